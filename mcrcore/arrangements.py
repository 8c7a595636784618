"""Arrangements: every way the concealed tiles of one suit, or the honours, fall into blocks.

A part with a number of tiles divisible by three is all sets; one with two over holds the pair too;
one with one over cannot be arranged. `Splits` knows the blocks; `Arrangements` adds, for one rule
set, what they contribute to the mask and the key of a reading.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from mcrcore import aspects
from mcrcore.blocks import CHOW, NIBBLE, PAIR, Block, chow, key, pair, pung, sort_key, unit
from mcrcore.blocks import starts_chow as can_start
from mcrcore.counts import count_of, kinds_in, total
from mcrcore.memo import LIMIT, Memo
from mcrcore.tiles import rank_of
from mcrcore.traits import Layout

Blocks = tuple[Block, ...]
Sums = tuple[int, int]
"""Mask and key."""


HOPELESS: Final = -100
"""Low enough that no sum of four parts with such a one looks like a hand."""


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
        self.over: Memo[int] = Memo(self._over, limit)
        """Tiles over when divided by three (0 or 2), or `HOPELESS` when nothing comes of a part."""

    def _over(self, part: int) -> int:
        return total(part) % 3 if self.all[part] else HOPELESS

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

    def __init__(self, layout: Layout, splits: Splits, limit: int = LIMIT) -> None:
        self._layout = layout
        self._splits = splits
        self._masks: dict[Block, int] = {}
        self.parts: Memo[Part] = Memo(self._part, limit)
        self.winning_parts: tuple[Memo[WinningPart], ...] = tuple(
            Memo(self._placer(winning, self_draw=self_draw, is_wait=is_wait), limit)
            for winning in range(34)
            for self_draw in (False, True)
            for is_wait in (False, True)
        )
        """Tables by winning kind, way of winning and whether it counts as a wait: see `table`."""

    @staticmethod
    def table(winning: int, *, self_draw: bool, is_wait: bool) -> int:
        """Index into `winning_parts`."""
        return winning << 2 | self_draw << 1 | is_wait

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
        self, winning: int, *, self_draw: bool, is_wait: bool
    ) -> Callable[[int], WinningPart]:
        def place(part: int) -> WinningPart:
            found = [
                self._place(blocks, place, winning, self_draw=self_draw, is_wait=is_wait)
                for blocks in self._splits.all[part]
                for place, block in enumerate(blocks)
                if winning in block.tiles and block not in blocks[:place]
            ]
            sums = dict.fromkeys((placement.mask, placement.key) for placement in found)
            return WinningPart(total(part) % 3, tuple(sums), tuple(found))

        return place

    def _place(
        self, blocks: Blocks, place: int, winning: int, *, self_draw: bool, is_wait: bool
    ) -> Placement:
        block = blocks[place]
        found = sum(key(other, concealed=True) for other in blocks)
        if not self_draw:
            found += key(block, concealed=False) - key(block, concealed=True)
        if is_wait:
            found += wait_key(block, winning)
        return Placement(self.masks(blocks), found, blocks, place)
