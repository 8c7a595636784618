"""Which kinds complete a hand: for the waits of 13 tiles and for the three wait fans.

A wait is formal: a kind counts as one that completes the hand even when all four copies are gone
or in the player's own hand (docs/rulings.md r5).
"""

from mcrcore.counts import PARTS, SUITED, kinds_in, present
from mcrcore.forms import KNITTED_TILES, KNITTED_WAYS, SpecialForm
from mcrcore.splits import HOPELESS, PAIR_OVER, Splits


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

    def is_alone(self, counts: int, melds: int, winning: int) -> bool:
        """Whether no other kind would have completed these tiles, one short of a hand."""
        fine: tuple[list[int], ...] = ([], [winning])
        if not melds:
            for form in self._forms:
                if form.waits(counts) not in fine:
                    return False
        if self._regular(counts) not in fine:
            return False
        may_be_knitted = self._knitted and melds <= 1
        return not may_be_knitted or {winning}.issuperset(self._knitted_waits(counts))

    def is_alone_beside_regular(self, counts: int, winning: int) -> bool:
        """Whether no special form could have been completed instead of four sets and a pair.

        Such tiles, without melds, can wait for no special form but those found beside it.
        """
        for form in self._beside_regular:
            found = form.waits(counts)
            if found and found != [winning]:
                return False
        return True

    def is_alone_in(self, form: SpecialForm, counts: int, winning: int) -> bool:
        """Whether a special form was the only one to be completed, and by no other kind.

        Such tiles can wait for no other special form, and for four sets and a pair only where the
        form can be found beside it.
        """
        if form.waits(counts) != [winning]:
            return False
        return not form.beside_regular or self._regular(counts) in ([], [winning])

    def _regular(self, counts: int) -> list[int]:
        """Kinds that make four sets and a pair: in each part, if the rest allows it."""
        over = self._splits.over
        overs = [over[counts & mask] for mask in PARTS]
        others = sum(overs)
        if others < HOPELESS:  # no tile can mend two parts
            return []
        found: list[int] = []
        for mask, own in zip(PARTS, overs, strict=True):
            if others - own in (0, PAIR_OVER):
                found += self._splits.completing(counts & mask)
        return found

    def _knitted_waits(self, counts: int) -> list[int]:
        """Kinds that complete a knitted straight, its ordinary part or its last knitted tile."""
        there = present(counts) & SUITED
        found: list[int] = []
        if there.bit_count() < KNITTED_TILES - 1:
            return found
        for way in KNITTED_WAYS:
            missing = way.counts & ~there
            if not missing:
                found += self._regular(counts - way.counts)
            elif missing.bit_count() == 1 and self._is_regular(counts + missing - way.counts):
                found += kinds_in(missing)
        return found

    def _is_regular(self, counts: int) -> bool:
        return sum([self._splits.over[counts & mask] for mask in PARTS]) == PAIR_OVER
