// @ts-check
/** Tiles typed one key after another. */

import { HONOURS, SUITS } from "./tiles.js";

/** @typedef {import("./state.js").Action} Action */

const DIGITS_AT_MOST = 14;

/**
 * What a key among the tiles does. Digits wait for their suit; a letter without digits is an honour.
 * So `s` after a digit is bamboo, and alone it is the south wind.
 * @param {string} key
 * @param {string} digits that wait
 * @returns {Action[]}
 */
export function actionsOf(key, digits) {
  const suit = key.toLowerCase();
  const honour = key.toUpperCase();
  if (/^[1-9]$/.test(key)) return waitForSuit((digits + key).slice(0, DIGITS_AT_MOST));
  if (key === "Escape") return waitForSuit("");
  if (key === "Backspace") return digits ? waitForSuit(digits.slice(0, -1)) : [{ type: "undo" }];
  if (digits && /** @type {readonly string[]} */ (SUITS).includes(suit)) {
    const taps = [...digits].map((digit) => /** @type {Action} */ ({ type: "tap", tile: digit + suit }));
    return [...waitForSuit(""), ...taps];
  }
  return !digits && HONOURS.includes(honour) ? [{ type: "tap", tile: honour }] : [];
}

/** @param {string} digits @returns {Action[]} */
const waitForSuit = (digits) => [
  { type: "ui", change: { digits } },
  { type: "note", note: digits ? { id: "palette-pending", args: { digits } } : null },
];
