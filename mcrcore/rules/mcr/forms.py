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
        also=("Nine Chained Sons", "Heavenly Gates", "Chuuren Poutou"),
        text=(
            "Nothing melded, and before the win you hold exactly 1112345678999 of one suit, so "
            "that any tile of the suit wins."
        ),
        when=whole(feature(NINE_GATES)),
        excludes=leaves_out(
            printed="full_flush concealed_hand pung_of_terminals_or_honors",
            derived="no_honors",
            not_implied="concealed_hand",
        ),
        source="WMO 2006 no. 4",
        rulings=(2, 17),
        example="11123456789995m|EE0000",
        near_miss="11123455679998m|EE0000",
        near_miss_why="Before the win there are two fives and no eight, so not every tile wins.",
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
            printed="full_flush concealed_hand single_wait",
            derived="seven_pairs no_honors",
            not_implied="concealed_hand single_wait",
        ),
        source="WMO 2006 no. 6",
        rulings=(2, 4, 7),
        example="11223344556677p|EE0000",
        near_miss="11223344556688p|EE0000",
        near_miss_why="The pairs jump from six to eight.",
    ),
    Fan(
        number=7,
        id="thirteen_orphans",
        points=88,
        name="Thirteen Orphans",
        chinese=("十三幺", "十三么"),
        also=("Thirteen Wonders", "13 Unique Wonders", "Kokushi Musou"),
        text="One of each terminal and each honor, and a second one of any of them.",
        when=whole(form(THIRTEEN_ORPHANS)),
        excludes=leaves_out(
            printed="all_types concealed_hand single_wait",
            derived="all_terminals_and_honors outside_hand",
            not_implied="concealed_hand single_wait",
        ),
        source="WMO 2006 no. 7",
        rulings=(2, 7, 20, 35),
        example="19m19p19sESWNCFP1m|EE0000",
        near_miss="147m25p36sESWNCFP|EE0000",
        near_miss_why="Beside the honors stand knitted tiles, not the one and nine of each suit.",
    ),
    Fan(
        number=19,
        id="seven_pairs",
        points=24,
        name="Seven Pairs",
        chinese=("七对", "七對"),
        also=("All Pairs", "Chiitoitsu"),
        text="Seven pairs, nothing melded. Four equal tiles may serve as two pairs.",
        when=whole(form(SEVEN_PAIRS)),
        excludes=leaves_out(
            printed="concealed_hand single_wait",
            derived="edge_wait closed_wait",
            not_implied="concealed_hand single_wait edge_wait closed_wait",
        ),
        source="WMO 2006 no. 19",
        rulings=(2, 4, 7, 36),
        example="1144m2277p3388sEE|EE0000",
        near_miss="[234m]234m556677p88s|EE0000",
        near_miss_why="A called chow rules out seven pairs: nothing may be melded.",
    ),
    Fan(
        number=20,
        id="greater_honors_and_knitted_tiles",
        points=24,
        name="Greater Honors and Knitted Tiles",
        chinese=("七星不靠", "七星不靠"),
        also=("Seven Stars",),
        text=(
            "One of each honor, and seven different tiles out of 147 in one suit, 258 in another "
            "and 369 in the third. Nothing melded."
        ),
        when=whole(feature(SEVEN_HONORS)),
        excludes=leaves_out(
            printed="all_types concealed_hand",
            derived="lesser_honors_and_knitted_tiles",
            not_implied="concealed_hand",
        ),
        source="WMO 2006 no. 20",
        rulings=(2, 7, 20),
        example="ESWNCFP147m25p36s|EE0000",
        near_miss="ESWNCF147m25p369s|EE0000",
        near_miss_why="The white dragon is missing, and every honor has to be there.",
    ),
    Fan(
        number=34,
        id="lesser_honors_and_knitted_tiles",
        points=12,
        name="Lesser Honors and Knitted Tiles",
        chinese=("全不靠", "全不靠"),
        also=("Lesser Honors and Knitted",),
        text=(
            "Fourteen different tiles: honors, and tiles out of 147 in one suit, 258 in another "
            "and 369 in the third. Nothing melded."
        ),
        when=whole(form(HONORS_AND_KNITTED)),
        excludes=leaves_out(
            printed="all_types concealed_hand",
            not_implied="concealed_hand",
        ),
        source="WMO 2006 no. 34",
        rulings=(2, 7, 12, 20),
        example="ESWNCF147m25p369s|EE0000",
        near_miss="EEESS147m258p369s|EE0000",
        near_miss_why="There are a pung and a pair, and all fourteen tiles have to be different.",
    ),
    Fan(
        number=35,
        id="knitted_straight",
        points=12,
        name="Knitted Straight",
        chinese=("组合龙", "組合龍"),
        also=("Knitted Dragon",),
        text=(
            "147 in one suit, 258 in another and 369 in the third. The rest is a set and a pair, "
            "or five different honors."
        ),
        when=whole(form(KNITTED_STRAIGHT, NINE_KNITTED), where=KNITTED_PART),
        source="WMO 2006 no. 35",
        rulings=(6, 12, 22),
        example="147m258p369sEE678m|EE0000",
        near_miss="147m25p369sESWNCF|EE0000",
        near_miss_why="The 8 of dots is missing, so the nine knitted tiles are not complete.",
    ),
)
"""In official order."""
