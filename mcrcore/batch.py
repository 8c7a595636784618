"""Answers to a stream of hands, a JSON line each, in order, from one process or several.

The stream is taken in blocks of the whole lines that have arrived: few and large when it is a file,
and a single line when that is all there is and its sender waits for the answer.
"""

import sys
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, BinaryIO, Final

import mcrcore
from mcrcore.errors import InvalidRequest
from mcrcore.fan_lines import Json
from mcrcore.lines import read_request, write_json
from mcrcore.parallel import in_order
from mcrcore.request import LONGEST_JSON, too_long

if TYPE_CHECKING:
    from multiprocessing.context import BaseContext

BLOCK: Final = 1 << 16
"""Most bytes read at once: some two hundred hands."""
LONGEST_LINE: Final = 4 * LONGEST_JSON
"""Bytes of the longest line that is read: a longer one has too many characters for sure."""
HAS_PROCESSES: Final = sys.platform not in {"emscripten", "wasi"}
"""Whether there can be more than one process here; in a browser there cannot."""


class UnreadableError(Exception):
    """The stream cannot be read."""


def answers(
    stream: BinaryIO, rules: str | None, jobs: int = 1, context: "BaseContext | None" = None
) -> Iterator[str]:
    """Answer every line of a stream; each text holds the answers of a block, a line each.

    ``rules`` are those of requests that name none.

    >>> import io
    >>> list(answers(io.BytesIO(b"E"), None))[0][:31]
    '{"errors":[{"code":"tile_count"'
    """
    work = partial(answer_block, rules=rules)
    blocks = _blocks(stream)
    if jobs == 1 or not HAS_PROCESSES:
        return map(work, blocks)
    return in_order(work, blocks, jobs, context)


def answer_block(block: bytes, rules: str | None) -> str:
    """Answer each line of a block with a line."""
    lines = block.removesuffix(b"\n").split(b"\n")
    return "".join([f"{write_json(_answer(line, rules))}\n" for line in lines])


def _blocks(stream: BinaryIO) -> Iterator[bytes]:
    """Whole lines, as many as have arrived; the last may lack its end.

    Of a line that is too long to be read, no more is kept than shows that.
    """
    # Unbuffered, a read gives what there is; nor does it hold a lock that the exit would wait for.
    raw = getattr(stream, "raw", stream)
    rest: list[bytes] = []
    kept = 0
    while True:
        try:
            block = raw.read(BLOCK)
        except OSError as error:
            raise UnreadableError(error.strerror) from None
        if not block:
            break
        whole, end, start = block.rpartition(b"\n")
        if end:
            yield b"".join((*rest, whole, end))
            rest, kept = [], 0
        if kept <= LONGEST_LINE:
            rest.append(start)
            kept += len(start)
    if any(rest):
        yield b"".join(rest)


def _text(line: bytes) -> str:
    return line.decode("utf-8", "surrogateescape").lstrip("\ufeff").strip()


def _request(line: bytes) -> Any:  # noqa: ANN401 - whatever the JSON holds
    if len(line) > LONGEST_LINE:
        raise too_long()
    return read_request(_text(line))


def _answer(line: bytes, rules: str | None) -> Json:
    try:
        request = _request(line)
        if rules is not None and isinstance(request, dict):
            request = {"rules": rules, **request}
        return mcrcore.score(request)
    except InvalidRequest as error:
        return error.to_json()
