// @ts-check
/** The way from a fan or a difference to the page of rulings. */

import { html } from "../vendor/lit-html/lit-html.js";
import { t } from "../i18n.js";
import { rulingsPage, spokenIn } from "../pages.js";

/** @param {number} number */
export const rulingLink = (number) =>
  html`<a class="ruling" href="${rulingsPage()}#r${number}" hreflang=${spokenIn("rulings")}>${t("ruling", { number })}</a>`;
