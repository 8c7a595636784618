// @ts-check
/** What the hand comes to: one number and one sentence. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { COMPLETE, tileCount } from "../hand.js";
import { sentences, t } from "../i18n.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Problem} Problem */
/**
 * Everything the page says about a hand follows from its outcome.
 * @typedef {object} Outcome
 * @property {"empty" | "counting" | "loading" | "failed" | "scoring" | "waits" | "wins" | "below" | "shapeless" | "errors" | "unread"} kind
 * @property {Record<string, number>} args what its sentences speak of
 * @property {number | null} points the big number
 */

/**
 * @param {State} state
 * @returns {Outcome}
 */
export function outcome(state) {
  const tiles = tileCount(state.hand);
  const told = problems(state);
  if (told.length) {
    return { kind: state.text.problems ? "unread" : "errors", args: { count: told.length }, points: null };
  }
  if (tiles === 0) return { kind: "empty", args: {}, points: null };
  if (tiles < COMPLETE - 1) return { kind: "counting", args: { tiles, full: COMPLETE }, points: null };
  return answered(state, tiles) ?? { kind: waiting(state), args: { tiles, full: COMPLETE }, points: null };
}

/** What no further tile puts right; anything else can wait until the hand is full. */
const LASTING = ["too_many_copies", "too_many_melds", "duplicate_flower"];

/**
 * The problems of the text in the field, or else of the hand. That a hand is not full yet is no problem.
 * @param {State} state
 * @returns {Problem[]}
 */
export function problems(state) {
  if (state.text.problems) return state.text.problems;
  if (state.result?.kind !== "errors") return [];
  const tiles = tileCount(state.hand);
  const isShort = tiles < COMPLETE - 1;
  return state.result.data.errors.filter((/** @type {Problem} */ { code, values }) =>
    // The number of tiles is known before the answer for this hand has come.
    (code === "tile_count" ? !isShort && values.tiles === tiles : !isShort || LASTING.includes(code)));
}

/** @param {State} state @param {number} tiles @returns {Outcome | null} */
function answered({ result }, tiles) {
  const kind = tiles === COMPLETE ? "score" : "waits";
  if (result?.kind !== kind) return null;
  if (kind === "score") return scored(result.data, tiles);
  return { kind: "waits", args: { tiles, waits: result.data.waits.length }, points: null };
}

/** @param {any} data @param {number} tiles @returns {Outcome} */
function scored(data, tiles) {
  if (!data.complete) return { kind: "shapeless", args: { tiles }, points: null };
  const { wins, total, qualifying, minimum, flowers } = data;
  const held = wins && qualifying > total ? 1 : 0;
  const points = worth(data);
  const args = { points, flowers, minimum, missing: minimum - qualifying, qualifying, held };
  return { kind: wins ? "wins" : "below", args, points };
}

/**
 * Flowers do not help a hand over the minimum, so they have no place in the number of one that is below it.
 * @param {{wins: boolean, total: number | null, qualifying: number | null}} data
 */
export const worth = ({ wins, total, qualifying }) => Number(wins ? total : qualifying);

/** @param {State} state */
function waiting({ engine }) {
  if (engine.state === "ready") return "scoring";
  return engine.state === "error" ? "failed" : "loading";
}

/** @type {Record<string, string>} what `data-wins` says; empty where nothing has been judged */
const WINS = { wins: "true", below: "false", shapeless: "false" };

/**
 * @param {State} state
 */
export function verdict(state) {
  const { kind, args, points } = outcome(state);
  const more = moreWords(kind, args);
  return html`<div class="verdict verdict-${kind}" data-testid="verdict" data-wins=${WINS[kind] ?? ""}>
    ${points === null ? nothing : html`<span class="verdict-number">${points}</span>`}
    <p class="verdict-words">${t(`verdict-${kind}`, args)}${more ? html` <strong>${more}</strong>` : nothing}</p>
  </div>`;
}

/** That a judged hand wins, or how many points it lacks. @param {Outcome["kind"]} kind @param {Outcome["args"]} args */
const moreWords = (kind, args) => (kind === "wins" || kind === "below" ? t(`verdict-${kind}-more`, args) : "");

/** Number and sentence as one text. @param {State} state */
export function verdictWords(state) {
  const { kind, args, points } = outcome(state);
  return sentences([points ?? "", t(`verdict-${kind}`, args), moreWords(kind, args)]);
}
