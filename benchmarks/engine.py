"""How long the engine takes for a hand, over the agreed case hands.

    .venv/bin/python benchmarks/engine.py [--rules mcr] [--passes 9]

The first pass meets every hand for the first time in the process; the others are medians. Times
are of this machine and this moment; compare them only within one run.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import mcrcore

Hands = list[dict[str, Any]]


def agreed_hands(rules: str) -> Hands:
    """Requests of the agreed hands under a rule set."""
    lines = (ROOT / "tests" / "cases" / "engine_agreed.jsonl").read_text("utf-8").splitlines()
    return [{**json.loads(line)["request"], "rules": rules} for line in lines]


def seconds_each(work: Callable[[dict[str, Any]], object], hands: Hands) -> list[float]:
    """Seconds for each hand."""
    found = []
    for hand in hands:
        start = time.perf_counter()
        work(hand)
        found.append(time.perf_counter() - start)
    return found


def report(name: str, seconds: list[float]) -> None:
    """Print mean and worst in milliseconds."""
    mean, worst = 1000 * statistics.fmean(seconds), 1000 * max(seconds)
    print(f"{name:28} mean {mean:8.4f} ms   worst {worst:8.3f} ms")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Time the engine over the agreed hands.")
    parser.add_argument("--rules", default="mcr")
    parser.add_argument("--passes", type=int, default=9)
    options = parser.parse_args()
    hands = agreed_hands(options.rules)
    gc.freeze()
    print(f"{len(hands)} hands, rules {options.rules}, Python {sys.version.split()[0]}")
    report("points, first pass", seconds_each(mcrcore.points, hands))
    for name, work in (("points", mcrcore.points), ("score", mcrcore.score)):
        passes = [seconds_each(work, hands) for _ in range(options.passes)]
        middle = sorted(passes, key=statistics.fmean)[len(passes) // 2]
        report(f"{name}, median pass of {len(passes)}", middle)


if __name__ == "__main__":
    main()
