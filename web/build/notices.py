"""The licences of everything the site ships, in one text file."""

from __future__ import annotations

import json
import zipfile
from typing import TYPE_CHECKING

from paths import NODE_MODULES, ROOT, WEB

if TYPE_CHECKING:
    from pathlib import Path

RULE = "=" * 80
SOURCES = "source: https://github.com/pyodide"
TEXTS = WEB / "build" / "licences"


def write(target: Path, micropip: Path) -> None:
    """Write the notices; the wheel of micropip holds the licence it shares with Pyodide."""
    with zipfile.ZipFile(micropip) as wheel:
        mozilla = _member(wheel, "dist-info/licenses/LICENSE")
        names = ("LICENSE", "LICENSE.BSD", "LICENSE.APACHE")
        packaging = "\n\n".join(_member(wheel, f"packaging/{name}") for name in names)
    above = "The text is above."
    glyphs = _read(WEB / "art" / "OFL-LXGW-WenKai-TC.txt")
    keyval = _read(NODE_MODULES / "idb-keyval" / "LICENCE").partition("\n\n")[0]
    parts = [
        ("mcrcore and this page", "MIT", _read(ROOT / "LICENSE")),
        ("The characters on the tiles: LXGW WenKai TC", "OFL-1.1", glyphs),
        (f"Pyodide {_version('pyodide')}, {SOURCES}/pyodide", "MPL-2.0", mozilla),
        (f"micropip {micropip.name.split('-')[1]}, {SOURCES}/micropip", "MPL-2.0", above),
        ("packaging, within micropip", "Apache-2.0 or BSD-2-Clause", packaging),
        ("CPython 3.14", "PSF-2.0", _read(TEXTS / "python.txt")),
        ("Libraries within Pyodide", "several", _read(TEXTS / "linked.txt")),
        (f"lit-html {_version('lit-html')}", "BSD-3-Clause", _licence("lit-html")),
        (f"uqr {_version('uqr')}", "MIT", _licence("uqr")),
        (f"Comlink {_version('comlink')}", "Apache-2.0", _licence("comlink")),
        (f"idb-keyval {_version('idb-keyval')}", "Apache-2.0", f"{keyval}\n\n{above}"),
        (f"@fluent/bundle {_version('@fluent/bundle')}, Mozilla", "Apache-2.0", above),
    ]
    blocks = (
        f"{RULE}\n{name}\nLicence: {licence}\n{RULE}\n\n{text}" for name, licence, text in parts
    )
    text = "\n\n".join(["What this site is made of, and under which terms.", *blocks, ""])
    target.write_text(text, encoding="utf-8", newline="\n")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip()


def _licence(package: str) -> str:
    return _read(NODE_MODULES / package / "LICENSE")


def _member(wheel: zipfile.ZipFile, ending: str) -> str:
    name = next(name for name in wheel.namelist() if name.endswith(ending))
    return wheel.read(name).decode("utf-8").strip()


def _version(package: str) -> str:
    description = json.loads(_read(NODE_MODULES / package / "package.json"))
    return str(description["version"])
