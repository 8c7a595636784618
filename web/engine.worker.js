// @ts-check
/**
 * The worker in which Python lives: starts Pyodide from the page's own origin, installs the engine's wheel,
 * and from then on passes JSON text to the engine's one door and back.
 */

import { expose } from "./vendor/comlink/dist/esm/comlink.js";
import { startDownloads } from "./downloads.js";
import { RELEASE } from "./release.js";

/** @typedef {import("./protocol.js").BootFailure} BootFailure */
/** @typedef {import("./protocol.js").EngineWorker} EngineWorker */
/** @typedef {{call: (method: string, payload: string) => string}} Door */

/** @param {string} path */
const at = (path) => new URL(path, import.meta.url).href;

/** @type {Door | null} */
let door = null;

const isCounting = self.name.endsWith("counting");

/** @type {EngineWorker} */
const engine = {
  async boot(onProgress) {
    onProgress(0, 0); // whoever waits for the worker knows that it is there
    const files = Object.fromEntries(Object.entries(RELEASE.downloads).map(([path, size]) => [at(path), size]));
    const downloads = startDownloads(files, isCounting ? onProgress : null);
    const missing = downloads.failed.catch((error) =>
      failure(error instanceof WebAssembly.CompileError ? "start" : "download", error),
    );
    try {
      return await Promise.race([missing, startPython()]);
    } finally {
      downloads.end();
    }
  },
  async call(method, payload) {
    if (!door) throw new Error("The engine has not started.");
    return door.call(method, payload);
  },
};

/** @returns {Promise<BootFailure | null>} */
async function startPython() {
  /** @type {typeof import("pyodide").loadPyodide} */
  let loadPyodide;
  try {
    // Pyodide imports the second by itself; asked for here, both travel together.
    [{ loadPyodide }] = await Promise.all([import(at("pyodide/pyodide.mjs")), import(at("pyodide/pyodide.asm.mjs"))]);
  } catch (error) {
    return failure("download", error);
  }
  try {
    const python = await loadPyodide({
      indexURL: at("pyodide/"),
      lockFileURL: at("pyodide/pyodide-lock.json"),
      packageBaseUrl: at("pyodide/"),
      packages: ["micropip"],
    });
    // What is loaded from here on stays, so Python need not look through it for what it could free.
    const gc = python.pyimport("gc");
    gc.disable();
    const micropip = python.pyimport("micropip");
    await micropip.install(at(RELEASE.wheel));
    micropip.destroy();
    door = python.pyimport("mcrcore.api");
    gc.freeze();
    gc.enable();
    gc.destroy();
    return null;
  } catch (error) {
    return failure("start", error);
  }
}

/** @param {import("./protocol.js").FailureCode} code @param {unknown} error @returns {BootFailure} */
function failure(code, error) {
  return { code, detail: String(error) };
}

expose(engine);
