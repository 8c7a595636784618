"""Reading a request field by field: into plain types what can be read, into problems what cannot.

Nothing here raises, whatever the input; nothing asks whether the fields go together, which is for
`mcrcore.request`.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from mcrcore.blocks import starts_chow
from mcrcore.errors import Problem, Value, echo, kind_name, wrong_type
from mcrcore.rules import DEFAULT, PROFILES
from mcrcore.tiles import KIND_OF, NAMES

WIND_NAMES: Final = ("E", "S", "W", "N")
MELD_KINDS: Final = ("chow", "pung", "kong", "concealed_kong")
KONGS: Final = ("kong", "concealed_kong")
SOURCES: Final = ("self_draw", "discard")
FLAGS: Final = ("last_wall_tile", "kong_replacement", "robbing_kong")
SELF_DRAW: Final[Mapping[str, Any]] = {"source": "self_draw"}
DISCARD: Final[Mapping[str, Any]] = {"source": "discard", "from": 1}
"""The two ways to win; who discarded changes no points."""
DEFAULTS: Final[dict[str, Any]] = {
    "rules": DEFAULT,
    "concealed": None,  # the only field that is needed
    "melds": [],
    "win": SELF_DRAW,
    "seat_wind": "E",
    "round_wind": "E",
    **dict.fromkeys(FLAGS, False),
    "public_tiles": [],
    "flowers": [],
}
"""Every field of a request, with what it is when left out."""
FIELDS: Final = tuple(DEFAULTS)
MELD_FIELDS: Final = ("kind", "tile", "claimed", "from", "added")
WIN_FIELDS: Final = ("source", "from")

PLAYERS: Final = (1, 2, 3)
CHOW_TILES: Final = (1, 2, 3)
FLOWERS: Final = tuple(range(1, 9))

LISTED: Final = 200
"""Entries of a list, and fields of an object, that are looked at one by one.

