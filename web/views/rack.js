// @ts-check
/** The hand: called sets, concealed tiles, a gap, the winning tile. Two lines at most on a phone. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { isSorted } from "../edits.js";
import { drag } from "../dragging.js";
import { t } from "../i18n.js";
import { litTiles } from "../lighting.js";
import { placeOf, rove } from "../roving.js";
import { lineUnits } from "../rackfit.js";
import { icon } from "./icons.js";
import { meldName, tileName } from "./names.js";
import { meldRow, tile as face } from "./tile.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../hand.js").Hand} Hand */

/** @param {State} state @param {Dispatch} dispatch */
export function rackView(state, dispatch) {
  const { hand, choosing } = state;
  const places = hand.melds.length + hand.concealed.length + (hand.winning ? 1 : 0);
  const tabStop = Math.min(state.ui.rackAt, places - 1);
  const lit = litTiles(state);
  const button = (/** @type {object} */ part) =>
    rackButton({ ...NO_PART, ...part }, tabStop);
  const melds = hand.melds.map((meld, index) => button({
    at: index,
    id: `meld-${index}`,
    kind: "rack-meld",
    isLit: lit.melds.has(index),
    name: t("meld-take-out", { meld: meldName(meld) }),
    faces: meldRow(meld),
    act: () => dispatch({ type: "take-out-meld", index }),
  }));
  const tiles = hand.concealed.map((tile, index) => button({
    at: hand.melds.length + index,
    id: `tile-${index}`,
    kind: "rack-tile",
    isLit: lit.concealed.has(index),
    name: t(choosing ? "rack-make-winning" : "rack-take-out", { tile: tileName(tile) }),
    faces: face(tile),
    act: () => dispatch({ type: choosing ? "make-winning" : "take-out", index }),
  }));
  const winning = hand.winning && button({
    at: places - 1,
    id: "winning-tile",
    kind: "rack-tile",
    isLit: lit.winning,
    name: t(choosing ? "rack-winning-chosen" : "rack-winning", { tile: tileName(hand.winning) }),
    faces: face(hand.winning),
    act: () => dispatch(choosing ? { type: "choosing", on: false } : { type: "take-out-winning" }),
  });
  const units = lineUnits(hand);
  const classes = `rack ${choosing ? "is-choosing" : ""} ${units.isShort ? "is-one-line" : ""}`;
  return html`<div class=${classes} data-testid="rack" role="group"
      aria-label=${t("rack-label")} ${ref((element) => sizeTiles(element, units))}
      @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(event, state, dispatch)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => drag(event, (from, drop) => dropped(from, drop, hand, dispatch))}
      @focusin=${(/** @type {FocusEvent} */ event) => remember(event, state, dispatch)}>
    <div class="rack-tiles">
      ${melds}${tiles}
      <div class="winning-place ${hand.winning ? "" : "is-empty"}">
        ${winning || html`<span class="slot" role="img" aria-label=${t("rack-winning-empty")}></span>`}
        ${chooseView(state, dispatch)}
      </div>
    </div>
    ${places ? nothing : emptyView(state, dispatch)}
    ${isSorted(hand) ? nothing : html`<button type="button" class="rack-sort" data-testid="sort"
      @click=${() => dispatch({ type: "sort" })}>${t("sort")}</button>`}
  </div>`;
}

/** The word under the winning tile, and the way to name another one. @param {State} state @param {Dispatch} dispatch */
function chooseView({ hand, choosing }, dispatch) {
  const canChoose = hand.concealed.length > 0;
  return html`<button type="button" class="choose" data-testid="choose-winning" aria-pressed=${choosing ? "true" : "false"}
    title=${t("choose-winning")} aria-disabled=${canChoose ? nothing : "true"}
    @click=${() => dispatch({ type: "choosing", on: !choosing && canChoose })}>${icon("swap")}${t("rack-winning-place")}</button>`;
}

/** @param {State} state @param {Dispatch} dispatch */
const emptyView = ({ settings }, dispatch) => html`<div class="rack-empty">
  <p>${t("rack-empty")} <button type="button" @click=${toExamples}>${t("examples-open")}</button></p>
  ${hintView(HINTS[settings.hints], () => dispatch({ type: "settings", change: { hints: settings.hints + 1 } }))}
</div>`;

/** What nobody would find by looking, one at a time until put away; in space the empty rack keeps. */
const HINTS = ["hint-seen", "hint-drag", "hint-keys"];

