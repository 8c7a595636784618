"""Hands that are new: to a process that has judged many others, and to a fresh one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from measuring.figures import Row, Section, a_second, ratios, worst_ms
from measuring.fresh import in_fresh_process

if TYPE_CHECKING:
    from measuring.plan import Plan

FUNCTIONS = ("points", "score")


def unseen(plan: Plan) -> Section:
    """The first pass over hands after others."""
    title = (
        f"first pass over {plan.hands:,} random hands after {plan.others:,} others;"
        f" {plan.processes} processes each"
    )
    return Section("unseen", title, _rows(plan, str(plan.others_file)))


def cold(plan: Plan) -> Section:
    """The first hands of a process."""
    title = f"the first {plan.hands:,} random hands of a process; {plan.processes} processes each"
    return Section("cold", title, _rows(plan, None))


def _rows(plan: Plan, before: str | None) -> tuple[Row, ...]:
    return tuple(_row(plan, rules, before) for rules in plan.rules)


def _row(plan: Plan, rules: str, before: str | None) -> Row:
    row: Row = {"rules": rules}
    worst: Row = {}
    for function in FUNCTIONS:
        runs = [_first_pass(plan, function, rules, before) for _ in range(plan.processes)]
        ours = [sum(run["ours"]) for run in runs]
        their = [sorted(run["theirs"])[len(run["theirs"]) // 2] for run in runs if run["theirs"]]
        row[f"{function}/s"] = a_second(plan.hands, ours)
        row[f"{function} ratio"] = ratios(their, ours)
        worst[f"worst {function} ms"] = worst_ms([run["ours"] for run in runs])
    return {**row, **worst}


def _first_pass(
    plan: Plan, function: str, rules: str, before: str | None
) -> dict[str, list[float]]:
    found: dict[str, list[float]] = in_fresh_process(
        "first_pass", function=function, rules=rules, hands=str(plan.random_file), before=before
    )
    return found
