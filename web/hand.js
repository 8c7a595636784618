// @ts-check
/** A hand as the page holds it: plain values, never changed in place. */

import { COPIES, count, isKong, meldTiles } from "./tiles.js";

/** @typedef {import("./tiles.js").Meld} Meld */
/** @typedef {"last_wall_tile" | "kong_replacement" | "robbing_kong"} Flag */
/** @typedef {"self_draw" | "discard"} Source */
/** @typedef {"E" | "S" | "W" | "N"} Wind */
/**
 * @typedef {object} Hand
 * @property {string[]} concealed in the order of entry, without the winning tile
 * @property {string | null} winning the winning tile, once there is one
 * @property {Meld[]} melds
 * @property {Source} source
 * @property {1 | 2 | 3} from who discarded; kept, and without meaning, on a self-draw
 * @property {Wind} seat
 * @property {Wind} round
 * @property {Record<Flag, boolean>} flags
 * @property {string[]} public tiles on the table that everybody sees
 * @property {number[]} flowers 1 to 8, rising
 */
/** @typedef {import("./protocol.js").Request} Request */

/** @type {Flag[]} */
export const FLAGS = ["last_wall_tile", "kong_replacement", "robbing_kong"];
export const COMPLETE = 14;

/** @returns {Hand} */
export const emptyHand = () => ({
  concealed: [],
  winning: null,
  melds: [],
  source: "self_draw",
  from: 1,
  seat: "E",
  round: "E",
  flags: { last_wall_tile: false, kong_replacement: false, robbing_kong: false },
  public: [],
  flowers: [],
});

const EMPTY = JSON.stringify(emptyHand());

/** Whether nothing has been entered. @param {Hand} hand */
export const isEmpty = (hand) => JSON.stringify(hand) === EMPTY;

/** How many tiles the hand counts as: a kong stands for three. @param {Hand} hand */
export const tileCount = (hand) =>
  hand.concealed.length + (hand.winning ? 1 : 0) + 3 * hand.melds.length;

/** The concealed tiles, the winning tile last. @param {Hand} hand */
export const concealedTiles = (hand) =>
  hand.winning ? [...hand.concealed, hand.winning] : hand.concealed;

/** Every tile in sight of this page, a kong as four. @param {Hand} hand */
export const allTiles = (hand) => [
  ...concealedTiles(hand),
  ...hand.melds.flatMap(meldTiles),
  ...hand.public,
];

/** How many copies of a tile are left to enter. @param {Hand} hand @param {string} tile */
export const copiesLeft = (hand, tile) =>
  Math.max(0, COPIES - count(allTiles(hand), tile));

/** How many copies of a tile all can see: on the table and in open sets. @param {Pick<Hand, "public" | "melds">} hand @param {string} tile */
export const openCopies = (hand, tile) =>
  count(hand.public, tile) + count(hand.melds.filter(({ kind }) => kind !== "concealed_kong").flatMap(meldTiles), tile);

/**
 * Why a circumstance cannot be set for this hand, as a message id, or null when it can.
 * These mirror the engine's refusals, so that nobody is led into one; the engine has the last word.
 * @param {Hand} hand
 * @param {Flag} flag
 * @returns {string | null}
 */
export function whyNot(hand, flag) {
  if (flag === "last_wall_tile") {
    return hand.flags.robbing_kong ? "why-last-robbing" : null;
  }
  if (flag === "kong_replacement") {
    if (hand.source !== "self_draw") return "why-replacement-self-draw";
    return hand.melds.some(isKong) ? null : "why-replacement-kong";
  }
  return whyNoRobbing(hand);
}

/** @param {Hand} hand */
function whyNoRobbing(hand) {
  if (hand.source !== "discard") return "why-robbing-discard";
  if (hand.flags.last_wall_tile) return "why-robbing-last";
  const robbed = hand.winning;
  if (!robbed) return null;
  const own = [...hand.concealed, ...hand.melds.flatMap(meldTiles)];
  if (own.includes(robbed)) return "why-robbing-held";
  return [0, 3].includes(count(hand.public, robbed)) ? null : "why-robbing-public";
}

/**
 * The engine's request for this hand.
 * @param {Hand} hand
 * @param {string} rules
 * @returns {Request}
 */
export function toRequest(hand, rules) {
  return {
    rules,
    concealed: concealedTiles(hand),
    melds: hand.melds,
    win: hand.source === "discard" ? { source: "discard", from: hand.from } : { source: "self_draw" },
    seat_wind: hand.seat,
    round_wind: hand.round,
    ...hand.flags,
    public_tiles: hand.public,
    flowers: hand.flowers,
  };
}

/**
 * The hand behind a request that was read from text. A text says neither who discarded nor, but for
 * the last of a kind, what lies on the table; so these stay as they were.
 * @param {any} request
 * @param {Hand} before
 * @returns {Hand}
 */
export function fromRequest(request, before) {
  const win = request.win ?? {};
  return {
    ...splitWinning(request.concealed ?? [], request.melds ?? []),
    source: win.source === "discard" ? "discard" : "self_draw",
    from: before.from,
    seat: request.seat_wind ?? "E",
    round: request.round_wind ?? "E",
    flags: {
      last_wall_tile: Boolean(request.last_wall_tile),
      kong_replacement: Boolean(request.kong_replacement),
      robbing_kong: Boolean(request.robbing_kong),
    },
    public: [...before.public, ...lacking(before.public, request.public_tiles ?? [])],
    flowers: [...(request.flowers ?? [])].sort((a, b) => a - b),
  };
}

/** Those of `wanted` that `have` does not cover. @param {string[]} have @param {string[]} wanted */
export const lacking = (have, wanted) =>
  wanted.filter((tile, index) => count(wanted.slice(0, index + 1), tile) > count(have, tile));

/**
 * In a complete hand the last concealed tile is the winning one; before that there is none.
 * @param {string[]} tiles
 * @param {Meld[]} melds
 */
function splitWinning(tiles, melds) {
  const complete = tiles.length > 0 && tiles.length + 3 * melds.length >= COMPLETE;
  return {
    concealed: complete ? tiles.slice(0, -1) : tiles,
    winning: complete ? (tiles.at(-1) ?? null) : null,
    melds,
  };
}
