"""Two builds from equal sources are equal, byte for byte, wherever and whenever they are made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from typing import TYPE_CHECKING

import core_wheel
import needs
import pytest
import runtime
import site_files
from paths import CORE, NODE_MODULES, ROOT, VENV, WORK

if TYPE_CHECKING:
    from pathlib import Path

ELSEWHERE = {
    "LC_ALL": "tr_TR.ISO8859-9",
    "LANG": "tr_TR.ISO8859-9",
    "TZ": "Pacific/Kiritimati",
    "PYTHONHASHSEED": "2006",
    "PYTHONUTF8": "0",
    "PYTHONCOERCECLOCALE": "0",
}
"""A machine that writes letters, hours and sets in another way."""
MADE = (".git", ".venv", ".build", ".*_cache", ".hypothesis", "__pycache__", "node_modules", "dist")
"""What the sources are not."""
KEPT = ("node", "micropip", "pyodide", "python-build")
"""Steps that fetch, and the one that a test of its own does again."""


def sources(folder: Path, date: int) -> Path:
    """A copy of what the wheel is built from, with other dates on its files."""
    shutil.copytree(CORE, folder / "mcrcore", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, folder / name)
    give_date(folder, date)
    return folder


def give_date(folder: Path, date: int) -> None:
    for path in folder.rglob("*"):
        os.utime(path, (date, date))


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The project in another folder, with other dates, and with the packages that it fetched."""
    runtime.build()
    folder = tmp_path / "another folder"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*MADE))
    give_date(folder, 1_000_000_000)
    (folder / "web" / "node_modules").symlink_to(NODE_MODULES)
    (folder / ".venv").symlink_to(VENV)
    for name in ("micropip", "pyodide"):
        shutil.copytree(WORK / name, folder / ".build" / name)
    (folder / ".build" / "stamps").mkdir()
    for name in KEPT:
        shutil.copyfile(WORK / "stamps" / name, folder / ".build" / "stamps" / name)
    return folder


def test_the_wheel_is_reproducible(tmp_path: Path) -> None:
    needs.python_packages("build", "test")
    first = core_wheel.build_from(sources(tmp_path / "a", 1_000_000_000), tmp_path / "one")
    second = core_wheel.build_from(sources(tmp_path / "b", 1_700_000_000), tmp_path / "two")
    assert first.name == second.name
    assert first.read_bytes() == second.read_bytes()


def test_the_wheel_holds_the_engine_and_nothing_else() -> None:
    with zipfile.ZipFile(core_wheel.build()) as wheel:
        names = wheel.namelist()
    assert "mcrcore/py.typed" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"mcrcore"}
    assert not [name for name in names if "__pycache__" in name]


def test_the_site_is_the_same_when_built_elsewhere(clone: Path) -> None:
    here = site_files.build()
    built = subprocess.run(
        [sys.executable, "build.py"],
        cwd=clone,
        env={**os.environ, **ELSEWHERE},
        umask=0o077,
        capture_output=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    one, other = contents(here), contents(clone / "dist")
    assert one.keys() == other.keys()
    assert [path for path in one if one[path] != other[path]] == []


def test_the_standard_library_is_packed_the_same_again(tmp_path: Path) -> None:
    runtime.pack_library(tmp_path / "packed.zip")
    packed = runtime.build() / "python_stdlib.zip"
    assert (tmp_path / "packed.zip").read_bytes() == packed.read_bytes()
