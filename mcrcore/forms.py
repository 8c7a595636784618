"""Forms other than four sets and a pair, told from packed counts.

A special form takes the 14 concealed tiles of a hand without melds and gives its features, or
none; of 13 tiles it gives the waits, and of any number what they lack. It has no sets: its blocks
are pairs and single tiles (`splits.loose`). The knitted straight leaves an ordinary set and pair
over and stands apart.
"""

from collections.abc import Callable
from functools import partial, reduce
from itertools import combinations, permutations
from typing import Final, NamedTuple

from mcrcore.blocks import Block, knitted
from mcrcore.counts import (
    FOURS,
    ONES,
    PARTS,
    SUITED,
    TWOS,
    count_of,
    kinds_in,
    packed,
    present,
    unit,
    with_room,
)
from mcrcore.memo import Memo
from mcrcore.needs import IMPOSSIBLE, Need, either
from mcrcore.tiles import HONORS, KINDS, TERMINALS
from mcrcore.traits import (
    HONORS_AND_KNITTED,
    NINE_KNITTED,
    SEVEN_HONORS,
    SEVEN_PAIRS,
    SHIFTED_PAIRS,
    THIRTEEN_ORPHANS,
)

Features = tuple[str, ...]
"""What is known of a hand in a special form, the form first; empty when it is not in that form."""


class SpecialForm:
    """A form of fourteen concealed tiles."""

    __slots__ = ("beside_regular", "features", "need", "waits")

    def __init__(
        self,
        features: Callable[[int], Features],
        waits: Callable[[int], list[int]],
        need: Callable[[int, int], Need],
        *,
        beside_regular: bool,
    ) -> None:
        self.features = features
        """Features of a hand in this form, given its tiles."""
        self.waits = waits
        """The kinds that would complete thirteen tiles in this form."""
        self.need = need
        """What some tiles lack of this form, given which copies are taken."""
        self.beside_regular = beside_regular
        """Whether the tiles of such a hand can be four sets and a pair as well."""


class Knitted(NamedTuple):
    """One way to lay 147, 258 and 369 over the three suits."""

    counts: int
    kinds: frozenset[int]
    blocks: tuple[Block, ...]


def _knitted(ranks: tuple[int, ...]) -> Knitted:
    """Knitted tiles where suit number i holds the ranks ``ranks[i]``, +3 and +6."""
    thirds = tuple(knitted(9 * suit + rank - 1) for suit, rank in enumerate(ranks))
    kinds = frozenset(kind for third in thirds for kind in third.tiles)
    return Knitted(packed(kinds), kinds, thirds)


KNITTED_WAYS: Final = tuple(_knitted(ranks) for ranks in permutations((1, 2, 3)))
KNITTED_TILES: Final = 9
"""Tiles of one laying."""
_MORE_THAN_ONE: Final = TWOS | FOURS


def _layings() -> dict[int, int]:
    """By some different tiles of one suit: the layings they are part of, a bit for each."""
    found: dict[int, int] = {}
    for place, way in enumerate(KNITTED_WAYS):
        for third in way.blocks:
            for size in range(len(third.tiles) + 1):
                for tiles in combinations(third.tiles, size):
                    part = packed(tiles)
                    found[part] = found.get(part, 0) | 1 << place
    return found


_LAYINGS: Final = _layings()
ORPHANS: Final = packed(TERMINALS | HONORS)
_ORPHAN_UNITS: Final = frozenset(unit(kind) for kind in TERMINALS | HONORS)
NINE_GATES: Final = frozenset(
    packed(9 * suit + rank for rank in (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)) for suit in range(3)
)
"""1112345678999 of each suit."""
_PAIRS: Final = 7
_SINGLES: Final = 14

_SHIFTED_PAIRS: Final = frozenset(
    2 * packed(range(9 * suit + rank, 9 * suit + rank + 7))
    for suit in range(3)
    for rank in range(3)
)
"""Seven pairs one step apart."""


def _seven_pairs(counts: int) -> Features:
    if counts & ONES:
        return ()
    return (SEVEN_PAIRS, SHIFTED_PAIRS) if counts in _SHIFTED_PAIRS else (SEVEN_PAIRS,)


def _seven_pairs_waits(counts: int) -> list[int]:
    odd = counts & ONES
    return kinds_in(odd) if odd.bit_count() == 1 else []


def _different_pairs(counts: int) -> Features:
    return () if counts & FOURS else _seven_pairs(counts)


def _different_pairs_waits(counts: int) -> list[int]:
    found = _seven_pairs_waits(counts)
    return found if found and not (counts + (counts & ONES)) & FOURS else []


def _orphans(counts: int) -> Features:
    return (THIRTEEN_ORPHANS,) if counts - ORPHANS in _ORPHAN_UNITS else ()


