"""Hands the process has judged before: what a bot or a log pays most of the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from measuring import theirs
from measuring.figures import Row, Section, a_second, ratios, spread, worst_ms
from measuring.laps import seconds, seconds_each, settle
from measuring.plan import Hand, Plan, read_hands

import mcrcore

if TYPE_CHECKING:
    from pathlib import Path

PASSES_EACH = 3
"""Passes in which every hand is timed by itself."""


def warm(plan: Plan) -> Section:
    """Passes of theirs, `points` and `score` in turn, all in this process."""
    rows = [
        {"rules": rules, "hands": f"{name}, {len(hands):,}", **_row(hands, plan.passes)}
        for rules in plan.rules
        for name, file in _files(plan).items()
        if (hands := read_hands(file, rules))
    ]
    title = f"hands judged before in this process; {plan.passes} passes in turn"
    return Section("warm", title, tuple(rows))


def _files(plan: Plan) -> dict[str, Path]:
    return {"agreed": plan.agreed_file, "random": plan.random_file}


def _row(hands: list[Hand], passes: int) -> Row:
    their_hands, judge = theirs.arguments(hands), theirs.judge()
    for work in (mcrcore.points, mcrcore.score):
        seconds(work, hands)
    settle()
    their, points, score = [], [], []
    for _ in range(passes):
        if their_hands:
            their.append(seconds(judge, their_hands))
        points.append(seconds(mcrcore.points, hands))
        score.append(seconds(mcrcore.score, hands))
    number = len(hands)
    return {
        "theirs/s": a_second(number, their),
        "points/s": a_second(number, points),
        "score/s": a_second(number, score),
        "points ratio": ratios(their, points),
        "score ratio": ratios(their, score),
        "score/points time": spread(
            [one / other for one, other in zip(score, points, strict=True)]
        ),
        "worst points ms": _worst_ms(hands, "points"),
        "worst score ms": _worst_ms(hands, "score"),
    }


def _worst_ms(hands: list[Hand], function: str) -> float:
    work = getattr(mcrcore, function)
    return worst_ms([seconds_each(work, hands) for _ in range(PASSES_EACH)])
