// @ts-check
/** A tile held for a moment, or clicked with the other button: both mean the same, and not a tap. */

const HELD_MS = 450;
const SLIP = 10; // pixels a resting finger moves

/** The press going on, or the one just over. */
const press = { timer: 0, isDown: false, isOver: true };

/**
 * Begin to wait, at a press on one of a group's tiles.
 * @param {PointerEvent} event at the group
 * @param {() => void} act
 */
export function hold(event, act) {
  clearTimeout(press.timer);
  if (!event.isPrimary || event.button !== 0) return;
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const given = new AbortController();
  press.isDown = true;
  press.isOver = false;
  press.timer = setTimeout(() => finish(group, act), HELD_MS);
  const end = () => {
    clearTimeout(press.timer);
    press.isDown = false;
    given.abort();
  };
  const { signal } = given;
  for (const type of ["pointerup", "pointercancel", "scroll"]) addEventListener(type, end, { signal, capture: true });
  addEventListener("pointermove", (moved) => {
    if (Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) > SLIP) end();
  }, { signal });
}

/**
 * A click with the other button. A long touch may come as one too, before or after its time is up.
 * @param {MouseEvent} event at the group
 * @param {() => void} act
 */
export function otherClick(event, act) {
  event.preventDefault();
  if (press.isDown) finish(/** @type {HTMLElement} */ (event.currentTarget), act);
  else act();
}

/** Act once a press, and let the finger go without a tap. @param {HTMLElement} group @param {() => void} act */
function finish(group, act) {
  clearTimeout(press.timer);
  if (press.isOver) return;
  press.isOver = true;
  const given = new AbortController();
  const swallow = (/** @type {Event} */ click) => {
    click.preventDefault();
    click.stopPropagation();
    given.abort();
  };
  group.addEventListener("click", swallow, { capture: true, signal: given.signal });
  addEventListener("pointerdown", () => given.abort(), { capture: true, signal: given.signal });
  act();
}
