"""Splits: every way the tiles of one suit, or the honors, fall into sets, or into sets and a pair.

A *part* is the packed count of the tiles of one suit, or of the honors. What it can be does not
depend on the suit nor on how high it stands, so a suited part is moved down until its lowest tile
comes first; 123 characters and 567 bamboo are then the same *pattern* and worked out once. Blocks
of a pattern are told by codes, counted from its lowest tile: adding that tile gives the codes of
the blocks themselves, under which `BLOCKS` has them.
"""

from typing import Final

from mcrcore.blocks import Block, chow, pair, pung, single, starts_chow
from mcrcore.counts import KIND_BITS, kinds_in, lowest, total, unit
from mcrcore.memo import ROOM, Memo
from mcrcore.tiles import FIRST_HONOR, KINDS, kinds_of_suit, suit_of

Codes = tuple[int, ...]

PAIRS: Final = 0
PUNGS: Final = len(KINDS)
CHOWS: Final = 2 * len(KINDS)
SINGLES: Final = 3 * len(KINDS)
"""Codes of the pair, the pung, the chow and the single tile that start at the first kind."""

BLOCKS: Final[dict[int, Block]] = {
    **{PAIRS + kind: pair(kind) for kind in KINDS},
    **{PUNGS + kind: pung(kind) for kind in KINDS},
    **{CHOWS + kind: chow(kind) for kind in KINDS if starts_chow(kind)},
    **{SINGLES + kind: single(kind) for kind in KINDS},
}
"""Every block that concealed tiles make, by its code."""

PAIR_OVER: Final = 2
"""Tiles over, when divided by three, in the part with the pair and so in a complete hand."""
HOPELESS: Final = -100
"""Low enough that no sum of four parts with such a one looks like a hand."""

_HONORS: Final = unit(FIRST_HONOR)
_ONE: Final = (1 << KIND_BITS) - 1
_NEXT_TWO: Final = 1 + unit(1)
_RANKS: Final = tuple(sum(_ONE * unit(rank) for rank in range(low, 13, 3)) for low in range(3))
"""Masks of every third rank, from each of the first three."""


def falls_into_sets(pattern: int) -> bool:
    """Whether all tiles of a suit fall into chows and pungs.

    Three equal chows are three pungs as well, so from the lowest tile up a pung may be taken
    wherever there are three.
    """
    while pattern:
        chows = (pattern & _ONE) % 3
        pattern >>= KIND_BITS
        if chows:
            if pattern & _ONE < chows or pattern >> KIND_BITS & _ONE < chows:
                return False
            pattern -= chows * _NEXT_TWO
    return True


def _ranks(pattern: int) -> int:
    """Sum of the ranks of all tiles, but for multiples of three.

    Those of a chow or a pung add up to one, so they say where the pair or the last tile may stand.
    """
    return total(pattern & _RANKS[1]) + 2 * total(pattern & _RANKS[2])


def _pair_shifts(pattern: int) -> range:
    """Where the pair may stand, as shifts."""
    return range(2 * _ranks(pattern) % 3 * KIND_BITS, pattern.bit_length(), 3 * KIND_BITS)


def _tiles_over(pattern: int) -> int:
    """Tiles over when divided by three, 0 or 2, or `HOPELESS` when there is no way to split."""
    over = total(pattern) % 3
    if over == 0:
        return 0 if falls_into_sets(pattern) else HOPELESS
    if over == PAIR_OVER:
        for shift in _pair_shifts(pattern):
            if pattern >> shift & _ONE >= 2 and falls_into_sets(pattern - (2 << shift)):  # noqa: PLR2004
                return over
    return HOPELESS


def _honors_over(part: int) -> int:
    """The same for honors: each is pungs, and one may be the pair."""
    over = [(part >> KIND_BITS * kind & _ONE) % 3 for kind in kinds_of_suit(3)]
    return sum(over) if 1 not in over and sum(over) <= PAIR_OVER else HOPELESS


