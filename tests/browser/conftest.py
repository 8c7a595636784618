"""What the browser tests share: the built site behind a real server, Chromium, and a strict eye.

`page` is a fresh page whose test fails on a console error, an uncaught exception or a request to
anywhere else; `calculator` opens the site in it and waits for the engine; `table` opens a hand in
a page that the tests of a module share, `spoken` is one in each language; `host` is a server of a
test's own, to stop, break and mend; `accessible` asks axe, `spotless` more strictly. `modules` is
a page from which a test can import the page's own modules, which the built site holds only joined.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import languages
import needs
import pytest
import site_files
from paths import NODE_MODULES
from playwright.sync_api import expect
from server import Server
from support.browsing import KEEP, START_MS, SUBPATH, Host, Watch, engine_is

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

SWITCHES = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]

needs.drive_with_own_node()
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the built site, below some path."""
    server = Server(dist, prefix=SUBPATH, keep=KEEP)
    server.start()
    yield server.address
    server.stop()


@pytest.fixture(scope="session")
def unbundled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The site with its modules as they are written, before they are joined."""
    folder = tmp_path_factory.mktemp("unbundled") / "site"
    site_files.lay_out(folder)
    server = Server(folder, prefix=SUBPATH, keep=KEEP)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def host(dist: Path, tmp_path: Path) -> Iterator[Host]:
    """A server of this test's own."""
    host = Host(dist, tmp_path / "site")
    yield host
    host.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Chromium as it is on this machine, with no network but this machine."""
    switches = [*SWITCHES, "--no-sandbox"] if os.geteuid() == 0 else SWITCHES
    browser = needs.installed_browser()
    return {
        **browser_type_launch_args,
        "args": switches,
        **({"executable_path": browser} if browser else {}),
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desktop by default, English, still."""
    return {
        **browser_context_args,
        "viewport": {"width": 1280, "height": 800},
        "locale": "en-GB",
        "reduced_motion": "reduce",
    }


@pytest.fixture
def watch(context: BrowserContext) -> Iterator[Watch]:
    """Fails the test when a page did what no page may do."""
    context.set_default_timeout(START_MS)
    watch = Watch(context)
    yield watch
    assert watch.unexpected() == []


@pytest.fixture
def page(context: BrowserContext, watch: Watch) -> Page:  # noqa: ARG001 - it watches
    """A fresh page that is watched."""
    return context.new_page()


@pytest.fixture
def modules(page: Page, unbundled: Server, watch: Watch) -> Page:
    """A page that starts nothing by itself, nor names an icon to fetch."""
    watch.expect("404 (Not Found)")
    page.goto(f"{unbundled.address}licences.txt")
    return page


@pytest.fixture
def calculator(page: Page, site: str) -> Callable[..., Page]:
    """Open the site, with a fragment if one is given, and wait until it scores."""

    def open_page(fragment: str = "") -> Page:
        page.goto(site + fragment)
        engine_is(page, "ready")
        return page

    return open_page


@pytest.fixture(scope="module")
def open_page(browser: Browser, browser_context_args: dict[str, Any], site: str) -> Iterator[Page]:
    """One watched page for the tests of a module, with the engine running."""
    context = browser.new_context(**browser_context_args)
    watch = Watch(context)
    page = context.new_page()
    page.goto(site)
    engine_is(page, "ready")
    yield page
    context.close()
    assert watch.unexpected() == []


@pytest.fixture
def table(open_page: Page) -> Callable[..., Page]:
    """Clear the shared page and open a hand in it: quicker than a fresh one."""

    def lay(fragment: str = "") -> Page:
        page = open_page
        page.set_viewport_size({"width": 1280, "height": 800})
        page.emulate_media(color_scheme="light")
        page.evaluate("() => scrollTo(0, 0)")
        clear = page.get_by_test_id("clear")
        if clear.get_attribute("aria-disabled") != "true":
            clear.click()
        page.evaluate("() => history.replaceState(null, '', location.pathname)")
        page.get_by_test_id("mode-concealed").check()
        if fragment:
            page.evaluate("fragment => { location.hash = fragment; }", fragment)
            expect(clear).not_to_have_attribute("aria-disabled", "true")
        return page

    return lay


@pytest.fixture(scope="module", params=[language.id for language in languages.known()])
def spoken(
    request: pytest.FixtureRequest,
    browser: Browser,
    browser_context_args: dict[str, Any],
    site: str,
) -> Iterator[Page]:
    """The calculator in one language after the other, for the tests of a module."""
    context = browser.new_context(**browser_context_args)
    context.set_default_timeout(START_MS / 4)
    watch = Watch(context)
    page = context.new_page()
    page.goto(f"{site}?lang={request.param}")
    engine_is(page, "ready")
    expect(page.locator("html")).to_have_attribute("lang", request.param)
    yield page
    context.close()
    assert watch.unexpected() == []


STAND_STILL = """() => Promise.all(
  document.getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished.catch(() => {})))"""
"""Colors that are still changing have no contrast to speak of."""


@pytest.fixture(scope="session")
def accessible() -> Callable[[Page], None]:
    """Assert that axe finds nothing serious on the page as it stands."""
    source = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def check(page: Page) -> None:
        page.evaluate(STAND_STILL)
        page.evaluate(source)
        found = page.evaluate("async () => (await axe.run()).violations")
        serious = [one for one in found if one["impact"] in {"serious", "critical"}]
        told = [
            f"{one['id']}: {one['help']}: {json.dumps([node['target'] for node in one['nodes']])}"
            for one in serious
        ]
        assert told == []

    return check


AXE = Path(__file__).with_name("axe.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def spotless() -> Callable[..., None]:
    """Assert that axe finds nothing on the page as it stands; or nothing by certain rules."""
    source = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def check(page: Page, *rules: str) -> None:
        page.evaluate(STAND_STILL)
        if not page.evaluate("() => Boolean(globalThis.axe)"):
            page.evaluate(source)
        assert "\n".join(page.evaluate(AXE, list(rules))) == ""

    return check
