"""The guide and the page of sources: read, followed, printed, offline, and their hands opened."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import expect
from support.browsing import engine_is, kept_by_worker

import mcrcore

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page
    from support.browsing import Host

CHAPTERS = [
    *("tiles", "winning-hands", "turn", "kongs", "minimum", "principles", "waits", "payments"),
    *("match", "penalties", "other-games", "questions"),
]
PAGES = [*(f"guide/en/{name}.html" for name in ("index", *CHAPTERS)), "sources.html"]
HAND = "[234m,1]234p234s666m55p|EE0000"
FRAGMENT = "#h=%5B234m%2C1%5D234p234s666m55p%7CEE0000"


class Outline(HTMLParser):
    """Where a page leads, what can be led to on it, and what it is called."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.anchors.add(given.get("id") or "")
        if tag == "a" and given.get("href"):
            self.links.append(given["href"] or "")


def titles(dist: Path) -> list[str]:
    pages = [(dist / path).read_text(encoding="utf-8") for path in PAGES]
    return [re.findall(r"<title>(.+)</title>", page)[0] for page in pages]


def test_every_page_has_a_title_of_its_own(dist: Path) -> None:
    assert len(set(titles(dist))) == len(PAGES)


@pytest.mark.parametrize("name", PAGES)
def test_no_link_leads_nowhere(dist: Path, name: str) -> None:
    outline = Outline(dist / name)
    assert len(outline.links) > 5
    for link in outline.links:
        address = urlsplit(link)
        target = ((dist / name).parent / address.path).resolve()
        target = target / "index.html" if target.is_dir() else target
        assert target.is_file(), link
        assert target.is_relative_to(dist.resolve())
        if target.suffix == ".html" and target.name not in {"index.html", "patterns.html"}:
            assert address.fragment in Outline(target).anchors | {""}, link


def test_fans_lead_to_their_patterns(dist: Path) -> None:
    known = {rules: {fan["id"] for fan in mcrcore.catalogue(rules)} for rules in ("mcr", "gmcr")}
    leads = [link for name in PAGES for link in Outline(dist / name).links]
    fans = [
        re.fullmatch(r"(?:\.\./)*\.?/?patterns\.html\?rules=(\w+)#(\w+)", link) for link in leads
    ]
    found = [match for match in fans if match]
    assert len(found) > 100
    assert all(match[2] in known[match[1]] for match in found)


def test_the_guide_is_read_from_the_calculator_to_its_last_chapter_and_back_to_the_hand(
    calculator: Callable[..., Page],
) -> None:
    page = calculator(FRAGMENT)
    expect(page.get_by_test_id("total")).to_have_text("10")
    page.get_by_role("contentinfo").get_by_role("link", name="Guide").click()
    chapters = page.get_by_role("navigation", name="Chapters")
    expect(chapters.get_by_role("link")).to_have_count(len(CHAPTERS))
    chapters.get_by_role("link").first.click()
    turning = page.get_by_role("navigation", name="Before and after")
    for name in CHAPTERS[1:]:
        turning.locator("[rel=next]").click()
        page.wait_for_url(re.compile(rf"/guide/en/{name}\.html$"))
    expect(turning.locator("[rel=next]")).to_have_count(0)
    page.get_by_role("link", name="Back to the calculator").click()
    expect(page.get_by_test_id("total")).to_have_text("10")


def test_every_hand_opens_in_the_calculator_with_what_the_guide_says(
    page: Page, site: str, table: Callable[..., Page]
) -> None:
    shown = []
    for path in PAGES:
        page.goto(site + path)
        shown += page.locator("figure.hand").evaluate_all(
            """all => all.map(one => [
              one.querySelector(".hand-open a").hash,
              one.querySelector("tfoot .number")?.textContent ?? "",
              one.querySelectorAll(".hand-waits li").length])"""
        )
    assert len(shown) > 30
    for fragment, total, waits in shown:
        opened = table(fragment)
        if waits:
            expect(opened.get_by_test_id(re.compile(r"^wait-\w{1,2}$"))).to_have_count(waits)
        else:
            expect(opened.get_by_test_id("total")).to_have_text(total)


