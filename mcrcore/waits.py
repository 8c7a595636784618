"""Which kinds complete a hand: for the waits of 13 tiles and for the three wait fans.

A wait is formal: a kind counts as one that completes the hand even when all four copies are gone
or in the player's own hand (docs/rulings.md r5).
"""

from mcrcore.arrangements import PAIR_OVER, Splits
from mcrcore.counts import PARTS, kinds_in, present, unit
from mcrcore.forms import KNITTED_WAYS, SpecialForm


class Waits:
    """What completes a hand, under the forms a rule set knows."""

    def __init__(self, splits: Splits, forms: tuple[SpecialForm, ...], *, knitted: bool) -> None:
        self._splits = splits
        self._forms = forms
        self._beside_regular = tuple(form for form in forms if form.beside_regular)
        self._knitted = knitted

    def of(self, counts: int, melds: int) -> list[int]:
        """Kinds that complete these tiles, one short of a hand, in tile order."""
        found = set(self._regular(counts))
        if not melds:
            for form in self._forms:
                found.update(form.waits(counts))
        if self._knitted and melds <= 1:
            found.update(self._knitted_waits(counts))
        return sorted(found)

    def is_alone_without_melds(self, counts: int, winning: int) -> bool:
        """Whether no special form could have been completed instead of four sets and a pair.

        Such a hand, a tile short, can wait for no special form but those found beside it.
        """
        before = counts - unit(winning)
        for form in self._beside_regular:
            found = form.waits(before)
            if found and found != [winning]:
                return False
        return True

    def _regular(self, counts: int) -> list[int]:
        """Kinds that make four sets and a pair: in each part, if the rest allows it."""
        parts = [counts & mask for mask in PARTS]
        over = [self._splits.over[part] for part in parts]
        found: list[int] = []
        for suit, part in enumerate(parts):
            if sum(over) - over[suit] in (0, PAIR_OVER):
                found += self._splits.completing[part]
        return found

    def _knitted_waits(self, counts: int) -> list[int]:
        """Kinds that complete a knitted straight, its ordinary part or its last knitted tile."""
        there = present(counts)
        found: list[int] = []
        for way in KNITTED_WAYS:
            missing = way.counts & ~there
            if not missing:
                found += self._regular(counts - way.counts)
            elif missing.bit_count() == 1 and self._is_regular(counts + missing - way.counts):
                found += kinds_in(missing)
        return found

    def _is_regular(self, counts: int) -> bool:
        return sum(self._splits.over[counts & mask] for mask in PARTS) == PAIR_OVER
