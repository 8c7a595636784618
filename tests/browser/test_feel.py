"""How the page feels: what moves, what stays, what is in sight, and what helps on a first visit."""

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
MOTION = """
() => [...document.querySelectorAll("body, body *")].flatMap((one) => {
  if (one.matches(".stuck")) return []; // it waits for a page that never came
  const { transitionDuration, transitionProperty, animationDuration } = getComputedStyle(one);
  const seconds = [transitionDuration, animationDuration].flatMap((list) => list.split(", "));
  const moved = transitionDuration === "0s" ? [] : transitionProperty.split(", ");
  return [{ what: String(one.className), seconds: Math.max(...seconds.map(parseFloat)), moved }];
})
"""
SHIFTS = """
async () => {
  // What the change of size moved is drawn first, and is not what is asked.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      for (const { node } of entry.sources) {
        const part = node?.parentElement?.closest(".header, .bar, .picker, .won-by, .winds");
        if (part) window.shifted.push(part.className);
      }
    }
  }).observe({ type: "layout-shift" });
}
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_moves_is_quick_and_still_for_those_who_ask(
    table: Callable[..., Page], motion: str
) -> None:
    page = table(REGULAR)
    expect(page.get_by_test_id("total")).to_have_text("11")
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.get_by_test_id("palette-5p").click(button="right")
    found = page.evaluate(MOTION)
    slowest = max(found, key=lambda one: one["seconds"])
    assert slowest["seconds"] <= (0 if motion == "reduce" else 0.15), slowest
    moved = {name for one in found for name in one["moved"]}
    assert moved <= {"transform", "opacity"}
    assert (motion == "no-preference") == any(one["seconds"] for one in found)
    page.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize("address", ["patterns.html", "guide/en/tiles.html", "sources.html"])
def test_other_pages_are_still_for_those_who_ask(page: Page, site: str, address: str) -> None:
    page.goto(site + address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert {one["seconds"] for one in page.evaluate(MOTION)} == {0}


@pytest.mark.parametrize(
    "size", [PHONE, {"width": 768, "height": 1024}, {"width": 1280, "height": 800}]
)
def test_nothing_that_is_touched_moves_when_answers_come(
    table: Callable[..., Page], size: ViewportSize
) -> None:
    page = table()
    page.set_viewport_size(size)
    page.evaluate(SHIFTS)
    parts = [".bar", ".picker", ".won-by", ".winds", ".flags legend"]
    before = [page.locator(part).bounding_box() for part in parts]
    for fragment, shown in [
        ("#h=[234m]234p234s666m5p|EE1000", page.get_by_test_id("wait-5p")),
        (REGULAR, page.get_by_test_id("fan-mixed_triple_chow")),
        ("#h=147m258p369s11s22p3m|EE1000", page.get_by_test_id("verdict")),
        ("#h=[1111m][2222m][3333m][4444m]55m|EE1000", page.get_by_test_id("fan-four_kongs")),
    ]:
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
        expect(shown).to_be_visible()
        assert [page.locator(part).bounding_box() for part in parts] == before
    assert page.evaluate("() => window.shifted") == []


def test_a_note_under_the_hand_moves_nothing(table: Callable[..., Page]) -> None:
    page = table("#h=123m456p789s1122s|EE1000")
    page.set_viewport_size(PHONE)
    before = page.locator(".picker").bounding_box()
    page.get_by_test_id("mode-pung").check()
    page.get_by_test_id("palette-C").click()
    expect(page.get_by_test_id("note")).to_contain_text("is now the winning tile")
    assert page.locator(".picker").bounding_box() == before
    page.get_by_test_id("palette-9p").click(button="right")
    expect(page.get_by_test_id("note").get_by_role("button")).to_be_visible()
    box = page.locator(".picker").bounding_box()
    assert box
    assert before
    assert box["y"] == before["y"]


def test_on_a_phone_the_total_stays_in_sight_while_picking(table: Callable[..., Page]) -> None:
    page = table(REGULAR)
    page.set_viewport_size(PHONE)
    total = page.locator(".dock-number")
    for name in ("palette-1m", "discarder-1", "flag-robbing_kong", "flower-8"):
        page.get_by_test_id(name).scroll_into_view_if_needed()
        expect(total).to_be_in_viewport(ratio=1)
    page.get_by_test_id("flower-8").check()
    expect(total).to_have_text("12")
    expect(total).to_be_in_viewport(ratio=1)


def test_hints_cover_nothing_and_leave_for_good(page: Page, site: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(site)
    engine_is(page, "ready")
    hint, away = page.get_by_test_id("hint"), page.get_by_test_id("hint-away")
    expect(hint).to_contain_text("Hold a tile below")
    before = page.locator(".bar").bounding_box()
    box, rack = hint.bounding_box(), page.locator(".winning-place").bounding_box()
    assert box
    assert rack
    assert before
    assert box["x"] + box["width"] <= rack["x"]
    assert box["y"] + box["height"] <= before["y"]
    page.get_by_test_id("palette-1m").click()
    expect(hint).to_have_count(0)
    page.get_by_test_id("undo").click()
    for words in ("Hold a tile below", "Drag a tile of your hand", "type 2 3 4 m"):
        expect(hint).to_contain_text(words)
        away.click()
    expect(hint).to_have_count(0)
    assert page.locator(".bar").bounding_box() == before
    page.reload()
    engine_is(page, "ready")
    expect(page.get_by_test_id("palette-1m")).to_be_visible()
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_hints_fit_into_the_empty_rack(page: Page, site: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(site)
    for _ in range(3):
        inside = page.locator(".rack-empty").bounding_box()
        rack = page.locator(".rack").bounding_box()
        assert inside
        assert rack
        assert inside["y"] + inside["height"] <= rack["y"] + rack["height"]
        page.get_by_test_id("hint-away").click()


def test_a_random_hand_opens_and_can_be_left_again(table: Callable[..., Page]) -> None:
    page = table("#h=19m|EE1000")
    page.get_by_test_id("random").click()
    expect(page.get_by_test_id("total")).to_be_visible()
    expect(page.get_by_test_id("errors")).to_have_count(0)
    first = page.get_by_test_id("notation").input_value()
    page.get_by_test_id("random").click()
    expect(page.get_by_test_id("notation")).not_to_have_value(first)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("notation")).to_have_value(first)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("notation")).to_have_value("19m|EE1000")


@pytest.mark.parametrize(
    ("rules", "fan"),
    [("mcr", "pure_straight"), ("gb", "melded_and_concealed_kong"), ("gmcr", "258_hand")],
)
def test_a_random_hand_has_the_fan_that_was_asked_for(
    table: Callable[..., Page], rules: str, fan: str
) -> None:
    page = table("#h=19m|EE1000")
    page.get_by_test_id("rules").select_option(rules)
    page.get_by_test_id("random-fan").select_option(fan)
    page.get_by_test_id("random").click()
    expect(page.get_by_test_id(f"fan-{fan}")).to_be_visible()
    expect(page.get_by_test_id("rules")).to_have_value(rules)
    page.get_by_test_id("rules").select_option("mcr")
    page.get_by_test_id("random-fan").select_option("")


def test_on_a_phone_an_opened_hand_comes_into_sight(table: Callable[..., Page]) -> None:
    page = table()
    page.set_viewport_size(PHONE)
    page.get_by_test_id("example-discard_win").click()
    expect(page.get_by_test_id("rack")).to_be_in_viewport()
    page.get_by_test_id("random").click()
    expect(page.get_by_test_id("rack")).to_be_in_viewport()
    expect(page.get_by_test_id("notation")).to_have_value(re.compile(r"\|[ESWN]{2}"))
