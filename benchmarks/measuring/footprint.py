"""How much memory the engine and what it remembers take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from measuring.figures import Section
from measuring.fresh import in_fresh_process

if TYPE_CHECKING:
    from measuring.plan import Plan


def memory(plan: Plan) -> Section:
    """Peaks of a process of its own for each rule set."""
    rows = []
    for rules in plan.rules:
        imported, some, many = in_fresh_process(
            "memory", rules=rules, hands=str(plan.random_file), others=str(plan.others_file)
        )
        rows.append(
            {
                "rules": rules,
                "at the start MB": imported,
                f"{plan.hands:,} hands MB": some,
                f"{plan.hands + plan.others:,} hands MB": many,
            }
        )
    return Section(
        "memory", "most memory a process had; each hand in points and score", tuple(rows)
    )
