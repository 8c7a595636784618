"""Taking in a request: the quick look for plainly valid ones, the thorough one for all others.

The quick look accepts nothing that `request.problems` would refuse; whatever it is not sure of it
leaves to the thorough look, which names every problem (a test holds the two together).
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

from mcrcore import aspects
from mcrcore.blocks import NIBBLE
from mcrcore.counts import FOURS, SUITED, UNITS, count_of, too_many
from mcrcore.errors import InvalidRequest
from mcrcore.hand import Hand, Meld
from mcrcore.request import normalise, problems
from mcrcore.request_reader import FIELDS, MELD_FIELDS, WIN_FIELDS
from mcrcore.tiles import FLOWER_NAMES, KIND_OF

COMPLETE: Final = 14
"""Tiles of a complete hand, a meld counting as three."""

_FIELDS: Final = frozenset(FIELDS)
_WINDS: Final = {"E": 0, "S": 1, "W": 2, "N": 3}
_PLAYERS: Final = (1, 2, 3)
_SUITED_FOURS: Final = FOURS & SUITED
_HONOR_FOURS: Final = FOURS & ~SUITED
_MELD_FIELDS: Final = frozenset(MELD_FIELDS)
_WIN_FIELDS: Final = frozenset(WIN_FIELDS)
_NONE: Final[list[Any]] = []
_DEFAULT_WIN: Final[Mapping[str, Any]] = {"source": "self_draw"}
_FLAG_KEYS: Final = (
    ("last_wall_tile", aspects.LAST_WALL.one),
    ("kong_replacement", aspects.REPLACEMENT.one),
    ("robbing_kong", aspects.ROBBING.one),
)
_DELICATE: Final = aspects.REPLACEMENT.mask | aspects.ROBBING.mask
_MOST_PUBLIC: Final = 136
_AT_ONCE: Final = 11
"""Tiles that can be added to four of a kind before four bits overflow."""
_unit: Final = UNITS.__getitem__


class Doubtful(Exception):  # noqa: N818
    """The quick look cannot vouch for this request."""


class Intake:
    """Reads requests into hands, given the table of melds of a rule set."""

    def __init__(self, melds: Mapping[tuple[str, str], Meld], rules: Collection[str]) -> None:
        self._table = melds
        self._rules = rules

    def hand(self, request: Any) -> Hand:  # noqa: ANN401
        """The complete hand a request describes.

        Raises `InvalidRequest` with every problem of a request that is not valid.
        """
        try:
            return self._quick(request)
        except (Doubtful, LookupError, TypeError, ValueError, AttributeError, OverflowError):
            return self._thorough(request)

    def _thorough(self, request: Any) -> Hand:  # noqa: ANN401
        found = problems(request, counts=(COMPLETE,), rules=self._rules)
        if found:
            raise InvalidRequest(*found)
        return self._read(normalise(request))

    def _quick(self, request: Any) -> Hand:  # noqa: ANN401
        if type(request) is not dict or not request.keys() <= _FIELDS:
            raise Doubtful
        if request.get("rules", "mcr") not in self._rules:
            raise Doubtful
        return self._read(request)

    def _read(self, request: Mapping[str, Any]) -> Hand:
        """Read a request of known fields, doubting everything else about it."""
        concealed = request["concealed"]
        size = len(concealed)
        if type(concealed) is not list or size > COMPLETE:
            raise Doubtful
        counts = sum(map(_unit, concealed))
        if too_many(counts):
            raise Doubtful
        winning = KIND_OF[concealed[-1]]
        melds = self.melds(request.get("melds", _NONE))
        if size + 3 * len(melds) != COMPLETE:
            raise Doubtful
        held = loose = counts
        mask, key, opened = -1, 0, 0
        for meld in melds:
            held += meld.tiles
            if too_many(held):
                raise Doubtful
            mask &= meld.mask
            key += meld.key
            loose += meld.loose_tiles
            opened += meld.open_tiles
        public = _public(request.get("public_tiles", _NONE), held)
        self_draw, discarder = _win(request.get("win", _DEFAULT_WIN))
        events = _events(request, self_draw=self_draw)
        if events & _DELICATE:
            _check_kong_events(events, held, public, winning, key)
        if (opened + public) >> NIBBLE * winning & 15 == 3:  # noqa: PLR2004
            events += aspects.LAST_TILE.one
        key += (
            events
            + (_WINDS[request.get("seat_wind", "E")] << aspects.SEAT_WIND.shift)
            + (_WINDS[request.get("round_wind", "E")] << aspects.ROUND_WIND.shift)
            + ((loose & _SUITED_FOURS).bit_count() << aspects.SUITED_HOGS.shift)
            + ((loose & _HONOR_FOURS).bit_count() << aspects.HONOR_HOGS.shift)
        )
        flowers = _flowers(request.get("flowers", _NONE))
        return Hand(counts, winning, melds, mask, key, self_draw, discarder, flowers)

    def melds(self, melds: Any) -> tuple[Meld, ...]:  # noqa: ANN401
        """The melds a request lists."""
        if type(melds) is not list:
            raise Doubtful
        for meld in melds:
            if len(meld) != 2:  # noqa: PLR2004
                _check_extras(meld)
        return tuple([self._table[meld["kind"], meld["tile"]] for meld in melds])


def _check_extras(meld: Mapping[str, Any]) -> None:
    """What a meld says beyond kind and tile is kept for notation; here it must only be sound."""
    if not meld.keys() <= _MELD_FIELDS:
        raise Doubtful
    for name in ("claimed", "from"):
        if name in meld and (type(meld[name]) is not int or meld[name] not in _PLAYERS):
            raise Doubtful
    if type(meld.get("added", False)) is not bool:
        raise Doubtful


def _win(win: Any) -> tuple[bool, int | None]:  # noqa: ANN401
    """Whether it was a self-draw, and else who discarded."""
    if type(win) is not dict or not win.keys() <= _WIN_FIELDS:
        raise Doubtful
    source = win.get("source", "self_draw")
    if source == "self_draw":
        return True, None
    discarder = win["from"]
    if source != "discard" or type(discarder) is not int or discarder not in _PLAYERS:
        raise Doubtful
    return False, discarder


def _events(request: Mapping[str, Any], *, self_draw: bool) -> int:
    """Key of the self-draw and the three flags."""
    events = aspects.SELF_DRAW.one if self_draw else 0
    for name, one in _FLAG_KEYS:
        flag = request.get(name, False)
        if flag is True:
            events += one
        elif flag is not False:
            raise Doubtful
    return events


def _check_kong_events(events: int, held: int, public: int, winning: int, melds: int) -> None:
    """Replacement and robbing must be possible; `problems` says why when they are not."""
    self_draw = events & aspects.SELF_DRAW.mask
    kongs = melds & (aspects.CONCEALED_KONGS.mask | aspects.MELDED_KONGS.mask)
    if events & aspects.REPLACEMENT.mask and not (self_draw and kongs):
        raise Doubtful
    if events & aspects.ROBBING.mask and (
        self_draw
        or events & aspects.LAST_WALL.mask
        or count_of(held, winning) > 1
        or count_of(public, winning) not in {0, 3}
    ):
        raise Doubtful


def _public(tiles: Any, held: int) -> int:  # noqa: ANN401
    """Packed count of the public tiles, none of which may be a fifth copy."""
    if type(tiles) is not list or len(tiles) > _MOST_PUBLIC:
        raise Doubtful
    public = 0
    for start in range(0, len(tiles), _AT_ONCE):
        public += sum(map(_unit, tiles[start : start + _AT_ONCE]))
        if too_many(held + public):
            raise Doubtful
    return public


def _flowers(flowers: Any) -> int:  # noqa: ANN401
    """How many flowers."""
    if type(flowers) is not list or len(set(flowers)) != len(flowers):
        raise Doubtful
    if any(type(flower) is not int or not 1 <= flower <= len(FLOWER_NAMES) for flower in flowers):
        raise Doubtful
    return len(flowers)
