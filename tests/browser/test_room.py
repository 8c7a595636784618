"""In every language, words have room on the smallest phone: none is cut off, none overlap."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import guide_places
import languages
import pytest
from playwright.sync_api import expect
from support.browsing import START_MS, engine_is
from support.states import DIALOGS, HANDS, UNREAD, laid

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

ALL = [language.id for language in languages.known()]
CUT = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")
NARROW = {"width": 320, "height": 640}
STATES = {
    **{name: HANDS[name] for name in ("empty", "counting", "wins", "guangdong", "kongs", "waits")},
    "below": "[123m,1][456p,1]789s11m567p|EE0000",
    "shapeless": "1m2m3m5m6m7m9m1p3p5p7p9pEE|EE1000",
    "too many": HANDS["too many"],
}
"""Hands in every state of the result, as in a link."""


@pytest.fixture(scope="module", params=ALL)
def phone(
    request: pytest.FixtureRequest,
    browser: Browser,
    browser_context_args: dict[str, Any],
    site: str,
) -> Iterator[Page]:
    """A small phone with the calculator in a language."""
    context = browser.new_context(**{**browser_context_args, "viewport": NARROW})
    context.set_default_timeout(START_MS / 4)
    page = context.new_page()
    page.goto(f"{site}?lang={request.param}")
    engine_is(page, "ready")
    expect(page.locator("html")).to_have_attribute("lang", request.param)
    yield page
    context.close()


def opened(page: Page, state: str) -> None:
    """The hand of a state, once it is scored."""
    laid(page, STATES[state])
    expect(page.locator(".result")).to_have_attribute("aria-busy", "false")


@pytest.mark.parametrize("state", STATES)
def test_the_calculator_has_room_for_its_words(phone: Page, state: str) -> None:
    opened(phone, state)
    assert phone.evaluate(CUT) == []


def test_a_text_that_cannot_be_read_has_room(phone: Page) -> None:
    opened(phone, "empty")
    phone.get_by_test_id("notation").fill(UNREAD)
    expect(phone.get_by_test_id("errors")).to_be_visible()
    found = phone.evaluate(CUT)
    phone.get_by_test_id("notation").blur()
    assert found == []


@pytest.mark.parametrize("dialog", DIALOGS)
def test_dialogs_have_room(phone: Page, dialog: str) -> None:
    opened(phone, "wins")
    phone.get_by_test_id(DIALOGS[dialog]).click()
    shown = phone.locator("dialog[open]")
    expect(shown).to_be_visible()
    if dialog == "compare":
        expect(phone.get_by_test_id("compare-total-gmcr")).to_be_visible()
    found = phone.evaluate(CUT)
    phone.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    assert found == []


def test_meanings_have_room(phone: Page) -> None:
    opened(phone, "wins")
    phone.locator(".fans .fan-name").first.click()
    expect(phone.get_by_test_id("load-example")).to_be_visible()
    found = phone.evaluate(CUT)
    phone.keyboard.press("Escape")
    assert found == []


@pytest.mark.parametrize("rules", ["mcr", "gmcr"])
@pytest.mark.parametrize("language", ALL)
def test_patterns_have_room(page: Page, site: str, language: str, rules: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{site}patterns.html?lang={language}&rules={rules}")
    expect(page.locator("article").first).to_be_visible()
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", ALL)
def test_pages_to_read_have_room(page: Page, site: str, language: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    found = {}
    for name in [*guide_places.texts(language), guide_places.RULINGS, guide_places.EVIDENCE]:
        page.goto(site + guide_places.address(name, language))
        found[name] = page.evaluate(CUT)
    assert {name: told for name, told in found.items() if told} == {}
