"""`gmcr`: Guangdong MCR, the 57 rows of its table.

It shares forms and many conditions with `mcr` and little else: there is no account-once rule, waits
need not be unique, points are capped, and every winner is paid (`docs/rulings.md` r43-r52).
"""

from dataclasses import replace
from typing import Final

from mcrcore.fans import NOT_TOGETHER, Catalogue, Fan
from mcrcore.forms import SEVEN_DIFFERENT_PAIRS_FORM, THIRTEEN_ORPHANS_FORM
from mcrcore.payments import four_one_one
from mcrcore.principles import choose_apart
from mcrcore.profile import Difference, Profile
from mcrcore.rules.gmcr import sets, tiles, winning

CAP: Final = 24
"""Most points of a hand without an extraordinary pattern."""
EXTRAORDINARY: Final = 36
"""Points of an extraordinary pattern, and of every hand that has one."""


def limit(points: int, dearest: int) -> int | None:
    """The points a hand is held to, given its sum and its dearest pattern; None if it is the sum.

    >>> limit(9, 4), limit(48, 24), limit(72, 36)
    (None, 24, 36)
    """
    if dearest == EXTRAORDINARY:
        return EXTRAORDINARY
    return CAP if points > CAP else None


def _alone_when_extraordinary(fans: tuple[Fan, ...]) -> tuple[Fan, ...]:
    """Beside an extraordinary pattern only other extraordinary ones are listed."""
    ordinary = dict.fromkeys((fan.id for fan in fans if fan.points < EXTRAORDINARY), NOT_TOGETHER)
    return tuple(
        replace(fan, excludes=ordinary) if fan.points == EXTRAORDINARY else fan for fan in fans
    )


DIFFERENCES: Final = (
    Difference(
        "limits",
        43,
        (),
        "4 points win. A hand pays 24 at most, or 36 with an extraordinary pattern, which then "
        "stands alone.",
    ),
    Difference(
        "sets_serve_freely", 45, (), "There is no account-once rule: a set may serve many patterns."
    ),
    Difference(
        "forms", 46, (), "There are no knitted hands, and seven pairs must all be different."
    ),
    Difference("waits", 49, (), "A wait counts by what the tile completes, unique or not."),
    Difference("flowers", 50, (), "There are no flowers, and open tiles do not matter."),
    Difference(
        "payments",
        51,
        (),
        "On a self-draw each pays twice the points; on a discard its player pays four times the "
        "points and the others once. Every winner is paid.",
    ),
    Difference("table", 52, (), "The table is another: 57 patterns with values of their own."),
)

GMCR: Final = Profile(
    id="gmcr",
    name="Guangdong MCR",
    text="Guangdong rules with a table of 57 patterns: 4 points to win, 24 or 36 at most.",
    differences=DIFFERENCES,
    catalogue=Catalogue(_alone_when_extraordinary((*winning.FANS, *sets.FANS, *tiles.FANS))),
    minimum=4,
    forms=(SEVEN_DIFFERENT_PAIRS_FORM, THIRTEEN_ORPHANS_FORM),
    knitted=False,
    unique_waits=False,
    choose=choose_apart,
    limit=limit,
    pay=four_one_one,
    pays_all_winners=True,
)
