"""Arrangements: every way the concealed tiles of one suit, or the honors, fall into blocks.

A part with a number of tiles divisible by three is all sets; one with two over holds the pair too;
one with one over cannot be arranged. `Splits` knows the blocks; `Arrangements` adds, for one rule
set, what they contribute to the mask and the key of a reading.
"""

from functools import partial
from typing import Final, NamedTuple

from mcrcore import aspects
from mcrcore.blocks import CHOW, PAIR, Block, chow, key, pair, pung, sort_key, starts_chow
from mcrcore.counts import KIND_BITS, count_of, kinds_in, total, unit
from mcrcore.memo import ROOM, Memo
from mcrcore.tiles import FIRST_HONOR, KINDS, NAMES, kinds_of_suit, rank_of, suit_of
from mcrcore.traits import Layout

Blocks = tuple[Block, ...]
Sums = tuple[int, int]
"""Mask and key."""


PAIR_OVER: Final = 2
"""Tiles over, when divided by three, in the part with the pair and so in a complete hand."""
HOPELESS: Final = -100
"""Low enough that no sum of four parts with such a one looks like a hand."""

NOT_ALONE: Final = 0
ALONE: Final = 1
UNLESS_PAIR_TAKES_ONE: Final = 2
"""Alone, unless the pair's part, in another suit, could be completed instead."""

WAIT_MASK: Final = aspects.MASKS[aspects.WAIT]


class Part(NamedTuple):
    """All arrangements of a part that does not hold the winning tile."""

    over: int
    """Tiles over when divided by three: 0 all sets, 2 with the pair, or `HOPELESS`."""
    mask: int
    """Mask and key of the only arrangement; where there are several, such that change nothing."""
    key: int
    sums: tuple[Sums, ...]
    """Mask and key of every arrangement, where there are several."""
    blocks: tuple[Blocks, ...]
    takes_one: bool
    """Whether one more tile makes sets of all its tiles, where it holds the pair."""


class Placement(NamedTuple):
    """One arrangement of the part with the winning tile, and where that tile stands."""

    mask: int
    key: int
    blocks: Blocks
    winning: int
    """Place in ``blocks`` of the block the winning tile completed."""


class WinningPart(NamedTuple):
    """All placements of a part that holds the winning tile."""

    over: int
    alone: int
    """Whether no other tile of its suit would have done: `NOT_ALONE`, `ALONE` or only
    `UNLESS_PAIR_TAKES_ONE`."""
    waiting: tuple[Sums, ...]
    """Those that differ in what they are worth when the wait counts as one."""
    plain: tuple[Sums, ...]
    """Those that differ when it does not."""
    placements: tuple[Placement, ...]
    """All of them, with their waits."""


def tiles_over(part: int) -> int:
    """Tiles over when divided by three, 0 or 2, or `HOPELESS` when the part has no arrangement.

    Says whether there is one without listing them: three equal chows are three pungs as well, so
    from the lowest tile up a pung may be taken wherever there are three.
    """
    first = ((part & -part).bit_length() - 1) // KIND_BITS if part else 0
    start = first - first % 9 if first < FIRST_HONOR else FIRST_HONOR
    counts = [count_of(part, kind) for kind in range(start, min(start + 9, len(NAMES)))]
    suited = start < FIRST_HONOR
    found = sum(counts) % 3
    if found == 0:
        return 0 if _are_sets(counts, suited=suited) else HOPELESS
    if found == 1:
        return HOPELESS
    for place, count in enumerate(counts):
        if count >= 2:  # noqa: PLR2004
            rest = [*counts[:place], count - 2, *counts[place + 1 :]]
            if _are_sets(rest, suited=suited):
                return found
    return HOPELESS


def _are_sets(counts: list[int], *, suited: bool) -> bool:
    """Whether tiles of one suit, or honors, counted from the lowest, fall into sets."""
    if not suited:
        return all(count % 3 == 0 for count in counts)
    first = second = 0  # chows begun one and two ranks below
    for count in counts:
        left = count - first - second
        if left < 0:
            return False
        first, second = left % 3, first
    return not first and not second


