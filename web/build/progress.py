"""What the build says while it works, and how it runs other programs."""

from __future__ import annotations

import os
import subprocess
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

from paths import ROOT


class Failure(Exception):  # noqa: N818 - it is told to the reader, not raised at a caller
    """Something the person at the keyboard has to know; its text says what to do."""


def say(text: str) -> None:
    """Print a line at once, also where output is piped."""
    print(text, flush=True)


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say what is being done and how long it took."""
    say(f"{what} ...")
    start = time.monotonic()
    yield
    seconds = time.monotonic() - start
    if seconds >= 1:
        say(f"{what}: {seconds:.0f} s")


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    timeout: float | None = None,
) -> None:
    """Run a program quietly; when it fails, show the end of what it said."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Failure(f"{' '.join(words[:4])} took longer than {timeout:.0f} s.") from None
    if done.returncode:
        lines = [shortened(line) for line in done.stdout.splitlines()]
        said = "\n".join(lines[-30:])
        raise Failure(f"{' '.join(words[:4])} failed ({done.returncode}):\n{said}")


def shortened(line: str) -> str:
    """The ends of a line: some programs print a megabyte on one."""
    half = 200
    return line if len(line) <= 2 * half else f"{line[:half]} ... {line[-half:]}"
