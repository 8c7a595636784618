// @ts-check
/** One worker's life, from its start to its end. A session that failed stays failed; the next one is new. */

import { launched } from "./launch.js";
import { proxy, wrap } from "./vendor/comlink/dist/esm/comlink.js";

/** @typedef {import("./protocol.js").FailureCode} FailureCode */
/** @typedef {import("./protocol.js").Method} Method */

/** A start during which nothing arrives for this long has failed, and so has a call without an answer. */
const BOOT_PATIENCE_MS = 60_000;
const CALL_PATIENCE_MS = 30_000;

/** The engine cannot be used; `code` says why. */
export class EngineFailure extends Error {
  /** @param {FailureCode} code @param {string} [detail] */
  constructor(code, detail = "") {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "EngineFailure";
    this.code = code;
  }
}

/**
 * @typedef {object} Session
 * @property {Promise<void>} ready resolves when the engine answers calls, rejects with an EngineFailure
 * @property {(method: Method, payload: string) => Promise<string>} call rejects with an EngineFailure
 * @property {() => void} end
 */

/**
 * @param {(received: number, total: number) => void} onProgress
 * @returns {Session}
 */
export function startSession(onProgress) {
  const { worker, failed: died } = launched();
  /** @type {import("./vendor/comlink/dist/esm/comlink.js").Remote<import("./protocol.js").EngineWorker>} */
  const remote = wrap(worker);
  /** @type {(failure: EngineFailure) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});

  let started = false;
  void died.then((message) => fail(new EngineFailure(started ? "crash" : "worker", message)));

  const watch = watchdog(BOOT_PATIENCE_MS, () => fail(new EngineFailure("timeout")));
  const booted = remote.boot(
    proxy((received, total) => {
      watch.reset();
      onProgress(received, total);
    }),
  );

  return {
    ready: Promise.race([failed, booted])
      .then((failure) => {
        if (failure) throw new EngineFailure(failure.code, failure.detail);
        started = true;
      })
      .finally(watch.end),

    call(method, payload) {
      const patience = watchdog(CALL_PATIENCE_MS, () => fail(new EngineFailure("crash", `no answer to ${method}`)));
      const answered = remote.call(method, payload).catch((error) => {
        throw new EngineFailure("crash", String(error));
      });
      return Promise.race([failed, answered]).finally(patience.end);
    },

    end() {
      worker.terminate();
      fail(new EngineFailure("crash", "ended"));
    },
  };
}

/** @param {number} milliseconds @param {() => void} bark */
function watchdog(milliseconds, bark) {
  let timer = setTimeout(bark, milliseconds);
  return {
    reset() {
      clearTimeout(timer);
      timer = setTimeout(bark, milliseconds);
    },
    end: () => clearTimeout(timer),
  };
}
