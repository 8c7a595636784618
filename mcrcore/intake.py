"""Taking in a request: the quick look for plainly valid ones, the thorough one for all others.

The quick look accepts nothing that `request.problems` would refuse; whatever it is not sure of it
leaves to the thorough look, which names every problem (a test holds the two together).
"""

from collections.abc import Mapping
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final

from mcrcore import aspects
from mcrcore.counts import (
    FOUR_OR_MORE,
    MOST,
    SIXTEENS,
    SUITED,
    TO_SIXTEEN,
    UNITS,
    count_of,
    too_many,
    unit,
)
from mcrcore.errors import InvalidRequest
from mcrcore.hand import Hand, Meld
from mcrcore.memo import ROOM, Memo
from mcrcore.request import WIN_TILES, normalise, problems
from mcrcore.request_reader import DEFAULTS, FLOWERS, MELD_FIELDS, PLAYERS, WIN_FIELDS, WIND_NAMES
from mcrcore.rules import LOADERS
from mcrcore.tiles import COPIES, KIND_OF, KINDS

_MELD_FIELDS: Final = frozenset(MELD_FIELDS)
_WIN_FIELDS: Final = frozenset(WIN_FIELDS)
_MOST_PUBLIC: Final = 136
_FLOWERS: Final = bytes(FLOWERS)
_FOUR_OF: Final = tuple(COPIES * unit(kind) for kind in KINDS)
_unit: Final = UNITS.__getitem__

_ALL_FIELDS: Final = len(DEFAULTS)
_fields: Final = itemgetter(*DEFAULTS)
_WINDS: Final = {
    seat: {
        round_: aspects.SEAT_WIND.one * place + aspects.ROUND_WIND.one * round_place
        for round_place, round_ in enumerate(WIND_NAMES)
    }
    for place, seat in enumerate(WIND_NAMES)
}
"""Key of the winds, by seat wind and round wind."""
_SELF_DRAW: Final = DEFAULTS["win"]
_NO_LIST: Final[list[Any]] = []

_BY_SELF_DRAW: Final = aspects.SELF_DRAW.one
_LAST_WALL: Final = aspects.LAST_WALL.one
_REPLACEMENT: Final = aspects.REPLACEMENT.one
_ROBBING: Final = aspects.ROBBING.one
_LAST_TILE: Final = aspects.LAST_TILE.one
_SUITED_HOG: Final = aspects.SUITED_HOGS.one
_HONOR_HOG: Final = aspects.HONOR_HOGS.one
_KONGS: Final = aspects.CONCEALED_KONGS.mask | aspects.MELDED_KONGS.mask


class Doubtful(Exception):  # noqa: N818
    """The quick look cannot vouch for this request."""


DOUBTS: Final = (Doubtful, LookupError, TypeError, ValueError, AttributeError, OverflowError)
"""What the quick look raises for a request that is not plainly valid."""


class Intake:
    """Reads requests into hands, given the table of melds of a rule set."""

    def __init__(self, melds: Mapping[str, Mapping[str, Meld]]) -> None:
        self._table = melds

    def hand(self, request: Any) -> Hand:  # noqa: ANN401
        """The complete hand a request describes.

        Raises `InvalidRequest` with every problem of a request that is not valid.
        """
        try:
            return self._read(request)
        except DOUBTS:
            pass  # so that a problem is not shown as one met while another was handled
        return self._thorough(request)

    def plain_hand(self, request: Any) -> Hand | None:  # noqa: ANN401
        """The same where it is plainly valid; None where that takes a thorough look."""
        try:
            return self._read(request)
        except DOUBTS:
            return None

    def _thorough(self, request: Any) -> Hand:  # noqa: ANN401
        found = problems(request, counts=(WIN_TILES,))
        if found:
            raise InvalidRequest(*found)
        return self._read(normalise(request))

    def _read(self, request: Any) -> Hand:  # noqa: ANN401
        """Read a request, or doubt it."""
        every = request if len(request) == _ALL_FIELDS else DEFAULTS | request
        rules, concealed, listed, win, seat, round_, wall, after, robbing, public, flowers = (
            _fields(every)
        )
        if (
            type(request) is not dict
            or len(every) != _ALL_FIELDS
            or rules not in LOADERS
            or type(concealed) is not list
            or type(listed) is not list
            or len(concealed) + 3 * len(listed) != WIN_TILES
        ):
            raise Doubtful
        counts = held = sum(map(_unit, concealed))
        winning = KIND_OF[concealed[-1]]
        mask, key = -1, _WINDS[seat][round_]
        discarder = None if win == _SELF_DRAW else _discarder(win)
        if discarder is None:
            key += _BY_SELF_DRAW
        melds = self.melds(listed) if listed else _NO_LIST
        for meld in melds:
            mask &= meld.mask
            key += meld.key
            held += meld.tiles
        fours = held & FOUR_OR_MORE
        if fours:
            if held + TO_SIXTEEN & SIXTEENS:
                raise Doubtful
            key += _HOGS[fours]
        number = _flowers(flowers) if flowers != _NO_LIST else 0
        hand = Hand(counts, winning, melds, mask, key, discarder is None, discarder, number)
        if wall is not False or after is not False or robbing is not False or public != _NO_LIST:
            hand.key += _circumstances(hand, held, (wall, after, robbing), public)
        elif fours and fours & _FOUR_OF[winning]:
            hand.key += _last_tile(winning, held - counts)
        return hand

    def melds(self, melds: list[Any]) -> list[Meld]:
        """The melds a request lists."""
        table = self._table
        return [
            table[meld["kind"]][meld["tile"]]
            for meld in melds
            if len(meld) == 2 or _has_fine_extras(meld)  # noqa: PLR2004
        ]


