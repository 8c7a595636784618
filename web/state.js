// @ts-check
/**
 * The page's one state, and the pure function that takes it from one moment to the next.
 * Nothing here touches the DOM, the engine or the network.
 */

import { emptyHand, isEmpty } from "./hand.js";
import { lay, move, pick, takeOut, takeOutMeld, takeOutPublic, takeOutWinning } from "./edits.js";
import { completeWith, makeWinning, setCircumstance, sortTiles, toggleFlower } from "./edits.js";
import { DEFAULT_RULES, ruleSet, seenBy, withUnseen } from "./rules.js";
import { filledIn } from "./settling.js";
import { exchange, lifted } from "./trying.js";
import { actionsOf } from "./typing.js";

export { toRequest, tileCount } from "./hand.js";

/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("./hand.js").Flag} Flag */
/** @typedef {"concealed" | "chow" | "pung" | "kong" | "concealed_kong" | "public"} Mode */
/**
 * One problem as the engine reports it; `span` for text only.
 * @typedef {{code: string, where: string, values: Record<string, any>, message: string}} Problem
 */
/**
 * The notation field. `value` is null while the field simply follows the hand; `reading` while the
 * engine has the text; `left` when the reader has gone on meanwhile.
 * @typedef {{value: string | null, problems: Problem[] | null, reading: boolean, left?: boolean}} Text
 */
/**
 * Something the page did or refused, said once in the line under the rack; `after` what it did before that.
 * @typedef {{id: string, args?: Record<string, string | number>, undo?: boolean, after?: Note | null}} Note
 */
/** @typedef {{state: "loading" | "ready" | "error", received: number, total: number, code?: string}} EngineState */
/**
 * What the engine answered to `request`, untouched.
 * @typedef {{kind: "score" | "waits" | "errors", data: any, request: import("./hand.js").Request}} Answer
 */
/**
 * `second` is the language of the fans' second names, "none", or empty where nothing was chosen;
 * `rules` are those last chosen, for a visit whose address asks for nothing; `keys`, whether letters
 * add tiles wherever the focus is; `hints`, how many of those for a first visit were put away.
 * @typedef {{theme: "system" | "light" | "dark", index: boolean, rules: string, keys: boolean, hints: number, second: string}} Settings
 */
/** Blocks of one reading of the present result, shown lit in the rack. @typedef {{reading: number, blocks: number[]}} Lit */
/** A point to come back to; `chosen` are the rules last chosen by then. @typedef {{hand: Hand, text: Text, rules: string, chosen: string}} Moment */
/**
 * Small things views remember: what is open, what is shown. Each view names its own.
 * @typedef {{dialog: null | "help" | "compare" | "settle" | "share" | "recents", reading: number, digits: string, rackAt: number, paletteAt: number, [key: string]: any}} Ui
 */

/**
 * @typedef {object} State
 * @property {string} rules
 * @property {Hand} hand
 * @property {Mode} mode what a tap on a palette tile means
 * @property {boolean} choosing the next tap in the rack names the winning tile
 * @property {Text} text
 * @property {Note | null} note
 * @property {EngineState} engine
 * @property {Answer | null} result the last answer for this hand, or null when there is none to show
 * @property {boolean} pending a newer answer is on its way
 * @property {import("./advice.js").Advice | null} advice what the engine last said of a hand that does not win yet
 * @property {boolean} advising that is not about this hand, or not there yet
 * @property {{hand: Hand, data: any} | null} compared what the engine last said of a hand under every rule set
 * @property {{form: import("./settling.js").Form, rules: string, data: any} | null} settled what it last said of who pays whom
 * @property {import("./recents.js").Recents | null} recents hands scored of late, once they have been asked for
 * @property {(Note & {back?: import("./recents.js").Back}) | null} recentsSaid what was last done to them
 * @property {Settings} settings
 * @property {Ui} ui
 * @property {Lit | null} lit
 * @property {Moment[]} undo
 * @property {Moment[]} redo
 * @property {string | null} streak what kind of edit the last step was, so that typing is one step
 * @property {boolean} isAside the hand was last changed from aside, so that nothing under the fingers tells what became of it
 * @property {boolean} update a new version of the page waits for a reload
 */

