"""Readings: every way a hand can be understood, and every place its winning tile can stand.

Readings come in *families*: the ways of the four parts, multiplied. `Readings.sums` gives the mask
and key of each reading, which is all `points` needs; `Readings.full` gives the same readings with
their blocks. Both walk the same families.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from mcrcore import aspects
from mcrcore.arrangements import (
    NOT_ALONE,
    UNLESS_PAIR_TAKES_ONE,
    WAIT_MASK,
    Arrangements,
    Blocks,
    Sums,
    wait_key,
)
from mcrcore.blocks import Block, pair, single
from mcrcore.counts import PARTS, count_of, unit
from mcrcore.forms import KNITTED_WAYS, Features, Knitted, SpecialForm, knitted_straights
from mcrcore.hand import Hand
from mcrcore.profile import Profile
from mcrcore.reading import Reading
from mcrcore.splits import PAIR_OVER, Splits
from mcrcore.tiles import KINDS, suit_of
from mcrcore.traits import KNITTED_STRAIGHT, NINE_GATES, PAIR_COMPLETED, REGULAR, Layout
from mcrcore.waits import Waits

_SUIT: Final = tuple(suit_of(kind) for kind in KINDS)
_UNIT: Final = tuple(unit(kind) for kind in KINDS)
_MORE_THAN_ONE: Final = tuple(30 * unit(kind) for kind in KINDS)
"""By kind: the bits of which one is there wherever there are two or more of it."""
_PAIR_WAIT: Final = wait_key(pair(0), 0)
"""Key of the wait for a pair, whatever its kind."""
_MASKS: Final = tuple(
    (*(PARTS[other] for other in range(4) if other != suit_of(kind)), PARTS[suit_of(kind)])
    for kind in KINDS
)
"""By winning kind: the masks of the three other parts, then of its own."""


@dataclass(slots=True, eq=False, repr=False, match_args=False)
class Family:
    """Readings of one form: what they share, and the tiles whose arrangements are multiplied."""

    form: str
    mask: int
    key: int
    rest: int = 0
    """Packed tiles that are arranged in parts."""
    is_home: bool = False
    """Whether the winning tile stands among these."""
    is_wait: bool = False
    """Whether the wait counts as one, where it does."""
    blocks: Blocks = ()
    """Blocks they share beside the melds."""
    winning: Block | None = None
    """The block the winning tile completed, where it is among those."""


class Readings:
    """Finds readings under the forms a rule set knows."""

    def __init__(
        self,
        layout: Layout,
        splits: Splits,
        arrangements: Arrangements,
        waits: Waits,
        profile: Profile,
    ) -> None:
        self._layout = layout
        self._splits = splits
        self._arrangements = arrangements
        self._parts = arrangements.parts
        self._winning_parts = arrangements.winning_parts
        self._waits = waits
        self._forms = profile.forms
        self._beside_regular = tuple(form for form in profile.forms if form.beside_regular)
        self._knits = profile.knitted
        self._unique_waits = profile.unique_waits
        self._start = layout.start(REGULAR, NINE_GATES)  # the winning part knows of nine gates
        self._knitted = {
            way.blocks: layout.start(KNITTED_STRAIGHT) & arrangements.mask_of(way.blocks)
            for way in KNITTED_WAYS
        }

    def sums(self, hand: Hand) -> list[Sums]:
        """Mask and key of every reading that may differ in worth."""
        counts, winning, melds = hand.counts, hand.winning, hand.melds
        first_mask, second_mask, third_mask, home_mask = _MASKS[winning]
        parts = self._parts
        first = parts[counts & first_mask]
        second = parts[counts & second_mask]
        third = parts[counts & third_mask]
        home = self._winning_parts[winning][counts & home_mask]
        if first.over + second.over + third.over + home.over != PAIR_OVER:
            return self._other_sums(hand)
        mask = self._start & first.mask & second.mask & third.mask
        if melds:
            mask &= hand.mask
        key = hand.key + first.key + second.key + third.key
        is_wait = home.alone and self._is_alone(hand, home.alone)
        placed = home.sums[2 * is_wait + hand.self_draw]
        if len(placed) == 1:
            own_mask, own_key = placed[0]
            found = [(mask & own_mask, key + own_key)]
        else:
            found = _multiply([(mask, key)], placed)
        if first.sums or second.sums or third.sums:
            for part in (first, second, third):
                found = _multiply(found, part.sums) if part.sums else found
        if not melds:
            found += self._special_sums(hand, self._beside_regular)
        return found

    def full(self, hand: Hand) -> list[Reading]:
        """Every distinct reading with its blocks."""
        families = self._families(hand)
        if len(families) == 1:
            return self._expand(families[0], hand)
        return [reading for family in families for reading in self._expand(family, hand)]

    def _families(self, hand: Hand) -> list[Family]:
        counts, winning = hand.counts, hand.winning
        first_mask, second_mask, third_mask, home_mask = _MASKS[winning]
        parts = self._parts
        home = self._winning_parts[winning][counts & home_mask]
        over = parts[counts & first_mask].over + parts[counts & second_mask].over
        if over + parts[counts & third_mask].over + home.over != PAIR_OVER:
            return self._other_families(hand)
        is_wait = home.alone != NOT_ALONE and self._is_alone(hand, home.alone)
        mask = hand.mask & self._start
        found = [Family(REGULAR, mask, hand.key, counts, is_home=True, is_wait=is_wait)]
        if not hand.melds:
            found += self._special_families(hand, self._beside_regular)
        return found

    def _is_alone(self, hand: Hand, alone: int) -> bool:
        """Whether no other kind would have completed four sets and a pair.

        ``alone`` is what the winning tile's own part says of that, and not `NOT_ALONE`.
        """
        if not self._unique_waits:
            return True
        counts, winning = hand.counts, hand.winning
        if alone == UNLESS_PAIR_TAKES_ONE:
            for mask in _MASKS[winning][:-1]:
                if self._parts[counts & mask].over and self._splits.completing(counts & mask):
                    return False
        if hand.melds:
            return True
        return self._waits.is_alone_beside_regular(counts - _UNIT[winning], winning)

    def _other_sums(self, hand: Hand) -> list[Sums]:
        """Mask and key of readings other than four sets and a pair."""
        found = [] if hand.melds else self._special_sums(hand, self._forms)
        if found or not self._knits or len(hand.melds) > 1:
            return found
        families = self._knitted_families(hand)
        return [sums for family in families for sums in self._sums(family, hand)]

    def _other_families(self, hand: Hand) -> list[Family]:
        found = [] if hand.melds else self._special_families(hand, self._forms)
        if not found and self._knits and len(hand.melds) <= 1:
            found = self._knitted_families(hand)
        return found

    def _special_sums(self, hand: Hand, forms: tuple[SpecialForm, ...]) -> list[Sums]:
        found = []
        counts = hand.counts
        for form in forms:
            features = form.features(counts)
            if features:
                found.append(self._special(hand, form, features))
        return found

    def _special_families(self, hand: Hand, forms: tuple[SpecialForm, ...]) -> list[Family]:
        counts, winning = hand.counts, hand.winning
        completed = pair(winning) if counts & _MORE_THAN_ONE[winning] else single(winning)
        return [
            Family(
                features[0],
                *sums,
                blocks=self._arrangements.loose_blocks(counts),
                winning=completed,
            )
            for form in forms
            if (features := form.features(counts))
            for sums in [self._special(hand, form, features)]
        ]

    def _special(self, hand: Hand, form: SpecialForm, features: Features) -> Sums:
        """Mask and key of a hand in a special form."""
        counts, winning, key = hand.counts, hand.winning, hand.key
        if counts & _MORE_THAN_ONE[winning]:
            features = (*features, PAIR_COMPLETED)
            before = counts - _UNIT[winning]
            if not self._unique_waits or self._waits.is_alone_in(form, before, winning):
                key += _PAIR_WAIT
        return self._arrangements.loose_mask(counts) & self._layout.start(*features), key

    def _knitted_families(self, hand: Hand) -> list[Family]:
        over = self._splits.over
        found: list[Family] = []
        for way in knitted_straights(hand.counts):
            rest = hand.counts - way.counts
            if sum([over[rest & mask] for mask in PARTS]) == PAIR_OVER:
                found += self._placed_knitted(hand, way, rest)
        return found

    def _placed_knitted(self, hand: Hand, way: Knitted, rest: int) -> Iterator[Family]:
        """The winning tile in the ordinary set or pair, and among the knitted tiles."""
        winning, blocks = hand.winning, way.blocks
        mask, key = hand.mask & self._knitted[blocks], hand.key
        if winning in way.kinds:
            block = blocks[_SUIT[winning]]
            yield Family(KNITTED_STRAIGHT, mask, key, rest, blocks=blocks, winning=block)
            key += aspects.KNITTED_WAIT.one
        if count_of(rest, winning):
            home = self._winning_parts[winning][rest & _MASKS[winning][-1]]
            is_wait = home.alone != NOT_ALONE and self._is_wait(hand)
            yield Family(
                KNITTED_STRAIGHT, mask, key, rest, is_home=True, is_wait=is_wait, blocks=blocks
            )

    def _is_wait(self, hand: Hand) -> bool:
        """Whether the wait counts as one, by looking at every kind that completes the hand."""
        if not self._unique_waits:
            return True
        before = hand.counts - _UNIT[hand.winning]
        return self._waits.is_alone(before, len(hand.melds), hand.winning)

    def _sums(self, family: Family, hand: Hand) -> list[Sums]:
        """Mask and key of a family's readings."""
        found = [(family.mask, family.key)]
        rest, winning = family.rest, hand.winning
        if not rest:
            return found
        for part_mask in PARTS:
            tiles = rest & part_mask
            if family.is_home and part_mask == _MASKS[winning][-1]:
                home = self._winning_parts[winning][tiles]
                found = _multiply(found, home.sums[2 * family.is_wait + hand.self_draw])
            elif tiles:
                part = self._parts[tiles]
                found = _multiply(found, part.sums or ((part.mask, part.key),))
        return found

    def _expand(self, family: Family, hand: Hand) -> list[Reading]:
        """Readings of a family with their blocks."""
        rest, winning, found = family.rest, hand.winning, []
        first_mask, second_mask, third_mask, home_mask = _MASKS[winning]
        arranged = self._arrangements.arranged
        home = arranged
        if family.is_home:
            home = self._arrangements.placed[winning << 1 | hand.self_draw]
        kept = -1 if family.is_wait else ~WAIT_MASK  # what the winning tile's block may add
        for placed, first, second, third in product(
            home[rest & home_mask],
            arranged[rest & first_mask],
            arranged[rest & second_mask],
            arranged[rest & third_mask],
        ):
            completed = placed.winning or family.winning
            if completed:
                mask = family.mask & placed.mask & first.mask & second.mask & third.mask
                key = placed.key + first.key + second.key + third.key
                sums = mask, family.key + (key & kept)
                own = family.blocks + placed.blocks + first.blocks + second.blocks + third.blocks
                found.append(Reading(family.form, sums, hand, own, completed))
        return found


def _multiply(found: list[Sums], sums: Iterable[Sums]) -> list[Sums]:
    return [
        (mask & part_mask, key + part_key) for mask, key in found for part_mask, part_key in sums
    ]
