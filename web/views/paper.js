// @ts-check
/** What a sheet of paper says besides the result: what else was entered, by which rules, and where to find it again. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { isEmpty } from "../hand.js";
import { summaryOf } from "../summary.js";

/** @param {import("../state.js").State} state */
export function paper(state) {
  if (isEmpty(state.hand)) return nothing;
  const { rules, engine, circumstances, notation, link } = summaryOf(state);
  return html`<footer class="paper">
    <p>${circumstances.join(" · ")}</p>
    <p>${[rules, engine].filter(Boolean).join(" · ")}</p>
    <p>${notation}</p>
    <p class="print-link">${link}</p>
  </footer>`;
}
