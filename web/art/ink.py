"""Colours and layers: every colour is a custom property with the colour of a real set behind it."""

from __future__ import annotations

from geometry import Path, write

WIDTH, HEIGHT = 240, 328

COLOURS = {
    "ink": "#1b2430",
    "red": "#b3231c",
    "green": "#14683f",
    "blue": "#1d4a94",
    "gold": "#c07d0c",
    "face": "#fbf5e4",
    "back": "#1f6149",
    "lace": "#dcebd9",
}


def colour(name: str) -> str:
    """The value of a presentation attribute: the page may set the property, else the fallback."""
    return f"var(--tile-{name},{COLOURS[name]})"


def layer(name: str, *paths: Path, bold: float = 0, holes: bool = False) -> str:
    """One printed colour; `bold` thickens it by so many units, `holes` cuts where paths overlap."""
    edge = (
        f' stroke="{colour(name)}" stroke-width="{bold:g}" stroke-linejoin="round"' if bold else ""
    )
    rule = ' fill-rule="evenodd"' if holes else ""
    return f'<path fill="{colour(name)}"{edge}{rule} d="{write(paths)}"/>'


def line(name: str, width: float, *paths: Path) -> str:
    """A drawn line in one colour, with round ends."""
    return (
        f'<path fill="none" stroke="{colour(name)}" stroke-width="{width:g}"'
        f' stroke-linecap="round" stroke-linejoin="round" d="{write(paths)}"/>'
    )


def draw(data: str) -> Path:
    """A path written by hand: absolute M, L, Q, C, Z and numbers, parted by blanks."""
    path: Path = []
    for word in data.replace(",", " ").split():
        if word.isalpha():
            path.append((word, ()))
        else:
            letter, values = path[-1]
            path[-1] = (letter, (*values, float(word)))
    return path
