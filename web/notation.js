// @ts-check
/**
 * The hand as text, and back: only the canonical notation, the one the engine's `format` writes.
 * The page needs it before Python is there. Any other text is for the engine's `parse`; a test
 * holds the two to the same answers.
 */

import { COMPLETE, concealedTiles, openCopies, tileCount } from "./hand.js";
import { COPIES, count, isTile, meldTiles } from "./tiles.js";

/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./tiles.js").Meld} Meld */

/** The longest text that is read, by the engine too; more than any hand needs. */
export const LONGEST_TEXT = 1000;
const KONG_ADDED = 4; // 5, 6, 7 say what 1, 2, 3 say, and that the kong was added
const UNKNOWN = "?+"; // an open kong and an added one, where the player is not known
const FLOWER_LETTERS = "abdcefgh"; // by number: the family's letters put bamboo before chrysanthemum
const CONTEXT = /^([ESWN])([ESWN])([01])([01])([01])([01])$/;
const PIECE = /\[(?:([1-9]{3,4})([mps])|([ESWNCFP]{3,4}))(?:,([1-7?+]))?\]|([1-9]+)([mps])|([ESWNCFP])/y;

/**
 * @param {Hand} hand
 * @returns {string}
 */
export function write(hand) {
  const melds = hand.melds.map(writeMeld).join("");
  const text = melds + writeTiles(concealedTiles(hand));
  const context = writeContext(hand);
  if (!text && context === "|EE1000") return "";
  return text + context;
}

/** Tiles one after another, a suit's letter once for a run of its digits. @param {string[]} tiles */
export function writeTiles(tiles) {
  return tiles
    .map((tile, index) => (tile[1] && tile[1] === tiles[index + 1]?.[1] ? tile[0] : tile))
    .join("");
}

/** @param {Meld} meld */
function writeMeld(meld) {
  const mark = markOf(meld);
  return `[${writeTiles(meldTiles(meld))}${mark ? `,${mark}` : ""}]`;
}

/** @param {Meld} meld */
function markOf({ kind, claimed, from, added }) {
  if (kind === "chow") return claimed;
  if (kind === "concealed_kong") return undefined;
  const side = from && playerAt(from);
  if (kind === "pung") return side;
  return side ? side + (added ? KONG_ADDED : 0) : UNKNOWN[added ? 1 : 0];
}

/** @param {Hand} hand */
function writeContext(hand) {
  const event = hand.source === "self_draw" ? hand.flags.kong_replacement : hand.flags.robbing_kong;
  const bits = [hand.source === "self_draw", isLastOfKind(hand), hand.flags.last_wall_tile, event];
  const flowers = hand.flowers.map((flower) => FLOWER_LETTERS[flower - 1]).join("");
  return `|${hand.round}${hand.seat}${bits.map(Number).join("")}${flowers && `|${flowers}`}`;
}

/** @param {Hand} hand */
function isLastOfKind(hand) {
  const { winning } = hand;
  if (!winning || tileCount(hand) !== COMPLETE || hand.concealed.includes(winning)) return false;
  return openCopies(hand, winning) >= COPIES - 1;
}

/**
 * The request a canonical text stands for; null for every other text.
 * @param {string} text
 * @returns {import("./hand.js").Request | null}
 */
export function read(text) {
  if (text.length > LONGEST_TEXT) return null;
  const [body, context = "EE1000", flowers = "", ...more] = text.replace(/\s/g, "").split("|");
  const pieces = readPieces(body);
  const bits = CONTEXT.exec(context);
  const numbers = readFlowers(flowers);
  if (more.length || !pieces || !bits || !numbers) return null;
  const [, round, seat, drawn, last, wall, event] = bits;
  const isDrawn = drawn === "1";
  const shown = last === "1" ? missingCopies(pieces) : [];
  return shown && {
    ...pieces,
    win: isDrawn ? { source: "self_draw" } : { source: "discard", from: 1 },
    seat_wind: seat,
    round_wind: round,
    last_wall_tile: wall === "1",
    kong_replacement: isDrawn && event === "1",
    robbing_kong: !isDrawn && event === "1",
    public_tiles: shown,
    flowers: numbers,
  };
}

