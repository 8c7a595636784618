"""The README's command-line examples print what they say (its Python ones are doctests)."""

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

from mcrcore import cli
from mcrcore.version import __version__

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = re.findall(
    r"```console\n\$ mcrcore (.+?)\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL
)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize(("command", "printed"), EXAMPLES, ids=[one[0] for one in EXAMPLES])
def test_command(command: str, printed: str) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    with contextlib.redirect_stdout(out):
        assert cli.main(shlex.split(command)) == 0
    out.seek(0)
    assert out.read().rstrip() == printed.rstrip()


def test_versions_agree() -> None:
    assert f'version = "{__version__}"' in (ROOT / "pyproject.toml").read_text("utf-8")
