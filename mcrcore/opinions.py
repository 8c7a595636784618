"""What the fans of each aspect say about a reading, worked out once and remembered.

`Opinions.values` has it as packed values, which is all `points` adds up; `Opinions.explained` as
sorted matches, which an explanation lays out. Both come from `_sort_out`: no rule is there twice.
"""

from functools import partial
from typing import Final

from mcrcore import aspects, principles
from mcrcore.conditions import Span
from mcrcore.fans import Fan
from mcrcore.memo import ROOM, Memo
from mcrcore.principles import Match, Reason, Sorted
from mcrcore.profile import Profile
from mcrcore.reading import FINDERS, Finder
from mcrcore.traits import Layout

_FEW: Final = (aspects.MANNER, aspects.WAIT, aspects.HOGS)
_SINGLY: Final = (aspects.SHAPE, *aspects.SETS)
_SUITED_SETS: Final = (aspects.CHOWS, aspects.PUNGS)
OTHERS: Final = sum(aspects.MASKS[aspect] for aspect in _FEW)
"""Bits of the key of the aspects that make few combinations: manner, wait and hogs."""

Explained = tuple[tuple[tuple[Fan, Finder, Span], ...], tuple[tuple[Reason, Finder, Span], ...]]
"""What counts among the fans of an aspect and what does not, each with where it stands."""


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
        return sum(
            [self._catalogue.unit(match.fan) for match in self._sort_out(aspect, bits).counted]
        )

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
        return (
            tuple([(match.fan, FINDERS[match.where], match.span) for match in found.counted]),
            tuple(
                [
                    ((match.fan, because, principle), FINDERS[match.where], match.span)
                    for match, because, principle in principles.omissions(found)
                ]
            ),
        )

    def _explain_others(self, bits: int) -> Explained:
        """Manner, wait and hogs together."""
        few = [self._explained[aspect][bits & aspects.MASKS[aspect]] for aspect in _FEW]
        return (
            tuple([line for counted, _ in few for line in counted]),
            tuple([line for _, omissions in few for line in omissions]),
        )
