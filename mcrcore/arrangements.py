"""Arrangements: every way the concealed tiles of one suit, or the honours, fall into blocks.

A part with a number of tiles divisible by three is all sets; one with two over holds the pair too;
one with one over cannot be arranged. `Splits` knows the blocks; `Arrangements` adds, for one rule
set, what they contribute to the mask and the key of a reading.
"""

from collections.abc import Callable
from typing import NamedTuple

from mcrcore import aspects
from mcrcore.blocks import CHOW, NIBBLE, PAIR, PUNG, Block, chow, key, pair, pung, sort_key, unit
from mcrcore.blocks import starts_chow as can_start
from mcrcore.counts import count_of, kinds_in, total
from mcrcore.memo import LIMIT, Memo
from mcrcore.traits import Layout

Blocks = tuple[Block, ...]
Sums = tuple[int, int]
"""Mask and key."""


class Part(NamedTuple):
    """All arrangements of a part that does not hold the winning tile."""

    over: int
    """Tiles over when divided by three: 0 all sets, 2 with the pair, 1 impossible."""
    sums: tuple[Sums, ...]
    blocks: tuple[Blocks, ...]


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
    sums: tuple[Sums, ...]
    """Those that differ in what they are worth."""
    placements: tuple[Placement, ...]


class Splits:
    """Ways to split parts into sets, and into sets and a pair, remembered."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.sets: Memo[tuple[Blocks, ...]] = Memo(self._sets, limit)
        self.all: Memo[tuple[Blocks, ...]] = Memo(self._all, limit)

    def _sets(self, part: int) -> tuple[Blocks, ...]:
        """Every way to split all tiles into chows and pungs, by the lowest tile."""
        if not part:
            return ((),)
        kind = ((part & -part).bit_length() - 1) // NIBBLE
        found: set[Blocks] = set()
        if count_of(part, kind) >= 3:  # noqa: PLR2004
            found |= self._with(pung(kind), part - 3 * unit(kind))
        if can_start(kind) and count_of(part, kind + 1) and count_of(part, kind + 2):
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


def _wait_kind(block: Block, winning: int) -> str:
    """Which wait a block was, once it is known that no other tile would have done."""
    if block.kind == PAIR:
        return "single"
    if block.kind != CHOW:
        return "none"
    lowest = block.tiles[0]
    if winning == lowest + 1:
        return "closed"
    edge = (lowest % 9 == 0 and winning == lowest + 2) or (lowest % 9 == 6 and winning == lowest)  # noqa: PLR2004
    return "edge" if edge else "none"


class Arrangements:
    """Tables of parts for one layout of masks."""

    def __init__(self, layout: Layout, splits: Splits, limit: int = LIMIT) -> None:
        self._layout = layout
        self._splits = splits
        self._masks: dict[Block, int] = {}
        self.parts: Memo[Part] = Memo(self._part, limit)
        self.winning_parts: tuple[Memo[WinningPart], ...] = tuple(
            Memo(self._placer(winning, self_draw=self_draw, unique=unique), limit)
            for winning in range(34)
            for self_draw in (False, True)
            for unique in (False, True)
        )
        """Tables by winning kind, way of winning and whether the wait was unique: see `table`."""

    @staticmethod
    def table(winning: int, *, self_draw: bool, unique: bool) -> int:
        """Index into `winning_parts`."""
        return winning << 2 | self_draw << 1 | unique

    def mask(self, block: Block) -> int:
        """Mask of one block, remembered (there are some 150 blocks)."""
        found = self._masks.get(block)
        if found is None:
            found = self._masks[block] = self._layout.block(block)
        return found

    def masks(self, blocks: Blocks) -> int:
        """Mask of some blocks together."""
        found = self._layout.full
        for block in blocks:
            found &= self.mask(block)
        return found

    def _part(self, part: int) -> Part:
        ways = self._splits.all[part]
        sums = tuple(
            (self.masks(blocks), sum(key(block, concealed=True) for block in blocks))
            for blocks in ways
        )
        return Part(total(part) % 3, sums, ways)

    def _placer(
        self, winning: int, *, self_draw: bool, unique: bool
    ) -> Callable[[int], WinningPart]:
        def place(part: int) -> WinningPart:
            found = [
                self._place(blocks, place, winning, self_draw=self_draw, unique=unique)
                for blocks in self._splits.all[part]
                for place, block in enumerate(blocks)
                if winning in block.tiles and block not in blocks[:place]
            ]
            sums = dict.fromkeys((placement.mask, placement.key) for placement in found)
            return WinningPart(total(part) % 3, tuple(sums), tuple(found))

        return place

    def _place(
        self, blocks: Blocks, place: int, winning: int, *, self_draw: bool, unique: bool
    ) -> Placement:
        block = blocks[place]
        found = sum(key(other, concealed=True) for other in blocks)
        if block.kind == PUNG and not self_draw:
            found -= aspects.CONCEALED_PUNGS.one
        if unique:
            kind = aspects.WAITS.index(_wait_kind(block, winning))
            found += kind * aspects.WAIT_KIND.one
        return Placement(self.masks(blocks), found, blocks, place)
