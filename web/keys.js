// @ts-check
/** Keys: tiles typed straight into the palette, and the few that work anywhere. */

import { HONOURS, SUITS } from "./tiles.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Dispatch} Dispatch */

const DIGITS_AT_MOST = 14;

/**
 * Digits wait for their suit; a letter without digits is an honour. So `s` after a digit is bamboo,
 * and alone it is the south wind.
 * @param {KeyboardEvent} event
 * @param {State} state
 * @param {Dispatch} dispatch
 */
export function digitKeys(event, { ui }, dispatch) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  /** @type {string} */
  const digits = ui.digits ?? "";
  const key = event.key;
  if (/^[1-9]$/.test(key)) {
    if (digits.length < DIGITS_AT_MOST) waitForSuit(digits + key, dispatch);
  } else if (digits && /** @type {readonly string[]} */ (SUITS).includes(key.toLowerCase())) {
    waitForSuit("", dispatch);
    for (const digit of digits) dispatch({ type: "tap", tile: digit + key.toLowerCase() });
  } else if (!digits && HONOURS.includes(key.toUpperCase())) {
    dispatch({ type: "tap", tile: key.toUpperCase() });
  } else if (key === "Backspace" || (digits && key === "Escape")) {
    if (digits) waitForSuit(key === "Escape" ? "" : digits.slice(0, -1), dispatch);
    else dispatch({ type: "undo" });
  } else return;
  event.preventDefault();
}

/** @param {string} digits @param {Dispatch} dispatch */
function waitForSuit(digits, dispatch) {
  dispatch({ type: "ui", change: { digits } });
  dispatch({ type: "note", note: digits ? { id: "palette-pending", args: { digits } } : null });
}

/**
 * @param {() => State} current
 * @param {Dispatch} dispatch
 */
export function listenForKeys(current, dispatch) {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && current().choosing) dispatch({ type: "choosing", on: false });
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const back = key === "z" && !event.shiftKey;
    if (!back && key !== "y" && key !== "z") return;
    event.preventDefault();
    dispatch({ type: back ? "undo" : "redo" });
  });
}

/** A text field has an undo of its own. @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type);
