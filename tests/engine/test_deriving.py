"""Catalogues and profiles refuse what contradicts itself."""

from typing import Any

import pytest

from mcrcore.conditions import NO_OTHER_FAN
from mcrcore.fans import Catalogue, CatalogueError, Fan, leaves_out
from mcrcore.rules.mcr import MCR

Json = dict[str, Any]


def fan(number: int = 1, fan_id: str = "one", points: int = 2, **fields: object) -> Fan:
    given: Json = {"name": "A Fan", "text": "A fan.", "when": NO_OTHER_FAN, **fields}
    return Fan(number=number, id=fan_id, points=points, **given)


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (fan(2, "one"), "two fans have the same id, one"),
        (fan(1, "two"), "one and two have the same number, 1"),
        (fan(2, "two", excludes=leaves_out(printed="three")), "no fan here"),
        (fan(2, "two", 1, excludes=leaves_out(derived="one")), "worth more"),
    ],
)
def test_a_catalogue_that_contradicts_itself_is_refused(other: Fan, message: str) -> None:
    with pytest.raises(CatalogueError, match=message):
        Catalogue((fan(), other))


@pytest.mark.parametrize(
    "changes",
    [
        {"keep": ["no_such_fan"]},
        {"revalue": {"no_such_fan": 8}},
        {"change": {"no_such_fan": {"text": "None."}}},
        {"exclude": {"no_such_fan": leaves_out(printed="all_pungs")}},
        {"exclude": {"all_pungs": leaves_out(printed="no_such_fan")}},
        {"exclude": {"all_pungs": leaves_out(printed="all_green")}},
        {"keep": ["all_green"], "change": {"all_pungs": {"text": "Not kept."}}},
        {"keep": ["seven_pairs"]},
        {"add": (fan(82, "all_pungs"),)},
        {"add": (fan(49, "new_fan"),)},
    ],
)
def test_deriving_refuses_what_it_would_pass_over_in_silence(changes: Json) -> None:
    with pytest.raises(CatalogueError):
        MCR.derive(**changes)


def test_deriving_changes_a_copy() -> None:
    before = MCR.catalogue.by_id["all_pungs"]
    derived = MCR.derive(
        id="derived",
        revalue={"all_pungs": 7},
        exclude={"all_pungs": leaves_out(derived="no_honors")},
        add=(fan(82, "new_fan", excludes=leaves_out(printed="self_drawn")),),
    )
    assert derived.catalogue.by_id["all_pungs"].points == 7
    assert set(derived.catalogue.by_id["all_pungs"].excludes) == {"no_honors"}
    assert len(derived.catalogue.fans) == 82
    assert (derived.id, derived.minimum) == ("derived", MCR.minimum)
    assert MCR.catalogue.by_id["all_pungs"] is before
    assert (before.points, set(before.excludes)) == (6, set())
