// @ts-check
/** Who pays whom: the table seen from above, the winner nearest. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { signed, t } from "../i18n.js";
import { WINDS } from "../tiles.js";
import { outcome } from "./verdict.js";

/** @typedef {import("../state.js").State} State */

export const SEATS = [0, 1, 2, 3];

/**
 * The four payments of the present result, or null while nothing is paid.
 * @param {State} state
 * @returns {number[] | null}
 */
export const paid = (state) => (outcome(state).kind === "wins" ? state.result?.data.payments : null);

/**
 * The wind of a seat: player 1 is next in turn, and the winds follow the turn.
 * @param {State} state
 * @param {number} seat
 */
export const windOf = ({ hand }, seat) => WINDS[(WINDS.indexOf(hand.seat) + seat) % SEATS.length];

/** @param {State} state @param {unknown} below what stands under the table */
export const payments = (state, below) => html`<section class="payments ${paid(state) ? "" : "unpaid"}" aria-labelledby="payments-title">
  <h3 id="payments-title" class="visually-hidden">${t("payments-title")}</h3>
  <ul class="felt">${SEATS.map((seat) => place(state, seat))}</ul>
  ${below}
</section>`;

/** @param {State} state @param {number} seat */
function place(state, seat) {
  const amounts = paid(state);
  const role = amounts ? roleOf(state, seat) : null;
  return html`<li class="seat seat-${seat} ${role ? `seat-${role}` : ""}">
    <b class="seat-wind">${t(`wind-${windOf(state, seat)}`)}</b> <span class="seat-who">${t(`payment-${seat}`)}</span>
    ${amounts ? amount(amounts[seat], seat) : html`<span class="seat-amount" aria-hidden="true">–</span>`}
    ${role ? html`<span class="seat-role">${t(`payment-${role}`)}</span>` : nothing}
  </li>`;
}

/** @param {number} value @param {number} seat */
const amount = (value, seat) =>
  html`<span class="seat-amount ${value < 0 ? "loss" : "gain"}" data-testid="payment-${seat}">${signed(value)}</span>`;

/** @param {State} state @param {number} seat */
function roleOf({ hand }, seat) {
  if (seat === 0) return "winner";
  return hand.source === "discard" && hand.from === seat ? "discarder" : null;
}
