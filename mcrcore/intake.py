"""Taking in a request: the quick look for plainly valid ones, the thorough one for all others.

The quick look accepts nothing that `request.problems` would refuse; whatever it is not sure of it
leaves to the thorough look, which names every problem (a test holds the two together).
"""

from collections.abc import Mapping
from itertools import product
from operator import itemgetter
from typing import Any, Final

from mcrcore import aspects
from mcrcore.counts import FOURS, MOST, SIXTEENS, SUITED, TO_SIXTEEN, UNITS, count_of, too_many
from mcrcore.errors import InvalidRequest
from mcrcore.hand import Hand, Meld
from mcrcore.request import WIN_TILES, normalise, problems
from mcrcore.request_reader import DEFAULTS, FLOWERS, MELD_FIELDS, PLAYERS, WIN_FIELDS, WIND_NAMES
from mcrcore.rules import PROFILES
from mcrcore.tiles import COPIES, KIND_OF

_MELD_FIELDS: Final = frozenset(MELD_FIELDS)
_WIN_FIELDS: Final = frozenset(WIN_FIELDS)
_SUITED_FOURS: Final = FOURS & SUITED
_HONOR_FOURS: Final = FOURS & ~SUITED
_MOST_PUBLIC: Final = 136
_FLOWERS: Final = frozenset(FLOWERS)
_unit: Final = UNITS.__getitem__

_tiles: Final = itemgetter("rules", "concealed", "melds", "win", "public_tiles", "flowers")
_circumstances: Final = itemgetter(
    "seat_wind", "round_wind", "last_wall_tile", "kong_replacement", "robbing_kong"
)

_CIRCUMSTANCES: Final = {
    (seat, round_, self_draw, *flags): (
        (place << aspects.SEAT_WIND.shift)
        + (round_place << aspects.ROUND_WIND.shift)
        + self_draw * aspects.SELF_DRAW.one
        + flags[0] * aspects.LAST_WALL.one
        + flags[1] * aspects.REPLACEMENT.one
        + flags[2] * aspects.ROBBING.one
    )
    for place, seat in enumerate(WIND_NAMES)
    for round_place, round_ in enumerate(WIND_NAMES)
    for self_draw in (False, True)
    for flags in product((False, True), repeat=3)
}
"""Key of the winds and the way of winning."""


class Doubtful(Exception):  # noqa: N818
    """The quick look cannot vouch for this request."""


DOUBTS: Final = (Doubtful, LookupError, TypeError, ValueError, AttributeError, OverflowError)
"""What the quick look raises for a request that is not plainly valid."""


class Intake:
    """Reads requests into hands, given the table of melds of a rule set."""

    def __init__(self, melds: Mapping[tuple[str, str], Meld]) -> None:
        self._table = melds

    def hand(self, request: Any) -> Hand:  # noqa: ANN401
        """The complete hand a request describes.

        Raises `InvalidRequest` with every problem of a request that is not valid.
        """
        try:
            return self._read(request)
        except DOUBTS:
            return self._thorough(request)

    def _thorough(self, request: Any) -> Hand:  # noqa: ANN401
        found = problems(request, counts=(WIN_TILES,))
        if found:
            raise InvalidRequest(*found)
        return self._read(normalise(request))

    def _read(self, request: Any) -> Hand:  # noqa: ANN401
        """Read a request, or doubt it."""
        every = request if len(request) == len(DEFAULTS) else {**DEFAULTS, **request}
        rules, concealed, listed, win, public_tiles, flowers = _tiles(every)
        seat, round_, last_wall, replacement, robbing = _circumstances(every)
        if (
            type(request) is not dict
            or len(every) != len(DEFAULTS)
            or rules not in PROFILES
            or not type(concealed) is type(listed) is list
            or not type(last_wall) is type(replacement) is type(robbing) is bool
            or len(concealed) + 3 * len(listed) != WIN_TILES
        ):
            raise Doubtful
        counts = held = loose = sum(map(_unit, concealed))
        mask, key, opened = -1, 0, 0
        melds = self.melds(listed) if listed else ()
        for _, _, meld_mask, meld_key, tiles, open_tiles, loose_tiles in melds:
            mask &= meld_mask
            key += meld_key
            held += tiles
            opened += open_tiles
            loose += loose_tiles
        if held + TO_SIXTEEN & SIXTEENS:
            raise Doubtful
        winning = KIND_OF[concealed[-1]]
        self_draw, discarder = _win(win)
        key += _CIRCUMSTANCES[seat, round_, self_draw, last_wall, replacement, robbing]
        public = _public(public_tiles, held) if public_tiles != [] else 0
        if replacement or robbing:
            _check_kong_events(key, held, public, winning)
        # A robbed kong shows the three others, entered or not.
        if robbing or count_of(opened + public, winning) == COPIES - 1:
            key += aspects.LAST_TILE.one
        if loose & FOURS:
            key += _hogs(loose)
        number = _flowers(flowers) if flowers != [] else 0
        return Hand(counts, winning, melds, mask, key, self_draw, discarder, number)

    def melds(self, melds: list[Any]) -> tuple[Meld, ...]:
        """The melds a request lists."""
        for meld in melds:
            if len(meld) != 2:  # noqa: PLR2004
                _check_extras(meld)
        table = self._table
        return tuple([table[meld["kind"], meld["tile"]] for meld in melds])


