"""Fans made of suited pungs and kongs."""

from mcrcore.conditions import Group, each_honor_pung, pungs
from mcrcore.fans import Fan, leaves_out
from mcrcore.tiles import WINDS


def is_terminal(group: Group) -> bool:
    """A pung of ones or nines."""
    return group.starts in {(1,), (9,)}


FANS = (
    Fan(
        number=15,
        id="four_pure_shifted_pungs",
        points=48,
        name="Four Pure Shifted Pungs",
        chinese=("一色四节高", "一色四節高"),
        also=("Four Consecutive Pungs",),
        text="Four pungs or kongs of one suit whose numbers follow one another.",
        when=pungs(4, suits=1, steps=(1,)),
        excludes=leaves_out(
            printed="pure_triple_chow all_pungs",
            derived="pure_shifted_pungs",
            not_implied="pure_triple_chow",
        ),
        source="WMO 2006 no. 15",
        rulings=(39,),
        example="[222p][333p]44455p99m5p|EE0000",
        near_miss="[222p][333p]44466p99m6p|EE0000",
        near_miss_why="The pungs jump from four to six.",
    ),
    Fan(
        number=24,
        id="pure_shifted_pungs",
        points=24,
        name="Pure Shifted Pungs",
        chinese=("一色三节高", "一色三節高"),
        also=("Three Consecutive Pungs", "Sanrenkou"),
        text="Three pungs or kongs of one suit whose numbers follow one another.",
        when=pungs(3, suits=1, steps=(1,)),
        excludes=leaves_out(
            printed="pure_triple_chow",
            not_implied="pure_triple_chow",
        ),
        source="WMO 2006 no. 24",
        rulings=(38,),
        example="[222p][333p]444pEE678s|EE0000",
        near_miss="[222p][333p]555pEE678s|EE0000",
        near_miss_why="The pungs jump from three to five.",
    ),
    Fan(
        number=32,
        id="triple_pung",
        points=16,
        name="Triple Pung",
        chinese=("三同刻", "三同刻"),
        also=("Sanshoku Doukou",),
        text="Pungs or kongs of the same number in all three suits.",
        when=pungs(3, suits=3, steps=(0,)),
        excludes=leaves_out(derived="double_pung"),
        source="WMO 2006 no. 32",
        rulings=(13,),
        example="[333m][333p]333sEE678m|EE0000",
        near_miss="[333m][333p]444sEE678m|EE0000",
        near_miss_why="The pung of bamboo is of fours, not of threes.",
    ),
    Fan(
        number=42,
        id="mixed_shifted_pungs",
        points=8,
        name="Mixed Shifted Pungs",
        chinese=("三色三节高", "三色三節高"),
        also=("Mixed Consecutive Pungs",),
        text="Three pungs or kongs, one in each suit, whose numbers follow one another.",
        when=pungs(3, suits=3, steps=(1,)),
        source="WMO 2006 no. 42",
        rulings=(38,),
        example="[222m][333p]444sEE678m|EE0000",
        near_miss="[222m][333p]444pEE678m|EE0000",
        near_miss_why="The threes and the fours are both of dots, and bamboo has no pung.",
    ),
    Fan(
        number=65,
        id="double_pung",
        points=2,
        name="Double Pung",
        chinese=("双同刻", "雙同刻"),
        also=("Nishoku Doukou",),
        text="Two pungs or kongs of the same number in two suits. Counts for each such number.",
        when=pungs(2, suits=2, steps=(0,)),
        source="WMO 2006 no. 65",
        rulings=(13,),
        example="[222m][222p]555sEE888m|EE0000",
        near_miss="[222m][333p]555sEE888m|EE0000",
        near_miss_why="No two pungs have the same number.",
    ),
    Fan(
        number=73,
        id="pung_of_terminals_or_honors",
        points=1,
        name="Pung of Terminals or Honors",
        chinese=("幺九刻", "么九刻"),
        also=("Terminal or Honor Pung",),
        text=(
            "A pung or kong of ones or nines, or of a wind that is neither your seat wind nor the "
            "round wind. Counts for each such set."
        ),
        when=(pungs(1, test=is_terminal), each_honor_pung(WINDS)),
        source="WMO 2006 no. 73",
        rulings=(15, 17, 24, 29, 34),
        example="[111p][123m]456pNN789s|EE0000",
        near_miss="[EEE][123m]456pNN789s|EE0000",
        near_miss_why="East is your seat wind and the round wind, so its pung counts as those.",
    ),
)
"""In official order."""
