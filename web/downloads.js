// @ts-check
/**
 * The files the worker needs, all asked for at once, watched while they arrive.
 *
 * Pyodide asks for its files one after another and waits for ever when one is missing. So everything is requested
 * up front, `fetch` hands those answers out when Pyodide comes to ask, and a file that fails is known at once.
 */

/**
 * @param {Record<string, {raw: number, sent: number}>} files addresses, with size and size on the wire
 * @param {((received: number, total: number) => void) | null} onProgress null: do not count
 * @returns {{failed: Promise<never>, end: () => void}} `failed` only ever rejects; `end` gives `fetch` back
 */
export function startDownloads(files, onProgress) {
  const fetchNow = globalThis.fetch;
  const count = onProgress && counter(files, onProgress);
  const early = new Map(
    Object.keys(files).map((url) => [url, fetchNow(url).then((response) => arrived(url, response, count))]),
  );
  const failed = Promise.all(early.values()).then(() => /** @type {Promise<never>} */ (new Promise(() => {})));
  // Whoever races on it hears of the failure; nobody else has to.
  failed.catch(() => {});

  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const answer = early.get(url);
    early.delete(url);
    return answer ?? fetchNow(input, init);
  };
  return {
    failed,
    end: () => {
      globalThis.fetch = fetchNow;
    },
  };
}

/** @param {string} url @param {Response} response @param {((url: string, bytes: number) => void) | null} count */
function arrived(url, response, count) {
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  // The original goes to Pyodide untouched, so that the browser may keep its compiled code; a copy is counted.
  if (count) void drain(response.clone(), (bytes) => count(url, bytes));
  return response;
}

/** @param {Response} response @param {(bytes: number) => void} onBytes */
async function drain(response, onBytes) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) onBytes(part.value.length);
  } catch {
    // The original fails in the same way, and is the one that is waited for.
  }
}

/**
 * Adds up what has arrived, in bytes on the wire, and tells of each hundredth.
 * @param {Record<string, {raw: number, sent: number}>} files
 * @param {(received: number, total: number) => void} onProgress
 */
function counter(files, onProgress) {
  const total = Object.values(files).reduce((sum, { sent }) => sum + sent, 0);
  let received = 0;
  let told = 0;
  onProgress(0, total);
  return (/** @type {string} */ url, /** @type {number} */ bytes) => {
    const { raw, sent } = files[url];
    received += (bytes * sent) / raw;
    if (received - told < total / 100 && received < total) return;
    told = received;
    onProgress(Math.min(Math.round(received), total), total);
  };
}
