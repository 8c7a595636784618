"""Settlement: what the four seats win and lose in one hand, with one winner or several."""

from collections.abc import Iterator
from typing import Final

from mcrcore.errors import InvalidRequest, Problem, echo, wrong_type
from mcrcore.payments import SEATS, nearest, pay
from mcrcore.profile import Profile
from mcrcore.request_reader import SOURCES

_SEAT: Final = f"a number, 0 to {SEATS - 1}"
_WINNER_FIELDS: Final = {"seat": _SEAT, "points": "a number"}


def settle(profile: Profile, winners: object, source: object, discarder: object) -> list[int]:
    """Change of each seat's score, in turn order; no winner is a draw and changes nothing.

    ``winners`` are ``{"seat": 0-3, "points": total}``. Of several on one discard, either the
    nearest after the discarder alone is paid or all are, as the rules have it (rulings 42 and 51).
    Raises `InvalidRequest` with every problem.
    """
    found = list(_problems(profile, winners, source, discarder))
    if found:
        raise InvalidRequest(*found)
    totals = {winner["seat"]: winner["points"] for winner in winners}  # type: ignore[attr-defined]
    seat = discarder if source == "discard" and isinstance(discarder, int) else None
    if seat is not None and len(totals) > 1 and not profile.pays_all_winners:
        first = nearest(list(totals), seat)
        totals = {first: totals[first]}
    changes = [0] * SEATS
    for winner, points in totals.items():
        for place, change in enumerate(pay(profile.pay(points), winner, seat)):
            changes[place] += change
    return changes


def _problems(
    profile: Profile, winners: object, source: object, discarder: object
) -> Iterator[Problem]:
    if not isinstance(source, str):
        yield wrong_type("source", "a text", source)
    elif source not in SOURCES:
        yield Problem("unknown_win_source", "source", {"value": echo(source)})
    if not isinstance(winners, list | tuple):
        yield wrong_type("winners", "a list", winners)
        return
    for place, winner in enumerate(winners[:SEATS]):
        yield from _winner_problems(f"winners[{place}]", winner, profile.minimum)
    seats = [winner["seat"] for winner in winners if isinstance(winner, dict) and "seat" in winner]
    if len(winners) > SEATS or any(seats.count(seat) > 1 for seat in seats):
        yield Problem("duplicate_winner", "winners", {"winners": len(winners)})
    if source == "self_draw" and len(winners) > 1:
        yield Problem("several_self_draws", "winners", {"winners": len(winners)})
    if source == "discard" and winners:
        yield from _discarder_problems(discarder, seats)


def _winner_problems(where: str, winner: object, minimum: int) -> Iterator[Problem]:
    if not isinstance(winner, dict):
        yield wrong_type(where, "an object", winner)
        return
    for name in winner.keys() - _WINNER_FIELDS.keys():
        shown = str(echo(str(name)))
        yield Problem("unknown_field", f"{where}.{shown}", {"field": shown})
    for name, expected in _WINNER_FIELDS.items():
        if name not in winner:
            yield Problem("missing_field", f"{where}.{name}", {"field": name})
        elif _number(winner[name]) is None:
            yield wrong_type(f"{where}.{name}", expected, winner[name])
    seat, points = _number(winner.get("seat")), _number(winner.get("points"))
    if seat is not None and seat not in range(SEATS):
        yield Problem("unknown_seat", f"{where}.seat", {"value": echo(seat)})
    if points is not None and points < minimum:
        values = {"points": echo(points), "minimum": minimum}
        yield Problem("winner_below_minimum", f"{where}.points", values)


def _discarder_problems(discarder: object, seats: list[object]) -> Iterator[Problem]:
    seat = _number(discarder)
    if discarder is None:
        yield Problem("missing_field", "discarder", {"field": "discarder"})
    elif seat is None:
        yield wrong_type("discarder", _SEAT, discarder)
    elif seat not in range(SEATS):
        yield Problem("unknown_seat", "discarder", {"value": echo(seat)})
    elif seat in seats:
        yield Problem("winner_discarded", "discarder", {"value": seat})


def _number(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None
