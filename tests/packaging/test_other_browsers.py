"""A machine without the other browsers is told so, with what to install."""

from __future__ import annotations

from typing import TYPE_CHECKING

import other_browsers
import pytest

if TYPE_CHECKING:
    from pathlib import Path

ALL = ["firefox-esr", "webkit2gtk-driver", "xvfb"]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with no programs but those in this folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("FIREFOX", raising=False)
    monkeypatch.setattr(other_browsers, "MAC_FIREFOX", tmp_path / "Firefox.app")
    return tmp_path


def put(folder: Path, name: str) -> str:
    path = folder / name
    path.touch(mode=0o755)
    return str(path)


def test_a_bare_machine_lacks_all_of_it(bare: Path) -> None:  # noqa: ARG001 - it is the machine
    assert other_browsers.lacking() == ALL
    told = other_browsers.get()
    assert told
    assert told.endswith("apt install firefox-esr webkit2gtk-driver xvfb")


def test_only_what_is_lacking_is_asked_for(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = put(bare, "firefox")
    assert other_browsers.firefox() == own
    assert other_browsers.lacking() == ALL[1:]
    monkeypatch.setenv("FIREFOX", "/elsewhere/firefox")
    assert other_browsers.firefox() == "/elsewhere/firefox"
    put(bare, "WebKitWebDriver")
    put(bare, "Xvfb")
    assert other_browsers.lacking() == []
    assert other_browsers.get() is None
