"""The page without a pointer, and for those who listen to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

REGULAR = "#h=[234m]234p234s666m55p|EE1000"


def focused(page: Page, name: str) -> None:
    expect(page.get_by_test_id(name)).to_be_focused()


def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Press Tab until a control has the focus, as somebody without a mouse would."""
    for _ in range(80):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement?.dataset.testid") == name:
            return
    pytest.fail(f"Tab never came to {name}")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_a_hand_is_scored_without_a_pointer(calculator: Callable[..., Page]) -> None:
    page = calculator()
    tab_to(page, "mode-concealed")
    press(page, "ArrowRight")
    expect(page.get_by_test_id("mode-chow")).to_be_checked()
    tab_to(page, "palette-1m")
    press(page, "ArrowRight", "Enter")
    tab_to(page, "mode-chow", "Shift+Tab")
    press(page, "ArrowLeft")
    tab_to(page, "palette-2m")
    press(page, *"234p234s666m55p")
    expect(page.get_by_test_id("total")).to_have_text("11")
    tab_to(page, "source-self_draw")
    press(page, "ArrowRight")
    expect(page.get_by_test_id("total")).to_have_text("10")
    tab_to(page, "discarder-1")
    press(page, "ArrowRight")
    expect(page.get_by_test_id("payment-2")).to_contain_text("18")
    tab_to(page, "flower-1")
    press(page, "Space")
    expect(page.get_by_test_id("total")).to_have_text("11")


def test_arrow_keys_walk_the_palette_in_its_nine_columns(table: Callable[..., Page]) -> None:
    page = table()
    tab_to(page, "palette-1m")
    for key, tile in [
        ("ArrowLeft", "1m"),
        ("ArrowUp", "1m"),
        ("ArrowRight", "2m"),
        ("ArrowDown", "2p"),
        ("End", "P"),
        ("ArrowUp", "7s"),
        ("ArrowRight", "8s"),
        ("ArrowRight", "9s"),
        ("ArrowDown", "P"),
        ("ArrowDown", "P"),
        ("Home", "1m"),
    ]:
        press(page, key)
        focused(page, f"palette-{tile}")
    assert page.locator(".palette [tabindex='0']").count() == 1


def test_tiles_are_typed_into_the_palette(table: Callable[..., Page]) -> None:
    page = table()
    tab_to(page, "palette-1m")
    press(page, "2", "3")
    expect(page.get_by_test_id("note")).to_contain_text("23")
    press(page, "Backspace", "4", "s", "s", "p", "9", "Escape", "e")
    notation = page.get_by_test_id("notation")
    expect(notation).to_have_value("24sSPE|EE1000")
    press(page, "Backspace")
    expect(notation).to_have_value("24sSP|EE1000")


def test_the_rack_is_walked_and_changed_by_keys(table: Callable[..., Page]) -> None:
    page = table(REGULAR)
    tab_to(page, "meld-0")
    press(page, "ArrowRight", "ArrowRight")
    focused(page, "tile-1")
    press(page, "w")
    expect(page.get_by_test_id("winning-tile")).to_have_accessible_name(
        "3 of dots, winning tile, take out"
    )
    press(page, "Enter")
    expect(page.get_by_test_id("notation")).to_have_value("[234m]24p234s666m53p|EE1000")
    focused(page, "tile-1")
    press(page, "Delete")
    expect(page.get_by_test_id("notation")).to_have_value("[234m]2p234s666m53p|EE1000")


def test_the_focus_stays_near_when_the_last_tile_goes(table: Callable[..., Page]) -> None:
    page = table("#h=1m2m|EE1000")
    tab_to(page, "tile-0")
    press(page, "End")
    focused(page, "tile-1")
    press(page, "Enter")
    focused(page, "tile-0")
    press(page, "Enter")
    focused(page, "palette-1m")


def test_the_winning_tile_is_chosen_by_keys_and_escape_leaves(
    table: Callable[..., Page],
) -> None:
    page = table(REGULAR)
    tab_to(page, "choose-winning")
    press(page, "Enter")
    choose = page.get_by_test_id("choose-winning")
    expect(choose).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("tile-0")).to_have_accessible_name(
        "2 of dots, make it the winning tile"
    )
    press(page, "Escape")
    expect(choose).to_have_attribute("aria-pressed", "false")


def test_undo_and_redo_have_keys_but_leave_the_text_its_own(
    table: Callable[..., Page],
) -> None:
    page = table()
    notation = page.get_by_test_id("notation")
    tab_to(page, "palette-1m")
    press(page, "1", "m", "2", "m")
    expect(notation).to_have_value("12m|EE1000")
    press(page, "Control+z")
    expect(notation).to_have_value("1m|EE1000")
    press(page, "Control+Shift+Z")
    expect(notation).to_have_value("12m|EE1000")
    press(page, "Control+z", "Control+y")
    expect(notation).to_have_value("12m|EE1000")


def test_help_opens_and_closes_and_gives_the_focus_back(calculator: Callable[..., Page]) -> None:
    page = calculator()
    tab_to(page, "help")
    press(page, "Enter")
    expect(page.get_by_test_id("help-dialog")).to_be_visible()
    press(page, "Escape")
    expect(page.get_by_test_id("help-dialog")).not_to_be_visible()
    focused(page, "help")
    press(page, "Enter")
    expect(page.get_by_test_id("help-dialog")).to_be_visible()


def test_what_has_the_focus_is_seen(calculator: Callable[..., Page]) -> None:
    page = calculator(REGULAR)
    for name in (
        "rules",
        "help",
        "meld-0",
        "notation",
        "clear",
        "palette-1m",
        "flag-last_wall_tile",
    ):
        tab_to(page, name)
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid", name
    tab_to(page, "mode-concealed", "Shift+Tab")
    outline = page.evaluate(
        "getComputedStyle(document.activeElement.nextElementSibling).outlineStyle"
    )
    assert outline == "solid"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "fragment",
    ["", "#h=123m|EE1000", REGULAR, "#h=[1111m,1][2222p][EEEE,5][CCCC,2]99s|EE1001|abc&public=9s"],
)
def test_the_input_side_is_accessible(
    table: Callable[..., Page],
    accessible: Callable[[Page], None],
    scheme: str,
    fragment: str,
) -> None:
    page = table()
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.evaluate("fragment => { location.hash = fragment; }", fragment)
    page.get_by_test_id("mode-chow").check()
    expect(page.get_by_test_id("palette-9m")).to_have_attribute("aria-disabled", "true")
    accessible(page)


def test_the_help_and_a_broken_text_are_accessible(
    calculator: Callable[..., Page], accessible: Callable[[Page], None]
) -> None:
    page = calculator(REGULAR)
    page.get_by_test_id("notation").fill("123m45x")
    expect(page.locator(".notation-problem")).to_be_visible()
    accessible(page)
    page.get_by_test_id("help").click()
    expect(page.get_by_test_id("help-dialog")).to_be_visible()
    accessible(page)


def test_the_focus_stays_on_the_table_when_its_last_tile_goes(table: Callable[..., Page]) -> None:
    page = table("#h=123m|EE1000&public=9s8s")
    page.get_by_test_id("public-1").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("public-0")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("public-0")).to_have_count(0)
    expect(page.locator(".palette :focus")).to_have_count(1)
    expect(page.get_by_test_id("tile-2")).to_be_visible()
