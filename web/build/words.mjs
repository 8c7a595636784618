/**
 * Writes the page's words as JSON, for pages made at build time.
 *
 * Usage: node words.mjs <language.ftl> <words.json>
 *
 * A message's arguments stay open, as Python's `format` fills them: "kong of {tile}".
 */

import { readFileSync, writeFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "../node_modules/@fluent/bundle/esm/index.js";

const [source, target] = process.argv.slice(2);
const bundle = new FluentBundle("en", { useIsolating: false });
const resource = new FluentResource(readFileSync(source, "utf8"));
bundle.addResource(resource);

/** Every argument stands for itself. */
const open = new Proxy({}, {
  has: () => true,
  getOwnPropertyDescriptor: (_, name) => ({ value: `{${String(name)}}`, configurable: true, enumerable: true }),
  get: (_, name) => `{${String(name)}}`,
});

const words = {};
for (const { id, value } of resource.body) {
  if (value) words[id] = bundle.formatPattern(value, open, []);
}
writeFileSync(target, JSON.stringify(words));
