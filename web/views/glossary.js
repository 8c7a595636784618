// @ts-check
/**
 * What words mean, one tap away. A word is a button with a dotted line; its meaning opens in one
 * popover that all of them share.
 */

import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { loadCatalogue, loadTexts, textOf } from "../catalogue.js";
import { listed, t } from "../i18n.js";
import { nameOf, namesElsewhere } from "./fannames.js";
import { patternsAddress } from "./patternlink.js";
import { rulingLink } from "./rulings.js";

/** Every word the page explains, in the order of a guide. */
const TERMS = [
  "fan", "set", "pair", "chow", "pung", "kong", "concealed_kong", "concealed", "melded",
  "winning_tile", "public", "wait", "self_draw", "discard", "seat_wind", "round_wind",
  "last_wall_tile", "last_tile", "kong_replacement", "robbing_kong", "flowers", "honors",
  "terminals", "knitted", "qualifying", "minimum", "total", "principle", "non_repeat",
  "not_together", "non_separation", "non_identical", "account_once",
];

/** @typedef {() => void} Closed */
/**
 * What the meaning of a fan does and holds besides: `here`, where it stands in the hand at hand;
 * `example`, what to show of its example, given that and the way to close the meaning.
 * @typedef {{opened?: () => void, closed?: Closed, here?: () => unknown,
 *   example?: (text: string, close: () => void) => unknown}} FanOpened
 */

const popover = document.createElement("div");
popover.id = "meaning";
popover.className = "meaning";
popover.popover = "auto";
popover.tabIndex = -1;
popover.autofocus = true; // the meaning is read out, and Escape leads back to the word
popover.setAttribute("role", "dialog");
popover.setAttribute("aria-labelledby", "meaning-title");

/** @type {HTMLElement | null} */
let opener = null;
/** @type {Closed | undefined} */
let closed;

popover.addEventListener("toggle", () => {
  const isOpen = popover.matches(":popover-open");
  popover.classList.remove("is-cut");
  popover.classList.toggle("is-cut", isOpen && isCut());
  if (isOpen) return;
  closed?.();
  closed = undefined;
});

/** WebKit places a popover as if the page were not scrolled, so that part of it may be out of sight. */
function isCut() {
  const { top, bottom } = popover.getBoundingClientRect();
  return Math.round(top) < 0 || Math.round(bottom) > innerHeight;
}

/**
 * A word with its meaning one tap away.
 * @param {string} id one of TERMS
 * @param {unknown} [label] how the word reads here, when not as in the guide
 */
export const term = (id, label = t(`term-${id}`)) =>
  wordButton(label, "term", () => ({ title: t(`term-${id}`), body: t(`term-${id}.meaning`) }));

/** Words with a meaning of their own. @param {string} title @param {string} label @param {string} meaning */
export const explained = (title, label, meaning) => wordButton(label, "term", () => ({ title, body: meaning }));

/**
 * The name of a fan with its meaning one tap away.
 * @param {string} rules
 * @param {{id: string, number: number, points: number}} fan
 * @param {string} name
 * @param {FanOpened} [on]
 */
export const fanName = (rules, fan, name, on = {}) =>
  wordButton(name, "term fan-name", () => fanMeaning(rules, fan, name, on), on);

/**
 * @typedef {{title: string, body: unknown}} Meaning
 * @param {unknown} label
 * @param {string} style
 * @param {() => Meaning} meaning
 * @param {{opened?: () => void, closed?: Closed}} [on]
 */
function wordButton(label, style, meaning, on = {}) {
  const open = (/** @type {MouseEvent} */ event) => {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    prepare(button, meaning, on.closed);
    on.opened?.();
  };
  // The browser itself opens and closes the popover after the click, and tells screen readers so.
  return html`<button type="button" class=${style} aria-haspopup="dialog"
    .popoverTargetElement=${popover} @click=${open}>${label}</button>`;
}

/**
 * Fill the popover, and free it when another word has it.
 * @param {HTMLElement} button
 * @param {() => Meaning} meaning
 * @param {Closed} [whenClosed]
 */
function prepare(button, meaning, whenClosed) {
  const isOpen = popover.matches(":popover-open");
  if (isOpen && button === opener) return; // this click closes it
  if (isOpen) popover.hidePopover();
  closed?.();
  opener = button;
  closed = whenClosed;
  // What lies under an open dialog cannot be reached, so the popover moves into it.
  const home = button.closest("dialog[open]") ?? document.body;
  if (popover.parentElement !== home) home.append(popover);
  show(meaning());
}

const close = () => popover.hidePopover();

/** @param {Meaning} meaning */
function show({ title, body }) {
  render(
    html`<div class="meaning-head">
        <h2 id="meaning-title">${title}</h2>
        <button type="button" class="meaning-close" aria-label=${t("term-close")} @click=${close}>×</button>
      </div>
      ${typeof body === "string" ? html`<p>${body}</p>` : body}`,
    popover,
  );
}

/**
 * @param {string} rules
 * @param {{id: string, points: number}} fan
 * @param {string} name
 * @param {FanOpened} on
 * @returns {Meaning}
 */
function fanMeaning(rules, fan, name, on) {
  const asked = opener;
  Promise.all([loadCatalogue(rules), loadTexts()]).then(([fans]) => {
    const entry = fans.get(fan.id);
    if (entry && opener === asked) show({ title: name, body: fanText(entry, rules, on) });
  });
  return { title: name, body: html`${fanValue(fan.points)} ${on.here?.()}` };
}

/** @param {number} points */
const fanValue = (points) => html`<p class="meaning-small">${t("term-value", { points })}</p>`;

/**
 * The rule, the hand it is asked about and an example first; then what is to be known besides.
 * @param {import("../catalogue.js").Fan} entry
 * @param {string} rules
 * @param {FanOpened} on
 */
function fanText(entry, rules, on) {
  const also = /** @type {string[]} */ (entry.names.also ?? []);
  const left = entry.excludes.map(({ id }) => nameOf({ id }, rules));
  const elsewhere = namesElsewhere(entry, rules);
  return html`${elsewhere.length ? html`<p class="meaning-names">${elsewhere}</p>` : nothing}
    <p>${textOf(entry, rules)}</p>
    ${on.here?.()} ${on.example?.(entry.example, close)}
    ${also.length ? html`<p class="meaning-small">${t("term-other-names", { names: listed(also) })}</p>` : nothing}
    ${left.length ? html`<p class="meaning-small">${t("term-excludes", { names: listed(left) })}</p>` : nothing}
    <p class="meaning-small">${t("term-value", { points: entry.points })} · ${t("term-number", { number: entry.number })}</p>
    ${entry.rulings.length ? html`<p class="meaning-small">${entry.rulings.map((number) => html`${rulingLink(number)} `)}</p>` : nothing}
    <p class="meaning-small"><a class="ruling" href=${patternsAddress(rules, entry.id)}>${t("patterns-open-fan")}</a></p>`;
}

/** All the words and their meanings, for the guide. */
export const glossary = () => html`<dl class="glossary">
  ${TERMS.map((id) => html`<div><dt>${t(`term-${id}`)}</dt><dd>${t(`term-${id}.meaning`)}</dd></div>`)}
</dl>`;
