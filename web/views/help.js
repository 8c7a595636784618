// @ts-check
/** What can be done here, by finger and by key, and what the words mean. */

import { html } from "../vendor/lit-html/lit-html.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { t } from "../i18n.js";
import { glossary } from "./glossary.js";
import { icon } from "./icons.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */

/** @type {[keys: string[], id: string][]} */
const KEYS = [
  [["2", "3", "4", "m"], "help-keys-tiles"],
  [["Enter", "Delete", "W"], "help-keys-hand"],
  [["Ctrl Z", "Ctrl Y"], "help-keys-undo"],
  [["Esc"], "help-keys-escape"],
];

/** @param {State} state @param {Dispatch} dispatch */
export const helpView = ({ ui }, dispatch) => html`<dialog class="help" data-testid="help-dialog"
    aria-labelledby="help-title" ${ref((element) => open(element, ui.dialog === "help"))}
    @close=${() => dispatch({ type: "ui", change: { dialog: null } })}
    @click=${(/** @type {Event} */ event) => closeOutside(event)}>
  <div class="help-body">
    <div class="help-head">
      <h2 id="help-title">${t("help-title")}</h2>
      <button type="button" class="tool" aria-label=${t("help-close")} title=${t("help-close")}
        @click=${(/** @type {Event} */ event) => /** @type {Element} */ (event.currentTarget).closest("dialog")?.close()}>${icon("close")}</button>
    </div>
    <h3>${t("help-tap-title")}</h3>
    <p>${t("help-tap")}</p>
    <h3>${t("help-keys-title")}</h3>
    <dl class="keys">
      ${KEYS.map(([keys, id]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${t(id)}</dd></div>`)}
    </dl>
    <h3>${t("help-text-title")}</h3>
    <p>${t("help-text")}</p>
    <p><code>[234m]234p234s666m5p5p</code></p>
    <h3>${t("help-words-title")}</h3>
    ${glossary()}
  </div>
</dialog>`;

/** @param {Element | undefined} dialog @param {boolean} isWanted */
function open(dialog, isWanted) {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open === isWanted) return;
  if (isWanted) queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal());
  else dialog.close();
}

/** A click on the dialog itself is one beside its body. @param {Event} event */
function closeOutside(event) {
  if (event.target === event.currentTarget) /** @type {HTMLDialogElement} */ (event.currentTarget).close();
}
