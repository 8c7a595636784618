// @ts-check
/** A hand by chance, made by the engine under the rules in force. */

import { knownFan } from "./catalogue.js";
import { emptyHand, fromRequest } from "./hand.js";

/** @typedef {import("./state.js").State} State */

/**
 * @param {Pick<import("./engine.js").Engine, "randomHand">} engine
 * @param {() => State} current
 * @param {import("./state.js").Dispatch} dispatch
 */
export async function openRandomHand(engine, current, dispatch) {
  const { hand, rules, ui } = current();
  const fan = ui.randomFan && knownFan(rules, ui.randomFan) ? { fan: ui.randomFan } : {};
  const request = await engine.randomHand({ rules, ...fan });
  // The answer may come late, after a retry: by then the reader may be at another hand.
  const isCurrent = current().hand === hand && current().rules === rules;
  if (!request || request.errors || !isCurrent) return;
  const made = fromRequest(request, emptyHand());
  dispatch({ type: "load", hand: { ...made, from: request.win.from ?? made.from } });
}
