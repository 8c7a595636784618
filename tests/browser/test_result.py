"""What the page says of a hand: verdict, lines, what was left out, payments, waits, meanings."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

import mcrcore

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from playwright.sync_api import Locator, Page, ViewportSize

MINUS = "\N{MINUS SIGN}"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 320, "height": 640}

REGULAR = "[234m,1]234p234s666m5p5p|EE1000"
ONE_SHORT = "[234m,1]234p234s666m5p|EE1000"
ON_A_DISCARD = "[234m,1]234p234s666m5p5p|EE0000"
BELOW = "234m567p456s888s33m|EE1000|a"
SHAPELESS = "123456789m1357pE|EE1000"
NO_WAIT = "1357m1357p1357sE|EE1000"
ELEVEN_FANS = "[1111s][9999p,5][EEEE][CCCC,1]2m2m|EE1000|3"
FOURTEEN_SINGLES = "147m258p36sESWNCP|EE1000"
TWO_READINGS = "111222333m99p123s|EE1000"
BROKEN = "[234m,1]234p2x4s"

BELOW_WORDS = r"7\s+points without flowers\.\s+1 short of 8, so this hand cannot be declared\."

STATES = {
    "": r"Tap tiles to build a hand, or open an example\.",
    "123456789m": r"9 of 14 tiles\.",
    ONE_SHORT: r"One tile short\. These complete it:",
    NO_WAIT: r"13 tiles, and no single one completes them\.",
    REGULAR: r"11\s+points\.\s+The hand wins\.",
    ON_A_DISCARD: r"10\s+points\.\s+The hand wins\.",
    BELOW: BELOW_WORDS,
    SHAPELESS: r"14 tiles, but not four sets and a pair or a special hand\.",
    ELEVEN_FANS: r"108\s+points, 3 for flowers\.\s+The hand wins\.",
    FOURTEEN_SINGLES: r"16\s+points\.\s+The hand wins\.",
    "[234m,1]234p234s666m55p|EE1001": r"This hand cannot be scored\. One thing to put right:",
    BROKEN: r"This text cannot be read as a hand\.",
}
"""Every kind of hand, as text, with the verdict on it."""


def link(notation: str, **parts: str) -> str:
    given = {"h": notation, **parts}
    return "#" + "&".join(f"{name}={quote(value)}" for name, value in given.items() if value)


def show(page: Page, notation: str, **parts: str) -> Locator:
    """Follow a link within the open page, or clear it; the verdict is given, to be expected."""
    if notation:
        page.evaluate("(hash) => { location.hash = hash; }", link(notation, **parts))
    elif page.get_by_test_id("clear").is_enabled():
        page.get_by_test_id("clear").click()
    return page.get_by_test_id("verdict")


def ids(lines: Locator, prefix: str) -> list[str]:
    marks = lines.evaluate_all("all => all.map((one) => one.dataset.testid)")
    return [mark.removeprefix(prefix) for mark in marks]


def counted(page: Page) -> dict[str, int]:
    """Each counted fan with the points of its line, from top to bottom."""
    lines = page.locator("[data-testid^='fan-']")
    points = lines.locator(".line-points").all_inner_texts()
    return dict(zip(ids(lines, "fan-"), map(int, points), strict=True))


def left_out(page: Page) -> dict[str, str]:
    """Each fan left out with the reason given."""
    lines = page.locator("[data-testid^='not-counted-']")
    reasons = lines.locator(".line-reason").all_inner_texts()
    return dict(zip(ids(lines, "not-counted-"), reasons, strict=True))


def payments(page: Page) -> list[str]:
    return [page.get_by_test_id(f"payment-{seat}").inner_text() for seat in range(4)]


def signed(amounts: Iterable[int]) -> list[str]:
    return [f"+{amount}" if amount > 0 else f"{MINUS}{-amount}" for amount in amounts]


@dataclass(frozen=True)
class Example:
    """A worked example, as the rules' own page has it."""

    total: int
    fans: dict[str, int]
    payments: list[int]
    left_out: dict[str, str] = field(default_factory=dict)


