// @ts-check
/** On a small screen: total, verdict and payments always in sight, and the way to the rest. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signed, t } from "../i18n.js";
import { SEATS, paid } from "./payments.js";
import { outcome } from "./verdict.js";

/** @typedef {import("../state.js").State} State */

/** @param {State} state */
export function dock(state) {
  const { kind, args, points } = outcome(state);
  return html`<aside class="dock dock-${kind}" aria-label=${t("dock-title")}>
    <button type="button" class="dock-verdict" title=${t("dock-show")} @click=${travel}>
      ${points === null ? nothing : html`<span class="dock-number">${points}</span>`}
      <span class="dock-words">${t(`dock-${kind}`, args)}</span>
      <span class="visually-hidden">${t("dock-show")}</span>
    </button>
    ${amounts(state)}
  </aside>`;
}

/** @param {State} state */
function amounts(state) {
  const payments = paid(state);
  if (!payments) return nothing;
  return html`<ul class="dock-payments">
    ${SEATS.map((seat) => html`<li>
      <span class="dock-who" aria-hidden="true">${t(`payment-${seat}-short`)}</span>
      <span class="visually-hidden">${t(`payment-${seat}`)}</span>
      <span class="dock-amount ${payments[seat] < 0 ? "loss" : "gain"}">${signed(payments[seat])}</span>
    </li>`)}
  </ul>`;
}

/** To the result, or from there back to the hand. */
function travel() {
  const result = /** @type {HTMLElement} */ (document.querySelector(".result"));
  const isHere = result.getBoundingClientRect().top < window.innerHeight / 2;
  if (isHere) {
    window.scrollTo({ top: 0 });
    return;
  }
  result.scrollIntoView();
  result.focus({ preventScroll: true });
}
