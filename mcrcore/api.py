"""The JSON door: one function through which the page, and anyone who embeds the wheel, asks.

Payloads by method: a request for `score`, `points`, `waits`, `distance`, `lifts`, `compare` and
`format`; a text for `parse`; ``{"rules", "winners", "source", "discarder"}`` for `settle`; a rule
set for `catalogue`; ``{"rules", "fan", "seed"}``, all optional, for `random_hand`.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from mcrcore import engine
from mcrcore.errors import InvalidRequest, Problem, echo, wrong_type
from mcrcore.request import read_json
from mcrcore.rules import DEFAULT

_SETTLE_FIELDS: Final = ("rules", "winners", "source", "discarder")
_SETTLE_NEEDS: Final = ("winners", "source")
_RANDOM_FIELDS: Final = ("rules", "fan", "seed")


def _points(request: Any) -> Any:  # noqa: ANN401
    found = engine.points(request)
    return None if found is None else {"points": found[0], "fans": found[1]}


def _fields(payload: Any, known: Sequence[str], needed: Sequence[str] = ()) -> Any:  # noqa: ANN401
    """An object with no fields but these; `InvalidRequest` for any other payload."""
    if not isinstance(payload, dict):
        raise InvalidRequest(wrong_type("", "an object", payload))
    unknown = [
        Problem("unknown_field", str(echo(name)), {"field": echo(name)})
        for name in payload
        if name not in known
    ]
    missing = [
        Problem("missing_field", name, {"field": name}) for name in needed if name not in payload
    ]
    if unknown or missing:
        raise InvalidRequest(*unknown, *missing)
    return payload


def _settle(payload: Any) -> Any:  # noqa: ANN401
    payload = _fields(payload, _SETTLE_FIELDS, _SETTLE_NEEDS)
    return engine.settle(
        payload.get("rules", DEFAULT),
        payload["winners"],
        payload["source"],
        payload.get("discarder"),
    )


def _random_hand(payload: Any) -> Any:  # noqa: ANN401
    return engine.random_hand(**_fields(payload, _RANDOM_FIELDS))


def _parse(text: Any) -> Any:  # noqa: ANN401
    from mcrcore.notation import parse

    return parse(text)


def _format(request: Any) -> Any:  # noqa: ANN401
    from mcrcore.notation import format_request

    return format_request(request)


METHODS: Final[dict[str, Callable[[Any], Any]]] = {
    "score": engine.score,
    "points": _points,
    "waits": engine.waits,
    "distance": engine.distance,
    "lifts": engine.lifts,
    "parse": _parse,
    "format": _format,
    "settle": _settle,
    "catalogue": engine.catalogue,
    "compare": engine.compare,
    "random_hand": _random_hand,
}
"""What can be asked, by name."""


def call(method: str, payload: str) -> str:
    """Answer a method's JSON payload with JSON. Never raises.

    What is wrong with the payload comes back as ``{"errors": [...]}``.

    >>> call("format", '{"concealed": ["E"]}')
    '"E|EE1000"'
    >>> call("points", "[]")[:32]
    '{"errors":[{"code":"wrong_type",'
    """
    try:
        found = _answer(method, payload)
    except InvalidRequest as error:
        found = error.to_json()
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _answer(method: object, payload: object) -> Any:  # noqa: ANN401
    work = METHODS.get(method) if isinstance(method, str) else None
    if work is None:
        raise InvalidRequest(Problem("unknown_method", "", {"value": echo(str(method))}))
    if not isinstance(payload, str):
        raise InvalidRequest(wrong_type("", "JSON text", payload))
    return work(read_json(payload))
