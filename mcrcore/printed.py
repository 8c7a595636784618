"""Reads what programs print: texts, numbers, flags, tuples and lists of them, and one call or dict.

Only read, never run: what is not such a value is refused with its place.

>>> [(argument.name, argument.value.what) for argument in read_arguments("f(1, seatWind=True)")]
[(None, 1), ('seatWind', 1)]
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, NoReturn, TypeVar

from mcrcore.errors import echo
from mcrcore.notation_tiles import fail

_PLAIN: Final = str.maketrans("（）［］｛｝，＝：‘’“”", "()[]{},=:''\"\"")  # noqa: RUF001
"""Signs as keyboards and chats turn them, each to the one it was."""
_BEGINS: Final = re.compile(r"\s*(?:[A-Za-z_][\w.]*\s*)?\(")
_TOKEN: Final = re.compile(
    r"(?P<word>[A-Za-z_][\w.]*)|(?P<number>-?\d+)|(?P<text>'[^']*'|\"[^\"]*\")|(?P<sign>[()\[\]{},=:])"
)
_CLOSING: Final = {"(": ")", "[": "]", "{": "}"}
_SEQUENCES: Final = "(["
_DEEPEST: Final = 4
"""Brackets within brackets: the call, its packs, one pack; one more to be kind."""
_WORDS: Final[Mapping[str, int | None]] = {
    "True": 1,
    "False": 0,
    "None": None,
    "true": 1,
    "false": 0,
    "null": None,
}
_DIGITS_AT_MOST: Final = 3
"""No number of a hand has more; the rest of a longer one is not read."""

T = TypeVar("T")


class _Token(NamedTuple):
    kind: str
    text: str
    start: int
    end: int


class Value(NamedTuple):
    """A text, a number (or a flag, or none), or a sequence of such, and where it stands."""

    what: "str | int | list[Value] | None"
    start: int
    end: int


class Argument(NamedTuple):
    """A value of a call or tuple, with its name where one is given."""

    name: str | None
    value: Value
    start: int
    end: int


def is_printed(text: str) -> bool:
    """Whether a text looks like a program's: it quotes its tiles, or calls something.

    >>> is_printed("(('W1',),)"), is_printed("[123m]W1"), is_printed("print(1)")
    (True, False, True)
    """
    plain = text.translate(_PLAIN)
    return "'" in plain or '"' in plain or bool(_BEGINS.match(plain))


def read_arguments(text: str) -> list[Argument]:
    """Read the arguments of the one call, tuple or dict that the text is."""
    return _Reader(text.translate(_PLAIN)).whole()


class _Reader:
    """Takes a text apart: names and values, with brackets and commas between them."""

    def __init__(self, text: str) -> None:
        self._tokens = list(_tokens(text))
        self._next = 0
        self._end = len(text)

    def whole(self) -> list[Argument]:
        """Arguments of the one call, tuple or dict that the text is."""
        first = self._peek()
        is_call = bool(first and first.kind == "word")
        opened = self._peek(int(is_call))
        if opened and opened.text in ("(", "{") and (is_call or self._is_around()):
            self._next = 1 + is_call
            found = self._list(opened, self._argument)
        else:
            found = self._list(None, self._argument)
        if rest := self._peek():
            _refuse(rest)
        return found

    def _is_around(self) -> bool:
        """Whether the first bracket holds all the rest."""
        depth = 0
        for place, token in enumerate(self._tokens, 1):
            depth += (token.text in _CLOSING) - (token.text in _CLOSING.values())
            if depth == 0:
                return place == len(self._tokens)
        return True

    def _peek(self, ahead: int = 0) -> _Token | None:
        place = self._next + ahead
        return self._tokens[place] if place < len(self._tokens) else None

    def _take(self) -> _Token:
        token = self._peek()
        if token is None:
            fail("call_end", max(self._end - 1, 0), self._end)
        self._next += 1
        return token

    def _list(self, opened: _Token | None, item: Callable[[], T]) -> list[T]:
        """Items up to the bracket that closes, or up to the end when none was opened."""
        found: list[T] = []
        while not self._closes(opened):
            found.append(item())
            if self._closes(opened):
                break
            comma = self._take()
            if comma.text != ",":
                _refuse(comma)
        if opened:
            self._next += 1
        return found

    def _closes(self, opened: _Token | None) -> bool:
        token = self._peek()
        if opened is None or token is None:
            if opened:
                fail("open_bracket", opened.start, opened.end)
            return token is None
        return token.kind == "sign" and token.text == _CLOSING[opened.text]

    def _argument(self) -> Argument:
        name, equals = self._peek(), self._peek(1)
        if name and equals and (name.kind, equals.text) in (("word", "="), ("text", ":")):
            self._next += 2
            return Argument(name.text.strip("'\""), self._value(), name.start, name.end)
        value = self._value()
        return Argument(None, value, value.start, value.end)

    def _value(self, depth: int = 1) -> Value:
        token = self._take()
        if token.kind == "text":
            return Value(token.text[1:-1], token.start, token.end)
        if token.kind == "number":
            return Value(int(token.text[:_DIGITS_AT_MOST]), token.start, token.end)
        if token.text in _WORDS:
            return Value(_WORDS[token.text], token.start, token.end)
        if token.kind != "sign" or token.text not in _SEQUENCES or depth > _DEEPEST:
            _refuse(token)
        items = self._list(token, lambda: self._value(depth + 1))
        return Value(items, token.start, self._tokens[self._next - 1].end)


def _tokens(text: str) -> Iterator[_Token]:
    place = 0
    while place < len(text):
        found = _TOKEN.match(text, place)
        if found:
            yield _Token(str(found.lastgroup), found[0], found.start(), found.end())
        elif not text[place].isspace():
            _refuse(_Token("", text[place], place, place + 1))
        place = found.end() if found else place + 1


def _refuse(token: _Token) -> NoReturn:
    fail("call_sign", token.start, token.end, found=echo(token.text))
