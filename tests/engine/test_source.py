"""What the engine may not do anywhere: know its rule set, or a fan, by name."""

import ast
import importlib
import pkgutil
import re
from inspect import ismodule
from pathlib import Path

import pytest

import mcrcore
from mcrcore.rules import PROFILES
from mcrcore.traits import FORMS

SOURCE = Path(mcrcore.__file__).parent
IDS = set(PROFILES)
SHARED = {*FORMS, "concealed_kong", "seat_wind"}
"""Ids of fans that also name a form, a meld or a field of a request."""


def places(*kinds: type[ast.AST]) -> list[tuple[str, ast.AST]]:
    """Every node of these kinds in the package, with file and line."""
    return [
        (f"{path.relative_to(SOURCE).as_posix()}:{node.lineno}", node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, kinds) and isinstance(node, ast.expr | ast.pattern)
    ]


def words(node: ast.AST) -> set[str]:
    """Texts that stand in it."""
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def asks_for_rules(node: ast.AST) -> bool:
    """Whether it holds a rule set against something, or something against the id of one."""
    if not isinstance(node, ast.Compare):
        return bool(words(node) & IDS)
    sides = [*node.comparators]
    if any(isinstance(sign, ast.Eq | ast.NotEq) for sign in node.ops):
        sides.append(node.left)
        if re.search(r"\b(profile|rules|MCR|GB|GMCR)\b", ast.unparse(node)):
            return True
    return any(words(side) & IDS for side in sides)


@pytest.mark.parametrize(
    ("code", "asks"),
    [
        ('profile.id == "x"', True),
        ('"x" != request["rules"]', True),
        ('name in ("mcr", "gb")', True),
        ("profile == MCR", True),
        ("rules in PROFILES", False),
        ("rules is None", False),
    ],
)
def test_the_search_finds_what_it_looks_for(code: str, *, asks: bool) -> None:
    assert asks_for_rules(ast.parse(code, mode="eval").body) is asks


def test_nothing_asks_which_rule_set_it_is_in() -> None:
    found = [place for place, node in places(ast.Compare, ast.MatchValue) if asks_for_rules(node)]
    assert found == []


def test_nothing_but_the_rules_knows_a_fan_by_name() -> None:
    fans = {fan.id for profile in PROFILES.values() for fan in profile.catalogue.fans}
    found = [
        place
        for place, node in places(ast.Constant)
        if not place.startswith("rules/") and words(node) & fans - SHARED
    ]
    assert found == []


def test_the_list_of_modules_is_whole() -> None:
    """`docs/engine.md` says of every module what it does, and of none that is gone."""
    told = (SOURCE.parent / "docs" / "engine.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| (`.+?`) \|", told.partition("## Which module does what")[2])
    named = re.findall(r"`(\w+)`", " ".join(rows))
    modules = {module.name for module in pkgutil.iter_modules(mcrcore.__path__)}
    assert sorted(named) == sorted(modules - {"__main__", "version"})


def test_no_module_takes_the_place_of_a_function() -> None:
    """A module imported late is put into the package under its name, over what was there."""
    for module in pkgutil.walk_packages(mcrcore.__path__, "mcrcore."):
        importlib.import_module(module.name)
    hidden = [name for name in mcrcore.__all__ if ismodule(getattr(mcrcore, name))]
    assert hidden == ["api"]
