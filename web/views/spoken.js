// @ts-check
/** The verdict for those who listen, with what the page shows below it. */

import { html } from "../vendor/lit-html/lit-html.js";
import { listed, sentences, t } from "../i18n.js";
import { sentence } from "./errors.js";
import { tileName } from "./names.js";
import { outcome, problems, verdictWords } from "./verdict.js";

/** @typedef {import("../state.js").State} State */

/** @param {State} state */
export const announcement = (state) => html`<p class="visually-hidden" role="status">${words(state)}</p>`;

/** Silent while a hand is being tapped together: the keys and the tiles speak for themselves. @param {State} state */
function words(state) {
  const { kind } = outcome(state);
  if (kind === "scoring") return "";
  if (kind === "empty") return state.isAside ? t("dock-empty") : "";
  if (kind === "counting" && !state.isAside) return "";
  return sentences([verdictWords(state), ...problems(state).map(sentence), ...completing(kind, state)]);
}

/** The tiles that complete the hand. @param {string} kind @param {State} state */
const completing = (kind, { result }) =>
  kind === "waits" ? [listed(result?.data.waits.map((/** @type {{tile: string}} */ { tile }) => tileName(tile)))] : [];
