"""Laws over hands of every family: what may be turned about in a hand, and what that changes."""

import copy
import json
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.generated import HANDS, RANDOMS, WAITING
from support.shapes import DRAGONS, SUITS, WINDS, meld_tiles, suited

import mcrcore
from mcrcore.engine import SCORERS
from mcrcore.result import score_result
from mcrcore.rules import PROFILES
from mcrcore.scoring import Scorer

Json = dict[str, Any]
Renaming = Callable[[str], str]

RULES = st.sampled_from(tuple(PROFILES))
NAME_TILES = {"all_green", "reversible_tiles"}
"""Fans that name tiles by what is printed on them."""
MIRRORED = {
    "upper_tiles": "lower_tiles",
    "lower_tiles": "upper_tiles",
    "upper_four": "lower_four",
    "lower_four": "upper_four",
}
"""What fans become when ones are nines."""


def renamed(request: Json, name: Renaming) -> Json:
    """The same hand in other tiles; seat and round turn with the winds."""
    return {
        **request,
        "concealed": [name(tile) for tile in request["concealed"]],
        "melds": [
            {**meld, "tile": min(name(tile) for tile in meld_tiles(meld))}
            for meld in request["melds"]
        ],
        "public_tiles": [name(tile) for tile in request.get("public_tiles", [])],
        "seat_wind": name(request["seat_wind"]),
        "round_wind": name(request["round_wind"]),
    }


def suits_as(order: tuple[str, ...]) -> Renaming:
    names = dict(zip(SUITS, order, strict=True))
    return lambda tile: tile[0] + names[tile[1]] if suited(tile) else tile


def honors_as(honors: str, order: tuple[str, ...]) -> Renaming:
    names = dict(zip(honors, order, strict=True))
    return lambda tile: names.get(tile, tile)


def mirrored(tile: str) -> str:
    return f"{10 - int(tile[0])}{tile[1]}" if suited(tile) else tile


