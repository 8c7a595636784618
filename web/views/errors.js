// @ts-check
/** What is wrong with a hand or a text, in the page's words: what was read, where, and what to do. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { COMPLETE } from "../hand.js";
import { has, t } from "../i18n.js";
import { isTile } from "../tiles.js";
import { problems } from "./verdict.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Problem} Problem */

/** @param {State} state */
export function errors(state) {
  const told = problems(state);
  if (!told.length) return nothing;
  return html`<ul class="errors" data-testid="errors">
    ${told.map((problem) => html`<li class="error" data-testid="error-${problem.code}">
      ${place(problem)}<span>${sentence(problem)}</span>
    </li>`)}
  </ul>`;
}

/**
 * The sentence for a problem; one the page does not know is told as the engine words it.
 * @param {Problem} problem
 */
export function sentence(problem) {
  const id = messageId(problem);
  const args = readable(problem);
  const reason = `reason-${problem.values.reason}`;
  if (!has(id) || (problem.code === "notation" && !has(reason))) return problem.message;
  return t(id, problem.code === "notation" ? { ...args, reason: t(reason, args) } : args);
}

/** @param {Problem} problem */
function messageId({ code, values }) {
  if (code === "tile_count") return `error-tile_count-${values.tiles > COMPLETE ? "over" : "under"}`;
  return `error-${code}`;
}

/**
 * The values of a problem as words: a tile by its name, a number as it is, a list as it was sent.
 * @param {Problem} problem
 */
function readable({ values }) {
  /** @type {Record<string, string | number>} */
  const words = {};
  for (const [name, value] of Object.entries(values)) {
    if (name === "tile" && isTile(value)) words[name] = t(`tile-${value}`);
    else words[name] = ["number", "string"].includes(typeof value) ? value : JSON.stringify(value);
  }
  if (typeof values.tiles === "number") words.excess = values.tiles - COMPLETE;
  if (typeof values.start === "number") words.position = values.start + 1;
  return words;
}

/** @type {[RegExp, string][]} paths of a request and what a player calls the place */
const PLACES = [
  [/^concealed\[(\d+)\]/, "where-hand"],
  [/^melds\[(\d+)\]/, "where-meld"],
  [/^public_tiles\[(\d+)\]/, "where-public"],
  [/^flowers\[(\d+)\]/, "where-flower"],
  [/^seat_wind$/, "where-seat_wind"],
  [/^round_wind$/, "where-round_wind"],
  [/^win(\.|$)/, "where-win"],
];

/** @param {Problem} problem */
function place({ where }) {
  for (const [path, id] of PLACES) {
    const found = path.exec(where);
    if (found) return html`<b class="error-place">${t(id, { number: Number(found[1] ?? 0) + 1 })}</b> `;
  }
  return nothing;
}

/** Characters of a text shown on either side of a mark. */
const AROUND = 32;

/**
 * The text with the place that cannot be read marked, by a line as well as by colour. Of a long
 * text only the neighbourhood is shown.
 * @param {Problem} problem
 * @param {string} text
 */
export function caret({ values }, text) {
  if (typeof values.start !== "number") return nothing;
  const signs = [...text]; // the engine counts characters, not the halves a rare one is stored in
  const start = Math.min(values.start, signs.length);
  const end = Math.min(Math.max(values.end ?? 0, start + 1), start + AROUND);
  const part = (/** @type {number} */ from, /** @type {number} */ to) => signs.slice(Math.max(0, from), to).join("");
  return html`<pre class="caret" aria-hidden="true">${start > AROUND ? "…" : ""}${part(start - AROUND, start)}<mark>${
    part(start, end) || "\u00a0"}</mark>${part(end, end + AROUND)}${end + AROUND < signs.length ? "…" : ""}</pre>`;
}
