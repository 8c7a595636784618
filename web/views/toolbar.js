// @ts-check
/** Undo, redo and clear; and the line that says what just happened. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { isEmpty } from "../hand.js";
import { sentences, t } from "../i18n.js";
import { icon } from "./icons.js";
import { flagName, tileName } from "./names.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../state.js").Note} Note */

/** @param {State} state @param {Dispatch} dispatch */
export const toolbarView = ({ hand, text, undo, redo }, dispatch) => html`<div class="toolbar" role="group" aria-label=${t("toolbar-label")}>
  ${toolButton("undo", !undo.length, () => dispatch({ type: "undo" }))}
  ${toolButton("redo", !redo.length, () => dispatch({ type: "redo" }))}
  ${toolButton("clear", text.value === null && isEmpty(hand), () => dispatch({ type: "clear" }))}
</div>`;

/** @param {"undo" | "redo" | "clear"} name @param {boolean} isIdle @param {() => void} act */
const toolButton = (name, isIdle, act) =>
  html`<button type="button" class="tool" data-testid=${name} aria-label=${t(name)} title=${t(name)}
    aria-disabled=${isIdle ? "true" : nothing} @click=${act}>${icon(name)}</button>`;

/**
 * What just happened, or else what is going on.
 * @param {State} state
 * @param {Dispatch} dispatch
 */
export const noteView = ({ note, choosing, engine, rules }, dispatch) => html`<p class="note ${note || choosing ? "has-words" : ""}" role="status" data-testid="note">
  <span>${note ? noteText(note, rules) : goingOn(choosing, engine)} ${note?.undo ? html`<button type="button" class="note-undo"
    @click=${() => dispatch({ type: "undo" })}>${t("note-undo")}</button>` : nothing}</span>
</p>`;

/** @param {boolean} choosing @param {State["engine"]} engine */
function goingOn(choosing, { state }) {
  if (choosing) return t("choosing-winning");
  return state === "loading" ? t("engine-loading") : nothing;
}

/** Tiles, flags and reasons come by their id and are named here. @param {Note} note @param {string} rules @returns {string} */
export function noteText({ id, args = {}, after }, rules) {
  const named = { ...args };
  if (args.tile) named.tile = tileName(String(args.tile));
  if (args.flag) named.flag = flagName(String(args.flag), rules);
  if (args.why) named.why = t(String(args.why));
  return sentences([after ? noteText(after, rules) : "", t(id, named)]);
}
