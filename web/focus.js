// @ts-check
/** Keeps the focus near when what had it goes away: a button with its tile, or with what it advised. */

/** Where the focus goes from what is gone: to the last of these that is there. */
const NEAR = [
  [".table-tile", ".table-tile"],
  [".lift, .advised, .wait-cell, .wait-tile", ".result"],
  ["*", '[data-testid="rack"] [data-at]'],
];

/**
 * Remember what has the focus, before the page is drawn anew.
 * @returns {() => void} what to do when it has been drawn
 */
export function keepFocus() {
  const had = document.activeElement;
  const dialog = had?.closest("dialog");
  return () => {
    if (!had || had.isConnected) return;
    if (dialog) stayIn(dialog);
    else moveNear(had);
  };
}

/** A dialog that closes gives the focus back by itself. @param {HTMLDialogElement} dialog */
function stayIn(dialog) {
  if (dialog.open) dialog.querySelector("button")?.focus();
}

/** @param {Element} gone */
function moveNear(gone) {
  const [, group] = /** @type {string[]} */ (NEAR.find(([one]) => gone.matches(one)));
  const next = [...document.querySelectorAll(group)].at(-1) ?? document.querySelector('.palette [tabindex="0"]');
  // The result is long: it is read from where the focus was, not from its top.
  if (next instanceof HTMLElement) next.focus({ preventScroll: next.matches(".result") });
}