def _circumstances(hand: Hand, held: int, events: tuple[Any, Any, Any], tiles: Any) -> int:  # noqa: ANN401
    """Key of last wall tile, replacement after a kong, robbing a kong and the last tile."""
    public = _public(tiles, held)
    last_wall, replacement, robbing = events
    if type(last_wall) is not bool or type(replacement) is not bool or type(robbing) is not bool:
        raise Doubtful
    if (replacement and not _may_be_replacement(hand)) or (
        robbing and not _may_be_robbed(hand, held, public, last_wall=last_wall)
    ):
        raise Doubtful
    return (
        last_wall * _LAST_WALL
        + replacement * _REPLACEMENT
        + robbing * _ROBBING
        # A robbed kong shows the three others, entered or not.
        + (_LAST_TILE if robbing else _last_tile(hand.winning, held - hand.counts + public))
    )


def _may_be_replacement(hand: Hand) -> bool:
    """Whether the winning tile can have been drawn after a kong."""
    return hand.self_draw and bool(hand.key & _KONGS)


def _may_be_robbed(hand: Hand, held: int, public: int, *, last_wall: bool) -> bool:
    """Whether the winning tile can have been added to a pung; `problems` says why if not."""
    return not (
        hand.self_draw
        or last_wall
        or count_of(held, hand.winning) > 1
        or count_of(public, hand.winning) not in {0, 3}
    )


def _hogs(fours: int) -> int:
    """Key of kinds held four times, as a packed count without the rest."""
    suited = (fours & SUITED).bit_count()
    return suited * _SUITED_HOG + (fours.bit_count() - suited) * _HONOR_HOG


_HOGS: Final = Memo(_hogs)
"""By the kinds held four times: their key, as if none were a kong (a kong takes its own off)."""


def _last_tile(winning: int, elsewhere: int) -> int:
    """Key of the last tile: its three others are in melds, of necessity open ones, or public."""
    return _LAST_TILE if count_of(elsewhere, winning) == COPIES - 1 else 0


def _has_fine_extras(meld: Mapping[str, Any]) -> bool:
    """What a meld says beyond kind and tile is kept for notation; here it must only be sound."""
    if not meld.keys() <= _MELD_FIELDS:
        raise Doubtful
    for name in ("claimed", "from"):
        if name in meld and (type(meld[name]) is not int or meld[name] not in PLAYERS):
            raise Doubtful
    if type(meld.get("added", False)) is not bool:
        raise Doubtful
    return True


def _discarder(win: Any) -> int | None:  # noqa: ANN401
    """Who discarded; None where it was a self-draw after all."""
    if type(win) is not dict:
        raise Doubtful
    if len(win) != 2 or win["source"] != "discard":  # noqa: PLR2004
        _check_self_draw(win)
        return None
    discarder: int = win["from"]
    if type(discarder) is not int or discarder not in PLAYERS:
        raise Doubtful
    return discarder


def _check_self_draw(win: Mapping[str, Any]) -> None:
    """A self-draw may leave its source out, and name a player, who does not matter."""
    if win.get("source", "self_draw") != "self_draw" or not win.keys() <= _WIN_FIELDS:
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
    if type(flowers) is not list or not _are_flowers(bytes(flowers)):
        raise Doubtful
    if 1 in flowers and type(flowers[flowers.index(1)]) is bool:
        raise Doubtful
    return len(flowers)


@lru_cache(ROOM)
def _are_flowers(numbers: bytes) -> bool:
    """Whether these are flowers, and all different."""
    return not numbers.strip(_FLOWERS) and len({*numbers}) == len(numbers)
