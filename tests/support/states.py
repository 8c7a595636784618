"""Every state the calculator can be in, one after the other on the same page, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

WON = "[234m,1]234p234s666m55p|EE0000|ab"
TABLE = "3m3m3m9s9s"
HANDS = {
    "empty": "",
    "counting": "234m55p",
    "wins": f"{WON}&public={TABLE}",
    "guangdong": f"{WON}&rules=gmcr",
    "kongs": "[1111s,1][2222m,2][3333p,7][4444p]8s8s|EE0000",
    "waits": f"[234m,1]234p234s666m5p|EE0000&public={TABLE}",
    "below": "234m567p456s888s33m|EE1000|a",
    "chicken": "[123m][345m]678p56sWW7s|EE0000",
    "shapeless": "1357m1357p1357sEE|EE1000",
    "readings": "111222333m99p123s|EE1000",
    "too many": "[1111m,1]111m234p567s99s|EE0000",
}
"""Hands in every state of the result, as in a link."""
UNREAD = "[124m]5z"
DIALOGS = {
    "help": "help",
    "compare": "compare-open",
    "settle": "settle-open",
    "share": "share",
    "recents": "recents-open",
}
"""By dialog, what opens it."""


def settled(page: Page) -> None:
    """All is said of the hand."""
    expect(page.locator(".result")).to_have_attribute("aria-busy", "false")
    expect(page.locator(".advice[aria-busy=true]")).to_have_count(0)


def laid(page: Page, link: str) -> None:
    """A hand as in a link, in place of the one that was there."""
    clear = page.get_by_test_id("clear")
    if clear.get_attribute("aria-disabled") != "true":
        clear.click()
        expect(clear).to_have_attribute("aria-disabled", "true")
    page.evaluate("() => history.replaceState(null, '', location.pathname)")
    if link:
        hand, *rest = link.split("&")
        fragment = "&".join([f"h={quote(hand)}", *rest])
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
        expect(clear).not_to_have_attribute("aria-disabled", "true")


def opened(page: Page, name: str) -> None:
    """The hand of a name, once all is said of it."""
    laid(page, HANDS[name])
    settled(page)


def states(page: Page) -> Iterator[str]:
    """Bring the page itself into one state after the other, and tell the name of each."""
    for name in HANDS:
        opened(page, name)
        yield name
    yield from _unfolded(page)
    yield from _tapping(page)


def scenes(page: Page) -> Iterator[str]:
    """All of these, and then what opens above the page."""
    yield from states(page)
    yield from _meanings(page)
    yield from _dialogs(page)


def _unfolded(page: Page) -> Iterator[str]:
    opened(page, "readings")
    page.locator(".readings summary").click()
    page.get_by_test_id("reading-1").click()
    expect(page.get_by_test_id("reading-aside")).to_be_visible()
    yield "another reading"
    opened(page, "below")
    page.locator(".lifts summary").click()
    yield "every lift"
    opened(page, "shapeless")
    page.locator(".distance summary").click()
    yield "every discard"


def _tapping(page: Page) -> Iterator[str]:
    notation = page.get_by_test_id("notation")
    opened(page, "empty")
    notation.fill(UNREAD)
    expect(page.get_by_test_id("errors")).to_be_visible()
    yield "a text that cannot be read"
    notation.fill("")
    notation.blur()
    expect(page.get_by_test_id("clear")).to_have_attribute("aria-disabled", "true")
    opened(page, "kongs")
    page.get_by_test_id("mode-chow").check()
    page.get_by_test_id("palette-8m").click(force=True)
    expect(page.get_by_test_id("note")).not_to_have_text("")
    yield "a tap refused"
    opened(page, "wins")
    page.get_by_test_id("mode-public").check()
    page.get_by_test_id("choose-winning").click()
    expect(page.locator(".is-choosing")).to_be_visible()
    yield "choosing the winning tile"
    page.get_by_test_id("choose-winning").click()
    page.get_by_test_id("palette-1p").press("2")
    expect(page.get_by_test_id("note")).to_contain_text("2")
    yield "a number typed"
    page.keyboard.press("Escape")
    page.get_by_test_id("mode-concealed").check()


def _meanings(page: Page) -> Iterator[str]:
    opened(page, "wins")
    page.locator(".fans .fan-name").first.click()
    expect(page.get_by_test_id("load-example")).to_be_visible()
    yield "a fan's meaning"
    page.keyboard.press("Escape")
    page.locator(".sum-qualifying .term").first.click()
    expect(page.locator("#meaning")).to_be_visible()
    yield "a word's meaning"
    page.keyboard.press("Escape")


def _dialogs(page: Page) -> Iterator[str]:
    opened(page, "wins")
    for name in DIALOGS:
        yield from _dialog(page, name)
    opened(page, "empty")
    for name in ("compare", "share"):
        page.get_by_test_id(DIALOGS[name]).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        yield f"{name} without a hand"
        _close(page)


def _dialog(page: Page, name: str) -> Iterator[str]:
    page.get_by_test_id(DIALOGS[name]).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    if name == "compare":
        expect(page.get_by_test_id("compare-total-gmcr")).to_be_visible()
    yield name
    if name in INSIDE:
        yield from INSIDE[name](page)
    _close(page)


def _close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def _in_compare(page: Page) -> Iterator[str]:
    page.locator(".compare .fan-name").first.click()
    expect(page.locator("#meaning")).to_be_visible()
    yield "a meaning in compare"
    page.keyboard.press("Escape")


def _in_settle(page: Page) -> Iterator[str]:
    page.get_by_test_id("settle-winner-0").fill("")
    page.get_by_test_id("settle-winner-1").fill("3")
    expect(page.get_by_test_id("settle-error-winner_below_minimum")).to_be_visible()
    yield "settle below the minimum"


def _in_share(page: Page) -> Iterator[str]:
    page.get_by_test_id("share-qr").click()
    expect(page.get_by_test_id("qr")).to_be_visible()
    yield "share with its code"


def _in_recents(page: Page) -> Iterator[str]:
    page.get_by_test_id("recent-delete-0").click()
    expect(page.get_by_test_id("recents-undo")).to_be_visible()
    yield "recents with one deleted"
    if page.locator(".recent").count():
        page.get_by_test_id("recents-delete-all").click()
    expect(page.locator(".recents-none")).to_be_visible()
    yield "recents without hands"
    page.get_by_test_id("recents-undo").click()
    page.get_by_test_id("recent-0").wait_for()


INSIDE = {
    "compare": _in_compare,
    "settle": _in_settle,
    "share": _in_share,
    "recents": _in_recents,
}