class Splits:
    """Ways to split parts into sets, and into sets and a pair, remembered."""

    def __init__(self, room: int = ROOM) -> None:
        self.sets: Memo[tuple[Blocks, ...]] = Memo(self._sets, room)
        self.all: Memo[tuple[Blocks, ...]] = Memo(self._all, room)
        self.over: Memo[int] = Memo(tiles_over, room)
        """`tiles_over` of each part."""
        self.completing: Memo[tuple[int, ...]] = Memo(self._completing, room)
        """Kinds of its own suit that make an arrangement of a part (not of an empty one)."""

    def _completing(self, part: int) -> tuple[int, ...]:
        if not part:
            return ()
        kinds = kinds_of_suit(suit_of(kinds_in(part)[0]))
        return tuple([kind for kind in kinds if self.over[part + unit(kind)] != HOPELESS])

    def _sets(self, part: int) -> tuple[Blocks, ...]:
        """Every way to split all tiles into chows and pungs, by the lowest tile."""
        if not part:
            return ((),)
        kind = ((part & -part).bit_length() - 1) // KIND_BITS
        found: set[Blocks] = set()
        if count_of(part, kind) >= 3:  # noqa: PLR2004
            found |= self._with(pung(kind), part - 3 * unit(kind))
        if starts_chow(kind) and count_of(part, kind + 1) and count_of(part, kind + 2):
            found |= self._with(chow(kind), part - unit(kind) - unit(kind + 1) - unit(kind + 2))
        return tuple(sorted(found))

    def _with(self, block: Block, rest: int) -> set[Blocks]:
        return {tuple(sorted((block, *others), key=sort_key)) for others in self.sets[rest]}

    def _all(self, part: int) -> tuple[Blocks, ...]:
        """Every arrangement of a part, with the pair if the number of tiles asks for one."""
        over = total(part) % 3
        if over == 0:
            return self.sets[part]
        if over == 1:
            return ()
        found: list[Blocks] = []
        for kind in kinds_in(part):
            if count_of(part, kind) >= 2:  # noqa: PLR2004
                rest = self.sets[part - 2 * unit(kind)]
                found += (tuple(sorted((pair(kind), *sets), key=sort_key)) for sets in rest)
        return tuple(sorted(found))


def wait_key(block: Block, winning: int) -> int:
    """Key of the wait a block was, where it counts as one."""
    kind = aspects.WAITS.index(_wait_kind(block, winning)) * aspects.WAIT_KIND.one
    is_five = kind and block.kind == CHOW and rank_of(block.tiles[0]) == 4  # noqa: PLR2004
    return kind + aspects.FIVE_WAIT.one if is_five else kind


def _wait_kind(block: Block, winning: int) -> str:
    if block.kind == PAIR:
        return "single"
    if block.kind != CHOW:
        return "none"
    if winning == block.tiles[1]:
        return "closed"
    edges = {(1, block.tiles[2]), (7, block.tiles[0])}
    return "edge" if (rank_of(block.tiles[0]), winning) in edges else "none"


class Arrangements:
    """Tables of parts for one layout of masks."""

    def __init__(self, layout: Layout, splits: Splits, room: int = ROOM) -> None:
        self._layout = layout
        self._splits = splits
        self._masks: dict[Block, int] = {}
        self._sums: dict[Block, Sums] = {}
        self.parts: Memo[Part] = Memo(self._part, room)
        self.winning_parts: tuple[Memo[WinningPart], ...] = tuple(
            Memo(partial(self._winning_part, winning, self_draw), room)
            for winning in KINDS
            for self_draw in (False, True)
        )
        """Tables by winning kind and way of winning: at ``2 * winning + self_draw``."""

    def mask(self, block: Block) -> int:
        """Mask of one block, remembered (there are some 150 blocks)."""
        found = self._masks.get(block)
        if found is None:
            found = self._masks[block] = self._layout.block(block)
        return found

    def sums(self, blocks: Blocks) -> Sums:
        """Mask and key of some concealed blocks together."""
        mask, found = self._layout.full, 0
        for block in blocks:
            sums = self._sums.get(block)
            if sums is None:
                sums = self._sums[block] = (self.mask(block), key(block, concealed=True))
            mask &= sums[0]
            found += sums[1]
        return mask, found

    def mask_of(self, blocks: Blocks) -> int:
        """Mask of some blocks together."""
        return self.sums(blocks)[0]

    def _part(self, part: int) -> Part:
        ways = self._splits.all[part]
        if not ways:
            return Part(HOPELESS, 0, 0, (), (), takes_one=False)
        sums = tuple([self.sums(blocks) for blocks in ways])
        over = total(part) % 3
        takes_one = over > 0 and bool(self._splits.completing[part])
        if len(sums) > 1:
            return Part(over, -1, 0, sums, ways, takes_one)
        return Part(over, *sums[0], (), ways, takes_one)

    def _winning_part(self, winning: int, self_draw: bool, part: int) -> WinningPart:  # noqa: FBT001
        found = [
            self._place(blocks, place, winning, self_draw=self_draw)
            for blocks in self._splits.all[part]
            for place, block in enumerate(blocks)
            if winning in block.tiles and block not in blocks[:place]
        ]
        waiting = dict.fromkeys((way.mask, way.key) for way in found)
        plain = dict.fromkeys((mask, key & ~WAIT_MASK) for mask, key in waiting)
        over = total(part) % 3 if found else HOPELESS
        alone = self._alone(part, winning, over)
        return WinningPart(over, alone, tuple(waiting), tuple(plain), tuple(found))

    def _alone(self, part: int, winning: int, over: int) -> int:
        """Whether the winning tile is the only one that completes its part."""
        before = part - unit(winning)
        if over == HOPELESS or len(self._splits.completing[before]) != 1:
            return NOT_ALONE
        pair_elsewhere = over == 0 and self._splits.over[before] != HOPELESS
        return UNLESS_PAIR_TAKES_ONE if pair_elsewhere else ALONE

    def _place(self, blocks: Blocks, place: int, winning: int, *, self_draw: bool) -> Placement:
        block = blocks[place]
        mask, found = self.sums(blocks)
        found += wait_key(block, winning)
        if not self_draw:
            found += key(block, concealed=False) - key(block, concealed=True)
        return Placement(mask, found, blocks, place)
