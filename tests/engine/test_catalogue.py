"""The catalogues: complete, true to the official list, and in force."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import mcrcore
from mcrcore.rules import PROFILES
from mcrcore.rules.mcr import chows, honors, pungs

Json = dict[str, Any]

TESTS = Path(__file__).parents[1]
TAUGHT = [(rules, entry) for rules in PROFILES for entry in mcrcore.catalogue(rules)]
"""Entries of every rule set."""
TAUGHT_IDS = [f"{rules}-{entry['id']}" for rules, entry in TAUGHT]

OFFICIAL = """
1 88 Big Four Winds 大四喜 大四喜
2 88 Big Three Dragons 大三元 大三元
3 88 All Green 绿一色 綠一色
4 88 Nine Gates 九莲宝灯 九蓮寶燈
5 88 Four Kongs 四杠 四槓
6 88 Seven Shifted Pairs 连七对 連七對
7 88 Thirteen Orphans 十三幺 十三么
8 64 All Terminals 清幺九 清么九
9 64 Little Four Winds 小四喜 小四喜
10 64 Little Three Dragons 小三元 小三元
11 64 All Honors 字一色 字一色
12 64 Four Concealed Pungs 四暗刻 四暗刻
13 64 Pure Terminal Chows 一色双龙会 一色雙龍會
14 48 Quadruple Chow 一色四同顺 一色四同順
15 48 Four Pure Shifted Pungs 一色四节高 一色四節高
16 32 Four Shifted Chows 一色四步高 一色四步高
17 32 Three Kongs 三杠 三槓
18 32 All Terminals and Honors 混幺九 混么九
19 24 Seven Pairs 七对 七對
20 24 Greater Honors and Knitted Tiles 七星不靠 七星不靠
21 24 All Even Pungs 全双刻 全雙刻
22 24 Full Flush 清一色 清一色
23 24 Pure Triple Chow 一色三同顺 一色三同順
24 24 Pure Shifted Pungs 一色三节高 一色三節高
25 24 Upper Tiles 全大 全大
26 24 Middle Tiles 全中 全中
27 24 Lower Tiles 全小 全小
28 16 Pure Straight 清龙 清龍
29 16 Three-Suited Terminal Chows 三色双龙会 三色雙龍會
30 16 Pure Shifted Chows 一色三步高 一色三步高
31 16 All Fives 全带五 全帶五
32 16 Triple Pung 三同刻 三同刻
33 16 Three Concealed Pungs 三暗刻 三暗刻
34 12 Lesser Honors and Knitted Tiles 全不靠 全不靠
35 12 Knitted Straight 组合龙 組合龍
36 12 Upper Four 大于五 大於五
37 12 Lower Four 小于五 小於五
38 12 Big Three Winds 三风刻 三風刻
39 8 Mixed Straight 花龙 花龍
40 8 Reversible Tiles 推不倒 推不倒
41 8 Mixed Triple Chow 三色三同顺 三色三同順
42 8 Mixed Shifted Pungs 三色三节高 三色三節高
43 8 Chicken Hand 无番和 無番和
44 8 Last Tile Draw 妙手回春 妙手回春
45 8 Last Tile Claim 海底捞月 海底撈月
46 8 Out with Replacement Tile 杠上开花 槓上開花
47 8 Robbing the Kong 抢杠和 搶槓和
48 8 Two Concealed Kongs 双暗杠 雙暗槓
49 6 All Pungs 碰碰和 碰碰和
50 6 Half Flush 混一色 混一色
51 6 Mixed Shifted Chows 三色三步高 三色三步高
52 6 All Types 五门齐 五門齊
53 6 Melded Hand 全求人 全求人
54 6 Two Dragon Pungs 双箭刻 雙箭刻
55 4 Outside Hand 全带幺 全帶么
56 4 Fully Concealed Hand 不求人 不求人
57 4 Two Melded Kongs 双明杠 雙明槓
58 4 Last Tile 和绝张 和絕張
59 2 Dragon Pung 箭刻 箭刻
60 2 Prevalent Wind 圈风刻 圈風刻
61 2 Seat Wind 门风刻 門風刻
62 2 Concealed Hand 门前清 門前清
63 2 All Chows 平和 平和
64 2 Tile Hog 四归一 四歸一
65 2 Double Pung 双同刻 雙同刻
66 2 Two Concealed Pungs 双暗刻 雙暗刻
67 2 Concealed Kong 暗杠 暗槓
68 2 All Simples 断幺 斷么
69 1 Pure Double Chow 一般高 一般高
70 1 Mixed Double Chow 喜相逢 喜相逢
71 1 Short Straight 连六 連六
72 1 Two Terminal Chows 老少副 老少副
73 1 Pung of Terminals or Honors 幺九刻 么九刻
74 1 Melded Kong 明杠 明槓
75 1 One Voided Suit 缺一门 缺一門
76 1 No Honors 无字 無字
77 1 Edge Wait 边张 邊張
78 1 Closed Wait 坎张 坎張
79 1 Single Wait 单钓将 單釣將
80 1 Self-Drawn 自摸 自摸
81 1 Flower Tiles 花牌 花牌
"""
"""Number, points, English name, simplified and traditional name, copied from the rules."""

EXCLUDED = {
    entry["id"]: {other["id"] for other in entry["excludes"]} for entry in mcrcore.catalogue()
}
"""What each fan of MCR leaves out."""

NEVER_TOGETHER = {
    ("all_honors", "all_terminals_and_honors"),
    ("all_terminals", "all_terminals_and_honors"),
    ("big_four_winds", "little_four_winds"),
    ("big_three_dragons", "little_three_dragons"),
    ("closed_wait", "edge_wait"),
    ("closed_wait", "single_wait"),
    ("dragon_pung", "pung_of_terminals_or_honors"),
    ("edge_wait", "closed_wait"),
    ("edge_wait", "single_wait"),
    ("four_pure_shifted_pungs", "pure_triple_chow"),
    ("pure_shifted_pungs", "pure_triple_chow"),
    ("pure_terminal_chows", "seven_pairs"),
    ("pure_triple_chow", "pure_shifted_pungs"),
    ("quadruple_chow", "pure_shifted_pungs"),
    ("seven_pairs", "closed_wait"),
    ("seven_pairs", "edge_wait"),
    ("single_wait", "closed_wait"),
    ("single_wait", "edge_wait"),
    ("thirteen_orphans", "single_wait"),
}
"""Exclusions that no hand needs: as the conditions stand, the two never hold in one reading."""

SET_FANS = {fan.id for fan in (*chows.FANS, *pungs.FANS, *honors.FANS)}
"""Fans on some sets: they leave each other out only on the very same sets."""


def case_lines(name: str) -> list[Json]:
    lines = (TESTS / "cases" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@cache
def case_hands() -> list[Json]:
    """Case hands of MCR, unfinished and broken ones left out."""
    names = ("worked_hands", "disputed_hands", "engine_agreed")
    return [case for name in names for case in case_lines(name) if "mcr" in case["expected"]]


@cache
def results() -> list[Json]:
    """Results of all case hands and of the hands in the catalogue."""
    requests = [case["request"] for case in case_hands()]
    for entry in mcrcore.catalogue():
        requests += [mcrcore.parse(entry["example"]), mcrcore.parse(entry["near_miss"])]
    return [mcrcore.score(request) for request in requests]


def readings() -> list[Json]:
    return [reading for result in results() for reading in result["readings"]]


def ids(lines: list[Json]) -> set[str]:
    return {line["id"] for line in lines}


def test_the_81_fans_are_those_of_the_official_list() -> None:
    listed = []
    for line in OFFICIAL.strip().splitlines():
        number, points, *name, simplified, traditional = line.split()
        listed.append((int(number), int(points), " ".join(name), simplified, traditional))
    entries = [
        (entry["number"], entry["points"], names["en"], names["zh-Hans"], names["zh-Hant"])
        for entry in mcrcore.catalogue()
        for names in [entry["names"]]
    ]
    assert entries == listed


def test_gmcr_has_the_57_rows_of_its_table() -> None:
    assert [entry["number"] for entry in mcrcore.catalogue("gmcr")] == list(range(1, 58))


def test_points_are_spread_as_in_the_rules() -> None:
    spread = Counter(entry["points"] for entry in mcrcore.catalogue())
    assert spread == {
        88: 7, 64: 6, 48: 2, 32: 3, 24: 9, 16: 6, 12: 5, 8: 10, 6: 6, 4: 4, 2: 10, 1: 13
    }  # fmt: skip
    assert spread.total() == 81


def test_the_case_hands_name_every_fan_as_the_catalogue_does() -> None:
    expected = [case["expected"]["mcr"] for case in case_hands()]
    used = {name for hand in expected if hand for name in hand["fans"]}
    assert used == {entry["names"]["en"] for entry in mcrcore.catalogue()}


@pytest.mark.parametrize("rules", PROFILES)
def test_ids_follow_from_the_names(rules: str) -> None:
    for entry in mcrcore.catalogue(rules):
        name = entry["names"]["en"].lower().replace("&", "and")
        assert entry["id"] == re.sub(r"[ -]", "_", name)


@pytest.mark.parametrize("rules", PROFILES)
def test_exclusions_name_other_fans_that_are_not_dearer(rules: str) -> None:
    points = {entry["id"]: entry["points"] for entry in mcrcore.catalogue(rules)}
    for entry in mcrcore.catalogue(rules):
        for other in entry["excludes"]:
            assert points[other["id"]] <= entry["points"]
            assert other["id"] != entry["id"]
            assert other["reason"] in {"printed", "derived"}


@pytest.mark.parametrize(("rules", "entry"), TAUGHT, ids=TAUGHT_IDS)
def test_an_entry_has_all_a_learner_needs(rules: str, entry: Json) -> None:
    names, text = entry["names"], entry["text"]["en"]
    assert names["en"]
    for script in ("zh-Hans", "zh-Hant"):  # Guangdong MCR has no official Chinese names
        assert names.get(script) or rules == "gmcr"
    assert entry["source"]
    assert re.fullmatch(r"[A-Z1-9].*[a-z0-9]\.", text)
    assert len(text) <= 130
    assert "onour" not in text
    assert len(set(names["also"])) == len(names["also"])
    assert names["en"] not in names["also"]
    for name in names["also"]:
        assert re.fullmatch(r"[A-Z0-9][A-Za-z0-9' -]*", name), name


@pytest.mark.parametrize(("rules", "entry"), TAUGHT, ids=TAUGHT_IDS)
def test_the_example_wins_and_counts_the_fan(rules: str, entry: Json) -> None:
    request = mcrcore.parse(entry["example"])
    result = mcrcore.score({**request, "rules": rules})
    assert mcrcore.format(request) == entry["example"]
    assert result["wins"]
    assert entry["id"] in ids(result["fans"])


@pytest.mark.parametrize(("rules", "entry"), TAUGHT, ids=TAUGHT_IDS)
def test_the_near_miss_is_complete_and_does_not_count_the_fan(rules: str, entry: Json) -> None:
    request = mcrcore.parse(entry["near_miss"])
    result = mcrcore.score({**request, "rules": rules})
    assert mcrcore.format(request) == entry["near_miss"]
    assert result["complete"]
    assert entry["id"] not in ids(result["fans"])


@pytest.mark.parametrize(("rules", "entry"), TAUGHT, ids=TAUGHT_IDS)
def test_the_near_miss_says_what_it_lacks(rules: str, entry: Json) -> None:
    why = entry["near_miss_why"]["en"]
    assert re.fullmatch(r"[A-Z][^.!]{8,88}\.", why), rules
    assert "onour" not in why


PAIRS = {
    "ones": "1",
    "fives": "5",
    "sixes": "6",
    "nines": "9",
    "east": "E",
    "north": "N",
    "red": "C",
}
"""What a pair is of, as reasons have it."""


@pytest.mark.parametrize(("rules", "entry"), TAUGHT, ids=TAUGHT_IDS)
def test_the_sets_a_reason_names_are_in_the_near_miss(rules: str, entry: Json) -> None:
    result = mcrcore.score({**mcrcore.parse(entry["near_miss"]), "rules": rules})
    sets = {
        (block["kind"], "".join(tile[0] for tile in block["tiles"]))
        for block in result["reading"]["blocks"]
    }
    why = entry["near_miss_why"]["en"]
    chow = re.search(r"\b\d{3}\b", why)
    assert not chow or ("chow", chow[0]) in sets
    for pair in re.findall(r"pair (?:is )?of (\w+)", why.lower()):
        assert pair not in PAIRS or ("pair", PAIRS[pair] * 2) in sets


def test_no_fan_is_counted_beside_one_that_leaves_it_out() -> None:
    for reading in readings():
        for fan in reading["fans"]:
            for other in reading["fans"]:
                if other["id"] not in EXCLUDED[fan["id"]]:
                    continue
                assert {fan["id"], other["id"]} <= SET_FANS, reading
                shared = [
                    (mine, its)
                    for mine in fan["blocks"]
                    for its in other["blocks"]
                    if set(its) <= set(mine)
                ]
                assert not shared, reading


def test_a_fan_left_out_names_a_counted_fan_that_leaves_it_out() -> None:
    for reading in readings():
        for line in reading["not_counted"]:
            assert line["because"] in ids(reading["fans"])
            if line["principle"] == "non_repeat":
                assert line["id"] in EXCLUDED[line["because"]]
            if line["principle"] == "non_identical":
                assert line["id"] == line["because"]


def test_every_exclusion_is_seen_at_work_but_for_those_no_hand_needs() -> None:
    stated = {(fan, other) for fan, others in EXCLUDED.items() for other in others}
    seen = {
        (line["because"], line["id"]) for reading in readings() for line in reading["not_counted"]
    }
    assert stated - seen == NEVER_TOGETHER
