// @ts-check
/** The top line: the rules, how far the engine is, the looks, and help. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { has, t } from "../i18n.js";
import { THEMES } from "../settings.js";
import { icon } from "./icons.js";
import { languageSwitch } from "./language.js";
import { rulesLine, rulesSwitch } from "./rulesets.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {{share: () => void, retry: () => void, update: () => void, speak: (language: string) => void}} HeaderActions */

/** @param {State} state @param {Dispatch} dispatch @param {HeaderActions} actions */
export const headerView = (state, dispatch, actions) => html`<header class="header">
  <div class="header-line">
    <h1>${t("page-title")}</h1>
    ${rulesSwitch(state, dispatch)} ${rulesLine(state, dispatch)}
    <button type="button" class="tool" data-testid="share" aria-haspopup="dialog" aria-label=${t("share")} title=${t("share")}
      @click=${actions.share}>${icon("share")}</button>
    ${languageSwitch(actions.speak)} ${switches(state.settings, dispatch)}
    <button type="button" class="tool" data-testid="help" aria-haspopup="dialog" aria-label=${t("help-open")}
      title=${t("help-open")} @click=${() => dispatch({ type: "ui", change: { dialog: "help" } })}>${icon("help")}</button>
  </div>
  ${engineView(state.engine, actions)}
  <div role="status">${state.update ? updateView(actions) : nothing}</div>
</header>`;

/** @param {import("../state.js").Settings} settings @param {Dispatch} dispatch */
function switches({ theme, index }, dispatch) {
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  const themeName = t("theme-switch", { theme: t(`theme-${theme}`) });
  return html`
    <button type="button" class="tool" data-testid="tile-index" aria-pressed=${index ? "true" : "false"}
      aria-label=${t("index-switch")} title=${t("index-switch")}
      @click=${() => dispatch({ type: "settings", change: { index: !index } })}>${icon("index")}</button>
    <button type="button" class="tool" data-testid="theme" aria-label=${themeName} title=${themeName}
      @click=${() => dispatch({ type: "settings", change: { theme: next } })}>${icon(theme)}</button>`;
}

/** @param {State["engine"]} engine @param {HeaderActions} actions */
function engineView({ state, received, total, code }, { retry }) {
  const error = has(`engine-error-${code}`) ? `engine-error-${code}` : "engine-error";
  return html`<div class="engine" data-testid="engine-status" data-state=${state}>
    ${state === "loading" ? progress(received, total) : nothing}
    <div role="status">${state === "error" ? html`<p class="engine-words">
      ${t(error)} <button type="button" class="engine-retry" data-testid="retry" @click=${retry}>${t("engine-retry")}</button></p>` : nothing}</div>
    ${state === "error" ? nothing : html`<p class="visually-hidden">${t(`engine-${state}`)}</p>`}
  </div>`;
}

/** A hair line that fills; empty while nobody knows how much there is. @param {number} received @param {number} total */
const progress = (received, total) =>
  html`<progress aria-label=${t("engine-loading")} max=${total || 1} .value=${total ? Math.min(received, total) : 0}></progress>`;

/** @param {HeaderActions} actions */
const updateView = ({ update }) => html`<p class="update" data-testid="update">
  <span>${t("update-waiting")}</span>
  <button type="button" @click=${update}>${t("update-take")}</button>
</p>`;
