"""The seven aspects of a reading: what a condition may look at, and how each is remembered.

Every condition of the catalogue looks at one aspect. A reading is summed up in two numbers, the
*mask* (aspect ``shape``) and the *key* (all others, each in its own bits), so what the fans of an
aspect have to say about it is worked out once and remembered under those bits. The facts classes
below are what conditions see; packing and unpacking happen nowhere else.
"""

from typing import Final, NamedTuple

from mcrcore.tiles import FIRST_HONOR, rank_of, suit_of

SHAPE: Final = "shape"
"""The tiles and blocks of the whole hand."""
CHOWS: Final = "chows"
"""Which chows stand together."""
PUNGS: Final = "pungs"
"""Which suited pungs and kongs stand together."""
HONORS: Final = "honors"
"""Pungs and pair of winds and dragons, seat wind, round wind."""
MANNER: Final = "manner"
"""Concealed and called sets, kongs, and how the hand was won."""
WAIT: Final = "wait"
"""What the winning tile completed, where that counts as a wait."""
HOGS: Final = "hogs"
"""Kinds held four times without a kong."""

ALL: Final = (SHAPE, CHOWS, PUNGS, HONORS, MANNER, WAIT, HOGS)

SETS: Final = (CHOWS, PUNGS, HONORS)
"""Aspects whose fans stand on some sets only, so that other sets of the hand may repeat them."""


class Bits(NamedTuple):
    """A counter inside the key of a reading."""

    shift: int
    width: int

    @property
    def one(self) -> int:
        """What adds one to this counter."""
        return 1 << self.shift

    @property
    def mask(self) -> int:
        """All bits of this counter."""
        return (1 << self.width) - 1 << self.shift

    def get(self, key: int) -> int:
        """Value of this counter in a key."""
        return key >> self.shift & (1 << self.width) - 1


CHOWS_AND_FIVES: Final = Bits(0, 66)  # a suit: seven chows, three bits each, and a pair of fives
SUITED_PUNGS: Final = Bits(66, 27)
HONOR_PUNGS: Final = Bits(93, 7)
HONOR_PAIR: Final = Bits(100, 7)
SEAT_WIND: Final = Bits(107, 2)
ROUND_WIND: Final = Bits(109, 2)
CONCEALED_PUNGS: Final = Bits(111, 3)  # concealed kongs included
CONCEALED_KONGS: Final = Bits(114, 3)
MELDED_KONGS: Final = Bits(117, 3)
CALLED: Final = Bits(120, 3)  # melds other than concealed kongs
SELF_DRAW: Final = Bits(123, 1)
LAST_WALL: Final = Bits(124, 1)
REPLACEMENT: Final = Bits(125, 1)
ROBBING: Final = Bits(126, 1)
LAST_TILE: Final = Bits(127, 1)
WAIT_KIND: Final = Bits(128, 2)
KNITTED_WAIT: Final = Bits(130, 1)  # the winning kind is one of the nine knitted tiles
FIVE_WAIT: Final = Bits(131, 1)  # the winning tile is the five of 456
SUITED_HOGS: Final = Bits(132, 2)
HONOR_HOGS: Final = Bits(134, 2)
OPEN_PUNGS: Final = Bits(136, 3)  # pungs and kongs that are not concealed

_CHOW_SUIT: Final = 22  # bits a suit takes among the chows
_PAIR_OF_FIVES: Final = 1 << 21

WAITS: Final = ("none", "edge", "closed", "single")
"""Names of the waits, by `WAIT_KIND`."""

MASKS: Final[dict[str, int]] = {
    CHOWS: CHOWS_AND_FIVES.mask,
    PUNGS: SUITED_PUNGS.mask,
    HONORS: HONOR_PUNGS.mask | HONOR_PAIR.mask | SEAT_WIND.mask | ROUND_WIND.mask,
    MANNER: (1 << WAIT_KIND.shift) - (1 << CONCEALED_PUNGS.shift) | OPEN_PUNGS.mask,
    WAIT: WAIT_KIND.mask | KNITTED_WAIT.mask | FIVE_WAIT.mask,
    HOGS: SUITED_HOGS.mask | HONOR_HOGS.mask,
}
"""Bits of the key that belong to each aspect (the shape has a mask of its own)."""


def chow_key(suit: int, rank: int) -> int:
    """Key of one chow, by suit and lowest rank."""
    return 1 << _CHOW_SUIT * suit + 3 * (rank - 1)


def pung_key(kind: int) -> int:
    """Key of one pung or kong."""
    if kind >= FIRST_HONOR:
        return HONOR_PUNGS.one << kind - FIRST_HONOR
    return SUITED_PUNGS.one << kind


def pair_key(kind: int) -> int:
    """Key of the pair: only honors and fives matter to any set fan."""
    if kind >= FIRST_HONOR:
        return HONOR_PAIR.one << kind - FIRST_HONOR
    is_five = rank_of(kind) == 5  # noqa: PLR2004
    return _PAIR_OF_FIVES << _CHOW_SUIT * suit_of(kind) if is_five else 0


