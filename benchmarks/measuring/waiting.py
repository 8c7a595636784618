"""Hands one tile short: what completes them, in all four ways of winning."""

from __future__ import annotations

from measuring.figures import Row, Section, mean_ms, worst_ms
from measuring.laps import seconds, seconds_each, settle
from measuring.plan import Hand, Plan, read_hands

import mcrcore

PASSES = 3
SHARE = 4
"""One hand in so many is asked for its waits: it takes as long as scoring several."""
LEFT_OUT = ("win", "last_wall_tile", "kong_replacement", "robbing_kong")


def waits(plan: Plan) -> Section:
    """`mcrcore.waits` of the random hands without their last tile."""
    number = len(range(0, plan.hands, SHARE))
    title = f"`waits` of {number:,} random hands without their last tile; {PASSES} passes"
    return Section("waits", title, tuple(_row(plan, rules) for rules in plan.rules))


def _row(plan: Plan, rules: str) -> Row:
    hands = [_one_short(hand) for hand in read_hands(plan.random_file, rules)[::SHARE]]
    first = seconds(mcrcore.waits, hands)
    settle()
    passes = [seconds_each(mcrcore.waits, hands) for _ in range(PASSES)]
    return {
        "rules": rules,
        "first pass mean ms": 1000 * first / len(hands),
        "mean ms": mean_ms(passes),
        "worst ms": worst_ms(passes),
    }


def _one_short(hand: Hand) -> Hand:
    kept = {name: value for name, value in hand.items() if name not in LEFT_OUT}
    return {**kept, "concealed": hand["concealed"][:-1]}
