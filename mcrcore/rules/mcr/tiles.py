"""Fans told from the tiles and sets of the whole hand."""

from mcrcore.conditions import whole
from mcrcore.fans import Fan, leaves_out
from mcrcore.tiles import (
    DRAGONS,
    GREENS,
    HONORS,
    REVERSIBLES,
    SIMPLES,
    TERMINALS,
    WINDS,
    ranked,
)
from mcrcore.traits import (
    KNITTED_STRAIGHT,
    NO_CHOWS,
    NO_HONORS,
    NO_PUNGS,
    REGULAR,
    each_block_has,
    form,
    only,
    some,
    suits,
)

ALL_GREEN = Fan(
    number=3,
    id="all_green",
    points=88,
    name="All Green",
    chinese=("绿一色", "綠一色"),
    also=("Imperial Jade", "Ryuuiisou",),
    text="Only bamboo 2, 3, 4, 6, 8 and green dragons. The green dragon is not required, and seven pairs will do.",
    when=whole(only(GREENS)),
    source="WMO 2006 no. 3",
)

ALL_TERMINALS = Fan(
    number=8,
    id="all_terminals",
    points=64,
    name="All Terminals",
    chinese=("清幺九", "清么九"),
    also=("Pure Terminals", "Chinroutou",),
    text="Only ones and nines.",
    when=whole(only(TERMINALS)),
    excludes=leaves_out(printed="all_pungs outside_hand pung_of_terminals_or_honors no_honors", derived="all_terminals_and_honors"),
    source="WMO 2006 no. 8",
)

ALL_HONORS = Fan(
    number=11,
    id="all_honors",
    points=64,
    name="All Honors",
    chinese=("字一色", "字一色"),
    also=("Tsuuiisou",),
    text="Only winds and dragons.",
    when=whole(only(HONORS)),
    excludes=leaves_out(printed="all_pungs outside_hand pung_of_terminals_or_honors", derived="all_terminals_and_honors"),
    source="WMO 2006 no. 11",
)

ALL_TERMINALS_AND_HONORS = Fan(
    number=18,
    id="all_terminals_and_honors",
    points=32,
    name="All Terminals and Honors",
    chinese=("混幺九", "混么九"),
    also=("Mixed Terminals", "Honroutou",),
    text="Only terminals and honors, with some of each.",
    when=whole(only(TERMINALS | HONORS), some(TERMINALS), some(HONORS)),
    excludes=leaves_out(printed="all_pungs pung_of_terminals_or_honors", derived="outside_hand"),
    source="WMO 2006 no. 18",
)

ALL_EVEN_PUNGS = Fan(
    number=21,
    id="all_even_pungs",
    points=24,
    name="All Even Pungs",
    chinese=("全双刻", "全雙刻"),
    also=("All Even",),
    text="Four pungs or kongs and a pair, all of even numbers.",
    when=whole(form(REGULAR), NO_CHOWS, only(ranked("2468"))),
    excludes=leaves_out(printed="all_pungs all_simples", derived="no_honors"),
    source="WMO 2006 no. 21",
)

FULL_FLUSH = Fan(
    number=22,
    id="full_flush",
    points=24,
    name="Full Flush",
    chinese=("清一色", "清一色"),
    also=("Pure Suit", "Chin'itsu",),
    text="All tiles in one suit, no honors.",
    when=whole(suits(1), NO_HONORS),
    excludes=leaves_out(printed="no_honors"),
    source="WMO 2006 no. 22",
)

UPPER_TILES = Fan(
    number=25,
    id="upper_tiles",
    points=24,
    name="Upper Tiles",
    chinese=("全大", "全大"),
    also=("Upper Three",),
    text="Only sevens, eights and nines.",
    when=whole(only(ranked("789"))),
    excludes=leaves_out(printed="no_honors", derived="upper_four"),
    source="WMO 2006 no. 25",
)

MIDDLE_TILES = Fan(
    number=26,
    id="middle_tiles",
    points=24,
    name="Middle Tiles",
    chinese=("全中", "全中"),
    also=("Middle Three",),
    text="Only fours, fives and sixes.",
    when=whole(only(ranked("456"))),
    excludes=leaves_out(printed="no_honors all_simples"),
    source="WMO 2006 no. 26",
)

LOWER_TILES = Fan(
    number=27,
    id="lower_tiles",
    points=24,
    name="Lower Tiles",
    chinese=("全小", "全小"),
    also=("Lower Three",),
    text="Only ones, twos and threes.",
    when=whole(only(ranked("123"))),
    excludes=leaves_out(printed="no_honors", derived="lower_four"),
    source="WMO 2006 no. 27",
)

ALL_FIVES = Fan(
    number=31,
    id="all_fives",
    points=16,
    name="All Fives",
    chinese=("全带五", "全帶五"),
    also=("All Include 5",),
    text="Every set and the pair contain a five.",
    when=whole(each_block_has(ranked("5"))),
    excludes=leaves_out(printed="all_simples", derived="no_honors"),
    source="WMO 2006 no. 31",
)

