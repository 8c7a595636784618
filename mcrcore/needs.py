"""What tiles lack of a shape: how many at least, and which kinds those can be.

A shape lacks of each kind what it wants beyond what is held. Of all shapes only those that lack the
fewest tiles count, so a kind helps when one of these wants more of it than there is. A shape wants
no copy that is taken: one in a meld or lying open.
"""

from functools import partial
from typing import Final, NamedTuple

from mcrcore.blocks import starts_chow
from mcrcore.counts import KIND_BITS, count_of, unit
from mcrcore.memo import ROOM, Memo
from mcrcore.tiles import COPIES, HONOR_SUIT, KINDS, kinds_of_suit


class Need(NamedTuple):
    """The fewest tiles that make a shape whole."""

    missing: int
    """How many they are; `OUT_OF_REACH` when too many copies are taken for any shape."""
    helping: int
    """One of every kind that can be among them, packed."""


OUT_OF_REACH: Final = 99
IMPOSSIBLE: Final = Need(OUT_OF_REACH, 0)


def either(one: Need, other: Need) -> Need:
    """What is lacking when one of two shapes will do.

    >>> either(Need(2, 0b01), Need(2, 0b10)), either(Need(1, 0b01), Need(2, 0b10))
    (Need(missing=2, helping=3), Need(missing=1, helping=1))
    """
    if one.missing != other.missing:
        return min(one, other)
    return one if one.missing >= OUT_OF_REACH else Need(one.missing, one.helping | other.helping)


def both(one: Need, other: Need) -> Need:
    """What is lacking when two shapes of different tiles are wanted."""
    missing = one.missing + other.missing
    return IMPOSSIBLE if missing >= OUT_OF_REACH else Need(missing, one.helping | other.helping)


Needs = tuple[Need, ...]
"""By number of sets and, in the second half, with a pair besides."""

_TAKEN: Final = KIND_BITS * len(KINDS)
"""Where the taken copies stand in the key of a part."""

_State = tuple[int, int, int, int]
"""Sets and pairs so far; chows begun one and two kinds below."""
_Ways = dict[_State, tuple[int, int]]
_CHOICES: Final = tuple(
    (chows, pungs, pairs)
    for chows in range(3)  # three equal chows are three pungs as well
    for pungs in range(2)
    for pairs in range(2)
    if chows + 3 * pungs + 2 * pairs <= COPIES
)
_WITHOUT_CHOWS: Final = tuple(choice for choice in _CHOICES if not choice[0])


class PartNeeds:
    """What a part lacks of so many sets, with and without a pair, remembered."""

    def __init__(self, most: int, room: int = ROOM) -> None:
        self._most = most
        self._tables: tuple[Memo[Needs], ...] = tuple(
            Memo(partial(self._needs, suit), room) for suit in range(HONOR_SUIT + 1)
        )

    def table_size(self) -> int:
        """Entries of the largest table."""
        return max(map(len, self._tables))

    def of(self, suit: int, part: int, taken: int) -> Needs:
        """Needs of a part, given which copies of its kinds are taken."""
        return self._tables[suit][part | taken << _TAKEN]

    def _needs(self, suit: int, key: int) -> Needs:
        """Walk up the kinds and keep, for all that was begun, what it lacks at least."""
        taken = key >> _TAKEN
        ways: _Ways = {(0, 0, 0, 0): (0, 0)}
        for kind in kinds_of_suit(suit):
            most = COPIES - count_of(taken, kind)
            ways = self._step(ways, kind, count_of(key, kind), most)
        return tuple(
            Need(*ways.get((sets, pairs, 0, 0), IMPOSSIBLE))
            for pairs in range(2)
            for sets in range(self._most + 1)
        )

    def _step(self, ways: _Ways, kind: int, held: int, most: int) -> _Ways:
        """Everything that can be wanted of one kind, on top of every way so far."""
        found: _Ways = {}
        choices = _CHOICES if starts_chow(kind) else _WITHOUT_CHOWS
        one = unit(kind)
        for (sets, pairs, first, second), (missing, helping) in ways.items():
            begun = first + second
            for chows, pungs, pair in choices:
                wanted = begun + chows + 3 * pungs + 2 * pair
                state = (sets + chows + pungs, pairs + pair, chows, first)
                if wanted > most or state[0] > self._most or state[1] > 1:
                    continue
                lacking = wanted - held
                way = (missing + lacking, helping | one) if lacking > 0 else (missing, helping)
                best = found.setdefault(state, way)
                if way[0] < best[0]:
                    found[state] = way
                elif way[0] == best[0]:
                    found[state] = (way[0], way[1] | best[1])
        return found


def combined(one: Needs, other: Needs) -> Needs:
    """Needs of two parts together."""
    size = len(one) // 2
    found = [IMPOSSIBLE] * len(one)
    for sets in range(size):
        for more in range(size - sets):
            for pair, where in ((0, sets), (0, sets + size), (size, sets)):
                place = sets + more + (size if pair or where >= size else 0)
                found[place] = either(found[place], both(one[where], other[more + pair]))
    return tuple(found)
