"""Three rule sets on the page: the switch, what follows it, and who pays whom."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

import mcrcore
from mcrcore.rules import PROFILES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, ViewportSize

MINUS = "\N{MINUS SIGN}"
NONE = "\N{EN DASH}"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 320, "height": 640}

KNOWN = "111222m333p444s55m|EE1000"
TOTALS = {"mcr": 79, "gb": 76, "gmcr": 24}
WITH_FLOWERS = "111222m333p444s55m|EE1000|ab"
ONE_POINT = "[234m][345p][456s]66m777s|EE0000"
EXTRAORDINARY = "[EEE][SSS]WWWNNNCC|EE0000"
HELD_FROM_48 = "[EEE][SSS]WWW99sNN9s|NN0000"
SAMPLE = (
    KNOWN,
    ONE_POINT,
    EXTRAORDINARY,
    "[1111m,1][2222p]345p67899s|EE1000",
    "2255m8833p6677sEE|ES0000",
    "19m19p19sESWNCFP1m|WS1010",
    "ESWNCFP147m25p36s|WS1000",
)
"""Hands that are worth something else under each rule set, or nothing."""


def link(notation: str, **parts: str) -> str:
    given = {"h": notation, **parts}
    return "#" + "&".join(f"{name}={quote(value)}" for name, value in given.items())


def choose(page: Page, rules: str) -> None:
    page.get_by_test_id("rules").select_option(rules)


def total_is(page: Page, points: int) -> None:
    expect(page.get_by_test_id("total")).to_have_text(str(points))


def signed(amount: int) -> str:
    if amount == 0:
        return "0"
    return f"+{amount}" if amount > 0 else f"{MINUS}{-amount}"


def payments_are(page: Page, amounts: list[int]) -> None:
    for seat, amount in enumerate(amounts):
        expect(page.get_by_test_id(f"payment-{seat}")).to_have_text(signed(amount))


def overflow(page: Page) -> int:
    wide: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return wide


def test_the_switch_offers_every_rule_set_of_the_engine(table: Callable[..., Page]) -> None:
    options = table().get_by_test_id("rules").locator("option")
    assert options.evaluate_all("all => all.map((one) => one.value)") == list(PROFILES)


@pytest.mark.parametrize("rules", PROFILES)
def test_a_rule_set_is_named_in_a_sentence(table: Callable[..., Page], rules: str) -> None:
    page = table()
    choose(page, rules)
    sentence = page.get_by_role("button", name=f"{PROFILES[rules].minimum} points to win.")
    sentence.click()
    expect(page.locator("#meaning p")).to_have_text(re.compile(r"\w+\.$"))
    page.keyboard.press("Escape")
    choose(page, "mcr")


def test_switching_keeps_the_hand_and_changes_its_worth(table: Callable[..., Page]) -> None:
    page = table(link(KNOWN))
    for rules in ("gb", "gmcr", "mcr"):
        choose(page, rules)
        total_is(page, TOTALS[rules])
        expect(page.get_by_test_id("notation")).to_have_value(KNOWN)
        expect(page.locator("[data-testid^='tile-']").first).to_be_visible()
    expect(page.get_by_test_id("undo")).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("rules", PROFILES)
def test_the_page_says_what_the_engine_says(table: Callable[..., Page], rules: str) -> None:
    page = table()
    choose(page, rules)
    for notation in SAMPLE:
        result = mcrcore.score({**mcrcore.parse(notation), "rules": rules})
        page.evaluate("(hash) => { location.hash = hash; }", link(notation, rules=rules))
        expect(page.get_by_test_id("notation")).to_have_value(notation)
        verdict = page.get_by_test_id("verdict")
        expect(verdict).to_have_attribute("data-wins", str(result["wins"]).lower())
        if result["complete"]:
            total_is(page, result["total"])
            expect(page.get_by_test_id("qualifying")).to_have_text(str(result["qualifying"]))
            for fan in result["fans"]:
                line = page.get_by_test_id(f"fan-{fan['id']}")
                expect(line.get_by_role("button")).to_have_text(fan["name"])
        if result["payments"]:
            payments_are(page, result["payments"])
    choose(page, "mcr")


def test_a_limit_is_told(table: Callable[..., Page]) -> None:
    page = table(link(HELD_FROM_48, rules="gmcr"))
    total_is(page, 24)
    expect(page.get_by_test_id("qualifying")).to_have_text("48")
    expect(page.get_by_test_id("verdict")).to_have_text(
        re.compile(r"24\s+points: 48 points, held to 24\.\s+The hand wins\.")
    )
    expect(page.locator(".sum-total")).to_contain_text("48 points, held to 24")
    payments_are(page, [144, -96, -24, -24])
    page.evaluate("(hash) => { location.hash = hash; }", link(EXTRAORDINARY, rules="gmcr"))
    total_is(page, 36)
    expect(page.get_by_test_id("payment-1")).to_have_text(f"{MINUS}144")
    choose(page, "mcr")


def test_another_minimum_is_told(table: Callable[..., Page]) -> None:
    page = table(link(ONE_POINT, rules="gmcr"))
    expect(page.get_by_test_id("verdict")).to_have_text(
        re.compile(r"1\s+point\.\s+3 short of 4, so this hand cannot be declared\.")
    )
    expect(page.get_by_role("button", name="4 needed")).to_be_visible()
    choose(page, "mcr")
    expect(page.get_by_role("button", name="8 needed")).to_be_visible()


def test_flowers_and_the_table_are_kept_out_of_sight(table: Callable[..., Page]) -> None:
    page = table(link(WITH_FLOWERS, public="9s9s"))
    total_is(page, 81)
    page.get_by_test_id("mode-public").check(force=True)
    choose(page, "gmcr")
    total_is(page, 24)
    for hidden in ("flower-1", "mode-public", "public-0", "fan-flower_tiles"):
        expect(page.get_by_test_id(hidden)).to_have_count(0)
    expect(page.locator(".sum-flowers")).to_have_count(0)
    expect(page.get_by_test_id("mode-concealed")).to_be_checked()
    expect(page.get_by_test_id("notation")).to_have_value(KNOWN)
    expect(page.get_by_test_id("palette-9s")).to_have_accessible_name("9 of bamboo, 4 left")
    page.get_by_test_id("notation").fill("111222m333p444s77m|EE1000")
    expect(page.get_by_test_id("winning-tile")).to_have_accessible_name(re.compile("7 of char"))
    choose(page, "mcr")
    expect(page.get_by_test_id("flower-1")).to_be_checked()
    expect(page.get_by_test_id("flower-2")).to_be_checked()
    expect(page.get_by_test_id("public-1")).to_be_visible()


def test_what_is_chosen_faster_than_it_is_drawn_is_shown_as_it_is(
    table: Callable[..., Page],
) -> None:
    page = table(link(KNOWN))
    total_is(page, 79)
    page.evaluate(
        """() => {
          const at = (id) => document.querySelector(`[data-testid="${id}"]`);
          at("mode-public").click();
          at("source-discard").click();
          at("rules").value = "gmcr";
          at("rules").dispatchEvent(new Event("change", { bubbles: true }));
          at("source-self_draw").click();
        }"""
    )
    total_is(page, 24)
    expect(page.get_by_test_id("mode-concealed")).to_be_checked()
    expect(page.get_by_test_id("source-self_draw")).to_be_checked()
    choose(page, "mcr")


def test_the_last_of_its_kind_is_not_offered(table: Callable[..., Page]) -> None:
    page = table(link("123p[456p][888m]67m99s|EE1000"))
    last = page.get_by_test_id("waits").locator("th[scope=colgroup]")
    expect(last.first).to_be_visible()
    choose(page, "gmcr")
    expect(page.get_by_test_id("wait-5m")).to_be_visible()
    expect(last).to_have_count(0)
    choose(page, "mcr")


def test_events_have_the_names_of_the_rules(table: Callable[..., Page]) -> None:
    page = table(link("[2222m,1][345m]567mEE678m|EE1000", rules="gmcr"))
    page.get_by_role("checkbox", name="Dead wall win").check()
    expect(page.get_by_test_id("fan-dead_wall_win")).to_be_visible()
    page.get_by_role("checkbox", name="Last tile, last discard").check()
    choose(page, "mcr")
    expect(page.get_by_role("checkbox", name="Replacement after a kong")).to_be_checked()
    expect(page.get_by_test_id("fan-out_with_replacement_tile")).to_be_visible()


def test_meanings_follow_the_rules(table: Callable[..., Page]) -> None:
    page = table(link(KNOWN, rules="gmcr"))
    page.get_by_test_id("fan-258_pair").get_by_role("button").click()
    meaning = page.get_by_role("dialog", name="258 Pair")
    entry = next(fan for fan in mcrcore.catalogue("gmcr") if fan["id"] == "258_pair")
    expect(meaning).to_contain_text(entry["text"]["en"])
    for number in entry["rulings"]:
        ruling = meaning.get_by_role("link", name=f"Ruling {number}", exact=True)
        expect(ruling).to_have_attribute("href", f"rulings.html#r{number}")
    page.keyboard.press("Escape")
    choose(page, "mcr")


def test_links_carry_the_rules(calculator: Callable[..., Page], page: Page) -> None:
    calculator(link(KNOWN, rules="gb"))
    expect(page.get_by_test_id("rules")).to_have_value("gb")
    total_is(page, 76)
    choose(page, "gmcr")
    page.wait_for_url(re.compile(r"rules=gmcr"))
    page.reload()
    total_is(page, 24)
    choose(page, "mcr")
    page.wait_for_url(re.compile(r"#(?!.*rules=)"))


def test_the_rules_last_chosen_come_back(calculator: Callable[..., Page], page: Page) -> None:
    calculator(link(KNOWN))
    choose(page, "gmcr")
    total_is(page, 24)
    page.goto("about:blank")
    calculator()
    expect(page.get_by_test_id("rules")).to_have_value("gmcr")
    page.goto("about:blank")
    calculator(link(KNOWN))  # a link without rules means the default
    total_is(page, 79)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_guangdong_page_is_accessible_and_fits(
    table: Callable[..., Page],
    accessible: Callable[[Page], None],
    scheme: Literal["light", "dark"],
) -> None:
    page = table(link(HELD_FROM_48, rules="gmcr"))
    page.emulate_media(color_scheme=scheme)
    total_is(page, 24)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        accessible(page)
        assert overflow(page) <= 0
    choose(page, "mcr")


def pick(page: Page, name: str) -> None:
    """Tap the segment a hidden radio button belongs to, once it has come to rest."""
    radio = page.get_by_test_id(name)
    radio.locator("..").click()
    expect(radio).to_be_checked()


def settlement(page: Page, points: dict[int, str], discarder: int | None = None) -> None:
    """Fill in the form: points by seat, and who discarded."""
    if discarder is None:
        pick(page, "settle-source-self_draw")
    else:
        pick(page, "settle-source-discard")
        page.get_by_test_id(f"settle-discarder-{discarder}").check()
    for seat in range(4):
        page.get_by_test_id(f"settle-winner-{seat}").fill(points.get(seat, ""))


def changes_are(page: Page, amounts: list[int]) -> None:
    assert sum(amounts) == 0
    for seat, amount in enumerate(amounts):
        expect(page.get_by_test_id(f"settle-change-{seat}")).to_have_text(signed(amount))


def opened(page: Page, rules: str) -> Locator:
    choose(page, rules)
    page.get_by_test_id("settle-open").click()
    return page.get_by_role("dialog", name="Who pays whom")


def test_every_winner_is_paid_in_guangdong(table: Callable[..., Page]) -> None:
    page = table()
    expect(opened(page, "gmcr")).to_contain_text("Guangdong pays every winner.")
    settlement(page, {1: "5", 2: "7"}, discarder=0)
    changes_are(page, [-48, 23, 37, -12])
    settlement(page, {1: "5", 2: "7", 3: "4"}, discarder=0)
    changes_are(page, [-64, 19, 33, 12])
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("settle-open")).to_be_focused()
    choose(page, "mcr")


@pytest.mark.parametrize("rules", ["mcr", "gb"])
def test_elsewhere_the_nearest_winner_alone_is_paid(table: Callable[..., Page], rules: str) -> None:
    page = table()
    expect(opened(page, rules)).to_contain_text("pays only the nearest in turn after the discarder")
    settlement(page, {0: "10", 3: "20"}, discarder=2)
    changes_are(page, [-8, -8, -28, 44])
    settlement(page, {1: "9"})
    changes_are(page, [-17, 51, -17, -17])
    settlement(page, {})
    changes_are(page, [0, 0, 0, 0])
    page.keyboard.press("Escape")
    choose(page, "mcr")


def test_the_hand_is_filled_in(table: Callable[..., Page]) -> None:
    page = table(link("111222m333p444s55m|EE0000", **{"from": "3"}))
    expect(page.get_by_test_id("payment-3")).to_be_visible()
    total = page.get_by_test_id("total").inner_text()
    opened(page, "mcr")
    expect(page.get_by_test_id("settle-winner-0")).to_have_value(total)
    expect(page.get_by_test_id("settle-discarder-3")).to_be_checked()
    changes_are(page, [24 + int(total), -8, -8, -8 - int(total)])
    page.keyboard.press("Escape")


def test_the_form_is_filled_in_at_any_speed(table: Callable[..., Page]) -> None:
    page = table()
    expect(opened(page, "gmcr")).to_be_visible()
    page.evaluate(
        """() => {
          const at = (id) => document.querySelector(`[data-testid="settle-${id}"]`);
          at("source-discard").click();
          at("discarder-0").click();
          for (const [seat, points] of [["0", ""], ["1", "5"], ["2", "7"]]) {
            at(`winner-${seat}`).value = points;
            at(`winner-${seat}`).dispatchEvent(new Event("input", { bubbles: true }));
          }
        }"""
    )
    changes_are(page, [-48, 23, 37, -12])
    for _ in range(3):
        page.keyboard.press("Escape")
        page.get_by_test_id("settle-open").press("Enter")
        expect(page.get_by_test_id("settle")).to_be_visible()
    page.keyboard.press("Escape")
    choose(page, "mcr")


@pytest.mark.parametrize(
    ("points", "discarder", "code", "words"),
    [
        ({1: "7"}, 0, "winner_below_minimum", "7 points do not win"),
        ({0: "9", 1: "9"}, 0, "winner_discarded", "The player who discarded cannot win"),
        ({0: "9", 1: "9"}, None, "several_self_draws", "On a self-draw there is one winner."),
        ({2: "9x"}, 0, "wrong_type", "Enter it again."),
    ],
)
def test_what_cannot_be_settled_is_told_kindly(
    table: Callable[..., Page],
    points: dict[int, str],
    discarder: int | None,
    code: str,
    words: str,
) -> None:
    page = table()
    opened(page, "mcr")
    settlement(page, points, discarder)
    error = page.get_by_test_id(f"settle-error-{code}")
    expect(error).to_have_count(1)
    expect(error).to_contain_text(words)
    expect(page.get_by_test_id("settle-change-0")).to_have_text(NONE)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_settlement_is_accessible_and_fits(
    table: Callable[..., Page],
    accessible: Callable[[Page], None],
    scheme: Literal["light", "dark"],
) -> None:
    page = table(link(KNOWN))
    page.emulate_media(color_scheme=scheme)
    dialog = opened(page, "mcr")
    settlement(page, {1: "9", 2: "3"}, discarder=0)
    expect(page.get_by_test_id("settle-error-winner_below_minimum")).to_be_visible()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        accessible(page)
        assert dialog.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    page.keyboard.press("Escape")
