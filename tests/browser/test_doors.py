"""Closed doors: no page runs what it does not bring as a file, and nothing goes to anybody else."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
import zipfile
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin, urlsplit

import pytest
from guide_places import FIRST
from paths import ROOT
from playwright.sync_api import expect
from server import POLICY
from support.browsing import HAND, Watch, engine_is, kept_by_worker
from support.everything import Hands

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserType, Page
    from support.browsing import Host

META = re.compile(r'<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"\s*/>')
ADDRESS = re.compile(rb"(?:https?|wss?)://[^\s\"'`<>)\\]*", re.IGNORECASE)
NEVER_ASKED = {
    "http://www.w3.org/2000/svg": "the name of a language",
    "https://msdn.microsoft.com/en-us/magazine/ee335713.aspx.": "a remark",
    "https://cdn.jsdelivr.net/pyodide/v${": "where Pyodide looks if it is not told where",
    "https://${t}": "how a socket of a program reads an address",
    "ws://": "a socket of a program",
    "wss://": "the same",
}
"""What looks like an address in a script or a drawing, and what it is."""
RESULTS = {
    HAND: "total",
    "#h=%5B234m%2C1%5D234p234s666m5p5p%7CEE0000": "total",
    "#h=%5B234m%2C1%5D234p234s666m5p%7CEE1000": "waits",
    "#h=%5B1111m%2C1%5D111m234p567s9s9s%7CEE0000": "errors",
}
"""Hands as in a link, and what is there once they have been scored."""
ELSEWHERE = "http://elsewhere.test"
WANTED = {
    *("palette-1m", "mode-kong", "clear", "undo", "redo", "random", "load-example", "notation"),
    *("rules", "language", "second-names", "theme", "tile-index", "seat-wind", "help"),
    *("compare-open", "settle-open", "recents-open", "recents-export", "recents-import"),
    *("share", "share-link", "share-png", "share-svg", "share-json", "share-print"),
}
"""Some of what the page offers, to see that all of it was tried."""


def pages(dist: Path) -> list[str]:
    return sorted(path.relative_to(dist).as_posix() for path in dist.rglob("*.html"))


class Markup(HTMLParser):
    """Every tag of a page, what it names besides, and what stands within scripts and styles."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.inside = ""
        self.within: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        self.within.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self.within = [one for one in self.within if one != tag]

    def handle_data(self, data: str) -> None:
        if {"script", "style"} & {*self.within}:
            self.inside += data.strip()


def test_the_policy_lets_in_own_files_and_nothing_else() -> None:
    rules = {words[0]: words[1:] for part in POLICY.split(";") if (words := part.split())}
    assert rules["default-src"] == ["'none'"]
    assert rules.pop("script-src") == ["'self'", "'wasm-unsafe-eval'"]
    assert rules.pop("img-src") == ["'self'", "data:"]
    assert {source for sources in rules.values() for source in sources} == {"'self'", "'none'"}


def test_every_page_carries_the_policy_before_anything_it_could_hold_back(dist: Path) -> None:
    for name in pages(dist):
        html = (dist / name).read_text(encoding="utf-8")
        found = META.findall(html)
        assert found == [POLICY], name
        before = re.findall(r"<(\w+)", META.split(html)[0])
        assert before == ["html", "head", "meta"], name
        assert '<meta name="referrer" content="no-referrer" />' in html, name


def test_every_answer_of_the_server_carries_the_policy(dist: Path, site: str) -> None:
    kinds = {path.suffix: path.relative_to(dist).as_posix() for path in sorted(dist.rglob("*.*"))}
    assert {".html", ".js", ".wasm", ".svg"} <= kinds.keys()
    for path in (*pages(dist), *kinds.values(), "not/there"):
        request = urllib.request.Request(site + path, method="HEAD")  # noqa: S310 - our own server
        try:
            answer = urllib.request.urlopen(request)  # noqa: S310
        except urllib.error.HTTPError as error:
            answer = error
        assert answer.headers["Content-Security-Policy"] == POLICY, path
        assert answer.headers["Referrer-Policy"] == "no-referrer", path
        answer.close()


def test_the_header_that_hosts_are_told_to_send_is_the_policy() -> None:
    told = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    header = re.findall(r"Content-Security-Policy: (.+)", told)
    assert header == [f"{POLICY}; frame-ancestors 'none'"]


def test_no_page_nor_drawing_holds_a_script_or_a_style(dist: Path) -> None:
    drawings = [path.relative_to(dist).as_posix() for path in dist.rglob("*.svg")]
    for name in (*pages(dist), *drawings):
        markup = Markup(dist / name)
        assert markup.inside == "", name
        for tag, attributes in markup.tags:
            assert tag != "style", name
            assert tag != "script" or attributes.get("src"), name
            odd = [one for one in attributes if one == "style" or one.startswith("on")]
            assert odd == [], f"{name}: {tag}"


