// @ts-check
/** The fans of each rule set, as the build wrote them down from the engine. Read once, kept for good. */

import { locale } from "./i18n.js";

const ENGLISH = "en"; // the catalogue tells everything in it

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

/** What is told of a fan in a language. @typedef {{text?: string, miss?: string}} Told */

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
const fetchFans = (rules) => fetchData(`catalogue.${rules}.json`);

/** @param {string} name */
async function fetchData(name) {
  const answer = await fetch(new URL(`data/${name}`, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

/** By language, then by fan, or by fan and rule set where that differs. @type {Map<string, Record<string, Told>>} */
const texts = new Map();

/** Have what is told of the fans come in the page's language; what does not is told in English. */
export async function loadTexts() {
  const language = locale();
  if (language === ENGLISH || texts.has(language)) return;
  await fetchData(`fans.${language}.json`).then((all) => texts.set(language, all), () => {});
}

/** In the page's language, if it is there. @param {string} id @param {string} rules @param {keyof Told} what */
function told(id, rules, what) {
  const all = texts.get(locale());
  return all?.[`${id}-${rules}`]?.[what] ?? all?.[id]?.[what];
}

/** What a fan asks for. @param {Pick<Fan, "id" | "text">} fan @param {string} rules */
export const textOf = ({ id, text }, rules) => told(id, rules, "text") ?? text.en;

/** Why its near miss just fails it. @param {{id: string, why: Record<string, string>}} fan @param {string} rules */
export const missOf = ({ id, why }, rules) => told(id, rules, "miss") ?? why.en;
