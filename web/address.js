// @ts-check
/** The hand goes into the page's address, without a trail of them in the history. */

import { recalledLate, rememberHand, rememberLate } from "./recall.js";
import { linkOf } from "./sharing.js";

const DELAY_MS = 250; // browsers refuse an address that changes too often
/** More than the address changes while a reload is on its way. */
const MOST_HAD = 100;

/** @param {() => import("./state.js").State} current */
export function keepAddress(current) {
  let timer = 0;
  let writtenAt = 0;
  /** What the address was before. @type {string[]} */
  let had = [];

  function write() {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    writtenAt = Date.now();
    had = [...had, location.hash].slice(-MOST_HAD);
    history.replaceState(null, "", linkOf(current()));
  }

  catchUp();
  addEventListener("pagehide", () => {
    write();
    rememberLate(had, location.hash);
    rememberHand(location.hash); // another page of the site leads back to it
  });
  return {
    /** The hand has changed. */
    follow() {
      timer ||= setTimeout(write, Math.max(0, writtenAt + DELAY_MS - Date.now()));
    },
  };
}

/** Put into the address what was edited while a reload of this page had already begun. */
function catchUp() {
  const late = recalledLate(location.hash);
  const [visit] = performance.getEntriesByType("navigation");
  const isReload = /** @type {PerformanceNavigationTiming} */ (visit)?.type === "reload";
  if (late === null || !isReload) return;
  const address = new URL(location.href);
  address.hash = late;
  history.replaceState(null, "", address.href);
}
