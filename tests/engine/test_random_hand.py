"""Random hands: valid, complete, with the fan asked for, the same for the same seed."""

import json
from typing import Any

import pytest

import mcrcore
from mcrcore.request import problems
from mcrcore.request_reader import FIELDS
from mcrcore.rules import PROFILES
from mcrcore.scoring import Scorer
from mcrcore.walk import random_hand

FANS = [(rules, fan.id) for rules, profile in PROFILES.items() for fan in profile.catalogue.fans]


Json = Any


def asked(payload: Json) -> Json:
    return json.loads(mcrcore.api.call("random_hand", json.dumps(payload)))


@pytest.mark.parametrize(("rules", "fan"), FANS)
def test_the_fan_asked_for_counts_in_a_valid_hand(rules: str, fan: str) -> None:
    for seed in range(4):
        hand = mcrcore.random_hand(rules, fan, seed)
        assert problems(hand, counts=(14,)) == []
        assert fan in {line["id"] for line in mcrcore.score(hand)["fans"]}
        assert list(hand) == list(FIELDS)


@pytest.mark.parametrize("rules", PROFILES)
def test_a_hand_without_a_wish_is_complete_and_every_one_another(rules: str) -> None:
    results = [mcrcore.score(mcrcore.random_hand(rules, seed=seed)) for seed in range(60)]
    assert all(result["complete"] for result in results)
    assert sum(result["wins"] for result in results) > 50
    assert len({fan["id"] for result in results for fan in result["fans"]}) > 20
    texts = {mcrcore.format(mcrcore.random_hand(rules, seed=seed)) for seed in range(60)}
    assert len(texts) == 60


def test_hands_with_one_fan_differ() -> None:
    for fan in ("pure_straight", "seven_pairs", "little_three_dragons", "chicken_hand"):
        texts = {mcrcore.format(mcrcore.random_hand(fan=fan, seed=seed)) for seed in range(10)}
        assert len(texts) == 10


def test_the_same_seed_gives_the_same_hand_whatever_was_asked_before() -> None:
    cold = random_hand(Scorer(PROFILES["mcr"]), "pure_straight", "again")
    mcrcore.random_hand(seed=3)
    assert mcrcore.random_hand(fan="pure_straight", seed="again") == cold
    assert asked({"fan": "pure_straight", "seed": "again"}) == cold


def test_any_text_is_a_seed() -> None:
    for seed in ("", "\x00", "\ud800", "一万" * 1000):
        assert asked({"seed": seed}) == mcrcore.random_hand(seed=seed)


def test_without_a_seed_hands_come_by_chance() -> None:
    assert len({json.dumps(asked({})) for _ in range(5)}) > 1


def test_a_hand_shows_only_what_its_rules_look_at() -> None:
    for seed in range(40):
        hand = mcrcore.random_hand("gmcr", seed=seed)
        assert hand["flowers"] == [] == hand["public_tiles"]
        hand = mcrcore.random_hand("mcr", seed=seed)
        fans = {line["id"] for line in mcrcore.score(hand)["fans"]}
        assert not hand["public_tiles"] or "last_tile" in fans


@pytest.mark.parametrize(
    ("payload", "codes"),
    [
        ({"rules": "riichi"}, ["unknown_rules"]),
        ({"fan": "no_such_fan"}, ["unknown_fan"]),
        ({"fan": "melded_and_concealed_kong"}, ["unknown_fan"]),
        ({"fan": 7}, ["wrong_type"]),
        ({"seed": True}, ["wrong_type"]),
        ({"seed": 1.5}, ["wrong_type"]),
        ({"seed": [1]}, ["wrong_type"]),
        ({"sed": 1, "ruls": "mcr"}, ["unknown_field", "unknown_field"]),
        ([], ["wrong_type"]),
    ],
)
def test_what_makes_no_sense_is_refused(payload: Json, codes: list[str]) -> None:
    answer = asked(payload)
    assert [error["code"] for error in answer["errors"]] == codes
    assert all("{" not in error["message"] for error in answer["errors"])
