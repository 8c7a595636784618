// @ts-check
/** Hands one tap away: those worked out on the rules' own page, one by chance, and the reader's own of late. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { knownFans } from "../catalogue.js";
import { emptyHand, fromRequest } from "../hand.js";
import { t } from "../i18n.js";
import { read } from "../notation.js";
import { nameOf, whenKnown } from "./fannames.js";
import { valueOf } from "./field.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {{random: () => void, recents: {open: () => void}}} ExampleActions */

/** @type {[id: string, notation: string][]} */
const EXAMPLES = [
  ["regular_self_draw", "[234m,1]234p234s666m5p5p|EE1000"],
  ["one_tile_missing", "[234m,1]234p234s666m5p|EE1000"],
  ["discard_win", "[234m,1]234p234s666m5p5p|EE0000"],
  ["four_concealed_pungs", "111222m333p444s55m|EE1000"],
];

/** @param {State} state @param {Dispatch} dispatch @param {ExampleActions} actions */
export const examplesView = (state, dispatch, actions) => html`<section class="examples" id="examples" aria-labelledby="examples-title">
  <h2 id="examples-title">${t("examples-title")}</h2>
  <ul>
    ${EXAMPLES.map(([id, notation]) => html`<li>
      <button type="button" data-testid="example-${id}" @click=${() => {
        dispatch({ type: "load", hand: fromRequest(read(notation), emptyHand()) });
        toHand();
      }}>${t(`example-${id}`)}</button>
    </li>`)}
  </ul>
  <div class="more-hands">
    ${randomView(state, dispatch, actions)}
    <button type="button" data-testid="recents-open" aria-haspopup="dialog" @click=${actions.recents.open}>${t("recents-open")}</button>
  </div>
</section>`;

/** @param {State} state @param {Dispatch} dispatch @param {ExampleActions} actions */
const randomView = ({ rules, ui, engine }, dispatch, { random }) => html`<div class="random" role="group" aria-label=${t("random")}>
  <button type="button" data-testid="random" @click=${() => {
    random();
    toHand();
  }}>${t("random")}</button>
  <select data-testid="random-fan" aria-label=${t("random-fan")} @change=${(/** @type {Event} */ event) =>
    dispatch({ type: "ui", change: { randomFan: valueOf(event) } })}>
    <option value="" .selected=${live(!ui.randomFan)}>${t("random-any")}</option>
    ${engine.state === "ready" ? whenKnown(rules, () => fanOptions(rules, ui.randomFan)) : nothing}
  </select>
</div>`;

/** The dearest first, as the catalogue has them. @param {string} rules @param {string} chosen */
const fanOptions = (rules, chosen) => knownFans(rules).map(({ id, points }) => html`<option value=${id}
  .selected=${live(id === chosen)}>${t("random-named", { fan: nameOf({ id }, rules), points })}</option>`);

/** On a small screen the hand is far from here. */
function toHand() {
  const hand = /** @type {HTMLElement} */ (document.querySelector(".hand"));
  if (hand.getBoundingClientRect().top < 0) window.scrollTo({ top: 0 });
}
