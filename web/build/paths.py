"""Where things are."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "mcrcore"
WEB = ROOT / "web"
NODE_MODULES = WEB / "node_modules"
REQUIREMENTS = ROOT / "web" / "build" / "requirements"
VENV = ROOT / ".venv"
WORK = ROOT / ".build"
"""What the build keeps for the next time."""
DIST = ROOT / "dist"
EVIDENCE = ROOT / "docs" / "evidence.json"
"""What the last whole run of the tests found out; written by it, never by hand."""

_SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = _SCRIPTS / ("python.exe" if os.name == "nt" else "python")
"""The Python of the project's own environment."""
