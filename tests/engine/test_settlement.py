"""Payments of the four seats."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mcrcore
from mcrcore.rules import PROFILES

Json = dict[str, Any]


def winners(**seats: int) -> list[Json]:
    return [{"seat": int(seat[1:]), "points": points} for seat, points in seats.items()]


@pytest.mark.parametrize(
    ("who", "source", "discarder", "changes"),
    [
        (winners(s0=11), "self_draw", None, [57, -19, -19, -19]),
        (winners(s2=10), "discard", 1, [-8, -18, 34, -8]),
        (winners(s0=8), "discard", 3, [32, -8, -8, -16]),
        ([], "discard", None, [0, 0, 0, 0]),
    ],
)
def test_one_winner(
    who: list[Json], source: str, discarder: int | None, changes: list[int]
) -> None:
    assert mcrcore.settle("mcr", who, source, discarder) == changes


def test_of_several_winners_the_nearest_after_the_discarder_is_paid() -> None:
    assert mcrcore.settle("mcr", winners(s0=8, s3=20), "discard", 2) == [-8, -8, -28, 44]
    assert mcrcore.settle("mcr", winners(s0=8, s1=9, s2=20), "discard", 3) == [32, -8, -8, -16]


@pytest.mark.parametrize(
    ("source", "changes"), [("self_draw", [-14, 42, -14, -14]), ("discard", [-7, 42, -28, -7])]
)
def test_under_gmcr_points_are_paid_twice_or_four_times(source: str, changes: list[int]) -> None:
    assert mcrcore.settle("gmcr", winners(s1=7), source, 2) == changes


@pytest.mark.parametrize(
    ("who", "changes"),
    [
        (winners(s1=5, s2=7), [-48, 23, 37, -12]),
        (winners(s1=5, s2=7, s3=4), [-64, 19, 33, 12]),
    ],
)
def test_under_gmcr_every_winner_on_a_discard_is_paid(who: list[Json], changes: list[int]) -> None:
    assert mcrcore.settle("gmcr", who, "discard", 0) == changes


WINNINGS = st.dictionaries(st.integers(0, 3), st.integers(8, 36), max_size=3)


@given(st.sampled_from(tuple(PROFILES)), WINNINGS, st.integers(0, 3))
def test_what_seats_win_and_lose_on_a_discard_sums_to_zero(
    rules: str, winnings: dict[int, int], discarder: int
) -> None:
    who = [{"seat": seat, "points": points} for seat, points in winnings.items()]
    who = [one for one in who if one["seat"] != discarder]
    changes = mcrcore.settle(rules, who, "discard", discarder)
    assert sum(changes) == 0
    paid = (
        who if rules == "gmcr" else sorted(who, key=lambda one: (one["seat"] - discarder) % 4)[:1]
    )
    expected = [0, 0, 0, 0]
    for one in paid:
        points = one["points"]
        other, giver = (points, 4 * points) if rules == "gmcr" else (8, 8 + points)
        for seat in {0, 1, 2, 3} - {one["seat"]}:
            share = giver if seat == discarder else other
            expected[seat] -= share
            expected[one["seat"]] += share
    assert changes == expected


@given(st.sampled_from(tuple(PROFILES)), st.integers(0, 3), st.integers(8, 300))
def test_what_seats_win_and_lose_on_a_self_draw_sums_to_zero(
    rules: str, seat: int, points: int
) -> None:
    changes = mcrcore.settle(rules, [{"seat": seat, "points": points}], "self_draw", None)
    assert sum(changes) == 0
    assert [change > 0 for change in changes] == [other == seat for other in range(4)]
    assert len(set(changes)) == 2


@pytest.mark.parametrize(
    ("who", "source", "discarder", "codes"),
    [
        (winners(s0=7), "self_draw", None, ["winner_below_minimum"]),
        (winners(s0=8, s1=8), "self_draw", None, ["several_self_draws"]),
        (winners(s0=8), "discard", 0, ["winner_discarded"]),
        (winners(s0=8), "discard", None, ["missing_field"]),
        (winners(s0=8), "discard", 4, ["unknown_seat"]),
        (winners(s4=8), "self_draw", None, ["unknown_seat"]),
        (winners(s0=8) * 2, "discard", 1, ["duplicate_winner"]),
        ("x", 3, None, ["wrong_type", "wrong_type"]),
        ([{"seat": True}], "luck", None, ["missing_field", "unknown_win_source", "wrong_type"]),
        ([{"seat": 0, "points": 8, "x": 1}], "self_draw", None, ["unknown_field"]),
        ([5], "self_draw", None, ["wrong_type"]),
    ],
)
def test_problems(who: Any, source: Any, discarder: Any, codes: list[str]) -> None:  # noqa: ANN401
    with pytest.raises(mcrcore.InvalidRequest) as caught:
        mcrcore.settle("mcr", who, source, discarder)
    assert sorted(problem.code for problem in caught.value.problems) == codes


def test_unknown_rules_and_the_json_door() -> None:
    with pytest.raises(mcrcore.InvalidRequest):
        mcrcore.settle("riichi", [], "discard", None)
    payload = {"rules": "mcr", "winners": winners(s1=10), "source": "discard", "discarder": 0}
    assert json.loads(mcrcore.api.call("settle", json.dumps(payload))) == [-18, 34, -8, -8]
    answer = json.loads(mcrcore.api.call("settle", '{"who": [], "winners": 3}'))
    assert [error["code"] for error in answer["errors"]] == ["unknown_field", "missing_field"]
