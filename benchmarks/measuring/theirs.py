"""PyMahjongGB, the yardstick: a C++ engine for `gb`, whose arguments are made before it is timed.

For the other rule sets it does the same work as for `gb`, and stays the yardstick.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from measuring.plan import Hand

HOW_TO_GET = ".venv/bin/pip install --require-hashes -r web/build/requirements/oracle.txt"


def is_here() -> bool:
    """Whether it is installed."""
    return importlib.util.find_spec("MahjongGB") is not None


def arguments(hands: list[Hand]) -> list[Any]:
    """The hands in its own terms; none when it is not installed."""
    if not is_here():
        return []
    oracle = importlib.import_module("support.oracle")
    return [oracle.arguments(hand) for hand in hands]


def judge() -> Callable[[Any], object]:
    """What judges one hand in its terms."""
    if not is_here():
        return lambda _: None
    calculate = importlib.import_module("MahjongGB").MahjongFanCalculator

    def judge(words: Any) -> object:  # noqa: ANN401 - its arguments have no type
        try:
            return calculate(*words)
        except TypeError:  # no winning shape
            return None

    return judge
