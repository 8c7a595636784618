"""The guide and the page of sources, made from `web/guide/<language>/*.md`.

Run with the project's own Python, which has the Markdown library:
    python guide_pages.py SITE SHELL LANGUAGE WORDS.json

A chapter is a text with a number in front of its name, which is its place. `index.md` opens the
guide, and `sources.md` is the page of sources and choices. English sources stand at the top of the
site, where the calculator leads; everything else in `guide/<language>/`.
"""

from __future__ import annotations

import json
import re
import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from guide_hands import Setting
from guide_markup import Text, rendered
from guide_tiles import GuideError
from source_blocks import BLOCKS

TEXTS = ROOT / "web" / "guide"
INDEX, SOURCES = "index", "sources"
FIRST_LANGUAGE = "en"
NUMBERED = re.compile(r"\d+-(.+)")
MARKUP = re.compile(r"\{\w+: ([^{}]*)\}|[*_`]|\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True)
class Guide:
    """The texts of one language, each with its file and its address from the top of the site."""

    language: str
    files: dict[str, Path]

    @property
    def chapters(self) -> list[str]:
        return [name for name in self.files if name not in {INDEX, SOURCES}]

    def address(self, name: str) -> str:
        if name == SOURCES and self.language == FIRST_LANGUAGE:
            return f"{SOURCES}.html"
        return f"guide/{self.language}/{name}.html"

    def root(self, name: str) -> str:
        """The way from a text's page to the top of the site."""
        return "../" * self.address(name).count("/")

    def leads(self, name: str) -> dict[str, str]:
        """The ways from a text's page to every text."""
        root = self.root(name)
        own = {other: f"{root}{self.address(other)}" for other in self.files}
        return {**own, "rulings": f"{root}rulings.html"}


def guide_in(folder: Path) -> Guide:
    """The texts of a language, in their order."""
    files = {}
    for path in sorted(folder.glob("*.md")):
        match = NUMBERED.fullmatch(path.stem)
        files[match[1] if match else path.stem] = path
    return Guide(folder.name, files)


def texts_of(guide: Guide, words: dict[str, str]) -> dict[str, Text]:
    """Every text rendered, with no link that leads nowhere."""
    texts = {}
    for name, path in guide.files.items():
        setting = Setting(root=guide.root(name), language=guide.language, words=words)
        source = path.read_text(encoding="utf-8")
        try:
            texts[name] = rendered(source, setting, guide.leads(name), BLOCKS)
        except GuideError as error:
            raise GuideError(f"{path.name}: {error}") from error
    for name, text in texts.items():
        for link in text.links:
            target, _, anchor = link.partition("#")
            if anchor and anchor not in texts[target].anchors:
                raise GuideError(f"{name} leads to {link}, which is not there.")
    return texts


def write(site: Path, shell: Template, guide: Guide, words: dict[str, str]) -> None:
    """Every page of one language."""
    texts = texts_of(guide, words)
    for name, text in texts.items():
        target = site / guide.address(name)
        target.parent.mkdir(parents=True, exist_ok=True)
        page = _page(name, text, texts, guide, words)
        target.write_text(shell.substitute(page), encoding="utf-8", newline="\n")


def _page(
    name: str, text: Text, texts: dict[str, Text], guide: Guide, words: dict[str, str]
) -> dict[str, str]:
    root = guide.root(name)
    content = text.html + (_contents(texts, guide, words) if name == INDEX else "")
    title = words["guide-page-title"].format(title=text.title)
    script = f'<script type="module" src="{root}report.js"></script>' if name == SOURCES else ""
    return {
        "lang": guide.language,
        "root": root,
        "calculator": root or "./",
        "title": escape(title if name != INDEX else words["guide-title"]),
        "description": escape(_plain(text.summary)),
        "script": script,
        "back": words["guide-back"],
        "places": _places(name, guide, words),
        "content": content,
        "turning": _turning(name, texts, guide, words),
    }


def _plain(source: str) -> str:
    """A line of the text without its marks, for a list of pages."""
    return MARKUP.sub(lambda match: match[2] or "", source)


def _places(name: str, guide: Guide, words: dict[str, str]) -> str:
    """The ways to the other pages to read."""
    root, leads = guide.root(name), guide.leads(name)
    pages = {
        leads[INDEX]: words["places-guide"],
        f"{root}patterns.html": words["places-patterns"],
        f"{root}rulings.html": words["places-rulings"],
        leads[SOURCES]: words["places-sources"],
    }
    current = {leads[name]: ' aria-current="page"'}
    links = "".join(
        f'<a href="{address}"{current.get(address, "")}>{word}</a>'
        for address, word in pages.items()
    )
    return f'<nav class="places" aria-label="{words["places-label"]}">{links}</nav>'


def _contents(texts: dict[str, Text], guide: Guide, words: dict[str, str]) -> str:
    items = "".join(
        f'<li><a href="{name}.html">{escape(texts[name].title)}</a>'
        f"<p>{escape(_plain(texts[name].summary))}</p></li>"
        for name in guide.chapters
    )
    label = words["guide-chapters"]
    return f'<nav aria-label="{label}"><ol class="contents">{items}</ol></nav>\n'


def _turning(name: str, texts: dict[str, Text], guide: Guide, words: dict[str, str]) -> str:
    """The ways to the chapters before and after."""
    if name not in guide.chapters:
        return ""
    chapters = guide.chapters
    at = chapters.index(name)
    ways = {"prev": chapters[at - 1] if at else None, "next": next(iter(chapters[at + 1 :]), None)}
    links = "".join(
        f'<a rel="{rel}" href="{other}.html"><span>{words[f"guide-{rel}"]}</span> '
        f"{escape(texts[other].title)}</a>"
        for rel, other in ways.items()
        if other
    )
    return f'<nav class="turning" aria-label="{words["guide-turning"]}">{links}</nav>'


def main(site: Path, shell: Path, language: str, words: Path) -> None:
    """Write the pages of one language into the site."""
    said = json.loads(words.read_text(encoding="utf-8"))
    template = Template(shell.read_text(encoding="utf-8"))
    try:
        write(site, template, guide_in(TEXTS / language), said)
    except GuideError as error:
        sys.exit(f"web/guide/{language}/{error}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], Path(sys.argv[4]))
