"""The page of evidence: its figures, its age, and who can read it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import evidence_page
import findings
import languages
import paths
import pytest
import site_files
from guide_places import EVIDENCE
from playwright.sync_api import expect
from progress import Failure
from shells import Reading
from support.browsing import engine_is

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from support.browsing import Host

Facts = dict[str, Any]
CUT = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")
"""It tells of a page that scrolls sideways too."""
ALL = [language.id for language in languages.known()]
HAND = "111222m333p444s5m5m|EE1000"
TALLY = {"engine": "PyMahjongGB", "versions": {"PyMahjongGB": "1.3.0"}, "complete": 15_000}
FOUND: Facts = {
    "first-visit": {"bytes": 6_012_345, "versions": {"Chromium": "140.0.1"}},
    "browser-Firefox": {"versions": {"Firefox": "140.6"}},
    "browser-WebKitGTK": {"versions": {"WebKitGTK": "2.50.6"}},
    "whole-site": {"bytes": 16_300_000, "versions": {"Pyodide": "314.0.7"}},
    "oracle": {
        **TALLY,
        "hands": 20_000,
        "agreements": 20_000,
        "other_lists": 87,
        "by_ruling": {"40": 87},
    },
    "oracle-mcr": {
        **TALLY,
        "hands": 4_000,
        "agreements": 3_900,
        "other_lists": [],
        "by_ruling": {"1": 60, "3": 45},
        "shown": [
            {
                "hand": HAND,
                "rulings": [1],
                "ours": {"points": 79, "fans": {}},
                "theirs": {"points": 76, "fans": {}},
            }
        ],
    },
    **{
        f"proof-{rules}": {"fans": fans, "results": 1_400}
        for rules, fans in (("mcr", 81), ("gb", 82), ("gmcr", 57))
    },
    "tests": {
        "passed": {"tests/engine": 9_000, "tests/browser": 500},
        "laws": {"test_every_result_is_proved": 600},
        "told": {
            "case": {"mcr": 2_790, "gb": 2_790, "gmcr": 299},
            "ruling": {"mcr": 88},
            "Firefox": {"test_a_link_opens_its_hand": 1, "test_an_example_opens": 3},
            "WebKitGTK": {"test_an_example_opens": 3},
        },
        "versions": {"mcrcore": "0.1.0", "Python": "3.13.0"},
    },
    "speed-opening": {"percent": {"cold": 174}},
}
FACTS: Facts = {"sources": "0123456789abcdef", "date": "2026-12-01", "found": FOUND}


def written(host: Host, facts: Facts | None, language: str = "en", *, outdated: bool) -> str:
    """Put the page of these facts on the host; its address."""
    reading = Reading(name=EVIDENCE, language=language, words=languages.words(language))
    built = (host.folder / reading.address).read_text(encoding="utf-8")
    made = evidence_page.page(facts, reading, outdated=outdated)
    style = re.findall(r'<link rel="stylesheet"[^>]+>', built)
    made = re.sub(r'(\s*<link rel="stylesheet"[^>]+>)+', "\n".join(style), made)
    (host.folder / reading.address).write_text(made, encoding="utf-8")
    return host.address + reading.address


def rows(page: Page, label: str) -> list[list[str]]:
    found: list[list[str]] = page.get_by_role("group", name=label, exact=True).evaluate_all(
        "all => all.flatMap(one => [...one.querySelectorAll('tbody tr')])"
        ".map(row => [...row.cells].map(cell => cell.textContent))"
    )
    return found


def test_it_tells_what_was_found_and_on_what(page: Page, host: Host) -> None:
    page.goto(written(host, FACTS, outdated=False))
    told = page.get_by_text("Tests of 2026-12-01, of the sources 0123456789ab.")
    expect(told).to_contain_text("Everything passed.")
    assert rows(page, "Rule sets") == [
        ["MCR 2006", "81", "2,790", "88", "1,400"],
        ["GB China", "82", "2,790", "0", "1,400"],
        ["Guangdong", "57", "299", "0", "1,400"],
    ]
    assert rows(page, "Another engine") == [
        ["GB China", "PyMahjongGB", "20,000", "20,000", "0", "87"],
        ["MCR 2006", "PyMahjongGB", "4,000", "3,900", "100", ""],
        ["Ruling 40", "87", "", "", ""],
        ["Ruling 1", "60", HAND, "79", "76"],
        ["Ruling 3", "45", "", "", ""],
    ]
    expect(page.get_by_text("PyMahjongGB plays by GB China.")).to_be_visible()
    assert rows(page, "Laws") == [["Every result is proved", "600"]]
    expect(page.get_by_text("Chromium passed all 500 tests of the page")).to_be_visible()
    tried = page.get_by_role("group", name="Browsers", exact=True)
    expect(tried.get_by_role("columnheader")).to_have_text(
        ["Tried", "Firefox 140.6", "WebKitGTK 2.50.6"]
    )
    assert rows(page, "Browsers") == [
        ["A link opens its hand", "1", ""],
        ["An example opens", "3", "3"],
    ]
    assert ["Chromium", "140.0.1"] in rows(page, "Versions and browsers")
    assert rows(page, "Bytes")[0] == ["First visit, compressed", "6,012,345"]
    assert rows(page, "Speed") == [["opening: cold", "174"]]


def test_a_difference_leads_to_its_ruling_and_its_hand(page: Page, host: Host) -> None:
    address = written(host, FACTS, outdated=False)
    page.goto(address)
    page.get_by_role("link", name="Ruling 1", exact=True).click()
    expect(page.locator("#r1")).to_be_in_viewport()
    page.goto(address)
    page.get_by_role("link", name=HAND).click()
    expect(page.get_by_test_id("total")).to_have_text("79")


@pytest.mark.parametrize("outdated", [True, False])
def test_it_says_so_when_it_is_older_than_the_code(
    page: Page, host: Host, *, outdated: bool
) -> None:
    page.goto(written(host, FACTS, outdated=outdated))
    expect(page.get_by_role("heading", name="Rule sets")).to_be_visible()
    expect(page.get_by_text("Older than the code")).to_have_count(int(outdated))


def test_it_says_what_was_not_measured(page: Page, host: Host) -> None:
    page.goto(written(host, {**FACTS, "found": {}}, outdated=False))
    expect(page.get_by_text("Not measured for this build.")).to_have_count(8)
    expect(page.get_by_role("table")).to_have_count(0)


def test_it_says_that_no_run_was_kept(page: Page, host: Host) -> None:
    page.goto(written(host, None, outdated=False))
    expect(page.get_by_text("No run of the tests has been kept yet.")).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_have_count(0)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of a run that found out nothing about other sources, in place of the real one."""
    path = tmp_path / "evidence.json"
    monkeypatch.setattr(site_files, "EVIDENCE", path)
    monkeypatch.setattr(paths, "EVIDENCE", path)
    findings.publish("a" * 64, path, tmp_path / "left")
    return path


