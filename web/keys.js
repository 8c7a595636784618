// @ts-check
/** Keys that work wherever the focus is: tiles typed as they are written, undo, and help. */

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Dispatch} Dispatch */

const TILE_KEY = /^([1-9]|[a-z]|Backspace|Escape)$/i;

/**
 * @param {() => State} current
 * @param {Dispatch} dispatch
 */
export function listenForKeys(current, dispatch) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const { choosing, settings, ui } = current();
    if (event.ctrlKey || event.metaKey) travel(event, dispatch);
    else if (ui.dialog || isChoice(event.target)) return;
    else if (event.key === "?") help(event, dispatch);
    else if (event.key === "Escape" && choosing) dispatch({ type: "choosing", on: false });
    else if (settings.keys || isAmongTiles(event.target)) typeTile(event, dispatch);
  });
}

/** @param {KeyboardEvent} event @param {Dispatch} dispatch */
function travel(event, dispatch) {
  if (event.altKey) return;
  const key = event.key.toLowerCase();
  const back = key === "z" && !event.shiftKey;
  if (!back && key !== "y" && key !== "z") return;
  event.preventDefault();
  dispatch({ type: back ? "undo" : "redo" });
}

/** @param {KeyboardEvent} event @param {Dispatch} dispatch */
function help(event, dispatch) {
  event.preventDefault();
  dispatch({ type: "ui", change: { dialog: "help" } });
}

/** @param {KeyboardEvent} event @param {Dispatch} dispatch */
function typeTile(event, dispatch) {
  const key = keyOf(event);
  if (!TILE_KEY.test(key)) return;
  if (key !== "Escape") event.preventDefault();
  dispatch({ type: "key", key, shift: event.shiftKey, alt: event.altKey });
}

/** With Shift or Alt some keyboards write other signs; then the key's place tells. @param {KeyboardEvent} event */
function keyOf({ key, code, shiftKey, altKey }) {
  const place = /^(?:Key|Digit)(\w)$/.exec(code);
  return place && (shiftKey || altKey) && !TILE_KEY.test(key) ? place[1] : key;
}

/** A text field has keys of its own, and an undo. @param {EventTarget | null} target */
export const isTyping = (target) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type));

/** In a list of choices, letters look for one. @param {EventTarget | null} target */
const isChoice = (target) => target instanceof HTMLSelectElement;

/** @param {EventTarget | null} target */
const isAmongTiles = (target) => target instanceof Element && target.closest(".palette, .rack") !== null;
