"""Tiles that carry a character: the numbered characters, the winds and the dragons."""

from __future__ import annotations

import json
from pathlib import Path as File

from geometry import Path, fit, rectangle
from ink import layer

NUMERALS = "一二三四五六七八九"


def _read(file: File) -> dict[str, Path]:
    rows = json.loads(file.read_text(encoding="utf-8"))
    return {c: [(letter, tuple(v)) for letter, *v in commands] for c, commands in rows.items()}


GLYPHS = _read(File(__file__).with_name("glyphs.json"))


def character(number: int) -> str:
    """The numeral in ink over ten thousand in red."""
    numeral = fit(GLYPHS[NUMERALS[number - 1]], 36, 22, 204, 140)
    unit = fit(GLYPHS["萬"], 40, 158, 200, 308)
    return layer("ink", numeral, bold=9) + layer("red", unit, bold=6)


def honour(glyph: str, name: str, bold: float = 8) -> str:
    """One great character."""
    return layer(name, fit(GLYPHS[glyph], 26, 62, 214, 266), bold=bold)


def white_dragon() -> str:
    """An empty frame: a thick band and a thin one inside it."""
    frame = [rectangle(28, 32, 184, 264), rectangle(48, 52, 144, 224)]
    inner = [rectangle(62, 66, 116, 196), rectangle(70, 74, 100, 180)]
    return layer("blue", *frame, *inner, holes=True)


CHARACTERS = {number: character(number) for number in range(1, 10)}
HONOURS = {
    "E": honour("東", "ink"),
    "S": honour("南", "ink"),
    "W": honour("西", "ink"),
    "N": honour("北", "ink"),
    "C": honour("中", "red", 14),
    "F": honour("發", "green", 6),
    "P": white_dragon(),
}
