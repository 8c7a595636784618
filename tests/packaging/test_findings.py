"""What a run found out is kept whole, for the sources it ran on, and not changed by hand."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import findings
import pytest
from progress import Failure

if TYPE_CHECKING:
    from pathlib import Path

OF, OTHERS = "a" * 64, "b" * 64


@pytest.fixture
def published(tmp_path: Path) -> Path:
    """A file as a run of the tests writes it."""
    findings.leave("proof-mcr", OF, {"rules": "mcr", "results": 1_234}, tmp_path / "left")
    findings.leave("speed-engine", OTHERS, {"percent": {"warm": 50}}, tmp_path / "left")
    file = tmp_path / "evidence.json"
    assert findings.publish(OF, file, tmp_path / "left")
    return file


def test_only_what_was_found_out_about_these_sources_is_published(published: Path) -> None:
    facts = findings.published(published)
    assert facts is not None
    assert facts["sources"] == OF
    assert facts["found"] == {"proof-mcr": {"rules": "mcr", "results": 1_234}}
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", facts["date"])


def test_the_same_findings_leave_the_file_as_it_is(published: Path) -> None:
    left = published.parent / "left"
    before = published.read_bytes()
    assert not findings.publish(OF, published, left)
    assert published.read_bytes() == before
    findings.leave("proof-mcr", OF, {"rules": "mcr", "results": 1_235}, left)
    assert findings.publish(OF, published, left)
    assert published.read_bytes() != before


@pytest.mark.parametrize(
    ("old", "new"),
    [("1234", "12345"), (OF, OTHERS), ('"date": "2', '"date": "3'), ('"seal"', '"sea"'), ("{", "")],
)
def test_a_file_changed_by_hand_is_refused(published: Path, old: str, new: str) -> None:
    text = published.read_text(encoding="utf-8")
    assert old in text
    published.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Failure, match=r"evidence\.json is not as the tests wrote it"):
        findings.published(published)


@pytest.mark.parametrize("text", ["", "[]", "null", "7", "<<<<<<< HEAD\n{}", '{"seal": "0"}'])
def test_what_is_no_such_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "evidence.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Failure, match="not as the tests wrote it"):
        findings.published(file)


def test_no_file_is_no_finding(tmp_path: Path) -> None:
    assert findings.published(tmp_path / "evidence.json") is None


def test_a_file_is_outdated_once_the_sources_differ() -> None:
    assert not findings.is_outdated({"sources": findings.sources()})
    assert findings.is_outdated({"sources": OF})


def test_the_seal_does_not_depend_on_how_the_file_is_laid_out(published: Path) -> None:
    facts = json.loads(published.read_text(encoding="utf-8"))
    published.write_text(json.dumps(facts, sort_keys=True), encoding="utf-8")
    assert findings.published(published) is not None
