"""What the fans of each aspect say about a reading, worked out once and remembered.

`Opinions.values` has it as packed values, which is all `points` adds up; `Opinions.explained` as
sorted matches, which an explanation lays out. Both come from `_sort_out`: no rule is there twice.
"""

from functools import partial
from typing import Final

from mcrcore import aspects, principles
from mcrcore.conditions import EVERYWHERE, Span
from mcrcore.fan_lines import LeftOut, left_out
from mcrcore.fans import Fan
from mcrcore.memo import ROOM, Memo
from mcrcore.principles import Match, Sorted
from mcrcore.profile import Profile
from mcrcore.reading import FINDERS, Finder
from mcrcore.traits import Layout

_FEW: Final = (aspects.MANNER, aspects.WAIT, aspects.HOGS)
_SINGLY: Final = (aspects.SHAPE, *aspects.SETS)
_SUITED_SETS: Final = (aspects.CHOWS, aspects.PUNGS)
OTHERS: Final = sum(aspects.MASKS[aspect] for aspect in _FEW)
"""Bits of the key of the aspects that make few combinations: manner, wait and hogs."""

Counted = tuple[tuple[Fan, Finder, Span], ...]
Omitted = tuple[tuple[LeftOut, Finder, Span], ...]


class Explained:
    """What counts among the fans of an aspect and what does not, each with where it stands."""

    __slots__ = ("counted", "omitted", "value", "whole")

    def __init__(
        self, value: int, counted: Counted, omitted: Omitted = (), whole: tuple[Fan, ...] = ()
    ) -> None:
        self.value = value
        """Packed value of all that counts."""
        self.counted = counted
        self.omitted = omitted
        self.whole = whole
        """Fans of the shape that count on all blocks, which need not be looked for."""


class Opinions:
    """Tables by the bits of shape, chows, pungs, honors and, in one look, all others."""

    def __init__(self, profile: Profile, layout: Layout, room: int = ROOM) -> None:
        self._choose = profile.choose
        self._catalogue = catalogue = profile.catalogue
        self._layout = layout
        self._fans_of = {aspect: catalogue.of_aspect(aspect) for aspect in aspects.ALL}
        self._combinations = {
            aspect: principles.Combinations(self._fans_of[aspect]) for aspect in _SUITED_SETS
        }
        self._values = {
            aspect: Memo(partial(self._value_of, aspect), room) for aspect in aspects.ALL
        }
        self._explained = {
            aspect: Memo(partial(self._explain, aspect), room) for aspect in aspects.ALL
        }
        self.values = (
            *[self._values[aspect] for aspect in _SINGLY],
            Memo(self._value_of_others, room),
        )
        self.explained = (
            *[self._explained[aspect] for aspect in _SINGLY],
            Memo(self._explain_others, room),
        )

    def table_size(self) -> int:
        """Entries of the largest table."""
        return max(*map(len, self.values), *map(len, self.explained))

    def _value_of(self, aspect: str, bits: int) -> int:
        if aspect in _SUITED_SETS:
            same = aspects.in_suit_order(aspect, bits)
            if same != bits:
                return self._values[aspect][same]
        return self._worth(self._sort_out(aspect, bits))

    def _worth(self, found: Sorted) -> int:
        return sum([self._catalogue.unit(match.fan) for match in found.counted])

    def _value_of_others(self, bits: int) -> int:
        """Manner, wait and hogs, which make few combinations, in one look."""
        return sum(self._values[aspect][bits & aspects.MASKS[aspect]] for aspect in _FEW)

    def _sort_out(self, aspect: str, bits: int) -> Sorted:
        """What counts and what does not among the fans of one aspect."""
        if aspect == aspects.SHAPE:
            return Sorted(self._matches(aspect, partial(self._layout.holds, mask=bits)), ())
        facts = aspects.FACTS[aspect](bits)
        if isinstance(facts, aspects.SetFacts):
            return self._sort_sets(aspect, facts)
        matches = self._matches(aspect, facts)
        return principles.within_sets(matches) if aspect in aspects.SETS else Sorted(matches, ())

    def _matches(self, aspect: str, facts: object) -> tuple[Match, ...]:
        return tuple(
            [
                Match(fan, condition.where, span)
                for fan, condition in self._fans_of[aspect]
                for span in condition.find(facts)
            ]
        )

    def _sort_sets(self, aspect: str, facts: aspects.SetFacts) -> Sorted:
        matches = self._combinations[aspect].find(facts)
        size = len(facts.lowest)
        return principles.combine(matches, size, self._catalogue.unit, self._choose)

    def _explain(self, aspect: str, bits: int) -> Explained:
        found = self._sort_out(aspect, bits)
        whole = [match for match in found.counted if _is_whole(match)]
        return Explained(
            self._worth(found),
            tuple(
                [
                    (match.fan, FINDERS[match.where], match.span)
                    for match in found.counted
                    if match not in whole
                ]
            ),
            tuple(
                [
                    (left_out(match.fan, because, principle), FINDERS[match.where], match.span)
                    for match, because, principle in principles.omissions(found)
                ]
            ),
            tuple([match.fan for match in whole]),
        )

    def _explain_others(self, bits: int) -> Explained:
        """Manner, wait and hogs together."""
        few = [self._explained[aspect][bits & aspects.MASKS[aspect]] for aspect in _FEW]
        return Explained(
            sum([one.value for one in few]),
            tuple([match for one in few for match in one.counted]),
            tuple([match for one in few for match in one.omitted]),
        )


def _is_whole(match: Match) -> bool:
    """Whether a match is the only one its fan can have, by its shape, on all blocks."""
    aspects_of_fan = [condition.aspect for condition in match.fan.conditions]
    return aspects_of_fan == [aspects.SHAPE] and match.where == EVERYWHERE
