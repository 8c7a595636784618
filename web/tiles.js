// @ts-check
/** The 34 kinds of tile, in tile order, and how many of each a list or a set uses. */

/** @typedef {"chow" | "pung" | "kong" | "concealed_kong"} MeldKind */
/**
 * A set laid on the table. For a chow, `tile` is its lowest.
 * @typedef {object} Meld
 * @property {MeldKind} kind
 * @property {string} tile
 * @property {1 | 2 | 3} [claimed] which tile of a chow was claimed
 * @property {1 | 2 | 3} [from] the player it was claimed from, as in the request
 * @property {boolean} [added] a kong added to an exposed pung
 */

export const SUITS = /** @type {const} */ (["m", "p", "s"]);
export const HONOURS = ["E", "S", "W", "N", "C", "F", "P"];
export const WINDS = ["E", "S", "W", "N"];
export const TILES = [
  ...SUITS.flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`)),
  ...HONOURS,
];
export const FLOWERS = [1, 2, 3, 4, 5, 6, 7, 8];
export const COPIES = 4;

const ORDER = new Map(TILES.map((tile, index) => [tile, index]));

/** @param {unknown} tile */
export const isTile = (tile) => typeof tile === "string" && ORDER.has(tile);

/** Tile order, for sorting. @param {string} a @param {string} b */
export const byTile = (a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0);

/** Whether a chow can begin on this tile. @param {string} tile */
export const startsChow = (tile) => tile.length === 2 && Number(tile[0]) <= 7;

/**
 * The tiles of a meld, in the order they lie.
 * @param {{kind: MeldKind, tile: string}} meld
 * @returns {string[]}
 */
export function meldTiles({ kind, tile }) {
  if (kind === "chow") return [0, 1, 2].map((step) => `${Number(tile[0]) + step}${tile[1]}`);
  return Array(kind === "pung" ? 3 : COPIES).fill(tile);
}

/** @param {{kind: MeldKind}} meld */
export const isKong = (meld) => meld.kind === "kong" || meld.kind === "concealed_kong";

/** How many of a tile are in a list. @param {string[]} tiles @param {string} tile */
export const count = (tiles, tile) => tiles.filter((other) => other === tile).length;
