"""The page of rulings: `docs/rulings.md` as a page of the site, readable without a script.

Run with the project's own Python, which has the Markdown library:
    python rulings_page.py SOURCE SHELL TARGET
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from markdown_it.token import Token

GAP = "<!-- rulings -->"
TABLE_OPENS = '<div class="wide" role="group" aria-label="{}" tabindex="0"><table>\n'
TABLE_CLOSES = "</table></div>\n"
SETS = ("mcr", "gb", "gmcr")
"""The rule sets, as the heads of the tables name them; the first needs no naming in a link."""
HAND = re.compile(r"\S+\|[ESWN]{2}[01]{4}(\|[a-h]+)?")
"""A hand as text, complete with its circumstances."""


def rendered(text: str) -> str:
    """The Markdown as HTML that obeys the site's policy and has no link that leads nowhere.

    Raw HTML passes, as the anchors of the rulings are: the text is the project's own.
    """
    markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
    # A wide table scrolls by itself, also from the keyboard.
    markdown.add_render_rule("table_open", lambda *_: TABLE_OPENS.format("Table"))
    markdown.add_render_rule("table_close", lambda *_: TABLE_CLOSES)
    markdown.add_render_rule("code_inline", _code)
    tokens = [_without_style(token) for token in markdown.parse(text)]
    _name_rules(tokens)
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


def _code(_: object, tokens: Sequence[Token], index: int, *__: object) -> str:
    """Code; a hand leads to the calculator."""
    text = tokens[index].content
    code = f"<code>{escapeHtml(text)}</code>"
    rules = tokens[index].meta.get("rules", SETS[0])
    named = "" if rules == SETS[0] else f"&amp;rules={rules}"
    return f'<a href="./#h={quote(text)}{named}">{code}</a>' if HAND.fullmatch(text) else code


def main(source: Path, shell: Path, target: Path) -> None:
    """Fill the shell with the text."""
    page = shell.read_text(encoding="utf-8")
    if page.count(GAP) != 1:
        sys.exit(f"{shell.name} must hold {GAP!r} exactly once.")
    html = rendered(source.read_text(encoding="utf-8"))
    target.write_text(page.replace(GAP, html), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
