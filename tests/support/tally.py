"""What the engine and PyMahjongGB say to the same hands, counted, every difference explained."""

from collections import Counter
from dataclasses import asdict, dataclass, field
from functools import cache
from random import Random
from typing import Any

from support import oracle
from support.hard_hands import hard_hand
from support.proof import best_lists

import mcrcore
from mcrcore.rules import PROFILES

Json = dict[str, Any]
Answer = tuple[int, dict[str, int]] | None
"""Points and fans by id; None where no winning shape is seen."""

EQUAL_TOTALS = 40
"""Ruling on choices that are worth the same."""
CHINESE = {fan.chinese[0]: fan.id for fan in PROFILES["gb"].catalogue.fans if fan.chinese}


@dataclass
class Tally:
    """What was found out about some hands."""

    rules: str
    hands: int = 0
    complete: int = 0
    """Winning shapes, as both have it."""
    agreements: int = 0
    """Hands on which the points are the same, those that are no winning shape included."""
    same_list: int = 0
    """Complete hands on which the fans are the same as well."""
    disagreements: list[Json] = field(default_factory=list)
    """Hands on which the points differ."""
    other_lists: list[Json] = field(default_factory=list)
    """Hands with the same points from other fans, under the rules both play."""
    reached: list[str] = field(default_factory=list)
    """Fans counted in some hand."""

    def add(self, request: Json) -> None:
        """Ask both about one hand."""
        ours = mcrcore.points({**request, "rules": self.rules})
        theirs = named(oracle.answer(oracle.arguments(request)))
        self.hands += 1
        if ours:
            self.reached = sorted({*self.reached, *ours[1]})
        if (ours and ours[0]) != (theirs and theirs[0]):
            self.disagreements.append(self.difference(request, ours, theirs))
            return
        self.agreements += 1
        self.complete += ours is not None
        self.same_list += ours is not None and ours == theirs
        if self.rules == "gb" and ours != theirs:
            self.other_lists.append(self.difference(request, ours, theirs))

    def difference(self, request: Json, ours: Answer, theirs: Answer) -> Json:
        return {
            "hand": mcrcore.format(request),
            "ours": answer(ours),
            "theirs": answer(theirs),
            "rulings": rulings(request, self.rules, ours, theirs) or "unexplained",
        }

    def join(self, other: Json) -> None:
        """Add what was found out about other hands."""
        for name in ("hands", "complete", "agreements", "same_list"):
            setattr(self, name, getattr(self, name) + other[name])
        self.disagreements += other["disagreements"]
        self.other_lists += other["other_lists"]
        self.reached = sorted({*self.reached, *other["reached"]})

    def unexplained(self) -> list[Json]:
        both = (*self.disagreements, *self.other_lists)
        return [one for one in both if one["rulings"] == "unexplained"]

    def by_ruling(self) -> dict[str, int]:
        """How many differences each ruling explains."""
        both = (*self.disagreements, *self.other_lists)
        counts = Counter(str(number) for one in both for number in one["rulings"])
        return dict(sorted(counts.items(), key=lambda item: int(item[0])))

    def facts(self) -> Json:
        """All of it, and how many differences each ruling explains."""
        return {**asdict(self), "by_ruling": self.by_ruling()}


def named(theirs: tuple[int, dict[str, int]] | None) -> Answer:
    """Its answer with fans by id."""
    return theirs and (theirs[0], {CHINESE[name]: count for name, count in theirs[1].items()})


def answer(found: Answer) -> Json | None:
    return found and {"points": found[0], "fans": found[1]}


def rulings(request: Json, rules: str, ours: Answer, theirs: Answer) -> list[int]:
    """Rulings that explain why the two differ; none where nothing does."""
    if rules == "gb":
        most, lists = best_lists(request, rules)
        explained = ours and theirs and theirs[0] == most and Counter(theirs[1]) in lists
        return [EQUAL_TOTALS] if explained else []
    played = mcrcore.points({**request, "rules": "gb"})
    if not ours or not played or not theirs or played[0] != theirs[0]:
        return []
    changed = {
        fan
        for fan in {*ours[1], *played[1]}
        if worth("mcr", fan) * ours[1].get(fan, 0) != worth("gb", fan) * played[1].get(fan, 0)
    }
    return [
        point.ruling for point in PROFILES["gb"].differences if changed.intersection(point.fans)
    ]


@cache
def worth(rules: str, fan: str) -> int:
    found = PROFILES[rules].catalogue.by_id.get(fan)
    return found.points if found else 0


def tallied(rules: str, seed: str, number: int) -> Tally:
    """Hands from a seed, asked of both."""
    random = Random(seed)
    tally = Tally(rules)
    for _ in range(number):
        tally.add(hard_hand(random))
    return tally
