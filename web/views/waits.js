// @ts-check
/** The tiles that complete a hand one tile short, and what each would be worth in each way of winning. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { ruleSet } from "../rules.js";
import { term } from "./glossary.js";
import { tileName } from "./names.js";
import { tile } from "./tile.js";
import { outcome, worth } from "./verdict.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../hand.js").Source} Source */
/** @typedef {import("../protocol.js").Wait} Wait */
/** One way of winning. @typedef {{id: "self_draw" | "discard" | "self_draw_last" | "discard_last", source: Source, last: boolean}} Way */

/** @type {Way[]} */
export const WAYS = [
  { id: "self_draw", source: "self_draw", last: false },
  { id: "discard", source: "discard", last: false },
  { id: "self_draw_last", source: "self_draw", last: true },
  { id: "discard_last", source: "discard", last: true },
];

/**
 * @param {State} state
 * @param {Dispatch} dispatch
 */
export function waits(state, dispatch) {
  const { kind, args } = outcome(state);
  if (kind !== "waits" || !args.waits) return nothing;
  /** @type {Wait[]} */
  const rows = state.result?.data.waits;
  const ways = waysOf(rows, state.rules);
  return html`<section class="waits" aria-labelledby="waits-title">
    <h3 id="waits-title" class="visually-hidden">${t("waits-title")}</h3>
    <table data-testid="waits">
      <thead>${headView(ways)}</thead>
      <tbody>${rows.map((wait) => row(wait, ways, state, dispatch))}</tbody>
    </table>
  </section>`;
}

/** The last of its kind has columns where the rules look at it and some tile can be it. @param {Wait[]} rows @param {string} rules */
const waysOf = (rows, rules) =>
  WAYS.filter(({ id, last }) => !last || (ruleSet(rules).table && rows.some((wait) => wait[id])));

/** @param {Way[]} ways */
function headView(ways) {
  const withLast = ways.some(({ last }) => last);
  const deep = withLast ? 2 : 1;
  const head = (/** @type {Way} */ { source }) => html`<th scope="col">${term(source)}</th>`;
  return html`<tr>
      <th scope="col" rowspan=${deep}>${term("wait", t("waits-tile"))}</th>
      <th scope="col" rowspan=${deep}>${t("waits-left")}</th>
      ${ways.filter(({ last }) => !last).map(({ source }) => html`<th scope="col" rowspan=${deep}>${term(source)}</th>`)}
      ${withLast ? html`<th scope="colgroup" colspan="2">${term("last_tile")}</th>` : nothing}
    </tr>
    ${withLast ? html`<tr>${ways.filter(({ last }) => last).map(head)}</tr>` : nothing}`;
}

/** @param {Wait} wait @param {Way[]} ways @param {State} state @param {Dispatch} dispatch */
function row(wait, ways, { hand }, dispatch) {
  const complete = (/** @type {{source: Source, last: boolean}} */ { source, last }) => (/** @type {Event} */ event) => {
    event.stopPropagation(); // a cell decides for itself; the row stands for the present way of winning
    dispatch({ type: "complete", tile: wait.tile, source, last });
  };
  const asNow = complete({ source: hand.source, last: false });
  return html`<tr class=${wait.copies ? "" : "gone"} data-testid="wait-${wait.tile}" @click=${asNow}>
    <th scope="row">
      <button type="button" class="wait-tile" @click=${asNow}
        aria-label=${t("waits-complete", { tile: tileName(wait.tile) })}>${tile(wait.tile, {})}</button>
    </th>
    <td class="wait-left">${wait.copies || t("waits-gone")}</td>
    ${ways.map((way) => html`<td>${cell(wait, way, complete(way))}</td>`)}
  </tr>`;
}

/** @param {Wait} wait @param {Way} way @param {(event: Event) => void} complete */
function cell(wait, { id, last }, complete) {
  const worthHere = wait[id];
  if (!worthHere) return last ? impossible() : html`<span class="wait-never">${t("waits-never")}</span>`;
  const judged = worthHere.wins ? "wins" : "below";
  return html`<button type="button" class="wait-cell" data-testid="wait-${wait.tile}-${id}" @click=${complete}>
    <span class="visually-hidden">${t(`waits-complete-${id}`, { tile: tileName(wait.tile) })}</span>
    <span class="wait-points wait-${judged}">${worth(worthHere)}</span>
    <span class="wait-judged">${t(`waits-${judged}`)}</span>
  </button>`;
}

/** Most tiles cannot be the last of their kind, so that takes no words in sight. */
const impossible = () => html`<span class="wait-never" aria-hidden="true">–</span>
  <span class="visually-hidden">${t("waits-never")}</span>`;
