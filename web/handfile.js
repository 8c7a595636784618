// @ts-check
/** Hands in a file: written to be read again, and refused with the reason when they cannot be. */

import { LONGEST_NAME, faultOf } from "./recent.js";

/** @typedef {import("./recent.js").Recent} Recent */
/** @typedef {import("./state.js").Note} Note */

const KIND = "mcr-hands";
const VERSION = 1;
const MOST_BYTES = 1_000_000;
const MOST_HANDS = 2000;

/** @param {Recent[]} hands */
export const fileOf = (hands) =>
  new Blob([`${JSON.stringify({ kind: KIND, version: VERSION, hands }, null, 1)}\n`], { type: "application/json" });

/**
 * @param {File} file
 * @returns {Promise<{hands: Recent[]} | {refusal: Note}>}
 */
export async function readFile(file) {
  if (file.size > MOST_BYTES) return refuse("recents-bad-size", { limit: MOST_BYTES / 1e6 });
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(await file.text());
  } catch {
    return refuse("recents-bad-text");
  }
  if (found?.kind !== KIND || !Array.isArray(found.hands)) return refuse("recents-bad-kind");
  if (found.version !== VERSION) return refuse("recents-bad-version");
  if (found.hands.length > MOST_HANDS) return refuse("recents-bad-many", { limit: MOST_HANDS });
  for (const [index, value] of found.hands.entries()) {
    const fault = faultOf(value);
    if (fault) return refuse(`recents-bad-${fault}`, { number: index + 1, limit: LONGEST_NAME });
  }
  return { hands: found.hands.map(taken) };
}

/** Nothing but what is known comes in. @param {Recent} recent @returns {Recent} */
const taken = ({ hand, name, at, total }) => ({ hand, name: name.trim(), at, total, brought: true });

/** @param {string} id @param {Record<string, number>} [args] */
const refuse = (id, args = {}) => ({ refusal: { id, args } });
