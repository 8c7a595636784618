"""The result in the shape of the contract, and the reasons it gives."""

import json
from typing import Any

import pytest

import mcrcore

Json = dict[str, Any]


def score(text: str) -> Json:
    return mcrcore.score(mcrcore.parse(text))


def omitted(result: Json) -> dict[str, tuple[str, str, int]]:
    return {
        fan["id"]: (fan["because"], fan["principle"], fan["count"]) for fan in result["not_counted"]
    }


def test_the_example_of_the_contract() -> None:
    result = score("[234m,1]234p234s666m5p5p|EE0000")
    assert result["engine"] == f"mcrcore {mcrcore.__version__}"
    assert {key: result[key] for key in ("rules", "complete", "wins", "qualifying")} == {
        "rules": "mcr",
        "complete": True,
        "wins": True,
        "qualifying": 10,
    }
    assert result["fans"] == [
        {
            "id": "mixed_triple_chow",
            "number": 41,
            "name": "Mixed Triple Chow",
            "points": 8,
            "count": 1,
            "blocks": [[0, 2, 4]],
        },
        {
            "id": "all_simples",
            "number": 68,
            "name": "All Simples",
            "points": 2,
            "count": 1,
            "blocks": [[0, 1, 2, 3, 4]],
        },
    ]
    assert omitted(result) == {
        "mixed_double_chow": ("mixed_triple_chow", "non_separation", 3),
        "no_honors": ("all_simples", "non_repeat", 1),
    }
    assert [block["tiles"][0] for block in result["reading"]["blocks"]] == [
        *("2m", "6m", "2p", "5p", "2s"),
    ]
    assert [block["concealed"] for block in result["reading"]["blocks"]] == [
        *(False, True, True, False, True),
    ]
    assert result["payments"] == [34, -18, -8, -8]


@pytest.mark.parametrize(
    ("text", "total", "payments"),
    [
        ("[234m,1]234p234s666m5p5p|EE1000", 11, [57, -19, -19, -19]),
        ("111222m333p444s5m5m|EE1000", 79, [261, -87, -87, -87]),
    ],
)
def test_payments_of_the_worked_examples(text: str, total: int, payments: list[int]) -> None:
    result = score(text)
    assert (result["total"], result["payments"]) == (total, payments)


def test_an_event_counts_on_no_block_and_a_wait_on_the_block_it_completed() -> None:
    fans = {fan["id"]: fan["blocks"] for fan in score("111222m333p444s5m5m|EE1000|2")["fans"]}
    assert fans["flower_tiles"] == [[], []]
    assert fans["single_wait"] == [[2]]
    assert fans["four_concealed_pungs"] == [[0, 1, 3, 4]]
    fans = {fan["id"]: fan["blocks"] for fan in score("[234m,1]234p234s666m5p5p")["fans"]}
    assert fans["self_drawn"] == [[]]


def test_the_fourth_terminal_pung_counts_beside_three_winds() -> None:
    result = score("[EEE,1][SSS,1]WWW99m55p9m|NN1000")
    fans = {fan["id"]: fan["blocks"] for fan in result["fans"]}
    assert fans["pung_of_terminals_or_honors"] == [[2]]
    assert omitted(result)["pung_of_terminals_or_honors"] == ("big_three_winds", "non_repeat", 3)


def test_account_once_and_non_identical_name_the_combination_in_the_way() -> None:
    result = score("123123456789m5m5m|WS0000")
    principles = {
        (fan["id"], fan["because"], fan["principle"]): fan["count"] for fan in result["not_counted"]
    }
    assert principles["pure_straight", "pure_straight", "non_identical"] == 1
    assert principles["short_straight", "pure_straight", "non_separation"] == 2
    assert principles["short_straight", "pure_straight", "account_once"] == 1
    assert principles["two_terminal_chows", "pure_straight", "account_once"] == 1


def test_what_is_not_counted_together_is_not_said_to_be_implied() -> None:
    request = mcrcore.parse("111222m333p444s5m5m|EE1000")
    by_rules = {rules: mcrcore.score({**request, "rules": rules}) for rules in ("mcr", "gb")}
    implied = {fan["id"]: fan["implied"] for fan in by_rules["gb"]["not_counted"]}
    assert implied["fully_concealed_hand"] is False
    assert implied["all_pungs"] is True
    extraordinary = mcrcore.score(
        {**mcrcore.parse("[1111m,1][2222m,1][3333m,1][4444m]5p5p|EE0000"), "rules": "gmcr"}
    )
    assert extraordinary["fans"][0]["id"] == "4_kongs"
    assert not any(fan["implied"] for fan in extraordinary["not_counted"])


def test_dragons_are_no_pung_of_terminals_or_honors_and_value_winds_are_left_out() -> None:
    left = omitted(score("[CCC,1][EEE,1]456p789s5m5m|EE0000"))
    assert left["pung_of_terminals_or_honors"] == ("prevalent_wind", "non_repeat", 1)
    assert "pung_of_terminals_or_honors" not in omitted(score("[CCC,1]123p456p789s5m5m|EE0000"))


def test_the_pair_of_generals_stands_on_the_pair() -> None:
    request = mcrcore.parse("123456789m234p55p|ES1000")
    fans = {fan["id"]: fan for fan in mcrcore.score({**request, "rules": "gmcr"})["fans"]}
    assert fans["258_pair"]["blocks"] == [[4]]


