// @ts-check
/** Keeps the focus near when the button that had it goes away with its tile, or with what it advised. */

/** Where the focus goes from a button that is gone: to the last of these that is there. */
const NEAR = [
  [".table-tile", ".table-tile"],
  [".lift, .advised, .wait-cell, .wait-tile", ".result"],
  ["*", '[data-testid="rack"] [data-at]'],
];

/**
 * @param {Element | null} had the element with the focus before the page was drawn anew
 */
export function keepFocus(had) {
  if (!had || had.isConnected) return;
  const [, group] = /** @type {string[]} */ (NEAR.find(([gone]) => had.matches(gone)));
  const next = [...document.querySelectorAll(group)].at(-1) ?? document.querySelector('.palette [tabindex="0"]');
  // The result is long: it is read from where the focus was, not from its top.
  if (next instanceof HTMLElement) next.focus({ preventScroll: next.matches(".result") });
}
