"""The benchmark measures what it says it does, from end to end; how fast is not asserted."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECTIONS = ("warm", "unseen", "cold", "waits", "memory", "batch")
"""All but the one that needs the page and a browser."""
SMALL = {
    "passes": 1,
    "processes": 1,
    "hands": 20,
    "others": 20,
    "agreed": 20,
    "lines": 60,
    "jobs": 2,
}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "benchmarks/engine.py", *words],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )


def test_every_section_is_printed_and_written(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    sizes = [f"--{name}={number}" for name, number in SMALL.items()]
    kept = tmp_path / "left"
    words = ("--json", str(file), "--keep", str(kept))
    done = run("--only", ",".join(SECTIONS), "--rules", "gb", *sizes, *words)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(file.read_text("utf-8"))
    assert [section["name"] for section in told["sections"]] == list(SECTIONS)
    for section in told["sections"]:
        assert section["rows"]
        assert f"{section['name']}: {section['title']}" in done.stdout.splitlines()
        for column in section["rows"][0]:
            assert column in done.stdout
    ratios = [
        figure["median"]
        for section in told["sections"]
        for row in section["rows"]
        for column, figure in row.items()
        if column in {"points ratio", "score ratio"} and figure
    ]
    left = json.loads((kept / "speed-engine.json").read_text("utf-8"))
    assert list(left["percent"].values()) == [round(100 * ratio) for ratio in ratios]


@pytest.mark.parametrize("words", [["--only", "wram"], ["--rules", "x"], ["--lines", "0"]])
def test_what_it_cannot_measure_is_refused(words: list[str]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert words[1] in done.stderr
