// @ts-check
/** What the build asked the engine about its rule sets. The built site holds this module with the real values. */

/**
 * A point in which a rule set parts from the first one; `ruling` is its number on the page of rulings.
 * @typedef {{id: string, ruling: number, text: string}} Difference
 */
/**
 * @typedef {object} RuleSet
 * @property {string} id
 * @property {string} name
 * @property {string} text what it is, in a sentence
 * @property {number} minimum points a hand needs
 * @property {boolean} paysAllWinners of several winners on one discard, or only the nearest
 * @property {{id: string, points: number} | null} fallback the fan of a hand that has no other
 * @property {boolean} flowers whether it has flowers
 * @property {boolean} table whether it asks for the tiles on the table
 * @property {Difference[]} differences
 */

/** @type {RuleSet[]} */
export const RULE_SETS = [];