def fans(lines: list[Json], names: dict[str, str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for line in lines:
        fan = str(line["id"])
        found[names.get(fan, fan)] += line["count"]
    return found


def worth(result: Json, names: dict[str, str] | None = None) -> Json:
    """All of a result that does not say where things lie."""
    names = names or {}
    readings = [
        (one["form"], one["total"], fans(one["fans"], names), fans(one["not_counted"], names))
        for one in result["readings"]
    ]
    return {
        **{key: result[key] for key in ("complete", "wins", "qualifying", "total", "payments")},
        "fans": fans(result["fans"], names),
        "readings": sorted(readings, key=repr),
    }


def score(hand: Json, rules: str) -> Json:
    return mcrcore.score({**hand, "rules": rules})


def names_tiles(*results: Json) -> bool:
    """Whether a fan that names tiles is there in any reading."""
    lines = [
        line
        for result in results
        for reading in result["readings"]
        for line in (*reading["fans"], *reading["not_counted"])
    ]
    return any(line["id"] in NAME_TILES for line in lines)


@given(HANDS, RANDOMS, RULES)
def test_the_order_of_tiles_and_melds_does_not_matter(
    hand: Json, random: Random, rules: str
) -> None:
    *rest, winning = hand["concealed"]
    shuffled = {
        **hand,
        "concealed": [*random.sample(rest, len(rest)), winning],
        "melds": random.sample(hand["melds"], len(hand["melds"])),
    }
    assert worth(score(shuffled, rules)) == worth(score(hand, rules))
    assert mcrcore.points({**shuffled, "rules": rules}) == mcrcore.points({**hand, "rules": rules})


def there(result: Json) -> list[str]:
    """All that holds in each reading, counted or not, but for fans that name tiles."""
    found = [
        fans([*reading["fans"], *reading["not_counted"]], {}) for reading in result["readings"]
    ]
    apart = NAME_TILES | {"chicken_hand"}
    return sorted(
        repr(sorted((fan, count) for fan, count in one.items() if fan not in apart))
        for one in found
    )


def check_renaming(hand: Json, rules: str, name: Renaming) -> None:
    """The same holds, but for fans that name tiles; without them the hand is worth the same."""
    before, after = score(hand, rules), score(renamed(hand, name), rules)
    assert there(after) == there(before)
    if not names_tiles(before, after):
        assert worth(after) == worth(before)


@given(HANDS, st.sampled_from([*permutations(SUITS)]), RULES)
def test_suits_may_change_names(hand: Json, order: tuple[str, ...], rules: str) -> None:
    check_renaming(hand, rules, suits_as(order))


@given(HANDS, st.sampled_from([*permutations(WINDS)]), RULES)
def test_winds_may_change_names(hand: Json, order: tuple[str, ...], rules: str) -> None:
    check_renaming(hand, rules, honors_as(WINDS, order))


@given(HANDS, st.sampled_from([*permutations(DRAGONS)]), RULES)
def test_dragons_may_change_names(hand: Json, order: tuple[str, ...], rules: str) -> None:
    check_renaming(hand, rules, honors_as(DRAGONS, order))


@given(HANDS, RULES)
def test_ones_may_be_nines_and_upper_tiles_lower_ones(hand: Json, rules: str) -> None:
    before, after = score(hand, rules), score(renamed(hand, mirrored), rules)
    if not names_tiles(before, after):
        assert worth(after) == worth(before, MIRRORED)


@given(HANDS, st.integers(0, 8), RULES)
def test_a_flower_adds_one_point_and_never_the_win(hand: Json, number: int, rules: str) -> None:
    plain = score({**hand, "flowers": []}, rules)
    flowered = score({**hand, "flowers": [*range(1, number + 1)]}, rules)
    assert flowered["wins"] == plain["wins"]
    assert flowered["qualifying"] == plain["qualifying"]
    if plain["complete"]:
        each = 0 if rules == "gmcr" else 1
        assert flowered["total"] == plain["total"] + number * each


@given(HANDS, st.permutations([1, 2, 3]), RULES)
def test_who_gave_a_tile_decides_only_who_pays(hand: Json, givers: list[int], rules: str) -> None:
    told = copy.deepcopy(hand)
    for meld, giver in zip(told["melds"], [*givers, 1], strict=False):
        if meld["kind"] in {"pung", "kong"}:
            meld["from"] = giver
        elif meld["kind"] == "chow":
            meld["claimed"] = giver
    if told["win"]["source"] == "discard":
        told["win"]["from"] = givers[0]
    before, after = score(hand, rules), score(told, rules)
    paid, now = before["payments"], after["payments"]
    assert {**worth(after), "payments": None} == {**worth(before), "payments": None}
    assert (paid is None) == (now is None)
    if paid:
        assert now[0] == paid[0]
        assert sorted(now) == sorted(paid)


@given(HANDS, RULES)
def test_what_lies_on_the_table_matters_only_for_the_winning_tile(hand: Json, rules: str) -> None:
    held: Counter[str] = Counter(hand["concealed"])
    for meld in hand["melds"]:
        held.update(meld_tiles(meld))
    others = [tile for tile in ("1m", "5p", "9s", "E", "P") if tile != hand["concealed"][-1]]
    table = [tile for tile in others for _ in range(4 - held[tile])]
    seen = {**hand, "public_tiles": [*hand.get("public_tiles", []), *table]}
    assert score(seen, rules)["readings"] == score(hand, rules)["readings"]


@given(HANDS, RULES, st.integers(0, 3))
def test_payments_are_those_of_the_seats_and_sum_to_zero(hand: Json, rules: str, seat: int) -> None:
    result = score(hand, rules)
    if not result["wins"]:
        assert result["payments"] is None
        return
    paid, win = result["payments"], hand["win"]
    assert sum(paid) == 0
    assert paid[0] > 0 > max(paid[1:])
    giver = (seat + win["from"]) % 4 if win["source"] == "discard" else None
    winner = {"seat": seat, "points": result["total"]}
    by_seat = mcrcore.settle(rules, [winner], win["source"], giver)
    assert [by_seat[(seat + player) % 4] for player in range(4)] == paid


@given(HANDS, RULES)
def test_a_hand_as_text_is_the_same_hand(hand: Json, rules: str) -> None:
    request = {**hand, "win": {**hand["win"]}}
    if request["win"]["source"] == "discard":
        request["win"]["from"] = 1  # a text does not say
    text = mcrcore.format(request)
    again = mcrcore.parse(text)
    assert mcrcore.format(again) == text
    assert score(again, rules) == score(request, rules)


@given(HANDS, RULES)
def test_the_json_door_says_what_python_does(hand: Json, rules: str) -> None:
    request = {**hand, "rules": rules}
    points = mcrcore.points(request)
    said = {
        "score": mcrcore.score(request),
        "points": points and {"points": points[0], "fans": points[1]},
        "format": mcrcore.format(request),
    }
    for method, expected in said.items():
        assert json.loads(mcrcore.api.call(method, json.dumps(request))) == expected
    assert json.loads(mcrcore.api.call("parse", json.dumps(said["format"]))) == mcrcore.parse(
        mcrcore.format(request)
    )


@given(HANDS, RULES)
def test_nothing_given_is_changed_and_the_answer_is_fresh(hand: Json, rules: str) -> None:
    request = {**hand, "rules": rules}
    before = copy.deepcopy(request)
    first = mcrcore.score(request)
    kept = copy.deepcopy(first)
    for reading in first["readings"]:
        reading["blocks"].clear()
        reading["fans"].clear()
    first.clear()
    assert mcrcore.score(request) == kept
    mcrcore.format(request)
    mcrcore.points(request)
    assert request == before


@pytest.mark.parametrize("rules", PROFILES)
def test_an_explanation_is_the_same_however_much_is_remembered(rules: str) -> None:
    profile = PROFILES[rules]
    cold, forgetful, small = Scorer(profile), Scorer(profile, room=0), Scorer(profile, room=8)

    @given(HANDS)
    def check(hand: Json) -> None:
        request = {**hand, "rules": rules}
        known = SCORERS[rules]
        expected = score_result(known, known.intake.hand(request), {})
        for scorer in (cold, forgetful, small):
            assert score_result(scorer, scorer.intake.hand(request), {}) == expected

    check()


@given(WAITING, RULES)
def test_every_wait_is_worth_what_the_whole_hand_is(hand: Json, rules: str) -> None:
    result = mcrcore.waits({**hand, "rules": rules})
    assert mcrcore.score({**hand, "rules": rules}) == result
    for row in result["waits"]:
        whole = {**hand, "concealed": [*hand["concealed"], row["tile"]]}
        for source, last in (("self_draw", 0), ("discard", 0), ("self_draw", 1), ("discard", 1)):
            cell = row[f"{source}_last" if last else source]
            if cell is None:
                continue
            table = [row["tile"]] * 3 if last else []
            win = {"source": source, "from": 1}
            full = score({**whole, "win": win, "public_tiles": spared(whole, table)}, rules)
            assert {key: cell[key] for key in ("qualifying", "total", "wins")} == {
                key: full[key] for key in ("qualifying", "total", "wins")
            }


def spared(hand: Json, table: list[str]) -> list[str]:
    """As many of these tiles as the hand's melds leave."""
    shown = sum(meld_tiles(meld).count(tile) for tile in table[:1] for meld in hand["melds"])
    return table[: max(0, len(table) - shown)]


@given(WAITING, st.sampled_from([*permutations(SUITS)]), RULES)
def test_waits_turn_with_the_suits(hand: Json, order: tuple[str, ...], rules: str) -> None:
    name = suits_as(order)
    before = mcrcore.waits({**hand, "rules": rules})["waits"]
    after = mcrcore.waits({**renamed(hand, name), "rules": rules})["waits"]
    assert {name(row["tile"]) for row in before} == {row["tile"] for row in after}
