"""What can become of an answer between a host and a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Answer(NamedTuple):
    """An answer as the host would send it; `sent` is how much of its body arrives."""

    body: bytes
    kind: str
    sent: int


Fault = Callable[[Answer], Answer | None]
"""What is left of an answer; None when nothing of it arrives."""

ELSEWHERE = b"<!doctype html><title>Welcome</title><p>Sign in to use this network."


def blocked(_: Answer) -> None:
    """Nothing arrives: an extension, a firewall or a cable."""


def broken_off(answer: Answer) -> Answer:
    """The connection breaks in the middle."""
    return answer._replace(sent=len(answer.body) // 2)


def truncated(answer: Answer) -> Answer:
    """The host itself has no more than the first half."""
    half = answer.body[: len(answer.body) // 2]
    return answer._replace(body=half, sent=len(half))


def of_another_type(answer: Answer) -> Answer:
    """The host calls it plain text."""
    return answer._replace(kind="text/plain")


def another_page(_: Answer) -> Answer:
    """Somebody else answers, as networks do that want a sign-in."""
    return Answer(ELSEWHERE, "text/html", len(ELSEWHERE))


FAULTS: tuple[Fault, ...] = (blocked, broken_off, truncated, of_another_type, another_page)
