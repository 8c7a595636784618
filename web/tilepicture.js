// @ts-check
/** A row of tiles for a picture of its own, with the prints it needs taken out of the sprite. */

import { element } from "./svg.js";
import { layMeld } from "./views/tile.js";

/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./views/tile.js").LaidTile} LaidTile */

const SPRITE = new URL("assets/tiles.svg", import.meta.url);
/** Height of a tile for a width of one. */
const TALL = 328 / 240;
const WIDEST = 76;
/** Between blocks, in widths of a tile. */
const GAP = 0.32;
const FACE = "#fbf6e7";
const EDGE = "#6b5a2c";
const BACK = "#1f6149";
const MARK = "#0d5a42";
/** A colour the page may set, with what it is by itself. */
const VARIABLE = /var\(--[\w-]+,\s*(#[0-9a-f]+)\)/gi;

/**
 * @param {Hand} hand
 * @param {number} room how wide the row may be
 * @returns {Promise<{node: Element, symbols: Element, height: number}>}
 */
export async function tileRow(hand, room) {
  const blocks = blocksOf(hand);
  const units = blocks.reduce((sum, block) => sum + block.reduce((width, one) => width + unitsOf(one), 0), 0);
  const unit = Math.min(WIDEST, room / (units + GAP * Math.max(0, blocks.length - 1)));
  const height = unit * TALL;
  const node = element("g", {});
  let x = 0;
  blocks.forEach((block, at) => {
    for (const laid of block) {
      node.append(...drawn(laid, x, height, unit));
      x += unitsOf(laid) * unit;
    }
    if (hand.winning && at === blocks.length - 1) node.append(mark(x - unit, unit, height));
    x += GAP * unit;
  });
  const used = new Set(blocks.flat().map(({ id, back }) => (back ? "back" : id)));
  return { node, symbols: await symbolsOf(used), height: blocks.length ? height + 10 : 0 };
}

/** Called sets, the concealed tiles, the winning tile. @param {Hand} hand @returns {LaidTile[][]} */
function blocksOf({ melds, concealed, winning }) {
  const plain = (/** @type {string[]} */ ids) => ids.map((id) => ({ id }));
  const blocks = [...melds.map(layMeld), plain(concealed), plain(winning ? [winning] : [])];
  return blocks.filter((block) => block.length);
}

/** @param {LaidTile} laid */
const unitsOf = ({ turned }) => (turned ? TALL : 1);

/** @param {LaidTile} laid @param {number} x @param {number} height of the row @param {number} unit @returns {Element[]} */
function drawn({ id, turned, stacked, back }, x, height, unit) {
  if (!turned) return [element("g", { transform: `translate(${x} 0)` }, face(back ? "back" : id, unit))];
  const lying = (/** @type {number} */ up) =>
    element("g", { transform: `translate(${x} ${height - up}) rotate(-90)` }, face(id, unit));
  return stacked ? [lying(0), lying(unit * 0.2)] : [lying(0)];
}

/** @param {string} id @param {number} unit */
function face(id, unit) {
  const [width, height] = [unit, unit * TALL];
  const fill = id === "back" ? BACK : FACE;
  return [
    element("rect", { x: 0.75, y: 0.75, width: width - 1.5, height: height - 1.5, rx: width * 0.11, fill, stroke: EDGE, "stroke-width": 1.5 }),
    element("use", { href: `#t-${id}`, width, height }),
  ];
}

/** The winning tile is told by a line under it, so that black and white shows it too. @param {number} x @param {number} unit @param {number} height */
const mark = (x, unit, height) => element("rect", { x: x + 2, y: height + 4, width: unit - 4, height: 6, rx: 3, fill: MARK });

/** @param {Set<string>} ids */
async function symbolsOf(ids) {
  const answer = await fetch(SPRITE);
  if (!answer.ok) throw new Error(`tiles.svg: ${answer.status}`);
  const text = (await answer.text()).replace(VARIABLE, "$1");
  const sprite = new DOMParser().parseFromString(text, "image/svg+xml");
  const found = [...ids].map((id) => sprite.getElementById(`t-${id}`)).filter((symbol) => symbol !== null);
  return element("defs", {}, found);
}
