"""Hands as Hypothesis asks for them: of every family, and found on a walk from the catalogue.

They come from seeds: a hand is short enough to be read as it is, and families are not shrunk well.
"""

from random import Random
from typing import Any

from hypothesis import strategies as st
from support.hard_hands import hard_hand, waiting

import mcrcore

Json = dict[str, Any]

SEEDS = st.integers(0, 2**64)
RANDOMS = SEEDS.map(Random)
WISHES = [(rules, fan["id"]) for rules in ("gb", "gmcr") for fan in mcrcore.catalogue(rules)]


def walked(wish: tuple[str, str], seed: int) -> Json:
    """A hand with some fan, as nobody has played it."""
    rules, fan = wish
    found = mcrcore.random_hand(rules, fan, seed)
    return {name: value for name, value in found.items() if name != "rules"}


WALKED = st.builds(walked, st.sampled_from(WISHES), SEEDS)
HANDS = st.one_of(*[RANDOMS.map(hard_hand)] * 3, WALKED)
"""Requests of 14 tiles without rules; most are winning shapes."""
WAITING = RANDOMS.map(waiting)
"""Requests of 13 tiles."""
