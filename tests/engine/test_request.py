"""Validation: every problem once, in its place, whatever the input."""

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mcrcore.errors import CODES, InvalidRequest
from mcrcore.request import normalise, problems, read_json, shape_problems

Json: TypeAlias = dict[str, Any]

CASES = Path(__file__).parents[1] / "cases"
HAND: list[object] = ["2p", "3p", "4p", "2s", "3s", "4s", "6m", "6m", "6m", "5p", "5p"]
CHOW: Json = {"kind": "chow", "tile": "2m"}
KONG: Json = {"kind": "kong", "tile": "9s"}
DISCARD: Json = {"source": "discard", "from": 1}


def lines(name: str) -> list[Json]:
    return [json.loads(line) for line in (CASES / name).read_text("utf-8").splitlines()]


def codes(request: object, counts: tuple[int, ...] = (13, 14)) -> list[str]:
    return [problem.code for problem in problems(request, counts)]


def places(request: object) -> list[tuple[str, str]]:
    return [(problem.code, problem.where) for problem in problems(request)]


def hand(**fields: object) -> Json:
    return {"concealed": HAND, "melds": [CHOW], **fields}


@pytest.mark.parametrize("case", lines("invalid_inputs.jsonl"), ids=lambda case: case["note"])
def test_every_invalid_case_reports_exactly_its_problems(case: Json) -> None:
    assert Counter(codes(case["request"])) == Counter(case["errors"])


@pytest.mark.parametrize("name", ["worked_hands", "disputed_hands", "gmcr_hands", "engine_agreed"])
def test_every_valid_case_is_without_problems(name: str) -> None:
    for case in lines(f"{name}.jsonl"):
        assert problems(case["request"]) == [], case["id"]


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (hand(rules=1), [("wrong_type", "rules")]),
        (hand(concealed=[*HAND[:-1], 5]), [("wrong_type", "concealed[10]")]),
        (hand(concealed=[*HAND[:-1], True]), [("wrong_type", "concealed[10]")]),
        ({"melds": []}, [("missing_field", "concealed")]),
        (hand(melds=None), [("wrong_type", "melds")]),
        (hand(melds=["chow"]), [("wrong_type", "melds[0]")]),
        (hand(melds=[{"tile": "2m"}]), [("missing_field", "melds[0].kind")]),
        (hand(melds=[{**CHOW, "x": 1}]), [("unknown_field", "melds[0].x")]),
        (hand(melds=[{**CHOW, "claimed": 4}]), [("wrong_type", "melds[0].claimed")]),
        (hand(melds=[{**CHOW, "from": 0}]), [("unknown_player", "melds[0].from")]),
        (hand(melds=[{**CHOW, "added": 1}]), [("wrong_type", "melds[0].added")]),
        (hand(win=[]), [("wrong_type", "win")]),
        (hand(win={"source": "discard"}), [("missing_field", "win.from")]),
        (hand(win={"source": "discard", "from": True}), [("wrong_type", "win.from")]),
        (hand(win={"source": "discard", "from": 1.0}), [("wrong_type", "win.from")]),
        (hand(win={**DISCARD, "x": 1}), [("unknown_field", "win.x")]),
        (hand(seat_wind=None), [("wrong_type", "seat_wind")]),
        (hand(robbing_kong=0), [("wrong_type", "robbing_kong")]),
        (hand(public_tiles="9s"), [("wrong_type", "public_tiles")]),
        (hand(public_tiles=["9s", "9"]), [("unknown_tile", "public_tiles[1]")]),
        (hand(flowers=[True]), [("wrong_type", "flowers[0]")]),
        (hand(flowers=[0]), [("unknown_flower", "flowers[0]")]),
        (
            hand(flowers=[3, 3, 3]),
            [("duplicate_flower", "flowers[1]"), ("duplicate_flower", "flowers[2]")],
        ),
    ],
)
def test_each_problem_is_told_once_and_in_its_place(
    request_: Json, expected: list[tuple[str, str]]
) -> None:
    assert places(request_) == expected


def test_unknown_tiles_and_invalid_melds_still_count_as_tiles() -> None:
    broken = {"concealed": [*HAND, "x"], "melds": [{"kind": "quad", "tile": "2m"}]}
    assert codes(broken) == ["unknown_tile", "unknown_meld_kind", "tile_count"]


def test_too_many_melds_silences_the_tile_count_only() -> None:
    request = {"concealed": ["E"] * 5, "melds": [CHOW] * 5}
    assert Counter(codes(request)) == Counter(["too_many_melds"] + ["too_many_copies"] * 4)


def test_the_tile_count_names_what_was_expected() -> None:
    (problem,) = problems({"concealed": ["E"]})
    assert problem.values == {"tiles": 1, "expected": [13, 14]}
    (problem,) = problems({"concealed": ["E"]}, counts=(13,))
    assert problem.values == {"tiles": 1, "expected": [13]}


