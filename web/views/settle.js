// @ts-check
/** Settling a hand by its points: who discarded, who won with how much, and what each then pays. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { listed, sentences, signed, t } from "../i18n.js";
import { ruleSet } from "../rules.js";
import { formFor } from "../settling.js";
import { dialogView } from "./dialog.js";
import { sentence } from "./errors.js";
import { valueOf } from "./field.js";
import { SEATS, windOf } from "./payments.js";
import { rulesName } from "./rulesets.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../settling.js").Form} Form */

/** @param {State} state @param {Dispatch} dispatch */
export const settleOpener = (state, dispatch) => html`<button type="button" class="settle-open" data-testid="settle-open"
  aria-haspopup="dialog"
  @click=${() => dispatch({ type: "ui", change: { dialog: "settle", settle: formFor(state) } })}>${t("settle-open")}</button>`;

/** @param {State} state @param {Dispatch} dispatch */
export const settleView = (state, dispatch) => dialogView("settle", state, dispatch, () => formView(state, dispatch));

/** @param {State} state @param {Dispatch} dispatch */
function formView(state, dispatch) {
  const form = /** @type {Form} */ (state.ui.settle);
  const fill = (/** @type {import("../settling.js").Change} */ change) => dispatch({ type: "settling", change });
  const answer = state.settled?.rules === state.rules ? state.settled : null;
  return html`
    <p>${t(ruleSet(state.rules).paysAllWinners ? "settle-all" : "settle-nearest", { rules: rulesName(state.rules) })}</p>
    <fieldset class="segments sources">
      <legend class="visually-hidden">${t("source-label")}</legend>
      ${/** @type {const} */ (["discard", "self_draw"]).map((source) => html`<label class="segment">
        <input type="radio" name="settle-source" value=${source} data-testid="settle-source-${source}"
          .checked=${live(form.source === source)} @change=${() => fill({ source })} />
        <span>${t(`source-${source}`)}</span>
      </label>`)}
    </fieldset>
    <table class="settle-table">
      <caption class="visually-hidden">${t("settle-caption")}</caption>
      <thead><tr>
        <th scope="col">${t("settle-player")}</th>
        ${form.source === "discard" ? html`<th scope="col">${t("settle-discarder")}</th>` : nothing}
        <th scope="col">${t("settle-points")}</th>
        <th scope="col">${t("settle-change")}</th>
      </tr></thead>
      <tbody>${SEATS.map((seat) => row(seat, form, state, answer, fill))}</tbody>
    </table>
    ${answer?.data.errors ? errorList(answer.data.errors, answer.form) : nothing}
    <p class="settle-said visually-hidden" role="status">${spoken(answer)}</p>`;
}

/**
 * @param {number} seat
 * @param {Form} form
 * @param {State} state
 * @param {State["settled"]} answer
 * @param {(change: import("../settling.js").Change) => void} fill
 */
function row(seat, form, state, answer, fill) {
  const who = t(`payment-${seat}`);
  return html`<tr>
    <th scope="row"><span class="settle-who">${who}</span> <span class="settle-wind">${t(`wind-${windOf(state, seat)}`)}</span></th>
    ${form.source === "discard" ? html`<td><input type="radio" name="settle-discarder" data-testid="settle-discarder-${seat}"
      aria-label=${t("settle-discards", { who })} .checked=${live(form.discarder === seat)}
      @change=${() => fill({ discarder: seat })} /></td>` : nothing}
    <td><input type="text" inputmode="numeric" maxlength="5" autocomplete="off" data-testid="settle-winner-${seat}"
      aria-label=${t("settle-wins", { who })} .value=${live(form.points[seat])}
      @input=${(/** @type {Event} */ event) =>
        fill({ seat, points: valueOf(event) })} /></td>
    <td class="settle-change" data-testid="settle-change-${seat}">${
      answer && !answer.data.errors ? amount(answer.data[seat]) : "–"}</td>
  </tr>`;
}

/** @param {number} value */
const amount = (value) => html`<span class=${value < 0 ? "loss" : "gain"}>${signed(value)}</span>`;

/** @param {import("../state.js").Problem[]} problems @param {Form} form */
const errorList = (problems, form) => html`<ul class="errors">
  ${problems.map((problem) => html`<li class="error" data-testid="settle-error-${problem.code}">
    ${whose(problem, form)}<span>${sentence(problem)}</span>
  </li>`)}
</ul>`;

/** The engine counts the winners; the page knows who they are. @param {import("../state.js").Problem} problem @param {Form} form */
function whose({ where }, { points }) {
  const place = /^winners\[(\d)\]/.exec(where);
  const seat = place && SEATS.filter((one) => points[one].trim())[Number(place[1])];
  return typeof seat === "number" ? html`<b class="error-place">${t(`payment-${seat}`)}</b> ` : nothing;
}

/** All four changes in one sentence. @param {State["settled"]} answer */
function spoken(answer) {
  if (!answer) return "";
  if (answer.data.errors) return sentences(answer.data.errors.map(sentence));
  return listed(SEATS.map((seat) => `${t(`payment-${seat}`)} ${signed(answer.data[seat])}`));
}
