"""Packed counts: how many tiles of each kind, five bits a kind, in one whole number.

The concealed tiles of a hand are one such number; its four *parts* (three suits, honors) are what
the tables of `splits` and `arrangements` are keyed on.
"""

from collections.abc import Iterable
from typing import Final

from mcrcore.tiles import HONOR_SUIT, NAMES, kinds_of_suit

KIND_BITS: Final = 5
"""Bits a kind takes."""


def unit(kind: int) -> int:
    """One tile of a kind as a packed count."""
    return 1 << KIND_BITS * kind


def packed(kinds: Iterable[int]) -> int:
    """Packed count of these kinds, each as often as it comes."""
    return sum(unit(kind) for kind in kinds)


UNITS: Final[dict[str, int]] = {name: unit(kind) for kind, name in enumerate(NAMES)}
"""One tile as a packed count, by name."""

ONES: Final = sum(UNITS.values())
"""One of every kind."""
TWOS: Final = 2 * ONES
FOURS: Final = 4 * ONES
FOUR_OR_MORE: Final = 28 * ONES
"""The bits of which one is there wherever there are four or more of a kind."""
TO_SIXTEEN: Final = 11 * ONES
"""Added to counts it lifts every five and more to sixteen and more."""
SIXTEENS: Final = 16 * ONES
MOST: Final = 20
"""Most of a kind that `too_many` can tell."""

_ALL: Final = (1 << KIND_BITS) - 1
PARTS: Final = tuple(
    sum(_ALL * unit(kind) for kind in kinds_of_suit(suit)) for suit in range(HONOR_SUIT + 1)
)
"""Masks of characters, dots, bamboo and honors."""
SUITED: Final = PARTS[0] | PARTS[1] | PARTS[2]


def count_of(counts: int, kind: int) -> int:
    """How many tiles of one kind."""
    return counts >> KIND_BITS * kind & _ALL


def total(counts: int) -> int:
    """How many tiles in all (at most thirty).

    A number in base 32 leaves the sum of its digits when divided by 31.
    """
    return counts % _ALL


def lowest(counts: int) -> int:
    """The first kind that is there (of some tiles)."""
    return ((counts & -counts).bit_length() - 1) // KIND_BITS


def present(counts: int) -> int:
    """One of every kind that is there at least once (at most seven of a kind)."""
    return (counts | counts >> 1 | counts >> 2) & ONES


def too_many(counts: int) -> bool:
    """Whether some kind is there five times or more (at most twenty of a kind)."""
    return bool(counts + TO_SIXTEEN & SIXTEENS)


def with_room(taken: int, copies: int) -> int:
    """One of every kind of which so many copies are left when these are taken."""
    return ONES & ~((taken + copies * ONES + TO_SIXTEEN & SIXTEENS) >> 4)


def kinds_in(counts: int) -> list[int]:
    """Kinds that are there, in tile order."""
    found = []
    left = present(counts)
    while left:
        low = left & -left
        found.append(low.bit_length() // KIND_BITS)
        left -= low
    return found
