// @ts-check
/**
 * What the page and the engine say to each other: the methods, and the shapes of questions and answers.
 * Both ways it is JSON text. Nothing here knows a rule; the shapes are the engine's, as it documents them.
 */

/** @typedef {"score" | "waits" | "parse" | "format" | "compare" | "settle" | "distance" | "lifts" | "random_hand"} Method */

/**
 * One problem with what was sent. `where` is a path into the request, `""` for the whole.
 * @typedef {{code: string, where: string, values: Record<string, any>, message: string}} Problem
 */
/** @typedef {{errors: Problem[]}} Errors */

/** @typedef {"chow" | "pung" | "kong" | "concealed_kong"} MeldKind */
/** @typedef {{kind: MeldKind, tile: string, claimed?: number, from?: number, added?: boolean}} Meld */
/**
 * @typedef {object} Request
 * @property {string} [rules]
 * @property {string[]} concealed the winning tile last
 * @property {Meld[]} [melds]
 * @property {{source: "self_draw" | "discard", from?: number}} [win]
 * @property {string} [seat_wind]
 * @property {string} [round_wind]
 * @property {boolean} [last_wall_tile]
 * @property {boolean} [kong_replacement]
 * @property {boolean} [robbing_kong]
 * @property {string[]} [public_tiles]
 * @property {number[]} [flowers]
 */

/** @typedef {"non_repeat" | "non_separation" | "non_identical" | "account_once"} Principle */
/** @typedef {{id: string, number: number, name: string, points: number, count: number, blocks: number[][]}} FanLine */
/**
 * @typedef {{id: string, number: number, name?: string, points: number, count: number, blocks: number[][],
 *   because: string, principle: Principle, implied: boolean}} NotCounted
 */
/** @typedef {"chow" | "pung" | "kong" | "pair" | "knitted" | "single"} BlockKind */
/** @typedef {{kind: BlockKind, tiles: string[], concealed: boolean, winning: boolean}} Block */
/** @typedef {"regular" | "knitted_straight" | "seven_pairs" | "thirteen_orphans" | "honors_and_knitted"} Form */
/**
 * @typedef {object} Reading
 * @property {Form} form
 * @property {Block[]} blocks
 * @property {FanLine[]} fans
 * @property {NotCounted[]} not_counted
 * @property {number} qualifying
 * @property {number} total
 */
/**
 * A scored hand; `complete` false means that it is no winning shape, and then numbers, reading and payments are null.
 * @typedef {object} Result
 * @property {string} engine
 * @property {string} rules
 * @property {boolean} complete
 * @property {boolean} wins
 * @property {number | null} qualifying
 * @property {number} minimum
 * @property {number | null} flowers
 * @property {number | null} total
 * @property {number | null} [limit]
 * @property {FanLine[]} fans
 * @property {NotCounted[]} not_counted
 * @property {{form: Form, blocks: Block[]} | null} reading
 * @property {Reading[]} readings
 * @property {[number, number, number, number] | null} payments winner, then players 1 to 3
 */

/** @typedef {{qualifying: number, total: number, wins: boolean, fans: FanLine[]}} Cell */
/**
 * @typedef {object} Wait
 * @property {string} tile
 * @property {number} copies
 * @property {Cell | null} self_draw
 * @property {Cell | null} discard
 * @property {Cell | null} self_draw_last
 * @property {Cell | null} discard_last
 */
/** @typedef {{engine: string, rules: string, waits: Wait[]}} Waits */

/** A kind that brings a hand closer, and how many copies of it are left. @typedef {{tile: string, copies: number}} Useful */
/**
 * How many tiles a hand is short of a winning shape, null when none can be reached. Of 14 tiles `discards`
 * are those that can go without loss.
 * @typedef {{tiles: number, missing: number | null, shanten: number | null, useful: Useful[],
 *   discards: {tile: string, useful: Useful[]}[]}} Distance
 */
/**
 * One change that makes a hand worth more; `set` holds the new fields of the request.
 * @typedef {Cell & {change: string, out: string | null, in: string | null, set: Partial<Request>}} Lift
 */
/** @typedef {{complete: boolean, qualifying: number | null, total: number | null, minimum: number, lifts: Lift[]}} Lifts */

/**
 * What one rule set makes of a fan: `counted` and `left_out` have the fan's fields, `left_out` the reason too;
 * `absent`, its condition is not met; `unknown`, there is no such fan.
 * @typedef {{status: "counted" | "left_out" | "absent" | "unknown", id?: string, number?: number, name?: string,
 *   points?: number, count?: number, because?: string, principle?: Principle, implied?: boolean}} ComparedCell
 */
/**
 * Why a cell differs from that of the base; `difference` is the point of difference behind it, where there is one.
 * @typedef {{rules: string, code: string, because: string | null, difference: string | null, text: string | null,
 *   ruling: number | null}} Reason
 */
/**
 * @typedef {{kin: string, points: number, cells: Record<string, ComparedCell>, differs: boolean,
 *   reasons: Reason[]}} ComparedLine
 */
/** One hand under every rule set. @typedef {{base: string, results: Record<string, Result>, lines: ComparedLine[]}} Compared */
/**
 * Who won what, by seats in turn order.
 * @typedef {{rules: string, source: "self_draw" | "discard", discarder?: number,
 *   winners: {seat: number, points: number | string}[]}} Settlement
 */

/**
 * Why the engine cannot be used:
 * `download`, a file of it could not be fetched; `timeout`, nothing arrived for too long;
 * `worker`, the browser did not start the worker; `start`, Python or the rules did not start;
 * `crash`, it stopped while at work, twice.
 * @typedef {"download" | "timeout" | "worker" | "start" | "crash"} FailureCode
 */
/**
 * `received` and `total` are bytes on the wire, as a compressing host sends them; total 0 is unknown.
 * @typedef {{state: "loading" | "ready" | "error", received: number, total: number, code?: FailureCode}} EngineState
 */

/** What the worker offers, through Comlink.
 * @typedef {object} EngineWorker
 * @property {(onProgress: (received: number, total: number) => void) => Promise<BootFailure | null>} boot
 * @property {(method: Method, payload: string) => Promise<string>} call
 */
/** @typedef {{code: FailureCode, detail: string}} BootFailure */

/** The methods of the engine that the page uses. @type {readonly Method[]} */
export const METHODS = Object.freeze(["score", "waits", "parse", "format", "compare", "settle", "distance", "lifts", "random_hand"]);
