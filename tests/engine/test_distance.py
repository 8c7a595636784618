"""How far hands are from a winning shape, held against slow searches that share no code with it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Any

import pytest
from support.hands import hand

import mcrcore
from mcrcore.counts import kinds_in, packed
from mcrcore.forms import (
    HONORS_AND_KNITTED_FORM,
    SEVEN_DIFFERENT_PAIRS_FORM,
    SEVEN_PAIRS_FORM,
    THIRTEEN_ORPHANS_FORM,
)
from mcrcore.needs import OUT_OF_REACH
from mcrcore.rules import PROFILES
from mcrcore.tiles import KIND_OF, NAMES

Json = dict[str, Any]
Tiles = tuple[str, ...]
SUITS = "mps"
HONORS = "ESWNCFP"


def suited(ranks: str, suit: str) -> Tiles:
    return tuple(rank + suit for rank in ranks)


CHOWS = [
    suited(f"{low}{low + 1}{low + 2}", suit) for suit in SUITS for low in range(1, 8)
]  # fmt: skip
PUNGS = [(tile,) * 3 for tile in NAMES]
PAIRS = [(tile,) * 2 for tile in NAMES]


@cache
def shapes(sets: int, world: Tiles) -> list[Counter[str]]:
    """Every so many sets and a pair of these kinds, written out one by one."""
    blocks = [block for block in CHOWS + PUNGS if set(block) <= set(world)]
    pairs = [pair for pair in PAIRS if pair[0] in world]
    found = {
        tuple(sorted(sum(chosen, pair)))
        for chosen in combinations_with_replacement(blocks, sets)
        for pair in pairs
    }
    return [Counter(tiles) for tiles in found]


@cache
def pair_shapes(world: Tiles, most: int) -> list[Counter[str]]:
    kinds = [tile for tile in world for _ in range(most)]
    return [Counter(chosen * 2) for chosen in set(combinations(kinds, 7))]


@cache
def orphan_shapes() -> list[Counter[str]]:
    kinds = ["1m", "9m", "1p", "9p", "1s", "9s", *HONORS]
    return [Counter([*kinds, double]) for double in kinds]


@cache
def knitted_shapes() -> list[Counter[str]]:
    ways = [a + b + c for a, b, c in ("mps", "msp", "pms", "psm", "smp", "spm")]
    layings = [
        [*suited("147", way[0]), *suited("258", way[1]), *suited("369", way[2])] for way in ways
    ]
    return [Counter(tiles) for way in layings for tiles in combinations([*way, *HONORS], 14)]


def nearest(
    targets: Iterable[Counter[str]], concealed: list[str], left: dict[str, int]
) -> tuple[int | None, set[str]]:
    """The fewest tiles missing from any shape, and what the nearest shapes miss."""
    held = Counter(concealed)
    best: int | None = None
    helping: set[str] = set()
    for target in targets:
        missing = target - held
        size = missing.total()
        if (best is not None and size > best) or any(missing[one] > left[one] for one in missing):
            continue
        if best is None or size < best:
            best, helping = size, set()
        helping |= missing.keys()
    return best, helping


def left_of(request: Json) -> dict[str, int]:
    """Copies neither held nor public."""
    found = dict.fromkeys(NAMES, 4)
    for meld in request.get("melds", []):
        assert meld["kind"] == "pung"
        found[meld["tile"]] -= 3
    for tile in [*request["concealed"], *request.get("public_tiles", [])]:
        found[tile] -= 1
    return found


def told(request: Json) -> tuple[int | None, set[str]]:
    result = mcrcore.distance(request)
    return result["missing"], {row["tile"] for row in result["useful"]}


def some(random: Random, world: Iterable[str], number: int) -> list[str]:
    """So many tiles of a few kinds."""
    return random.sample([tile for tile in world for _ in range(4)], number)


@pytest.mark.parametrize("seed", range(12))
def test_one_suit_is_what_writing_out_every_shape_finds(seed: int) -> None:
    random = Random(seed)
    world = suited("123456789", SUITS[seed % 3])
    concealed = some(random, world, random.choice((4, 7, 10, 13, 14)))
    gone = [tile for tile in NAMES if tile not in world for _ in range(4)]
    spare = list((Counter(dict.fromkeys(world, 4)) - Counter(concealed)).elements())
    request = {"concealed": concealed, "public_tiles": gone + random.sample(spare, seed % 9)}
    targets = [*shapes(4, world), *pair_shapes(world, 2)]
    assert told(request) == nearest(targets, concealed, left_of(request))


@pytest.mark.parametrize("seed", range(30))
def test_called_hands_are_what_writing_out_every_shape_finds(seed: int) -> None:
    random = Random(seed)
    melds = [{"kind": "pung", "tile": tile} for tile in random.sample(NAMES, 3)]
    used = {meld["tile"] for meld in melds}
    world = random.sample([tile for tile in NAMES if tile not in used], 12)
    concealed = some(random, world, random.randint(0, 5))
    public = random.sample([tile for tile in world if tile not in concealed], 4) * 3
    request = {"concealed": concealed, "melds": melds, "public_tiles": public}
    found = nearest(shapes(1, NAMES), concealed, left_of(request))
    assert told(request) == found


FORMS = {
    "orphans": (THIRTEEN_ORPHANS_FORM, NAMES),
    "knitted": (HONORS_AND_KNITTED_FORM, NAMES),
    "pairs": (SEVEN_PAIRS_FORM, NAMES[:9]),
    "different": (SEVEN_DIFFERENT_PAIRS_FORM, NAMES[18:]),
}


@cache
def targets_of(form: str) -> list[Counter[str]]:
    if form == "orphans":
        return orphan_shapes()
    if form == "knitted":
        return knitted_shapes()
    return pair_shapes(FORMS[form][1], 2 if form == "pairs" else 1)


@pytest.mark.parametrize("form", FORMS)
def test_special_forms_are_what_writing_them_out_finds(form: str) -> None:
    random = Random(form)
    special, world = FORMS[form]
    targets = targets_of(form)
    for _ in range(60):
        concealed = list(random.choice(targets).elements())
        for _ in range(random.randint(1, 6)):
            concealed.remove(random.choice(concealed))
        for _ in range(random.randint(0, 2)):
            concealed[0] = random.choice([tile for tile in world if concealed.count(tile) < 4])
        public = [tile for tile in NAMES if tile not in world] * 4
        for tile in random.sample(world, 5):
            public += [tile] * random.randint(0, 4 - concealed.count(tile))
        left = left_of({"concealed": concealed, "public_tiles": public})
        counts, taken = (packed(KIND_OF[tile] for tile in tiles) for tiles in (concealed, public))
        need = special.need(counts, taken)
        missing, helping = nearest(targets, concealed, left)
        assert need.missing == (OUT_OF_REACH if missing is None else missing)
        assert {NAMES[kind] for kind in kinds_in(need.helping)} == helping


def random_requests(seed: int, number: int) -> Iterator[Json]:
    """Hands of every family, thirteen tiles of each, under every rule set, some spoiled."""
    random = Random(seed)
    for place in range(number):
        request = {**hand(random), "rules": list(PROFILES)[place % 3]}
        request["win"] = {"source": "self_draw"}
        for flag in ("kong_replacement", "robbing_kong", "last_wall_tile"):
            request.pop(flag, None)
        concealed = request["concealed"]
        concealed.pop(random.randrange(len(concealed)))
        if place % 2:
            concealed[0] = random.choice(concealed)
        try:
            mcrcore.waits(request)
        except mcrcore.InvalidRequest:
            continue
        yield request


def live_waits(request: Json) -> set[str]:
    return {row["tile"] for row in mcrcore.waits(request)["waits"] if row["copies"]}


def test_one_tile_short_is_what_waits() -> None:
    for request in random_requests(1, 300):
        waits = live_waits(request)
        missing, useful = told(request)
        assert (missing == 1) == bool(waits)
        assert missing != 1 or useful == waits


def exchanged(request: Json) -> Iterator[tuple[str, Json]]:
    """Every hand one draw and one discard away, by what was drawn."""
    for out in dict.fromkeys(request["concealed"]):
        rest = list(request["concealed"])
        rest.remove(out)
        for tile in NAMES:
            changed = {**request, "concealed": [*rest, tile]}
            try:
                mcrcore.distance(changed)
            except mcrcore.InvalidRequest:  # a fifth copy
                continue
            yield tile, changed


def test_two_tiles_short_is_what_one_exchange_leads_to_a_wait() -> None:
    two_short = 0
    for request in random_requests(2, 40):
        missing, useful = told(request)
        if missing == 1:
            continue
        leading = {tile for tile, changed in exchanged(request) if live_waits(changed)}
        assert (missing == 2) == bool(leading)
        if missing == 2:
            two_short += 1
            assert useful == leading
    assert two_short > 5


def test_a_useful_tile_brings_the_hand_closer_and_no_other_does() -> None:
    random = Random(3)
    for request in random_requests(3, 60):
        del request["concealed"][random.randint(1, len(request["concealed"])) :]
        missing, useful = told(request)
        for tile in NAMES:
            try:
                closer, _ = told({**request, "concealed": [*request["concealed"], tile]})
            except mcrcore.InvalidRequest:
                assert tile not in useful
            else:
                assert missing is not None
                assert closer == missing - (tile in useful)


def test_fourteen_tiles_say_what_can_go() -> None:
    for request in random_requests(4, 60):
        request["concealed"].append(Random(4).choice(request["concealed"]))
        try:
            result = mcrcore.distance(request)
        except mcrcore.InvalidRequest:
            continue
        expected = []
        for tile in NAMES:
            if result["missing"] and tile in request["concealed"]:
                rest = list(request["concealed"])
                rest.remove(tile)
                after = mcrcore.distance({**request, "concealed": rest})
                if after["missing"] == result["missing"]:
                    expected.append({"tile": tile, "useful": after["useful"]})
        assert sorted(result["discards"], key=lambda row: NAMES.index(row["tile"])) == expected
        copies = [sum(tile["copies"] for tile in row["useful"]) for row in result["discards"]]
        assert copies == sorted(copies, reverse=True)


def test_a_shape_lacks_nothing_and_none_is_free() -> None:
    result = mcrcore.distance(mcrcore.parse("19m19p19sESWNCFP1m"))
    assert (result["missing"], result["shanten"]) == (0, -1)
    assert result["useful"] == result["discards"] == []
    result = mcrcore.distance({"concealed": []})
    assert (result["tiles"], result["missing"], result["shanten"]) == (0, 14, 13)
    assert [row["tile"] for row in result["useful"]] == list(NAMES)


def test_shapes_are_those_of_the_rules() -> None:
    knitted = mcrcore.parse("147m258p369sESW")
    assert told(knitted)[0] == 2
    assert told({**knitted, "rules": "gmcr"})[0] != 2
    four_alike = mcrcore.parse("1111m22p33s44s55s6m")
    assert told(four_alike) == (1, {"6m"})
    assert told({**four_alike, "rules": "gmcr"})[0] == 2


def test_what_is_gone_does_not_help() -> None:
    waiting = mcrcore.parse("123456m78p99s[EEE,1]")
    assert told(waiting) == (1, {"6p", "9p"})
    assert told({**waiting, "public_tiles": ["6p"] * 4}) == (1, {"9p"})
    missing, useful = told({**waiting, "public_tiles": ["6p"] * 4 + ["9p"] * 4})
    assert missing == 2
    assert useful.isdisjoint({"6p", "9p"})
    result = mcrcore.distance(
        {"concealed": ["1m"], "public_tiles": [tile for tile in NAMES[1:] for _ in range(4)]}
    )
    assert result["missing"] is None
    assert result["shanten"] is None
    assert result["useful"] == []


def test_how_it_would_be_won_does_not_matter() -> None:
    request: Json = {"concealed": ["1m"], "win": {"source": "discard"}, "robbing_kong": True}
    assert mcrcore.distance(request)["missing"] == 13


def test_more_than_a_hand_is_refused() -> None:
    with pytest.raises(mcrcore.InvalidRequest, match="It should be 0 to 14"):
        mcrcore.distance({"concealed": [*NAMES[:15]]})
