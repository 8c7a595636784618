"""Readings: every way a hand can be understood, and every place its winning tile can stand.

Readings come in *families*: the ways of the four parts, multiplied. `Readings.sums` gives the mask
and key of each reading, which is all `points` needs; `Readings.full` gives the same readings with
their blocks. Both walk the same families.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final, NamedTuple

from mcrcore import aspects
from mcrcore.arrangements import (
    ALONE,
    PAIR_OVER,
    UNLESS_PAIR_TAKES_ONE,
    WAIT_MASK,
    Arrangements,
    Blocks,
    Part,
    Sums,
    WinningPart,
    wait_key,
)
from mcrcore.blocks import PAIR, Block
from mcrcore.counts import PARTS, count_of, unit
from mcrcore.forms import NINE_GATES as NINE_GATES_COUNTS
from mcrcore.forms import Knitted, Shape, SpecialForm, knitted_straights
from mcrcore.hand import Hand
from mcrcore.profile import Profile
from mcrcore.reading import Reading
from mcrcore.tiles import KINDS, suit_of
from mcrcore.traits import KNITTED_STRAIGHT, NINE_GATES, PAIR_COMPLETED, REGULAR, Layout
from mcrcore.waits import Waits

_SUIT: Final = tuple(suit_of(kind) for kind in KINDS)
_UNIT: Final = tuple(unit(kind) for kind in KINDS)
_MASKS: Final = tuple(
    (*(PARTS[other] for other in range(4) if other != suit_of(kind)), PARTS[suit_of(kind)])
    for kind in KINDS
)
"""By winning kind: the masks of the three other parts, then of its own."""


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


Regular = tuple[int, Part, Part, Part, WinningPart, bool]
"""Mask, three parts, the winning tile's part, and whether the wait counts as one."""


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
        self._beside_regular = tuple(form for form in profile.forms if form.beside_regular)
        self._knits = profile.knitted
        self._unique_waits = profile.unique_waits
        self._start = layout.start(REGULAR)
        self._nine_gates = layout.start(REGULAR, NINE_GATES)
        self._knitted = layout.start(KNITTED_STRAIGHT)

    def sums(self, hand: Hand) -> list[Sums]:
        """Mask and key of every reading that may differ in worth."""
        regular = self._regular(hand)
        if regular is None:
            return [sums for family in self._other_families(hand) for sums in _sums(family)]
        found = _regular_sums(regular, hand.key)
        if not hand.melds:
            for family in self._special_families(hand, self._beside_regular):
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
        regular = self._regular(hand)
        if regular is None:
            return self._other_families(hand)
        mask, *parts, home, is_wait = regular
        found = [Family(REGULAR, mask, hand.key, tuple(parts), home, is_wait)]
        if not hand.melds:
            found += self._special_families(hand, self._beside_regular)
        return found

    def _other_families(self, hand: Hand) -> list[Family]:
        found = [] if hand.melds else self._special_families(hand, self._forms)
        if not found and self._knits and len(hand.melds) <= 1:
            found = list(self._knitted_families(hand))
        return found

    def _regular(self, hand: Hand) -> Regular | None:
        counts, winning, melds, mask, _, self_draw, _, _ = hand
        first_mask, second_mask, third_mask, home_mask = _MASKS[winning]
        parts = self._parts
        first = parts[counts & first_mask]
        second = parts[counts & second_mask]
        third = parts[counts & third_mask]
        home = self._winning_parts[winning << 1 | self_draw][counts & home_mask]
        over = first.over + second.over + third.over
        if over + home.over != PAIR_OVER:
            return None
        if not self._unique_waits or home.alone == ALONE:
            is_wait = True
        else:
            is_wait = (
                home.alone == UNLESS_PAIR_TAKES_ONE
                and not (first if first.over else second if second.over else third).takes_one
            )
        if melds:
            return self._start & mask, first, second, third, home, is_wait
        if is_wait and self._unique_waits:
            is_wait = self._waits.is_alone_without_melds(counts, winning)
        start = self._nine_gates if counts - _UNIT[winning] in NINE_GATES_COUNTS else self._start
        return start, first, second, third, home, is_wait

    def _special_families(self, hand: Hand, forms: tuple[SpecialForm, ...]) -> list[Family]:
        found = []
        for form in forms:
            shape = form.shape(hand.counts)
            if shape:
                found.append(self._special_family(hand, shape))
        return found

    def _special_family(self, hand: Hand, shape: Shape) -> Family:
        winning = next(block for block in shape.blocks if hand.winning in block.tiles)
        features, key = shape.features, hand.key
        if winning.kind == PAIR:
            features = (*features, PAIR_COMPLETED)
            if self._is_wait(hand):
                key += wait_key(winning, hand.winning)
        mask = self._layout.start(*features) & self._arrangements.mask_of(shape.blocks)
        return Family(shape.features[0], mask, key, blocks=shape.blocks, winning=winning)

    def _is_wait(self, hand: Hand) -> bool:
        """Whether the wait counts as one, by looking at every kind that completes the hand."""
        if not self._unique_waits:
            return True
        before = hand.counts - _UNIT[hand.winning]
        return self._waits.of(before, len(hand.melds)) == [hand.winning]

    def _knitted_families(self, hand: Hand) -> Iterator[Family]:
        for way, rest in knitted_straights(hand.counts):
            parts = [self._parts[rest & mask] for mask in PARTS]
            if sum(part.over for part in parts) == PAIR_OVER:
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
            every = tuple(parts)
            yield Family(KNITTED_STRAIGHT, mask, hand.key, every, blocks=way.blocks, winning=block)


def _regular_sums(regular: Regular, key: int) -> list[Sums]:
    """Mask and key of the readings of four sets and a pair: most often there is one."""
    mask, first, second, third, home, is_wait = regular
    mask &= first.mask & second.mask & third.mask
    key += first.key + second.key + third.key
    found = [
        (mask & home_mask, key + home_key)
        for home_mask, home_key in (home.waiting if is_wait else home.plain)
    ]
    if first.sums or second.sums or third.sums:
        found = _multiply(found, (part.sums for part in (first, second, third) if part.sums))
    return found


def _multiply(found: list[Sums], several: Iterable[tuple[Sums, ...]]) -> list[Sums]:
    for sums in several:
        found = [
            (mask & part_mask, key + part_key)
            for mask, key in found
            for part_mask, part_key in sums
        ]
    return found


def _sums(family: Family) -> list[Sums]:
    """Mask and key of a family's readings."""
    mask, key = family.mask, family.key
    for part in family.parts:
        mask &= part.mask
        key += part.key
    several = [part.sums for part in family.parts if part.sums]
    if family.home:
        several.append(family.home.waiting if family.is_wait else family.home.plain)
    return _multiply([(mask, key)], several)


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
