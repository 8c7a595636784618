// @ts-check
/** The form in which a hand is settled: who discarded, and what each of the four players won with. */

import { tileCount } from "./hand.js";

/** @typedef {import("./hand.js").Source} Source */
/**
 * `points` is as typed, by seat from the player of the hand on in turn; empty for who did not win.
 * @typedef {{source: Source, discarder: number, points: string[]}} Form
 */

/** What is filled in; points belong to a seat. @typedef {{source?: Source, discarder?: number, seat?: number, points?: string}} Change */

/** @param {Form} form @param {Change} change @returns {Form} */
export function filledIn(form, { seat, points, ...change }) {
  if (seat === undefined || points === undefined) return { ...form, ...change };
  return { ...form, points: form.points.with(seat, points) };
}

/**
 * The form for the present hand, its points filled in when it wins.
 * @param {import("./state.js").State} state
 * @returns {Form}
 */
export function formFor({ hand, result }) {
  const wins = result?.kind === "score" && result.data.wins;
  return { source: tileCount(hand) ? hand.source : "discard", discarder: hand.from, points: [wins ? String(result.data.total) : "", "", "", ""] };
}

/**
 * What to ask the engine. A text that is no number goes as it is, for the engine to refuse.
 * @param {Form} form
 * @param {string} rules
 * @returns {import("./protocol.js").Settlement}
 */
export function settlementOf({ source, discarder, points }, rules) {
  const winners = points
    .map((typed, seat) => ({ seat, points: typed.trim() }))
    .filter((winner) => winner.points)
    .map(({ seat, points: typed }) => ({ seat, points: /^\d+$/.test(typed) ? Number(typed) : typed }));
  return { rules, source, winners, ...(source === "discard" && { discarder }) };
}
