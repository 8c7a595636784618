// @ts-check
/** Hands worked out on the rules' own page, one tap away, to look at and to change. */

import { html } from "../vendor/lit-html/lit-html.js";
import { emptyHand, fromRequest } from "../hand.js";
import { t } from "../i18n.js";
import { read } from "../notation.js";

/** @typedef {import("../state.js").Dispatch} Dispatch */

/** @type {[id: string, notation: string][]} */
const EXAMPLES = [
  ["regular_self_draw", "[234m,1]234p234s666m5p5p|EE1000"],
  ["one_tile_missing", "[234m,1]234p234s666m5p|EE1000"],
  ["discard_win", "[234m,1]234p234s666m5p5p|EE0000"],
  ["four_concealed_pungs", "111222m333p444s55m|EE1000"],
];

/** @param {Dispatch} dispatch */
export const examplesView = (dispatch) => html`<section class="examples" id="examples" aria-labelledby="examples-title">
  <h2 id="examples-title">${t("examples-title")}</h2>
  <ul>
    ${EXAMPLES.map(([id, notation]) => html`<li>
      <button type="button" data-testid="example-${id}"
        @click=${() => dispatch({ type: "load", hand: fromRequest(read(notation), emptyHand()) })}>${t(`example-${id}`)}</button>
    </li>`)}
  </ul>
</section>`;
