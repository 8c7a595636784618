"""The rulings page: hands and tests it names are there, and its hands are worth what it says."""

import ast
import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import mcrcore
from mcrcore.rules import PROFILES

Json = dict[str, Any]

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
HEADING: Final = re.compile(r'^### <a id="r(\d+)"></a>(\d+)\. (.+)$', re.MULTILINE)
CASE_FILES: Final = (
    *("worked_hands", "disputed_hands", "gmcr_hands", "rulings", "invalid_inputs"),
)
CASES: Final[dict[str, Json]] = {
    case["id"]: case
    for name in CASE_FILES
    for line in (ROOT / f"tests/cases/{name}.jsonl").read_text(encoding="utf-8").splitlines()
    for case in [json.loads(line)]
}
GUANGDONG: Final = 43
"""From here on the rulings are of `gmcr` alone."""
NONE: Final = "none"
"""How the page says that tiles make no winning shape."""


def chapters() -> dict[int, str]:
    """Text of each ruling by number."""
    rulings = PAGE.partition('\n## <a id="sources">')[0]
    heads = list(HEADING.finditer(rulings))
    ends = [head.start() for head in heads[1:]] + [len(rulings)]
    return {int(head[1]): rulings[head.end() : end] for head, end in zip(heads, ends, strict=True)}


def rows(text: str) -> list[dict[str, str]]:
    """Rows of the tables in a text, by the heads of their columns."""
    found = []
    heads: list[str] | None = None
    for line in text.splitlines():
        cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)][1:-1]
        if not cells:
            heads = None
        elif heads is None:
            heads = [cell.strip("`") for cell in cells]
        elif not line.startswith("|---"):
            found.append(dict(zip(heads, cells, strict=True)))
    return found


def hand_rows() -> list[tuple[int, dict[str, str]]]:
    return [
        (number, row) for number, text in chapters().items() for row in rows(text) if "case" in row
    ]


def totals(case: Json) -> dict[str, int | None]:
    """What a case is worth by its file."""
    if "totals" in case:
        return dict(case["totals"])
    return {rules: hand and hand["total"] for rules, hand in case["expected"].items()}


@cache
def functions_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def named_tests(text: str) -> list[tuple[Path, str]]:
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", text)
    return [(ROOT / ("" if "/" in file else "tests/engine") / file, name) for file, name in named]


def test_rulings_are_numbered_in_order_and_listed_under_their_titles() -> None:
    heads = [match.groups() for match in HEADING.finditer(PAGE)]
    numbers = [str(place) for place in range(1, len(heads) + 1)]
    assert heads
    assert [number for number, _, _ in heads] == numbers
    assert [number for _, number, _ in heads] == numbers
    listed = re.findall(r"^(\d+)\. \[(.+)\]\(#r(\d+)\)$", PAGE, re.MULTILINE)
    assert listed == [(number, title, number) for number, _, title in heads]
    assert set(re.findall(r"#r(\d+)\)", PAGE)) <= set(numbers)


@pytest.mark.parametrize("number", chapters())
def test_a_ruling_says_what_is_done_on_whose_word_and_what_holds_it(number: int) -> None:
    text = chapters()[number]
    assert re.match(r"\n\n[^?|]+\?\s", text)
    for rules in ("mcr", "gmcr") if number < GUANGDONG else ("gmcr",):
        assert re.search(rf"^- `{rules}`: ", text, re.MULTILINE)
    assert len(re.findall(r"^Source: ", text, re.MULTILINE)) == 1
    assert named_tests(text) or any("case" in row for row in rows(text))


@pytest.mark.parametrize(("number", "row"), hand_rows(), ids=lambda part: str(part)[:40])
def test_a_hand_is_the_one_of_its_case_and_has_the_value_shown(
    number: int, row: dict[str, str]
) -> None:
    case = CASES[row["case"].strip("`")]
    request = case.get("request") or mcrcore.parse(case["notation"])
    assert row["hand"] == f"`{case.get('notation') or mcrcore.format(request)}`"
    shown = {rules: row[rules] for rules in PROFILES if row.get(rules)}
    expected = {
        rules: NONE if total is None else str(total) for rules, total in totals(case).items()
    }
    assert shown == expected
    for rules, total in shown.items():
        found = mcrcore.score({**request, "rules": rules})["total"]
        assert str(NONE if found is None else found) == total, number


def test_named_cases_and_tests_are_there() -> None:
    mentioned = set(re.findall(r"`((?:[TRPI]\d\w*|E-\w+(?:\+sd)?|gmcr-\w-\w+))`", PAGE))
    assert mentioned <= CASES.keys()
    assert named_tests(PAGE)
    for path, name in named_tests(PAGE):
        assert name in functions_in(path), f"{path.name} has no {name}"


def test_every_hand_made_for_a_ruling_is_shown_with_it() -> None:
    shown = {(number, row["case"].strip("`")) for number, row in hand_rows()}
    made = {(case["ruling"], name) for name, case in CASES.items() if "ruling" in case}
    assert made <= shown


def test_a_ruling_named_by_a_fan_is_there_and_speaks_of_its_rules() -> None:
    found = chapters()
    for rules in PROFILES:
        for entry in mcrcore.catalogue(rules):
            assert entry["rulings"] == sorted(set(entry["rulings"]))
            assert set(entry["rulings"]) <= found.keys(), entry["id"]
    spoken = {number for number, text in found.items() if "\n- `gmcr`: " in text}
    assert {number for entry in mcrcore.catalogue("gmcr") for number in entry["rulings"]} <= spoken


def test_mcr_and_gb_part_in_eight_points_each_with_a_hand_that_shows_it() -> None:
    differences = rows(PAGE.partition("\n## Where `mcr` and `gb` part")[2].partition("\n## ")[0])
    assert len(differences) == 8
    hands = [row["hand"].strip("`") for row in differences]
    assert len(set(hands)) == 8
    for row, name in zip(differences, hands, strict=True):
        case = CASES[name]
        assert str(case["ruling"]) in re.findall(r"#r(\d+)\)", row["ruling"])
        request = mcrcore.parse(case["notation"])
        found = {rules: mcrcore.score({**request, "rules": rules})["total"] for rules in PROFILES}
        assert found["mcr"] != found["gb"]


def test_the_eight_points_are_all_there_is() -> None:
    """Taking all of `gb`'s entries that differ, each names the ruling of one of the points."""
    table = PAGE.partition("\n## Where `mcr` and `gb` part")[2].partition("\n## ")[0]
    points = {int(number) for number in re.findall(r"#r(\d+)\)", table)}
    mcr = {entry["id"]: entry for entry in mcrcore.catalogue("mcr")}
    parted = [entry for entry in mcrcore.catalogue("gb") if entry != mcr.get(entry["id"])]
    assert parted
    for entry in parted:
        assert points & set(entry["rulings"]), entry["id"]
