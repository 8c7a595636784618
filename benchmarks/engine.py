"""How fast the engine is, next to PyMahjongGB, a C++ engine for one of the rule sets.

    .venv/bin/python benchmarks/engine.py                    everything, in about ten minutes
    .venv/bin/python benchmarks/engine.py --only warm,cold   some sections
    .venv/bin/python benchmarks/engine.py --keep             keep ratios for the page of evidence
    .venv/bin/python benchmarks/engine.py --help             what else can be said

`python3 build.py test` has made the environment and has compiled PyMahjongGB, if it could.

A ratio is PyMahjongGB's time divided by ours: 0.5 is half its speed. It gets its arguments
ready-made; ours reads and checks the request. Its time for the rule sets it does not know is that
for the one it knows. "0.5 (0.4-0.6)" is a median with the least and the greatest of measurements
taken in turn with what they are compared to. Figures of one run may be compared; those of two are
of two moments of the machine.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / name) for name in ("", "tests", "web/build")]

import findings
from measuring import theirs
from measuring.figures import percents
from measuring.plan import Plan

import mcrcore
from mcrcore.rules import PROFILES

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from measuring.figures import Section

SECTIONS = {
    "warm": "warm",
    "unseen": "first",
    "cold": "first",
    "waits": "waiting",
    "memory": "footprint",
    "browser": "browser",
    "batch": "stream",
}
"""Modules of the sections; each has a function of the section's name."""


def main(words: Sequence[str] | None = None) -> None:
    """Measure, print, and write a file if one is asked for."""
    options = _options(words)
    print(_about(), flush=True)
    sections: list[Section] = []
    sources = findings.sources()
    with tempfile.TemporaryDirectory() as folder:
        plan = _plan(options, Path(folder))
        plan.write_hands()
        for name in options.only:
            section = _measure(name)(plan)
            print(f"\n{section.text()}", end="", flush=True)
            sections.append(section)
    if options.json:
        told = {"about": _about(), "sections": [one.to_json() for one in sections]}
        options.json.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    if options.keep:
        findings.leave("speed-engine", sources, {"percent": percents(sections)}, options.keep)


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How fast the engine is, next to PyMahjongGB.")
    parser.add_argument(
        "--only",
        type=_some_of(SECTIONS),
        default=tuple(SECTIONS),
        metavar="NAMES",
        help=f"sections to measure, with commas between; of {', '.join(SECTIONS)}",
    )
    parser.add_argument(
        "--rules",
        type=_some_of(PROFILES),
        default=tuple(PROFILES),
        metavar="RULES",
        help=f"rule sets, with commas between; of {', '.join(PROFILES)}",
    )
    for name, number, text in (
        ("passes", 9, "passes over the hands when warm"),
        ("processes", 3, "fresh processes for hands that are new"),
        ("hands", 4_000, "seeded random hands"),
        ("others", 17_500, "seeded random hands judged before those"),
        ("agreed", 2_500, "agreed hands of the test cases"),
        ("lines", 1_000_000, "lines of the stream"),
        ("jobs", os.cpu_count() or 1, "jobs of the stream, besides one"),
    ):
        parser.add_argument(
            f"--{name}", type=_positive, default=number, metavar="N", help=f"{text} ({number:,})"
        )
    parser.add_argument(
        "--keep",
        type=Path,
        nargs="?",
        const=findings.LEFT,
        metavar="FOLDER",
        help="leave the ratios for the page of evidence",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON")
    return parser.parse_args(words)


def _some_of(known: Collection[str]) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        names = tuple(text.split(","))
        for name in names:
            if name not in known:
                raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(known)}")
        return names

    return read


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def _plan(options: argparse.Namespace, folder: Path) -> Plan:
    wanted = {
        name: getattr(options, name) for name in Plan.__dataclass_fields__ if name != "folder"
    }
    return Plan(folder=folder, **wanted)


def _measure(name: str) -> Callable[[Plan], Section]:
    """Measuring function of a section, imported late: what drives Chromium is needed by one."""
    found: Callable[[Plan], Section] = getattr(
        importlib.import_module(f"measuring.{SECTIONS[name]}"), name
    )
    return found


def _about() -> str:
    yardstick = (
        ""
        if theirs.is_here()
        else f"\nPyMahjongGB is not here, so there are no ratios. {theirs.HOW_TO_GET}"
    )
    return (
        f"mcrcore {mcrcore.__version__}, Python {platform.python_version()} on {platform.system()}"
        f" {platform.machine()}, {os.cpu_count()} processors{yardstick}"
    )


if __name__ == "__main__":
    main()
