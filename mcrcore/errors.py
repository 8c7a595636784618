"""What can be wrong with an input: one table of codes, each with its meaning and its sentence.

A `Problem` says what was read, where, and what to do about it. Programs go by `code` and `values`
(the page words them in its own language); `message` is the same in plain English.

>>> print(Problem("too_many_copies", "tiles", {"tile": "6m", "copies": 5}).message)
6m is there 5 times, counting hand, melds and public tiles. A set has four of each tile.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

Value: TypeAlias = str | int | list[str] | list[int]


class Code(NamedTuple):
    """One kind of problem: what it means, and its sentence with the names of its values."""

    meaning: str
    sentence: str


CODES: Final[Mapping[str, Code]] = MappingProxyType(
    {
        "invalid_json": Code(
            "The text is not JSON.",
            "This is not JSON: it stops making sense at line {line}, column {column}.",
        ),
        "too_long": Code(
            "More JSON than anything that can be asked needs.",
            "The text is longer than {limit} characters, more than any request needs.",
        ),
        "wrong_type": Code(
            "A value of the wrong kind, such as a text where a list belongs.",
            "{place} should be {expected}; {value} was read.",
        ),
        "missing_field": Code(
            "A needed field is not there.",
            "{place} is missing. Please add it.",
        ),
        "unknown_field": Code(
            "A field nobody reads: most likely misspelt.",
            "{place} is not a field of a request. Check its spelling or leave it out.",
        ),
        "unknown_rules": Code(
            "No rule set has this id.",
            "There are no rules called {value}. Choose {known}.",
        ),
        "unknown_fan": Code(
            "The rules have no fan with this id.",
            "{rules} has no fan called {value}. The catalogue lists those there are.",
        ),
        "unknown_tile": Code(
            "No tile is written like this.",
            "{value} is not a tile. Tiles are 1m-9m, 1p-9p, 1s-9s, E S W N and C F P.",
        ),
        "unknown_meld_kind": Code(
            "A meld that is none of the four kinds.",
            "{value} is not a kind of meld. Use chow, pung, kong or concealed_kong.",
        ),
        "invalid_chow": Code(
            "A chow of honors, or one that starts above 7.",
            "No chow starts with {tile}. A chow is three tiles in a row of one suit, named by its "
            "lowest, 1 to 7.",
        ),
        "tile_count": Code(
            "Too few or too many tiles, counting each meld as three.",
            "The number of tiles is {tiles}, counting each meld as three. It should be {expected}.",
        ),
        "too_many_copies": Code(
            "More than four of a tile in hand, melds (kongs as four) and public tiles together.",
            "{tile} is there {copies} times, counting hand, melds and public tiles. "
            "A set has four of each tile.",
        ),
        "unknown_wind": Code(
            "A seat or round wind other than E, S, W, N.",
            "{value} is not a wind. Use E, S, W or N.",
        ),
        "unknown_flower": Code(
            "A flower number outside 1-8.",
            "{value} is not a flower. Flowers are numbered 1 to 8.",
        ),
        "duplicate_flower": Code(
            "The same flower twice; there is one of each.",
            "Flower {value} is there more than once. A set has one of each flower.",
        ),
        "unknown_win_source": Code(
            "A way of winning other than self_draw and discard.",
            "{value} is not a way of winning. Use self_draw or discard.",
        ),
        "unknown_player": Code(
            "A player number outside 1-3.",
            "{value} is not a player. Use 1 for the next player, 2 for the opposite, "
            "3 for the one before.",
        ),
        "too_many_melds": Code(
            "More than four melds.",
            "There are {melds} melds. A hand has at most four.",
        ),
        "replacement_needs_self_draw": Code(
            "A kong replacement tile on a win by discard.",
            "A kong's replacement tile is always self-drawn. Make the win a self-draw or "
            "clear kong_replacement.",
        ),
        "replacement_needs_kong": Code(
            "A kong replacement tile without a kong.",
            "A replacement tile needs a kong among the melds. Add the kong or "
            "clear kong_replacement.",
        ),
        "robbing_needs_discard": Code(
            "Robbing the kong on a self-draw.",
            "A robbed kong is won from the player who added it. Make the win a discard or "
            "clear robbing_kong.",
        ),
        "robbing_excludes_last_wall": Code(
            "Robbing the kong after the wall ran out.",
            "A kong needs a replacement tile, so none can be made, nor robbed, after the last "
            "tile of the wall. Clear robbing_kong or last_wall_tile.",
        ),
        "robbed_tile_held": Code(
            "Robbing a tile of which the winner holds or shows another copy.",
            "{tile} cannot be robbed from a kong: the winner has another copy of it, "
            "so nobody else has the pung.",
        ),
        "robbed_tile_public": Code(
            "A robbed tile that is public once or twice.",
            "{tile} was robbed from a kong, so it is public three times (the pung) or not "
            "entered at all; here it is {copies} times.",
        ),
        "unknown_seat": Code(
            "A seat number outside 0-3.",
            "{value} is not a seat. Seats are numbered 0 to 3 in turn order.",
        ),
        "duplicate_winner": Code(
            "The same seat twice among the winners, or more winners than seats.",
            "There are {winners} winners, and a seat stands among them twice. Name each seat once.",
        ),
        "several_self_draws": Code(
            "More than one winner on a self-draw.",
            "{winners} players cannot all win by self-draw. Name one winner.",
        ),
        "winner_discarded": Code(
            "The discarder is one of the winners.",
            "Seat {value} cannot win on its own discard. Change the winner or the discarder.",
        ),
        "winner_below_minimum": Code(
            "A winner with fewer points than the rules ask for.",
            "{points} points do not win: the rules ask for {minimum}. Leave this winner out.",
        ),
        "unknown_method": Code(
            "The JSON door knows no such method.",
            "There is no method called {value}.",
        ),
        "notation": Code(
            "Text that is not a hand; `reason` says why, `start` and `end` say where.",
            "Cannot read the hand at character {position}: {why}",
        ),
    }
)
"""Every code a problem can have. In `values`, `value` is what was read."""

REASONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "too_long": "the text is longer than {limit} characters, more than any hand needs.",
        "unknown_character": "{found} means no tile and no sign.",
        "mixed": "{found} belongs to another way of writing tiles. Use one way throughout.",
        "dragon_digit": "{found} could be any dragon: Tenhou counts 5z 6z 7z as white, green, red "
        "and Chinese order as red, green, white. Write C for red, F for green, P for white.",
        "no_such_rank": "{found} does not exist: suits run from 1 to 9, winds from 1z to 4z.",
        "no_suit": "{found} has no suit. Write m, p or s after it.",
        "no_rank": "{found} has no number before it.",
        "no_such_code": "{found} does not exist. Codes are W1-W9, B1-B9, T1-T9, F1-F4, J1-J3 "
        "and H1-H8.",
        "flower_place": "{found} is a flower. Flowers come last, after a second bar.",
        "flower_in_meld": "{found} is a flower, which cannot be part of a meld.",
        "not_a_playing_tile": "{found} is no tile of this game.",
        "open_bracket": "this bracket is never closed.",
        "close_bracket": "this bracket was never opened.",
        "nested_bracket": "a meld cannot hold another meld.",
        "stray_comma": "a comma belongs inside a meld, after its tiles.",
        "not_a_meld": "{found} is not a meld. Write three tiles in a row, lowest first, "
        "or three or four of a kind.",
        "chow_claim": "{found} should be 1, 2 or 3: which tile of the chow was claimed.",
        "pung_giver": "{found} should be 1, 2 or 3: the pung came from the left, opposite or "
        "right player.",
        "kong_giver": "{found} should be 1, 2 or 3 (from the left, opposite or right player), "
        "5, 6 or 7 (the same, added to a pung), ? (not known) or + (added, not known).",
        "context": "{found} should be round wind, seat wind and four times 0 or 1, as in EE1000: "
        "self-draw, last of its kind, last tile of the wall, kong.",
        "last_of_kind": "the winning tile {found} cannot be the last of its kind while the "
        "winner holds another.",
        "flowers": "{found} should be flowers, a to h, or how many there are, 0 to 8.",
        "too_many_bars": "a hand has at most two bars: before the winds and before the flowers.",
        "only_tiles": "only tiles belong here.",
        "call_sign": "{found} is not expected here. What a program printed is read as "
        "(packs, hand, winning tile, …).",
        "call_end": "the text stops too early.",
        "call_hand": "there is no hand in this. It is read as (packs, hand, winning tile, …).",
        "call_name": "argument {found} is unknown, or there twice.",
        "call_tiles": "only tile codes belong here, such as 'W1'.",
        "call_pack": "this is not a pack. A pack is like ('CHI', 'W2', 1): CHI, PENG or GANG, the "
        "tile (of a chow the middle one), and 0 to 3 for who gave it or which tile was claimed.",
        "call_number": "{field} should be a number from 0 to {limit}.",
        "call_flag": "{field} should be True or False.",
    }
)
"""Why a text is not a hand, by the `reason` of a `notation` problem."""

LONGEST_ECHO: Final = 40
"""Characters of an input repeated in a problem; a longer one is cut."""


class Problem(NamedTuple):
    """One defect of an input: its code, the path to it and what was read there."""

    code: str
    where: str
    values: Mapping[str, Value]

    @property
    def message(self) -> str:
        """The problem in plain English: what was read and what to do."""
        words = {name: _in_words(value) for name, value in self.values.items()}
        words["place"] = self.where or "The request"
        if self.code == "notation":
            words["position"] = str(int(str(self.values["start"])) + 1)
            words["why"] = REASONS[str(self.values["reason"])].format_map(words)
        return CODES[self.code].sentence.format_map(words)

    def to_json(self) -> dict[str, object]:
        """Return the problem as it leaves through the JSON door."""
        return {
            "code": self.code,
            "where": self.where,
            "values": dict(self.values),
            "message": self.message,
        }


class InvalidRequest(ValueError):  # noqa: N818 - the name outsiders rely on
    """An input that cannot be scored, with everything that is wrong with it.

    >>> error = InvalidRequest(Problem("unknown_wind", "seat_wind", {"value": "X"}))
    >>> print(error, [problem.where for problem in error.problems])
    X is not a wind. Use E, S, W or N. ['seat_wind']
    """

    def __init__(self, *problems: Problem) -> None:
        """Carry all problems; the exception's text is their messages."""
        super().__init__(" ".join(problem.message for problem in problems))
        self.problems = problems

    def to_json(self) -> dict[str, list[dict[str, object]]]:
        """Return the error object of the JSON door: ``{"errors": [...]}``."""
        return {"errors": [problem.to_json() for problem in self.problems]}


