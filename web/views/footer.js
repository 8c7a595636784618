// @ts-check
/** The ways to the pages to read, at the end; and from a scored hand to saying that it should score otherwise. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { seenBy } from "../rules.js";
import { writeLink } from "../url.js";
import { outcome } from "./verdict.js";

/** @typedef {import("../state.js").State} State */

/** @type {[href: string, id: string][]} */
const PLACES = [
  ["guide/en/index.html", "places-guide"],
  ["patterns.html", "places-patterns"],
  ["rulings.html", "places-rulings"],
  ["sources.html", "places-sources"],
];

export const footerView = () => html`<footer class="foot"><nav class="places" aria-label=${t("places-label")}>
  ${PLACES.map(([href, id]) => html`<a href=${href}>${t(id)}</a>`)}
</nav></footer>`;

/** @param {State} state */
export function dissent(state) {
  if (!["wins", "below", "shapeless"].includes(outcome(state).kind)) return nothing;
  const fragment = writeLink(seenBy(state.hand, state.rules), state.rules);
  return html`<p class="dissent"><a href="sources.html#${fragment}" data-testid="report">${t("report-open")}</a></p>`;
}
