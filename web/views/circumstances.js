// @ts-check
/** How the hand was won: by whom the tile came, the winds, the events, the flowers. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { FLAGS, whyNot } from "../hand.js";
import { t, under } from "../i18n.js";
import { ruleSet } from "../rules.js";
import { FLOWERS, WINDS } from "../tiles.js";
import { valueOf } from "./field.js";
import { flagName } from "./names.js";
import { tile as face } from "./tile.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../hand.js").Hand} Hand */

/** @type {(1 | 2 | 3)[]} */
const PLAYERS = [1, 2, 3];

/** @param {State} state @param {Dispatch} dispatch */
export const circumstancesView = (state, dispatch) => html`
  <h2 class="visually-hidden">${t("won-title")}</h2>
  ${sourceView(state.hand, dispatch)}
  ${windsView(state.hand, dispatch)}
  ${flagsView(state, dispatch)}
  ${ruleSet(state.rules).flowers ? flowersView(state.hand, dispatch) : nothing}`;

/** @param {Hand} hand @param {Dispatch} dispatch */
const sourceView = (hand, dispatch) => html`<div class="won-by">
  <fieldset class="segments sources">
    <legend class="visually-hidden">${t("source-label")}</legend>
    ${/** @type {const} */ (["self_draw", "discard"]).map((source) => html`<label class="segment">
      <input type="radio" name="source" value=${source} data-testid="source-${source}"
        .checked=${live(hand.source === source)}
        @change=${() => dispatch({ type: "circumstance", change: { source } })} />
      <span>${t(`source-${source}`)}</span>
    </label>`)}
  </fieldset>
  <fieldset class="segments discarders">
    <legend class="visually-hidden">${t("discarder-label")}</legend>
    ${PLAYERS.map((from) => discarderView(hand, from, dispatch))}
  </fieldset>
</div>`;

/** Naming the discarder says that it was a discard. @param {Hand} hand @param {1 | 2 | 3} from @param {Dispatch} dispatch */
function discarderView(hand, from, dispatch) {
  const place = t(`discarder-${from}`);
  const wind = t(`wind-${WINDS[(WINDS.indexOf(hand.seat) + from) % WINDS.length]}`);
  return html`<label class="segment">
    <input type="radio" name="discarder" value=${from} data-testid="discarder-${from}"
      aria-label=${t("discarder-name", { player: from, place, wind })}
      .checked=${live(hand.source === "discard" && hand.from === from)}
      @change=${() => dispatch({ type: "circumstance", change: { source: "discard", from } })} />
    <span>${from} ${place}</span>
  </label>`;
}

/** @param {Hand} hand @param {Dispatch} dispatch */
const windsView = (hand, dispatch) => html`<div class="winds">
  ${/** @type {const} */ (["seat", "round"]).map((which) => html`<div class="wind">
    <label for="${which}-wind">${t(`${which}-wind`)}</label>
    <select id="${which}-wind" data-testid="${which}-wind" .value=${live(hand[which])}
        @change=${(/** @type {Event} */ event) => dispatch({
          type: "circumstance",
          change: { [which]: valueOf(event) },
        })}>
      ${WINDS.map((wind) => html`<option value=${wind} ?selected=${hand[which] === wind}>${t(`wind-${wind}`)}</option>`)}
    </select>
  </div>`)}
</div>`;

/** @param {State} state @param {Dispatch} dispatch */
const flagsView = (state, dispatch) => html`<fieldset class="flags">
  <legend>${t("events-title")}</legend>
  ${FLAGS.map((flag) => flagView(state, flag, dispatch))}
</fieldset>`;

/** @param {State} state @param {import("../hand.js").Flag} flag @param {Dispatch} dispatch */
function flagView({ hand, rules }, flag, dispatch) {
  const why = whyNot(hand, flag);
  const isSet = hand.flags[flag];
  const blocked = why && !isSet;
  const change = (/** @type {Event} */ event) => {
    const box = /** @type {HTMLInputElement} */ (event.currentTarget);
    dispatch({ type: "flag", flag, on: box.checked });
    if (blocked) box.checked = false; // it says why instead
  };
  return html`<label class="flag ${blocked ? "is-blocked" : ""}">
    <input type="checkbox" data-testid="flag-${flag}" .checked=${live(isSet)} aria-describedby="hint-${flag}"
      aria-label=${flagName(flag, rules)} aria-disabled=${blocked ? "true" : nothing} @change=${change} />
    <span class="flag-name">${flagName(flag, rules)}</span>
    <span class="flag-hint" id="hint-${flag}">${why ? t(why) : under(`hint-${flag}`, rules)}</span>
  </label>`;
}

/** @param {Hand} hand @param {Dispatch} dispatch */
const flowersView = (hand, dispatch) => html`<fieldset class="flowers">
  <legend>${t("flowers-title")}</legend>
  <div class="flower-tiles">
    ${FLOWERS.map((flower) => {
      const name = t("flower-name", { number: flower, flower: t(`flower-${flower}`) });
      return html`<label class="flower" title=${name}>
        <input type="checkbox" data-testid="flower-${flower}" aria-label=${name}
          .checked=${live(hand.flowers.includes(flower))} @change=${() => dispatch({ type: "flower", flower })} />
        ${face(`f${flower}`)}
      </label>`;
    })}
  </div>
</fieldset>`;
