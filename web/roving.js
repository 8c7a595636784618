// @ts-check
/**
 * One tab stop for a group of buttons, and the arrow keys inside it.
 * The buttons carry `data-at`, their place; the group's owner renders `tabindex` from the place it keeps.
 */

/**
 * The place an arrow key leads to, in rows of different lengths; null for any other key.
 * @param {string} key
 * @param {number[]} rows how many places each row has
 * @param {number} at
 * @returns {number | null}
 */
export function step(key, rows, at) {
  const last = rows.reduce((sum, length) => sum + length, 0) - 1;
  const row = rows.findIndex((_, index) => at < startOf(rows, index + 1));
  const column = at - startOf(rows, row);
  const inRow = (/** @type {number} */ index) =>
    index < 0 || index >= rows.length ? at : startOf(rows, index) + Math.min(column, rows[index] - 1);
  switch (key) {
    case "ArrowLeft": return Math.max(0, at - 1);
    case "ArrowRight": return Math.min(last, at + 1);
    case "ArrowUp": return inRow(row - 1);
    case "ArrowDown": return inRow(row + 1);
    case "Home": return 0;
    case "End": return last;
    default: return null;
  }
}

/** @param {number[]} rows @param {number} index */
const startOf = (rows, index) => rows.slice(0, index).reduce((sum, length) => sum + length, 0);

/**
 * Move the focus by the arrow keys.
 * @param {KeyboardEvent} event at the group
 * @param {number[]} rows
 * @returns {boolean} whether the key was one of them
 */
export function rove(event, rows) {
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const at = placeOf(event.target);
  if (at === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const to = step(event.key, rows, at);
  if (to === null) return false;
  event.preventDefault();
  /** @type {HTMLElement | null} */ (group.querySelector(`[data-at="${to}"]`))?.focus();
  return true;
}

/** The place of the button an event happened on. @param {EventTarget | null} target */
export function placeOf(target) {
  const button = target instanceof Element ? target.closest("[data-at]") : null;
  return button instanceof HTMLElement ? Number(button.dataset.at) : null;
}