def in_suit_order(aspect: str, bits: int) -> int:
    """The same chows, or the same pungs, with the suits changed round into one fixed order.

    What sets make together is told by how their suits and ranks compare, whichever suits they are,
    so these make fans of the same worth.
    """
    own = CHOWS_AND_FIVES if aspect == CHOWS else SUITED_PUNGS
    width = own.width // 3
    suit, sets = (1 << width) - 1, own.get(bits)
    first, second, third = sorted((sets & suit, sets >> width & suit, sets >> 2 * width))
    return (first | second << width | third << 2 * width) << own.shift


def _places(bits: int) -> tuple[int, ...]:
    """Positions of the bits that are set."""
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)


Lowest = tuple[tuple[int, int], ...]
"""Suit and lowest rank of each of some chows, or of some pungs."""


class SetFacts(NamedTuple):
    """The chows of a reading, or its suited pungs (kongs among them)."""

    lowest: Lowest
    """In tile order, so equal chows stand side by side."""
    fives: int | None
    """Suit of the pair when it is a pair of fives (known beside chows only)."""


class HonorFacts(NamedTuple):
    """Pungs (kongs among them) and pair of honors, with the winds that matter."""

    pungs: tuple[int, ...]
    pair: int | None
    seat_wind: int
    round_wind: int


class MannerFacts(NamedTuple):
    """Concealed and called sets, kongs, and how the hand was won."""

    concealed_pungs: int
    """Concealed kongs are among them."""
    open_pungs: int
    """Pungs and kongs that are called or were completed by a discard."""
    concealed_kongs: int
    melded_kongs: int
    called: int
    """Melds other than concealed kongs."""
    self_draw: bool
    last_wall: bool
    replacement: bool
    robbing: bool
    last_tile: bool
    """Three other copies of the winning tile lie open."""

    @property
    def kongs(self) -> int:
        """Kongs of any kind."""
        return self.concealed_kongs + self.melded_kongs


class WaitFacts(NamedTuple):
    """What the winning tile completed, when that counts as a wait."""

    kind: str
    """One of `WAITS`."""
    knitted: bool
    """The winning kind is one of the nine knitted tiles of this reading."""
    five: bool
    """The winning tile is the five of 456."""


class HogFacts(NamedTuple):
    """Number of kinds of which the hand holds all four copies, not as a kong."""

    suited: int
    honors: int


def _chow_facts(key: int) -> SetFacts:
    lowest: list[tuple[int, int]] = []
    fives = None
    for suit in range(3):
        chows = key >> _CHOW_SUIT * suit & (1 << _CHOW_SUIT) - 1
        if chows & _PAIR_OF_FIVES:
            chows -= _PAIR_OF_FIVES
            fives = suit
        while chows:
            place = ((chows & -chows).bit_length() - 1) // 3
            lowest.append((suit, place + 1))
            chows -= 1 << 3 * place
    return SetFacts(tuple(lowest), fives)


def _pung_facts(key: int) -> SetFacts:
    kinds = _places(SUITED_PUNGS.get(key))
    return SetFacts(tuple((kind // 9, kind % 9 + 1) for kind in kinds), None)


def _honor_facts(key: int) -> HonorFacts:
    pair = _places(HONOR_PAIR.get(key))
    return HonorFacts(
        pungs=tuple(FIRST_HONOR + place for place in _places(HONOR_PUNGS.get(key))),
        pair=FIRST_HONOR + pair[0] if pair else None,
        seat_wind=FIRST_HONOR + SEAT_WIND.get(key),
        round_wind=FIRST_HONOR + ROUND_WIND.get(key),
    )


def _manner_facts(key: int) -> MannerFacts:
    return MannerFacts(
        concealed_pungs=CONCEALED_PUNGS.get(key),
        open_pungs=OPEN_PUNGS.get(key),
        concealed_kongs=CONCEALED_KONGS.get(key),
        melded_kongs=MELDED_KONGS.get(key),
        called=CALLED.get(key),
        self_draw=bool(key & SELF_DRAW.mask),
        last_wall=bool(key & LAST_WALL.mask),
        replacement=bool(key & REPLACEMENT.mask),
        robbing=bool(key & ROBBING.mask),
        last_tile=bool(key & LAST_TILE.mask),
    )


def _wait_facts(key: int) -> WaitFacts:
    return WaitFacts(
        WAITS[WAIT_KIND.get(key)], bool(key & KNITTED_WAIT.mask), bool(key & FIVE_WAIT.mask)
    )


def _hog_facts(key: int) -> HogFacts:
    return HogFacts(SUITED_HOGS.get(key), HONOR_HOGS.get(key))


FACTS: Final = {
    CHOWS: _chow_facts,
    PUNGS: _pung_facts,
    HONORS: _honor_facts,
    MANNER: _manner_facts,
    WAIT: _wait_facts,
    HOGS: _hog_facts,
}
"""How the facts of each aspect are read from its bits of the key."""
