// @ts-check
/**
 * The page's side of working offline: registers the service worker, tells of a new version that waits,
 * and lets it take over when the reader says so.
 */

/** How often a page that stays open asks for a new version when it is looked at again. */
const ASK_AGAIN_MS = 60 * 60 * 1000;
/** How long kept files may take to be looked through. */
const CHECK_PATIENCE_MS = 5000;

/**
 * Call once the engine has nothing to do or has failed, so that keeping files does not compete with the first score.
 * @param {() => void} onUpdate a new version waits; called once for each
 * @returns {{take: () => void, check: () => Promise<void>}} `take` lets the waiting version take over and reloads the
 *   page; `check` has what is kept looked through, and what is damaged thrown out
 */
export function keepOffline(onUpdate) {
  const container = navigator.serviceWorker;
  // Absent where the page does not come over https or from this machine: it then works, but not offline.
  if (!container) return { take: () => location.reload(), check: async () => {} };

  nameManifest();
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  const script = new URL("./sw.js", import.meta.url).href;
  // A page that no version of ours brought came from the network; the first to take it over changes nothing.
  let reloads = container.controller?.scriptURL === script;
  container.addEventListener("controllerchange", () => {
    if (reloads) location.reload();
    reloads = true;
  });

  container
    .register(script, { updateViaCache: "none" })
    .then((registered) => {
      registration = registered;
      tellOfWaiting(registered, onUpdate);
      askAgain(registered);
    })
    // Refused storage or a missing sw.js costs offline use, nothing else.
    .catch((error) => console.warn("The page cannot be kept for offline use:", error));

  return {
    take() {
      reloads = true;
      if (registration?.waiting) registration.waiting.postMessage({ type: "SKIP_WAITING" });
      else location.reload();
    },
    async check() {
      const { controller } = container;
      if (controller?.scriptURL === script) await checkedBy(controller);
    },
  };
}

/** Only now: browsers look into a page that can be installed, and show that it can, while others wait for them. */
function nameManifest() {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = new URL("./manifest.webmanifest", import.meta.url).href;
  document.head.append(link);
}

/** @param {ServiceWorker} worker @returns {Promise<void>} */
function checkedBy(worker) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ type: "CHECK" }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    setTimeout(resolve, CHECK_PATIENCE_MS);
  });
}

/** @param {ServiceWorkerRegistration} registration @param {() => void} onUpdate */
function tellOfWaiting(registration, onUpdate) {
  if (registration.waiting) onUpdate();
  registration.addEventListener("updatefound", () => {
    const arriving = registration.installing;
    arriving?.addEventListener("statechange", () => {
      // Without an active version this is the first one, and nothing waits.
      if (arriving.state === "installed" && registration.active) onUpdate();
    });
  });
}

/** @param {ServiceWorkerRegistration} registration */
function askAgain(registration) {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
