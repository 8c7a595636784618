// @ts-check
/** The palette: what a tap means, the 34 tiles with the copies left, and the tiles on the table. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { whyNotTile } from "../edits.js";
import { copiesLeft } from "../hand.js";
import { hold, otherClick } from "../holding.js";
import { t } from "../i18n.js";
import { placeOf, rove } from "../roving.js";
import { ruleSet } from "../rules.js";
import { COPIES, TILES } from "../tiles.js";
import { tileName } from "./names.js";
import { tile as face } from "./tile.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */

/** @type {import("../state.js").Mode[]} */
const MODES = ["concealed", "chow", "pung", "kong", "concealed_kong", "public"];
const ROWS = [9, 9, 9, 7];

/** @param {State} state @param {Dispatch} dispatch */
export const pickerView = (state, dispatch) => html`
  ${modesView(state, dispatch)}
  <div class="palette" role="group" aria-label=${t("palette-label")} aria-describedby="palette-keys"
      @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(event, dispatch)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => atTile(event, dispatch, (lay) => hold(event, lay))}
      @contextmenu=${(/** @type {MouseEvent} */ event) => atTile(event, dispatch, (lay) => otherClick(event, lay))}
      @focusin=${(/** @type {FocusEvent} */ event) => remember(event, state, dispatch)}>
    ${TILES.map((tile, at) => paletteButton(tile, at, state, dispatch))}
  </div>
  <p id="palette-keys" hidden>${t("palette-keys")}</p>
  ${publicView(state, dispatch)}`;

/** @param {State} state @param {Dispatch} dispatch */
const modesView = (state, dispatch) => html`
  <fieldset class="segments modes">
    <legend class="visually-hidden">${t("mode-label")}</legend>
    ${MODES.filter((mode) => mode !== "public" || ruleSet(state.rules).table).map((mode) => html`<label class="segment">
      <input type="radio" name="mode" value=${mode} data-testid="mode-${mode}"
        .checked=${live(state.mode === mode)} @change=${() => dispatch({ type: "mode", mode })} />
      <span>${t(`mode-${mode}`)}</span>
    </label>`)}
  </fieldset>`;

/** @param {string} tile @param {number} at @param {State} state @param {Dispatch} dispatch */
function paletteButton(tile, at, { hand, mode, ui }, dispatch) {
  const left = copiesLeft(hand, tile);
  const why = whyNotTile(hand, mode, tile);
  const name = t("palette-tile", { tile: tileName(tile), left });
  return html`<button type="button" class="palette-tile" data-testid="palette-${tile}" data-at=${at}
      tabindex=${at === ui.paletteAt ? 0 : -1} aria-label=${name}
      aria-disabled=${why ? "true" : nothing} aria-describedby=${why ? `why-${tile}` : nothing}
      title=${why ? t(why) : name} @click=${() => dispatch({ type: "tap", tile })}>
    ${face(tile)}
    <span class="pips" aria-hidden="true">${PIPS.map((pip) => html`<i class=${pip <= left ? "" : "is-used"}></i>`)}</span>
    ${why ? html`<span id="why-${tile}" hidden>${t(why)}</span>` : nothing}
  </button>`;
}

const PIPS = Array.from({ length: COPIES }, (_, index) => index + 1);

/** @param {State} state @param {Dispatch} dispatch */
function publicView({ hand, mode }, dispatch) {
  if (!hand.public.length && mode !== "public") return nothing;
  return html`<div class="on-table" role="group" aria-label=${t("public-title")}>
    <span class="on-table-title" aria-hidden="true">${t("public-title")}</span>
    ${hand.public.map((tile, index) => {
      const name = t("public-take-out", { tile: tileName(tile) });
      return html`<button type="button" class="table-tile" data-testid="public-${index}" aria-label=${name}
        title=${name} @click=${() => dispatch({ type: "take-out-public", index })}>${face(tile)}</button>`;
    })}
  </div>`;
}

/** @param {KeyboardEvent} event @param {Dispatch} dispatch */
function onKey(event, dispatch) {
  if (rove(event, ROWS) || event.key !== "Enter" || !event.altKey) return;
  atTile(event, dispatch, (lay) => {
    event.preventDefault();
    lay();
  });
}

/**
 * Ways to lay the tile an event is about on the table.
 * @param {Event} event
 * @param {Dispatch} dispatch
 * @param {(lay: () => void) => void} way
 */
function atTile(event, dispatch, way) {
  const at = placeOf(event.target);
  if (at !== null) way(() => dispatch({ type: "tap", tile: TILES[at], mode: "public" }));
}

/** @param {FocusEvent} event @param {State} state @param {Dispatch} dispatch */
function remember(event, { ui }, dispatch) {
  const at = placeOf(event.target);
  if (at !== null && at !== ui.paletteAt) dispatch({ type: "ui", change: { paletteAt: at } });
}
