// @ts-check
/**
 * What the page asks the engine, and when: every change of the hand is scored by itself, and a text
 * the page cannot read is handed over. Only the newest answer counts.
 */

import { createAdvising } from "./advice.js";
import { createForesight } from "./foresight.js";
import { COMPLETE, fromRequest, tileCount, toRequest } from "./hand.js";
import { LONGEST_TEXT, read as readNotation } from "./notation.js";
import { seenBy } from "./rules.js";
import { settlementOf } from "./settling.js";
import { reduce } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Dispatch} Dispatch */
/** @typedef {import("./state.js").Answer} Answer */
/** @typedef {(request: any) => import("./hand.js").Hand} Finish */

/** A text that stops here is still being typed, so a complaint about it can wait. */
const PAUSE_MS = 350;

/**
 * @param {Pick<import("./engine.js").Engine, "score" | "scoreAhead" | "parse" | "compare" | "settle" | "distance" | "lifts" | "forget">} engine
 * @param {() => State} current
 * @param {Dispatch} dispatch
 */
export function createAsking(engine, current, dispatch) {
  const foresight = createForesight(engine);
  let pause = 0;
  const advising = createAdvising(engine, current, dispatch);

  /** Ask whatever a change has raised. @param {State} before */
  function follow(before) {
    const { hand, rules, ui } = current();
    const isNew = hand !== before.hand || rules !== before.rules;
    const isOpened = ui.dialog !== before.ui.dialog;
    if (isNew) void score();
    if (ui.dialog === "compare" && (isNew || isOpened)) void compare();
    if (ui.dialog === "settle" && (isNew || isOpened || ui.settle !== before.ui.settle)) void settle();
  }

  /** Ask for the hand's score; of a hand with too few tiles, for what is wrong with it already. */
  async function score() {
    const { hand, rules } = current();
    const request = toRequest(seenBy(hand, rules), rules);
    advising.drop();
    dispatch({ type: "pending" });
    const data = await foresight.score(request);
    const isCurrent = current().hand === hand && current().rules === rules;
    if (!data || !isCurrent) return;
    dispatch({ type: "result", result: { kind: kindOf(data), data, request } });
    if (data.waits) foresight.lookAhead(data.waits.map(tapped));
    advising.follow();
  }

  /** What will be asked once this tile is tapped. @param {{tile: string}} wait */
  function tapped({ tile }) {
    const { hand, rules } = reduce(current(), { type: "tap", tile });
    return toRequest(seenBy(hand, rules), rules);
  }

  /** Ask what the hand is worth under every rule set. */
  async function compare() {
    const { hand, rules } = current();
    if (tileCount(hand) !== COMPLETE) return;
    const data = await engine.compare(toRequest(hand, rules));
    if (data) dispatch({ type: "compared", compared: { hand, data } });
  }

  /** Ask who pays whom. */
  async function settle() {
    const { ui, rules } = current();
    const form = /** @type {import("./settling.js").Form} */ (ui.settle);
    const data = await engine.settle(settlementOf(form, rules));
    if (data) dispatch({ type: "settled", settled: { form, rules, data } });
  }

  /**
   * Read a text as it is typed. What is said against it waits for a pause.
   * @param {string} value
   */
  function type(value) {
    const hand = taken(value, false);
    if (hand) pause = setTimeout(() => parse(value, (read) => fromRequest(read, hand)), PAUSE_MS);
  }

  /** Read a text that came whole: there is nothing to wait for. @param {string} value */
  function take(value) {
    const hand = taken(value, true);
    if (hand) void parse(value, (read) => fromRequest(read, hand));
  }

  /**
   * Take in a text; what the page cannot read is left to the engine.
   * @param {string} value
   * @param {boolean} isWhole
   * @returns {import("./hand.js").Hand | null} the hand it was to change, if it still has to be read
   */
  function taken(value, isWhole) {
    const { hand } = current();
    clearTimeout(pause);
    const request = readNotation(value);
    dispatch({ type: "text", value, hand: request && fromRequest(request, hand), isWhole });
    return request ? null : hand;
  }

  /**
   * Have the engine read a text.
   * @param {string} value
   * @param {Finish} finish
   * @param {string} [rules] of a link
   */
  async function parse(value, finish, rules) {
    if (value.length > LONGEST_TEXT) {
      dispatch({ type: "text-problems", value, problems: [tooLong(value)] });
      return;
    }
    const answer = await engine.parse(value);
    if (!answer || current().text.value !== value || !current().text.reading) return;
    if (answer.errors) dispatch({ type: "text-problems", value, problems: answer.errors });
    else if (rules) dispatch({ type: "load", hand: finish(answer), rules });
    else dispatch({ type: "text", value, hand: finish(answer) });
  }

  return { follow, type, take, parse };
}

/** @param {any} data @returns {Answer["kind"]} */
function kindOf(data) {
  if (data.errors) return "errors";
  return data.waits ? "waits" : "score";
}

/** The engine's own words for a text that never reaches it. @param {string} value */
const tooLong = (value) => ({
  code: "notation",
  where: "",
  values: { reason: "too_long", limit: LONGEST_TEXT, length: value.length, start: LONGEST_TEXT },
  message: "",
});
