"""Hands as text: reading them in several ways of writing, writing them in one.

>>> hand = parse("[234m,1]234p234s666m5p5p|EE0000|ab")
>>> hand["melds"], hand["win"], hand["flowers"]
([{'kind': 'chow', 'tile': '2m', 'claimed': 1}], {'source': 'discard', 'from': 1}, [1, 2])
>>> format_request(hand)
'[234m,1]234p234s666m55p|EE0000|ab'

Melds stand in brackets anywhere, and the last tile outside them is the winning tile. After a first
bar come round wind, seat wind and four times 0 or 1: self-draw, last of its kind, last tile of the
wall, kong. After a second bar come the flowers. What programs print is read too
(`notation_call`). `docs/notation.md` has it all with examples.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from mcrcore.errors import InvalidRequest, wrong_type
from mcrcore.notation_call import Written, read_call
from mcrcore.notation_melds import meld_text, read_melds, tiles_text
from mcrcore.notation_tiles import (
    CANONICAL,
    FLOWER_LETTERS,
    WINDS,
    Char,
    Spelling,
    characters,
    fail,
    flowers_of,
    found,
    read_tiles,
    spelling_of,
    tiles_of,
)
from mcrcore.printed import is_printed
from mcrcore.request import WAIT_TILES, WIN_TILES, normalise, shape_problems
from mcrcore.request_reader import meld_tiles

Json: TypeAlias = dict[str, Any]

LONGEST: Final = 1000
"""Characters a text may have: several times what the largest hand needs."""

PARTS: Final = 3
"""Hand, circumstances, flowers."""

VISIBLE: Final = 3
"""Copies everybody sees that make the fourth the last of its kind."""

DEFAULT_CONTEXT: Final = "EE1000"


def parse(text: str) -> Json:
    """Read a hand written as text into a request, or raise `InvalidRequest` with the place.

    >>> parse("🀇🀈🀉 🀀🀀")["concealed"], parse("一二三万 东东")["concealed"][3:]
    (['1m', '2m', '3m', 'E', 'E'], ['E', 'E'])
    """
    chars = _characters(text)
    concealed, melds, winds, bits, flowers = (
        read_call(text) if is_printed(text) else _written(chars)
    )
    self_draw, last_of_kind, last_wall_tile, kong = (bit.text == "1" for bit in bits)
    return {
        "concealed": concealed,
        "melds": melds,
        "win": {"source": "self_draw"} if self_draw else {"source": "discard", "from": 1},
        "seat_wind": winds[1],
        "round_wind": winds[0],
        "last_wall_tile": last_wall_tile,
        "kong_replacement": kong and self_draw,
        "robbing_kong": kong and not self_draw,
        "public_tiles": _missing_copies(concealed, melds, bits[1]) if last_of_kind else [],
        "flowers": flowers,
    }


def _written(chars: Sequence[Char]) -> Written:
    """Read tiles and melds, with the circumstances and the flowers after bars."""
    hand, context, flowers = _parts(chars)
    spelling = spelling_of([*hand, Char("|", 0), *flowers])
    reads, melds = read_melds(hand, spelling)
    winds, bits = _context(context or characters(DEFAULT_CONTEXT), spelling)
    among = [int(read.what) for read in flowers_of(reads)]
    return Written(tiles_of(reads), melds, winds, bits, among + _flowers(flowers, spelling))


def parse_tiles(text: str) -> list[str]:
    """Read nothing but tiles, as the command line's public tiles are given.

    >>> parse_tiles("99s E")
    ['9s', '9s', 'E']
    """
    chars = _characters(text)
    for char in chars:
        if char.text in "[]|":
            fail("only_tiles", char.at, char.at + 1)
    reads = read_tiles(chars, spelling_of(chars))
    for flower in flowers_of(reads):
        fail("only_tiles", flower.start, flower.end)
    return tiles_of(reads)


def format_request(request: Mapping[str, object]) -> str:
    """Write a request as canonical text; its hand may be unfinished, its fields must be readable.

    >>> format_request({"concealed": ["1p", "2p", "5s", "5s"], "flowers": [4]})
    '12p55s|EE1000|c'
    """
    wrong = shape_problems(request)
    if wrong:
        raise InvalidRequest(*wrong)
    hand: Json = normalise(request)
    melds = "".join(meld_text(meld) for meld in hand["melds"])
    flowers = "".join(FLOWER_LETTERS[flower - 1] for flower in hand["flowers"])
    text = f"{melds}{tiles_text(hand['concealed'])}|{_context_text(hand)}"
    return f"{text}|{flowers}" if flowers else text


def _characters(text: str) -> list[Char]:
    if not isinstance(text, str):
        raise InvalidRequest(wrong_type("", "a text", text))
    if len(text) > LONGEST:
        fail("too_long", LONGEST, len(text), limit=LONGEST)
    return characters(text)


def _parts(chars: Sequence[Char]) -> list[list[Char]]:
    parts: list[list[Char]] = [[]]
    for char in chars:
        if char.text != "|":
            parts[-1].append(char)
        elif len(parts) == PARTS:
            fail("too_many_bars", char.at, char.at + 1)
        else:
            parts.append([])
    return parts + [[]] * (PARTS - len(parts))


def _context(chars: Sequence[Char], spelling: Spelling) -> tuple[list[str], Sequence[Char]]:
    """Round and seat wind, and the four characters 0 or 1."""
    signs, bits = chars[:-4], chars[-4:]
    winds = [char.text for char in signs]
    if spelling is not CANONICAL and not _are(winds, WINDS):
        winds = tiles_of(read_tiles(signs, spelling))
    if len(winds) == len("ES") and _are(winds, WINDS) and _are((bit.text for bit in bits), "01"):
        return winds, bits
    return fail("context", chars[0].at, chars[-1].at + 1, found=found(chars))


def _are(texts: Iterable[str], allowed: str) -> bool:
    return all(text in tuple(allowed) for text in texts)


def _flowers(chars: Sequence[Char], spelling: Spelling) -> list[int]:
    texts = [char.text for char in chars]
    if _are(texts, FLOWER_LETTERS):
        return [FLOWER_LETTERS.index(text) + 1 for text in texts]
    if len(texts) == 1 and _are(texts, "012345678"):
        return list(range(1, int(texts[0]) + 1))
    reads = [] if spelling is CANONICAL else read_tiles(chars, spelling)
    if reads and not tiles_of(reads):
        return [int(read.what) for read in reads]
    return fail("flowers", chars[0].at, chars[-1].at + 1, found=found(chars))


def _missing_copies(concealed: Sequence[str], melds: Sequence[Json], bit: Char) -> list[str]:
    """Public tiles that make the winning tile the last of its kind; none while the hand waits."""
    if _size(concealed, melds) != WIN_TILES:
        return []
    winning = concealed[-1]
    if _holds_another(concealed, melds):
        fail("last_of_kind", bit.at, bit.at + 1, found=winning)
    return [winning] * (VISIBLE - _shown(melds, winning))


def _size(concealed: Sequence[str], melds: Sequence[Json]) -> int:
    """Tiles of a hand, a meld counting as three."""
    return len(concealed) + 3 * len(melds)


def _holds_another(concealed: Sequence[str], melds: Sequence[Json]) -> bool:
    """Whether the winning tile has a copy nobody else sees."""
    *others, winning = concealed
    return winning in others or {"kind": "concealed_kong", "tile": winning} in melds


def _shown(melds: Sequence[Json], tile: str) -> int:
    """Copies of a tile in the winner's open melds."""
    open_melds = (meld for meld in melds if meld["kind"] != "concealed_kong")
    return sum(meld_tiles(meld["kind"], meld["tile"]).count(tile) for meld in open_melds)


def _context_text(hand: Json) -> str:
    drawn = _is_drawn(hand)
    bits = (
        drawn,
        _is_last_of_kind(hand),
        hand["last_wall_tile"],
        hand["kong_replacement"] if drawn else hand["robbing_kong"],
    )
    return f"{hand['round_wind']}{hand['seat_wind']}{''.join('01'[bit] for bit in bits)}"


def _is_drawn(hand: Json) -> bool:
    """Whether to write a self-draw: of a hand that waits, the kong event decides, if it has one."""
    is_waiting = _size(hand["concealed"], hand["melds"]) == WAIT_TILES
    if is_waiting and hand["kong_replacement"] != hand["robbing_kong"]:
        return bool(hand["kong_replacement"])
    return str(hand["win"]["source"]) == "self_draw"


def _is_last_of_kind(hand: Json) -> bool:
    if _size(hand["concealed"], hand["melds"]) != WIN_TILES:
        return False
    winning = hand["concealed"][-1]
    visible = hand["public_tiles"].count(winning) + _shown(hand["melds"], winning)
    return not _holds_another(hand["concealed"], hand["melds"]) and bool(visible >= VISIBLE)
