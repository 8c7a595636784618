"""Remembering small closed worlds: a bounded table that works out what it does not know yet."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

V = TypeVar("V")

ROOM: Final = 50_000
"""Entries a table may hold before it starts again, so a long batch stays within its memory."""


class Memo(dict[int, V], Generic[V]):
    """Answers of one function of one whole number; emptied when it holds ``room`` entries.

    >>> squares = Memo(lambda number: number * number)
    >>> squares[12], len(squares)
    (144, 1)
    """

    def __init__(self, work: Callable[[int], V], room: int = ROOM) -> None:
        super().__init__()
        self._work = work
        self._room = room

    def __missing__(self, key: int) -> V:
        """Work out, remember and give the answer."""
        found = self._work(key)
        if len(self) >= self._room:
            self.clear()
        self[key] = found
        return found
