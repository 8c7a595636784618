"""The site's many modules and styles as a few files: a browser asks for six at a time."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

from paths import WEB
from progress import Failure, run

if TYPE_CHECKING:
    from pathlib import Path

WORKERS = ("engine.worker.js",)
KEPT = ("sw.js", "pyodide/")
"""A browser looks for new versions in the first; the second is a bundle already."""
SCRIPT = re.compile(r'<script type="module" src="([^"]+)"')
STYLE = re.compile(r'\s*<link rel="stylesheet" href="(?:\.\./)*(styles/[^"]+)" />')


def pack(site: Path) -> None:
    """Put in place of modules and styles what each page and worker needs of them."""
    _pack_modules(site, sorted(site.glob("*.html")))
    _pack_styles(site, sorted(site.rglob("*.html")))


def scripts(page: Path) -> list[str]:
    """The modules that a page names."""
    return SCRIPT.findall(page.read_text("utf-8"))


def _pack_modules(site: Path, pages: list[Path]) -> None:
    out = site / "bundled"
    for entries in (*_groups(pages), WORKERS):
        run([str(shutil.which("node")), WEB / "build" / "bundle.mjs", site, out, *entries])
    for path in list(site.rglob("*.js")):
        if not path.relative_to(site).as_posix().startswith(("bundled/", *KEPT)):
            path.unlink()
    for folder in ("vendor", "views"):
        shutil.rmtree(site / folder)
    for path in out.iterdir():
        path.rename(site / path.name)
    out.rmdir()


def _groups(pages: list[Path]) -> tuple[list[str], list[str]]:
    """The first page's modules, and those of the other pages, which it need not wait for.

    Modules that both need are in both; so a page that starts what the first one starts is with it.
    """
    named = {page.stem: scripts(page) for page in pages}
    first = named.pop("index")
    others: list[str] = []
    for entries in named.values():
        group = others if set(first).isdisjoint(entries) else first
        group[:0] = [entry for entry in entries if entry not in group]
    return first, others


def _pack_styles(site: Path, pages: list[Path]) -> None:
    """Join the styles of each page in the order in which it names them.

    Pages that name the same share a file, named for the first of them.
    """
    styles = {f"styles/{path.name}": path.read_text("utf-8") for path in site.glob("styles/*.css")}
    if any("url(" in text or "@import" in text for text in styles.values()):
        raise Failure("Styles that name other files cannot be joined as they are.")
    shutil.rmtree(site / "styles")
    (site / "styles").mkdir()
    shared: dict[tuple[str, ...], str] = {}
    for page in pages:
        html = page.read_text("utf-8")
        first = STYLE.search(html)
        if not first:
            continue
        named = tuple(STYLE.findall(html))
        own = f"styles/{page.relative_to(site).parts[0].removesuffix('.html')}.css"
        joined = shared.setdefault(named, own)
        text = "".join(styles[name] for name in named)
        (site / joined).write_text(text, "utf-8", newline="\n")
        before, after = html[: first.start(1)], html[first.end(1) : first.end()]
        html = before + joined + after + STYLE.sub("", html[first.end() :])
        page.write_text(html, "utf-8", newline="\n")
