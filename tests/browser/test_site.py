"""The site as files on a host: what it is made of, what a visit fetches, and how much that is."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import modules
import pytest
import site_files
from paths import NODE_MODULES
from playwright.sync_api import expect
from server import POLICY
from support.browsing import engine_is

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Request
    from support.browsing import Host, Watch

FIRST_VISIT_BYTES = 6_500_000
WHOLE_BYTES = 16_500_000


def paths(dist: Path) -> list[str]:
    return [path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()]


def test_a_first_visit_stays_within_its_bytes(
    page: Page, host: Host, browser: Browser, evidence: Callable[..., None]
) -> None:
    finished: list[Request] = []
    page.on("requestfinished", lambda request: finished.append(request))  # noqa: PLW0108
    page.goto(host.address)
    engine_is(page, "ready")
    sizes = [request.sizes() for request in tuple(finished)]
    total = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)
    assert 5_000_000 < total < FIRST_VISIT_BYTES
    name = browser.browser_type.name.capitalize()
    evidence("first-visit", bytes=total, versions={name: browser.version})


def test_the_whole_site_stays_within_its_bytes(dist: Path, evidence: Callable[..., None]) -> None:
    whole = sum((dist / path).stat().st_size for path in paths(dist))
    assert whole < WHOLE_BYTES
    assert site_files.first_visit_bytes(dist) < FIRST_VISIT_BYTES
    runtime = json.loads((NODE_MODULES / "pyodide" / "package.json").read_text(encoding="utf-8"))
    evidence("whole-site", bytes=whole, versions={"Pyodide": runtime["version"]})


def test_the_first_score_fetches_nothing_twice(page: Page, host: Host) -> None:
    page.goto(f"{host.address}#h=111222m333p444s55m")
    page.get_by_test_id("total").wait_for(timeout=60_000)
    scored = list(host.server.asked)
    assert "pyodide/mcrcore-" in " ".join(scored)
    twice = {path for path in scored if scored.count(path) > 1}
    assert twice == set()


def test_every_module_of_the_page_is_fetched_from_the_start(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    asked = re.findall(r'rel="modulepreload" href="\./([^"]+)"', html)
    named = re.findall(r'<script type="module" src="([^"]+)"', html)
    needed = {path for name in named for path in modules.graph(dist, name)}
    assert needed == {*named, *asked}


def test_page_and_header_have_the_same_policy(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    assert POLICY in re.sub(r"\s+", " ", html)


def test_nothing_shipped_was_meant_to_stay_home(dist: Path) -> None:
    shipped = paths(dist)
    odd = re.compile(
        r"(^|/)(art|build|node_modules|\.[^/]*|tsconfig.*|package.*\.json)(/|$)|\.map$"
    )
    assert [path for path in shipped if odd.search(path)] == []
    for path in shipped:
        if path.endswith((".js", ".mjs")):
            assert "sourceMappingURL" not in (dist / path).read_text(encoding="utf-8")


def test_the_manifest_names_icons_that_are_there(dist: Path) -> None:
    manifest = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["icons"]
    assert all((dist / icon["src"]).is_file() for icon in manifest["icons"])


def test_what_a_page_needs_first_is_in_few_files(dist: Path) -> None:
    html = (dist / "index.html").read_text(encoding="utf-8")
    needed = re.findall(r'(?:src="|rel="(?:stylesheet|\w*preload)" href=")([^"]+)', html)
    assert sorted(needed) == ["app.js", "launch.js", "styles/index.css"]
    assert modules.graph(dist, "engine.worker.js") == ["engine.worker.js"]


@pytest.mark.parametrize("missing", ["i18n/en.json", "app.js", "launch.js"])
def test_a_page_that_does_not_arrive_whole_says_so(
    page: Page, host: Host, watch: Watch, missing: str
) -> None:
    host.take_away(missing)
    watch.expect("404", "Failed to fetch", missing)
    page.goto(host.address)
    expect(page.locator(".stuck")).to_be_visible()
    host.mend()
    page.reload()
    expect(page.get_by_test_id("palette-1m")).to_be_visible()
    expect(page.locator(".stuck")).to_be_hidden()