UPPER_FOUR = Fan(
    number=36,
    id="upper_four",
    points=12,
    name="Upper Four",
    chinese=("大于五", "大於五"),
    also=("Upper Five",),
    text="Only sixes, sevens, eights and nines.",
    when=whole(only(ranked("6789"))),
    excludes=leaves_out(printed="no_honors"),
    source="WMO 2006 no. 36",
)

LOWER_FOUR = Fan(
    number=37,
    id="lower_four",
    points=12,
    name="Lower Four",
    chinese=("小于五", "小於五"),
    also=("Lower Five",),
    text="Only ones, twos, threes and fours.",
    when=whole(only(ranked("1234"))),
    excludes=leaves_out(printed="no_honors"),
    source="WMO 2006 no. 37",
)

REVERSIBLE_TILES = Fan(
    number=40,
    id="reversible_tiles",
    points=8,
    name="Reversible Tiles",
    chinese=("推不倒", "推不倒"),
    also=("Reversing Tiles",),
    text="Only tiles that look the same upside down: dots 1234589, bamboo 245689 and the white dragon.",
    when=whole(only(REVERSIBLES)),
    excludes=leaves_out(printed="one_voided_suit"),
    source="WMO 2006 no. 40",
)

ALL_PUNGS = Fan(
    number=49,
    id="all_pungs",
    points=6,
    name="All Pungs",
    chinese=("碰碰和", "碰碰和"),
    also=("All Triplets", "Toitoi",),
    text="Four pungs or kongs and a pair.",
    when=whole(form(REGULAR), NO_CHOWS),
    source="WMO 2006 no. 49",
)

HALF_FLUSH = Fan(
    number=50,
    id="half_flush",
    points=6,
    name="Half Flush",
    chinese=("混一色", "混一色"),
    also=("Mixed One-suit", "Hon'itsu",),
    text="One suit together with honors.",
    when=whole(suits(1), some(HONORS)),
    source="WMO 2006 no. 50",
)

ALL_TYPES = Fan(
    number=52,
    id="all_types",
    points=6,
    name="All Types",
    chinese=("五门齐", "五門齊"),
    also=("Five Gates", "Five Types",),
    text="Characters, dots, bamboo, winds and dragons all occur.",
    when=whole(suits(3), some(WINDS), some(DRAGONS)),
    source="WMO 2006 no. 52",
)

OUTSIDE_HAND = Fan(
    number=55,
    id="outside_hand",
    points=4,
    name="Outside Hand",
    chinese=("全带幺", "全帶么"),
    also=("Terminals/Honours in Each Set", "Chanta",),
    text="Every set and the pair contain a terminal or an honor.",
    when=whole(each_block_has(TERMINALS | HONORS)),
    source="WMO 2006 no. 55",
)

ALL_CHOWS = Fan(
    number=63,
    id="all_chows",
    points=2,
    name="All Chows",
    chinese=("平和", "平和"),
    also=("Pinfu",),
    text="Four chows and a suited pair. In a knitted straight the knitted tiles stand for three chows.",
    when=whole(form(REGULAR, KNITTED_STRAIGHT), NO_PUNGS, NO_HONORS),
    excludes=leaves_out(printed="no_honors"),
    source="WMO 2006 no. 63",
)

ALL_SIMPLES = Fan(
    number=68,
    id="all_simples",
    points=2,
    name="All Simples",
    chinese=("断幺", "斷么"),
    also=("Tanyao",),
    text="No terminals and no honors.",
    when=whole(only(SIMPLES)),
    excludes=leaves_out(derived="no_honors"),
    source="WMO 2006 no. 68",
)

ONE_VOIDED_SUIT = Fan(
    number=75,
    id="one_voided_suit",
    points=1,
    name="One Voided Suit",
    chinese=("缺一门", "缺一門"),
    also=("One Suit Missing",),
    text="Exactly two of the three suits occur. Honors do not matter.",
    when=whole(suits(2)),
    source="WMO 2006 no. 75",
)

NO_HONORS = Fan(
    number=76,
    id="no_honors",
    points=1,
    name="No Honors",
    chinese=("无字", "無字"),
    also=("No Winds/Dragons",),
    text="No winds and no dragons.",
    when=whole(NO_HONORS),
    source="WMO 2006 no. 76",
)

FANS = (
    ALL_GREEN,
    ALL_TERMINALS,
    ALL_HONORS,
    ALL_TERMINALS_AND_HONORS,
    ALL_EVEN_PUNGS,
    FULL_FLUSH,
    UPPER_TILES,
    MIDDLE_TILES,
    LOWER_TILES,
    ALL_FIVES,
    UPPER_FOUR,
    LOWER_FOUR,
    REVERSIBLE_TILES,
    ALL_PUNGS,
    HALF_FLUSH,
    ALL_TYPES,
    OUTSIDE_HAND,
    ALL_CHOWS,
    ALL_SIMPLES,
    ONE_VOIDED_SUIT,
    NO_HONORS,
)
"""In official order."""
