// @ts-check
/** A page to read: in the reader's colours, and with a way back to the hand. */

import { recalledHand } from "./recall.js";
import { applySettings, loadSettings } from "./settings.js";

applySettings({ theme: "system", index: true, ...loadSettings() });
const back = /** @type {HTMLAnchorElement} */ (document.querySelector(".back"));
back.hash = recalledHand();
