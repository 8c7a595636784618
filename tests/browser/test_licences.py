"""The page of licences: everything that ships, what for, under which terms, with the whole text."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

import guide_places
import languages
import notices
import pytest
import vendored
from paths import NODE_MODULES, ROOT, WEB
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

ALL = [language.id for language in languages.known()]
TEXTS = [
    ROOT / "LICENSE",
    WEB / "art" / "OFL-LXGW-WenKai-TC.txt",
    *(NODE_MODULES / name / "LICENSE" for name in ("lit-html", "uqr", "comlink")),
    NODE_MODULES / "idb-keyval" / "LICENCE",
]


def address(language: str) -> str:
    return guide_places.address(guide_places.LICENCES, language)


def html_of(dist: Path, language: str) -> str:
    return (dist / address(language)).read_text(encoding="utf-8")


def test_every_package_that_ships_is_told() -> None:
    shipped = {name.rpartition(" ")[0] for name in vendored.shipped()} - {"in this"}
    named = {part.npm for part in notices.PARTS if part.npm}
    assert shipped == {*named, "micropip"}
    texts = {part.id for part in notices.PARTS if not part.same}
    assert {part.same for part in notices.PARTS if part.same} <= texts


@pytest.mark.parametrize("language", ALL)
def test_a_part_is_told_with_its_version_its_use_its_licence_and_its_source(
    dist: Path, language: str
) -> None:
    told = html_of(dist, language)
    words = languages.words(language)
    names = [unescape(one) for one in re.findall("<dt>(.+?)</dt>", told)]
    assert len(names) == len(notices.PARTS)
    for part, name in zip(notices.PARTS, names, strict=True):
        assert re.fullmatch(rf"{re.escape(part.name)} \d+(\.\d+)+", name)
        assert f"<dd>{words[f'licences-for-{part.id}']}</dd>" in told
        assert f'#{part.same or part.id}">' in told
    assert told.count(words["licences-source"]) >= len(notices.PARTS) - 1


def test_licences_are_there_in_full(dist: Path) -> None:
    page = unescape(html_of(dist, languages.FIRST))
    plain = (dist / notices.FILE).read_text(encoding="utf-8")
    for text in (page, plain):
        for path in TEXTS:
            assert path.read_text(encoding="utf-8").strip() in text, path
        for words in ("Mozilla Public License Version 2.0", "PYTHON SOFTWARE FOUNDATION LICENSE"):
            assert words in text


@pytest.mark.parametrize("language", ALL)
def test_a_licence_is_a_tap_away_on_a_small_phone(page: Page, site: str, language: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(site + address(language))
    expect(page.locator(".parts dt")).to_have_count(len(notices.PARTS))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.locator(".parts").get_by_role("link", name="OFL-1.1").click()
    page.wait_for_url(f"{site}licences.html#glyphs")
    expect(page.locator("#glyphs + .licence")).to_be_in_viewport()


def test_every_way_leads_there(page: Page, site: str, calculator: Callable[..., Page]) -> None:
    page = calculator()
    page.get_by_role("contentinfo").get_by_role("link", name="Licences").click()
    page.wait_for_url(f"{site}licences.html")
    for start in ("patterns.html", "guide/en/index.html", "sources.html", "rulings.html"):
        page.goto(site + start)
        page.get_by_role("contentinfo").get_by_role("link", name="Licences").click()
        page.wait_for_url(f"{site}licences.html")
    page.goto(f"{site}?lang=sv")
    page.get_by_test_id("help").click()
    page.locator(".about a").last.click()
    page.wait_for_url(f"{site}guide/sv/licences.html")


def test_the_page_is_accessible(page: Page, site: str, accessible: Callable[[Page], None]) -> None:
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.goto(site + address(languages.FIRST))
        accessible(page)
