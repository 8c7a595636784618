// @ts-check
/** A hand pasted anywhere on the page, as text or as a link to one. */

import { isTyping } from "./keys.js";

/** No second # before the hand: looking for one from each would take very long in a paste full of them. */
const LINK = /#[^\s#]*\bh=\S+/;

/**
 * @param {{open: (link: string) => void, read: (text: string) => void}} actions
 * @param {() => boolean} isBusy whether a dialog is open
 */
export function listenForPastes({ open, read }, isBusy) {
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain").replace(/\s+/g, " ").trim();
    if (!text || isBusy() || isOtherField(event.target)) return;
    const link = LINK.exec(text);
    if (!link && event.target instanceof HTMLInputElement) return; // the field takes it in by itself
    event.preventDefault();
    if (link) open(link[0]);
    else read(text);
  });
}

/** A field that takes in something other than hands. @param {EventTarget | null} target */
const isOtherField = (target) =>
  isTyping(target) && /** @type {HTMLElement} */ (target).dataset.testid !== "notation";
