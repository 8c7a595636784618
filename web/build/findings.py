"""What tests and benchmarks found out, kept for the page of evidence.

A test or a benchmark leaves facts in `.build/evidence/`, each file with the digest of the sources
it ran on. When every check and test has passed, those about these very sources become
`docs/evidence.json`, with a seal over the whole, so that a change by hand is noticed.
"""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from paths import CORE, ROOT, WEB, WORK
from progress import Failure
from stamps import digest

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

Facts = dict[str, Any]
LEFT = WORK / "evidence"
SEAL, DATE = "seal", "date"


def sources() -> str:
    """The digest of what is tested: the engine, the page and the tests."""
    page = [path for path in sorted(WEB.iterdir()) if path.name != "node_modules"]
    return digest(CORE, *page, ROOT / "tests")


def leave(name: str, of: str, facts: Mapping[str, object], folder: Path = LEFT) -> None:
    """Leave facts about the sources whose digest is `of`."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / f"{name}.json", {"name": name, "sources": of, **facts})


def gathered(of: str, folder: Path = LEFT) -> Facts:
    """Everything that was found out about these sources, by the names it was left under."""
    found: Facts = {}
    for path in sorted(folder.glob("*.json")):
        facts = json.loads(path.read_text(encoding="utf-8"))
        if facts.pop("sources", None) == of:
            found[facts.pop("name")] = facts
    return found


def publish(of: str, file: Path, folder: Path = LEFT) -> bool:
    """Write the file the page is made from; False where it says all of this already."""
    facts: Facts = {"sources": of, "found": gathered(of, folder)}
    before = published(file)
    if before and facts == {name: before[name] for name in facts}:
        return False
    facts[DATE] = datetime.now(UTC).date().isoformat()
    _write(file, {**facts, SEAL: seal(facts)})
    return True


def published(file: Path) -> Facts | None:
    """What the page is made from, if a run was kept; a file that was changed by hand is refused."""
    if not file.is_file():
        return None
    try:
        facts = json.loads(file.read_text(encoding="utf-8"))
        sealed = facts.pop(SEAL)
    except (ValueError, AttributeError, KeyError, TypeError):
        facts, sealed = {}, None
    if sealed != seal(facts):
        raise Failure(
            f"docs/{file.name} is not as the tests wrote it. Bring it back with Git, or delete it:"
            " `python3 build.py test` writes it anew."
        )
    found: Facts = facts
    return found


def is_outdated(facts: Facts) -> bool:
    """Whether the code has changed since."""
    return bool(facts["sources"] != sources())


def seal(facts: Facts) -> str:
    """A checksum over facts: against slips of a hand, not against those who would forge them."""
    text = json.dumps(facts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _write(path: Path, facts: Facts) -> None:
    text = json.dumps(facts, ensure_ascii=False, indent=1)
    path.write_text(text + "\n", encoding="utf-8", newline="\n")
