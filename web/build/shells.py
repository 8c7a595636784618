"""The frames of the site's pages: one head for all, and what a page to read has around its text."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

import guide_places
import languages
from guide_places import EVIDENCE, FIRST, INDEX, LICENCES, RULINGS, SOURCES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from languages import Language

WEB = Path(__file__).resolve().parents[1]


def filled(name: str, *, lang: str, title: str, description: str, root: str, **gaps: str) -> str:
    """A page from its frame `web/<name>.html`."""
    head = _template("head").substitute(
        title=escape(title), description=escape(description), root=root
    )
    return _template(name).substitute(gaps, lang=lang, root=root, head=head.rstrip("\n"))


def _template(name: str) -> Template:
    return Template((WEB / f"{name}.html").read_text(encoding="utf-8"))


def in_every_language(message: str) -> str:
    """What is said while no script can find out the reader's language."""
    return "".join(
        f'<p lang="{one.id}">{escape(languages.words(one.id)[message])}</p>'
        for one in languages.known()
    )


@dataclass(frozen=True, kw_only=True)
class Reading:
    """A page to read: which it is, in which language, and the words of that language."""

    name: str
    language: str
    words: Mapping[str, str]

    @property
    def address(self) -> str:
        """From the top of the site."""
        return guide_places.address(self.name, self.language)

    @property
    def root(self) -> str:
        """The way from the page to the top of the site."""
        return "../" * self.address.count("/")

    @property
    def calculator(self) -> str:
        return self.root or "./"

    def lead(self, name: str) -> str:
        """The way from the page to another, in its language if it is there."""
        return f"{self.root}{guide_places.address(name, self.language)}"

    def page(
        self, *, title: str, description: str, content: str, script: str = "", turning: str = ""
    ) -> str:
        """The whole page."""
        root = self.root
        return filled(
            "reading",
            lang=self.language,
            title=title,
            description=description,
            root=root,
            calculator=self.calculator,
            back=self.words["guide-back"],
            alternates=_alternates(self),
            places=_places(self),
            languages=_languages(self),
            script=f'<script type="module" src="{root}{script}"></script>' if script else "",
            content=content,
            turning=turning,
            footer=_footer(self),
        )


def _spoken(reading: Reading) -> list[Language]:
    """The languages in which the page is there."""
    return [one for one in languages.known() if guide_places.has(reading.name, one.id)]


def _alternates(reading: Reading) -> str:
    """The same page in every language it has, for programs and for `reading.js`."""
    links = [
        f'<link rel="alternate" hreflang="{one.id}"'
        f' href="{reading.root}{guide_places.address(reading.name, one.id)}" />'
        for one in _spoken(reading)
    ]
    return "\n    ".join(links)


def _places(reading: Reading) -> str:
    """The ways to the other pages to read; one not there in its language says so."""
    words = reading.words
    pages = {INDEX: reading.lead(INDEX), "patterns": f"{reading.root}patterns.html"}
    pages |= {name: reading.lead(name) for name in (RULINGS, SOURCES)}
    named = {INDEX: words["places-guide"], "patterns": words["places-patterns"]}
    named |= {RULINGS: words["places-rulings"], SOURCES: words["places-sources"]}
    links = "".join(
        f'<a href="{address}"{_manner(name, reading)}>{named[name]}{_foreign(name, reading)}</a>'
        for name, address in pages.items()
    )
    return f'<nav class="places" aria-label="{words["places-label"]}">{links}</nav>'


def _manner(name: str, reading: Reading) -> str:
    return ' aria-current="page"' if name == reading.name else ""


def _foreign(name: str, reading: Reading) -> str:
    if name == "patterns" or guide_places.has(name, reading.language):
        return ""
    return f' <span lang="{FIRST}">({languages.of(FIRST).name})</span>'


def _languages(reading: Reading) -> str:
    """The same page in the other languages."""
    links = "".join(_to_language(one, reading) for one in _spoken(reading))
    own = languages.of(reading.language).name
    label = f"{reading.words['language-label']} · {own}"
    summary = f'<summary aria-label="{label}">{own}</summary>'
    return f'<details class="languages">{summary}<ul>{links}</ul></details>'


def _to_language(language: Language, reading: Reading) -> str:
    code = language.id
    address = f"{reading.root}{guide_places.address(reading.name, code)}"
    current = ' aria-current="page"' if code == reading.language else ""
    return (
        f'<li><a href="{address}" lang="{code}" hreflang="{code}"{current}>{language.name}</a></li>'
    )


def _footer(reading: Reading) -> str:
    """What is said below every page."""
    words = reading.words
    named = {EVIDENCE: words["places-evidence"], LICENCES: words["places-licences"]}
    links = " · ".join(
        f'<a href="{reading.lead(name)}"{_manner(name, reading)}>{said}</a>'
        for name, said in named.items()
    )
    return f'<footer class="below">{_draft(reading)}<p>{links}</p></footer>'


def _draft(reading: Reading) -> str:
    """That the translation is a draft, and the way to correct it."""
    if not languages.of(reading.language).draft:
        return ""
    words = reading.words
    report = f"{reading.lead(SOURCES)}?wording={reading.language}#report"
    return (
        f'<p class="draft" data-testid="draft">{words["language-draft"]}'
        f' <a href="{report}">{words["language-report"]}</a></p>'
    )
