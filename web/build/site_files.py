"""Puts the site together: `dist/`, ready for any static host."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import bundles
import core_wheel
import findings
import guide_places
import languages
import modules
import needs
import notices
import runtime
import shells
import vendored
from paths import CORE, DIST, EVIDENCE, PYTHON, REQUIREMENTS, ROOT, WEB, WORK
from progress import Failure, run, say, step
from stamps import digest, files_in, is_fresh, mark

if TYPE_CHECKING:
    from pathlib import Path

NOT_SHIPPED = {
    "art",
    "build",
    "guide",
    "i18n",
    "languages.js",
    "node_modules",
    "package.json",
    "package-lock.json",
    "release.js",
    "rulesets.js",
}
NOT_IN_THE_CATALOGUE = ("near_miss", "near_miss_why")
"""What only the page of patterns tells of a fan; it has that in files of its own."""
RULE_SETS = """
import json
from mcrcore import catalogue
from mcrcore.rules import PROFILES
print(json.dumps([{
    "id": profile.id, "name": profile.name, "text": profile.text, "minimum": profile.minimum,
    "paysAllWinners": profile.pays_all_winners,
    "fallback": (fan := profile.catalogue.fallback) and {"id": fan.id, "points": fan.points},
    "differences": [
        {key: value for key, value in difference._asdict().items() if key != "fans"}
        for difference in profile.differences
    ],
    "fans": catalogue(profile.id),
} for profile in PROFILES.values()]))
"""
FLOWERS, LAST_OF_KIND = "flower_tiles", "last_tile"
"""The fans that make flowers and the tiles on the table matter."""
RULINGS = guide_places.rulings(guide_places.FIRST)
PAGES = {"index": "app.js", "patterns": "patterns.js"}
"""Pages drawn by modules, and the module that draws each."""
TEXTS = {
    "guide": "guide_pages.py",
    "rulings": "rulings_page.py",
    guide_places.EVIDENCE: "evidence_page.py",
}
"""Pages made at build time, and what makes them."""
LEFT_FOR_LATER = (
    "assets/icons/",
    "data/fans.",
    "data/patterns.",
    "evidence.html",
    "guide/",
    "licences.",
    "manifest.webmanifest",
    "patterns.html",
    "rulings.html",
    "sources.html",
    "styles/evidence.css",
    "styles/patterns.css",
    "sw.js",
)
"""What a first visit does not fetch before the first score, besides modules for later."""
FIRST_WORDS = f"i18n/{languages.FIRST}.json"
"""A visit fetches the words of one language."""


def build() -> Path:
    """Bring `dist/` up to date."""
    kept = findings.published(EVIDENCE)
    inputs = digest(*_inputs(), f"outdated {bool(kept and findings.is_outdated(kept))}")
    if DIST.is_dir() and is_fresh("dist", f"{inputs} {digest(DIST)}"):
        say("dist/ is up to date.")
        return DIST
    fresh = WORK / "dist"
    with step("Putting the page together"):
        assemble(fresh)
        shutil.rmtree(DIST, ignore_errors=True)
        fresh.replace(DIST)
    mark("dist", f"{inputs} {digest(DIST)}")
    _tell_sizes(DIST)
    return DIST


def assemble(site: Path) -> None:
    """Make the whole site in an empty folder."""
    lay_out(site)
    bundles.pack(site)
    _write_preloads(site)
    write_precache(site)


def lay_out(site: Path) -> None:
    """Make the site of modules as they are written: slow to load, and not kept for offline use."""
    needs.node_packages()
    vendored.check()
    wheel = core_wheel.build()
    pyodide = runtime.build()
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    _copy_sources(site)
    shutil.copytree(pyodide, site / "pyodide")
    (site / "wheels").mkdir()
    shutil.copyfile(wheel, site / "wheels" / wheel.name)
    engine = f"pyodide/{runtime.compiled(wheel).name}"
    shutil.copyfile(runtime.compiled(wheel), site / engine)
    _write_rule_sets(site)
    _write_patterns(site / "data")
    _write_frames(site)
    _write_texts(site)
    notices.write(site, runtime.micropip_wheel())
    _write_release(site, engine)
    modules.add_vendored(site)


def _inputs() -> list[Path]:
    sources = [path for path in sorted(WEB.iterdir()) if path.name != "node_modules"]
    return [
        *sources,
        CORE,
        REQUIREMENTS,
        RULINGS,
        *([EVIDENCE] if EVIDENCE.is_file() else []),
        ROOT / "pyproject.toml",
        ROOT / "README.md",
        ROOT / "LICENSE",
    ]


def _copy_sources(site: Path) -> None:
    for path in sorted(WEB.iterdir()):
        is_frame = path.suffix == ".html"
        if path.name in NOT_SHIPPED or is_frame or path.name.startswith((".", "tsconfig")):
            continue
        if path.is_dir():
            shutil.copytree(path, site / path.name)
        else:
            shutil.copyfile(path, site / path.name)


def _write_rule_sets(site: Path) -> None:
    """What the page has to know of the rule sets, and their catalogues, before Python is there."""
    asked = subprocess.run(
        [sys.executable, "-c", RULE_SETS],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if asked.returncode:
        raise Failure(f"The rule sets could not be read:\n{asked.stderr}")
    known = []
    told = json.loads(asked.stdout)
    catalogues = {rules["id"]: rules.pop("fans") for rules in told}
    languages.write(site, catalogues)
    for rules in told:
        fans = catalogues[rules["id"]]
        ids = {fan["id"] for fan in fans}
        for fan in fans:
            for field in NOT_IN_THE_CATALOGUE:
                del fan[field]
        known.append({**rules, "flowers": FLOWERS in ids, "table": LAST_OF_KIND in ids})
        text = json.dumps(fans, ensure_ascii=False, separators=(",", ":"))
        _write(site / "data" / f"catalogue.{rules['id']}.json", text + "\n")
    text = json.dumps(known, ensure_ascii=False, indent=2)
    _write(site / "rulesets.js", f"export const RULE_SETS = {text};\n")


def _write_patterns(target: Path) -> None:
    """What the page of patterns tells besides the catalogues, found once for each engine."""
    out = WORK / "patterns"
    script = WEB / "build" / "patterns_data.py"
    inputs = digest(CORE, script)
    if not is_fresh("patterns", inputs):
        with step("Finding out which fans count together"):
            shutil.rmtree(out, ignore_errors=True)
            run([PYTHON, script, out], env={"PYTHONPATH": str(ROOT)})
        mark("patterns", inputs)
    shutil.copytree(out, target, dirs_exist_ok=True)


def _write_frames(site: Path) -> None:
    """The pages that modules draw: in the first language until they speak another."""
    words = languages.words(languages.FIRST)
    patterns = words["guide-page-title"].format(title=words["places-patterns"])
    told = {
        "index": (words["index-title"], words["index-description"]),
        "patterns": (patterns, words["patterns-description"]),
    }
    for name, (title, description) in told.items():
        page = shells.filled(
            name,
            lang=languages.FIRST,
            title=title,
            description=description,
            root="",
            on_its_way=shells.in_every_language("page-on-its-way"),
            unscripted=shells.in_every_language("page-unscripted"),
        )
        _write(site / f"{name}.html", page)


def _write_texts(site: Path) -> None:
    """The guide, the sources, the rulings and the evidence, in every language that has them."""
    needs.python_packages("build")
    for language in languages.known():
        for name, script in TEXTS.items():
            if guide_places.has(name, language.id):
                run([PYTHON, WEB / "build" / script, site, language.id])


def _write_release(site: Path, wheel: str) -> None:
    """Tell the worker what to fetch, and how much that is."""
    sizes = {
        path: {"raw": (site / path).stat().st_size, "sent": _sent(site / path)}
        for path in _paths(site)
        if path.startswith("pyodide/") and not path.endswith(".mjs")
    }
    release = json.dumps({"wheel": wheel, "downloads": sizes}, indent=2)
    _write(site / "release.js", f"export const RELEASE = {release};\n")


def _write_preloads(site: Path) -> None:
    """Have the browser fetch every module of a page at once, not as imports are met."""
    for name, entry in PAGES.items():
        page = site / f"{name}.html"
        named = bundles.scripts(page)
        needed = [path for path in modules.graph(site, entry) if path not in named]
        links = [f'<link rel="modulepreload" href="./{path}">' for path in needed]
        _fill(page, "<!-- preloads -->", "\n    ".join(links))


def write_precache(site: Path) -> None:
    """Give the service worker the list of all files with their hashes."""
    files = {
        path: hashlib.sha256((site / path).read_bytes()).hexdigest()
        for path in _paths(site)
        if path != "sw.js"
    }
    odd = [path for path in files if not re.fullmatch(r"[A-Za-z0-9@._/-]+", path)]
    if odd:
        raise Failure(f"These names would have to be escaped in an address: {', '.join(odd)}")
    _fill(site / "sw.js", "const FILES = {};", f"const FILES = {json.dumps(files, indent=2)};")


def _fill(path: Path, gap: str, content: str) -> None:
    text = path.read_text(encoding="utf-8")
    if text.count(gap) != 1:
        raise Failure(f"{path.name} must hold {gap!r} exactly once.")
    _write(path, text.replace(gap, content))


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def _paths(site: Path) -> list[str]:
    return [path.relative_to(site).as_posix() for path in files_in([site])]


def _sent(path: Path) -> int:
    """Count the bytes a compressing host sends for a file."""
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def first_visit_bytes(site: Path) -> int:
    """Count the bytes a compressing host sends up to the first score."""
    paths = [path for path in _paths(site) if not path.startswith(LEFT_FOR_LATER)]
    paths = [path for path in paths if not path.startswith("i18n/") or path == FIRST_WORDS]
    starts = (*bundles.scripts(site / "index.html"), *bundles.WORKERS)
    early = {path for start in starts for path in modules.graph(site, start)}
    paths = [path for path in paths if path in early or not path.endswith(".js")]
    return sum(_sent(site / path) for path in paths)


def _tell_sizes(site: Path) -> None:
    raw = sum((site / path).stat().st_size for path in _paths(site))
    first = first_visit_bytes(site)
    wheel = next(site.glob("wheels/*.whl")).name
    say(f"The wheel is dist/wheels/{wheel}.")
    say(f"dist/ holds {raw / 1e6:.2f} MB; a first visit fetches {first / 1e6:.2f} MB compressed.")
