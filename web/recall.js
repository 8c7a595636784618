// @ts-check
/** The hand this tab left, for the way back from another page of the site. */

const KEY = `mcr-hand ${new URL("./", import.meta.url).pathname}`;

/** @param {string} fragment of the address */
export function rememberHand(fragment) {
  try {
    sessionStorage.setItem(KEY, fragment);
  } catch {
    // Where storage is refused, the way back leads to an empty table.
  }
}

/** @returns {string} */
export function recalledHand() {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
