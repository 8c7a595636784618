"""The page of rulings: `docs/rulings.md` as a page of the site, readable without a script.

Run with the project's own Python, which has the Markdown library:
    python rulings_page.py SITE LANGUAGE

A translation of it is `web/guide/<language>/rulings.md`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import guide_places
import languages
from guide_places import RULINGS
from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from shells import Reading

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from markdown_it.token import Token

TABLE_OPENS = '<div class="wide" role="group" aria-label="{}" tabindex="0"><table>\n'
TABLE_CLOSES = "</table></div>\n"
SETS = ("mcr", "gb", "gmcr")
"""The rule sets, as the heads of the tables name them; the first needs no naming in a link."""
HAND = re.compile(r"\S+\|[ESWN]{2}[01]{4}(\|[a-h]+)?")
"""A hand as text, complete with its circumstances."""


def rendered(text: str, calculator: str, table: str) -> str:
    """The Markdown as HTML that obeys the site's policy and has no link that leads nowhere.

    Its hands lead to the calculator; a table is called that in the page's language.

    Raw HTML passes, as the anchors of the rulings are: the text is the project's own.
    """
    markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
    # A wide table scrolls by itself, also from the keyboard.
    markdown.add_render_rule("table_open", lambda *_: TABLE_OPENS.format(table))
    markdown.add_render_rule("table_close", lambda *_: TABLE_CLOSES)
    markdown.add_render_rule("code_inline", lambda _, all_, at, *__: _code(all_[at], calculator))
    tokens = [_without_style(token) for token in markdown.parse(text)]
    _name_rules(tokens)
    head_rows(tokens)
    for token in tokens:
        if token.children:
            token.children = list(_without_dead_links(token.children))
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _without_style(token: Token) -> Token:
    """Columns of numbers are set by a class, as the policy allows no style in the HTML."""
    style = str(token.attrs.pop("style", ""))
    if "right" in style:
        token.attrs["class"] = "number"
    return token


def head_rows(tokens: Sequence[Token]) -> None:
    """Where the first column has no head, its cells are heads, of their rows; none is empty."""
    has_heads = False
    row: list[Token] = []
    for token in tokens:
        if token.type == "tr_open":
            row = []
        elif token.type.startswith(("th_", "td_")) or token.type == "inline":
            row.append(token)
        elif token.type == "tr_close":
            cells = list(zip(row[::3], row[1::3], row[2::3], strict=True))
            if row[0].type == "th_open":
                has_heads = not row[1].content
                for opens, cell, closes in cells:
                    opens.tag = closes.tag = "th" if cell.content else "td"
            elif has_heads:
                opens, _, closes = cells[0]
                opens.tag = closes.tag = "th"
                opens.attrs["scope"] = "row"


def _name_rules(tokens: Sequence[Token]) -> None:
    """A hand in a table belongs to the first rule set for which its row has a value."""
    heads: list[str] = []
    row: list[Token] = []
    for token in tokens:
        if token.type in {"thead_open", "tr_open"}:
            row = []
        elif token.type == "inline":
            row.append(token)
        elif token.type == "thead_close":
            heads = [cell.content.strip("`") for cell in row]
        elif token.type == "tr_close" and heads:
            worth = dict(zip(heads, (cell.content for cell in row), strict=False))
            rules = next((one for one in SETS if worth.get(one)), SETS[0])
            for code in (child for cell in row for child in cell.children or []):
                code.meta["rules"] = rules


def _without_dead_links(tokens: Sequence[Token]) -> Iterator[Token]:
    """Links to the other documents lose their target: those are not part of the site."""
    dead = False
    for token in tokens:
        if token.type == "link_open":
            dead = not str(token.attrs.get("href", "")).startswith(("#", "https://"))
        if not (dead and token.type in {"link_open", "link_close"}):
            yield token
        if token.type == "link_close":
            dead = False


def _code(token: Token, calculator: str) -> str:
    """Code; a hand leads to the calculator."""
    text = token.content
    code = f"<code>{escapeHtml(text)}</code>"
    rules = token.meta.get("rules", SETS[0])
    named = "" if rules == SETS[0] else f"&amp;rules={rules}"
    if not HAND.fullmatch(text):
        return code
    return f'<a href="{calculator}#h={quote(text)}{named}">{code}</a>'


def main(site: Path, language: str) -> None:
    """Write the page in one language into the site."""
    words = languages.words(language)
    reading = Reading(name=RULINGS, language=language, words=words)
    text = guide_places.rulings(language).read_text(encoding="utf-8")
    page = reading.page(
        title=words["guide-page-title"].format(title=words["places-rulings"]),
        description=words["rulings-description"],
        content=rendered(text, reading.calculator, words["guide-table"]),
    )
    (site / reading.address).write_text(page, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
