"""Take the outlines of the characters printed on the tiles from LXGW WenKai TC Bold (OFL).

Run it only to add a character: its output, ``glyphs.json``, is committed, so that drawing the
tiles needs neither the font nor the network.

    npm install --prefix /tmp/font @fontsource/lxgw-wenkai-tc@5.3.0
    pip install fonttools==4.68.0 brotli==1.2.1
    python web/art/extract_glyphs.py /tmp/font/node_modules/@fontsource/lxgw-wenkai-tc/files
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

CHARACTERS = "一二三四五六七八九萬東南西北中發梅蘭菊竹春夏秋冬12345678"
OPERATORS = {"moveTo": "M", "lineTo": "L", "qCurveTo": "Q", "curveTo": "C", "closePath": "Z"}


def outline(font: TTFont, glyph: str) -> list[list[str | int]]:
    """The glyph as absolute path commands, y downwards, baseline at 0."""
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[glyph].draw(pen)
    commands: list[list[str | int]] = []
    for operator, points in pen.value:
        letter = OPERATORS[operator]
        if letter == "Q":
            commands.extend(quadratic(points))
        else:
            commands.append([letter, *(v for x, y in points for v in (round(x), round(-y)))])
    return commands


def quadratic(points: tuple[tuple[float, float], ...]) -> list[list[str | int]]:
    """Split a TrueType spline, whose on-curve points are implied, into single curves."""
    *controls, end = points
    commands: list[list[str | int]] = []
    for index, (cx, cy) in enumerate(controls):
        if index + 1 < len(controls):
            nx, ny = controls[index + 1]
            x, y = (cx + nx) / 2, (cy + ny) / 2
        else:
            x, y = end
        commands.append(["Q", round(cx), round(-cy), round(x), round(-y)])
    return commands


def main(folder: str) -> None:
    """Write the outlines found in a folder of font files."""
    found: dict[str, list[list[str | int]]] = {}
    for path in sorted(Path(folder).glob("*-700-normal.woff2")):
        font = TTFont(path)
        names = font.getBestCmap()
        for character in CHARACTERS:
            if ord(character) in names and character not in found:
                found[character] = outline(font, names[ord(character)])
    missing = set(CHARACTERS) - set(found)
    if missing:
        raise SystemExit(f"The font has no {' '.join(sorted(missing))}.")
    rows = (
        f"{json.dumps(c, ensure_ascii=False)}: {json.dumps(found[c], separators=(',', ':'))}"
        for c in CHARACTERS
    )
    target = Path(__file__).with_name("glyphs.json")
    target.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
