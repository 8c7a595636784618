// @ts-check
/** What can be done here, by finger and by key, and what the words mean. */

import { html } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { t } from "../i18n.js";
import { guidePage, licencesPage } from "../pages.js";
import { dialogView } from "./dialog.js";
import { glossary } from "./glossary.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */

/** @type {[keys: string[], id: string][]} */
const KEYS = [
  [["2", "3", "4", "M"], "help-keys-tiles"],
  [["E", "S", "W", "N", "C", "F", "P"], "help-keys-honors"],
  [["2", "3", "4", "Shift M"], "help-keys-set"],
  [["5", "Shift Alt M"], "help-keys-hidden"],
  [["9", "Alt M"], "help-keys-seen"],
  [["Backspace"], "help-keys-backspace"],
  [["← ↑ ↓ →", "Enter"], "help-keys-palette"],
  [["← →", "Enter", "Delete"], "help-keys-hand"],
  [["W"], "help-keys-winning"],
  [["Alt ←", "Alt →"], "help-keys-move"],
  [["Ctrl Z", "Ctrl Y"], "help-keys-undo"],
  [["Ctrl V"], "help-keys-paste"],
  [["?"], "help-keys-help"],
  [["Esc"], "help-keys-escape"],
];

/** @param {State} state @param {Dispatch} dispatch */
export const helpView = (state, dispatch) => dialogView("help", state, dispatch, () => html`
    <h3>${t("help-tap-title")}</h3>
    <p>${t("help-tap")}</p>
    <h3>${t("help-keys-title")}</h3>
    <dl class="keys">
      ${KEYS.map(([keys, id]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${t(id)}</dd></div>`)}
    </dl>
    <label class="keys-switch">
      <input type="checkbox" data-testid="keys-switch" .checked=${live(state.settings.keys)} aria-describedby="keys-switched"
        @change=${() => dispatch({ type: "settings", change: { keys: !state.settings.keys } })} />
      <span>${t("help-keys-switch")}</span>
    </label>
    <p class="keys-switched" id="keys-switched">${t("help-keys-switched")}</p>
    <h3>${t("help-text-title")}</h3>
    <p>${t("help-text")}</p>
    <p><code>[234m]234p234s666m5p5p</code></p>
    <h3>${t("help-words-title")}</h3>
    ${glossary()}
    <p class="about"><a href=${guidePage()}>${t("help-guide")}</a> · <a href=${licencesPage()}>${t("help-licences")}</a></p>`);
