"""Blocks: the chows, pungs, kongs, pairs, knitted thirds and single tiles a hand is read as.

A block is its shape and its tiles; `key` counts it the way the aspects of a reading want it (see
`aspects`).
"""

from typing import Final, NamedTuple

from mcrcore import aspects
from mcrcore.tiles import FIRST_HONOR, rank_of, suit_of

CHOW: Final = "chow"
PUNG: Final = "pung"
KONG: Final = "kong"
PAIR: Final = "pair"
KNITTED: Final = "knitted"
SINGLE: Final = "single"


class Block(NamedTuple):
    """One block of a reading: its shape and its tiles in tile order."""

    kind: str
    tiles: tuple[int, ...]


def chow(lowest: int) -> Block:
    """Chow that starts at this kind."""
    return Block(CHOW, (lowest, lowest + 1, lowest + 2))


def pung(kind: int) -> Block:
    """Three equal tiles."""
    return Block(PUNG, (kind,) * 3)


def kong(kind: int) -> Block:
    """Four equal tiles, declared."""
    return Block(KONG, (kind,) * 4)


def pair(kind: int) -> Block:
    """Two equal tiles."""
    return Block(PAIR, (kind,) * 2)


def single(kind: int) -> Block:
    """One tile of a hand without sets."""
    return Block(SINGLE, (kind,))


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


def sort_key(block: Block) -> tuple[int, ...]:
    """Tile order of blocks: by their tiles, pair before pung before chow of one lowest tile."""
    return block.tiles
