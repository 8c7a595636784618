"""Words have room when a reader enlarges the page, or sets its letters larger or further apart."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from support.browsing import engine_is
from support.states import opened, scenes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserType, Page, ViewportSize

CUT = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")
NARROW: ViewportSize = {"width": 320, "height": 640}
"""What a page has of a laptop's screen at 400 %."""
TWICE: ViewportSize = {"width": 640, "height": 400}
SPACED = """
* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }
"""
"""What readers may set for themselves without losing anything (WCAG 2.2, 1.4.12)."""
WEAR = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""
LARGE_PX = 32


def told(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {name: faults for name, faults in found.items() if faults}


def test_letters_may_stand_further_apart(calculator: Callable[..., Page]) -> None:
    page = calculator()
    page.set_viewport_size(NARROW)
    found = {}
    for name in scenes(page):
        page.evaluate(WEAR, SPACED)
        found[name] = page.evaluate(CUT)
        page.evaluate(WEAR, "")
    assert told(found) == {}


def test_the_page_may_be_enlarged(calculator: Callable[..., Page]) -> None:
    page = calculator()
    page.set_viewport_size(TWICE)
    found = {}
    for name in ("empty", "wins", "waits", "below", "shapeless"):
        opened(page, name)
        found[name] = page.evaluate(CUT)
    assert told(found) == {}


@pytest.fixture(scope="module")
def large(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
) -> Iterator[Page]:
    """A page in the browser of somebody who has all letters twice as large."""
    args = [*browser_type_launch_args["args"], f"--blink-settings=defaultFontSize={LARGE_PX}"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": args})
    page = browser.new_page(**browser_context_args)
    page.set_viewport_size({"width": 360, "height": 740})
    yield page
    browser.close()


def test_letters_may_be_twice_as_large(large: Page, site: str) -> None:
    large.goto(site)
    engine_is(large, "ready")
    assert large.evaluate("getComputedStyle(document.body).fontSize") == f"{LARGE_PX}px"
    found = {}
    for name in ("empty", "counting", "wins", "kongs", "below", "shapeless", "too many"):
        opened(large, name)
        found[name] = large.evaluate(CUT)
    assert told(found) == {}


@pytest.mark.parametrize("address", ["guide/en/minimum.html", "sources.html"])
def test_so_they_may_on_other_pages(large: Page, site: str, address: str) -> None:
    large.goto(site + address)
    expect(large.get_by_role("heading", level=1)).to_be_visible()
    assert large.evaluate(CUT) == []
