"""Does, once, everything that a page offers."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import ElementHandle, Page

CONTROLS = "button, summary, input, textarea, select"
LIKE_IT = 6
"""Of many things that do the same, such as a button for each fan, so many are tried."""
MOST_STEPS = 400
TYPED = "[234m,1]234p234s666m5p5p|EE1000"
OFFERS = """async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const all = window.offered = [...document.querySelectorAll("%s")];
  const open = document.querySelector("dialog[open]") ?? document;
  const isOffered = (one) => open.contains(one) && one.checkVisibility() && !one.disabled
    && !one.readOnly && one.getAttribute("aria-disabled") !== "true";
  return [...all.entries()].filter(([, one]) => isOffered(one)).map(([index, one]) => ({
    index,
    name: one.dataset.testid ?? "",
    opens: one.getAttribute("aria-haspopup") === "dialog",
    kind: [one, one.closest("section, form, dialog, nav, header")]
      .map((part) => `${part?.tagName} ${part?.className}`).join(" "),
  }));
}"""
"""What can be done once the last thing is drawn: in the open dialog if there is one."""


Offer = dict[str, Any]


class Hands:
    """Presses, chooses and fills in, and knows what it has tried before."""

    def __init__(self, folder: Path) -> None:
        self.done: set[str] = set()
        """By test id."""
        self.tried: Counter[str] = Counter()
        self.file = folder / "hands.json"
        self.file.write_text("[]", encoding="utf-8")

    def do_everything(self, page: Page) -> None:
        """Go on until the page offers nothing new."""
        for _ in range(MOST_STEPS):
            offered = page.evaluate(OFFERS % CONTROLS)
            in_dialog = page.locator("dialog[open]").count() > 0
            one = self._next(offered, in_dialog=in_dialog)
            if one:
                self.tried[family(one)] += 1
                self.done.add(one["name"])
                self._use(control(page, one))
            elif in_dialog:
                page.keyboard.press("Escape")
            else:
                return
        raise AssertionError(f"still something to do after {MOST_STEPS} steps")

    def _next(self, offered: list[Offer], *, in_dialog: bool) -> Offer | None:
        # What has no name of its own comes last: it may close the dialog.
        fresh = sorted(filter(self._is_new, offered), key=lambda one: not one["name"])
        if not fresh and not in_dialog:
            # What closed a dialog may have left things in it untried.
            openers = (one for one in offered if one["opens"])
            fresh = [one for one in openers if self.tried[family(one)] <= LIKE_IT]
        return fresh[0] if fresh else None

    def _is_new(self, one: Offer) -> bool:
        if one["name"] and one["name"] in self.done:
            return False
        return self.tried[family(one)] < LIKE_IT

    def _use(self, one: ElementHandle) -> None:
        kind: str = one.evaluate("one => one.type ?? one.tagName")
        if kind == "file":
            one.set_input_files(self.file)
        elif kind in {"text", "search", "textarea"}:
            one.fill(TYPED)
        elif kind == "number":
            one.fill("12")
        elif kind.startswith("select"):
            for value in one.evaluate("one => [...one.options].map(({ value }) => value)"):
                one.select_option(value)
        else:
            one.evaluate("one => one.click()")


def control(page: Page, one: Offer) -> ElementHandle:
    """What was offered, whatever the page has drawn since."""
    found = page.evaluate_handle("index => window.offered[index]", one["index"]).as_element()
    assert found
    return found


def family(one: Offer) -> str:
    """What does the same for another tile, fan, seat or hand."""
    named = re.match(
        r"(palette|fan|not-counted|pattern|pairing|wait|lift|discard|useful)-", one["name"]
    )
    numbered = re.sub(r"-\d+\b", "", one["name"])
    return named[1] if named else numbered or one["kind"]
