"""What the site ships of others, what for and under which terms: a page, and the same as a text.

Versions, licences and their texts are those of the packages' own files.
"""

from __future__ import annotations

import json
import re
import tomllib
import zipfile
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

import guide_places
import languages
from guide_places import FIRST, LICENCES
from paths import NODE_MODULES, ROOT, WEB
from shells import Reading

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

Json = dict[str, Any]

FILE = "licences.txt"
RULE = "=" * 80
GITHUB = "https://github.com"
TEXTS = WEB / "build" / "licences"
PACKAGING = "micropip/_vendored/packaging"


@dataclass(frozen=True, kw_only=True)
class Part:
    """Something the site ships, and where the text of its licence is.

    What a package of npm says of itself need not be said here.
    """

    id: str
    name: str
    licence: str = ""
    source: str = ""
    npm: str = ""
    npm_file: str = ""
    """The text, below `node_modules`."""
    own_file: Path | None = None
    """The text, kept here where the package has none."""
    members: tuple[str, ...] = ()
    """The text, within the wheel of micropip."""
    same: str = ""
    """The part that holds the text of this one's licence."""


PARTS = (
    Part(id="page", name="mcrcore", licence="MIT", own_file=ROOT / "LICENSE"),
    Part(
        id="glyphs",
        name="LXGW WenKai TC Bold, @fontsource/lxgw-wenkai-tc",
        licence="OFL-1.1",
        source=f"{GITHUB}/lxgw/LxgwWenkaiTC",
        own_file=WEB / "art" / "OFL-LXGW-WenKai-TC.txt",
    ),
    Part(id="pyodide", name="Pyodide", npm="pyodide", same="micropip"),
    Part(
        id="python",
        name="CPython",
        licence="PSF-2.0",
        source=f"{GITHUB}/python/cpython",
        own_file=TEXTS / "python.txt",
    ),
    Part(
        id="libraries",
        name="SQLite, XZ Utils, zlib, bzip2, Zstandard, mpdecimal, Emscripten, musl, libffi,"
        " Expat, HACL*, mimalloc, Mersenne Twister, cfuhash, dtoa, SipHash24, uvloop,"
        " error-stack-parser, stackframe: as in Pyodide",
        licence="public domain, 0BSD, Zlib, bzip2-1.0.6, BSD-3-Clause, BSD-2-Clause, dtoa, MIT",
        source=f"{GITHUB}/pyodide/pyodide",
        own_file=TEXTS / "linked.txt",
    ),
    Part(
        id="micropip",
        name="micropip",
        licence="MPL-2.0",
        source=f"{GITHUB}/pyodide/micropip",
        members=("dist-info/licenses/LICENSE",),
    ),
    Part(
        id="packaging",
        name="packaging",
        licence="Apache-2.0 OR BSD-2-Clause",
        source=f"{GITHUB}/pypa/packaging",
        members=tuple(
            f"{PACKAGING}/{name}" for name in ("LICENSE", "LICENSE.BSD", "LICENSE.APACHE")
        ),
    ),
    Part(id="lit-html", name="lit-html", npm="lit-html", npm_file="lit-html/LICENSE"),
    Part(id="uqr", name="uqr", npm="uqr", npm_file="uqr/LICENSE"),
    Part(id="comlink", name="Comlink", npm="comlink", npm_file="comlink/LICENSE"),
    Part(
        id="idb-keyval",
        name="idb-keyval",
        npm="idb-keyval",
        npm_file="idb-keyval/LICENCE",
        same="comlink",
    ),
    Part(id="fluent", name="@fluent/bundle", npm="@fluent/bundle", same="comlink"),
)


@dataclass(frozen=True, kw_only=True)
class Notice:
    """What is told of a part."""

    id: str
    name: str
    licence: str
    source: str
    text: str
    same: str


def write(site: Path, micropip: Path) -> None:
    """Write the page in every language, and the text."""
    versions = _versions(micropip)
    notices = [_notice(part, versions, micropip) for part in PARTS]
    (site / FILE).write_text(_plain(notices), encoding="utf-8", newline="\n")
    for language in languages.known():
        words = languages.words(language.id)
        reading = Reading(name=LICENCES, language=language.id, words=words)
        target = site / reading.address
        target.parent.mkdir(parents=True, exist_ok=True)
        page = reading.page(
            title=words["guide-page-title"].format(title=words["places-licences"]),
            description=words["licences-description"],
            content=_content(notices, reading),
        )
        target.write_text(page, encoding="utf-8", newline="\n")


