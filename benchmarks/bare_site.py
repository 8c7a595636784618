"""Pyodide with nothing else, started as the page starts it: what the page is measured against."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import site_files
from paths import WEB

LOADER = ("pyodide.mjs", "pyodide.asm.mjs")
FETCHED = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
HTML = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Bare Pyodide</title>
    PRELOADS
    <script type="module" src="bare.js"></script>
  </head>
  <body></body>
</html>
"""
PAGE = """const worker = new Worker("./bare.worker.js", { type: "module" });
worker.onmessage = () => {
  document.body.dataset.state = "ready";
  navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
};
"""
WORKER = """import { startDownloads } from "./downloads.js";
const at = (path) => new URL(path, import.meta.url).href;
startDownloads(Object.fromEntries(FETCHED.map((name) => [at(`pyodide/${name}`), {}])), null);
const [{ loadPyodide }] = await Promise.all(LOADER.map((name) => import(at(`pyodide/${name}`))));
await loadPyodide({
  indexURL: at("pyodide/"),
  lockFileURL: at("pyodide/pyodide-lock.json"),
  packageBaseUrl: at("pyodide/"),
});
postMessage("ready");
"""


def build(dist: Path, site: Path) -> Path:
    """Make the site from files of `dist`: its Pyodide, its preloads, its service worker."""
    (site / "pyodide").mkdir(parents=True)
    for name in (*LOADER, *FETCHED):
        shutil.copyfile(dist / "pyodide" / name, site / "pyodide" / name)
    shutil.copyfile(WEB / "downloads.js", site / "downloads.js")
    page = (dist / "index.html").read_text("utf-8")
    links = re.findall(r'<link rel="(?:module)?preload"[^>]*"\./pyodide/[^>]*>', page)
    kept = [link for link in links if any(f"/{name}" in link for name in (*LOADER, *FETCHED))]
    (site / "index.html").write_text(HTML.replace("PRELOADS", "\n    ".join(kept)), "utf-8")
    (site / "bare.js").write_text(PAGE, "utf-8")
    names = WORKER.replace("FETCHED", json.dumps(FETCHED)).replace("LOADER", json.dumps(LOADER))
    (site / "bare.worker.js").write_text(names, "utf-8")
    shutil.copyfile(WEB / "sw.js", site / "sw.js")
    site_files.write_precache(site)
    return site
