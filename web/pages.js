// @ts-check
/** Where the pages to read are: in the page's language, or in the first one where that lacks them. */

import { locale } from "./i18n.js";
import { languageOf } from "./language.js";
import { LANGUAGES } from "./languages.js";

const first = () => LANGUAGES[0].id;

/** The language of a page for this reader. @param {"guide" | "rulings"} kind */
export const spokenIn = (kind) => (languageOf(locale())[kind] ? locale() : first());

export const guidePage = () => `guide/${spokenIn("guide")}/index.html`;

export const sourcesPage = () => atTheTop("sources", spokenIn("guide"));

export const rulingsPage = () => atTheTop("rulings", spokenIn("rulings"));

export const evidencePage = () => atTheTop("evidence", locale());

export const licencesPage = () => atTheTop("licences", locale());

/** Pages whose first language stands at the top of the site. @param {string} name @param {string} language */
const atTheTop = (name, language) => (language === first() ? `${name}.html` : `guide/${language}/${name}.html`);
