"""A line of text as a request, and an answer as a line of JSON."""

import json
from typing import Any, Final

import mcrcore
from mcrcore.errors import InvalidRequest
from mcrcore.request import read_json

_TO_JSON: Final = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":"))


def read_request(text: str) -> Any:  # noqa: ANN401 - whatever the JSON holds
    """Read a JSON request, or a hand as text, bare or as a JSON string."""
    if text.lstrip().startswith(("{", '"')):
        value = read_json(text)
        return mcrcore.parse(value) if isinstance(value, str) else value
    try:
        value = read_json(text)
    except InvalidRequest:
        return mcrcore.parse(text)
    # Digits alone are more likely a hand without its suits than a JSON number.
    return mcrcore.parse(text) if isinstance(value, int | float) else value


def write_json(value: object) -> str:
    """Write JSON on one line, as short as can be."""
    return _TO_JSON.encode(value)
