"""Notation: every way of writing a hand, the one way it is written, and texts that are no hand."""

import json
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mcrcore.errors import REASONS, InvalidRequest
from mcrcore.notation import LONGEST, format_request, parse, parse_tiles
from mcrcore.request import normalise
from mcrcore.tiles import NAMES

Json: TypeAlias = dict[str, Any]

CASES = Path(__file__).parents[1] / "cases"
FILES = ("worked_hands", "disputed_hands", "engine_agreed", "gmcr_hands")
FLOWER_LETTERS_IN_ORDER = [1, 2, 4, 3, 5, 6, 7, 8]  # plum, orchid, bamboo, chrysanthemum, seasons


def cases(*, written: bool) -> list[Json]:
    lines = [line for name in FILES for line in (CASES / f"{name}.jsonl").open(encoding="utf-8")]
    found: list[Json] = [json.loads(line) for line in lines]
    return [case for case in found if "notation" in case] if written else found


def kept(request: Json) -> Json:
    """Keep what survives a round trip: not the rules, the discarder, other public tiles."""
    winning = request["concealed"][-1:]
    public = [tile for tile in request["public_tiles"] if [tile] == winning]
    others = [tile for tile in request["concealed"][:-1] if [tile] == winning]
    shown = [tile for meld in request["melds"] for tile in shown_tiles(meld) if [tile] == winning]
    is_last = len(public) + len(shown) >= 3 and not others
    return {
        **{name: value for name, value in request.items() if name != "rules"},
        "win": request["win"]["source"],
        "public_tiles": public if is_last and size(request) == 14 else [],
    }


def shown_tiles(meld: Json) -> list[str]:
    if meld["kind"] == "chow":
        first = NAMES.index(meld["tile"])
        return list(NAMES[first : first + 3])
    return [meld["tile"]] * {"pung": 3, "kong": 4, "concealed_kong": 0}[meld["kind"]]


def size(request: Json) -> int:
    return len(request["concealed"]) + 3 * len(request["melds"])


def refusal(text: str) -> Json:
    with pytest.raises(InvalidRequest) as caught:
        parse(text)
    (problem,) = caught.value.problems
    assert (problem.code, problem.where) == ("notation", "")
    assert problem.message
    return dict(problem.values)


def test_every_case_is_read_as_its_request() -> None:
    for case in cases(written=True):
        read = parse(case["notation"])
        assert [{"kind": meld["kind"], "tile": meld["tile"]} for meld in read["melds"]] == case[
            "request"
        ]["melds"], case["id"]
        without = {"melds": None}
        assert kept(read) | without == kept(case["request"]) | without, case["id"]


def test_every_case_survives_the_round_trip() -> None:
    for case in cases(written=False):
        request = normalise(case["request"])
        again = parse(format_request(request))
        assert kept(again) == kept(request), case["id"]
        assert format_request(again) == format_request(request), case["id"]


def test_hands_are_written_as_the_cases_write_them() -> None:
    for case in cases(written=True):
        if not case["request"]["melds"] and not case["request"]["flowers"]:
            assert format_request(case["request"]) == case["notation"]


def test_a_text_without_context_means_the_defaults() -> None:
    assert parse("E") == {
        "concealed": ["E"],
        "melds": [],
        "win": {"source": "self_draw"},
        "seat_wind": "E",
        "round_wind": "E",
        "last_wall_tile": False,
        "kong_replacement": False,
        "robbing_kong": False,
        "public_tiles": [],
        "flowers": [],
    }
    assert parse("")["concealed"] == []
    assert parse("E||ab") == parse("E|EE1000|ab") == parse("E|EE1000|2")


def test_the_context_says_winds_and_circumstances() -> None:
    read = parse("11m|SW1011")
    assert (read["round_wind"], read["seat_wind"], read["win"]) == (
        "S",
        "W",
        {"source": "self_draw"},
    )
    assert (read["last_wall_tile"], read["kong_replacement"], read["robbing_kong"]) == (
        *(True, True, False),
    )
    read = parse("11m|EE0001")
    assert (read["win"], read["kong_replacement"], read["robbing_kong"]) == (
        *({"source": "discard", "from": 1}, False, True),
    )


