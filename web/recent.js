// @ts-check
/** What is kept of a hand that was scored, and what makes sense as such wherever it comes from. */

import { COMPLETE, allTiles, tileCount } from "./hand.js";
import { COPIES, count } from "./tiles.js";
import { sortTiles } from "./edits.js";
import { readLink, writeLink } from "./url.js";

/**
 * @typedef {object} Recent
 * @property {string} hand as its link has it, tiles in order; equal hands are one
 * @property {string} name as the reader named it, or empty
 * @property {number} at when it was last scored, in milliseconds
 * @property {number} total what it was worth
 * @property {boolean} [brought] it came from a file, so it goes only when told to
 */
/** @typedef {"hand" | "name" | "at" | "total"} Field */

export const LONGEST_NAME = 80;
const GREATEST_TOTAL = 10_000;
/** Names of two hands that turn out to be one. */
const BOTH = " / ";

/**
 * @param {import("./hand.js").Hand} hand
 * @param {string} rules
 * @param {number} total
 * @returns {Recent}
 */
export const recentOf = (hand, rules, total) =>
  ({ hand: writeLink(sortTiles(hand), rules), name: "", at: Date.now(), total });

/** The hand again, with its rules; null for what is no whole hand. @param {string} hand */
export function handOf(hand) {
  const link = readLink(hand);
  if (!link || !("hand" in link) || tileCount(link.hand) !== COMPLETE) return null;
  const tiles = allTiles(link.hand);
  return tiles.every((tile) => count(tiles, tile) <= COPIES) ? link : null;
}

/** The first field that makes no sense, if any. @param {any} value @returns {Field | null} */
export function faultOf(value) {
  const { hand, name, at, total } = value ?? {};
  if (typeof hand !== "string" || !handOf(hand)) return "hand";
  if (typeof name !== "string" || name.length > LONGEST_NAME) return "name";
  if (!Number.isSafeInteger(at) || at < 0 || at > Date.now() + 864e5) return "at";
  return Number.isSafeInteger(total) && total >= 0 && total <= GREATEST_TOTAL ? null : "total";
}

/**
 * One of two records of the same hand: no name is lost for which there is room, and the later day counts.
 * @param {Recent} mine
 * @param {Recent} theirs
 * @returns {Recent}
 */
export function merged(mine, theirs) {
  const names = [...new Set([...mine.name.split(BOTH), ...theirs.name.split(BOTH)].filter(Boolean))].join(BOTH);
  const name = names.length > LONGEST_NAME ? mine.name : names;
  return { ...mine, name, at: Math.max(mine.at, theirs.at), brought: mine.brought || theirs.brought };
}
