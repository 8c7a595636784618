"""The page without a network: offline after one visit, new versions, and starts that fail."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from support.browsing import HAND, SUBPATH, Host, engine_is, kept_by_worker, pass_time_until

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page
    from support.browsing import Watch

MISSING = "Failed to load resource"
TITLE = "<title>"


def number_kept(page: Page) -> int:
    found: int = page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys()).length"
    )
    return found


def caches_of(page: Page) -> list[str]:
    names: list[str] = page.evaluate("() => caches.keys()")
    return sorted(names)


def visited(page: Page, host: Host, fragment: str = HAND) -> None:
    page.goto(host.address + fragment)
    engine_is(page, "ready")
    kept_by_worker(page)


def enter_hand(page: Page) -> None:
    """Tap a hand together."""
    for tile in (*["1m"] * 3, *["2m"] * 3, *["3p"] * 3, *["4s"] * 3, "5m", "5m"):
        page.get_by_test_id(f"palette-{tile}").click()
    expect(page.get_by_test_id("winning-tile")).to_be_visible()


def new_version_waits(page: Page) -> None:
    """Have the browser look for a new version, and wait until the page offers it."""
    page.evaluate(
        "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"
    )
    expect(page.get_by_test_id("update")).to_be_visible()


@pytest.mark.parametrize("prefix", ["/", "/a/b/c/"])
def test_scores_offline_after_one_visit(
    page: Page, dist: Path, tmp_path: Path, prefix: str
) -> None:
    host = Host(dist, tmp_path / "site", prefix)
    visited(page, host)
    host.stop()
    page.reload()
    engine_is(page, "ready")
    expect(page.get_by_test_id("total")).to_have_text("11")


def test_the_first_score_comes_before_the_page_is_kept(page: Page, host: Host) -> None:
    page.add_init_script(
        """new MutationObserver((_, observer) => {
          const manifest = document.querySelector("link[rel=manifest]");
          if (!manifest) return;
          manifest.dataset.scored = document.querySelector("[data-testid=total]") !== null;
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });"""
    )
    visited(page, host)
    manifest = page.locator("link[rel=manifest]")
    expect(manifest).to_have_attribute("href", f"{host.address}manifest.webmanifest")
    expect(manifest).to_have_attribute("data-scored", "true")


def test_any_address_of_the_page_opens_offline(page: Page, host: Host) -> None:
    visited(page, host, "")
    host.stop()
    for address in (f"?from=home{HAND}", f"index.html{HAND}"):
        page.goto(host.address + address)
        expect(page.get_by_test_id("total")).to_have_text("11", timeout=60_000)


def test_the_first_visit_keeps_every_file_once(page: Page, host: Host) -> None:
    visited(page, host)
    kept = page.evaluate(
        """async () => {
          const cache = await caches.open((await caches.keys())[0]);
          return (await cache.keys()).map(({ url }) => url.split("?")[0]);
        }"""
    )
    files = {path for path in host.folder.rglob("*") if path.is_file() and path.name != "sw.js"}
    assert caches_of(page) == [f"mcr {SUBPATH}"]
    assert sorted(kept) == sorted(
        host.address + str(path.relative_to(host.folder)) for path in files
    )


def test_a_new_version_waits_for_the_tap(page: Page, host: Host, context: BrowserContext) -> None:
    visited(page, host)
    page.evaluate("() => caches.open('mcr elsewhere')")
    host.deploy("index.html", TITLE, f"{TITLE}New ")
    new_version_waits(page)

    page.reload()
    assert not page.title().startswith("New ")
    other = context.new_page()
    other.goto(host.address)
    assert not other.title().startswith("New ")
    engine_is(other, "ready")

    page.get_by_test_id("update").get_by_role("button").click()
    page.wait_for_function("() => document.title.startsWith('New ')")
    other.wait_for_function("() => document.title.startsWith('New ')")
    engine_is(page, "ready")
    expect(page.get_by_test_id("total")).to_have_text("11")
    assert caches_of(page) == [f"mcr {SUBPATH}", "mcr elsewhere"]


def test_an_update_fetches_only_what_changed(page: Page, host: Host) -> None:
    visited(page, host)
    host.deploy("index.html", TITLE, f"{TITLE}New ")
    host.server.asked.clear()
    new_version_waits(page)
    assert sorted(set(host.server.asked)) == ["", "sw.js"]


def test_a_broken_deploy_changes_nothing(page: Page, host: Host, watch: Watch) -> None:
    watch.expect(MISSING)
    visited(page, host)
    before = number_kept(page)
    host.deploy("index.html", TITLE, f"{TITLE}New ")
    host.deploy("app.js", "import", "// Never arrives. import")
    host.take_away("app.js")
    page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const gone = new Promise((resolve) => registration.addEventListener("updatefound", () => {
            const worker = registration.installing;
            worker.addEventListener("statechange", () => worker.state === "redundant" && resolve());
          }));
          registration.update().catch(() => {});
          await gone;
        }"""
    )
    after = number_kept(page)
    assert after == before
    host.stop()
    page.reload()
    assert not page.title().startswith("New ")
    expect(page.get_by_test_id("total")).to_have_text("11", timeout=60_000)
    expect(page.get_by_test_id("update")).to_have_count(0)


