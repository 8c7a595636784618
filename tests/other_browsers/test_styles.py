"""No browser drops a declaration of the stylesheets, and so nothing they make of the page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from support.browsing import HostServer
    from support.driving import Driven

DECLARATION = re.compile(r"(?<![\w-])([a-z][a-z-]*)\s*:\s*([^;{}!]+?)\s*(?=[;}!])")
SPARED = {"forced-color-adjust", "field-sizing"}
"""WebKit has no mode that forces colors, and leaves a field the size that it has anyway."""


def declarations(dist: Path) -> list[tuple[str, str]]:
    """Names and values, each once, without those that are there for some browsers only."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((dist / "styles").glob("*.css"))]
    plain = re.sub(r"/\*.*?\*/", "", "\n".join(texts), flags=re.DOTALL)
    twins = set(re.findall(r"-webkit-([a-z-]+)\s*:", plain))
    return sorted(
        {(name, value) for name, value in DECLARATION.findall(plain) if name not in twins}
    )


def test_every_declaration_is_understood(driven: Driven, host: HostServer, dist: Path) -> None:
    declared = [one for one in declarations(dist) if one[0] not in SPARED]
    assert ("display", "grid") in declared
    driven.open(f"{host.address}patterns.html")
    lost = driven.ask("return arguments[0].filter((one) => !CSS.supports(...one))", declared)
    assert [": ".join(one) for one in lost] == []


def test_words_with_a_meaning_are_dotted(driven: Driven, host: HostServer) -> None:
    driven.open(host.address)
    word = driven.until(lambda: driven.all(".term"))[0]
    assert word.value_of_css_property("text-decoration-line") == "underline"
    assert word.value_of_css_property("text-decoration-style") == "dotted"
