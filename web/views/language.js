// @ts-check
/** The page's language, and the one in which fans are named a second time. */

import { html } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { locale, t } from "../i18n.js";
import { LANGUAGES } from "../languages.js";
import { NO_SECOND } from "../settings.js";
import { secondLanguage } from "./fannames.js";
import { valueOf } from "./field.js";
import { icon } from "./icons.js";

/** A sign with the select upon it: the languages' names would take half a phone's width. @param {(id: string) => void} speak */
export const languageSwitch = (speak) => html`<label class="tool language" title=${t("language-label")}>
  ${icon("language")}
  <select data-testid="language" aria-label=${t("language-label")} .value=${live(locale())}
      @change=${(/** @type {Event} */ event) => speak(valueOf(event))}>
    ${LANGUAGES.map(({ id, name }) => html`<option value=${id} lang=${id} ?selected=${id === locale()}>${name}</option>`)}
  </select>
</label>`;

/** @param {string} chosen @param {(second: string) => void} choose */
export function secondSwitch(chosen, choose) {
  const second = secondLanguage(chosen) ?? NO_SECOND;
  const others = LANGUAGES.filter(({ id }) => id !== locale());
  return html`<label class="second-names"><span>${t("names-label")}</span>
    <select data-testid="second-names" .value=${live(second)} @change=${(/** @type {Event} */ event) => choose(valueOf(event))}>
      <option value=${NO_SECOND} ?selected=${second === NO_SECOND}>${t("names-none")}</option>
      ${others.map(({ id, name }) => html`<option value=${id} lang=${id} ?selected=${id === second}>${name}</option>`)}
    </select></label>`;
}
