"""Winning shapes straight from their definitions, with nothing of the engine in them.

Slow and plain: tiles are names, and every way to lay them is tried.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Any

Json = dict[str, Any]

SUITS = "mps"
WINDS = "ESWN"
DRAGONS = "CFP"
HONORS = WINDS + DRAGONS
TILES = (*[f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)], *HONORS)
"""The 34 kinds in tile order."""
PLACE = {tile: place for place, tile in enumerate(TILES)}
ORPHANS = (*[f"{rank}{suit}" for suit in SUITS for rank in (1, 9)], *HONORS)

Laid = tuple[str, tuple[str, ...]]
"""Kind of a block and its tiles."""


@dataclass(frozen=True)
class Block:
    """One block of a reading, as results have it."""

    kind: str
    tiles: tuple[str, ...]
    concealed: bool
    winning: bool


@dataclass(frozen=True)
class Shape:
    """A form and its blocks: the melds in their order, then the others in tile order."""

    form: str
    blocks: tuple[Block, ...]


def suited(tile: str) -> bool:
    return len(tile) == 2


def chow(lowest: str) -> tuple[str, ...]:
    return tuple(f"{int(lowest[0]) + step}{lowest[1]}" for step in range(3))


def without(tiles: Sequence[str], taken: Sequence[str]) -> tuple[str, ...] | None:
    """The tiles without some of them; None where these are not all there."""
    left = list(tiles)
    for tile in taken:
        if tile not in left:
            return None
        left.remove(tile)
    return tuple(left)


@cache
def splits(tiles: tuple[str, ...], *, pair: bool) -> tuple[tuple[Laid, ...], ...]:
    """Every way to lay sorted tiles as chows and pungs, and one pair if asked."""
    if not tiles:
        return () if pair else ((),)
    first = tiles[0]
    begun: list[tuple[Laid, bool]] = [(("pung", (first,) * 3), pair)]
    if pair:
        begun.append((("pair", (first,) * 2), False))
    if suited(first) and first[0] < "8":
        begun.append((("chow", chow(first)), pair))
    return tuple(
        (block, *rest)
        for block, still in begun
        if (left := without(tiles, block[1])) is not None
        for rest in splits(left, pair=still)
    )


def knitted_ways() -> Iterator[tuple[tuple[str, ...], ...]]:
    """147, 258 and 369, each in a suit of its own: six ways."""
    for suits in permutations(SUITS):
        yield tuple(
            tuple(f"{rank + step}{suit}" for step in (0, 3, 6))
            for rank, suit in zip((1, 2, 3), suits, strict=True)
        )


KNITTED = tuple(knitted_ways())


def _knitted_straights(tiles: tuple[str, ...]) -> Iterator[tuple[Laid, ...]]:
    for thirds in KNITTED:
        left = without(tiles, [tile for third in thirds for tile in third])
        if left is not None:
            blocks = tuple(("knitted", third) for third in thirds)
            for rest in splits(left, pair=True):
                yield (*blocks, *rest)


def _pairs(tiles: tuple[str, ...], *, different: bool) -> Iterator[tuple[Laid, ...]]:
    counts = Counter(tiles)
    if all(count % 2 == 0 for count in counts.values()) and not (different and len(counts) < 7):
        yield tuple(("pair", (tile,) * 2) for tile in sorted(counts.elements())[::2])


def _singles(tiles: tuple[str, ...]) -> tuple[Laid, ...]:
    return tuple(
        ("pair" if count > 1 else "single", (tile,) * count)
        for tile, count in Counter(tiles).items()
    )


def are_orphans(tiles: Sequence[str]) -> bool:
    return set(tiles) == set(ORPHANS) and len(tiles) == 14


def are_honors_and_knitted(tiles: Sequence[str]) -> bool:
    different = set(tiles)
    numbers = {tile for tile in different if suited(tile)}
    return len(different) == len(tiles) and any(numbers <= set(sum(way, ())) for way in KNITTED)


def ways(tiles: Sequence[str], melds: int, rules: str) -> Iterator[tuple[str, tuple[Laid, ...]]]:
    """Every form and every way to lay the concealed tiles in it."""
    ordered = tuple(sorted(tiles, key=PLACE.__getitem__))
    for blocks in splits(ordered, pair=True):
        yield "regular", blocks
    guangdong = rules == "gmcr"
    if melds <= 1 and not guangdong:
        for blocks in _knitted_straights(ordered):
            yield "knitted_straight", blocks
    if melds:
        return
    for blocks in _pairs(ordered, different=guangdong):
        yield "seven_pairs", blocks
    if are_orphans(ordered):
        yield "thirteen_orphans", _singles(ordered)
    if not guangdong and are_honors_and_knitted(ordered):
        yield "honors_and_knitted", _singles(ordered)


def completes(tiles: Sequence[str], melds: int, rules: str) -> bool:
    """Whether tiles and so many melds are a winning shape."""
    return next(ways(tiles, melds, rules), None) is not None


def completing(tiles: Sequence[str], melds: int, rules: str) -> list[str]:
    """Every kind that makes a winning shape of 13 tiles, however many copies are gone."""
    return [tile for tile in TILES if completes([*tiles, tile], melds, rules)]


def meld_tiles(meld: Json) -> tuple[str, ...]:
    if meld["kind"] == "chow":
        return chow(meld["tile"])
    return (meld["tile"],) * (3 if meld["kind"] == "pung" else 4)


def _melded(meld: Json) -> Block:
    is_concealed = meld["kind"] == "concealed_kong"
    kind = "kong" if is_concealed else meld["kind"]
    return Block(kind, meld_tiles(meld), is_concealed, winning=False)


def shapes(request: Json, rules: str) -> set[Shape]:
    """Every reading: a way to lay the tiles, and a block for the winning tile."""
    melds = [_melded(meld) for meld in request["melds"]]
    winning = request["concealed"][-1]
    drawn = request["win"]["source"] == "self_draw"
    found = set()
    for form, laid in ways(request["concealed"], len(melds), rules):
        ordered = sorted(laid, key=lambda block: [PLACE[tile] for tile in block[1]])
        for place, (_, tiles) in enumerate(ordered):
            if winning in tiles and ordered[place] not in ordered[:place]:
                own = [
                    Block(kind, tiles, drawn or at != place, winning=at == place)
                    for at, (kind, tiles) in enumerate(ordered)
                ]
                found.add(Shape(form, (*melds, *own)))
    return found


def shape_of(reading: Json) -> Shape:
    """A reading of a result."""
    blocks = tuple(
        Block(block["kind"], tuple(block["tiles"]), block["concealed"], block["winning"])
        for block in reading["blocks"]
    )
    return Shape(reading["form"], blocks)
