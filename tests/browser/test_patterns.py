"""The page of patterns: every fan with its hands, searched, narrowed, linked, and led back from."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from support.browsing import engine_is, kept_by_worker

import mcrcore
from mcrcore.rules import PROFILES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator, Page, ViewportSize
    from support.browsing import Host, Watch

Json = dict[str, Any]

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 320, "height": 640}
KNOWN = "111222m333p444s55m|EE1000"
MIXED_TRIPLE = "mixed_triple_chow"


def told(dist: Path, rules: str) -> list[Json]:
    """What the build found out about the fans of a rule set."""
    text = (dist / "data" / f"patterns.{rules}.json").read_text(encoding="utf-8")
    found: list[Json] = json.loads(text)
    return found


def card(page: Page, fan: str) -> Locator:
    return page.get_by_test_id(f"pattern-{fan}")


def cards(page: Page) -> Locator:
    return page.get_by_role("article")


def names(page: Page) -> list[str]:
    return cards(page).get_by_role("heading", level=2).all_text_contents()


@pytest.fixture
def patterns(page: Page, site: str) -> Callable[[str], Page]:
    """Open the page with what is asked for, and wait until it has come."""

    def open_page(words: str = "") -> Page:
        page.goto(f"{site}patterns.html{words}")
        expect(page.get_by_test_id("patterns-count")).to_contain_text("patterns")
        return page

    return open_page


@pytest.mark.parametrize("rules", PROFILES)
def test_what_is_told_of_hands_is_what_the_engine_says(dist: Path, rules: str) -> None:
    entries = mcrcore.catalogue(rules)
    found = told(dist, rules)
    assert [one["id"] for one in found] == [entry["id"] for entry in entries]
    for one, entry in zip(found, entries, strict=True):
        for field in ("example", "near_miss"):
            hand = one[field]
            result = mcrcore.score({**mcrcore.parse(entry[field]), "rules": rules})
            assert hand["text"] == entry[field]
            assert [hand[key] for key in ("qualifying", "total", "wins")] == [
                result[key] for key in ("qualifying", "total", "wins")
            ]
            assert [(fan["id"], fan["count"]) for fan in hand["fans"]] == [
                (fan["id"], fan["count"]) for fan in result["fans"]
            ]
        assert entry["id"] in [fan["id"] for fan in one["example"]["fans"]]
        assert entry["id"] not in [fan["id"] for fan in one["near_miss"]["fans"]]
        assert one["why"] == entry["near_miss_why"]


@pytest.mark.parametrize("rules", PROFILES)
def test_everything_left_out_is_told_once(dist: Path, rules: str) -> None:
    for one, entry in zip(told(dist, rules), mcrcore.catalogue(rules), strict=True):
        listed = [fan for group in one["left_out"]["groups"] for fan in group["ids"]]
        excluded = {other["id"] for other in entry["excludes"]}
        if one["left_out"]["below"]:
            assert listed == []
            cheaper = {fan["id"] for fan in mcrcore.catalogue(rules) if fan["points"] < 36}
            assert excluded == cheaper
        else:
            assert sorted(listed) == sorted(excluded)


@pytest.mark.parametrize("rules", PROFILES)
def test_what_is_part_of_a_fan_and_what_is_not(dist: Path, rules: str) -> None:
    for one, entry in zip(told(dist, rules), mcrcore.catalogue(rules), strict=True):
        implied = {other["id"]: other["implied"] for other in entry["excludes"]}
        for group in one["left_out"]["groups"]:
            assert {implied[fan] for fan in group["ids"]} == {group["always"]}


@pytest.mark.parametrize(
    ("rules", "fan", "other", "count"),
    [
        ("mcr", "pure_straight", "all_chows", 1),
        ("mcr", "mixed_triple_chow", "all_simples", 1),
        ("mcr", "all_pungs", "half_flush", 1),
        ("mcr", "self_drawn", "fully_concealed_hand", 0),
        ("mcr", "big_four_winds", "big_three_winds", 0),
        ("gb", "seven_pairs", "self_drawn", 1),
        ("gb", "all_green", "half_flush", 0),
        ("mcr", "all_green", "half_flush", 1),
        ("gmcr", "all_honors", "big_4_winds", 1),
        ("gmcr", "all_honors", "all_pungs", 0),
    ],
)
def test_what_counts_together(dist: Path, rules: str, fan: str, other: str, count: int) -> None:
    ids = {entry["number"]: entry["id"] for entry in mcrcore.catalogue(rules)}
    beside = {one["id"]: [ids[number] for number in one["beside"]] for one in told(dist, rules)}
    assert beside[fan].count(other) == count
    assert beside[other].count(fan) == count


def test_a_rule_set_shows_all_its_fans(patterns: Callable[[str], Page]) -> None:
    for rules, profile in PROFILES.items():
        page = patterns(f"?rules={rules}")
        expect(cards(page)).to_have_count(len(profile.catalogue.fans))
        assert names(page) == [fan.name for fan in profile.catalogue.fans]
        count = len(profile.catalogue.fans)
        expect(page.get_by_test_id("patterns-count")).to_have_text(f"{count} of {count} patterns")
    expect(page).to_have_title("Patterns, Guangdong: MCR calculator")


def test_a_card_tells_all_of_a_fan(patterns: Callable[[str], Page]) -> None:
    it = card(patterns("?rules=gb"), "nine_gates")
    expect(it).to_contain_text(re.compile(r"88\s+points"))
    expect(it).to_contain_text("No. 4")
    expect(it).to_contain_text("九莲宝灯")
    expect(it).to_contain_text("九蓮寶燈")
    expect(it).to_contain_text("1112345678999 of one suit")
    expect(it).to_contain_text("two fives and no eight")
    expect(it).to_contain_text(re.compile(r"Leaves out\s+Full Flush\s+part of it"))
    expect(it).to_contain_text(re.compile(r"Honors\s*\(1 of them only\)"))
    expect(it).to_contain_text("Chuuren Poutou")
    expect(it).to_contain_text("Pure 9 Gates · 36 points")
    expect(it.get_by_role("link", name="Ruling 17", exact=True)).to_be_visible()
    it.get_by_text("Counts together with").click()
    expect(it.locator("details").get_by_role("link", name="Self-Drawn")).to_be_visible()


@pytest.mark.parametrize(
    ("word", "fan"),
    [
        ("三色三同顺", MIXED_TRIPLE),
        ("三色三同順", MIXED_TRIPLE),
        ("Sanshoku doujun", MIXED_TRIPLE),
        ("3 similar chows", MIXED_TRIPLE),
        ("mixed-TRIPLE", MIXED_TRIPLE),
        ("chinitsu", "full_flush"),
        ("41", MIXED_TRIPLE),
    ],
)
def test_a_fan_is_found_by_any_of_its_names(
    patterns: Callable[[str], Page], word: str, fan: str
) -> None:
    page = patterns("")
    page.get_by_label("Name, in any language").fill(word)
    expect(cards(page)).to_have_count(1)
    expect(card(page, fan)).to_be_visible()
    expect(page).to_have_url(re.compile(r"patterns\.html\?q="))
    page.reload()
    expect(cards(page)).to_have_count(1)
    page.get_by_role("button", name="Show all").click()
    expect(cards(page)).to_have_count(81)
    expect(page).to_have_url(re.compile(r"patterns\.html$"))


def test_fans_are_narrowed_and_put_in_order(patterns: Callable[[str], Page]) -> None:
    page = patterns("")
    page.get_by_test_id("patterns-points").select_option("8 points")
    page.get_by_test_id("patterns-family").select_option("Chows")
    assert names(page) == ["Mixed Straight", "Mixed Triple Chow"]
    page.get_by_test_id("patterns-points").select_option("any points")
    page.get_by_test_id("patterns-sort").select_option("cheapest first")
    assert names(page)[0] == "Pure Double Chow"
    page.get_by_test_id("patterns-sort").select_option("by name")
    assert names(page) == sorted(names(page))
    expect(page).to_have_url(re.compile(r"\?family=chows&sort=name$"))
    page.get_by_test_id("patterns-rules").select_option("gmcr")
    expect(cards(page)).to_have_count(57)
    assert names(page)[0] == "2 Identical Chows"
    page.get_by_test_id("patterns-search").fill("nothing is called so")
    expect(page.get_by_test_id("patterns-count")).to_have_text("No pattern fits.")


def test_a_link_to_a_fan_shows_it(patterns: Callable[[str], Page]) -> None:
    page = patterns("?rules=gb#mixed_triple_chow")
    expect(card(page, MIXED_TRIPLE)).to_be_in_viewport()
    expect(card(page, MIXED_TRIPLE)).to_be_focused()
    card(page, MIXED_TRIPLE).get_by_role("link", name="Mixed Double Chow").first.click()
    expect(page).to_have_url(re.compile(r"\?rules=gb#mixed_double_chow$"))
    expect(card(page, "mixed_double_chow")).to_be_focused()
    page.go_back()
    expect(card(page, MIXED_TRIPLE)).to_be_focused()
    card(page, MIXED_TRIPLE).get_by_role("link", name="Guangdong").click()
    expect(card(page, "3_similar_chows")).to_be_in_viewport()


def test_a_link_shows_a_fan_that_was_not_asked_for(patterns: Callable[[str], Page]) -> None:
    page = patterns("?q=pure+straight")
    expect(cards(page)).to_have_count(1)
    card(page, "pure_straight").get_by_role("link", name="Short Straight").first.click()
    expect(card(page, "short_straight")).to_be_in_viewport()
    expect(cards(page)).to_have_count(81)


def test_the_link_of_a_fan_is_copied(
    patterns: Callable[[str], Page], page: Page, site: str
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    patterns("?rules=gb&q=triple")
    page.get_by_test_id(f"copy-{MIXED_TRIPLE}").click()
    expect(card(page, MIXED_TRIPLE)).to_contain_text("Link copied.")
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{site}patterns.html?rules=gb#{MIXED_TRIPLE}"


@pytest.mark.parametrize(
    ("rules", "fan"), [("mcr", "last_tile"), ("gb", "flower_tiles"), ("gmcr", "all_honors")]
)
def test_a_hand_opens_in_the_calculator_with_its_total(
    patterns: Callable[[str], Page], rules: str, fan: str
) -> None:
    page = patterns(f"?rules={rules}")
    entry = next(one for one in mcrcore.catalogue(rules) if one["id"] == fan)
    result = mcrcore.score({**mcrcore.parse(entry["example"]), "rules": rules})
    it = card(page, fan)
    expect(it.locator("section").first).to_contain_text(f"{result['total']} points")
    it.get_by_role("link", name="Open in the calculator: Example").click()
    engine_is(page, "ready")
    expect(page.get_by_test_id("rules")).to_have_value(rules)
    expect(page.get_by_test_id("notation")).to_have_value(entry["example"])
    expect(page.get_by_test_id("total")).to_have_text(str(result["total"]))
    expect(page.get_by_test_id(f"fan-{fan}")).to_be_visible()


@pytest.mark.parametrize("rules", PROFILES)
def test_every_example_leads_to_its_own_hand(
    patterns: Callable[[str], Page], dist: Path, rules: str
) -> None:
    page = patterns(f"?rules={rules}")
    links = page.get_by_role("link", name="Open in the calculator")
    shown = links.evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    named = "" if rules == "mcr" else f"&rules={rules}"
    hands = [one[field]["text"] for one in told(dist, rules) for field in ("example", "near_miss")]
    parts = [re.sub(r"&public=\w+$", "", link) for link in shown]
    assert parts == [f"./#h={quote(hand, safe='')}{named}" for hand in hands]


def test_the_calculator_leads_to_a_fan_and_back(calculator: Callable[..., Page]) -> None:
    page = calculator(f"#h={quote(KNOWN)}&rules=gb")
    page.get_by_test_id("fan-four_concealed_pungs").get_by_role("button").click()
    page.locator("#meaning").get_by_role("link", name="All about this fan").click()
    expect(page).to_have_url(re.compile(r"patterns\.html\?rules=gb#four_concealed_pungs$"))
    expect(card(page, "four_concealed_pungs")).to_be_in_viewport()
    page.get_by_role("link", name="Back to the calculator").click()
    engine_is(page, "ready")
    expect(page.get_by_test_id("total")).to_have_text("76")
    page.get_by_role("link", name="Patterns", exact=True).click()
    expect(cards(page)).to_have_count(82)


def test_the_patterns_are_read_without_python(page: Page, host: Host) -> None:
    page.goto(f"{host.address}patterns.html")
    expect(cards(page)).to_have_count(81)
    assert not [path for path in host.server.asked if path.startswith(("pyodide/", "wheels/"))]
    assert "data/patterns.gb.json" not in host.server.asked


def test_a_visit_of_the_calculator_fetches_nothing_of_the_patterns(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    assert "patterns" not in html
    catalogue = (dist / "data" / "catalogue.mcr.json").read_text(encoding="utf-8")
    assert "near_miss" not in catalogue


def test_the_patterns_open_offline(page: Page, host: Host) -> None:
    page.goto(host.address)
    engine_is(page, "ready")
    kept_by_worker(page)
    host.stop()
    page.get_by_role("link", name="Patterns", exact=True).click()
    expect(cards(page)).to_have_count(81)
    page.get_by_test_id("patterns-rules").select_option("gmcr")
    expect(cards(page)).to_have_count(57)


def test_patterns_that_do_not_come_are_asked_for_again(
    page: Page, host: Host, watch: Watch
) -> None:
    watch.expect("404")
    host.take_away("data/patterns.gb.json")
    page.goto(f"{host.address}patterns.html?rules=gb")
    expect(page.get_by_role("alert")).to_contain_text("could not be fetched")
    host.mend()
    page.get_by_role("button", name="Retry").click()
    expect(cards(page)).to_have_count(82)


def test_the_keyboard_is_enough(patterns: Callable[[str], Page]) -> None:
    page = patterns("")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Back to the calculator")).to_be_focused()
    for _ in ("Guide", "Patterns", "Rulings", "Sources", "the language", "the search"):
        page.keyboard.press("Tab")
    page.keyboard.type("nine gates")
    expect(cards(page)).to_have_count(1)
    for name in ("rules", "points", "family", "sort"):
        page.keyboard.press("Tab")
        expect(page.get_by_test_id(f"patterns-{name}")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Nine Gates").first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    engine_is(page, "ready")
    expect(page.get_by_test_id("qualifying")).to_have_text("90")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_patterns_are_accessible_and_fit(
    patterns: Callable[[str], Page],
    accessible: Callable[[Page], None],
    scheme: Literal["light", "dark"],
) -> None:
    page = patterns("?rules=gmcr&points=24")
    page.emulate_media(color_scheme=scheme)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        accessible(page)
    page.get_by_role("button", name="Show all").click()
    wide = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) <= 0


@pytest.mark.parametrize("rules", PROFILES)
def test_nothing_leaves_its_card_on_a_small_screen(
    patterns: Callable[[str], Page], rules: str
) -> None:
    page = patterns(f"?rules={rules}")
    page.set_viewport_size(PHONE)
    outside = cards(page).evaluate_all(
        """(all) => {
          for (const one of all) one.style.contentVisibility = "visible";
          const ends = (one) => one.getBoundingClientRect().right;
          const parts = (one) => [...one.querySelectorAll("*")];
          const leaves = (one) => parts(one).some((part) => ends(part) > ends(one));
          return all.filter(leaves).map((one) => one.id);
        }"""
    )
    assert outside == []
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def test_on_paper_there_are_patterns_and_no_controls(patterns: Callable[[str], Page]) -> None:
    page = patterns("?q=nine+gates")
    page.emulate_media(media="print")
    expect(page.get_by_test_id("patterns-points")).to_be_hidden()
    expect(page.get_by_role("button")).to_have_count(0)
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    expect(card(page, "nine_gates").locator("details a").first).to_be_visible()
