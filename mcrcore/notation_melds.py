"""Melds in text: ``[234m,1]`` and what the mark after the comma says.

>>> from mcrcore.notation_tiles import CANONICAL, characters
>>> meld_text({"kind": "kong", "tile": "1s", "from": 2, "added": True})
'[1111s,6]'
>>> reads, melds = read_melds(characters("55p[1111s,6]"), CANONICAL)
>>> melds
[{'kind': 'kong', 'tile': '1s', 'from': 2, 'added': True}]
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeAlias

from mcrcore.blocks import starts_chow
from mcrcore.notation_tiles import (
    BOTZONE,
    Char,
    Read,
    Spelling,
    fail,
    flowers_of,
    found,
    read_tiles,
    tiles_of,
)
from mcrcore.request_reader import meld_tiles
from mcrcore.tiles import KIND_OF

Json: TypeAlias = dict[str, Any]

_GIVERS: Final = {"1": {"from": 3}, "2": {"from": 2}, "3": {"from": 1}}
"""A text numbers the players from the left, a request from the right."""

_MARKS: Final[Mapping[str, Mapping[str, Json]]] = {
    "chow": {"": {}, "1": {"claimed": 1}, "2": {"claimed": 2}, "3": {"claimed": 3}},
    "pung": {"": {}, **_GIVERS},
    "kong": {
        **_GIVERS,
        **{str(int(mark) + 4): {**giver, "added": True} for mark, giver in _GIVERS.items()},
        "?": {},
        "+": {"added": True},
    },
    "concealed_kong": {"": {}},
}
"""By kind of meld, what can follow the comma (or, with "", no comma) and the fields it means.

A kong without a mark is concealed, so an open one needs a mark even when nobody knows who gave
the tile.
"""

_REASONS: Final = {"chow": "chow_claim", "pung": "pung_giver", "kong": "kong_giver"}


class _Piece(NamedTuple):
    """Characters outside brackets, or the inside of a pair of them with the span of the pair."""

    is_meld: bool
    chars: list[Char]
    start: int = 0
    end: int = 0


def read_melds(chars: Sequence[Char], spelling: Spelling) -> tuple[list[Read], list[Json]]:
    """Read a hand: what stands outside brackets, and the melds, each in its order."""
    reads: list[Read] = []
    melds: list[Json] = []
    for piece in _pieces(chars):
        if piece.is_meld:
            melds.append(_meld(piece, spelling))
        else:
            reads.extend(read_tiles(piece.chars, spelling))
    return reads, melds


def meld_text(meld: Mapping[str, Any]) -> str:
    """Write a meld; fields its kind has no mark for are left out."""
    kind, tile = meld["kind"], meld["tile"]
    marks = _MARKS[kind]
    known = {name for fields in marks.values() for name in fields}
    fields = {name: meld[name] for name in meld if name in known}
    mark = next(mark for mark, meant in marks.items() if meant == fields)
    return f"[{tiles_text(meld_tiles(kind, tile))}{mark and f',{mark}'}]"


def tiles_text(tiles: Sequence[str]) -> str:
    """Write tiles in their order, the letter of a suit once for a run of it.

    >>> tiles_text(["2m", "3m", "E", "E", "4m", "5p"])
    '23mEE4m5p'
    """
    runs = groupby(tiles, key=lambda tile: tile[1:])
    return "".join("".join(tile[0] for tile in run) + suit for suit, run in runs)


def _pieces(chars: Sequence[Char]) -> Iterator[_Piece]:
    bracket: Char | None = None
    inside: list[Char] = []
    for char in chars:
        if char.text == "[":
            if bracket:
                fail("nested_bracket", char.at, char.at + 1)
            yield _Piece(is_meld=False, chars=inside)
            bracket, inside = char, []
        elif char.text == "]":
            if not bracket:
                fail("close_bracket", char.at, char.at + 1)
            yield _Piece(is_meld=True, chars=inside, start=bracket.at, end=char.at + 1)
            bracket, inside = None, []
        else:
            inside.append(char)
    if bracket:
        fail("open_bracket", bracket.at, bracket.at + 1)
    yield _Piece(is_meld=False, chars=inside)


def _meld(piece: _Piece, spelling: Spelling) -> Json:
    place = _mark_place(piece.chars, spelling)
    reads = read_tiles(piece.chars[:place], spelling)
    for flower in flowers_of(reads):
        fail("flower_in_meld", flower.start, flower.end, found=str(flower.what))
    tiles = tiles_of(reads)
    kind = _kind(tiles)
    if kind is None:
        fail("not_a_meld", piece.start, piece.end, found=f"[{found(piece.chars[:place])}]")
    if kind == "kong" and place == len(piece.chars):
        kind = "concealed_kong"
    return {"kind": kind, "tile": tiles[0], **_fields(kind, piece.chars[place:])}


def _mark_place(chars: Sequence[Char], spelling: Spelling) -> int:
    """Where the mark begins: at the comma or, as some programs have it, at a digit at the end."""
    texts = [char.text for char in chars]
    if "," in texts:
        return texts.index(",")
    last_two = [text.isdecimal() for text in texts[-2:]]
    is_marked = last_two == [False, True] and spelling is not BOTZONE
    return len(texts) - is_marked


def _kind(tiles: Sequence[str]) -> str | None:
    if not tiles:
        return None
    kinds = ("chow", "pung", "kong") if starts_chow(KIND_OF[tiles[0]]) else ("pung", "kong")
    return next((kind for kind in kinds if meld_tiles(kind, tiles[0]) == tuple(tiles)), None)


def _fields(kind: str, after: Sequence[Char]) -> Json:
    """Fields that the mark means, with its comma or without."""
    if not after:
        return _MARKS[kind][""]
    mark = "".join(char.text for char in after[after[0].text == "," :])
    if not mark or mark not in _MARKS[kind]:
        fail(_REASONS[kind], after[0].at, after[-1].at + 1, found=found(after))
    return _MARKS[kind][mark]
