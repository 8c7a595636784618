"""A hand as the engine works on it: packed counts, the sums of its melds, the circumstances."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from mcrcore import aspects
from mcrcore.arrangements import Arrangements
from mcrcore.blocks import Block, chow, key, kong, pung, starts_chow
from mcrcore.counts import packed
from mcrcore.tiles import KINDS, NAMES


@dataclass(slots=True)
class Meld:
    """A meld, with what it adds to a hand."""

    mask: int
    key: int
    tiles: int
    """All its tiles, packed."""
    block: Block
    concealed: bool
    """A concealed kong; everything else is called."""

    @property
    def open_tiles(self) -> int:
        """Its tiles if everybody can see them, packed."""
        return 0 if self.concealed else self.tiles


@dataclass(slots=True)
class Hand:
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


def meld_table(arrangements: Arrangements) -> dict[str, dict[str, Meld]]:
    """Every meld there is, by the kind and then the tile a request names."""

    def melds(name: str, make: Callable[[int], Block], kinds: Iterable[int]) -> dict[str, Meld]:
        concealed = name == "concealed_kong"
        return {
            NAMES[kind]: Meld(
                mask=arrangements.mask(block),
                key=key(block, concealed=concealed) + (0 if concealed else aspects.CALLED.one),
                tiles=packed(block.tiles),
                block=block,
                concealed=concealed,
            )
            for kind, block in ((kind, make(kind)) for kind in kinds)
        }

    return {
        "chow": melds("chow", chow, filter(starts_chow, KINDS)),
        "pung": melds("pung", pung, KINDS),
        "kong": melds("kong", kong, KINDS),
        "concealed_kong": melds("concealed_kong", kong, KINDS),
    }
