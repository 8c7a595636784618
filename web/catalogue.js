// @ts-check
/** The fans of each rule set, as the build wrote them down from the engine. Read once, kept for good. */

/**
 * @typedef {object} Fan
 * @property {string} id
 * @property {number} number
 * @property {number} points
 * @property {Record<string, any>} names by language, and in `also` what else it is called
 * @property {Record<string, string>} text what the fan asks for, by language
 * @property {{id: string}[]} excludes
 * @property {string} example a hand that counts it, as text
 * @property {number[]} rulings numbers on the page of rulings
 */

/** @type {Map<string, Promise<Map<string, Fan>>>} */
const asked = new Map();
/** @type {Map<string, Map<string, Fan>>} */
const arrived = new Map();

/**
 * @param {string} rules
 * @returns {Promise<Map<string, Fan>>} by id; empty when it cannot be had: then only names are missing
 */
export function loadCatalogue(rules) {
  const known = asked.get(rules);
  if (known) return known;
  const coming = fetchFans(rules).then((fans) => {
    const byId = new Map(fans.map((fan) => [fan.id, fan]));
    arrived.set(rules, byId);
    return byId;
  }, () => {
    asked.delete(rules); // the next look tries again
    return new Map();
  });
  asked.set(rules, coming);
  return coming;
}

/** The fan, if its rule set has been read. @param {string} rules @param {string} id */
export const knownFan = (rules, id) => arrived.get(rules)?.get(id) ?? null;

/** All fans of a rule set that has been read, in official order. @param {string} rules */
export const knownFans = (rules) => [...(arrived.get(rules)?.values() ?? [])];

/** Whether the rule set has been read. @param {string} rules */
export const isKnown = (rules) => arrived.has(rules);

/** @param {string} rules @returns {Promise<Fan[]>} */
async function fetchFans(rules) {
  const answer = await fetch(new URL(`data/catalogue.${rules}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`catalogue.${rules}.json: ${answer.status}`);
  return answer.json();
}
