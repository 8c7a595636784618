"""Readings: every way a hand can be understood, and every place its winning tile can stand.

Readings come in *families*: the ways of the four parts, multiplied. `Readings.sums` gives the mask
and key of each reading, which is all `points` needs; `Readings.full` gives the same readings with
their blocks. Both walk the same families.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from mcrcore import aspects
from mcrcore.arrangements import (
    WAIT_MASK,
    Arrangements,
    Blocks,
    Part,
    Sums,
    WinningPart,
    wait_key,
)
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
_MASKS: Final = tuple(
    (*(PARTS[other] for other in range(4) if other != suit_of(kind)), PARTS[suit_of(kind)])
    for kind in range(34)
)
"""By winning kind: the masks of the three other parts, then of its own."""
_PAIR_OVER: Final = 2
"""Tiles over, beside sets of three, in a complete hand."""


class Family(NamedTuple):
    """Readings of one form: what they share, and the parts whose ways are multiplied."""

    form: str
    mask: int
    key: int
    parts: tuple[Part, ...] = ()
    home: WinningPart | None = None
    """The part the winning tile stands in, if not among the blocks they share."""
    is_wait: bool = False
    """Whether the wait counts as one, where the winning tile stands in ``home``."""
    blocks: Blocks = ()
    """Blocks they share beside the melds."""
    winning: Block | None = None
    """The block the winning tile completed, where it is among those."""


class Readings:
    """Finds readings under the forms a rule set knows."""

    def __init__(
        self, layout: Layout, arrangements: Arrangements, waits: Waits, profile: Profile
    ) -> None:
        self._layout = layout
        self._arrangements = arrangements
        self._parts = arrangements.parts
        self._winning_parts = arrangements.winning_parts
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
            found += _sums(family)
        return found

    def full(self, hand: Hand) -> list[Reading]:
        """Every distinct reading with its blocks."""
        found: dict[tuple[Blocks, Block], Reading] = {}
        for family in self._families(hand):
            for reading in _expand(family, hand):
                found.setdefault(reading.identity, reading)
        return list(found.values())

    def _families(self, hand: Hand) -> list[Family]:
        regular = self._regular_family(hand)
        found = [regular] if regular else []
        if not hand.melds:
            found += self._special_families(hand)
        if not found and self._knits and len(hand.melds) <= 1:
            found = list(self._knitted_families(hand))
        return found

    def _regular_family(self, hand: Hand) -> Family | None:
        counts, winning, self_draw = hand.counts, hand.winning, hand.self_draw
        first_mask, second_mask, third_mask, home_mask = _MASKS[winning]
        parts = self._parts
        first = parts[counts & first_mask]
        second = parts[counts & second_mask]
        third = parts[counts & third_mask]
        home = self._winning_parts[winning << 1 | self_draw][counts & home_mask]
        over = first.over + second.over + third.over
        if over + home.over != _PAIR_OVER:
            return None
        pair_part = 0
        if over:
            there = first_mask if first.over else second_mask if second.over else third_mask
            pair_part = counts & there
        melds = bool(hand.melds)
        is_wait = not self._unique_waits or self._waits.is_only_wait(
            counts, winning, pair_part, melds=melds
        )
        is_gates = not melds and counts - _UNIT[winning] in NINE_GATES_COUNTS
        mask = (self._nine_gates if is_gates else self._regular) & hand.mask
        return Family(REGULAR, mask, hand.key, (first, second, third), home, is_wait)

    def _special_families(self, hand: Hand) -> Iterator[Family]:
        for form in self._forms:
            shape = form.shape(hand.counts)
            if shape:
                winning = next(block for block in shape.blocks if hand.winning in block.tiles)
                features, key = shape.features, hand.key
                if winning.kind == PAIR:
                    features = (*features, PAIR_COMPLETED)
                    if self._is_wait(hand):
                        key += wait_key(winning, hand.winning)
                mask = self._layout.start(*features) & self._arrangements.mask_of(shape.blocks)
                form_name = shape.features[0]
                yield Family(form_name, mask, key, blocks=shape.blocks, winning=winning)

    def _is_wait(self, hand: Hand) -> bool:
        """Whether the wait counts as one, by looking at every kind that completes the hand."""
        if not self._unique_waits:
            return True
        before = hand.counts - _UNIT[hand.winning]
        return self._waits.of(before, len(hand.melds)) == [hand.winning]

    def _knitted_families(self, hand: Hand) -> Iterator[Family]:
        for way, rest in knitted_straights(hand.counts):
            parts = [self._parts[rest & mask] for mask in PARTS]
            if sum(part.over for part in parts) == _PAIR_OVER:
                yield from self._placed_knitted(hand, way, rest, parts)

    def _placed_knitted(
        self, hand: Hand, way: Knitted, rest: int, parts: list[Part]
    ) -> Iterator[Family]:
        """The winning tile in the ordinary set or pair, and among the knitted tiles."""
        winning = hand.winning
        mask = self._knitted & hand.mask & self._arrangements.mask_of(way.blocks)
        if count_of(rest, winning):
            suit = _SUIT[winning]
            key = hand.key + (aspects.KNITTED_WAIT.one if winning in way.kinds else 0)
            others = (*parts[:suit], *parts[suit + 1 :])
            home = self._winning_parts[winning << 1 | hand.self_draw][rest & PARTS[suit]]
            is_wait = self._is_wait(hand)
            yield Family(KNITTED_STRAIGHT, mask, key, others, home, is_wait, way.blocks)
        if winning in way.kinds:
            block = next(block for block in way.blocks if winning in block.tiles)
            parts_ = tuple(parts)
            yield Family(KNITTED_STRAIGHT, mask, hand.key, parts_, blocks=way.blocks, winning=block)


def _sums(family: Family) -> list[Sums]:
    """Mask and key of a family's readings: most often there is one."""
    _, mask, key, parts, home, is_wait, _, _ = family
    several: list[tuple[Sums, ...]] = []
    for part in parts:
        if part.sums:
            several.append(part.sums)
        else:
            mask &= part.mask
            key += part.key
    if home:
        several.append(home.waiting if is_wait else home.plain)
    found = [(mask, key)]
    for sums in several:
        found = [
            (mask & part_mask, key + part_key)
            for mask, key in found
            for part_mask, part_key in sums
        ]
    return found


def _ways(part: Part) -> list[tuple[Sums, Blocks, Block | None]]:
    """Each way of a part: its sums, its blocks, and no winning one."""
    sums = part.sums or ((part.mask, part.key),)
    return [(ways, blocks, None) for ways, blocks in zip(sums, part.blocks, strict=True)]


def _home_ways(family: Family) -> list[tuple[Sums, Blocks, Block | None]]:
    """Each way of the winning tile's part, with its winning block."""
    if not family.home:
        return [((-1, 0), (), family.winning)]
    kept = -1 if family.is_wait else ~WAIT_MASK
    return [
        ((way.mask, way.key & kept), way.blocks, way.blocks[way.winning])
        for way in family.home.placements
    ]


def _expand(family: Family, hand: Hand) -> Iterator[Reading]:
    for ways in product(*map(_ways, family.parts), _home_ways(family)):
        mask, key, blocks, winning = family.mask, family.key, family.blocks, family.winning
        for (part_mask, part_key), part_blocks, part_winning in ways:
            mask &= part_mask
            key += part_key
            blocks += part_blocks
            winning = part_winning or winning
        if winning is not None:
            yield Reading(family.form, (mask, key), hand, blocks, winning)