EXAMPLES = {
    "regular_self_draw": Example(
        11,
        {"mixed_triple_chow": 8, "all_simples": 2, "self_drawn": 1},
        [57, -19, -19, -19],
        {
            "mixed_double_chow": "its sets are already joined in Mixed Triple Chow",
            "no_honors": "already part of All Simples",
        },
    ),
    "discard_win": Example(
        10,
        {"mixed_triple_chow": 8, "all_simples": 2},
        [34, -18, -8, -8],
        {
            "mixed_double_chow": "its sets are already joined in Mixed Triple Chow",
            "no_honors": "already part of All Simples",
        },
    ),
    "four_concealed_pungs": Example(
        79,
        {
            "four_concealed_pungs": 64,
            "mixed_shifted_pungs": 8,
            "fully_concealed_hand": 4,
            "pung_of_terminals_or_honors": 1,
            "no_honors": 1,
            "single_wait": 1,
        },
        [261, -87, -87, -87],
        {
            "three_concealed_pungs": "already part of Four Concealed Pungs",
            "all_pungs": "already part of Four Concealed Pungs",
            "two_concealed_pungs": "already part of Four Concealed Pungs",
            "self_drawn": "already part of Fully Concealed Hand",
        },
    ),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_examples(calculator: Callable[..., Page], example: str) -> None:
    page = calculator()
    page.get_by_test_id(f"example-{example}").click()
    expected = EXAMPLES[example]
    expect(page.get_by_test_id("total")).to_have_text(str(expected.total))
    expect(page.get_by_test_id("qualifying")).to_have_text(str(expected.total))
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-wins", "true")
    expect(page.get_by_test_id("verdict")).to_have_text(
        re.compile(rf"{expected.total}\s+points\.\s+The hand wins\.")
    )
    assert counted(page) == expected.fans
    assert left_out(page) == expected.left_out
    assert payments(page) == signed(expected.payments)


def test_worked_example_one_tile_missing(calculator: Callable[..., Page]) -> None:
    page = calculator()
    page.get_by_test_id("example-one_tile_missing").click()
    expect(page.get_by_test_id("verdict")).to_have_text("One tile short. These complete it:")
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-wins", "")
    rows = page.get_by_test_id("waits").locator("tbody tr")
    assert ids(rows, "wait-") == ["2p", "5p"]
    assert rows.locator(".wait-left").all_inner_texts() == ["3", "3"]
    assert rows.locator(".wait-points").all_inner_texts() == ["4", "3", "11", "10"]
    judged = rows.locator(".wait-judged").all_inner_texts()
    assert judged == ["too few", "too few", "wins", "wins"]
    expect(page.get_by_test_id("payment-0")).to_have_count(0)


def test_page_shows_what_the_engine_answers(calculator: Callable[..., Page]) -> None:
    page = calculator()
    for notation in (REGULAR, BELOW, ELEVEN_FANS, FOURTEEN_SINGLES, TWO_READINGS, ON_A_DISCARD):
        result = mcrcore.score(mcrcore.parse(notation))
        show(page, notation)
        expect(page.get_by_test_id("total")).to_have_text(str(result["total"]))
        expect(page.get_by_test_id("qualifying")).to_have_text(str(result["qualifying"]))
        fans = {fan["id"]: fan["points"] * fan["count"] for fan in result["fans"]}
        assert counted(page) == fans
        assert sum(fans.values()) == result["total"]
        lines = page.locator("[data-testid^='not-counted-']")
        assert Counter(ids(lines, "not-counted-")) == Counter(
            fan["id"] for fan in result["not_counted"]
        )


def test_flowers_do_not_lift_a_hand_over_the_minimum(calculator: Callable[..., Page]) -> None:
    page = calculator(link(BELOW))
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-wins", "false")
    expect(verdict).to_have_text(re.compile(BELOW_WORDS))
    expect(page.get_by_test_id("qualifying")).to_have_text("7")
    expect(page.get_by_test_id("total")).to_have_text("8")
    expect(page.get_by_test_id("fan-flower_tiles")).to_be_visible()
    expect(page.get_by_test_id("payment-0")).to_have_count(0)


def test_verdicts_without_points(calculator: Callable[..., Page]) -> None:
    page = calculator()
    for notation, wins in ((SHAPELESS, "false"), ("123456789m", ""), (NO_WAIT, ""), ("", "")):
        verdict = show(page, notation)
        expect(verdict).to_have_text(re.compile(STATES[notation]))
        expect(verdict).to_have_attribute("data-wins", wins)
        for nothing in ("total", "payment-0", "waits", "errors"):
            expect(page.get_by_test_id(nothing)).to_have_count(0)


def test_a_wait_completes_the_hand(calculator: Callable[..., Page]) -> None:
    page = calculator(link(ONE_SHORT))
    page.get_by_role("button", name="Complete with 5 of dots from a discard: 10 wins").click()
    expect(page.get_by_test_id("total")).to_have_text("10")
    assert payments(page) == signed([34, -18, -8, -8])
    page.get_by_test_id("undo").click()
    page.get_by_test_id("wait-2p").get_by_role("button").first.press("Enter")
    expect(page.get_by_test_id("qualifying")).to_have_text("4")
    expect(page.get_by_test_id("source-self_draw")).to_be_checked()


def test_a_wait_that_is_gone_is_told(calculator: Callable[..., Page]) -> None:
    page = calculator(link(ONE_SHORT, public="5p5p5p"))
    expect(page.get_by_test_id("wait-5p")).to_have_text(re.compile(r"none\s*cannot be\s*cannot be"))


def test_every_cell_completes_the_hand_its_way(
    calculator: Callable[..., Page],
) -> None:
    page = calculator(link("123p[456p][888m]67m99s|EE1000", public="5m"))
    table = page.get_by_test_id("waits")
    expect(table.get_by_role("columnheader")).to_have_text(
        ["Tile", "Left", "Self-draw", "Discard", "Last of its kind", "Self-draw", "Discard"]
    )
    waits = mcrcore.waits(mcrcore.parse("123p[456p][888m]67m99s|EE1000"))["waits"]
    for way in ("self_draw", "discard", "self_draw_last", "discard_last"):
        cell = page.get_by_test_id(f"wait-5m-{way}")
        expect(cell.locator(".wait-points")).to_have_text(str(waits[0][way]["qualifying"]))
        cell.press("Enter")
        expect(page.get_by_test_id("qualifying")).to_have_text(str(waits[0][way]["qualifying"]))
        source = way.removesuffix("_last")
        expect(page.get_by_test_id(f"source-{source}")).to_be_checked()
        expect(page.locator(".table-tile")).to_have_count(3 if way.endswith("_last") else 1)
        page.get_by_test_id("undo").click()
        expect(page.locator(".table-tile")).to_have_count(1)


def test_a_tile_in_hand_cannot_be_the_last_of_its_kind(calculator: Callable[..., Page]) -> None:
    page = calculator(link("34m55m[456p][888s][EEE]|EE1000"))
    expect(page.get_by_test_id("wait-2m").get_by_role("button")).to_have_count(5)
    expect(page.get_by_test_id("wait-5m").get_by_role("button")).to_have_count(3)
    cells = page.get_by_test_id("wait-5m").get_by_role("cell")
    expect(cells.nth(3)).to_have_text(re.compile("cannot be"))


def test_the_last_of_its_kind_has_no_column_where_it_does_not_matter(
    calculator: Callable[..., Page],
) -> None:
    page = calculator(link("123p[456p][888m]67m99s|EE1000", rules="gmcr"))
    expect(page.get_by_test_id("wait-5m-discard")).to_be_visible()
    expect(page.get_by_test_id("waits").get_by_role("columnheader")).to_have_count(4)


def test_payments_name_seats_and_roles(calculator: Callable[..., Page]) -> None:
    page = calculator(link("[234m,1]234p234s666m5p5p|ES0000", **{"from": "2"}))
    expect(page.get_by_test_id("payment-2")).to_have_text(f"{MINUS}18")
    seats = page.locator(".seat").all_inner_texts()
    assert [seat.split() for seat in seats] == [
        ["South", "you", "+34", "wins"],
        ["West", "player", "1", f"{MINUS}8"],
        ["North", "player", "2", f"{MINUS}18", "discards"],
        ["East", "player", "3", f"{MINUS}8"],
    ]


def test_a_fan_lights_its_tiles(calculator: Callable[..., Page]) -> None:
    page = calculator(link(REGULAR))
    lit = page.get_by_test_id("rack").locator(".is-lit")
    fan = page.get_by_test_id("fan-mixed_triple_chow")
    fan.hover()
    expect(page.get_by_test_id("meld-0")).to_have_class(re.compile("is-lit"))
    expect(lit).to_have_count(7)  # the called chow and six tiles of the hand
    page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    page.get_by_test_id("fan-all_simples").get_by_role("button").focus()
    expect(lit).to_have_count(12)


def test_a_fan_explains_itself(calculator: Callable[..., Page]) -> None:
    page = calculator(link(REGULAR))
    name = page.get_by_test_id("fan-mixed_triple_chow").get_by_role("button")
    name.press("Enter")
    meaning = page.get_by_role("dialog", name="Mixed Triple Chow")
    entry = next(fan for fan in mcrcore.catalogue("mcr") if fan["id"] == "mixed_triple_chow")
    for words in (entry["text"]["en"], entry["names"]["zh-Hans"], entry["names"]["zh-Hant"]):
        expect(meaning).to_contain_text(words)
    expect(meaning).to_be_focused()
    expect(page.get_by_test_id("rack").locator(".is-lit")).to_have_count(7)
    page.keyboard.press("Escape")
    expect(meaning).to_be_hidden()
    expect(name).to_be_focused()


def test_words_explain_themselves(calculator: Callable[..., Page]) -> None:
    page = calculator(link(BELOW))
    for word in ("Qualifying points", "8 needed", "already part of All Simples"):
        page.get_by_role("button", name=word).click()
        expect(page.locator("#meaning")).to_be_visible()
        expect(page.locator("#meaning p")).to_have_text(re.compile(r"\w+\."))
        page.get_by_role("button", name="Close", exact=True).click()
        expect(page.locator("#meaning")).to_be_hidden()


def test_another_reading_can_be_looked_at(calculator: Callable[..., Page]) -> None:
    page = calculator(link(TWO_READINGS))
    best, other = mcrcore.score(mcrcore.parse(TWO_READINGS))["readings"]
    page.get_by_text("1 other way to read this hand").click()
    page.get_by_role("button", name=str(other["total"])).click()
    expect(page.get_by_test_id("total")).to_have_text(str(other["total"]))
    assert list(counted(page)) == [fan["id"] for fan in other["fans"]]
    expect(page.get_by_test_id("verdict")).to_contain_text(str(best["total"]))
    page.get_by_role("button", name="Back to it").click()
    expect(page.get_by_test_id("total")).to_have_text(str(best["total"]))


def test_the_verdict_is_announced(calculator: Callable[..., Page]) -> None:
    page = calculator(link("[234m,1]234p234s666m"))
    said = page.locator(".result [role=status]")
    expect(said).to_have_text("12 of 14 tiles.")
    page.get_by_test_id("palette-5p").click()
    expect(said).to_have_text("One tile short. These complete it: 2 of dots, 5 of dots")
    page.get_by_test_id("palette-5p").click()
    expect(said).to_have_text("11 points. The hand wins.")


def test_the_dock_keeps_the_result_in_sight(calculator: Callable[..., Page], page: Page) -> None:
    page.set_viewport_size(PHONE)
    calculator(link(ON_A_DISCARD))
    dock = page.get_by_role("complementary", name="Result in short")
    expect(dock).to_have_text(re.compile(r"10\s+points · wins"))
    for amount in signed([34, -18, -8]):
        expect(dock).to_contain_text(amount)
    expect(page.get_by_test_id("verdict")).not_to_be_in_viewport()
    dock.get_by_role("button").click()
    expect(page.get_by_test_id("verdict")).to_be_in_viewport()
    dock.get_by_role("button").click()
    expect(page.get_by_test_id("rack")).to_be_in_viewport()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_state_is_accessible_and_fits(
    calculator: Callable[..., Page],
    accessible: Callable[[Page], None],
    scheme: Literal["light", "dark"],
) -> None:
    page = calculator()
    page.emulate_media(color_scheme=scheme)
    for notation, words in STATES.items():
        expect(show(page, notation)).to_have_text(re.compile(words))
        for size in (DESKTOP, PHONE):
            page.set_viewport_size(size)
            accessible(page)
            overflow = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert overflow <= 0, notation


def test_paper_shows_hand_lines_payments_and_link(calculator: Callable[..., Page]) -> None:
    page = calculator(link(REGULAR))
    expect(page.get_by_test_id("total")).to_be_visible()
    page.emulate_media(media="print")
    for shown in ("rack", "total", "fan-all_simples", "payment-0"):
        expect(page.get_by_test_id(shown)).to_be_visible()
    expect(page.locator(".print-link")).to_have_text(re.compile(r"#h=%5B234m%2C1%5D234p"))
    expect(page.locator(".paper")).to_contain_text("Self-draw · seat East, round East")
    expect(page.locator(".paper")).to_contain_text("MCR 2006 · mcrcore")
    for hidden in ("palette-1m", "undo", "sort", "copy", "share", "example-discard_win"):
        expect(page.get_by_test_id(hidden)).to_be_hidden()


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_number_reasons_and_money_come_before_the_examples(
    calculator: Callable[..., Page], width: int
) -> None:
    page = calculator(link(ELEVEN_FANS))
    page.set_viewport_size({"width": width, "height": 800})
    expect(page.get_by_test_id("total")).to_have_text("108")
    places = page.evaluate(
        """() => [".palette", ".verdict", ".fans", ".payments", ".examples"].map((part) => {
            const { top, left, right } = document.querySelector(part).getBoundingClientRect();
            return { top: top + scrollY, left, right };
        })"""
    )
    palette, verdict, fans, payments, examples = places
    assert verdict["top"] < fans["top"] < examples["top"]
    assert payments["top"] < examples["top"]
    if width < 960:
        assert palette["top"] < verdict["top"]
    if width > 400:  # there is room for the money beside the number, where it stays
        assert abs(payments["top"] - verdict["top"]) < 1
        assert fans["right"] <= payments["left"]


def test_reasons_name_fans_as_the_rules_do(calculator: Callable[..., Page]) -> None:
    page = calculator(link(FOURTEEN_SINGLES))
    expect(page.get_by_test_id("not-counted-all_types")).to_contain_text(
        "already part of Lesser Honors and Knitted Tiles"
    )


def test_forced_colours_keep_the_marks(calculator: Callable[..., Page]) -> None:
    page = calculator(link(REGULAR))
    page.emulate_media(forced_colors="active")
    expect(page.get_by_test_id("winning-tile")).to_have_css("outline-style", "solid")
    left, used = (
        page.locator(f"[data-testid=palette-6m] .pips i{which}").first.evaluate(
            "one => getComputedStyle(one).backgroundColor"
        )
        for which in (":not(.is-used)", ".is-used")
    )
    assert left != used
    pressed = page.get_by_test_id("tile-index")
    expect(pressed).to_have_css("outline-style", "solid")
    pressed.click()
    page.get_by_test_id("undo").focus()
    expect(pressed).not_to_have_css("outline-style", "solid")


def test_a_long_result_keeps_off_the_examples(table: Callable[..., Page]) -> None:
    page = table(link("[123s,1][1111p,1]123m789m99s|EE1000"))
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_test_id("fan-outside_hand")).to_be_visible()
    page.mouse.wheel(0, 5000)
    examples = page.locator(".examples").bounding_box()
    outcome = page.locator(".outcome").bounding_box()
    assert examples
    assert outcome
    assert examples["x"] + examples["width"] <= outcome["x"]