def test_a_first_visit_during_a_deploy_keeps_nothing(page: Page, host: Host, watch: Watch) -> None:
    watch.expect(MISSING)
    host.take_away("licences.txt")
    page.goto(host.address)
    engine_is(page, "ready")
    page.evaluate(
        """async () => {
          const there = () => navigator.serviceWorker.getRegistration();
          const frame = () => new Promise(requestAnimationFrame);
          while (!(await there())) await frame();
          while (await there()) await frame();
        }"""
    )
    assert caches_of(page) == []


def test_two_sites_of_one_origin_keep_apart(
    page: Page, dist: Path, tmp_path: Path, context: BrowserContext
) -> None:
    """One even lies within the other."""
    host = Host(dist, tmp_path / "one", "/one/")
    shutil.copytree(dist, host.folder / "two")
    visited(page, host)
    other = context.new_page()
    other.goto(f"{host.address}two/{HAND}")
    engine_is(other, "ready")
    kept_by_worker(other)
    assert caches_of(page) == ["mcr /one/", "mcr /one/two/"]
    host.stop()
    for each in (page, other):
        each.reload()
        expect(each.get_by_test_id("total")).to_have_text("11", timeout=60_000)


@pytest.mark.parametrize(
    "missing",
    [
        "pyodide/pyodide.asm.wasm",
        "pyodide/pyodide.asm.mjs",
        "pyodide/python_stdlib.zip",
        "pyodide/mcrcore*",
        "pyodide/micropip*",
        "engine.worker.js",
    ],
)
def test_a_start_that_fails_says_so_and_can_be_tried_again(
    page: Page, host: Host, watch: Watch, missing: str
) -> None:
    watch.expect(MISSING)
    host.take_away(missing)
    page.goto(host.address)
    engine_is(page, "error")
    enter_hand(page)
    host.mend()
    page.get_by_test_id("retry").click()
    engine_is(page, "ready")
    expect(page.get_by_test_id("total")).to_have_text("79")


def test_a_start_where_nothing_arrives_ends(page: Page, host: Host) -> None:
    page.clock.install()
    host.server.stuck = "pyodide/pyodide.asm.wasm"
    page.goto(host.address)
    engine_is(page, "loading")
    pass_time_until(page, "error")
    host.server.stuck = None
    host.server.released.set()
    page.get_by_test_id("retry").click()
    engine_is(page, "ready")


def test_a_worker_that_dies_is_replaced(page: Page, host: Host) -> None:
    page.clock.install()
    page.goto(host.address + HAND)
    engine_is(page, "ready")
    page.workers[0].evaluate("() => self.close()")
    page.get_by_test_id("source-discard").check()
    pass_time_until(page, "loading")
    engine_is(page, "ready")
    expect(page.get_by_test_id("total")).to_have_text("10")


def test_a_question_is_answered_however_long_the_engine_was_gone(
    browser: Browser, dist: Path, tmp_path: Path
) -> None:
    """A visit on which the browser keeps nothing, and the worker cannot be replaced at first."""
    host = Host(dist, tmp_path / "site", keep="no-store")
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.clock.install()
    page.goto(host.address + HAND)
    engine_is(page, "ready")
    page.workers[0].evaluate("() => self.close()")
    host.take_away("engine.worker.js")
    page.get_by_test_id("source-discard").check()
    pass_time_until(page, "error")
    host.mend()
    page.get_by_test_id("retry").click()
    engine_is(page, "ready")
    expect(page.get_by_test_id("total")).to_have_text("10")
    context.close()
    host.stop()
