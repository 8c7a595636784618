// @ts-check
/** Puts the page together: one state, one way to change it, and what follows from a change. */

import { render } from "./vendor/lit-html/lit-html.js";
import { keepAddress } from "./address.js";
import { createAsking } from "./asking.js";
import { openRandomHand } from "./chance.js";
import { createEngine } from "./engine.js";
import { keepFocus } from "./focus.js";
import { locale, loadMessages, t } from "./i18n.js";
import { createKeeping } from "./keeping.js";
import { listenForKeys } from "./keys.js";
import { choose, chosenLanguage, follow, languageIn } from "./language.js";
import { LANGUAGES } from "./languages.js";
import { listenForPastes } from "./pasting.js";
import { keepOffline } from "./register.js";
import { applySettings, loadSettings, saveSettings } from "./settings.js";
import { copyText, openPanel, pass } from "./sharing.js";
import { initialState, reduce } from "./state.js";
import { readLink } from "./url.js";
import { pageView } from "./views/page.js";

const root = /** @type {HTMLElement} */ (document.querySelector("#app"));
const settings = { ...initialState().settings, ...loadSettings() };
let state = { ...initialState(), settings, rules: settings.rules };
let isDrawing = false;
/** @type {ReturnType<typeof keepOffline> | undefined} */
let offline;
/** The next frame is on screen. */
const shown = () => new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

const current = () => state;
const address = keepAddress(current);

/** @param {import("./state.js").Action} action */
function dispatch(action) {
  const before = state;
  state = reduce(state, action);
  if (state === before) return;
  const isNew = state.hand !== before.hand || state.rules !== before.rules;
  if (isNew) address.follow();
  if (state.settings !== before.settings) {
    saveSettings(state.settings);
    applySettings(state.settings);
  }
  if (isNew || state.ui !== before.ui) asking.follow(before);
  keeping.follow(before);
  draw();
}

/** All changes of one moment are drawn at once. */
function draw() {
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(drawNow);
}

function drawNow() {
  isDrawing = false;
  const restoreFocus = keepFocus();
  render(pageView(state, dispatch, actions), root);
  restoreFocus();
}

/** Tell everything in a language from now on, unless another one is asked for meanwhile. @param {string} language */
async function speak(language) {
  const isOther = document.documentElement.lang !== language;
  const isSpoken = await loadMessages(language);
  if (isOther && isSpoken) namePage();
  return isSpoken;
}

/** What the page is called, in its language. */
function namePage() {
  document.title = t("index-title");
  /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=description]")).content = t("index-description");
}

/** Change to a language; one that does not come leaves the page as it is. @param {string} language @param {() => void} [then] */
async function changeTo(language, then) {
  try {
    if (await speak(language)) then?.();
  } catch {
    dispatch({ type: "note", note: { id: "note-language-failed" } });
  }
  draw();
}

/** A link is asked for its hand; one that makes no sense changes nothing. @param {string} address */
async function openLink(address) {
  const link = readLink(new URL(address).hash);
  if (!link) return;
  if ("refusal" in link) dispatch({ type: "note", note: link.refusal });
  else if ("hand" in link) dispatch({ type: "load", ...link });
  else {
    dispatch({ type: "text", value: link.text, hand: null });
    await asking.parse(link.text, link.finish, link.rules);
    if (state.text.problems) dispatch({ type: "note", note: { id: "note-link-text" } });
  }
}

/** Start the engine again: from what is kept, if that is whole, else from the host. */
async function retry() {
  await offline?.check();
  engine.retry();
}

applySettings(state.settings);
const own = chosenLanguage();
await speak(own).catch(() => speak(LANGUAGES[0].id)); // better than none
const keeping = createKeeping(current, dispatch);
/** For the time without a network. A small device should be done with the first score by then. */
const keep = () => {
  offline ??= keepOffline(() => dispatch({ type: "update" }));
};
const engine = createEngine({
  after: shown(), // Python takes all the strength a small device has
  onRest: () => void (offline || shown().then(keep)),
  onState(next) {
    dispatch({ type: "engine", engine: next });
    if (next.state === "error") keep();
  },
});
const asking = createAsking(engine, current, dispatch);
const actions = {
  type: asking.type,
  copy: () => void copyText(state, dispatch),
  share: () => openPanel(state, dispatch),
  pass: (/** @type {import("./sharing.js").Way} */ way) => void pass(way, state, dispatch),
  random: () => void openRandomHand(engine, current, dispatch),
  recents: keeping.actions,
  retry: () => void retry(),
  speak: (/** @type {string} */ language) => void changeTo(language, () => choose(language)),
  update: () => offline?.take(),
};
listenForKeys(current, dispatch);
listenForPastes(
  { open: (link) => void openLink(new URL(link, location.href).href), read: asking.take },
  () => state.ui.dialog !== null,
);
addEventListener("hashchange", (event) => {
  const asked = languageIn(new URL(event.newURL));
  if (asked) void changeTo(asked, () => follow(asked));
  void openLink(event.newURL);
});
// Whoever comes back to a page that was left open may have chosen otherwise elsewhere.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  dispatch({ type: "settings", change: loadSettings() });
  if (chosenLanguage() !== locale()) void changeTo(chosenLanguage());
});
void openLink(location.href);
if (locale() !== own) dispatch({ type: "note", note: { id: "note-language-failed" } });
// In a task of its own: the browser's first layout is work enough for the frame that follows.
drawNow();
