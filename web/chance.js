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
  const { rules, ui } = current();
  const fan = ui.randomFan && knownFan(rules, ui.randomFan) ? { fan: ui.randomFan } : {};
  const request = await engine.randomHand({ rules, ...fan }).catch(() => null);
  if (!request || request.errors || current().rules !== rules) return;
  const hand = fromRequest(request, emptyHand());
  dispatch({ type: "load", hand: { ...hand, from: request.win.from ?? hand.from } });
}
