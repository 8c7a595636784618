"""Mahjong Competition Rules scoring: fans, readings, waits, payments, and why each fan counts.

>>> import mcrcore
>>> mcrcore.points(mcrcore.parse("111222m333p444s55m"))[0]
79

The functions here take and return the plain JSON shapes of `docs/json.md`; `api.call` is the
same as JSON text. Rule sets live in `mcrcore.rules`.
"""

from typing import TYPE_CHECKING, Any

from mcrcore import api
from mcrcore.engine import (
    catalogue,
    compare,
    distance,
    lifts,
    points,
    random_hand,
    score,
    settle,
    waits,
)
from mcrcore.errors import InvalidRequest, Problem
from mcrcore.version import __version__

if TYPE_CHECKING:
    from mcrcore.notation import format_request as format  # noqa: A004
    from mcrcore.notation import parse

__all__ = [
    "InvalidRequest",
    "Problem",
    "__version__",
    "api",
    "catalogue",
    "compare",
    "distance",
    "format",
    "lifts",
    "parse",
    "points",
    "random_hand",
    "score",
    "settle",
    "waits",
]


def __getattr__(name: str) -> Any:  # noqa: ANN401
    """The notation, loaded when it is first asked for."""
    if name not in {"parse", "format"}:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from mcrcore import notation

    found = globals()[name] = getattr(notation, "format_request" if name == "format" else name)
    return found
