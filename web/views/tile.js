// @ts-check
/**
 * A tile as one picture from the sprite, and the tiles of a set as they lie on the table.
 * Both are decoration: what stands around them says their name. Sizes, shadows and the corner index
 * belong to `styles/tiles.css`; the width comes from `--tile-w`.
 */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { meldTiles } from "../tiles.js";

/** @typedef {import("../tiles.js").Meld} Meld */
/**
 * @typedef {object} TileOptions
 * @property {boolean} [turned] lies on its side: the tile that was claimed
 * @property {boolean} [stacked] lies on its side upon another: the tile that made a pung a kong
 * @property {boolean} [back] face down
 * @property {"small"} [size] instead of the width the surroundings give
 */
/** One tile of a set on the table. @typedef {{id: string} & Omit<TileOptions, "size">} LaidTile */

const SPRITE = "assets/tiles.svg";

/**
 * @param {string} id 1m–9m, 1p–9p, 1s–9s, E S W N C F P, f1–f8
 * @param {TileOptions} [options]
 */
export const tile = (id, options = {}) => (options.stacked ? stack(id, options) : single(id, options));

/**
 * A set as it lies on the table.
 * @param {Meld} meld
 */
export const meldRow = (meld) =>
  html`<span class="meld">${layMeld(meld).map(({ id, ...how }) => tile(id, how))}</span>`;

/**
 * How the tiles of a set lie: the claimed one on its side, at an end or beside it by the player it
 * came from; an added one upon it; a concealed kong with its outer tiles face down.
 * @param {Meld} meld
 * @returns {LaidTile[]}
 */
export function layMeld(meld) {
  const ids = meldTiles(meld);
  if (meld.kind === "concealed_kong") {
    return ids.map((id, index) => ({ id, back: index === 0 || index === ids.length - 1 }));
  }
  const stacked = meld.kind === "kong" && Boolean(meld.added);
  const row = stacked ? ids.slice(1) : ids;
  const claimed = claimedPlace(meld, row.length);
  return row.map((id, index) => (index === claimed ? { id, turned: true, stacked } : { id }));
}

/** The place of the claimed tile: the first unless the set says. @param {Meld} meld @param {number} length */
function claimedPlace({ kind, claimed, from }, length) {
  if (kind === "chow") return (claimed ?? 1) - 1;
  if (from === 1) return length - 1;
  return from === 2 ? 1 : 0;
}

/** @param {string} id @param {TileOptions} options */
const single = (id, options) =>
  html`<span class=${classes(id, options)} aria-hidden="true"
    >${corner(id, options)}<svg class="tile__print"><use href="${SPRITE}#t-${options.back ? "back" : id}"></use></svg></span
  >`;

/** The tile below shows no more than its edge. @param {string} id @param {TileOptions} options */
const stack = (id, { size }) =>
  html`<span class="tile-stack ${sizeClass({ size })}"
    ><span class="tile tile--turned" aria-hidden="true"></span>${single(id, { turned: true })}</span
  >`;

/** @param {string} id @param {TileOptions} options */
function classes(id, options) {
  const ways = /** @type {const} */ (["turned", "back"]).filter((way) => options[way]);
  const names = ["tile", `tile--${family(id)}`, ...ways.map((way) => `tile--${way}`), sizeClass(options)];
  return names.filter(Boolean).join(" ");
}

/** @param {TileOptions} options */
const sizeClass = ({ size }) => (size ? `tile-size-${size}` : "");

/** The suit, or the honour itself: what gives the corner index its colour. @param {string} id */
const family = (id) => (isFlower(id) ? "flower" : (id[1] ?? id));

/** @param {string} id */
const isFlower = (id) => id.startsWith("f");

/** The corner index; flowers carry their number in the print. @param {string} id @param {TileOptions} options */
const corner = (id, { back }) =>
  back || isFlower(id) ? nothing : html`<span class="tile__index" data-sign=${id[0]}></span>`;
