"""The eight flower tiles: a number, a character and a drawing for each."""

from geometry import around, circle, fit, move, polygon, scale, turn
from ink import draw, layer, line
from writing import GLYPHS


def caption(number: int, glyph: str, name: str) -> str:
    """The number at the top left, the character at the top right."""
    figure = fit(GLYPHS[str(number)], 22, 24, 76, 100)
    return layer(name, figure, bold=9) + layer("ink", fit(GLYPHS[glyph], 118, 20, 222, 112), bold=4)


def blossom(x: float, y: float, size: float) -> str:
    """Five round petals about a gold heart."""
    petals = around(circle(0, -size * 0.55, size * 0.46), 5, x, y)
    heart = layer("face", circle(x, y, size * 0.34)) + layer("gold", circle(x, y, size * 0.2))
    return layer("red", petals) + heart


def plum() -> str:
    """Two blossoms on a bare branch."""
    return (
        line("ink", 12, draw("M 42 304 C 92 270 120 250 200 140 M 118 250 L 190 270"))
        + blossom(92, 190, 56)
        + blossom(172, 226, 48)
        + line("ink", 9, draw("M 60 296 L 50 262"))
    )


def orchid() -> str:
    """One flower over three long leaves."""
    petal = draw("M 0 0 C -26 -22 -20 -54 0 -70 C 20 -54 26 -22 0 0 Z")
    leaves = draw(
        "M 112 314 C 80 250 50 220 22 214 C 58 204 104 250 128 314 Z"
        " M 118 314 C 130 240 170 200 222 204 C 180 220 150 260 134 314 Z"
        " M 108 314 C 96 280 70 270 46 276 C 74 254 112 276 124 314 Z"
    )
    return (
        layer("green", leaves)
        + line("green", 8, draw("M 122 310 C 118 260 120 240 122 190"))
        + layer("blue", around(petal, 5, 122, 178))
        + layer("gold", circle(122, 178, 13))
    )


def chrysanthemum() -> str:
    """A full head over two leaves."""
    petal = draw("M 0 -18 C -18 -40 -18 -66 0 -82 C 18 -66 18 -40 0 -18 Z")
    short = scale(petal, 0.62)
    return (
        line("green", 10, draw("M 120 220 L 120 306"))
        + layer("green", draw("M 120 312 C 90 260 50 262 26 286 C 60 318 96 316 120 312 Z"))
        + layer("green", draw("M 120 312 C 150 260 190 262 214 286 C 180 318 144 316 120 312 Z"))
        + layer("gold", around(petal, 14, 120, 202))
        + layer("red", around(short, 8, 120, 202), circle(120, 202, 12))
    )


def bamboo() -> str:
    """A cane with two tufts of leaves."""
    leaf = draw("M 0 0 C -20 -24 -18 -56 0 -94 C 18 -62 20 -24 0 0 Z")
    stalk = draw("M 116 300 L 116 262 M 116 246 L 116 190 M 116 174 L 116 132")
    leaves = [
        *(move(turn(leaf, lean), 128, 182) for lean in (62, 98, 134)),
        *(move(turn(leaf, lean), 104, 254) for lean in (-52, -86, -122)),
    ]
    twigs = line("green", 8, draw("M 116 186 L 138 180 M 116 258 L 94 252"))
    return line("green", 20, stalk) + twigs + layer("green", *leaves)


def spring() -> str:
    """A swallow in flight."""
    bird = draw(
        "M 22 206 C 36 182 66 174 94 184 C 112 150 150 126 218 120 C 188 144 168 166 158 196"
        " C 180 208 202 240 220 310 C 196 272 178 256 156 246 C 164 272 162 296 154 320"
        " C 146 286 130 256 102 236 C 76 228 50 214 22 206 Z"
    )
    throat = draw("M 40 204 C 52 194 70 194 80 204 C 76 216 60 218 40 204 Z")
    return layer("blue", bird) + layer("red", throat)


def summer() -> str:
    """A lotus on its leaf."""
    petal = draw("M 0 0 C -34 -30 -30 -80 0 -116 C 30 -80 34 -30 0 0 Z")
    outer = [move(turn(petal, lean), 120, 262) for lean in (-62, 62)]
    middle = [move(turn(petal, lean), 120, 262) for lean in (-32, 32)]
    return (
        layer("green", draw("M 20 276 C 60 252 180 252 220 276 C 180 322 60 322 20 276 Z"))
        + layer("red", *outer)
        + layer("red", *middle)
        + layer("red", move(petal, 120, 262))
    )


def autumn() -> str:
    """A maple leaf."""
    half = [
        *((0, -96), (16, -60), (36, -70), (32, -24), (60, -50), (66, -34)),
        *((94, -38), (84, -14), (100, -4), (50, 34), (54, 48), (4, 42)),
    ]
    points = half + [(-x, y) for x, y in reversed(half)]
    leaf = move(polygon(*points), 120, 224)
    return line("red", 10, draw("M 120 250 L 120 306")) + layer("red", leaf, bold=6)


def winter() -> str:
    """A snow crystal."""
    arm = draw("M 0 0 L 0 -92 M 0 -52 L -24 -76 M 0 -52 L 24 -76")
    return line("blue", 13, around(arm, 6, 120, 216))


FLOWERS = {
    1: caption(1, "梅", "green") + plum(),
    2: caption(2, "蘭", "green") + orchid(),
    3: caption(3, "菊", "green") + chrysanthemum(),
    4: caption(4, "竹", "green") + bamboo(),
    5: caption(5, "春", "red") + spring(),
    6: caption(6, "夏", "red") + summer(),
    7: caption(7, "秋", "red") + autumn(),
    8: caption(8, "冬", "red") + winter(),
}
