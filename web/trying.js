// @ts-check
/** Edits that try out what the engine advised: another tile in, one out for another, another circumstance. */

import { checked, inOrderOf, pick, takeOut, takeOutWinning, withConcealed } from "./edits.js";
import { FLAGS, concealedTiles, copiesLeft, lacking } from "./hand.js";

/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {Pick<import("./protocol.js").Lift, "change" | "in" | "out" | "set">} Lift */

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
  const concealed = inOrderOf(hand, rest);
  return checked(hand, withConcealed({ ...hand, concealed, winning: null }, drawn));
}

/**
 * The hand with the one thing changed that lifts it. Like a tap on a tile this means the hand as it
 * is by now, though the advice may be about the one before.
 * @param {Hand} hand
 * @param {Lift} lift
 * @returns {Edit}
 */
export function lifted(hand, lift) {
  const { change, set } = lift;
  if (change === "tile") return replaced(hand, lift);
  // An event that cannot stay is unset by the check, which says so.
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, set[flag] || hand.flags[flag]]));
  return checked(hand, {
    ...hand,
    source: set.win?.source ?? hand.source,
    flags: /** @type {Hand["flags"]} */ (flags),
    public: [...hand.public, ...lacking(hand.public, set.public_tiles ?? [])],
  });
}

/** One tile in the place of another; tiles in order stay in order. @param {Hand} hand @param {Lift} lift @returns {Edit} */
function replaced(hand, lift) {
  const tile = /** @type {string} */ (lift.in);
  if (!copiesLeft(hand, tile)) return { hand, note: { id: "why-four-copies", args: { tile } } };
  if (replacesWinning(lift, hand)) return checked(hand, { ...hand, winning: tile });
  const index = hand.concealed.indexOf(/** @type {string} */ (lift.out));
  if (index < 0) return { hand };
  const concealed = hand.concealed.toSpliced(index, 1, tile);
  return checked(hand, { ...hand, concealed: inOrderOf(hand, concealed) });
}

/** Whether it is the winning tile that would be another. @param {Lift} lift @param {Hand} hand */
export const replacesWinning = (lift, hand) =>
  lift.out === hand.winning && lift.in === lift.set.concealed?.at(-1);
