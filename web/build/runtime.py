"""Pyodide and micropip as the page loads them, the standard library compiled and slimmed."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from typing import TYPE_CHECKING

from needs import node_packages, pip, python_packages
from paths import NODE_MODULES, REQUIREMENTS, WEB, WORK
from progress import Failure, run, step
from stamps import digest, is_fresh, mark

if TYPE_CHECKING:
    from pathlib import Path

PYTHON_VERSION = "3.14"
"""The Python that Pyodide is, for which pip has to choose micropip."""
LIBRARY = "/lib/python314.zip/"
PACKAGES = "/lib/python3.14/site-packages/"
"""Where code lies when it runs, for its tracebacks."""

OUT = WORK / "pyodide"
WHEELS = WORK / "micropip"
PYODIDE = NODE_MODULES / "pyodide"
AS_THEY_ARE = ("pyodide.asm.mjs", "pyodide.asm.wasm")
FILES = (*AS_THEY_ARE, "pyodide.mjs", "python_stdlib.zip", "pyodide-lock.json")
"""What the site is made of, of all that Pyodide has."""
LEFT_OUT = WEB / "build" / "left_out.txt"
SCRIPTS = (LEFT_OUT, WEB / "build" / "slim.mjs", WEB / "build" / "runtime.py")


def build() -> Path:
    """Have the folder that becomes `pyodide/` on the site."""
    node_packages()
    inputs = digest(PYODIDE / "package.json", REQUIREMENTS / "page.txt", *SCRIPTS)
    if is_fresh("pyodide", inputs) and OUT.is_dir():
        return OUT
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    for name in AS_THEY_ARE:
        shutil.copyfile(PYODIDE / name, OUT / name)
    loader = (PYODIDE / "pyodide.mjs").read_text(encoding="utf-8")
    (OUT / "pyodide.mjs").write_text(without_source_map(loader), encoding="utf-8", newline="\n")
    with step("Compiling Python's standard library for the browser"):
        pack_library(OUT / "python_stdlib.zip")
        given = micropip_wheel()
        packed = OUT / _compiled_name(given)
        _pack(given, packed, PACKAGES)
    _write_lock(packed)
    mark("pyodide", inputs)
    return OUT


def pack_library(target: Path) -> None:
    """Compile Python's standard library, without what the page does not need."""
    _pack(PYODIDE / "python_stdlib.zip", target, LIBRARY)


def without_source_map(code: str) -> str:
    """Drop the pointer to a source map, which the site does not hold."""
    return re.sub(r"^//# sourceMappingURL=.*\n?", "", code, flags=re.MULTILINE)


def micropip_wheel() -> Path:
    """Have the wheel of micropip as it was published, with its licence."""
    pins = REQUIREMENTS / "page.txt"
    wanted = digest(pins)
    if not is_fresh("micropip", wanted) or not WHEELS.is_dir():
        python_packages("build")
        shutil.rmtree(WHEELS, ignore_errors=True)
        target = ("--no-deps", "--python-version", PYTHON_VERSION, "-d", str(WHEELS))
        with step("Getting micropip"):
            pip("download", *target, "-r", str(pins))
        mark("micropip", wanted)
    return next(WHEELS.glob("micropip-*.whl"))


def compiled(wheel: Path) -> Path:
    """Compile the engine's wheel for the page, so that Python need not do it at every start."""
    out = WORK / "compiled"
    inputs = digest(wheel, PYODIDE / "package.json", *SCRIPTS)
    if not is_fresh("compiled", inputs) or not out.is_dir():
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        with step("Compiling the engine for the browser"):
            _pack(wheel, out / _compiled_name(wheel), PACKAGES)
        mark("compiled", inputs)
    return out / _compiled_name(wheel)


def _compiled_name(wheel: Path) -> str:
    return wheel.name.replace("-py3-none-any", "-cp314-none-any")


def _pack(source: Path, target: Path, folder: str) -> None:
    node = shutil.which("node")
    if not node:
        raise Failure("Node is missing.")
    run([node, WEB / "build" / "slim.mjs", source, target, folder, LEFT_OUT])


def _write_lock(micropip: Path) -> None:
    """Pyodide's list of packages with micropip as the only one."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    package = {
        "name": "micropip",
        "version": micropip.name.split("-")[1],
        "file_name": micropip.name,
        "sha256": hashlib.sha256(micropip.read_bytes()).hexdigest(),
        "install_dir": "site",
        "package_type": "package",
        "imports": ["micropip"],
        "depends": [],
        "unvendored_tests": False,
        "tool": {},
    }
    lock = {"info": info, "packages": {"micropip": package}}
    (OUT / "pyodide-lock.json").write_text(
        json.dumps(lock, separators=(",", ":")), encoding="utf-8"
    )
