"""How long the page takes from navigation to its first score, in Chromium on this machine.

    .venv/bin/python benchmarks/opening.py [--runs 5] [--mbit 10 --delay 40]

Told are: the page is whole, the engine ready, the first score there, and the longest task of the
page's thread (0 below 50 ms). Cold: a new profile each time. Offline: the same profile in a new
browser, the server stopped.
With --mbit and --delay the server sends at that rate and waits so many milliseconds first.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "web" / "build"))

from needs import installed_browser
from server import Handler, Server

if TYPE_CHECKING:
    from playwright.sync_api import BrowserType
    from playwright.sync_api import Request as Fetched

HAND = "#h=" + "[234m,1]234p234s666m5p5p|EE1000".replace("|", "%7C")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
CHUNK = 16_384
WATCH = """
(() => {
  window.seen = { task: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
  }).observe({ type: "longtask", buffered: true });
  const note = (name) => { window.seen[name] ??= performance.now(); };
  const look = () => {
    const status = document.querySelector("[data-testid=engine-status]");
    if (status) note("page");
    if (status?.dataset.state === "ready") note("ready");
    if (document.querySelector("[data-testid=total]")?.textContent.trim()) note("score");
  };
  new MutationObserver(look).observe(document, {
    childList: true, subtree: true, attributes: true, characterData: true,
  });
})()
"""


class SlowHandler(Handler):
    """Answers after a while, and at a limited rate shared by all requests."""

    delay = 0.0
    bytes_a_second = 0.0
    line = threading.Lock()

    def do_GET(self) -> None:
        time.sleep(self.delay)
        super().do_GET()

    def write_body(self, body: bytes) -> None:
        if not self.bytes_a_second:
            super().write_body(body)
            return
        for start in range(0, len(body), CHUNK):
            with self.line:
                time.sleep(CHUNK / self.bytes_a_second)
            self.wfile.write(body[start : start + CHUNK])


def compress_everything(server: Server) -> None:
    """Ask for each file once: a host has them compressed before anybody comes."""
    for path in server.folder.rglob("*.*"):
        address = server.address + path.relative_to(server.folder).as_posix()
        urlopen(Request(address, headers={"Accept-Encoding": "gzip"})).close()  # noqa: S310


def opened(browser: BrowserType, profile: str, address: str) -> tuple[dict[str, float], int]:
    """Open the page with a hand; milliseconds to each event, and bytes fetched until the score."""
    context = browser.launch_persistent_context(
        profile, executable_path=installed_browser(), args=ARGUMENTS, headless=True
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    fetched: list[Fetched] = []
    page.on("requestfinished", lambda request: fetched.append(request))  # noqa: PLW0108 - it is marked
    page.goto(address + HAND)
    page.wait_for_function("() => window.seen.score", timeout=120_000)
    sizes = [request.sizes() for request in tuple(fetched)]
    seen = page.evaluate("() => window.seen")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=120_000)
    context.close()
    return seen, sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--mbit", type=float, default=0)
    parser.add_argument("--delay", type=float, default=0)
    options = parser.parse_args()
    SlowHandler.delay = options.delay / 1000
    SlowHandler.bytes_a_second = options.mbit * 1e6 / 8

    times: dict[str, list[dict[str, float]]] = {"cold": [], "offline": []}
    sent = 0
    with sync_playwright() as play:
        for _ in range(options.runs):
            with tempfile.TemporaryDirectory() as profile:
                server = Server(
                    options.dist, prefix="/mcr/", keep="max-age=600", handler=SlowHandler
                )
                server.start()
                compress_everything(server)
                seen, sent = opened(play.chromium, profile, server.address)
                times["cold"].append(seen)
                server.stop()
                seen, _ = opened(play.chromium, profile, server.address)
                times["offline"].append(seen)
    for name, runs in times.items():
        for event in ("page", "ready", "score", "task"):
            found = [run[event] for run in runs]
            middle, low, high = statistics.median(found), min(found), max(found)
            print(f"{name:8} {event:6} {middle:6.0f} ms ({low:.0f} to {high:.0f}, n={len(found)})")
    print(f"bytes until the first score, headers included: {sent / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
