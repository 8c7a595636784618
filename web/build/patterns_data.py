"""What the page of patterns tells of each fan besides its catalogue entry, found by the engine.

Its family; its example and its near miss, scored; what it leaves out, and whether that is always
there with it; what counts beside it; what it is in the other rule sets. What stands together is
found in hands made at random, the same ones every time: so all that is told has been seen, and
what is rare may be missing.

Run with Python that finds `mcrcore`:
    python patterns_data.py FOLDER
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

import mcrcore
from mcrcore import aspects
from mcrcore.conditions import CONCEALED_KONGS, CONCEALED_PUNGS, KONGS, MELDED_KONGS
from mcrcore.fans import dearest_first
from mcrcore.rules import PROFILES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mcrcore.fans import Fan
    from mcrcore.profile import Profile

Json = dict[str, Any]

HANDS = 24
"""Hands at random for each fan."""
OF_SETS = {aspects.CHOWS: "chows", aspects.PUNGS: "pungs", aspects.HONORS: "honors"}
OF_TILES = {aspects.SHAPE, aspects.HOGS}
OF_KONGS = {KONGS, CONCEALED_KONGS, MELDED_KONGS}


Company = dict[str, set[str]]
"""By fan: those counted beside it in some hand."""


def family(fan: Fan, form: str) -> str:
    """What a fan is made of, given the form of a hand that has it."""
    condition = fan.conditions[0]
    if condition.aspect in OF_TILES:
        return "tiles" if form == "regular" else "special"
    if condition.where in OF_KONGS:
        return "kongs"
    if condition.where == CONCEALED_PUNGS:
        return "pungs"
    return OF_SETS.get(condition.aspect, "winning")


def hands() -> Iterator[Json]:
    """Examples of every fan, hands at random that have it, and turns of both."""
    for hand in _hands():
        yield hand
        yield from _turns(hand)


def _turns(hand: Json) -> Iterator[Json]:
    """The same hand with every kong concealed, or none, drawn and claimed."""
    plain = {**hand, "kong_replacement": False, "robbing_kong": False}
    for kind in ("kong", "concealed_kong"):
        melds = [
            {"kind": kind, "tile": meld["tile"]} if "kong" in meld["kind"] else meld
            for meld in hand["melds"]
        ]
        for win in ({"source": "self_draw"}, {"source": "discard", "from": 1}):
            yield {**plain, "melds": melds, "win": win}


def _hands() -> Iterator[Json]:
    seen: set[str] = set()
    for rules, profile in PROFILES.items():
        for fan in profile.catalogue.fans:
            if fan.example:
                yield mcrcore.parse(fan.example)
            if fan.id in seen:
                continue
            seen.add(fan.id)
            for seed in range(HANDS):
                yield mcrcore.random_hand(rules, fan=fan.id, seed=seed)


def company(profile: Profile, requests: Iterable[Json]) -> Company:
    """What fans were seen together."""
    counted: Company = defaultdict(set)
    for request in requests:
        result = mcrcore.score({**request, "rules": profile.id})
        best = {line["id"] for line in result["fans"]}
        for fan in best:
            counted[fan] |= best - {fan}
    return counted


def scored(rules: str, text: str) -> Json:
    """A hand as text with what it is worth and why."""
    result = mcrcore.score({**mcrcore.parse(text), "rules": rules})
    return {
        "text": text,
        "fans": [
            {"id": line["id"], "points": line["points"], "count": line["count"]}
            for line in result["fans"]
        ],
        **{key: result[key] for key in ("qualifying", "total", "wins")},
    }


def left_out(profile: Profile, fan: Fan) -> Json:
    """What a fan leaves out, those with the same reason together."""
    fans = profile.catalogue.fans
    cheaper = {other.id for other in fans if other.points < fan.points}
    if cheaper and cheaper == fan.excludes.keys():
        return {"below": fan.points, "groups": []}

    def reason(other: str) -> tuple[bool, bool, int]:
        why = fan.excludes[other]
        return (not why.implied, why.source != "printed", why.copies or 0)

    names = sorted((one.id for one in fans if one.id in fan.excludes), key=reason)
    return {
        "below": None,
        "groups": [
            {"always": not alone, "printed": not derived, "copies": copies, "ids": list(ids)}
            for (alone, derived, copies), ids in groupby(names, key=reason)
        ],
    }


def elsewhere(rules: str, fan: Fan) -> Iterator[Json]:
    """The fans of other rule sets that answer to this one."""
    for other, profile in PROFILES.items():
        if other == rules:
            continue
        for kin in profile.catalogue.fans:
            if kin.kin_id == fan.kin_id:
                yield {"rules": other, "id": kin.id, "name": kin.name, "points": kin.points}


def pattern(profile: Profile, fan: Fan, seen: Company) -> Json:
    """All the page tells of one fan besides its catalogue entry."""
    form = "regular"
    if fan.example:
        request = {**mcrcore.parse(fan.example), "rules": profile.id}
        form = mcrcore.score(request)["reading"]["form"]
    beside = (one for one in profile.catalogue.fans if one.id in seen[fan.id])
    return {
        "id": fan.id,
        "family": family(fan, form),
        "example": scored(profile.id, fan.example) if fan.example else None,
        "near_miss": scored(profile.id, fan.near_miss) if fan.near_miss else None,
        "why": {"en": fan.near_miss_why},
        "left_out": left_out(profile, fan),
        "beside": [one.number for one in sorted(beside, key=dearest_first)],
        "elsewhere": list(elsewhere(profile.id, fan)),
    }


def patterns() -> dict[str, list[Json]]:
    """By rule set, the fans in official order."""
    requests = list(hands())
    found = {}
    for rules, profile in PROFILES.items():
        seen = company(profile, requests)
        found[rules] = [pattern(profile, fan, seen) for fan in profile.catalogue.fans]
    return found


def main(folder: Path) -> None:
    """Write a file for each rule set."""
    folder.mkdir(parents=True, exist_ok=True)
    for rules, found in patterns().items():
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        path = folder / f"patterns.{rules}.json"
        path.write_text(text + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
