"""The guide's Markdown: what it may hold beyond plain Markdown, and how that becomes HTML.

In a line: `{tiles: 234m EE}`, `{fan: all_chows}` or `{fan: gmcr/258_hand}`, `{value: all_chows}`,
`{ruling: 5}`. As fenced blocks: `hand`, and what a page has for itself. A link to another text,
`waits.md#unique`, leads to its page; a heading may end in `{#unique}`. What leads nowhere stops the
build. Raw HTML is text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

import guide_places
from guide_hands import Setting, fan_link, fan_value, figure
from guide_tiles import GuideError, groups_of, row_of
from markdown_it import MarkdownIt
from markdown_it.token import Token
from rulings_page import TABLE_CLOSES, TABLE_OPENS, head_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from markdown_it.rules_inline import StateInline

    Block = Callable[[str, Setting], str]

NOTATION = re.compile(r"\{(\w+): ([^{}]+)\}")
ANCHOR = re.compile(r"\s*\{#([\w-]+)\}$")


@dataclass(frozen=True, kw_only=True)
class Text:
    """A rendered text."""

    title: str
    summary: str
    html: str
    anchors: set[str] = field(default_factory=set)
    links: set[str] = field(default_factory=set)
    """The other texts it leads to, with their anchors."""


def rendered(
    source: str, setting: Setting, addresses: Mapping[str, str], blocks: Mapping[str, Block]
) -> Text:
    """The text as HTML; `addresses` lead from the page to the other texts."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.inline.ruler.before("link", "notation", _notation)
    tokens = markdown.parse(source)
    title, summary = _inline(tokens, "h1"), _inline(tokens, "p")
    head_rows(tokens)
    anchors, links = set(_take_anchors(tokens)), set(_lead(tokens, addresses))
    known = {"hand": figure, **blocks}
    opens = TABLE_OPENS.format(setting.words["guide-table"])
    markdown.add_render_rule("table_open", lambda *_: opens)
    markdown.add_render_rule("table_close", lambda *_: TABLE_CLOSES)
    markdown.add_render_rule("fence", lambda _, all_, at, *__: _block(all_[at], known, setting))
    markdown.add_render_rule("notation", lambda _, all_, at, *__: _word(all_[at], setting))
    html = str(markdown.renderer.render(tokens, markdown.options, {}))
    return Text(title=title, summary=summary, html=html, anchors=anchors, links=links)


def _inline(tokens: Sequence[Token], tag: str) -> str:
    """The first heading or paragraph as it was written."""
    for opens, inline in pairwise(tokens):
        if opens.tag == tag and opens.type.endswith("_open"):
            return inline.content.replace("\n", " ")
    raise GuideError(f"There is no {tag}.")


def _notation(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - as the library calls it
    match = NOTATION.match(state.src, state.pos)
    if not match:
        return False
    if not silent:
        token = state.push("notation", "", 0)
        token.info, token.content = match.groups()
    state.pos = match.end()
    return True


def _word(token: Token, setting: Setting) -> str:
    kind, value = token.info, token.content.strip()
    if kind == "tiles":
        return row_of(groups_of(value), setting.root, setting.words)
    if kind == "ruling":
        name = setting.words["ruling"].format(number=value)
        page = guide_places.address(guide_places.RULINGS, setting.language)
        return f'<a href="{setting.root}{page}#r{int(value)}">{name}</a>'
    rules, _, fan = value.rpartition("/")
    if kind == "fan":
        return fan_link(fan, rules or "mcr", setting)
    if kind == "value":
        return str(fan_value(fan, rules or "mcr"))
    raise GuideError(f"{{{kind}: …}} means nothing.")


def _block(token: Token, known: Mapping[str, Block], setting: Setting) -> str:
    if token.info not in known:
        raise GuideError(f"A block {token.info!r} means nothing.")
    return known[token.info](token.content, setting)


def _take_anchors(tokens: Sequence[Token]) -> list[str]:
    found = []
    for opens, inline in pairwise(tokens):
        match = ANCHOR.search(inline.content) if opens.type == "heading_open" else None
        last = inline.children[-1] if match and inline.children else None
        if match and last:
            opens.attrs["id"] = match[1]
            last.content = ANCHOR.sub("", last.content)
            found.append(match[1])
    return found


def _lead(tokens: Sequence[Token], addresses: Mapping[str, str]) -> list[str]:
    """Give links to other texts their addresses."""
    found = []
    for token in (child for one in tokens for child in one.children or []):
        target, hash_, anchor = str(token.attrs.get("href", "")).partition("#")
        if token.type == "link_open" and target.endswith(".md"):
            name = target.removesuffix(".md")
            if name not in addresses:
                raise GuideError(f"There is no text {target}.")
            token.attrs["href"] = f"{addresses[name]}{hash_}{anchor}"
            found.append(f"{name}{hash_}{anchor}")
    return found
