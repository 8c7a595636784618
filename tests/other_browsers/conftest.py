"""What the tests in other browsers share: the built site, and Firefox and WebKitGTK in turn.

A browser starts once for all tests. Each test has a host of its own, so to the browser it is
another site, where nothing is kept yet; the test fails on an error on the page and on what the
policy stopped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.browsing import KEEP, SUBPATH, HostServer
from support.driving import Driven, firefox, webkitgtk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

BROWSERS = {"Firefox": firefox, "WebKitGTK": webkitgtk}


@pytest.fixture(scope="session", params=BROWSERS)
def started(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    evidence: Callable[..., None],
) -> Iterator[Driven]:
    """One browser after the other."""
    log = tmp_path_factory.mktemp("driven") / "log.txt"
    with BROWSERS[request.param](log) as browser:
        evidence(f"browser-{request.param}", versions={browser.name: browser.version})
        yield browser


@pytest.fixture
def host(dist: Path) -> Iterator[HostServer]:
    """A host of this test's own, which it may stop."""
    server = HostServer(dist, SUBPATH, KEEP)
    server.start()
    yield server
    server.stop()
    assert server.reports.empty(), server.reports.get()


@pytest.fixture
def driven(
    started: Driven, request: pytest.FixtureRequest, record_property: Callable[[str, object], None]
) -> Iterator[Driven]:
    """A browser that is watched, and told of on the page of evidence."""
    record_property(started.name, request.function.__name__)
    started.driver.set_window_size(1280, 900)
    started.complaints()
    yield started
    assert started.complaints() == []
