"""A hand as the engine works on it: packed counts, the sums of its melds, the circumstances."""

from typing import NamedTuple

from mcrcore import aspects
from mcrcore.arrangements import Arrangements
from mcrcore.blocks import Block, chow, key, kong, pung, starts_chow
from mcrcore.counts import packed
from mcrcore.tiles import NAMES


class Meld(NamedTuple):
    """A meld, with what it adds to a hand."""

    block: Block
    concealed: bool
    """A concealed kong; everything else is called."""
    mask: int
    key: int
    tiles: int
    """All its tiles, packed."""
    open_tiles: int
    """Its tiles if everybody can see them."""
    loose_tiles: int
    """Its tiles unless it is a kong: they can make a tile hog."""


class Hand(NamedTuple):
    """A complete number of tiles with everything that bears on its value."""

    counts: int
    """Concealed tiles, the winning tile among them, packed."""
    winning: int
    melds: tuple[Meld, ...]
    mask: int
    """Mask of the melds."""
    key: int
    """Key of the melds and the circumstances."""
    self_draw: bool
    discarder: int | None
    """Player 1 to 3 on a discard, None on a self-draw."""
    flowers: int


def meld_table(arrangements: Arrangements) -> dict[tuple[str, str], Meld]:
    """Every meld there is, by the kind and tile a request names."""

    def meld(name: str, block: Block) -> Meld:
        concealed = name == "concealed_kong"
        tiles = packed(block.tiles)
        is_kong = len(block.tiles) == 4  # noqa: PLR2004
        return Meld(
            block=block,
            concealed=concealed,
            mask=arrangements.mask(block),
            key=key(block, concealed=concealed) + (0 if concealed else aspects.CALLED.one),
            tiles=tiles,
            open_tiles=0 if concealed else tiles,
            loose_tiles=0 if is_kong else tiles,
        )

    found = {}
    for kind, tile in enumerate(NAMES):
        if starts_chow(kind):
            found["chow", tile] = meld("chow", chow(kind))
        found["pung", tile] = meld("pung", pung(kind))
        for name in ("kong", "concealed_kong"):
            found[name, tile] = meld(name, kong(kind))
    return found
