// @ts-check
/** What would lift a hand that has too few points: one thing otherwise, the best first. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { FLAGS } from "../hand.js";
import { listed, t } from "../i18n.js";
import { replacesWinning } from "../trying.js";
import { nameOf } from "./fannames.js";
import { flagName, tileName } from "./names.js";
import { tile as face } from "./tile.js";
import { worth } from "./verdict.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../protocol.js").Lift} Lift */
/** @typedef {import("../protocol.js").Lifts} Lifts */

const SHOWN = 6;

/** @param {Lifts} found @param {State} state @param {Dispatch} dispatch */
export function lifts({ lifts: all, minimum }, state, dispatch) {
  const list = (/** @type {Lift[]} */ some) => html`<ul class="lift-list">
    ${repeat(some, idOf, (lift) => html`<li>${liftView(lift, minimum, state, dispatch)}</li>`)}
  </ul>`;
  return html`<section class="lifts" data-testid="lifts" aria-labelledby="lifts-title">
    <h3 id="lifts-title">${t("lifts-title")}</h3>
    ${all[0]?.wins ? nothing : html`<p class="advice-words">${t("lifts-none", { minimum })}</p>`}
    ${list(all.slice(0, SHOWN))}
    ${all.length > SHOWN ? html`<details class="more">
      <summary>${t("lifts-more", { count: all.length - SHOWN })}</summary>
      ${list(all.slice(SHOWN))}
    </details>` : nothing}
  </section>`;
}

/** @param {Lift} lift */
const idOf = ({ change, out, in: drawn, set }) =>
  change === "tile" ? `${out}-${drawn}-${set.concealed?.at(-1)}` : change;

/** @param {Lift} lift @param {number} minimum @param {State} state @param {Dispatch} dispatch */
function liftView(lift, minimum, state, dispatch) {
  const { wins, qualifying } = lift;
  return html`<button type="button" class="lift" data-testid="lift-${idOf(lift)}"
      @click=${() => dispatch({ type: "lift", lift })}>
    <span class="line-points ${wins ? "lift-wins" : "lift-below"}">${worth(lift)}</span>
    <span class="lift-words">${changeView(lift, state)}
      <span class="lift-fans">${listed(newFans(lift, state))}</span></span>
    <span class="lift-judged">${wins ? t("waits-wins") : t("lift-below", { missing: minimum - qualifying })}</span>
  </button>`;
}

/** @param {Lift} lift @param {State} state */
function changeView(lift, { hand, rules }) {
  const { change, out, in: drawn } = lift;
  if (!out || !drawn) return changeName(change, rules);
  const isWinning = replacesWinning(lift, hand);
  const words = t(isWinning ? "lift-winning" : "lift-tile", { out: tileName(out), in: tileName(drawn) });
  return html`<span class="visually-hidden">${words}</span>
    <span class="lift-tiles" aria-hidden="true">${face(out)}<span class="advice-arrow">→</span>${face(drawn)}
      ${isWinning ? html`<span class="lift-note">${t("term-winning_tile")}</span>` : nothing}</span>`;
}

/** @param {string} change @param {string} rules */
const changeName = (change, rules) =>
  FLAGS.some((flag) => flag === change) ? flagName(change, rules) : t(`lift-${change}`);

/** Names of the fans the hand does not have yet. @param {Lift} lift @param {State} state */
function newFans({ fans }, { result, rules }) {
  const counts = new Map(result?.data.fans.map((/** @type {import("../protocol.js").FanLine} */ fan) => [fan.id, fan.count]));
  return fans.filter(({ id, count }) => count > (counts.get(id) ?? 0)).map((fan) => nameOf(fan, rules));
}
