// @ts-check
/** The tiles a fan stands on, small, beside its line. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { grouped, listed, t } from "../i18n.js";
import { blockName } from "./names.js";
import { tile } from "./tile.js";

/** @typedef {import("../protocol.js").Block} Block */
/** @typedef {{id: string, blocks: number[][]}} Line */

export const FLOWERS = "flower_tiles";

/** Whether a fan stands on every block of the hand. @param {Line} line @param {Block[]} blocks */
export const isWhole = (line, blocks) => line.blocks.some((indexes) => indexes.length === blocks.length);

/**
 * Each time a fan counts, a group of its own; nothing for one of the whole hand, or of none.
 * @param {Line} line
 * @param {Block[]} blocks
 * @param {number[]} flowers
 */
export function tilesOf(line, blocks, flowers) {
  if (line.id === FLOWERS) return flowerGroup(flowers);
  const places = line.blocks.filter((indexes) => indexes.length);
  if (!places.length || isWhole(line, blocks)) return nothing;
  return placesOf(places, blocks);
}

/** @param {number[][]} places @param {Block[]} blocks */
export const placesOf = (places, blocks) => html`<span class="line-tiles">${places.map((place) => placeOf(place, blocks))}</span>`;

/** @param {number[]} place @param {Block[]} blocks */
export const placeOf = (place, blocks) => html`<span class="line-place" role="img"
  aria-label=${grouped(place.map((index) => blockName(blocks[index])))}>${place.map((index) => tileBlock(blocks[index].tiles))}</span>`;

/** @param {number[]} flowers */
const flowerGroup = (flowers) => html`<span class="line-tiles"><span class="line-place" role="img"
  aria-label=${listed(flowers.map((flower) => t(`flower-${flower}`)))}>${tileBlock(flowers.map((flower) => `f${flower}`))}</span></span>`;

/** @param {string[]} tiles */
const tileBlock = (tiles) => html`<span class="block">${tiles.map((id) => tile(id, { size: "small" }))}</span>`;

/**
 * The whole hand as it is read, with the block the winning tile completed marked, and some blocks
 * brought forward.
 * @param {Block[]} blocks
 * @param {number[]} [lit] the others step back
 */
export const handOf = (blocks, lit) => html`<span class="line-place read-hand" role="img"
  aria-label=${grouped(blocks.map(blockName))}>${blocks.map(({ tiles, winning }, index) => html`<span
    class="block ${winning ? "is-winning" : ""} ${lit && !lit.includes(index) ? "is-dim" : ""}">${tiles.map((id) => tile(id, { size: "small" }))}</span>`)}</span>`;
