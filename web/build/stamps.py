"""Knowing that a step need not be done again: its inputs have the same bytes as last time."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from paths import ROOT, WORK

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path


def files_in(paths: Iterable[Path]) -> Iterator[Path]:
    """List every file of files and folders, in an order that does not depend on the machine."""
    for path in sorted(paths):
        if path.is_dir():
            found = (file for file in path.rglob("*") if file.is_file())
            yield from sorted(file for file in found if "__pycache__" not in file.parts)
        else:
            yield path


def digest(*inputs: Path | str) -> str:
    """One hash over names and bytes of files and folders, and over further words."""
    total = hashlib.sha256()
    for word in inputs:
        if isinstance(word, str):
            total.update(f"word {word}\n".encode())
            continue
        for file in files_in([word]):
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            name = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file.name
            total.update(f"file {name} {content}\n".encode())
    return total.hexdigest()


def is_fresh(name: str, value: str) -> bool:
    """Whether step `name` was last done for the inputs that hash to `value`."""
    stamp = WORK / "stamps" / name
    return stamp.is_file() and stamp.read_text() == value


def mark(name: str, value: str) -> None:
    """Note that step `name` is done for these inputs."""
    stamp = WORK / "stamps" / name
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value)
