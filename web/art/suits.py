"""Dots and bamboo, laid out as on a Chinese set."""

from __future__ import annotations

from geometry import Path, around, circle, move, turn
from ink import HEIGHT, WIDTH, draw, layer, line


def dot(x: float, y: float, radius: float) -> Path:
    """A coin: outer band, gap, disc, hole; filled evenodd."""
    return [command for share in (1, 0.72, 0.54, 0.2) for command in circle(x, y, radius * share)]


def great_dot() -> str:
    """The one of dots: a flower of eight petals in a scalloped wheel."""
    x, y = 120, 164
    scallop = draw("M -30 -86 Q -28 -112 0 -112 Q 28 -112 30 -86 Z")
    petal = draw("M 0 -38 Q -24 -56 0 -80 Q 24 -56 0 -38 Z")
    return "".join(
        (
            layer("green", around(scallop, 12, x, y, 15)),
            layer("face", circle(x, y, 86)),
            layer("red", around(petal, 8, x, y)),
            layer("blue", circle(x, y, 34), circle(x, y, 23), circle(x, y, 13), holes=True),
        )
    )


def dots(radius: float, **places: list[tuple[float, float]]) -> str:
    """Dots of one size, by colour."""
    return "".join(
        layer(name, *(dot(x, y, radius) for x, y in spots), holes=True)
        for name, spots in places.items()
    )


def grid(columns: list[float], rows: list[float]) -> list[tuple[float, float]]:
    """Every crossing of columns and rows."""
    return [(x, y) for y in rows for x in columns]


DOTS = {
    1: great_dot(),
    2: dots(58, green=[(120, 88)], blue=[(120, 240)]),
    3: dots(46, blue=[(62, 66)], red=[(120, 164)], green=[(178, 262)]),
    4: dots(46, blue=[(66, 82), (174, 246)], green=[(174, 82), (66, 246)]),
    5: dots(42, blue=[(62, 68), (178, 260)], green=[(178, 68), (62, 260)], red=[(120, 164)]),
    6: dots(40, green=grid([68, 172], [64]), red=grid([68, 172], [172, 266])),
    7: dots(
        34,
        green=[(48, 50), (120, 84), (192, 118)],
        red=grid([76, 164], [196, 278]),
    ),
    8: dots(35, blue=grid([76, 164], [49, 126, 202, 279])),
    9: dots(
        33,
        green=grid([46, 120, 194], [56]),
        red=grid([46, 120, 194], [164]),
        blue=grid([46, 120, 194], [272]),
    ),
}


def stick(x: float, y: float, length: float, half: float = 17, lean: float = 0) -> Path:
    """A bamboo cane, swelling at its ends and at the node in its middle, centred at (x, y)."""
    end, waist, soft = length / 2, half * 0.66, half * 0.6
    upper = draw(
        f"M {-half} 0 C {-half} {-soft * 1.2} {-waist} {-soft} {-waist} {-end / 2}"
        f" C {-waist} {-end + soft} {-half} {-end + 2 * soft} {-half} {-end + soft}"
        f" Q {-half} {-end} {-half + soft} {-end} L {half - soft} {-end}"
        f" Q {half} {-end} {half} {-end + soft}"
        f" C {half} {-end + 2 * soft} {waist} {-end + soft} {waist} {-end / 2}"
        f" C {waist} {-soft} {half} {-soft * 1.2} {half} 0"
    )
    outline = [*upper, *turn(upper, 180)[1:], ("Z", ())]
    return move(turn(outline, lean), x, y)


def bird() -> str:
    """The one of bamboo: a bird on a twig, its tail let down."""
    feather = draw("M 0 0 C -38 -56 -30 -116 0 -142 C 30 -116 38 -56 0 0 Z")
    spot, heart = circle(0, -106, 15), circle(0, -106, 7)
    fan = (172, 155, 138)
    feathers, spots, hearts = (
        [move(turn(shape, lean), 126, 172) for lean in fan] for shape in (feather, spot, heart)
    )
    body = draw(
        "M 110 42 C 124 62 116 86 132 104 C 160 126 180 152 176 188 C 170 218 140 234 106 232"
        " C 64 228 38 202 42 166 C 46 132 62 118 60 84 C 56 60 64 36 86 34 C 96 34 104 36 110 42 Z"
    )
    wing = draw(
        "M 82 148 C 108 120 150 142 186 212 C 150 224 104 216 86 188 C 78 174 78 158 82 148 Z"
    )
    barbs = draw("M 100 160 C 126 164 146 184 160 206 M 98 180 C 114 184 126 194 134 208")
    return "".join(
        (
            line("red", 9, draw("M 86 226 L 80 276 M 112 228 L 106 276")),
            line("ink", 12, draw("M 28 284 Q 80 270 128 286")),
            layer("blue", feathers[1]),
            layer("green", feathers[0], feathers[2]),
            layer("face", *spots),
            layer("red", *hearts),
            layer("green", body),
            layer("gold", draw("M 62 50 L 24 70 L 62 82 Z")),
            layer("red", wing),
            line("face", 5, barbs),
            line("red", 8, draw("M 84 38 L 70 16 M 94 34 L 94 10 M 104 38 L 118 14")),
            layer("face", circle(86, 62, 10)),
            layer("ink", circle(85, 62, 5)),
        )
    )


def canes(**places: list[Path]) -> str:
    """Canes by colour."""
    return "".join(layer(name, *sticks) for name, sticks in places.items())


def row(y: float, length: float, columns: tuple[float, ...], half: float = 17) -> list[Path]:
    """Upright canes side by side."""
    return [stick(x, y, length, half) for x in columns]


def turned_over(path: Path) -> Path:
    """The path as someone across the table sees it."""
    return move(turn(path, 180), WIDTH, HEIGHT)


def letter_m(top: float, length: float) -> list[Path]:
    """Four canes as an M; the W is the same turned over."""
    y, lean = top + length / 2, 24
    upright = [stick(x, y, length, 15) for x in (36, 204)]
    return [*upright, stick(91, y, length, 15, -lean), stick(149, y, length, 15, lean)]


PAIR, TRIO = (70, 170), (48, 120, 192)
HIGH, LOW = 92, 236
BAMBOO = {
    1: bird(),
    2: canes(green=row(HIGH, 124, (120,), 25) + row(LOW, 124, (120,), 25)),
    3: canes(green=row(HIGH, 124, (120,), 23) + row(LOW, 124, PAIR, 23)),
    4: canes(green=row(HIGH, 124, PAIR, 23) + row(LOW, 124, PAIR, 23)),
    5: canes(
        green=row(HIGH, 124, (52, 188), 21) + row(LOW, 124, (52, 188), 21),
        red=row(164, 124, (120,), 21),
    ),
    6: canes(green=row(HIGH, 124, TRIO, 20) + row(LOW, 124, TRIO, 20)),
    7: canes(red=row(66, 82, (120,)), green=row(166, 82, TRIO) + row(264, 82, TRIO)),
    8: canes(green=[*letter_m(26, 126), *(turned_over(c) for c in letter_m(26, 126))]),
    9: canes(
        green=[c for y in (66, 164, 262) for c in row(y, 82, (48, 192))],
        red=[c for y in (66, 164, 262) for c in row(y, 82, (120,))],
    ),
}
