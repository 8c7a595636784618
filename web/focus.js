// @ts-check
/** Keeps the focus near when the button that had it goes away with its tile. */

/**
 * @param {Element | null} had the element with the focus before the page was drawn anew
 */
export function keepFocus(had) {
  if (!had || had.isConnected) return;
  const group = had.matches(".table-tile") ? ".table-tile" : '[data-testid="rack"] [data-at]';
  const next = [...document.querySelectorAll(group)].at(-1) ?? document.querySelector('.palette [tabindex="0"]');
  if (next instanceof HTMLElement) next.focus();
}
