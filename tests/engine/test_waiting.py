"""The waits of 13 tiles and what each way of winning is worth."""

from typing import Any

import pytest

import mcrcore

Json = dict[str, Any]
COLUMNS = ("self_draw", "discard", "self_draw_last", "discard_last")


def rows(text: str, **more: object) -> dict[str, Json]:
    result = mcrcore.waits({**mcrcore.parse(text), **more})
    return {row["tile"]: row for row in result["waits"]}


def test_a_row_for_each_tile_with_its_value() -> None:
    found = rows("[234m,1]234p234s666m5p")
    assert list(found) == ["2p", "5p"]
    assert found["5p"]["copies"] == 3
    assert found["5p"]["self_draw"]["qualifying"] == 11
    assert found["5p"]["discard"]["total"] == 10
    assert found["5p"]["self_draw_last"] is None, "one is in hand, so three cannot lie open"
    assert found["2p"]["discard"]["wins"] is False


def test_a_cell_is_what_score_says() -> None:
    request = mcrcore.parse("123456m78p99s[EEE,1]")
    for row in mcrcore.waits(request)["waits"]:
        for column, win in (
            ("self_draw", {"source": "self_draw"}),
            ("discard", {"source": "discard", "from": 1}),
        ):
            full = mcrcore.score(
                {**request, "concealed": [*request["concealed"], row["tile"]], "win": win}
            )
            cell = row[column]
            assert (cell["qualifying"], cell["total"], cell["wins"]) == (
                full["qualifying"],
                full["total"],
                full["wins"],
            )
            assert cell["fans"] == [
                {key: value for key, value in fan.items() if key != "blocks"}
                for fan in full["fans"]
            ]


def test_last_of_its_kind_adds_four_where_no_copy_is_in_hand() -> None:
    found = rows("123456m78p99s[EEE,1]")
    for tile in ("6p", "9p"):
        row = found[tile]
        assert row["self_draw_last"]["qualifying"] == row["self_draw"]["qualifying"] + 4


def test_what_is_gone_has_no_cells_and_what_is_held_four_times_no_row() -> None:
    found = rows("123456m78p99s[EEE,1]", public_tiles=["6p"] * 4)
    assert found["6p"]["copies"] == 0
    assert all(found["6p"][column] is None for column in COLUMNS)
    assert all(found["9p"][column] for column in COLUMNS)
    assert list(rows("1234444678m456p")) == ["1m"]


def test_events_belong_to_their_columns() -> None:
    found = rows("[1111m]23456p99s234s", kong_replacement=True)
    ids = {column: {fan["id"] for fan in found["1p"][column]["fans"]} for column in COLUMNS[:2]}
    assert "out_with_replacement_tile" in ids["self_draw"]
    assert "out_with_replacement_tile" not in ids["discard"]
    found = rows("123456m78p99s[EEE,1]", robbing_kong=True)
    assert "robbing_the_kong" in {fan["id"] for fan in found["6p"]["discard"]["fans"]}
    assert "robbing_the_kong" not in {fan["id"] for fan in found["6p"]["self_draw"]["fans"]}


def test_a_tile_that_cannot_be_robbed_has_no_discard_cell() -> None:
    found = rows("[234m,1]234p234s666m5p", robbing_kong=True)
    assert found["5p"]["discard"] is None
    assert found["5p"]["self_draw"]
    found = rows("123456m78p99s[EEE,1]", robbing_kong=True, public_tiles=["6p"])
    assert found["6p"]["discard"] is None
    assert found["9p"]["discard"]


def test_thirteen_tiles_give_the_same_through_score() -> None:
    request = mcrcore.parse("[234m,1]234p234s666m5p")
    assert mcrcore.score(request) == mcrcore.waits(request)


def test_thirteen_sided_waits() -> None:
    assert len(rows("19m19p19sESWNCFP")) == 13
    assert len(rows("1112345678999m")) == 9
    assert rows("159m26p37sESWNCF") == {}


@pytest.mark.parametrize("text", ["1m", "123456789m12345p"])
def test_other_numbers_of_tiles_are_refused(text: str) -> None:
    with pytest.raises(mcrcore.InvalidRequest) as caught:
        mcrcore.waits({"concealed": mcrcore.parse(text)["concealed"] if len(text) > 2 else [text]})
    assert [problem.code for problem in caught.value.problems] == ["tile_count"]
