// @ts-check
/** Every way the hand can be read, each with its own total; and the lines of one that does not count. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { bringIntoSight } from "../sight.js";
import { handOf } from "./places.js";

/** @typedef {import("./fans.js").Scene} Scene */

/** That the lines below are not those that count, and the way back to them. @param {Scene} scene */
export const readingAside = ({ data, shown, dispatch }) => html`<div class="reading-aside" data-testid="reading-aside">
  <p>${t(isTie(shown, data) ? "reading-aside-tie" : "reading-aside", { points: data.total })}
    <button type="button" class="reading-back" @click=${() => dispatch({ type: "ui", change: { reading: 0 } })}>${t("reading-back")}</button></p>
  <p>${handOf(shown.blocks)}</p>
</div>`;

/** @param {Scene} scene */
export function readingsView({ data, reading, dispatch }) {
  const ties = data.readings.slice(1).filter((/** @type {any} */ other) => isTie(other, data)).length;
  return html`<details class="readings">
    <summary>${t("readings-title", { count: data.readings.length - 1 })}${ties ? html`${t("list-comma")}${t("readings-ties", { count: ties, others: data.readings.length - 1 - ties })}` : nothing}</summary>
    <ul>
      ${data.readings.map((/** @type {any} */ other, /** @type {number} */ index) => html`<li>
        <button type="button" class="reading" data-testid="reading-${index}" aria-pressed=${index === reading}
          @click=${() => pick(index, dispatch)}>
          <span class="line-points">${other.total}</span>
          ${handOf(other.blocks)}
          <span class="reading-note">${note(other, index, data)}</span>
        </button>
      </li>`)}
    </ul>
  </details>`;
}

/** @param {any} other @param {number} index @param {any} data */
function note(other, index, data) {
  if (index === 0) return t("reading-best");
  return isTie(other, data) ? t("reading-tie") : nothing;
}

/** Whether a reading is worth what the best is. @param {{total: number}} other @param {{total: number}} data */
const isTie = (other, data) => other.total === data.total;

/** Its lines stand where those of the best one stood; they are brought into sight. @param {number} index @param {import("../state.js").Dispatch} dispatch */
function pick(index, dispatch) {
  dispatch({ type: "ui", change: { reading: index } });
  bringIntoSight(".fans");
}
