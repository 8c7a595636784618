"""One reading of a hand: its blocks, where the winning tile stands, what matches stand on."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Final

from mcrcore import aspects, conditions
from mcrcore.arrangements import Blocks, Sums
from mcrcore.blocks import CHOW, KNITTED, KONG, PAIR, PUNG, Block, sort_key
from mcrcore.conditions import Span
from mcrcore.counts import FOURS, kinds_in
from mcrcore.hand import Hand
from mcrcore.tiles import FIRST_HONOR


class Reading:
    """A form, the blocks that make it (melds first, as called), and the block just completed."""

    def __init__(
        self, form: str, sums: Sums, hand: Hand, concealed: Blocks, winning: Block
    ) -> None:
        self.form = form
        self.mask, self.key = sums
        self._hand = hand
        own = sorted(concealed, key=sort_key)
        self.blocks: Blocks = (*(meld.block for meld in hand.melds), *own)
        self.winning = len(hand.melds) + own.index(winning)

    @property
    def identity(self) -> tuple[Blocks, Block]:
        """What makes two readings of one hand the same."""
        return self.blocks, self.blocks[self.winning]

    def bits(self, aspect: str) -> int:
        """What the tables of an aspect know this reading by."""
        return self.mask if aspect == aspects.SHAPE else self.key & aspects.MASKS[aspect]

    def is_concealed(self, place: int) -> bool:
        """Whether a block is concealed: not called, and not completed by a discard."""
        if place < len(self._hand.melds):
            return self._hand.melds[place].concealed
        return self._hand.self_draw or place != self.winning

    def places(self, where: str, span: Span) -> list[int]:
        """Blocks a match stands on, by their place in `blocks`."""
        return sorted(_PLACES[where](self, span))

    @cached_property
    def chows(self) -> list[int]:
        """Places of the chows in tile order."""
        return self._of_kind(CHOW)

    @cached_property
    def pungs(self) -> list[int]:
        """Places of the pungs and kongs in tile order."""
        return self._of_kind(PUNG, KONG)

    @cached_property
    def suited_pungs(self) -> list[int]:
        """Places of the pungs and kongs that are no honors, in tile order."""
        return [place for place in self.pungs if self.blocks[place].tiles[0] < FIRST_HONOR]

    @property
    def pair(self) -> list[int]:
        """Place of the pair, or places of all seven."""
        return self._of_kind(PAIR)

    @property
    def kongs(self) -> list[int]:
        """Places of the kongs."""
        return self._of_kind(KONG)

    @property
    def knitted(self) -> list[int]:
        """Places of the knitted tiles, as three thirds or one by one."""
        return self._of_kind(KNITTED) or [
            place for place, block in enumerate(self.blocks) if block.tiles[0] < FIRST_HONOR
        ]

    @property
    def hogs(self) -> list[int]:
        """Kinds held four times without a kong, in tile order."""
        sets = [meld.tiles for meld in self._hand.melds if meld.block.kind != KONG]
        return kinds_in(self._hand.counts + sum(sets) & FOURS)

    def _of_kind(self, *kinds: str) -> list[int]:
        found = [place for place, block in enumerate(self.blocks) if block.kind in kinds]
        return sorted(found, key=lambda place: self.blocks[place].tiles)

    def holding(self, kinds: Iterable[int]) -> list[int]:
        """Places of the blocks with a tile of these kinds."""
        wanted = set(kinds)
        return [
            place for place, block in enumerate(self.blocks) if not wanted.isdisjoint(block.tiles)
        ]


def _if_concealed(reading: Reading, places: Iterable[int], *, concealed: bool) -> list[int]:
    return [place for place in places if reading.is_concealed(place) is concealed]


_PLACES: Final[dict[str, Callable[[Reading, Span], Iterable[int]]]] = {
    conditions.EVERYWHERE: lambda reading, _: range(len(reading.blocks)),
    conditions.NOWHERE: lambda _, __: (),
    conditions.CHOWS: lambda reading, span: [reading.chows[position] for position in span],
    conditions.SUITED_PUNGS: lambda reading, span: [
        reading.suited_pungs[position] for position in span
    ],
    conditions.HONOR_BLOCKS: lambda reading, span: reading.holding(span),
    conditions.KNITTED_PART: lambda reading, _: reading.knitted,
    conditions.WINNING_BLOCK: lambda reading, _: (reading.winning,),
    conditions.KONGS: lambda reading, _: reading.kongs,
    conditions.CONCEALED_KONGS: lambda reading, _: _if_concealed(
        reading, reading.kongs, concealed=True
    ),
    conditions.MELDED_KONGS: lambda reading, _: _if_concealed(
        reading, reading.kongs, concealed=False
    ),
    conditions.CONCEALED_PUNGS: lambda reading, _: _if_concealed(
        reading, reading.pungs, concealed=True
    ),
    conditions.PAIR_BLOCK: lambda reading, _: reading.pair,
    conditions.HOG: lambda reading, span: reading.holding((reading.hogs[span[0]],)),
}
"""How each kind of place is found in a reading."""
