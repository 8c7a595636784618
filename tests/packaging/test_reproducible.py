"""Two builds from equal sources are equal, byte for byte."""

from __future__ import annotations

import os
import shutil
import zipfile
from typing import TYPE_CHECKING

import core_wheel
import needs
import site_files
from paths import CORE, ROOT

if TYPE_CHECKING:
    from pathlib import Path


def sources(folder: Path, date: int) -> Path:
    """A copy of what the wheel is built from, with other dates on its files."""
    shutil.copytree(CORE, folder / "mcrcore", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, folder / name)
    for path in folder.rglob("*"):
        os.utime(path, (date, date))
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


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


def test_the_site_is_reproducible(tmp_path: Path) -> None:
    site_files.assemble(tmp_path / "one")
    site_files.assemble(tmp_path / "two")
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