def _sets(pattern: int, rank: int) -> list[Codes]:
    """Every way to split all tiles from this rank up into chows and pungs."""
    if not pattern:
        return [()]
    count = pattern & _ONE
    found = []
    for pungs in range(count // 3 + 1):
        chows = count - 3 * pungs
        rest = pattern >> KIND_BITS
        if chows:
            if rest & _ONE < chows or rest >> KIND_BITS & _ONE < chows:
                continue
            rest -= chows * _NEXT_TWO
        own = (PUNGS + rank,) * pungs + (CHOWS + rank,) * chows
        found += [own + others for others in _sets(rest, rank + 1)]
    return found


def _ways(pattern: int) -> tuple[Codes, ...]:
    """Every way to split a suit, with the pair if the number of tiles asks for one."""
    over = total(pattern) % 3
    if over == 0:
        return tuple(_sets(pattern, 0))
    if over != PAIR_OVER:
        return ()
    return tuple(
        (PAIRS + shift // KIND_BITS, *sets)
        for shift in _pair_shifts(pattern)
        if pattern >> shift & _ONE >= 2  # noqa: PLR2004
        for sets in _sets(pattern - (2 << shift), 0)
    )


def _honor_ways(part: int) -> tuple[Codes, ...]:
    if _honors_over(part) == HOPELESS:
        return ()
    counts = [(kind, part >> KIND_BITS * kind & _ONE) for kind in kinds_of_suit(3)]
    return (tuple([(PUNGS if count > 2 else PAIRS) + kind for kind, count in counts if count]),)  # noqa: PLR2004


def loose(counts: int) -> list[int]:
    """Codes of tiles laid out without sets: pairs, four equal tiles as two, and single tiles."""
    found: list[int] = []
    for kind in kinds_in(counts):
        pairs, over = divmod(counts >> KIND_BITS * kind & _ONE, 2)
        found += [PAIRS + kind] * pairs + [SINGLES + kind] * over
    return found


class Splits:
    """What parts can be split into, remembered by their patterns."""

    def __init__(self, room: int = ROOM) -> None:
        self._patterns_over: Memo[int] = Memo(_tiles_over, room)
        self._ways: Memo[tuple[Codes, ...]] = Memo(_ways, room)
        self._completing: Memo[Codes] = Memo(self._find_completing, room)
        self.over: Memo[int] = Memo(self._find_over, room)
        """By part: tiles over when divided by three, 0 all sets, 2 with the pair, or `HOPELESS`."""

    def table_size(self) -> int:
        """Entries of the largest table."""
        return max(len(self._patterns_over), len(self._ways), len(self._completing), len(self.over))

    def _find_over(self, part: int) -> int:
        if part >= _HONORS:
            return _honors_over(part)
        return self._patterns_over[part >> KIND_BITS * lowest(part)] if part else 0

    def ways(self, part: int) -> tuple[int, tuple[Codes, ...]]:
        """Lowest kind of a part, and the codes of its blocks from there, for each way."""
        if part >= _HONORS:
            return 0, _honor_ways(part)
        kind = lowest(part) if part else 0
        return kind, self._ways[part >> KIND_BITS * kind]

    def completing(self, part: int) -> list[int]:
        """Kinds of its own suit that make a way to split a part (of an empty one: none)."""
        if not part:
            return []
        if part >= _HONORS:
            kinds = kinds_of_suit(3)
            return [kind for kind in kinds if self.over[part + unit(kind)] != HOPELESS]
        first = lowest(part)
        kinds = kinds_of_suit(suit_of(first))
        found = self._completing[part >> KIND_BITS * first]
        return [first + step for step in found if first + step in kinds]

    def _find_completing(self, pattern: int) -> Codes:
        """Steps from the lowest tile to each kind that would do: none is far from all tiles."""
        raised = pattern << 2 * KIND_BITS
        size = total(pattern) % 3
        if not size:
            return ()
        start, step = (-_ranks(raised) % 3, 3) if size == PAIR_OVER else (0, 1)
        kinds = range(start, raised.bit_length() // KIND_BITS + 3, step)
        over = self._find_over
        return tuple([kind - 2 for kind in kinds if over(raised + unit(kind)) != HOPELESS])
