"""Arrangements: what the concealed tiles of one suit, or the honors, add to a reading.

`splits` knows the blocks; this adds, for one rule set, their mask and key, and where the winning
tile may stand among them.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final, NamedTuple

from mcrcore import aspects
from mcrcore.blocks import CHOW, PAIR, PUNG, Block, key
from mcrcore.counts import PARTS, total, unit
from mcrcore.forms import NINE_GATES as NINE_GATES_COUNTS
from mcrcore.memo import ROOM, Memo
from mcrcore.splits import BLOCKS, CHOWS, HOPELESS, PUNGS, Codes, Splits, loose
from mcrcore.tiles import KINDS, rank_of
from mcrcore.traits import NINE_GATES, Layout

Blocks = tuple[Block, ...]
Sums = tuple[int, int]
"""Mask and key."""

NOT_ALONE: Final = 0
ALONE: Final = 1
UNLESS_PAIR_TAKES_ONE: Final = 2
"""Alone, unless the pair's part, in another suit, could be completed instead."""

WAIT_MASK: Final = aspects.MASKS[aspects.WAIT]


class Part:
    """A part that does not hold the winning tile."""

    __slots__ = ("key", "mask", "over", "sums")

    def __init__(self, over: int, mask: int, key: int, sums: tuple[Sums, ...]) -> None:
        self.over = over
        """Tiles over when divided by three: 0 all sets, 2 with the pair, or `HOPELESS`."""
        self.mask = mask
        """Mask and key of the only arrangement; of several, such that change nothing."""
        self.key = key
        self.sums = sums
        """Mask and key of every arrangement, where there are several."""


class WinningPart:
    """A part that holds the winning tile."""

    __slots__ = ("alone", "over", "sums")

    def __init__(self, over: int, alone: int, sums: tuple[tuple[Sums, ...], ...]) -> None:
        self.over = over
        self.alone = alone
        """Whether no other tile of its suit would have done: `NOT_ALONE`, `ALONE` or only
        `UNLESS_PAIR_TAKES_ONE`. Where nothing it completes can be a wait, it does not matter."""
        self.sums = sums
        """Mask and key of every placement that may differ in worth, by whether the wait counts as
        one and whether it was a self-draw: at ``2 * is_wait + self_draw``."""


class Placement:
    """One arrangement, and where the winning tile stands in it."""

    __slots__ = ("blocks", "key", "mask", "winning")

    def __init__(self, mask: int, key: int, blocks: Blocks, winning: Block | None) -> None:
        self.mask = mask
        self.key = key
        self.blocks = blocks
        self.winning = winning
        """The block the winning tile completed, if it is in this part."""


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


_CALLED: Final = aspects.OPEN_PUNGS.one - aspects.CONCEALED_PUNGS.one
"""What a discard changes in the key of the pung it completes."""


def _completed(winning: int, *, self_draw: bool) -> dict[int, int]:
    return {
        code: wait_key(block, winning) + (_CALLED if block.kind == PUNG and not self_draw else 0)
        for code, block in BLOCKS.items()
        if winning in block.tiles
    }


_COMPLETED: Final = tuple(
    _completed(kind, self_draw=self_draw) for kind in KINDS for self_draw in (False, True)
)
"""Codes of the blocks a winning tile can complete, each with what that adds to the key: by winning
kind and way of winning, at ``2 * kind + self_draw``."""


class Way(NamedTuple):
    """One way to split a part: codes of its blocks, their mask and their key."""

    codes: Codes
    mask: int
    key: int


