"""Fans of special forms: pairs, orphans, knitted tiles, nine gates."""

from mcrcore.conditions import KNITTED_PART, whole
from mcrcore.fans import Fan, leaves_out
from mcrcore.traits import (
    HONORS_AND_KNITTED,
    KNITTED_STRAIGHT,
    NINE_GATES,
    NINE_KNITTED,
    SEVEN_HONORS,
    SEVEN_PAIRS,
    SHIFTED_PAIRS,
    THIRTEEN_ORPHANS,
    feature,
    form,
)

FANS = (
    Fan(
        number=4,
        id="nine_gates",
        points=88,
        name="Nine Gates",
        chinese=("九莲宝灯", "九蓮寶燈"),
        also=("Nine Chained Sons", "Heavenly Gates", "Chuuren poutou"),
        text=(
            "Before the win the hand is exactly 1112345678999 of one suit, nothing melded. Any "
            "tile of the suit then wins."
        ),
        when=whole(feature(NINE_GATES)),
        excludes=leaves_out(
            printed="full_flush concealed_hand pung_of_terminals_or_honors", derived="no_honors"
        ),
        source="WMO 2006 no. 4",
    ),
    Fan(
        number=6,
        id="seven_shifted_pairs",
        points=88,
        name="Seven Shifted Pairs",
        chinese=("连七对", "連七對"),
        also=("Seven Consecutive Pairs",),
        text="Seven pairs of one suit whose numbers follow one another.",
        when=whole(feature(SHIFTED_PAIRS)),
        excludes=leaves_out(
            printed="full_flush concealed_hand single_wait", derived="seven_pairs no_honors"
        ),
        source="WMO 2006 no. 6",
    ),
    Fan(
        number=7,
        id="thirteen_orphans",
        points=88,
        name="Thirteen Orphans",
        chinese=("十三幺", "十三么"),
        also=("Thirteen Wonders", "13 Unique Wonders", "Kokushi musou"),
        text="One of each terminal and honor tile, and one of them doubled.",
        when=whole(form(THIRTEEN_ORPHANS)),
        excludes=leaves_out(
            printed="all_types concealed_hand single_wait",
            derived="all_terminals_and_honors outside_hand",
        ),
        source="WMO 2006 no. 7",
    ),
    Fan(
        number=19,
        id="seven_pairs",
        points=24,
        name="Seven Pairs",
        chinese=("七对", "七對"),
        also=("All Pairs", "Chiitoitsu"),
        text="Seven pairs and nothing melded. Four equal tiles may serve as two pairs.",
        when=whole(form(SEVEN_PAIRS)),
        excludes=leaves_out(printed="concealed_hand single_wait", derived="edge_wait closed_wait"),
        source="WMO 2006 no. 19",
    ),
    Fan(
        number=20,
        id="greater_honors_and_knitted_tiles",
        points=24,
        name="Greater Honors and Knitted Tiles",
        chinese=("七星不靠", "七星不靠"),
        also=("Seven Stars",),
        text=(
            "All seven honors once each, and seven different suited tiles from a knitted 147, "
            "258 and 369 in three suits."
        ),
        when=whole(feature(SEVEN_HONORS)),
        excludes=leaves_out(
            printed="all_types concealed_hand", derived="lesser_honors_and_knitted_tiles"
        ),
        source="WMO 2006 no. 20",
    ),
    Fan(
        number=34,
        id="lesser_honors_and_knitted_tiles",
        points=12,
        name="Lesser Honors and Knitted Tiles",
        chinese=("全不靠", "全不靠"),
        also=("Lesser Honors & Knitted",),
        text=(
            "Fourteen different tiles: honors, and suited tiles from a knitted 147, 258 and 369"
            " in three suits."
        ),
        when=whole(form(HONORS_AND_KNITTED)),
        excludes=leaves_out(printed="all_types concealed_hand"),
        source="WMO 2006 no. 34",
    ),
    Fan(
        number=35,
        id="knitted_straight",
        points=12,
        name="Knitted Straight",
        chinese=("组合龙", "組合龍"),
        also=("Knitted Dragon",),
        text=(
            "The nine tiles 147 of one suit, 258 of another and 369 of the third. Most often a "
            "set and a pair complete the hand."
        ),
        when=whole(form(KNITTED_STRAIGHT, NINE_KNITTED), where=KNITTED_PART),
        source="WMO 2006 no. 35",
    ),
)
"""In official order."""
