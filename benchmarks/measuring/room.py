"""How much memory processes take."""

from __future__ import annotations

import re
import sys
from pathlib import Path

PROC = Path("/proc")


def peak_mb() -> float:
    """Most megabytes this process ever had at once."""
    status = PROC / "self" / "status"
    if status.is_file():
        # Linux counts in `ru_maxrss` what the parent held when it started us.
        return _field(status, "VmHWM")
    import resource  # noqa: PLC0415 - Windows has none

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1e6 if sys.platform == "darwin" else 1e3)


def family_mb(pid: int) -> float | None:
    """Megabytes a process and those it started have now; None where that is not told."""
    children = PROC / str(pid) / "task" / str(pid) / "children"
    try:
        family = [pid, *map(int, children.read_text().split())]
        return sum(_field(PROC / str(member) / "status", "VmRSS") for member in family)
    except OSError:
        return None


def _field(status: Path, name: str) -> float:
    found = re.search(rf"{name}:\s+(\d+) kB", status.read_text())
    return int(found[1]) * 1024 / 1e6 if found else 0.0
