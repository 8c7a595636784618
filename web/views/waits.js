// @ts-check
/** The tiles that complete a hand one tile short, and what each would be worth. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { ruleSet } from "../rules.js";
import { term } from "./glossary.js";
import { tile } from "./tile.js";
import { outcome, worth } from "./verdict.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../hand.js").Source} Source */
/** @typedef {{qualifying: number, total: number, wins: boolean} | null} Cell */
/** @typedef {{tile: string, copies: number, self_draw: Cell, discard: Cell, self_draw_last: Cell, discard_last: Cell}} Wait */

/** @type {Source[]} */
const SOURCES = ["self_draw", "discard"];

/**
 * @param {State} state
 * @param {Dispatch} dispatch
 */
export function waits(state, dispatch) {
  const { kind, args } = outcome(state);
  if (kind !== "waits" || !args.waits) return nothing;
  return html`<section class="waits" aria-labelledby="waits-title">
    <h3 id="waits-title" class="visually-hidden">${t("waits-title")}</h3>
    <table data-testid="waits">
      <thead>
        <tr>
          <th scope="col">${term("wait", t("waits-tile"))}</th>
          <th scope="col">${t("waits-left")}</th>
          ${SOURCES.map((source) => html`<th scope="col">${term(source)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${state.result?.data.waits.map((/** @type {Wait} */ wait) => row(wait, state, dispatch))}
      </tbody>
    </table>
  </section>`;
}

/** @param {Wait} wait @param {State} state @param {Dispatch} dispatch */
function row(wait, { hand, rules }, dispatch) {
  const complete = (/** @type {Source} */ source) => (/** @type {Event} */ event) => {
    event.stopPropagation(); // a cell decides for itself; the row stands for the present way of winning
    dispatch({ type: "complete", tile: wait.tile, source });
  };
  return html`<tr class=${wait.copies ? "" : "gone"} data-testid="wait-${wait.tile}" @click=${complete(hand.source)}>
    <th scope="row">
      <button type="button" class="wait-tile" @click=${complete(hand.source)}
        aria-label=${t("waits-complete", { tile: t(`tile-${wait.tile}`) })}>${tile(wait.tile, {})}</button>
    </th>
    <td class="wait-left">${wait.copies || t("waits-gone")}</td>
    ${SOURCES.map((source) => html`<td>${cell(wait, source, rules, complete(source))}</td>`)}
  </tr>`;
}

/** @param {Wait} wait @param {Source} source @param {string} rules @param {(event: Event) => void} complete */
function cell(wait, source, rules, complete) {
  const now = wait[source];
  const last = ruleSet(rules).table ? wait[/** @type {"self_draw_last" | "discard_last"} */ (`${source}_last`)] : null;
  if (!now && !last) return html`<span class="wait-never">${t("waits-never")}</span>`;
  return html`<button type="button" class="wait-cell" @click=${complete}>
    <span class="visually-hidden">${t(`waits-complete-${source}`, { tile: t(`tile-${wait.tile}`) })}</span>
    ${now ? html`<span class="wait-points wait-${judged(now)}">${worth(now)}</span>
      <span class="wait-judged">${t(`waits-${judged(now)}`)}</span>` : nothing}
    ${last ? html`<span class="wait-last">${lastWords(last)}</span>` : nothing}
  </button>`;
}

/** @param {NonNullable<Cell>} cell */
const judged = ({ wins }) => (wins ? "wins" : "below");

/** @param {NonNullable<Cell>} cell */
const lastWords = (cell) => t(`waits-last-${judged(cell)}`, { points: worth(cell) });
