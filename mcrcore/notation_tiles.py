"""Tiles as people write them: four ways, told apart by what a text holds.

Canonical (``123m EE``, where ``1z``-``4z`` are winds too), Chinese (``一二三万 东东``), Unicode
(``🀇🀈🀉🀀🀀``) and the codes of Botzone (``W1W2W3F1F1``). A text keeps to one of them.

>>> [read.what for read in read_tiles(characters("🀇🀈🀉🀀🀀"), UNICODE)]
['1m', '2m', '3m', 'E', 'E']
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, NoReturn

from mcrcore.errors import InvalidRequest, Problem, Value, echo
from mcrcore.tiles import NAMES, SUITS

FLOWER_LETTERS: Final = "abdcefgh"
"""Letters of flowers 1-8: the letters put bamboo before chrysanthemum, the tiles do not."""

WINDS: Final = "ESWN"
DRAGONS: Final = "CFP"


class Char(NamedTuple):
    """A character that is not blank, in its plain form, and where it stands in the text."""

    text: str
    at: int


class Read(NamedTuple):
    """A tile, or the number of a flower, and the part of the text that says so."""

    what: str | int
    start: int
    end: int


class Spelling(NamedTuple):
    """A way of writing tiles: ranks before a suit's sign, and signs that are a whole tile."""

    ranks: Mapping[str, int]
    suits: Mapping[str, str]
    signs: Mapping[str, str | int]
    codes: Mapping[str, Sequence[str | int]]
    """Letters that come before a number, with the tiles they count."""

    def knows(self, char: str) -> bool:
        """Whether the character means something in this way of writing."""
        return any(char in table for table in (self.ranks, self.suits, self.signs, self.codes))


def _signs(text: str, tiles: Sequence[str | int]) -> dict[str, str | int]:
    return dict(zip(text.replace(" ", ""), tiles, strict=True))


_DIGITS: Final = {digit: int(digit) for digit in "0123456789"}
_LETTERED_FLOWERS: Final = [FLOWER_LETTERS.index(letter) + 1 for letter in "abcdefgh"]

CANONICAL: Final = Spelling(
    ranks=_DIGITS,
    suits={suit: suit for suit in (*SUITS, "z")},
    signs=_signs(WINDS + DRAGONS, WINDS + DRAGONS),
    codes={},
)
CHINESE: Final = Spelling(
    ranks={**_DIGITS, **{digit: rank for rank, digit in enumerate("一二三四五六七八九", 1)}},
    suits={
        **dict.fromkeys("万萬", "m"),
        **dict.fromkeys("筒饼餅", "p"),
        **dict.fromkeys("条條索", "s"),
    },
    signs={
        **_signs("东南西北中发白", WINDS + DRAGONS),
        **_signs("東發", "EF"),
        **_signs("梅兰竹菊春夏秋冬", _LETTERED_FLOWERS),
        "蘭": 2,
    },
    codes={},
)
UNICODE: Final = Spelling(
    ranks={},
    suits={},
    signs=_signs(
        "🀀🀁🀂🀃🀄🀅🀆 🀇🀈🀉🀊🀋🀌🀍🀎🀏 🀐🀑🀒🀓🀔🀕🀖🀗🀘 🀙🀚🀛🀜🀝🀞🀟🀠🀡 🀢🀣🀤🀥🀦🀧🀨🀩",
        [*WINDS, *DRAGONS, *NAMES[:9], *NAMES[18:27], *NAMES[9:18], *_LETTERED_FLOWERS],
    ),
    codes={},
)
BOTZONE: Final = Spelling(
    ranks={},
    suits={},
    signs={},
    codes={
        "W": NAMES[:9],
        "B": NAMES[9:18],
        "T": NAMES[18:27],
        "F": WINDS,
        "J": DRAGONS,
        "H": (5, 6, 7, 8, 1, 2, 4, 3),  # spring first, and bamboo before chrysanthemum
    },
)
SPELLINGS: Final = (CANONICAL, CHINESE, UNICODE, BOTZONE)

_INVISIBLE: Final = "\ufe0e\ufe0f\u200b\u200c\u200d\u2060\ufeff"
"""Signs that only choose how a tile is drawn, or nothing at all: read as blanks."""
_FULL_WIDTH: Final = range(0xFF01, 0xFF5F)
_TO_PLAIN: Final = 0xFF01 - ord("!")
_JOKER_AND_BACK: Final = "🀪🀫"
_STRAY: Final = {",": "stray_comma", **dict.fromkeys(_JOKER_AND_BACK, "not_a_playing_tile")}


def fail(reason: str, start: int, end: int, **values: Value) -> NoReturn:
    """Refuse a text for one of `mcrcore.errors.REASONS`, from `start` up to `end`."""
    span: dict[str, Value] = {"start": start, "end": end, "reason": reason}
    raise InvalidRequest(Problem("notation", "", span | values))


