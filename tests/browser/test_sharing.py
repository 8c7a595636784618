"""Passing a hand on: link, message, notation, picture, code, paper, data."""

from __future__ import annotations

import base64
import json
import re
import struct
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from paths import NODE_MODULES
from playwright.sync_api import expect
from support.browsing import engine_is, kept_by_worker

import mcrcore

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page
    from support.browsing import Host, Watch

REGULAR = "[234m,1]234p234s666m55p|EE1000"
EVERYTHING = "[1111s,1][2222m,6][3333p][EEEE,7]88s|SW0010|abdcefgh"
ONE_SHORT = "[234m,1]234p234s666m5p|EE1000"
SVG = "{http://www.w3.org/2000/svg}"
MINUS = "\N{MINUS SIGN}"
DECODE = """async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext("2d");
    pen.fillStyle = "white";
    pen.fillRect(0, 0, image.width, image.height);
    pen.drawImage(image, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
    return jsQR(data, width, height)?.data;
}"""


def link(notation: str, **parts: str) -> str:
    return "#" + "&".join(
        f"{name}={quote(text)}" for name, text in {"h": notation, **parts}.items()
    )


@pytest.fixture
def shared(calculator: Callable[..., Page], context: BrowserContext) -> Callable[..., Page]:
    """Open a hand, wait for its result, and open the panel."""

    def open_panel(notation: str = REGULAR, shows: str = "total", **parts: str) -> Page:
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = calculator(link(notation, **parts) if notation else "")
        if shows:
            expect(page.get_by_test_id(shows)).to_be_visible()
        page.get_by_test_id("share").click()
        expect(page.get_by_role("dialog", name="Pass it on")).to_be_visible()
        return page

    return open_panel


def copied(page: Page, way: str, said: str) -> str:
    page.get_by_test_id(way).click()
    expect(page.get_by_test_id("share-said")).to_have_text(said)
    return str(page.evaluate("navigator.clipboard.readText()"))


def saved(page: Page, way: str, folder: Path) -> bytes:
    with page.expect_download() as found:
        page.get_by_test_id(way).click()
    path = folder / found.value.suggested_filename
    found.value.save_as(path)
    expect(page.get_by_test_id("share-said")).to_have_text(f"Saved as {path.name}.")
    return path.read_bytes()


def read_code(page: Page, png: bytes) -> str:
    """What a camera reads in a picture."""
    page.evaluate((NODE_MODULES / "jsqr" / "dist" / "jsQR.js").read_text(encoding="utf-8"))
    return str(page.evaluate(DECODE, base64.b64encode(png).decode()))


