"""Readings: every way a hand can be understood, and every place its winning tile can stand.

Readings come in *families*: the ways of the four parts, multiplied. `Readings.sums` gives the mask
and key of each reading, which is all `points` needs; `Readings.full` gives the same readings with
their blocks. Both walk the same families.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from mcrcore import aspects
from mcrcore.arrangements import Arrangements, Blocks, Part, Sums, WinningPart, wait_key
from mcrcore.blocks import PAIR, Block, unit
from mcrcore.counts import PARTS, count_of
from mcrcore.forms import NINE_GATES as NINE_GATES_COUNTS
from mcrcore.forms import Knitted, knitted_straights
from mcrcore.hand import Hand
from mcrcore.profile import Profile
from mcrcore.reading import Reading
from mcrcore.tiles import suit_of
from mcrcore.traits import KNITTED_STRAIGHT, NINE_GATES, PAIR_COMPLETED, REGULAR, Layout
from mcrcore.waits import Waits

_SUIT: Final = tuple(suit_of(kind) for kind in range(34))
_UNIT: Final = tuple(unit(kind) for kind in range(34))
_OTHERS: Final = tuple(
    tuple(PARTS[other] for other in range(4) if other != suit) for suit in range(4)
)
"""By suit: the masks of the three other parts."""
_PAIR: Final = 2
"""Tiles over, beside sets of three, in a complete hand."""


class Family(NamedTuple):
    """Readings of one form: what they share, and the parts whose ways are multiplied."""

    form: str
    mask: int
    key: int
    parts: tuple[Part | WinningPart, ...]
    blocks: Blocks
    """Blocks they share beside the melds."""
    winning: Block | None
    """The block the winning tile completed, where it is among those."""


class Readings:
    """Finds readings under the forms a rule set knows."""

    def __init__(
        self,
        layout: Layout,
        arrangements: Arrangements,
        waits: Waits,
        profile: Profile,
    ) -> None:
        self._layout = layout
        self._arrangements = arrangements
        self._waits = waits
        self._forms = profile.forms
        self._knits = profile.knitted
        self._unique_waits = profile.unique_waits
        self._regular = layout.start(REGULAR)
        self._nine_gates = layout.start(REGULAR, NINE_GATES)
        self._knitted = layout.start(KNITTED_STRAIGHT)

    def sums(self, hand: Hand) -> list[Sums]:
        """Mask and key of every reading that may differ in worth."""
        found: list[Sums] = []
        for family in self._families(hand):
            mask, key = family.mask, family.key
            several = []
            for part in family.parts:
                if len(part.sums) == 1:
                    part_mask, part_key = part.sums[0]
                    mask &= part_mask
                    key += part_key
                else:
                    several.append(part.sums)
            if several:
                found += _multiply(mask, key, several)
            else:
                found.append((mask, key))
        return found

    def full(self, hand: Hand) -> list[Reading]:
        """Every distinct reading with its blocks."""
        found: dict[tuple[Blocks, Block], Reading] = {}
        for family in self._families(hand):
            for reading in _expand(family, hand):
                found.setdefault(reading.identity, reading)
        return list(found.values())

    def _families(self, hand: Hand) -> list[Family]:
        found = self._regular_family(hand)
        if not hand.melds:
            found += self._special_families(hand)
        if not found and self._knits and len(hand.melds) <= 1:
            found = list(self._knitted_families(hand))
        return found

    def _regular_family(self, hand: Hand) -> list[Family]:
        counts, winning = hand.counts, hand.winning
        suit = _SUIT[winning]
        plain = self._arrangements.parts
        first, second, third = (plain[counts & mask] for mask in _OTHERS[suit])
        over = first.over + second.over + third.over
        if over not in (0, _PAIR):
            return []
        pair_part = 0
        if over:
            place = 0 if first.over else 1 if second.over else 2
            pair_part = counts & _OTHERS[suit][place]
        home = self._home(hand, counts, pair_part)
        if over + home.over != _PAIR:
            return []
        mask = self._regular
        if not hand.melds and counts - _UNIT[winning] in NINE_GATES_COUNTS:
            mask = self._nine_gates
        parts = (first, second, third, home)
        if not all(part.sums for part in parts):
            return []
        return [Family(REGULAR, mask & hand.mask, hand.key, parts, (), None)]

    def _home(self, hand: Hand, counts: int, pair_part: int) -> WinningPart:
        """Placements of the winning tile's part, knowing whether nothing else would have done."""
        winning = hand.winning
        is_wait = not self._unique_waits or self._waits.is_only_wait(
            counts, winning, pair_part, melds=bool(hand.melds)
        )
        return self._placements(hand, counts, is_wait=is_wait)

    def _placements(self, hand: Hand, counts: int, *, is_wait: bool) -> WinningPart:
        winning = hand.winning
        table = self._arrangements.table(winning, self_draw=hand.self_draw, is_wait=is_wait)
        return self._arrangements.winning_parts[table][counts & PARTS[_SUIT[winning]]]

    def _special_families(self, hand: Hand) -> Iterator[Family]:
        for form in self._forms:
            shape = form(hand.counts)
            if shape:
                winning = next(block for block in shape.blocks if hand.winning in block.tiles)
                features, key = shape.features, hand.key
                if winning.kind == PAIR:
                    features = (*features, PAIR_COMPLETED)
                    if self._is_wait(hand):
                        key += wait_key(winning, hand.winning)
                mask = self._layout.start(*features) & self._arrangements.masks(shape.blocks)
                yield Family(shape.features[0], mask, key, (), shape.blocks, winning)

    def _is_wait(self, hand: Hand) -> bool:
        """Whether the wait counts as one, by looking at every kind that completes the hand."""
        if not self._unique_waits:
            return True
        before = hand.counts - _UNIT[hand.winning]
        return self._waits.only_one(before, len(hand.melds))

    def _knitted_families(self, hand: Hand) -> Iterator[Family]:
        for way, rest in knitted_straights(hand.counts):
            parts = [self._arrangements.parts[rest & mask] for mask in PARTS]
            if sum(part.over for part in parts) == _PAIR and all(part.sums for part in parts):
                yield from self._placed_knitted(hand, way, rest, parts)

    def _placed_knitted(
        self, hand: Hand, way: Knitted, rest: int, parts: list[Part]
    ) -> Iterator[Family]:
        """The winning tile in the ordinary set or pair, and among the knitted tiles."""
        winning = hand.winning
        mask = self._knitted & hand.mask & self._arrangements.masks(way.blocks)
        if count_of(rest, winning):
            key = hand.key + (aspects.KNITTED_WAIT.one if winning in way.kinds else 0)
            others = (part for suit, part in enumerate(parts) if suit != _SUIT[winning])
            home = self._placements(hand, rest, is_wait=self._is_wait(hand))
            yield Family(KNITTED_STRAIGHT, mask, key, (*others, home), way.blocks, None)
        if winning in way.kinds:
            block = next(block for block in way.blocks if winning in block.tiles)
            yield Family(KNITTED_STRAIGHT, mask, hand.key, tuple(parts), way.blocks, block)


def _multiply(mask: int, key: int, several: list[tuple[Sums, ...]]) -> list[Sums]:
    found = [(mask, key)]
    for sums in several:
        found = [
            (mask & part_mask, key + part_key)
            for mask, key in found
            for part_mask, part_key in sums
        ]
    return found


def _ways(part: Part | WinningPart) -> list[tuple[Sums, Blocks, Block | None]]:
    """Each way of a part: its sums, its blocks, and the winning one if it stands here."""
    if isinstance(part, Part):
        return [(sums, blocks, None) for sums, blocks in zip(part.sums, part.blocks, strict=True)]
    return [((way.mask, way.key), way.blocks, way.blocks[way.winning]) for way in part.placements]


def _expand(family: Family, hand: Hand) -> Iterator[Reading]:
    for ways in product(*map(_ways, family.parts)):
        mask, key, blocks, winning = family.mask, family.key, family.blocks, family.winning
        for (part_mask, part_key), part_blocks, part_winning in ways:
            mask &= part_mask
            key += part_key
            blocks += part_blocks
            winning = part_winning or winning
        if winning is not None:
            yield Reading(family.form, (mask, key), hand, blocks, winning)
