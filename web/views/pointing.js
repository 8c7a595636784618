// @ts-check
/** Lighting the tiles of a fan while something points at it. */

/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {{blocks: number[][]}} Line */

/** What holds a light on: the meaning that is open, the pointer, the focus; the first one wins. */
const holding = { open: /** @type {Line | null} */ (null), pointer: /** @type {Line | null} */ (null), focus: /** @type {Line | null} */ (null) };

/**
 * @param {Line} line
 * @param {number} reading
 * @param {Dispatch} dispatch
 */
export function lightFor(line, reading, dispatch) {
  const hold = (/** @type {keyof typeof holding} */ what, /** @type {Line | null} */ who) => {
    holding[what] = who;
    const lit = holding.open ?? holding.pointer ?? holding.focus;
    const blocks = lit ? [...new Set(lit.blocks.flat())] : [];
    dispatch({ type: "lit", lit: blocks.length ? { reading, blocks } : null });
  };
  return {
    pointed: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && hold("pointer", line),
    left: () => holding.pointer && hold("pointer", null),
    focused: () => hold("focus", line),
    blurred: () => hold("focus", null),
    opened: () => hold("open", line),
    closed: () => hold("open", null),
  };
}
