// @ts-check
/** What is kept in the browser between visits. Where storage is refused, nothing is. */

const SETTINGS = "mcr-settings";

/** @returns {Record<string, any>} */
export function keptSettings() {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {Record<string, any>} settings */
export function keepSettings(settings) {
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(settings));
  } catch {
    // Refused or full: the page works as well without.
  }
}
