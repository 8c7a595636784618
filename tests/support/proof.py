"""Proves a result anew, from the request, the rule texts and the public catalogue alone.

A result is taken apart reading by reading. The readings must be all there are; every fan that
holds must be counted or left out, on the blocks it stands on; what is counted must be all that the
five principles allow, and worth the most they allow; what is left out must be left out for the
reason given. Nothing of the engine's conditions, principles or tables is used.

Rules: WMO 2006 §3.9.1.5; `docs/rulings.md` r37-r39, r43-r45.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from support.conditions import HOLDING, Match
from support.shapes import Shape, shape_of, shapes
from support.view import View

import mcrcore

Json = dict[str, Any]

CHICKEN, FLOWERS = "chicken_hand", "flower_tiles"


def _ids(text: str) -> frozenset[str]:
    return frozenset(text.split())


CHOW_FANS = _ids(
    """
    pure_terminal_chows three_suited_terminal_chows quadruple_chow four_shifted_chows
    pure_triple_chow pure_straight pure_shifted_chows mixed_straight mixed_triple_chow
    mixed_shifted_chows pure_double_chow mixed_double_chow short_straight two_terminal_chows
    4_identical_chows double_double 3_identical_chows flower_straight 3_similar_chows
    2_identical_chows old_and_young_chows
    """
)
PUNG_FANS = _ids(
    """
    four_pure_shifted_pungs pure_shifted_pungs triple_pung mixed_shifted_pungs double_pung
    4_consecutive_pungs 3_consecutive_pungs 3_similar_pungs old_and_young_pungs
    """
)
TIES = CHOW_FANS | PUNG_FANS
"""Combinations of sets: these are chosen from."""
ON_SETS = TIES | _ids(
    """
    big_four_winds little_four_winds big_three_winds big_three_dragons little_three_dragons
    two_dragon_pungs dragon_pung prevalent_wind seat_wind pung_of_terminals_or_honors
    big_4_winds small_4_winds big_3_dragons small_3_dragons seat_wind_pung round_wind_pung
    """
)
"""These leave one another out only on the very same sets."""


class Entry(NamedTuple):
    """What the public catalogue says of a fan."""

    points: int
    number: int
    excludes: dict[str, int | None]
    """Fans not counted beside it, and how many times at most."""
    implies: frozenset[str]
    """Those of them that are always there with it."""


@cache
def entries(rules: str) -> dict[str, Entry]:
    return {
        fan["id"]: Entry(
            fan["points"],
            fan["number"],
            {other["id"]: other["copies"] for other in fan["excludes"]},
            frozenset(other["id"] for other in fan["excludes"] if other["implied"]),
        )
        for fan in mcrcore.catalogue(rules)
    }


def is_left_out(match: Match, counted: list[Match], rules: str) -> Iterator[str]:
    """Counted fans that exclude this one where it stands."""
    fan, span = match
    for other, others in counted:
        if fan in entries(rules)[other].excludes:
            both_on_sets = fan in ON_SETS and other in ON_SETS
            if not both_on_sets or set(span) <= set(others):
                yield other


def settled(matches: list[Match], rules: str) -> list[Match]:
    """What counts of these: from the dearest down, each unless one that counts excludes it."""
    book = entries(rules)
    counted: list[Match] = []
    taken: Counter[tuple[str, str]] = Counter()
    for match in sorted(matches, key=lambda one: (-book[one[0]].points, book[one[0]].number)):
        for other in is_left_out(match, counted, rules):
            most = book[other].excludes[match[0]]
            if most is None or taken[other, match[0]] < most:
                taken[other, match[0]] += 1
                break
        else:
            counted.append(match)
    return counted


def ties_are_sound(ties: list[Match], rules: str) -> bool:
    """Non-identical: no fan twice on a set. Account once: no circle, where the rules know it."""
    used: set[tuple[str, int]] = set()
    tree: dict[tuple[bool, int], int] = {}
    for number, (fan, span) in enumerate(ties):
        served = {(fan, place) for place in span}
        if served & used:
            return False
        used |= served
        if rules == "gmcr":
            continue
        kind = fan in CHOW_FANS
        roots = [tree.setdefault((kind, place), -place - 1) for place in span]
        if len(set(roots)) < len(roots):
            return False
        tree = {key: number if root in roots else root for key, root in tree.items()}
    return True


def choices(ties: list[Match], rules: str) -> Iterator[list[Match]]:
    """Every sound selection of combinations."""

    def grow(chosen: list[Match], start: int) -> Iterator[list[Match]]:
        yield chosen
        for index in range(start, len(ties)):
            longer = [*chosen, ties[index]]
            if ties_are_sound(longer, rules):
                yield from grow(longer, index + 1)

    return grow([], 0)


def accounts(holding: list[Match], rules: str) -> Iterator[list[Match]]:
    """Everything a player may count, a selection of combinations each."""
    ties = [match for match in holding if match[0] in TIES]
    alone = [match for match in holding if match[0] not in TIES]
    for chosen in choices(ties, rules):
        yield settled([*chosen, *alone], rules)


def worth(counted: list[Match], rules: str) -> int:
    return sum(entries(rules)[fan].points for fan, _ in counted)


def most(holding: list[Match], rules: str) -> int:
    """The most points any selection allows."""
    return max(worth(counted, rules) for counted in accounts(holding, rules))


def best_lists(request: Json, rules: str) -> tuple[int, list[Counter[str]]]:
    """The most points of a hand in any reading, and every list of fans that is worth them."""
    found = [
        counted
        for shape in shapes(request, rules)
        for counted in accounts(HOLDING[rules](View(request, shape, rules)), rules)
    ]
    points = max(worth(counted, rules) for counted in found)
    return points, [
        Counter(fan for fan, _ in counted) for counted in found if worth(counted, rules) == points
    ]


def matches_of(lines: list[Json]) -> list[Match]:
    """Fans of a list in a result, one for each time."""
    found = []
    for line in lines:
        found += [(line["id"], tuple(blocks)) for blocks in line["blocks"]]
    return found


@dataclass(frozen=True)
class Proof:
    """One reading of a result under proof."""

    view: View
    reading: Json

    @property
    def rules(self) -> str:
        return self.view.rules

    def counted(self) -> list[Match]:
        lines = [line for line in self.reading["fans"] if line["id"] not in {CHICKEN, FLOWERS}]
        return matches_of(lines)

    def run(self) -> None:
        prove_lines(self.reading["fans"], self.rules)
        prove_lines(self.reading["not_counted"], self.rules)
        holding = HOLDING[self.rules](self.view)
        counted, omitted = self.counted(), matches_of(self.reading["not_counted"])
        assert Counter([*counted, *omitted]) == Counter(holding), "what holds"
        ties = [match for match in counted if match[0] in TIES]
        assert ties_are_sound(ties, self.rules), "account once, non-identical"
        for match in counted:
            assert not self.stands_against(match, counted), match
        points = worth(counted, self.rules)
        assert points == most(holding, self.rules), "the most there is"
        chicken = any(line["id"] == CHICKEN for line in self.reading["fans"])
        assert self.reading["qualifying"] == (8 if chicken else points)
        assert not (chicken and points)
        self.prove_omissions(counted)
        for fan, other, is_there in always_there(holding, self.rules):
            assert is_there or other not in entries(self.rules)[fan].implies, (fan, other)

    def stands_against(self, match: Match, counted: list[Match]) -> list[str]:
        """Counted fans that should have left this counted one out."""
        book = entries(self.rules)
        others = [other for other in counted if other != match]
        return [
            other
            for other in is_left_out(match, others, self.rules)
            if book[other].excludes[match[0]] is None
        ]

    def prove_omissions(self, counted: list[Match]) -> None:
        for line in self.reading["not_counted"]:
            for span in line["blocks"]:
                prove = getattr(self, f"prove_{line['principle']}")
                prove((line["id"], tuple(span)), line["because"], counted)
            assert line["implied"] == self.is_implied(line), line

    def is_implied(self, line: Json) -> bool:
        if line["principle"] == "non_repeat":
            return line["id"] in entries(self.rules)[line["because"]].implies
        return bool(line["principle"] == "non_separation")

    def prove_non_repeat(self, match: Match, because: str, counted: list[Match]) -> None:
        assert because in is_left_out(match, counted, self.rules), match

    def prove_non_separation(self, match: Match, because: str, counted: list[Match]) -> None:
        fan, span = match
        assert fan in TIES
        around = [other for other, others in counted if other in TIES and set(span) < set(others)]
        assert because == self.dearest(around), match

    def prove_non_identical(self, match: Match, because: str, counted: list[Match]) -> None:
        fan, span = match
        assert because == fan
        assert not [*is_left_out(match, counted, self.rules)], match
        assert any(other == fan and set(span) & set(others) for other, others in counted), match

    def prove_account_once(self, match: Match, because: str, counted: list[Match]) -> None:
        fan, span = match
        kin = CHOW_FANS if fan in CHOW_FANS else PUNG_FANS
        ties = [other for other in counted if other[0] in kin]
        assert self.rules != "gmcr"
        assert not ties_are_sound([*ties, match], self.rules), match
        touching = [other for other, others in ties if set(span) & set(others)]
        assert because == self.dearest(touching), match

    def dearest(self, fans: list[str]) -> str | None:
        book = entries(self.rules)
        return min(fans, key=lambda fan: (-book[fan].points, book[fan].number), default=None)


def always_there(holding: list[Match], rules: str) -> Iterator[tuple[str, str, bool]]:
    """Of each fan that holds, each fan it leaves out, and whether that holds where it stands."""
    for fan, span in holding:
        for other in entries(rules)[fan].excludes:
            both_on_sets = fan in ON_SETS and other in ON_SETS
            yield (
                fan,
                other,
                any(
                    name == other and (not both_on_sets or set(its) <= set(span))
                    for name, its in holding
                ),
            )


def prove_lines(lines: list[Json], rules: str) -> None:
    """Lines have the catalogue's names and points, and stand in order, flowers last."""
    book = {fan["id"]: fan for fan in mcrcore.catalogue(rules)}
    for line in lines:
        entry = book[line["id"]]
        known = (entry["number"], entry["points"], entry["names"]["en"])
        assert (line["number"], line["points"], line["name"]) == known
        assert line["count"] == len(line["blocks"]) > 0
    places = [(line["id"] == FLOWERS, -line["points"], line["number"]) for line in lines]
    assert places == sorted(places)


