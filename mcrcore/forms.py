"""Forms other than four sets and a pair, told from packed counts.

Each special form takes the 14 concealed tiles of a hand without melds and gives its features and
blocks, or None. The knitted straight leaves an ordinary set and pair over and stands apart.
"""

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Final, NamedTuple

from mcrcore.blocks import KNITTED, Block, pair, single, unit
from mcrcore.counts import EIGHTS, FOURS, ONES, SUITED, TWOS, count_of, kinds_in, present
from mcrcore.tiles import HONORS, TERMINALS
from mcrcore.traits import (
    HONORS_AND_KNITTED,
    NINE_KNITTED,
    SEVEN_HONORS,
    SEVEN_PAIRS,
    SHIFTED_PAIRS,
    THIRTEEN_ORPHANS,
)


class Shape(NamedTuple):
    """A hand in a special form."""

    features: tuple[str, ...]
    """The form first."""
    blocks: tuple[Block, ...]


SpecialForm = Callable[[int], Shape | None]


class Knitted(NamedTuple):
    """One way to lay 147, 258 and 369 over the three suits."""

    counts: int
    kinds: frozenset[int]
    blocks: tuple[Block, ...]


def _knitted(ranks: tuple[int, ...]) -> Knitted:
    """Knitted tiles where suit number i holds the ranks ``ranks[i]``, +3 and +6."""
    thirds = tuple(
        tuple(9 * suit + rank - 1 + step for step in (0, 3, 6)) for suit, rank in enumerate(ranks)
    )
    kinds = frozenset(kind for third in thirds for kind in third)
    return Knitted(
        sum(unit(kind) for kind in kinds),
        kinds,
        tuple(Block(KNITTED, third) for third in thirds),
    )


KNITTED_WAYS: Final = tuple(_knitted(ranks) for ranks in permutations((1, 2, 3)))
ORPHANS: Final = sum(unit(kind) for kind in TERMINALS | HONORS)
_ORPHAN_UNITS: Final = {unit(kind): kind for kind in TERMINALS | HONORS}
NINE_GATES: Final = frozenset(
    sum(unit(9 * suit + rank) for rank in (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8))
    for suit in range(3)
)
"""1112345678999 of each suit."""


def seven_pairs(counts: int) -> Shape | None:
    """Seven pairs; four equal tiles are two of them."""
    if counts & ONES:
        return None
    kinds = [kind for kind in kinds_in(counts) for _ in range(count_of(counts, kind) // 2)]
    step = (kinds[0] // 9 == kinds[-1] // 9 < 3) and kinds == list(range(kinds[0], kinds[0] + 7))  # noqa: PLR2004
    features = (SEVEN_PAIRS, SHIFTED_PAIRS) if step else (SEVEN_PAIRS,)
    return Shape(features, tuple(pair(kind) for kind in kinds))


def seven_different_pairs(counts: int) -> Shape | None:
    """Seven pairs, all different."""
    return None if counts & (ONES | FOURS) else seven_pairs(counts)


def thirteen_orphans(counts: int) -> Shape | None:
    """Each terminal and honour once, and one of them twice."""
    double = _ORPHAN_UNITS.get(counts - ORPHANS)
    if double is None:
        return None
    kinds = kinds_in(counts)
    return Shape(
        (THIRTEEN_ORPHANS,),
        tuple(pair(kind) if kind == double else single(kind) for kind in kinds),
    )


def honors_and_knitted(counts: int) -> Shape | None:
    """Fourteen different tiles: honours and knitted tiles of one laying."""
    if counts & (TWOS | FOURS | EIGHTS):
        return None
    suited = counts & SUITED
    if not any(suited & ~way.counts == 0 for way in KNITTED_WAYS):
        return None
    features = [HONORS_AND_KNITTED]
    if (counts - suited).bit_count() == 7:  # noqa: PLR2004
        features.append(SEVEN_HONORS)
    if suited.bit_count() == 9:  # noqa: PLR2004
        features.append(NINE_KNITTED)
    return Shape(tuple(features), tuple(single(kind) for kind in kinds_in(counts)))


def knitted_straights(counts: int) -> Iterator[tuple[Knitted, int]]:
    """Every knitted straight among these tiles, with the tiles it leaves over."""
    there = present(counts)
    for way in KNITTED_WAYS:
        if there & way.counts == way.counts:
            yield way, counts - way.counts
