"""`gb`: present Chinese practice, derived from `mcr` by the eight points where they part.

The list is closed; `docs/rulings.md` opens with it and has a ruling for each.
"""

from typing import Final

from mcrcore.conditions import KONGS, MELDED_KONGS, each_hog, manner, wait
from mcrcore.fans import NOT_TOGETHER, Fan, Why, leaves_out
from mcrcore.profile import Difference
from mcrcore.rules.mcr import MCR

_CONCEALED_BY_NATURE: Final = (
    "nine_gates",
    "seven_shifted_pairs",
    "thirteen_orphans",
    "four_concealed_pungs",
    "seven_pairs",
    "greater_honors_and_knitted_tiles",
    "lesser_honors_and_knitted_tiles",
)
_MIXED: Final = "melded_and_concealed_kong"
_NOT_ALWAYS: Final = Why("derived", implied=False)
"""Three kongs may be all melded, or all concealed."""

MELDED_AND_CONCEALED_KONG: Final = Fan(
    number=82,
    id=_MIXED,
    points=5,
    name="Melded and Concealed Kong",
    chinese=("明暗杠", "明暗槓"),
    text="One melded kong and one concealed kong.",
    when=manner(lambda hand: hand.melded_kongs >= 1 and hand.concealed_kongs >= 1, KONGS),
    excludes=leaves_out(derived="melded_kong concealed_kong"),
    source="Chinese practice",
    rulings=(10,),
    example="[1111m,1][2222p]345p67899s|EE1000",
    near_miss="[1111m,1][2222p,1]345p67899s|EE1000",
    near_miss_why="Both kongs are melded.",
)

DIFFERENCES: Final = (
    Difference(
        "concealed_by_nature",
        2,
        ("fully_concealed_hand", "self_drawn"),
        "Beside a fan that is concealed by nature, Fully Concealed Hand does not count and "
        "Self-Drawn does.",
    ),
    Difference(
        "honor_hogs", 3, ("tile_hog",), "Four equal honors in Seven Pairs are a Tile Hog too."
    ),
    Difference(
        "knitted_waits",
        6,
        ("edge_wait", "closed_wait", "single_wait"),
        "A wait counts even when the winning tile is like one of the nine knitted tiles.",
    ),
    Difference(
        "kong_values", 10, ("two_concealed_kongs",), "Two Concealed Kongs is worth 6, as in 1998."
    ),
    Difference(
        "mixed_kongs",
        10,
        (_MIXED, "two_melded_kongs", "concealed_kong"),
        "A melded and a concealed kong are a fan of their own, worth 5.",
    ),
    Difference(
        "terminals_and_double_pung",
        13,
        ("double_pung",),
        "Double Pung does not count beside All Terminals.",
    ),
    Difference(
        "gates_and_terminal_pungs",
        17,
        ("pung_of_terminals_or_honors",),
        "Nine Gates takes away one Pung of Terminals or Honors only.",
    ),
    Difference(
        "green_and_half_flush", 18, ("half_flush",), "Half Flush does not count beside All Green."
    ),
)

GB: Final = MCR.derive(
    id="gb",
    name="GB",
    text="Present Chinese practice: the text of 1998 as it is played and scored today.",
    differences=DIFFERENCES,
    revalue={"two_concealed_kongs": 6},
    change={
        "two_melded_kongs": {
            "text": "Two melded kongs.",
            "when": manner(lambda hand: hand.melded_kongs >= 2, MELDED_KONGS),
        },
        "tile_hog": {
            "text": "Four equal tiles that are not a kong. Counts for each such four.",
            "when": each_hog(honors=True),
        },
        "edge_wait": {"when": wait("edge", on_knitted_kinds=True)},
        "closed_wait": {"when": wait("closed", on_knitted_kinds=True)},
        "single_wait": {"when": wait("single", on_knitted_kinds=True)},
    },
    exclude={
        **{fan: {"fully_concealed_hand": NOT_TOGETHER} for fan in _CONCEALED_BY_NATURE},
        "nine_gates": {
            "fully_concealed_hand": NOT_TOGETHER,
            "pung_of_terminals_or_honors": Why("printed", copies=1),
        },
        "all_green": {"half_flush": NOT_TOGETHER},
        "all_terminals": {"double_pung": NOT_TOGETHER},
        "four_kongs": {_MIXED: _NOT_ALWAYS},
        "three_kongs": {_MIXED: _NOT_ALWAYS},
    },
    add=(MELDED_AND_CONCEALED_KONG,),
)