def test_flower_letters_put_bamboo_before_chrysanthemum() -> None:
    assert parse("E|EE1000|abcdefgh")["flowers"] == FLOWER_LETTERS_IN_ORDER
    assert parse("E|EE1000|8")["flowers"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert parse("E|EE1000|0")["flowers"] == parse("E|EE1000|")["flowers"] == []
    assert format_request({"concealed": [], "flowers": [3, 1, 4]}) == "|EE1000|dac"


@pytest.mark.parametrize(
    ("text", "meld"),
    [
        ("[234m]", {"kind": "chow", "tile": "2m"}),
        ("[234m,3]", {"kind": "chow", "tile": "2m", "claimed": 3}),
        ("[EEE]", {"kind": "pung", "tile": "E"}),
        ("[333p,1]", {"kind": "pung", "tile": "3p", "from": 3}),
        ("[333p,2]", {"kind": "pung", "tile": "3p", "from": 2}),
        ("[333p,3]", {"kind": "pung", "tile": "3p", "from": 1}),
        ("[4444p]", {"kind": "concealed_kong", "tile": "4p"}),
        ("[1111s,1]", {"kind": "kong", "tile": "1s", "from": 3}),
        ("[1111s,5]", {"kind": "kong", "tile": "1s", "from": 3, "added": True}),
        ("[CCCC,7]", {"kind": "kong", "tile": "C", "from": 1, "added": True}),
        ("[1111s,?]", {"kind": "kong", "tile": "1s"}),
        ("[1111s,+]", {"kind": "kong", "tile": "1s", "added": True}),
    ],
)
def test_melds_are_read_and_written_alike(text: str, meld: Json) -> None:
    assert parse(text)["melds"] == [meld]
    assert format_request({"concealed": [], "melds": [meld]}) == f"{text}|EE1000"


def test_melds_may_stand_anywhere_and_keep_their_order() -> None:
    read = parse("12m [999s] 3m [234p,1] E")
    assert read["concealed"] == ["1m", "2m", "3m", "E"]
    assert [meld["tile"] for meld in read["melds"]] == ["9s", "2p"]


HAND = "[234m,1]234p234s666m55p"


@pytest.mark.parametrize(
    "text",
    [
        "[234m,1]234p234s666m5p5p",
        "234p234s666m5p[234m,1]5p",
        " [ 2 3 4 m , 1 ]\t234p 234s\n666m 55p ",
        "［２３４ｍ，１］２３４ｐ２３４ｓ６６６ｍ５５ｐ",  # noqa: RUF001 - full width is the point
        "[🀈🀉🀊,1]🀚🀛🀜🀑🀒🀓🀌🀌🀌🀝🀝",
        "[二三四万,1]二三四筒二三四条六六六万五五筒",
        "[2萬3萬4萬,1]234饼234索六萬六萬六萬５餅五筒",  # noqa: RUF001 - full width is the point
        "[W2W3W4,1]B2B3B4T2T3T4W6W6W6B5B5",
    ],
)
@pytest.mark.parametrize("end", ["", "|EE1000", "|EE1000|"])
def test_every_way_of_writing_reads_the_same(text: str, end: str) -> None:
    assert parse(text + end) == parse(HAND)


@pytest.mark.parametrize(
    ("text", "flowers"),
    [
        ("ESWNCFP", []),
        ("1234zCFP", []),
        ("🀀🀁🀂🀃🀄\ufe0f🀅🀆", []),
        ("东南西北中发白", []),
        ("東南西北中發白|EE1000|梅蘭竹菊春夏秋冬", FLOWER_LETTERS_IN_ORDER),
        ("梅东南西北中发白", [1]),
        ("🀢🀣🀤🀥🀦🀧🀨🀩🀀🀁🀂🀃🀄🀅🀆", FLOWER_LETTERS_IN_ORDER),
        ("F1F2F3F4J1J2J3|EE1000|H5H6H7H8H1H2H3H4", FLOWER_LETTERS_IN_ORDER),
    ],
)
def test_every_way_of_writing_has_honors_and_flowers(text: str, flowers: list[int]) -> None:
    read = parse(text)
    assert read["concealed"] == list("ESWNCFP")
    assert read["flowers"] == flowers


def test_the_context_may_be_written_like_the_tiles() -> None:
    for text in ("一万|南西0000", "🀇|🀁🀂0000", "W1|F2F30000", "一万|SW0000", "1m|SW0000"):
        read = parse(text)
        assert (read["round_wind"], read["seat_wind"]) == ("S", "W")


class TestLastOfItsKind:
    @pytest.mark.parametrize(
        ("text", "public"),
        [
            ("123456789m1188s9s|EE0100", ["9s"] * 3),
            ("[789s]123456m1188s9s|EE0100", ["9s"] * 2),
            ("[999s]123456m1188s9s|EE0100", []),
            ("[9999s,1]123456m1188s9s|EE0100", []),
            ("123456789m1188s|EE0100", []),
            ("123456789m1188s9s|EE0000", []),
        ],
    )
    def test_the_missing_public_copies_are_added(self, text: str, public: list[str]) -> None:
        assert parse(text)["public_tiles"] == public

    @pytest.mark.parametrize("text", ["123456789m1189s9s|EE0100", "[9999s]123456m1188s9s|EE0100"])
    def test_a_concealed_copy_denies_it(self, text: str) -> None:
        values = refusal(text)
        place = text.index("0100") + 1
        assert values == {"start": place, "end": place + 1, "reason": "last_of_kind", "found": "9s"}

    def test_it_is_written_when_three_copies_are_visible(self) -> None:
        shown = {"concealed": parse_tiles("123456m1188s9s")}
        chow = {"kind": "chow", "tile": "7s"}
        for melds, public, bit in (
            ([{"kind": "pung", "tile": "9s"}], [], "1"),
            ([chow], ["9s", "9s"], "1"),
            ([chow], ["9s"], "0"),
            ([{"kind": "concealed_kong", "tile": "9s"}], [], "0"),
        ):
            text = format_request({**shown, "melds": melds, "public_tiles": public})
            assert text.endswith(f"|EE1{bit}00")


def test_the_kong_of_a_waiting_hand_decides_how_it_is_written() -> None:
    waiting: Json = {"concealed": ["E"] * 13, "win": {"source": "discard", "from": 1}}
    for flags, context in (
        ({}, "EE0000"),
        ({"kong_replacement": True}, "EE1001"),
        ({"robbing_kong": True}, "EE0001"),
    ):
        assert format_request({**waiting, **flags}) == f"{'E' * 13}|{context}"


REFUSED = [
    ("12m5z", "dragon_digit", 3, 4),
    ("567z", "dragon_digit", 0, 1),
    ("8z", "no_such_rank", 0, 1),
    ("120m", "no_such_rank", 2, 3),
    ("12", "no_suit", 0, 2),
    ("1m23[EEE]4m", "no_suit", 2, 4),
    ("m", "no_rank", 0, 1),
    ("1m€", "unknown_character", 2, 3),
    ("1me", "flower_place", 2, 3),
    ("1m12", "no_suit", 2, 4),
    ("1m12E", "no_suit", 2, 4),
    ("1m12€", "unknown_character", 4, 5),
    ("1m,", "stray_comma", 2, 3),
    ("1m🀇", "mixed", 0, 1),
    ("1m一", "mixed", 1, 2),
    ("一万E", "mixed", 2, 3),
    ("W1W2E", "mixed", 4, 5),
    ("1mJ1", "mixed", 2, 3),
    ("🀇🀫", "not_a_playing_tile", 1, 2),
    ("W1F5", "no_such_code", 2, 4),
    ("W1W0", "no_such_code", 2, 4),
    ("W1W", "no_such_code", 2, 3),
    ("W1J", "no_such_code", 2, 3),
    ("1m[EEE", "open_bracket", 2, 3),
    ("1m]", "close_bracket", 2, 3),
    ("[EE[E]]", "nested_bracket", 3, 4),
    ("[梅兰竹]", "flower_in_meld", 1, 2),
    ("1m[]", "not_a_meld", 2, 4),
    ("[,1]", "not_a_meld", 0, 4),
    ("[12m]", "not_a_meld", 0, 5),
    ("[124m]", "not_a_meld", 0, 6),
    ("[324m,1]", "not_a_meld", 0, 8),
    ("[89m1p]", "not_a_meld", 0, 7),
    ("[ESW]", "not_a_meld", 0, 5),
    ("[EEEEE]", "not_a_meld", 0, 7),
    ("[234m,4]", "chow_claim", 5, 7),
    ("[234m,]", "chow_claim", 5, 6),
    ("[234m,1,1]", "chow_claim", 5, 9),
    ("[EEE,5]", "pung_giver", 4, 6),
    ("[EEEE,4]", "kong_giver", 5, 7),
    ("[EEEE,0]", "kong_giver", 5, 7),
    ("1m|E", "context", 3, 4),
    ("1m|EE100", "context", 3, 8),
    ("1m|EEE1000", "context", 3, 10),
    ("1m|EC1000", "context", 3, 9),
    ("1m|EE1002", "context", 3, 9),
    ("1m|1000", "context", 3, 7),
    ("一万|中东1000", "context", 3, 9),
    ("一万|梅东1000", "context", 3, 9),
    ("1m|EE1000|9", "flowers", 10, 11),
    ("1m|EE1000|a1", "flowers", 10, 12),
    ("1m|EE1000|12", "flowers", 10, 12),
    ("一万|EE1000|东", "flowers", 10, 11),
    ("1m|EE1000|a|", "too_many_bars", 11, 12),
    ("E" * (LONGEST + 5), "too_long", LONGEST, LONGEST + 5),
]
"""A text, and why and where it is refused."""


@pytest.mark.parametrize(("text", "reason", "start", "end"), REFUSED)
def test_a_text_that_is_no_hand_is_refused_with_its_place(
    text: str, reason: str, start: int, end: int
) -> None:
    values = refusal(text)
    assert (values["reason"], values["start"], values["end"]) == (reason, start, end)


def test_every_reason_is_seen() -> None:
    seen = {reason for _, reason, _, _ in REFUSED}
    elsewhere = {reason for reason in REASONS if reason.startswith("call_")}
    assert seen | {"last_of_kind", "only_tiles"} == set(REASONS) - elsewhere


def test_a_reason_is_worded_with_what_was_found() -> None:
    assert refusal("1m5z")["found"] == "5z"
    with pytest.raises(InvalidRequest, match="character 3: 5z could be any dragon"):
        parse("1m5z")


def test_what_is_not_text_or_not_a_request_is_refused_too() -> None:
    with pytest.raises(InvalidRequest):
        parse(5)  # type: ignore[arg-type]
    with pytest.raises(InvalidRequest):
        format_request({"concealed": ["1x"]})
    with pytest.raises(InvalidRequest):
        format_request([])  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["1m|", "[EEE]", "梅", "1m]"])
