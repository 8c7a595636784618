"""Entering a hand without friction: keys, pastes, drags, seen tiles, and the way back from each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from support.browsing import engine_is

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

REGULAR = "#h=[234m]234p234s666m55p|EE1000"
PHONE: ViewportSize = {"width": 360, "height": 740}


def reads(page: Page, notation: str) -> None:
    expect(page.get_by_test_id("notation")).to_have_value(notation)


def bottom(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box
    return box["y"] + box["height"]


def test_a_change_of_the_rules_can_be_taken_back(table: Callable[..., Page]) -> None:
    page = table("#h=111222m333p444s5m5m|EE1000")
    rules, total = page.get_by_test_id("rules"), page.get_by_test_id("total")
    expect(total).to_have_text("79")
    rules.select_option("gmcr")
    expect(total).to_have_text("24")
    page.get_by_test_id("undo").click()
    expect(rules).to_have_value("mcr")
    expect(total).to_have_text("79")
    page.get_by_test_id("redo").click()
    expect(rules).to_have_value("gmcr")
    expect(page).to_have_url(re.compile("rules=gmcr"))
    page.get_by_test_id("undo").click()
    expect(rules).to_have_value("mcr")


def test_the_rules_taken_back_are_those_of_the_next_visit(
    calculator: Callable[..., Page], site: str
) -> None:
    page = calculator()
    page.get_by_test_id("rules").select_option("gb")
    page.get_by_test_id("undo").click()
    page.goto(f"{site}licences.txt")
    page.goto(site)
    engine_is(page, "ready")
    expect(page.get_by_test_id("rules")).to_have_value("mcr")


def test_a_hand_of_guangdong_in_the_rulings_opens_under_its_rules(page: Page, site: str) -> None:
    page.goto(f"{site}rulings.html")
    hand = page.get_by_role("link", name="[444m][234m]678p99675s|ES0000").first
    hand.click()
    engine_is(page, "ready")
    expect(page.get_by_test_id("rules")).to_have_value("gmcr")
    expect(page.get_by_test_id("qualifying")).to_have_text("1")


def test_on_a_phone_everything_up_to_the_discarder_is_above_the_dock(
    table: Callable[..., Page],
) -> None:
    page = table("#h=[234m]234p234s666m55p|EE0000")
    page.set_viewport_size(PHONE)
    expect(page.get_by_test_id("total")).to_have_text("10")
    dock = page.locator(".dock").bounding_box()
    assert dock
    assert bottom(page, ".discarders") < dock["y"]


@pytest.mark.parametrize("fragment", ["", REGULAR, "#h=[234m,1]234p234s666m5p|EE1000"])
def test_very_large_letters_do_not_scroll_the_page_sideways(
    table: Callable[..., Page], fragment: str
) -> None:
    page = table(fragment)
    page.set_viewport_size(PHONE)
    page.evaluate("() => { document.documentElement.style.fontSize = '32px'; }")
    try:
        expect(page.locator(".dock")).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    finally:
        page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
