// @ts-check
/** What this reader prefers, kept in the browser. Where storage is refused, it lasts as long as the page. */

import { RULES } from "./rules.js";

/** @typedef {import("./state.js").Settings} Settings */

const KEY = "mcr-settings";
export const THEMES = /** @type {const} */ (["system", "light", "dark"]);

/** @returns {Partial<Settings>} */
export function loadSettings() {
  try {
    const { theme, index, rules, keys, hints } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return {
      ...(THEMES.includes(theme) && { theme }),
      ...(typeof index === "boolean" && { index }),
      ...(typeof keys === "boolean" && { keys }),
      ...(Number.isSafeInteger(hints) && { hints }),
      ...(RULES.includes(rules) && { rules }),
    };
  } catch {
    return {};
  }
}

/** @param {Settings} settings */
export function saveSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Refused or full: the page works as well without.
  }
}

/** @param {Pick<Settings, "theme" | "index">} settings */
export function applySettings({ theme, index }) {
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = theme;
  root.dataset.index = index ? "on" : "off";
}
