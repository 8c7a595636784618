"""`gb` against PyMahjongGB, an independent engine, on seeded hands that reach every fan.

Points must agree on every hand. Fans may differ where other choices are worth the same; where they
do, its choice must be one of these. `compare.py` does the same with as many hands as you like.
"""

from collections.abc import Callable
from importlib.metadata import version

from support.hands import hands
from support.oracle import arguments
from support.tally import EQUAL_TOTALS, tallied

import mcrcore
from mcrcore.rules import PROFILES

ENGINE = "PyMahjongGB"
SEED = "20261130"
HANDS = 20_000
SOME_HANDS = 4_000
SAME_LIST_AT_LEAST = 0.97


def test_every_total_agrees(evidence: Callable[..., None]) -> None:
    tally = tallied("gb", SEED, HANDS)
    figures = tally.facts()
    lists = figures.pop("other_lists")
    evidence(
        "oracle",
        engine=ENGINE,
        versions={ENGINE: version(ENGINE)},
        seed=SEED,
        **figures,
        other_lists=len(lists),
        shown=lists[:1],
    )
    assert tally.disagreements == []
    assert tally.unexplained() == []
    assert set(tally.by_ruling()) == {str(EQUAL_TOTALS)}
    assert set(tally.reached) == {fan.id for fan in PROFILES["gb"].catalogue.fans} - {
        "flower_tiles"
    }
    assert tally.complete > HANDS // 2
    assert tally.same_list > SAME_LIST_AT_LEAST * tally.complete


def test_mcr_parts_from_it_in_the_eight_points_only(evidence: Callable[..., None]) -> None:
    """It also shows that the comparison would notice a difference."""
    tally = tallied("mcr", SEED, SOME_HANDS)
    figures = tally.facts()
    differing = figures.pop("disagreements")
    evidence(
        "oracle-mcr",
        engine=ENGINE,
        versions={ENGINE: version(ENGINE)},
        seed=SEED,
        **figures,
        disagreements=len(differing),
        shown=[*{tuple(one["rulings"]): one for one in differing}.values()],
    )
    assert tally.unexplained() == []
    points = {str(point.ruling) for point in PROFILES["gb"].differences}
    assert set(tally.by_ruling()) == points


def test_every_hand_in_its_arguments_is_read_back() -> None:
    for request in hands(seed=5, number=1_000):
        read = mcrcore.parse(repr(arguments(request)))
        theirs = mcrcore.points({**read, "rules": "gb"})
        assert theirs == mcrcore.points({**request, "rules": "gb"}), request
