// @ts-check
/** The ways to the pages to read, at the end; and from a scored hand to saying that it should score otherwise. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { sourcesPage } from "../pages.js";
import { seenBy } from "../rules.js";
import { writeLink } from "../url.js";
import { draftView } from "./draft.js";
import { secondSwitch } from "./language.js";
import { outcome } from "./verdict.js";
import { waysBelow, waysView } from "./ways.js";

/** @typedef {import("../state.js").State} State */

/** @param {State} state @param {import("../state.js").Dispatch} dispatch */
export const footerView = ({ rules, settings }, dispatch) => html`<footer class="foot">
  ${waysView(rules)}
  ${secondSwitch(settings.second, (second) => dispatch({ type: "settings", change: { second } }))}
  ${draftView()}
  ${waysBelow()}
</footer>`;

/** @param {State} state */
export function dissent(state) {
  if (!["wins", "below", "shapeless"].includes(outcome(state).kind)) return nothing;
  const fragment = writeLink(seenBy(state.hand, state.rules), state.rules);
  return html`<p class="dissent"><a href="${sourcesPage()}#${fragment}" data-testid="report">${t("report-open")}</a></p>`;
}
