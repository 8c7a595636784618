"""Axe finds nothing: in every state of every page, by day and by night, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import guide_places
import languages
import pytest
from support.states import opened, states

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

ALL = [language.id for language in languages.known()]
PHONE: ViewportSize = {"width": 360, "height": 740}
OF_COLORS = ["color-contrast", "link-in-text-block"]
"""All that the night can change."""


def by_day_and_night(page: Page, spotless: Callable[..., None]) -> None:
    page.emulate_media(color_scheme="light")
    spotless(page)
    page.emulate_media(color_scheme="dark")
    spotless(page, *OF_COLORS)
    page.emulate_media(color_scheme="light")


def test_every_state_of_the_calculator(spoken: Page, spotless: Callable[..., None]) -> None:
    spoken.set_viewport_size(PHONE)
    for _ in states(spoken):
        by_day_and_night(spoken, spotless)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_more_contrast_for_those_who_ask(
    calculator: Callable[..., Page],
    spotless: Callable[..., None],
    scheme: Literal["light", "dark"],
) -> None:
    page = calculator()
    page.emulate_media(color_scheme=scheme, contrast="more")
    for name in ("empty", "wins"):
        opened(page, name)
        spotless(page, "color-contrast-enhanced")


def pages(language: str) -> list[str]:
    """Every address of the site but the calculator's."""
    texts = guide_places.texts(language)
    names = [*texts, guide_places.RULINGS, guide_places.EVIDENCE, guide_places.LICENCES]
    return [guide_places.address(name, language) for name in names]


@pytest.mark.parametrize("language", ALL)
def test_every_page_to_read(
    page: Page, site: str, spotless: Callable[..., None], language: str
) -> None:
    page.set_viewport_size(PHONE)
    for address in pages(language):
        page.goto(site + address)
        by_day_and_night(page, spotless)
