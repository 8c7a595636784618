"""The page in the reader's language: which one it is, changing it, and what is told in it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import guide_places
import languages
import pytest
from guide_places import FIRST
from playwright.sync_api import expect
from support.browsing import HAND, Watch, engine_is, kept_by_worker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page
    from support.browsing import Host

ALL = [language.id for language in languages.known()]
OTHERS = [language for language in ALL if language != FIRST]
FAN = "mixed_triple_chow"
PAGES = [*guide_places.texts(FIRST), guide_places.RULINGS]


@pytest.fixture
def open_in(
    browser: Browser, browser_context_args: dict[str, Any], site: str
) -> Iterator[Callable[..., Page]]:
    """Open an address of the site in a browser that speaks some language."""
    opened = []

    def start(locale: str, address: str = "") -> Page:
        context = browser.new_context(**{**browser_context_args, "locale": locale})
        opened.append((context, Watch(context)))
        page = context.new_page()
        page.goto(site + address)
        return page

    yield start
    for context, watch in opened:
        context.close()
        assert watch.unexpected() == []


def word(message: str, language: str) -> str:
    return languages.words(language)[message]


def rule_of_fan(dist: Path, language: str) -> str:
    told = json.loads((dist / "data" / f"fans.{language}.json").read_text(encoding="utf-8"))
    return str(told[FAN]["text"])


def speaks(page: Page, language: str) -> None:
    """The whole page is in this language: what is seen, what it is called, what is listened to."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page).to_have_title(word("index-title", language))
    expect(page.get_by_test_id("undo")).to_have_accessible_name(word("undo", language))
    expect(page.get_by_test_id("language")).to_have_value(language)
    expect(page.get_by_test_id("language")).to_have_accessible_name(
        word("language-label", language)
    )


def fan_is(page: Page, language: str) -> None:
    line = page.get_by_test_id(f"fan-{FAN}").locator(".fan-name")
    expect(line).to_have_text(word(f"fan-{FAN}", language))


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["zh-TW"], "zh-Hant"), (["zh-HK"], "zh-Hant"), (["zh-MO"], "zh-Hant"),
        (["zh-Hant-CN"], "zh-Hant"), (["zh"], "zh-Hans"), (["zh-CN"], "zh-Hans"),
        (["zh-SG"], "zh-Hans"), (["zh-Hans-HK"], "zh-Hans"), (["sv-FI"], "sv"), (["in"], "id"),
        (["id-ID"], "id"), (["en-AU"], "en"), (["fr", "sv", "en"], "sv"), (["de-CH"], None),
        (["", "not a tag", "zh_TW"], None), ([], None),
    ],
)  # fmt: skip
def test_the_nearest_language_is_found(
    modules: Page, tags: list[str], language: str | None
) -> None:
    asked = "async (tags) => (await import('./language.js')).nearest(tags)"
    assert modules.evaluate(asked, tags) == language


@pytest.mark.parametrize(
    ("locale", "language"),
    [("zh-TW", "zh-Hant"), ("zh-CN", "zh-Hans"), ("sv-SE", "sv"), ("id-ID", "id"), ("fr", "en")],
)
def test_the_browsers_language_is_spoken_from_the_start(
    open_in: Callable[..., Page], locale: str, language: str
) -> None:
    page = open_in(locale)
    speaks(page, language)
    asked = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    words = [url.rpartition("/")[2] for url in asked if "/i18n/" in url]
    assert words == [f"{language}.json"]


def test_a_fan_is_called_by_its_own_name_at_once(
    browser: Browser, browser_context_args: dict[str, Any], site: str
) -> None:
    context = browser.new_context(**{**browser_context_args, "locale": "sv"})
    page = context.new_page()
    page.add_init_script(
        """globalThis.seen = new Set();
        new MutationObserver(() => {
          for (const { textContent } of document.querySelectorAll(".fans .fan-name, .left-out")) {
            globalThis.seen.add(textContent.trim().replace(/\\s+/g, " "));
          }
        }).observe(document, { childList: true, subtree: true, characterData: true });"""
    )
    page.goto(site + HAND)
    fan_is(page, "sv")
    expect(page.get_by_test_id(f"fan-{FAN}").locator(".line-second")).to_have_text(
        "Mixed Triple Chow"
    )
    seen = " ".join(page.evaluate("() => [...globalThis.seen]"))
    assert word(f"fan-{FAN}", "sv") in seen
    assert "Triple Chow" not in seen
    assert "All Simples" not in seen
    context.close()


