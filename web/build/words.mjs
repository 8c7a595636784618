/**
 * Shares out the words of every language: for the page, for what the page fetches later, for pages made at build time.
 *
 * Usage: node words.mjs <job.json>
 *
 * The job names the `languages`, the first of which says what messages there are; the `folder` with a file for each;
 * the `official` names of fans, by language and message; and where to write to: `page`, `later` and `words`.
 * A message a language lacks is told in the first one.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "../node_modules/@fluent/bundle/esm/index.js";
import { parse, serialize, Resource } from "../node_modules/@fluent/syntax/esm/index.js";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
for (const folder of [job.page, job.later, job.words]) mkdirSync(folder, { recursive: true });

/** Every argument stands for itself, as Python's `format` fills it: "kong of {tile}". */
const open = new Proxy({}, {
  has: () => true,
  getOwnPropertyDescriptor: (_, name) => ({ value: `{${String(name)}}`, configurable: true, enumerable: true }),
  get: (_, name) => `{${String(name)}}`,
});

/** The messages of a language by id, in their order; a file that is not Fluent stops the build. */
function messagesOf(language) {
  const { body } = parse(readFileSync(join(job.folder, `${language}.ftl`), "utf8"), {});
  const junk = body.find(({ type }) => type === "Junk");
  if (junk) throw new Error(`${language}.ftl: ${junk.annotations[0]?.message}\n${junk.content}`);
  return new Map(body.filter(({ type }) => type === "Message").map((message) => [message.id.name, message]));
}

/** Fluent text of some messages. */
const fluent = (messages) => serialize(new Resource([...messages]), {});

/** A bundle that knows this Fluent text. */
function bundleOf(language, text) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** What a fan asks for, and why its near miss fails it. */
function toldOf(bundle, id) {
  const { attributes } = bundle.getMessage(id);
  return Object.fromEntries(Object.entries(attributes).map(([name, pattern]) => [name, bundle.formatPattern(pattern, {}, [])]));
}

/** Names of fans as Fluent text: the official one, else the language's own. */
function namesOf(own, bundle, official) {
  const values = own.map((id) => [id, bundle.getMessage(id).value]).filter(([, value]) => value);
  const names = { ...Object.fromEntries(values.map(([id, value]) => [id, bundle.formatPattern(value, {}, [])])), ...official };
  return Object.entries(names).map(([id, name]) => `${id} = ${name}\n`).join("");
}

const write = (folder, name, text) => writeFileSync(join(folder, name), text);
const first = messagesOf(job.languages[0]);
for (const language of job.languages) {
  const messages = messagesOf(language);
  const fans = [...messages.keys()].filter((id) => id.startsWith("fan-") && !first.has(id));
  const told = bundleOf(language, fluent(fans.map((id) => messages.get(id))));
  const page = fluent([...first].map(([id, message]) => messages.get(id) ?? message))
    + namesOf(fans, told, job.official[language]);
  const parsed = new FluentResource(page);
  // The page need not parse its words at every start.
  write(job.page, `${language}.json`, JSON.stringify(parsed));
  if (fans.length) {
    const texts = fans.map((id) => [id.slice("fan-".length), toldOf(told, id)]);
    write(job.later, `fans.${language}.json`, `${JSON.stringify(Object.fromEntries(texts))}\n`);
  }
  const bundle = bundleOf(language, page);
  const valued = parsed.body.filter(({ value }) => value);
  const words = valued.map(({ id, value }) => [id, bundle.formatPattern(value, open, [])]);
  write(job.words, `${language}.json`, JSON.stringify(Object.fromEntries(words)));
}
