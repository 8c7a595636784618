// @ts-check
/** What fans are called, and why one is left out, in words. */

import { html } from "../vendor/lit-html/lit-html.js";
import { until } from "../vendor/lit-html/directives/until.js";
import { isKnown, knownFan, loadCatalogue } from "../catalogue.js";
import { t } from "../i18n.js";

/** @typedef {{because: string, principle: string, implied: boolean}} Omitted */

/**
 * A fan's name: as the engine gave it, or from the catalogue, or as its id spells it.
 * @param {{id: string, name?: string}} fan
 * @param {string} rules
 */
export const nameOf = ({ id, name }, rules) =>
  name ?? knownFan(rules, id)?.names.en ?? id.split("_").map(capital).join(" ");

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string} id @param {string} rules */
export function chineseName(id, rules) {
  const name = () => knownFan(rules, id)?.names["zh-Hans"] ?? "";
  return html`<span class="line-chinese" lang="zh-Hans">${whenKnown(rules, name)}</span>`;
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
