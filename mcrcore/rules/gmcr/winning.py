"""Patterns of how the hand was won: incidents, concealment, waits, orphans."""

from mcrcore.conditions import event, manner, wait, whole
from mcrcore.fans import Fan, leaves_out
from mcrcore.rules.mcr import same
from mcrcore.traits import PAIR_COMPLETED, THIRTEEN_ORPHANS, feature, form

FANS = (
    Fan(
        number=1,
        id="dead_wall_win",
        points=1,
        name="Dead Wall Win",
        kin="out_with_replacement_tile",
        text="You declare a kong and win on the tile you draw for it.",
        when=event(lambda win: win.replacement),
        source="GMCR row 1",
        rulings=(50,),
        example="[2222m,1][345m]567mEE678m|EE1001",
        near_miss="[2222m,1][345m]567mEE678m|EE1000",
        near_miss_why="The winning tile is an ordinary draw, not the one after the kong.",
    ),
    Fan(
        number=2,
        id="robbing_the_kong",
        points=1,
        name="Robbing the Kong",
        text="You win on the tile another player adds to an exposed pung.",
        when=same("robbing_the_kong"),
        source="GMCR row 2",
        rulings=(9, 50, 51),
        example="[123m][234m]789mEE465m|EE0001",
        near_miss="[123m][234m]789mEE465m|EE0000",
        near_miss_why="The winning tile is an ordinary discard, not one added to a pung.",
    ),
    Fan(
        number=3,
        id="last_tile_win",
        points=1,
        name="Last Tile Win",
        kin="last_tile_draw",
        text=(
            "You draw the last tile of the wall and win with it. A tile drawn for a kong does "
            "not count."
        ),
        when=event(lambda win: win.last_wall and win.self_draw and not win.replacement),
        source="GMCR row 3",
        rulings=(50,),
        example="[123m][345m]567mEE789m|EE1010",
        near_miss="[123m][345m]567mEE789m|EE0010",
        near_miss_why="The winning tile is a discard, not drawn from the wall.",
    ),
    Fan(
        number=4,
        id="last_discard_win",
        points=1,
        name="Last Discard Win",
        kin="last_tile_claim",
        text="You win on the discard that follows the last tile of the wall.",
        when=event(lambda win: win.last_wall and not win.self_draw and not win.robbing),
        source="GMCR row 4",
        rulings=(50,),
        example="[123m][345m]567mEE789m|EE0010",
        near_miss="[123m][345m]567mEE789m|EE1010",
        near_miss_why="You draw the last tile yourself, and nobody discards it.",
    ),
    Fan(
        number=15,
        id="impure_13_orphans",
        points=24,
        name="Impure 13 Orphans",
        kin="thirteen_orphans",
        text=(
            "One of each terminal and honor, and a second one of any of them, which you held "
            "before you won."
        ),
        when=whole(form(THIRTEEN_ORPHANS), feature(PAIR_COMPLETED, wanted=False)),
        excludes=leaves_out(
            derived="all_types all_terminals_and_honors half_outside_hand "
            "self_drawn_hand single_wait",
            not_implied="half_outside_hand single_wait",
        ),
        source="GMCR row 15",
        rulings=(7, 35, 46),
        example="119m19p19sESWNCFP|EE0000",
        near_miss="19m19p19sESWNCFP1m|EE0000",
        near_miss_why="Before the win there is no pair, which makes it Pure 13 Orphans.",
    ),
    Fan(
        number=16,
        id="pure_13_orphans",
        points=36,
        name="Pure 13 Orphans",
        kin="thirteen_orphans",
        text=(
            "One of each terminal and honor before the win, so that a second one of any of them "
            "wins."
        ),
        when=whole(form(THIRTEEN_ORPHANS), feature(PAIR_COMPLETED)),
        source="GMCR row 16",
        rulings=(46,),
        example="19m19p19sESWNCFP1m|EE0000",
        near_miss="119m19p19sESWNCFP|EE0000",
        near_miss_why="The pair is there before the win, which makes it Impure 13 Orphans.",
    ),
    Fan(
        number=21,
        id="self_drawn_hand",
        points=1,
        name="Self-Drawn Hand",
        kin="concealed_hand",
        text="You claim nothing but, perhaps, the winning tile. Concealed kongs are allowed.",
        when=manner(lambda hand: not hand.called),
        source="GMCR row 21",
        rulings=(21, 48),
        example="123456789mEE345p|EE0000",
        near_miss="[123m]456789mEE345p|EE0000",
        near_miss_why="A chow is claimed before the win.",
    ),
    Fan(
        number=22,
        id="single_wait",
        points=1,
        name="Single Wait",
        text=(
            "The winning tile is the 3 of 123, the 7 of 789, the middle of a chow or half of the "
            "pair. Other tiles may have won as well."
        ),
        when=wait("edge", "closed", "single"),
        source="GMCR row 22",
        rulings=(5, 49),
        example="[123m][456m]789m345pEE|EE0000",
        near_miss="[123m][456m]789mEE345p|EE0000",
        near_miss_why="The winning tile is an end of 345, not its middle.",
    ),
    Fan(
        number=43,
        id="golden_wait",
        points=1,
        name="Golden Wait",
        kin="melded_hand",
        text=(
            "Four called sets (a concealed kong is none), and the winning tile completes the "
            "pair. Single Wait counts as well."
        ),
        when=manner(lambda hand: hand.called == 4),
        source="GMCR row 43",
        rulings=(8, 49),
        example="[123m][456m][789m][345p]EE|EE0000",
        near_miss="[123m][456m][789m]345pEE|EE0000",
        near_miss_why="Only three sets are called.",
    ),
    Fan(
        number=44,
        id="keystone_wait",
        points=1,
        name="Keystone Wait",
        text="The winning tile is the five in the middle of 456. Single Wait counts as well.",
        when=wait("closed", on_five=True),
        source="GMCR row 44",
        rulings=(49,),
        example="[123m][789m]678mEE465m|EE0000",
        near_miss="[123m][789m]678mEE354m|EE0000",
        near_miss_why="The winning tile is the four in the middle of 345, not the five of 456.",
    ),
)
"""In the order of the table."""
