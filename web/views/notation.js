// @ts-check
/** The hand as text: read as it is typed, in step with the rack, with a mark under what cannot be read. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { t } from "../i18n.js";
import { write } from "../notation.js";
import { caret, sentence } from "./errors.js";
import { valueOf } from "./field.js";
import { icon } from "./icons.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {{type: (value: string) => void, copy: () => void}} TextActions */

/**
 * @param {State} state
 * @param {Dispatch} dispatch
 * @param {TextActions} actions
 */
export function notationView(state, dispatch, actions) {
  const { text, hand } = state;
  const problem = text.problems?.[0];
  return html`<div class="notation">
    <input type="text" data-testid="notation" aria-label=${t("notation-label")} spellcheck="false"
      autocomplete="off" autocapitalize="off" autocorrect="off" placeholder=${t("notation-placeholder")}
      aria-invalid=${problem ? "true" : nothing} aria-describedby=${problem ? "notation-problem" : nothing}
      .value=${live(text.value ?? write(hand))}
      @input=${(/** @type {Event} */ event) => actions.type(valueOf(event))}
      @blur=${() => dispatch({ type: "text-left" })} />
    <button type="button" class="tool" data-testid="copy" aria-label=${t("copy")} title=${t("copy")}
      @click=${actions.copy}>${icon("copy")}</button>
  </div>`;
}

/** What is wrong with the text, or why it is not read yet. @param {State} state */
export function notationNews({ text, engine }) {
  const problem = text.problems?.[0];
  if (problem) return problemView(problem, text.value ?? "");
  if (!text.reading || engine.state === "ready") return nothing;
  return html`<p class="notation-waiting">${t("notation-waiting")}</p>`;
}

/** @param {import("../state.js").Problem} problem @param {string} text */
const problemView = (problem, text) => html`<div class="notation-problem" id="notation-problem">
  ${caret(problem, text)}
  <p>${sentence(problem)}</p>
</div>`;
