// @ts-check
/** The hand goes into the page's address, without a trail of them in the history. */

import { rememberHand } from "./recall.js";
import { linkOf } from "./sharing.js";

const DELAY_MS = 250; // browsers refuse an address that changes too often

/** @param {() => import("./state.js").State} current */
export function keepAddress(current) {
  let timer = 0;
  let writtenAt = 0;

  function write() {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    writtenAt = Date.now();
    history.replaceState(null, "", linkOf(current()));
  }

  addEventListener("pagehide", () => {
    write();
    rememberHand(location.hash); // another page of the site leads back to it
  });
  return {
    /** The hand has changed. */
    follow() {
      timer ||= setTimeout(write, Math.max(0, writtenAt + DELAY_MS - Date.now()));
    },
  };
}
