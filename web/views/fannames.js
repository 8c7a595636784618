// @ts-check
/** What fans are called, and why one is left out, in words. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { until } from "../vendor/lit-html/directives/until.js";
import { isKnown, knownFan, loadCatalogue } from "../catalogue.js";
import { has, locale, t } from "../i18n.js";
import { languageOf } from "../language.js";
import { NO_SECOND } from "../settings.js";

/** @typedef {{because: string, principle: string, implied: boolean}} Omitted */

/**
 * A fan's name in the page's language; else in English, as the engine gave it, or from the catalogue, or as its id
 * spells it.
 * @param {{id: string, name?: string}} fan
 * @param {string} rules
 */
export const nameOf = ({ id, name }, rules) =>
  ownName(id, rules) ?? name ?? knownFan(rules, id)?.names.en ?? id.split("_").map(capital).join(" ");

/** @param {string} id @param {string} rules */
function ownName(id, rules) {
  const message = [`fan-${id}-${rules}`, `fan-${id}`].find(has);
  return message && t(message);
}

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The language of the second names of fans, if there shall be any. @param {string} chosen */
export function secondLanguage(chosen) {
  const language = chosen || languageOf(locale()).second;
  return language === locale() || language === NO_SECOND ? null : language;
}

/** A fan's name in a second language. @param {{id: string, name?: string}} fan @param {string} rules @param {string | null} language */
export function secondName(fan, rules, language) {
  if (!language) return nothing;
  const name = () => knownFan(rules, fan.id)?.names[language] ?? "";
  const other = () => (name() === nameOf(fan, rules) ? "" : name());
  return html`<span class="line-second" lang=${language}>${whenKnown(rules, other)}</span>`;
}

/** What fans are called wherever they are played; the first two are official. */
const EVERYWHERE = ["zh-Hans", "zh-Hant", "en"];

/**
 * A fan's names in the other languages that everybody meets, each once.
 * @param {Pick<import("../catalogue.js").Fan, "id" | "names">} fan
 * @param {string} rules
 * @param {string | null} [second] a language besides
 */
export function namesElsewhere({ id, names }, rules, second = null) {
  const shown = [nameOf({ id }, rules)];
  const others = [...EVERYWHERE, second ?? ""].filter((language) => {
    const isNew = language !== locale() && names[language] && !shown.includes(names[language]);
    if (isNew) shown.push(names[language]);
    return isNew;
  });
  return others.map((language) => html`<span lang=${language}>${names[language]}</span> `);
}

/**
 * Words that take names from the catalogue: at once when it is there, else when it has come.
 * @param {string} rules
 * @param {() => unknown} words
 */
export const whenKnown = (rules, words) => (isKnown(rules) ? words() : until(loadCatalogue(rules).then(words), ""));

/** Why a fan is left out, by the term that explains it. @param {Omitted} line */
export const groundOf = ({ principle, implied }) =>
  principle === "non_repeat" && !implied ? "not_together" : principle;

/** Why a fan is left out, in words. @param {Omitted} line @param {string} rules */
export const leftOutWords = (line, rules) =>
  t(`left-out-${groundOf(line)}`, { fan: nameOf({ id: line.because }, rules) });
