// @ts-check
/** The ways to pass a hand on, in one panel. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { isEmpty } from "../hand.js";
import { t } from "../i18n.js";
import { hasSystemShare, linkOf } from "../sharing.js";
import { dialogView } from "./dialog.js";
import { noteText } from "./toolbar.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../sharing.js").Way} Way */
/** @typedef {{pass: (way: Way) => void}} ShareActions */

/** What needs nothing but an address. @type {Way[]} */
const OF_PAGE = ["link", "qr"];
/** @type {Way[]} */
const OF_HAND = ["text", "notation", "png", "svg", "json", "file", "print"];

/** @param {State} state @param {Dispatch} dispatch @param {ShareActions} actions */
export const shareView = (state, dispatch, actions) => dialogView("share", state, dispatch, () => html`
    <label class="share-link"><span>${t("share-link-label")}</span>
      <input type="text" readonly data-testid="share-link-text" .value=${linkOf(state)}
        @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select()} /></label>
    <p class="share-said" role="status" data-testid="share-said">${state.note ? noteText(state.note, state.rules) : nothing}</p>
    ${state.ui.uncopied ? uncopied(state.ui.uncopied) : nothing}
    <div class="share-ways">${OF_PAGE.map((way) => button(way, state, actions))}</div>
    ${state.ui.code?.link === linkOf(state) ? code(state.ui.code) : nothing}
    ${isEmpty(state.hand)
      ? html`<p>${t("share-empty")}</p>`
      : html`<div class="share-ways">${OF_HAND.map((way) => button(way, state, actions))}</div>`}`);

/** @param {Way} way @param {State} state @param {ShareActions} actions */
function button(way, { ui }, { pass }) {
  const name = way === "link" && hasSystemShare() ? "share-send" : `share-${way}`;
  return html`<button type="button" data-testid="share-${way}" aria-pressed=${way === "qr" ? (ui.code ? "true" : "false") : nothing}
    @click=${() => pass(way)}>${t(name)}</button>`;
}

/** Dark on light in every theme, so that cameras read it. @param {import("../qr.js").Code} code */
const code = ({ size, path }) => html`<figure class="share-code">
  <svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${t("share-code")} data-testid="qr" shape-rendering="crispEdges">
    <rect class="share-code-paper" width=${size} height=${size}></rect><path d=${path}></path></svg>
</figure>`;

/** What could not be copied, to be selected by hand. @param {string} text */
const uncopied = (text) => html`<textarea class="share-uncopied" readonly rows="6" aria-label=${t("share-uncopied")}
  data-testid="share-uncopied" .value=${text}></textarea>`;