def found(chars: Sequence[Char]) -> str:
    """Text of these characters, as a problem repeats it."""
    return str(echo("".join(char.text for char in chars)))


def tiles_of(reads: Sequence[Read]) -> list[str]:
    """Keep the tiles, without flowers."""
    return [read.what for read in reads if isinstance(read.what, str)]


def flowers_of(reads: Sequence[Read]) -> list[Read]:
    """Keep the flowers, with their places."""
    return [read for read in reads if isinstance(read.what, int)]


def characters(text: str) -> list[Char]:
    """Characters of a text without its blanks, full-width ones in their plain form."""
    return [
        Char(chr(ord(char) - _TO_PLAIN) if ord(char) in _FULL_WIDTH else char, at)
        for at, char in enumerate(text)
        if not char.isspace() and char not in _INVISIBLE
    ]


def spelling_of(chars: Sequence[Char]) -> Spelling:
    """Tell how the tiles of a text are written.

    >>> spelling_of(characters("W1W2W3")) is BOTZONE, spelling_of(characters("WWW1m")) is BOTZONE
    (True, False)
    """
    texts = [char.text for char in chars]
    if any(text in UNICODE.signs or text in _JOKER_AND_BACK for text in texts):
        return UNICODE
    if any(CHINESE.knows(text) and not text.isascii() for text in texts):
        return CHINESE
    if any(text in CANONICAL.suits for text in texts):
        return CANONICAL
    has_codes = any(
        first in BOTZONE.codes and second in _DIGITS for first, second in pairwise(texts)
    )
    return BOTZONE if has_codes else CANONICAL


def read_tiles(chars: Sequence[Char], spelling: Spelling) -> list[Read]:
    """Read tiles written one after another.

    >>> [read.what for read in read_tiles(characters("23mE1z"), CANONICAL)]
    ['2m', '3m', 'E', 'E']
    """
    reads: list[Read] = []
    start = 0
    while start < len(chars):
        end = start + _length(chars, start, spelling)
        reads.extend(_group(chars[start:end], chars[end : end + 1], spelling))
        start = end
    return reads


def _length(chars: Sequence[Char], start: int, spelling: Spelling) -> int:
    """Characters of the group that starts here: ranks with their suit, a code, or one sign."""
    if chars[start].text in spelling.codes:
        return 2 if start + 1 < len(chars) and chars[start + 1].text in _DIGITS else 1
    length = 0
    while start + length < len(chars) and chars[start + length].text in spelling.ranks:
        length += 1
    is_closed = start + length < len(chars) and chars[start + length].text in spelling.suits
    return length + is_closed or 1


def _group(group: Sequence[Char], after: Sequence[Char], spelling: Spelling) -> list[Read]:
    first, last = group[0], group[-1]
    start, end = first.at, last.at + 1
    if first.text in spelling.signs:
        return [Read(spelling.signs[first.text], start, end)]
    if first.text in spelling.codes:
        return [_code(group, spelling.codes[first.text])]
    if first.text in spelling.suits:
        fail("no_rank", start, end, found=found(group))
    if first.text not in spelling.ranks:
        _refuse(first, spelling)
    if last.text not in spelling.suits:
        for char in after:
            if not spelling.knows(char.text):
                _refuse(char, spelling)
        fail("no_suit", start, end, found=found(group))
    return [_suited(char, last, spelling) for char in group[:-1]]


def _suited(char: Char, suit: Char, spelling: Spelling) -> Read:
    rank, letter = spelling.ranks[char.text], spelling.suits[suit.text]
    start, end = char.at, char.at + 1
    if letter != "z" and rank:
        return Read(f"{rank}{letter}", start, end)
    if letter == "z" and 1 <= rank <= len(WINDS):
        return Read(WINDS[rank - 1], start, end)
    is_dragon = letter == "z" and len(WINDS) < rank <= len(WINDS + DRAGONS)
    reason = "dragon_digit" if is_dragon else "no_such_rank"
    return fail(reason, start, end, found=char.text + suit.text)


def _code(group: Sequence[Char], tiles: Sequence[str | int]) -> Read:
    start, end = group[0].at, group[-1].at + 1
    number = int(group[1].text) if len(group) > 1 else 0
    if not 1 <= number <= len(tiles):
        fail("no_such_code", start, end, found=found(group))
    return Read(tiles[number - 1], start, end)


def _refuse(char: Char, spelling: Spelling) -> NoReturn:
    reason = _STRAY.get(char.text, "unknown_character")
    if spelling is CANONICAL and char.text in FLOWER_LETTERS:
        reason = "flower_place"
    elif any(other.knows(char.text) for other in SPELLINGS):
        reason = "mixed"
    fail(reason, char.at, char.at + 1, found=str(echo(char.text)))
