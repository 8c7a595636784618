// Makes one file of all modules that an entry needs from the start, and one of what it asks for later:
//   node bundle.mjs SITE OUT ENTRY...
// What only the last entry needs from the start is in its own file.
import { join, parse } from "node:path";
import { rollup } from "rollup";

const [site, out, ...entries] = process.argv.slice(2);
const input = entries.map((entry) => join(site, entry));
const others = input.slice(0, -1);
const last = input.at(-1);
const main = parse(last).name;

/** Modules and all that they import in turn, by `ways` of importing. */
function closure(starts, getModuleInfo, ways) {
  const found = new Set(starts);
  for (const id of found) for (const way of ways) for (const next of getModuleInfo(id)[way]) found.add(next);
  return found;
}

const bundle = await rollup({
  input,
  // An entry may hold what others import of it, instead of a file more.
  preserveEntrySignatures: "allow-extension",
  onLog(level, log) {
    // Modules may name each other: what they say at once does not depend on it.
    if (level !== "warn" || log.code === "CIRCULAR_DEPENDENCY") return;
    throw new Error(log.message);
  },
});
let early;
let shared;
await bundle.write({
  dir: out,
  chunkFileNames: `${main}.[name].js`,
  onlyExplicitManualChunks: true,
  manualChunks(id, { getModuleInfo }) {
    early ??= closure([last], getModuleInfo, ["importedIds"]);
    shared ??= closure(others, getModuleInfo, ["importedIds", "dynamicallyImportedIds"]);
    return early.has(id) && !shared.has(id) ? main : null;
  },
});
await bundle.close();
