// @ts-check
/**
 * The result as a picture, drawn here on the device: an SVG that needs nothing but itself, and the
 * same as PNG. As wide as a page's text at 300 dots an inch. Loaded when one is asked for.
 */

import { codeOf } from "./qr.js";
import { element, textElement, widthOf, wrapped } from "./svg.js";
import { tileRow } from "./tilepicture.js";

/** @typedef {import("./summary.js").Summary} Summary */
/** @typedef {import("./hand.js").Hand} Hand */
/** One part of the picture, drawn from the height `y` on, and the height where it ends. @typedef {{nodes: Element[], y: number}} Part */

const WIDTH = 1080;
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
const MILLIMETRES = 180;
/** Dots of the PNG for one unit of the drawing. */
const SCALE = 2;
const INK = "#000000";
const GREY = "#444444";
const GREEN = "#0d5a42";
const LINE = "#999999";
const CODE = 190;

/**
 * @param {Summary} summary
 * @param {Hand} hand
 * @param {(seat: number) => string} seatNote the wind of a seat
 * @returns {Promise<SVGSVGElement>}
 */
export async function pictureOf(summary, hand, seatNote) {
  const row = await tileRow(hand, INNER);
  /** @type {((y: number) => Part)[]} */
  const parts = [
    (y) => head(summary, y),
    (y) => ({ nodes: [moved(row.node, MARGIN, y + 20)], y: y + 20 + row.height }),
    (y) => paragraph(summary.circumstances.join(" · "), y + 12, 26, GREY),
    (y) => lines(summary, y + 16),
    (y) => paragraph(summary.more.join("\n"), y + 8, 28, INK),
    (y) => paragraph(summary.leftOut, y + 8, 24, GREY),
    (y) => payments(summary, y + 16, seatNote),
    (y) => foot(summary, y + 24),
  ];
  let y = MARGIN;
  const nodes = parts.flatMap((part) => {
    const drawn = part(y);
    y = drawn.y;
    return drawn.nodes;
  });
  const height = Math.ceil(y + MARGIN);
  const size = { width: `${MILLIMETRES}mm`, height: `${(MILLIMETRES * height) / WIDTH}mm` };
  const paper = element("rect", { width: WIDTH, height, fill: "#ffffff" });
  const title = element("title", {}, [summary.verdict]);
  const picture = element("svg", { ...size, viewBox: `0 0 ${WIDTH} ${height}` }, [title, row.symbols, paper, ...nodes]);
  return /** @type {SVGSVGElement} */ (picture);
}

/** @param {SVGSVGElement} picture */
export const svgFile = (picture) => new Blob([new XMLSerializer().serializeToString(picture)], { type: "image/svg+xml" });

/** @param {SVGSVGElement} picture @returns {Promise<Blob>} */
export async function pngFile(picture) {
  const [, , width, height] = (picture.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgFile(picture).text())}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no PNG"))), "image/png"));
}

/** The rules above, then the number and the sentence beside it. @param {Summary} summary @param {number} y @returns {Part} */
function head({ rules, points, verdict }, y) {
  const nodes = [textElement(rules, MARGIN, y + 28, { size: 28, fill: GREY, weight: 600 })];
  if (points === null) {
    const sentence = paragraph(verdict, y + 40, 34, INK);
    return { nodes: [...nodes, ...sentence.nodes], y: sentence.y };
  }
  const digits = String(points);
  const rest = verdict.slice(digits.length).trim();
  const from = MARGIN + widthOf(digits, 108, 700) / 0.95 + 28;
  const words = wrapped(rest, INNER - (from - MARGIN), 34);
  nodes.push(textElement(digits, MARGIN, y + 132, { size: 108, fill: GREEN, weight: 700 }));
  nodes.push(...words.map((line, at) => textElement(line, from, y + 128 - 22 * (words.length - 1) + 44 * at, { size: 34 })));
  return { nodes, y: y + 140 + 22 * (words.length - 1) };
}

/** Fans with their points in a column that adds up. @param {Summary} summary @param {number} y @returns {Part} */
function lines({ fans, total }, y) {
  if (!total) return { nodes: [], y };
  const right = MARGIN + 76;
  const nodes = fans.flatMap(({ points, words }, at) => [
    textElement(String(points), right, y + 34 + 42 * at, { size: 32, weight: 600, anchor: "end" }),
    textElement(words, right + 24, y + 34 + 42 * at, { size: 32 }),
  ]);
  const end = y + 42 * fans.length + 14;
  nodes.push(element("path", { d: `M${MARGIN} ${end}h${INNER}`, stroke: INK, "stroke-width": 2 }));
  nodes.push(textElement(String(total.points), right, end + 40, { size: 36, weight: 700, anchor: "end" }));
  nodes.push(textElement(total.words, right + 24, end + 40, { size: 32, weight: 600 }));
  return { nodes, y: end + 54 };
}

/** The four seats side by side, in turn order. @param {Summary} summary @param {number} y @param {(seat: number) => string} seatNote @returns {Part} */
function payments({ payments: paid }, y, seatNote) {
  if (!paid.length) return { nodes: [], y };
  const width = INNER / paid.length;
  const nodes = paid.flatMap(({ seat, who, amount }, at) => {
    const middle = MARGIN + width * (at + 0.5);
    return [
      textElement(`${seatNote(seat)} · ${who}`, middle, y + 40, { size: 26, fill: GREY, anchor: "middle" }),
      textElement(amount, middle, y + 88, { size: 42, weight: 700, anchor: "middle", fill: seat ? INK : GREEN }),
    ];
  });
  const frame = element("rect", { x: MARGIN, y, width: INNER, height: 110, rx: 10, fill: "none", stroke: LINE, "stroke-width": 2 });
  return { nodes: [frame, ...nodes], y: y + 110 };
}

/** The hand as text, its link and what scored it; the link once more as a code. @param {Summary} summary @param {number} y @returns {Part} */
function foot({ notation, link, rules, engine }, y) {
  const { size, path } = codeOf(link);
  const scale = CODE / size;
  const code = element("path", { d: path, fill: INK, transform: `translate(${WIDTH - MARGIN - CODE} ${y}) scale(${scale})` });
  const room = INNER - CODE - 24;
  const words = [
    ...wrapped(notation, room, 26).map((line) => ({ line, size: 26, fill: INK })),
    ...wrapped(link, room, 22).map((line) => ({ line, size: 22, fill: GREY })),
    { line: [rules, engine].filter(Boolean).join(" · "), size: 22, fill: GREY },
  ];
  const nodes = words.map(({ line, ...style }, at) => textElement(line, MARGIN, y + 34 + 34 * at, style));
  return { nodes: [...nodes, code], y: y + Math.max(CODE, 34 * words.length + 10) };
}

/** @param {string} text @param {number} y @param {number} size @param {string} fill @returns {Part} */
function paragraph(text, y, size, fill) {
  if (!text) return { nodes: [], y: y - 8 };
  const step = size * 1.4;
  const all = text.split("\n").flatMap((line) => wrapped(line, INNER, size));
  return { nodes: all.map((line, at) => textElement(line, MARGIN, y + size + step * at, { size, fill })), y: y + step * all.length };
}

/** @param {Element} node @param {number} x @param {number} y */
function moved(node, x, y) {
  node.setAttribute("transform", `translate(${x} ${y})`);
  return node;
}
