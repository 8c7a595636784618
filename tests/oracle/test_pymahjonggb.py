"""`gb` against PyMahjongGB, an independent engine, on seeded hands that reach every fan.

Totals must agree on every hand. Lists may differ where several are worth the same; where they do,
both must hold fans of the same points.
"""

from support import oracle
from support.hands import hands

import mcrcore
from mcrcore.rules import PROFILES

SEED = 20261130
HANDS = 20_000
CHINESE = {fan.chinese[0]: fan.id for fan in PROFILES["gb"].catalogue.fans if fan.chinese}
SAME_LIST_AT_LEAST = 0.97


def test_every_total_agrees() -> None:
    disagreements = []
    reached: set[str] = set()
    wins = same_list = 0
    for hand in hands(SEED, HANDS):
        request = {**hand, "rules": "gb"}
        ours = mcrcore.points(request)
        theirs = oracle.answer(oracle.arguments(request))
        if (ours and ours[0]) != (theirs and theirs[0]):
            disagreements.append((mcrcore.format(request), ours, theirs))
        elif ours and theirs:
            wins += 1
            reached.update(ours[1])
            same_list += ours[1] == {CHINESE[name]: count for name, count in theirs[1].items()}
    assert not disagreements, disagreements[:5]
    assert reached == {fan.id for fan in PROFILES["gb"].catalogue.fans} - {"flower_tiles"}
    assert wins > HANDS // 2
    assert same_list > SAME_LIST_AT_LEAST * wins


def test_the_comparison_would_notice_a_difference() -> None:
    """Rules that differ must show: `mcr` parts from it on some of the same hands."""
    differing = 0
    for hand in hands(SEED, 2_000):
        ours = mcrcore.points({**hand, "rules": "mcr"})
        theirs = oracle.answer(oracle.arguments(hand))
        differing += (ours and ours[0]) != (theirs and theirs[0])
    assert differing > 20
