"""The focus goes everywhere by keys alone, is never lost, never hidden, and always plainly seen."""

from __future__ import annotations

import base64
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.sync_api import expect
from support.states import DIALOGS, opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page, ViewportSize

FOCUS = Path(__file__).with_name("focus.js").read_text(encoding="utf-8")
STOPS = Path(__file__).with_name("stops.js").read_text(encoding="utf-8")
RING = Path(__file__).with_name("ring.js").read_text(encoding="utf-8")
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 320, "height": 640}
AROUND = 8
PLAIN = 0.8
"""Of a line two pixels wide: the rest may meet the edge of the window or a link's next line."""


def tabbed(page: Page, most: int = 200) -> Iterator[dict[str, Any]]:
    """Press Tab from the top of the page to its end."""
    page.keyboard.press("Tab")  # so that the browser knows of somebody without a mouse
    page.evaluate("() => document.querySelector('a[href], button, input, select').focus()")
    for _ in range(most):
        found = page.evaluate(FOCUS)
        if found is None:
            return
        yield found
        page.keyboard.press("Tab")
    pytest.fail("Tab never came to the end")


def ring(page: Page, found: dict[str, Any]) -> float:
    """How plainly the ring is seen: 1 is as much as a line two pixels wide."""
    size = page.viewport_size
    assert size
    box = found["box"]
    left, top = max(0, box["left"] - AROUND), max(0, box["top"] - AROUND)
    right, bottom = box["right"] + AROUND, box["bottom"] + AROUND
    width, height = min(size["width"], right) - left, min(size["height"], bottom) - top

    def shot() -> str:
        taken = page.screenshot(
            animations="disabled",
            clip={"x": left, "y": top, "width": width, "height": height},
        )
        return base64.b64encode(taken).decode()

    focused = shot()
    page.evaluate("() => { globalThis.had = document.activeElement; globalThis.had.blur(); }")
    left_alone = shot()
    page.evaluate("() => globalThis.had.focus({ preventScroll: true })")
    measured: float = page.evaluate(RING, [focused, left_alone, found["perimeter"]])
    return measured


def faint(page: Page, stops: Iterator[dict[str, Any]]) -> dict[str, float]:
    measured = {found["name"]: round(ring(page, found), 2) for found in stops}
    return {name: seen for name, seen in measured.items() if seen < PLAIN}


def fully_laid(page: Page) -> None:
    """A hand with everything there is to come to."""
    opened(page, "wins")
    page.get_by_test_id("mode-public").check()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_tab_comes_to_everything_and_nothing_hides_it(
    table: Callable[..., Page], size: ViewportSize
) -> None:
    page = table()
    page.set_viewport_size(size)
    fully_laid(page)
    stops = list(tabbed(page))
    assert len(stops) == page.evaluate(STOPS, "body")
    assert [found for found in stops if found["hidden"]] == []


@pytest.mark.parametrize("forced", ["none", "active"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ring_is_plain(
    table: Callable[..., Page],
    scheme: Literal["light", "dark"],
    forced: Literal["none", "active"],
) -> None:
    page = table()
    fully_laid(page)
    page.emulate_media(color_scheme=scheme, forced_colors=forced)
    found = faint(page, tabbed(page))
    page.emulate_media(color_scheme="light", forced_colors="none")
    assert found == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ring_is_plain_in_the_hand(
    table: Callable[..., Page], scheme: Literal["light", "dark"]
) -> None:
    page = table()
    opened(page, "wins")
    page.emulate_media(color_scheme=scheme)
    for group, first, keys in (
        ("rack", "meld-0", ["ArrowRight"] * 11),
        ("palette", "palette-1m", ["ArrowRight", "ArrowDown", "End"]),
    ):
        page.get_by_test_id(first).focus()
        for key in keys:
            page.keyboard.press(key)
            found = page.evaluate(FOCUS)
            assert ring(page, found) >= PLAIN, (group, found["name"])
    page.get_by_test_id("choose-winning").press("Enter")
    page.get_by_test_id("tile-1").focus()
    page.keyboard.press("ArrowRight")
    assert ring(page, page.evaluate(FOCUS)) >= PLAIN
    page.keyboard.press("Escape")
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("dialog", DIALOGS)
def test_a_dialog_holds_the_focus_and_gives_it_back(
    table: Callable[..., Page], dialog: str
) -> None:
    page = table()
    opened(page, "wins")
    page.get_by_test_id(DIALOGS[dialog]).press("Enter")
    shown = page.locator("dialog[open]")
    expect(shown.locator(":focus")).to_have_count(1)
    names: list[str] = []
    for _ in range(60):
        found = page.evaluate(FOCUS)
        if found is None or found["name"] in names[:1]:
            break
        assert found["hidden"] == 0, found
        assert ring(page, found) >= PLAIN, found["name"]
        expect(shown.locator(":focus")).to_have_count(1)
        names.append(found["name"])
        page.keyboard.press("Tab")
    assert len(names) >= page.evaluate(STOPS, "dialog[open]")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id(DIALOGS[dialog])).to_be_focused()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_page_to_read_is_walked_too(page: Page, site: str, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.goto(f"{site}guide/en/minimum.html")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for found in islice(tabbed(page), 40):
        assert found["hidden"] == 0, found
        assert found["isLarge"] or ring(page, found) >= PLAIN, found["name"]
