// @ts-check
/** A page to read: in the reader's colours and language, and with a way back to the hand. */

import { choose, follow, languageIn, withoutLanguage } from "./language.js";
import { recalledHand } from "./recall.js";
import { applySettings, loadSettings } from "./settings.js";

/** @type {NodeListOf<HTMLAnchorElement>} */
const languages = document.querySelectorAll(".languages a");
const asked = languageIn(location);

/** To the same place on the page in another language. @param {HTMLAnchorElement} link */
function pointHere(link) {
  const here = new URL(withoutLanguage(location.href));
  link.search = here.search;
  link.hash = here.hash;
}

applySettings({ theme: "system", index: true, ...loadSettings() });
const back = /** @type {HTMLAnchorElement} */ (document.querySelector(".back"));
back.hash = recalledHand();
for (const link of languages) {
  link.addEventListener("click", () => {
    pointHere(link);
    choose(link.hreflang);
  });
}
if (asked) {
  follow(asked);
  const wanted = [...languages].find(({ hreflang }) => hreflang === asked);
  if (wanted && asked !== document.documentElement.lang) {
    pointHere(wanted);
    location.replace(wanted.href);
  }
}
