"""Requests: everything that is wrong with one, and its defaults filled in.

A request with 13 tiles asks for the waits. It has no winning tile yet, so its `win` is not read at
all and the checks that need one are left out: `kong_replacement` speaks of the self-draw columns
(and still needs a kong), `robbing_kong` of the discard columns.

>>> [problem.code for problem in problems({"concealed": ["1m", "1x"], "melds": 4})]
['unknown_tile', 'wrong_type']
"""

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Final, NoReturn

from mcrcore.errors import InvalidRequest, Problem, Value
from mcrcore.request_reader import (
    DEFAULTS,
    MELD_FIELDS,
    WIN_FIELDS,
    PartialHand,
    Reader,
    Tiles,
)
from mcrcore.tiles import COPIES

WIN_TILES: Final = 14
"""Tiles of a finished hand, a meld counting as three."""
WAIT_TILES: Final = 13
"""Tiles of a hand that waits for its last."""
MOST_MELDS: Final = 4
LONGEST_JSON: Final = 100_000
"""Characters of the longest JSON that is read; a request has some hundreds."""


def too_long() -> InvalidRequest:
    """What more JSON than is read is refused with."""
    return InvalidRequest(Problem("too_long", "", {"limit": LONGEST_JSON}))


def read_json(text: str | bytes) -> object:
    """Read JSON strictly; what is not JSON, NaN included, is an `InvalidRequest`."""
    if len(text) > LONGEST_JSON:
        raise too_long()
    try:
        return json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        place: dict[str, Value] = {"line": error.lineno, "column": error.colno}
    except (ValueError, RecursionError):  # not UTF-8, NaN, endless digits, endless nesting
        place = {"line": 1, "column": 1}
    raise InvalidRequest(Problem("invalid_json", "", place))


def problems(
    request: object,
    counts: Collection[int] = (WAIT_TILES, WIN_TILES),
    *,
    is_won: bool = True,
) -> list[Problem]:
    """Find everything that is wrong with a request that should hold one of these tile counts.

    ``is_won`` is False for questions in which no tile is the winning one yet, whatever the count.
    """
    reader = Reader()
    hand = reader.hand(request)
    if hand is None:
        return reader.found
    if isinstance(request, dict) and is_won and not _asks_for_waits(hand, counts):
        hand = hand._replace(source=reader.win(request.get("win", {})))
    return [*reader.found, *_clashes(hand, counts)]


def shape_problems(request: object) -> list[Problem]:
    """Find what keeps a request from being read; its hand may be unfinished or impossible."""
    reader = Reader()
    hand = reader.hand(request)
    if hand and isinstance(request, dict) and hand.size != WAIT_TILES:
        reader.win(request.get("win", {}))
    if hand and not reader.found and _is_unread(hand):
        # It lies where a list is too long to be looked at, so the list itself is the problem.
        return [*_size_problems(hand, (WAIT_TILES, WIN_TILES)), *_copies_problems(hand)]
    return reader.found


def normalise(request: Mapping[str, object]) -> dict[str, object]:
    """Fill in a valid request's defaults; the answer shares nothing with the request.

    >>> normalise({"concealed": ["1m"]})["win"]
    {'source': 'self_draw'}
    """
    return {
        **DEFAULTS,
        **request,
        **{name: _listed(request.get(name)) for name in ("concealed", "public_tiles", "flowers")},
        "melds": [_plain_meld(meld) for meld in _listed(request.get("melds"))],
        "win": _plain_win(request.get("win")),
    }


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def _listed(items: object) -> list[object]:
    return list(items) if isinstance(items, list | tuple) else []


def _plain_meld(meld: object) -> dict[str, object]:
    fields = meld if isinstance(meld, dict) else {}
    return {name: fields[name] for name in MELD_FIELDS if fields.get(name, False) is not False}


def _plain_win(win: object) -> dict[str, object]:
    # Nobody reads the win of a waits request, so anything may stand here.
    if isinstance(win, dict) and win.get("source") == "discard":
        return {name: win[name] for name in WIN_FIELDS if name in win}
    return {"source": "self_draw"}


def _is_unread(hand: PartialHand) -> bool:
    """Whether any tile or meld could not be read, or was not looked at."""
    tiles = [*(hand.concealed or ()), *(hand.public_tiles or ())]
    return None in tiles or any(meld.kind is None for meld in hand.melds or ())


def _asks_for_waits(hand: PartialHand, counts: Collection[int]) -> bool:
    return WIN_TILES not in counts or (WAIT_TILES in counts and hand.size == WAIT_TILES)


def _clashes(hand: PartialHand, counts: Collection[int]) -> Iterator[Problem]:
    """Problems between fields; a check is left out when a field it reads could not be read."""
    yield from _size_problems(hand, counts)
    yield from _copies_problems(hand)
    if hand.kong_replacement:
        yield from _replacement_problems(hand)
    if hand.robbing_kong:
        yield from _robbing_problems(hand)


def _size_problems(hand: PartialHand, counts: Collection[int]) -> Iterator[Problem]:
    if hand.melds is not None and len(hand.melds) > MOST_MELDS:
        yield Problem("too_many_melds", "melds", {"melds": len(hand.melds)})
    elif hand.size is not None and hand.size not in counts:
        yield Problem("tile_count", "", {"tiles": hand.size, "expected": sorted(counts)})


def _copies_problems(hand: PartialHand) -> Iterator[Problem]:
    if hand.concealed is None or hand.melds is None or hand.public_tiles is None:
        return
    copies = Counter(_known(hand.concealed) + _known(hand.public_tiles))
    for meld in hand.melds:
        copies.update(meld.tiles)
    for tile, number in copies.items():
        if number > COPIES:
            yield Problem("too_many_copies", "tiles", {"tile": tile, "copies": number})


def _replacement_problems(hand: PartialHand) -> Iterator[Problem]:
    if hand.source == "discard":
        yield Problem("replacement_needs_self_draw", "kong_replacement", {})
    if hand.melds is not None and not any(meld.may_be_kong for meld in hand.melds):
        yield Problem("replacement_needs_kong", "kong_replacement", {})


def _robbing_problems(hand: PartialHand) -> Iterator[Problem]:
    if hand.last_wall_tile:
        yield Problem("robbing_excludes_last_wall", "robbing_kong", {})
    if hand.source == "self_draw":
        yield Problem("robbing_needs_discard", "robbing_kong", {})
    if hand.source != "discard" or not hand.concealed:
        return
    robbed = hand.concealed[-1]
    if robbed is None:
        return
    others = hand.concealed[:-1]
    if hand.melds is not None and (
        robbed in others or any(robbed in meld.tiles for meld in hand.melds)
    ):
        yield Problem("robbed_tile_held", "robbing_kong", {"tile": robbed})
    public = _known(hand.public_tiles or []).count(robbed)
    if public in (1, 2):
        yield Problem("robbed_tile_public", "public_tiles", {"tile": robbed, "copies": public})


def _known(tiles: Tiles) -> list[str]:
    return [tile for tile in tiles if tile is not None]
