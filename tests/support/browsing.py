"""A strict eye on pages, and a site on a server that can be stopped, broken and mended."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import re
import shutil
import socket
import threading
from http import HTTPStatus
from queue import SimpleQueue
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from server import POLICY_HEADER, Handler, Server
from support.faults import Answer, Fault, blocked

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

SUBPATH = "/some/sub/path/"
REPORTS = "policy-reports"
KEEP = "max-age=600"
"""How long browsers may keep a file unasked, as common hosts have it."""
HAND = "#h=%5B234m%2C1%5D234p234s666m5p5p%7CEE1000"
"""As in a link; 11 points in `mcr`, and 10 by discard."""
START_MS = 60_000
"""A busy machine takes its time to start Python."""


def engine_is(page: Page, state: str) -> None:
    """Wait until the page shows the engine in this state."""
    status = page.get_by_test_id("engine-status")
    expect(status).to_have_attribute("data-state", state, timeout=START_MS)


def kept_by_worker(page: Page) -> None:
    """Wait until the service worker has everything and answers for the page."""
    page.wait_for_function(
        """() => {
          const { controller } = navigator.serviceWorker;
          const own = new URL("sw.js", location.href).href;
          return controller?.scriptURL === own && controller.state === "activated";
        }"""
    )


def pass_time_until(page: Page, state: str) -> None:
    """Let minutes pass, again and again while bytes arrive, until the engine is in this state."""
    status = page.get_by_test_id("engine-status")
    for _ in range(60):
        page.clock.fast_forward("01:01")
        try:
            expect(status).to_have_attribute("data-state", state, timeout=1000)
        except AssertionError:
            continue
        return
    raise AssertionError(f"never {state}")


class Watch:
    """Notes what no page may do."""

    def __init__(self, context: BrowserContext) -> None:
        self.problems: list[str] = []
        self.expected: list[str] = []
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def expect(self, *texts: str) -> None:
        """Let problems pass that contain one of these texts: this test causes them."""
        self.expected += texts

    def unexpected(self) -> list[str]:
        """What is left to complain about."""
        return [text for text in self.problems if not any(word in text for word in self.expected)]

    def _console(self, message: ConsoleMessage) -> None:
        # Browsers ask for this by themselves where what is shown names no icon.
        asked_by_browser = message.location["url"].endswith("/favicon.ico")
        if message.type == "error" and not asked_by_browser:
            self.problems.append(f"console: {message.text}")

    def _error(self, error: WebError) -> None:
        self.problems.append(f"exception: {error.error}")

    def _request(self, request: Request) -> None:
        if not re.match(r"(http://127\.0\.0\.1:\d+/|data:|blob:)", request.url):
            self.problems.append(f"request: {request.url}")


class HostHandler(Handler):
    """Notes requests and what the policy stopped; leaves some unanswered and spoils others."""

    server: HostServer
    arriving: int | None = None
    """How much of the body arrives; None is all."""

    def do_GET(self) -> None:  # noqa: N802
        self.arriving = None
        path = self.path.removeprefix(self.server.prefix)
        self.server.asked.append(path)
        if path == self.server.lost_at:
            self.server.lose()
        if path == self.server.stuck:
            self.server.released.wait()
        super().do_GET()

    def do_POST(self) -> None:  # noqa: N802
        """Browsers tell here what the policy stopped, in workers too."""
        body = self.rfile.read(int(self.headers["Content-Length"])).decode("utf-8")
        self.server.reports.put(body)
        self.send_response(HTTPStatus.NO_CONTENT)
        self.end_headers()

    def send_header(self, keyword: str, value: str) -> None:
        to = f"; report-uri {self.server.prefix}{REPORTS}"
        super().send_header(keyword, value + to if keyword == POLICY_HEADER else value)

    def _send(
        self, status: HTTPStatus, body: bytes, headers: dict[str, str], *, with_body: bool
    ) -> None:
        path = self.path.removeprefix(self.server.prefix)
        fault = blocked if self.server.is_lost else self.server.faults.get(path)
        if fault is None:
            super()._send(status, body, headers, with_body=with_body)
            return
        headers = dict(headers)
        if headers.pop("Content-Encoding", None):
            body = gzip.decompress(body)
        answer = fault(Answer(body, headers["Content-Type"], len(body)))
        if answer is not None:
            self.arriving = answer.sent
            headers["Content-Type"] = answer.kind
            super()._send(status, answer.body, headers, with_body=with_body)
        if answer is None or answer.sent < len(answer.body):
            self.hang_up()

    def write_body(self, body: bytes) -> None:
        super().write_body(body[: self.arriving])
        self.wfile.flush()

    def hang_up(self) -> None:
        """End the connection whatever is still to come."""
        self.close_connection = True
        with contextlib.suppress(OSError):
            self.connection.shutdown(socket.SHUT_RDWR)


class HostServer(Server):
    """A server that tells what it was asked for, can be slow without end, and can fail."""

    def __init__(self, folder: Path, prefix: str, keep: str) -> None:
        super().__init__(folder, 0, prefix, keep, HostHandler)
        self.asked: list[str] = []
        self.reports: SimpleQueue[str] = SimpleQueue()
        self.stuck: str | None = None
        self.released = threading.Event()
        self.faults: dict[str, Fault] = {}
        self.lost_at: str | None = None
        """The file on whose request the network is lost."""
        self.is_lost = False

    def lose(self) -> None:
        """Answer nothing any more, and break off what is on its way."""
        self.is_lost = True
        for connection in tuple(self.connections):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def stop(self) -> None:
        self.released.set()
        super().stop()


class Host:
    """A site on a server of its own, which a test may stop, break and mend."""

    def __init__(self, dist: Path, folder: Path, prefix: str = SUBPATH, keep: str = KEEP) -> None:
        self.dist = dist
        self.folder = folder
        shutil.copytree(dist, folder)
        self.server = HostServer(folder, prefix, keep)
        self.server.start()

    @property
    def address(self) -> str:
        return self.server.address

    def stop(self) -> None:
        self.server.stop()

    def take_away(self, pattern: str) -> None:
        """Make files missing."""
        found = list(self.folder.glob(pattern))
        assert found, f"nothing matches {pattern}"
        for path in found:
            path.unlink()

    def path(self, pattern: str) -> str:
        """The one file that matches, as it is asked for."""
        (found,) = self.folder.glob(pattern)
        return found.relative_to(self.folder).as_posix()

    def mend(self) -> None:
        """Bring back the network, and every file as it was built."""
        self.server.faults.clear()
        self.server.lost_at = None
        self.server.is_lost = False
        shutil.copytree(self.dist, self.folder, dirs_exist_ok=True)

    def deploy(self, name: str, old: str, new: str) -> None:
        """Publish a new version, in which one text in one file gives way to another."""
        path = self.folder / name
        before = path.read_bytes()
        after = before.replace(old.encode(), new.encode())
        assert after != before, f"{name} does not hold {old!r}"
        path.write_bytes(after)
        worker = (self.folder / "sw.js").read_text(encoding="utf-8")
        was, now = (hashlib.sha256(content).hexdigest() for content in (before, after))
        assert was in worker
        (self.folder / "sw.js").write_text(worker.replace(was, now), encoding="utf-8")
