"""Hands scored of late: kept, named, deleted, carried in a file, and never in the way."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from support.browsing import SUBPATH, engine_is, kept_by_worker

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserType, Page
    from support.browsing import Host, Watch

REGULAR = "h=[234m]234p234s666m55p|EE1000"
KONGS = "h=[1111m][2222m][3333m][4444m]55m|EE1000"
DATABASE = f"mcr-hands {SUBPATH}"
WRITE = """
([name, store, records]) => new Promise((resolve, reject) => {
  const asked = indexedDB.open(name);
  asked.onupgradeneeded = () => asked.result.createObjectStore(store);
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const work = asked.result.transaction(store, "readwrite");
    for (const [key, value] of records) work.objectStore(store).put(value, key);
    work.oncomplete = () => resolve(asked.result.close());
  };
})
"""
"""Writes into the browser's database what no page of ours would."""
KEPT_SINCE = """
async ([name, store, since]) => {
  const kept = () => new Promise((resolve, reject) => {
    const asked = indexedDB.open(name);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const found = asked.result.transaction(store).objectStore(store).getAll();
      found.onsuccess = () => resolve(found.result.some(({ at }) => at >= since));
      found.transaction.oncomplete = () => asked.result.close();
    };
  });
  while (!(await kept())) await new Promise((later) => setTimeout(later, 100));
}
"""
"""Waits until the database has got a hand that was scored since."""


def written(hand: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401
    kept = hand.replace("[", "%5B").replace("]", "%5D").replace("|", "%7C")
    return {"hand": kept, "name": "", "at": 1_700_000_000_000, "total": 11, **fields}


def file_of(*hands: dict[str, Any]) -> bytes:
    return json.dumps({"kind": "mcr-hands", "version": 1, "hands": hands}).encode()


def bring(page: Page, content: bytes) -> None:
    page.get_by_test_id("recents-import").set_input_files(
        {"name": "hands.json", "mimeType": "application/json", "buffer": content}
    )


def says(page: Page, words: str) -> None:
    expect(page.get_by_test_id("recents-said")).to_contain_text(words)


def hands(page: Page, number: int) -> None:
    expect(page.get_by_test_id("recents").locator(".recent")).to_have_count(number)


def names(page: Page, name: str, index: int = 0) -> None:
    expect(page.get_by_test_id(f"recent-name-{index}")).to_have_value(name)


def look_up(page: Page) -> None:
    page.get_by_test_id("recents-open").click()
    expect(page.get_by_test_id("recents")).to_be_visible()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("recents")).to_be_hidden()


def scored(page: Page, total: str) -> None:
    expect(page.get_by_test_id("total")).to_have_text(total)


def kept(page: Page, fragment: str, total: str, number: int) -> None:
    """Score a hand and see that it is kept."""
    page.evaluate("fragment => { location.hash = fragment; }", fragment)
    scored(page, total)
    look_up(page)
    hands(page, number)
    close(page)


@pytest.fixture
def two(calculator: Callable[..., Page]) -> Page:
    """A page with two hands kept, the kongs on top."""
    page = calculator()
    kept(page, REGULAR, "11", 1)
    kept(page, KONGS + "&rules=gb", re.compile(r"\d+"), 2)  # type: ignore[arg-type]
    return page


def test_scored_hands_are_kept_once_named_and_opened_again(two: Page) -> None:
    page = two
    page.evaluate("() => { location.hash = 'h=[234m]43p2p234s666m55p|EE1000'; }")
    scored(page, "11")
    look_up(page)
    expect(page.get_by_test_id("recent-0")).to_contain_text("11 points")
    hands(page, 2)
    page.get_by_test_id("recent-name-1").fill("  The kongs ")
    page.get_by_test_id("recent-name-1").press("Enter")
    says(page, "The name is changed.")
    names(page, "The kongs", 1)
    page.reload()
    engine_is(page, "ready")
    page.get_by_test_id("clear").click()
    look_up(page)
    names(page, "The kongs", 1)
    page.get_by_test_id("recent-1").click()
    expect(page.get_by_test_id("recents")).to_be_hidden()
    expect(page.get_by_test_id("rules")).to_have_value("gb")
    expect(page.get_by_test_id("meld-3")).to_be_visible()
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("notation")).to_have_value("")


