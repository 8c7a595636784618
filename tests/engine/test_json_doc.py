"""The JSON reference: its examples are real answers, and its tables hold all there is."""

import inspect
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

import mcrcore
from mcrcore import principles, request_reader
from mcrcore.api import METHODS, call
from mcrcore.errors import CODES
from mcrcore.request import LONGEST_JSON, normalise
from mcrcore.rules import PROFILES
from mcrcore.traits import FORMS

Json = Any

ROOT: Final = Path(__file__).resolve().parents[2]
DOC: Final = (ROOT / "docs" / "json.md").read_text(encoding="utf-8")
EXAMPLES: Final = re.findall(
    r"^(?:<!-- (ask|whole|part|entry): (\w+) -->\n)?```json\n(.*?)\n```",
    DOC,
    re.DOTALL | re.MULTILINE,
)
"""What an example is, the method it is of, and its text."""


def answers() -> list[tuple[str, str, str, str]]:
    """Each shown answer: what it is, the method, what was asked last by then, and its text."""
    found = []
    asked: dict[str, str] = {}
    for mode, method, text in EXAMPLES:
        if mode == "ask":
            asked[method] = text
        else:
            found.append((mode, method, asked[method], text))
    return found


def table(first: str) -> list[list[str]]:
    """Rows of the table whose head starts so: their cells, without the backquotes of the first."""
    _, _, rest = DOC.partition(f"\n| {first} |")
    assert rest, f"no table starts with {first}"
    rows = rest.partition("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    return [[row[0].strip("`"), *row[1:]] for row in cells]


def names(first: str) -> list[str]:
    return [row[0] for row in table(first)]


def invalid_requests() -> list[Json]:
    cases = ROOT / "tests" / "cases" / "invalid_inputs.jsonl"
    lines = cases.read_text(encoding="utf-8").splitlines()
    return [json.loads(line)["request"] for line in lines]


def test_every_example_says_what_it_is() -> None:
    assert len(EXAMPLES) == DOC.count("```json")
    assert all(mode for mode, _, _ in EXAMPLES)
    assert len(answers()) >= len(METHODS) - 1


@pytest.mark.parametrize(("mode", "method", "asked", "text"), answers())
def test_an_example_is_what_the_engine_answers(
    mode: str, method: str, asked: str, text: str
) -> None:
    shown, answer = json.loads(text), json.loads(call(method, asked))
    if mode == "entry":
        assert shown in answer
    elif mode == "part":
        assert shown == {field: answer[field] for field in shown}
    else:
        assert shown == answer


def test_what_the_shown_result_leaves_out() -> None:
    ((_, method, asked, text),) = [one for one in answers() if one[0] == "part"]
    answer = json.loads(call(method, asked))
    assert answer.keys() - json.loads(text).keys() == {"readings"}
    assert len(answer["readings"]) == 1
    assert set(answer["readings"][0]) == set(
        re.findall(r"`(\w+)`", DOC.partition("Each has ")[2].partition(";")[0])
    )


def test_request_fields_and_their_defaults() -> None:
    rows = {name: default for name, default, _ in table("field | default")}
    assert set(rows) == set(request_reader.FIELDS)
    filled = normalise({"concealed": ["E"]})
    for name, default in rows.items():
        assert default == "needed" or json.loads(default.strip("`")) == filled[name]
    assert rows["concealed"] == "needed"
    assert names("field of a meld") == list(request_reader.MELD_FIELDS)


def test_result_fields_and_what_they_are_when_nothing_is_won() -> None:
    rows = table("field | no winning shape")
    lost = mcrcore.score(mcrcore.parse("147m147p25sESWNCF"))
    assert [name for name, _, _ in rows] == list(lost)
    for name, value, _ in rows:
        assert not value or json.loads(value.strip("`")) == lost[name]


def test_principles_and_forms() -> None:
    known = [value for name, value in vars(principles).items() if re.fullmatch("[A-Z_]+", name)]
    assert set(names("`principle`")) == {value for value in known if isinstance(value, str)}
    assert set(names("`form`")) == set(FORMS)


def test_every_code_of_an_error_with_its_meaning() -> None:
    assert {code: meaning for code, _, meaning in table("`code`")} == {
        code: entry.meaning for code, entry in CODES.items()
    }


def test_the_values_of_an_error_are_those_it_has() -> None:
    listed = {code: set(re.findall(r"\w+", values)) for code, values, _ in table("`code`")}
    found = errors_of_every_code()
    for error in found:
        more = {"found", "limit"} if error["code"] == "notation" else set()
        assert listed[error["code"]] <= error["values"].keys() <= listed[error["code"]] | more
    assert {error["code"] for error in found} == set(CODES)


def errors_of_every_code() -> list[Json]:
    robbing = {**mcrcore.parse("[123m][345m]678p56sWW7s|EE0001"), "public_tiles": ["7s"]}
    one, other = {"seat": 0, "points": 8}, {"seat": 1, "points": 7}
    asked = [
        *(("score", request) for request in (*invalid_requests(), robbing, {})),
        *(("parse", text) for text in ("[", "x" * 2000, "0m")),
        ("settle", {"source": "self_draw", "winners": [one, other, one]}),
        ("settle", {"source": "discard", "winners": [one, {"seat": 4}], "discarder": 0}),
        ("random_hand", {"fan": "unheard_of"}),
        ("nothing", None),
    ]
    texts = [(method, json.dumps(payload)) for method, payload in asked]
    return [
        error
        for method, text in (*texts, ("score", "{"), ("score", " " * (LONGEST_JSON + 1)))
        for error in json.loads(call(method, text))["errors"]
    ]


@pytest.mark.parametrize("rules", PROFILES)
def test_catalogue_fields(rules: str) -> None:
    for entry in mcrcore.catalogue(rules):
        assert list(entry) == names("field of an entry")


def test_a_comparison_has_these_fields() -> None:
    compared = mcrcore.compare(mcrcore.parse("111222m333p444s5m5m"))
    assert list(compared) == names("field of a comparison")
    assert all(list(line) == names("field of a line") for line in compared["lines"])
    codes = {reason["code"] for line in compared["lines"] for reason in line["reasons"]}
    assert codes < set(names("`code` of a reason"))


def test_what_is_asked_for_a_random_hand() -> None:
    rows = {name: default for name, default, _ in table("field asked | default")}
    parameters = inspect.signature(mcrcore.random_hand).parameters
    assert {name: json.loads(default.strip("`")) for name, default in rows.items()} == {
        name: parameter.default for name, parameter in parameters.items()
    }


def test_a_distance_has_these_fields() -> None:
    assert list(mcrcore.distance({"concealed": ["E"]})) == names("field of a distance")


def test_every_change_that_lifts_a_hand() -> None:
    listed = [code for cell in names("`change`") for code in re.findall(r"\w+", cell)]
    hands = (
        "[1111m]234p567s99p23s1s|EE1000",
        "234m678p99p234s45s6s|EE0000",
        "[123m][345m]678p56sWW7s|EE1000",
    )
    found = {
        lift["change"] for text in hands for lift in mcrcore.lifts(mcrcore.parse(text))["lifts"]
    }
    assert found == set(listed)


def test_methods_and_functions() -> None:
    assert names("method") == list(METHODS)
    for method in METHODS:
        assert callable(getattr(mcrcore, method))
    assert list(inspect.signature(mcrcore.settle).parameters) == [
        *("rules", "winners", "source", "discarder"),
    ]
