// @ts-check
/**
 * What a tap does to a hand. Each edit gives the new hand, or the same one with a note that says
 * why it was left alone.
 */

import { COMPLETE, FLAGS, concealedTiles, copiesLeft, openCopies, tileCount, whyNot } from "./hand.js";
import { COPIES, byTile, count, meldTiles, startsChow } from "./tiles.js";

/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./state.js").Mode} Mode */
/** @typedef {import("./state.js").Note} Note */
/** @typedef {{hand: Hand, note?: Note | null}} Edit */

const MELDS_AT_MOST = 4;

/**
 * Why a palette tile cannot be tapped in this mode, as a message id, or null when it can.
 * @param {Hand} hand
 * @param {Mode} mode
 * @param {string} tile
 * @returns {string | null}
 */
export function whyNotTile(hand, mode, tile) {
  if (mode === "concealed" || mode === "public") {
    return copiesLeft(hand, tile) ? null : "why-four-copies";
  }
  if (mode === "chow" && !startsChow(tile)) {
    return tile.length === 1 ? "why-chow-honour" : "why-chow-end";
  }
  if (hand.melds.length >= MELDS_AT_MOST) return "why-four-sets";
  const wanted = meldTiles({ kind: mode, tile });
  if (wanted.every((one) => copiesLeft(hand, one) >= count(wanted, one))) return null;
  if (mode === "chow") return "why-chow-copies";
  if (copiesLeft(hand, tile) === 0) return "why-four-copies";
  return mode === "pung" ? "why-pung-copies" : "why-kong-copies";
}

/**
 * A tap on a palette tile.
 * @param {Hand} hand
 * @param {Mode} mode
 * @param {string} tile
 * @returns {Edit}
 */
export function pick(hand, mode, tile) {
  const why = whyNotTile(hand, mode, tile);
  if (why) return { hand, note: { id: why, args: { tile } } };
  if (mode === "public") return checked(hand, { ...hand, public: [...hand.public, tile] });
  if (mode === "concealed") return checked(hand, withConcealed(hand, tile));
  const melds = [...hand.melds, { kind: mode, tile }];
  return checked(hand, { ...hand, melds });
}

/** @param {Hand} hand @param {string} tile @returns {Hand} */
export function withConcealed(hand, tile) {
  const completes = !hand.winning && tileCount(hand) === COMPLETE - 1;
  return completes ? { ...hand, winning: tile } : { ...hand, concealed: [...hand.concealed, tile] };
}

/**
 * A tile that everybody sees, added while the taps mean something else: that it went to the table is said.
 * @param {Hand} hand
 * @param {string} tile
 * @returns {Edit}
 */
export function lay(hand, tile) {
  const laid = pick(hand, "public", tile);
  if (laid.hand === hand) return laid;
  return { ...laid, note: { id: "note-seen", args: { tile }, undo: true, after: laid.note } };
}

/** @param {Hand} hand @param {number} index @returns {Edit} */
export const takeOut = (hand, index) =>
  checked(hand, { ...hand, concealed: hand.concealed.toSpliced(index, 1) });

/** @param {Hand} hand @returns {Edit} */
export const takeOutWinning = (hand) => checked(hand, { ...hand, winning: null });

/** @param {Hand} hand @param {number} index @returns {Edit} */
export const takeOutMeld = (hand, index) =>
  checked(hand, { ...hand, melds: hand.melds.toSpliced(index, 1) });

/** @param {Hand} hand @param {number} index @returns {Edit} */
export const takeOutPublic = (hand, index) =>
  checked(hand, { ...hand, public: hand.public.toSpliced(index, 1) });

/**
 * A tile in hand, or a called set, is laid elsewhere among its like.
 * @param {Hand} hand
 * @param {"concealed" | "melds"} which
 * @param {number} from
 * @param {number} to
 * @returns {Edit}
 */