No valid request comes near it: a table has 144 tiles. What lies beyond still counts as tiles and as
copies, so that a longer list is never valid.
"""

Tiles: TypeAlias = list[str | None]
"""Tiles as read; None stands for one that could not be."""


class PartialMeld(NamedTuple):
    """A meld as far as it could be read; no tiles when its kind or tile could not."""

    kind: str | None
    tiles: tuple[str, ...]
    may_be_kong: bool
    """Its kind is a kong, or is missing or of a wrong type."""


class PartialHand(NamedTuple):
    """A request as far as it could be read: None for a field that could not be."""

    concealed: Tiles | None
    melds: list[PartialMeld] | None
    source: str | None
    last_wall_tile: bool | None
    kong_replacement: bool | None
    robbing_kong: bool | None
    public_tiles: Tiles | None

    @property
    def size(self) -> int | None:
        """Tiles, each meld counting as three."""
        if self.concealed is None or self.melds is None:
            return None
        return len(self.concealed) + 3 * len(self.melds)


def meld_tiles(kind: str, tile: str) -> tuple[str, ...]:
    """Tiles of a meld, all four of a kong.

    >>> meld_tiles("chow", "2m"), meld_tiles("kong", "E")
    (('2m', '3m', '4m'), ('E', 'E', 'E', 'E'))
    """
    if kind == "chow":
        first = KIND_OF[tile]
        return NAMES[first : first + 3]
    return (tile,) * (4 if kind in KONGS else 3)


class Reader:
    """Reads the fields of one request and keeps the problems found on the way."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def hand(self, request: object) -> PartialHand | None:
        """Read every field but `win`."""
        fields = self._fields("", request, FIELDS)
        if fields is None:
            return None
        known: Value = list(PROFILES)
        self._choice("rules", fields.get("rules", DEFAULT), PROFILES, "unknown_rules", known)
        hand = PartialHand(
            concealed=self._needed_tiles(fields),
            melds=self._melds(fields.get("melds", ())),
            source=None,
            last_wall_tile=self._flag("last_wall_tile", fields),
            kong_replacement=self._flag("kong_replacement", fields),
            robbing_kong=self._flag("robbing_kong", fields),
            public_tiles=self._tiles("public_tiles", fields.get("public_tiles", ())),
        )
        for wind in ("seat_wind", "round_wind"):
            self._choice(wind, fields.get(wind, "E"), WIND_NAMES, "unknown_wind")
        self._flowers(fields.get("flowers", ()))
        return hand

    def win(self, win: object) -> str | None:
        """Read how the hand was won and return the source, if it can be known."""
        fields = self._fields("win", win, WIN_FIELDS)
        if fields is None:
            return None
        given = fields.get("source", "self_draw")
        source = self._choice("win.source", given, SOURCES, "unknown_win_source")
        if source == "discard":  # nobody is asked for on a self-draw
            self._needed_number("win.from", fields, PLAYERS, "unknown_player")
        return source

    def _needed_tiles(self, fields: Mapping[str, object]) -> Tiles | None:
        if "concealed" not in fields:
            self._missing("concealed")
            return None
        return self._tiles("concealed", fields["concealed"])

    def _tiles(self, where: str, value: object) -> Tiles | None:
        items = self._list(where, value)
        if items is None:
            return None
        tiles: Tiles = [
            self._choice(f"{where}[{place}]", item, KIND_OF, "unknown_tile")
            for place, item in enumerate(items[:LISTED])
        ]
        tiles.extend(
            item if isinstance(item, str) and item in KIND_OF else None for item in items[LISTED:]
        )
        return tiles

    def _melds(self, value: object) -> list[PartialMeld] | None:
        items = self._list("melds", value)
        if items is None:
            return None
        melds = [self._meld(f"melds[{place}]", item) for place, item in enumerate(items[:LISTED])]
        unread = PartialMeld(kind=None, tiles=(), may_be_kong=True)
        return melds + [unread] * (len(items) - len(melds))

    def _meld(self, where: str, value: object) -> PartialMeld:
        fields = self._fields(where, value, MELD_FIELDS)
        if fields is None:
            return PartialMeld(kind=None, tiles=(), may_be_kong=True)
        given = fields.get("kind")
        kind = self._needed_choice(f"{where}.kind", fields, MELD_KINDS, "unknown_meld_kind")
        tile = self._needed_choice(f"{where}.tile", fields, KIND_OF, "unknown_tile")
        is_whole = kind is not None and tile is not None
        if kind == "chow" and tile is not None and not starts_chow(KIND_OF[tile]):
            self._add("invalid_chow", f"{where}.tile", tile=tile)
            is_whole = False
        self._extras(where, fields)
        return PartialMeld(
            kind=kind,
            tiles=meld_tiles(kind, tile) if is_whole and kind and tile else (),
            may_be_kong=kind in KONGS or not isinstance(given, str),
        )

    def _extras(self, where: str, fields: Mapping[str, object]) -> None:
        if "claimed" in fields:
            self._number(f"{where}.claimed", fields["claimed"], CHOW_TILES, "wrong_type")
        if "from" in fields:
            self._number(f"{where}.from", fields["from"], PLAYERS, "unknown_player")
        if not isinstance(fields.get("added", False), bool):
            self._wrong(f"{where}.added", "true or false", fields["added"])

    def _flowers(self, value: object) -> None:
        seen: set[int] = set()
        for place, item in enumerate((self._list("flowers", value) or [])[:LISTED]):
            where = f"flowers[{place}]"
            flower = self._number(where, item, FLOWERS, "unknown_flower")
            if flower in seen:
                self._add("duplicate_flower", where, value=flower)
            elif flower is not None:
                seen.add(flower)

    def _fields(
        self, where: str, value: object, known: Collection[str]
    ) -> Mapping[str, object] | None:
        if not isinstance(value, dict):
            self._wrong(where, "an object", value)
            return None
        unknown = [name for name in value if not (isinstance(name, str) and name in known)]
        for name in unknown[:LISTED]:
            shown = str(echo(name)) if isinstance(name, str) else kind_name(name)
            self._add("unknown_field", f"{where}.{shown}" if where else shown, field=shown)
        return value

    def _list(self, where: str, value: object) -> list[object] | None:
        if isinstance(value, list | tuple):
            return list(value)
        self._wrong(where, "a list", value)
        return None

    def _flag(self, where: str, fields: Mapping[str, object]) -> bool | None:
        value = fields.get(where, False)
        if isinstance(value, bool):
            return value
        self._wrong(where, "true or false", value)
        return None

    def _needed_choice(
        self, where: str, fields: Mapping[str, object], known: Collection[str], code: str
    ) -> str | None:
        name = where.rpartition(".")[2]
        if name not in fields:
            self._missing(where)
            return None
        return self._choice(where, fields[name], known, code)

    def _choice(
        self,
        where: str,
        value: object,
        known: Collection[str],
        code: str,
        options: Value | None = None,
    ) -> str | None:
        if not isinstance(value, str):
            self._wrong(where, "a text", value)
        elif value in known:
            return value
        elif options is None:
            self._add(code, where, value=echo(value))
        else:
            self._add(code, where, value=echo(value), known=options)
        return None

    def _needed_number(
        self, where: str, fields: Mapping[str, object], known: Collection[int], code: str
    ) -> None:
        name = where.rpartition(".")[2]
        if name in fields:
            self._number(where, fields[name], known, code)
        else:
            self._missing(where)

    def _number(self, where: str, value: object, known: Collection[int], code: str) -> int | None:
        if not isinstance(value, int) or isinstance(value, bool):
            self._wrong(where, f"a number, {min(known)} to {max(known)}", value)
        elif value in known:
            return value
        elif code == "wrong_type":
            self._wrong(where, f"{min(known)} to {max(known)}", value)
        else:
            self._add(code, where, value=echo(value))
        return None

    def _missing(self, where: str) -> None:
        self._add("missing_field", where, field=where.rpartition(".")[2])

    def _wrong(self, where: str, expected: str, value: object) -> None:
        self.found.append(wrong_type(where, expected, value))

    def _add(self, code: str, where: str, **values: Value) -> None:
        self.found.append(Problem(code, where, values))
