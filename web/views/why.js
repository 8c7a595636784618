// @ts-check
/** What a fan's meaning holds beside its rule: where it stands in this hand, and an example to load. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { emptyHand, fromRequest } from "../hand.js";
import { t } from "../i18n.js";
import { read } from "../notation.js";
import { bringIntoSight } from "../sight.js";
import { nameOf } from "./fannames.js";
import { handRow } from "./handrow.js";
import { handWords } from "./patternhand.js";
import { handOf, isWhole } from "./places.js";

/** @typedef {import("./fans.js").Scene} Scene */
/** @typedef {import("./fans.js").Line} Line */
/** @typedef {import("../state.js").Dispatch} Dispatch */

/**
 * @param {Line} line
 * @param {Scene} scene
 * @param {{opened: () => void, closed: () => void}} light
 * @returns {import("./glossary.js").FanOpened}
 */
export const meaningOf = (line, { shown, data, dispatch }, { opened, closed }) => ({
  opened,
  closed,
  here: () => standing(line, shown.blocks),
  example: (text, close) => exampleOf(text, () => {
    close();
    load(text, nameOf(line, data.rules), dispatch);
  }),
});

/** The hand with the tiles of the fan brought forward: the rack may be out of sight. @param {Line} line @param {any[]} blocks */
function standing(line, blocks) {
  const lit = line.blocks.flat();
  const isSome = lit.length > 0 && !isWhole(line, blocks);
  return isSome ? html`<p class="meaning-hand" data-testid="meaning-hand">${handOf(blocks, lit)}</p>` : nothing;
}

/** @param {string} text @param {() => void} act */
function exampleOf(text, act) {
  const request = read(text);
  if (!request) return nothing;
  const hand = fromRequest(request, emptyHand());
  return html`<div class="meaning-example">
    <p class="meaning-small">${t("meaning-example")}</p>
    <div role="img" aria-label=${handWords(hand)}>${handRow(hand)}</div>
    <button type="button" data-testid="load-example" @click=${act}>${t("meaning-load")}</button>
  </div>`;
}

/** @param {string} text @param {string} fan @param {Dispatch} dispatch */
function load(text, fan, dispatch) {
  dispatch({ type: "load", hand: fromRequest(read(text), emptyHand()) });
  dispatch({ type: "note", note: { id: "note-example", args: { fan }, undo: true } });
  bringIntoSight(".rack");
}
