// @ts-check
/** The rule set in force: which it is, what it is, and the way to see it beside the others. */

import { html } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { has, t } from "../i18n.js";
import { RULES, ruleSet } from "../rules.js";
import { valueOf } from "./field.js";
import { explained } from "./glossary.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */

/** A rule set the page has no words for is told in the engine's. @param {string} rules */
export const rulesName = (rules) => (has(`rules-${rules}`) ? t(`rules-${rules}`) : ruleSet(rules).name);

/** @param {string} rules */
export const rulesMeaning = (rules) => said(rules, "meaning");

/** The name over a column that may be narrow. @param {string} rules */
export const columnName = (rules) => html`<span class="if-wide">${rulesName(rules)}</span><span class="if-narrow">${
  has(`rules-${rules}.code`) ? t(`rules-${rules}.code`) : rulesName(rules)}</span>`;

/** @param {string} rules @param {"short" | "meaning"} attribute */
const said = (rules, attribute) =>
  has(`rules-${rules}.${attribute}`)
    ? t(`rules-${rules}.${attribute}`, { minimum: ruleSet(rules).minimum })
    : ruleSet(rules).text;

/** @param {State} state @param {Dispatch} dispatch */
export const rulesSwitch = ({ rules }, dispatch) => html`<select class="rules" data-testid="rules"
    aria-label=${t("rules-label")} .value=${live(rules)}
    @change=${(/** @type {Event} */ event) =>
      dispatch({ type: "rules", rules: valueOf(event) })}>
  ${RULES.map((id) => html`<option value=${id} ?selected=${id === rules}>${rulesName(id)}</option>`)}
</select>`;

/** @param {State} state @param {Dispatch} dispatch */
export const rulesLine = ({ rules }, dispatch) => html`<div class="rules-line">
  ${explained(rulesName(rules), said(rules, "short"), rulesMeaning(rules))}
  <button type="button" data-testid="compare-open" aria-haspopup="dialog"
    @click=${() => dispatch({ type: "ui", change: { dialog: "compare" } })}>${t("compare-open")}</button>
</div>`;
