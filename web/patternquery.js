// @ts-check
/** Which patterns the reader asks for, and that in the address: `?rules=gb&q=straight&points=8&family=chows&sort=name`. */

import { locale } from "./i18n.js";
import { DEFAULT_RULES, RULES } from "./rules.js";

/** @typedef {import("./patternstore.js").Pattern} Pattern */
/** @typedef {"number" | "dearest" | "cheapest" | "name"} Sort */
/**
 * @typedef {object} Query
 * @property {string} rules
 * @property {string} q a name, or part of one, in any language; or a number in the list
 * @property {number} points 0 for any
 * @property {string} family empty for any
 * @property {Sort} sort
 */

export const FAMILIES = ["special", "tiles", "chows", "pungs", "honors", "kongs", "winning"];
/** @type {Sort[]} */
export const SORTS = ["number", "dearest", "cheapest", "name"];

/** Names of patterns, by id. @typedef {Map<string, string>} Names */

/** @type {Record<Sort, (one: Pattern, other: Pattern, names: Names) => number>} */
const ORDER = {
  number: (one, other) => one.number - other.number,
  dearest: (one, other) => other.points - one.points || one.number - other.number,
  cheapest: (one, other) => one.points - other.points || one.number - other.number,
  name: (one, other, names) => nameIn(names, one).localeCompare(nameIn(names, other), locale(), { numeric: true }),
};

/** @param {Names} names @param {Pattern} pattern */
const nameIn = (names, { id }) => names.get(id) ?? "";

/** What is not asked for. @param {string} rules @returns {Query} */
export const everything = (rules) => ({ rules, q: "", points: 0, family: "", sort: "number" });

/** @param {Query} query */
export const isNarrowed = ({ q, points, family }) => Boolean(plain(q) || points || family);

/** What makes no sense in an address is as if it were not there. @param {string} search @returns {Query} */
export function readQuery(search) {
  const parts = new URLSearchParams(search);
  const rules = parts.get("rules") ?? "";
  const points = Number(parts.get("points"));
  const family = parts.get("family") ?? "";
  const sort = /** @type {Sort} */ (parts.get("sort"));
  return {
    rules: RULES.includes(rules) ? rules : DEFAULT_RULES,
    q: parts.get("q") ?? "",
    points: Number.isSafeInteger(points) && points > 0 ? points : 0,
    family: FAMILIES.includes(family) ? family : "",
    sort: SORTS.includes(sort) ? sort : "number",
  };
}

/** The same as an address has it, with its `?`; what goes without saying is left out. @param {Query} query */
export function writeQuery({ rules, q, points, family, sort }) {
  const parts = new URLSearchParams();
  if (rules !== DEFAULT_RULES) parts.set("rules", rules);
  if (q) parts.set("q", q);
  if (points) parts.set("points", String(points));
  if (family) parts.set("family", family);
  if (sort !== "number") parts.set("sort", sort);
  const text = parts.toString();
  return text && `?${text}`;
}

/** @param {Pattern[]} patterns @param {Sort} sort @param {Names} names */
export const sorted = (patterns, sort, names) => [...patterns].sort((one, other) => ORDER[sort](one, other, names));

/** The ids of the patterns asked for. @param {Pattern[]} patterns @param {Query} query */
export function asked(patterns, { q, points, family }) {
  const word = plain(q);
  const fits = (/** @type {Pattern} */ one) =>
    (!points || one.points === points) && (!family || one.family === family) && (!word || isCalled(one, word));
  return new Set(patterns.filter(fits).map(({ id }) => id));
}

/** By a bare number is meant a place in the list, or a name with it. @param {Pattern} pattern @param {string} word */
const isCalled = (pattern, word) =>
  String(pattern.number) === word || namesOf(pattern).some((name) => plain(name).includes(word));

/** Every name a pattern has, here and under other rules. @param {Pattern} pattern */
const namesOf = ({ names, elsewhere }) => [...Object.values(names).flat(), ...elsewhere.map(({ name }) => name)];

/** Only letters, marks and digits, without case or accents: how a name is spelt does not matter. @param {string} text */
const plain = (text) =>
  text.normalize("NFKD").replace(/\p{Mn}/gu, "").replace(/[^\p{L}\p{N}]/gu, "").toLocaleLowerCase("en");
