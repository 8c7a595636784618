/**
 * Packs Python modules as compiled code, with Pyodide itself, since only the same Python can compile for it.
 *
 * Usage: node slim.mjs <in.zip> <out.zip> <folder the modules will be imported from> <patterns.txt>
 *
 * Without this CPython compiles a hundred and fifty modules of its library at every start of the page.
 * Docstrings are dropped, and so are the files that match a pattern; the output depends on nothing but the inputs.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const [source, target, folder, patterns] = process.argv.slice(2);

const PACK = `
import fnmatch, importlib.util, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def left_out(name):
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)

with zipfile.ZipFile("/in.zip") as given, zipfile.ZipFile("/out.zip", "w") as packed:
    for entry in sorted(given.infolist(), key=lambda entry: entry.filename):
        name, data = entry.filename, given.read(entry)
        if entry.is_dir() or left_out(name):
            continue
        if name.endswith(".py"):
            code = compile(data, folder + name, "exec", dont_inherit=True, optimize=2)
            data = bytes(_code_to_hash_pyc(code, importlib.util.source_hash(data), False))
            name += "c"
        elif name.endswith(".dist-info/WHEEL"):
            data = data.replace(b"Tag: py3-none-any", b"Tag: cp314-none-any")
        file = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
        file.external_attr = 0o644 << 16
        packed.writestr(file, data, zipfile.ZIP_DEFLATED, 9)
`;

// Columns in tracebacks point into source lines, which are not there.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/in.zip", readFileSync(source));
const lines = readFileSync(patterns, "utf8").split("\n");
python.globals.set("folder", folder);
python.globals.set("patterns", python.toPy(lines.map((line) => line.split("#")[0].trim()).filter(Boolean)));
python.runPython(PACK);
writeFileSync(target, python.FS.readFile("/out.zip"));
