// @ts-check
/** The hands scored of late: to open again, to name, to delete, to carry in a file. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { has, moment, t } from "../i18n.js";
import { LONGEST_NAME, handOf } from "../recent.js";
import { dialogView } from "./dialog.js";
import { valueOf } from "./field.js";
import { handBlocks } from "./handrow.js";
import { icon } from "./icons.js";
import { rulesName } from "./rulesets.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Dispatch} Dispatch */
/** @typedef {import("../recent.js").Recent} Recent */
/** @typedef {import("../keeping.js").RecentsActions} RecentsActions */

/** @param {State} state @param {Dispatch} dispatch @param {RecentsActions} actions */
export const recentsView = (state, dispatch, actions) =>
  dialogView("recents", state, dispatch, () => html`
    ${said(state, actions)}
    ${state.recents && !state.recents.isKept ? html`<p class="recents-warning">${t("recents-unkept")}</p>` : nothing}
    ${state.recents?.hands.length
      ? html`<ul class="recents-list">${repeat(state.recents.hands, ({ hand }) => hand, (recent, index) => item(recent, index, actions))}</ul>`
      : html`<p class="recents-none">${t(state.recents ? "recents-none" : "recents-opening")}</p>`}
    ${files(state, actions)}`);

/** What was done, and the way back. @param {State} state @param {RecentsActions} actions */
const said = ({ recentsSaid: note }, { undo }) => html`<p class="recents-said" role="status" data-testid="recents-said">
  <span>${note ? t(note.id, note.args) : nothing}</span>
  ${note?.back ? html`<button type="button" class="note-undo" data-testid="recents-undo"
    @click=${() => note.back && undo(note.back)}>${t("note-undo")}</button>` : nothing}
</p>`;

/** The name is not bound live: what is being typed outlasts the list being drawn again. @param {Recent} recent @param {number} index @param {RecentsActions} actions */
function item(recent, index, { pick, rename, remove }) {
  const found = handOf(recent.hand);
  if (!found) return nothing;
  const { hand, rules } = found;
  const day = moment(recent.at);
  const points = t("recents-points", { points: recent.total });
  const name = recent.name || t("recents-unnamed", { points, day });
  return html`<li class="recent">
    <button type="button" class="recent-hand" data-testid="recent-${index}"
      @click=${() => pick(recent)}>
      <span class="recent-tiles" aria-hidden="true">${handBlocks(hand)}</span>
      <span class="visually-hidden">${t("recents-pick", { name: recent.name })}</span>
      <span class="recent-words"><b>${points}</b> ${has(`rules-${rules}.code`) ? t(`rules-${rules}.code`) : rulesName(rules)} · ${day}</span>
    </button>
    <input type="text" class="recent-name" data-testid="recent-name-${index}" maxlength=${LONGEST_NAME} autocomplete="off"
      placeholder=${t("recents-name")} aria-label=${t("recents-name-of", { name })} .value=${recent.name}
      @change=${(/** @type {Event} */ event) => rename(recent, valueOf(event))} />
    <button type="button" class="tool" data-testid="recent-delete-${index}" aria-label=${t("recents-delete", { name })}
      title=${t("recents-delete", { name })} @click=${() => remove([recent])}>${icon("clear")}</button>
  </li>`;
}

/** @param {State} state @param {RecentsActions} actions */
function files({ recents }, { save, add, remove }) {
  const hands = recents?.hands ?? [];
  const read = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const [file] = input.files ?? [];
    if (file) void add(file);
    input.value = ""; // the same file may be chosen again
  };
  return html`<div class="recents-files">
    <label class="recents-file"><input type="file" class="visually-hidden" data-testid="recents-import"
      accept=".json,application/json" @change=${read} /><span>${t("recents-import")}</span></label>
    ${hands.length ? html`<button type="button" data-testid="recents-export" @click=${save}>${t("recents-export")}</button>
      <button type="button" data-testid="recents-delete-all" @click=${() => remove(hands)}>${t("recents-delete-all")}</button>` : nothing}
  </div>`;
}
