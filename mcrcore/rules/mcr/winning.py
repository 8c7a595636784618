"""Fans of how the hand was won: concealment, events, waits; tile hogs, flowers, no fan at all."""

from mcrcore.conditions import EACH_FLOWER, NO_OTHER_FAN, each_hog, event, manner, wait
from mcrcore.fans import Fan, leaves_out

CHICKEN_HAND = Fan(
    number=43,
    id="chicken_hand",
    points=8,
    name="Chicken Hand",
    chinese=("无番和", "無番和"),
    also=("No-Fan Hand",),
    text="A winning hand that has no other fan in any reading, flowers aside.",
    when=NO_OTHER_FAN,
    source="WMO 2006 no. 43",
)

LAST_TILE_DRAW = Fan(
    number=44,
    id="last_tile_draw",
    points=8,
    name="Last Tile Draw",
    chinese=("妙手回春", "妙手回春"),
    also=("Moon from the bottom", "Haitei",),
    text="You draw the last tile of the wall and win with it.",
    when=event(lambda win: win.last_wall and win.self_draw),
    excludes=leaves_out(printed="self_drawn"),
    source="WMO 2006 no. 44",
)

LAST_TILE_CLAIM = Fan(
    number=45,
    id="last_tile_claim",
    points=8,
    name="Last Tile Claim",
    chinese=("海底捞月", "海底撈月"),
    also=("Last Discard", "Houtei",),
    text="You win on the discard that follows the last tile of the wall.",
    when=event(lambda win: win.last_wall and not win.self_draw),
    source="WMO 2006 no. 45",
)

OUT_WITH_REPLACEMENT_TILE = Fan(
    number=46,
    id="out_with_replacement_tile",
    points=8,
    name="Out with Replacement Tile",
    chinese=("杠上开花", "槓上開花"),
    also=("Kong blossom", "Rinshan kaihou",),
    text="You win on the tile drawn directly after a kong. The replacement of a flower does not count as one.",
    when=event(lambda win: win.replacement),
    excludes=leaves_out(derived="self_drawn"),
    source="WMO 2006 no. 46",
)

ROBBING_THE_KONG = Fan(
    number=47,
    id="robbing_the_kong",
    points=8,
    name="Robbing the Kong",
    chinese=("抢杠和", "搶槓和"),
    also=("Chankan",),
    text="You win on the tile another player adds to an exposed pung.",
    when=event(lambda win: win.robbing),
    excludes=leaves_out(printed="last_tile"),
    source="WMO 2006 no. 47",
)

MELDED_HAND = Fan(
    number=53,
    id="melded_hand",
    points=6,
    name="Melded Hand",
    chinese=("全求人", "全求人"),
    also=("All From Others",),
    text="Four called sets, and the pair completed by another player's tile.",
    when=manner(lambda hand: hand.called == 4 and not hand.self_draw),
    excludes=leaves_out(printed="single_wait"),
    source="WMO 2006 no. 53",
)

FULLY_CONCEALED_HAND = Fan(
    number=56,
    id="fully_concealed_hand",
    points=4,
    name="Fully Concealed Hand",
    chinese=("不求人", "不求人"),
    also=("Fully Concealed", "Menzen tsumo",),
    text="Nothing called, and won by self-draw. Concealed kongs are allowed.",
    when=manner(lambda hand: not hand.called and hand.self_draw),
    excludes=leaves_out(derived="self_drawn"),
    source="WMO 2006 no. 56",
)

LAST_TILE = Fan(
    number=58,
    id="last_tile",
    points=4,
    name="Last Tile",
    chinese=("和绝张", "和絕張"),
    also=("Last of its Kind",),
    text="The other three tiles like the winning tile lie open: discarded, or in exposed sets.",
    when=event(lambda win: win.last_tile),
    source="WMO 2006 no. 58",
)

CONCEALED_HAND = Fan(
    number=62,
    id="concealed_hand",
    points=2,
    name="Concealed Hand",
    chinese=("门前清", "門前清"),
    also=("Menzen",),
    text="Nothing called before you win on another player's tile. Concealed kongs are allowed.",
    when=manner(lambda hand: not hand.called and not hand.self_draw),
    source="WMO 2006 no. 62",
)

TILE_HOG = Fan(
    number=64,
    id="tile_hog",
    points=2,
    name="Tile Hog",
    chinese=("四归一", "四歸一"),
    also=("Four to One",),
    text="All four tiles of a suited kind without declaring a kong. Counts for each such kind.",
    when=each_hog(),
    source="WMO 2006 no. 64",
)

EDGE_WAIT = Fan(
    number=77,
    id="edge_wait",
    points=1,
    name="Edge Wait",
    chinese=("边张", "邊張"),
    also=("Penchan",),
    text="You waited only for the 3 of 123, or only for the 7 of 789.",
    when=wait("edge"),
    excludes=leaves_out(derived="closed_wait single_wait"),
    source="WMO 2006 no. 77",
)

CLOSED_WAIT = Fan(
    number=78,
    id="closed_wait",
    points=1,
    name="Closed Wait",
    chinese=("坎张", "坎張"),
    also=("Kanchan",),
    text="You waited only for the middle tile of a chow.",
    when=wait("closed"),
    excludes=leaves_out(derived="edge_wait single_wait"),
    source="WMO 2006 no. 78",
)

SINGLE_WAIT = Fan(
    number=79,
    id="single_wait",
    points=1,
    name="Single Wait",
    chinese=("单钓将", "單釣將"),
    also=("Tanki",),
    text="You waited only for one tile of the pair.",
    when=wait("single"),
    excludes=leaves_out(derived="edge_wait closed_wait"),
    source="WMO 2006 no. 79",
)

SELF_DRAWN = Fan(
    number=80,
    id="self_drawn",
    points=1,
    name="Self-Drawn",
    chinese=("自摸", "自摸"),
    also=("Tsumo",),
    text="You draw the winning tile yourself.",
    when=event(lambda win: win.self_draw),
    source="WMO 2006 no. 80",
)

FLOWER_TILES = Fan(
    number=81,
    id="flower_tiles",
    points=1,
    name="Flower Tiles",
    chinese=("花牌", "花牌"),
    also=("Seasons/Flowers",),
    text="One point for each flower. Flowers do not help to reach the minimum.",
    when=EACH_FLOWER,
    source="WMO 2006 no. 81",
)

FANS = (
    CHICKEN_HAND,
    LAST_TILE_DRAW,
    LAST_TILE_CLAIM,
    OUT_WITH_REPLACEMENT_TILE,
    ROBBING_THE_KONG,
    MELDED_HAND,
    FULLY_CONCEALED_HAND,
    LAST_TILE,
    CONCEALED_HAND,
    TILE_HOG,
    EDGE_WAIT,
    CLOSED_WAIT,
    SINGLE_WAIT,
    SELF_DRAWN,
    FLOWER_TILES,
)
"""In official order."""
