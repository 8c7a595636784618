"""The version of the package; `pyproject.toml` says the same (a test sees to it)."""

from typing import Final

__version__: Final = "0.1.0"
