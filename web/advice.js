// @ts-check
/**
 * What the page asks about a hand that does not win yet: how far it is, or what would lift it. That
 * comes after the score and never before it, so a hand that changes meanwhile is not asked about.
 */

import { COMPLETE, tileCount, toRequest } from "./hand.js";
import { seenBy } from "./rules.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {"distance" | "lifts"} Question */
/** What the engine said to the question. @typedef {{question: Question, data: any}} Advice */

/** Whoever goes on tapping does not wait for advice, so neither does the next score. */
const PAUSE_MS = 60;

/**
 * The question a hand raises, or null when it raises none.
 * @param {Pick<State, "hand" | "result">} state
 * @returns {Question | null}
 */
export function questionOf({ hand, result }) {
  const tiles = tileCount(hand);
  if (tiles < COMPLETE - 1) return tiles ? "distance" : null;
  if (tiles === COMPLETE - 1) return result?.kind === "waits" && isStuck(result.data.waits) ? "distance" : null;
  if (tiles > COMPLETE || result?.kind !== "score" || result.data.wins) return null;
  return result.data.complete ? "lifts" : "distance";
}

/** Whether no tile that is left completes the hand. @param {import("./protocol.js").Wait[]} waits */
const isStuck = (waits) => waits.every(({ copies }) => !copies);

/**
 * @param {Pick<import("./engine.js").Engine, "distance" | "lifts" | "forget">} engine
 * @param {() => State} current
 * @param {import("./state.js").Dispatch} dispatch
 */
export function createAdvising(engine, current, dispatch) {
  let pause = 0;

  /** The hand has changed: what was to be asked about the one before is not. */
  function drop() {
    clearTimeout(pause);
    engine.forget("distance");
    engine.forget("lifts");
  }

  /** The hand has its score: ask what else it raises. */
  function follow() {
    const question = questionOf(current());
    if (question) pause = setTimeout(() => void ask(question), PAUSE_MS);
    else dispatch({ type: "advice", advice: null });
  }

  /** @param {Question} question */
  async function ask(question) {
    const { hand, rules } = current();
    const data = await engine[question](toRequest(seenBy(hand, rules), rules));
    const isCurrent = current().hand === hand && current().rules === rules;
    if (data && isCurrent) dispatch({ type: "advice", advice: { question, data } });
  }

  return { drop, follow };
}
