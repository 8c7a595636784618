"""What browsers do each in their own way: dialogs, drags, colors, fragments, pages to read."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from support.driving import PATIENCE

if TYPE_CHECKING:
    from selenium.webdriver.remote.webelement import WebElement
    from support.browsing import HostServer
    from support.driving import Driven

REGULAR = "[234m]234p234s666m55p|EE1000"
LINK = f"#h={quote(REGULAR)}"
IN_SIGHT = """
const { top, bottom, height } = document.getElementById("meaning").getBoundingClientRect();
return height > 0 && top > -1 && bottom < innerHeight + 1;
"""


def test_a_dialog_takes_the_focus_and_gives_it_back(driven: Driven, host: HostServer) -> None:
    driven.open(host.address)
    driven.click("help")
    driven.until(lambda: driven.find("help-dialog").is_displayed())
    assert driven.ask("return document.querySelector(':modal')?.contains(document.activeElement)")
    driven.press(Keys.ESCAPE)
    driven.until(lambda: not driven.find("help-dialog").is_displayed())
    assert driven.focused() == "help"


def test_a_fan_explains_itself(driven: Driven, host: HostServer) -> None:
    driven.calculator(host.address + LINK)
    driven.reads("total", "11")
    name_of_fan(driven).click()
    driven.until(lambda: "The same chow in all three suits" in meaning(driven).text)
    driven.click("load-example")
    driven.until(lambda: not meaning(driven).is_displayed())
    driven.until(lambda: driven.find("notation").get_attribute("value") != REGULAR)


def test_a_meaning_is_in_sight_wherever_the_page_is(driven: Driven, host: HostServer) -> None:
    driven.open(host.address + LINK)
    driven.reads("total", "11")
    for block in ("start", "center", "end"):
        driven.ask(
            "arguments[0].scrollIntoView({ block: arguments[1] })", name_of_fan(driven), block
        )
        name_of_fan(driven).click()
        driven.until(lambda: driven.ask(IN_SIGHT))
        driven.press(Keys.ESCAPE)
        driven.until(lambda: not meaning(driven).is_displayed())


def name_of_fan(driven: Driven) -> WebElement:
    return driven.find("fan-mixed_triple_chow").find_element(By.CSS_SELECTOR, "button")


def meaning(driven: Driven) -> WebElement:
    return driven.driver.find_element(By.ID, "meaning")


def test_a_tile_is_dragged_onto_the_winning_place(driven: Driven, host: HostServer) -> None:
    driven.open(host.address + LINK)
    driven.holds("notation", REGULAR)
    tile, onto = driven.find("tile-0"), driven.find("winning-tile")
    ActionChains(driven.driver, 20).click_and_hold(tile).move_to_element(onto).release().perform()
    driven.holds("notation", "[234m]534p234s666m52p|EE1000")


def test_a_link_followed_on_the_page_opens_its_hand(driven: Driven, host: HostServer) -> None:
    driven.open(host.address + LINK)
    driven.holds("notation", REGULAR)
    driven.ask("location.hash = '#h=19m&rules=gb'")
    driven.holds("notation", "19m|EE1000")
    assert driven.find("rules").get_attribute("value") == "gb"


def test_dark_and_light_are_chosen_and_kept(driven: Driven, host: HostServer) -> None:
    driven.open(host.address)
    driven.click("theme")
    seen = {shade(driven)}
    for _ in range(3):
        driven.click("theme")
        seen.add(shade(driven))
    assert len(seen) == 2
    while shade(driven) != min(seen):
        driven.click("theme")
    driven.reload()
    driven.until(lambda: driven.find("theme"))
    assert shade(driven) == min(seen)


def shade(driven: Driven) -> str:
    """The color of the ground; no name of one that the browser does not know."""
    found: str = driven.ask("return getComputedStyle(document.documentElement).backgroundColor")
    return found


def test_patterns_are_searched_and_opened(driven: Driven, host: HostServer) -> None:
    driven.open(f"{host.address}patterns.html")
    driven.until(lambda: driven.find("pattern-mixed_triple_chow").is_displayed())
    driven.find("patterns-search").send_keys("三色三同顺")
    driven.until(lambda: len([one for one in driven.all("article") if one.is_displayed()]) == 1)
    assert driven.find("pattern-mixed_triple_chow").is_displayed()


def test_a_hand_of_the_guide_opens_in_the_calculator(driven: Driven, host: HostServer) -> None:
    driven.open(f"{host.address}guide/en/index.html")
    driven.all("main a[href$='.html']")[0].click()
    driven.until(lambda: driven.all("main a[href*='#h=']"))
    hand = driven.all("main a[href*='#h=']")[0]
    driven.ask("arguments[0].scrollIntoView({block: 'center'})", hand)
    hand.click()
    driven.until(lambda: driven.find("notation").get_attribute("value"))


def test_what_the_policy_stops_does_not_go_unnoticed(driven: Driven, host: HostServer) -> None:
    driven.open(f"{host.address}evidence.html")
    driven.ask("fetch('http://localhost:9/').catch(() => {})")
    assert "http://localhost:9" in host.reports.get(timeout=PATIENCE)


def test_no_page_scrolls_sideways(driven: Driven, host: HostServer) -> None:
    for address in ("index.html", "patterns.html", "guide/en/kongs.html", "rulings.html"):
        driven.open(host.address + address)
        driven.until(lambda: driven.all("main, h1"))
        for width in (500, 1280):
            driven.driver.set_window_size(width, 800)
            assert driven.ask("return document.documentElement.scrollWidth <= innerWidth"), address
