// @ts-check
/** How many tiles a hand is short of a winning shape, and which bring it closer. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { COMPLETE, copiesLeft } from "../hand.js";
import { t } from "../i18n.js";
import { TILES } from "../tiles.js";
import { tileName } from "./names.js";
import { tile as face } from "./tile.js";
import { outcome } from "./verdict.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../protocol.js").Distance} Distance */
/** @typedef {import("../protocol.js").Useful} Useful */

/** Rows in sight: the first leave the most tiles that help. */
const SHOWN = 4;

/** @param {Distance} found @param {State} state @param {Dispatch} dispatch */
export function distance(found, state, dispatch) {
  const { missing, discards } = found;
  if (missing === 0) return nothing;
  if (missing === null) return html`<p class="advice-words" data-testid="distance">${t("distance-none")}</p>`;
  return html`<section class="distance" data-testid="distance" aria-labelledby="distance-title">
    <h3 id="distance-title">${t(isWaiting(state) ? "distance-title-left" : "distance-title", { missing })}</h3>
    ${discards.length ? discardsView(found, dispatch) : usefulView(found, state, dispatch)}
  </section>`;
}

/** Whether the hand waits, though every tile it waits for is gone. @param {State} state */
function isWaiting(state) {
  const { kind, args } = outcome(state);
  return kind === "waits" && args.waits > 0;
}

/** @param {Distance} found @param {State} state @param {Dispatch} dispatch */
function usefulView({ tiles, missing, useful }, { hand }, dispatch) {
  const isAny = TILES.every((tile) => !copiesLeft(hand, tile) || useful.some((one) => one.tile === tile));
  return html`<p class="advice-words">${t("distance-spare", { spare: tiles + Number(missing) - COMPLETE })}
      ${t(isAny ? "distance-any" : "distance-useful")}</p>
    ${isAny ? nothing : tilesView(useful, dispatch)}`;
}

/** @param {Distance} found @param {Dispatch} dispatch */
const discardsView = ({ missing, discards }, dispatch) => html`
  <p class="advice-words">${t("distance-discards", { missing: Number(missing) })}</p>
  ${rowsView(discards.slice(0, SHOWN), dispatch)}
  ${discards.length > SHOWN ? html`<details class="more">
    <summary>${t("distance-more", { count: discards.length - SHOWN })}</summary>
    ${rowsView(discards.slice(SHOWN), dispatch)}
  </details>` : nothing}`;

/** @param {Distance["discards"]} rows @param {Dispatch} dispatch */
const rowsView = (rows, dispatch) => html`<ul class="discards">
  ${repeat(rows, ({ tile }) => tile, ({ tile, useful }) => html`<li data-testid="discard-${tile}">
    <button type="button" class="advised" aria-label=${t("distance-take-out", { tile: tileName(tile) })}
      @click=${() => dispatch({ type: "exchange", out: tile })}>${face(tile)}</button>
    <span class="advice-arrow" aria-hidden="true">→</span>
    ${tilesView(useful, dispatch, tile)}
  </li>`)}
</ul>`;

/** @param {Useful[]} useful @param {Dispatch} dispatch @param {string} [out] what goes out for them */
const tilesView = (useful, dispatch, out) => html`<ul class="useful">
  ${repeat(useful, ({ tile }) => tile, ({ tile, copies }) => html`<li>
    <button type="button" class="advised" data-testid=${out ? `useful-${out}-${tile}` : `useful-${tile}`}
      aria-label=${usefulName(tile, copies, out)}
      @click=${() => dispatch({ type: "exchange", in: tile, out })}>
      ${face(tile)}<span class="advised-left">${copies}</span></button>
  </li>`)}
</ul>`;

/** @param {string} tile @param {number} copies @param {string} [out] */
const usefulName = (tile, copies, out) =>
  out
    ? t("distance-exchange", { out: tileName(out), tile: tileName(tile), copies })
    : t("distance-add", { tile: tileName(tile), copies });
