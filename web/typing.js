// @ts-check
/** Tiles typed one key after another: digits and then their suit, honours by their letter. */

import { COPIES, HONOURS, SUITS, meldTiles, startsChow } from "./tiles.js";

/** @typedef {import("./state.js").Action} Action */
/** @typedef {import("./tiles.js").MeldKind} MeldKind */
/**
 * A key pressed: `shift` makes what is typed a called set, `alt` lays it on the table, both make it
 * a concealed kong.
 * @typedef {{key: string, shift?: boolean, alt?: boolean}} Key
 */

const DIGITS_AT_MOST = 14;
/** @type {MeldKind[]} */
const SETS = ["chow", "pung", "kong"];

/**
 * What a key does. Digits wait for their suit; a letter without digits is an honour. So `s` after a
 * digit is bamboo, and alone it is the south wind.
 * @param {Key} pressed
 * @param {string} digits that wait
 * @returns {Action[]}
 */
export function actionsOf(pressed, digits) {
  const { key, shift, alt } = pressed;
  if (/^[1-9]$/.test(key)) return waitForSuit((digits + key).slice(0, DIGITS_AT_MOST));
  if (key === "Escape") return digits ? waitForSuit("") : [];
  if (key === "Backspace") return digits ? waitForSuit(digits.slice(0, -1)) : [{ type: "undo" }];
  const tiles = typedTiles(key, digits, Boolean(shift));
  if (!tiles.length) return [];
  const taps = shift ? [setOf(tiles, Boolean(alt))] : tiles.map((tile) => tap(tile, alt ? "public" : undefined));
  return [...waitForSuit(""), ...taps];
}

/**
 * The tiles a letter completes. Of an honour in a set, digits say how many, three if they do not.
 * @param {string} key
 * @param {string} digits
 * @param {boolean} isSet
 */
function typedTiles(key, digits, isSet) {
  const suit = key.toLowerCase();
  const honour = key.toUpperCase();
  if (digits && /** @type {readonly string[]} */ (SUITS).includes(suit)) {
    const ranks = isSet ? [...digits].sort() : [...digits];
    return ranks.map((rank) => rank + suit);
  }
  if (!HONOURS.includes(honour)) return [];
  if (isSet) return /^[34]?$/.test(digits) ? Array(Number(digits || COPIES - 1)).fill(honour) : [];
  return digits ? [] : [honour];
}

/** The set these tiles are, or the reason why they are none. @param {string[]} tiles @param {boolean} isHidden @returns {Action} */
function setOf(tiles, isHidden) {
  const [tile] = tiles;
  if (isHidden && tiles.every((one) => one === tile)) return tap(tile, "concealed_kong");
  const kind = !isHidden && SETS.find((one) =>
    (one !== "chow" || startsChow(tile)) && meldTiles({ kind: one, tile }).join() === tiles.join());
  return kind ? tap(tile, kind) : { type: "note", note: { id: "why-typed-set", args: { tiles: tiles.join(" ") } } };
}

/** @param {string} tile @param {import("./state.js").Mode} [mode] @returns {Action} */
const tap = (tile, mode) => ({ type: "tap", tile, mode });

/** @param {string} digits @returns {Action[]} */
const waitForSuit = (digits) => [
  { type: "ui", change: { digits } },
  { type: "note", note: digits ? { id: "palette-pending", args: { digits } } : null },
];
