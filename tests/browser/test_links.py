"""A hand as text and as a link: both ways, in step, and safe against anything."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import expect

import mcrcore

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

REGULAR = "[234m,1]234p234s666m55p|EE1000"
CASES = Path(__file__).parent.parent / "cases"
KONGS = "[1111s,1][2222m,2][3333p,7][4444p]88s"
CALL = (
    'MahjongFanCalculator((("CHI","W3",1),), ("B2","B3","B4","T2","T3","T4","W6","W6","W6","B5"),'
    '"B5", 0, True, False, False, False, 0, 0)'
)
TUPLE = (
    "((('GANG', 'W1', 2),), ('W2', 'W2', 'W2', 'W3', 'W3', 'W3', 'W4', 'W4', 'W4', 'W5'), 'W5',"
    " 1, False, False, False, True, 1, 2)"
)
FOREIGN = {
    CALL: REGULAR,
    TUPLE: "[1111m,2]22233344455m|WS0010|a",
    "[B1B2B3,1]B4B5B6 T7T8T9 W1W1W1 F1 F1": "[123p,1]456p789s111mEE|EE1000",
    f"{KONGS}|EE0000|2": f"{KONGS}|EE0000|ab",
}
"""What other programs write, and the same in the canonical notation."""
HOSTILE = [
    "<img src=x onerror=alert(1)>",
    '"><script>alert(1)</script>',
    "${alert(1)} {{7*7}} <!-- lit -->",
    "javascript:alert(1)",
    "[[[[[[[[",
    "123m\u202e321m\u0000",
    "%%% %E0%A4%A",
    "🀀🀁🀂🃏👩‍👩‍👧",
    "__proto__",
    "|||||",
]


def hand_is(page: Page, notation: str) -> None:
    expect(page.get_by_test_id("notation")).to_have_value(notation)


def link_says(page: Page, *parts: str) -> None:
    """The fragment holds exactly these parts."""
    pattern = "&".join(re.escape(quote(part, safe="=")) for part in parts)
    expect(page).to_have_url(re.compile(f"#{pattern}$"))


def rack_holds(page: Page, tiles: int) -> None:
    expect(page.get_by_test_id("rack").locator("[data-testid^=tile-]")).to_have_count(tiles)


def requests() -> list[dict[str, Any]]:
    lines = [
        json.loads(line)
        for file in sorted(CASES.glob("*.jsonl"))
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    return [line["request"] for line in lines if "request" in line and "errors" not in line]


def test_the_page_and_the_engine_write_and_read_the_same_text(
    modules: Page,
) -> None:
    asked = requests()
    texts = [mcrcore.format(request) for request in asked]
    written, read = modules.evaluate(
        """async ([requests, texts]) => {
            const { read, write } = await import("./notation.js");
            const { emptyHand, fromRequest } = await import("./hand.js");
            return [requests.map((one) => write(fromRequest(one, emptyHand()))), texts.map(read)];
        }""",
        [asked, texts],
    )
    assert len(texts) > 3000
    assert written == texts
    assert read == [mcrcore.parse(text) for text in texts]


@pytest.mark.parametrize(
    "text",
    [
        "W1W2W3", "一二三万", "1z", "5z", "[123m,4]", "[1111m,4]", "[124m]", "123", "12x", "[123m",
        "123m|EE10", "123m|EE1000|aa", "123m|EE1000|9", "[2222p]123456m2p345s|EE0100", "1m|XE1000",
        "[EEE,5]", "[EES]", "0m", "1m||a", "1m|EE1000|a|b", "\uff11m",
    ],
)  # fmt: skip
def test_the_page_leaves_to_the_engine_what_it_does_not_know(modules: Page, text: str) -> None:
    read = modules.evaluate("async (text) => (await import('./notation.js')).read(text)", text)
    try:
        assert read in (None, mcrcore.parse(text))
    except mcrcore.InvalidRequest:
        assert read is None


def test_a_link_opens_its_hand(calculator: Callable[..., Page]) -> None:
    fragment = quote("[234m,1]234p24s666m55p3s|SW0100|ad", safe="")
    page = calculator(f"#h={fragment}&rules=mcr&from=3&public=3s3s3s")
    expect(page.get_by_test_id("discarder-3")).to_be_checked()
    expect(page.get_by_test_id("round-wind")).to_have_value("S")
    expect(page.get_by_test_id("seat-wind")).to_have_value("W")
    expect(page.get_by_test_id("flower-3")).to_be_checked()
    expect(page.get_by_test_id("public-2")).to_be_visible()
    expect(page.get_by_test_id("fan-last_tile")).to_be_visible()
    expect(page.get_by_test_id("payment-3")).to_contain_text("25")


def test_the_table_in_a_link_wins_over_the_last_of_its_kind(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p24s666m55p3s|EE0100&public=3s")
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-wins", "true")
    expect(page.get_by_test_id("fan-last_tile")).to_have_count(0)
    hand_is(page, "[234m]234p24s666m55p3s|EE0000")


def test_the_last_of_its_kind_alone_fills_the_table(table: Callable[..., Page]) -> None:
    page = table("#h=[234m]234p24s666m55p3s|EE0100")
    expect(page.get_by_test_id("public-2")).to_be_visible()
    expect(page.get_by_test_id("fan-last_tile")).to_be_visible()


def test_editing_the_hand_updates_the_link_and_not_the_history(
    calculator: Callable[..., Page],
) -> None:
    page = calculator()
    before = page.evaluate("history.length")
    page.get_by_test_id("example-regular_self_draw").click()
    link_says(page, f"h={REGULAR}")
    page.get_by_test_id("discarder-2").check()
    link_says(page, "h=[234m,1]234p234s666m55p|EE0000", "from=2")
    page.get_by_test_id("mode-public").check()
    for _ in range(2):
        page.get_by_test_id("palette-9s").click()
    link_says(page, "h=[234m,1]234p234s666m55p|EE0000", "from=2", "public=9s9s")
    page.get_by_test_id("clear").click()
    expect(page).to_have_url(re.compile(r"/[^#]*$"))
    assert page.evaluate("history.length") == before


def test_a_reload_brings_the_hand_back(calculator: Callable[..., Page]) -> None:
    page = calculator()
    page.get_by_test_id("example-discard_win").click()
    page.get_by_test_id("flag-last_wall_tile").check()
    link_says(page, "h=[234m,1]234p234s666m55p|EE0010")
    page.reload()
    expect(page.get_by_test_id("flag-last_wall_tile")).to_be_checked()
    expect(page.get_by_test_id("total")).to_have_text("18")


def test_another_link_in_the_same_page_opens_and_can_be_undone(
    table: Callable[..., Page],
) -> None:
    page = table(f"#h={REGULAR}")
    page.evaluate("() => { location.hash = 'h=111222m333p444s55m'; }")
    expect(page.get_by_test_id("total")).to_have_text("79")
    page.get_by_test_id("undo").click()
    hand_is(page, REGULAR)


def test_a_link_in_another_notation_is_read_by_the_engine(table: Callable[..., Page]) -> None:
    page = table(f"#h={quote('一一一二二二万三三三筒四四四条五五万')}")
    expect(page.get_by_test_id("total")).to_have_text("79")
    hand_is(page, "111222m333p444s55m|EE1000")


@pytest.mark.parametrize(
    ("fragment", "note"),
    [
        ("h=123m&rules=riichi", "rules this page does not have: riichi"),
        ("h=123m&from=4", "from=4"),
        ("h=123m&public=9x", "public=9x"),
        ("h=123m&public=[123m]", "public=[123m]"),
        (f"h={'1m' * 3000}", "longer than"),
        ("h=12x", "cannot be read"),
    ],
)
def test_a_bad_link_is_told_kindly_and_the_hand_stays(
    table: Callable[..., Page], fragment: str, note: str
) -> None:
    page = table(f"#h={REGULAR}")
    rack_holds(page, 10)
    page.evaluate("fragment => { location.hash = fragment; }", fragment)
    expect(page.get_by_test_id("note")).to_contain_text(note)
    rack_holds(page, 10)


def test_links_that_mean_nothing_change_nothing(table: Callable[..., Page]) -> None:
    page = table(f"#h={REGULAR}")
    for fragment in ("", "examples", "x=1&y", "%%%"):
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
    rack_holds(page, 10)


def test_text_is_read_as_it_is_typed(table: Callable[..., Page]) -> None:
    page = table()
    field = page.get_by_test_id("notation")
    field.press_sequentially("[234m]234p234s666m55p")
    expect(page.get_by_test_id("total")).to_have_text("11")
    hand_is(page, "[234m]234p234s666m55p")
    field.press_sequentially("|EE0000")
    expect(page.get_by_test_id("total")).to_have_text("10")
    field.blur()
    hand_is(page, "[234m]234p234s666m55p|EE0000")
    page.get_by_test_id("undo").click()
    hand_is(page, "")


def test_text_in_another_notation_becomes_the_canonical_one(table: Callable[..., Page]) -> None:
    page = table()
    field = page.get_by_test_id("notation")
    field.fill("W1W1W1W2W2W2B3B3B3T4T4T4W5W5")
    expect(page.get_by_test_id("total")).to_have_text("79")
    hand_is(page, "W1W1W1W2W2W2B3B3B3T4T4T4W5W5")
    field.blur()
    hand_is(page, "111222m333p444s55m|EE1000")


@pytest.mark.parametrize(("text", "notation"), FOREIGN.items())
def test_what_other_programs_write_is_read(
    table: Callable[..., Page], text: str, notation: str
) -> None:
    page = table()
    field = page.get_by_test_id("notation")
    field.fill(text)
    expect(page.get_by_test_id("total")).to_have_text(
        str(mcrcore.score(mcrcore.parse(notation))["total"])
    )
    field.blur()
    hand_is(page, notation)
    page.get_by_test_id("clear").click()
    page.evaluate("fragment => { location.hash = fragment; }", f"h={quote(text)}")
    hand_is(page, notation)


def test_a_call_that_cannot_be_read_is_marked_at_its_place(table: Callable[..., Page]) -> None:
    page = table()
    page.get_by_test_id("notation").fill("((('CHI', 'W9', 1),), ('W1',), 'W1')")
    problem = page.locator(".notation-problem")
    expect(problem.locator("mark")).to_have_text("('CHI', 'W9', 1)")
    expect(problem).to_contain_text("A set is like ('CHI', 'W2', 1)")


def test_text_that_cannot_be_read_is_marked_and_nothing_is_lost(
    table: Callable[..., Page],
) -> None:
    page = table(f"#h={REGULAR}")
    field = page.get_by_test_id("notation")
    field.fill("[234m]234p23x4s")
    problem = page.locator(".notation-problem")
    expect(problem.locator("mark")).to_have_text("x")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_test_id("error-notation")).to_be_visible()
    field.blur()
    hand_is(page, "[234m]234p23x4s")
    rack_holds(page, 10)
    page.get_by_test_id("tile-0").click()
    hand_is(page, "[234m,1]34p234s666m55p|EE1000")
    expect(problem).to_have_count(0)
    page.get_by_test_id("undo").click()
    hand_is(page, "[234m]234p23x4s")
    rack_holds(page, 10)
    expect(problem).to_be_visible()


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_is_only_text(table: Callable[..., Page], text: str) -> None:
    page = table(f"#h={REGULAR}")
    page.on("dialog", lambda dialog: pytest.fail(f"the page said {dialog.message}"))
    page.get_by_test_id("notation").fill(text)
    expect(page.locator(".notation-problem")).to_be_visible()
    rack_holds(page, 10)
    page.evaluate(
        "fragment => { location.hash = fragment; }", f"h={quote(text)}&public={quote(text)}"
    )
    expect(page.get_by_test_id("note")).to_contain_text("link")
    page.evaluate("fragment => { location.hash = fragment; }", f"h={quote(text)}x")
    expect(page.get_by_test_id("note")).to_contain_text("cannot be read")
    assert page.locator("script:not([src]), img").count() == 0
    page.get_by_test_id("example-four_concealed_pungs").click()
    expect(page.get_by_test_id("total")).to_have_text("79")


def test_a_megabyte_is_refused_with_the_limit_and_kept(table: Callable[..., Page]) -> None:
    page = table(f"#h={REGULAR}")
    field = page.get_by_test_id("notation")
    field.fill("1m" * 500_000)
    expect(page.locator(".notation-problem")).to_contain_text("1,000")
    assert len(field.input_value()) == 1_000_000
    rack_holds(page, 10)
    field.fill(REGULAR)
    expect(page.locator(".notation-problem")).to_have_count(0)
    expect(page.get_by_test_id("total")).to_have_text("11")


def test_text_and_link_are_copied(calculator: Callable[..., Page], context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = calculator(f"#h={REGULAR}")
    page.get_by_test_id("copy").click()
    expect(page.get_by_test_id("note")).to_have_text("Text copied.")
    assert page.evaluate("navigator.clipboard.readText()") == REGULAR
    page.get_by_test_id("discarder-3").check()
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("note")).to_have_text("Link copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert unquote(link).endswith("#h=[234m,1]234p234s666m55p|EE0000&from=3")


def test_a_reload_right_after_an_edit_keeps_it(calculator: Callable[..., Page]) -> None:
    page = calculator("#h=456m|EE1000")
    page.get_by_test_id("palette-9s").click()
    link_says(page, "h=456m9s|EE1000")
    page.reload()
    hand_is(page, "456m9s|EE1000")


def test_the_address_follows_many_quick_edits(calculator: Callable[..., Page]) -> None:
    page = calculator()
    page.evaluate(
        """() => {
            const button = (id) => document.querySelector(`[data-testid=${id}]`);
            for (let round = 0; round < 300; round++) {
                for (const id of ["palette-1m", "palette-2m", "undo", "redo", "undo", "undo"]) {
                    button(id).click();
                }
            }
            for (const id of ["palette-3m", "palette-4m"]) button(id).click();
        }"""
    )
    link_says(page, "h=34m|EE1000")


def test_empty_parts_of_a_link_mean_the_defaults(table: Callable[..., Page]) -> None:
    page = table("#h=123m&rules=&from=&public=")
    hand_is(page, "123m|EE1000")
