// @ts-check
/** The few signs on buttons, drawn as strokes on a 24 by 24 field. Decoration: the button has the name. */

import { html } from "../vendor/lit-html/lit-html.js";

const PATHS = {
  undo: "M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3",
  redo: "M15 6l4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h3",
  clear: "M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5",
  sort: "M4 7h7M4 12h11M4 17h15M18.5 4.5v6M16 8l2.5 2.5L21 8",
  swap: "M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  share: "M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1",
  language: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 9.5h17M3.5 14.5h17M12 3c-2.7 2.7-3.7 5.7-3.7 9s1 6.3 3.7 9M12 3c2.7 2.7 3.7 5.7 3.7 9s-1 6.3-3.7 9",
  system: "M4 5h16v11H4zM9 20h6M12 16v4",
  light: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8",
  dark: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  index: "M6 3h12v18H6zM9 7.2l1.6-1.2V11",
  help: "M9 9.2a3 3 0 1 1 4.4 2.7c-1 .5-1.4 1-1.4 2.1M12 17.4v.2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18",
  close: "M6 6l12 12M18 6 6 18",
};

/** @param {keyof typeof PATHS} name */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${PATHS[name]}></path></svg>`;
