// @ts-check
/** One pattern: its worth and its rule, a hand that has it and one that just fails, and what it goes with. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { emptyHand, fromRequest } from "../hand.js";
import { listed, t } from "../i18n.js";
import { missOf, textOf } from "../catalogue.js";
import { nameOf, namesElsewhere } from "./fannames.js";
import { read } from "../notation.js";
import { writeLink } from "../url.js";
import { handRow } from "./handrow.js";
import { patternsAddress } from "./patternlink.js";
import { rulesName } from "./rulesets.js";
import { rulingLink } from "./rulings.js";
import { circumstances, handWords } from "./patternhand.js";

/** @typedef {import("../patternstore.js").Pattern} Pattern */
/** @typedef {import("../patternstore.js").Worked} Worked */
/** @typedef {Map<string, string>} Names of the patterns of these rules, by id */
/**
 * @typedef {object} Around
 * @property {string} rules
 * @property {Names} names
 * @property {boolean} isShown
 * @property {boolean} isTarget
 * @property {string | null} second language of the second names
 * @property {{link: string, isCopied: boolean} | null} link
 * @property {(id: string) => void} pass
 */

/** @param {Pattern} pattern @param {Around} around */
export const cardView = (pattern, around) => html`<article class="card ${around.isTarget ? "is-target" : ""}" id=${pattern.id}
    tabindex="-1" aria-labelledby="name-of-${pattern.id}" ?hidden=${!around.isShown} data-testid="pattern-${pattern.id}">
  ${head(pattern, around)}
  <p class="rule">${textOf(pattern, around.rules)}</p>
  ${worked(pattern.example, t("patterns-example", { fan: nameIn(pattern, around) }), around, html`<h3>${t("patterns-example-title")}</h3>`)}
  ${worked(pattern.near_miss, t("patterns-near-miss", { fan: nameIn(pattern, around) }), around,
    html`<h3>${t("patterns-near-miss-title")}</h3><p class="why">${missOf(pattern, around.rules)}</p>`)}
  <dl>${leftOut(pattern, around)} ${otherNames(pattern)} ${otherRules(pattern, around)} ${rulings(pattern)}</dl>
  ${beside(pattern, around)}
  ${passing(pattern, around)}
</article>`;

/** @param {Pattern} pattern @param {Around} around */
const nameIn = ({ id }, { names }) => names.get(id) ?? "";

/** @param {Pattern} pattern @param {Around} around */
function head(pattern, around) {
  const { id, number, points } = pattern;
  const elsewhere = namesElsewhere(pattern, around.rules, around.second);
  return html`<header>
    <p class="worth"><strong>${points}</strong> ${t("patterns-worth", { points })}</p>
    <div>
      <h2 id="name-of-${id}"><a href="#${id}">${nameIn(pattern, around)}</a></h2>
      ${elsewhere.length ? html`<p class="elsewhere">${elsewhere}</p>` : nothing}
    </div>
    <p class="number">${t("patterns-number", { number })}</p>
  </header>`;
}

/**
 * A hand with what it is worth, and the way to it.
 * @param {Worked | null} hand
 * @param {string} label what it is
 * @param {Around} around
 * @param {unknown} title
 */
function worked(hand, label, { rules, names }, title) {
  const request = hand && read(hand.text);
  if (!hand || !request) return nothing;
  const shown = fromRequest(request, emptyHand());
  return html`<section>
    ${title}
    <div role="img" aria-label=${handWords(shown)}>${handRow(shown)}</div>
    <p class="small how"><span>${circumstances(shown, rules).join(" · ")}</span>
      <a href="./#${writeLink(shown, rules)}" aria-label=${t("patterns-open.of", { hand: label })}>${t("patterns-open")}</a></p>
    <p class="sum">${hand.fans.map((fan) => html`<span>${named(fan, names)}</span> `)} <strong>${total(hand)}</strong></p>
  </section>`;
}

/** @param {Worked["fans"][number]} fan @param {Names} names */
const named = ({ id, points, count }, names) =>
  html`<a href="#${id}">${names.get(id)}</a> ${count > 1 ? t("fan-times", { points, count }) : points}`;

/** @param {Worked} hand */
const total = ({ total: points, qualifying, wins }) => {
  const words = t("term-value", { points });
  if (qualifying > points) return t("patterns-total-held", { points: words, qualifying });
  return wins ? words : t("told-too-few", { points: words });
};

/** @param {Pattern} pattern @param {Around} around */
function leftOut({ left_out: { below, groups } }, { names }) {
  if (!below && !groups.length) return nothing;
  return html`<div><dt>${t("patterns-left-out")}</dt>
    ${below ? html`<dd>${t("patterns-left-out-below", { points: below })}</dd>` : nothing}
    ${groups.map(({ always, printed, copies, ids }) => html`<dd>${links(ids, names)}${copies ? t("patterns-copies", { copies }) : nothing}
      <span class="small">${t(`patterns-reason-${always ? "part" : "beside"}-${printed ? "printed" : "derived"}`)}</span></dd>`)}
  </div>`;
}

/** @param {string[]} ids @param {Names} names */
const links = (ids, names) => ids.map((id, index) => html`${index ? t("list-comma") : ""}<a href="#${id}">${names.get(id)}</a>`);

/** @param {Pattern} pattern */
function otherNames({ names }) {
  const also = /** @type {string[]} */ (names.also ?? []);
  return also.length ? html`<div><dt>${t("patterns-also")}</dt><dd>${listed(also)}</dd></div>` : nothing;
}

/** @param {Pattern} pattern @param {Around} around */
function otherRules({ id, elsewhere }, { rules }) {
  if (!elsewhere.length) return nothing;
  return html`<div><dt>${t("patterns-elsewhere")}</dt>${elsewhere.map((one) => html`<dd>
    <a href=${patternsAddress(one.rules, one.id)}>${rulesName(one.rules)}</a> ·
    ${nameOf(one, one.rules) === nameOf({ id }, rules) ? nothing : html`${nameOf(one, one.rules)} · `}${t("term-value", { points: one.points })}</dd>`)}</div>`;
}

/** @param {Pattern} pattern */
const rulings = ({ rulings: numbers }) => (numbers.length
  ? html`<div><dt>${t("patterns-contested")}</dt><dd>${numbers.map((number) => html`${rulingLink(number)} `)}</dd></div>`
  : nothing);

/** @param {Pattern} pattern @param {Around} around */
const beside = ({ beside: ids }, { names }) => (ids.length
  ? html`<details><summary>${t("patterns-beside", { count: ids.length })}</summary><p>${links(ids, names)}</p></details>`
  : html`<p class="small">${t("patterns-alone")}</p>`);

/** @param {Pattern} pattern @param {Around} around */
function passing(pattern, around) {
  const { link, pass } = around;
  const { id } = pattern;
  return html`<div class="passing">
    <button type="button" data-testid="copy-${id}" aria-label=${t("patterns-copy-of", { fan: nameIn(pattern, around) })}
      @click=${() => pass(id)}>${t("share-link")}</button>
    <span role="status">${link ? t(link.isCopied ? "note-link-copied" : "note-copy-failed") : nothing}</span>
    ${link && !link.isCopied ? html`<input type="text" readonly aria-label=${t("share-link-label")} .value=${link.link} />` : nothing}
  </div>`;
}
