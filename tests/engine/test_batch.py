"""A stream of hands: answered alike by one process and by several, however it ends."""

import io
import json
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from support.hands import hands

from mcrcore import batch, parallel
from mcrcore.cli import main
from mcrcore.parallel import LostJobError, in_order

ROOT = Path(__file__).parents[2]
BAD = (b"not a hand", b"{", b"", b"[1, 2]", b'{"concealed": ["\xff"]}', b"12", b'{"melds": 4}')
START_METHODS = multiprocessing.get_all_start_methods()
SECONDS = 60
"""Longest a program may take to end; none comes near."""


def stream_of(number: int) -> bytes:
    """Hands with a bad line after every third."""
    lines = []
    for place, hand in enumerate(hands(7, number)):
        lines.append(json.dumps(hand).encode())
        if place % 3 == 0:
            lines.append(BAD[place % len(BAD)])
    return b"\n".join(lines)


def answers(stream: bytes, jobs: int, method: str | None = None) -> str:
    context = multiprocessing.get_context(method) if method else None
    return "".join(batch.answers(io.BytesIO(stream), None, jobs, context))


@contextmanager
def program(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """`mcrcore batch` in a group of processes of its own, as a terminal would start it."""
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "mcrcore", "batch", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        start_new_session=True,
    ) as started:
        yield started


def test_several_jobs_give_what_one_gives() -> None:
    stream = stream_of(3_000)
    assert len(stream) > 8 * batch.BLOCK, "too short to be shared out"
    alone = answers(stream, 1)
    assert alone.count("\n") == stream.count(b"\n") + 1
    assert answers(stream, 2) == alone
    assert answers(stream, 3) == alone


@pytest.mark.parametrize("method", START_METHODS)
def test_it_does_not_matter_how_processes_start(method: str) -> None:
    stream = stream_of(600)
    assert answers(stream, 2, method) == answers(stream, 1)


def test_answers_keep_the_order_of_their_lines() -> None:
    lines = [json.dumps({"concealed": [], "flowers": [number]}) for number in range(9, 4_000)]
    found = answers("\n".join(lines).encode(), 3).splitlines()
    values = [
        error["values"]["value"]
        for line in found
        for error in json.loads(line)["errors"]
        if error["code"] == "unknown_flower"
    ]
    assert [int(value) for value in values] == list(range(9, 4_000))


LONG = b" " * (batch.LONGEST_LINE + batch.BLOCK)


@pytest.mark.parametrize(
    "stream",
    [
        *(b"", b"\n", b"\n\n", b"E", b"E\n", b"\r\nE\r\n", b"x" * 200_000, b"x" * 200_000 + b"\n"),
        *(LONG, LONG + b"E", LONG + b"\nE", b"E" + LONG + LONG + b"\nE\n", b"E\n" + LONG + b"\n\n"),
    ],
)
def test_every_line_is_answered_however_the_stream_is_cut(stream: bytes) -> None:
    number = stream.count(b"\n") + (not stream.endswith(b"\n") and bool(stream))
    assert answers(stream, 1).count("\n") == number
    assert answers(stream, 2) == answers(stream, 1)


def test_without_processes_one_answers_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_processes(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(batch, "HAS_PROCESSES", False)
    monkeypatch.setattr(batch, "in_order", no_processes)
    assert answers(b"E\n", 4) == answers(b"E\n", 1)


def refuse(block: bytes) -> str:
    """Work that fails at one block."""
    if block == b"bad":
        raise ZeroDivisionError("oh")
    return block.decode()


def vanish(_block: bytes, code: int) -> str:
    """Work in which a process is lost."""
    os._exit(code)


def test_what_fails_in_a_job_is_raised_after_what_went_before() -> None:
    found = in_order(refuse, iter([b"a", b"b", b"c", b"bad", b"d"]), 2)
    assert [next(found) for _ in range(3)] == ["a", "b", "c"]
    with pytest.raises(ZeroDivisionError, match="oh"):
        next(found)


def test_what_fails_in_the_input_is_raised_after_what_went_before() -> None:
    def blocks() -> Iterator[bytes]:
        yield b"a"
        raise batch.UnreadableError("gone")

    found = in_order(refuse, blocks(), 2)
    assert next(found) == "a"
    with pytest.raises(batch.UnreadableError, match="gone"):
        next(found)


def test_a_lost_job_is_told() -> None:
    with pytest.raises(LostJobError):
        list(in_order(partial(vanish, code=1), iter([b"a"] * 50), 2))


def test_input_is_not_read_far_ahead() -> None:
    taken = 0

    def blocks() -> Iterator[bytes]:
        nonlocal taken
        for number in range(1_000):
            taken = number
            yield b"a"

    found = in_order(refuse, blocks(), 2)
    for _ in range(100):
        next(found)
    # Those asked for, those that may be owed, the one that waits to be, the one after it.
    assert taken <= 100 + parallel.AHEAD * 2 + 2
    assert sum(1 for _ in found) == 900


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_line_is_answered_while_the_next_is_awaited(jobs: str) -> None:
    with program("--jobs", jobs) as started:
        assert started.stdin
        assert started.stdout
        for _ in range(3):
            started.stdin.write(b"E\n")
            started.stdin.flush()
            assert b"tile_count" in started.stdout.readline()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_reader_who_leaves_early_ends_it_quietly(jobs: str) -> None:
    stream = stream_of(3_000)
    with program("--jobs", jobs) as started:
        assert started.stdin
        assert started.stdout
        assert started.stderr
        started.stdin.write(stream[: 2 * batch.BLOCK])
        started.stdin.flush()
        started.stdout.readline()
        started.stdout.close()
        try:
            started.stdin.write(stream)
            started.stdin.close()
        except BrokenPipeError:
            pass
        assert started.wait(SECONDS) == 0
        assert started.stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups to interrupt")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_quietly(jobs: str) -> None:
    with program("--jobs", jobs) as started:
        assert started.stdin
        assert started.stdout
        assert started.stderr
        started.stdin.write(b"E\n")
        started.stdin.flush()
        started.stdout.readline()
        os.killpg(started.pid, signal.SIGINT)
        assert started.wait(SECONDS) == 130
        assert started.stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_jobs_end_with_the_one_who_started_them() -> None:
    with program("--jobs", "3") as started:
        assert started.stdin
        assert started.stdout
        started.stdin.write(b"E\n")
        started.stdin.flush()
        started.stdout.readline()
        started.kill()
        started.wait(SECONDS)
        # Each holds the other end: it closes when the last of them has ended.
        assert started.stdout.read() == b""


@pytest.mark.parametrize("jobs", ["0", "-1", "257", "2.5", "two", "", "9" * 5_000])
def test_a_number_of_jobs_that_makes_no_sense_is_refused(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["batch", f"--jobs={jobs}"])
    assert "is not a number from 1 to 256" in capsys.readouterr().err
