"""`mcrcore batch` from end to end: text in at one side, text out at the other."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
import time
from io import BufferedReader
from threading import Thread
from typing import IO, TYPE_CHECKING

from measuring.figures import Row, Section
from measuring.plan import ROOT, Plan
from measuring.room import family_mb

if TYPE_CHECKING:
    from collections.abc import Iterator

SUITED = re.compile(r"(?<=\d)[mps](?=\")")
SAMPLES = 10
WARMED_UP = 2
"""Samples after which the program has met most kinds of hand."""


def batch(plan: Plan) -> Section:
    """A long stream through one job and through several."""
    jobs = dict.fromkeys((1, plan.jobs))
    title = f"`mcrcore batch` under {plan.rules[0]}, {plan.lines:,} requests in, results out"
    return Section("batch", title, tuple(_row(plan, number) for number in jobs))


def _row(plan: Plan, jobs: int) -> Row:
    command = [sys.executable, "-m", "mcrcore", "batch", "--rules", plan.rules[0]]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*command, "--jobs", str(jobs)], stdin=pipe, stdout=pipe, cwd=ROOT
    ) as program:
        start = time.perf_counter()
        Thread(target=_feed, args=(program.stdin, plan), daemon=True).start()
        samples = _drain(program, plan.lines)
        seconds = time.perf_counter() - start
    known = [sample for sample in samples if sample is not None]
    return {
        "jobs": jobs,
        "lines/s": round(plan.lines / seconds),
        "seconds": seconds,
        f"MB at {SAMPLES} points": " ".join(f"{sample:.0f}" for sample in known) or None,
        "growth MB since 30 %": _growth(known),
    }


def _growth(samples: list[float]) -> float | None:
    """Megabytes added at the most after the program has met most kinds of hand."""
    later = samples[WARMED_UP:]
    return max(later) - later[0] if later else None


def _feed(sink: IO[bytes] | None, plan: Plan) -> None:
    if sink:
        with sink:
            for line in itertools.islice(_lines(plan), plan.lines):
                sink.write(line)


def _lines(plan: Plan) -> Iterator[bytes]:
    """Endless hands: the same in turn, at other seats, in other rounds and with suits renamed."""
    winds = itertools.product("ESWN", "ESWN", itertools.permutations("mps"))
    for seat, prevailing, suits in itertools.cycle(winds):
        renamed = dict(zip("mps", suits, strict=True))
        places = {"seat_wind": seat, "round_wind": prevailing}
        for file in (plan.random_file, plan.others_file):
            with file.open(encoding="utf-8") as requests:
                for text in requests:
                    line = SUITED.sub(lambda found: renamed[found[0]], text)  # noqa: B023
                    yield json.dumps({**json.loads(line), **places}).encode() + b"\n"


def _drain(program: subprocess.Popen[bytes], lines: int) -> list[float | None]:
    """Read what comes out; megabytes at some points on the way."""
    answered = 0
    samples: list[float | None] = []
    if not isinstance(program.stdout, BufferedReader):
        raise TypeError
    while block := program.stdout.read1(1 << 20):
        answered += block.count(b"\n")
        if answered * SAMPLES >= lines * (len(samples) + 1):
            samples.append(family_mb(program.pid))
    if answered != lines:
        sys.exit(f"{answered} answers to {lines} lines.")
    return samples
