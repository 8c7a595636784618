"""A hand as the engine works on it: packed counts, the sums of its melds, the circumstances."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from mcrcore import aspects
from mcrcore.arrangements import Arrangements
from mcrcore.blocks import KONG, Block, chow, key, kong, pung, starts_chow
from mcrcore.counts import packed
from mcrcore.tiles import FIRST_HONOR, KINDS, NAMES


class Meld:
    """A meld, with what it adds to a hand."""

    __slots__ = ("block", "concealed", "key", "mask", "tiles")

    def __init__(self, mask: int, key: int, tiles: int, block: Block, *, concealed: bool) -> None:
        self.mask = mask
        self.key = key
        self.tiles = tiles
        """All its tiles, packed."""
        self.block = block
        self.concealed = concealed
        """A concealed kong; everything else is called."""

    @property
    def open_tiles(self) -> int:
        """Its tiles if everybody can see them, packed."""
        return 0 if self.concealed else self.tiles


@dataclass(slots=True, repr=False, match_args=False)
class Hand:
    """A complete number of tiles with everything that bears on its value."""

    counts: int
    """Concealed tiles, the winning tile among them, packed."""
    winning: int
    melds: list[Meld]
    mask: int
    """Mask of the melds."""
    key: int
    """Key of the melds and the circumstances."""
    self_draw: bool
    discarder: int | None
    """Player 1 to 3 on a discard, None on a self-draw."""
    flowers: int


def meld_table(arrangements: Arrangements) -> dict[str, dict[str, Meld]]:
    """Every meld there is, by the kind and then the tile a request names."""

    def melds(name: str, make: Callable[[int], Block], kinds: Iterable[int]) -> dict[str, Meld]:
        concealed = name == "concealed_kong"
        return {NAMES[kind]: meld(make(kind), concealed=concealed) for kind in kinds}

    def meld(block: Block, *, concealed: bool) -> Meld:
        return Meld(
            mask=arrangements.mask(block),
            key=_meld_key(block, concealed=concealed),
            tiles=packed(block.tiles),
            block=block,
            concealed=concealed,
        )

    return {
        "chow": melds("chow", chow, filter(starts_chow, KINDS)),
        "pung": melds("pung", pung, KINDS),
        "kong": melds("kong", kong, KINDS),
        "concealed_kong": melds("concealed_kong", kong, KINDS),
    }


def _meld_key(block: Block, *, concealed: bool) -> int:
    """What a meld adds to the key of a hand.

    Its kinds held four times are all counted as hogs, so a kong takes one off.
    """
    found = key(block, concealed=concealed)
    if not concealed:
        found += aspects.CALLED.one
    if block.kind == KONG:
        is_honor = block.tiles[0] >= FIRST_HONOR
        found -= aspects.HONOR_HOGS.one if is_honor else aspects.SUITED_HOGS.one
    return found
