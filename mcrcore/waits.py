"""Which kinds complete a hand: for the waits of 13 tiles and for the three wait fans.

A wait is formal: a kind counts as one that completes the hand even when all four copies are gone
or in the player's own hand (`MCR.md` ruling 5).
"""

from collections.abc import Callable
from typing import Final

from mcrcore.arrangements import Splits
from mcrcore.blocks import unit
from mcrcore.counts import ONES, PARTS, kinds_in, total
from mcrcore.forms import SpecialForm, knitted_straights
from mcrcore.memo import LIMIT, Memo
from mcrcore.tiles import suit_of

NOT_ALONE: Final = 0
ALONE: Final = 1
UNLESS_PAIR_TAKES_ONE: Final = 2

_CHARACTERS, _DOTS, _BAMBOO, _HONORS = PARTS
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
            Memo(self._judge(winning), limit) for winning in range(34)
        )
        """By winning kind and its part: whether no other kind would do (see `is_only_wait`)."""
        self.takes_one: Memo[bool] = Memo(self._takes_one, limit)
        """Whether one more tile turns a part with the pair into sets only."""

    def is_complete(self, counts: int, melds: int) -> bool:
        """Whether these concealed tiles and this number of melds make a winning shape."""
        if self._is_regular(counts):
            return True
        if not melds and any(form(counts) for form in self._forms):
            return True
        return (
            self._knitted
            and melds <= 1
            and any(self._is_regular(rest) for _, rest in knitted_straights(counts))
        )

    def of(self, counts: int, melds: int) -> list[int]:
        """Kinds that complete these tiles, one short of a hand, in tile order."""
        return [kind for kind in range(34) if self.is_complete(counts + unit(kind), melds)]

    def only_one(self, counts: int, melds: int) -> bool:
        """Whether a single kind completes these tiles."""
        found = 0
        for kind in range(34):
            found += self.is_complete(counts + unit(kind), melds)
            if found > 1:
                return False
        return found == 1

    def is_only_wait(self, counts: int, winning: int, pair_part: int, *, melds: bool) -> bool:
        """Whether a four-sets-and-a-pair hand could be completed by no other kind.

        ``pair_part`` is the part that holds the pair, 0 when it is the part of the winning tile.
        Such a hand, a tile short, never waits for orphans or knitted tiles as well; six pairs and
        an odd tile are looked at apart.
        """
        verdict = self.alone[winning][counts & PARTS[suit_of(winning)]]
        if verdict == NOT_ALONE:
            return False
        if verdict == UNLESS_PAIR_TAKES_ONE and self.takes_one[pair_part]:
            return False
        before = counts - unit(winning)
        odd = before & ONES
        return melds or odd == unit(winning) or not self._is_pairs_but_one(before, odd)

    def _is_pairs_but_one(self, before: int, odd: int) -> bool:
        return odd.bit_count() == 1 and any(form(before + odd) for form in self._forms)

    def _is_regular(self, counts: int) -> bool:
        over = self._splits.over
        return 2 == (  # noqa: PLR2004, SIM300 - exactly one part holds a pair
            over[counts & _CHARACTERS]
            + over[counts & _DOTS]
            + over[counts & _BAMBOO]
            + over[counts & _HONORS]
        )

    def _completing(self, before: int, suit: int) -> int:
        """How many kinds of a suit make an arrangement of its part."""
        ways = self._splits.all
        return sum(1 for kind in _KINDS_OF_SUIT[suit] if ways[before + unit(kind)])

    def _judge(self, winning: int) -> Callable[[int], int]:
        def judge(part: int) -> int:
            before = part - unit(winning)
            if self._completing(before, suit_of(winning)) != 1:
                return NOT_ALONE
            pair_elsewhere = total(part) % 3 == 0
            return UNLESS_PAIR_TAKES_ONE if pair_elsewhere and self._splits.all[before] else ALONE

        return judge

    def _takes_one(self, part: int) -> bool:
        return self._completing(part, suit_of(kinds_in(part)[0])) > 0
