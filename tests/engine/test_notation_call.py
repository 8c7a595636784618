"""Hands as programs print them: PyMahjongGB's calls and tuples."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcrcore import score
from mcrcore.errors import REASONS, InvalidRequest
from mcrcore.notation import format_request, parse
from mcrcore.printed import is_printed

PACKS = '(("CHI","W2",1),("PENG","F1",3),("GANG","J3",0),("GANG","T5",2))'

READ = {
    '(("GANG","W1",2),),("W2","W2","W2","W3","W3","W3","W4","W4","W4","W5"),"W5",1,'
    "True,False,False,True,0,0": "[1111m,2]22233344455m|EE1010|a",
    f'{PACKS},("B9",),"B9",0,False,False,True,False,1,2': (
        "[123m,1][EEE,3][PPPP][5555s,2]99p|WS0001"
    ),
    'pack=(), hand=("F1",), winTile="F1", flowerCount=2': "EE|EE1000|ab",
    '(), ("F1",), "F1", prevalentWind=3, seatWind=1, isSelfDrawn=False': "EE|NS0000",
    '(), ("F1","F2")': "ES|EE1000",
    '(), ("F1",), None, 0, None, verbose=True': "E|EE1000",
    '(("CHI","B8",0),("PENG","W1",0)), ("F1", )': "[789p][111m]E|EE1000",
    '(), ("F1", "H5", "H1")': "E|EE1000|ae",
}
"""Arguments, and the hand they are."""


@pytest.mark.parametrize(("arguments", "text"), READ.items())
def test_a_call_and_a_tuple_are_read(arguments: str, text: str) -> None:
    for printed in (
        f"MahjongFanCalculator({arguments})",
        f"MahjongGB.MahjongFanCalculator(\n    {arguments}\n)",
        f"({arguments})",
        arguments,
        arguments.replace('"', "'"),
    ):
        read = parse(printed)
        assert format_request(read) == text
        assert read | {"flowers": []} == parse(text) | {"flowers": []}


def test_lists_and_what_chats_make_of_signs_are_read() -> None:
    text = format_request(parse(f'({PACKS},("B9",),"B9")'))
    lists = '[["CHI","W2",1],["PENG","F1",3],["GANG","J3",0],["GANG","T5",2]],["B9"],"B9"'
    assert format_request(parse(lists)) == text
    assert format_request(parse(f"[{lists}]")) == text
    assert format_request(parse("（(), （‘F1’，), “F1”）")) == "EE|EE1000"  # noqa: RUF001


def test_a_dict_of_arguments_is_read() -> None:
    as_json = '{"pack": [["PENG", "W1", 1]], "hand": ["F1"], "winTile": null, "isSelfDrawn": false}'
    assert format_request(parse(as_json)) == "[111m,1]E|EE0000"
    as_python = "{'hand': ('F1',), 'winTile': 'F1', 'is4thTile': False, 'seatWind': 2}"
    assert format_request(parse(as_python)) == "EE|EW1000"


def test_a_list_of_tiles_is_a_hand() -> None:
    for printed in ("['W1', 'W2', 'F1']", '("W1","W2","F1")', "'W1', 'W2', 'F1'", "'W1W2F1'"):
        assert format_request(parse(printed)) == "12mE|EE1000"


def test_the_fourth_tile_is_seen_on_the_table() -> None:
    tiles = "B1B2B3B4B5B6B7B8B9','T1T1T2T3"
    assert parse(f"((), ('{tiles}'), 'T4', 0, False, True)")["public_tiles"] == ["4s"] * 3
    assert parse(f"((), ('{tiles}'), 'T4', 0, False, False)")["public_tiles"] == []
    with pytest.raises(InvalidRequest, match="last of its kind"):
        parse(f"((), ('{tiles}'), 'T1', 0, False, True)")


def test_a_call_is_scored_like_its_text() -> None:
    call = (
        '((("CHI","W3",1),),("B2","B3","B4","T2","T3","T4","W6","W6","W6","B5"),"B5",0,'
        "False,False,False,False,0,0)"
    )
    assert score(parse(call)) == score(parse("[234m,1]234p234s666m5p5p|EE0000"))


@pytest.mark.parametrize(
    "text",
    [
        "345s3p55p5567p[7777s]4p|EE0100|cbaghdfe",
        "[1111s,1][2222m,2][3333p,7][4444p]88s|EE0000|2",
        "[456s,1][456s,1][456s,3]45s55m6s |EE0000|fah",
        "[1111s][2222m,1][4444p,3]8s333p8s|EE0000|",
        "[CCCC][FFFF][PPPP][EEEE]NN|EE1011|8",
        "W1W1W1 W2W2W2 B3B3B3 T4T4T4 W5W5",
        "[B1B2B3,1][J1J1J1J1]F1F1F1W1W1W1W2W2|F1F20000|H5",
    ],
)
def test_whole_texts_of_other_programs_are_read(text: str) -> None:
    assert score(parse(text))["complete"]


REFUSED = [
    ("(1 2)", "call_sign", 3, 4),
    ("('W1' @)", "call_sign", 6, 7),
    ("(((((((1)))))))", "call_sign", 5, 6),
    ("(pack, hand)", "call_sign", 1, 5),
    ("f() ()", "call_sign", 4, 5),
    ("'W1", "call_sign", 0, 1),
    ("(hand=", "call_end", 5, 6),
    ("(), hand=", "call_end", 8, 9),
    ("('W1'", "open_bracket", 0, 1),
    ("((), ('W1',", "open_bracket", 5, 6),
    ("()", "call_hand", 0, 2),
    ("f(pack=())", "call_hand", 0, 10),
    ("f((),(),colour=1)", "call_name", 8, 14),
    ("f((),(),hand=())", "call_name", 8, 12),
    ("((),(),'W1',0,0,0,0,0,0,0,0,0)", "call_name", 28, 29),
    ("((),('W1',1))", "call_tiles", 10, 11),
    ("((),1)", "call_tiles", 4, 5),
    ("{'request': 1}", "call_name", 1, 10),
    ("((),{'W1'})", "call_sign", 4, 5),
    ("{'hand': ('W1',)", "open_bracket", 0, 1),
    ("((),('W0',))", "no_such_code", 6, 8),
    ("((),('1m',))", "mixed", 6, 7),
    ("(1,('W1',))", "call_pack", 1, 2),
    ("(('CHI','W2',1),('W1',))", "call_pack", 2, 7),
    ("((('CHI','W1',1),),('W1',))", "call_pack", 2, 16),
    ("((('CHI','W9',1),),('W1',))", "call_pack", 2, 16),
    ("((('CHI','F2',1),),('W1',))", "call_pack", 2, 16),
    ("((('PONG','F2',1),),('W1',))", "call_pack", 2, 17),
    ("((('PENG','F2',4),),('W1',))", "call_pack", 2, 17),
    ("((('PENG','F2F3',1),),('W1',))", "call_pack", 2, 19),
    ("((),(),'W1',9)", "call_number", 12, 13),
    ("((),(),'W1',-1)", "call_number", 12, 14),
    ("((),(),'W1',0,2)", "call_flag", 14, 15),
    ("((),(),seatWind='F1')", "call_number", 16, 20),
]
"""A text, and why and where it is refused."""


@pytest.mark.parametrize(("text", "reason", "start", "end"), REFUSED)
def test_what_is_no_hand_is_refused_with_its_place(
    text: str, reason: str, start: int, end: int
) -> None:
    with pytest.raises(InvalidRequest) as caught:
        parse(text)
    (problem,) = caught.value.problems
    values = problem.values
    assert (values["reason"], values["start"], values["end"]) == (reason, start, end)
    assert problem.message


def test_every_reason_of_a_call_is_seen() -> None:
    seen = {reason for _, reason, _, _ in REFUSED}
    assert {name for name in REASONS if name.startswith("call_")} <= seen


@given(st.text(alphabet="()[]{},=:' \"W1F9CHIhandTrue-0", max_size=60))
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    try:
        read: Any = parse(text)
    except InvalidRequest as error:
        (problem,) = error.problems
        start, end = int(str(problem.values["start"])), int(str(problem.values["end"]))
        assert 0 <= start <= end <= len(text)
        assert start < end or not text
    else:
        assert set(read) >= {"concealed", "melds"}


def test_only_what_a_program_printed_is_taken_for_it() -> None:
    assert not any(map(is_printed, ("", "123m(", "W1W2", "[EEE,1]11m", "一万")))
    assert all(map(is_printed, ("(", "f (", "a.b(", "‘W1’", "['W1']")))  # noqa: RUF001
