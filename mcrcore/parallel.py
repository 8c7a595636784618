"""Work on a stream of blocks, shared out among processes, its results in order.

Blocks go round the processes in turn, and results are awaited in the same turn. What is under way
is bounded: whoever reads no results stops the reading of blocks.
"""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Queue
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import BaseContext

Work = Callable[[bytes], str]

AHEAD: Final = 2
"""Blocks under way for each process: one is worked on, one waits."""


class LostJobError(Exception):
    """A process has gone, and with it the results it owed."""


def in_order(
    work: Work, blocks: Iterator[bytes], jobs: int, context: "BaseContext | None" = None
) -> Iterator[str]:
    """Results of the work on each block, done by so many processes.

    An exception of the work or of the blocks is raised after the results that go before it.
    """
    import multiprocessing  # noqa: PLC0415 - browsers lack it, and it takes its time

    made_by = context or multiprocessing.get_context()
    with _uninterrupted():
        workers = [_start(work, made_by) for _ in range(jobs)]
    owed: Queue[Connection | Exception | None] = Queue(AHEAD * jobs)
    # A thread, so that results go out while it waits for more to come in.
    Thread(target=_hand_out, args=(blocks, workers, owed), daemon=True).start()
    while (debtor := owed.get()) is not None:
        if isinstance(debtor, Exception):
            raise debtor
        yield _result(debtor)


def _start(work: Work, context: Any) -> "Connection":  # noqa: ANN401 - stubs know no Process in it
    """Start a process; what is sent through the connection is worked on."""
    ours, theirs = context.Pipe()
    # Daemons end with us, however we end; should we be killed, the closed connection ends them.
    context.Process(target=_serve, args=(work, theirs, ours), daemon=True).start()
    theirs.close()
    connection: Connection = ours
    return connection


def _serve(work: Work, connection: "Connection", other_end: "Connection") -> None:
    """What a process does: a result for each block, until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the one who started us
    other_end.close()
    try:
        while True:
            block = connection.recv_bytes()
            try:
                result: str | Exception = work(block)
            except Exception as error:  # noqa: BLE001 - it is raised where the results go
                result = error
            connection.send(result)
    except (EOFError, OSError):
        return


def _hand_out(
    blocks: Iterator[bytes],
    workers: "list[Connection]",
    owed: "Queue[Connection | Exception | None]",
) -> None:
    """Send the blocks to the processes in turn and note who owes a result."""
    with _uninterrupted():
        try:
            for number, block in enumerate(blocks):
                worker = workers[number % len(workers)]
                worker.send_bytes(block)
                owed.put(worker)
        except OSError:
            owed.put(LostJobError("a job has ended too early"))
        except Exception as error:  # noqa: BLE001 - it is raised where the results go
            owed.put(error)
        else:
            owed.put(None)


def _result(worker: "Connection") -> str:
    try:
        result: str | Exception = worker.recv()
    except (EOFError, OSError):
        raise LostJobError("a job has ended too early") from None
    if isinstance(result, Exception):
        raise result
    return result


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Keep Ctrl-C from this thread, and from processes it starts: it is for the main thread."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
