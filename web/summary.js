// @ts-check
/** What the page says of a hand, gathered in words: for a chat, for a picture. */

import { FLAGS } from "./hand.js";
import { listed, signed, t } from "./i18n.js";
import { write, writeTiles } from "./notation.js";
import { seenBy } from "./rules.js";
import { linkOf } from "./sharing.js";
import { sentence } from "./views/errors.js";
import { nameOf } from "./views/fannames.js";
import { flagName, tileName } from "./views/names.js";
import { paid, SEATS } from "./views/payments.js";
import { rulesName } from "./views/rulesets.js";
import { outcome, problems, verdictWords, worth } from "./views/verdict.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {{points: number, words: string}} Line a fan by its name, and how often where that is more than once */
/**
 * @typedef {object} Summary
 * @property {string} rules by their name
 * @property {string} engine name and version, once it has answered
 * @property {number | null} points the big number
 * @property {string} verdict the sentence beside it
 * @property {string[]} circumstances
 * @property {Line[]} fans those that count
 * @property {string} leftOut in one sentence
 * @property {Line | null} total
 * @property {string[]} more waits, or what is wrong
 * @property {{seat: number, who: string, amount: string}[]} payments
 * @property {string} notation
 * @property {string} link
 */

/** @param {State} whole @returns {Summary} */
export function summaryOf(whole) {
  const state = { ...whole, hand: seenBy(whole.hand, whole.rules) };
  const { points, kind } = outcome(state);
  const isScored = kind === "wins" || kind === "below";
  const data = isScored ? state.result?.data : null;
  return {
    rules: rulesName(state.rules),
    engine: state.result?.data.engine ?? "",
    points,
    verdict: verdictWords(state),
    circumstances: circumstances(state),
    fans: (data?.fans ?? []).map((/** @type {any} */ line) => lineOf(line, state.rules)),
    leftOut: leftOut(data?.not_counted ?? [], state.rules),
    total: data && totalOf(data),
    more: kind === "waits" ? waits(state) : problems(state).map(sentence),
    payments: (paid(state) ?? []).map((amount, seat) => ({ seat, who: whoIs(SEATS[seat]), amount: signed(amount) })),
    notation: write(state.hand),
    link: linkOf(whole),
  };
}

/** @param {any} line @param {string} rules @returns {Line} */
function lineOf(line, rules) {
  const { points, count } = line;
  const name = nameOf(line, rules);
  const words = count > 1 ? t("told-fan-times", { name, times: t("fan-times", { points, count }) }) : name;
  return { points: points * count, words };
}

/** @param {any[]} lines @param {string} rules */
function leftOut(lines, rules) {
  const fans = lines.map((line) => t("told-left-out-fan", { name: nameOf(line, rules), points: line.points * line.count }));
  return fans.length ? t("told-left-out", { fans: listed(fans) }) : "";
}

/** @param {any} data */
function totalOf(data) {
  const points = worth(data);
  if (data.qualifying > points) return { points, words: t("sum-limit", { qualifying: data.qualifying, limit: points }) };
  return { points, words: t(data.wins || !data.flowers ? "term-total" : "term-qualifying") };
}

/** The winner by that word, as it is not the reader who is meant. @param {number} seat */
const whoIs = (seat) => (seat ? t(`payment-${seat}`) : t("told-winner"));

/** How it was won, from the tile to the flowers. @param {State} state */
function circumstances({ hand, rules, result }) {
  const isWaiting = result?.kind === "waits";
  const source = hand.source === "discard" ? t("told-discard", { who: t(`payment-${hand.from}`) }) : t("source-self_draw");
  const flowers = listed(hand.flowers.map((flower) => t(`flower-${flower}`)));
  return [
    ...(isWaiting ? [] : [source]),
    t("told-winds", { seat: t(`wind-${hand.seat}`), round: t(`wind-${hand.round}`) }),
    ...FLAGS.filter((flag) => hand.flags[flag]).map((flag) => flagName(flag, rules)),
    ...(flowers ? [t("told-flowers", { flowers })] : []),
    ...(hand.public.length ? [t("told-public", { tiles: writeTiles(hand.public) })] : []),
  ];
}

/** @param {State} state */
const waits = ({ result }) => result?.data.waits.map((/** @type {any} */ { tile, copies, self_draw: drawn, discard }) =>
  t("told-wait", { tile: tileName(tile), copies, drawn: cell(drawn), discard: cell(discard) }));

/** Points, and that they are too few where they are. @param {any} found */
function cell(found) {
  if (!found) return t("waits-never");
  return found.wins ? String(worth(found)) : t("told-too-few", { points: worth(found) });
}
