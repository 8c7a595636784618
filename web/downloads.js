// @ts-check
/**
 * The files the worker needs, all asked for at once, watched while they arrive.
 *
 * Pyodide asks for its files one after another and waits for ever when one is missing or is no code. So everything is
 * requested up front, `fetch` hands those answers out when Pyodide comes to ask, and a file that fails is known at once.
 */

/** Browsers compile only what comes under this type, which not every host knows. */
const WASM = "application/wasm";

/** Whoever is told draws, which takes strength from what is arriving. */
const TELLING_MS = 100;

/**
 * @param {Record<string, {raw: number, sent: number}>} files addresses, with size and size on the wire
 * @param {((received: number, total: number) => void) | null} onProgress null: do not count
 * @returns {{failed: Promise<never>, end: () => void}} `failed` only ever rejects; `end` gives back what was taken over
 */
export function startDownloads(files, onProgress) {
  const count = onProgress && counter(files, onProgress);
  /** @type {(reason: unknown) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    fail = reject;
  });
  // Whoever races on it hears of the failure; nobody else has to.
  failed.catch(() => {});
  const early = new Map(
    Object.keys(files).map((url) => {
      const answer = fetch(url).then((response) => arrived(url, response, count, fail));
      answer.catch(fail);
      return [url, answer];
    }),
  );
  return { failed, end: takeOver(early, fail) };
}

/**
 * Stand between Pyodide and the browser.
 * @param {Map<string, Promise<Response>>} early
 * @param {(reason: unknown) => void} fail
 * @returns {() => void} gives back what was taken over
 */
function takeOver(early, fail) {
  const fetchNow = globalThis.fetch;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const answer = early.get(url);
    early.delete(url);
    return answer ?? fetchNow(input, init);
  };
  // Pyodide only warns when this fails, and then waits for ever.
  WebAssembly.instantiateStreaming = (...given) => {
    const made = instantiateStreaming(...given);
    made.catch(fail);
    return made;
  };
  return () => {
    globalThis.fetch = fetchNow;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/**
 * @param {string} url
 * @param {Response} response
 * @param {((url: string, bytes: number) => void) | null} count
 * @param {(reason: unknown) => void} fail
 */
function arrived(url, response, count, fail) {
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  // The original goes to Pyodide untouched, so that the browser may keep its compiled code; a copy is counted.
  if (count) drain(response.clone(), (bytes) => count(url, bytes)).catch(fail);
  if (!url.endsWith(".wasm") || response.headers.get("Content-Type") === WASM) return response;
  return new Response(response.body, { headers: { "Content-Type": WASM } });
}

/** @param {Response} response @param {(bytes: number) => void} onBytes */
async function drain(response, onBytes) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) onBytes(part.value.length);
}

/**
 * Adds up what has arrived, in bytes on the wire, and tells of it so often that a line seems to grow.
 * @param {Record<string, {raw: number, sent: number}>} files
 * @param {(received: number, total: number) => void} onProgress
 */
function counter(files, onProgress) {
  const total = Object.values(files).reduce((sum, { sent }) => sum + sent, 0);
  let received = 0;
  let told = performance.now();
  onProgress(0, total);
  return (/** @type {string} */ url, /** @type {number} */ bytes) => {
    const { raw, sent } = files[url];
    received += (bytes * sent) / raw;
    if (performance.now() - told < TELLING_MS && received < total) return;
    told = performance.now();
    onProgress(Math.min(Math.round(received), total), total);
  };
}
