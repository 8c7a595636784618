// @ts-check
/** The rule sets as the page knows them: which there are, and what of a hand each looks at. */

import { RULE_SETS } from "./rulesets.js";

/** @typedef {import("./hand.js").Hand} Hand */

export { RULE_SETS };
export const RULES = RULE_SETS.map(({ id }) => id);
export const DEFAULT_RULES = "mcr";

/** @param {string} rules */
export const ruleSet = (rules) =>
  /** @type {import("./rulesets.js").RuleSet} */ (RULE_SETS.find(({ id }) => id === rules));

/**
 * The hand as a rule set sees it: without what it does not look at. That stays in the state, for
 * the rule sets that do.
 * @param {Hand} hand
 * @param {string} rules
 * @returns {Hand}
 */
export function seenBy(hand, rules) {
  const { flowers, table } = ruleSet(rules);
  return { ...hand, flowers: flowers ? hand.flowers : [], public: table ? hand.public : [] };
}

/**
 * A hand changed under a rule set, with what that set does not look at as it was before.
 * @param {Hand} hand
 * @param {Hand} before
 * @param {string} rules
 * @returns {Hand}
 */
export function withUnseen(hand, before, rules) {
  const { flowers, table } = ruleSet(rules);
  return { ...hand, flowers: flowers ? hand.flowers : before.flowers, public: table ? hand.public : before.public };
}
