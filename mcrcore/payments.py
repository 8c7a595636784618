"""Payments: what the four seats pay and get. Sums are always zero.

Seats are numbers in turn order. In the payments of one hand seat 0 is the winner and 1, 2, 3 are
the next players in turn: right, opposite, left.
"""

from typing import Final, NamedTuple

SEATS: Final = 4
BASE: Final = 8
"""Points each opponent pays for any win (`docs/rulings.md` r42)."""


class Terms(NamedTuple):
    """What a winner is paid, in points."""

    self_draw: int
    """By each opponent on a self-draw."""
    discarder: int
    """By the player who discarded, or added to the robbed kong."""
    others: int
    """By each of the two others on a discard."""


def base_and_points(points: int) -> Terms:
    """WMO terms: the points, and eight from each opponent whatever happens.

    >>> base_and_points(11).self_draw, base_and_points(10)
    (19, Terms(self_draw=18, discarder=18, others=8))
    """
    return Terms(self_draw=BASE + points, discarder=BASE + points, others=BASE)


def four_one_one(points: int) -> Terms:
    """Guangdong terms: twice the points from each, or four times from the discarder and once.

    >>> four_one_one(7)
    Terms(self_draw=14, discarder=28, others=7)
    """
    return Terms(self_draw=2 * points, discarder=4 * points, others=points)


def pay(terms: Terms, winner: int, discarder: int | None) -> list[int]:
    """Change of each seat's score for one winner; no discarder is a self-draw.

    >>> pay(base_and_points(10), winner=0, discarder=1)
    [34, -18, -8, -8]
    """
    if discarder is None:
        changes = [-terms.self_draw] * SEATS
    else:
        changes = [-terms.others] * SEATS
        changes[discarder] = -terms.discarder
    changes[winner] = 0
    changes[winner] = -sum(changes)
    return changes


def nearest(winners: list[int], discarder: int) -> int:
    """The winner first in turn after the discarder.

    >>> nearest([0, 3], discarder=2)
    3
    """
    return min(winners, key=lambda seat: (seat - discarder) % SEATS)
