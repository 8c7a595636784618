"""Fans of winds and dragons."""

from mcrcore.conditions import each_honor_pung, honor_pungs, pung_of
from mcrcore.fans import Fan, leaves_out
from mcrcore.tiles import DRAGONS, WINDS

BIG_FOUR_WINDS = Fan(
    number=1,
    id="big_four_winds",
    points=88,
    name="Big Four Winds",
    chinese=("大四喜", "大四喜"),
    also=("Great Four Winds", "Four Big Blessings", "Daisuushii",),
    text="Pungs or kongs of all four winds, and any pair.",
    when=honor_pungs(WINDS, 4),
    excludes=leaves_out(printed="big_three_winds all_pungs prevalent_wind seat_wind pung_of_terminals_or_honors", derived="little_four_winds"),
    source="WMO 2006 no. 1",
)

BIG_THREE_DRAGONS = Fan(
    number=2,
    id="big_three_dragons",
    points=88,
    name="Big Three Dragons",
    chinese=("大三元", "大三元"),
    also=("Three Great Scholars", "Daisangen",),
    text="Pungs or kongs of all three dragons; the other set and the pair are free.",
    when=honor_pungs(DRAGONS, 3),
    excludes=leaves_out(printed="two_dragon_pungs dragon_pung", derived="little_three_dragons pung_of_terminals_or_honors"),
    source="WMO 2006 no. 2",
)

LITTLE_FOUR_WINDS = Fan(
    number=9,
    id="little_four_winds",
    points=64,
    name="Little Four Winds",
    chinese=("小四喜", "小四喜"),
    also=("Small Four Winds", "Shousuushii",),
    text="Pungs or kongs of three winds and a pair of the fourth.",
    when=honor_pungs(WINDS, 3, pair=WINDS),
    excludes=leaves_out(printed="big_three_winds pung_of_terminals_or_honors"),
    source="WMO 2006 no. 9",
)

LITTLE_THREE_DRAGONS = Fan(
    number=10,
    id="little_three_dragons",
    points=64,
    name="Little Three Dragons",
    chinese=("小三元", "小三元"),
    also=("Small Three Dragons", "Shousangen",),
    text="Pungs or kongs of two dragons and a pair of the third.",
    when=honor_pungs(DRAGONS, 2, pair=DRAGONS),
    excludes=leaves_out(printed="dragon_pung two_dragon_pungs", derived="pung_of_terminals_or_honors"),
    source="WMO 2006 no. 10",
)

BIG_THREE_WINDS = Fan(
    number=38,
    id="big_three_winds",
    points=12,
    name="Big Three Winds",
    chinese=("三风刻", "三風刻"),
    also=("Three Wind Pungs", "Sanfonkou",),
    text="Pungs or kongs of three winds.",
    when=honor_pungs(WINDS, 3),
    excludes=leaves_out(derived="pung_of_terminals_or_honors"),
    source="WMO 2006 no. 38",
)

TWO_DRAGON_PUNGS = Fan(
    number=54,
    id="two_dragon_pungs",
    points=6,
    name="Two Dragon Pungs",
    chinese=("双箭刻", "雙箭刻"),
    also=("Two Dragons",),
    text="Pungs or kongs of two dragons.",
    when=honor_pungs(DRAGONS, 2),
    excludes=leaves_out(derived="dragon_pung pung_of_terminals_or_honors"),
    source="WMO 2006 no. 54",
)

DRAGON_PUNG = Fan(
    number=59,
    id="dragon_pung",
    points=2,
    name="Dragon Pung",
    chinese=("箭刻", "箭刻"),
    also=("Yakuhai",),
    text="A pung or kong of dragons.",
    when=each_honor_pung(DRAGONS),
    excludes=leaves_out(derived="pung_of_terminals_or_honors"),
    source="WMO 2006 no. 59",
)

PREVALENT_WIND = Fan(
    number=60,
    id="prevalent_wind",
    points=2,
    name="Prevalent Wind",
    chinese=("圈风刻", "圈風刻"),
    also=("Round Wind",),
    text="A pung or kong of the round wind.",
    when=pung_of(lambda winds: winds.round_wind),
    excludes=leaves_out(derived="pung_of_terminals_or_honors"),
    source="WMO 2006 no. 60",
)

SEAT_WIND = Fan(
    number=61,
    id="seat_wind",
    points=2,
    name="Seat Wind",
    chinese=("门风刻", "門風刻"),
    also=("Own Wind",),
    text="A pung or kong of your seat wind.",
    when=pung_of(lambda winds: winds.seat_wind),
    excludes=leaves_out(derived="pung_of_terminals_or_honors"),
    source="WMO 2006 no. 61",
)

FANS = (
    BIG_FOUR_WINDS,
    BIG_THREE_DRAGONS,
    LITTLE_FOUR_WINDS,
    LITTLE_THREE_DRAGONS,
    BIG_THREE_WINDS,
    TWO_DRAGON_PUNGS,
    DRAGON_PUNG,
    PREVALENT_WIND,
    SEAT_WIND,
)
"""In official order."""
