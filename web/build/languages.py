"""The site's languages: which there are, and their words for every part of the site."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import guide_places
from paths import WEB, WORK
from progress import run

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

Json = dict[str, Any]
Catalogues = dict[str, list[Json]]
"""By rule set: what the engine tells of its fans."""

FOLDER = WEB / "i18n"
WORDS = WORK / "words"
"""The words of every language as JSON, for pages made at build time."""
FIRST = guide_places.FIRST


@dataclass(frozen=True)
class Language:
    """A language: its id, its own name, in which fans have a second name, and if it is a draft."""

    id: str
    name: str
    second: str | None
    draft: bool


def known() -> list[Language]:
    """Every language, in the order in which it is offered."""
    listed = json.loads((FOLDER / "languages.json").read_text(encoding="utf-8"))
    return [Language(**one) for one in listed]


def of(language: str) -> Language:
    """The language with this id."""
    return next(one for one in known() if one.id == language)


def write(site: Path, catalogues: Catalogues) -> None:
    """The languages' files of the site; and names of fans in all of them into the catalogues."""
    ids = [language.id for language in known()]
    job = {
        "languages": ids,
        "folder": str(FOLDER),
        "official": {language: _official(catalogues, language) for language in ids},
        "page": str(site / "i18n"),
        "later": str(site / "data"),
        "words": str(WORDS),
    }
    WORK.mkdir(exist_ok=True)
    told = WORK / "words.json"
    told.write_text(json.dumps(job), encoding="utf-8")
    run([shutil.which("node") or "node", WEB / "build" / "words.mjs", told])
    for language in ids:
        _add_names(catalogues, language)
    listed = json.dumps([_told(language) for language in known()], ensure_ascii=False, indent=2)
    text = f"export const LANGUAGES = {listed};\n"
    (site / "languages.js").write_text(text, encoding="utf-8", newline="\n")


def words(language: str) -> dict[str, str]:
    """The words of a language, with their arguments open."""
    found: dict[str, str] = json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8"))
    return found


def fan_name(said: Mapping[str, str], rules: str, fan: str) -> str | None:
    """The name of a fan in the words of a language, if they have one of their own."""
    message = f"fan-{fan}"
    return said.get(f"{message}-{rules}") or said.get(message)


def _told(language: Language) -> Json:
    """What the page has to know of a language before it speaks it."""
    own = {name: guide_places.has(name, language.id) for name in ("guide", "rulings")}
    return {**vars(language), **own}


def _official(catalogues: Catalogues, language: str) -> dict[str, str]:
    """Names that the catalogues have themselves; English ones come with the result."""
    names: dict[str, str] = {}
    for rules, fans in catalogues.items():
        for fan in fans:
            name = fan["names"].get(language)
            message = f"fan-{fan['id']}"
            if name and language != FIRST and names.setdefault(message, name) != name:
                names[f"{message}-{rules}"] = name
    return names


def _add_names(catalogues: Catalogues, language: str) -> None:
    said = words(language)
    for rules, fans in catalogues.items():
        for fan in fans:
            name = fan_name(said, rules, fan["id"])
            if name:
                fan["names"].setdefault(language, name)
