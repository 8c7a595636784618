"""Putting a hand together by tapping, and everything that can be said about it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from support.browsing import engine_is

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

MINUS = "\N{MINUS SIGN}"
REGULAR = "2p 3p 4p 2s 3s 4s 6m 6m 6m 5p 5p"
FOUR_KONGS = "#h=[1111m,1][2222p][EEEE,5][CCCC,2]99s|EE1001|abcdefgh"
EXAMPLES = {
    "regular_self_draw": ("11", [57, -19, -19, -19]),
    "discard_win": ("10", [34, -18, -8, -8]),
    "four_concealed_pungs": ("79", [261, -87, -87, -87]),
}


def tap(page: Page, mode: str, tiles: str) -> None:
    page.get_by_test_id(f"mode-{mode}").check()
    for tile in tiles.split():
        page.get_by_test_id(f"palette-{tile}").click()


def refused(page: Page, name: str, reason: str) -> None:
    """The control says why it cannot be used, and using it changes nothing but says so again."""
    before = text(page)
    control = page.get_by_test_id(name)
    expect(control).to_have_attribute("aria-disabled", "true")
    expect(control).to_have_accessible_description(reason)
    control.click(force=True)
    expect(page.get_by_test_id("note")).to_have_text(reason)
    assert text(page) == before


def text(page: Page) -> str:
    return page.get_by_test_id("notation").input_value()


def reads(page: Page, notation: str) -> None:
    expect(page.get_by_test_id("notation")).to_have_value(notation)


def scores(page: Page, total: str) -> None:
    expect(page.get_by_test_id("total")).to_have_text(total)


def test_a_hand_is_tapped_together_tile_by_tile(table: Callable[..., Page]) -> None:
    page = table()
    tap(page, "chow", "2m")
    tap(page, "concealed", REGULAR)
    scores(page, "11")
    expect(page.get_by_test_id("qualifying")).to_have_text("11")
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-wins", "true")
    expect(page.get_by_test_id("winning-tile")).to_have_accessible_name(
        "5 of dots, winning tile, take out"
    )
    expect(page.get_by_test_id("rack").locator("[data-testid^=tile-]")).to_have_count(10)
    reads(page, "[234m]234p234s666m55p|EE1000")


def test_a_hand_tapped_while_the_engine_loads_is_scored_when_it_is_ready(
    page: Page, site: str
) -> None:
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))  # noqa: PLW0108 - it gets an attribute
    page.goto(site)
    tap(page, "chow", "2m")
    tap(page, "concealed", REGULAR)
    engine_is(page, "loading")
    expect(page.get_by_test_id("palette-6m")).to_have_accessible_name("6 of characters, 1 left")
    while not held:
        page.wait_for_event("request")
    for route in held:
        route.continue_()
    scores(page, "11")


@pytest.mark.parametrize(
    ("mode", "tile", "notation", "left"),
    [
        ("chow", "7s", "[789s]|EE1000", "3 left"),
        ("pung", "P", "[PPP]|EE1000", "1 left"),
        ("kong", "1m", "[1111m,?]|EE1000", "0 left"),
        ("concealed_kong", "E", "[EEEE]|EE1000", "0 left"),
        ("concealed", "9p", "9p|EE1000", "3 left"),
    ],
)
def test_every_mode_makes_its_own_thing_of_a_tile(
    table: Callable[..., Page], mode: str, tile: str, notation: str, left: str
) -> None:
    page = table()
    tap(page, mode, tile)
    reads(page, notation)
    expect(page.get_by_test_id(f"palette-{tile}")).to_have_accessible_name(
        f"{_name(page, tile)}, {left}"
    )


def _name(page: Page, tile: str) -> str:
    name = page.get_by_test_id(f"palette-{tile}").get_attribute("aria-label") or ""
    return name.rsplit(",", 1)[0]


def test_tiles_on_the_table_can_be_entered_and_taken_away(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p234s666m55p|EE1000")
    scores(page, "11")
    tap(page, "public", "5p 5p")
    expect(page.get_by_test_id("public-1")).to_be_visible()
    expect(page.get_by_test_id("palette-5p")).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("public-0").click()
    expect(page.get_by_test_id("public-1")).to_have_count(0)
    expect(page).to_have_url(re.compile("public=5p$"))


def test_the_last_of_its_kind_follows_from_the_table(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p24s666m55p3s|EE0000")
    tap(page, "public", "3s 3s 3s")
    expect(page.get_by_test_id("fan-last_tile")).to_be_visible()
    reads(page, "[234m]234p24s666m55p3s|EE0100")


def test_a_tile_used_up_says_so(table: Callable[..., Page]) -> None:
    page = table("#h=1111m|EE1000")
    refused(page, "palette-1m", "All four are in use.")
    page.get_by_test_id("tile-0").click()
    expect(page.get_by_test_id("palette-1m")).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize(
    ("mode", "tile", "reason"),
    [
        ("chow", "8m", "A chow is named by its lowest tile, 1 to 7."),
        ("chow", "E", "A chow is made of suit tiles."),
        ("chow", "3p", "One of the three tiles is used up."),
        ("pung", "9s", "Fewer than three are left."),
        ("kong", "W", "Fewer than four are left."),
    ],
)
def test_a_set_that_cannot_be_says_why(
    table: Callable[..., Page], mode: str, tile: str, reason: str
) -> None:
    page = table("#h=4444p99sW|EE1000")
    page.get_by_test_id(f"mode-{mode}").check()
    refused(page, f"palette-{tile}", reason)


def test_a_fifth_set_is_refused(table: Callable[..., Page]) -> None:
    page = table("#h=[123m][123m][123m][123m]|EE1000")
    page.get_by_test_id("mode-pung").check()
    refused(page, "palette-9s", "Four sets are called already.")


def test_a_tap_takes_out_a_tile_a_set_and_the_winning_tile(table: Callable[..., Page]) -> None:
    page = table("#h=[234m,1]234p234s666m55p|EE1000")
    page.get_by_test_id("tile-1").click()
    reads(page, "[234m,1]24p234s666m55p|EE1000")
    page.get_by_test_id("meld-0").click()
    reads(page, "24p234s666m55p|EE1000")
    page.get_by_test_id("winning-tile").click()
    reads(page, "24p234s666m5p|EE1000")
    expect(page.get_by_test_id("winning-tile")).to_have_count(0)


def test_the_winning_tile_stays_when_another_is_replaced(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p234s666m55p|EE1000")
    page.get_by_test_id("tile-0").click()
    page.get_by_test_id("palette-2p").click()
    expect(page.get_by_test_id("winning-tile")).to_have_accessible_name(
        "5 of dots, winning tile, take out"
    )
    scores(page, "11")


def test_any_concealed_tile_can_be_made_the_winning_tile(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p234s666m55p|EE1000")
    page.get_by_test_id("choose-winning").click()
    expect(page.get_by_test_id("note")).to_have_text("Tap the tile that won.")
    page.get_by_test_id("tile-4").click()
    expect(page.get_by_test_id("winning-tile")).to_have_accessible_name(
        "3 of bamboo, winning tile, take out"
    )
    reads(page, "[234m]234p2s5p4s666m5p3s|EE1000")
    expect(page.get_by_test_id("fan-closed_wait")).to_be_visible()
    page.get_by_test_id("undo").click()
    reads(page, "[234m]234p234s666m55p|EE1000")


def test_a_hand_made_complete_by_a_set_names_its_winning_tile(
    table: Callable[..., Page],
) -> None:
    page = table()
    tap(page, "concealed", REGULAR)
    tap(page, "chow", "2m")
    expect(page.get_by_test_id("note")).to_have_text(
        "The last tile, 5 of dots, is now the winning tile."
    )
    scores(page, "11")


def test_tiles_can_be_put_in_order(table: Callable[..., Page]) -> None:
    page = table("#h=9s1mE5p|EE1000")
    page.get_by_test_id("sort").click()
    reads(page, "1m5p9sE|EE1000")
    expect(page.get_by_test_id("sort")).to_have_count(0)


def test_every_change_can_be_taken_back_and_made_again(calculator: Callable[..., Page]) -> None:
    page = calculator()
    expect(page.get_by_test_id("undo")).to_have_attribute("aria-disabled", "true")
    tap(page, "concealed", "1m 2m")
    page.get_by_test_id("flower-3").check()
    page.get_by_test_id("source-discard").check()
    page.get_by_test_id("clear").click()
    reads(page, "")
    undo, redo = page.get_by_test_id("undo"), page.get_by_test_id("redo")
    steps = ["12m|EE0000|d", "12m|EE1000|d", "12m|EE1000", "1m|EE1000", ""]
    for step in steps:
        undo.click()
        reads(page, step)
    for step in reversed(steps[:-1]):
        redo.click()
        reads(page, step)
    redo.click()
    reads(page, "")


def test_too_many_tiles_are_told_and_kept(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p234s666m55p|EE1000")
    page.get_by_test_id("palette-9s").click()
    expect(page.get_by_test_id("error-tile_count")).to_be_visible()
    expect(page.get_by_test_id("tile-10")).to_be_visible()
    page.get_by_test_id("undo").click()
    scores(page, "11")


def test_naming_the_discarder_makes_it_a_discard(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p234s666m55p|EE1000")
    page.get_by_test_id("discarder-2").check()
    expect(page.get_by_test_id("source-discard")).to_be_checked()
    scores(page, "10")
    expect(page.get_by_test_id("payment-2")).to_contain_text("18")
    page.get_by_test_id("source-self_draw").check()
    expect(page.get_by_test_id("discarder-2")).not_to_be_checked()
    scores(page, "11")


def test_winds_and_flowers_are_entered(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p234s666m55p|EE1000")
    page.get_by_test_id("seat-wind").select_option("S")
    page.get_by_test_id("round-wind").select_option("W")
    for flower in (3, 8):
        page.get_by_test_id(f"flower-{flower}").check()
    reads(page, "[234m]234p234s666m55p|WS1000|dh")
    scores(page, "13")
    expect(page.get_by_test_id("qualifying")).to_have_text("11")


def test_events_that_cannot_be_say_why(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p234s666m55p|EE1000")
    refused(page, "flag-kong_replacement", "Needs a kong in the hand.")
    refused(page, "flag-robbing_kong", "Needs a discard.")
    page.get_by_test_id("source-discard").check()
    reads(page, "[234m]234p234s666m55p|EE0000")
    refused(page, "flag-kong_replacement", "Needs a self-draw.")
    refused(page, "flag-robbing_kong", "The robbed tile must be the only one you hold.")


def test_events_exclude_each_other(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p24s666m55p3s|EE0000")
    page.get_by_test_id("flag-last_wall_tile").check()
    reads(page, "[234m]234p24s666m55p3s|EE0010")
    refused(page, "flag-robbing_kong", "Not with the last tile of the wall.")
    page.get_by_test_id("flag-last_wall_tile").uncheck()
    page.get_by_test_id("flag-robbing_kong").check()
    expect(page.get_by_test_id("fan-robbing_the_kong")).to_be_visible()
    refused(page, "flag-last_wall_tile", "Not with robbing a kong.")
    tap(page, "public", "3s")
    expect(page.get_by_test_id("flag-robbing_kong")).not_to_be_checked()


def test_an_event_that_a_change_rules_out_is_unset_aloud(table: Callable[..., Page]) -> None:
    page = table("#h=[2222m]234p234s666m55p|EE1001")
    expect(page.get_by_test_id("flag-kong_replacement")).to_be_checked()
    page.get_by_test_id("source-discard").check()
    expect(page.get_by_test_id("flag-kong_replacement")).not_to_be_checked()
    note = page.get_by_test_id("note")
    expect(note).to_contain_text("Replacement after a kong is no longer set. Needs a self-draw.")
    note.get_by_role("button").click()
    expect(page.get_by_test_id("flag-kong_replacement")).to_be_checked()
    expect(page.get_by_test_id("source-self_draw")).to_be_checked()


def test_an_impossible_event_from_a_text_is_kept_and_can_be_unset(
    table: Callable[..., Page],
) -> None:
    page = table("#h=[234m]234p234s666m55p|EE1001")
    expect(page.get_by_test_id("error-replacement_needs_kong")).to_be_visible()
    page.get_by_test_id("flag-kong_replacement").uncheck()
    scores(page, "11")


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_opens_with_one_tap(table: Callable[..., Page], example: str) -> None:
    page = table("#h=19m|EE1000")
    page.get_by_test_id(f"example-{example}").click()
    total, amounts = EXAMPLES[example]
    scores(page, total)
    for seat, amount in enumerate(amounts):
        shown = page.get_by_test_id(f"payment-{seat}")
        expect(shown).to_contain_text(f"{'+' if amount > 0 else MINUS}{abs(amount)}")
    page.get_by_test_id("undo").click()
    reads(page, "19m|EE1000")


def test_the_example_short_of_a_tile_shows_what_completes_it(
    table: Callable[..., Page],
) -> None:
    page = table()
    page.get_by_test_id("example-one_tile_missing").click()
    expect(page.get_by_test_id("wait-5p")).to_be_visible()
    page.get_by_test_id("palette-5p").click()
    scores(page, "11")


@pytest.mark.parametrize("width", [320, 360, 768])
def test_four_kongs_fit_and_nothing_scrolls_sideways(
    table: Callable[..., Page], width: int
) -> None:
    page = table(FOUR_KONGS)
    page.set_viewport_size({"width": width, "height": 740})
    scores(page, "117")
    boxes = (
        page.get_by_test_id("rack")
        .locator("[data-at]")
        .evaluate_all("all => all.map((one) => one.getBoundingClientRect())")
    )
    assert min(box["left"] for box in boxes) >= 0
    assert max(box["right"] for box in boxes) <= width
    assert len({round(box["bottom"]) for box in boxes}) <= 2
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("size", [(320, 568), (360, 740), (1280, 800)])
def test_nothing_moves_while_a_hand_grows(
    table: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = table()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    palette = page.get_by_test_id("palette-1m")
    before = palette.bounding_box()
    for fragment in ("#h=1234m|EE1000", "#h=[234m,1]234p234s666m55p|EE1000", FOUR_KONGS):
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
        expect(page.get_by_test_id("rack").locator("[data-at]")).not_to_have_count(0)
        assert palette.bounding_box() == before


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_palette_tiles_are_large_enough_for_a_thumb(table: Callable[..., Page], width: int) -> None:
    page = table()
    page.set_viewport_size({"width": width, "height": 740})
    boxes = page.locator(".palette button").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect())"
    )
    assert len(boxes) == 34
    assert min(box["height"] for box in boxes) >= 44
    assert min(box["width"] for box in boxes) >= 24


def test_looks_are_chosen_and_kept(calculator: Callable[..., Page]) -> None:
    page = calculator()
    root = page.locator("html")
    expect(root).to_have_attribute("data-index", "on")
    page.get_by_test_id("tile-index").click()
    page.get_by_test_id("theme").click()
    page.reload()
    expect(root).to_have_attribute("data-index", "off")
    expect(root).to_have_attribute("data-theme", "light")


def test_a_wait_that_is_gone_cannot_be_taken(table: Callable[..., Page]) -> None:
    page = table("#h=[234m,1]234p234s666m5p|EE1000&public=5p5p5p")
    page.get_by_test_id("wait-5p").get_by_role("button").first.click()
    expect(page.get_by_test_id("note")).to_have_text("All four are in use.")
    reads(page, "[234m,1]234p234s666m5p|EE1000")


def test_a_winning_tile_chosen_and_an_event_unset_are_both_told(
    table: Callable[..., Page],
) -> None:
    page = table("#h=[123m]123p45699s|EE0001")
    tap(page, "pung", "C")
    expect(page.get_by_test_id("winning-tile")).to_be_visible()
    expect(page.get_by_test_id("note")).to_contain_text(
        "The last tile, 9 of bamboo, is now the winning tile. Robbing a kong is no longer set."
    )
    page.get_by_test_id("undo").click()
    reads(page, "[123m]123p45699s|EE0001")