export function move(hand, which, from, to) {
  /** @type {any[]} */
  const row = hand[which];
  if (from === to || !(from in row) || !(to in row)) return { hand };
  return { hand: { ...hand, [which]: row.toSpliced(from, 1).toSpliced(to, 0, row[from]) } };
}

/**
 * A concealed tile changes places with the winning one; tiles in order stay in order.
 * @param {Hand} hand
 * @param {number} index
 * @returns {Edit}
 */
export function makeWinning(hand, index) {
  const winning = hand.concealed[index];
  if (winning === undefined || winning === hand.winning) return { hand };
  const back = hand.winning ? [hand.winning] : [];
  const concealed = hand.concealed.toSpliced(index, 1, ...back);
  return checked(hand, { ...hand, winning, concealed: inOrderOf(hand, concealed) });
}

/**
 * A hand one tile short is won on this tile, in this way; as the last of its kind, with the others
 * on the table.
 * @param {Hand} hand
 * @param {string} tile
 * @param {import("./hand.js").Source} source
 * @param {boolean} [last]
 * @returns {Edit}
 */
export function completeWith(hand, tile, source, last = false) {
  const hidden = last ? Math.max(0, COPIES - 1 - openCopies(hand, tile)) : 0;
  if (copiesLeft(hand, tile) <= hidden) return { hand, note: { id: "why-four-copies", args: { tile } } };
  const shown = [...hand.public, ...Array(hidden).fill(tile)];
  return checked(hand, { ...hand, concealed: concealedTiles(hand), winning: tile, source, public: shown });
}

/** @param {Hand} hand @returns {Hand} */
export const sortTiles = (hand) => ({
  ...hand,
  concealed: hand.concealed.toSorted(byTile),
  public: hand.public.toSorted(byTile),
});

/** Whether the tiles in hand lie in tile order. @param {Hand} hand */
export const isSorted = ({ concealed }) =>
  concealed.every((tile, index) => index === 0 || byTile(concealed[index - 1], tile) <= 0);

/** Other concealed tiles for a hand: in tile order if its own are. @param {Hand} hand @param {string[]} tiles */
export const inOrderOf = (hand, tiles) => (isSorted(hand) ? tiles.toSorted(byTile) : tiles);

/** @param {Hand} hand @param {number} flower @returns {Hand} */
export const toggleFlower = (hand, flower) => ({
  ...hand,
  flowers: hand.flowers.includes(flower)
    ? hand.flowers.filter((other) => other !== flower)
    : [...hand.flowers, flower].sort((a, b) => a - b),
});

/** @param {Hand} hand @param {Partial<Hand>} change @returns {Edit} */
export function setCircumstance(hand, change) {
  for (const flag of FLAGS) {
    const why = change.flags?.[flag] && !hand.flags[flag] && whyNot(hand, flag);
    if (why) return { hand, note: { id: why } };
  }
  return checked(hand, { ...hand, ...change });
}

/**
 * What else a change brings with it: a hand made complete by a called set gets a winning tile, and
 * a circumstance that can no longer be is unset. Both are said, and undo takes both back.
 * @param {Hand} before
 * @param {Hand} after
 * @returns {Edit}
 */
export function checked(before, after) {
  /** @type {Hand} */
  let hand = after;
  /** @type {Note | null} */
  let note = null;
  if (!hand.winning && hand.concealed.length && tileCount(hand) >= COMPLETE) {
    const tile = /** @type {string} */ (hand.concealed.at(-1));
    hand = { ...hand, winning: tile, concealed: hand.concealed.slice(0, -1) };
    note = { id: "note-winning-chosen", args: { tile } };
  }
  for (const flag of FLAGS) {
    const why = hand.flags[flag] && before.flags[flag] ? whyNot(hand, flag) : null;
    if (!why) continue;
    hand = { ...hand, flags: { ...hand.flags, [flag]: false } };
    note = { id: "note-flag-unset", args: { flag, why }, undo: true, after: note };
  }
  return { hand, note };
}