def test_a_language_is_changed_in_place(calculator: Callable[..., Page]) -> None:
    page = calculator(HAND)
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.get_by_test_id("total")).to_have_text("11")
    page.get_by_test_id("mode-pung").check()
    select = page.get_by_test_id("language")
    select.focus()
    for language in [*OTHERS, FIRST]:
        select.select_option(language)
        speaks(page, language)
        expect(select).to_be_focused()
        expect(page.get_by_test_id("total")).to_have_text("11")
        expect(page.get_by_test_id("mode-pung")).to_be_checked()
        if language != FIRST:
            fan_is(page, language)
    expect(page).to_have_url(re.compile("#h="))
    # In their own words, marked as such.
    for one in languages.known():
        expect(select.locator(f"option[lang={one.id}]")).to_have_text(one.name)


def test_the_place_on_the_page_is_kept_when_the_language_changes(
    calculator: Callable[..., Page],
) -> None:
    page = calculator(HAND)
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_test_id("second-names").scroll_into_view_if_needed()
    assert page.evaluate("() => scrollY") > 0
    page.get_by_test_id("language").select_option("id", force=True)
    speaks(page, "id")
    expect(page.get_by_test_id("second-names")).to_be_in_viewport()
    expect(page.get_by_test_id("total")).to_have_text("11")


def test_a_choice_is_kept_and_goes_along_to_every_page(
    calculator: Callable[..., Page], site: str
) -> None:
    page = calculator()
    page.get_by_test_id("language").select_option("zh-Hant")
    speaks(page, "zh-Hant")
    page.reload()
    speaks(page, "zh-Hant")
    places = page.get_by_role("navigation", name=word("places-label", "zh-Hant"))
    for name, address in [
        ("guide", "guide/zh-Hant/index.html"),
        ("patterns", "patterns.html"),
        ("rulings", "guide/zh-Hant/rulings.html"),
        ("sources", "guide/zh-Hant/sources.html"),
    ]:
        places.get_by_role("link", name=word(f"places-{name}", "zh-Hant"), exact=True).click()
        page.wait_for_url(f"{site}{address}")
        expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
        expect(places.locator("[aria-current=page]")).to_have_text(
            word(f"places-{name}", "zh-Hant")
        )
        page.get_by_role("link", name=word("guide-back", "zh-Hant"), exact=True).click()
        speaks(page, "zh-Hant")


@pytest.mark.parametrize("address", ["?lang=sv", "#lang=sv", f"?lang=sv{HAND}", f"{HAND}&lang=sv"])
def test_an_address_asks_for_a_language(open_in: Callable[..., Page], address: str) -> None:
    page = open_in("en-GB", address)
    speaks(page, "sv")
    # Nothing was chosen before, so that is the reader's language from now on.
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('mcr-settings')).language")
    assert kept == "sv"


def test_a_language_of_an_address_holds_for_the_visit_and_spares_the_choice(
    open_in: Callable[..., Page], site: str
) -> None:
    page = open_in("en-GB")
    page.get_by_test_id("language").select_option("id")
    speaks(page, "id")
    page.goto(f"{site}?lang=zh-TW{HAND}")
    speaks(page, "zh-Hant")
    page.goto(f"{site}patterns.html")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    other = page.context.new_page()
    other.goto(site)
    speaks(other, "id")
    # The reader's own choice goes before an address, which no longer asks.
    page.goto(f"{site}?lang=zh-TW{HAND}")
    page.get_by_test_id("language").select_option("sv")
    speaks(page, "sv")
    expect(page).not_to_have_url(re.compile("lang="))
    page.reload()
    speaks(page, "sv")


def test_a_link_followed_on_the_page_changes_its_language(
    calculator: Callable[..., Page],
) -> None:
    page = calculator()
    page.evaluate("hash => { location.hash = hash; }", f"{HAND}&lang=zh-Hans")
    speaks(page, "zh-Hans")
    expect(page.get_by_test_id("total")).to_have_text("11")
    # The link of the hand leaves the language to whoever gets it.
    page.get_by_test_id("flower-1").check()
    expect(page).not_to_have_url(re.compile("lang="))
    speaks(page, "zh-Hans")


@pytest.mark.parametrize(
    "asked", ["xx", "", "../../en", "zh_TW", "<b>", "__proto__", "id-", "%00", "id" * 1500]
)
def test_a_language_nobody_speaks_changes_nothing(open_in: Callable[..., Page], asked: str) -> None:
    speaks(open_in("sv", f"?lang={asked}"), "sv")


@pytest.mark.parametrize(
    ("address", "plain"),
    [
        ("?lang=sv#h=1m%7C", "#h=1m%7C"),
        ("?a=b&lang=sv&lang=id#lang=en", "?a=b"),
        ("#h=1m%7C&l%61ng=sv&lang", "#h=1m%7C"),
        ("#lang=%FF&h=lang=sv", "#h=lang=sv"),
    ],
)
def test_a_language_is_taken_out_of_an_address(modules: Page, address: str, plain: str) -> None:
    take = "async (href) => (await import('./language.js')).withoutLanguage(href)"
    assert modules.evaluate(take, f"https://site.test/{address}") == f"https://site.test/{plain}"


