"""The same hand under every rule set, and the reasons for what differs."""

import json
from typing import Any

import pytest
from support.hands import hands

import mcrcore
from mcrcore.rules import PROFILES

Json = dict[str, Any]
COUNTED = "counted"


def compare(text: str) -> Json:
    return mcrcore.compare(mcrcore.parse(text))


def line(compared: Json, kin: str) -> Json:
    found: Json = next(line for line in compared["lines"] if line["kin"] == kin)
    return found


def reason(compared: Json, kin: str, rules: str) -> tuple[str, str | None, int | None]:
    for found in line(compared, kin)["reasons"]:
        if found["rules"] == rules:
            return found["code"], found["difference"], found["ruling"]
    raise AssertionError(f"{kin} does not differ under {rules}")


def test_results_are_those_of_score() -> None:
    request = mcrcore.parse("111222m333p444s5m5m")
    compared = mcrcore.compare({**request, "rules": "gb"})
    assert list(compared["results"]) == list(PROFILES)
    for rules, result in compared["results"].items():
        assert result == mcrcore.score({**request, "rules": rules})
    assert compared["base"] == "mcr"


@pytest.mark.parametrize(
    ("text", "kin", "expected"),
    [
        ("111222m333p444s5m5m", "fully_concealed_hand", ("left_out", "concealed_by_nature", 2)),
        ("111222m333p444s5m5m", "self_drawn", ("counts_here", "concealed_by_nature", 2)),
        ("2244m55p88sPPPP7p7p|WS0000", "tile_hog", ("holds_here", "honor_hogs", 3)),
        ("13347s12369m258p3m|WS0000", "edge_wait", ("holds_here", "knitted_waits", 6)),
        (
            "[1111m][2222p]345p678s99s|EE1000",
            "two_concealed_kongs",
            ("other_value", "kong_values", 10),
        ),
        (
            "[1111m,1][2222p]345p67899s|EE1000",
            "melded_and_concealed_kong",
            ("only_here", "mixed_kongs", 10),
        ),
        (
            "111999m111999p1s1s|WS0000",
            "double_pung",
            ("left_out", "terminals_and_double_pung", 13),
        ),
        (
            "1112345678999m5m|WS0000",
            "pung_of_terminals_or_honors",
            ("counts_here", "gates_and_terminal_pungs", 17),
        ),
        ("234234666888sFF|WS0000", "half_flush", ("left_out", "green_and_half_flush", 18)),
    ],
)
def test_each_difference_of_gb_is_named(
    text: str, kin: str, expected: tuple[str, str | None, int | None]
) -> None:
    assert reason(compare(text), kin, "gb") == expected


def test_another_table_has_other_values_and_other_fans() -> None:
    compared = compare("111222m333p444s5m5m")
    assert reason(compared, "four_concealed_pungs", "gmcr")[0] == "other_value"
    assert reason(compared, "mixed_shifted_pungs", "gmcr")[0] == "no_such_fan"
    assert reason(compared, "258_pair", "gmcr")[0] == "only_here"
    cell = line(compared, "four_concealed_pungs")["cells"]["gmcr"]
    assert (cell["name"], cell["points"]) == ("4 Self-Drawn Pungs", 24)
    assert "limits" in {point["id"] for point in compared["profiles"]["gmcr"]["differences"]}


def test_lines_hold_every_fan_that_counts_and_mark_what_differs() -> None:
    for request in hands(seed=4, number=300):
        compared = mcrcore.compare(request)
        for rules, result in compared["results"].items():
            shown = [
                line["cells"][rules]["id"]
                for line in compared["lines"]
                if line["cells"][rules]["status"] == COUNTED
            ]
            assert sorted(shown) == sorted(fan["id"] for fan in result["fans"])
        for found in compared["lines"]:
            worth = {
                cell["points"] * cell["count"] if cell["status"] == COUNTED else 0
                for cell in found["cells"].values()
            }
            assert found["differs"] is (len(worth) > 1) is bool(found["reasons"])


def test_what_is_no_winning_shape_somewhere_has_lines_for_the_others() -> None:
    compared = compare("147m258p369sESWNC")
    assert compared["results"]["gmcr"]["complete"] is False
    assert compared["lines"]


def test_kin_are_fans_of_mcr() -> None:
    known = {fan.id for fan in PROFILES["mcr"].catalogue.fans}
    for profile in PROFILES.values():
        assert {fan.kin for fan in profile.catalogue.fans} - {""} <= known


def test_differences_name_fans_of_their_rules() -> None:
    for profile in PROFILES.values():
        ids = [point.id for point in profile.differences]
        assert len(set(ids)) == len(ids)
        for point in profile.differences:
            assert set(point.fans) <= set(profile.catalogue.by_id)


def test_other_numbers_of_tiles_are_refused() -> None:
    answer = json.loads(mcrcore.api.call("compare", '{"concealed": ["1m"]}'))
    assert [error["code"] for error in answer["errors"]] == ["tile_count"]
