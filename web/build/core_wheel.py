"""The engine's wheel."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from needs import python_packages
from paths import CORE, PYTHON, REQUIREMENTS, ROOT, WORK
from progress import run, step
from stamps import digest, is_fresh, mark

if TYPE_CHECKING:
    from pathlib import Path

EPOCH = "1767225600"
"""The date on every file in the wheel, 2026-01-01, so that equal sources make equal bytes."""


def build() -> Path:
    """Build the wheel if its sources changed."""
    out = WORK / "wheel"
    sources = digest(
        CORE,
        ROOT / "pyproject.toml",
        ROOT / "README.md",
        ROOT / "LICENSE",
        REQUIREMENTS / "build.txt",
    )
    if not is_fresh("wheel", sources):
        python_packages("build")
        with step("Building the wheel"):
            shutil.rmtree(out, ignore_errors=True)
            build_from(ROOT, out)
        mark("wheel", sources)
    return next(out.glob("*.whl"))


def build_from(source: Path, out: Path) -> Path:
    """Build the wheel of the project in `source` into `out`."""
    out.mkdir(parents=True, exist_ok=True)
    run(
        [PYTHON, "-m", "flit_core.wheel", "--outdir", out, source], env={"SOURCE_DATE_EPOCH": EPOCH}
    )
    return next(out.glob("*.whl"))
