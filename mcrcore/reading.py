"""One reading of a hand: its blocks, where the winning tile stands, what matches stand on."""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Final

from mcrcore import conditions
from mcrcore.arrangements import Blocks, Sums
from mcrcore.blocks import CHOW, KNITTED, KONG, PAIR, PUNG, Block
from mcrcore.conditions import Span
from mcrcore.counts import FOURS, kinds_in
from mcrcore.hand import Hand
from mcrcore.memo import Memo
from mcrcore.tiles import FIRST_HONOR

_tiles: Final = attrgetter("tiles")
_PUNGS: Final = frozenset((PUNG, KONG))
_kinds_in: Final = Memo(kinds_in)
_PLACES: Final = list(range(14))


class Reading:
    """A form, the blocks that make it (melds first, as called), and the block just completed."""

    __slots__ = (
        "_chows",
        "_exposed",
        "_hand",
        "_pungs",
        "blocks",
        "form",
        "key",
        "mask",
        "winning",
    )

    def __init__(
        self, form: str, sums: Sums, hand: Hand, concealed: Blocks, winning: Block
    ) -> None:
        self.form = form
        self.mask, self.key = sums
        self._hand = hand
        own = sorted(concealed, key=_tiles)
        melds = hand.melds
        self.winning = len(melds) + own.index(winning)
        self.blocks: Blocks = (*[meld.block for meld in melds], *own) if melds else tuple(own)
        self._exposed: list[int] | None = None
        self._chows: list[int] | None = None
        self._pungs: list[int] | None = None

    @property
    def order(self) -> list[tuple[str, tuple[int, ...]]]:
        """Tells apart the readings of one hand, and puts them in one order."""
        blocks = (*self.blocks, self.blocks[self.winning])
        return [(block.kind, block.tiles) for block in blocks]

    def exposed(self) -> list[int]:
        """Places of the blocks that are not concealed: called, or completed by a discard."""
        found = self._exposed
        if found is None:
            hand = self._hand
            found = []
            if hand.melds:
                found = [place for place, meld in enumerate(hand.melds) if not meld.concealed]
            if not hand.self_draw:
                found.append(self.winning)
            self._exposed = found
        return found

    def everywhere(self) -> list[int]:
        """Places of all blocks."""
        return _PLACES[: len(self.blocks)]

    def chows(self) -> list[int]:
        """Places of the chows, in tile order."""
        if self._chows is None:
            self._chows = self._in_tile_order(
                [place for place, block in enumerate(self.blocks) if block.kind == CHOW]
            )
        return self._chows

    def pungs(self) -> list[int]:
        """Places of the pungs and kongs, in tile order."""
        if self._pungs is None:
            self._pungs = self._in_tile_order(
                [place for place, block in enumerate(self.blocks) if block.kind in _PUNGS]
            )
        return self._pungs

    def _in_tile_order(self, places: list[int]) -> list[int]:
        if self._hand.melds:  # which come first, in the order they were called in
            places.sort(key=lambda place: self.blocks[place].tiles)
        return places

    def suited_pungs(self) -> list[int]:
        """Places of the pungs and kongs that are no honors, in tile order: they come first."""
        pungs, blocks = self.pungs(), self.blocks
        return [place for place in pungs if blocks[place].tiles[0] < FIRST_HONOR]

    @property
    def knitted(self) -> list[int]:
        """Places of the knitted tiles, as three thirds or one by one."""
        return self.of_kind(KNITTED) or [
            place for place, block in enumerate(self.blocks) if block.tiles[0] < FIRST_HONOR
        ]

    @property
    def hogs(self) -> list[int]:
        """Kinds held four times without a kong, in tile order."""
        sets = [meld.tiles for meld in self._hand.melds if meld.block.kind != KONG]
        return _kinds_in[self._hand.counts + sum(sets) & FOURS]

    def of_kind(self, kind: str) -> list[int]:
        """Places of the blocks of one shape."""
        return [place for place, block in enumerate(self.blocks) if block.kind == kind]

    def holding(self, kind: int) -> list[int]:
        """Places of the blocks with a tile of this kind."""
        return [place for place, block in enumerate(self.blocks) if kind in block.tiles]

    def starting(self, kinds: Iterable[int]) -> list[int]:
        """Places of the blocks whose first tile is one of these kinds."""
        return [place for place, block in enumerate(self.blocks) if block.tiles[0] in kinds]

    def own(self, places: Iterable[int]) -> list[int]:
        """Those of some blocks that are concealed."""
        exposed = self.exposed()
        return [place for place in places if place not in exposed]

    def called(self, places: Iterable[int]) -> list[int]:
        """Those of some blocks that are not."""
        exposed = self.exposed()
        return [place for place in places if place in exposed]


Finder = Callable[[Reading, Span], list[int]]


def _chows(reading: Reading, span: Span) -> list[int]:
    return sorted(map(reading.chows().__getitem__, span))


def _suited_pungs(reading: Reading, span: Span) -> list[int]:
    return sorted(map(reading.suited_pungs().__getitem__, span))


FINDERS: Final[dict[str, Finder]] = {
    conditions.EVERYWHERE: lambda reading, _: reading.everywhere(),
    conditions.NOWHERE: lambda _, __: [],
    conditions.CHOWS: _chows,
    conditions.SUITED_PUNGS: _suited_pungs,
    conditions.HONOR_BLOCKS: Reading.starting,
    conditions.KNITTED_PART: lambda reading, _: reading.knitted,
    conditions.WINNING_BLOCK: lambda reading, _: [reading.winning],
    conditions.KONGS: lambda reading, _: reading.of_kind(KONG),
    conditions.CONCEALED_KONGS: lambda reading, _: reading.own(reading.of_kind(KONG)),
    conditions.MELDED_KONGS: lambda reading, _: reading.called(reading.of_kind(KONG)),
    conditions.CONCEALED_PUNGS: lambda reading, _: sorted(reading.own(reading.pungs())),
    conditions.PAIR_BLOCK: lambda reading, _: reading.of_kind(PAIR),
    conditions.HOG: lambda reading, span: reading.holding(reading.hogs[span[0]]),
}
"""How the blocks a match stands on are found in a reading, by their place in `Reading.blocks`."""
