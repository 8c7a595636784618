"""What nobody would send in good faith: answered in kind, never with a traceback."""

import io
import json
import sys
import tracemalloc
from collections.abc import Iterable
from itertools import chain, repeat
from typing import Any, NoReturn

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from support.hostile import PAYLOADS, TEXTS, mangled

import mcrcore
from mcrcore import batch
from mcrcore.api import METHODS, call
from mcrcore.cli import main
from mcrcore.errors import CODES
from mcrcore.request import LONGEST_JSON

Json = Any

LONGEST_MESSAGE = 400
"""Characters; whatever was sent, what is said about it fits on a few lines."""


def refuse(constant: str) -> NoReturn:
    raise AssertionError(f"{constant} is not JSON")


def answered(answer: str) -> Json:
    """An answer as strict readers take it; what it refuses, it refuses in the words there are."""
    found = json.loads(answer, parse_constant=refuse)
    problems = found.get("errors", []) if isinstance(found, dict) else []
    for problem in problems:
        assert set(problem) == {"code", "where", "values", "message"}
        assert problem["code"] in CODES
        assert 0 < len(problem["message"]) < LONGEST_MESSAGE
    return found


@given(st.sampled_from(list(METHODS)), PAYLOADS)
@example("score", '{"concealed": [1e999]}')
@example("settle", '{"source": "discard", "winners": [{"seat": 0, "points": 1e999}]}')
@example(
    "settle", '{"source": "self_draw", "winners": [{"seat": 0, "points": 1' + "0" * 400 + "}]}"
)
def test_whatever_is_asked_is_answered_in_json(method: str, payload: str) -> None:
    answered(call(method, payload))


@given(st.text(), st.text())
def test_whatever_is_no_question_is_answered_in_json(method: str, payload: str) -> None:
    assert answered(call(method, payload))["errors"]


@given(mangled(st.sampled_from(TEXTS)) | st.text(max_size=30))
def test_what_is_read_from_any_text_can_be_asked_about(text: str) -> None:
    read = answered(call("parse", json.dumps(text)))
    if "errors" in read:
        assert [problem["code"] for problem in read["errors"]] == ["notation"]
        return
    found = answered(call("score", json.dumps(read)))
    codes = {problem["code"] for problem in found.get("errors", [])}
    assert not codes & {"wrong_type", "missing_field", "unknown_field", "unknown_tile"}
    again = answered(call("parse", call("format", json.dumps(read))))
    assert again.get("errors", []) == [] or "duplicate_flower" in codes


@pytest.mark.parametrize("method", METHODS)
def test_more_than_anybody_needs_is_refused_with_the_limit(method: str) -> None:
    for payload in (" " * (LONGEST_JSON + 1), json.dumps(["1m"] * LONGEST_JSON)):
        (problem,) = answered(call(method, payload))["errors"]
        assert (problem["code"], problem["values"]) == ("too_long", {"limit": LONGEST_JSON})
        assert "100000 characters" in problem["message"]


def test_the_longest_json_is_read() -> None:
    request = json.dumps({"concealed": ["E"]})
    assert answered(call("format", request.ljust(LONGEST_JSON))) == "E|EE1000"


LINE = (
    PAYLOADS.map(lambda text: text.encode("utf-8", "replace"))
    | st.binary(max_size=30)
    | st.sampled_from(TEXTS).map(str.encode)
).map(lambda line: line.replace(b"\n", b""))


@settings(max_examples=settings().max_examples // 10)
@given(st.lists(LINE, min_size=1, max_size=30))
def test_every_line_of_a_stream_has_its_answer_in_its_place(lines: list[bytes]) -> None:
    found = "".join(batch.answers(io.BytesIO(b"\n".join(lines) + b"\n"), None))
    assert found == "".join(batch.answer_block(line, None) for line in lines)
    assert found.count("\n") == len(lines)
    for line in found.split("\n")[:-1]:
        answered(line)


WORDS = st.sampled_from(
    [
        *("score", "waits", "distance", "lifts", "compare", "fans", "--json", "--rules", "gb"),
        *("--from", "--public", "9s9s9s", "--", "-1", "", "{", '{"win": 3}', "\udcff", *TEXTS[:3]),
    ]
) | st.text(max_size=8)


@given(st.lists(WORDS, max_size=5))
def test_any_command_line_ends_with_a_code_and_in_words(words: list[str]) -> None:
    said = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", said)
        patch.setattr(sys, "stderr", said)
        try:
            code: object = main(words)
        except SystemExit as end:
            code = end.code
    assert code in {0, 1, 2}
    assert said.getvalue()
    assert "something went wrong" not in said.getvalue()


FEW: bytes = b"".join(
    line + b"\n"
    for line in (
        json.dumps(mcrcore.parse(TEXTS[0])).encode(),
        b"{" * 50_000,
        b"\xff" * 50_000,
        json.dumps({"concealed": ["1m"] * 15_000, "x" * 5_000: 1}).encode(),
        b"234m",
        b" " * batch.LONGEST_LINE * 2,
    )
)


class Stream(io.RawIOBase):
    """What arrives bit by bit, and is nowhere as a whole."""

    def __init__(self, parts: Iterable[bytes]) -> None:
        self.parts = iter(parts)

    def readable(self) -> bool:
        return True

    def read(self, _: int = -1) -> bytes:
        return next(self.parts, b"")


def peak_of(parts: Iterable[bytes], number: int) -> int:
    """The most bytes that a stream has taken while it was answered, in this number of lines."""
    tracemalloc.start()
    stream = io.BufferedReader(Stream(parts))
    found = sum(text.count("\n") for text in batch.answers(stream, None))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found == number
    return peak


def test_a_long_stream_of_bad_lines_takes_no_more_memory_than_a_short_one() -> None:
    few = [FEW[at : at + batch.BLOCK] for at in range(0, len(FEW), batch.BLOCK)]
    lines = FEW.count(b"\n")
    peak_of(few, lines)
    once = peak_of(few * 3, 3 * lines)
    assert peak_of(few * 100, 100 * lines) < once * 1.1
    endless = chain(few, repeat(b"x" * batch.BLOCK, 1_000), [b"\nE"])
    assert peak_of(endless, lines + 2) < once * 1.1