def test_a_hand_says_what_it_is_to_those_who_listen(page: Page, site: str) -> None:
    page.goto(f"{site}guide/en/winning-hands.html")
    hand = page.locator("figure.hand").first.get_by_role("img")
    expect(hand).to_have_accessible_name(
        "chow 2 of characters, 3 of characters, 4 of characters, claimed; pung of 6 of characters; "
        "chow 2 of dots, 3 of dots, 4 of dots; pair of 5 of dots, completed with 5 of dots; "
        "chow 2 of bamboo, 3 of bamboo, 4 of bamboo"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_accessible_and_fit_a_small_phone(
    page: Page, site: str, accessible: Callable[[Page], None], scheme: str
) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.set_viewport_size({"width": 320, "height": 640})
    for path in PAGES:
        page.goto(site + path)
        accessible(page)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path


def test_a_fan_leads_to_its_pattern(page: Page, site: str) -> None:
    page.goto(f"{site}guide/en/principles.html")
    page.get_by_role("link", name="Big Three Winds").first.click()
    expect(page.locator("#big_three_winds")).to_be_in_viewport()
    expect(page.locator("#big_three_winds")).to_contain_text("Big Three Winds")


def test_an_added_kong_lies_as_it_was_made(page: Page, site: str) -> None:
    page.goto(f"{site}guide/en/kongs.html")
    expect(page.locator(".hand-tiles .tile-stack > .tile--turned")).to_have_count(2)


def test_pages_need_no_python(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in ("guide/en/principles.html", "sources.html"):
        page.goto(site + path)
    expect(page.get_by_test_id("report-text")).to_have_value(re.compile("mcrcore"))
    assert [url for url in asked if re.search(r"pyodide|worker|\.whl|catalogue", url)] == []


def test_pages_work_without_a_network_after_a_visit_to_the_calculator(
    page: Page, host: Host
) -> None:
    page.goto(host.address)
    engine_is(page, "ready")
    kept_by_worker(page)
    host.stop()
    for path in ("guide/en/index.html", "guide/en/principles.html", "sources.html#report"):
        page.goto(host.address + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{host.address}guide/en/principles.html")
    page.get_by_role("link", name="Open in the calculator").first.click()
    expect(page.get_by_test_id("total")).to_have_text("10")


def test_paper_gets_the_text_and_the_hands(page: Page, site: str) -> None:
    page.goto(f"{site}guide/en/principles.html")
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("link", name="Open in the calculator")).to_have_count(0)
    expect(page.locator("figure.hand").first).to_be_visible()


def test_a_disagreement_takes_the_hand_along(
    calculator: Callable[..., Page], context: BrowserContext
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = calculator(f"{FRAGMENT}&rules=gb")
    page.get_by_test_id("report").click()
    page.wait_for_url("**/sources.html#*")
    text = page.get_by_test_id("report-text")
    expect(text).to_have_value(re.compile(r"^Rules: GB China \(gb\)$", re.MULTILINE))
    expect(text).to_have_value(
        re.compile(rf"^Version: mcrcore {mcrcore.__version__}$", re.MULTILINE)
    )
    page.get_by_test_id("report-copy").click()
    expect(page.get_by_test_id("report-said")).to_have_text("Text copied.")
    copied: str = page.evaluate("() => navigator.clipboard.readText()")
    link = re.findall(r"^Hand: (\S+)$", copied, re.MULTILINE)[0]
    assert HAND in unquote(link)
    page.goto(link)
    expect(page.get_by_test_id("rules")).to_have_value("gb")
    expect(page.get_by_test_id("total")).to_have_text("10")


def test_a_report_can_be_begun_with_any_link_and_keeps_what_was_written(
    page: Page, site: str
) -> None:
    page.goto(f"{site}sources.html")
    field, text = page.get_by_test_id("report-link"), page.get_by_test_id("report-text")
    expect(text).to_have_value(re.compile(r"^Hand: \nRules: \nVersion: mcrcore"))
    text.fill(f"{text.input_value()} page 12")
    field.fill("https://example.org/mcr/#h=111222m333p444s5m5m&rules=gmcr")
    expect(text).to_have_value(re.compile(r"#h=111222m333p444s5m5m&rules=gmcr\nRules: Guangdong"))
    expect(text).to_have_value(re.compile(r"page 12$"))
    field.fill("https://example.org/")
    expect(page.get_by_test_id("report-odd")).to_contain_text("No hand can be found")
    field.fill(HAND)
    expect(text).to_have_value(re.compile(rf"^Hand: {re.escape(site)}#h=%5B234m"))
    expect(page.get_by_test_id("report-odd")).to_be_empty()