def _orphans_waits(counts: int) -> list[int]:
    if counts == ORPHANS:
        return kinds_in(ORPHANS)
    missing = ORPHANS & ~present(counts)
    return kinds_in(missing) if counts + missing - ORPHANS in _ORPHAN_UNITS else []


def _honors_and_knitted(counts: int) -> Features:
    if counts & _MORE_THAN_ONE:
        return ()
    suited = counts & SUITED
    if not _are_knitted(suited):
        return ()
    features = [HONORS_AND_KNITTED]
    if (counts - suited).bit_count() == len(HONORS):
        features.append(SEVEN_HONORS)
    if suited.bit_count() == KNITTED_TILES:
        features.append(NINE_KNITTED)
    return tuple(features)


def _are_knitted(suited: int) -> bool:
    """Whether different suited tiles belong to one laying of the knitted tiles."""
    first, second, third, _ = PARTS
    layings = _LAYINGS.get
    return bool(
        layings(suited & first, 0) & layings(suited & second, 0) & layings(suited & third, 0)
    )


def _honors_and_knitted_waits(counts: int) -> list[int]:
    if counts & _MORE_THAN_ONE or not _are_knitted(counts & SUITED):
        return []
    return [kind for kind in KINDS if _honors_and_knitted(counts + unit(kind))]


def _pairs_need(most: int, counts: int, taken: int) -> Need:
    """What is lacking of seven pairs, at most so many of a kind: of all pairs the nearest seven."""
    pairs = [
        (2 * pairs - min(max(count_of(counts, kind), 2 * pairs - 2), 2 * pairs), kind)
        for pairs in range(1, most + 1)
        for kind in kinds_in(with_room(taken, 2 * pairs))
    ]
    nearest = sorted(pairs)[:_PAIRS]
    if len(nearest) < _PAIRS:
        return IMPOSSIBLE
    farthest, _ = nearest[-1]
    helping = {kind for lacking, kind in pairs if 0 < lacking <= farthest}
    return Need(sum(lacking for lacking, _ in nearest), packed(helping))


def _orphans_need(counts: int, taken: int) -> Need:
    if ORPHANS & ~with_room(taken, 1):
        return IMPOSSIBLE
    lacking = ORPHANS & ~present(counts)
    if present(counts >> 1 & ~FOURS) & ORPHANS:
        return Need(lacking.bit_count(), lacking)
    doubles = ORPHANS & with_room(taken, 2)
    return Need(lacking.bit_count() + 1, lacking | doubles) if doubles else IMPOSSIBLE


def _honors_and_knitted_need(counts: int, taken: int) -> Need:
    there, room = present(counts), with_room(taken, 1)
    found = []
    for way in KNITTED_WAYS:
        pool = way.counts | packed(HONORS)
        missing = max(0, _SINGLES - (there & pool).bit_count())
        lacking = pool & ~there & room
        if lacking.bit_count() >= missing:
            found.append(Need(missing, lacking if missing else 0))
    return reduce(either, found, IMPOSSIBLE)


SEVEN_PAIRS_FORM: Final = SpecialForm(
    _seven_pairs, _seven_pairs_waits, partial(_pairs_need, 2), beside_regular=True
)
"""Seven pairs; four equal tiles are two of them."""
SEVEN_DIFFERENT_PAIRS_FORM: Final = SpecialForm(
    _different_pairs, _different_pairs_waits, partial(_pairs_need, 1), beside_regular=True
)
"""Seven pairs, all different."""
THIRTEEN_ORPHANS_FORM: Final = SpecialForm(
    _orphans, _orphans_waits, _orphans_need, beside_regular=False
)
"""Each terminal and honor once, and one of them twice."""
HONORS_AND_KNITTED_FORM: Final = SpecialForm(
    _honors_and_knitted, _honors_and_knitted_waits, _honors_and_knitted_need, beside_regular=False
)
"""Fourteen different tiles: honors and knitted tiles of one laying."""


_THIRDS: Final = tuple(
    (packed(knitted(9 * suit + rank).tiles), 1 << 3 * suit + rank)
    for suit in range(3)
    for rank in range(3)
)
"""Each third of the knitted tiles, with a bit for it."""


def _thirds_in(part: int) -> int:
    """Bits of the thirds that are there in a part."""
    there = present(part)
    return sum([bit for third, bit in _THIRDS if there & third == third])


_NEEDED: Final = tuple((way, _thirds_in(way.counts)) for way in KNITTED_WAYS)
_held: Final = Memo(_thirds_in)
_straights: Final = Memo(
    lambda held: tuple([way for way, needed in _NEEDED if held & needed == needed])
)


def knitted_straights(counts: int) -> tuple[Knitted, ...]:
    """Every knitted straight among these tiles."""
    first, second, third, _ = PARTS
    return _straights[_held[counts & first] + _held[counts & second] + _held[counts & third]]
