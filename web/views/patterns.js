// @ts-check
/** What is asked for, and the patterns that answer to it. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { guard } from "../vendor/lit-html/directives/guard.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { locale, t } from "../i18n.js";
import { RULES } from "../rules.js";
import { draftView } from "./draft.js";
import { nameOf, secondLanguage } from "./fannames.js";
import { valueOf } from "./field.js";
import { languageSwitch, secondSwitch } from "./language.js";
import { cardView } from "./patterncard.js";
import { rulesMeaning, rulesName } from "./rulesets.js";
import { waysBelow, waysView } from "./ways.js";
import { asked, FAMILIES, isNarrowed, sorted, SORTS } from "../patternquery.js";

/** @typedef {import("../patterns.js").View} View */
/** @typedef {import("../patterns.js").Actions} Actions */

/** @param {View} view @param {Actions} actions */
export const pageView = (view, actions) => html`
  <header>
    <a class="back" href="./${view.back}">${t("guide-back")}</a>
    ${waysView(view.query.rules, "places-patterns")}
    ${languageSwitch(actions.speak)}
  </header>
  <main>
    ${view.isUnspoken ? html`<p role="alert">${t("note-language-failed")}</p>` : nothing}
    <h1>${t("places-patterns")}</h1>
    ${controls(view, actions)}
    <p class="about">${rulesMeaning(view.query.rules)}</p>
    ${view.state === "failed" ? failed(actions) : nothing}
    ${list(view, actions)}
  </main>
  <footer class="notes">
    <p>${t("patterns-note-beside")}</p>
    ${secondSwitch(view.second, actions.second)}
    ${draftView()}
    ${waysBelow()}
  </footer>`;

/** @param {View} view @param {Actions} actions */
function controls({ query, patterns }, { ask }) {
  const values = [...new Set(patterns.map(({ points }) => points))].sort((one, other) => other - one);
  const families = FAMILIES.filter((family) => patterns.some((one) => one.family === family));
  /** @type {[string, string][]} */
  const worth = values.map((points) => [String(points), t("term-value", { points })]);
  /** @type {[string, string][]} */
  const kinds = families.map((family) => [family, t(`patterns-family-${family}`)]);
  return html`<form class="controls" role="search" aria-label=${t("patterns-controls")} @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <label class="search"><span>${t("patterns-search")}</span>
      <input type="search" data-testid="patterns-search" autocomplete="off" spellcheck="false" .value=${live(query.q)}
        @input=${(/** @type {Event} */ event) => ask({ q: valueOf(event) })} /></label>
    ${choice("rules", t("rules-label"), query.rules, RULES.map((rules) => [rules, rulesName(rules)]), (rules) => ask({ rules, points: 0, family: "" }))}
    ${choice("points", t("patterns-points"), query.points ? String(query.points) : "", [["", t("patterns-any-points")], ...worth], (points) => ask({ points: Number(points) }))}
    ${choice("family", t("patterns-family"), query.family, [["", t("patterns-any-family")], ...kinds], (family) => ask({ family }))}
    ${choice("sort", t("patterns-sort"), query.sort, SORTS.map((sort) => [sort, t(`patterns-sort-${sort}`)]),
      (sort) => ask({ sort: /** @type {import("../patternquery.js").Sort} */ (sort) }))}
  </form>`;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} value
 * @param {[value: string, label: string][]} options
 * @param {(value: string) => void} choose
 */
const choice = (name, label, value, options, choose) => html`<label><span>${label}</span>
  <select data-testid="patterns-${name}" @change=${(/** @type {Event} */ event) => choose(valueOf(event))}>
    ${options.map(([id, words]) => html`<option value=${id} .selected=${live(id === value)}>${words}</option>`)}
  </select></label>`;

/** @param {View} view @param {Actions} actions */
function list(view, actions) {
  const { query, patterns, state, target, passed } = view;
  const shown = asked(patterns, query);
  const second = secondLanguage(view.second);
  const names = new Map(patterns.map(({ id }) => [id, nameOf({ id }, query.rules)]));
  return html`<div class="shown">
      <p role="status" data-testid="patterns-count">${state === "loading" ? t("patterns-loading") : counted(shown.size, patterns.length)}</p>
      ${isNarrowed(query) ? html`<button type="button" data-testid="patterns-all" @click=${actions.all}>${t("patterns-all")}</button>` : nothing}
    </div>
    <div class="cards">
      ${repeat(sorted(patterns, query.sort, names), ({ id }) => `${query.rules} ${id}`, (one) => {
        const isTarget = one.id === target;
        const link = passed?.id === one.id ? passed : null;
        return guard([one, shown.has(one.id), isTarget, link, locale(), second], () =>
          cardView(one, { rules: query.rules, names, isShown: shown.has(one.id), isTarget, link, second, pass: actions.pass }));
      })}
    </div>`;
}

/** @param {number} count @param {number} all */
const counted = (count, all) => (all ? t("patterns-count", { count, all }) : "");

/** @param {Actions} actions */
const failed = ({ retry }) => html`<p role="alert">${t("patterns-failed")}
  <button type="button" @click=${retry}>${t("engine-retry")}</button></p>`;
