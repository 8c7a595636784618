"""Every check and test of the project."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

import findings
import needs
import other_browsers
import site_files
from paths import EVIDENCE, NODE_MODULES, PYTHON, ROOT, WEB
from progress import say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

TOOLS = (
    "build.py",
    "web/build",
    "benchmarks",
    "tests/browser",
    "tests/other_browsers",
    "tests/packaging",
)
"""Python that is not the engine; typed as strictly, apart from it."""
MODULES = ("web/build", "tests", "benchmarks")
"""Where scripts and tests find each other; pytest has its share in pyproject.toml."""

IF_THEY_CAN = {
    "tests/oracle": needs.oracle,
    "tests/other_browsers": other_browsers.get,
    "tests/recipes": needs.recipes,
}
"""Tests that some machines cannot run, and what gets their packages or says why not."""


def run_all(pytest_words: Sequence[str]) -> int:
    """Lint, types, build, tests, all of them even when one fails; 0 when all passed.

    What a whole run found out, in which nothing failed or was left out, is kept for the page.
    """
    is_whole = not pytest_words
    needs.python_packages("build", "test")
    needs.node_packages()
    browser = needs.browser()
    missing = {folder: why for folder, get in IF_THEY_CAN.items() if (why := get())}
    failed = [name for name, command in _checks().items() if not _passes(name, command)]
    for folder, why in missing.items():
        say(f"\nNOT RUN: {folder}.\n{why}")
        pytest_words = [*pytest_words, f"--ignore={folder}"]
        if os.environ.get("CI"):
            failed.append(f"{folder}, whose packages could not be had")
    site_files.build()
    env = {**os.environ, "CHROMIUM": browser} if browser else dict(os.environ)
    # The report of pytest is the last word, so what failed before it is told first.
    if failed:
        say(f"\nFAILED before the tests: {', '.join(failed)}")
    say("\npytest ...")
    tested = findings.sources()
    tests = subprocess.run(
        [PYTHON, "-m", "pytest", *pytest_words], cwd=ROOT, env=env, check=False
    ).returncode
    if tests or failed:
        return tests or 1
    if is_whole and not missing:
        _keep(tested)
    return 0


def _keep(tested: str) -> None:
    """Keep what was found out, for the page of evidence."""
    if findings.sources() != tested:
        say("\nThe sources changed meanwhile, so docs/evidence.json stays as it is.")
    elif findings.publish(tested, EVIDENCE):
        say("\ndocs/evidence.json is new, for you to commit; the next build shows it.")


def _checks() -> dict[str, list[str | Path]]:
    node = shutil.which("node") or "node"
    compiler = NODE_MODULES / "typescript" / "bin" / "tsc"
    return {
        "ruff check": [PYTHON, "-m", "ruff", "check"],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check"],
        "mypy": [PYTHON, "-m", "mypy"],
        "mypy for the tools": [PYTHON, "-m", "mypy", "--explicit-package-bases", *TOOLS],
        "tsc": [node, compiler, "-p", WEB],
        "tsc for the workers": [node, compiler, "-p", WEB / "tsconfig.worker.json"],
    }


def _passes(name: str, command: Sequence[str | Path]) -> bool:
    say(f"{name} ...")
    env = {**os.environ, "MYPYPATH": os.pathsep.join(MODULES)}
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode == 0