def test_copies_are_counted_over_hand_melds_and_public_tiles() -> None:
    request = hand(
        concealed=["9s", *HAND[1:]], melds=[KONG], public_tiles=["6m", "6m", "E", "E", "E", "E"]
    )
    assert [problem.values for problem in problems(request)] == [
        {"tile": "9s", "copies": 5},
        {"tile": "6m", "copies": 5},
    ]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"kong_replacement": True, "melds": [KONG]}, []),
        ({"kong_replacement": True, "melds": [{"kind": "concealed_kong", "tile": "E"}]}, []),
        (
            {"kong_replacement": True, "melds": [KONG], "win": DISCARD},
            ["replacement_needs_self_draw"],
        ),
        (
            {"kong_replacement": True, "melds": [{"kind": "quad", "tile": "9s"}]},
            ["unknown_meld_kind", "replacement_needs_kong"],
        ),
        ({"kong_replacement": True, "melds": [{"tile": "9s"}]}, ["missing_field"]),
        ({"kong_replacement": True, "melds": [KONG], "win": 1}, ["wrong_type"]),
        (
            {"robbing_kong": True, "last_wall_tile": True},
            ["robbing_excludes_last_wall", "robbing_needs_discard"],
        ),
        ({"robbing_kong": True, "win": {"source": "selfdraw"}}, ["unknown_win_source"]),
        (
            {"robbing_kong": True, "win": {"source": "discard"}},
            ["missing_field", "robbed_tile_held"],
        ),
    ],
)
def test_circumstances_that_exclude_each_other(fields: Json, expected: list[str]) -> None:
    assert codes(hand(**fields)) == expected


@pytest.mark.parametrize(
    ("public", "expected"),
    [(0, []), (1, ["robbed_tile_public"]), (2, ["robbed_tile_public"]), (3, [])],
)
def test_a_robbed_tile_is_public_as_a_pung_or_not_entered(public: int, expected: list[str]) -> None:
    request = {
        "concealed": [*HAND[:9], "E", "E", "7s", "8s", "9s"],
        "public_tiles": ["9s"] * public,
    }
    assert codes({**request, "win": DISCARD, "robbing_kong": True}) == expected


@pytest.mark.parametrize(
    "meld",
    [
        {"kind": "chow", "tile": "3p"},
        {"kind": "pung", "tile": "5p"},
        {"kind": "concealed_kong", "tile": "5p"},
    ],
)
def test_a_robbed_tile_may_not_be_shown_by_the_winner(meld: Json) -> None:
    request = {"concealed": [*HAND[3:-2], "E", "E", "4s", "5s", "5p"], "melds": [meld]}
    found = codes({**request, "win": DISCARD, "robbing_kong": True})
    assert "robbed_tile_held" in found


def test_a_robbed_tile_that_cannot_be_read_is_not_looked_for() -> None:
    request = hand(concealed=[*HAND[:-1], "x"], win=DISCARD, robbing_kong=True)
    assert codes(request) == ["unknown_tile"]
    assert codes({**request, "concealed": []}) == ["tile_count"]


class TestWaits:
    request: ClassVar[Json] = {"concealed": HAND[:-1], "melds": [CHOW]}

    @pytest.mark.parametrize("counts", [(13,), (13, 14)])
    @pytest.mark.parametrize("win", [None, {"source": "discard"}, {"sorce": 1}, DISCARD])
    def test_the_win_is_not_read(self, counts: tuple[int, ...], win: object) -> None:
        assert codes({**self.request, "win": win}, counts=counts) == []

    def test_a_robbed_kong_speaks_of_the_discard_columns(self) -> None:
        assert codes({**self.request, "robbing_kong": True}) == []

    def test_a_replacement_still_needs_a_kong(self) -> None:
        assert codes({**self.request, "kong_replacement": True}) == ["replacement_needs_kong"]
        both = {"concealed": HAND[:-1], "melds": [KONG], "robbing_kong": True}
        assert codes({**both, "kong_replacement": True}) == []

    def test_fourteen_tiles_are_too_many(self) -> None:
        assert codes(hand(win=3), counts=(13,)) == ["tile_count"]

    def test_thirteen_tiles_are_too_few_for_points(self) -> None:
        assert codes({**self.request, "win": 3}, counts=(14,)) == ["wrong_type", "tile_count"]


