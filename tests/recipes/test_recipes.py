"""The examples of docs/recipes.md print what they say."""

import doctest
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "recipes.md"


def test_every_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 20
    assert failed == 0
