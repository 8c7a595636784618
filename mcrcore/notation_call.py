"""Hands as programs print them: the arguments of PyMahjongGB's calculator.

A call or a tuple, ``MahjongFanCalculator((("PENG", "W1", 2),), ("F1", "F1"), "F1", 0, True, …)``:
packs, hand, winning tile, flowers, four flags, seat and round wind. Names may stand before values,
lists may stand for tuples, and whatever comes after the hand may be missing. Tiles are the codes of
Botzone. The text is only read, never run.

>>> call = read_call('((("CHI", "W2", 1),), ("F1", "F1"), "F1", 2)')
>>> call.melds, call.concealed, call.flowers
([{'kind': 'chow', 'tile': '1m', 'claimed': 1}], ['E', 'E', 'E'], [1, 2])
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from mcrcore.blocks import starts_chow
from mcrcore.errors import echo
from mcrcore.notation_tiles import BOTZONE, WINDS, Char, fail, flowers_of, read_tiles, tiles_of
from mcrcore.printed import Argument, Value, read_arguments
from mcrcore.tiles import KIND_OF, NAMES

Json: TypeAlias = dict[str, Any]

_FIELDS: Final = (
    *("pack", "hand", "winTile", "flowerCount", "isSelfDrawn", "is4thTile", "isAboutKong"),
    *("isWallLast", "seatWind", "prevalentWind", "verbose"),
)
"""Arguments by their names, in their order."""
_WINDS: Final = ("prevalentWind", "seatWind")
_FLOWERS_AT_MOST: Final = 8
_GIVERS_AT_MOST: Final = 3
_PACK_LENGTH: Final = 3
_KINDS: Final = {"CHI": "chow", "PENG": "pung", "GANG": "kong"}


class Written(NamedTuple):
    """What a text says of a hand, whichever way it is written."""

    concealed: list[str]
    melds: list[Json]
    winds: Sequence[str]
    """Round and seat."""
    bits: Sequence[Char]
    """0 or 1: self-draw, last of its kind, last tile of the wall, kong."""
    flowers: list[int]


_Arguments: TypeAlias = dict[str, Value]


def read_call(text: str) -> Written:
    """Read a printed call or tuple, or raise `InvalidRequest` with the place."""
    given = _arguments(read_arguments(text), len(text))
    if "hand" not in given:
        fail("call_hand", 0, len(text))
    hand, flowers = _tiles(given["hand"])
    if "winTile" in given:
        hand += _tiles(given["winTile"])[0]
    return Written(
        concealed=hand,
        melds=_melds(given.get("pack")),
        winds=[WINDS[_number(given, name, len(WINDS) - 1)] for name in _WINDS],
        bits=[
            _flag(given, "isSelfDrawn", default="1"),
            *(_flag(given, name) for name in ("is4thTile", "isWallLast", "isAboutKong")),
        ],
        flowers=flowers or list(range(1, _number(given, "flowerCount", _FLOWERS_AT_MOST) + 1)),
    )


def _arguments(given: Sequence[Argument], end: int) -> _Arguments:
    """Values by the names of their arguments; those without a name come in their order."""
    values = [argument.value for argument in given if argument.name is None]
    if len(values) == len(given):
        if given and all(isinstance(value.what, str) for value in values):
            return {"hand": Value(values, 0, end)}
        if len(values) == 1 and isinstance(values[0].what, list):
            inner = [Argument(None, value, value.start, value.end) for value in values[0].what]
            return _arguments(inner, end)
    found: _Arguments = {}
    for place, argument in enumerate(given):
        name = argument.name or "".join(_FIELDS[place : place + 1])
        if name not in _FIELDS or name in found:
            what = echo(argument.name or place + 1)
            fail("call_name", argument.start, argument.end, found=what)
        if argument.value.what is not None:
            found[name] = argument.value
    return found


def _tiles(value: Value) -> tuple[list[str], list[int]]:
    """Tiles, and flowers among them, of a code or of a sequence of codes."""
    items = value.what if isinstance(value.what, list) else [value]
    chars: list[Char] = []
    for item in items:
        if not isinstance(item.what, str):
            fail("call_tiles", item.start, item.end)
        chars += [Char(sign, item.start + 1 + at) for at, sign in enumerate(item.what)]
    reads = read_tiles(chars, BOTZONE)
    return tiles_of(reads), [int(read.what) for read in flowers_of(reads)]


def _melds(packs: Value | None) -> list[Json]:
    if packs is None:
        return []
    if not isinstance(packs.what, list):
        fail("call_pack", packs.start, packs.end)
    return [_meld(pack) for pack in packs.what]


def _meld(pack: Value) -> Json:
    parts = pack.what if isinstance(pack.what, list) else []
    if len(parts) == _PACK_LENGTH and isinstance(parts[1].what, str):
        kind, giver = _KINDS.get(str(parts[0].what)), parts[2].what
        tiles, _ = _tiles(parts[1])
        if kind and len(tiles) == 1 and isinstance(giver, int) and 0 <= giver <= _GIVERS_AT_MOST:
            meld = _chow(tiles[0], giver) if kind == "chow" else _equal(kind, tiles[0], giver)
            if meld:
                return meld
    return fail("call_pack", pack.start, pack.end)


def _chow(middle: str, claimed: int) -> Json | None:
    """Return the chow around its middle tile, if there is one; 0 is a claim nobody knows."""
    first = KIND_OF[middle] - 1
    if first < 0 or not starts_chow(first):
        return None
    return {"kind": "chow", "tile": NAMES[first], **({"claimed": claimed} if claimed else {})}


def _equal(kind: str, tile: str, giver: int) -> Json:
    """Make a pung or a kong; a kong that nobody gave is concealed. Players count from the left."""
    if giver:
        return {"kind": kind, "tile": tile, "from": 4 - giver}
    return {"kind": "concealed_kong" if kind == "kong" else kind, "tile": tile}


def _number(given: _Arguments, name: str, limit: int) -> int:
    value = given.get(name)
    if value is None:
        return 0
    if not isinstance(value.what, int) or not 0 <= value.what <= limit:
        fail("call_number", value.start, value.end, field=name, limit=limit)
    return value.what


def _flag(given: _Arguments, name: str, default: str = "0") -> Char:
    value = given.get(name)
    if value is None:
        return Char(default, 0)
    if value.what not in (0, 1):
        fail("call_flag", value.start, value.end, field=name)
    return Char("01"[bool(value.what)], value.start)
