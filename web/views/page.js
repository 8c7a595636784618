// @ts-check
/** Where everything stands. */

import { html } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { seenBy } from "../rules.js";
import { soon } from "../soon.js";
import { circumstancesView } from "./circumstances.js";
import { compareView } from "./compare.js";
import { dock } from "./dock.js";
import { examplesView } from "./examples.js";
import { footerView } from "./footer.js";
import { headerView } from "./header.js";
import { helpView } from "./help.js";
import { notationNews, notationView } from "./notation.js";
import { pickerView } from "./picker.js";
import { rackView } from "./rack.js";
import { recentsView } from "./recents.js";
import { result } from "./result.js";
import { settleView } from "./settle.js";
import { shareView } from "./share.js";
import { noteView, toolbarView } from "./toolbar.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("./header.js").HeaderActions & import("./notation.js").TextActions & import("./share.js").ShareActions & import("./examples.js").ExampleActions & {recents: import("./recents.js").RecentsActions}} Actions */

/** Of the hand, everything but the comparison shows what the rules in force look at. @param {State} whole @param {Dispatch} dispatch @param {Actions} actions */
export function pageView(whole, dispatch, actions) {
  const state = { ...whole, hand: seenBy(whole.hand, whole.rules) };
  return html`
  ${headerView(state, dispatch, actions)}
  <main class="page">
    <div class="build">
      <section class="hand" aria-labelledby="hand-title">
        <h2 id="hand-title" class="visually-hidden">${t("hand-title")}</h2>
        ${rackView(state, dispatch)} ${noteView(state, dispatch)}
        <div class="bar">${notationView(state, dispatch, actions)} ${toolbarView(state, dispatch)}</div>
        ${notationNews(state)}
      </section>
      <section class="picker" aria-label=${t("palette-label")}>${pickerView(state, dispatch)}</section>
      <section class="circumstances">${soon(() => circumstancesView(state, dispatch))}</section>
    </div>
    <div class="outcome">${soon(() => result(state, dispatch))}</div>
    ${soon(() => examplesView(state, dispatch, actions))}
  </main>
  ${soon(() => html`${footerView(state, dispatch)}
    ${dock(state)} ${helpView(state, dispatch)} ${compareView(whole, dispatch)} ${settleView(state, dispatch)}
    ${shareView(whole, dispatch, actions)} ${recentsView(whole, dispatch, actions.recents)}`)}`;
}
