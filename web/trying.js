// @ts-check
/** Edits that try out what the engine advised: another tile in, one out for another, another circumstance. */

import { checked, isSorted, pick, takeOut, takeOutWinning, withConcealed } from "./edits.js";
import { FLAGS, concealedTiles, copiesLeft, splitWinning } from "./hand.js";
import { byTile } from "./tiles.js";

/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./edits.js").Edit} Edit */

/**
 * A tile comes into the hand, one goes out, or one goes out for another, which was then drawn last.
 * @param {Hand} hand
 * @param {{in?: string, out?: string}} tiles
 * @returns {Edit}
 */
export function exchange(hand, { in: drawn, out }) {
  if (!out) return drawn ? pick(hand, "concealed", drawn) : { hand };
  const index = hand.concealed.indexOf(out);
  if (index < 0 && hand.winning !== out) return { hand };
  if (!drawn) return index < 0 ? takeOutWinning(hand) : takeOut(hand, index);
  if (!copiesLeft(hand, drawn)) return { hand, note: { id: "why-four-copies", args: { tile: drawn } } };
  const tiles = concealedTiles(hand);
  const rest = tiles.toSpliced(index < 0 ? tiles.length - 1 : index, 1);
  const concealed = isSorted(hand) ? rest.sort(byTile) : rest;
  return checked(hand, withConcealed({ ...hand, concealed, winning: null }, drawn));
}

/**
 * The hand with some fields as the engine would have them; a hand in tile order stays in order.
 * @param {Hand} hand
 * @param {Partial<import("./protocol.js").Request>} set fields of a request
 * @returns {Edit}
 */
export function lifted(hand, set) {
  /** @type {Partial<Hand>} */
  const change = {};
  if (set.concealed) {
    const { concealed, winning } = splitWinning(set.concealed, hand.melds);
    Object.assign(change, { winning, concealed: isSorted(hand) ? concealed.toSorted(byTile) : concealed });
  }
  if (set.win) change.source = set.win.source;
  if (set.public_tiles) change.public = set.public_tiles;
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, set[flag] ?? hand.flags[flag]]));
  return checked(hand, { ...hand, ...change, flags: /** @type {Hand["flags"]} */ (flags) });
}
