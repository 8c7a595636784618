// @ts-check
/** A text as a QR code. Loaded when one is asked for. */

import { encode } from "./vendor/uqr/dist/index.mjs";

/** Blank modules around the code, as the standard asks. */
const MARGIN = 4;

/**
 * @typedef {{size: number, path: string}} Code `path` fills the dark modules of a square of this size
 * @param {string} text
 * @returns {Code}
 */
export function codeOf(text) {
  const { data, size } = encode(text, { border: MARGIN, ecc: "M" });
  const rows = data.flatMap((row, y) => [...darkRuns(row)].map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: rows.join("") };
}

/** Neighbouring dark modules of a row: where they begin, and how many. @param {boolean[]} row */
function* darkRuns(row) {
  let start = -1;
  for (let x = 0; x <= row.length; x++) {
    if (row[x] && start < 0) start = x;
    if (!row[x] && start >= 0) {
      yield /** @type {const} */ ([start, x - start]);
      start = -1;
    }
  }
}
