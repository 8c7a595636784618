"""What screen readers are given: the tree of each part of the page, and what is said unasked.

The trees stand in `trees/`; `--write-trees` writes them anew.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from support.browsing import engine_is
from support.states import UNREAD, opened, scenes, settled

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page
    from support.browsing import Host, Watch

HEARD = Path(__file__).with_name("heard.js").read_text(encoding="utf-8")
TREES = Path(__file__).with_name("trees")
PARTS = {
    "empty": "body",
    "wins": "body",
    "waits": ".outcome",
    "below": ".outcome",
    "shapeless": ".outcome",
    "too many": ".outcome",
    "guangdong": ".outcome",
    "another reading": ".outcome",
    "a text that cannot be read": ".hand",
    "choosing the winning tile": ".build",
    "a fan's meaning": "#meaning",
    "a word's meaning": "#meaning",
    "help": "dialog[open]",
    "compare": "dialog[open]",
    "settle": "dialog[open]",
    "settle below the minimum": "dialog[open]",
    "share with its code": "dialog[open]",
}
"""By state of the calculator, the part whose tree is kept."""
PAGES = {
    "patterns": "patterns.html?q=nine+gates",
    "guide": "guide/en/minimum.html",
    "licences": "licences.html",
}
THIRTEEN = [*["2m", "3m", "4m"], *["2p", "3p", "4p"], *["2s", "3s", "4s"], *["6m"] * 3, "5p"]
WRONG = "This hand cannot be scored. One thing to put right:"
WAITING = "One tile short. These complete it: 2 of dots, 5 of dots"


def tree(part: Locator) -> str:
    return re.sub(r"http://127\.0\.0\.1:\d+", "http://host", part.aria_snapshot()) + "\n"


@pytest.fixture(scope="session")
def kept(request: pytest.FixtureRequest) -> Callable[[str, str], str]:
    """The tree that is kept by this name; the one given, where it is to be kept anew."""
    is_new = bool(request.config.getoption("--write-trees"))

    def look_up(name: str, given: str) -> str:
        path = TREES / f"{re.sub(r'[^a-z]+', '_', name)}.yaml"
        if is_new:
            path.write_text(given, encoding="utf-8")
        return path.read_text(encoding="utf-8")

    return look_up


def test_every_state_is_told_as_it_is_kept(
    calculator: Callable[..., Page], kept: Callable[[str, str], str]
) -> None:
    page = calculator()
    told = set()
    for name in scenes(page):
        if name in PARTS:
            found = tree(page.locator(PARTS[name]))
            assert found == kept(name, found), name
            told.add(name)
    assert told == set(PARTS)


@pytest.mark.parametrize("name", PAGES)
def test_other_pages_are_told_as_they_are_kept(
    page: Page, site: str, kept: Callable[[str, str], str], name: str
) -> None:
    page.goto(site + PAGES[name])
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if name == "patterns":
        expect(page.locator("article:not([hidden])")).to_have_count(1)
    found = tree(page.locator("body"))
    assert found == kept(name, found)


def listening(page: Page) -> None:
    page.evaluate("() => document.activeElement?.blur()")
    page.evaluate(HEARD)


def heard(page: Page, *words: str) -> None:
    """What was said since, once and in this order, and nothing else."""
    page.wait_for_function("last => globalThis.heard.at(-1)?.startsWith(last)", arg=words[-1])
    told = page.evaluate("() => globalThis.heard.splice(0)")
    assert len(told) == len(words), told
    for one, expected in zip(told, words, strict=True):
        assert one.startswith(expected), told


def test_a_score_is_said_once_and_no_tap_before_it(table: Callable[..., Page]) -> None:
    page = table()
    listening(page)
    for tile in THIRTEEN:
        page.get_by_test_id(f"palette-{tile}").click()
    heard(page, WAITING)
    page.get_by_test_id("palette-5p").click()
    heard(page, "14 points. The hand wins.")


def test_what_is_wrong_is_said_with_what_to_do(table: Callable[..., Page]) -> None:
    page = table()
    listening(page)
    opened(page, "too many")
    heard(page, f"{WRONG} 7 copies of the 1 of characters")
    notation = page.get_by_test_id("notation")
    notation.press_sequentially(UNREAD)
    page.wait_for_function("() => globalThis.heard.length")
    told = page.evaluate("() => globalThis.heard.splice(0)")
    assert len(told) == 1
    assert re.match(r"This text cannot be read as a hand\..* Character \d: ", told[0]), told


def test_what_is_undone_and_cleared_is_said(table: Callable[..., Page]) -> None:
    page = table("#h=123m4p|EE1000")
    listening(page)
    page.get_by_test_id("undo").press("Enter")
    heard(page, "No tiles yet")
    page.get_by_test_id("redo").press("Enter")
    heard(page, "4 of 14 tiles.")
    page.get_by_test_id("clear").press("Enter")
    heard(page, "No tiles yet")
    page.get_by_test_id("palette-1m").click()
    page.get_by_test_id("undo").press("Enter")
    heard(page, "No tiles yet")


def test_a_tap_refused_is_said(table: Callable[..., Page]) -> None:
    page = table("#h=1111m|EE1000")
    listening(page)
    page.get_by_test_id("palette-1m").click(force=True)
    heard(page, "All four are in use.")
    page.get_by_test_id("palette-2m").click()
    assert page.evaluate("() => globalThis.heard") == []


def test_dialogs_say_what_was_done_in_them(table: Callable[..., Page]) -> None:
    page = table()
    opened(page, "wins")
    page.get_by_test_id("settle-open").click()
    expect(page.get_by_test_id("settle-change-0")).to_have_text("+36")
    listening(page)
    page.get_by_test_id("settle-winner-0").fill("30")
    heard(page, "you +")
    page.keyboard.press("Escape")
    page.get_by_test_id("recents-open").click()
    page.get_by_test_id("recent-delete-0").click()
    heard(page, "1 hand deleted")
    page.keyboard.press("Escape")
    settled(page)
    assert page.evaluate("() => globalThis.heard") == []


def test_an_engine_that_fails_says_so(page: Page, host: Host, watch: Watch) -> None:
    watch.expect("Failed to load resource")
    host.server.stuck = "pyodide/pyodide.asm.wasm"
    page.goto(host.address)
    engine_is(page, "loading")
    listening(page)
    host.take_away("pyodide/pyodide.asm.wasm")
    host.server.stuck = None
    host.server.released.set()
    engine_is(page, "error")
    heard(page, "The scoring engine could not be fetched. Check the connection. Retry")
