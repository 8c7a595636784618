#!/usr/bin/env python3
"""Builds the wheel and the page, serves the page, runs the tests.

    python3 build.py                the wheel and the page, into dist/
    python3 build.py serve          the same, then serves dist/ on this machine
    python3 build.py test [...]     every check and test; further words go to pytest
    python3 build.py record         notes the hashes of others' files, after a change of versions

Everything it needs besides Python and Node it fetches by itself, into folders that Git ignores.
The steps are modules in web/build/.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - to say so plainly
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")

sys.path.insert(0, str(Path(__file__).resolve().parent / "web" / "build"))

import checks
import needs
import server
import site_files
import vendored
from progress import Failure


def main(arguments: list[str] | None = None) -> int:
    """Run the command that was asked for; 0 when it worked."""
    parser = argparse.ArgumentParser(prog="build.py", description="Build, serve or test the page.")
    commands = parser.add_subparsers(dest="command", metavar="{serve,test,record}")
    serve = commands.add_parser("serve", help="build what is stale, then serve dist/")
    serve.add_argument("--port", type=int, default=8000, help="the port on 127.0.0.1 (8000)")
    commands.add_parser("test", help="run every check and test; further words go to pytest")
    commands.add_parser("record", help="note anew which files of others the site ships")
    options, rest = parser.parse_known_args(arguments)
    if rest and options.command != "test":
        parser.error(f"what is {rest[0]!r}?")
    try:
        needs.check_tools()
        if options.command == "test":
            return checks.run_all(rest)
        if options.command == "record":
            vendored.record()
            return 0
        site_files.build()
        if options.command == "serve":
            server.serve_until_stopped(options.port)
    except Failure as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
