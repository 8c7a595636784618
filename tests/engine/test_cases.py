"""Every case hand, under every rule set that has an expectation for it."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mcrcore
from mcrcore.rules import PROFILES

CASES = Path(__file__).parent.parent / "cases"
HANDS = ("worked_hands", "disputed_hands", "engine_agreed", "gmcr_hands", "special_forms")
FLOWERS = "Flower Tiles"
Json = dict[str, Any]
Tell = Callable[[str, object], None]


def load(name: str) -> list[Json]:
    lines = (CASES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def hands() -> list[Any]:
    return [
        pytest.param(case["request"], rules, expected, case["expected"], id=f"{rules}-{case['id']}")
        for name in HANDS
        for case in load(name)
        for rules, expected in case["expected"].items()
        if rules in PROFILES
    ]


def named(fans: list[Json]) -> dict[str, int]:
    return {fan["name"]: fan["count"] for fan in fans if fan["name"] != FLOWERS}


@pytest.mark.parametrize(("request_", "rules", "expected", "_all"), hands())
def test_hand(
    request_: Json, rules: str, expected: Json | None, _all: Json, record_property: Tell
) -> None:
    record_property("case", rules)
    request = {**request_, "rules": rules}
    before = copy.deepcopy(request)
    result = mcrcore.score(request)
    points = mcrcore.points(request)
    assert request == before
    assert result["complete"] is (expected is not None)
    if expected is None:
        assert points is None
        return
    assert result["qualifying"] == expected["qualifying"]
    assert result["total"] == expected["total"]
    assert result["wins"] == expected.get("wins", expected["qualifying"] >= result["minimum"])
    wanted = {name: count for name, count in expected["fans"].items() if name != FLOWERS}
    assert named(result["fans"]) in [wanted, *expected.get("ties", [])]
    check_sound(result)
    counted = {fan["id"]: fan["count"] for fan in result["fans"] if fan["name"] != FLOWERS}
    assert points == (result["qualifying"], counted)


def check_sound(result: Json) -> None:
    """What must be true of every complete result, whatever the hand."""
    blocks = result["reading"]["blocks"]
    assert sum(block["winning"] for block in blocks) == 1
    assert result["readings"][0]["fans"] == result["fans"]
    assert all(reading["total"] <= result["total"] for reading in result["readings"])
    points = sum(fan["points"] * fan["count"] for fan in result["fans"] if fan["name"] != FLOWERS)
    assert points == result["qualifying"]
    for fan in result["fans"] + result["not_counted"]:
        assert len(fan["blocks"]) == fan["count"]
        assert all(0 <= place < len(blocks) for places in fan["blocks"] for place in places)
    counted = {fan["id"] for fan in result["fans"]}
    assert all(fan["because"] in counted for fan in result["not_counted"])
    if result["wins"]:
        assert sum(result["payments"]) == 0
        assert result["payments"][0] > 0
    else:
        assert result["payments"] is None


@pytest.mark.parametrize("case", load("invalid_inputs"), ids=lambda case: case["id"])
def test_invalid_input(case: Json) -> None:
    with pytest.raises(mcrcore.InvalidRequest) as caught:
        mcrcore.score(case["request"])
    assert sorted(problem.code for problem in caught.value.problems) == sorted(case["errors"])
    answer = json.loads(mcrcore.api.call("score", json.dumps(case["request"])))
    assert sorted(error["code"] for error in answer["errors"]) == sorted(case["errors"])


LINKS = ("pure_double_chow", "mixed_double_chow", "short_straight", "two_terminal_chows")


def ruling_hands() -> list[Any]:
    return [
        pytest.param(case, rules, total, id=f"{rules}-{case['id']}")
        for case in load("rulings")
        for rules, total in case["totals"].items()
    ]


@pytest.mark.parametrize(("case", "rules", "total"), ruling_hands())
def test_ruling(case: Json, rules: str, total: int | None, record_property: Tell) -> None:
    record_property("ruling", rules)
    result = mcrcore.score({**mcrcore.parse(case["notation"]), "rules": rules})
    fans = {fan["id"]: fan["count"] for fan in result["fans"]}
    assert result["total"] == total
    assert case.get("fans", {}).items() <= fans.items()
    links = sum(fans.get(link, 0) for link in LINKS)
    if "one_of" in case:
        assert links == 1
        assert sum(fans.get(link, 0) for link in case["one_of"]) == 1
    else:
        assert links == case.get("links", links)


def test_case_ids_are_unique() -> None:
    names = (*HANDS, "invalid_inputs", "rulings")
    ids = [case["id"] for name in names for case in load(name)]
    assert len(set(ids)) == len(ids)