def prove(request: Json, result: Json) -> None:
    """Raise `AssertionError` unless this is the result of this request."""
    rules, readings = result["rules"], result["readings"]
    found = [shape_of(reading) for reading in readings]
    assert Counter(found) == Counter(shapes(request, rules)), "every reading, none twice"
    for shape, reading in zip(found, readings, strict=True):
        Proof(View(request, shape, rules), reading).run()
    if readings:
        prove_whole(request, result, found)
    else:
        assert not result["complete"]
        assert not result["wins"]
        assert result["total"] is result["payments"] is None


def prove_whole(request: Json, result: Json, found: list[Shape]) -> None:
    """Totals, the order of readings, the win and the payments."""
    rules, readings = result["rules"], result["readings"]
    flowers = 0 if rules == "gmcr" else len(request.get("flowers", []))
    minimum = 4 if rules == "gmcr" else 8
    for reading in readings:
        assert reading["total"] == payable(reading, rules) + flowers
        ids = [line["id"] for line in reading["fans"]]
        assert ids.count(FLOWERS) == bool(flowers)
        assert (CHICKEN in ids) == (rules != "gmcr" and is_barren(readings))
    ranks = [rank(reading) for reading in readings]
    assert ranks == sorted(ranks), "best first"
    best = readings[0]
    held = None if payable(best, rules) == best["qualifying"] else payable(best, rules)
    is_extraordinary = rules == "gmcr" and any(line["points"] == 36 for line in best["fans"])
    assert result["limit"] == (36 if is_extraordinary else held)
    assert (result["flowers"], result["minimum"]) == (flowers, minimum)
    assert shape_of({**result["reading"]}) == found[0]
    for field in ("fans", "not_counted", "qualifying", "total"):
        assert result[field] == best[field]
    assert result["wins"] == (best["qualifying"] >= minimum)
    if result["wins"]:
        assert result["payments"] == payments(request, rules, best["total"])
    else:
        assert result["payments"] is None


