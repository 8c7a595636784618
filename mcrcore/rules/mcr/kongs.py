"""Fans of kongs and concealed pungs."""

from mcrcore.conditions import CONCEALED_KONGS, CONCEALED_PUNGS, KONGS, MELDED_KONGS, manner
from mcrcore.fans import Fan, leaves_out

FANS = (
    Fan(
        number=5,
        id="four_kongs",
        points=88,
        name="Four Kongs",
        chinese=("四杠", "四槓"),
        also=("Four Quads", "Eighteen Arhats", "Suukantsu"),
        text="Four kongs, melded or concealed, and any pair.",
        when=manner(lambda hand: hand.kongs == 4, KONGS),
        excludes=leaves_out(
            printed="single_wait",
            derived="all_pungs three_kongs two_concealed_kongs two_melded_kongs "
            "concealed_kong melded_kong",
        ),
        source="WMO 2006 no. 5",
        rulings=(7, 10),
        example="[2222m,1][5555p,2][8888s,3][NNNN]77p|EE0000",
        near_miss="[2222m,1][5555p,2][8888s,3]NNN77p|EE0000",
        near_miss_why="The norths are a pung, not a kong.",
    ),
    Fan(
        number=12,
        id="four_concealed_pungs",
        points=64,
        name="Four Concealed Pungs",
        chinese=("四暗刻", "四暗刻"),
        also=("Hidden Treasure", "Suuankou"),
        text=(
            "Four concealed pungs or concealed kongs. A pung completed by a discard is not "
            "concealed."
        ),
        when=manner(lambda hand: hand.concealed_pungs == 4, CONCEALED_PUNGS),
        excludes=leaves_out(
            printed="all_pungs concealed_hand", derived="three_concealed_pungs two_concealed_pungs"
        ),
        source="WMO 2006 no. 12",
        rulings=(1, 10),
        example="222m555p888sNNN77m|EE0000",
        near_miss="222m555p88sNNN77m8s|EE0000",
        near_miss_why="A discard completes the eights, so only three pungs are concealed.",
    ),
    Fan(
        number=17,
        id="three_kongs",
        points=32,
        name="Three Kongs",
        chinese=("三杠", "三槓"),
        also=("Three Quads", "Sankantsu"),
        text="Three kongs, melded or concealed.",
        when=manner(lambda hand: hand.kongs >= 3, KONGS),
        excludes=leaves_out(
            derived="two_concealed_kongs two_melded_kongs concealed_kong melded_kong"
        ),
        source="WMO 2006 no. 17",
        rulings=(10,),
        example="[2222m,1][5555p,2][8888s]EE678m|EE0000",
        near_miss="[2222m,1][5555p,2]888sEE678m|EE0000",
        near_miss_why="The eights are a pung, so there are only two kongs.",
    ),
    Fan(
        number=33,
        id="three_concealed_pungs",
        points=16,
        name="Three Concealed Pungs",
        chinese=("三暗刻", "三暗刻"),
        also=("San'ankou",),
        text=(
            "Three concealed pungs or concealed kongs. A pung completed by a discard is not "
            "concealed."
        ),
        when=manner(lambda hand: hand.concealed_pungs >= 3, CONCEALED_PUNGS),
        excludes=leaves_out(derived="two_concealed_pungs"),
        source="WMO 2006 no. 33",
        rulings=(10, 41),
        example="222m666p888sEE678m|EE0000",
        near_miss="222m666p88sEE678m8s|EE0000",
        near_miss_why="A discard completes the eights, so only two pungs are concealed.",
    ),
    Fan(
        number=48,
        id="two_concealed_kongs",
        points=8,
        name="Two Concealed Kongs",
        chinese=("双暗杠", "雙暗槓"),
        also=("Two Concealed Quads",),
        text="Two concealed kongs.",
        when=manner(lambda hand: hand.concealed_kongs >= 2, CONCEALED_KONGS),
        excludes=leaves_out(derived="concealed_kong two_concealed_pungs"),
        source="WMO 2006 no. 48",
        rulings=(10,),
        example="[2222p][8888s][345m]77p567m|EE0000",
        near_miss="[2222p][8888s,1][345m]77p567m|EE0000",
        near_miss_why="The kong of eights is claimed, so only one is concealed.",
    ),
    Fan(
        number=57,
        id="two_melded_kongs",
        points=4,
        name="Two Melded Kongs",
        chinese=("双明杠", "雙明槓"),
        also=("Two Melded Quads",),
        text="Two kongs, at least one of them melded.",
        when=manner(lambda hand: hand.kongs >= 2 and hand.melded_kongs >= 1, KONGS),
        excludes=leaves_out(derived="melded_kong"),
        source="WMO 2006 no. 57",
        rulings=(10,),
        example="[3333m,1][EEEE,2]567p99m789s|EE0000",
        near_miss="[3333m,1][EEE]567p99m789s|EE0000",
        near_miss_why="The easts are a pung, so there is only one kong.",
    ),
    Fan(
        number=66,
        id="two_concealed_pungs",
        points=2,
        name="Two Concealed Pungs",
        chinese=("双暗刻", "雙暗刻"),
        also=("Ryan'ankou",),
        text=(
            "Two concealed pungs or concealed kongs. A pung completed by a discard is not "
            "concealed."
        ),
        when=manner(lambda hand: hand.concealed_pungs >= 2, CONCEALED_PUNGS),
        source="WMO 2006 no. 66",
        rulings=(10, 41),
        example="[444m][777p]222p88sEE8s|EE1000",
        near_miss="[444m][777p]222p88sEE8s|EE0000",
        near_miss_why="A discard completes the eights, so only one pung is concealed.",
    ),
    Fan(
        number=67,
        id="concealed_kong",
        points=2,
        name="Concealed Kong",
        chinese=("暗杠", "暗槓"),
        also=("Concealed Quad",),
        text="A concealed kong: four equal tiles you drew yourself and declared.",
        when=manner(lambda hand: hand.concealed_kongs >= 1, CONCEALED_KONGS),
        source="WMO 2006 no. 67",
        rulings=(10,),
        example="[2222s][123m][456p]EE789s|EE0000",
        near_miss="[2222s,1][123m][456p]EE789s|EE0000",
        near_miss_why="The kong is claimed from a discard, so it is melded.",
    ),
    Fan(
        number=74,
        id="melded_kong",
        points=1,
        name="Melded Kong",
        chinese=("明杠", "明槓"),
        also=("Exposed Quad",),
        text=(
            "A melded kong: claimed from a discard, or made by adding the fourth tile to a melded "
            "pung."
        ),
        when=manner(lambda hand: hand.melded_kongs >= 1, MELDED_KONGS),
        source="WMO 2006 no. 74",
        rulings=(10,),
        example="[2222s,1][123m][456p]EE789s|EE0000",
        near_miss="[2222s][123m][456p]EE789s|EE0000",
        near_miss_why="The kong is concealed.",
    ),
)
"""In official order."""
