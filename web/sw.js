// @ts-check
/**
 * Keeps the page for use without a network.
 *
 * The build writes in every file of the site with its SHA-256. Files are kept under address and hash in one cache of
 * this site's own, so an update fetches only what changed, both versions lie side by side until the reader lets the
 * new one take over, and a deploy caught halfway is seen and refused. Where there is no active version yet, or the
 * reader asked for it, the new one takes over; otherwise it waits.
 */

/** Path below this script, to SHA-256 in hex. @type {Record<string, string>} */
const FILES = {};

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = new URL("./", location.href);
// Caches belong to the origin: other sites on it, and this one at another path, have theirs.
const CACHE = `mcr ${scope.pathname}`;
/** @type {Promise<Cache> | undefined} */
let opened;
const store = () => (opened ??= caches.open(CACHE));

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") event.waitUntil(worker.skipWaiting());
  if (event.data?.type === "CHECK") event.waitUntil(dropDamaged(() => true).finally(() => event.ports[0].postMessage(null)));
});
worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path === null) return;
  event.respondWith(answer(path, event));
  // Whoever loads a page again may do so because something damaged keeps it from opening, and will do so once more.
  if (isReload(event.request)) event.waitUntil(dropDamaged((one) => one === path || opens(one)).catch(() => {}));
});

/** @param {Request} request */
const isReload = ({ mode, cache }) => mode === "navigate" && cache === "no-cache";

/** The file a request is for, or null when it is none of ours. @param {Request} request */
function pathOf(request) {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return null;
  const path = url.pathname.slice(scope.pathname.length) || "index.html";
  return path in FILES ? path : null;
}

/** @param {string} path */
const key = (path) => new URL(`${path}?sha256=${FILES[path]}`, scope).href;

/** @param {string} path @param {FetchEvent} event */
async function answer(path, event) {
  const cache = await store();
  const kept = await cache.match(key(path), { ignoreVary: true });
  if (kept) return kept;
  try {
    const response = await download(path);
    // A browser short of room may have dropped the file. Where it has none yet, the page works as well.
    event.waitUntil(cache.put(key(path), response.clone()).catch(() => {}));
    return response;
  } catch {
    // What the host has now may be another version's.
    return event.request.mode === "navigate" ? fetch(event.request) : Response.error();
  }
}

async function keepAll() {
  const cache = await store();
  /** @type {string[]} */
  const added = [];
  const results = await Promise.allSettled(
    Object.keys(FILES).map(async (path) => {
      if (await cache.match(key(path), { ignoreVary: true })) return;
      const response = await download(path);
      added.push(key(path));
      await cache.put(key(path), response);
    }),
  );
  const failure = results.find((result) => result.status === "rejected");
  if (!failure) return;
  await Promise.all(added.map((kept) => cache.delete(kept)));
  if ((await cache.keys()).length === 0) await caches.delete(CACHE);
  throw failure.reason;
}

async function dropOthers() {
  const cache = await store();
  const wanted = new Set(Object.keys(FILES).map(key));
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
}

/** Whether a file may keep any page from opening; the engine, the most of it all, is looked through on a retry. @param {string} path */
const opens = (path) => !path.includes("/") || path.startsWith("i18n/");

/**
 * Storage can be damaged without the browser noticing; what is thrown out is fetched when it is next asked for.
 * @param {(path: string) => boolean} isMeant
 */
async function dropDamaged(isMeant) {
  const cache = await store();
  await Promise.all(
    Object.keys(FILES).filter(isMeant).map(async (path) => {
      const kept = await cache.match(key(path), { ignoreVary: true });
      if (kept && (await sha256(kept).catch(() => "")) !== FILES[path]) await cache.delete(key(path));
    }),
  );
}

/**
 * The file exactly as this version knows it: from the browser's own cache when that holds it, else from the host.
 * @param {string} path
 */
async function download(path) {
  // Hosts like to redirect index.html to its folder, or to drop .html; a page must not be answered with a redirect.
  const url = new URL(path === "index.html" ? "./" : path, scope);
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await fetch(url, { cache });
    if (!response.ok || (await sha256(response.clone())) !== FILES[path]) continue;
    return response.redirected ? new Response(response.body, response) : response;
  }
  throw new Error(`${path} is not this version's`);
}

/** @param {Response} response */
async function sha256(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
