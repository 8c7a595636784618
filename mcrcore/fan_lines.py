"""Lines of a result: what is said of each fan, to be copied and given the blocks it stands on."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mcrcore.fans import Catalogue, Fan, dearest_first
from mcrcore.principles import NON_REPEAT, NON_SEPARATION, Reason

Json = dict[str, Any]
V = TypeVar("V")


def counted_line(fan: Fan, count: int) -> Json:
    """A fan that counts so often."""
    return {
        "id": fan.id,
        "number": fan.number,
        "name": fan.name,
        "points": fan.points,
        "count": count,
    }


def sheet(catalogue: Catalogue, value: int) -> tuple[tuple[Fan, Json], ...]:
    """The fans of a packed value, dearest first, each with its line."""
    counts = catalogue.counts_of(value)
    return tuple(
        [(fan, counted_line(fan, counts[fan])) for fan in sorted(counts, key=dearest_first)]
    )


class _ByReason(dict[Reason, V], Generic[V]):
    """What is known of every reason there is, worked out when first asked for."""

    def __init__(self, work: Callable[[Reason], V]) -> None:
        super().__init__()
        self._work = work

    def __missing__(self, reason: Reason) -> V:
        found = self[reason] = self._work(reason)
        return found


def _omitted_line(reason: Reason) -> Json:
    fan, because, principle = reason
    return {
        **counted_line(fan, 0),
        "blocks": None,
        "because": because.id,
        "principle": principle,
        "implied": _is_implied(fan, because, principle),
    }


def _is_implied(fan: Fan, because: Fan, principle: str) -> bool:
    """Whether a fan that is left out is there whenever the fan behind that is."""
    if principle == NON_REPEAT:
        why = because.excludes.get(fan.id)
        return why is None or why.implied
    return principle == NON_SEPARATION


OMITTED: Final = _ByReason(_omitted_line)
"""The line of a fan that holds but does not count."""
PLACES: Final = _ByReason(lambda reason: dearest_first(reason[0]))
"""Where that line stands among others."""
