// @ts-check
/** The few shapes a picture is made of, and text broken into lines that fit. */

const SVG = "http://www.w3.org/2000/svg";
/** The page's fonts: those that its language is read in. */
const font = () => getComputedStyle(document.documentElement).getPropertyValue("--font").replace(/\s+/g, " ").trim();
/** Whoever opens the picture may have a wider font. */
const SLACK = 0.92;

/** @typedef {{size: number, fill?: string, weight?: number, anchor?: "end" | "middle"}} TextStyle */

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {(Element | string)[]} [children]
 */
export function element(name, attributes, children = []) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/** @param {string} words @param {number} x @param {number} y @param {TextStyle} style */
export const textElement = (words, x, y, { size, fill = "#000000", weight = 400, anchor }) =>
  element(
    "text",
    {
      x,
      y,
      fill,
      "font-family": font(),
      "font-size": size,
      ...(weight === 400 ? {} : { "font-weight": weight }),
      ...(anchor ? { "text-anchor": anchor } : {}),
    },
    [words],
  );

/**
 * How wide a text is in these fonts.
 * @param {string} text
 * @param {number} size
 * @param {number} [weight]
 */
export function widthOf(text, size, weight = 400) {
  const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  pen.font = `${weight} ${size}px ${font()}`;
  return pen.measureText(text).width;
}

/**
 * Lines no wider than this. A word that is too long by itself, such as a link, is broken anywhere.
 * @param {string} text
 * @param {number} width
 * @param {number} size
 * @returns {string[]}
 */
export function wrapped(text, width, size) {
  const fits = (/** @type {string} */ line) => widthOf(line, size) <= width * SLACK;
  /** @type {string[]} */
  const lines = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = broken(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return line ? [...lines, line] : lines;
}

/** @param {string} word @param {(line: string) => boolean} fits */
function broken(word, fits) {
  const pieces = [""];
  for (const sign of word) {
    const last = pieces.length - 1;
    if (pieces[last] && !fits(pieces[last] + sign)) pieces.push(sign);
    else pieces[last] += sign;
  }
  return pieces;
}
