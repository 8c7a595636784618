"""What the page of sources holds beyond its text: every ruling with its source, and the report."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import guide_places
from markdown_it import MarkdownIt
from rulings_page import TABLE_CLOSES, TABLE_OPENS

import mcrcore

if TYPE_CHECKING:
    from guide_hands import Setting

FIRST_WORD = "Source"
HEADING = re.compile(r'^### <a id="r(\d+)"></a>\d+\. (.+)$', re.MULTILINE)
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def rulings(language: str, source_word: str) -> list[tuple[int, str, str]]:
    """Number, title and source of every ruling, from a text in which this word opens a source."""
    text = guide_places.rulings(language).read_text(encoding="utf-8")
    text = text.partition('\n## <a id="sources">')[0]
    opening = re.compile(rf"^{source_word}[:\uff1a] ?(.+?)(?:\n\n|\Z)", re.MULTILINE | re.DOTALL)
    heads = list(HEADING.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    found = []
    for head, end in zip(heads, ends, strict=True):
        source = opening.search(text, head.end(), end)
        if source:
            found.append((int(head[1]), head[2], " ".join(source[1].split())))
    return found


def _rulings(_: str, setting: Setting) -> str:
    inline = MarkdownIt("commonmark", {"html": False}).renderInline
    words, language = setting.words, setting.language
    is_there = guide_places.has(guide_places.RULINGS, language)
    told = language if is_there else guide_places.FIRST
    word = words["sources-source"] if is_there else FIRST_WORD
    page = f"{setting.root}{guide_places.address(guide_places.RULINGS, language)}"
    heads = f"<th>{words['sources-ruling']}</th><th>{words['sources-source']}</th>"
    foreign = "" if is_there else f' lang="{told}"'
    rows = "".join(
        f'<tr{foreign}><td><a href="{page}#r{number}">{number}. {inline(title)}</a></td>'
        f"<td>{inline(LINK.sub(lambda match: match[1], source))}</td></tr>"
        for number, title, source in rulings(told, word)
    )
    opens = TABLE_OPENS.format(words["guide-table"])
    return f"{opens}<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>{TABLE_CLOSES}"


def _report(_: str, setting: Setting) -> str:
    """A text to send; a script fills in the hand, and without one it is filled in by hand."""
    words = setting.words
    version = f"mcrcore {mcrcore.__version__}"
    text = words["report-text"].format(link="…", rules="…", version=version)
    return (
        f'<div class="report" data-version="{version}">'
        f'<label>{words["report-link"]}<input type="text" data-testid="report-link"'
        f' autocomplete="off" spellcheck="false"></label>'
        f'<p class="report-odd" role="status" data-testid="report-odd"></p>'
        f'<label>{words["report-label"]}<textarea rows="11" data-testid="report-text">'
        f"{text}</textarea></label>"
        f'<p><button type="button" data-testid="report-copy">{words["report-copy"]}</button>'
        f' <span role="status" data-testid="report-said"></span></p></div>\n'
    )


BLOCKS = {"rulings": _rulings, "report": _report}
