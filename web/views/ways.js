// @ts-check
/** The ways to the pages to read. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { patternsAddress } from "./patternlink.js";

/**
 * @param {string} rules those in force, for the page that follows them
 * @param {string} [here] id of the page they stand on
 */
export function waysView(rules, here) {
  /** @type {[href: string, id: string][]} */
  const ways = [
    ["guide/en/index.html", "places-guide"],
    [patternsAddress(rules), "places-patterns"],
    ["rulings.html", "places-rulings"],
    ["sources.html", "places-sources"],
  ];
  return html`<nav class="places" aria-label=${t("places-label")}>
    ${ways.map(([href, id]) => html`<a href=${href} aria-current=${id === here ? "page" : nothing}>${t(id)}</a>`)}
  </nav>`;
}