def test_pages_name_files_of_the_site_and_lead_away_only_by_links(dist: Path) -> None:
    for name in pages(dist):
        for tag, attributes in Markup(dist / name).tags:
            named = {
                value
                for attribute, value in attributes.items()
                if attribute in {"src", "href", "srcset", "action", "data", "poster", "xlink:href"}
            }
            for value in named:
                address = urlsplit(value)
                if tag == "a" and address.scheme == "https":
                    continue
                assert (address.scheme, address.netloc) == ("", ""), f"{name}: {tag} {value}"
                target = urlsplit(urljoin(f"/{name}", value)).path.lstrip("/")
                assert (dist / target).exists(), f"{name}: {value}"


def test_no_other_file_names_an_address_that_is_asked_for(dist: Path) -> None:
    odd = []
    files = [path for path in dist.rglob("*") if path.is_file()]
    for path in files:
        if path.suffix not in {".css", ".js", ".json", ".mjs", ".svg", ".webmanifest"}:
            continue
        content = path.read_bytes()
        if path.suffix == ".css":
            assert not re.search(rb"@import|url\(", content), path.name
        for found in ADDRESS.findall(content):
            text = found.decode()
            if not text.startswith(tuple(NEVER_ASKED)):
                odd.append(f"{path.relative_to(dist)}: {text}")
    assert odd == []


def test_the_engine_asks_for_no_package(dist: Path) -> None:
    for path in (*dist.glob("wheels/*.whl"), *dist.glob("pyodide/*.whl")):
        with zipfile.ZipFile(path) as wheel:
            name = next(one for one in wheel.namelist() if one.endswith("dist-info/METADATA"))
            metadata = wheel.read(name).decode()
        needed = re.findall(r"(?m)^Requires-Dist: (.+)", metadata)
        assert [one for one in needed if "extra ==" not in one] == [], path.name


@pytest.fixture
def logged(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> Iterator[tuple[Browser, Path]]:
    """A browser that writes down all it asks for; the log is whole once it is closed."""
    log = tmp_path / "net.json"
    switches = [*browser_type_launch_args["args"], f"--log-net-log={log}"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": switches})
    yield browser, log
    browser.close()


def origins_in(log: Path) -> list[str]:
    """Where a browser's own log says that pages and workers asked.

    What the browser asks of its makers by itself has no origin that it is asked for.
    """
    told = json.loads(log.read_text(encoding="utf-8"))
    asked = (one["params"] for one in told["events"] if "initiator" in one.get("params", {}))
    urls = (str(one.get("url", "")) for one in asked if one["initiator"] != "not an origin")
    return sorted({origin(url) for url in urls if re.match("(http|ws)s?:", url)})


def origin(url: str) -> str:
    address = urlsplit(url)
    return f"{address.scheme}://{address.netloc}"


def test_nothing_a_reader_does_asks_anybody_else(
    logged: tuple[Browser, Path],
    browser_context_args: dict[str, Any],
    dist: Path,
    host: Host,
    tmp_path: Path,
) -> None:
    browser, log = logged
    context = browser.new_context(**browser_context_args)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    watch = Watch(context)
    page = context.new_page()
    page.goto(host.address)
    engine_is(page, "ready")
    kept_by_worker(page)
    hands = Hands(tmp_path)
    for fragment, shown in RESULTS.items():
        page.goto("about:blank")
        page.goto(host.address + fragment)
        expect(page.get_by_test_id(shown)).to_be_visible()
        hands.do_everything(page)
    assert WANTED - hands.done == set()
    for name in pages(dist):
        page.goto(host.address + name)
        if name.count("/") == 0 or name.startswith(f"guide/{FIRST}/"):
            hands.do_everything(page)
    assert watch.unexpected() == []
    assert host.server.reports.empty(), host.server.reports.get()

    stray = context.new_page()
    stray.goto("about:blank")
    stray.evaluate("address => fetch(address).catch(() => {})", f"{ELSEWHERE}/")
    browser.close()
    assert origins_in(log) == [origin(host.address), ELSEWHERE], "the last shows that all is seen"


def test_what_the_policy_stops_is_told(page: Page, host: Host, watch: Watch) -> None:
    """Else the test above would see nothing, whatever happened."""
    watch.expect("Content Security Policy", f"request: {ELSEWHERE}/")
    page.goto(host.address)
    engine_is(page, "ready")
    page.evaluate("address => { new Image().src = address; }", f"{ELSEWHERE}/page.png")
    page.workers[0].evaluate(
        "address => { fetch(address).catch(() => {}); }", f"{ELSEWHERE}/worker"
    )
    page.evaluate(
        """() => { document.body.append(Object.assign(document.createElement("script"),
             { textContent: "document.title = 'run'" })); }"""
    )
    assert page.title() != "run"
    wanted = {f"{ELSEWHERE}/page.png", f"{ELSEWHERE}/worker", '"blocked-uri":"inline"'}
    while wanted:
        report = host.server.reports.get(timeout=30)
        wanted = {one for one in wanted if one not in report}