def npm_version(package: str) -> str:
    """The version of a package in `node_modules`."""
    return str(_description(package)["version"])


def wheel_version(wheel: Path) -> str:
    """The version that a wheel's name tells."""
    return wheel.name.split("-")[1]


def _notice(part: Part, versions: Mapping[str, str], micropip: Path) -> Notice:
    said = _description(part.npm) if part.npm else {}
    texts = [_read(NODE_MODULES / part.npm_file)] if part.npm_file else []
    texts += [_read(part.own_file)] if part.own_file else []
    with zipfile.ZipFile(micropip) as wheel:
        texts += [_member(wheel, member) for member in part.members]
    return Notice(
        id=part.id,
        name=f"{part.name} {versions.get(part.id) or npm_version(part.npm)}",
        licence=part.licence or str(said["license"]),
        source=part.source or _repository(said),
        text="\n\n".join(texts),
        same=part.same,
    )


def _versions(micropip: Path) -> dict[str, str]:
    """The versions of parts that are no package of npm."""
    project = tomllib.loads(_read(ROOT / "pyproject.toml"))["project"]
    drawn = _read(WEB / "art" / "extract_glyphs.py")
    lock = json.loads(_read(NODE_MODULES / "pyodide" / "pyodide-lock.json"))
    with zipfile.ZipFile(micropip) as wheel:
        packaging = _member(wheel, f"{PACKAGING}/src/packaging/__init__.py")
    return {
        "page": str(project["version"]),
        "glyphs": _found(r"@fontsource/lxgw-wenkai-tc@([\d.]+)", drawn),
        "python": str(lock["info"]["python"]),
        "libraries": npm_version("pyodide"),
        "micropip": wheel_version(micropip),
        "packaging": _found(r'__version__ = "([\d.]+)"', packaging),
    }


def _repository(said: Json) -> str:
    """Where a package of npm has its sources, as an address to open."""
    url: str = said["repository"]["url"] if said else ""
    return url.removeprefix("git+").removesuffix(".git")


def _plain(notices: list[Notice]) -> str:
    """All of it as plain text."""
    names = {notice.id: notice.name for notice in notices}
    blocks = []
    for notice in notices:
        head = [notice.name, f"Licence: {notice.licence}"]
        head += [f"Source: {notice.source}"] if notice.source else []
        same = f"The text stands under {names[notice.same]}." if notice.same else ""
        text = "\n\n".join(filter(None, (notice.text, same)))
        blocks.append("\n".join([RULE, *head, RULE, "", text]))
    opening = "What this site is made of, and under which terms."
    return "\n\n".join([opening, *blocks, ""])


def _content(notices: list[Notice], reading: Reading) -> str:
    words = reading.words
    items = "".join(_item(notice, reading) for notice in notices)
    lines = [
        f"<h1>{words['places-licences']}</h1>",
        f"<p>{words['licences-lead']}</p>",
        f"<p>{words['licences-fonts']}</p>",
        f'<dl class="parts">{items}</dl>',
    ]
    if reading.language == FIRST:
        lines += [f"<h2>{words['licences-texts']}</h2>", *map(_text, notices)]
    return "\n".join(lines)


def _item(notice: Notice, reading: Reading) -> str:
    """A part, what it is for, and the ways to its licence and its source."""
    words = reading.words
    texts = f"{reading.root}{guide_places.address(LICENCES, FIRST)}"
    page = "" if reading.language == FIRST else texts
    licence = f'<a href="{page}#{notice.same or notice.id}">{notice.licence}</a>'
    source = f' · <a href="{notice.source}">{words["licences-source"]}</a>' if notice.source else ""
    return (
        f"<dt>{escape(notice.name)}</dt>"
        f"<dd>{words[f'licences-for-{notice.id}']}</dd><dd>{licence}{source}</dd>\n"
    )


def _text(notice: Notice) -> str:
    if not notice.text:
        return ""
    heading = f'<h3 id="{notice.id}">{escape(notice.name)}</h3>'
    return f'{heading}\n<pre class="licence">{escape(notice.text)}</pre>'


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip()


def _member(wheel: zipfile.ZipFile, ending: str) -> str:
    name = next(name for name in wheel.namelist() if name.endswith(ending))
    return wheel.read(name).decode("utf-8").strip()


def _found(pattern: str, text: str) -> str:
    return str(re.findall(pattern, text)[0])


def _description(package: str) -> Json:
    described: Json = json.loads(_read(NODE_MODULES / package / "package.json"))
    return described
