// @ts-check
/** Everything the engine says about the hand, from the one number to the money. */

import { html } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { advice } from "./advice.js";
import { errors } from "./errors.js";
import { fans, others } from "./fans.js";
import { dissent } from "./footer.js";
import { paper } from "./paper.js";
import { payments } from "./payments.js";
import { settleOpener } from "./settle.js";
import { announcement } from "./spoken.js";
import { verdict } from "./verdict.js";
import { waits } from "./waits.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */

/**
 * @param {State} state
 * @param {Dispatch} dispatch
 */
export const result = (state, dispatch) => html`<section class="result" tabindex="-1"
  aria-labelledby="result-title" aria-busy=${state.pending && state.engine.state === "ready"}>
  <h2 id="result-title" class="visually-hidden">${t("result-title")}</h2>
  ${announcement(state)}
  <div class="answer">
    ${verdict(state)} ${errors(state)} ${waits(state, dispatch)} ${fans(state, dispatch)}
    ${payments(state, settleOpener(state, dispatch))} ${others(state, dispatch)}
    ${advice(state, dispatch)} ${dissent(state)}
    ${paper(state)}
  </div>
</section>`;