@pytest.mark.parametrize(
    "value",
    [float("nan"), 10**5000, -(10**5000), "\ud800", "x" * 10**6, [[[[]]]] * 1000, {1: 2}, b"", {1}],
    ids=["nan", "huge", "minus-huge", "surrogate", "long", "nested", "dict", "bytes", "set"],
)
@pytest.mark.parametrize(
    "field",
    [
        "rules",
        "concealed",
        "melds",
        "win",
        "seat_wind",
        "last_wall_tile",
        "public_tiles",
        "flowers",
    ],
)
def test_strange_values_are_problems_that_fit_on_a_line(field: str, value: object) -> None:
    for given_ in (value, [value], {"source": value}, {"source": "discard", "from": value}):
        found = problems(hand(**{field: given_}))
        assert found
        assert all(len(problem.message) < 300 for problem in found)
        json.dumps([problem.to_json() for problem in found])


def test_endless_lists_are_counted_whole_but_told_in_part() -> None:
    endless = {"concealed": ["1m"] * 300_000, "melds": [3] * 300_000, "flowers": [0] * 300_000}
    found = problems({**endless, **{f"f{place}": 1 for place in range(1000)}})
    assert {"tile": "1m", "copies": 300_000} in [problem.values for problem in found]
    assert {"melds": 300_000} in [problem.values for problem in found]
    assert len(found) < 1000


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=8,
)
FIELD = st.sampled_from([*hand(), "win", "rules", "flowers", "public_tiles", "robbing_kong", "x"])
SETTING = JSON | st.lists(st.sampled_from(["1m", "E", "x"]), max_size=15)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(FIELD, SETTING), st.sampled_from([(13,), (14,), (13, 14)]))
def test_anything_is_answered_and_left_as_it_was(fields: Json, counts: tuple[int, ...]) -> None:
    before = copy.deepcopy(fields)
    found = problems(fields, counts)
    assert {problem.code for problem in found} <= set(CODES)
    assert all(problem.message for problem in found)
    assert repr(fields) == repr(before)


def test_normalise_fills_in_every_default_and_shares_nothing() -> None:
    request: Json = {"concealed": list(HAND), "melds": [{**CHOW, "claimed": 1, "added": False}]}
    filled = normalise(request)
    assert filled == {
        "rules": "mcr",
        "concealed": HAND,
        "melds": [{**CHOW, "claimed": 1}],
        "win": {"source": "self_draw"},
        "seat_wind": "E",
        "round_wind": "E",
        "last_wall_tile": False,
        "kong_replacement": False,
        "robbing_kong": False,
        "public_tiles": [],
        "flowers": [],
    }
    filled["concealed"] = None
    assert request["concealed"] == HAND


def test_normalise_drops_what_a_self_draw_ignores() -> None:
    assert normalise(hand(win={"source": "self_draw", "from": 2}))["win"] == {"source": "self_draw"}
    assert normalise(hand(win={"source": "discard", "from": 2}))["win"] == {
        "source": "discard",
        "from": 2,
    }
    assert normalise({"concealed": HAND, "win": 5})["win"] == {"source": "self_draw"}


def test_shape_problems_let_an_unfinished_hand_pass() -> None:
    assert shape_problems({"concealed": ["E"] * 5, "robbing_kong": True}) == []
    assert [problem.code for problem in shape_problems({"concealed": ["e"], "win": 1})] == [
        "unknown_tile",
        "wrong_type",
    ]


@pytest.mark.parametrize(
    ("fields", "codes"),
    [
        ({"concealed": ["1m"] * 300}, []),
        ({"concealed": ["1m"] * 300 + [[]]}, ["tile_count", "too_many_copies"]),
        (
            {"concealed": ["1m"], "public_tiles": ["E"] * 300 + [0.5]},
            ["tile_count", "too_many_copies"],
        ),
        (
            {"concealed": [], "melds": [CHOW] * 300 + [None]},
            ["too_many_melds", *["too_many_copies"] * 3],
        ),
    ],
)
def test_shape_problems_find_what_lies_at_the_end_of_endless_lists(
    fields: Json, codes: list[str]
) -> None:
    assert [problem.code for problem in shape_problems(fields)] == codes


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{"a":\n 1 2}', {"line": 2, "column": 4}),
        ("", {"line": 1, "column": 1}),
        ("[NaN]", {"line": 1, "column": 1}),
        ("[" * 100_000, {"line": 1, "column": 1}),
        ("1" * 10_000, {"line": 1, "column": 1}),
        (b"\xff", {"line": 1, "column": 1}),
    ],
)
def test_text_that_is_not_json_is_told_with_its_place(text: str | bytes, place: Json) -> None:
    with pytest.raises(InvalidRequest) as caught:
        read_json(text)
    (problem,) = caught.value.problems
    assert (problem.code, problem.values) == ("invalid_json", place)


def test_every_code_has_a_sentence_its_values_complete() -> None:
    seen = {}
    for case in lines("invalid_inputs.jsonl"):
        seen.update({problem.code: problem for problem in problems(case["request"])})
    assert len(seen) > 15
    for problem in seen.values():
        assert "{" not in problem.message
        assert problem.to_json()["message"] == problem.message
