"""The principles of counting, as laws over matches.

A match is a fan together with the sets, honors or kinds it stands on. Inside one aspect:

* *account once* and *non-identical*: combinations of sets are chosen so that each ties in at least
  one set not yet tied to the others, and no set serves one fan twice (`choose_once`);
* *non-separation*: so nothing more can be made inside the sets of a counted combination;
* *non-repeat*: a fan on some sets leaves out the fans it implies on these sets (`within_sets`).

Across aspects only non-repeat is left: the fans a counted fan excludes by name (`Exclusions`).
Rules: WMO 2006 §3.9.1.5; `docs/rulings.md` r37-r39.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from mcrcore.aspects import Lowest, SetFacts
from mcrcore.conditions import Condition, Group, Span
from mcrcore.fans import COUNT_BITS, Catalogue, Fan, dearest_first
from mcrcore.memo import Memo

NON_REPEAT: Final = "non_repeat"
NON_SEPARATION: Final = "non_separation"
NON_IDENTICAL: Final = "non_identical"
ACCOUNT_ONCE: Final = "account_once"


class Match(NamedTuple):
    """A fan that holds, and on what."""

    fan: Fan
    where: str
    span: Span
    links: bool = False


class Omission(NamedTuple):
    """A match that is not counted, the counted fan behind that, and the principle."""

    match: Match
    because: Fan
    principle: str


class Sorted(NamedTuple):
    """Matches of one aspect, told apart."""

    counted: tuple[Match, ...]
    omitted: tuple[Omission, ...]
    """What non-repeat leaves out."""
    chosen: tuple[Match, ...] = ()
    """Combinations of sets that were chosen to count together."""
    refused: tuple[Match, ...] = ()
    """Combinations that were not."""


Chooser = Callable[[Sequence[Match], int, Callable[[Fan], int]], tuple[int, ...]]
"""Picks combinations: (candidates, number of sets, value of a fan) -> indexes of candidates."""


class Combinations:
    """Finds the fans that chows, or pungs, make together; what a group makes is remembered."""

    def __init__(self, fans: Sequence[tuple[Fan, Condition]]) -> None:
        self._fans: dict[int, list[tuple[Fan, Condition]]] = {}
        for fan, condition in fans:
            self._fans.setdefault(condition.size, []).append((fan, condition))
        self._made: dict[tuple[Lowest, int | None], list[tuple[Fan, Condition]]] = {}

    def find(self, facts: SetFacts) -> list[Match]:
        """Every fan made by one, two, three or four of these sets."""
        places = range(len(facts.lowest))
        return [
            Match(fan, condition.where, span, condition.links)
            for size in self._fans
            for span, lowest in zip(
                combinations(places, size), combinations(facts.lowest, size), strict=True
            )
            for fan, condition in self._fans_of(lowest, facts.fives)
        ]

    def _fans_of(self, lowest: Lowest, fives: int | None) -> list[tuple[Fan, Condition]]:
        """Fans that just these sets make: there are some 12,000 groups of chows, fewer of pungs."""
        found = self._made.get((lowest, fives))
        if found is None:
            group = Group(lowest, fives)
            found = self._made[lowest, fives] = [
                (fan, condition)
                for fan, condition in self._fans[len(lowest)]
                if condition.test and condition.test(group)
            ]
        return found


def choose_once(
    candidates: Sequence[Match], sets: int, value: Callable[[Fan], int]
) -> tuple[int, ...]:
    """Account-once choice of highest value: a forest over the sets, no fan twice on one set.

    Each combination ties its sets together; one whose sets are already tied in any way would close
    a circle and is refused. Equal totals go to the smaller list of fan numbers (`Catalogue.unit`).
    """
    if len(candidates) == 1:
        return (0,)
    values = [value(match.fan) for match in candidates]
    most = [sum(values[index:]) for index in range(len(values))]

    def search(start: int, trees: tuple[int, ...], used: frozenset[tuple[Fan, int]]) -> Choice:
        best = Choice(0, ())
        for index in range(start, len(candidates)):
            if most[index] <= best.value:
                break
            fan, span = candidates[index].fan, candidates[index].span
            tied = {trees[place] for place in span}
            served = {(fan, place) for place in span}
            if len(tied) < len(span) or served & used:
                continue
            root = min(tied)
            merged = tuple([root if tree in tied else tree for tree in trees])
            rest = search(index + 1, merged, used | served)
            if rest.value + values[index] > best.value:
                best = Choice(rest.value + values[index], (index, *rest.picked))
        return best

    return search(0, tuple(range(sets)), frozenset()).picked


class Choice(NamedTuple):
    """The best the search of `choose_once` found from some candidate on."""

    value: int
    picked: tuple[int, ...]
    """Indexes of candidates."""


def choose_apart(
    candidates: Sequence[Match], _sets: int, _value: Callable[[Fan], int]
) -> tuple[int, ...]:
    """Choice without account-once: each fan as often as it stands on different sets.

    Sets may serve many fans. A fan goes only where all its sets are among those of one counted fan
    that excludes it.
    """
    picked: list[int] = []
    for fan in dict.fromkeys(match.fan for match in candidates):
        free = [
            index
            for index, match in enumerate(candidates)
            if match.fan is fan and not _above(match, [candidates[other] for other in picked])
        ]
        most = max(_apart(free, candidates), key=len)
        picked += most
    return tuple(picked)


def _apart(indexes: list[int], candidates: Sequence[Match]) -> Iterator[tuple[int, ...]]:
    """Every selection of these matches in which no two share a set."""
    yield ()
    for place, index in enumerate(indexes):
        span = set(candidates[index].span)
        rest = [other for other in indexes[place + 1 :] if span.isdisjoint(candidates[other].span)]
        for others in _apart(rest, candidates):
            yield (index, *others)


def _above(match: Match, counted: Iterable[Match]) -> list[Fan]:
    """Counted fans that exclude this one and have all its sets among their own."""
    return [
        other.fan
        for other in counted
        if match.fan.id in other.fan.excludes and set(match.span) <= set(other.span)
    ]


def _why_left_out(match: Match, counted: Sequence[Match]) -> tuple[Fan, str]:
    """Counted fan and principle that keep a combination from counting."""
    span = set(match.span)
    touching = [other.fan for other in counted if span & set(other.span)]
    if match.fan in touching and not _above(match, counted):
        return match.fan, NON_IDENTICAL
    around = [other.fan for other in counted if span < set(other.span)]
    if around:
        return min(around, key=dearest_first), NON_SEPARATION
    return min(touching, key=dearest_first), ACCOUNT_ONCE


def combine(
    matches: Sequence[Match], sets: int, value: Callable[[Fan], int], choose: Chooser
) -> Sorted:
    """What counts among matches on sets: combinations as chosen, then non-repeat."""
    linked = [match for match in matches if match.links]
    if not linked:
        return within_sets(matches)
    linked.sort(key=lambda match: dearest_first(match.fan))
    picked = choose(linked, sets, value)
    chosen = tuple([linked[index] for index in picked])
    refused = tuple([match for index, match in enumerate(linked) if index not in picked])
    alone = [match for match in matches if not match.links]
    return within_sets([*chosen, *alone])._replace(chosen=chosen, refused=refused)


def omissions(found: Sorted) -> tuple[Omission, ...]:
    """Everything that is not counted among sorted matches, and why."""
    refused = [Omission(match, *_why_left_out(match, found.chosen)) for match in found.refused]
    return (*refused, *found.omitted)


def within_sets(matches: Sequence[Match]) -> Sorted:
    """Non-repeat on sets: a counted fan leaves out what it excludes on sets among its own."""
    if len(matches) < 2:  # noqa: PLR2004
        return Sorted(tuple(matches), ())
    counted: list[Match] = []
    omitted: list[Omission] = []
    for match in sorted(matches, key=lambda match: dearest_first(match.fan)):
        above = _above(match, counted)
        if above:
            omitted.append(Omission(match, above[0], NON_REPEAT))
        else:
            counted.append(match)
    return Sorted(tuple(counted), tuple(omitted))


Reason = tuple[Fan, Fan, str]
"""A fan that holds but does not count, the counted fan behind that, and the principle."""


class Exclusion(NamedTuple):
    """What non-repeat takes away from a packed value."""

    taken: int
    """Packed value of all that goes."""
    lost: dict[Fan, int]
    """How many each fan loses."""
    reasons: dict[Fan, Reason]
    """Why each of these loses them."""
    heirs: dict[Fan, Fan]
    """The counted fan behind each one that is wholly gone."""


class Exclusions(Memo[Exclusion]):
    """Non-repeat by name, remembered by which fans are there.

    Works from the dearest fan down; a fan that is itself left out leaves out nothing.
    """

    def __init__(self, catalogue: Catalogue, room: int) -> None:
        super().__init__(self._find, room)
        self._catalogue = catalogue
        self._excluded = {
            fan: rest for fan in catalogue.dearest if (rest := catalogue.excluded_by_name(fan))
        }
        concerned = set(self._excluded).union(*self._excluded.values())
        self.mask = sum((1 << COUNT_BITS) - 1 << catalogue.place(fan) for fan in concerned)
        """Counts that matter here."""

    def _find(self, present: int) -> Exclusion:
        """What goes when these fans are there."""
        catalogue = self._catalogue
        left = catalogue.counts_of(present)
        lost: dict[Fan, int] = {}
        reasons: dict[Fan, Reason] = {}
        for fan in sorted(left, key=dearest_first):
            excluded = self._excluded.get(fan) if left[fan] else None
            if not excluded:
                continue
            for other, there in left.items():
                if other not in excluded:
                    continue
                copies = excluded[other].copies
                gone = there if copies is None else min(there, copies)
                if gone:
                    left[other] = there - gone
                    lost[other] = lost.get(other, 0) + gone
                    reasons[other] = (other, fan, NON_REPEAT)
        taken = sum([gone * catalogue.unit(fan) for fan, gone in lost.items()])
        heirs = {fan: _heir(fan, reasons, left) for fan in reasons if not left[fan]}
        return Exclusion(taken, lost, reasons, heirs)


def _heir(fan: Fan, reasons: dict[Fan, Reason], left: dict[Fan, int]) -> Fan:
    """What keeps a fan that is wholly gone from counting; never one that is gone itself."""
    while fan in reasons and not left[fan]:
        fan = reasons[fan][1]
    return fan
