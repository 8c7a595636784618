"""Files that come spoiled or not at all: told at once, and put right by trying again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from support.browsing import HAND, Host, Watch, engine_is, pass_time_until
from support.faults import FAULTS, Fault, blocked, of_another_type

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

SCRIPTS = ("engine.worker.js", "pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs")
DATA = (
    "pyodide/pyodide.asm.wasm",
    "pyodide/python_stdlib.zip",
    "pyodide/pyodide-lock.json",
    "pyodide/micropip*",
    "pyodide/mcrcore*",
)
PAGE = ("launch.js", "app.js", "i18n/en.json")
STYLES = "styles/index.css"

FAILED = "The scoring engine is not available"


@pytest.fixture
def keepless(dist: Path, tmp_path: Path) -> Iterator[Host]:
    """A host whose files no browser keeps."""
    host = Host(dist, tmp_path / "site", keep="no-store")
    yield host
    host.stop()


@pytest.fixture
def lone(browser: Browser) -> Iterator[Page]:
    """A page in a browser that lets no service worker stand in for the host."""
    context = browser.new_context(service_workers="block", reduced_motion="reduce")
    watch = Watch(context)
    watch.expect("Failed to fetch", "JSON")
    yield context.new_page()
    context.close()
    # Browsers and Python have much to say of spoiled files; the page has nothing to say there.
    assert [text for text in watch.unexpected() if not text.startswith("console: ")] == []


def failure_after(page: Page, act: Callable[[], object]) -> str:
    """Do something, and wait for what the page notes of the engine's failure."""
    with page.expect_console_message(lambda message: FAILED in message.text) as noted:
        act()
    engine_is(page, "error")
    return noted.value.text


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_spoiled_file_of_the_engine_is_told_at_once_and_fetched_again(
    lone: Page, keepless: Host, fault: Fault
) -> None:
    harmful = SCRIPTS if fault is of_another_type else (*SCRIPTS, *DATA)
    retry = lone.get_by_test_id("retry")
    told: dict[str, str] = {}
    for pattern in harmful:
        keepless.server.faults = {keepless.path(pattern): fault}
        act = retry.click if told else lambda: lone.goto(keepless.address + HAND)
        told[pattern] = failure_after(lone, act)
    assert [name for name, text in told.items() if "timeout" in text] == []
    keepless.server.faults = {keepless.path(name): of_another_type for name in DATA}
    retry.click()
    engine_is(lone, "ready")
    expect(lone.get_by_test_id("total")).to_have_text("11")


def told_of_its_absence(page: Page) -> None:
    """Eight seconds later."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    expect(page.locator(".stuck")).to_be_visible()
    expect(page.get_by_test_id("rack")).to_have_count(0)


@pytest.mark.parametrize("spoiled", PAGE)
def test_a_spoiled_file_of_the_page_leaves_a_word(lone: Page, keepless: Host, spoiled: str) -> None:
    for fault in FAULTS:
        if fault is of_another_type and not spoiled.endswith(".js"):
            continue
        keepless.server.faults = {spoiled: fault}
        lone.goto(keepless.address + HAND)
        told_of_its_absence(lone)
    keepless.mend()
    lone.reload()
    expect(lone.get_by_test_id("winning-tile")).to_be_visible()
    expect(lone.locator(".stuck")).to_be_hidden()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_page_without_its_looks_scores(lone: Page, keepless: Host, fault: Fault) -> None:
    keepless.server.faults = {STYLES: fault}
    lone.goto(keepless.address + HAND)
    engine_is(lone, "ready")
    lone.get_by_test_id("source-discard").check()
    expect(lone.get_by_test_id("total")).to_have_text("10")


def is_drawn(page: Page) -> bool:
    """Whether the page came whole; the worker is asked for while it is on its way."""
    expect(page.locator("[data-testid=rack]:visible, .stuck:visible").first).to_be_visible()
    return page.get_by_test_id("rack").count() > 0


@pytest.mark.parametrize("stage", [STYLES, *PAGE, *SCRIPTS, *DATA])
def test_a_network_lost_on_the_way_is_told_and_the_hand_stays(
    lone: Page, keepless: Host, stage: str
) -> None:
    keepless.server.lost_at = keepless.path(stage)
    lone.goto(keepless.address + HAND)
    if stage in SCRIPTS[1:] + DATA or (stage == SCRIPTS[0] and is_drawn(lone)):
        engine_is(lone, "error")
        words = "did not load" if stage == SCRIPTS[0] else "Check the connection"
        expect(lone.get_by_test_id("engine-status")).to_contain_text(words)
        lone.get_by_test_id("source-discard").check()
        keepless.mend()
        lone.get_by_test_id("retry").click()
    else:
        told_of_its_absence(lone)
        keepless.mend()
        lone.reload()
        lone.get_by_test_id("source-discard").check()
    expect(lone.get_by_test_id("total")).to_have_text("10", timeout=60_000)


DEAD_AT_WORK = b"""
addEventListener("message", (event) => {
  if (event.data?.path?.[0] !== "call") return;
  event.stopImmediatePropagation();
  self.close();
});
"""


def test_a_hand_on_which_the_engine_died_twice_is_scored_after_a_retry(
    lone: Page, keepless: Host
) -> None:
    worker = keepless.folder / "engine.worker.js"
    lone.clock.install()
    lone.goto(keepless.address + HAND)
    expect(lone.get_by_test_id("total")).to_have_text("11", timeout=60_000)
    worker.write_bytes(DEAD_AT_WORK + worker.read_bytes())
    lone.workers[0].evaluate("() => self.close()")
    lone.get_by_test_id("source-discard").check()
    pass_time_until(lone, "loading")
    engine_is(lone, "ready")
    pass_time_until(lone, "error")
    expect(lone.get_by_test_id("engine-status")).to_contain_text("stopped, twice")
    keepless.mend()
    lone.get_by_test_id("retry").click()
    engine_is(lone, "ready")
    expect(lone.get_by_test_id("total")).to_have_text("10")


def test_a_random_hand_that_comes_late_takes_no_other_hands_place(
    lone: Page, keepless: Host
) -> None:
    keepless.server.faults = {"pyodide/pyodide.mjs": blocked}
    lone.goto(keepless.address + HAND)
    engine_is(lone, "error")
    lone.get_by_test_id("random").click()
    lone.get_by_test_id("source-discard").check()
    keepless.mend()
    lone.get_by_test_id("retry").click()
    engine_is(lone, "ready")
    expect(lone.get_by_test_id("total")).to_have_text("10")
    lone.get_by_test_id("random").click()
    expect(lone.get_by_test_id("notation")).not_to_have_value(re.compile(r"^\[234m,1\]234p234s"))
