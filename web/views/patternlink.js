// @ts-check
/** The way to the page of patterns. */

import { DEFAULT_RULES } from "../rules.js";

/** All patterns of a rule set, or one of them. @param {string} rules @param {string} [id] */
export const patternsAddress = (rules, id) =>
  `patterns.html${rules === DEFAULT_RULES ? "" : `?rules=${rules}`}${id ? `#${id}` : ""}`;
