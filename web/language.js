// @ts-check
/**
 * Which language the reader gets, and its words.
 *
 * A language in the address goes before one chosen earlier, and that before the browser's own. The one in the address
 * holds for this visit; it is kept as the reader's choice only where there is none yet.
 */

import { keepSettings, keptSettings } from "./kept.js";
import { LANGUAGES } from "./languages.js";

const VISIT = `mcr-language ${new URL("./", import.meta.url).pathname}`;

/** @param {unknown} id */
const isKnown = (id) => LANGUAGES.some((one) => one.id === id);

/** What the site knows of a language. @param {string} id */
export const languageOf = (id) => LANGUAGES.find((one) => one.id === id) ?? LANGUAGES[0];

/** The language an address asks for, in its query or its fragment. @param {{search: string, hash: string}} address */
export function languageIn({ search, hash }) {
  const asked = [search, hash.slice(1)].map((part) => new URLSearchParams(part).get("lang"));
  return asked.map((tag) => nearest(tag ? [tag] : [])).find(Boolean) ?? null;
}

/** An address without the language it asks for. @param {string} href */
export function withoutLanguage(href) {
  const address = new URL(href);
  address.searchParams.delete("lang");
  const parts = address.hash.slice(1).split("&");
  address.hash = parts.filter((part) => !new URLSearchParams(part).has("lang")).join("&");
  return address.href;
}

/**
 * The first of the reader's languages that the site has. Language and script have to be the same: `zh-TW` and `zh-HK`
 * are written in another one than `zh-CN`.
 * @param {readonly string[]} tags
 */
export function nearest(tags) {
  const known = new Map(LANGUAGES.map(({ id }) => [written(id), id]));
  return tags.map((tag) => known.get(written(tag))).find(Boolean) ?? null;
}

/** Language and script of a tag, such as `zh-Hant` for `zh-TW`; empty for what is no tag. @param {string} tag */
function written(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return "";
  }
}

/** The language that this visit's address asked for. */
function ofVisit() {
  try {
    return sessionStorage.getItem(VISIT);
  } catch {
    return null;
  }
}

/** The reader's language. */
export function chosenLanguage() {
  const asked = languageIn(location);
  if (asked) follow(asked);
  const wanted = [asked, ofVisit(), keptSettings().language].find(isKnown);
  return /** @type {string} */ (wanted ?? nearest(navigator.languages) ?? LANGUAGES[0].id);
}

/** A language that an address asks for. @param {string} id */
export function follow(id) {
  const settings = keptSettings();
  if (!isKnown(settings.language)) keepSettings({ ...settings, language: id });
  try {
    sessionStorage.setItem(VISIT, id);
  } catch {
    // Where storage is refused, the language lasts as long as the address asks for it.
  }
}

/** The reader's own choice, which no address overrides any more. @param {string} id */
export function choose(id) {
  keepSettings({ ...keptSettings(), language: id });
  try {
    sessionStorage.removeItem(VISIT);
  } catch {
    // Where storage is refused, there is nothing to take back.
  }
  const plain = withoutLanguage(location.href);
  if (plain !== location.href) history.replaceState(history.state, "", plain);
}

/** @typedef {import("./i18n.js").Parsed} Words */

/** Words asked for before anybody could use them. @type {{id: string, coming: Promise<Words>} | null} */
let early = null;

/** Have the words come before what draws them is there. */
export function fetchEarly() {
  const id = chosenLanguage();
  early = { id, coming: fetchWords(id) };
  early.coming.catch(() => {}); // whoever needs them is told
}

/** The words of a language. @param {string} id */
export function wordsOf(id) {
  const coming = early?.id === id ? early.coming : fetchWords(id);
  early = null;
  return coming;
}

/** @param {string} id @returns {Promise<Words>} */
async function fetchWords(id) {
  const answer = await fetch(new URL(`i18n/${id}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`i18n/${id}.json: ${answer.status}`);
  return answer.json();
}