def test_lower_kong_and_pung_fans_are_present_under_the_higher_ones() -> None:
    result = score("[1111m][2222p][3333s]444m5p5p|EE0000")
    left = omitted(result)
    assert left["two_concealed_kongs"][0] == "three_kongs"
    assert left["concealed_kong"][0] == "three_kongs"
    assert left["three_concealed_pungs"][0] == "four_concealed_pungs"


def test_a_higher_fan_that_is_left_out_leaves_nothing_out() -> None:
    fans = {fan["id"] for fan in score("[1111m][2222p][3333s,1]44m5p5p4m|EE1000")["fans"]}
    assert {"three_kongs", "three_concealed_pungs"} <= fans
    fans = {fan["id"] for fan in score("[1111m][2222p][3333s,1]456m5p5p|EE1000")["fans"]}
    assert {"three_kongs", "two_concealed_pungs"} <= fans


def test_no_winning_shape() -> None:
    result = score("147m147p25sESWNCF|EE0000")
    assert result["complete"] is False
    assert result["wins"] is False
    for field in ("qualifying", "total", "reading", "payments"):
        assert result[field] is None
    for field in ("fans", "not_counted", "readings"):
        assert result[field] == []


def test_below_the_minimum_nobody_pays_and_flowers_do_not_help() -> None:
    result = score("234m567p456888s33m|WS1000|3")
    assert (result["qualifying"], result["total"], result["wins"]) == (7, 10, False)
    assert result["payments"] is None


def test_chicken_hand_is_worth_eight_in_every_reading() -> None:
    result = score("[123m,1][345m,1]678p56sWW7s|WS0000|2")
    assert [fan["id"] for fan in result["fans"]] == ["chicken_hand", "flower_tiles"]
    assert (result["qualifying"], result["total"], result["wins"]) == (8, 10, True)
    assert {reading["qualifying"] for reading in result["readings"]} == {8}


def test_readings_are_distinct_and_best_first() -> None:
    result = score("22233344455566m|EE1000")
    totals = [reading["total"] for reading in result["readings"]]
    assert totals == sorted(totals, reverse=True)
    shown = [json.dumps(reading["blocks"]) for reading in result["readings"]]
    assert len(set(shown)) == len(shown) > 3
    forms = {reading["form"] for reading in score("11223344556677m|EE1000")["readings"]}
    assert forms == {"regular", "seven_pairs"}


@pytest.mark.parametrize(
    ("text", "form", "kinds"),
    [
        ("19m19p19sESWNCFP1m", "thirteen_orphans", {"single": 12, "pair": 1}),
        ("147m258p369sESWNC", "honors_and_knitted", {"single": 14}),
        ("2244m55p88sPPPP7p7p", "seven_pairs", {"pair": 7}),
        ("258m369p147s88s13p2p", "knitted_straight", {"knitted": 3, "pair": 1, "chow": 1}),
    ],
)
def test_special_forms(text: str, form: str, kinds: dict[str, int]) -> None:
    reading = score(text)["reading"]
    assert reading["form"] == form
    found = [block["kind"] for block in reading["blocks"]]
    assert {kind: found.count(kind) for kind in set(found)} == kinds


def test_melds_stand_first_in_the_order_of_the_request() -> None:
    blocks = score("[EEE,1][123m,1]456p789s5m5m")["reading"]["blocks"]
    assert [block["tiles"] for block in blocks[:2]] == [["E", "E", "E"], ["1m", "2m", "3m"]]


def test_results_are_fresh() -> None:
    request = mcrcore.parse("111222m333p444s5m5m")
    first = mcrcore.score(request)
    first["fans"].clear()
    first["reading"]["blocks"].clear()
    points = mcrcore.points(request)
    assert points is not None
    points[1].clear()
    assert mcrcore.score(request)["fans"]
    assert mcrcore.points(request) != points


def test_last_tile_comes_from_public_tiles_and_own_melds() -> None:
    request = mcrcore.parse("[123p,1][456p,1][888m,1]67m99s8m|WS0000")
    assert "last_tile" in dict(mcrcore.points(request)[1])  # type: ignore[index]
    request = {**mcrcore.parse("[123p,1]456p234m67m99s8m"), "public_tiles": ["8m"] * 3}
    assert "last_tile" in {fan["id"] for fan in mcrcore.score(request)["fans"]}
    robbing = {**request, "win": {"source": "discard", "from": 2}, "robbing_kong": True}
    assert omitted(mcrcore.score(robbing))["last_tile"][0] == "robbing_the_kong"
    unseen = {**robbing, "public_tiles": []}
    assert mcrcore.score(unseen)["not_counted"] == mcrcore.score(robbing)["not_counted"]


def test_catalogue_is_complete_and_fresh() -> None:
    entries = mcrcore.catalogue()
    entries[0]["names"].clear()
    again = mcrcore.catalogue()
    assert again[0]["names"]["zh-Hans"] == "大四喜"
    assert [entry["number"] for entry in again] == list(range(1, 82))
    with pytest.raises(mcrcore.InvalidRequest):
        mcrcore.catalogue("riichi")
