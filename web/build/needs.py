"""What has to be on the machine, and what the build gets for itself."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from paths import NODE_MODULES, PYTHON, REQUIREMENTS, VENV, WEB
from progress import Failure, run, step
from stamps import digest, is_fresh, mark

NODE_VERSION = 20
BROWSER_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER_MINUTES = 10


def check_tools() -> None:
    """Refuse to start without a usable Python and Node, and say what to install."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Failure(
            "This Python cannot make virtual environments."
            " On Debian and Ubuntu: apt install python3-venv"
        )
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        missing = "Node" if not node else "npm, which comes with Node,"
        raise Failure(
            f"{missing} is missing. Install Node {NODE_VERSION} or newer: https://nodejs.org"
        )
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = said.strip().removeprefix("v").split(".")[0]
    if not version.isdigit() or int(version) < NODE_VERSION:
        raise Failure(
            f"Node {NODE_VERSION} or newer is needed; this is {said.strip() or 'broken'}."
        )


def python_packages(*names: str) -> None:
    """Have the packages of the named requirement files in the project's own environment."""
    files = [REQUIREMENTS / f"{name}.txt" for name in names]
    wanted = digest(*files, sys.version)
    stamp = "python-" + "-".join(names)
    if is_fresh(stamp, wanted) and PYTHON.is_file():
        return
    if not _python_is_ours():
        with step("Making the Python environment .venv"):
            run([sys.executable, "-m", "venv", "--clear", VENV])
    with step(f"Getting Python packages ({', '.join(names)})"):
        pip("install", *(word for file in files for word in ("-r", str(file))))
    mark(stamp, wanted)


def pip(command: str, *words: str) -> None:
    """Run pip in the project's own environment, on wheels that are pinned by their hashes."""
    always = ("--disable-pip-version-check", "--only-binary=:all:", "--require-hashes")
    run([PYTHON, "-m", "pip", command, *always, *words])


def oracle() -> str | None:
    """Have the engine that `tests/oracle` compares with; else, why it cannot be had here."""
    ask = [str(PYTHON), "-c", "import MahjongGB"]
    if not subprocess.run(ask, capture_output=True, check=False).returncode:
        return None
    file = REQUIREMENTS / "oracle.txt"
    try:
        with step("Compiling PyMahjongGB, to compare with"):
            words = ("--disable-pip-version-check", "--require-hashes", "-r", str(file))
            run([PYTHON, "-m", "pip", "install", *words])
    except Failure as failure:
        return (
            f"{failure}\nIt needs a C++ compiler. On Debian and Ubuntu: apt install g++ python3-dev"
        )
    return None


def recipes() -> str | None:
    """Have the packages that `docs/recipes.md` uses; else, why they cannot be had here.

    They are large and not for every machine, so they stand apart from what all tests need.
    """
    try:
        python_packages("recipes")
    except Failure as failure:
        return str(failure)
    return None


def _python_is_ours() -> bool:
    """Whether .venv holds a working Python of the version that runs this build."""
    if not PYTHON.is_file():
        return False
    ask = [str(PYTHON), "-c", "import pip, sys; print(sys.version)"]
    return (
        subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
        == sys.version
    )


def node_packages() -> None:
    """Have the packages that web/package-lock.json pins."""
    wanted = digest(WEB / "package.json", WEB / "package-lock.json")
    if is_fresh("node", wanted) and NODE_MODULES.is_dir():
        return
    with step("Getting the page's packages from npm"):
        run([str(shutil.which("npm")), "ci", "--ignore-scripts"], cwd=WEB)
    mark("node", wanted)


def browser() -> str | None:
    """The Chromium to test with, fetched if need be; None stands for the one Playwright keeps."""
    drive_with_own_node()
    found = installed_browser()
    if found or _playwright_has_one():
        return found
    if may_use_apt():
        apt_install("Chromium", "chromium")
        return installed_browser()
    try:
        with step(f"Getting Playwright's Chromium (at most {BROWSER_MINUTES} minutes)"):
            run([PYTHON, "-m", "playwright", "install", "chromium"], timeout=BROWSER_MINUTES * 60)
    except Failure as failure:
        raise Failure(
            f"{failure}\n\nThe page is tested in a real Chromium, and none could be had."
            " Install Chromium or Chrome, or set CHROMIUM to the path of one, and run this again."
        ) from None
    return None


def may_use_apt() -> bool:
    """Whether this machine's packages are Debian's and ours to install."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and bool(shutil.which("apt-get"))


def apt_install(what: str, *packages: str) -> None:
    """Install packages of Debian, and say what they are for."""
    with step(f"Getting {what} with apt-get"):
        run(["apt-get", "update"])
        run(
            ["apt-get", "install", "--yes", "--no-install-recommends", *packages],
            env={"DEBIAN_FRONTEND": "noninteractive"},
        )


def drive_with_own_node() -> None:
    """Have Playwright use this machine's Node: its own wants libraries that bare machines lack."""
    node = shutil.which("node")
    if node:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node)


def installed_browser() -> str | None:
    """The Chromium or Chrome of this machine; the variable CHROMIUM names another."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    mac = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    paths = [shutil.which(name) for name in BROWSER_NAMES]
    return next((path for path in paths if path), str(mac) if mac.is_file() else None)


def _playwright_has_one() -> bool:
    ask = (
        "from pathlib import Path; from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p:\n"
        "    raise SystemExit(not Path(p.chromium.executable_path).is_file())"
    )
    return (
        subprocess.run([str(PYTHON), "-c", ask], capture_output=True, check=False).returncode == 0
    )
