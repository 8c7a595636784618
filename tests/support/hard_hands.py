"""Hands that are hard to count: more families, for laws and proofs to be tried on.

The families of `support.hands` stay as they are, so that speeds measured on them can be compared.
"""

from random import Random

from support.hands import FAMILIES, Json, Pool, hand
from support.shapes import HONORS, KNITTED, SUITS, completing

import mcrcore
from mcrcore.request_reader import KONGS
from mcrcore.tiles import NAMES


def _themed_pairs(pool: Pool) -> tuple[list[str], list[Json]]:
    """Seven pairs of few kinds, or one step apart."""
    random = pool.random
    theme = random.choice(_THEMES)
    if random.random() < 0.3:
        suit, start = random.choice(SUITS), random.randint(1, 3)
        theme = tuple(f"{start + step}{suit}" for step in range(7))
    return [tile for tile in random.sample(theme * 2, 7) for _ in range(2)], []


_TERMINALS = tuple(f"{rank}{suit}" for suit in SUITS for rank in (1, 9))
_THEMES = (
    _TERMINALS,
    (*HONORS,),
    (*_TERMINALS, *HONORS),
    ("2s", "3s", "4s", "6s", "8s", "F"),
    tuple(f"{rank}{suit}" for suit in SUITS for rank in (2, 5, 8)),
)
"""Kinds that whole-hand fans are made of."""


def _sets_beside_pairs(pool: Pool) -> tuple[list[str], list[Json]]:
    """Six pairs and two tiles of one suit that make sets, if any two do."""
    random = pool.random
    suit = random.choice(SUITS)
    kinds = [f"{rank}{suit}" for rank in range(1, 10)]
    *pairs, odd = random.sample(kinds * 2, 7)
    tiles = [*pairs, *pairs, odd]
    waits = completing(tiles, 0, "gb")
    return [*tiles, random.choice([wait for wait in waits if wait != odd] or [odd])], []


def _knitted_and_near(pool: Pool) -> tuple[list[str], list[Json]]:
    """A knitted straight, its set and pair of one suit."""
    random = pool.random
    suit = random.choice(SUITS)
    concealed = pool.take(*(tile for third in random.choice(KNITTED) for tile in third)) or []
    while not (
        tiles := pool.chow(suit) if random.random() < 0.7 else pool.equal(3, suit, honors=False)
    ):
        pass
    while not (pair := pool.equal(2, suit, honors=False)):
        pass
    return concealed + tiles + pair, []


def _kongs(pool: Pool) -> tuple[list[str], list[Json]]:
    """Kongs and pungs of every sort."""
    random = pool.random
    concealed: list[str] = []
    melds: list[Json] = []
    for tile in random.sample(NAMES, 4):
        kind = random.choice((*KONGS, *KONGS, "pung", ""))
        if kind:
            melds.append({"kind": kind, "tile": tile})
        else:
            concealed += [tile] * 3
        pool.take(*[tile] * 4)
    while not (pair := pool.equal(2, SUITS, honors=True)):
        pass
    return concealed + pair, melds


def _close_chows(pool: Pool) -> tuple[list[str], list[Json]]:
    """Four chows near one another, which combine in many ways."""
    random = pool.random
    suits, low = random.choice(("m", "ps", "mps")), random.randint(1, 5)
    concealed: list[str] = []
    melds: list[Json] = []
    while len(concealed) + 3 * len(melds) < 12:
        suit, rank = random.choice(suits), random.choice((low, low, low + 1, low + 2, 1, 7))
        tiles = pool.take(*(f"{rank + step}{suit}" for step in range(3)))
        if tiles and random.random() < 0.3:
            melds.append({"kind": "chow", "tile": tiles[0]})
        else:
            concealed += tiles or []
    while not (pair := pool.equal(2, suits, honors=random.random() < 0.3)):
        pass
    return concealed + pair, melds


def _taught(pool: Pool) -> tuple[list[str], list[Json]]:
    """An example of Guangdong's catalogue as it is."""
    request = pool.random.choice(_EXAMPLES)
    return [*request["concealed"]], [
        {"kind": meld["kind"], "tile": meld["tile"]} for meld in request["melds"]
    ]


_EXAMPLES = [mcrcore.parse(fan["example"]) for fan in mcrcore.catalogue("gmcr")]

HARD = (
    *FAMILIES,
    _themed_pairs,
    *[_sets_beside_pairs] * 2,
    _knitted_and_near,
    _kongs,
    *[_close_chows] * 3,
    _taught,
)


def hard_hand(random: Random) -> Json:
    """One valid request of 14 tiles, most often a winning shape."""
    return hand(random, HARD)


def waiting(random: Random) -> Json:
    """The same with 13 tiles, and so without a win."""
    request = hard_hand(random)
    tiles = request["concealed"]
    rest = {"melds", "seat_wind", "round_wind", "flowers"}
    return {"concealed": tiles[:-1], **{key: request[key] for key in rest}}


def hard_hands(seed: int, number: int) -> list[Json]:
    """So many hands from a seed."""
    random = Random(seed)
    return [hard_hand(random) for _ in range(number)]
