"""Tiles on a page made at build time: the markup that `web/views/tile.js` makes, as text.

What the tiles are is said once, in words, by what stands around them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import quoteattr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

GROUP = re.compile(r"(?:[1-9]+[mps]|f[1-8]|[ESWNCFP])+")
PART = re.compile(r"([1-9]+)([mps])|(f[1-8])|([ESWNCFP])")
CLAIMED_FROM = {1: -1, 2: 1, 3: 0}
"""Where the claimed tile of a pung or kong lies, by the player it came from."""


class GuideError(Exception):
    """Something in a text of the guide that cannot be, and where."""


def groups_of(text: str) -> list[list[str]]:
    """Tiles as the guide writes them: `234m EE f1`, groups apart by blanks."""
    groups = text.split()
    odd = [group for group in groups if not GROUP.fullmatch(group)]
    if odd or not groups:
        raise GuideError(f"{' '.join(odd) or 'Nothing'} is not tiles.")
    return [_tiles_in(group) for group in groups]


def _tiles_in(group: str) -> list[str]:
    found: list[str] = []
    for match in PART.finditer(group):
        ranks, suit, flower, honor = match.groups()
        found += [f"{rank}{suit}" for rank in ranks] if ranks else [flower or honor]
    return found


def tile(name: str, root: str, *, turned: bool = False, back: bool = False) -> str:
    """One tile; `root` is the way from the page to the site's top."""
    is_flower = name.startswith("f")
    family = "flower" if is_flower else name[-1]
    ways = "".join(f" tile--{way}" for way, on in {"turned": turned, "back": back}.items() if on)
    plain = back or is_flower
    corner = "" if plain else f'<span class="tile__index" data-sign="{name[0]}"></span>'
    picture = f"{root}assets/tiles.svg#t-{'back' if back else name}"
    return (
        f'<span class="tile tile--{family}{ways}" aria-hidden="true">{corner}'
        f'<svg class="tile__print"><use href="{picture}"></use></svg></span>'
    )


def name_of(name: str, words: Mapping[str, str]) -> str:
    """What a tile is called."""
    return words[f"flower-{name[1]}"] if name.startswith("f") else words[f"tile-{name}"]


def row_of(groups: Iterable[Iterable[str]], root: str, words: Mapping[str, str]) -> str:
    """Groups of tiles within a line of text."""
    groups = [list(group) for group in groups]
    rows = [words["list-comma"].join(name_of(one, words) for one in group) for group in groups]
    label = words["list-semicolon"].join(rows)
    blocks = "".join(
        f'<span class="block">{"".join(tile(one, root) for one in group)}</span>'
        for group in groups
    )
    return f'<span class="tiles" role="img" aria-label={quoteattr(label)}>{blocks}</span>'


def set_name(kind: str, tiles: list[str], words: Mapping[str, str]) -> str:
    """What a set, a pair or a tile by itself is called."""
    names = [name_of(one, words) for one in tiles]
    if kind == "chow":
        first, second, third = names
        return words["meld-chow"].format(first=first, second=second, third=third)
    if kind == "knitted":
        return words["block-knitted"].format(tiles=words["list-comma"].join(names))
    if kind == "single":
        return names[0]
    return words["block-pair" if kind == "pair" else f"meld-{kind}"].format(tile=names[0])


def laid(meld: dict[str, Any], tiles: list[str], root: str) -> str:
    """A called set as it lies: the claimed tile on its side, an added one upon it.

    Of a concealed kong two tiles lie face down.
    """
    if meld["kind"] == "concealed_kong":
        return "".join(tile(one, root, back=place in {0, 3}) for place, one in enumerate(tiles))
    is_chow = meld["kind"] == "chow"
    place = meld.get("claimed", 1) - 1 if is_chow else CLAIMED_FROM[meld.get("from", 3)]
    row = tiles[1:] if meld.get("added") else tiles
    drawn = [tile(one, root) for one in row]
    on_its_side = tile(row[place], root, turned=True)
    drawn[place] = _stack(on_its_side) if meld.get("added") else on_its_side
    return "".join(drawn)


def _stack(upper: str) -> str:
    """A tile on its side upon another, of which the edge is left to see."""
    lower = '<span class="tile tile--turned" aria-hidden="true"></span>'
    return f'<span class="tile-stack">{lower}{upper}</span>'
