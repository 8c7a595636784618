// @ts-check
/** What a page asks for before its other modules have arrived. */

import { fetchEarly } from "./language.js";

fetchEarly();
