"""How soon the page can score, in Chromium on this machine, next to Pyodide with nothing else.

    .venv/bin/python benchmarks/opening.py [--runs 7] [--json] [--keep] [--mbit 10 --delay 40]

Each run opens a bare page (`bare_site`) and the page in turn, each in a profile of its own:

    cold      the first visit, to a server that compresses, below a path
    reload    the same visit loaded again, from the service worker
    offline   the same profile in a new browser, the server stopped

Told are milliseconds from navigation: bare Pyodide is ready; the page's picker is on screen; its
engine is ready; its first score is there. Then the page's longest task until its engine is ready,
and after that (browsers tell of none below 50 ms); and after a click on a tile, how long until its
score is on screen. The page is looked at for a while before it is loaded again, as readers do: the
browser then keeps what it has compiled, of bare Pyodide as well.
Ratios are of the first score to bare Pyodide in the same run: they hold on any machine, while
milliseconds hold on a quiet one of the same kind.
With --keep the ratios are kept for the page of evidence.
With --mbit and --delay the server sends at that rate and waits so many milliseconds first.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "web" / "build"))

import bare_site
import findings
from needs import drive_with_own_node, installed_browser
from server import Handler, Server

HAND = "#h=" + "[234m,1]234p234s666m5p5p|EE1000".replace("|", "%7C")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
CHUNK = 16_384
PATIENCE_MS = 120_000
PRESS_MS = 60
"""A finger stays down for a moment; what is measured starts when it lifts."""
SETTLING_MS = 1000
"""A browser that has just been started is busy with itself; what is measured is a visit."""
TELLING_MS = 200
"""Browsers tell of a long task some time after it."""
VISITS = ("cold", "reload", "offline")
LOOKING_MS = 4000
"""How long a visit lasts at least before the page is loaded again."""
CHANGES = 15
WATCH = """
(() => {
  const seen = window.seen = { task: 0, "later task": 0, changes: [] };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const name = startTime < (seen.ready ?? Infinity) ? "task" : "later task";
      seen[name] = Math.max(seen[name], duration);
    }
  }).observe({ type: "longtask", buffered: true });
  const note = (name) => {
    if (name in seen) return;
    seen[name] = performance.now();
    dispatchEvent(new Event("seen"));
  };
  // Whoever asks again and again has the page draw again and again.
  window.when = (name) => new Promise((resolve, reject) => {
    const look = () => { if (name in seen) resolve(); };
    look();
    addEventListener("seen", look);
    setTimeout(() => reject(new Error(`no ${name}`)), PATIENCE_MS);
  });
  const find = (id) => document.querySelector(`[data-testid=${id}]`);
  const painted = (act) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = act;
    port1.postMessage(null);
  });

  let clicked = 0;
  addEventListener("click", (event) => {
    if (event.target.closest("[data-testid^=palette-]")) clicked = event.timeStamp;
  }, { capture: true });

  const look = () => {
    const status = find("engine-status") ?? document.body;
    if (find("palette-1m") && !seen.found) {
      seen.found = true;
      painted(() => note("picker"));
    }
    if (status?.dataset.state === "ready") note("ready");
    if (!find("total")?.textContent.trim()) return;
    note("score");
    if (!clicked) return;
    const from = clicked;
    clicked = 0;
    // The page draws in a frame, so what has just changed is on screen when that frame is over.
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => seen.changes.push(performance.now() - from);
    port1.postMessage(null);
  };
  new MutationObserver(look).observe(document, {
    childList: true, subtree: true, attributes: true, characterData: true,
  });
})()
""".replace("PATIENCE_MS", str(PATIENCE_MS))
WHEN = "event => window.when(event)"


class CountingHandler(Handler):
    """Counts what it sends and to whom, after a while and at a limited rate if so wished."""

    delay = 0.0
    bytes_a_second = 0.0
    line = threading.Lock()
    server: CountingServer

    def do_GET(self) -> None:
        time.sleep(self.delay)
        super().do_GET()

    def flush_headers(self) -> None:
        lines: list[bytes] = getattr(self, "_headers_buffer", [])
        self._count(sum(map(len, lines)))
        super().flush_headers()

    def write_body(self, body: bytes) -> None:
        self._count(len(body))
        if not self.bytes_a_second:
            super().write_body(body)
            return
        for start in range(0, len(body), CHUNK):
            with self.line:
                time.sleep(CHUNK / self.bytes_a_second)
            self.wfile.write(body[start : start + CHUNK])

    def _count(self, size: int) -> None:
        self.server.sent[self.path.removeprefix(self.server.prefix)] += size


class CountingServer(Server):
    """Knows the bytes sent for each path."""

    def __init__(self, folder: Path) -> None:
        self.sent: Counter[str] = Counter()
        super().__init__(folder, prefix="/mcr/", keep="max-age=600", handler=CountingHandler)


@dataclass
class Visits:
    """What one profile saw of a site."""

    seen: dict[str, dict[str, float]] = field(default_factory=dict)
    changes: list[float] = field(default_factory=list)
    sent: dict[str, int] = field(default_factory=dict)
    """Bytes until the first score; later ones, for offline use; of these, what the page had."""


def compress_everything(server: Server) -> None:
    """Ask for each file once: a host has them compressed before anybody comes."""
    for path in server.folder.rglob("*.*"):
        address = server.address + path.relative_to(server.folder).as_posix()
        urlopen(Request(address, headers={"Accept-Encoding": "gzip"})).close()  # noqa: S310


@contextmanager
def browsing(browser: BrowserType, profile: str) -> Iterator[tuple[BrowserContext, Page]]:
    """Open a browser on a profile, with one watched page."""
    context = browser.launch_persistent_context(
        profile, executable_path=installed_browser(), args=ARGUMENTS, headless=True
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    page.wait_for_timeout(SETTLING_MS)
    yield context, page
    context.close()


def seen_by(page: Page) -> dict[str, float]:
    """Milliseconds to each event so far."""
    page.wait_for_timeout(TELLING_MS)
    seen: dict[str, float] = page.evaluate("() => window.seen")
    return seen


def click(page: Page, test_id: str) -> None:
    """Click as a hand does, without the checks that come with a locator's click."""
    box = page.get_by_test_id(test_id).bounding_box()
    if not box:
        raise LookupError(test_id)
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*middle, delay=PRESS_MS)


