"""The vocabulary conditions are written in.

A condition names the aspect it looks at and yields a *span* for every time it holds there: which
sets, honors or kinds it stands on, in the terms of that aspect. `Reading.places` later turns a
span into the blocks of one reading. A fan that can count several times simply yields several spans.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

from mcrcore import aspects
from mcrcore.aspects import HogFacts, HonorFacts, Lowest, MannerFacts, WaitFacts
from mcrcore.traits import Trait

Span = tuple[int, ...]

EVERYWHERE: Final = "everywhere"
"""On all blocks of the hand."""
NOWHERE: Final = "nowhere"
"""On none: an event, not a thing of tiles."""
KNITTED_PART: Final = "knitted part"
"""On the nine knitted tiles."""
CHOWS: Final = "chows"
"""On the chows at the positions of the span."""
SUITED_PUNGS: Final = "suited pungs"
"""On the suited pungs and kongs at the positions of the span."""
HONOR_BLOCKS: Final = "honor blocks"
"""On the pungs and pair of the honors in the span."""
CONCEALED_PUNGS: Final = "concealed pungs"
CONCEALED_KONGS: Final = "concealed kongs"
MELDED_KONGS: Final = "melded kongs"
KONGS: Final = "kongs"
WINNING_BLOCK: Final = "winning block"
PAIR_BLOCK: Final = "pair"
HOG: Final = "hog"
"""On the blocks that hold the hog at this position."""

FALLBACK: Final = "fallback"
"""Aspect of the fan given when no reading has any other."""
FLOWERS: Final = "flowers"
"""Aspect of the fan counted once for each flower."""


class Condition(NamedTuple):
    """When a fan holds, in one aspect, and on what."""

    aspect: str
    find: Callable[[Any], Iterable[Span]]
    """Spans on which it holds, given the facts of its aspect."""
    where: str
    traits: tuple[Trait, ...] = ()
    """What it asks of the shape of the hand."""
    size: int = 0
    """How many chows or pungs it combines (0: it is no combination of sets)."""
    test: Callable[["Group"], bool] | None = None
    """Whether chows or pungs of that number are such a combination."""

    @property
    def links(self) -> bool:
        """Whether it ties sets together, as the account-once rule means it."""
        return self.size > 1


class Group:
    """Some chows, or some pungs, of a hand: what a combination is told by."""

    __slots__ = ("fives", "lowest", "starts", "step", "suits")

    def __init__(self, lowest: Lowest, fives: int | None) -> None:
        self.lowest = lowest
        """In tile order."""
        self.fives = fives
        """Suit of the pair of fives, if the pair is one."""
        self.suits = len({suit for suit, _ in lowest})
        """Number of suits."""
        self.starts = tuple(sorted([rank for _, rank in lowest]))
        """Lowest ranks in rising order, whatever the suits."""
        steps = {high - low for low, high in pairwise(self.starts)}
        self.step = steps.pop() if len(steps) == 1 else None
        """How far each starts above the one before; None when that is not the same all along."""


def _once_if(holds: bool) -> Iterable[Span]:  # noqa: FBT001
    return ((),) if holds else ()


def whole(*traits: Trait, where: str = EVERYWHERE) -> Condition:
    """The hand as a whole has all these traits."""

    def find(holds: Callable[[Trait], bool]) -> Iterable[Span]:
        return _once_if(all(map(holds, traits)))

    return Condition(aspects.SHAPE, find, where, traits=traits)


def _group(
    suits: int | None, steps: tuple[int, ...] | None, starts: tuple[int, ...] | None
) -> Callable[[Group], bool]:
    def test(group: Group) -> bool:
        return (
            (suits is None or group.suits == suits)
            and (steps is None or group.step in steps)
            and (starts is None or group.starts == starts)
        )

    return test


def _none(_: object) -> Iterable[Span]:
    """Combinations are found group by group (`principles.combinations`), not here."""
    return ()


def chows(
    count: int,
    *,
    suits: int | None = None,
    steps: tuple[int, ...] | None = None,
    starts: tuple[int, ...] | None = None,
    test: Callable[[Group], bool] | None = None,
) -> Condition:
    """So many chows, in this many suits, each starting one of these steps above the last.

    ``starts`` gives the lowest ranks in rising order instead of a step; ``test`` takes over when
    that cannot say it.
    """
    return Condition(
        aspects.CHOWS, _none, CHOWS, size=count, test=test or _group(suits, steps, starts)
    )


def pungs(
    count: int,
    *,
    suits: int | None = None,
    steps: tuple[int, ...] | None = None,
    test: Callable[[Group], bool] | None = None,
) -> Condition:
    """So many suited pungs or kongs; the words mean what they mean in `chows`."""
    return Condition(
        aspects.PUNGS, _none, SUITED_PUNGS, size=count, test=test or _group(suits, steps, None)
    )


def _honors(find: Callable[[HonorFacts], Iterable[Span]]) -> Condition:
    return Condition(aspects.HONORS, find, HONOR_BLOCKS)


def honor_pungs(
    tiles: frozenset[int], at_least: int, *, pair: frozenset[int] | None = None
) -> Condition:
    """At least this many pungs among these honors, and perhaps the pair too."""

    def find(facts: HonorFacts) -> Iterable[Span]:
        found = tuple(kind for kind in facts.pungs if kind in tiles)
        if len(found) < at_least or (pair is not None and facts.pair not in pair):
            return ()
        return ((*found, facts.pair) if pair is not None and facts.pair is not None else found,)

    return _honors(find)


def each_honor_pung(tiles: frozenset[int]) -> Condition:
    """Once for every pung of these honors."""
    return _honors(lambda facts: tuple((kind,) for kind in facts.pungs if kind in tiles))


def pung_of(wind: Callable[[HonorFacts], int]) -> Condition:
    """The pung of one wind, given which."""
    return _honors(lambda facts: ((wind(facts),),) if wind(facts) in facts.pungs else ())


def manner(test: Callable[[MannerFacts], bool], where: str = EVERYWHERE) -> Condition:
    """Something about concealment, kongs or the way of winning."""
    return Condition(aspects.MANNER, lambda facts: _once_if(test(facts)), where)


def event(test: Callable[[MannerFacts], bool]) -> Condition:
    """Something that happened at the win and stands on no tiles."""
    return manner(test, NOWHERE)


def wait(*kinds: str, on_knitted_kinds: bool = False, on_five: bool = False) -> Condition:
    """The winning tile completed one of these waits (and no other would have, where that matters).

    ``on_knitted_kinds``: also when the winning kind is one of the nine knitted tiles; ``on_five``:
    only when it is the five of 456.
    """

    def find(facts: WaitFacts) -> Iterable[Span]:
        fits = facts.kind in kinds and (facts.five or not on_five)
        return _once_if(fits and (on_knitted_kinds or not facts.knitted))

    return Condition(aspects.WAIT, find, WINNING_BLOCK)


def each_hog(*, honors: bool = False) -> Condition:
    """Once for every suited kind (honors too, if asked) held four times without a kong."""

    def find(facts: HogFacts) -> Iterator[Span]:
        return ((place,) for place in range(facts.suited + (facts.honors if honors else 0)))

    return Condition(aspects.HOGS, find, HOG)


NO_OTHER_FAN: Final = Condition(FALLBACK, _none, EVERYWHERE)
"""No reading of the hand has any fan."""

EACH_FLOWER: Final = Condition(FLOWERS, _none, NOWHERE)
"""Once for every flower."""
