"""The calculator in each of the browsers: from the first tile to the reasons, also offline."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import quote

import languages
from selenium.webdriver.common.keys import Keys

import mcrcore

if TYPE_CHECKING:
    from support.browsing import HostServer
    from support.driving import Driven

HAND = "[234m,1]234p234s666m5p5p|EE0000"
ONE_SHORT = "[234m,1]234p234s666m5p|EE1000"
LANGUAGES = [language.id for language in languages.known()]
EXAMPLES = {
    "regular_self_draw": "[234m,1]234p234s666m5p5p|EE1000",
    "discard_win": HAND,
    "four_concealed_pungs": "111222m333p444s55m|EE1000",
}


def link(notation: str) -> str:
    return f"#h={quote(notation)}"


def scores(driven: Driven, notation: str) -> None:
    """Wait until the page says all of a hand that the engine does outside the browser."""
    result = mcrcore.score(mcrcore.parse(notation))
    driven.reads("total", str(result["total"]))
    driven.reads("qualifying", str(result["qualifying"]))
    verdict = driven.find("verdict").get_attribute("data-wins")
    assert verdict == str(result["wins"]).lower()
    assert driven.names("fan-") == {fan["id"] for fan in result["fans"]}
    assert driven.names("not-counted-") == {fan["id"] for fan in result["not_counted"]}
    assert [paid(driven, seat) for seat in range(4)] == result["payments"]


def paid(driven: Driven, seat: int) -> int:
    return int(driven.text(f"payment-{seat}").replace("\N{MINUS SIGN}", "-"))


def speaks(driven: Driven, language: str) -> None:
    words = languages.words(language)
    driven.until(lambda: driven.driver.title == words["index-title"])
    assert driven.ask("return document.documentElement.lang") == language
    driven.until(lambda: name_of_fan(language) in driven.text("fan-mixed_triple_chow"))


def name_of_fan(language: str) -> str:
    if language == "en":
        return "Mixed Triple Chow"
    return languages.words(language)["fan-mixed_triple_chow"]


def test_a_hand_is_picked_tile_by_tile_and_scored(driven: Driven, host: HostServer) -> None:
    driven.calculator(host.address)
    driven.click("mode-chow", "palette-2m", "mode-concealed")
    for tile in ("2p", "3p", "4p", "2s", "3s", "4s", "6m", "6m", "6m", "5p", "5p"):
        driven.click(f"palette-{tile}")
    scores(driven, "[234m,1]234p234s666m5p5p|EE1000")
    driven.click("source-discard", "discarder-2", "flower-3")
    driven.reads("total", "11")
    assert [paid(driven, seat) for seat in range(4)] == [35, -8, -19, -8]
    driven.click("undo", "undo", "undo")
    scores(driven, "[234m,1]234p234s666m5p5p|EE1000")


def test_examples_open(driven: Driven, host: HostServer) -> None:
    driven.calculator(host.address)
    for example, hand in EXAMPLES.items():
        driven.click(f"example-{example}")
        driven.holds("notation", mcrcore.format(mcrcore.parse(hand)))
        scores(driven, hand)
    driven.click("example-one_tile_missing")
    for row in mcrcore.waits(mcrcore.parse(ONE_SHORT))["waits"]:
        told = driven.until(partial(driven.text, f"wait-{row['tile']}"))
        assert str(row["self_draw"]["qualifying"]) in told


def test_a_hand_is_scored_by_keys_alone(driven: Driven, host: HostServer) -> None:
    driven.calculator(host.address)
    driven.tab_to("mode-concealed")
    driven.press(Keys.ARROW_RIGHT)
    assert driven.find("mode-chow").is_selected()
    driven.tab_to("palette-1m")
    driven.press(Keys.ARROW_RIGHT, Keys.ENTER)
    driven.tab_to("mode-chow", back=True)
    driven.press(Keys.ARROW_LEFT)
    driven.tab_to("palette-2m")
    driven.press(*"234p234s666m55p")
    scores(driven, "[234m]234p234s666m55p|EE1000")
    driven.tab_to("source-self_draw")
    driven.press(Keys.ARROW_RIGHT)
    scores(driven, "[234m]234p234s666m55p|EE0000")
    driven.tab_to("flower-1")
    driven.press(Keys.SPACE)
    scores(driven, "[234m]234p234s666m55p|EE0000|a")


def test_a_hand_is_opened_by_a_link_and_typed_as_text(driven: Driven, host: HostServer) -> None:
    driven.calculator(host.address + link(HAND))
    scores(driven, HAND)
    driven.click("clear")
    driven.find("notation").send_keys(ONE_SHORT)
    driven.until(lambda: driven.find("waits").is_displayed())
    driven.find("notation").send_keys(Keys.CONTROL + "a")
    driven.find("notation").send_keys(HAND)
    scores(driven, HAND)


def test_what_is_wrong_with_a_hand_is_named(driven: Driven, host: HostServer) -> None:
    driven.calculator(host.address + link("[666m][666m]234p234s5p5p"))
    driven.until(lambda: driven.find("error-too_many_copies").is_displayed())
    assert "copies of the 6 of characters" in driven.text("error-too_many_copies")
    assert driven.names("fan-") == set()
    driven.click("clear")
    driven.find("notation").send_keys("234m2x")
    driven.until(lambda: "cannot be read" in driven.text("verdict"))
    driven.click("clear")
    driven.click("palette-1m")
    driven.until(lambda: "1 of 14 tiles" in driven.text("verdict"))


def test_every_language_is_spoken_and_kept(driven: Driven, host: HostServer) -> None:
    driven.calculator(host.address + link(HAND))
    for language in reversed(LANGUAGES):
        driven.choose("language", language)
        speaks(driven, language)
    driven.choose("language", "zh-Hant")
    speaks(driven, "zh-Hant")
    driven.reload()
    driven.starts()
    speaks(driven, "zh-Hant")


def test_it_opens_and_scores_offline_after_one_visit(driven: Driven, host: HostServer) -> None:
    driven.calculator(host.address + link(HAND))
    driven.kept_by_worker()
    host.stop()
    driven.reload()
    driven.starts()
    scores(driven, HAND)
    driven.choose("language", "sv")
    driven.until(lambda: driven.driver.title == languages.words("sv")["index-title"])
    driven.open(f"{host.address}guide/sv/kongs.html")
    assert driven.ask("return document.documentElement.lang") == "sv"
