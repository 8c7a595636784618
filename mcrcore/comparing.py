"""The same hand under several rule sets, fan by fan, and why they differ."""

from collections.abc import Mapping
from typing import Any, Final

from mcrcore.fan_lines import Json
from mcrcore.profile import Profile

ABSENT: Final = "absent"
"""The fan's condition does not hold."""
UNKNOWN: Final = "unknown"
"""The rules have no such fan."""
COUNTED: Final = "counted"
LEFT_OUT: Final = "left_out"


def compare_results(profiles: Mapping[str, Profile], results: Mapping[str, Json]) -> Json:
    """Lay results of one hand side by side; the first rule set is the one others differ from."""
    base = next(iter(results))
    return {
        "base": base,
        "profiles": {rules: _profile(profiles[rules]) for rules in results},
        "results": dict(results),
        "lines": _lines(profiles, results, base),
    }


def _profile(profile: Profile) -> Json:
    return {
        "name": profile.name,
        "text": profile.text,
        "minimum": profile.minimum,
        "differences": [
            {
                "id": difference.id,
                "everywhere": not difference.fans,
                "ruling": difference.ruling,
                "text": difference.text,
            }
            for difference in profile.differences
        ],
    }


def _lines(profiles: Mapping[str, Profile], results: Mapping[str, Json], base: str) -> list[Json]:
    """A line for every fan that counts under some rules, dearest first."""
    tables = {rules: _by_kin(profiles[rules], results[rules]) for rules in results}
    kins = {
        kin for table in tables.values() for kin, cell in table.items() if cell["status"] == COUNTED
    }
    lines = [_line(kin, profiles, tables, base) for kin in kins]
    return sorted(lines, key=lambda line: (-line["points"], line["kin"]))


def _line(
    kin: str, profiles: Mapping[str, Profile], tables: Mapping[str, Mapping[str, Json]], base: str
) -> Json:
    cells = {
        rules: table.get(kin) or {"status": _why_missing(profiles[rules], kin)}
        for rules, table in tables.items()
    }
    reasons = [
        {"rules": rules, **_reason(profiles[rules], kin, cells[base], cell)}
        for rules, cell in cells.items()
        if _worth(cell) != _worth(cells[base])
    ]
    return {
        "kin": kin,
        "points": max(_worth(cell) for cell in cells.values()),
        "cells": cells,
        "differs": bool(reasons),
        "reasons": reasons,
    }


def _by_kin(profile: Profile, result: Json) -> dict[str, Json]:
    """Cells of one rule set; of two fans of one kin the one that counts."""
    fans = profile.catalogue.by_id
    found: dict[str, Json] = {}
    for status, entries in ((COUNTED, result["fans"]), (LEFT_OUT, result["not_counted"])):
        for entry in entries:
            fan = fans[entry["id"]]
            cell = {key: value for key, value in entry.items() if key != "blocks"}
            found.setdefault(fan.kin_id, {"status": status, **cell})
    return found


def _why_missing(profile: Profile, kin: str) -> str:
    known = any(fan.kin_id == kin for fan in profile.catalogue.fans)
    return ABSENT if known else UNKNOWN


def _worth(cell: Mapping[str, Any]) -> int:
    return int(cell["points"] * cell["count"]) if cell["status"] == COUNTED else 0


def _reason(profile: Profile, kin: str, base: Json, cell: Json) -> Json:
    """Why a cell differs from the base: a code, and the point of difference behind it."""
    names = {kin, cell.get("id", kin)}
    point = next((point for point in profile.differences if names & set(point.fans)), None)
    return {
        "code": _code(base, cell),
        "because": cell.get("because"),
        "difference": point and point.id,
        "text": point and point.text,
        "ruling": point and point.ruling,
    }


def _code(base: Json, cell: Json) -> str:
    status, before = cell["status"], base["status"]
    if UNKNOWN in (status, before):
        return "no_such_fan" if status == UNKNOWN else "only_here"
    if status == COUNTED:
        return {COUNTED: "other_value", LEFT_OUT: "counts_here", ABSENT: "holds_here"}[before]
    return "left_out" if status == LEFT_OUT else "does_not_hold"
