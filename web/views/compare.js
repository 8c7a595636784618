// @ts-check
/** The same hand under every rule set, side by side: points, payments, fans, and why they differ. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { COMPLETE, tileCount } from "../hand.js";
import { signed, t } from "../i18n.js";
import { RULE_SETS } from "../rules.js";
import { dialogView } from "./dialog.js";
import { sentence } from "./errors.js";
import { nameOf, whenKnown } from "./fannames.js";
import { fanName } from "./glossary.js";
import { handRow } from "./handrow.js";
import { SEATS } from "./payments.js";
import { differenceText, reasonWords } from "./reasons.js";
import { columnName, rulesMeaning, rulesName } from "./rulesets.js";
import { rulingLink } from "./rulings.js";
import { worth } from "./verdict.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../protocol.js").Compared} Compared */
/** @typedef {import("../protocol.js").ComparedLine} Line */
/** @typedef {import("../protocol.js").ComparedCell} Cell */
/** @typedef {import("../protocol.js").Result} Result */

/** @param {State} state @param {Dispatch} dispatch */
export const compareView = (state, dispatch) =>
  dialogView("compare", state, dispatch, () => html`${ofHand(state)} ${throughout()}`);

/** @param {State} state */
function ofHand({ hand, compared, engine }) {
  const tiles = tileCount(hand);
  if (tiles !== COMPLETE) return said(t("compare-tiles", { tiles, full: COMPLETE }));
  if (compared?.hand !== hand) return said(t(engine.state === "ready" ? "verdict-scoring" : "compare-waiting"));
  const { data } = compared;
  if (data.errors) return html`${said(t("verdict-errors", { count: data.errors.length }))}
    <ul class="compare-errors">${data.errors.map((/** @type {any} */ error) => html`<li>${sentence(error)}</li>`)}</ul>`;
  return html`${handRow(hand)} ${table(data)}`;
}

/** @param {string} words */
const said = (words) => html`<p class="compare-said" role="status">${words}</p>`;

/** @param {Compared} data */
function table(data) {
  const sets = Object.entries(data.results);
  return html`<table class="compare-table">
    <caption class="visually-hidden">${t("compare-caption")}</caption>
    <thead>
      <tr><td></td>${sets.map(([rules]) => html`<th scope="col">${columnName(rules)}</th>`)}</tr>
    </thead>
    <tbody class="compare-sums">
      <tr>
        <th scope="row">${t("compare-total")}</th>
        ${sets.map(([rules, result]) => html`<td>
          <span class="compare-points" data-testid="compare-total-${rules}">${result.complete ? worth(result) : "–"}</span>
          ${judgement(result)}
        </td>`)}
      </tr>
      ${SEATS.map((seat) => html`<tr class="compare-paid">
        <th scope="row">${t(`payment-${seat}`)}</th>
        ${sets.map(([, { payments }]) => html`<td>${payments ? amount(payments[seat]) : "–"}</td>`)}
      </tr>`)}
    </tbody>
    ${data.lines.map((line) => fanRows(line, data))}
  </table>`;
}

/** @param {Result} result */
function judgement({ complete, wins, limit, qualifying, total, minimum }) {
  if (!complete) return html`<span class="compare-note">${t("compare-shapeless")}</span>`;
  const [sum, most] = [Number(qualifying), Number(total)];
  const held = limit && sum > most ? html`<span class="compare-note">${t("compare-held", { qualifying: sum, limit })}</span>` : nothing;
  const words = wins ? t("compare-wins") : t("compare-below", { missing: minimum - sum, minimum });
  return html`${held}<span class="compare-note ${wins ? "compare-wins" : ""}">${words}</span>`;
}

/** @param {number} value */
const amount = (value) => html`<span class=${value < 0 ? "loss" : "gain"}>${signed(value)}</span>`;

/** A fan, and below it why it is not the same everywhere. @param {Line} line @param {Compared} data */
function fanRows(line, data) {
  const sets = Object.keys(data.results);
  // Where the hand is no winning shape, one note at the top says it for all fans.
  const reasons = line.reasons.filter(({ rules }) => data.results[rules].complete);
  return html`<tbody class=${line.differs ? "compare-differs" : ""} data-testid="compare-line-${line.kin}">
    <tr>
      <th scope="row"><span class="compare-name">
        ${line.differs ? html`<span class="compare-mark" role="img" aria-label=${t("compare-differs")}>≠</span>` : nothing}
        ${lineName(line, sets)}
      </span></th>
      ${sets.map((rules) => html`<td>${cellView(line.cells[rules], data.results[rules])}</td>`)}
    </tr>
    ${reasons.length ? html`<tr class="compare-why">
      <td colspan=${sets.length + 1}><ul>${reasons.map((reason) => html`<li>
        <b>${rulesName(reason.rules)}</b> ${whenKnown(reason.rules, () => reasonWords(reason, line, data.base))}
        ${reason.ruling ? rulingLink(reason.ruling) : nothing}
      </li>`)}</ul></td>
    </tr>` : nothing}
  </tbody>`;
}

/** The name in the first rule set that has the fan, with its meaning there. @param {Line} line @param {string[]} sets */
function lineName(line, sets) {
  const rules = /** @type {string} */ (sets.find((id) => line.cells[id].id));
  const fan = /** @type {any} */ (line.cells[rules]);
  return fanName(rules, fan, nameOf(fan, rules));
}

/** @param {Cell} cell @param {Result} result */
function cellView({ status, points = 0, count = 1 }, { complete }) {
  if (status === "counted") return html`${points * count}`;
  if (status === "left_out") {
    return html`<s>${points * count}</s> <span class="visually-hidden">${t("compare-left-out")}</span>`;
  }
  if (status === "unknown" && complete) return html`<span class="compare-note">${t("compare-unknown")}</span>`;
  return html`<span aria-hidden="true">–</span><span class="visually-hidden">${t("compare-absent")}</span>`;
}

/** What parts the rule sets whatever the hand. */
const throughout = () => html`<section class="compare-throughout">
  <h3>${t("compare-throughout")}</h3>
  ${RULE_SETS.map(({ id, differences }) => html`<h4>${rulesName(id)}</h4>
    <p>${rulesMeaning(id)}</p>
    ${differences.length ? html`<ul>${differences.map((difference) => html`<li>
      ${differenceText(difference)} ${rulingLink(difference.ruling)}
    </li>`)}</ul>` : nothing}`)}
</section>`;