/**
 * @typedef {(
 *   | {type: "tap", tile: string, mode?: Mode}
 *   | {type: "key", key: string, shift?: boolean, alt?: boolean}
 *   | {type: "move", which: "concealed" | "melds", from: number, to: number}
 *   | {type: "mode", mode: Mode}
 *   | {type: "take-out", index: number}
 *   | {type: "take-out-winning"}
 *   | {type: "take-out-meld", index: number}
 *   | {type: "take-out-public", index: number}
 *   | {type: "choosing", on: boolean}
 *   | {type: "make-winning", index: number}
 *   | {type: "complete", tile: string, source: import("./hand.js").Source, last?: boolean}
 *   | {type: "exchange", in?: string, out?: string}
 *   | {type: "lift", lift: import("./trying.js").Lift}
 *   | {type: "sort"}
 *   | {type: "clear"}
 *   | {type: "circumstance", change: Partial<Pick<Hand, "source" | "from" | "seat" | "round">>}
 *   | {type: "flag", flag: Flag, on: boolean}
 *   | {type: "flower", flower: number}
 *   | {type: "rules", rules: string}
 *   | {type: "load", hand: Hand, rules?: string}
 *   | {type: "text", value: string, hand: Hand | null, isWhole?: boolean}
 *   | {type: "text-problems", value: string, problems: Problem[]}
 *   | {type: "text-left"}
 *   | {type: "undo"} | {type: "redo"}
 *   | {type: "note", note: Note | null}
 *   | {type: "engine", engine: EngineState}
 *   | {type: "pending"}
 *   | {type: "result", result: Answer | null}
 *   | {type: "advice", advice: State["advice"]}
 *   | {type: "compared", compared: State["compared"]}
 *   | {type: "settling", change: import("./settling.js").Change}
 *   | {type: "settled", settled: State["settled"]}
 *   | {type: "recents", recents: State["recents"], said?: State["recentsSaid"]}
 *   | {type: "recents-said", said: State["recentsSaid"]}
 *   | {type: "settings", change: Partial<Settings>}
 *   | {type: "ui", change: Partial<Ui>}
 *   | {type: "lit", lit: Lit | null}
 *   | {type: "update"}
 * )} Action
 */
/** @typedef {(action: Action) => void} Dispatch */

const UNDO_STEPS = 200;
/** @type {Text} */
const FOLLOWING = { value: null, problems: null, reading: false };

/** @returns {State} */
export const initialState = () => ({
  rules: DEFAULT_RULES,
  hand: emptyHand(),
  mode: "concealed",
  choosing: false,
  text: FOLLOWING,
  note: null,
  engine: { state: "loading", received: 0, total: 0 },
  result: null,
  pending: false,
  advice: null,
  advising: false,
  compared: null,
  settled: null,
  recents: null,
  recentsSaid: null,
  settings: { theme: "system", index: true, rules: DEFAULT_RULES, keys: true, hints: 0, second: "" },
  ui: { dialog: null, reading: 0, digits: "", rackAt: 0, paletteAt: 0 },
  lit: null,
  undo: [],
  redo: [],
  streak: null,
  isAside: false,
  update: false,
});

/** The edits of the hand that come from the page itself, never from text or a link. */
const EDITS = /** @type {Record<string, (state: State, action: any) => import("./edits.js").Edit>} */ ({
  tap: ({ hand, mode, rules }, { tile, mode: asked }) => {
    if (asked !== "public") return pick(hand, asked ?? mode, tile);
    return ruleSet(rules).table ? lay(hand, tile) : { hand, note: { id: "why-no-table" } };
  },
  move: ({ hand }, { which, from, to }) => move(hand, which, from, to),
  "take-out": ({ hand }, { index }) => takeOut(hand, index),
  "take-out-winning": ({ hand }) => takeOutWinning(hand),
  "take-out-meld": ({ hand }, { index }) => takeOutMeld(hand, index),
  "take-out-public": ({ hand }, { index }) => takeOutPublic(hand, index),
  "make-winning": ({ hand }, { index }) => makeWinning(hand, index),
  complete: ({ hand }, { tile, source, last }) => completeWith(hand, tile, source, last),
  exchange: ({ hand }, tiles) => exchange(hand, tiles),
  lift: ({ hand }, { lift }) => lifted(hand, lift),
  sort: ({ hand }) => ({ hand: sortTiles(hand) }),
  clear: ({ hand, text }) => ({ hand: text.value === null && isEmpty(hand) ? hand : emptyHand() }),
  circumstance: ({ hand }, { change }) => setCircumstance(hand, change),
  flag: ({ hand }, { flag, on }) =>
    setCircumstance(hand, { flags: { ...hand.flags, [flag]: on } }),
  flower: ({ hand }, { flower }) => ({ hand: toggleFlower(hand, flower) }),
});

/**
 * @param {State} state
 * @param {Action} action
 * @returns {State}
 */
