"""What the page advises: what would lift a hand, how far it is, which tiles help."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from support.browsing import START_MS, engine_is, kept_by_worker

import mcrcore

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page
    from support.browsing import Host

LOW = "[123m]456m789p234s5s5s|EE0000"
LOW_WITH_FLOWER = "234m567p456s888s33m|EE1000|a"
SHAPELESS = "123456789m1357pE|EE1000"
FAR = "[234m]23p23s666m5pEE|EE1000"
CHICKEN = "[123m][345m]678p56sWW7s|EE0000"
ONE_POINT = "[123m][345m]678p56sWW7s|EE1000"


def link(notation: str, **parts: str) -> str:
    given = {"h": notation, **parts}
    return "#" + "&".join(f"{name}={quote(value)}" for name, value in given.items())


def tiles_of(buttons: Locator) -> list[str]:
    marks = buttons.evaluate_all("all => all.map((one) => one.dataset.testid)")
    return [mark.rpartition("-")[2] for mark in marks]


@pytest.mark.parametrize("notation", [LOW, LOW_WITH_FLOWER, ONE_POINT])
def test_what_would_lift_a_hand_is_what_the_engine_says(
    table: Callable[..., Page], notation: str
) -> None:
    page = table(link(notation))
    found = mcrcore.lifts(mcrcore.parse(notation))["lifts"]
    lifts = page.get_by_test_id("lifts").get_by_role("button", include_hidden=True)
    expect(lifts).to_have_count(len(found))
    shown = page.get_by_test_id("lifts").locator(".line-points").all_inner_texts()
    assert shown[:6] == [
        str(lift["total"] if lift["wins"] else lift["qualifying"]) for lift in found[:6]
    ]
    judged = page.get_by_test_id("lifts").locator(".lift-judged").all_inner_texts()
    assert [word == "wins" for word in judged[:6]] == [lift["wins"] for lift in found[:6]]


def test_a_lift_is_one_tap_away_and_one_back(table: Callable[..., Page]) -> None:
    page = table(link(LOW))
    page.get_by_role("button", name="1 of bamboo instead of 4 of bamboo").click()
    expect(page.get_by_test_id("qualifying")).to_have_text("12")
    expect(page.get_by_test_id("fan-mixed_straight")).to_be_visible()
    expect(page.get_by_test_id("notation")).to_have_value("[123m]456m789p12355s|EE0000")
    expect(page.get_by_test_id("lifts")).to_have_count(0)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("qualifying")).to_have_text("3")
    page.get_by_test_id("lift-last_wall_tile").press("Enter")
    expect(page.get_by_test_id("flag-last_wall_tile")).to_be_checked()
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-wins", "true")
    page.get_by_test_id("undo").click()
    page.get_by_test_id("lift-self_draw").press(" ")
    expect(page.get_by_test_id("source-self_draw")).to_be_checked()
    expect(page.get_by_test_id("qualifying")).to_have_text("4")
    expect(page.get_by_test_id("lift-self_draw")).to_have_count(0)


def test_the_last_of_its_kind_lies_on_the_table(table: Callable[..., Page]) -> None:
    page = table(link("123p[456p][888m]67m99s5m|EE1000"))
    page.get_by_test_id("lift-last_of_kind").click()
    expect(page.locator(".table-tile")).to_have_count(3)
    expect(page.get_by_test_id("fan-last_tile")).to_be_visible()


def test_the_trap_of_the_hand_without_a_fan(table: Callable[..., Page]) -> None:
    page = table(link(ONE_POINT))
    note = page.get_by_test_id("fallback")
    expect(note).to_have_text(re.compile(r"is a Chicken Hand and worth 8\. The 1 point it has"))
    page.get_by_test_id("lift-discard").click()
    expect(page.get_by_test_id("fan-chicken_hand")).to_be_visible()
    expect(note).to_have_text(re.compile("With 1 to 7 points it would not win"))
    page.get_by_test_id("winning-tile").click()
    expect(page.get_by_test_id("waits")).to_be_visible()
    expect(note).to_have_text(re.compile("and wins. With 1 to 7 points it does not"))
    page.get_by_test_id("rules").select_option("gmcr")
    expect(note).to_have_count(0)


def test_a_hand_that_wins_needs_no_advice(table: Callable[..., Page]) -> None:
    page = table(link("[234m,1]234p234s666m5p5p|EE1000"))
    expect(page.get_by_test_id("total")).to_have_text("11")
    for advice in ("lifts", "distance", "fallback"):
        expect(page.get_by_test_id(advice)).to_have_count(0)


def test_tiles_that_bring_a_hand_closer_can_be_tapped(table: Callable[..., Page]) -> None:
    page = table(link(FAR))
    found = mcrcore.distance(mcrcore.parse(FAR))
    distance = page.get_by_test_id("distance")
    expect(distance).to_contain_text("2 tiles short of a winning shape")
    expect(distance).to_contain_text("1 tile here has to go. These bring it closer.")
    assert tiles_of(distance.get_by_role("button")) == [row["tile"] for row in found["useful"]]
    page.get_by_role("button", name="Add 4 of dots, 4 left").press("Enter")
    expect(page.get_by_test_id("winning-tile")).to_have_attribute("aria-label", re.compile("^4 of"))
    expect(distance).to_contain_text("1 tile short of a winning shape")
    page.get_by_role("button", name="Take out 5 of dots, put in 1 of bamboo, 4 left").press("Enter")
    expect(page.get_by_test_id("qualifying")).to_be_visible()
    expect(distance).to_have_count(0)
    page.get_by_test_id("undo").click()
    expect(distance).to_contain_text("1 tile short of a winning shape")
    page.get_by_role("button", name="Take out 5 of dots", exact=True).click()
    assert [row.rpartition("-")[2] for row in waits_of(page)] == ["1s", "4s"]


def waits_of(page: Page) -> list[str]:
    rows = page.get_by_test_id("waits").locator("tbody tr")
    expect(rows.first).to_be_visible()
    marks: list[str] = rows.evaluate_all("all => all.map((one) => one.dataset.testid)")
    return marks


def test_a_few_tiles_are_told_how_far_they_are(table: Callable[..., Page]) -> None:
    page = table()
    for tile, words in (
        ("1m", "13 tiles short of a winning shape"),
        ("4p", "12 tiles short of a winning shape"),
        ("9s", "11 tiles short of a winning shape"),
    ):
        page.get_by_test_id(f"palette-{tile}").click()
        expect(page.get_by_test_id("distance")).to_contain_text(words)
    expect(page.get_by_test_id("distance")).to_contain_text("Any tile that is left")
    page.get_by_test_id("clear").click()
    expect(page.get_by_test_id("distance")).to_have_count(0)


def test_a_wait_that_is_gone_leaves_a_way_on(table: Callable[..., Page]) -> None:
    page = table(link("123456m78p99s[EEE,1]|EE1000", public="6p6p6p6p9p9p9p9p"))
    expect(page.get_by_test_id("waits")).to_be_visible()
    expect(page.get_by_test_id("distance")).to_contain_text("With the tiles that are left, 2 short")


def test_the_focus_stays_with_the_result(table: Callable[..., Page]) -> None:
    page = table(link(LOW))
    page.get_by_test_id("lift-self_draw").press("Enter")
    expect(page.get_by_test_id("qualifying")).to_have_text("4")
    expect(page.locator(".result")).to_be_focused()
    page.get_by_test_id("winning-tile").click()
    page.get_by_test_id("waits").get_by_role("button", name="Complete with").first.press("Enter")
    expect(page.get_by_test_id("qualifying")).to_be_visible()
    expect(page.locator(".result")).to_be_focused()


def test_fourteen_tiles_show_what_can_go(table: Callable[..., Page]) -> None:
    page = table(link(SHAPELESS))
    found = mcrcore.distance(mcrcore.parse(SHAPELESS))["discards"]
    rows = page.locator(".discards > li")
    expect(rows).to_have_count(len(found))
    for row, expected in zip(rows.all(), found, strict=True):
        buttons = row.locator(".useful button")
        assert tiles_of(buttons) == [tile["tile"] for tile in expected["useful"]]


def test_advice_fits_and_is_accessible(
    table: Callable[..., Page], accessible: Callable[[Page], None]
) -> None:
    for notation in (LOW, SHAPELESS, FAR, CHICKEN, "1357m1357p1357sEE|EE1000"):
        page = table(link(notation))
        expect(page.locator(".advice, [data-testid=fallback]").first).to_be_visible()
        for size in ({"width": 320, "height": 640}, {"width": 1280, "height": 800}):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            expect(page.locator(".advice[aria-busy=true]")).to_have_count(0)
            accessible(page)
            overflow = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert overflow <= 0, notation


def test_advice_works_offline(page: Page, host: Host, context: BrowserContext) -> None:
    page.goto(host.address)
    engine_is(page, "ready")
    kept_by_worker(page)
    host.stop()
    context.set_offline(offline=True)
    page.goto(host.address + link(LOW))
    page.reload()
    expect(page.get_by_test_id("lift-self_draw")).to_be_visible(timeout=START_MS)
    page.get_by_test_id("winning-tile").click()
    page.get_by_test_id("tile-0").click()
    expect(page.get_by_test_id("distance")).to_contain_text("2 tiles short")
