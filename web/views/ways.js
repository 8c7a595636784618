// @ts-check
/** The ways to the pages to read. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { locale, t } from "../i18n.js";
import { languageOf } from "../language.js";
import { evidencePage, guidePage, licencesPage, rulingsPage, sourcesPage, spokenIn } from "../pages.js";
import { patternsAddress } from "./patternlink.js";

/**
 * @param {string} rules those in force, for the page that follows them
 * @param {string} [here] id of the page they stand on
 */
export function waysView(rules, here) {
  /** @type {[href: string, id: string, language: string][]} */
  const ways = [
    [guidePage(), "places-guide", spokenIn("guide")],
    [patternsAddress(rules), "places-patterns", locale()],
    [rulingsPage(), "places-rulings", spokenIn("rulings")],
    [sourcesPage(), "places-sources", spokenIn("guide")],
  ];
  return html`<nav class="places" aria-label=${t("places-label")}>
    ${ways.map(([href, id, language]) => html`<a href=${href} aria-current=${id === here ? "page" : nothing}>${t(id)}${foreign(language)}</a>`)}
  </nav>`;
}

/** For the end of a page: what it rests on, and what it is made with. */
export const waysBelow = () => html`<p>
  <a href=${evidencePage()}>${t("places-evidence")}</a> · <a href=${licencesPage()}>${t("places-licences")}</a>
</p>`;

/** What is there in another language only says so. @param {string} language */
const foreign = (language) =>
  language === locale() ? nothing : html` <span lang=${language}>(${languageOf(language).name})</span>`;
