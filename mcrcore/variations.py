"""Small changes that make another hand of one: other tiles, sets, ways of winning.

Each takes chance and a request, leaves that as it is and gives a new one, which need not be valid:
whoever asks for it checks. Melds are plain (kind and tile); the winning tile stays last.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from mcrcore.fan_lines import Json
from mcrcore.request_reader import FLAGS, FLOWERS, KONGS, PLAYERS, WIND_NAMES, meld_tiles
from mcrcore.tiles import COPIES, HONORS, NAMES, SUITS

Variation: TypeAlias = Callable[[Random, Json], Json]

_WINDS: Final = "".join(WIND_NAMES)
_HONORS: Final = "".join(NAMES[kind] for kind in sorted(HONORS))
_DRAGONS: Final = _HONORS.removeprefix(_WINDS)
_HIGHEST: Final = 9
_LAST_CHOW: Final = 7
_MOST_FLOWERS: Final = 3


def other_suits(random: Random, request: Json) -> Json:
    """The suits change their names."""
    names = dict(zip(SUITS, random.sample(SUITS, len(SUITS)), strict=True))
    return _renamed(request, lambda tile: tile[0] + names[tile[1]] if len(tile) > 1 else tile)


def other_ranks(random: Random, request: Json) -> Json:
    """The ranks of one suit, or of all, move up, down, or to the other end."""
    suits = random.choice((*SUITS, SUITS))
    step = random.choice((-2, -1, 1, 2, None))

    def moved(tile: str) -> str:
        if tile[-1] not in suits:
            return tile
        rank = int(tile[0])
        return f"{_HIGHEST + 1 - rank if step is None else rank + step}{tile[1]}"

    return _renamed(request, moved)


def other_honors(random: Random, request: Json) -> Json:
    """Winds and dragons change places, each among themselves or all together."""
    group = random.choice((_WINDS, _DRAGONS, _HONORS))
    names = dict(zip(group, random.sample(group, len(group)), strict=True))
    return _renamed(request, lambda tile: names.get(tile, tile))


def other_set(random: Random, request: Json) -> Json:
    """A set gives way to another one, called or not as it was."""
    kind, tile = _any_set(random)
    if request["melds"] and random.random() < len(request["melds"]) / COPIES:
        melds = list(request["melds"])
        melds[random.randrange(len(melds))] = {"kind": kind, "tile": tile}
        return {**request, "melds": melds}
    *tiles, winning = request["concealed"]
    left = _without(tiles, random.choice(_sets_in(tiles) or [()]))
    return {**request, "concealed": [*left, *meld_tiles(kind, tile), winning]}


def other_pair(random: Random, request: Json) -> Json:
    """Two equal tiles give way to two others, the winning tile among them perhaps."""
    tiles = request["concealed"]
    pairs = sorted({tile for tile in tiles if tiles.count(tile) > 1})
    if not pairs:
        return request
    old, new = random.choice(pairs), random.choice(NAMES)
    places = [place for place, tile in enumerate(tiles) if tile == old]
    changed = set(random.sample(places, 2))
    return {
        **request,
        "concealed": [new if place in changed else tile for place, tile in enumerate(tiles)],
    }


def other_tile(random: Random, request: Json) -> Json:
    """One tile gives way to another."""
    concealed = list(request["concealed"])
    concealed[random.randrange(len(concealed))] = random.choice(NAMES)
    return {**request, "concealed": concealed}


def called(random: Random, request: Json) -> Json:
    """A set in hand is called."""
    *tiles, winning = request["concealed"]
    found = _sets_in(tiles)
    if not found:
        return request
    chosen = random.choice(found)
    kind = "pung" if chosen[0] == chosen[1] else "chow"
    melds = [*request["melds"], {"kind": kind, "tile": chosen[0]}]
    return {**request, "concealed": [*_without(tiles, chosen), winning], "melds": melds}


def taken_back(random: Random, request: Json) -> Json:
    """A called set was drawn instead."""
    melds = list(request["melds"])
    if not melds:
        return request
    meld = melds.pop(random.randrange(len(melds)))
    tiles = meld_tiles(meld["kind"], meld["tile"])[:3]
    return {**request, "concealed": [*tiles, *request["concealed"]], "melds": melds}


def other_meld(random: Random, request: Json) -> Json:
    """A called pung becomes a kong, or the other way round."""
    melds = list(request["melds"])
    places = [place for place, meld in enumerate(melds) if meld["kind"] != "chow"]
    if not places:
        return request
    place = random.choice(places)
    melds[place] = {"kind": random.choice(("pung", *KONGS)), "tile": melds[place]["tile"]}
    return {**request, "melds": melds}


def other_winning_tile(random: Random, request: Json) -> Json:
    """Another tile came last, and the table is not looked at."""
    concealed = list(request["concealed"])
    winning = concealed.pop(random.randrange(len(concealed)))
    return {**request, "concealed": [*concealed, winning], "public_tiles": []}


def other_win(random: Random, request: Json) -> Json:
    """The tile came from elsewhere; now and then something special went with it."""
    is_drawn = random.random() < 1 / 2
    win = {"source": "self_draw"} if is_drawn else _discard(random)
    has_kong = any(meld["kind"] in KONGS for meld in request["melds"])
    flags = dict.fromkeys(FLAGS, False)
    flags["last_wall_tile"] = random.random() < 1 / 60
    flags["kong_replacement"] = is_drawn and has_kong and random.random() < 1 / 4
    flags["robbing_kong"] = not is_drawn and random.random() < 1 / 30
    return {**request, "win": win, **flags}


def other_winds(random: Random, request: Json) -> Json:
    """Another seat, another round."""
    winds = {"seat_wind": random.choice(_WINDS), "round_wind": random.choice(_WINDS)}
    return {**request, **winds}


def other_flowers(random: Random, request: Json) -> Json:
    """None most often, or a few."""
    number = max(0, random.randint(-_MOST_FLOWERS, _MOST_FLOWERS))
    return {**request, "flowers": sorted(random.sample(FLOWERS, number))}


def last_of_its_kind(_: Random, request: Json) -> Json:
    """The other three copies of the winning tile lie on the table."""
    return {**request, "public_tiles": [request["concealed"][-1]] * (COPIES - 1)}


VARIATIONS: Final[tuple[Variation, ...]] = (
    *(other_suits, other_ranks, other_honors),
    *[other_set] * 4,
    *[other_pair] * 2,
    *[other_tile] * 2,
    *(called, taken_back, other_meld),
    *[other_winning_tile] * 2,
    *(other_win, other_winds, other_flowers),
)


def _discard(random: Random) -> Json:
    return {"source": "discard", "from": random.choice(PLAYERS)}


def _any_set(random: Random) -> tuple[str, str]:
    """A chow most often."""
    if random.random() < 2 / 3:
        return "chow", f"{random.randint(1, _LAST_CHOW)}{random.choice(SUITS)}"
    return "pung", random.choice(NAMES)


def _sets_in(tiles: Sequence[str]) -> list[tuple[str, ...]]:
    """Every chow and pung these tiles hold, in tile order."""
    held = set(tiles)
    chows = [
        meld_tiles("chow", tile)
        for tile in NAMES
        if tile[-1] in SUITS and int(tile[0]) <= _LAST_CHOW
    ]
    pungs = [meld_tiles("pung", tile) for tile in NAMES if tiles.count(tile) >= COPIES - 1]
    return [chow for chow in chows if held.issuperset(chow)] + pungs


def _without(tiles: Sequence[str], taken: Sequence[str]) -> list[str]:
    left = list(tiles)
    for tile in taken:
        left.remove(tile)
    return left


def _renamed(request: Json, name: Callable[[str], str]) -> Json:
    """The same hand in other tiles; a chow keeps its lowest."""

    def melded(meld: Json) -> Json:
        names = [name(tile) for tile in meld_tiles(meld["kind"], meld["tile"])]
        return {**meld, "tile": min(names)}

    return {
        **request,
        "concealed": [name(tile) for tile in request["concealed"]],
        "melds": [melded(meld) for meld in request["melds"]],
        "public_tiles": [name(tile) for tile in request["public_tiles"]],
    }
