"""The site's JavaScript modules: which ones load which, and the npm files among them."""

from __future__ import annotations

import posixpath
import re
from typing import TYPE_CHECKING

from paths import NODE_MODULES
from progress import Failure
from runtime import without_source_map

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

VENDOR = "vendor/"
"""Below this an npm package lies as npm has it, but only the files that are used."""
STATIC_IMPORT = re.compile(
    r"""(?:^|[;}\s])(?:import|export)\b(?:[^"'();]*?\bfrom)?\s*["'](\.[^"']+)["']"""
)


def imports(site: Path, path: str) -> Iterator[str]:
    """Find the paths of the modules that one module imports."""
    code = (site / path).read_text(encoding="utf-8")
    for match in STATIC_IMPORT.finditer(code):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(path), match[1]))


def graph(site: Path, entry: str) -> list[str]:
    """A module and all it needs, in the order they are met."""
    found = [entry]
    for path in found:
        found.extend(name for name in imports(site, path) if name not in found)
    return found


def add_vendored(site: Path) -> None:
    """Copy the npm modules that the site's own modules import, and what those import in turn."""
    waiting = [file.relative_to(site).as_posix() for file in sorted(site.rglob("*.js"))]
    for path in waiting:
        for name in imports(site, path):
            if (site / name).exists():
                continue
            if not name.startswith(VENDOR):
                raise Failure(f"web/{path} imports {name}, which is not there.")
            _copy(NODE_MODULES / name.removeprefix(VENDOR), site / name)
            waiting.append(name)


def _copy(source: Path, target: Path) -> None:
    if not source.is_file():
        raise Failure(
            f"{source.relative_to(NODE_MODULES)} is not in any npm package of web/package.json."
        )
    target.parent.mkdir(parents=True, exist_ok=True)
    code = without_source_map(source.read_text(encoding="utf-8"))
    target.write_text(code, encoding="utf-8", newline="\n")
