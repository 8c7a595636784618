"""What nobody would send in good faith: typed, pasted, linked, brought in files and kept.

The engine itself says, outside the page, which of it is a hand. All that is one opens, and nothing
else takes the place of the hand that is there.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import languages
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from playwright.sync_api import expect
from support.browsing import SUBPATH, engine_is
from support.hostile import JUNK, TEXTS, mangled, spoiled

import mcrcore

if TYPE_CHECKING:
    from playwright.sync_api import Page

LAID = "111222m333p444s55m|EE1000"
"""The hand that is there."""
LANGUAGES = [language.id for language in languages.known()]
MARKUP = [
    "<x-hole>",
    '"><x-hole x-hole="',
    "' x-hole='",
    "</title></script><x-hole>",
    "<img x-hole src=x onerror=alert(1)>",
    "<svg x-hole onload=alert(1)>",
    "javascript:alert(1)//",
    "${alert(1)}{{7*7}}{$name}",
    "\u202e\u2066\u0000\u2028\ufeff",
    "\ud800",
    "__proto__",
    "%00%ff%u0041&h=1m#h=2m",
]
BLANKS = r"[\t-\r \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+"
"""As browsers count them."""
HOSTILE = st.one_of(
    mangled(st.sampled_from(TEXTS)),
    mangled(st.sampled_from(MARKUP)),
    st.tuples(*[st.sampled_from([*MARKUP, *TEXTS])] * 2).map("".join),
    st.text(max_size=20),
    st.sampled_from(["1m" * 501, "<b>" * 2_000, "[" * 3_000, "#" * 3_000, "🀄" * 1_001]),
)
SOME = settings(max_examples=settings().max_examples // 50)
"""Each example is many texts."""

SENDING = """async ([channel, given]) => {
  const part = (id) => document.querySelector(`[data-testid=${id}]`);
  const frame = () => new Promise(requestAnimationFrame);
  const reached = async (isSo) => {
    for (const end = performance.now() + 10_000; performance.now() < end; await frame()) {
      if (isSo()) return true;
    }
    return false;
  };
  const field = part("notation");
  const ways = {
    type(text) {
      field.focus();
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      field.blur();
    },
    paste(text) {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const paste = { clipboardData, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new ClipboardEvent("paste", paste));
    },
    link(text) { location.hash = `h=${encodeURIComponent(text)}`; },
  };
  const isRefused = () => document.querySelector(".notation-problem") || part("note").innerText;
  const { laid, texts } = JSON.parse(given);
  for (const [text, hand] of texts) {
    ways[channel](text);
    const isAnswered = hand === null ? isRefused : () => field.value === hand;
    if (!(await reached(isAnswered))) return ["unanswered", text, hand];
    if (document.querySelector("x-hole, [x-hole]")) return ["hole", text];
    if (field.value !== laid) part("undo").click();
    for (const mode of ["chow", "concealed"]) part(`mode-${mode}`).click();
    if (!(await reached(() => field.value === laid && !isRefused()))) return ["lost", text, hand];
  }
  return null;
}"""
"""Sends texts, each with the hand it is or null, and tells of the first that goes wrong."""

FOLLOWING = """async ([links, laid]) => {
  const field = document.querySelector("[data-testid=notation]");
  const end = performance.now() + 10_000;
  for (const link of JSON.parse(links)) location.hash = link;
  location.hash = `h=${laid}`;
  while (field.value !== laid && performance.now() < end) await new Promise(requestAnimationFrame);
  return [field.value, document.querySelectorAll("x-hole, [x-hole]").length];
}"""
"""Follows links faster than they can be read, and comes back."""

BRINGING = """async (files) => {
  const said = () => document.querySelector("[data-testid=recents-said]").textContent;
  const names = () => [...document.querySelectorAll("[data-testid^=recent-name-]")];
  const bring = (content) => {
    const field = document.querySelector("[data-testid=recents-import]");
    const brought = new DataTransfer();
    brought.items.add(new File([content], "hands.json"));
    field.files = brought.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const known = [
    ['{"kind": "mcr-hands", "version": 9, "hands": []}', "another version"],
    ["[]", "no list of hands"],
  ];
  for (const file of JSON.parse(files)) {
    bring(file);
    for (const [content, words] of known) {
      bring(content);
      const end = performance.now() + 10_000;
      while (!said().includes(words)) {
        if (performance.now() > end) return ["unanswered", file];
        await new Promise(requestAnimationFrame);
      }
    }
    if (document.querySelector("x-hole, [x-hole]")) return ["hole", file];
    if (!names().some(({ value }) => value.split(" / ").includes("Mine"))) return ["lost", file];
  }
  return null;
}"""
"""Brings files, each before two whose answers are known, and tells of the first that goes wrong."""

KEEPING = """([text, path]) => {
  const { settings, session, records } = JSON.parse(text);
  localStorage.setItem("mcr-settings", settings);
  for (const name of ["language", "hand", "late"]) {
    sessionStorage.setItem(`mcr-${name} ${path}`, session);
  }
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(`mcr-hands ${path}`);
    asked.onupgradeneeded = () => asked.result.createObjectStore("hands");
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const work = asked.result.transaction("hands", "readwrite");
      for (const [key, value] of records) work.objectStore("hands").put(value, key);
      work.oncomplete = () => resolve(asked.result.close());
    };
  });
}"""


def canonical(text: str) -> str | None:
    """The hand that a text is, or None."""
    try:
        return mcrcore.format(mcrcore.parse(text))
    except mcrcore.InvalidRequest:
        return None


def as_sent(channel: str, text: str) -> str:
    """What arrives of a text: fields and pastes are a line, links hold whole characters."""
    if channel == "type":
        return re.sub(r"[\r\n]", "", text)
    if channel == "paste":
        return re.sub(BLANKS, " ", text).strip(" ")
    return re.sub("[\ud800-\udfff]", "\ufffd", text)


@pytest.fixture(scope="module")
def laid(open_page: Page) -> Page:
    """A page with a hand."""
    open_page.evaluate("fragment => { location.hash = fragment; }", f"h={LAID}")
    expect(open_page.get_by_test_id("total")).to_have_text("79")
    return open_page


@SOME
@given(st.sampled_from(["type", "paste", "link"]), st.lists(HOSTILE, min_size=10, max_size=20))
@example("type", [*MARKUP, "1m" * 501])
@example("paste", [*MARKUP, "1m" * 501])
@example("link", [*MARKUP, "1m" * 501, "1m" * 3000])
def test_what_comes_in_is_a_hand_or_refused(laid: Page, channel: str, texts: list[str]) -> None:
    arriving = [as_sent(channel, text) for text in texts]
    # A paste may hold a link, which is another matter.
    known = [(one, canonical(one)) for one in arriving if one and not re.search(r"#\S*h=", one)]
    assert laid.evaluate(SENDING, [channel, json.dumps({"laid": LAID, "texts": known})]) is None


LINKS = [
    "h=%5B234m%2C1%5D234p234s666m55p%7CEE1000&rules=gb&from=3&public=9s9s9s",
    "h=EE&rules=gmcr&from=2",
    "examples",
]


@SOME
@given(st.lists(mangled(st.sampled_from(LINKS)) | HOSTILE, min_size=10, max_size=20))
def test_no_link_keeps_the_next_from_opening(laid: Page, links: list[str]) -> None:
    assert laid.evaluate(FOLLOWING, [json.dumps(links), LAID]) == [LAID, 0]


def recent(name: str, hand: str = LAID) -> dict[str, Any]:
    return {"hand": f"h={quote(hand)}", "name": name, "at": 1_700_000_000_000, "total": 79}


FILE = {
    "kind": "mcr-hands",
    "version": 1,
    "hands": [recent("Mine"), *[recent(name, "19m19p19sESWNCFP1m|EE1000") for name in MARKUP[:4]]],
}
FILES = st.one_of(
    spoiled(st.just(FILE)).map(json.dumps),
    mangled(st.just(json.dumps(FILE))),
    st.sampled_from(MARKUP),
)


@SOME
@given(st.lists(FILES, min_size=5, max_size=10))
@example([json.dumps({**FILE, "hands": [{}] * 2_001})])
def test_what_is_brought_in_files_costs_no_hand(laid: Page, files: list[str]) -> None:
    if not laid.get_by_test_id("recents").is_visible():
        laid.get_by_test_id("recents-open").click()
        expect(laid.get_by_test_id("recents-import")).to_be_attached()
    assert laid.evaluate(BRINGING, json.dumps([json.dumps(FILE), *files])) is None


def test_after_all_that_the_page_scores(laid: Page) -> None:
    laid.keyboard.press("Escape")
    laid.get_by_test_id("example-discard_win").click()
    expect(laid.get_by_test_id("total")).to_have_text("10")


SETTINGS = {
    "theme": "dark",
    "index": True,
    "rules": "gb",
    "keys": False,
    "hints": 3,
    "second": "sv",
    "language": "en",
}
KEPT = st.fixed_dictionaries(
    {
        "settings": spoiled(st.just(SETTINGS)).map(json.dumps)
        | mangled(st.just(json.dumps(SETTINGS))),
        "session": st.sampled_from([*MARKUP, "{}", '{"had": [""], "last": 7}'])
        | JUNK.map(json.dumps),
        "records": st.lists(
            st.tuples(st.text(max_size=5), spoiled(st.just(recent(MARKUP[0])))), max_size=10
        ),
    }
)


@settings(SOME, max_examples=SOME.max_examples // 2)
@given(KEPT)
def test_what_is_kept_costs_nothing_but_itself(laid: Page, site: str, kept: dict[str, Any]) -> None:
    laid.goto(f"{site}sources.html")
    laid.evaluate(KEEPING, [json.dumps(kept).replace("Infinity", "1e999"), SUBPATH])
    laid.goto(f"{site}#h={LAID}")
    expect(laid.get_by_test_id("notation")).to_have_value(LAID)
    laid.reload()
    expect(laid.get_by_test_id("notation")).to_have_value(LAID)
    expect(laid.locator("x-hole, [x-hole]")).to_have_count(0)
    assert laid.evaluate("() => document.documentElement.lang") in LANGUAGES


def test_after_all_that_a_visit_scores_and_shows_what_was_kept(laid: Page, site: str) -> None:
    laid.goto(f"{site}#h={LAID}")
    engine_is(laid, "ready")
    expect(laid.get_by_test_id("total")).to_have_text(re.compile(r"^\d+$"))
    laid.get_by_test_id("recents-open").click()
    expect(laid.get_by_test_id("recents").locator(".recent").first).to_be_visible()
    expect(laid.locator("x-hole, [x-hole]")).to_have_count(0)