def words_of(svg: bytes) -> list[str]:
    return ["".join(text.itertext()) for text in ET.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314


def test_opening_the_panel_copies_the_link(shared: Callable[..., Page]) -> None:
    page = shared()
    expect(page.get_by_test_id("share-said")).to_have_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    assert page.get_by_test_id("share-link-text").input_value() == page.url
    page.get_by_test_id("share-notation").click()
    assert copied(page, "share-link", "Link copied.") == page.url


def test_the_message_tells_the_whole_result(shared: Callable[..., Page]) -> None:
    page = shared()
    assert copied(page, "share-text", "Breakdown copied.").split("\n") == [
        "MCR 2006: 11 points. The hand wins.",
        "Self-draw · seat East, round East",
        "",
        "8 Mixed Triple Chow",
        "2 All Simples",
        "1 Self-Drawn",
        "11 Total",
        "",
        "Left out: Mixed Double Chow (3), No Honors (1)",
        f"winner +57, player 1 {MINUS}19, player 2 {MINUS}19, player 3 {MINUS}19",
        "",
        REGULAR,
        page.url,
    ]


def test_the_message_tells_how_it_was_won(shared: Callable[..., Page]) -> None:
    page = shared("[234m,1]234p234s666m5p5p|SW0011|ab", rules="gb", **{"from": "2", "shows": ""})
    expect(page.get_by_test_id("errors")).to_be_visible()
    message = copied(page, "share-text", "Breakdown copied.")
    assert message.startswith("GB China: This hand cannot be scored.")
    assert "Discard by player 2 · seat West, round South · Last tile of the wall" in message
    assert "flowers plum, orchid" in message
    assert "No kong can be added after the last tile of the wall" in message


def test_the_message_of_a_hand_one_short_tells_its_waits(shared: Callable[..., Page]) -> None:
    page = shared(ONE_SHORT, "waits", public="5p")
    message = copied(page, "share-text", "Breakdown copied.")
    assert "One tile short. These complete it:" in message
    assert "5 of dots: 2 left, self-draw 11, discard 10" in message
    assert "2 of dots: 3 left, self-draw 4 (too few), discard 3 (too few)" in message
    assert "on the table 5p" in message
    assert "winner" not in message


def test_the_notation_is_copied(shared: Callable[..., Page]) -> None:
    assert copied(shared(), "share-notation", "Text copied.") == REGULAR


def test_the_data_is_that_of_the_contract(shared: Callable[..., Page], tmp_path: Path) -> None:
    page = shared()
    data: dict[str, Any] = json.loads(saved(page, "share-file", tmp_path))
    assert data["result"] == mcrcore.score(mcrcore.parse(REGULAR))
    assert mcrcore.score(data["request"]) == data["result"]
    assert json.loads(copied(page, "share-json", "JSON copied.")) == data


def test_the_picture_stands_by_itself(shared: Callable[..., Page], tmp_path: Path) -> None:
    page = shared(EVERYTHING, public="8s8s")
    svg = saved(page, "share-svg", tmp_path)
    tree = ET.fromstring(svg)  # noqa: S314
    prints = {symbol.get("id") for symbol in tree.iter(f"{SVG}symbol")}
    used = [use.get("href", "") for use in tree.iter(f"{SVG}use")]
    assert {f"#{name}" for name in prints} == set(used)
    assert len(used) == 4 * 4 + 2
    assert not re.search(rb"var\(|url\(|https?://(?!www\.w3\.org|127\.0\.0\.1)|style=|class=", svg)
    assert tree.get("width") == "180mm"
    words = " ".join(words_of(svg))
    result = mcrcore.score(mcrcore.parse(EVERYTHING) | {"public_tiles": ["8s", "8s"]})
    for fan in result["fans"]:
        assert fan["name"] in words
    for part in (
        "MCR 2006 · mcrcore 0.1.0",
        f" {result['total']} ",
        "The hand wins.",
        "West · winner",
        f"+{result['payments'][0]}",
        "Discard by player 1",
        "Last tile of the wall",
        "on the table 88s",
    ):
        assert part in f" {words} "
    assert page.url in words.replace(" ", "")


def test_the_picture_is_ready_for_paper(shared: Callable[..., Page], tmp_path: Path) -> None:
    page = shared()
    png = saved(page, "share-png", tmp_path)
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    dots_an_inch = width / (180 / 25.4)
    assert dots_an_inch > 300
    assert height > width / 2
    assert read_code(page, png) == page.url


@pytest.mark.parametrize("notation", [ONE_SHORT, "123456789m1357pE|EE1000", "12m|EE1000"])
def test_every_hand_has_a_picture(
    shared: Callable[..., Page], tmp_path: Path, notation: str
) -> None:
    page = shared(notation, "verdict")
    expect(page.get_by_test_id("verdict")).to_have_text(re.compile("short|not four sets|2 of 14"))
    words = " ".join(words_of(saved(page, "share-svg", tmp_path)))
    assert notation in words
    assert "Total" not in words


def test_the_code_holds_the_link(shared: Callable[..., Page]) -> None:
    page = shared()
    page.get_by_test_id("share-qr").click()
    code = page.get_by_test_id("qr")
    expect(code).to_be_visible()
    expect(page.get_by_test_id("share-qr")).to_have_attribute("aria-pressed", "true")
    page.emulate_media(color_scheme="dark")
    assert read_code(page, code.screenshot()) == page.url
    page.get_by_test_id("share-qr").click()
    expect(code).to_have_count(0)


def test_print_leaves_the_panel_behind(shared: Callable[..., Page]) -> None:
    page = shared()
    page.evaluate("() => addEventListener('beforeprint', () => { document.title = 'on paper'; })")
    page.get_by_test_id("share-print").click()
    expect(page).to_have_title("on paper")
    expect(page.get_by_test_id("share-dialog")).to_be_hidden()


def test_an_empty_table_has_a_link_and_nothing_else(shared: Callable[..., Page]) -> None:
    page = shared("", "")
    expect(page.get_by_test_id("share-dialog")).to_contain_text("There are no tiles yet")
    for way in ("share-text", "share-png", "share-file"):
        expect(page.get_by_test_id(way)).to_have_count(0)
    page.get_by_test_id("share-qr").click()
    expect(page.get_by_test_id("qr")).to_be_visible()


def test_what_cannot_be_copied_is_there_to_select(
    calculator: Callable[..., Page], context: BrowserContext
) -> None:
    page = calculator(link(REGULAR))
    expect(page.get_by_test_id("total")).to_be_visible()
    context.grant_permissions(["geolocation"])  # which refuses all others
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("share-said")).to_contain_text("does not let the page copy")
    page.get_by_test_id("share-text").click()
    expect(page.get_by_test_id("share-uncopied")).to_have_value(re.compile("8 Mixed Triple Chow"))


def test_the_panel_works_by_keyboard_and_leads_back(shared: Callable[..., Page]) -> None:
    page = shared()
    page.get_by_test_id("share-link").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("qr")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("share-said")).to_have_text("Breakdown copied.")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("share-dialog")).to_be_hidden()
    expect(page.get_by_test_id("share")).to_be_focused()


def test_everything_is_made_without_a_network(
    shared: Callable[..., Page], context: BrowserContext, tmp_path: Path
) -> None:
    page = shared()
    kept_by_worker(page)
    context.set_offline(offline=True)
    assert read_code(page, saved(page, "share-png", tmp_path)) == page.url
    page.get_by_test_id("share-qr").click()
    expect(page.get_by_test_id("qr")).to_be_visible()
    assert "Mixed Triple Chow" in copied(page, "share-text", "Breakdown copied.")


def test_what_does_not_arrive_is_told_and_the_link_works_without_it(
    page: Page, host: Host, watch: Watch, context: BrowserContext
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.take_away("app.passing.js")
    watch.expect("404", "Failed to fetch", "app.passing.js")
    page.goto(host.address + link(REGULAR))
    engine_is(page, "ready")
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("share-said")).to_have_text("Link copied.")
    page.get_by_test_id("share-text").click()
    expect(page.get_by_test_id("share-said")).to_contain_text("Check the connection")
    assert page.evaluate("navigator.clipboard.readText()") == page.url


@pytest.mark.parametrize("width", [320, 1280])
def test_the_panel_is_accessible_and_fits(
    shared: Callable[..., Page], accessible: Callable[[Page], None], width: int
) -> None:
    page = shared()
    page.set_viewport_size({"width": width, "height": 640})
    page.get_by_test_id("share-qr").click()
    expect(page.get_by_test_id("qr")).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        accessible(page)
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
