"""Blocks: the chows, pungs, kongs, pairs, knitted thirds and single tiles a hand is read as.

A block is its shape and its tiles; `key` counts it the way the aspects of a reading want it (see
`aspects`).
"""

from functools import cache
from typing import Any, Final

from mcrcore import aspects
from mcrcore.tiles import FIRST_HONOR, NAMES, rank_of, suit_of

CHOW: Final = "chow"
PUNG: Final = "pung"
KONG: Final = "kong"
PAIR: Final = "pair"
KNITTED: Final = "knitted"
SINGLE: Final = "single"


class Block:
    """One block of a reading: its shape and its tiles in tile order.

    There is one object for each block there is, made by the functions below.
    """

    __slots__ = ("kind", "line", "tiles")

    def __init__(self, kind: str, tiles: tuple[int, ...]) -> None:
        self.kind = kind
        self.tiles = tiles
        self.line: dict[str, Any] = {
            "kind": kind,
            "tiles": [NAMES[tile] for tile in tiles],
            "concealed": True,
            "winning": False,
        }
        """What a result says of it, to be copied, where nothing else is known."""


@cache
def _block(kind: str, *tiles: int) -> Block:
    return Block(kind, tiles)


def chow(lowest: int) -> Block:
    """Chow that starts at this kind."""
    return _block(CHOW, lowest, lowest + 1, lowest + 2)


def pung(kind: int) -> Block:
    """Three equal tiles."""
    return _block(PUNG, kind, kind, kind)


def kong(kind: int) -> Block:
    """Four equal tiles, declared."""
    return _block(KONG, kind, kind, kind, kind)


def pair(kind: int) -> Block:
    """Two equal tiles."""
    return _block(PAIR, kind, kind)


def knitted(lowest: int) -> Block:
    """A third of the knitted tiles: 147, 258 or 369 of a suit."""
    return _block(KNITTED, lowest, lowest + 3, lowest + 6)


def single(kind: int) -> Block:
    """One tile of a hand without sets."""
    return _block(SINGLE, kind)


def starts_chow(kind: int) -> bool:
    """Whether a chow can begin at this kind (a suited 1 to 7)."""
    return kind < FIRST_HONOR and kind % 9 < 7  # noqa: PLR2004


def key(block: Block, *, concealed: bool) -> int:
    """What this block adds to the key of a reading.

    ``concealed`` is False for called melds and for the pung a discard completes.
    """
    first = block.tiles[0]
    if block.kind == CHOW:
        return aspects.chow_key(suit_of(first), rank_of(first))
    if block.kind == PAIR:
        return aspects.pair_key(first)
    if block.kind not in (PUNG, KONG):
        return 0
    found = aspects.pung_key(first)
    found += aspects.CONCEALED_PUNGS.one if concealed else aspects.OPEN_PUNGS.one
    if block.kind == KONG:
        found += aspects.CONCEALED_KONGS.one if concealed else aspects.MELDED_KONGS.one
    return found
