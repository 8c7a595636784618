"""Where the pages to read stand, in which language."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "web" / "guide"
FIRST = "en"
INDEX, SOURCES, RULINGS = "index", "sources", "rulings"
EVIDENCE, LICENCES = "evidence", "licences"
AT_THE_TOP = {SOURCES, RULINGS, EVIDENCE, LICENCES}
"""Pages whose first language stands at the top of the site, where old links lead."""
NUMBERED = re.compile(r"\d+-(.+)")


def texts(language: str) -> dict[str, Path]:
    """The files of the guide in a language, by the names of their pages, in their order."""
    found = {}
    for path in sorted((TEXTS / language).glob("*.md")):
        match = NUMBERED.fullmatch(path.stem)
        found[match[1] if match else path.stem] = path
    found.pop(RULINGS, None)
    return found


def rulings(language: str) -> Path:
    """The text of the rulings in a language."""
    if language == FIRST:
        return ROOT / "docs" / "rulings.md"
    return TEXTS / language / f"{RULINGS}.md"


def has(name: str, language: str) -> bool:
    """Whether a page is there in a language; a guide counts once it is whole."""
    if name in {EVIDENCE, LICENCES}:
        return True
    if name == RULINGS:
        return rulings(language).is_file()
    return texts(language).keys() == texts(FIRST).keys()


def address(name: str, language: str) -> str:
    """A page's address from the top of the site; where the language lacks it, the first one's."""
    spoken = language if has(name, language) else FIRST
    if name in AT_THE_TOP and spoken == FIRST:
        return f"{name}.html"
    return f"guide/{spoken}/{name}.html"
