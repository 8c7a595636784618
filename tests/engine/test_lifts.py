"""What would lift a finished hand, held against trying every change out."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from support.hands import hand

import mcrcore
from mcrcore.cli_report import lifts_text
from mcrcore.request import normalise
from mcrcore.rules import PROFILES
from mcrcore.tiles import NAMES

Json = dict[str, Any]
DISCARD = {"source": "discard", "from": 1}
SELF_DRAW = {"source": "self_draw"}


def lifts(text: str, **more: object) -> dict[str, Json]:
    """The lifts of a hand by their change, an exchange by its tiles."""
    result = mcrcore.lifts({**mcrcore.parse(text), **more})
    return {
        f"{lift['out']}>{lift['in']}" if lift["change"] == "tile" else lift["change"]: lift
        for lift in result["lifts"]
    }


def worth(request: Json) -> Json | None:
    """A hand's result; None when it is no winning shape or cannot be."""
    try:
        if mcrcore.points(request) is None:
            return None
    except mcrcore.InvalidRequest:
        return None
    return mcrcore.score(request)


def circumstances(request: Json) -> Iterator[Json]:
    """Every hand won otherwise, possible or not."""
    if request["win"]["source"] == "discard":
        yield {**request, "win": SELF_DRAW, "robbing_kong": False}
    else:
        yield {**request, "win": DISCARD, "kong_replacement": False}
    for flag in ("last_wall_tile", "kong_replacement", "robbing_kong"):
        if not request[flag]:
            yield {**request, flag: True}


def exchanges(request: Json) -> Iterator[Json]:
    """Every hand with one tile another, of equal tiles only the first; the winning one is apart."""
    concealed = request["concealed"]
    for place, out in enumerate(concealed):
        if concealed.index(out) < place < len(concealed) - 1:
            continue
        for tile in NAMES:
            if tile != out:
                yield {**request, "concealed": [*concealed[:place], tile, *concealed[place + 1 :]]}


def random_requests(seed: int, number: int) -> Iterator[Json]:
    random = Random(seed)
    for place in range(number):
        yield normalise({**hand(random), "rules": list(PROFILES)[place % 3]})


def test_every_change_that_helps_is_found_and_nothing_else() -> None:
    lifted = 0
    for request in random_requests(5, 90):
        now = worth(request)
        result = mcrcore.lifts(request)
        assert result["complete"] is (now is not None)
        if now is None:
            assert result["lifts"] == []
            continue
        assert (result["qualifying"], result["total"]) == (now["qualifying"], now["total"])
        found = [
            ({**request, **lift["set"]}, lift["total"])
            for lift in result["lifts"]
            if lift["change"] != "last_of_kind"
        ]
        expected = [
            (changed, then["total"])
            for changed in circumstances(request)
            if (then := worth(changed)) and then["total"] > now["total"]
        ]
        expected += [
            (changed, then["total"])
            for changed in exchanges(request)
            if (then := worth(changed)) and then["total"] > now["total"] and then["wins"]
        ]
        assert sorted(found, key=repr) == sorted(expected, key=repr)
        lifted += len(found)
    assert lifted > 200


def test_a_lift_is_what_score_says_of_it() -> None:
    for request in random_requests(6, 60):
        result = mcrcore.lifts(request)
        worths = [(lift["total"], lift["qualifying"]) for lift in result["lifts"]]
        assert worths == sorted(worths, reverse=True), "the best first"
        for lift in result["lifts"]:
            full = mcrcore.score({**request, **lift["set"]})
            for field in ("qualifying", "total", "wins"):
                assert lift[field] == full[field]
            assert lift["total"] > result["total"]
            assert lift["wins"] or lift["change"] != "tile"
            assert [fan["id"] for fan in lift["fans"]] == [fan["id"] for fan in full["fans"]]


def test_only_what_is_new_is_set() -> None:
    found = lifts("[123m]456m789p234s5s5s|EE0000")
    assert found["self_draw"]["set"] == {"win": SELF_DRAW}
    assert found["last_wall_tile"]["set"] == {"last_wall_tile": True}
    assert list(found["4s>1s"]["set"]) == ["concealed"]


def test_a_hand_that_were_worth_nothing_would_win() -> None:
    lift = lifts("[123m][345m]678p56sWW7s|EE1000")["discard"]
    assert lift["set"] == {"win": DISCARD}
    assert [fan["id"] for fan in lift["fans"]] == ["chicken_hand"]
    assert lift["wins"]
    assert "discard" not in lifts("[123m][345m]678p56sWW7s|EE1000", rules="gmcr")


def test_a_lift_is_held_against_what_is_paid() -> None:
    little_four_winds = "EEESSSWWW999sNN|EE1000"
    found = lifts(little_four_winds, rules="gmcr")
    assert list(found) == ["9s>N"], "more points beyond the limit of 24 lift nothing"
    assert (found["9s>N"]["qualifying"], found["9s>N"]["total"]) == (36, 36)
    result = mcrcore.lifts({**mcrcore.parse(little_four_winds), "rules": "gmcr"})
    assert (result["qualifying"], result["total"]) == (71, 24)
    assert lifts_text(result).startswith("24 points without flowers, 4 needed.")


def test_the_last_of_its_kind_shows_what_is_hidden() -> None:
    text = "123p[456p][888m]67m99s5m|EE1000"
    lift = lifts(text)["last_of_kind"]
    assert lift["set"] == {"public_tiles": ["5m"] * 3}
    assert "last_tile" in [fan["id"] for fan in lift["fans"]]
    assert lifts(text, public_tiles=["5m", "E"])["last_of_kind"]["set"]["public_tiles"] == [
        *["5m", "E"],
        *["5m"] * 2,
    ]
    assert "last_of_kind" not in lifts(text, public_tiles=["5m"] * 3)
    assert "last_of_kind" not in lifts("123p[456p][888m]55m67m5m|EE1000"), "two are in hand"


def test_events_go_with_the_way_of_winning() -> None:
    replaced = "[1111m]234p567s99p23s1s|EE1001"
    assert "discard" not in lifts(replaced)
    robbed = "[123m]456m789p23s55s4s|EE0001"
    assert lifts(robbed)["4s>1s"]["set"]["concealed"][-1] == "1s"


@pytest.mark.parametrize("text", ["[123m]456m789p234s5s", "123456789m123456p"])
def test_other_numbers_of_tiles_are_refused(text: str) -> None:
    with pytest.raises(mcrcore.InvalidRequest, match="It should be 14"):
        mcrcore.lifts(mcrcore.parse(text))