def is_barren(readings: list[Json]) -> bool:
    """Whether no reading has any fan but flowers."""
    return all(not ({line["id"] for line in one["fans"]} - {CHICKEN, FLOWERS}) for one in readings)


def payable(reading: Json, rules: str) -> int:
    """Points that are paid: under `gmcr` held to 24, or to 36 with a pattern of 36."""
    points = int(reading["qualifying"])
    if rules != "gmcr":
        return points
    return 36 if any(line["points"] == 36 for line in reading["fans"]) else min(points, 24)


def rank(reading: Json) -> tuple[int, int, list[int]]:
    """Order of readings: the total, the sum, the smallest list of numbers."""
    numbers = sorted(
        line["number"]
        for line in reading["fans"]
        for _ in range(line["count"])
        if line["id"] != FLOWERS
    )
    return (-reading["total"], -reading["qualifying"], numbers)


def payments(request: Json, rules: str, total: int) -> list[int]:
    """What the winner and players 1 to 3 win and lose."""
    drawn = request["win"]["source"] == "self_draw"
    giver = request["win"].get("from")
    if rules == "gmcr":
        each = [2 * total if drawn else 4 * total if seat == giver else total for seat in (1, 2, 3)]
    else:
        each = [8 + total if drawn or seat == giver else 8 for seat in (1, 2, 3)]
    return [sum(each), *(-paid for paid in each)]
