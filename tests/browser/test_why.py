"""Why a fan counts and why not: its tiles, its rule, an example, what it leaves out, pairings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

import mcrcore

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

REGULAR = "[234m,1]234p234s666m55p|EE1000"
LINKED = "123456m456p11789s|EE0000"
TWICE = "12345566789s22p4s|EE1000"
PUNGS = "[444s]333666m55pWW5p|EE0000"
TIED = "77p344556667785s|NW0000"
SOME_TIED = "22233344445663m|WS1000"
MANY_READINGS = "22334556677884s|EE0000"
HANDS = [
    REGULAR,
    LINKED,
    TWICE,
    PUNGS,
    "147m258p36sESWNCP|EE1000",
    "[1111s][9999p,5][EEEE]222m5s5s",
]


def score(notation: str, rules: str = "mcr") -> dict[str, Any]:
    return mcrcore.score(mcrcore.parse(notation) | {"rules": rules})


def entry(fan: str) -> dict[str, Any]:
    return next(one for one in mcrcore.catalogue() if one["id"] == fan)


@pytest.fixture
def shown(table: Callable[..., Page]) -> Callable[..., Page]:
    """Lay a hand on the shared page and wait until its own result is there."""

    def lay(notation: str, rules: str = "mcr") -> Page:
        page = table(f"#h={quote(notation)}&rules={rules}")
        expect(page.get_by_test_id("total")).to_have_text(str(score(notation, rules)["total"]))
        expect(page.locator(".result")).to_have_attribute("aria-busy", "false")
        return page

    return lay


def names_of(blocks: list[dict[str, Any]], place: list[int]) -> str:
    """A place as the page reads it out."""
    suits = {"m": "characters", "p": "dots", "s": "bamboo"}
    honors = {"E": "east wind", "S": "south wind", "W": "west wind", "N": "north wind"}
    words = []
    for block in (blocks[at] for at in place):
        tiles, kind = block["tiles"], block["kind"]
        last = tiles[-1]
        name = honors.get(last) or f"{last[0]} of {suits[last[1]]}"
        ranks = ", ".join(tile[0] for tile in tiles[:-1])
        words.append(f"chow {ranks}, {name}" if kind == "chow" else f"{kind} of {name}")
    return "; ".join(words)


def places(part: Locator) -> list[str]:
    found = part.get_by_role("img").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return [str(name) for name in found]


@pytest.mark.parametrize("notation", HANDS)
def test_what_is_left_out_stands_under_what_leaves_it_out(
    shown: Callable[..., Page], notation: str
) -> None:
    page = shown(notation)
    result = score(notation)
    for fan in result["fans"]:
        under = page.locator(f"li:has(> [data-testid=fan-{fan['id']}]) > .left-out > .line")
        listed = under.evaluate_all("all => all.map((one) => one.dataset.testid)")
        expected = [one for one in result["not_counted"] if one["because"] == fan["id"]]
        assert listed == [f"not-counted-{one['id']}" for one in expected]
        for reason in under.locator(".line-reason").all_inner_texts():
            assert fan["name"] in reason


def test_what_is_left_out_shows_the_tiles_concerned(shown: Callable[..., Page]) -> None:
    page = shown(REGULAR)
    blocks = score(REGULAR)["reading"]["blocks"]
    line = page.get_by_test_id("not-counted-mixed_double_chow")
    assert places(line) == [names_of(blocks, place) for place in ([0, 2], [0, 4], [2, 4])]
    whole = page.get_by_test_id("not-counted-no_honors")
    expect(whole).to_have_text(re.compile(r"whole hand\s+already part of All Simples"))
    line.hover()
    expect(page.get_by_test_id("rack").locator(".is-lit")).to_have_count(7)


def test_account_once_shows_the_links_and_the_circle(shown: Callable[..., Page]) -> None:
    page = shown(LINKED)
    blocks = score(LINKED)["reading"]["blocks"]
    pairing = page.get_by_test_id("pairing-short_straight")
    expect(pairing).to_have_text(re.compile(r"Tied[\s\S]*Would close a circle"))
    assert places(pairing.locator("ol")) == [
        names_of(blocks, [0, 2, 4]),
        names_of(blocks, [1, 2]),
    ]
    tied = pairing.locator(".pairing-fan").all_inner_texts()
    assert tied == ["Mixed Straight", "Mixed Double Chow"]
    assert places(pairing.locator("div").nth(1)) == [names_of(blocks, [0, 1])]


@pytest.mark.parametrize(
    ("notation", "fan", "chosen", "given_up"),
    [
        (TWICE, "pure_straight", [1, 2, 4], [1, 3, 4]),
        (PUNGS, "mixed_shifted_pungs", [0, 1, 3], [0, 2, 3]),
    ],
)
def test_non_identical_shows_what_was_chosen_and_what_was_given_up(
    shown: Callable[..., Page], notation: str, fan: str, chosen: list[int], given_up: list[int]
) -> None:
    page = shown(notation)
    blocks = score(notation)["reading"]["blocks"]
    pairing = page.get_by_test_id(f"pairing-{fan}")
    expect(pairing).to_have_text(re.compile(r"Chosen[\s\S]*Given up"))
    rows = pairing.locator("> div")
    assert places(rows.nth(0)) == [names_of(blocks, chosen)]
    assert places(rows.nth(1)) == [names_of(blocks, given_up)]


@pytest.mark.parametrize("rules", ["mcr", "gb", "gmcr"])
def test_every_pairing_is_explained(modules: Page, rules: str) -> None:
    """Whatever is given up for its sets has ties behind it that reach them."""
    hands = [
        *("12345566789s22p4s", "22334556677884s", "123456m456p11789s", "123123m123p12311s"),
        *("[444s]333666m55pWW5p", "[123s][123s]55778899s", "234345m234345p55s"),
    ]
    readings = [reading for hand in hands for reading in score(hand, rules)["readings"]]
    asked = [
        (line, reading["fans"], reading["blocks"])
        for reading in readings
        for line in reading["not_counted"]
        if line["principle"] in {"account_once", "non_identical"}
    ]
    found = modules.evaluate(
        """async (asked) => {
            const { tiesBehind } = await import("./pairing.js");
            return asked.map((one) => tiesBehind(...one).map(({ place }) => place));
        }""",
        asked,
    )
    assert len(asked) > 3
    for (line, _, _), ties in zip(asked, found, strict=True):
        for place in line["blocks"]:
            touched = {at for tie in ties for at in tie} & set(place)
            assert len(touched) > (line["principle"] == "account_once"), (line, ties)
        tied = set(ties[0])
        if line["principle"] == "account_once" and len(line["blocks"]) == 1:
            for tie in ties[1:]:
                assert tied & set(tie)
                tied |= set(tie)


def test_a_fan_tells_its_rule_and_its_place_where_the_rack_is_out_of_sight(
    shown: Callable[..., Page],
) -> None:
    page = shown(REGULAR)
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_test_id("fan-mixed_triple_chow").scroll_into_view_if_needed()
    page.get_by_role("button", name="Mixed Triple Chow", exact=True).click()
    meaning = page.locator("#meaning")
    expect(meaning).to_contain_text(entry("mixed_triple_chow")["text"]["en"])
    hand = meaning.get_by_test_id("meaning-hand")
    expect(hand.locator(".block")).to_have_count(5)
    expect(hand.locator(".block.is-dim")).to_have_count(2)
    expect(hand.locator(".block.is-winning")).to_have_count(1)


def test_the_example_of_a_fan_loads_and_can_be_undone(shown: Callable[..., Page]) -> None:
    page = shown(REGULAR)
    example = entry("all_simples")["example"]
    page.get_by_test_id("fan-all_simples").get_by_role("button").press("Enter")
    load = page.get_by_test_id("load-example")
    expect(load).to_be_visible()
    load.press("Enter")
    expect(page.locator("#meaning")).to_be_hidden()
    expect(page.get_by_test_id("notation")).to_have_value(mcrcore.format(mcrcore.parse(example)))
    expect(page.get_by_test_id("total")).to_have_text(str(score(example)["total"]))
    expect(page.get_by_test_id("fan-all_simples")).to_be_visible()
    note = page.get_by_test_id("note")
    expect(note).to_contain_text("This is the example of All Simples.")
    note.get_by_role("button", name="Undo").click()
    expect(page.get_by_test_id("notation")).to_have_value(REGULAR)


@pytest.mark.parametrize("rules", ["mcr", "gb", "gmcr"])
def test_every_example_can_be_loaded(modules: Page, rules: str) -> None:
    examples = [fan["example"] for fan in mcrcore.catalogue(rules)]
    read = modules.evaluate(
        "async (all) => { const { read } = await import('./notation.js'); return all.map(read); }",
        examples,
    )
    assert read == [mcrcore.parse(example) for example in examples]


def test_every_reading_has_its_total_and_ties_are_told(shown: Callable[..., Page]) -> None:
    page = shown(MANY_READINGS)
    readings = score(MANY_READINGS)["readings"]
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_text("3 other ways to read this hand").click()
    rows = [page.get_by_test_id(f"reading-{at}") for at in range(len(readings))]
    totals = [row.locator(".line-points").inner_text() for row in rows]
    assert totals == [str(reading["total"]) for reading in readings]
    for at, row in enumerate(rows[1:], 1):
        row.click()
        expect(page.get_by_test_id("total")).to_have_text(str(readings[at]["total"]))
        expect(page.get_by_test_id("reading-aside")).to_contain_text("is worth 90 points")
        lines = page.locator("[data-testid^='fan-']")
        expect(lines).to_have_count(len(readings[at]["fans"]))
        left = page.locator("[data-testid^='not-counted-']")
        expect(left).to_have_count(len(readings[at]["not_counted"]))
        expect(page.get_by_test_id("reading-aside")).to_be_in_viewport()
    page.get_by_role("button", name="Back to it").click()
    expect(page.get_by_test_id("total")).to_have_text("90")
    expect(page.get_by_test_id("reading-aside")).to_have_count(0)


def test_readings_of_equal_worth_are_said_to_be_equal(shown: Callable[..., Page]) -> None:
    totals = [reading["total"] for reading in score(TIED)["readings"]]
    assert totals[0] == totals[1]
    page = shown(TIED)
    summary = page.locator(".readings summary")
    expect(summary).to_have_text("2 other ways to read this hand, worth the same")
    summary.press("Enter")
    page.get_by_test_id("reading-1").press("Enter")
    expect(page.get_by_test_id("reading-1")).to_contain_text("worth the same")
    aside = page.get_by_test_id("reading-aside")
    expect(aside).to_contain_text(f"Another reading, worth the same {totals[0]} points.")


def test_some_readings_may_be_equal_and_others_not(shown: Callable[..., Page]) -> None:
    page = shown(SOME_TIED)
    totals = [reading["total"] for reading in score(SOME_TIED)["readings"]]
    ties = totals.count(totals[0]) - 1
    assert 0 < ties < len(totals) - 1
    expect(page.locator(".readings summary")).to_contain_text(f"{ties} of them worth the same")


def test_it_is_all_accessible(
    shown: Callable[..., Page], accessible: Callable[[Page], None]
) -> None:
    page = shown(TWICE)
    page.get_by_role("button", name="Pure Straight", exact=True).first.click()
    expect(page.get_by_test_id("load-example")).to_be_visible()
    for width in (320, 768, 1280):
        page.set_viewport_size({"width": width, "height": 740})
        accessible(page)
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