def changes_of_a_tile(page: Page) -> list[float]:
    """Take the winning tile out and tap another in; milliseconds from each tap to its score."""
    for number in range(CHANGES):
        click(page, "winning-tile")
        page.get_by_test_id("total").wait_for(state="detached")
        click(page, "palette-5p" if number % 2 else "palette-2p")
        page.wait_for_function("count => window.seen.changes.length > count", arg=number)
    changes: list[float] = page.evaluate("() => window.seen.changes")
    return changes


def visit(browser: BrowserType, folder: Path, event: str) -> Visits:
    """Visit a site three times, in a profile of its own, until an event is seen."""
    visits = Visits()
    server = CountingServer(folder)
    server.start()
    compress_everything(server)
    server.sent.clear()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        with browsing(browser, profile) as (_, page):
            page.goto(server.address + HAND)
            page.evaluate(WHEN, event)
            first = server.sent.copy()
            visits.seen["cold"] = seen_by(page)
            page.wait_for_function("() => navigator.serviceWorker.controller", timeout=PATIENCE_MS)
            later = server.sent - first
            visits.sent = {
                "page": first.total(),
                "later": later.total(),
                "again": sum(size for path, size in later.items() if path in first),
            }
            page.wait_for_timeout(LOOKING_MS)
            page.reload()
            page.evaluate(WHEN, event)
            visits.seen["reload"] = seen_by(page)
            if event == "score":
                visits.changes = changes_of_a_tile(page)
        server.stop()
        with browsing(browser, profile) as (_, page):
            page.goto(server.address + HAND)
            page.evaluate(WHEN, event)
            visits.seen["offline"] = seen_by(page)
    return visits


def summary(values: list[float]) -> dict[str, float]:
    """Median and spread."""
    return {
        "median": round(statistics.median(values), 2),
        "low": round(min(values), 2),
        "high": round(max(values), 2),
        "runs": len(values),
    }


def figures(bare: list[Visits], full: list[Visits]) -> dict[str, dict[str, float]]:
    """Everything measured, by name."""
    found: dict[str, list[float]] = {}
    for name in VISITS:
        ready = [visits.seen[name]["ready"] for visits in bare]
        found[f"{name} bare"] = ready
        for event in ("picker", "ready", "score", "task", "later task"):
            found[f"{name} {event}"] = [visits.seen[name][event] for visits in full]
        scores = found[f"{name} score"]
        found[f"{name} ratio"] = [score / base for score, base in zip(scores, ready, strict=True)]
    found["change"] = [milliseconds for visits in full for milliseconds in visits.changes]
    for which in ("page", "later", "again"):
        found[f"{which} bytes"] = [visits.sent[which] for visits in full]
    return {name: summary(values) for name, values in found.items()}


def tell(found: dict[str, dict[str, float]]) -> None:
    """Print the figures for a reader."""
    units = {"bytes": (1e6, "MB", 2), "ratio": (1, "x bare", 2), "change": (1, "ms", 1)}
    for name, one in found.items():
        divisor, unit, digits = units.get(name.split()[-1], (1, "ms", 0))
        middle, low, high = (one[key] / divisor for key in ("median", "low", "high"))
        spread = f"({low:.{digits}f} to {high:.{digits}f}, n={one['runs']})"
        print(f"{name:16} {middle:8.{digits}f} {unit}  {spread}")
    print("page bytes are those until the first score, later bytes what is kept for offline use,")
    print("again bytes the part of these that the page had already; headers are counted.")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Time the page's start next to bare Pyodide.")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--mbit", type=float, default=0)
    parser.add_argument("--delay", type=float, default=0)
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.add_argument(
        "--keep",
        type=Path,
        nargs="?",
        const=findings.LEFT,
        metavar="FOLDER",
        help="leave the ratios for the page of evidence",
    )
    options = parser.parse_args()
    sources = findings.sources()
    CountingHandler.delay = options.delay / 1000
    CountingHandler.bytes_a_second = options.mbit * 1e6 / 8

    bare: list[Visits] = []
    full: list[Visits] = []
    drive_with_own_node()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        bare_folder = bare_site.build(options.dist, Path(folder) / "bare")
        for _ in range(options.runs):
            bare.append(visit(play.chromium, bare_folder, "ready"))
            full.append(visit(play.chromium, options.dist, "score"))
    found = figures(bare, full)
    if options.keep:
        percent = {name: round(100 * found[f"{name} ratio"]["median"]) for name in VISITS}
        findings.leave("speed-opening", sources, {"percent": percent}, options.keep)
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        tell(found)


if __name__ == "__main__":
    main()
