"""A static server for this machine only, which serves the site as a good host would."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import http.server
import socket
import sys
import threading
from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from paths import DIST
from progress import Failure, say

if TYPE_CHECKING:
    from pathlib import Path

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self'; style-src 'self'; img-src 'self' data:; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""What the page may load; index.html says the same, but a worker only obeys the header."""
POLICY_HEADER = "Content-Security-Policy"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/octet-stream",
    ".zip": "application/zip",
}
WELL_COMPRESSED = {".png", ".whl", ".zip"}


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers GET and HEAD."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    """A small answer leaves at once, instead of waiting 40 ms for the last one to be confirmed."""
    server: Server

    def setup(self) -> None:
        super().setup()
        self.server.connections.add(self.connection)

    def finish(self) -> None:
        self.server.connections.discard(self.connection)
        super().finish()

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def log_message(self, *_: object) -> None:
        """Stay quiet."""

    def _answer(self, *, with_body: bool) -> None:
        path = self._file()
        if path is None:
            self._send(
                HTTPStatus.NOT_FOUND,
                b"Not found.\n",
                {"Content-Type": "text/plain"},
                with_body=with_body,
            )
            return
        stat = path.stat()
        packed = (
            "gzip" in self.headers.get("Accept-Encoding", "") and path.suffix not in WELL_COMPRESSED
        )
        body, tag = _content(path, stat.st_mtime_ns, stat.st_size, packed)
        headers = {
            "Content-Type": TYPES.get(path.suffix, "application/octet-stream"),
            "Cache-Control": self.server.keep,
            "ETag": tag,
            "Vary": "Accept-Encoding",
        }
        if packed:
            headers["Content-Encoding"] = "gzip"
        if self.headers.get("If-None-Match") == tag:
            self._send(HTTPStatus.NOT_MODIFIED, b"", headers, with_body=False)
        else:
            self._send(HTTPStatus.OK, body, headers, with_body=with_body)

    def _file(self) -> Path | None:
        """The file that is asked for, if it is one of the site's."""
        wanted = unquote(urlsplit(self.path).path)
        if not wanted.startswith(self.server.prefix):
            return None
        path = (self.server.folder / wanted.removeprefix(self.server.prefix)).resolve()
        if path.is_dir() and wanted.endswith("/"):
            path /= "index.html"
        return path if path.is_file() and path.is_relative_to(self.server.folder) else None

    def _send(
        self, status: HTTPStatus, body: bytes, headers: dict[str, str], *, with_body: bool
    ) -> None:
        self.send_response(status)
        self.send_header(POLICY_HEADER, POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        for name, value in headers.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.write_body(body)

    def write_body(self, body: bytes) -> None:
        """Send a body; another server may take its time."""
        self.wfile.write(body)


class Server(http.server.ThreadingHTTPServer):
    """Serves `folder` under `prefix`, which starts and ends with a slash."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        prefix: str = "/",
        keep: str = "no-cache",
        handler: type[Handler] = Handler,
    ) -> None:
        super().__init__(("127.0.0.1", port), handler)
        self.folder = folder.resolve()
        self.prefix = prefix
        self.keep = keep
        """The Cache-Control header."""
        self.connections: set[socket.socket] = set()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.server_address[1]}{self.prefix}"

    def start(self) -> None:
        """Serve in the background."""
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Serve no more, on connections that browsers keep open either."""
        self.shutdown()
        self.server_close()
        for connection in tuple(self.connections):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of browsers that hang up."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


@cache
def _content(path: Path, changed: int, size: int, packed: bool) -> tuple[bytes, str]:  # noqa: ARG001, FBT001
    """A file as it is sent, with its tag; `changed` and `size` tell its states apart."""
    body = path.read_bytes()
    if packed:
        body = gzip.compress(body, 6, mtime=0)
    return body, f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def serve_until_stopped(port: int) -> None:
    """Serve dist/ until Ctrl-C."""
    try:
        server = Server(DIST, port)
    except OSError:
        raise Failure(f"Port {port} is taken; choose another one with --port.") from None
    with server:
        say(f"\nThe page is at {server.address} (Ctrl-C stops it)")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("")
