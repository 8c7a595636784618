"""Figures, and tables of them."""

from __future__ import annotations

import statistics
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


@dataclass(frozen=True)
class Spread:
    """The median of several measurements, with the least and the greatest."""

    median: float
    least: float
    greatest: float

    def __str__(self) -> str:
        """It as a cell of a table."""
        if self.least == self.greatest:
            return plain(self.median)
        return f"{plain(self.median)} ({plain(self.least)}-{plain(self.greatest)})"


Figure = Spread | float | str | None
Row = dict[str, Figure]
"""Figures by the name of their column."""
RATIOS = ("points ratio", "score ratio")
"""Columns that hold us against PyMahjongGB."""


@dataclass(frozen=True)
class Section:
    """A table with a title that says what was measured."""

    name: str
    title: str
    rows: tuple[Row, ...]

    def text(self) -> str:
        """The table as text."""
        lines = [[*self.rows[0]], *([_shown(cell) for cell in row.values()] for row in self.rows)]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        aligned = ["  ".join(map(str.ljust, line, widths)).rstrip() for line in lines]
        return "\n".join([f"{self.name}: {self.title}", *(f"  {line}" for line in aligned), ""])

    def to_json(self) -> dict[str, Any]:
        """The same for a file."""
        return asdict(self)


def spread(values: Sequence[float]) -> Spread | None:
    """Sum up several measurements; None of none."""
    return Spread(statistics.median(values), min(values), max(values)) if values else None


def ratios(theirs: Sequence[float], ours: Sequence[float]) -> Spread | None:
    """Their time by ours, pass by pass; 1 is as fast, 0.5 half as fast."""
    return spread([their / our for their, our in zip(theirs, ours, strict=False)])


def percents(sections: Iterable[Section]) -> dict[str, int]:
    """Speeds in percent of theirs, by section, row and function."""
    return {
        " ".join([section.name, *_names(row), column.removesuffix(" ratio")]): round(
            100 * figure.median
        )
        for section in sections
        for row in section.rows
        for column, figure in row.items()
        if column in RATIOS and isinstance(figure, Spread)
    }


def _names(row: Row) -> list[str]:
    return [cell for cell in row.values() if isinstance(cell, str)]


def a_second(number: int, seconds: Sequence[float]) -> int | None:
    """How many a second, in the median pass."""
    return round(number / statistics.median(seconds)) if seconds else None


def worst_ms(passes: Sequence[Sequence[float]]) -> float:
    """Milliseconds of the hand that takes longest, each hand by the median of its passes.

    One pass alone would tell when this machine was busy with something else.
    """
    medians: list[float] = [statistics.median(times) for times in zip(*passes, strict=True)]
    return 1000 * max(medians)


def mean_ms(passes: Sequence[Sequence[float]]) -> float:
    """Milliseconds a hand takes on average, in the median pass."""
    means = [statistics.fmean(times) for times in passes]
    return 1000 * statistics.median(means)


def plain(value: float) -> str:
    """A figure with as many digits as it deserves."""
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"  # noqa: PLR2004


def merged(*parts: Mapping[str, Figure]) -> Row:
    """One row of several parts."""
    return {name: figure for part in parts for name, figure in part.items()}


def _shown(cell: Figure) -> str:
    if cell is None:
        return "-"
    return plain(cell) if isinstance(cell, int | float) else str(cell)
