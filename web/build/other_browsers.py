"""The browsers besides Chromium that the page is tried in, Firefox and WebKitGTK."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from needs import apt_install, may_use_apt
from progress import Failure

FIREFOX_NAMES = ("firefox-esr", "firefox")
MAC_FIREFOX = Path("/Applications/Firefox.app/Contents/MacOS/firefox")


def get() -> str | None:
    """Have both, fetched if need be; else, why they are not here."""
    if lacking() and may_use_apt():
        try:
            apt_install("Firefox and WebKitGTK", *lacking())
        except Failure as failure:
            return str(failure)
    return what_to_do(lacking())


def what_to_do(packages: list[str]) -> str | None:
    """How to have what is lacking; None of nothing."""
    if not packages:
        return None
    return (
        "The page is tried in Firefox and in WebKitGTK too, and not all of that is here."
        f" On Debian: apt install {' '.join(packages)}"
    )


def lacking() -> list[str]:
    """Debian's packages that bring what is not on this machine."""
    programs = {
        "firefox-esr": firefox(),
        "webkit2gtk-driver": webkit_driver(),
        "xvfb": screen(),
    }
    return [package for package, path in programs.items() if not path]


def firefox() -> str | None:
    """The Firefox of this machine; the variable FIREFOX names another."""
    named = os.environ.get("FIREFOX")
    if named:
        return named
    found = next(filter(None, map(shutil.which, FIREFOX_NAMES)), None)
    return found or (str(MAC_FIREFOX) if MAC_FIREFOX.is_file() else None)


def webkit_driver() -> str | None:
    """The program that starts WebKitGTK's small browser and drives it."""
    return shutil.which("WebKitWebDriver")


def screen() -> str | None:
    """A screen that nobody sees, for WebKitGTK, which cannot do without one."""
    return shutil.which("Xvfb")
