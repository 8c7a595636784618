"""Tiles on the page: every one is painted, and sets lie as on a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from server import Server

LAY = """async (meld) => {
  const { layMeld } = await import(new URL("views/tile.js", document.baseURI).href);
  return layMeld(meld).map(({ id, turned, stacked, back }) =>
    (back ? "back" : id) + (turned ? " turned" : "") + (stacked ? " stacked" : ""));
}"""

# The part of each tile's face that its print covers, as left, top, right and bottom shares.
PRINTS = """async () => {
  const [{ tile }, { html, render }, { TILES }] = await Promise.all(
    ["views/tile.js", "vendor/lit-html/lit-html.js", "tiles.js"]
      .map((path) => import(new URL(path, document.baseURI).href)));
  const ids = [...TILES, ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `f${number}`)];
  const table = document.body.appendChild(document.createElement("div"));
  render(html`${ids.map((id) => tile(id))}${tile("E", { back: true })}`, table);
  const prints = [...table.querySelectorAll("svg")];
  while (prints.some((print) => !print.firstElementChild.getBBox().width)) {
    await new Promise(requestAnimationFrame);
  }
  return prints.map((print) => {
    const { x, y, width, height } = print.firstElementChild.getBBox();
    const [w, h] = ["width", "height"].map((side) => parseFloat(getComputedStyle(print)[side]));
    return [x / w, y / h, (x + width) / w, (y + height) / h]
      .map((share) => Math.round(share * 1000) / 1000);
  });
}"""


@pytest.mark.parametrize(
    ("meld", "lies"),
    [
        ({"kind": "chow", "tile": "2m"}, ["2m turned", "3m", "4m"]),
        ({"kind": "chow", "tile": "7s", "claimed": 3}, ["7s", "8s", "9s turned"]),
        ({"kind": "pung", "tile": "3p"}, ["3p turned", "3p", "3p"]),
        ({"kind": "pung", "tile": "3p", "from": 3}, ["3p turned", "3p", "3p"]),
        ({"kind": "pung", "tile": "C", "from": 2}, ["C", "C turned", "C"]),
        ({"kind": "pung", "tile": "C", "from": 1}, ["C", "C", "C turned"]),
        ({"kind": "kong", "tile": "1s", "from": 2}, ["1s", "1s turned", "1s", "1s"]),
        ({"kind": "kong", "tile": "1s", "from": 1}, ["1s", "1s", "1s", "1s turned"]),
        (
            {"kind": "kong", "tile": "E", "from": 1, "added": True},
            ["E", "E", "E turned stacked"],
        ),
        ({"kind": "concealed_kong", "tile": "P"}, ["back", "P", "P", "back"]),
    ],
)
def test_a_set_lies_as_it_was_claimed(modules: Page, meld: dict[str, Any], lies: list[str]) -> None:
    assert modules.evaluate(LAY, meld) == lies


def test_every_print_fills_its_face_and_stays_on_it(page: Page, unbundled: Server) -> None:
    page.goto(unbundled.address)
    prints = page.evaluate(PRINTS)
    assert len(prints) == 34 + 8 + 1
    for left, top, right, bottom in prints:
        assert left >= 0
        assert top >= 0
        assert right <= 1
        assert bottom <= 1
        assert bottom - top > 0.5


def test_a_called_tile_lies_on_its_side_and_an_added_one_makes_the_row_no_taller(
    calculator: Callable[..., Page],
) -> None:
    page = calculator("#h=[234m,1][5555p,6]11s")
    upright = page.get_by_test_id("tile-0").locator(".tile").bounding_box()
    turned = page.get_by_test_id("meld-0").locator(".tile--turned").bounding_box()
    added = page.get_by_test_id("meld-1").locator(".meld").bounding_box()
    assert upright
    assert turned
    assert added
    assert turned["width"] == pytest.approx(upright["height"], abs=0.1)
    assert turned["height"] == pytest.approx(upright["width"], abs=0.1)
    assert added["height"] == pytest.approx(upright["height"], abs=0.1)


def test_the_corner_index_shows_only_when_it_is_wanted(page: Page, site: str) -> None:
    page.goto(site)
    index = page.get_by_test_id("palette-9s").locator(".tile__index")
    page.evaluate("() => { document.documentElement.dataset.index = 'on'; }")
    expect(index).to_be_visible()
    expect(index).to_have_attribute("data-sign", "9")
    page.evaluate("() => { document.documentElement.dataset.index = 'off'; }")
    expect(index).to_be_hidden()
