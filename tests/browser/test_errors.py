"""What the page says when a hand or a text is wrong; and that nothing typed or linked breaks it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from mcrcore import api
from mcrcore.errors import REASONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases" / "invalid_inputs.jsonl"

# fmt: off
CODES = {
    "invalid_json", "wrong_type", "missing_field", "unknown_field", "unknown_rules",
    "unknown_tile", "unknown_meld_kind", "invalid_chow", "tile_count", "too_many_copies",
    "unknown_wind", "unknown_flower", "duplicate_flower", "unknown_win_source", "unknown_player",
    "too_many_melds", "replacement_needs_self_draw", "replacement_needs_kong",
    "robbing_needs_discard", "robbed_tile_held", "robbed_tile_public",
    "robbing_excludes_last_wall", "notation",
}
TEXTS = [
    "234m2x", "5z", "[234m", "123m|XX", "0m", "1", "m", "]", "[[1m]]", "1m,", "[124m]", "[234m,4]",
    "[333m,8]", "[1111m,9]", "1m|EE1000|z", "1m|||", "H1W1", "[H1]", "F9", "🀢1m", "🀫", "梅1m",
    "11m1m|EE1100", "5p123p[456p][888m]67m5p|EE1100", "1m" * 3000,
]
ROBBED = ["2p", "3p", "4p", "2s", "3s", "4s", "6m", "6m", "6m", "5p", "6p", "9s", "9s", "7p"]
# fmt: on

HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "${alert(1)}{{7*7}}",
    "javascript:alert(1)",
    "\u202e1m2m\u0000\ud7ff",
    "<b>" * 500,
    "1m" * 5000,
    "🀄" * 300,
    "__proto__",
    "%00%ff&h=1m#h=2m",
]


def problems_of(method: str, payload: object) -> list[dict[str, Any]]:
    answer = json.loads(api.call(method, json.dumps(payload)))
    found: list[dict[str, Any]] = answer.get("errors", [])
    return found


def known_problems() -> Iterator[dict[str, Any]]:
    """Problems of every kind, as the engine really reports them."""
    for line in CASES.read_text(encoding="utf-8").splitlines():
        yield from problems_of("score", json.loads(line)["request"])
    for text in TEXTS:
        yield from problems_of("parse", text)
    yield from json.loads(api.call("score", "{"))["errors"]
    robbed = {"concealed": ROBBED, "win": {"source": "discard", "from": 1}, "robbing_kong": True}
    for public in (["7p"], ["7p", "7p"]):
        yield from problems_of("score", {**robbed, "public_tiles": public})


PROBLEMS = list(known_problems())


def test_problems_of_every_code_are_tried() -> None:
    assert {problem["code"] for problem in PROBLEMS} == CODES


def test_every_problem_has_a_sentence(modules: Page) -> None:
    sentences = modules.evaluate(
        """async (problems) => {
          const { sentence } = await import("./views/errors.js");
          await (await import("./i18n.js")).loadMessages("en");
          return problems.map(sentence);
        }""",
        [{**problem, "message": "the engine's own words"} for problem in PROBLEMS],
    )
    for problem, words in zip(PROBLEMS, sentences, strict=True):
        assert words.endswith("."), problem
        assert not re.search(r"\{|\bundefined\b|\bnull\.", words), words


def test_every_reason_has_words() -> None:
    words = (ROOT / "web" / "i18n" / "en.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"(?m)^reason-(\w+) =", words))
    assert told == set(REASONS)


def test_an_unknown_code_is_told_in_the_engines_words(modules: Page) -> None:
    message = "<b>Something new</b> went wrong."
    words = modules.evaluate(
        """async (problem) => {
          const { sentence } = await import("./views/errors.js");
          await (await import("./i18n.js")).loadMessages("en");
          return sentence(problem);
        }""",
        {"code": "brand_new", "where": "", "values": {}, "message": message},
    )
    assert words == message


TOLD = {
    "123456789m123456p|EE1000": ("tile_count", "15 tiles, .* Take 1 out."),
    "111112345678m99p|EE1000": ("too_many_copies", "5 copies of the 1 of characters"),
    "[234m,1]234p234s666m55p|EE1001": ("replacement_needs_kong", "this hand has none"),
    "[234m,1]234p234s666m55p|EE0001": ("robbed_tile_held", "another copy of the 5 of dots"),
    "234p234s666m56p99s7p|EE0011": ("robbing_excludes_last_wall", "none to rob"),
    "[234m,1]234p2x4s": ("notation", "Character 14: x means no tile and no sign"),
    "55z": ("notation", "C for red, F for green, P for white"),
}


def test_problems_are_told_and_the_input_stays(calculator: Callable[..., Page]) -> None:
    page = calculator()
    for notation, (code, words) in TOLD.items():
        page.get_by_test_id("notation").fill(notation)
        problem = page.get_by_test_id("errors").get_by_test_id(f"error-{code}")
        expect(problem).to_have_text(re.compile(words))
        expect(page.get_by_test_id("errors").locator("li")).to_have_count(1)
        expect(page.get_by_test_id("verdict")).to_have_attribute("data-wins", "")
        expect(page.get_by_test_id("notation")).to_have_value(notation)
        expect(page.get_by_test_id("total")).to_have_count(0)


def test_all_problems_are_told_at_once(calculator: Callable[..., Page]) -> None:
    page = calculator()
    page.get_by_test_id("notation").fill("[234m,1]234p2346666s5555p5p|EE0001")
    expect(page.get_by_test_id("error-tile_count")).to_be_visible()
    expect(page.get_by_test_id("error-too_many_copies")).to_be_visible()
    expect(page.get_by_test_id("verdict")).to_have_text(re.compile(r"\d things to put right:"))


@pytest.mark.parametrize(
    ("notation", "code"),
    [
        ("11111m", "too_many_copies"),
        ("[111m]22m|EE1000&public=2m2m2m", "too_many_copies"),
        ("1m|EE1000|aa", "duplicate_flower"),
    ],
)
def test_what_no_further_tile_puts_right_is_told_before_the_hand_is_full(
    calculator: Callable[..., Page], notation: str, code: str
) -> None:
    page = calculator(f"#h={notation}")
    expect(page.get_by_test_id(f"error-{code}")).to_be_visible()
    expect(page.get_by_test_id("errors").locator("li")).to_have_count(1)


def test_a_hand_that_is_not_full_yet_is_no_error(calculator: Callable[..., Page]) -> None:
    page = calculator("#h=[1111m,5]11p22s|EE0001")
    expect(page.get_by_test_id("verdict")).to_contain_text("7 of 14 tiles.")
    page.wait_for_function("document.querySelector('.result').ariaBusy === 'false'")
    expect(page.get_by_test_id("errors")).to_have_count(0)


def test_a_mended_text_clears_the_problem(calculator: Callable[..., Page]) -> None:
    page = calculator()
    field = page.get_by_test_id("notation")
    field.fill("[234m,1]234p2x4s666m5p5p|EE1000")
    expect(page.get_by_test_id("error-notation")).to_be_visible()
    field.fill("[234m,1]234p234s666m5p5p|EE1000")
    expect(page.get_by_test_id("total")).to_have_text("11")
    expect(page.get_by_test_id("errors")).to_have_count(0)


def test_hostile_text_is_only_text(calculator: Callable[..., Page]) -> None:
    page = calculator()
    for text in HOSTILE:
        page.get_by_test_id("notation").fill(text)
        expect(page.get_by_test_id("errors")).to_be_visible()
        still_scores(page)


def test_hostile_links_break_nothing(calculator: Callable[..., Page]) -> None:
    links = [quote(text, safe="") for text in HOSTILE]
    page = calculator("#h={0}&rules={0}&from={0}&public={0}".format(links[0]))
    still_scores(page)
    for told in [*links, *(text.replace("%", "%25") for text in links)]:
        for parts in ("h={0}", "h=1m&rules={0}", "h=1m&from={0}&public={0}", "{0}"):
            page.evaluate("(hash) => { location.hash = hash; }", parts.format(told))
        still_scores(page)


def still_scores(page: Page) -> None:
    expect(page.locator("img, script:not([src]), #app b:has-text('<')")).to_have_count(0)
    page.get_by_test_id("example-discard_win").click()
    expect(page.get_by_test_id("total")).to_have_text("10")
    page.get_by_test_id("clear").click()
