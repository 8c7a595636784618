"""What others made comes in with a hash, and stays as it came."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from typing import TYPE_CHECKING

import needs
import notices
import pytest
import runtime
import vendored
from paths import NODE_MODULES, REQUIREMENTS, WEB
from progress import Failure

if TYPE_CHECKING:
    from pathlib import Path

PINNED = re.compile(r"[\w.-]+==[\w.]+( ;[^\\]+)?( --hash=sha256:[0-9a-f]{64})+")


def recorded() -> vendored.Hashes:
    known: vendored.Hashes = json.loads(vendored.RECORD.read_text(encoding="utf-8"))
    return known


def test_what_ships_is_what_was_recorded() -> None:
    vendored.check()
    packages = {name.rpartition(" ")[0] for name in recorded()} - {"in this"}
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert packages == {*wanted, "micropip"}


def test_the_site_holds_pyodide_as_it_was_recorded() -> None:
    known = recorded()[f"pyodide {notices.npm_version('pyodide')}"]
    for name in runtime.AS_THEY_ARE:
        packed = (runtime.build() / name).read_bytes()
        assert hashlib.sha256(packed).hexdigest() == known[name]


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The npm packages that ship, to be changed."""
    needs.node_packages()
    folder = tmp_path / "node_modules"
    for package in json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]:
        shutil.copytree(NODE_MODULES / package, folder / package)
    for module in ("vendored", "modules", "notices"):
        monkeypatch.setattr(f"{module}.NODE_MODULES", folder)
    vendored.check()
    return folder


@pytest.mark.parametrize("name", ["pyodide/pyodide.asm.wasm", "uqr/LICENSE", "uqr/dist/index.mjs"])
def test_a_file_that_differs_stops_the_build(packages: Path, name: str) -> None:
    path = packages / name
    path.write_bytes(path.read_bytes() + b"\n")
    package, _, rest = name.partition("/")
    with pytest.raises(Failure, match=rf"{package} [\d.]+: {rest} is another file than") as told:
        vendored.check()
    assert "python3 build.py record" in str(told.value)


def test_a_file_that_is_gone_stops_the_build(packages: Path) -> None:
    (packages / "comlink" / "LICENSE").unlink()
    with pytest.raises(Failure, match="LICENSE is another file than the recorded one"):
        vendored.check()


def test_another_version_stops_the_build_until_it_is_recorded(
    packages: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    described = packages / "uqr" / "package.json"
    text = re.sub(r'"version": "[\d.]+"', '"version": "9.9.9"', described.read_text("utf-8"))
    described.write_text(text, "utf-8")
    with pytest.raises(Failure, match=r"uqr 9\.9\.9: not recorded"):
        vendored.check()
    own = tmp_path / "vendored.json"
    shutil.copyfile(vendored.RECORD, own)
    monkeypatch.setattr(vendored, "RECORD", own)
    vendored.record()
    assert "uqr 9.9.9" in capsys.readouterr().out
    vendored.check()


def test_a_module_that_nobody_looked_at_stops_the_build(packages: Path) -> None:
    path = packages / "uqr" / "dist" / "index.mjs"
    (path.parent / "more.mjs").write_text("export {};\n", encoding="utf-8")
    path.write_text(f'import "./more.mjs";\n{path.read_text("utf-8")}', encoding="utf-8")
    with pytest.raises(Failure, match=r"dist/more\.mjs is not recorded"):
        vendored.check()


def test_npm_and_pip_check_what_they_fetch() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(lock) > 10
    unsure = [
        name for name, one in lock.items() if name and not one["integrity"].startswith("sha512-")
    ]
    assert unsure == []
    for path in sorted(REQUIREMENTS.glob("*.txt")):
        text = re.sub(r"^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        lines = re.sub(r" *\\\n *", " ", text).splitlines()
        assert lines, path.name
        assert [line for line in lines if line and not PINNED.fullmatch(line)] == [], path.name
