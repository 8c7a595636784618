"""Fans made of chows. They tie chows together, so the account-once rule applies to them."""

from mcrcore.conditions import Group, chows
from mcrcore.fans import Fan, leaves_out


def twin_dragons(group: Group) -> bool:
    """123 123 789 789 and a pair of fives, all of one suit."""
    return group.suits == 1 and group.starts == (1, 1, 7, 7) and group.fives == group.lowest[0][0]


def three_suited_dragons(group: Group) -> bool:
    """123 789 in two suits and a pair of fives in the third."""
    suits = {suit for suit, _ in group.lowest}
    halves = {(suit, rank) for suit in suits for rank in (1, 7)}
    return len(suits) == 2 and set(group.lowest) == halves and group.fives not in {None, *suits}


FANS = (
    Fan(
        number=13,
        id="pure_terminal_chows",
        points=64,
        name="Pure Terminal Chows",
        chinese=("一色双龙会", "一色雙龍會"),
        also=("Pure Double Terminal Chows", "One-Suit Twin Dragons"),
        text="Two chows 123, two chows 789 and a pair of fives, all in one suit.",
        when=chows(4, test=twin_dragons),
        excludes=leaves_out(
            printed="seven_pairs full_flush all_chows pure_double_chow two_terminal_chows",
            derived="no_honors",
        ),
        source="WMO 2006 no. 13",
        example="[123m][789m]12355789m|EE0000",
        near_miss="[123m][789m]123m55p789m|EE0000",
    ),
    Fan(
        number=14,
        id="quadruple_chow",
        points=48,
        name="Quadruple Chow",
        chinese=("一色四同顺", "一色四同順"),
        also=("Four Identical Chows", "Isshoku Yonjun"),
        text="The same chow four times in one suit.",
        when=chows(4, suits=1, steps=(0,)),
        excludes=leaves_out(
            printed="pure_shifted_pungs tile_hog pure_double_chow", derived="pure_triple_chow"
        ),
        source="WMO 2006 no. 14",
        example="[456p][456p]456p99m456p|EE0000",
        near_miss="[456p][456p]456p99m453p|EE0000",
    ),
    Fan(
        number=16,
        id="four_shifted_chows",
        points=32,
        name="Four Shifted Chows",
        chinese=("一色四步高", "一色四步高"),
        also=("Four Pure Shifted Chows",),
        text=(
            "Four chows of one suit, each starting one higher than the last, or each two higher."
        ),
        when=chows(4, suits=1, steps=(1, 2)),
        excludes=leaves_out(
            printed="short_straight", derived="pure_shifted_chows two_terminal_chows"
        ),
        source="WMO 2006 no. 16",
        example="[123m][234m]345m99p456m|EE0000",
        near_miss="[123m][234m]345m99p678m|EE0000",
    ),
    Fan(
        number=23,
        id="pure_triple_chow",
        points=24,
        name="Pure Triple Chow",
        chinese=("一色三同顺", "一色三同順"),
        also=("Three Identical Chows", "Isshoku Sanjun"),
        text="The same chow three times in one suit.",
        when=chows(3, suits=1, steps=(0,)),
        excludes=leaves_out(printed="pure_shifted_pungs pure_double_chow"),
        source="WMO 2006 no. 23",
        example="[345m][345m]345mEE678p|EE0000",
        near_miss="[345m][345m]345pEE678p|EE0000",
    ),
    Fan(
        number=28,
        id="pure_straight",
        points=16,
        name="Pure Straight",
        chinese=("清龙", "清龍"),
        also=("Dragon", "Full Straight", "Ikkitsuukan"),
        text="Chows 123, 456 and 789 in one suit.",
        when=chows(3, suits=1, starts=(1, 4, 7)),
        excludes=leaves_out(derived="short_straight two_terminal_chows"),
        source="WMO 2006 no. 28",
        example="[123m][456m]789mEE345p|EE0000",
        near_miss="[123m][456m]789pEE345p|EE0000",
    ),
    Fan(
        number=29,
        id="three_suited_terminal_chows",
        points=16,
        name="Three-Suited Terminal Chows",
        chinese=("三色双龙会", "三色雙龍會"),
        also=("Three-Suit Twin Dragons",),
        text="Chows 123 and 789 in each of two suits, with a pair of fives in the third.",
        when=chows(4, test=three_suited_dragons),
        excludes=leaves_out(printed="two_terminal_chows no_honors all_chows mixed_double_chow"),
        source="WMO 2006 no. 29",
        example="[123m][789m]123p55s789p|EE0000",
        near_miss="[123m][789m]123p66s789p|EE0000",
    ),
    Fan(
        number=30,
        id="pure_shifted_chows",
        points=16,
        name="Pure Shifted Chows",
        chinese=("一色三步高", "一色三步高"),
        text=(
            "Three chows of one suit, each starting one higher than the last, or each two higher."
        ),
        when=chows(3, suits=1, steps=(1, 2)),
        source="WMO 2006 no. 30",
        example="[234m][345m]456mEE678p|EE0000",
        near_miss="[234m][345m]567mEE678p|EE0000",
    ),
    Fan(
        number=39,
        id="mixed_straight",
        points=8,
        name="Mixed Straight",
        chinese=("花龙", "花龍"),
        also=("Mixed Dragon",),
        text="Chows 123, 456 and 789, one in each suit.",
        when=chows(3, suits=3, starts=(1, 4, 7)),
        source="WMO 2006 no. 39",
        example="[123m][456p]789sEE345m|EE0000",
        near_miss="[123m][456p]789mEE345m|EE0000",
    ),
    Fan(
        number=41,
        id="mixed_triple_chow",
        points=8,
        name="Mixed Triple Chow",
        chinese=("三色三同顺", "三色三同順"),
        also=("Sanshoku Doujun",),
        text="The same chow in all three suits.",
        when=chows(3, suits=3, steps=(0,)),
        excludes=leaves_out(derived="mixed_double_chow"),
        source="WMO 2006 no. 41",
        example="[345m][345p]345sEE789m|EE0000",
        near_miss="[345m][345p]456sEE789m|EE0000",
    ),
    Fan(
        number=51,
        id="mixed_shifted_chows",
        points=6,
        name="Mixed Shifted Chows",
        chinese=("三色三步高", "三色三步高"),
        text="Three chows, one in each suit, each starting one higher than the last.",
        when=chows(3, suits=3, steps=(1,)),
        source="WMO 2006 no. 51",
        example="[234m][345p]456s99p789m|EE0000",
        near_miss="[234m][456p]678s99p789m|EE0000",
    ),
    Fan(
        number=69,
        id="pure_double_chow",
        points=1,
        name="Pure Double Chow",
        chinese=("一般高", "一般高"),
        also=("Iipeikou",),
        text="The same chow twice in one suit.",
        when=chows(2, suits=1, steps=(0,)),
        source="WMO 2006 no. 69",
        example="[123m][123m]456pEE789s|EE0000",
        near_miss="[123m][234m]456pEE789s|EE0000",
    ),
    Fan(
        number=70,
        id="mixed_double_chow",
        points=1,
        name="Mixed Double Chow",
        chinese=("喜相逢", "喜相逢"),
        also=("Two Similar Chows",),
        text="The same chow in two suits.",
        when=chows(2, suits=2, steps=(0,)),
        source="WMO 2006 no. 70",
        example="[234m][234p]CCCNN678s|EE0000",
        near_miss="[234m][345p]CCCNN678s|EE0000",
    ),
    Fan(
        number=71,
        id="short_straight",
        points=1,
        name="Short Straight",
        chinese=("连六", "連六"),
        also=("Six in a Row",),
        text="Two chows of one suit that make six numbers in a row.",
        when=chows(2, suits=1, steps=(3,)),
        source="WMO 2006 no. 71",
        example="[345m][678m]345pEE345s|EE0000",
        near_miss="[345m][789m]345pEE345s|EE0000",
    ),
    Fan(
        number=72,
        id="two_terminal_chows",
        points=1,
        name="Two Terminal Chows",
        chinese=("老少副", "老少副"),
        also=("Old and Young", "Two Cornerstone Chows"),
        text="Chows 123 and 789 in one suit.",
        when=chows(2, suits=1, starts=(1, 7)),
        source="WMO 2006 no. 72",
        example="[123m][789m]CCCEE345m|EE0000",
        near_miss="[234m][789m]CCCEE345m|EE0000",
    ),
)
"""In official order."""
