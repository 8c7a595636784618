"""Rule sets: a profile is a value, and a new one is derived from another."""

from collections.abc import Callable
from dataclasses import dataclass

from mcrcore import payments
from mcrcore.fans import Catalogue
from mcrcore.forms import SpecialForm, honors_and_knitted, seven_pairs, thirteen_orphans
from mcrcore.principles import Chooser, choose_once


@dataclass(frozen=True, kw_only=True)
class Profile:
    """One named rule set."""

    id: str
    name: str
    text: str
    """What it is, in a sentence."""
    catalogue: Catalogue
    minimum: int
    """Points a hand needs to be declared, flowers left out."""
    forms: tuple[SpecialForm, ...] = (seven_pairs, thirteen_orphans, honors_and_knitted)
    """Winning forms without melds beside four sets and a pair."""
    knitted: bool = True
    """Whether the knitted straight is a winning form."""
    choose: Chooser = choose_once
    """How combinations of sets are chosen."""
    pay: Callable[[int], payments.Terms] = payments.base_and_points
    """What a winner of so many points is paid."""
    pays_all_winners: bool = False
    """Whether several winners on one discard are all paid, or only the nearest in turn."""
