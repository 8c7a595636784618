"""Draw every tile into one sprite, ``web/assets/tiles.svg``: the same bytes every time.

    python web/art/make_tiles.py            # write the sprite
    python web/art/make_tiles.py --print    # print it instead

A tile is a <symbol> named ``t-`` and its id (t-1m … t-P, t-f1 … t-f8, t-back). It holds only the
print: the ivory face, its edge and its shadow belong to ``styles/tiles.css``. Colours are custom
properties with fallbacks, in presentation attributes, so the sprite needs no style of its own.
"""

from __future__ import annotations

import sys
from pathlib import Path

from flowers import FLOWERS
from geometry import polygon, rectangle
from ink import HEIGHT, WIDTH, layer
from suits import BAMBOO, DOTS
from writing import CHARACTERS, HONOURS

NOTICE = (
    "Drawn by web/art/make_tiles.py. Characters and figures: outlines of LXGW WenKai TC Bold,"
    " SIL Open Font License 1.1."
)


def back() -> str:
    """The back: a diamond lattice within a thin frame."""
    lattice = [
        polygon((x, y - 17), (x + 17, y), (x, y + 17), (x - 17, y))
        for step, y in enumerate(range(52, 290, 28))
        for x in range(*((64, 190, 56) if step % 2 == 0 else (36, 220, 56)))
    ]
    frame = [rectangle(16, 16, 208, 296), rectangle(23, 23, 194, 282)]
    ground = layer("back", rectangle(0, 0, WIDTH, HEIGHT))
    return ground + layer("lace", *frame, holes=True) + layer("lace", *lattice)


def symbols() -> dict[str, str]:
    """Every tile's drawing by its id, in tile order."""
    drawings = {f"{n}m": art for n, art in CHARACTERS.items()}
    drawings |= {f"{n}p": art for n, art in DOTS.items()}
    drawings |= {f"{n}s": art for n, art in BAMBOO.items()}
    drawings |= HONOURS
    drawings |= {f"f{n}": art for n, art in FLOWERS.items()}
    return {**drawings, "back": back()}


def sprite() -> str:
    """The whole file."""
    rows = (
        f'<symbol id="t-{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{art}</symbol>'
        for name, art in symbols().items()
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg"><!-- {NOTICE} -->'
    return "\n".join((head, *rows, "</svg>")) + "\n"


def main() -> None:
    """Write or print the sprite."""
    if "--print" in sys.argv[1:]:
        sys.stdout.buffer.write(sprite().encode())
        return
    target = Path(__file__).parent.parent / "assets" / "tiles.svg"
    target.write_bytes(sprite().encode())


if __name__ == "__main__":
    main()
