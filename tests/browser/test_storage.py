"""What the browser keeps for the page: half of it, nonsense in it, and no room for it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from support.browsing import HAND, SUBPATH, engine_is, kept_by_worker

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from support.browsing import Host, Watch

DROP_HALF = """async () => {
  const cache = await caches.open((await caches.keys())[0]);
  const kept = await cache.keys();
  await Promise.all(kept.filter((_, index) => index % 2).map((one) => cache.delete(one)));
  return kept.length;
}"""
SPOIL = """async (name) => {
  const cache = await caches.open((await caches.keys())[0]);
  const found = (await cache.keys()).find(({ url }) => url.includes(name));
  await cache.put(found, new Response("spoiled", { headers: { "Content-Type": "text/plain" } }));
}"""
MENDED = """async (name) => {
  const cache = await caches.open((await caches.keys())[0]);
  const isSpoiled = async () => {
    const found = (await cache.keys()).find(({ url }) => url.includes(name));
    return found && (await (await cache.match(found)).text()) === "spoiled";
  };
  while (await isSpoiled()) await new Promise(requestAnimationFrame);
}"""
"""Waits until a spoiled file is no longer kept."""
LEAVE = """async () => {
  await (await navigator.serviceWorker.getRegistration()).unregister();
}"""
GIVEN_UP = """async () => {
  const there = () => navigator.serviceWorker.getRegistration();
  const frame = () => new Promise(requestAnimationFrame);
  while (!(await there())) await frame();
  while (await there()) await frame();
}"""
"""Waits until the browser has tried to keep the page, and has dropped it."""
NUMBER = """async () => (await (await caches.open((await caches.keys())[0])).keys()).length"""
FILL = """(size) => {
  for (let number = 0; size >= 1; number += 1) {
    try { localStorage.setItem(`filler ${number}`, "x".repeat(size)); } catch { size /= 2; }
  }
}"""
NONSENSE = [
    "",
    "{",
    "null",
    "7",
    '"text"',
    "[]",
    json.dumps(
        {"theme": {}, "index": 1, "rules": "__proto__", "hints": "x", "keys": None, "names": []}
    ),
    json.dumps(
        {"theme": "<b>", "rules": ["mcr"], "language": {"a": 1}, "hints": 1e300, "__proto__": 1}
    ),
]


def test_a_half_filled_cache_is_filled_again(page: Page, host: Host) -> None:
    """A browser short of room has dropped half of what the service worker kept."""
    host.server.keep = "no-store"
    page.goto(host.address + HAND)
    engine_is(page, "ready")
    kept_by_worker(page)
    page.evaluate(DROP_HALF)
    page.reload()
    expect(page.get_by_test_id("total")).to_have_text("11", timeout=60_000)
    host.stop()
    page.reload()
    expect(page.get_by_test_id("total")).to_have_text("11", timeout=60_000)


def test_a_cache_that_was_left_half_filled_is_finished(page: Page, host: Host) -> None:
    """The browser was closed while the service worker was still fetching."""
    page.goto(host.address + HAND)
    engine_is(page, "ready")
    kept_by_worker(page)
    page.evaluate(LEAVE)
    number = page.evaluate(DROP_HALF)
    page.reload()
    engine_is(page, "ready")
    kept_by_worker(page)
    assert page.evaluate(NUMBER) == number
    host.stop()
    page.reload()
    expect(page.get_by_test_id("total")).to_have_text("11", timeout=60_000)


@pytest.mark.parametrize("name", ["pyodide.asm.wasm", "mcrcore-", "engine.worker.js"])
def test_a_kept_file_that_is_spoiled_is_fetched_again_on_a_retry(
    page: Page, host: Host, watch: Watch, name: str
) -> None:
    watch.expect("MIME type", "Failed to load")
    page.goto(host.address + HAND)
    engine_is(page, "ready")
    kept_by_worker(page)
    page.evaluate(SPOIL, name)
    page.goto("about:blank")
    page.goto(host.address + HAND)
    engine_is(page, "error")
    page.get_by_test_id("retry").click()
    engine_is(page, "ready")
    expect(page.get_by_test_id("total")).to_have_text("11")


@pytest.mark.parametrize("name", ["index.html", "launch.js", "app.js", "i18n/en.json"])
def test_a_kept_file_that_keeps_the_page_from_opening_is_fetched_again_after_a_reload(
    page: Page, host: Host, watch: Watch, name: str
) -> None:
    watch.expect("MIME type", "JSON")
    page.goto(host.address + HAND)
    engine_is(page, "ready")
    kept_by_worker(page)
    page.evaluate(SPOIL, SUBPATH + name)
    page.goto("about:blank")
    page.goto(host.address + HAND)
    expect(page.get_by_test_id("rack")).to_have_count(0)
    page.reload()
    page.evaluate(MENDED, SUBPATH + name)
    page.reload()
    expect(page.get_by_test_id("total")).to_have_text("11", timeout=60_000)


def test_a_visit_without_room_for_a_cache_scores(page: Page, host: Host) -> None:
    origin = re.sub(r"(//[^/]+)/.*", r"\1", host.address)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 2_000_000})
    page.goto(host.address + HAND)
    engine_is(page, "ready")
    page.evaluate(GIVEN_UP)
    expect(page.get_by_test_id("total")).to_have_text("11")
    page.get_by_test_id("source-discard").check()
    expect(page.get_by_test_id("total")).to_have_text("10")
    assert page.evaluate("() => caches.keys()") == []


def test_nonsense_in_the_settings_means_the_defaults(page: Page, site: str) -> None:
    page.goto(f"{site}sources.html")
    for text in NONSENSE:
        page.evaluate(
            """([text, path]) => {
              localStorage.setItem("mcr-settings", text);
              sessionStorage.setItem(`mcr-language ${path}`, text);
              sessionStorage.setItem(`mcr-hand ${path}`, text);
              sessionStorage.setItem(`mcr-late ${path}`, text);
            }""",
            [text, SUBPATH],
        )
        page.goto(f"{site}sources.html")
        page.goto(f"{site}{HAND}")
        expect(page.get_by_test_id("winning-tile")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "en")
        expect(page.locator("html")).not_to_have_attribute("data-theme", re.compile(""))
        expect(page.get_by_test_id("rules")).to_have_value("mcr")
    engine_is(page, "ready")
    expect(page.get_by_test_id("total")).to_have_text("11")
    page.get_by_test_id("rules").select_option("gb")
    page.goto(site)
    expect(page.get_by_test_id("rules")).to_have_value("gb")


def test_settings_without_room_last_as_long_as_the_page(calculator: Callable[..., Page]) -> None:
    page = calculator(HAND)
    page.evaluate(FILL, 2**22)
    page.evaluate("() => localStorage.removeItem('mcr-settings')")
    page.evaluate(FILL, 2**10)
    page.get_by_test_id("rules").select_option("gb")
    expect(page.get_by_test_id("total")).to_have_text(re.compile(r"\d+"))
    expect(page.get_by_test_id("rules")).to_have_value("gb")
    page.reload()
    engine_is(page, "ready")
    expect(page.get_by_test_id("rules")).to_have_value("gb")
    expect(page.get_by_test_id("winning-tile")).to_be_visible()
