"""The command line: what it prints, how it ends, and that nothing makes it stumble."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import mcrcore
from mcrcore.cli import main
from mcrcore.cli_report import score_text
from mcrcore.tiles import NAMES

Json: TypeAlias = dict[str, Any]
Capture: TypeAlias = pytest.CaptureFixture[str]
Patch: TypeAlias = pytest.MonkeyPatch

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases"
WIN = "[234m,1]234p234s666m5p5p"
WAITING = "[234m,1]234p234s666m5p"
REQUEST = {
    "concealed": ["2p", "3p", "4p", "2s", "3s", "4s", "6m", "6m", "6m", "5p", "5p"],
    "melds": [{"kind": "chow", "tile": "2m"}],
    "win": {"source": "discard", "from": 1},
}


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Broken(io.BytesIO):
    def read(self, size: int | None = -1, /) -> bytes:
        raise OSError(5, "Input/output error", size)


def run(*words: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "mcrcore", *words],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        check=False,
    )


def answers(lines: bytes, monkeypatch: Patch, capsys: Capture, *words: str) -> list[Json]:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines)))
    assert main(["batch", *words]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def codes(answer: Json) -> list[str]:
    return [error["code"] for error in answer["errors"]]


def test_score_breaks_a_hand_down(capsys: Capture) -> None:
    assert main(["score", f"{WIN}|EE0000|ab", "--from", "3"]) == 0
    out = capsys.readouterr().out
    for line in (
        "[234m]  666m  234p  [55p]*  234s    ([]: melded, *: won here)",
        "    8  Mixed Triple Chow",
        "    2  Flower Tiles (2 x 1)",
        "   10  points without flowers: the hand wins (8 needed)",
        "   12  in all, with flowers",
        "    3  Mixed Double Chow (3 x 1): its sets are joined in Mixed Triple Chow",
        "  +36  winner",
        "  -20  player 3",
    ):
        assert line in out.splitlines()


def test_json_is_what_the_functions_give(capsys: Capture) -> None:
    for words, expected in (
        (["score", json.dumps(REQUEST)], mcrcore.score(REQUEST)),
        (["score", WIN, "--rules", "mcr"], mcrcore.score(mcrcore.parse(WIN))),
        (["waits", WAITING], mcrcore.waits(mcrcore.parse(WAITING))),
        (["fans"], mcrcore.catalogue("mcr")),
    ):
        main([*words, "--json"])
        assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(expected))


def test_options_go_before_what_the_hand_says(capsys: Capture) -> None:
    assert main(["score", json.dumps(REQUEST), "--from", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["payments"] == [34, -8, -18, -8]
    assert main(["score", f"{WIN}|EE0000", "--public", "5p", "--json", "--from", "3"]) == 0
    assert json.loads(capsys.readouterr().out)["payments"] == [34, -8, -8, -18]
    last = "123m456p789s11m78p9p"
    assert main(["score", last, "--public", "9p9p9p", "--json"]) in (0, 1)
    assert "last_tile" in [fan["id"] for fan in json.loads(capsys.readouterr().out)["fans"]]
    assert main(["score", f"{last}|EE1100", "--public", "", "--json"]) in (0, 1)
    assert "last_tile" not in [fan["id"] for fan in json.loads(capsys.readouterr().out)["fans"]]


def test_a_giver_is_not_asked_for_on_a_self_draw(capsys: Capture) -> None:
    assert main(["score", WIN, "--from", "9"]) == 0
    assert main(["score", f"{WIN}|EE0000", "--from", "9"]) == 2
    assert "9 is not a player" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("123456789m1122p3s", "Not a winning shape."),
        ("[123m]456m789p234s55s|EE0000", "not enough to win (8 needed)"),
        (WAITING, "last: the last of its kind"),
        ("13579m13579p135s", "No tile completes this hand."),
    ],
)
def test_score_says_with_its_code_that_a_hand_does_not_win(
    hand: str, words: str, capsys: Capture
) -> None:
    assert main(["score", hand]) == 1
    assert words in capsys.readouterr().out


def test_waits_are_a_table(capsys: Capture) -> None:
    assert main(["waits", WAITING]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].split() == [
        "tile",
        "left",
        "self-draw",
        "discard",
        "last,",
        *["self-draw", "last,", "discard"],
    ]
    assert out[1].split() == ["2p", "3", "(4)", "(3)", "-", "-"]
    assert out[2].split() == ["5p", "3", "11", "10", "-", "-"]


def test_distance_names_what_helps(capsys: Capture) -> None:
    assert main(["distance", "[234m,1]234p23s666m5p"]) == 0
    out = capsys.readouterr().out
    assert "2 tiles short of a winning shape (shanten 1)." in out
    assert "These help: 2p(3) 5p(3) 1s(4) 4s(4)" in out
    assert main(["distance", "123456789m13p99sE", "--public", "2p2p"]) == 0
    out = capsys.readouterr().out
    assert "1 tile short" in out
    assert "E         2p(2)" in out.splitlines()
    assert main(["distance", WIN]) == 0
    assert capsys.readouterr().out == "A winning shape.\n"
    gone = "".join(tile * 4 for tile in NAMES[1:])
    assert main(["distance", "1m", "--public", gone]) == 0
    assert "No winning shape can be reached" in capsys.readouterr().out


def test_lifts_are_a_table(capsys: Capture) -> None:
    assert main(["lifts", "[123m]456m789p234s5s5s|EE0000"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "3 points without flowers, 8 needed."
    assert "    12  1s in the place of 4s" in out
    assert "   (4)  won by self-draw" in out
    assert main(["lifts", "147m147p25sESWNCF"]) == 0
    assert capsys.readouterr().out == "Not a winning shape.\n"
    assert main(["lifts", "19m19p19sESWNCFP1m|EE1010"]) == 0
    assert "No single change lifts it." in capsys.readouterr().out
    assert main(["lifts", WAITING]) == 2
    assert "It should be 14." in capsys.readouterr().err


def test_fans_are_a_table(capsys: Capture) -> None:
    assert main(["fans"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 82
    assert out[1].split() == ["1", "88", "big_four_winds", "Big", "Four", "Winds", "大四喜"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["score", "12m5z"], "  12m5z\n     ^\n"),
        (["score", "1m\n5z"], "  1m 5z\n     ^\n"),
        (["score", WIN, "--public", "9s8"], "  9s8\n    ^\n"),
        (["score", "{"], "This is not JSON"),
        (["score", "[]"], "a list was read"),
        (["score", "null"], "null was read"),
        (["score", '{"concealed": ["1x"]}'], "concealed[0]: 1x is not a tile."),
        (["score", '{"concealed": []}'], "The number of tiles is 0"),
        (["score", '{"concealed": [], "win": 5}', "--from", "1"], "win should be an object"),
        (["score", "\udcff\ud800"], "Cannot read the hand at character 1"),
        (["score", WIN, "--rules", "riichi"], "There are no rules called riichi."),
        (["waits", WIN], "It should be 13."),
        (["fans", "--rules", "riichi"], "There are no rules called riichi."),
    ],
)
def test_bad_input_is_told_and_ends_with_two(words: list[str], said: str, capsys: Capture) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.out == ""


@pytest.mark.parametrize("words", [["score", "5z"], ["waits", "5z"]])
def test_bad_input_is_json_when_json_is_asked_for(words: list[str], capsys: Capture) -> None:
    assert main([*words, "--json"]) == 2
    captured = capsys.readouterr()
    assert codes(json.loads(captured.out)) == ["notation"]
    assert captured.err == ""


@pytest.mark.parametrize("words", [[], ["play"], ["score"], ["score", "E", "--from", "x"]])
def test_a_wrong_command_line_is_bad_input(words: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(words)
    assert "usage: mcrcore" in capsys.readouterr().err


def test_batch_answers_every_line_in_order(monkeypatch: Patch, capsys: Capture) -> None:
    lines = [
        json.dumps(REQUEST),
        "not a hand",
        f"{WIN}|EE0000",
        json.dumps(WIN),
        "{",
        "[1, 2]",
        "12",
        "",
        '{"concealed": ["\xff"]}',
        WAITING,
    ]
    found = answers("\n".join(lines).encode("latin-1"), monkeypatch, capsys)
    assert [answer.get("total") or codes(answer) for answer in found[:-1]] == [
        10,
        ["notation"],
        10,
        11,
        ["invalid_json"],
        ["wrong_type"],
        ["notation"],
        ["tile_count"],
        ["unknown_tile", "tile_count"],
    ]
    assert [wait["tile"] for wait in found[-1]["waits"]] == ["2p", "5p"]


def test_batch_reports_the_invalid_cases(monkeypatch: Patch, capsys: Capture) -> None:
    text = (CASES / "invalid_inputs.jsonl").read_text("utf-8")
    cases = [json.loads(line) for line in text.splitlines()]
    lines = "".join(json.dumps(case["request"]) + "\r\n" for case in cases)
    found = answers(b"\xef\xbb\xbf" + lines.encode(), monkeypatch, capsys)
    assert [sorted(codes(answer)) for answer in found] == [sorted(case["errors"]) for case in cases]


def test_batch_rules_are_for_lines_that_name_none(monkeypatch: Patch, capsys: Capture) -> None:
    lines = f'{WIN}\n{{"rules": "mcr", "concealed": []}}\n'.encode()
    found = answers(lines, monkeypatch, capsys, "--rules", "riichi")
    assert [codes(answer) for answer in found] == [["unknown_rules"], ["tile_count"]]


def test_batch_shows_its_progress_on_a_terminal(monkeypatch: Patch, capsys: Capture) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert len(answers(b"E\nE\n", monkeypatch, capsys)) == 2
    assert terminal.getvalue() == "\r2 hands\r2 hands\n"


@pytest.mark.parametrize("stdin", [None, io.TextIOWrapper(Broken())])
def test_batch_fails_only_when_its_input_cannot_be_read(
    stdin: object, monkeypatch: Patch, capsys: Capture
) -> None:
    monkeypatch.setattr(sys, "stdin", stdin)
    assert main(["batch"]) == 2
    assert "cannot read standard input" in capsys.readouterr().err


def test_a_fault_of_our_own_is_one_line(monkeypatch: Patch, capsys: Capture) -> None:
    def fail(_request: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(mcrcore, "score", fail)
    assert main(["score", WIN]) == 2
    assert capsys.readouterr().err == (
        "mcrcore: something went wrong inside (ZeroDivisionError: oh).\n"
    )


def test_an_interrupt_and_a_full_disk_are_no_tracebacks(
    monkeypatch: Patch, capsys: Capture
) -> None:
    for error, code, said in (
        (KeyboardInterrupt(), 130, ""),
        (OSError(28, "No space left on device"), 2, "mcrcore: No space left on device.\n"),
    ):

        def fail(_request: object, error: BaseException = error) -> None:
            raise error

        monkeypatch.setattr(mcrcore, "score", fail)
        assert main(["score", WIN]) == code
        assert capsys.readouterr().err == said


def test_closed_streams_are_no_trouble(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["fans"]) == 0
    assert main(["score", "5z"]) == 2


def test_a_limit_is_told() -> None:
    limited: Json = {**mcrcore.score(mcrcore.parse(WIN)), "limit": 24, "total": 24}
    assert "   24  to be paid, the limit" in score_text(limited, {}).splitlines()


def test_the_program_speaks_utf_8_whatever_the_locale() -> None:
    done = run("score", "🀇", "--json", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert codes(json.loads(done.stdout.decode("utf-8"))) == ["tile_count"]
    done = run("fans", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert "大四喜" in done.stdout.decode("utf-8")
    assert run("--version").stdout.decode() == f"mcrcore {mcrcore.__version__}\n"


def test_a_reader_who_leaves_early_is_no_trouble() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "mcrcore", "batch"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdin.write(b"E\n")
        program.stdin.flush()
        assert codes(json.loads(program.stdout.readline())) == ["tile_count"]  # it streams
        program.stdout.close()
        program.stdin.write(b"E\n")
        program.stdin.close()
        assert program.stderr.read() == b""
        assert program.wait() == 0
