"""Fans, and the catalogue that holds those of one rule set and checks itself.

A fan is a value: all that is known of it stands in its one entry (see `rules`). The rest of the
engine knows no fan by name.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from mcrcore import aspects
from mcrcore.conditions import FALLBACK, FLOWERS, Condition

COUNT_BITS: Final = 3
"""Bits a fan's count takes in a packed value; no fan counts more than seven times."""


class Why(NamedTuple):
    """Why one fan leaves another out."""

    source: str
    """``printed`` (the rule text lists it) or ``derived`` (it follows from the principles)."""
    copies: int | None = None
    """How many times it takes the other away; None is every time."""
    implied: bool = True
    """Whether the other is there whenever it is; else the rules just do not count them together."""


NOT_TOGETHER: Final = Why("printed", implied=False)


def leaves_out(*, printed: str = "", derived: str = "", not_implied: str = "") -> dict[str, Why]:
    """Exclusions of an entry, by id: those the rule text prints and those that follow.

    ``not_implied`` names those among them that need not be there whenever the fan is.

    >>> leaves_out(printed="all_pungs", derived="no_honors")["no_honors"].source
    'derived'
    """
    free = not_implied.split()
    found = {
        other: Why(source, implied=other not in free)
        for source, others in (("printed", printed), ("derived", derived))
        for other in others.split()
    }
    if not found.keys() >= set(free):
        raise CatalogueError(f"{not_implied!r} names a fan that is not left out")
    return found


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False, match_args=False)
class Fan:
    """One scoring pattern: what it is, when it holds, what it leaves out."""

    number: int
    """Place in the official list."""
    id: str
    points: int
    name: str
    """Standard English name."""
    chinese: tuple[str, str] | None = None
    """Official name in simplified and in traditional characters."""
    also: tuple[str, ...] = ()
    """Names used elsewhere."""
    text: str
    """The rule in plain English, one or two lines."""
    when: Condition | tuple[Condition, ...]
    excludes: Mapping[str, Why] = field(default_factory=dict)
    """Fans that are not counted beside it, by id."""
    source: str = ""
    """Where the rule stands."""
    kin: str = ""
    """The fan of MCR it answers to in another table, by id; its own if left out."""
    rulings: tuple[int, ...] = ()
    """Contested questions that concern it, by their numbers in ``docs/rulings.md``."""
    example: str = ""
    """A hand that has it, in notation."""
    near_miss: str = ""
    """A winning shape that just fails it."""
    near_miss_why: str = ""
    """What the near miss lacks, in a plain English sentence."""

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """Its conditions, most often one."""
        return (self.when,) if isinstance(self.when, Condition) else self.when

    @property
    def kin_id(self) -> str:
        """Id under which it stands beside the fans of other rule sets."""
        return self.kin or self.id

    @property
    def aspects(self) -> frozenset[str]:
        """Aspects its conditions look at."""
        return frozenset(condition.aspect for condition in self.conditions)


class CatalogueError(ValueError):
    """The entries of a catalogue contradict each other."""


class Catalogue:
    """The fans of one rule set in official order, checked.

    Raises `CatalogueError` for a repeated id or number, and for an exclusion that names no fan or a
    dearer one.
    """

    def __init__(self, fans: tuple[Fan, ...]) -> None:
        self.fans = tuple(sorted(fans, key=lambda fan: fan.number))
        self.by_id = {fan.id: fan for fan in self.fans}
        self.dearest = tuple(sorted(fans, key=dearest_first))
        self._check()
        self.fallback = self._only_fan(FALLBACK)
        """The fan of a hand that has no other, if the rules know one."""
        self.flowers = self._only_fan(FLOWERS)
        """The fan counted for each flower, if the rules know it."""
        self.points_shift = COUNT_BITS * len(self.fans)
        """Bit at which the points stand in packed values."""
        self._place = {
            fan.id: COUNT_BITS * (len(self.fans) - 1 - index) for index, fan in enumerate(self.fans)
        }
        self._units = {
            fan: fan.points << self.points_shift | 1 << self.place(fan) for fan in self.fans
        }

    def _check(self) -> None:
        by_number: dict[int, Fan] = {}
        for fan in self.fans:
            if self.by_id[fan.id] is not fan:
                raise CatalogueError(f"two fans have the same id, {fan.id}")
            first = by_number.setdefault(fan.number, fan)
            if first is not fan:
                raise CatalogueError(f"{first.id} and {fan.id} have the same number, {fan.number}")
        for fan in self.fans:
            for other in fan.excludes:
                if other not in self.by_id:
                    raise CatalogueError(f"{fan.id} excludes {other}, which is no fan here")
                if self.by_id[other].points > fan.points:
                    raise CatalogueError(f"{fan.id} excludes {other}, which is worth more")

    def place(self, fan: Fan) -> int:
        """Bit at which a fan's count stands in packed values."""
        return self._place[fan.id]

    def unit(self, fan: Fan) -> int:
        """One count of a fan as a packed value.

        Points stand on top, then the counts in official order, so of two values the greater one
        has more points or, at equal points, the smaller ascending list of fan numbers.
        """
        return self._units[fan]

    def points(self, value: int) -> int:
        """Points of a packed value."""
        return value >> self.points_shift

    def counts_of(self, value: int) -> dict[Fan, int]:
        """Counts of a packed value by fan, in official order."""
        found = {}
        last = len(self.fans) - 1
        left = value & (1 << self.points_shift) - 1
        while left:
            place = (left.bit_length() - 1) // COUNT_BITS
            count = left >> COUNT_BITS * place
            found[self.fans[last - place]] = count
            left -= count << COUNT_BITS * place
        return found

    def counted(self, value: int) -> dict[str, int]:
        """Counts of a packed value by fan id, in official order."""
        return {fan.id: count for fan, count in self.counts_of(value).items()}

    def of_aspect(self, aspect: str) -> tuple[tuple[Fan, Condition], ...]:
        """Fans that look at an aspect, dearest first, each with the condition that does."""
        return tuple(
            (fan, condition)
            for fan in self.dearest
            for condition in fan.conditions
            if condition.aspect == aspect
        )

    def _only_fan(self, aspect: str) -> Fan | None:
        found = self.of_aspect(aspect)
        return found[0][0] if found else None

    def excluded_by_name(self, fan: Fan) -> dict[Fan, Why]:
        """Fans this one leaves out wherever they stand.

        A fan on some sets leaves out fans on sets of the same aspect only where those sets are
        among its own; `principles.within_sets` sees to these.
        """
        near = fan.aspects & frozenset(aspects.SETS)
        return {
            self.by_id[other]: why
            for other, why in fan.excludes.items()
            if not near & self.by_id[other].aspects
        }


def dearest_first(fan: Fan) -> tuple[int, int]:
    """Order of fan lists: dearest first, then by number."""
    return (-fan.points, fan.number)
