// @ts-check
/** A hand in a small row: called sets, concealed tiles, the winning tile. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { meldRow, tile } from "./tile.js";

/** @param {import("../hand.js").Hand} hand */
export const handRow = (hand) => html`<p class="hand-row" aria-hidden="true">${handBlocks(hand)}</p>`;

/** @param {import("../hand.js").Hand} hand */
export const handBlocks = (hand) => html`
  ${hand.melds.map((meld) => html`<span class="block">${meldRow(meld)}</span>`)}
  <span class="block">${hand.concealed.map((id) => tile(id))}</span>
  <span class="block">${hand.winning ? tile(hand.winning) : nothing}</span>`;
