// @ts-check
/**
 * The engine's face to the page: a few verbs that answer with what Python says, and a load state.
 *
 * A call waits for the engine, however long that takes, through a retry if need be. Of several calls of the same kind
 * the newest wins: older ones resolve to null, and while the worker is busy only the newest waits in line.
 * A worker that dies is replaced once by itself, and by the reader's retry after that; what it was asked stays asked.
 */

import { EngineFailure, startSession } from "./session.js";

export { EngineFailure };

/** @typedef {import("./protocol.js").EngineState} EngineState */
/** @typedef {import("./protocol.js").Method} Method */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Result} Result */
/** @typedef {import("./protocol.js").Waits} Waits */
/** @typedef {import("./protocol.js").Errors} Errors */
/** @typedef {import("./protocol.js").Compared} Compared */
/** @typedef {import("./protocol.js").Distance} Distance */
/** @typedef {import("./protocol.js").Lifts} Lifts */
/**
 * @typedef {{method: Method, payload: string, stale: boolean, resolve: (answer: any) => void}} Job
 */
/**
 * @typedef {object} Engine
 * @property {(request: Request) => Promise<Result | Waits | Errors | null>} score null when a newer call took its place
 * @property {(request: Request) => Promise<Result | Waits | Errors | null>} scoreAhead the same without taking the place of another; null when a call of `score` came
 * @property {(text: string) => Promise<any>} parse a request, or errors; null when a newer call took its place
 * @property {(request: Request) => Promise<Compared | Errors | null>} compare null when a newer call took its place
 * @property {(request: Request) => Promise<Distance | Errors | null>} distance null when a newer call took its place
 * @property {(request: Request) => Promise<Lifts | Errors | null>} lifts null when a newer call took its place
 * @property {(hand: import("./protocol.js").Settlement) => Promise<number[] | Errors | null>} settle null when a newer call took its place
 * @property {(wish: {rules: string, fan?: string}) => Promise<any>} randomHand a request, or errors; null when a newer call took its place
 * @property {(method: Method) => void} forget nobody waits any more for what was asked so; it resolves to null
 * @property {() => void} retry start again after a failure
 */

/**
 * @param {{onState: (state: EngineState) => void, after?: Promise<void>, onRest?: () => void}} options
 *   `after`: what Python has to wait for; `onRest`: called when nothing is left to do
 * @returns {Engine}
 */
export function createEngine({ onState, after = Promise.resolve(), onRest = () => {} }) {
  /** @type {import("./session.js").Session} */
  let session;
  /** @type {EngineState["state"]} */
  let state = "loading";
  /** Whether the running worker has proved itself, so that its death may be bad luck. */
  let proven = false;
  /** @type {Job | null} */
  let running = null;
  /** @type {Job[]} */
  let queue = [];

  /** @param {EngineState} next */
  const enter = (next) => {
    state = next.state;
    onState(next);
  };

  async function start() {
    proven = false;
    enter({ state: "loading", received: 0, total: 0 });
    const mine = startSession((received, total) => {
      if (session === mine && state === "loading") enter({ state: "loading", received, total });
    });
    session = mine;
    try {
      await mine.ready;
    } catch (failure) {
      stop(failure);
      return;
    }
    enter({ state: "ready", received: 0, total: 0 });
    work();
  }

  /** @param {unknown} failure */
  function stop(failure) {
    session.end();
    const code = failure instanceof EngineFailure ? failure.code : "crash";
    console.warn("The scoring engine is not available:", failure);
    enter({ state: "error", received: 0, total: 0, code });
  }

  async function work() {
    while (state === "ready" && !running && queue.length > 0) {
      running = /** @type {Job} */ (queue.shift());
      try {
        settle(running, await session.call(running.method, running.payload));
        proven = true;
      } catch (failure) {
        mourn(running, failure);
      }
      running = null;
    }
    if (state === "ready" && !running) onRest();
  }

  /** The worker died on a job. @param {Job} job @param {unknown} failure */
  function mourn(job, failure) {
    if (job.stale) job.resolve(null);
    else queue.unshift(job);
    if (proven) {
      session.end();
      void start();
    } else stop(failure);
  }

  /** @param {Method} method */
  function forget(method) {
    if (running?.method === method) running.stale = true;
    for (const job of queue.filter((waiting) => waiting.method === method)) job.resolve(null);
    queue = queue.filter((job) => job.method !== method);
  }

  /** @param {Method} method @param {unknown} value @param {boolean} newest @returns {Promise<any>} */
  function ask(method, value, newest) {
    if (newest) forget(method);
    return new Promise((resolve) => {
      queue.push({ method, payload: JSON.stringify(value), stale: false, resolve });
      void work();
    });
  }

  void after.then(start);
  return {
    score: (request) => ask("score", request, true),
    scoreAhead: (request) => ask("score", request, false),
    parse: (text) => ask("parse", text, true),
    compare: (request) => ask("compare", request, true),
    distance: (request) => ask("distance", request, true),
    lifts: (request) => ask("lifts", request, true),
    settle: (hand) => ask("settle", hand, true),
    forget,
    randomHand: (wish) => ask("random_hand", wish, true),
    retry() {
      if (state === "error") void start();
    },
  };
}

/** @param {Job} job @param {string} answer */
function settle(job, answer) {
  job.resolve(job.stale ? null : JSON.parse(answer));
}
