// @ts-check
/** A dialog over the page: a title, a way to close it, and what it holds. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { t } from "../i18n.js";
import { icon } from "./icons.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */

/** Dialogs that are open as far as the state was told. @type {WeakSet<Element>} */
const shown = new WeakSet();

/** Dialogs whose own name is that of the button that opens them. */
const OPENED_BY_NAME = ["help", "share"];

/**
 * @param {NonNullable<import("../state.js").Ui["dialog"]>} name
 * @param {State} state
 * @param {Dispatch} dispatch
 * @param {() => unknown} content asked for only while the dialog is open
 */
export function dialogView(name, { ui }, dispatch, content) {
  const isWanted = ui.dialog === name;
  // The browser's own event comes late; by then the reader may have opened the dialog again.
  const close = (/** @type {Event} */ event) => {
    const dialog = /** @type {HTMLDialogElement} */ (/** @type {Element} */ (event.currentTarget).closest("dialog"));
    if (event.type === "close" && dialog.open) return;
    if (shown.delete(dialog)) dispatch({ type: "ui", change: { dialog: null } });
  };
  return html`<dialog class="dialog ${name}" data-testid=${OPENED_BY_NAME.includes(name) ? `${name}-dialog` : name}
      aria-labelledby="${name}-title" ${ref((element) => follow(element, isWanted))}
      @cancel=${close} @close=${close} @click=${(/** @type {Event} */ event) => isBeside(event) && close(event)}>
    <div class="dialog-body">
      <div class="dialog-head">
        <h2 id="${name}-title">${t(`${name}-title`)}</h2>
        <button type="button" class="tool" aria-label=${t("dialog-close")} title=${t("dialog-close")}
          @click=${close}>${icon("close")}</button>
      </div>
      ${isWanted ? content() : nothing}
    </div>
  </dialog>`;
}

/** @param {Element | undefined} dialog @param {boolean} isWanted */
function follow(dialog, isWanted) {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open === isWanted) return;
  if (isWanted) queueMicrotask(() => show(dialog));
  else dialog.close();
}

/** @param {HTMLDialogElement} dialog */
function show(dialog) {
  if (!dialog.isConnected || dialog.open) return;
  dialog.showModal();
  shown.add(dialog);
}

/** A click on the dialog itself is one beside its body. @param {Event} event */
const isBeside = (event) => event.target === event.currentTarget;