def _hogs(loose: int) -> int:
    """Key of the tile hogs among tiles that are in no kong."""
    suited = (loose & _SUITED_FOURS).bit_count()
    honors = (loose & _HONOR_FOURS).bit_count()
    return (suited << aspects.SUITED_HOGS.shift) + (honors << aspects.HONOR_HOGS.shift)


def _check_extras(meld: Mapping[str, Any]) -> None:
    """What a meld says beyond kind and tile is kept for notation; here it must only be sound."""
    if not meld.keys() <= _MELD_FIELDS:
        raise Doubtful
    for name in ("claimed", "from"):
        if name in meld and (type(meld[name]) is not int or meld[name] not in PLAYERS):
            raise Doubtful
    if type(meld.get("added", False)) is not bool:
        raise Doubtful


def _win(win: Any) -> tuple[bool, int | None]:  # noqa: ANN401
    """Whether it was a self-draw, and else who discarded."""
    if type(win) is not dict:
        raise Doubtful
    source = win.get("source", "self_draw")
    if len(win) != (1 if source == "self_draw" else 2) and not win.keys() <= _WIN_FIELDS:
        raise Doubtful
    if source == "self_draw":
        return True, None
    discarder = win["from"]
    if source != "discard" or type(discarder) is not int or discarder not in PLAYERS:
        raise Doubtful
    return False, discarder


def _check_kong_events(key: int, held: int, public: int, winning: int) -> None:
    """Replacement and robbing must be possible; `problems` says why when they are not."""
    self_draw = key & aspects.SELF_DRAW.mask
    kongs = key & (aspects.CONCEALED_KONGS.mask | aspects.MELDED_KONGS.mask)
    if key & aspects.REPLACEMENT.mask and not (self_draw and kongs):
        raise Doubtful
    if key & aspects.ROBBING.mask and (
        self_draw
        or key & aspects.LAST_WALL.mask
        or count_of(held, winning) > 1
        or count_of(public, winning) not in {0, 3}
    ):
        raise Doubtful


def _public(tiles: Any, held: int) -> int:  # noqa: ANN401
    """Packed count of the public tiles, none of which may be a fifth copy."""
    if type(tiles) is not list or len(tiles) > _MOST_PUBLIC:
        raise Doubtful
    public = 0
    for start in range(0, len(tiles), MOST - COPIES):
        public += sum(map(_unit, tiles[start : start + MOST - COPIES]))
        if too_many(held + public):
            raise Doubtful
    return public


def _flowers(flowers: Any) -> int:  # noqa: ANN401
    """How many flowers."""
    number = len(flowers)
    if type(flowers) is not list or len(_FLOWERS.intersection(flowers)) != number:
        raise Doubtful
    if bool in map(type, flowers) or float in map(type, flowers):
        raise Doubtful
    return number
