"""Thousands of taps at random: none leads where no hand can be, and all can be taken back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

WANDER = Path(__file__).with_name("wander.js").read_text(encoding="utf-8")


def test_no_tap_leads_where_no_hand_can_be(modules: Page) -> None:
    assert modules.evaluate(WANDER, 300) == []
