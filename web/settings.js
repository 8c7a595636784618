// @ts-check
/** What this reader prefers, kept in the browser. */

import { keepSettings, keptSettings } from "./kept.js";
import { LANGUAGES } from "./languages.js";
import { RULES } from "./rules.js";

/** @typedef {import("./state.js").Settings} Settings */

/** What is chosen for the second names of fans when there shall be none. */
export const NO_SECOND = "none";
export const THEMES = /** @type {const} */ (["system", "light", "dark"]);

/** @returns {Partial<Settings>} */
export function loadSettings() {
  const { theme, index, rules, keys, hints, second } = keptSettings();
  return {
    ...(THEMES.includes(theme) && { theme }),
    ...(typeof index === "boolean" && { index }),
    ...(typeof keys === "boolean" && { keys }),
    ...(Number.isSafeInteger(hints) && { hints }),
    ...(RULES.includes(rules) && { rules }),
    ...((second === NO_SECOND || LANGUAGES.some(({ id }) => id === second)) && { second }),
  };
}

/** The language, which is chosen before these are read, stays as it is kept. @param {Partial<Settings>} settings */
export const saveSettings = (settings) => keepSettings({ ...keptSettings(), ...settings });

/** @param {Pick<Settings, "theme" | "index">} settings */
export function applySettings({ theme, index }) {
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute("data-theme");
  else root.dataset.theme = theme;
  root.dataset.index = index ? "on" : "off";
}