def test_the_build_makes_the_page_of_the_file_and_tells_its_age(file: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    for language in ALL:
        evidence_page.main(site, language)
        reading = Reading(name=EVIDENCE, language=language, words=languages.words(language))
        text = (site / reading.address).read_text(encoding="utf-8")
        assert reading.words["evidence-old"] in text
        assert "a" * evidence_page.DIGITS in text
    findings.publish(findings.sources(), file, tmp_path / "left")
    evidence_page.main(site, "en")
    assert "Older than" not in (site / "evidence.html").read_text(encoding="utf-8")


def test_the_build_stops_at_a_file_changed_by_hand(file: Path) -> None:
    text = file.read_text(encoding="utf-8").replace("aaaa", "bbbb")
    file.write_text(text, encoding="utf-8")
    before = {path: path.stat().st_mtime_ns for path in paths.DIST.rglob("*")}
    with pytest.raises(Failure, match="not as the tests wrote it"):
        site_files.build()
    assert {path: path.stat().st_mtime_ns for path in paths.DIST.rglob("*")} == before


@pytest.mark.parametrize("language", ALL)
def test_it_is_accessible_and_fits_a_small_phone_in_every_language(
    page: Page, host: Host, accessible: Callable[[Page], None], language: str
) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.goto(written(host, FACTS, language, outdated=True))
        expect(page.locator("html")).to_have_attribute("lang", language)
        accessible(page)
        assert page.evaluate(CUT) == []


def test_every_page_leads_to_it_and_it_needs_no_python(page: Page, site: str) -> None:
    places = ["", "patterns.html", "rulings.html", "sources.html", "guide/en/index.html"]
    way = page.get_by_role("contentinfo").get_by_role("link", name="Evidence")
    for path in places:
        page.goto(site + path)
        if not path:
            engine_is(page, "ready")
        expect(way).to_have_attribute("href", re.compile(r"evidence\.html$"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    way.click()
    page.wait_for_url("**/evidence.html")
    expect(page.get_by_role("heading", level=1)).to_have_text("Evidence")
    expect(way).to_have_attribute("aria-current", "page")
    assert [url for url in asked if re.search(r"pyodide|worker|\.whl|catalogue", url)] == []


def test_other_languages_are_led_to_their_own(page: Page, site: str) -> None:
    page.goto(f"{site}?lang=sv")
    page.get_by_role("contentinfo").get_by_role("link", name="Belägg").click()
    page.wait_for_url("**/guide/sv/evidence.html*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Belägg")
