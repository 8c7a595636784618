"""Entering a hand without friction: keys, pastes, drags, seen tiles, and the way back from each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from support.browsing import engine_is

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page, ViewportSize

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


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def says(page: Page, note: str) -> None:
    expect(page.get_by_test_id("note")).to_contain_text(note)


def paste(page: Page, text: str) -> None:
    """Paste as a reader would: from the clipboard, with the keys for it."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    page.keyboard.press("ControlOrMeta+v")


def middle(page: Page, name: str) -> tuple[float, float]:
    box = page.get_by_test_id(name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, tile: str, onto: str) -> None:
    page.mouse.move(*middle(page, tile))
    page.mouse.down()
    page.mouse.move(*middle(page, onto), steps=6)
    page.mouse.up()


def test_a_whole_hand_is_typed_wherever_the_focus_is(table: Callable[..., Page]) -> None:
    page = table()
    page.locator("body").press("2")
    press(page, *"34", "Shift+M", *"234p234s666m55p")
    reads(page, "[234m]234p234s666m55p|EE1000")
    expect(page.get_by_test_id("total")).to_have_text("11")
    press(page, "Backspace", "Backspace")
    reads(page, "[234m]234p234s666m|EE1000")


@pytest.mark.parametrize(
    ("keys", "notation"),
    [
        ("2 3 4 Shift+M", "[234m]|EE1000"),
        ("4 2 3 Shift+M", "[234m]|EE1000"),
        ("5 5 5 Shift+P", "[555p]|EE1000"),
        ("5 5 5 5 Shift+S", "[5555s,?]|EE1000"),
        ("Shift+C", "[CCC]|EE1000"),
        ("4 Shift+E", "[EEEE,?]|EE1000"),
        ("Shift+Alt+F", "[FFFF]|EE1000"),
        ("9 Shift+Alt+M", "[9999m]|EE1000"),
        ("4 3 2 m E s", "432mES|EE1000"),
        ("E E Backspace 1 2 Backspace 9 p", "E19p|EE1000"),
    ],
)
def test_keys_make_sets_and_tiles(table: Callable[..., Page], keys: str, notation: str) -> None:
    page = table()
    press(page, *keys.split())
    reads(page, notation)


@pytest.mark.parametrize("keys", ["2 4 Shift+M", "8 9 Shift+S", "2 3 4 Shift+Alt+P"])
def test_keys_that_make_no_set_say_so(table: Callable[..., Page], keys: str) -> None:
    page = table("#h=1m|EE1000")
    press(page, *keys.split())
    says(page, "is not a set. A set is three tiles in a row")
    reads(page, "1m|EE1000")


def test_tiles_are_typed_onto_the_table_and_taken_back(table: Callable[..., Page]) -> None:
    page = table(REGULAR)
    press(page, "5", "5", "Alt+p", "Alt+n")
    expect(page.get_by_test_id("public-2")).to_have_accessible_name(
        "north wind on the table, take out"
    )
    says(page, "north wind is on the table.")
    reads(page, "[234m]234p234s666m55p|EE1000")
    page.get_by_test_id("note").get_by_role("button").click()
    expect(page.get_by_test_id("public-2")).to_have_count(0)
    press(page, "Control+z", "Control+z")
    expect(page.get_by_test_id("public-0")).to_have_count(0)


def test_letters_in_fields_and_lists_add_nothing(table: Callable[..., Page]) -> None:
    page = table("#h=1m|EE1000")
    page.get_by_test_id("seat-wind").focus()
    press(page, "S")
    page.get_by_test_id("notation").focus()
    press(page, "End", "?")
    expect(page.get_by_test_id("help-dialog")).to_be_hidden()
    page.get_by_test_id("notation").fill("1m")
    page.get_by_test_id("settle-open").click()
    page.get_by_test_id("settle-winner-1").focus()
    press(page, "9", "E")
    page.keyboard.press("Escape")
    reads(page, "1m|EE1000")


def test_a_question_mark_opens_the_help_that_names_the_keys(table: Callable[..., Page]) -> None:
    page = table()
    press(page, "?")
    dialog = page.get_by_test_id("help-dialog")
    expect(dialog).to_be_visible()
    for words in ("A called set: hold Shift", "Tiles on the table: hold Alt", "Open this help"):
        expect(dialog).to_contain_text(words)
    press(page, "Escape")
    expect(dialog).to_be_hidden()


def test_typing_anywhere_can_be_turned_off_and_stays_off(calculator: Callable[..., Page]) -> None:
    page = calculator()
    press(page, "?")
    page.get_by_test_id("keys-switch").uncheck()
    press(page, "Escape", "E")
    page.reload()
    engine_is(page, "ready")
    press(page, "E")
    reads(page, "")
    page.get_by_test_id("palette-1m").focus()
    press(page, "E")
    reads(page, "E|EE1000")


