"""Readers quicker than the page: edits before answers, ways out in mid-edit, several tabs."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error, expect
from support.browsing import engine_is, kept_by_worker

import mcrcore

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page
    from support.browsing import Host, Watch

REGULAR = "[234m,1]234p234s666m55p|EE1000"
HAND = f"#h={REGULAR}"
RUSH = """async (rounds) => {
  const part = (id) => document.querySelector(`[data-testid=${id}]`);
  const frame = () => new Promise(requestAnimationFrame);
  for (let round = 0; round < rounds; round += 1) {
    part(round % 2 ? "source-self_draw" : "source-discard").click();
    part("flag-last_wall_tile").click();
    if (round % 3 === 0) await frame();
  }
  for (const id of ["rules", "seat-wind"]) {
    const list = part(id);
    for (const { value } of [...list.options, ...list.options]) {
      list.value = value;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}"""


def total_of(text: str, rules: str) -> str:
    return str(mcrcore.score({**mcrcore.parse(text), "rules": rules})["total"])


def test_of_clicks_faster_than_scores_the_last_one_counts(calculator: Callable[..., Page]) -> None:
    page = calculator(HAND)
    expect(page.get_by_test_id("total")).to_have_text("11")
    page.evaluate(RUSH, 101)
    expect(page.get_by_test_id("flag-last_wall_tile")).to_be_checked()
    expect(page.locator(".result")).to_have_attribute("aria-busy", "false")
    rules = page.get_by_test_id("rules").input_value()
    text = page.get_by_test_id("notation").input_value()
    expect(page.get_by_test_id("total")).to_have_text(total_of(text, rules))


def test_edits_made_while_the_engine_loads_are_scored(page: Page, host: Host) -> None:
    host.server.stuck = "pyodide/pyodide.asm.wasm"
    page.goto(host.address + HAND)
    expect(page.get_by_test_id("winning-tile")).to_be_visible()
    page.evaluate(RUSH, 20)
    page.get_by_test_id("rules").select_option("mcr")
    text = page.get_by_test_id("notation").input_value()
    host.server.stuck = None
    host.server.released.set()
    engine_is(page, "ready")
    expect(page.get_by_test_id("total")).to_have_text(total_of(text, "mcr"))


EDIT_AND = """(leave) => {
  const part = (id) => document.querySelector(`[data-testid=${id}]`);
  for (const tile of ["9s", "8s", "7s"]) part(`palette-${tile}`).click();
  if (leave === "clear and reload") part("clear").click();
  if (leave.endsWith("reload")) location.reload();
  else location.assign("sources.html");
}"""
"""Leaves before the address can follow."""


@pytest.mark.parametrize(
    ("leave", "left"),
    [
        ("reload", "456m987s|EE1000"),
        ("clear and reload", ""),
        ("back", "456m987s|EE1000"),
        ("link", "456m987s|EE1000"),
    ],
)
def test_leaving_in_mid_edit_loses_nothing(
    calculator: Callable[..., Page], leave: str, left: str
) -> None:
    page = calculator("#h=456m|EE1000")
    page.evaluate(EDIT_AND, leave)
    if not leave.endswith("reload"):
        page.wait_for_url("**/sources.html")
    if leave == "back":
        with suppress(Error):  # the way back may be so quick that nobody is left to answer
            page.evaluate("() => history.back()")
    elif leave == "link":
        page.get_by_role("link", name="Back to the calculator").first.click()
    expect(page.get_by_test_id("notation")).to_have_value(left)


def test_a_link_opened_after_a_hasty_reload_is_the_link(calculator: Callable[..., Page]) -> None:
    page = calculator("#h=456m|EE1000")
    address = page.url
    with page.expect_navigation():
        page.evaluate(EDIT_AND, "reload")
    page.get_by_test_id("notation").wait_for()
    page.goto("about:blank")
    page.goto(address)
    expect(page.get_by_test_id("notation")).to_have_value("456m|EE1000")
    page.reload()
    expect(page.get_by_test_id("notation")).to_have_value("456m|EE1000")


def test_two_tabs_opened_at_once_keep_their_own_hands(
    page: Page, host: Host, context: BrowserContext
) -> None:
    other = context.new_page()
    page.goto(host.address + HAND, wait_until="commit")
    other.goto(f"{host.address}#h=111222m333p444s55m", wait_until="commit")
    for each, total in ((page, "11"), (other, "79")):
        engine_is(each, "ready")
        expect(each.get_by_test_id("total")).to_have_text(total)
    kept_by_worker(page)
    kept_by_worker(other)
    page.get_by_test_id("source-discard").check()
    other.get_by_test_id("rules").select_option("gb")
    host.stop()
    for each in (page, other):
        each.reload()
        engine_is(each, "ready")
    expect(page.get_by_test_id("total")).to_have_text("10")
    expect(page.get_by_test_id("rules")).to_have_value("mcr")
    expect(other.get_by_test_id("rules")).to_have_value("gb")


EDIT_AS_IT_RELOADS = """() => navigator.serviceWorker.addEventListener(
  "controllerchange",
  () => document.querySelector("[data-testid=palette-8s]").click(),
)"""


def test_an_update_taken_in_one_tab_keeps_what_is_edited_in_the_other(
    page: Page, host: Host, context: BrowserContext
) -> None:
    page.goto(host.address)
    engine_is(page, "ready")
    kept_by_worker(page)
    other = context.new_page()
    other.goto(f"{host.address}#h=456m|EE1000")
    engine_is(other, "ready")
    host.deploy("index.html", "<title>", "<title>New ")
    page.evaluate(
        "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"
    )
    expect(page.get_by_test_id("update")).to_be_visible()
    other.get_by_test_id("palette-9s").click()
    other.evaluate(EDIT_AS_IT_RELOADS)
    page.get_by_test_id("update").get_by_role("button").click()
    other.wait_for_function("() => document.title.startsWith('New ')")
    expect(other.get_by_test_id("notation")).to_have_value("456m98s|EE1000")


@pytest.fixture
def unkept(page: Page, host: Host, watch: Watch) -> Page:
    """A page that nothing but the host brings."""
    watch.expect("404", "Failed to fetch", "ERR_FAILED", "sw.js")
    page.route("**/sw.js", lambda route: route.abort())
    host.server.keep = "no-store"
    return page


def test_a_history_that_did_not_come_is_asked_for_again(unkept: Page, host: Host) -> None:
    host.take_away("app.recents.js")
    unkept.goto(host.address + HAND)
    expect(unkept.get_by_test_id("total")).to_have_text("11", timeout=60_000)
    unkept.get_by_test_id("recents-open").click()
    expect(unkept.locator(".recents-warning")).to_be_visible()
    host.mend()
    unkept.keyboard.press("Escape")
    unkept.get_by_test_id("recents-open").click()
    expect(unkept.locator(".recents-warning")).to_have_count(0)


def test_a_code_that_did_not_come_is_asked_for_again(unkept: Page, host: Host) -> None:
    host.take_away("app.qr.js")
    unkept.goto(host.address + HAND)
    unkept.get_by_test_id("share").click()
    unkept.get_by_test_id("share-qr").click()
    expect(unkept.get_by_test_id("share-said")).to_contain_text("could not be made")
    host.mend()
    unkept.get_by_test_id("share-qr").click()
    expect(unkept.get_by_test_id("qr")).to_be_visible()
