// @ts-check
/** Why a fan is not worth the same under two rule sets, in words. */

import { has, sentences, t } from "../i18n.js";
import { leftOutWords, nameOf } from "./fannames.js";
import { rulesName } from "./rulesets.js";

/** @typedef {import("../protocol.js").Reason} Reason */
/** @typedef {import("../protocol.js").ComparedLine} Line */
/** @typedef {import("../protocol.js").ComparedCell} Cell */

/** What the rules do; a difference the page has no words for is told in the engine's. @param {{id: string, text: string}} difference */
export const differenceText = ({ id, text }) => (has(`difference-${id}`) ? t(`difference-${id}`) : text);

/**
 * @param {Reason} reason
 * @param {Line} line
 * @param {string} base the rule set the others are held against
 */
export function reasonWords({ rules, code, difference, text }, { cells }, base) {
  const here = cells[rules];
  const there = cells[base];
  const [own, other] = [named(here, rules), named(there, base)];
  const name = own === other ? "" : own;
  const args = {
    points: worthOf(here),
    name,
    named: name && other ? "yes" : "no",
    why: leftOut(here, rules) || leftOut(there, base),
    base: rulesName(base),
  };
  const said = has(`compare-${code}`) ? t(`compare-${code}`, args) : "";
  const more = difference ? differenceText({ id: difference, text: text ?? "" }) : "";
  return sentences([said, more]);
}

/** @param {Cell} cell @param {string} rules */
const named = ({ id, name }, rules) => (id ? nameOf({ id, name }, rules) : "");

/** @param {Cell} cell */
const worthOf = ({ points = 0, count = 0 }) => points * count;

/** @param {Cell} cell @param {string} rules */
function leftOut({ status, because, principle, implied = true }, rules) {
  if (status !== "left_out" || !because || !principle) return "";
  return leftOutWords({ because, principle, implied }, rules);
}
