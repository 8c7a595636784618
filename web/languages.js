// @ts-check
/** The languages of the site, from `i18n/languages.json`. The built site holds this module with the real values. */

/**
 * @typedef {object} Language
 * @property {string} id
 * @property {string} name what it calls itself
 * @property {string | null} second the language in which fans are named a second time, unless the reader says otherwise
 * @property {boolean} draft whether nobody has gone over its words yet
 * @property {boolean} guide whether the guide is there in it
 * @property {boolean} rulings whether the rulings are
 */

/** The first one is that of a reader whose own is not among them. @type {Language[]} */
export const LANGUAGES = [];
