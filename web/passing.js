// @ts-check
/** What the panel for passing a hand on does beyond its link: messages, files, a code, paper. Loaded with the panel. */

import { saveFile } from "./files.js";
import { toRequest } from "./hand.js";
import { t } from "./i18n.js";
import { seenBy } from "./rules.js";
import { copy, copyText, linkOf } from "./sharing.js";
import { summaryOf } from "./summary.js";
import { messageOf } from "./telling.js";
import { windOf } from "./views/payments.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Dispatch} Dispatch */
/** @typedef {"text" | "notation" | "json" | "svg" | "png" | "file" | "qr" | "print"} Way */

const NAME = "mahjong-hand";

/** @type {Record<Way, (state: State, dispatch: Dispatch) => Promise<void> | void>} */
export const WAYS = {
  text: (state, dispatch) => copy(messageOf(summaryOf(state)), "note-text-copied", dispatch),
  notation: copyText,
  json: (state, dispatch) => copy(jsonOf(state), "note-json-copied", dispatch),
  svg: (state, dispatch) => picture(state, dispatch, "svg"),
  png: (state, dispatch) => picture(state, dispatch, "png"),
  file: (state, dispatch) => save(new Blob([jsonOf(state)], { type: "application/json" }), "json", dispatch),
  qr: showCode,
  print: onPaper,
};

/** The question and the answer, as the engine has them. @param {State} state */
function jsonOf({ hand, rules, result }) {
  const request = result?.request ?? toRequest(seenBy(hand, rules), rules);
  return `${JSON.stringify({ request, result: result?.data ?? null }, null, 2)}\n`;
}

/** @param {State} state @param {Dispatch} dispatch @param {"svg" | "png"} kind */
async function picture(state, dispatch, kind) {
  const { pictureOf, pngFile, svgFile } = await import("./picture.js");
  const hand = seenBy(state.hand, state.rules);
  const drawn = await pictureOf(summaryOf(state), hand, (seat) => t(`wind-${windOf(state, seat)}`));
  save(kind === "svg" ? svgFile(drawn) : await pngFile(drawn), kind, dispatch);
}

/** @param {Blob} content @param {string} ending @param {Dispatch} dispatch */
function save(content, ending, dispatch) {
  saveFile(content, `${NAME}.${ending}`);
  dispatch({ type: "note", note: { id: "note-saved", args: { name: `${NAME}.${ending}` } } });
}

/** Show the link as a code, or hide it again. @param {State} state @param {Dispatch} dispatch */
async function showCode(state, dispatch) {
  const link = linkOf(state);
  const isShown = state.ui.code?.link === link;
  const { codeOf } = await import("./qr.js");
  dispatch({ type: "ui", change: { code: isShown ? null : { link, ...codeOf(link) } } });
  dispatch({ type: "note", note: null });
}

/** The panel is not part of the page on paper. @param {State} _ @param {Dispatch} dispatch */
function onPaper(_, dispatch) {
  dispatch({ type: "ui", change: { dialog: null } });
  requestAnimationFrame(() => requestAnimationFrame(() => print()));
}
