// @ts-check
/**
 * The words of the page, which are written in Fluent (`i18n/*.ftl`); the build parses them.
 *
 * `t(id, args)` gives a message as plain text. An attribute is asked for with a dot: `t("term-fan.meaning")`.
 * A message that is missing shows its id in brackets and is reported on the console: a gap is seen, not hidden.
 */
import { wordsOf } from "./language.js";
import { FluentBundle, FluentNumber } from "./vendor/@fluent/bundle/esm/index.js";

/**
 * @typedef {Record<string, string | number>} Args
 * @typedef {import("./vendor/@fluent/bundle/esm/resource.js").FluentResource} Parsed Fluent text as the build has parsed it
 * @typedef {{locale: string, t: (id: string, args?: Args) => string, has: (id: string) => boolean}} Messages
 */

/** @type {Messages} */
let current = { locale: "en", t: missing, has: () => false };
/** The language asked for last. */
let wanted = "";

/** The page's language. */
export const locale = () => current.locale;

/** The message `id` of the page's language. @param {string} id @param {Args} [args] */
export const t = (id, args) => current.t(id, args);

/** A message as it reads under these rules, where it reads differently. @param {string} id @param {string} rules */
export const under = (id, rules) => (has(`${id}-${rules}`) ? t(`${id}-${rules}`) : t(id));

/** Whether the page's language has the message `id`. @param {string} id */
export const has = (id) => current.has(id);

/**
 * Load a language and make it the page's, unless another one is asked for meanwhile.
 * @param {string} language
 * @returns {Promise<boolean>} whether it is the page's now
 */
export async function loadMessages(language) {
  wanted = language;
  const messages = messagesFrom(language, await wordsOf(language));
  if (wanted !== language) return false;
  current = messages;
  document.documentElement.lang = language;
  return true;
}

/**
 * @param {string} language
 * @param {Parsed} words
 * @returns {Messages}
 */
function messagesFrom(language, words) {
  // Isolation marks keep mixed writing directions apart; in one direction they only get into copied text.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const error of bundle.addResource(words)) console.error(error);
  return {
    locale: language,
    t: (id, args) => format(bundle, id, args),
    has: (id) => pattern(bundle, id) !== null,
  };
}

/** Whether a number is written as its plain digits in every language. @param {number} value */
const isPlain = (value) => Number.isInteger(value) && 0 <= value && value < 1000;

/** A number that does without the browser's own, the first of which takes it a while, where plain digits do. */
class Count extends FluentNumber {
  /** @param {import("./vendor/@fluent/bundle/esm/scope.js").Scope} scope */
  toString(scope) {
    return isPlain(this.value) ? String(this.value) : super.toString(scope);
  }
}

/** @param {Args} args */
const counted = (args) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]),
  );

/** Several things in a row. @param {string[]} parts */
export const listed = (parts) => parts.join(t("list-comma"));

/** Several such rows, told apart. @param {string[]} parts */
export const grouped = (parts) => parts.join(t("list-semicolon"));

/** Sentences one after another; a full-width mark brings its own space. @param {(string | number)[]} parts */
export const sentences = (parts) =>
  parts.filter((part) => part !== "").join(" ").replace(/([\u3000-\u303f\uff00-\uffef]) /g, "$1");

/** A whole number with its sign, the minus as long as the plus: +57, −19, 0. @param {number} value */
export function signed(value) {
  const size = Math.abs(value);
  const digits = isPlain(size) ? String(size) : new Intl.NumberFormat(current.locale).format(size);
  if (value === 0) return digits;
  return value < 0 ? `\u2212${digits}` : `+${digits}`;
}

/** A day and the time on it. @param {number} at in milliseconds */
export const moment = (at) =>
  new Intl.DateTimeFormat(current.locale, { dateStyle: "medium", timeStyle: "short" }).format(at);

/**
 * @param {FluentBundle} bundle
 * @param {string} id
 * @param {Args} [args]
 */
function format(bundle, id, args) {
  const found = pattern(bundle, id);
  if (found === null) return missing(id);
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(found, args ? counted(args) : null, errors);
  for (const error of errors) console.error(id, error);
  return text;
}

/** @param {FluentBundle} bundle @param {string} id */
function pattern(bundle, id) {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** @type {Set<string>} */
const reported = new Set();

/** @param {string} id */
function missing(id) {
  if (!reported.has(id)) console.error(`No message ${id}`);
  reported.add(id);
  return `[${id}]`;
}
