"""Random hands of every family, from a seed: complete shapes first, then spoiled ones."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from support.shapes import HONORS, SUITS

import mcrcore
from mcrcore.request_reader import KONGS, meld_tiles
from mcrcore.tiles import NAMES

Json = dict[str, Any]
Family = Callable[["Pool"], tuple[list[str], list[Json]]]
"""Makes concealed tiles and melds."""


class Pool:
    """The 136 tiles, of which hands take what is left."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.left = dict.fromkeys(NAMES, 4)

    def take(self, *tiles: str) -> list[str] | None:
        if any(self.left[tile] < tiles.count(tile) for tile in tiles):
            return None
        for tile in tiles:
            self.left[tile] -= 1
        return list(tiles)

    def chow(self, suits: str) -> list[str] | None:
        suit, rank = self.random.choice(suits), self.random.randint(1, 7)
        return self.take(*(f"{rank + step}{suit}" for step in range(3)))

    def equal(self, number: int, suits: str, *, honors: bool) -> list[str] | None:
        tiles = [tile for tile in NAMES if tile[-1] in suits or (honors and tile in HONORS)]
        return self.take(*[self.random.choice(tiles)] * number)


def _sets(pool: Pool, number: int, suits: str, chows: float) -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    while len(found) < number:
        if pool.random.random() < chows:
            tiles, kind = pool.chow(suits), "chow"
        else:
            kong = pool.random.random() < 0.15
            tiles = pool.equal(4 if kong else 3, suits, honors=pool.random.random() < 0.4)
            kind = "kong" if kong else "pung"
        if tiles:
            found.append((kind, tiles))
    return found


def _regular(pool: Pool) -> tuple[list[str], list[Json]]:
    random = pool.random
    suits = "".join(random.sample(SUITS, random.choice((1, 2, 3, 3))))
    concealed: list[str] = []
    melds: list[Json] = []
    calling = random.choice((0, 0, 0.3, 0.6, 1))
    for kind, tiles in _sets(pool, 4, suits, random.choice((0.1, 0.6, 0.9, 1))):
        if kind == "kong":
            melds.append({"kind": random.choice(KONGS), "tile": tiles[0]})
        elif random.random() < calling:
            melds.append({"kind": kind, "tile": tiles[0]})
        else:
            concealed += tiles
    while not (pair := pool.equal(2, suits, honors=random.random() < 0.3)):
        pass
    return concealed + pair, melds


def _knitted_tiles(random: Random) -> list[str]:
    suits = random.sample(SUITS, 3)
    return [f"{rank + step}{suits[rank - 1]}" for rank in (1, 2, 3) for step in (0, 3, 6)]


def _knitted_straight(pool: Pool) -> tuple[list[str], list[Json]]:
    concealed = pool.take(*_knitted_tiles(pool.random)) or []
    ((kind, tiles),) = _sets(pool, 1, SUITS, 0.5)
    melds: list[Json] = []
    if kind == "kong" or pool.random.random() < 0.3:
        melds.append({"kind": kind, "tile": tiles[0]})
    else:
        concealed += tiles
    while not (pair := pool.equal(2, SUITS, honors=True)):
        pass
    return concealed + pair, melds


def _honors_and_knitted(pool: Pool) -> tuple[list[str], list[Json]]:
    honors = pool.random.sample(HONORS, pool.random.choice((5, 6, 7)))
    knitted = pool.random.sample(_knitted_tiles(pool.random), 14 - len(honors))
    return honors + knitted, []


def _seven_pairs(pool: Pool) -> tuple[list[str], list[Json]]:
    suits = pool.random.choice(("m", "ps", "mps"))
    honors = pool.random.random() < 0.5
    tiles: list[str] = []
    while len(tiles) < 14:
        tiles += pool.equal(2, suits, honors=honors) or []
    return tiles, []


def _orphans(pool: Pool) -> tuple[list[str], list[Json]]:
    kinds = [f"{rank}{suit}" for suit in SUITS for rank in (1, 9)] + list(HONORS)
    return [*kinds, pool.random.choice(kinds)], []


def _gates(pool: Pool) -> tuple[list[str], list[Json]]:
    suit = pool.random.choice(SUITS)
    return [f"{rank}{suit}" for rank in f"1112345678999{pool.random.randint(1, 9)}"], []


def _taught(pool: Pool) -> tuple[list[str], list[Json]]:
    """An example of the catalogue with its suits renamed, so that every fan comes by."""
    request = pool.random.choice(_EXAMPLES)
    names = dict(zip(SUITS, pool.random.sample(SUITS, 3), strict=True))

    def renamed(tile: str) -> str:
        return tile[0] + names[tile[1]] if len(tile) > 1 else tile

    melds = [{"kind": meld["kind"], "tile": renamed(meld["tile"])} for meld in request["melds"]]
    return [renamed(tile) for tile in request["concealed"]], melds


_EXAMPLES = [mcrcore.parse(fan["example"]) for fan in mcrcore.catalogue("gb")]

FAMILIES: Sequence[Family] = (
    *[_regular] * 8,
    *[_taught] * 2,
    _knitted_straight,
    _honors_and_knitted,
    *[_seven_pairs] * 2,
    _orphans,
    _gates,
)


def hand(random: Random, families: Sequence[Family] = FAMILIES) -> Json:
    """One valid request of 14 tiles, most often a winning shape."""
    concealed, melds = random.choice(families)(Pool(random))
    random.shuffle(concealed)
    if random.random() < 0.1:
        concealed[0] = random.choice(NAMES)
    request: Json = {
        "concealed": concealed,
        "melds": melds,
        "win": {"source": "self_draw"},
        "seat_wind": random.choice("ESWN"),
        "round_wind": random.choice("ESWN"),
        "last_wall_tile": random.random() < 0.1,
        "flowers": random.sample(range(1, 9), random.choice((0, 0, 1, 3))),
    }
    if random.random() < 0.5:
        request["win"] = {"source": "discard", "from": random.randint(1, 3)}
    elif random.random() < 0.3 and any(meld["kind"] in KONGS for meld in melds):
        request["kong_replacement"] = True
    held = concealed + [tile for meld in melds for tile in meld_tiles(**meld)]
    if held.count(concealed[-1]) == 1 and random.random() < 0.2:
        request["public_tiles"] = [concealed[-1]] * 3
        if request["win"]["source"] == "discard" and not request["last_wall_tile"]:
            request["robbing_kong"] = random.random() < 0.5
    return request if all(held.count(tile) <= 4 for tile in held) else hand(random, families)


def hands(seed: int, number: int) -> list[Json]:
    """So many hands from a seed."""
    random = Random(seed)
    return [hand(random) for _ in range(number)]