def test_what_is_done_to_them_can_be_undone(two: Page) -> None:
    page = two
    look_up(page)
    page.get_by_test_id("recent-name-0").fill("Mine")
    page.get_by_test_id("recent-name-0").press("Tab")
    says(page, "The name is changed.")
    page.get_by_test_id("recents-undo").click()
    names(page, "")
    page.get_by_test_id("recent-delete-0").click()
    says(page, "1 hand deleted.")
    hands(page, 1)
    page.get_by_test_id("recents-undo").click()
    hands(page, 2)
    page.get_by_test_id("recents-delete-all").click()
    says(page, "2 hands deleted.")
    hands(page, 0)
    page.get_by_test_id("recents-undo").click()
    hands(page, 2)
    bring(page, file_of(written("h=ESWNCFP147m258p3s|EE1000", name="Theirs")))
    hands(page, 3)
    page.get_by_test_id("recents-undo").click()
    hands(page, 2)
    page.reload()
    engine_is(page, "ready")
    look_up(page)
    hands(page, 2)


def test_a_file_carries_them_and_merging_loses_nothing(two: Page, tmp_path: Path) -> None:
    page = two
    look_up(page)
    page.get_by_test_id("recent-name-0").fill("Mine")
    page.get_by_test_id("recent-name-0").press("Tab")
    says(page, "The name is changed.")
    with page.expect_download() as download:
        page.get_by_test_id("recents-export").click()
    path = tmp_path / "hands.json"
    download.value.save_as(path)
    says(page, "mahjong-hands.json")
    saved = path.read_bytes()
    assert len(json.loads(saved)["hands"]) == 2
    page.get_by_test_id("recents-delete-all").click()
    hands(page, 0)
    bring(page, saved)
    says(page, "2 hands added.")
    names(page, "Mine")
    bring(page, saved)
    says(page, "No new hands. 2 were here already.")
    hands(page, 2)
    theirs = [{**one, "name": "Theirs"} for one in json.loads(saved)["hands"]]
    bring(page, file_of(*theirs, written("h=19m19p19sESWNCFP1m|EE1000", total=92)))
    says(page, "1 hand added. 2 were here already.")
    names(page, "Mine / Theirs")
    names(page, "Theirs", 1)


def test_names_too_long_to_stand_together_cost_no_hand(two: Page) -> None:
    page = two
    mine, theirs = "m" * 80, "t" * 80
    look_up(page)
    page.get_by_test_id("recent-name-0").fill(mine)
    page.get_by_test_id("recent-name-0").press("Tab")
    says(page, "The name is changed.")
    hand = page.evaluate("() => location.hash.slice(1)")
    bring(page, file_of({**written(""), "hand": hand, "name": theirs}))
    says(page, "No new hands. 1 was here already.")
    close(page)
    look_up(page)
    hands(page, 2)
    names(page, mine)


def test_what_another_tab_does_to_them_stays_done(two: Page, site: str) -> None:
    page = two
    other = page.context.new_page()
    other.goto(site)
    engine_is(other, "ready")
    look_up(other)
    hands(other, 2)
    other.get_by_test_id("recent-name-1").fill("Named elsewhere")
    other.get_by_test_id("recent-name-1").press("Tab")
    says(other, "The name is changed.")
    before = other.evaluate("() => Date.now()")
    page.evaluate("fragment => { location.hash = fragment; }", REGULAR)
    scored(page, "11")
    other.evaluate(KEPT_SINCE, [DATABASE, "hands", before])
    close(other)
    look_up(other)
    hands(other, 2)
    names(other, "Named elsewhere", 0)


def test_markup_in_a_name_is_only_a_name(table: Callable[..., Page]) -> None:
    page = table()
    name = "<img src=x onerror=alert(1)>\u202e{$name}"
    look_up(page)
    bring(page, file_of(written(KONGS, name=name)))
    names(page, name)
    assert page.locator("img").count() == 0
    page.get_by_test_id("recent-delete-0").click()
    hands(page, 0)
    close(page)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "it cannot be read as JSON"),
        (b"\xff\xfe\x00 not text", "it cannot be read as JSON"),
        (b"[1, 2, 3]", "no list of hands saved by this page"),
        (b"null", "no list of hands saved by this page"),
        (b'{"kind": "mcr-hands", "version": 9, "hands": []}', "another version"),
        (b" " * 1_000_001, "larger than 1 MB"),
        (
            file_of(written(REGULAR), written("h=1m|EE1000")),
            "Hand 2 in this file is no whole hand.",
        ),
        (file_of(written("h=11111m222333444p|EE1000")), "Hand 1 in this file is no whole hand."),
        (file_of(written("h=<script>")), "Hand 1 in this file is no whole hand."),
        (file_of(written(REGULAR, name=7)), "The name of hand 1"),
        (file_of(written(REGULAR, name="x" * 500)), "at most 80 characters"),
        (file_of(written(REGULAR, at="yesterday")), "The day of hand 1"),
        (file_of(written(REGULAR, total=-3)), "The points of hand 1"),
        (file_of(*[written(REGULAR)] * 2001), "more than 2,000 hands"),
    ],
)
def test_a_bad_file_is_refused_in_plain_words(
    table: Callable[..., Page], content: bytes, words: str
) -> None:
    page = table()
    look_up(page)
    hands(page, 0)
    bring(page, content)
    says(page, words)
    says(page, "Nothing was added.")
    hands(page, 0)
    close(page)


