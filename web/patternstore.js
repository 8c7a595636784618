// @ts-check
/** All there is to tell of the patterns of a rule set: the catalogue, and what the build found out besides. */

import { loadCatalogue } from "./catalogue.js";

/**
 * A hand as text with what it is worth.
 * @typedef {{text: string, fans: {id: string, points: number, count: number}[], qualifying: number, total: number,
 *   wins: boolean}} Worked
 */
/**
 * Fans that are left out for one reason: whether each is always there too, whether the rule text prints it, and how
 * many counts it takes (0 for all).
 * @typedef {{always: boolean, printed: boolean, copies: number, ids: string[]}} LeftOut
 */
/**
 * @typedef {object} Found
 * @property {string} id
 * @property {string} family
 * @property {Worked | null} example
 * @property {Worked | null} near_miss a hand that just fails it
 * @property {Record<string, string>} why it fails, by language
 * @property {{below: number | null, groups: LeftOut[]}} left_out `below`: every pattern worth less than that
 * @property {string[]} beside ids of the fans that count with it in some hand
 * @property {{rules: string, id: string, name: string, points: number}[]} elsewhere
 */
/** @typedef {Omit<import("./catalogue.js").Fan, "example" | "excludes"> & Found} Pattern */

/** @type {Map<string, Promise<Pattern[]>>} */
const asked = new Map();

/** In official order. @param {string} rules @returns {Promise<Pattern[]>} */
export function loadPatterns(rules) {
  const coming = asked.get(rules) ?? fetchPatterns(rules);
  asked.set(rules, coming);
  coming.catch(() => asked.delete(rules)); // the next look tries again
  return coming;
}

/** @param {string} rules */
async function fetchPatterns(rules) {
  const [catalogue, answer] = await Promise.all([
    loadCatalogue(rules),
    fetch(new URL(`data/patterns.${rules}.json`, import.meta.url)),
  ]);
  if (!answer.ok) throw new Error(`patterns.${rules}.json: ${answer.status}`);
  /** @type {(Omit<Found, "beside"> & {beside: number[]})[]} */
  const found = await answer.json();
  const ids = new Map([...catalogue.values()].map(({ id, number }) => [number, id]));
  return found.map((one) => {
    const entry = catalogue.get(one.id);
    if (!entry) throw new Error(`${rules} has no ${one.id}`);
    return { ...entry, ...one, beside: one.beside.map((number) => ids.get(number) ?? "") };
  });
}
