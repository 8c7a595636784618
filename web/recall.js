// @ts-check
/** The hand this tab left, for the way back from another page of the site and for a reload. */

const SITE = new URL("./", import.meta.url).pathname;
const KEY = `mcr-hand ${SITE}`;
const LATE = `mcr-late ${SITE}`;

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

/**
 * A reload that has begun goes for the address as it was, whatever is edited until the page is gone.
 * @param {string[]} had fragments that the page has had
 * @param {string} last
 */
export function rememberLate(had, last) {
  try {
    sessionStorage.setItem(LATE, JSON.stringify({ had, last }));
  } catch {
    // Where storage is refused, a reload goes back by those edits.
  }
}

/** The last fragment of a page that was reloaded when it had this one; told once. @param {string} fragment */
export function recalledLate(fragment) {
  try {
    const { had, last } = JSON.parse(sessionStorage.getItem(LATE) ?? "{}");
    sessionStorage.removeItem(LATE);
    return Array.isArray(had) && had.includes(fragment) && typeof last === "string" ? last : null;
  } catch {
    return null;
  }
}
