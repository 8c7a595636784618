// @ts-check
/** Keys: tiles typed straight into the palette, and the few that work anywhere. */

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Dispatch} Dispatch */

const TILE_KEY = /^([1-9]|[a-z]|Backspace|Escape)$/i;

/** A key pressed among the tiles to add. @param {KeyboardEvent} event @param {Dispatch} dispatch */
export function typeTile(event, dispatch) {
  if (event.ctrlKey || event.metaKey || event.altKey || !TILE_KEY.test(event.key)) return;
  event.preventDefault();
  dispatch({ type: "key", key: event.key });
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
