"""The guide's texts: every hand and every number in them is the engine's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

import mcrcore
from mcrcore.rules import PROFILES

Json = dict[str, Any]

TEXTS: Final = sorted((Path(__file__).parents[2] / "web" / "guide").glob("*/*.md"))
BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PRINCIPLES: Final = 5
WORD: Final = re.compile(r"\{(fan|value): (?:(\w+)/)?(\w+)\}")
POINTS: Final = re.compile(r"(?<![\w-])(\d+) points?\b")
MINIMA: Final = {8, 4}


def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def hands(text: str) -> list[tuple[str, dict[str, str]]]:
    """Hands of a text, each with what is said of it."""
    found = []
    for kind, block in BLOCK.findall(text):
        if kind == "hand":
            first, *rest = block.strip().splitlines()
            found.append((first, dict(re.split(r":\s*", line, maxsplit=1) for line in rest)))
    return found


def result_of(hand: str, said: dict[str, str]) -> Json:
    return mcrcore.score({**mcrcore.parse(hand), "rules": said.get("rules", "mcr")})


def all_hands() -> list[Any]:
    return [
        pytest.param(hand, said, id=f"{path.parent.name}-{path.stem}-{hand}")
        for path in TEXTS
        for hand, said in hands(source(path))
    ]


@pytest.mark.parametrize(("hand", "said"), all_hands())
def test_a_hand_is_what_the_guide_says(hand: str, said: dict[str, str]) -> None:
    result = result_of(hand, said)
    if "waits" in said:
        assert [row["tile"] for row in result["waits"]] == said["waits"].split()
        return
    assert str(result["total"]) == said["points"]
    left_out = {fan["id"] for fan in result["not_counted"]}
    assert set(said.get("left out", "").split()) <= left_out
    if "pays" in said:
        assert result["payments"] == [int(amount) for amount in said["pays"].split()]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_points_told_in_a_sentence_are_those_of_a_hand_or_a_fan_beside_it(path: Path) -> None:
    text = source(path)
    known = {int(said["points"]) for _, said in hands(text) if "points" in said} | MINIMA
    for rules in PROFILES:
        worth = {entry["id"]: entry["points"] for entry in mcrcore.catalogue(rules)}
        known |= {worth[fan] for _, of, fan in WORD.findall(text) if (of or "mcr") == rules}
    told = {int(number) for number in POINTS.findall(BLOCK.sub("", text))}
    assert told <= known


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_fans_named_are_in_the_catalogue(path: Path) -> None:
    known = {(rules, fan["id"]) for rules in PROFILES for fan in mcrcore.catalogue(rules)}
    named = {(rules or "mcr", fan) for _, rules, fan in WORD.findall(source(path))}
    assert named <= known


def test_each_principle_has_two_worked_hands() -> None:
    for path in TEXTS:
        if path.stem.endswith("-principles"):
            _, *sections = re.split(r"^## ", source(path), flags=re.MULTILINE)
            assert [len(hands(section)) for section in sections] == [2] * PRINCIPLES


def test_the_minimum_is_shown_from_both_sides() -> None:
    shown = {}
    for path in TEXTS:
        if path.stem.endswith("-minimum"):
            shown = {
                (result["qualifying"], result["flowers"]): result["wins"]
                for result in (result_of(*hand) for hand in hands(source(path)))
            }
    assert shown[7, 1] is False
    assert shown[8, 1] is True


@pytest.mark.parametrize("winners", [{1: 5, 2: 7}, {1: 5, 2: 7, 3: 4}])
def test_the_payment_examples_of_guangdong_are_put_right(winners: dict[int, int]) -> None:
    won = [{"seat": seat, "points": points} for seat, points in winners.items()]
    paid = mcrcore.settle("gmcr", won, "discard", 0)
    amounts = [f"+{amount}" if amount > 0 else f"\u2212{-amount}" for amount in paid]
    shown = ", ".join(f"{name} {one}" for name, one in zip("ABCD", amounts, strict=True))
    assert shown in source(next(path for path in TEXTS if path.stem == "sources"))


def test_totals_of_the_swedish_table_follow_from_the_catalogue() -> None:
    """Rows whose hands are not printed: what they are at least worth."""
    worth = {entry["id"]: entry["points"] for entry in mcrcore.catalogue()}
    half_flush, terminal = worth["half_flush"], worth["pung_of_terminals_or_honors"]
    least = {
        13: worth["four_shifted_chows"] + worth["all_chows"] + worth["one_voided_suit"],
        36: worth["little_four_winds"] + half_flush,
        39: worth["big_four_winds"] + half_flush,
        40: worth["big_three_dragons"] + worth["one_voided_suit"],
        33: 26 + terminal,
    }
    text = source(next(path for path in TEXTS if path.stem == "sources"))
    for row, points in least.items():
        assert re.search(rf"^\| {row} \| .*\b{points}\b", text, re.MULTILINE), row