export function reduce(state, action) {
  if (action.type in EDITS) return edited(state, action);
  switch (action.type) {
    case "key":
      return actionsOf(action, state.ui.digits).reduce(reduce, state);
    case "mode":
      return { ...state, mode: action.mode, note: null };
    case "choosing":
      return { ...state, choosing: action.on, note: null };
    case "rules":
      return ruled(state, action.rules);
    case "load":
      return loaded(state, action);
    case "text":
      return typed(state, action);
    case "text-problems":
      if (action.value !== state.text.value) return state;
      return { ...state, text: { ...state.text, problems: action.problems, reading: false } };
    case "text-left":
      // A text that was read gives way to the hand's own; one that was not stays to be mended.
      if (state.text.problems) return state;
      return { ...state, text: state.text.reading ? { ...state.text, left: true } : FOLLOWING, streak: null };
    case "undo":
      return travelled(state, "undo", "redo");
    case "redo":
      return travelled(state, "redo", "undo");
    case "pending":
      return { ...state, pending: true, advising: true };
    case "result":
      return { ...state, result: action.result, pending: false, lit: null, ui: { ...state.ui, reading: 0 } };
    case "advice":
      return { ...state, advice: action.advice, advising: false };
    case "compared":
      return { ...state, compared: action.compared };
    case "settling":
      return { ...state, ui: { ...state.ui, settle: filledIn(state.ui.settle, action.change) } };
    case "settled":
      return { ...state, settled: action.settled };
    case "recents":
      return { ...state, recents: action.recents, recentsSaid: action.said === undefined ? state.recentsSaid : action.said };
    case "recents-said":
      return { ...state, recentsSaid: action.said };
    case "engine":
      return { ...state, engine: action.engine };
    case "note":
      return { ...state, note: action.note };
    case "settings":
      return { ...state, settings: { ...state.settings, ...action.change } };
    case "ui":
      return { ...state, ui: { ...state.ui, ...action.change } };
    case "lit":
      return { ...state, lit: action.lit };
    case "update":
      return { ...state, update: true };
    default:
      return state;
  }
}

/** With another hand, tapping begins anew. @param {State} state @returns {Pick<State, "mode" | "ui">} */
const afreshFor = (state) => ({ mode: "concealed", ui: { ...state.ui, digits: "", rackAt: 0 } });

/** @param {State} state @param {Action} action @returns {State} */
function edited(state, action) {
  const seen = seenBy(state.hand, state.rules);
  const { hand, note } = EDITS[action.type]({ ...state, hand: seen }, action);
  const isAside = action.type === "clear";
  const afresh = isAside ? afreshFor(state) : {};
  const next = { ...withoutDigits(state), ...afresh, choosing: false, note: note ?? null, lit: null };
  if (hand === seen) return next;
  const whole = isAside ? hand : withUnseen(hand, state.hand, state.rules);
  return { ...remembered(next), hand: whole, text: FOLLOWING, streak: null, isAside };
}

/** Digits wait for the next key, not for the one after a tap. @param {State} state @returns {State} */
const withoutDigits = (state) => (state.ui.digits ? { ...state, ui: { ...state.ui, digits: "" } } : state);

/** The hand stays; what the rules do not look at is kept out of sight. @param {State} state @param {string} rules @returns {State} */
function ruled(state, rules) {
  if (rules === state.rules) return state;
  const settings = { ...state.settings, rules };
  const mode = modeUnder(rules, state.mode);
  return { ...remembered(state), rules, settings, mode, choosing: false, note: null, lit: null, streak: null };
}

/** What a tap means, where the rules do not look at the table. @param {string} rules @param {Mode} mode @returns {Mode} */
const modeUnder = (rules, mode) => (mode === "public" && !ruleSet(rules).table ? "concealed" : mode);

/** @param {State} state @param {{hand: Hand, rules?: string}} action @returns {State} */
function loaded(state, { hand, rules = state.rules }) {
  const before = remembered(state);
  return {
    ...before,
    ...afreshFor(state),
    hand,
    rules,
    text: FOLLOWING,
    choosing: false,
    note: null,
    lit: null,
    streak: null,
    isAside: true,
  };
}

/**
 * A text as it is typed, or one that came whole, in which case it is a step of its own.
 * @param {State} state
 * @param {{value: string, hand: Hand | null, isWhole?: boolean}} action
 * @returns {State}
 */
function typed(state, { value, hand, isWhole = false }) {
  const before = state.streak === "text" && !isWhole ? state : remembered(state);
  const isDone = hand !== null && (isWhole || (state.text.left && state.text.value === value));
  const text = isDone ? FOLLOWING : { value, problems: null, reading: hand === null, left: isWhole };
  const whole = hand && withUnseen(hand, hand.flowers.length ? hand : state.hand, state.rules);
  return { ...before, hand: whole ?? state.hand, text, choosing: false, note: null, lit: null, streak: isDone ? null : "text", isAside: false };
}

/** @param {State} state @returns {State} */
function remembered(state) {
  return { ...state, undo: [...state.undo, momentOf(state)].slice(-UNDO_STEPS), redo: [] };
}

/** @param {State} state @returns {Moment} */
const momentOf = ({ hand, text, rules, settings }) =>
  ({ hand, text: text.problems ? text : FOLLOWING, rules, chosen: settings.rules });

/** @param {State} state @param {"undo" | "redo"} back @param {"undo" | "redo"} forth @returns {State} */
function travelled(state, back, forth) {
  const moment = state[back].at(-1);
  if (!moment) return state;
  const { chosen, ...before } = moment;
  return {
    ...state,
    ...before,
    settings: chosen === state.settings.rules ? state.settings : { ...state.settings, rules: chosen },
    mode: modeUnder(before.rules, state.mode),
    [back]: state[back].slice(0, -1),
    [forth]: [...state[forth], momentOf(state)],
    choosing: false,
    note: null,
    lit: null,
    streak: null,
    isAside: true,
  };
}
