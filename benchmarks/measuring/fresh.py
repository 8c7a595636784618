"""What a process that has done nothing before measures of itself.

Run as a program with the name of a task and its words as JSON, it prints the answer as JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / name) for name in ("", "tests", "benchmarks")]

from measuring import theirs
from measuring.laps import seconds, seconds_each, settle
from measuring.plan import read_hands
from measuring.room import peak_mb

import mcrcore

THEIR_PASSES = 3


def in_fresh_process(task: str, **words: str | int | None) -> Any:  # noqa: ANN401 - whatever it measures
    """Have a new process do a task."""
    command = [sys.executable, str(Path(__file__)), task, json.dumps(words)]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


def first_pass(
    function: str, rules: str, hands: str, before: str | None = None
) -> dict[str, list[float]]:
    """Seconds of each hand in the first pass, and of some whole passes of theirs."""
    work = getattr(mcrcore, function)
    requests = read_hands(Path(hands), rules)
    if before:
        seconds(work, read_hands(Path(before), rules))
    settle()
    ours = seconds_each(work, requests)
    # Only now: to make their arguments, our engine reads the hands.
    their_hands, judge = theirs.arguments(requests), theirs.judge()
    passes = THEIR_PASSES if their_hands else 0
    return {"ours": ours, "theirs": [seconds(judge, their_hands) for _ in range(passes)]}


def memory(rules: str, hands: str, others: str) -> list[float]:
    """Megabytes at the peak: after the import, after the hands, after the others too.

    Each hand goes through `points` and `score` and is let go.
    """
    found = [peak_mb()]
    for name in (hands, others):
        with Path(name).open(encoding="utf-8") as lines:
            for line in lines:
                request = {**json.loads(line), "rules": rules}
                mcrcore.points(request)
                mcrcore.score(request)
        found.append(peak_mb())
    return found


TASKS: dict[str, Callable[..., list[float] | dict[str, list[float]]]] = {
    "first_pass": first_pass,
    "memory": memory,
}

if __name__ == "__main__":
    print(json.dumps(TASKS[sys.argv[1]](**json.loads(sys.argv[2]))))
