// @ts-check
/**
 * A tile as one picture from the sprite, and the tiles of a set as they lie on the table.
 * Sizes, shadows and the corner index belong to `styles/tiles.css`; width comes from `--tile-w`.
 */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { meldTiles } from "../tiles.js";

/** @typedef {import("../tiles.js").Meld} Meld */
/** @typedef {import("../vendor/lit-html/lit-html.js").TemplateResult} Template */
/**
 * @typedef {object} TileOptions
 * @property {boolean} [turned] lies on its side: the tile that was claimed
 * @property {boolean} [stacked] a second copy lies on it: the tile that made a pung a kong
 * @property {boolean} [back] face down
 * @property {boolean} [winning] carries the mark of the winning tile
 * @property {boolean} [lit] ringed, as one of the tiles a fan stands on
 * @property {"small" | "medium" | "large"} [size] instead of the width the surroundings give
 * @property {boolean} [index] false leaves the corner index out, whatever the settings say
 * @property {string} [label] its name, where nothing around it says it; else it is decoration
 */
/** One tile of a set on the table. @typedef {{id: string} & Pick<TileOptions, "turned" | "stacked" | "back">} LaidTile */

const SPRITE = "assets/tiles.svg";

/**
 * @param {string} id 1m–9m, 1p–9p, 1s–9s, E S W N C F P, f1–f8
 * @param {TileOptions} [options]
 * @returns {Template}
 */
export function tile(id, options = {}) {
  if (options.stacked) return stack(id, options);
  const { back, label } = options;
  return html`<span
    class=${classes(id, options)}
    role=${label ? "img" : nothing}
    aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : "true"}
    >${corner(id, options)}<svg class="tile__print"><use href="${SPRITE}#t-${back ? "back" : id}"></use></svg></span
  >`;
}

/**
 * A set as it lies on the table.
 * @param {Meld} meld
 * @param {Pick<TileOptions, "size" | "lit" | "index">} [options]
 * @returns {Template}
 */
export function meldRow(meld, options = {}) {
  return html`<span class="meld">${layMeld(meld).map(({ id, ...how }) => tile(id, { ...options, ...how }))}</span>`;
}

/**
 * How the tiles of a set lie: the claimed one on its side, at the end or in the middle by the player
 * it came from; an added one on top of it; a concealed kong with its outer tiles face down.
 * @param {Meld} meld
 * @returns {LaidTile[]}
 */
export function layMeld(meld) {
  const ids = meldTiles(meld);
  if (meld.kind === "concealed_kong") {
    return ids.map((id, index) => ({ id, back: index === 0 || index === 3 }));
  }
  const stacked = meld.kind === "kong" && Boolean(meld.added);
  const row = stacked ? ids.slice(1) : ids;
  const claimed = turnedPlace(meld, row.length);
  return row.map((id, index) => (index === claimed ? { id, turned: true, stacked } : { id }));
}

/** The place of the claimed tile: the first unless the set says. @param {Meld} meld @param {number} length */
function turnedPlace({ kind, claimed, from }, length) {
  if (kind === "chow") return (claimed ?? 1) - 1;
  if (from === 1) return length - 1;
  return from === 2 ? 1 : 0;
}

/** Two tiles on their side, one on the other. @param {string} id @param {TileOptions} options */
function stack(id, { stacked: _, ...options }) {
  const { label, ...under } = options;
  return html`<span class="tile-stack ${sizeClass(options)}"
    >${tile(id, { ...under, turned: true, index: false })}${tile(id, { ...options, turned: true })}</span
  >`;
}

/** @param {string} id @param {TileOptions} options */
function classes(id, options) {
  const states = /** @type {const} */ (["turned", "back", "winning", "lit"]);
  const marks = states.filter((name) => options[name]).map((name) => `tile--${name}`);
  return ["tile", `tile--${family(id)}`, ...marks, sizeClass(options)].filter(Boolean).join(" ");
}

/** @param {TileOptions} options */
const sizeClass = ({ size }) => (size ? `tile-size-${size}` : "");

/** The suit, or the honour itself: what gives the corner index its colour. @param {string} id */
const family = (id) => (id.startsWith("f") ? "flower" : (id[1] ?? id));

/** The corner index; flowers carry their number in the print. @param {string} id @param {TileOptions} options */
function corner(id, { back, index }) {
  if (back || index === false || id.startsWith("f")) return nothing;
  return html`<span class="tile__index" aria-hidden="true">${id[0]}</span>`;
}
