"""Which kinds complete a hand: for the waits of 13 tiles and for the three wait fans.

A wait is formal: a kind counts as one that completes the hand even when all four copies are gone
or in the player's own hand (`docs/rulings.md` r5).
"""

from functools import partial
from typing import Final

from mcrcore.arrangements import Splits
from mcrcore.blocks import unit
from mcrcore.counts import PARTS, kinds_in, present, total
from mcrcore.forms import KNITTED_WAYS, SpecialForm
from mcrcore.memo import LIMIT, Memo
from mcrcore.tiles import suit_of

NOT_ALONE: Final = 0
ALONE: Final = 1
UNLESS_PAIR_TAKES_ONE: Final = 2

_KINDS_OF_SUIT: Final = tuple(
    tuple(kind for kind in range(34) if suit_of(kind) == suit) for suit in range(4)
)


class Waits:
    """What completes a hand, under the forms a rule set knows."""

    def __init__(
        self,
        splits: Splits,
        forms: tuple[SpecialForm, ...],
        *,
        knitted: bool,
        limit: int = LIMIT,
    ) -> None:
        self._splits = splits
        self._forms = forms
        self._knitted = knitted
        self.alone: tuple[Memo[int], ...] = tuple(
            Memo(partial(self._judge, winning), limit) for winning in range(34)
        )
        """By winning kind and its part: whether no other kind would do (see `is_only_wait`)."""
        self.completing: tuple[Memo[tuple[int, ...]], ...] = tuple(
            Memo(partial(self._completing, suit), limit) for suit in range(4)
        )
        """By suit and part: the kinds of the suit that make an arrangement of it."""

    def of(self, counts: int, melds: int) -> list[int]:
        """Kinds that complete these tiles, one short of a hand, in tile order."""
        found = set(self._regular(counts))
        if not melds:
            for form in self._forms:
                found.update(form.waits(counts))
        if self._knitted and melds <= 1:
            found.update(self._knitted_waits(counts))
        return sorted(found)

    def is_only_wait(self, counts: int, winning: int, pair_part: int, *, melds: bool) -> bool:
        """Whether a four-sets-and-a-pair hand could be completed by no other kind.

        ``pair_part`` is the part that holds the pair, if that is not the part of the winning tile.
        Such a hand, a tile short, waits for no form beside seven pairs as well.
        """
        verdict = self.alone[winning][counts & PARTS[suit_of(winning)]]
        if verdict == NOT_ALONE:
            return False
        if verdict == UNLESS_PAIR_TAKES_ONE:
            suit = suit_of(kinds_in(pair_part)[0])
            if self.completing[suit][pair_part]:
                return False
        if melds:
            return True
        before = counts - unit(winning)
        return all(form.waits(before) in ([], [winning]) for form in self._forms)

    def _regular(self, counts: int) -> list[int]:
        """Kinds that make four sets and a pair: in each part, if the three others allow it."""
        parts = [counts & mask for mask in PARTS]
        over = [self._splits.over[part] for part in parts]
        found: list[int] = []
        for suit, part in enumerate(parts):
            rest = sum(over) - over[suit]
            needs_pair, needs_sets = rest == 0, rest == 2  # noqa: PLR2004
            if (needs_pair and total(part) % 3 == 1) or (needs_sets and total(part) % 3 == 2):  # noqa: PLR2004
                found += self.completing[suit][part]
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
        return sum(self._splits.over[counts & mask] for mask in PARTS) == 2  # noqa: PLR2004

    def _completing(self, suit: int, part: int) -> tuple[int, ...]:
        over = self._splits.over
        return tuple(kind for kind in _KINDS_OF_SUIT[suit] if over[part + unit(kind)] >= 0)

    def _judge(self, winning: int, part: int) -> int:
        before = part - unit(winning)
        if len(self.completing[suit_of(winning)][before]) != 1:
            return NOT_ALONE
        pair_elsewhere = total(part) % 3 == 0
        return UNLESS_PAIR_TAKES_ONE if pair_elsewhere and self._splits.over[before] >= 0 else ALONE
