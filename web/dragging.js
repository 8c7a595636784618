// @ts-check
/**
 * Drags within the rack. A tile follows the pointer and the place it would take is marked; nothing
 * happens before it is dropped, and Escape leaves all as it was. Places are the `data-at` of the
 * rack's buttons; the place of the winning tile is known by its class, filled or not.
 */

/** @typedef {{at: number | null, isWinning: boolean}} Drop where a tile was dropped; no number for the empty place */

const BEGINS = 6; // pixels; less is a tap that slipped
const NEAR = 0.75; // of the tile's height; further away is nowhere

/**
 * @param {PointerEvent} event at the rack
 * @param {(from: number, drop: Drop) => void} dropped
 */
export function drag(event, dropped) {
  const rack = /** @type {HTMLElement} */ (event.currentTarget);
  const tile = event.target instanceof Element ? event.target.closest("[data-at]") : null;
  if (!(tile instanceof HTMLElement) || !event.isPrimary || event.button !== 0) return;
  const given = new AbortController();
  /** @type {HTMLElement | null} */
  let over = null;
  /** @type {"pressed" | "dragged" | "left"} */
  let stage = "pressed";

  const begin = (/** @type {PointerEvent} */ moved) => {
    stage = "dragged";
    tile.setPointerCapture(moved.pointerId);
    tile.dataset.dragged = "";
  };
  const follow = (/** @type {PointerEvent} */ moved) => {
    const [x, y] = [moved.clientX - event.clientX, moved.clientY - event.clientY];
    if (moved.pointerId !== event.pointerId || stage === "left") return;
    if (stage === "pressed" && Math.hypot(x, y) < BEGINS) return;
    if (stage === "pressed") begin(moved);
    tile.style.setProperty("translate", `${x}px ${y}px`);
    mark(over, null, tile);
    over = placeNear(moved, rack, tile);
    mark(null, over, tile);
  };
  const putBack = () => {
    mark(over, null, tile);
    delete tile.dataset.dragged;
    tile.style.removeProperty("translate");
  };
  const end = (/** @type {PointerEvent} */ ended) => {
    given.abort();
    if (stage === "pressed") return;
    putBack();
    if (ended.type === "pointerup") swallowClick(rack);
    if (ended.type === "pointerup" && stage === "dragged" && over) dropped(Number(tile.dataset.at), dropOn(over));
  };
  const leave = (/** @type {KeyboardEvent} */ pressed) => {
    if (pressed.key !== "Escape" || stage !== "dragged") return;
    stage = "left";
    putBack();
  };
  const { signal } = given;
  addEventListener("pointermove", follow, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
  addEventListener("keydown", leave, { signal });
}

/**
 * The place nearest to the pointer, if it is near at all.
 * @param {PointerEvent} pointer
 * @param {HTMLElement} rack
 * @param {HTMLElement} tile the one that is dragged
 */
function placeNear(pointer, rack, tile) {
  const near = tile.offsetHeight * NEAR;
  let nearest = null;
  let distance = near;
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (rack.querySelectorAll(".rack-tiles > [data-at], .winning-place"))) {
    if (place.contains(tile)) continue;
    const away = distanceTo(place.getBoundingClientRect(), pointer);
    if (away < distance) [nearest, distance] = [place, away];
  }
  return nearest;
}

/** @param {DOMRect} box @param {PointerEvent} pointer */
function distanceTo({ left, right, top, bottom }, { clientX, clientY }) {
  return Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
}

/** @param {HTMLElement} place @returns {Drop} */
function dropOn(place) {
  if (!place.matches(".winning-place")) return { at: Number(place.dataset.at), isWinning: false };
  const filled = /** @type {HTMLElement | null} */ (place.querySelector("[data-at]"));
  return { at: filled ? Number(filled.dataset.at) : null, isWinning: true };
}

/**
 * Show on which side of a place the tile would come to lie, or that it would take it.
 * @param {HTMLElement | null} was
 * @param {HTMLElement | null} is
 * @param {HTMLElement} tile
 */
function mark(was, is, tile) {
  if (was) delete was.dataset.drop;
  if (!is) return;
  const isForward = Number(is.dataset.at) > Number(tile.dataset.at);
  is.dataset.drop = is.matches(".winning-place") ? "here" : isForward ? "after" : "before";
}

/** The click that ends a drag takes no tile out. @param {HTMLElement} rack */
function swallowClick(rack) {
  const given = new AbortController();
  const swallow = (/** @type {Event} */ click) => click.stopPropagation();
  rack.addEventListener("click", swallow, { capture: true, signal: given.signal });
  setTimeout(() => given.abort());
}
