// @ts-check
/** On the page of sources: a text about a hand that somebody scores differently, ready to copy. */

import { loadMessages, t } from "./i18n.js";
import { languageOf } from "./language.js";
import { RULES, DEFAULT_RULES } from "./rules.js";

const field = /** @type {HTMLInputElement} */ (document.querySelector("[data-testid=report-link]"));
const text = /** @type {HTMLTextAreaElement} */ (document.querySelector("[data-testid=report-text]"));
const odd = /** @type {HTMLElement} */ (document.querySelector("[data-testid=report-odd]"));
const said = /** @type {HTMLElement} */ (document.querySelector("[data-testid=report-said]"));
const copy = /** @type {HTMLButtonElement} */ (document.querySelector("[data-testid=report-copy]"));
const section = /** @type {HTMLElement} */ (field.closest(".report"));

/** What a link asks the calculator for; a text without one is a hand. @param {string} given */
function asked(given) {
  const hash = given.indexOf("#");
  const parts = new URLSearchParams(hash < 0 ? "" : given.slice(hash + 1));
  if (hash < 0 && given && !/[:/?]/.test(given)) parts.set("h", given);
  return parts;
}

/** The calculator of this site with that hand. @param {URLSearchParams} parts */
function linkTo(parts) {
  const link = new URL("./", import.meta.url);
  const kept = ["h", "rules", "from", "public"].filter((name) => parts.get(name));
  link.hash = kept.map((name) => `${name}=${encodeURIComponent(parts.get(name) ?? "")}`).join("&");
  return link.href;
}

/** The text for the hand in the field; what the reader has written below the hand stays. */
function fill() {
  const parts = asked(field.value.trim());
  const hasHand = Boolean(parts.get("h"));
  const rules = parts.get("rules") || DEFAULT_RULES;
  odd.textContent = field.value.trim() && !hasHand ? t("report-odd") : "";
  said.textContent = "";
  const link = hasHand ? linkTo(parts) : "";
  const name = RULES.includes(rules) ? `${t(`rules-${rules}`)} (${rules})` : rules;
  const fresh = t("report-text", { link, rules: hasHand ? name : "", version: section.dataset.version ?? "" });
  const own = text.value.split("\n").slice(3);
  const lines = fresh.split("\n");
  text.value = [...lines.slice(0, 3), ...(own.length ? own : lines.slice(3))].join("\n");
}

async function copyText() {
  try {
    await navigator.clipboard.writeText(text.value);
    said.textContent = t("report-copied");
  } catch {
    text.select();
    said.textContent = t("note-copy-failed");
  }
}

/** The text for words that read badly, in the language that the way here names; everything else is the reader's. */
function fillForWords() {
  const { id, name } = languageOf(new URLSearchParams(location.search).get("wording") ?? "");
  text.value = t("report-wording", { language: `${name} (${id})`, version: section.dataset.version ?? "" });
}

/** A hand in this page's own address, as the calculator leads here. */
function fromAddress() {
  if (!asked(location.hash).get("h")) return;
  field.value = linkTo(asked(location.hash));
  section.scrollIntoView();
}

await loadMessages(document.documentElement.lang);
fromAddress();
if (new URLSearchParams(location.search).has("wording")) fillForWords();
else fill();
field.addEventListener("input", fill);
copy.addEventListener("click", () => void copyText());
addEventListener("hashchange", () => {
  fromAddress();
  fill();
});
