"""The engine and PyMahjongGB on as many seeded hands as you like, each difference explained.

    .venv/bin/python tests/oracle/compare.py                    a million hands under gb
    .venv/bin/python tests/oracle/compare.py --rules mcr        and where mcr parts from it
    .venv/bin/python tests/oracle/compare.py --hands 20000      fewer

Writes figures, and every hand on which the two differ with both answers and the rulings of
`docs/rulings.md` that explain it, or "unexplained". Exits with 1 when something is unexplained.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from support.tally import Tally, tallied

from mcrcore.parallel import in_order

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BLOCK = 5_000
"""Hands a process takes at a time."""


def work(block: bytes) -> str:
    """Tally one block of hands."""
    rules, seed, number = json.loads(block)
    return json.dumps(tallied(rules, seed, number).facts())


def blocks(options: argparse.Namespace) -> Iterator[bytes]:
    """What each block is made from."""
    for start in range(0, options.hands, BLOCK):
        number = min(BLOCK, options.hands - start)
        yield json.dumps([options.rules, f"{options.seed}/{start}", number]).encode()


def main(words: Sequence[str] | None = None) -> int:
    """Compare, print the figures and write them all."""
    options = _options(words)
    tally = Tally(options.rules)
    for done in in_order(work, blocks(options), options.jobs):
        tally.join(json.loads(done))
        if sys.stderr.isatty():
            print(f"\r{tally.hands:,} hands", end="", file=sys.stderr)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(tally.facts(), ensure_ascii=False, indent=1)
    options.out.write_text(text + "\n", encoding="utf-8", newline="\n")
    print(
        f"{options.rules}: {tally.hands:,} hands, {tally.complete:,} winning shapes;"
        f" the same points on {tally.agreements:,}, the same fans on {tally.same_list:,}\n"
        f"other points on {len(tally.disagreements):,}, other fans of the same points on"
        f" {len(tally.other_lists):,}; by ruling {tally.by_ruling()}\n"
        f"unexplained: {len(tally.unexplained()):,}; all of it is in {options.out}"
    )
    return int(bool(tally.unexplained()))


def _options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--hands", type=int, default=1_000_000)
    parser.add_argument("--rules", choices=("gb", "mcr"), default="gb")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=ROOT / ".build" / "oracle.json")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
