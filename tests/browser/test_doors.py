"""Closed doors: no page runs what it does not bring as a file, and nothing goes to anybody else."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
import zipfile
from html.parser import HTMLParser
from typing import TYPE_CHECKING
from urllib.parse import urljoin, urlsplit

from paths import ROOT
from server import POLICY
from support.browsing import Watch, engine_is

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page
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
ELSEWHERE = "http://elsewhere.test"


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


def test_what_the_policy_stops_is_told(page: Page, host: Host, watch: Watch) -> None:
    """In pages and in workers."""
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
