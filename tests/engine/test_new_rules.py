"""A fourth rule set is data and conditions only: the club of `docs/rule-sets.md`."""

import re
from pathlib import Path
from typing import Any

import pytest

import mcrcore
from mcrcore.profile import Profile
from mcrcore.rules import LOADERS

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "rule-sets.md").read_text("utf-8")


@pytest.fixture
def club(monkeypatch: pytest.MonkeyPatch) -> Profile:
    """The club's rules, as the guide writes them, among the others."""
    found = re.search(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert found
    names: dict[str, Any] = {}
    exec(found[1], names)  # noqa: S102 - the guide's own example
    profile: Profile = names["CLUB"]
    monkeypatch.setitem(LOADERS, profile.id, lambda: profile)
    return profile


def score(text: str, rules: str) -> dict[str, Any]:
    return mcrcore.score({**mcrcore.parse(text), "rules": rules})


def ids(result: dict[str, Any]) -> dict[str, int]:
    return {fan["id"]: fan["points"] for fan in result["fans"]}


def test_it_has_its_own_fans_values_and_minimum(club: Profile) -> None:
    pairs = score("2244m55p88sPPPP7p7p|WS0000", club.id)
    assert ids(pairs) == {"seven_pairs": 16, "tile_hog": 2}
    text = "[234m,1][222s,1]678s888m4p4p|WS0000"
    even = score(text, club.id)
    assert ids(even) == {"even_everywhere": 4, "all_simples": 2, "single_wait": 1}
    assert (even["minimum"], even["wins"]) == (6, True)
    assert score(text, "gb")["qualifying"] == 3


def test_what_it_does_not_keep_is_gone(club: Profile) -> None:
    chicken = "[123m,1][345m,1]678p56sWW7s|WS0000"
    assert score(chicken, "gb")["wins"]
    result = score(chicken, club.id)
    assert (result["fans"], result["qualifying"], result["wins"]) == ([], 0, False)


def test_everything_else_is_inherited(club: Profile) -> None:
    text = "111222m333p444s5m5m|WS1000"
    assert ids(score(text, club.id)) == ids(score(text, "gb"))


def test_every_door_knows_it(club: Profile) -> None:
    assert len(mcrcore.catalogue(club.id)) == len(mcrcore.catalogue("gb"))
    assert mcrcore.settle(club.id, [{"seat": 0, "points": 6}], "self_draw", None)[0] == 42
    assert club.id in mcrcore.compare(mcrcore.parse("111222m333p444s5m5m"))["results"]
    waits = mcrcore.waits({**mcrcore.parse("[234m,1][222s,1]678s888m4p"), "rules": club.id})
    assert [(row["tile"], row["discard"]["wins"]) for row in waits["waits"]] == [("4p", True)]
