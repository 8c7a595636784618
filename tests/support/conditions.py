"""When each fan of each rule set holds, and on which blocks, written from the rule texts alone.

Nothing of the engine is used, so that its answers can be held against these. Where a text says
"exactly two", two or more are meant here: what counts is decided in `support.proof`.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise

from support.shapes import DRAGONS, HONORS, WINDS, suited
from support.view import GREEN, OUTSIDE, REVERSIBLE, TERMINALS, Span, View

Match = tuple[str, Span]
"""A fan by id, and the blocks it stands on."""


def _some(fan: str, places: Span) -> Iterator[Match]:
    if places:
        yield fan, places


def _whole(view: View, fans: dict[str, bool]) -> Iterator[Match]:
    for fan, holds in fans.items():
        if holds:
            yield fan, view.everywhere


def _combined(
    view: View, places: Span, size: int, fans: dict[str, Callable[[list[str], list[int]], bool]]
) -> Iterator[Match]:
    for span, suits, ranks in view.groups(places, size):
        for fan, test in fans.items():
            if test(suits, ranks):
                yield fan, span


def _step(ranks: list[int], *steps: int) -> bool:
    return any(all(b - a == step for a, b in pairwise(ranks)) for step in steps)


def _one(suits: list[str]) -> bool:
    return len(set(suits)) == 1


def _all_differ(suits: list[str]) -> bool:
    return len(set(suits)) == len(suits)


def _two_and_two(suits: list[str], ranks: list[int]) -> bool:
    first, second, third, fourth = zip(suits, ranks, strict=True)
    return first == second != third == fourth


def mcr_chows(view: View) -> Iterator[Match]:
    pair = view.pair

    def twins(suits: list[str], ranks: list[int]) -> bool:
        return _one(suits) and ranks == [1, 1, 7, 7] and pair == f"5{suits[0]}"

    def three_suited(suits: list[str], ranks: list[int]) -> bool:
        low, high = set(suits[:2]), set(suits[2:])
        third = pair is not None and pair[0] == "5" and pair[1] not in low
        return ranks == [1, 1, 7, 7] and low == high and len(low) == 2 and third

    yield from _combined(
        view,
        view.chows,
        4,
        {
            "pure_terminal_chows": twins,
            "three_suited_terminal_chows": three_suited,
            "quadruple_chow": lambda suits, ranks: _one(suits) and _step(ranks, 0),
            "four_shifted_chows": lambda suits, ranks: _one(suits) and _step(ranks, 1, 2),
        },
    )
    yield from _combined(
        view,
        view.chows,
        3,
        {
            "pure_triple_chow": lambda suits, ranks: _one(suits) and _step(ranks, 0),
            "pure_straight": lambda suits, ranks: _one(suits) and ranks == [1, 4, 7],
            "pure_shifted_chows": lambda suits, ranks: _one(suits) and _step(ranks, 1, 2),
            "mixed_straight": lambda suits, ranks: _all_differ(suits) and ranks == [1, 4, 7],
            "mixed_triple_chow": lambda suits, ranks: _all_differ(suits) and _step(ranks, 0),
            "mixed_shifted_chows": lambda suits, ranks: _all_differ(suits) and _step(ranks, 1),
        },
    )
    yield from _combined(
        view,
        view.chows,
        2,
        {
            "pure_double_chow": lambda suits, ranks: _one(suits) and _step(ranks, 0),
            "mixed_double_chow": lambda suits, ranks: _all_differ(suits) and _step(ranks, 0),
            "short_straight": lambda suits, ranks: _one(suits) and _step(ranks, 3),
            "two_terminal_chows": lambda suits, ranks: _one(suits) and ranks == [1, 7],
        },
    )


def mcr_pungs(view: View) -> Iterator[Match]:
    yield from _combined(
        view,
        view.pungs,
        4,
        {"four_pure_shifted_pungs": lambda suits, ranks: _one(suits) and _step(ranks, 1)},
    )
    yield from _combined(
        view,
        view.pungs,
        3,
        {
            "pure_shifted_pungs": lambda suits, ranks: _one(suits) and _step(ranks, 1),
            "triple_pung": lambda suits, ranks: _all_differ(suits) and _step(ranks, 0),
            "mixed_shifted_pungs": lambda suits, ranks: _all_differ(suits) and _step(ranks, 1),
        },
    )
    yield from _combined(
        view,
        view.pungs,
        2,
        {"double_pung": lambda suits, ranks: _all_differ(suits) and _step(ranks, 0)},
    )
    for place in view.pungs:
        tile = view.blocks[place].tiles[0]
        if tile in TERMINALS or tile in WINDS:
            yield "pung_of_terminals_or_honors", (place,)
        if tile in DRAGONS:
            yield "dragon_pung", (place,)


def _honor_series(view: View, fans: dict[str, tuple[str, int, bool]]) -> Iterator[Match]:
    """By fan: which honors, how many pungs of them, and whether the pair is of them too."""
    for fan, (tiles, least, pair_too) in fans.items():
        places = view.pungs_of(tiles)
        if len(places) < least:
            continue
        if not pair_too:
            yield fan, places
        elif view.pair is not None and view.pair in tiles:
            yield fan, tuple(sorted((*places, *view.of_kind("pair"))))


def mcr_honors(view: View) -> Iterator[Match]:
    yield from _honor_series(
        view,
        {
            "big_four_winds": (WINDS, 4, False),
            "little_four_winds": (WINDS, 3, True),
            "big_three_winds": (WINDS, 3, False),
            "big_three_dragons": (DRAGONS, 3, False),
            "little_three_dragons": (DRAGONS, 2, True),
            "two_dragon_pungs": (DRAGONS, 2, False),
        },
    )
    yield from _some("prevalent_wind", view.pungs_of(view.request["round_wind"]))
    yield from _some("seat_wind", view.pungs_of(view.request["seat_wind"]))


def mcr_kongs(view: View) -> Iterator[Match]:
    kongs = view.kongs
    closed, melded = view.concealed(kongs), view.concealed(kongs, wanted=False)
    pungs = view.concealed_pungs
    gb = view.rules == "gb"
    yield from _some("four_kongs", kongs if len(kongs) >= 4 else ())
    yield from _some("three_kongs", kongs if len(kongs) >= 3 else ())
    yield from _some("two_concealed_kongs", closed if len(closed) >= 2 else ())
    if gb:
        yield from _some("two_melded_kongs", melded if len(melded) >= 2 else ())
        yield from _some("melded_and_concealed_kong", kongs if closed and melded else ())
    else:
        yield from _some("two_melded_kongs", kongs if len(kongs) >= 2 and melded else ())
    yield from _some("concealed_kong", closed)
    yield from _some("melded_kong", melded)
    for least, fan in (
        *((4, "four_concealed_pungs"), (3, "three_concealed_pungs")),
        (2, "two_concealed_pungs"),
    ):
        yield from _some(fan, pungs if len(pungs) >= least else ())


def mcr_tiles(view: View) -> Iterator[Match]:
    regular = view.form == "regular"
    four_sets = view.form in {"regular", "knitted_straight"}
    terminals = any(tile in TERMINALS for tile in view.tiles)
    all_pungs = regular and not view.chows
    yield from _whole(
        view,
        {
            "all_green": view.only(GREEN),
            "all_terminals": view.only(TERMINALS),
            "all_honors": view.only(HONORS),
            "all_terminals_and_honors": view.only(OUTSIDE) and terminals and view.honors,
            "all_even_pungs": all_pungs and view.ranked("2468"),
            "full_flush": view.suits == 1 and not view.honors,
            "upper_tiles": view.ranked("789"),
            "middle_tiles": view.ranked("456"),
            "lower_tiles": view.ranked("123"),
            "all_fives": view.each_block_has({"5m", "5p", "5s"}),
            "upper_four": view.ranked("6789"),
            "lower_four": view.ranked("1234"),
            "reversible_tiles": view.only(REVERSIBLE),
            "all_pungs": all_pungs,
            "half_flush": view.suits == 1 and view.honors,
            "all_types": view.suits == 3 and view.winds and view.dragons,
            "outside_hand": view.each_block_has(OUTSIDE),
            "all_chows": four_sets and not view.pungs and not view.honors,
            "all_simples": view.ranked("2345678"),
            "one_voided_suit": view.suits == 2,
            "no_honors": not view.honors,
        },
    )
    for tile in view.hogs:
        if suited(tile) or view.rules == "gb":
            yield "tile_hog", view.holding(tile)


def mcr_forms(view: View) -> Iterator[Match]:
    seven = view.form == "seven_pairs"
    knitted = view.form == "honors_and_knitted"
    in_a_row = len(view.ranks) == 7 and max(view.ranks) - min(view.ranks) == 6
    one_suit = view.suits == 1 and not view.honors
    yield from _whole(
        view,
        {
            "nine_gates": view.nine_gates,
            "seven_shifted_pairs": seven and one_suit and in_a_row,
            "thirteen_orphans": view.form == "thirteen_orphans",
            "seven_pairs": seven,
            "greater_honors_and_knitted_tiles": knitted and set(HONORS) <= set(view.tiles),
            "lesser_honors_and_knitted_tiles": knitted,
        },
    )
    yield from _some("knitted_straight", view.knitted_places)


def _events(fans: dict[str, bool]) -> Iterator[Match]:
    for fan, holds in fans.items():
        if holds:
            yield fan, ()


def mcr_winning(view: View) -> Iterator[Match]:
    drawn = view.drawn
    yield from _events(
        {
            "last_tile_draw": drawn and view.flag("last_wall_tile"),
            "last_tile_claim": not drawn and view.flag("last_wall_tile"),
            "out_with_replacement_tile": view.flag("kong_replacement"),
            "robbing_the_kong": view.flag("robbing_kong"),
            "last_tile": view.last_of_its_kind,
            "self_drawn": drawn,
        }
    )
    yield from _whole(
        view,
        {
            "melded_hand": view.called == 4 and not drawn,
            "fully_concealed_hand": not view.called and drawn,
            "concealed_hand": not view.called and not drawn,
        },
    )
    is_told = view.rules == "gb" or not view.on_knitted_kind
    if view.wait and is_told and view.alone:
        yield f"{view.wait}_wait", (view.winning_place,)


def mcr(view: View) -> list[Match]:
    """What holds under `mcr`, or `gb`, Chicken Hand and Flower Tiles left out."""
    parts = (mcr_chows, mcr_pungs, mcr_honors, mcr_kongs, mcr_tiles, mcr_forms, mcr_winning)
    return [match for part in parts for match in part(view)]


def gmcr_chows(view: View) -> Iterator[Match]:
    yield from _combined(
        view,
        view.chows,
        4,
        {
            "4_identical_chows": lambda suits, ranks: _one(suits) and _step(ranks, 0),
            "double_double": _two_and_two,
        },
    )
    yield from _combined(
        view,
        view.chows,
        3,
        {
            "3_identical_chows": lambda suits, ranks: _one(suits) and _step(ranks, 0),
            "pure_straight": lambda suits, ranks: _one(suits) and ranks == [1, 4, 7],
            "flower_straight": lambda suits, ranks: _all_differ(suits) and ranks == [1, 4, 7],
            "3_similar_chows": lambda suits, ranks: _all_differ(suits) and _step(ranks, 0),
        },
    )
    yield from _combined(
        view,
        view.chows,
        2,
        {
            "2_identical_chows": lambda suits, ranks: _one(suits) and _step(ranks, 0),
            "old_and_young_chows": lambda suits, ranks: _one(suits) and ranks == [1, 7],
        },
    )


def gmcr_pungs(view: View) -> Iterator[Match]:
    yield from _combined(
        view,
        view.pungs,
        4,
        {"4_consecutive_pungs": lambda suits, ranks: _one(suits) and _step(ranks, 1)},
    )
    yield from _combined(
        view,
        view.pungs,
        3,
        {
            "3_consecutive_pungs": lambda suits, ranks: _one(suits) and _step(ranks, 1),
            "3_similar_pungs": lambda suits, ranks: _all_differ(suits) and _step(ranks, 0),
        },
    )
    yield from _combined(
        view,
        view.pungs,
        2,
        {"old_and_young_pungs": lambda suits, ranks: _one(suits) and ranks == [1, 9]},
    )


def gmcr_honors(view: View) -> Iterator[Match]:
    yield from _honor_series(
        view,
        {
            "big_4_winds": (WINDS, 4, False),
            "small_4_winds": (WINDS, 3, True),
            "big_3_dragons": (DRAGONS, 3, False),
            "small_3_dragons": (DRAGONS, 2, True),
        },
    )
    for place in view.pungs_of(DRAGONS):
        yield "dragon_pung", (place,)
    yield from _some("round_wind_pung", view.pungs_of(view.request["round_wind"]))
    yield from _some("seat_wind_pung", view.pungs_of(view.request["seat_wind"]))


def gmcr_kongs(view: View) -> Iterator[Match]:
    pungs, kongs = view.concealed_pungs, view.kongs
    for least in (2, 3, 4):
        yield from _some(f"{least}_self_drawn_pungs", pungs if len(pungs) >= least else ())
        yield from _some(f"{least}_kongs", kongs if len(kongs) >= least else ())
    called = len(view.pungs) == 4 and not pungs
    yield from _whole(view, {"4_called_pungs": called})


def gmcr_tiles(view: View) -> Iterator[Match]:
    regular = view.form == "regular"
    terminals = any(tile in TERMINALS for tile in view.tiles)
    values = len(view.ranks) + view.winds + view.dragons
    linked = any(view.each_block_has({f"{rank}{suit}" for suit in "mps"}) for rank in range(1, 10))
    yield from _whole(
        view,
        {
            "all_chows_and_no_honors": regular and not view.pungs and not view.honors,
            "all_pungs": regular and not view.chows,
            "half_flush": view.suits == 1 and view.honors,
            "pure_flush": view.suits == 1 and not view.honors,
            "pure_9_gates": view.nine_gates,
            "all_honors": view.only(HONORS),
            "all_simples": view.ranked("2345678"),
            "2_suits": view.suits == 2 and not view.honors,
            "half_outside_hand": (
                regular and view.each_block_has(OUTSIDE) and terminals and view.honors
            ),
            "pure_outside_hand": regular and view.each_block_has(TERMINALS),
            "all_types": view.suits == 3 and view.winds and view.dragons,
            "all_terminals": regular and view.only(TERMINALS),
            "3_values": values == 3,
            "all_linked": regular and linked,
            "all_terminals_and_honors": view.only(OUTSIDE) and terminals and view.honors,
            "7_pairs": view.form == "seven_pairs",
            "2_values": values == 2,
            "258_hand": view.ranked("258"),
            "all_green": view.only(GREEN),
        },
    )
    if regular and view.pair is not None and view.pair[0] in "258":
        yield "258_pair", view.of_kind("pair")
    for tile in view.hogs:
        if suited(tile):
            yield "tile_hog", view.holding(tile)


def gmcr_winning(view: View) -> Iterator[Match]:
    drawn, wall = view.drawn, view.flag("last_wall_tile")
    replaced, robbed = view.flag("kong_replacement"), view.flag("robbing_kong")
    yield from _events(
        {
            "dead_wall_win": replaced,
            "robbing_the_kong": robbed,
            "last_tile_win": wall and drawn and not replaced,
            "last_discard_win": wall and not drawn and not robbed,
        }
    )
    orphans = view.form == "thirteen_orphans"
    pure = len(set(view.before)) == 13
    yield from _whole(
        view,
        {
            "impure_13_orphans": orphans and not pure,
            "pure_13_orphans": orphans and pure,
            "self_drawn_hand": not view.called,
            "golden_wait": view.called == 4,
        },
    )
    if view.wait:
        yield "single_wait", (view.winning_place,)
    if view.wait == "closed" and view.winning_tile[0] == "5":
        yield "keystone_wait", (view.winning_place,)


def gmcr(view: View) -> list[Match]:
    """What holds under `gmcr`."""
    parts = (gmcr_chows, gmcr_pungs, gmcr_honors, gmcr_kongs, gmcr_tiles, gmcr_winning)
    return [match for part in parts for match in part(view)]


HOLDING = {"mcr": mcr, "gb": mcr, "gmcr": gmcr}
"""By rule set: every fan that holds in a reading, as often as it does."""
