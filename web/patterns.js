// @ts-check
/** The page of patterns: what is asked for is in the address, and what is drawn follows from it. */

import { render } from "./vendor/lit-html/lit-html.js";
import { loadTexts } from "./catalogue.js";
import { loadMessages, t } from "./i18n.js";
import { choose, chosenLanguage } from "./language.js";
import { LANGUAGES } from "./languages.js";
import { recalledHand } from "./recall.js";
import { applySettings, loadSettings, saveSettings } from "./settings.js";
import { rulesName } from "./views/rulesets.js";
import { pageView } from "./views/patterns.js";
import { asked, everything, isNarrowed, readQuery, writeQuery } from "./patternquery.js";
import { loadPatterns } from "./patternstore.js";

/** @typedef {import("./patternquery.js").Query} Query */
/** @typedef {import("./patternstore.js").Pattern} Pattern */
/**
 * @typedef {object} View
 * @property {Query} query
 * @property {Pattern[]} patterns of the rules; empty until they have come
 * @property {"loading" | "ready" | "failed"} state
 * @property {string} target id of the pattern the address points at
 * @property {{id: string, link: string, isCopied: boolean} | null} passed the pattern whose link was asked for last
 * @property {boolean} isUnspoken whether the language last chosen did not come
 * @property {string} second what is chosen for the second names of fans
 * @property {string} back the hand the reader came from
 */
/** @typedef {{ask: (change: Partial<Query>) => void, all: () => void, pass: (id: string) => void, retry: () => void, speak: (language: string) => void, second: (chosen: string) => void}} Actions */

const root = /** @type {HTMLElement} */ (document.querySelector("#patterns"));

/** @type {View} */
let view = {
  query: readQuery(location.search),
  patterns: [],
  state: "loading",
  target: targetOf(location.hash),
  passed: null,
  isUnspoken: false,
  second: loadSettings().second ?? "",
  back: recalledHand(),
};

/** @type {Actions} */
const actions = {
  ask(change) {
    const query = { ...view.query, ...change };
    const isOther = query.rules !== view.query.rules;
    history.replaceState(null, "", `${location.pathname}${writeQuery(query)}${isOther ? "" : location.hash}`);
    draw({ query, ...(isOther && { target: "" }) });
    if (isOther) void load();
  },
  all: () => actions.ask({ ...everything(view.query.rules), sort: view.query.sort }),
  pass: (id) => void pass(id),
  retry: () => void load(),
  speak: (language) => void speak(language),
  second(chosen) {
    saveSettings({ second: chosen });
    draw({ second: chosen });
  },
};

/** Change to a language; one that does not come leaves the page as it is. @param {string} language */
async function speak(language) {
  try {
    if (!(await loadMessages(language))) return;
    choose(language);
    await loadTexts();
    draw({ isUnspoken: false });
  } catch {
    draw({ isUnspoken: true });
  }
}

/** @param {Partial<View>} change */
function draw(change = {}) {
  view = { ...view, ...change };
  document.title = t("patterns-page-title", { rules: rulesName(view.query.rules) });
  /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=description]")).content = t("patterns-description");
  render(pageView(view, actions), root);
}

async function load() {
  const { rules } = view.query;
  draw({ patterns: [], state: "loading", passed: null });
  try {
    const [patterns] = await Promise.all([loadPatterns(rules), loadTexts()]);
    if (rules === view.query.rules) draw({ patterns, state: "ready" });
  } catch {
    if (rules === view.query.rules) draw({ state: "failed" });
  }
}

/** Show the pattern the address points at, also when it was not among those asked for. */
function goToTarget() {
  const target = targetOf(location.hash);
  const isThere = view.patterns.some(({ id }) => id === target);
  if (isThere && isNarrowed(view.query) && !asked(view.patterns, view.query).has(target)) actions.all();
  draw({ target });
  const card = isThere && document.getElementById(target);
  if (!card) return;
  card.scrollIntoView();
  card.focus({ preventScroll: true });
}

/** @param {string} hash */
function targetOf(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** @param {string} id */
async function pass(id) {
  const { rules } = view.query;
  const link = new URL(`${location.pathname}${writeQuery(everything(rules))}#${id}`, location.href).href;
  const isCopied = await navigator.clipboard.writeText(link).then(() => true, () => false);
  draw({ passed: { id, link, isCopied } });
}

applySettings({ theme: "system", index: true, ...loadSettings() });
await loadMessages(chosenLanguage()).catch(async () => {
  await loadMessages(LANGUAGES[0].id);
  view.isUnspoken = true;
});
addEventListener("hashchange", goToTarget);
addEventListener("popstate", () => {
  const query = readQuery(location.search);
  const isOther = query.rules !== view.query.rules;
  draw({ query });
  if (isOther) void load().then(goToTarget);
});
// On paper everything is open.
addEventListener("beforeprint", () => {
  for (const folded of document.querySelectorAll("details")) folded.open = true;
});
await load();
if (location.hash) goToTarget();
