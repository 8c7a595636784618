"""One hand under every rule set side by side; and the page of rulings it leads to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import quote

import pytest
from paths import WEB
from playwright.sync_api import expect
from support.browsing import engine_is, kept_by_worker

import mcrcore
from mcrcore.rules import PROFILES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator, Page, ViewportSize
    from support.browsing import Host

NONE = "\N{EN DASH}"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 320, "height": 640}

KNOWN = "111222m333p444s55m|EE1000"
MIXED_KONGS = "[1111m,1][2222p]345p67899s|EE1000|a"
KNITTED = "ESWNCFP147m25p36s|WS1000"
HANDS = (KNOWN, MIXED_KONGS, KNITTED, "[EEE][SSS]WWWNNNCC|EE0000", "2244m55p88sPPPP77p|WS0000")
CODES = (
    "no_such_fan",
    "only_here",
    "other_value",
    "counts_here",
    "holds_here",
    "left_out",
    "does_not_hold",
)


def link(notation: str) -> str:
    return f"#h={quote(notation)}"


def compared(page: Page, key: str = "") -> Locator:
    """Open the comparison, by a click or a key."""
    button = page.get_by_test_id("compare-open")
    if key:
        button.press(key)
    else:
        button.click()
    return page.get_by_role("dialog", name="One hand, every rule set")


def row_texts(line: Locator) -> list[str]:
    cells: list[str] = line.locator("tr").first.locator("td").all_inner_texts()
    return [cell.strip() for cell in cells]


def expected_cell(cell: dict[str, Any], *, complete: bool) -> re.Pattern[str]:
    worth = cell["points"] * cell["count"] if "points" in cell else 0
    unknown = "no such fan" if complete else "not there"
    words = {
        "counted": rf"^{worth}$",
        "left_out": rf"^{worth}\s*left out$",
        "absent": rf"^{NONE}\s*not there$",
        "unknown": rf"{unknown}$",
    }
    return re.compile(words[cell["status"]])


@pytest.mark.parametrize("notation", HANDS)
def test_the_comparison_is_the_engines(table: Callable[..., Page], notation: str) -> None:
    page = table(link(notation))
    dialog = compared(page)
    answer = mcrcore.compare(mcrcore.parse(notation))
    for rules, result in answer["results"].items():
        points = result["total"] if result["wins"] else result["qualifying"]
        expect(page.get_by_test_id(f"compare-total-{rules}")).to_have_text(
            str(points) if result["complete"] else NONE
        )
    lines = dialog.locator("[data-testid^='compare-line-']")
    expect(lines).to_have_count(len(answer["lines"]))
    for line, shown in zip(answer["lines"], lines.all(), strict=True):
        expect(shown).to_have_attribute("data-testid", f"compare-line-{line['kin']}")
        expect(shown.get_by_role("img", name="differs")).to_have_count(int(line["differs"]))
        for cell, text in zip(line["cells"].items(), row_texts(shown), strict=True):
            complete = answer["results"][cell[0]]["complete"]
            assert expected_cell(cell[1], complete=complete).search(text), (line["kin"], text)
        told = [one for one in line["reasons"] if answer["results"][one["rules"]]["complete"]]
        expect(shown.get_by_role("listitem")).to_have_count(len(told))
        for reason, item in zip(told, shown.get_by_role("listitem").all(), strict=True):
            rulings = item.get_by_role("link").all_inner_texts()
            assert rulings == ([f"Ruling {reason['ruling']}"] if reason["ruling"] else [])
    page.keyboard.press("Escape")


def test_the_known_hand_in_words(table: Callable[..., Page]) -> None:
    page = table(link(KNOWN))
    dialog = compared(page)
    for rules, total in (("mcr", "79"), ("gb", "76"), ("gmcr", "24")):
        expect(page.get_by_test_id(f"compare-total-{rules}")).to_have_text(total)
    expect(dialog).to_contain_text("26 held to 24")
    reasons = {
        "four_concealed_pungs": "Guangdong gives 24 for it, as 4 Self-Drawn Pungs.",
        "mixed_shifted_pungs": "Guangdong has no such fan.",
        "fully_concealed_hand": "GB China leaves it out: not counted beside Four Concealed Pungs. "
        "Beside a fan that is concealed by nature, Fully Concealed Hand does not count and "
        "Self-Drawn does. Ruling 2",
        "258_pair": "Guangdong alone has this fan.",
        "self_drawn": "GB China counts it. In MCR 2006: already part of Fully Concealed Hand.",
    }
    for kin, words in reasons.items():
        expect(page.get_by_test_id(f"compare-line-{kin}")).to_contain_text(words)
    page.keyboard.press("Escape")


def test_payments_stand_side_by_side(table: Callable[..., Page]) -> None:
    page = table(link(MIXED_KONGS))
    dialog = compared(page)
    paid = dialog.locator(".compare-paid").first.locator("td")
    expect(paid).to_have_text(["+54", "+51", NONE])
    expect(dialog).to_contain_text("2 short of 4")
    page.keyboard.press("Escape")


def test_a_shape_unknown_somewhere_is_told_once(table: Callable[..., Page]) -> None:
    page = table(link(KNITTED))
    dialog = compared(page)
    expect(dialog.get_by_text("not a winning shape")).to_have_count(1)
    expect(dialog.locator(".compare-why b").get_by_text("Guangdong")).to_have_count(0)
    page.keyboard.press("Escape")


def test_what_is_missing_is_told(table: Callable[..., Page]) -> None:
    page = table()
    expect(compared(page)).to_contain_text("There is no hand to compare yet.")
    expect(page.get_by_test_id("compare")).to_contain_text("Where the rule sets part")
    page.keyboard.press("Escape")
    page = table(link("123m456p"))
    expect(compared(page)).to_contain_text(
        "Comparing takes a whole hand: 14 tiles, and this one has 6."
    )
    page.keyboard.press("Escape")
    page = table(link("111222m333p444s55m|EE1001"))
    expect(compared(page)).to_contain_text("A replacement is drawn after a kong")
    page.keyboard.press("Escape")


def test_the_keyboard_opens_reads_and_leaves(table: Callable[..., Page]) -> None:
    page = table(link(KNOWN))
    dialog = compared(page, "Enter")
    name = page.get_by_test_id("compare-line-258_pair").get_by_role("button")
    name.press("Enter")
    expect(page.locator("#meaning")).to_contain_text("258 Pair")
    page.keyboard.press("Escape")
    expect(name).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_test_id("compare-open")).to_be_focused()


def test_an_undo_under_the_comparison_is_compared_too(table: Callable[..., Page]) -> None:
    page = table(link(MIXED_KONGS))
    expect(page.get_by_test_id("total")).to_have_text("10")
    page.evaluate("(hash) => { location.hash = hash; }", link(KNOWN))
    expect(page.get_by_test_id("total")).to_have_text("79")
    compared(page)
    expect(page.get_by_test_id("compare-total-gb")).to_have_text("76")
    page.keyboard.press("Control+z")
    expect(page.get_by_test_id("compare-total-gb")).to_have_text("9")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("notation", [KNOWN, KNITTED, "123m"])
def test_the_comparison_is_accessible_and_fits(
    table: Callable[..., Page],
    accessible: Callable[[Page], None],
    notation: str,
    scheme: Literal["light", "dark"],
) -> None:
    page = table(link(notation))
    page.emulate_media(color_scheme=scheme)
    dialog = compared(page)
    expect(dialog.get_by_role("heading", name="Where the rule sets part")).to_be_visible()
    if notation != "123m":
        expect(page.get_by_test_id("compare-total-mcr")).to_be_visible()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        accessible(page)
        assert dialog.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    page.keyboard.press("Escape")


def test_every_reason_has_words_of_the_page() -> None:
    messages = (WEB / "i18n" / "en.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([\w-]+) =", messages, re.MULTILINE))
    wanted = {f"compare-{code}" for code in CODES}
    for rules, profile in PROFILES.items():
        wanted |= {f"rules-{rules}", *(f"difference-{one.id}" for one in profile.differences)}
    assert wanted <= known


def test_every_ruling_has_its_place(dist: Path) -> None:
    html = (dist / "rulings.html").read_text(encoding="utf-8")
    there = {int(number) for number in re.findall(r'<a id="r(\d+)">', html)}
    wanted = {one.ruling for profile in PROFILES.values() for one in profile.differences}
    for rules in PROFILES:
        wanted |= {number for fan in mcrcore.catalogue(rules) for number in fan["rulings"]}
    assert wanted <= there
    assert not re.search(r'style="|<script(?! type="module" src)|href="[^"#]*\.md', html)


def test_a_fan_leads_to_its_ruling_and_back_to_the_hand(
    calculator: Callable[..., Page], page: Page
) -> None:
    calculator(link(KNOWN))
    page.get_by_test_id("fan-fully_concealed_hand").get_by_role("button").click()
    page.locator("#meaning").get_by_role("link", name="Ruling 1", exact=True).click()
    expect(page).to_have_url(re.compile(r"rulings\.html#r1$"))
    expect(page.get_by_role("heading", name="1. Four Concealed Pungs")).to_be_in_viewport()
    page.get_by_role("link", name="Back to the calculator").click()
    engine_is(page, "ready")
    expect(page.get_by_test_id("total")).to_have_text("79")


def test_a_hand_of_a_ruling_opens_in_the_calculator(page: Page, site: str) -> None:
    page.goto(f"{site}rulings.html")
    page.get_by_role("link", name="111222m333p444s5m5m|WS1000").first.click()
    engine_is(page, "ready")
    expect(page.get_by_test_id("total")).to_have_text("79")


def test_the_rulings_open_offline(page: Page, host: Host) -> None:
    page.goto(host.address + link(KNOWN))
    engine_is(page, "ready")
    kept_by_worker(page)
    host.stop()
    compared(page)
    page.get_by_test_id("compare-line-self_drawn").get_by_role("link", name="Ruling 2").click()
    expect(page).to_have_title(re.compile("Rulings"))
    expect(page.get_by_role("heading", name="2. Fully Concealed Hand")).to_be_in_viewport()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_rulings_are_accessible_and_fit(
    page: Page, site: str, accessible: Callable[[Page], None], scheme: Literal["light", "dark"]
) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{site}rulings.html#r10")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        accessible(page)
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
