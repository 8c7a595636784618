"""Paths as lists of absolute commands: made, moved, turned, and written small."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Command = tuple[str, tuple[float, ...]]
Path = list[Command]


def circle(x: float, y: float, radius: float) -> Path:
    """A full circle; "O" is written as two arcs."""
    return [("O", (x, y, radius))]


def polygon(*points: tuple[float, float]) -> Path:
    """Straight lines through the points, closed."""
    first, *rest = points
    return [("M", first), *(("L", point) for point in rest), ("Z", ())]


def rectangle(x: float, y: float, width: float, height: float) -> Path:
    """An upright rectangle from its top left corner."""
    right, bottom = x + width, y + height
    return polygon((x, y), (right, y), (right, bottom), (x, bottom))


def move(path: Path, dx: float, dy: float) -> Path:
    """The path shifted."""
    return _mapped(path, lambda x, y: (x + dx, y + dy))


def turn(path: Path, degrees: float) -> Path:
    """The path turned clockwise about the origin."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return _mapped(path, lambda x, y: (x * cos - y * sin, x * sin + y * cos))


def scale(path: Path, factor: float) -> Path:
    """The path grown about the origin."""
    return _mapped(path, lambda x, y: (x * factor, y * factor), factor)


def around(petal: Path, count: int, x: float, y: float, start: float = 0) -> Path:
    """Copies of a petal drawn upwards from the origin, set round a centre."""
    petals = (move(turn(petal, start + 360 * i / count), x, y) for i in range(count))
    return [command for copy in petals for command in copy]


def box(path: Path) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the path's points (control points included)."""
    xs = [v for letter, values in path if letter != "O" for v in values[0::2]]
    ys = [v for letter, values in path if letter != "O" for v in values[1::2]]
    return min(xs), min(ys), max(xs), max(ys)


def fit(path: Path, left: float, top: float, right: float, bottom: float) -> Path:
    """The path scaled evenly to lie centred within a box, as large as it goes."""
    x0, y0, x1, y1 = box(path)
    factor = min((right - left) / (x1 - x0), (bottom - top) / (y1 - y0))
    grown = scale(path, factor)
    return move(
        grown,
        (left + right - (x0 + x1) * factor) / 2,
        (top + bottom - (y0 + y1) * factor) / 2,
    )


def write(paths: Iterable[Path]) -> str:
    """Path data in whole units: relative, without a blank or letter that can be spared."""
    out: list[str] = []
    pen = start = (0, 0)
    last = ""
    for letter, values in (command for path in paths for command in path):
        if letter == "O":
            out.append(_arcs(*values))
            last = ""
            continue
        points = [round(v) for v in values]
        if letter == "Z":
            out.append("z")
            pen, last = start, ""
            continue
        if letter == "M":
            out.append("M" + _numbers(points))
            pen = start = (points[0], points[1])
            last = "M"
            continue
        deltas = [v - pen[i % 2] for i, v in enumerate(points)]
        text = _numbers(deltas)
        if letter == last:
            out.append(text if text.startswith("-") else " " + text)
        else:
            out.append(letter.lower() + text)
        pen, last = (points[-2], points[-1]), letter
    return "".join(out)


def _mapped(
    path: Path, change: Callable[[float, float], tuple[float, float]], growth: float = 1
) -> Path:
    changed: Path = []
    for letter, values in path:
        points = values[:2] if letter == "O" else values
        pairs = zip(points[0::2], points[1::2], strict=True)
        flat = tuple(v for x, y in pairs for v in change(x, y))
        changed.append((letter, (*flat, values[2] * growth) if letter == "O" else flat))
    return changed


def _arcs(x: float, y: float, radius: float) -> str:
    left, middle, r = round(x - radius), round(y), round(radius)
    half = f"a{r} {r} 0 1 1"
    return f"M{_numbers([left, middle])}{half} {2 * r} 0{half}-{2 * r} 0z"


def _numbers(values: Iterable[int]) -> str:
    text = " ".join(str(v) for v in values)
    return text.replace(" -", "-")