/**
 * Tiles written one after another, as in a link's `public`; null when it is anything else.
 * @param {string} text
 * @returns {string[] | null}
 */
export function readTiles(text) {
  const pieces = readPieces(text);
  return pieces && !pieces.melds.length ? pieces.concealed : null;
}

/** @param {string} body @returns {{concealed: string[], melds: Meld[]} | null} */
function readPieces(body) {
  /** @type {{concealed: string[], melds: Meld[]}} */
  const pieces = { concealed: [], melds: [] };
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < body.length) {
    const found = PIECE.exec(body);
    if (!found) return null;
    const [, ranks, suit, honours, mark, digits, letter, honour] = found;
    if (digits) pieces.concealed.push(...[...digits].map((rank) => rank + letter));
    else if (honour) pieces.concealed.push(honour);
    else {
      const tiles = honours ? [...honours] : [...ranks].map((rank) => rank + suit);
      const meld = readMeld(tiles, mark ?? "");
      if (!meld) return null;
      pieces.melds.push(meld);
    }
  }
  return pieces;
}

/** @param {string[]} tiles @param {string} mark @returns {Meld | null} */
function readMeld(tiles, mark) {
  const [tile] = tiles;
  const is = (/** @type {Meld["kind"]} */ kind) =>
    tiles.every(isTile) && meldTiles({ kind, tile }).join() === tiles.join();
  const number = /** @type {1 | 2 | 3} */ (Number(mark));
  const isPlayer = number >= 1 && number <= 3;
  if (tile.length === 2 && is("chow")) {
    if (!mark) return { kind: "chow", tile };
    return isPlayer ? { kind: "chow", tile, claimed: number } : null;
  }
  if (is("pung")) {
    if (!mark) return { kind: "pung", tile };
    return isPlayer ? { kind: "pung", tile, from: playerAt(number) } : null;
  }
  return is("kong") ? readKong(tile, mark) : null;
}

/** @param {string} tile @param {string} mark @returns {Meld | null} */
function readKong(tile, mark) {
  if (!mark) return { kind: "concealed_kong", tile };
  const added = mark === UNKNOWN[1] || Number(mark) > KONG_ADDED;
  /** @type {Meld} */
  const kong = added ? { kind: "kong", tile, added } : { kind: "kong", tile };
  if (UNKNOWN.includes(mark)) return kong;
  const number = Number(mark) % KONG_ADDED;
  return number ? { ...kong, from: playerAt(number) } : null;
}

/** The text counts players from the left, the request from the right. @param {number} mark */
const playerAt = (mark) => /** @type {1 | 2 | 3} */ (COPIES - mark);

/**
 * The table tiles that make the winning tile the last of its kind, none while the hand waits; null
 * when it cannot be.
 * @param {{concealed: string[], melds: Meld[]}} pieces
 * @returns {string[] | null}
 */
function missingCopies({ concealed, melds }) {
  const winning = concealed.at(-1);
  if (!winning || concealed.length + 3 * melds.length !== COMPLETE) return [];
  const hidden = melds.filter((meld) => meld.kind === "concealed_kong").flatMap(meldTiles);
  if (count([...concealed, ...hidden], winning) > 1) return null;
  const missing = COPIES - 1 - openCopies({ public: [], melds }, winning);
  return Array(Math.max(0, missing)).fill(winning);
}

/** Letters, or a count of them from the first on. @param {string} text @returns {number[] | null} */
function readFlowers(text) {
  if (/^[1-8]$/.test(text)) return Array.from({ length: Number(text) }, (_, index) => index + 1);
  const numbers = [...text].map((letter) => FLOWER_LETTERS.indexOf(letter) + 1);
  return numbers.every(Boolean) ? numbers : null;
}
