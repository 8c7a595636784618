// @ts-check
/** That the page's words are a draft, and the way to correct them. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { locale, t } from "../i18n.js";
import { languageOf } from "../language.js";
import { sourcesPage } from "../pages.js";

export const draftView = () => (languageOf(locale()).draft
  ? html`<p class="draft" data-testid="draft">${t("language-draft")}
      <a href="${sourcesPage()}?wording=${locale()}#report">${t("language-report")}</a></p>`
  : nothing);
