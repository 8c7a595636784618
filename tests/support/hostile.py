"""Hypothesis spoils what is right, in its parts and as a text: nothing else gets far."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

Json = Any

ROOT = Path(__file__).parents[2]


def cases() -> Iterator[Json]:
    for name in ("worked_hands", "gmcr_hands", "invalid_inputs"):
        text = (ROOT / "tests" / "cases" / f"{name}.jsonl").read_text("utf-8")
        yield from map(json.loads, text.splitlines())


REQUESTS: list[Json] = [case["request"] for case in cases()]
TEXTS = [
    *(case["notation"] for case in cases() if "notation" in case),
    "🀇🀈🀉1z W1B2T3 一二三万 ［５ｍ］",  # noqa: RUF001
    '((("CHI","W3",1),),("B2","B3","B4","T2","T3","T4","W6","W6","W6","B5"),"B5",0,True)',
]
ASKED: list[Json] = [
    *({"rules": rules, "fan": "self_drawn", "seed": 1} for rules in ("mcr", "gb", "gmcr")),
    {"source": "discard", "discarder": 1, "winners": [{"seat": 0, "points": 8}]},
    *("mcr", "gb", "gmcr"),
]
"""What is asked that is no hand."""

JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([1e999, -1e999, 10**400, 2**53 + 1, -0.0, 1.0])
    | st.text(max_size=4)
    | st.sampled_from(["1m", "E", "chow", "discard", "\ud800", "\u2028", "__proto__", "x" * 3000]),
    lambda inner: (
        st.lists(inner, max_size=20) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=20,
)


def places(value: Json) -> Iterator[tuple[Json, Any]]:
    """Whatever holds something, and by which name or number."""
    if not isinstance(value, dict | list):
        return
    for key in value if isinstance(value, dict) else range(len(value)):
        yield value, key
        yield from places(value[key])


@st.composite
def spoiled(draw: st.DrawFn, wholes: st.SearchStrategy[Json]) -> Json:
    """Something other than it should be in a few places."""
    holder = {"": copy.deepcopy(draw(wholes))}
    for _ in range(draw(st.integers(0, 3))):
        inside, key = draw(st.sampled_from(list(places(holder))))
        if isinstance(inside, dict) and key and draw(st.booleans()):
            inside[draw(st.text(max_size=6))] = inside.pop(key)
        else:
            inside[key] = draw(JUNK)
    return holder[""]


@st.composite
def mangled(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with a part cut out, doubled or overwritten."""
    text = draw(texts)
    start, end = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
    between = draw(st.text(max_size=5) | st.just(text[start:end] * 2) | st.just("[" * 2000))
    return text[:start] + between + text[end:]


ANYTHING = st.sampled_from([*REQUESTS, *TEXTS, *ASKED])
PAYLOADS = spoiled(ANYTHING).map(json.dumps) | mangled(ANYTHING.map(json.dumps))
