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
        text="You win on the tile drawn after a kong.",
        when=event(lambda win: win.replacement),
        source="GMCR row 1",
    ),
    Fan(
        number=2,
        id="robbing_the_kong",
        points=1,
        name="Robbing the Kong",
        text="You win on the tile another player adds to an exposed pung.",
        when=same("robbing_the_kong"),
        source="GMCR row 2",
    ),
    Fan(
        number=3,
        id="last_tile_win",
        points=1,
        name="Last Tile Win",
        text="You draw the last tile of the live wall and win with it.",
        when=event(lambda win: win.last_wall and win.self_draw and not win.replacement),
        source="GMCR row 3",
    ),
    Fan(
        number=4,
        id="last_discard_win",
        points=1,
        name="Last Discard Win",
        text="You win on the discard that follows the last tile of the wall.",
        when=event(lambda win: win.last_wall and not win.self_draw and not win.robbing),
        source="GMCR row 4",
    ),
    Fan(
        number=15,
        id="impure_13_orphans",
        points=24,
        name="Impure 13 Orphans",
        text=(
            "One of each terminal and honor tile, one of them doubled, and the winning tile "
            "is not the doubled one."
        ),
        when=whole(form(THIRTEEN_ORPHANS)),
        excludes=leaves_out(
            derived="all_types all_terminals_and_honors half_outside_hand "
            "self_drawn_hand single_wait"
        ),
        source="GMCR row 15",
    ),
    Fan(
        number=16,
        id="pure_13_orphans",
        points=36,
        name="Pure 13 Orphans",
        text=(
            "Before the win you hold one of each terminal and honor tile; any of the thirteen"
            " then wins."
        ),
        when=whole(form(THIRTEEN_ORPHANS), feature(PAIR_COMPLETED)),
        source="GMCR row 16",
    ),
    Fan(
        number=21,
        id="self_drawn_hand",
        points=1,
        name="Self-Drawn Hand",
        text=("Nothing called before the win, by draw or by discard. Concealed kongs are allowed."),
        when=manner(lambda hand: not hand.called),
        source="GMCR row 21",
    ),
    Fan(
        number=22,
        id="single_wait",
        points=1,
        name="Single Wait",
        text=(
            "The winning tile completes the middle or the edge of a chow, or the pair. Other "
            "tiles may have won too."
        ),
        when=wait("edge", "closed", "single"),
        source="GMCR row 22",
    ),
    Fan(
        number=43,
        id="golden_wait",
        points=1,
        name="Golden Wait",
        text=(
            "Four called sets, and the winning tile completes the pair. Single Wait counts as well."
        ),
        when=manner(lambda hand: hand.called == 4),
        source="GMCR row 43",
    ),
    Fan(
        number=44,
        id="keystone_wait",
        points=1,
        name="Keystone Wait",
        text="The winning tile is the five in the middle of 456. Single Wait counts as well.",
        when=wait("closed", on_five=True),
        source="GMCR row 44",
    ),
)
"""In the order of the table."""
