"""How a pass over hands is timed: the same lines run in Python and, as text, in the browser.

Garbage is collected beforehand and what is alive is frozen. Thousands of requests lie ready to be
timed, and the collector would else look through them again and again: a cost that is the
benchmark's own, and that nobody pays who holds one hand at a time.
"""

import gc
import time
from collections.abc import Callable, Iterable
from typing import Any


def settle() -> None:
    """Have the collector leave alone what there is."""
    gc.collect()
    gc.freeze()


def seconds(work: Callable[[Any], object], hands: Iterable[Any]) -> float:
    """Seconds for a pass over the hands."""
    start = time.perf_counter()
    for hand in hands:
        work(hand)
    return time.perf_counter() - start


def seconds_each(work: Callable[[Any], object], hands: Iterable[Any]) -> list[float]:
    """Seconds for each hand of a pass."""
    found = []
    clock = time.perf_counter
    for hand in hands:
        start = clock()
        work(hand)
        found.append(clock() - start)
    return found
