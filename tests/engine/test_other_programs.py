"""Texts as other programs write them: read and written again, or refused with their place.

The hands are ours; the formats are those of GB-Mahjong, of ChineseOfficialMahjongHelper old and
new, of PyMahjongGB, and of Botzone's judge, its bots and its records.
"""

import re

import pytest
from hypothesis import assume, given
from support.generated import HANDS
from support.hands import Json

import mcrcore
from mcrcore.errors import InvalidRequest

READ = {
    # GB-Mahjong: melds, hand, winning tile; circumstances; flowers
    "[EEEE][CCCC][FFFF][PPPP]NN|EE0000|": "[EEEE][CCCC][FFFF][PPPP]NN|EE0000",
    "[123m,1][345p,3]678s55m99p9p|SW1001|abc": "[123m,1][345p,3]678s55m999p|SW1001|abc",
    "[7777s,5][888p,2]23m55p678s4m|NE1101|h": "[7777s,5][888p,2]23m55p678s4m|NE1101|h",
    "[222s,1][CCCC,7]345m345p6m|WN0010|": "[222s,1][CCCC,7]345m345p6m|WN0010",
    # ChineseOfficialMahjongHelper: no comma before the mark
    "[234m1][567p2][SSS3]88m34s5s": "[234m,1][567p,2][SSS,3]88m345s|EE1000",
    "[1111s6][WWWW1]45m678pFF6m": "[1111s,6][WWWW,1]45m678pFF6m|EE1000",
    "[FFFF]288m349sEPCC2m": "[FFFF]288m349sEPCC2m|EE1000",
    # Botzone: codes with blanks, as a bot is dealt them
    "W2 W3 W4 B2 B3 B4 T2 T3 T4 W6 W6 W6 B5": "234m234p234s666m5p|EE1000",
    "[W1W1W1,1] [B7B8B9,2] F1 F1 J3 J3 J3 T5 T6 T7": None,
    # PyMahjongGB: packs, hand, winning tile and the rest
    "((('PENG', 'W1', 1), ('CHI', 'B8', 2)), ('F1', 'F1', 'J3', 'J3', 'T5', 'T6', 'T7'), 'J3', "
    "0, True, False, False, False, 0, 0)": "[111m,1][789p,2]EEPP567sP|EE1000",
}
"""A text, and how it is written; None where reading it again is all that is asked."""


@pytest.mark.parametrize(("text", "written"), READ.items())
def test_what_is_read_survives_the_round_trip(text: str, written: str | None) -> None:
    read = mcrcore.parse(text)
    again = mcrcore.format(read)
    assert mcrcore.parse(again) == read
    assert written in (again, None)


REFUSED = {
    # the winning tile after a comma, as an early Helper had it
    "[EEEE][CCCC][FFFF][PPPP]N,N": ("stray_comma", 25),
    "1112345678999s,9s": ("stray_comma", 14),
    # a last tile of its kind that is not
    "1112345678999s5s|SS0100|8": ("last_of_kind", 20),
    # dragons as digits
    "11223344m5566s77z": ("dragon_digit", 14),
    # what Botzone's judge tells a bot, and what a bot answers
    "0 1 2": ("no_suit", 0),
    "1 0 0 0 0 W1 W1 W1 B1 B2 B3 T1 T2 T3 F1 F2 J1 J2": ("mixed", 0),
    "2 T6": ("mixed", 0),
    "3 2 CHI T2 W3": ("mixed", 0),
    "3 1 BUGANG B7": ("mixed", 0),
    "PLAY W1": ("mixed", 0),
    "PENG W1": ("mixed", 0),
    "HU": ("mixed", 0),
    # its records
    "Player 1 Hu W5": ("mixed", 0),
    '{"requests": ["0 1 1", "2 W4"], "responses": ["PASS", "HU"]}': ("call_name", 1),
    '{"display": {"action": "HU", "fan": [{"name": "清一色", "value": 24}]}}': ("call_sign", 12),
    '[["PENG", "W1", 1]]': ("call_tiles", 16),
}
"""A text, and why and from which character on it is refused."""


@pytest.mark.parametrize(("text", "why"), REFUSED.items())
def test_what_is_no_hand_is_refused_with_its_place(text: str, why: tuple[str, int]) -> None:
    with pytest.raises(InvalidRequest) as caught:
        mcrcore.parse(text)
    (problem,) = caught.value.problems
    assert (problem.values["reason"], problem.values["start"]) == why
    assert re.search(rf"\b{why[1] + 1}\b", problem.message)


@given(HANDS)
def test_a_mark_needs_no_comma(hand: Json) -> None:
    text = mcrcore.format(hand)
    # without a suit W1 is a code, and so no mark
    assume(re.search("[mps]", text))
    assert mcrcore.parse(re.sub(r",(\d)\]", r"\1]", text)) == mcrcore.parse(text)
