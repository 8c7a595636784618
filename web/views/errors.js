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
      ${problem.code === "notation" ? caret(problem, state.text.value ?? "") : nothing}
    </li>`)}
  </ul>`;
}

/**
 * The sentence for a problem; one the page does not know is told as the engine words it.
 * @param {Problem} problem
 */
export function sentence(problem) {
  const id = messageId(problem);
  return has(id) ? t(id, readable(problem.values)) : problem.message;
}

/** @param {Problem} problem */
function messageId({ code, values }) {
  if (code === "tile_count") return `error-tile_count-${values.tiles > COMPLETE ? "over" : "under"}`;
  return `error-${code}`;
}

/**
 * Values as words: a tile by its name, anything that is not plain as it was sent.
 * @param {Record<string, any>} values
 */
function readable(values) {
  /** @type {Record<string, string | number>} */
  const words = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    if (name === "tile" && isTile(value)) words[name] = t(`tile-${value}`);
    else words[name] = typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value);
  }
  if (typeof values?.tiles === "number") words.excess = values.tiles - COMPLETE;
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

/**
 * The text with the place that could not be read marked, and a caret below it for those who do not see colour.
 * @param {Problem} problem
 * @param {string} text
 */
function caret({ values }, text) {
  const [start, end] = values.span ?? [values.start, values.end];
  if (typeof start !== "number") return nothing;
  const stop = Math.max(end ?? start + 1, start + 1);
  return html`<pre class="caret" aria-hidden="true">${text.slice(0, start)}<mark>${text.slice(start, stop) || " "}</mark>${text.slice(stop)}</pre>`;
}
