"""PyMahjongGB, an independent C++ engine for `gb`, asked in its own conventions.

Its tiles are `W` characters, `T` bamboo, `B` dots, `F1`-`F4` winds, `J1`-`J3` dragons. A pack
names the middle tile of a chow; a kong offered by nobody (0) is concealed. The hand leaves the
winning tile out. "About kong" is a replacement on a self-draw and robbing on a discard. It has no
public tiles: whether the winning tile is the last of its kind is a flag.
"""

from typing import Any

from MahjongGB import MahjongFanCalculator

from mcrcore.aspects import LAST_TILE
from mcrcore.engine import SCORERS

Json = dict[str, Any]
CODES = {
    **{
        f"{rank}{suit}": f"{code}{rank}"
        for suit, code in zip("mps", "WBT", strict=True)
        for rank in range(1, 10)
    },
    **{wind: f"F{place}" for place, wind in enumerate("ESWN", 1)},
    **{dragon: f"J{place}" for place, dragon in enumerate("CFP", 1)},
}
PACKS = {"chow": "CHI", "pung": "PENG", "kong": "GANG", "concealed_kong": "GANG"}
NAMES = {"独听・边张": "边张", "独听・嵌张": "坎张", "独听・单钓": "单钓将"}
"""Where it names a fan otherwise than the catalogue."""
OFFERED = 1
"""Any player: who offered a meld changes no points."""
Arguments = tuple[Any, ...]


def arguments(request: Json) -> Arguments:
    """Arguments of its calculator for a request."""
    hand = SCORERS["gb"].intake.hand({**request, "rules": "gb"})
    concealed = [CODES[tile] for tile in request["concealed"]]
    return (
        tuple(_pack(meld) for meld in request.get("melds", [])),
        tuple(concealed[:-1]),
        concealed[-1],
        len(request.get("flowers", [])),
        hand.self_draw,
        bool(hand.key & LAST_TILE.mask),
        bool(request.get("kong_replacement") or request.get("robbing_kong")),
        bool(request.get("last_wall_tile")),
        "ESWN".index(request.get("seat_wind", "E")),
        "ESWN".index(request.get("round_wind", "E")),
        True,
    )


def _pack(meld: Json) -> tuple[str, str, int]:
    tile = meld["tile"]
    if meld["kind"] == "chow":
        tile = f"{int(tile[0]) + 1}{tile[1]}"
    return PACKS[meld["kind"]], CODES[tile], 0 if meld["kind"] == "concealed_kong" else OFFERED


def answer(arguments: Arguments) -> tuple[int, dict[str, int]] | None:
    """Qualifying points and fans by Chinese name; None when it sees no winning shape."""
    try:
        found = MahjongFanCalculator(*arguments)
    except TypeError as error:
        if "ERROR_NOT_WIN" in str(error):
            return None
        raise
    fans = {NAMES.get(name, name): count for _, count, name, _ in found if name != "花牌"}
    return sum(points * count for points, count, name, _ in found if name != "花牌"), fans
