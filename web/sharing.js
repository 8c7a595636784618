// @ts-check
/** Taking a hand along: its text to the clipboard, its link to whoever is near. */

import { t } from "./i18n.js";
import { write } from "./notation.js";
import { seenBy } from "./rules.js";
import { writeLink } from "./url.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Dispatch} Dispatch */
/** @typedef {"link" | import("./passing.js").Way} Way */

/** @param {State} state */
export function linkOf({ hand, rules }) {
  const link = new URL(location.href);
  link.hash = writeLink(hand, rules);
  return link.href;
}

/** @param {State} state @param {Dispatch} dispatch */
export const copyText = ({ hand, rules }, dispatch) => copy(write(seenBy(hand, rules)), "note-copied", dispatch);

/** Open the panel; where the system has no way of its own, the link is copied at once. @param {State} state @param {Dispatch} dispatch */
export function openPanel(state, dispatch) {
  dispatch({ type: "note", note: null });
  dispatch({ type: "ui", change: { dialog: "share", code: null, uncopied: "" } });
  if (!hasSystemShare()) void shareLink(state, dispatch);
  import("./passing.js").catch(() => {}); // to be here when it is wanted; if not, that is told then
}

/** @param {Way} way @param {State} state @param {Dispatch} dispatch */
export async function pass(way, state, dispatch) {
  if (way === "link") return shareLink(state, dispatch);
  try {
    const { WAYS } = await import("./passing.js");
    await WAYS[way](state, dispatch);
  } catch {
    dispatch({ type: "note", note: { id: "note-share-failed" } });
  }
}

/** Whether the system has a way of its own to pass a link on. */
export const hasSystemShare = () => Boolean(navigator.share);

/** The system's own way to share, where there is one; else the clipboard. @param {State} state @param {Dispatch} dispatch */
async function shareLink(state, dispatch) {
  const url = linkOf(state);
  if (!hasSystemShare()) {
    await copy(url, "note-link-copied", dispatch);
    return;
  }
  try {
    await navigator.share({ title: t("share-subject"), url });
  } catch (refused) {
    const cancelled = refused instanceof DOMException && refused.name === "AbortError";
    if (!cancelled) await copy(url, "note-link-copied", dispatch);
  }
}

/** @param {string} text @param {string} done @param {Dispatch} dispatch */
export async function copy(text, done, dispatch) {
  try {
    await navigator.clipboard.writeText(text);
    dispatch({ type: "ui", change: { uncopied: "" } });
    dispatch({ type: "note", note: { id: done } });
  } catch {
    dispatch({ type: "ui", change: { uncopied: text } });
    dispatch({ type: "note", note: { id: "note-copy-failed" } });
  }
}
