"""Draw the application's icons: a red dragon on the table's green.

    python web/art/make_icons.py            # the SVG files, and the PNG files through Chromium

The SVG files are the same bytes every time; the PNG files need a Chromium (`CHROMIUM`, else the
one on the path), because a browser's own rendering is what the icons will be compared with.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

from geometry import fit, write
from ink import COLOURS
from writing import GLYPHS

ICONS = Path(__file__).parent.parent / "assets" / "icons"
FELT, SIDE = "#0d5a42", "#d9cca6"
PNGS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),
}


def tile(left: int, top: int, width: int, height: int) -> str:
    """A tile with the red dragon: side, face, print."""
    corner, depth = round(width * 0.1), round(width * 0.05)
    right, bottom = left + width, top + height

    def slab(fill: str, drop: int) -> str:
        return (
            f'<rect x="{left}" y="{top + drop}" width="{width}" height="{height}"'
            f' rx="{corner}" fill="{fill}"/>'
        )

    inset_x, inset_y = width * 0.16, height * 0.16
    glyph = fit(GLYPHS["中"], left + inset_x, top + inset_y, right - inset_x, bottom - inset_y)
    red = COLOURS["red"]
    return (
        slab(SIDE, depth)
        + slab(COLOURS["face"], 0)
        + f'<path fill="{red}" stroke="{red}" stroke-width="{width * 0.07:.0f}"'
        f' stroke-linejoin="round" d="{write([glyph])}"/>'
    )


def icon(ground: str, left: int, top: int, width: int) -> str:
    """A tile on a ground, 512 units square."""
    height = round(width * 328 / 240)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f"{ground}{tile(left, top, width, height)}</svg>\n"
    )


def drawings() -> dict[str, str]:
    """Every SVG file by its name."""
    rounded = f'<rect width="512" height="512" rx="112" fill="{FELT}"/>'
    full = f'<rect width="512" height="512" fill="{FELT}"/>'
    edge = f'<rect x="70" y="4" width="372" height="506" rx="46" fill="{FELT}"/>'
    return {
        "favicon.svg": icon(edge, 82, 16, 348),
        "icon.svg": icon(rounded, 126, 76, 260),
        "icon-maskable.svg": icon(full, 140, 98, 232),
    }


def render(source: Path, target: Path, size: int) -> None:
    """A PNG of an SVG, with a clear ground where the SVG has none."""
    page = (
        f"<!doctype html><style>html,body{{margin:0}}img{{display:block;width:{size}px}}</style>"
        f'<img src="{source.as_uri()}">'
    )
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "icon.html")
        file.write_text(page, encoding="utf-8")
        subprocess.run(  # noqa: S603 - a fixed command line
            [
                os.environ.get("CHROMIUM", "chromium"),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--force-device-scale-factor=1",
                "--default-background-color=00000000",
                f"--user-data-dir={folder}/profile",
                f"--window-size={size},{size}",
                f"--screenshot={target}",
                file.as_uri(),
            ],
            check=True,
            capture_output=True,
            timeout=60,
        )


def main() -> None:
    """Write every icon."""
    ICONS.mkdir(parents=True, exist_ok=True)
    for name, drawing in drawings().items():
        (ICONS / name).write_text(drawing, encoding="utf-8")
    for name, (source, size) in PNGS.items():
        render(ICONS / source, ICONS / name, size)


if __name__ == "__main__":
    main()