/** @param {string | undefined} hint @param {() => void} putAway */
const hintView = (hint, putAway) => (hint ? html`<p class="hint" data-testid="hint">
  <span>${t(hint)}</span> <button type="button" data-testid="hint-away" @click=${putAway}>${t("hint-away")}</button>
</p>` : nothing);

/** Not a link: the address belongs to the hand. */
function toExamples() {
  const first = /** @type {HTMLElement} */ (document.querySelector(".examples button"));
  first.scrollIntoView({ block: "center" });
  first.focus({ preventScroll: true });
}

const NO_PART = {
  at: 0,
  id: "",
  kind: "",
  isLit: false,
  name: "",
  /** @type {unknown} */ faces: nothing,
  act: () => {},
};

/** @param {typeof NO_PART} part @param {number} tabStop */
const rackButton = ({ at, id, kind, isLit, name, faces, act }, tabStop) =>
  html`<button type="button" class="${kind} ${isLit ? "is-lit" : ""}" data-testid=${id} data-at=${at}
    tabindex=${at === tabStop ? 0 : -1} aria-label=${name} title=${name} @click=${act}>${faces}</button>`;

/** @param {Element | undefined} rack @param {{one: number, two: number}} units */
function sizeTiles(rack, { one, two }) {
  if (!(rack instanceof HTMLElement)) return;
  rack.style.setProperty("--units-one", String(one));
  rack.style.setProperty("--units-two", String(two));
}

/** @param {KeyboardEvent} event @param {State} state @param {Dispatch} dispatch */
function onKey(event, { hand }, dispatch) {
  const places = hand.melds.length + hand.concealed.length + (hand.winning ? 1 : 0);
  const at = placeOf(event.target);
  if (at === null || rove(event, [places]) || event.ctrlKey || event.metaKey) return;
  if (event.altKey) push(event, at, hand, dispatch);
  else if (event.key === "Delete" || event.key === "Backspace") {
    event.preventDefault();
    takeOutAt(at, hand, dispatch);
  } else if (event.key.toLowerCase() === "w" && !event.shiftKey) {
    event.preventDefault();
    const index = at - hand.melds.length;
    if (index >= 0 && index < hand.concealed.length) dispatch({ type: "make-winning", index });
  }
}

/**
 * Alt and an arrow move a tile or a set by a place, and the focus with it.
 * @param {KeyboardEvent} event
 * @param {number} at
 * @param {Hand} hand
 * @param {Dispatch} dispatch
 */
function push(event, at, hand, dispatch) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const rack = /** @type {HTMLElement} */ (event.currentTarget);
  const next = /** @type {HTMLElement | null} */ (rack.querySelector(`[data-at="${at + step}"]`));
  const isLast = at + 1 === hand.melds.length + hand.concealed.length;
  dropped(at, { at: next ? at + step : null, isWinning: isLast && step > 0 }, hand, dispatch);
  if (next && isSameRow(at, at + step, hand)) next.focus();
}

/** Whether both are sets, or both tiles. @param {number} a @param {number} b @param {Hand} hand */
const isSameRow = (a, b, { melds }) => a < melds.length === b < melds.length;

/**
 * A tile or a set was put elsewhere. A tile that takes the winning place sends the one there back
 * into the hand; the winning tile changes places with the one it is put upon.
 * @param {number} from
 * @param {import("../dragging.js").Drop} drop
 * @param {Hand} hand
 * @param {Dispatch} dispatch
 */
function dropped(from, { at, isWinning }, { melds, concealed }, dispatch) {
  const index = from - melds.length;
  const onto = (at ?? melds.length + concealed.length) - melds.length;
  if (index < 0) {
    if (onto < 0) dispatch({ type: "move", which: "melds", from, to: onto + melds.length });
  } else if (index >= concealed.length) {
    if (onto >= 0) dispatch({ type: "make-winning", index: onto });
  } else if (isWinning) dispatch({ type: "make-winning", index });
  else if (onto < concealed.length) dispatch({ type: "move", which: "concealed", from: index, to: Math.max(0, onto) });
}

/** @param {number} at @param {import("../hand.js").Hand} hand @param {Dispatch} dispatch */
function takeOutAt(at, { melds, concealed }, dispatch) {
  if (at < melds.length) dispatch({ type: "take-out-meld", index: at });
  else if (at < melds.length + concealed.length) dispatch({ type: "take-out", index: at - melds.length });
  else dispatch({ type: "take-out-winning" });
}

/** @param {FocusEvent} event @param {State} state @param {Dispatch} dispatch */
function remember(event, { ui }, dispatch) {
  const at = placeOf(event.target);
  if (at !== null && at !== ui.rackAt) dispatch({ type: "ui", change: { rackAt: at } });
}