@pytest.mark.parametrize(
    "text",
    [
        "[234m]234p234s666m55p|EE1000",
        "\n 234m 234p\n234s 666m 5p5p ",
        "二三四万二三四筒二三四条六六六万五五筒",
        "二萬三萬四萬二餅三餅四餅二條三條四條六萬六萬六萬五餅五餅",
        "W2W3W4B2B3B4T2T3T4W6W6W6B5B5",
        "W2 W3 W4 B2 B3 B4 T2 T3 T4 W6 W6 W6 B5 B5",
        "🀈🀉🀊🀚🀛🀜🀑🀒🀓🀌🀌🀌🀝🀝",
        "".join(chr(ord(sign) + 0xFEE0) for sign in "234m234p234s666m55p"),
    ],
)
def test_a_hand_is_pasted_anywhere_in_any_writing(table: Callable[..., Page], text: str) -> None:
    page = table("#h=19m|EE1000")
    page.get_by_test_id("palette-E").focus()
    paste(page, text)
    expect(page.get_by_test_id("total")).to_have_text(re.compile(r"^1[0-9]$"))
    expect(page.get_by_test_id("notation")).to_have_value(re.compile(r"234p234s666m55p\|EE1000$"))
    page.get_by_test_id("undo").click()
    reads(page, "19m|EE1000")


def test_each_paste_is_a_step_of_its_own(table: Callable[..., Page]) -> None:
    page = table()
    paste(page, "东东")
    reads(page, "EE|EE1000")
    paste(page, "南南")
    reads(page, "SS|EE1000")
    paste(page, "1m")
    reads(page, "1m|EE1000")
    for before in ("SS|EE1000", "EE|EE1000", ""):
        page.get_by_test_id("undo").click()
        reads(page, before)


def test_a_pasted_link_opens_its_hand_and_a_bad_one_is_refused(
    table: Callable[..., Page],
) -> None:
    page = table("#h=19m|EE1000")
    page.get_by_test_id("notation").focus()
    paste(page, "look: http://127.0.0.1/elsewhere/#h=ESWNCFP%7CEE1000&rules=gb")
    reads(page, "ESWNCFP|EE1000")
    expect(page.get_by_test_id("rules")).to_have_value("gb")
    page.get_by_test_id("undo").click()
    reads(page, "19m|EE1000")
    expect(page.get_by_test_id("rules")).to_have_value("mcr")
    paste(page, "#h=1m&rules=riichi")
    says(page, "This link asks for rules this page does not have: riichi.")


def test_a_pasted_text_that_is_no_hand_is_shown_with_its_fault(table: Callable[..., Page]) -> None:
    page = table("#h=19m|EE1000")
    page.get_by_test_id("palette-E").focus()
    paste(page, "dear diary")
    reads(page, "dear diary")
    expect(page.get_by_test_id("errors")).to_be_visible()
    expect(page.get_by_test_id("tile-1")).to_be_visible()
    page.get_by_test_id("undo").click()
    reads(page, "19m|EE1000")


def test_a_paste_full_of_what_begins_a_link_is_looked_through_at_once(
    table: Callable[..., Page],
) -> None:
    page = table("#h=19m|EE1000")
    page.get_by_test_id("palette-E").focus()
    paste(page, "#" * 300_000)
    expect(page.get_by_test_id("errors")).to_be_visible()
    page.get_by_test_id("undo").click()
    reads(page, "19m|EE1000")


def test_a_tile_held_or_clicked_with_the_other_button_goes_to_the_table(
    table: Callable[..., Page],
) -> None:
    page = table(REGULAR)
    page.get_by_test_id("palette-5p").click(button="right")
    expect(page.get_by_test_id("public-0")).to_be_visible()
    page.mouse.move(*middle(page, "palette-9s"))
    page.mouse.down()
    expect(page.get_by_test_id("public-1")).to_be_visible()
    page.mouse.up()
    reads(page, "[234m]234p234s666m55p|EE1000")
    says(page, "9 of bamboo is on the table.")
    page.get_by_test_id("palette-9s").click()
    expect(page.get_by_test_id("error-tile_count")).to_be_visible()
    page.get_by_test_id("undo").click()
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("public-1")).to_have_count(0)
    page.get_by_test_id("public-0").click()
    expect(page.get_by_test_id("public-0")).to_have_count(0)


SLIP = """
(tile) => {
  const { left, top } = tile.getBoundingClientRect();
  const at = (y) => ({ bubbles: true, isPrimary: true, clientX: left + 9, clientY: top + y });
  tile.dispatchEvent(new PointerEvent("pointerdown", at(9)));
  tile.dispatchEvent(new PointerEvent("pointermove", at(60)));
}
"""


