"""The ``mcrcore`` command: score a hand, ask what would complete or lift it, answer a stream.

Exit codes: 0 done; 1 not a win (``score`` only, a hand that waits included); 2 bad input.
"""

import argparse
import io
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TextIO

import mcrcore
from mcrcore import batch, cli_report
from mcrcore.errors import InvalidRequest
from mcrcore.fan_lines import Json
from mcrcore.lines import read_request, write_json
from mcrcore.notation import parse_tiles
from mcrcore.rules import DEFAULT, PROFILES

DONE: Final = 0
NOT_A_WIN: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

MOST_JOBS: Final = 256

PROGRESS_SECONDS: Final = 0.2
"""Shortest time between two signs of life while a stream is answered."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    if sys.stdout is None:  # closed by whoever called us
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - for good
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    options = _parser().parse_args(_arguments() if argv is None else argv)
    command: Callable[[argparse.Namespace], int] = options.command
    try:
        code = command(options)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads our output has seen enough
        _silence_output()
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        _say(f"mcrcore: {error.strerror}.")
        return BAD_INPUT
    except Exception as error:  # noqa: BLE001 - a user is never shown a traceback
        _say(f"mcrcore: something went wrong inside ({type(error).__name__}: {error}).")
        return BAD_INPUT
    return code


def _arguments() -> list[str]:
    """Read the command line as UTF-8, whatever the locale says."""
    return [os.fsencode(word).decode("utf-8", "surrogateescape") for word in sys.argv[1:]]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mcrcore", description="Score mahjong hands under the Mahjong Competition Rules."
    )
    parser.add_argument("--version", action="version", version=f"mcrcore {mcrcore.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    score = commands.add_parser("score", help="what a hand is worth, why, and who pays")
    _add_hand(score, _score)
    score.add_argument(
        "--from",
        dest="giver",
        type=int,
        metavar="PLAYER",
        help="who discarded: 1 the next player, 2 the opposite one, 3 the one before",
    )
    _add_hand(
        commands.add_parser("waits", help="the tiles that complete 13 tiles"),
        _asking(mcrcore.waits, cli_report.waits_text),
    )
    _add_hand(
        commands.add_parser("distance", help="how far tiles are from a winning shape"),
        _asking(mcrcore.distance, cli_report.distance_text),
    )
    _add_hand(
        commands.add_parser("lifts", help="what would make a finished hand worth more"),
        _asking(mcrcore.lifts, cli_report.lifts_text),
    )
    _add_hand(
        commands.add_parser("compare", help="the same hand under every rule set"),
        _asking(mcrcore.compare, cli_report.compare_text),
        rules=False,
    )

    fans = commands.add_parser("fans", help="every fan of the rules")
    fans.set_defaults(command=_fans)
    _add_rules(fans)
    _add_json(fans)

    stream = commands.add_parser(
        "batch", help="answer hands from standard input, one a line, with one JSON line each"
    )
    stream.set_defaults(command=_batch)
    _add_rules(stream)
    stream.add_argument(
        "--jobs",
        type=_jobs,
        default=1,
        metavar="N",
        help="processes that share the work; 1 if left out",
    )
    return parser


def _jobs(word: str) -> int:
    """Read how many processes there shall be."""
    if len(word) <= len(str(MOST_JOBS)) and word.isdecimal() and 1 <= int(word) <= MOST_JOBS:
        return int(word)
    raise argparse.ArgumentTypeError(f"{word} is not a number from 1 to {MOST_JOBS}")


def _add_hand(
    parser: argparse.ArgumentParser, command: Callable[..., int], *, rules: bool = True
) -> None:
    parser.set_defaults(command=command, giver=None, rules=None)
    parser.add_argument(
        "hand", metavar="HAND", help="a hand as text, such as 11123456789999m, or a JSON request"
    )
    parser.add_argument(
        "--public", metavar="TILES", help="tiles everybody sees, without the winning tile: 9s9s9s"
    )
    if rules:
        _add_rules(parser)
    _add_json(parser)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    known = ", ".join(PROFILES)
    parser.add_argument("--rules", metavar="RULES", help=f"one of {known}; {DEFAULT} if left out")


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="write JSON instead of text")


def _score(options: argparse.Namespace) -> int:
    try:
        result = mcrcore.score(_hand(options))
    except InvalidRequest as error:
        return _refuse(error, options)
    if "waits" in result:
        _print(result, options, cli_report.waits_text)
        return NOT_A_WIN
    names = {fan["id"]: fan["names"]["en"] for fan in mcrcore.catalogue(result["rules"])}
    _print(result, options, lambda shown: cli_report.score_text(shown, names))
    return DONE if result["wins"] else NOT_A_WIN


def _asking(
    question: Callable[[Json], Json], report: Callable[[Json], str]
) -> Callable[[argparse.Namespace], int]:
    """Make a command that puts a question about a hand and writes the answer down."""

    def command(options: argparse.Namespace) -> int:
        try:
            answer = question(_hand(options))
        except InvalidRequest as error:
            return _refuse(error, options)
        _print(answer, options, report)
        return DONE

    return command


def _fans(options: argparse.Namespace) -> int:
    try:
        fans = mcrcore.catalogue(**({} if options.rules is None else {"rules": options.rules}))
    except InvalidRequest as error:
        return _refuse(error, options)
    _print(fans, options, cli_report.fans_text)
    return DONE


def _batch(options: argparse.Namespace) -> int:
    if sys.stdin is None:
        _say("mcrcore: cannot read standard input: it is closed.")
        return BAD_INPUT
    # Where both end up on one terminal, the answers themselves show how far we are.
    shows_progress = _is_terminal(sys.stderr) and not _is_terminal(sys.stdout)
    next_sign = time.monotonic()
    answered = 0
    try:
        for text in batch.answers(sys.stdin.buffer, options.rules, options.jobs):
            sys.stdout.write(text)
            sys.stdout.flush()
            answered += text.count("\n")
            if shows_progress and time.monotonic() >= next_sign:
                sys.stderr.write(f"\r{answered} hands")
                sys.stderr.flush()
                next_sign = time.monotonic() + PROGRESS_SECONDS
    except batch.UnreadableError as error:
        _say(f"mcrcore: cannot read standard input: {error}.")
        return BAD_INPUT
    if shows_progress:
        _say(f"\r{answered} hands")
    return DONE


def _hand(options: argparse.Namespace) -> Any:  # noqa: ANN401 - whatever the JSON holds
    """Read the hand of a command line; what its options say goes before what the hand says."""
    request = read_request(options.hand)
    if not isinstance(request, dict):
        return request
    if options.rules is not None:
        request["rules"] = options.rules
    if options.public is not None:
        request["public_tiles"] = _public(options.public)
    if options.giver is not None and isinstance(request.get("win"), dict):
        request["win"]["from"] = options.giver
    return request


def _public(text: str) -> list[str]:
    try:
        return parse_tiles(text)
    except InvalidRequest as error:
        found = (problem._replace(where="public_tiles") for problem in error.problems)
        raise InvalidRequest(*found) from None


def _refuse(error: InvalidRequest, options: argparse.Namespace) -> int:
    if options.json:
        _write(write_json(error.to_json()))
    else:
        _say(cli_report.errors_text(error.to_json()["errors"]))
        for problem in error.problems:
            if problem.code == "notation":
                text = options.public if problem.where else options.hand
                start, end = int(str(problem.values["start"])), int(str(problem.values["end"]))
                _say(cli_report.caret_text(text, start, end))
    return BAD_INPUT


def _print(value: Any, options: argparse.Namespace, text: Callable[[Any], str]) -> None:  # noqa: ANN401
    _write(write_json(value) if options.json else text(value))


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()


def _write(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _say(text: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")


def _silence_output() -> None:
    """Give the interpreter nothing left to flush into the closed pipe."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())
    os.close(nothing)