def test_all_languages_are_there_offline(page: Page, host: Host, dist: Path) -> None:
    page.goto(host.address + HAND)
    engine_is(page, "ready")
    kept_by_worker(page)
    host.stop()
    for language in OTHERS:
        page.get_by_test_id("language").select_option(language)
        speaks(page, language)
        fan_is(page, language)
        page.get_by_test_id(f"fan-{FAN}").get_by_role("button").click()
        meaning = page.get_by_role("dialog", name=word(f"fan-{FAN}", language))
        expect(meaning).to_contain_text(rule_of_fan(dist, language))
        page.keyboard.press("Escape")
        page.goto(f"{host.address}{guide_places.address('kongs', language)}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.goto(host.address + HAND)
        speaks(page, language)


def test_a_language_that_does_not_come_leaves_the_page_as_it_is(
    browser: Browser, browser_context_args: dict[str, Any], host: Host
) -> None:
    context = browser.new_context(**browser_context_args, service_workers="block")
    watch = Watch(context)
    watch.expect("404", "Service Worker")
    host.take_away("i18n/sv.json")
    page = context.new_page()
    page.goto(host.address + HAND)
    engine_is(page, "ready")
    page.get_by_test_id("language").select_option("sv")
    expect(page.get_by_test_id("note")).to_have_text(word("note-language-failed", FIRST))
    speaks(page, FIRST)
    host.mend()
    page.get_by_test_id("language").select_option("sv")
    speaks(page, "sv")
    context.close()
    assert watch.unexpected() == []


@pytest.fixture
def swede(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page of a reader of Swedish, in a browser that asks the host for all of it."""
    lacking = {**browser_context_args, "locale": "sv", "service_workers": "block"}
    context = browser.new_context(**lacking)
    watch = Watch(context)
    watch.expect("404", "Service Worker")
    yield context.new_page()
    context.close()
    assert watch.unexpected() == []


def test_a_reader_whose_language_does_not_come_gets_the_first(swede: Page, host: Host) -> None:
    host.take_away("i18n/sv.json")
    swede.goto(f"{host.address}patterns.html")
    expect(swede.get_by_role("alert")).to_have_text(word("note-language-failed", FIRST))
    swede.goto(host.address + HAND)
    speaks(swede, FIRST)
    expect(swede.get_by_test_id("note")).to_have_text(word("note-language-failed", FIRST))
    expect(swede.get_by_test_id("total")).to_have_text("11")
    host.mend()
    swede.reload()
    speaks(swede, "sv")


def test_of_languages_chosen_in_haste_the_last_one_counts(swede: Page, host: Host) -> None:
    """One chosen before comes later; what is being typed stays."""
    host.server.stuck = "i18n/zh-Hans.json"
    swede.goto(host.address)
    engine_is(swede, "ready")
    swede.get_by_test_id("notation").fill("[234m]234p23x4s")
    expect(swede.locator(".notation-problem")).to_be_visible()
    swede.get_by_test_id("language").select_option("zh-Hans")
    swede.get_by_test_id("language").select_option("id")
    speaks(swede, "id")
    with swede.expect_response("**/i18n/zh-Hans.json"):
        host.server.stuck = None
        host.server.released.set()
    swede.get_by_test_id("language").blur()
    expect(swede.get_by_test_id("notation")).to_have_value("[234m]234p23x4s")
    expect(swede.locator(".notation-problem")).to_be_visible()
    speaks(swede, "id")
    swede.reload()
    speaks(swede, "id")


def second(page: Page) -> str:
    """The second name of a fan, and the language it is marked as."""
    line = page.get_by_test_id(f"fan-{FAN}").locator(".line-second")
    expect(line).to_have_text(re.compile("."))
    return f"{line.get_attribute('lang')} {line.inner_text()}"


def test_fans_have_a_second_name_in_a_language_of_choice(calculator: Callable[..., Page]) -> None:
    page = calculator(HAND)
    expect(page.get_by_test_id("second-names")).to_have_value("zh-Hans")
    assert second(page) == "zh-Hans 三色三同顺"
    for language in ("zh-Hant", "sv", "id"):
        page.get_by_test_id("second-names").select_option(language)
        expect(page.locator(".line-second[lang]").first).to_have_attribute("lang", language)
        assert second(page) == f"{language} {word(f'fan-{FAN}', language)}"
    page.reload()
    expect(page.get_by_test_id("total")).to_have_text("11")
    assert second(page) == f"id {word(f'fan-{FAN}', 'id')}"
    # The page's own language is no second one.
    page.get_by_test_id("language").select_option("id")
    speaks(page, "id")
    expect(page.locator(".line-second")).to_have_count(0)
    page.get_by_test_id("language").select_option("sv")
    assert second(page) == f"id {word(f'fan-{FAN}', 'id')}"
    page.get_by_test_id("second-names").select_option("none")
    expect(page.locator(".line-second")).to_have_count(0)


def test_patterns_are_told_in_the_language_and_found_by_names_in_any(
    open_in: Callable[..., Page], dist: Path
) -> None:
    page = open_in("sv", "patterns.html")
    expect(page.get_by_test_id(f"pattern-{FAN}")).to_contain_text(word(f"fan-{FAN}", "sv"))
    expect(page.get_by_test_id(f"pattern-{FAN}")).to_contain_text("三色三同順")
    rule = page.get_by_test_id(f"pattern-{FAN}").locator(".rule")
    expect(rule).to_have_text(rule_of_fan(dist, "sv"))
    page.get_by_test_id("language").select_option("zh-Hant")
    expect(page).to_have_title(re.compile(word("places-patterns", "zh-Hant")))
    expect(rule).to_have_text(rule_of_fan(dist, "zh-Hant"))
    for name in ("三色三同顺", "Mixed Triple Chow", word(f"fan-{FAN}", "id")):
        page.get_by_test_id("patterns-search").fill(name)
        expect(page.get_by_test_id(f"pattern-{FAN}")).to_be_visible()
        expect(page.locator("article:visible")).to_have_count(1)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")


def test_a_draft_says_so_and_leads_to_a_text_for_corrections(
    open_in: Callable[..., Page],
) -> None:
    page = open_in("en-GB")
    expect(page.get_by_test_id("undo")).to_be_visible()
    expect(page.get_by_test_id("draft")).to_have_count(0)
    for language in OTHERS:
        page.get_by_test_id("language").select_option(language)
        draft = page.get_by_test_id("draft")
        expect(draft).to_contain_text(word("language-draft", language))
        draft.get_by_role("link", name=word("language-report", language)).click()
        name = languages.of(language).name
        expect(page.get_by_test_id("report-text")).to_have_value(
            re.compile(rf"{name} \({language}\)\n.*mcrcore")
        )
        expect(page.get_by_test_id("report-text")).to_be_in_viewport()
        expect(page.get_by_test_id("draft")).to_contain_text(word("language-draft", language))
        page.go_back()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_to_read_leads_to_itself_in_every_language(page: Page, site: str, name: str) -> None:
    page.goto(site + guide_places.address(name, FIRST))
    titles = set()
    for language in [*OTHERS, FIRST]:
        alternates = page.locator("link[rel=alternate]")
        assert alternates.evaluate_all("all => all.map(({ hreflang }) => hreflang)") == ALL
        page.locator(".languages summary").click()
        page.locator(f".languages a[hreflang={language}]").click()
        page.wait_for_url(site + guide_places.address(name, language))
        expect(page.locator("html")).to_have_attribute("lang", language)
        titles.add(page.title())
    assert len(titles) == len(ALL)


def test_a_page_to_read_keeps_place_and_choice(page: Page, site: str) -> None:
    page.goto(f"{site}guide/en/kongs.html#robbing")
    page.locator(".languages summary").click()
    page.locator(".languages a[hreflang=sv]").click()
    page.wait_for_url(f"{site}guide/sv/kongs.html#robbing")
    page.locator(".back").click()
    speaks(page, "sv")
    page.goto(f"{site}guide/en/kongs.html?lang=zh-Hans#robbing")
    page.wait_for_url(f"{site}guide/zh-Hans/kongs.html#robbing")


@pytest.mark.parametrize("address", ["", "patterns.html"])
def test_what_a_page_needs_is_said_in_every_language(
    browser: Browser, browser_context_args: dict[str, Any], site: str, address: str
) -> None:
    context = browser.new_context(**browser_context_args, java_script_enabled=False)
    page = context.new_page()
    page.goto(site + address)
    for language in ALL:
        said = page.locator(f"noscript p[lang={language}]")
        expect(said).to_be_visible()
        expect(said).to_have_text(word("page-unscripted", language))
    context.close()


def test_shared_words_are_in_the_language(open_in: Callable[..., Page]) -> None:
    page = open_in("zh-CN", HAND)
    fan_is(page, "zh-Hans")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_test_id("share").click()
    page.get_by_test_id("share-text").click()
    expect(page.get_by_test_id("share-said")).to_have_text(word("note-text-copied", "zh-Hans"))
    copied: str = page.evaluate("() => navigator.clipboard.readText()")
    assert "三色三同顺" in copied
    assert "、" in copied
    assert not re.search("[\u3000-\u303f\uff00-\uffef] ", copied)
    assert "lang=" not in copied