def echo(value: str | float) -> str | int:
    """Shorten what was read until it can be repeated in a problem.

    >>> echo("4x"), echo(9), echo("x" * 1000)[-3:], echo(10**5000)
    ('4x', 9, 'xx…', 'a huge number')
    """
    if isinstance(value, str):
        start = value if len(value) <= LONGEST_ECHO else value[: LONGEST_ECHO - 1] + "…"
        return start.encode("utf-8", "backslashreplace").decode("utf-8")  # half a character is none
    return int(value) if -(10**9) < value < 10**9 else "a huge number"


def wrong_type(where: str, expected: str, value: object) -> Problem:
    """Say that something else belongs where this value was read.

    >>> print(wrong_type("melds", "a list", {}).message)
    melds should be a list; an object was read.
    """
    return Problem("wrong_type", where, {"expected": expected, "value": _described(value)})


def _described(value: object) -> str | int:
    """Name what was read where something else belongs: a scalar itself, a type otherwise."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return f'"{echo(value)}"'
    if isinstance(value, float):
        return f"{value:.6g}"
    return echo(value) if isinstance(value, int) else kind_name(value)


def kind_name(value: object) -> str:
    """Name the kind of what was read, as JSON calls it."""
    if isinstance(value, list | tuple):
        return "a list"
    return "an object" if isinstance(value, dict) else f"a Python {type(value).__name__[:20]}"


def _list_in_words(values: list[str] | list[int]) -> str:
    """Name one of several; numbers in a row by their ends."""
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) > 2 and values == list(range(numbers[0], numbers[-1] + 1)):  # noqa: PLR2004
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(map(str, values))


def _in_words(value: Value) -> str:
    if isinstance(value, list):
        return _list_in_words(value)
    return f"{value}" if value != "" else "An empty text"
