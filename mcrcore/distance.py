"""How far tiles are from a winning shape, by the nearest of all shapes of a rule set.

Any number of tiles can be asked about, from none to a whole hand: what counts is how many more have
to come in, however many have to go out for them. A tile of which every copy is taken is none that
could come in; in this it parts from a wait, which is formal (docs/rulings.md r5).
"""

from functools import reduce
from typing import Final

from mcrcore.counts import PARTS, present, with_room
from mcrcore.forms import KNITTED_WAYS, SpecialForm
from mcrcore.memo import ROOM
from mcrcore.needs import IMPOSSIBLE, Need, PartNeeds, both, combined, either

_SETS: Final = 4
_BESIDE_KNITTED: Final = 1
"""Sets beside the three of a knitted straight."""


class Distance:
    """What hands lack, under the forms a rule set knows."""

    def __init__(self, forms: tuple[SpecialForm, ...], *, knitted: bool, room: int = ROOM) -> None:
        self._forms = forms
        self._knitted = knitted
        self._sets = PartNeeds(_SETS, room)
        self._beside_knitted = PartNeeds(_BESIDE_KNITTED, room)

    def table_size(self) -> int:
        """Entries of the largest table."""
        return max(self._sets.table_size(), self._beside_knitted.table_size())

    def need(self, counts: int, taken: int, melds: int) -> Need:
        """What concealed tiles lack beside so many melds, given which copies are taken."""
        found = [_regular(self._sets, counts, taken, _SETS - melds)]
        if not melds:
            found += [form.need(counts, taken) for form in self._forms]
        if self._knitted and melds <= _BESIDE_KNITTED:
            found += self._knitted_needs(counts, taken, melds)
        return reduce(either, found)

    def _knitted_needs(self, counts: int, taken: int, melds: int) -> list[Need]:
        """What is lacking of each knitted straight, and of the set and the pair beside it."""
        found = []
        room = with_room(taken, 1)
        for way in KNITTED_WAYS:
            if way.counts & ~room:
                continue
            there = present(counts) & way.counts
            lacking = way.counts - there
            rest = _regular(
                self._beside_knitted, counts - there, taken + way.counts, _BESIDE_KNITTED - melds
            )
            found.append(both(Need(lacking.bit_count(), lacking), rest))
        return found


def _regular(needs: PartNeeds, counts: int, taken: int, sets: int) -> Need:
    """What is lacking of so many sets and a pair."""
    parts = [needs.of(suit, counts & mask, taken & mask) for suit, mask in enumerate(PARTS)]
    together = reduce(combined, parts)
    return together[len(together) // 2 + sets] if sets >= 0 else IMPOSSIBLE
