// @ts-check
/** Below the result: what would lift a hand, or how far it is from one. It comes later, so it comes last. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { questionOf } from "../advice.js";
import { distance } from "./distance.js";
import { fallbackNote } from "./fallback.js";
import { lifts } from "./lifts.js";
import { problems } from "./verdict.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */

const VIEWS = { distance, lifts };

/**
 * Until the answer is there the one before it keeps the place, dimmed.
 * @param {State} state
 * @param {Dispatch} dispatch
 */
export function advice(state, dispatch) {
  const question = problems(state).length || state.engine.state !== "ready" ? null : questionOf(state);
  const note = fallbackNote(state);
  if (!question) return note;
  const answer = state.advice?.question === question && !state.advice.data.errors ? state.advice.data : null;
  return html`<div class="advice advice-${question}" aria-busy=${state.advising}>
    ${answer ? VIEWS[question](answer, state, dispatch) : nothing} ${note}
  </div>`;
}
