"""The page of evidence: what the last whole run of the tests found out, from `docs/evidence.json`.

Run with the project's own Python, which has the Markdown library:
    python evidence_page.py SITE LANGUAGE
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import findings
import languages
import paths
from guide_places import EVIDENCE, FIRST, RULINGS
from rulings_page import TABLE_CLOSES, TABLE_OPENS
from shells import Reading

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Facts = dict[str, Any]
Cell = str | int | None
"""HTML, a number, or what was not measured."""
GROUPS = {"sv": "\u00a0", "id": "."}
"""What stands between thousands, where that is no comma."""
RULES = ("mcr", "gb", "gmcr")
PLAYED_BY_ANOTHER = {"gb": "oracle", "mcr": "oracle-mcr"}
"""Rule sets that the other engine was asked about, and where the answers are."""
MAIN_BROWSER, OTHER_BROWSERS = "Chromium", ("Firefox", "WebKitGTK")
"""The one that has all tests, and those that have some."""
DIGITS = 12
"""As many of a digest tell it from all others."""


@dataclass(frozen=True)
class Page:
    """What was found, and how to tell it."""

    reading: Reading
    found: Facts

    @property
    def words(self) -> Mapping[str, str]:
        """Those of the language."""
        return self.reading.words

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        return f"{value:,}".replace(",", GROUPS.get(self.reading.language, ","))

    def section(self, title: str, *parts: str) -> str:
        """A part of the page; it says so when nothing of it was measured."""
        content = "".join(parts) or f"<p>{self.words['evidence-unmeasured']}</p>\n"
        return f"<h2>{self.words[title]}</h2>\n{content}"

    def table(self, label: str, heads: Iterable[str], rows: list[tuple[Cell, ...]]) -> str:
        """Rows under heads; nothing of no rows. The first cell of a row names it."""
        if not rows:
            return ""
        classes = [' class="number"' if isinstance(cell, int) else "" for cell in rows[0]]
        top = "".join(
            f'<th scope="col"{kind}>{head}</th>' for head, kind in zip(heads, classes, strict=True)
        )
        body = "".join(self._row(row) for row in rows)
        opened = TABLE_OPENS.format(self.words[label])
        return f"{opened}<thead><tr>{top}</tr></thead>\n<tbody>\n{body}</tbody>{TABLE_CLOSES}"

    def _row(self, row: tuple[Cell, ...]) -> str:
        first, *others = row
        cells = "".join(self._cell(cell) for cell in others)
        return f'<tr><th scope="row">{first}</th>{cells}</tr>\n'

    def _cell(self, cell: Cell) -> str:
        if cell is None:
            return "<td></td>"
        if isinstance(cell, int):
            return f'<td class="number">{self.number(cell)}</td>'
        return f"<td>{cell}</td>"


def content(facts: Facts | None, reading: Reading, *, outdated: bool) -> str:
    """Everything between header and footer."""
    words = reading.words
    top = f"<h1>{words['places-evidence']}</h1>\n<p>{words['evidence-lead']}</p>\n"
    again = f"<p>{words['evidence-again']} <code>python3 build.py test</code></p>\n"
    if not facts:
        return f'{top}<p class="outdated">{words["evidence-none"]}</p>\n{again}'
    told = words["evidence-run"].format(
        date=f'<time datetime="{facts["date"]}">{facts["date"]}</time>',
        sources=f"<code>{facts['sources'][:DIGITS]}</code>",
    )
    warning = f'<p class="outdated">{words["evidence-old"]}</p>\n' if outdated else ""
    page = Page(reading, facts["found"])
    parts = (_rules, _engine, _laws, _tests, _browsers, _versions, _bytes, _speed)
    return f"{top}<p>{told}</p>\n{warning}{again}" + "".join(part(page) for part in parts)


def _rules(page: Page) -> str:
    told = page.found.get("tests", {}).get("told", {})
    rows: list[tuple[Cell, ...]] = []
    for rules in RULES:
        proof = page.found.get(f"proof-{rules}")
        if proof:
            passed = (told.get(name, {}).get(rules, 0) for name in ("case", "ruling"))
            rows.append((_name(page, rules), proof["fans"], *passed, proof["results"]))
    heads = ["rules-label", "evidence-fans", "evidence-cases", "evidence-rulings"]
    named = [page.words[head] for head in (*heads, "evidence-proved")]
    return page.section("evidence-rules", page.table("evidence-rules", named, rows))


def _engine(page: Page) -> str:
    asked = {rules: page.found[at] for rules, at in PLAYED_BY_ANOTHER.items() if at in page.found}
    rows: list[tuple[Cell, ...]] = [
        (
            _name(page, rules),
            tally["engine"],
            tally["hands"],
            tally["agreements"],
            tally["hands"] - tally["agreements"],
            _equal(tally),
        )
        for rules, tally in asked.items()
    ]
    heads = ["rules-label", "evidence-engine", "evidence-hands", "evidence-same"]
    named = [page.words[head] for head in (*heads, "evidence-other", "evidence-equal")]
    table = page.table("evidence-engine", named, rows)
    differences = "".join(_differences(page, rules, tally) for rules, tally in asked.items())
    return page.section("evidence-engine", _plays(page, asked), table, differences)


def _plays(page: Page, asked: Mapping[str, Facts]) -> str:
    """By which rules the other engine plays, whichever it is asked about."""
    names = {rules: _name(page, rules) for rules in PLAYED_BY_ANOTHER}
    engines = sorted({tally["engine"] for tally in asked.values()})
    told = (page.words["evidence-plays"].format(engine=engine, **names) for engine in engines)
    return "".join(f"<p>{one}</p>\n" for one in told)


def _equal(tally: Facts) -> int | None:
    """Hands of the same points from other fans, if those were asked for."""
    lists = tally["other_lists"]
    return lists if isinstance(lists, int) else None


def _differences(page: Page, rules: str, tally: Facts) -> str:
    """Each ruling that explains differences, how many, and a hand that shows one."""
    shown = sorted(tally.get("shown", []), key=lambda one: len(one["rulings"]))
    rows: list[tuple[Cell, ...]] = []
    for ruling, count in tally["by_ruling"].items():
        one = next((one for one in shown if int(ruling) in one["rulings"]), None)
        answers = [_points(one[whose]) for whose in ("ours", "theirs")] if one else [None, None]
        hand = _hand(page, one["hand"], rules) if one else None
        rows.append((_ruling(page, ruling), count, hand, *answers))
    if not rows:
        return ""
    words = page.words
    heads = [words["places-rulings"], words["evidence-hands"], words["evidence-example"]]
    heads += [_name(page, rules), tally["engine"]]
    title = f"<h3>{words['evidence-differences'].format(rules=_name(page, rules))}</h3>\n"
    told = f"<p>{words['evidence-explained']}</p>\n"
    return title + told + page.table("evidence-engine", heads, rows)


def _points(answer: Facts | None) -> int | None:
    return answer["points"] if answer else None


def _ruling(page: Page, number: str) -> str:
    said = page.words["ruling"].format(number=number)
    return f'<a href="{page.reading.lead(RULINGS)}#r{number}">{said}</a>'


def _hand(page: Page, text: str, rules: str) -> str:
    """A hand that opens in the calculator."""
    named = "" if rules == RULES[0] else f"&amp;rules={rules}"
    address = f"{page.reading.root or './'}#h={quote(text)}{named}"
    return f'<a href="{address}"><code>{escape(text)}</code></a>'


def _laws(page: Page) -> str:
    laws = page.found.get("tests", {}).get("laws", {})
    rows: list[tuple[Cell, ...]] = [(_english(_law(name)), held) for name, held in laws.items()]
    heads = [page.words["evidence-law"], page.words["evidence-examples"]]
    return page.section("evidence-laws", page.table("evidence-laws", heads, rows))


def _law(name: str) -> str:
    """What a test asserts, by its name."""
    said = name.removeprefix("test_").replace("_", " ")
    return said[:1].upper() + said[1:]


def _tests(page: Page) -> str:
    passed = page.found.get("tests", {}).get("passed", {})
    rows: list[tuple[Cell, ...]] = [
        (f"<code>{escape(part)}</code>", number) for part, number in passed.items()
    ]
    heads = [page.words["evidence-tests"], page.words["evidence-passed"]]
    return page.section("evidence-tests", page.table("evidence-tests", heads, rows))


def _browsers(page: Page) -> str:
    told = page.found.get("tests", {}).get("told", {})
    tried = {browser: told[browser] for browser in OTHER_BROWSERS if browser in told}
    rows: list[tuple[Cell, ...]] = [
        (_english(_law(test)), *(passed.get(test) for passed in tried.values()))
        for test in sorted(set().union(*tried.values()))
    ]
    versions = _known_versions(page)
    heads = [escape(f"{browser} {versions.get(browser, '')}") for browser in tried]
    table = page.table("evidence-browsers", [page.words["evidence-tried"], *heads], rows)
    return page.section("evidence-browsers", _whole_suite(page) if table else "", table)


def _whole_suite(page: Page) -> str:
    """How many tests the browser passed that has them all."""
    passed = page.found["tests"]["passed"].get("tests/browser", 0)
    told = page.words["evidence-browsers-about"]
    return f"<p>{told.format(browser=MAIN_BROWSER, tests=page.number(passed))}</p>\n"


def _known_versions(page: Page) -> dict[str, str]:
    return {
        name: version
        for facts in page.found.values()
        for name, version in facts.get("versions", {}).items()
    }


def _versions(page: Page) -> str:
    rows: list[tuple[Cell, ...]] = [
        (_english(name), escape(version)) for name, version in sorted(_known_versions(page).items())
    ]
    heads = [page.words["evidence-program"], page.words["evidence-version"]]
    return page.section("evidence-versions", page.table("evidence-versions", heads, rows))


def _bytes(page: Page) -> str:
    measured = {"evidence-first": "first-visit", "evidence-whole": "whole-site"}
    rows: list[tuple[Cell, ...]] = [
        (page.words[name], page.found[at]["bytes"])
        for name, at in measured.items()
        if at in page.found
    ]
    heads = [page.words["evidence-measured"], page.words["evidence-bytes"]]
    return page.section("evidence-bytes", page.table("evidence-bytes", heads, rows))


def _speed(page: Page) -> str:
    rows: list[tuple[Cell, ...]] = [
        (_english(f"{of}: {what}"), percent)
        for of in ("engine", "opening")
        for what, percent in page.found.get(f"speed-{of}", {}).get("percent", {}).items()
    ]
    heads = [page.words["evidence-measured"], "%"]
    table = page.table("evidence-speed", heads, rows)
    about = f"<p>{page.words['evidence-speed-about']}</p>\n" if table else ""
    return page.section("evidence-speed", about, table)


def _name(page: Page, rules: str) -> str:
    return escape(page.words[f"rules-{rules}"])


def _english(text: str) -> str:
    return f'<span lang="{FIRST}">{escape(text)}</span>'


def page(facts: Facts | None, reading: Reading, *, outdated: bool) -> str:
    """The whole page in one language."""
    words = reading.words
    return reading.page(
        title=words["guide-page-title"].format(title=words["places-evidence"]),
        description=words["evidence-description"],
        content=content(facts, reading, outdated=outdated),
    )


def main(site: Path, language: str) -> None:
    """Write the page in one language into the site."""
    facts = findings.published(paths.EVIDENCE)
    reading = Reading(name=EVIDENCE, language=language, words=languages.words(language))
    outdated = facts is not None and findings.is_outdated(facts)
    target = site / reading.address
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(facts, reading, outdated=outdated), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
