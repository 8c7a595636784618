"""What is measured how often, and the hands it is measured on."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from support.hands import hands

if TYPE_CHECKING:
    from collections.abc import Iterable

Hand = dict[str, Any]

ROOT = Path(__file__).resolve().parents[2]
AGREED = ROOT / "tests" / "cases" / "engine_agreed.jsonl"
SEED, SEED_OF_OTHERS = 20_261_201, 20_261_202


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How much of what; the hands lie in files, where other processes find them too."""

    folder: Path
    rules: tuple[str, ...]
    passes: int
    processes: int
    hands: int
    others: int
    agreed: int
    lines: int
    jobs: int

    @property
    def random_file(self) -> Path:
        """Seeded random hands, most of them winning."""
        return self.folder / "random.jsonl"

    @property
    def others_file(self) -> Path:
        """Seeded random hands to judge before those that are timed."""
        return self.folder / "others.jsonl"

    @property
    def agreed_file(self) -> Path:
        """The agreed hands of the test cases, requests alone."""
        return self.folder / "agreed.jsonl"

    def write_hands(self) -> None:
        """Fill the files."""
        cases = AGREED.read_text("utf-8").splitlines()[: self.agreed]
        _write(self.agreed_file, (json.loads(case)["request"] for case in cases))
        _write(self.random_file, hands(SEED, self.hands))
        _write(self.others_file, hands(SEED_OF_OTHERS, self.others))


def read_hands(file: Path, rules: str) -> list[Hand]:
    """Requests of a file, under a rule set."""
    return [{**json.loads(line), "rules": rules} for line in file.read_text("utf-8").splitlines()]


def _write(file: Path, requests: Iterable[Hand]) -> None:
    file.write_text("".join(f"{json.dumps(request)}\n" for request in requests), "utf-8")