def test_tiles_alone_take_nothing_else(text: str) -> None:
    assert parse_tiles("9s 99s E") == ["9s", "9s", "9s", "E"]
    with pytest.raises(InvalidRequest, match="only tiles"):
        parse_tiles(text)


LETTERS = "123456789mpszESWNCFP[],|abh0 1万一东梅🀇🀢🀫W1B2TJH５ｍ?+e€\ud800\ufe0f"  # noqa: RUF001
TEXTS = st.text() | st.text(alphabet=LETTERS) | st.text(alphabet="123mE[],|0a?")


UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@UNTIMED
@given(TEXTS)
def test_no_text_does_more_than_be_refused(text: str) -> None:
    try:
        read = parse(text)
    except InvalidRequest as error:
        (problem,) = error.problems
        values = problem.values
        assert problem.code == "notation"
        assert values["reason"] in REASONS
        assert 0 <= int(str(values["start"])) < int(str(values["end"])) <= len(text)
        json.dumps(error.to_json())
    else:
        read["flowers"] = list(dict.fromkeys(read["flowers"]))  # twice the same is for `problems`
        assert parse(format_request(read)) == read


TILE = st.sampled_from(NAMES)
CHOW_STARTS = [tile for tile in NAMES if len(tile) == 2 and tile[0] < "8"]
GIVER = st.fixed_dictionaries({}, optional={"from": st.sampled_from([1, 2, 3])})
CLAIM = st.fixed_dictionaries({}, optional={"claimed": st.sampled_from([1, 2, 3])})
ADDED = st.fixed_dictionaries({}, optional={"added": st.just(value=True)})
MELD = st.one_of(
    st.builds(
        lambda tile, claim: {"kind": "chow", "tile": tile, **claim},
        st.sampled_from(CHOW_STARTS),
        CLAIM,
    ),
    st.builds(lambda tile, giver: {"kind": "pung", "tile": tile, **giver}, TILE, GIVER),
    st.builds(
        lambda tile, giver, added: {"kind": "kong", "tile": tile, **giver, **added},
        TILE,
        GIVER,
        ADDED,
    ),
    st.builds(lambda tile: {"kind": "concealed_kong", "tile": tile}, TILE),
)
WIND = st.sampled_from("ESWN")
REQUEST = st.fixed_dictionaries(
    {
        "concealed": st.lists(TILE, max_size=16),
        "melds": st.lists(MELD, max_size=5),
        "win": st.sampled_from([{"source": "self_draw"}, {"source": "discard", "from": 1}]),
        "seat_wind": WIND,
        "round_wind": WIND,
        "last_wall_tile": st.booleans(),
        "event": st.booleans(),
        "flowers": st.lists(st.integers(1, 8), unique=True),
    }
)


@UNTIMED
@given(REQUEST)
def test_any_request_survives_the_round_trip(request: Json) -> None:
    event = request.pop("event")
    drawn = request["win"]["source"] == "self_draw"
    request |= {"kong_replacement": event and drawn, "robbing_kong": event and not drawn}
    request["public_tiles"] = []
    written = format_request(request)
    again = parse(written)
    again["public_tiles"] = []
    assert again == request
    assert format_request(again) == written