class Arrangements:
    """Tables of parts for one layout of masks."""

    def __init__(
        self, layout: Layout, splits: Splits, room: int = ROOM, *, unique_waits: bool = True
    ) -> None:
        self._layout = layout
        self._splits = splits
        self._unique_waits = unique_waits
        self._without_gates = layout.without(NINE_GATES)
        self._masks: dict[Block, int] = {}
        self._loose_masks: Memo[int] = Memo(self._loose_mask, room)
        self._loose: Memo[Blocks] = Memo(_loose_blocks, room)
        self._sums: Memo[Sums] = Memo(self._block_sums, room)
        self.parts: Memo[Part] = Memo(self._part, room)
        self.winning_parts: tuple[Memo[WinningPart], ...] = tuple(
            Memo(partial(self._winning_part, kind), room) for kind in KINDS
        )
        """Tables by winning kind."""
        self.arranged: Memo[tuple[Placement, ...]] = Memo(self._arranged, room)
        """Every arrangement of a part that does not hold the winning tile, with its blocks."""
        self.placed: tuple[Memo[tuple[Placement, ...]], ...] = tuple(
            Memo(partial(self._placements, place), room) for place in range(len(_COMPLETED))
        )
        """The same of a part that does, for each place the winning tile may stand, by winning kind
        and way of winning: at ``2 * kind + self_draw``."""

    def table_size(self) -> int:
        """Entries of the largest table."""
        return max(
            len(self.parts),
            len(self.arranged),
            *map(len, self.winning_parts),
            *map(len, self.placed),
        )

    def mask(self, block: Block) -> int:
        """Mask of one block, remembered (there are some 200 blocks)."""
        found = self._masks.get(block)
        if found is None:
            found = self._masks[block] = self._layout.block(block)
        return found

    def mask_of(self, blocks: Iterable[Block]) -> int:
        """Mask of some blocks together."""
        found = self._layout.full
        for block in blocks:
            found &= self.mask(block)
        return found

    def loose_blocks(self, counts: int) -> Blocks:
        """Blocks of tiles laid out without sets."""
        first, second, third, honors = PARTS
        loose = self._loose
        return (
            loose[counts & first]
            + loose[counts & second]
            + loose[counts & third]
            + loose[counts & honors]
        )

    def loose_mask(self, counts: int) -> int:
        """Their mask."""
        first, second, third, honors = PARTS
        loose = self._loose_masks
        return (
            loose[counts & first]
            & loose[counts & second]
            & loose[counts & third]
            & loose[counts & honors]
        )

    def _loose_mask(self, part: int) -> int:
        return self.mask_of(self._loose[part])

    def _block_sums(self, code: int) -> Sums:
        block = BLOCKS[code]
        return self.mask(block), key(block, concealed=True)

    def _ways(self, part: int) -> list[Way]:
        kind, ways = self._splits.ways(part)
        found = []
        for steps in ways:
            codes = tuple([kind + step for step in steps])
            mask, key = self._layout.full, 0
            for code in codes:
                block_mask, block_key = self._sums[code]
                mask &= block_mask
                key += block_key
            found.append(Way(codes, mask, key))
        return found

    def _part(self, part: int) -> Part:
        sums = tuple([(way.mask, way.key) for way in self._ways(part)])
        if not sums:
            return Part(HOPELESS, 0, 0, ())
        over = total(part) % 3
        return Part(over, -1, 0, sums) if len(sums) > 1 else Part(over, *sums[0], ())

    def _placed(self, place: int, part: int) -> Iterator[tuple[Way, int]]:
        """Each way and place of the winning tile, with what that adds, and the block it completed.

        Whether it came to nine gates is told here: they all lie in its own part.
        """
        completed = _COMPLETED[place]
        kept = -1 if part - unit(place // 2) in NINE_GATES_COUNTS else self._without_gates
        for way in self._ways(part):
            for code in dict.fromkeys(way.codes):
                if code in completed:
                    yield Way(way.codes, way.mask & kept, way.key + completed[code]), code

    def _winning_part(self, winning: int, part: int) -> WinningPart:
        by_self_draw = list(self._placed(2 * winning + 1, part))
        if not by_self_draw:
            return WinningPart(HOPELESS, NOT_ALONE, ((), (), (), ()))
        by_discard = by_self_draw
        if any(PUNGS <= code < CHOWS for _, code in by_self_draw):
            by_discard = list(self._placed(2 * winning, part))
        waiting = (_sums(by_discard), _sums(by_self_draw))
        plain = tuple(
            [_distinct([(mask, key & ~WAIT_MASK) for mask, key in sums]) for sums in waiting]
        )
        alone = self._alone(part, winning) if plain != waiting else NOT_ALONE
        return WinningPart(total(part) % 3, alone, (*plain, *waiting))

    def _alone(self, part: int, winning: int) -> int:
        """Whether the winning tile is the only one that completes its part, if that matters."""
        if not self._unique_waits:
            return ALONE
        before = part - unit(winning)
        if len(self._splits.completing(before)) != 1:
            return NOT_ALONE
        pair_elsewhere = total(part) % 3 == 0 and self._splits.over[before] != HOPELESS
        return UNLESS_PAIR_TAKES_ONE if pair_elsewhere else ALONE

    def _arranged(self, part: int) -> tuple[Placement, ...]:
        return tuple([Placement(way.mask, way.key, _blocks(way), None) for way in self._ways(part)])

    def _placements(self, place: int, part: int) -> tuple[Placement, ...]:
        return tuple(
            [
                Placement(way.mask, way.key, _blocks(way), BLOCKS[code])
                for way, code in self._placed(place, part)
            ]
        )


def _distinct(sums: list[Sums]) -> tuple[Sums, ...]:
    return tuple(dict.fromkeys(sums)) if len(sums) > 1 else tuple(sums)


def _sums(placed: list[tuple[Way, int]]) -> tuple[Sums, ...]:
    return _distinct([(way.mask, way.key) for way, _ in placed])


def _loose_blocks(part: int) -> Blocks:
    return tuple([BLOCKS[code] for code in loose(part)])


def _blocks(way: Way) -> Blocks:
    return tuple([BLOCKS[code] for code in way.codes])