def test_a_finger_that_slips_lays_nothing_and_one_that_rests_one_tile(
    browser: Browser, site: str
) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True)
    page = context.new_page()
    page.goto(site + REGULAR)
    engine_is(page, "ready")
    page.get_by_test_id("palette-3s").evaluate(SLIP)
    touch = context.new_cdp_session(page)
    x, y = middle(page, "palette-9s")
    begin = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    touch.send("Input.dispatchTouchEvent", begin)
    expect(page.get_by_test_id("public-0")).to_have_accessible_name(re.compile("9 of bamboo"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    says(page, "9 of bamboo is on the table.")
    expect(page.get_by_test_id("public-1")).to_have_count(0)
    reads(page, "[234m]234p234s666m55p|EE1000")
    context.close()


def test_alt_and_enter_lay_a_tile_on_the_table(table: Callable[..., Page]) -> None:
    page = table(REGULAR)
    page.get_by_test_id("palette-E").focus()
    press(page, "Alt+Enter")
    expect(page.get_by_test_id("public-0")).to_have_accessible_name(re.compile("east wind"))
    reads(page, "[234m]234p234s666m55p|EE1000")


def test_where_the_table_does_not_matter_it_says_so(table: Callable[..., Page]) -> None:
    page = table(REGULAR + "&rules=gmcr")
    page.get_by_test_id("palette-E").click(button="right")
    says(page, "These rules do not look at the tiles on the table.")
    reads(page, "[234m]234p234s666m55p|EE1000")
    page.get_by_test_id("rules").select_option("mcr")
    expect(page.get_by_test_id("public-0")).to_have_count(0)


def test_tiles_sets_and_the_winning_tile_are_dragged(table: Callable[..., Page]) -> None:
    page = table("#h=[123m][CCC]19p19s1mEE8s|EE1000")
    drag(page, "tile-0", "tile-2")
    reads(page, "[123m][CCC]9p1s1p9s1mEE8s|EE1000")
    drag(page, "tile-3", "tile-1")
    reads(page, "[123m][CCC]9p91s1p1mEE8s|EE1000")
    drag(page, "meld-0", "meld-1")
    reads(page, "[CCC][123m]9p91s1p1mEE8s|EE1000")
    drag(page, "tile-6", "winning-tile")
    reads(page, "[CCC][123m]9p91s1p1mE8sE|EE1000")
    drag(page, "winning-tile", "tile-0")
    reads(page, "[CCC][123m]E91s1p1mE8s9p|EE1000")
    drag(page, "tile-1", "meld-0")
    reads(page, "[CCC][123m]9sE1s1p1mE8s9p|EE1000")
    for _ in range(6):
        page.get_by_test_id("undo").click()
    reads(page, "[123m][CCC]19p19s1mEE8s|EE1000")


def test_a_tile_dropped_on_the_empty_place_wins(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p234s666m5p|EE1000")
    page.mouse.move(*middle(page, "tile-3"))
    page.mouse.down()
    slot = page.locator(".winning-place .slot").bounding_box()
    assert slot
    page.mouse.move(slot["x"] + 5, slot["y"] + 5, steps=4)
    page.mouse.up()
    expect(page.get_by_test_id("winning-tile")).to_have_accessible_name(re.compile("2 of bamboo"))


def test_a_drag_that_leads_nowhere_or_is_left_changes_nothing(table: Callable[..., Page]) -> None:
    page = table(REGULAR)
    drag(page, "tile-0", "palette-9s")
    reads(page, "[234m]234p234s666m55p|EE1000")
    page.mouse.move(*middle(page, "tile-0"))
    page.mouse.down()
    page.mouse.move(*middle(page, "tile-4"), steps=4)
    expect(page.locator("[data-drop]")).to_have_count(1)
    press(page, "Escape")
    expect(page.locator("[data-drop], [data-dragged]")).to_have_count(0)
    page.mouse.up()
    reads(page, "[234m]234p234s666m55p|EE1000")
    drag(page, "tile-0", "tile-1")
    page.get_by_test_id("tile-0").click()
    reads(page, "[234m]24p234s666m55p|EE1000")


def test_alt_and_arrows_move_tiles_sets_and_the_winning_tile(table: Callable[..., Page]) -> None:
    page = table("#h=[123m][CCC]19p19s1mEE8s|EE1000")
    page.get_by_test_id("tile-1").focus()
    press(page, "Alt+ArrowLeft")
    reads(page, "[123m][CCC]91p19s1mEE8s|EE1000")
    expect(page.get_by_test_id("tile-0")).to_be_focused()
    press(page, *["Alt+ArrowRight"] * 6)
    reads(page, "[123m][CCC]1p19s1mEE9p8s|EE1000")
    press(page, "Alt+ArrowRight")
    reads(page, "[123m][CCC]1p19s1mEE8s9p|EE1000")
    expect(page.get_by_test_id("winning-tile")).to_be_focused()
    press(page, "Alt+ArrowLeft")
    reads(page, "[123m][CCC]1p19s1mEE9p8s|EE1000")
    page.get_by_test_id("meld-1").focus()
    press(page, "Alt+ArrowLeft")
    reads(page, "[CCC][123m]1p19s1mEE9p8s|EE1000")
    expect(page.get_by_test_id("meld-0")).to_be_focused()
    press(page, "Control+z")
    reads(page, "[123m][CCC]1p19s1mEE9p8s|EE1000")
