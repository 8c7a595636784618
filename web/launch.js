// @ts-check
/**
 * Starts the engine's worker. The page loads this file before all others, so that the worker is there by the time the
 * page is drawn and lets Python start.
 */

import "./early.js"; // before the worker: nothing is drawn without words

/** @typedef {{worker: Worker, failed: Promise<string>}} Launched `failed` tells what the worker died of, if it does */

/** @returns {Launched} */
function launch() {
  // What the service worker holds is here at once; only what comes over the network is worth counting.
  const name = navigator.serviceWorker?.controller ? "mcrcore" : "mcrcore, counting";
  const worker = new Worker(new URL("./engine.worker.js", import.meta.url), { type: "module", name });
  /** @type {Promise<string>} */
  const failed = new Promise((resolve) => {
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      resolve(event.message);
    });
  });
  return { worker, failed };
}

/** @type {Launched | null} */
let first = launch();

/** A worker that nobody has yet: the one started with the page, and after that new ones. */
export function launched() {
  const given = first ?? launch();
  first = null;
  return given;
}
