"""The guide and the page of sources, made from `web/guide/<language>/*.md`.

Run with the project's own Python, which has the Markdown library:
    python guide_pages.py SITE LANGUAGE

A chapter is a text with a number in front of its name, which is its place. `index.md` opens the
guide, and `sources.md` is the page of sources and choices.
"""

from __future__ import annotations

import re
import sys
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import guide_places
import languages
from guide_hands import Setting
from guide_markup import Text, rendered
from guide_places import INDEX, RULINGS, SOURCES
from guide_tiles import GuideError
from shells import Reading
from source_blocks import BLOCKS

if TYPE_CHECKING:
    from collections.abc import Mapping

MARKUP = re.compile(r"\{\w+: ([^{}]*)\}|[*_`]|\[([^\]]*)\]\([^)]*\)")


def texts_of(language: str, words: Mapping[str, str]) -> dict[str, Text]:
    """Every text rendered, with no link that leads nowhere."""
    texts = {}
    files = guide_places.texts(language)
    for name, path in files.items():
        reading = Reading(name=name, language=language, words=words)
        setting = Setting(root=reading.root, language=language, words=words)
        leads = {other: reading.lead(other) for other in (*files, RULINGS)}
        source = path.read_text(encoding="utf-8")
        try:
            texts[name] = rendered(source, setting, leads, BLOCKS)
        except GuideError as error:
            raise GuideError(f"{path.name}: {error}") from error
    for name, text in texts.items():
        for link in text.links:
            target, _, anchor = link.partition("#")
            if anchor and target in texts and anchor not in texts[target].anchors:
                raise GuideError(f"{name} leads to {link}, which is not there.")
    return texts


def write(site: Path, language: str) -> None:
    """Every page of one language."""
    words = languages.words(language)
    texts = texts_of(language, words)
    for name, text in texts.items():
        reading = Reading(name=name, language=language, words=words)
        target = site / reading.address
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_page(reading, text, texts), encoding="utf-8", newline="\n")


def _page(reading: Reading, text: Text, texts: dict[str, Text]) -> str:
    is_index = reading.name == INDEX
    title = reading.words["guide-page-title"].format(title=text.title)
    return reading.page(
        title=reading.words["guide-title"] if is_index else title,
        description=_plain(text.summary),
        content=text.html + (_contents(reading, texts) if is_index else ""),
        script="report.js" if reading.name == SOURCES else "",
        turning=_turning(reading, texts),
    )


def _plain(source: str) -> str:
    """A line of the text without its marks, for a list of pages."""
    return MARKUP.sub(lambda match: match[2] or "", source)


def _chapters(texts: dict[str, Text]) -> list[str]:
    return [name for name in texts if name not in {INDEX, SOURCES}]


def _contents(reading: Reading, texts: dict[str, Text]) -> str:
    items = "".join(
        f'<li><a href="{name}.html">{escape(texts[name].title)}</a>'
        f"<p>{escape(_plain(texts[name].summary))}</p></li>"
        for name in _chapters(texts)
    )
    label = reading.words["guide-chapters"]
    return f'<nav aria-label="{label}"><ol class="contents">{items}</ol></nav>\n'


def _turning(reading: Reading, texts: dict[str, Text]) -> str:
    """The ways to the chapters before and after."""
    chapters, words = _chapters(texts), reading.words
    if reading.name not in chapters:
        return ""
    at = chapters.index(reading.name)
    ways = {"prev": chapters[at - 1] if at else None, "next": next(iter(chapters[at + 1 :]), None)}
    links = "".join(
        f'<a rel="{rel}" href="{other}.html"><span>{words[f"guide-{rel}"]}</span> '
        f"{escape(texts[other].title)}</a>"
        for rel, other in ways.items()
        if other
    )
    return f'<nav class="turning" aria-label="{words["guide-turning"]}">{links}</nav>'


def main(site: Path, language: str) -> None:
    """Write the pages of one language into the site."""
    try:
        write(site, language)
    except GuideError as error:
        sys.exit(f"web/guide/{language}/{error}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