def test_a_damaged_history_costs_nothing_but_itself(page: Page, site: str, watch: Watch) -> None:
    watch.expect("404 (Not Found)")
    page.goto(f"{site}licences.txt")
    good = written(KONGS, name="Good")
    records = [
        [good["hand"], good],
        ["another", written(REGULAR)],
        ["nothing", None],
        ["text", "h=1m"],
        [7, {"hand": 7}],
        ["wild", {**written(REGULAR), "name": {"a": 1}}],
    ]
    page.evaluate(WRITE, [DATABASE, "hands", records])
    page.goto(f"{site}#{REGULAR}")
    engine_is(page, "ready")
    scored(page, "11")
    look_up(page)
    hands(page, 2)
    names(page, "Good", 1)


def test_a_foreign_database_of_the_same_name_is_lived_with(
    page: Page, site: str, watch: Watch
) -> None:
    watch.expect("404 (Not Found)")
    page.goto(f"{site}licences.txt")
    page.evaluate(WRITE, [DATABASE, "something else", []])
    page.goto(f"{site}#{REGULAR}")
    engine_is(page, "ready")
    scored(page, "11")
    look_up(page)
    expect(page.locator(".recents-warning")).to_be_visible()
    hands(page, 1)
    page.get_by_test_id("recent-0").click()
    scored(page, "11")


def test_a_full_disk_is_lived_with(calculator: Callable[..., Page], site: str) -> None:
    page = calculator()
    origin = re.sub(r"(//[^/]+)/.*", r"\1", site)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.evaluate("fragment => { location.hash = fragment; }", REGULAR)
    scored(page, "11")
    look_up(page)
    hands(page, 1)
    expect(page.locator(".recents-warning")).to_be_visible()
    close(page)
    page.get_by_test_id("source-discard").check()
    scored(page, "10")


def test_where_storage_is_refused_the_page_works_as_well(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    site: str,
    tmp_path: Path,
) -> None:
    """The browser's own setting to keep nothing for any site."""
    folder = tmp_path / "profile" / "Default"
    folder.mkdir(parents=True)
    refuse = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (folder / "Preferences").write_text(json.dumps(refuse), encoding="utf-8")
    context = browser_type.launch_persistent_context(
        str(folder.parent), **browser_type_launch_args, reduced_motion="reduce"
    )
    page = context.pages[0]
    page.goto(f"{site}#{REGULAR}")
    assert (
        page.evaluate("() => { try { return localStorage.length } catch { return 'no' } }") == "no"
    )
    engine_is(page, "ready")
    scored(page, "11")
    look_up(page)
    hands(page, 1)
    expect(page.locator(".recents-warning")).to_be_visible()
    page.get_by_test_id("recent-delete-0").click()
    says(page, "1 hand deleted.")
    page.get_by_test_id("recents-undo").click()
    hands(page, 1)
    context.close()


def test_nothing_of_it_loads_before_the_first_score_and_all_of_it_works_offline(
    page: Page, host: Host
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(host.address)))
    page.goto(host.address)
    engine_is(page, "ready")
    kept_by_worker(page)
    assert "app.js" in asked
    assert not {"recents.js", "handfile.js", "vendor/idb-keyval/dist/index.js"} & {*asked}
    host.stop()
    page.reload()
    engine_is(page, "ready")
    kept(page, REGULAR, "11", 1)
    page.get_by_test_id("random").click()
    expect(page.get_by_test_id("errors")).to_have_count(0)
    expect(page.get_by_test_id("notation")).not_to_have_value("[234m]234p234s666m55p|EE1000")


def test_they_are_reached_by_keys_and_by_ear(two: Page, accessible: Callable[[Page], None]) -> None:
    page = two
    page.get_by_test_id("recents-open").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("recents")).to_be_visible()
    hands(page, 2)
    accessible(page)
    page.get_by_test_id("recent-1").focus()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("recent-name-1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("recent-delete-1")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("recents")).to_be_hidden()
    scored(page, "11")


@pytest.mark.parametrize("width", [320, 360, 768])
def test_they_fit_on_a_phone(table: Callable[..., Page], width: int) -> None:
    page = table()
    page.set_viewport_size({"width": width, "height": 740})
    look_up(page)
    bring(page, file_of(written(KONGS, name="A rather long name for a hand of four kongs")))
    hands(page, 1)
    dialog = page.get_by_test_id("recents")
    assert dialog.evaluate("one => one.scrollWidth - one.clientWidth") == 0
    page.get_by_test_id("recent-delete-0").click()
    hands(page, 0)
    close(page)
