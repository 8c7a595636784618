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
    code = _file(site, path).read_text(encoding="utf-8")
    for match in STATIC_IMPORT.finditer(code):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(path), match[1]))


def graph(site: Path, entry: str) -> list[str]:
    """A module and all it needs, in the order they are met."""
    found = [entry]
    for path in found:
        found.extend(name for name in imports(site, path) if name not in found)
    return found


def vendored(site: Path) -> list[str]:
    """The npm files that the site's own modules import, and what those import in turn."""
    own = [*sorted(site.glob("*.js")), *sorted(site.glob("views/*.js"))]
    waiting = [file.relative_to(site).as_posix() for file in own]
    for path in waiting:
        for name in imports(site, path):
            if name in waiting:
                continue
            if not name.startswith(VENDOR):
                raise Failure(f"web/{path} imports {name}, which is not there.")
            if not _file(site, name).is_file():
                raise Failure(
                    f"{name.removeprefix(VENDOR)} is not in any npm package of web/package.json."
                )
            waiting.append(name)
    return sorted(name.removeprefix(VENDOR) for name in waiting if name.startswith(VENDOR))


def add_vendored(site: Path) -> None:
    """Copy the npm files that the site's modules need."""
    for name in vendored(site):
        target = site / VENDOR / name
        target.parent.mkdir(parents=True, exist_ok=True)
        code = without_source_map((NODE_MODULES / name).read_text(encoding="utf-8"))
        target.write_text(code, encoding="utf-8", newline="\n")


def _file(site: Path, path: str) -> Path:
    """A module where it lies before the site is made."""
    known = site / path
    return known if known.exists() else NODE_MODULES / path.removeprefix(VENDOR)
