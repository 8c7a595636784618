"""Lines of a result: what is said of each fan, to be copied and given the blocks it stands on."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from mcrcore.fans import Catalogue, Fan, dearest_first
from mcrcore.principles import NON_REPEAT, NON_SEPARATION, Exclusion

Json = dict[str, Any]


def counted_line(fan: Fan, count: int) -> Json:
    """A fan that counts so often."""
    return {
        "id": fan.id,
        "number": fan.number,
        "name": fan.name,
        "points": fan.points,
        "count": count,
    }


class LeftOut:
    """A fan that holds but does not count, with the reason: one object for each (`left_out`)."""

    __slots__ = ("because", "fan", "line", "rank")

    def __init__(self, fan: Fan, because: Fan, principle: str) -> None:
        self.fan = fan
        self.because = because
        self.rank = dearest_first(fan)
        """Where it stands among others."""
        self.line: Json = {
            **counted_line(fan, 0),
            "blocks": None,
            "because": because.id,
            "principle": principle,
            "implied": _is_implied(fan, because, principle),
        }
        """What a result says of it."""


left_out: Final = cache(LeftOut)


def _is_implied(fan: Fan, because: Fan, principle: str) -> bool:
    """Whether a fan that is left out is there whenever the fan behind that is."""
    if principle == NON_REPEAT:
        why = because.excludes.get(fan.id)
        return why is None or why.implied
    return principle == NON_SEPARATION


class Sheet:
    """What a reading says of its fans, as far as the fans that hold in it tell."""

    __slots__ = ("_heirs", "fans", "lines", "lost", "payable", "points", "value")

    def __init__(
        self, catalogue: Catalogue, holding: int, gone: Exclusion, pay: Callable[[int], int]
    ) -> None:
        self.value = value = holding - gone.taken
        """Packed value of all that counts."""
        self.points = catalogue.points(value)
        self.payable = pay(value)
        """Points that are paid for, flowers left out."""
        counts = catalogue.counts_of(value)
        self.fans = tuple(sorted(counts, key=dearest_first))
        """Fans that count, dearest first."""
        self.lines = tuple(
            [{**counted_line(fan, counts[fan]), "blocks": None} for fan in self.fans]
        )
        """What a result says of each of them."""
        self.lost = tuple(
            [(fan, times, left_out(*gone.reasons[fan])) for fan, times in gone.lost.items()]
        )
        """What fans of other aspects take away, how often and why."""
        self._heirs = gone.heirs

    def standing(self, omission: LeftOut) -> LeftOut:
        """The same fan left out, by what is behind its reason where that is itself gone."""
        heir = self._heirs.get(omission.because)
        return left_out(omission.fan, heir, NON_REPEAT) if heir else omission
