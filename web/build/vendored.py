"""The files of others that the site ships: each has to be the one that was looked at.

npm and pip check a package when they fetch it. This checks, at every build, what lies on the disk:
the files that go into the site, with the texts of their licences, have the SHA-256 that
`vendored.json` holds. `python3 build.py record` writes that file anew.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from pathlib import Path

import modules
import notices
import runtime
from needs import node_packages
from paths import NODE_MODULES, ROOT, WEB
from progress import Failure, say

Files = dict[str, dict[str, Path]]
"""By package with its version: file by name."""
Hashes = dict[str, dict[str, str]]

RECORD = WEB / "build" / "vendored.json"
KEPT_HERE = "in this repository"
ADVICE = """
If you did not change these files, take away web/node_modules and .build/micropip and build again:
they are then fetched anew. If a package has a new version, look at what is new in it, then note
its files with: python3 build.py record"""


def shipped() -> Files:
    """The files of others that the site is made of."""
    node_packages()
    names = [*modules.vendored(WEB), *(f"pyodide/{name}" for name in runtime.FILES)]
    names += [file for part in notices.PARTS if (file := part.npm_file)]
    files: Files = defaultdict(dict)
    for name in sorted({*names}):
        package = _package(name)
        version = notices.npm_version(package)
        files[f"{package} {version}"][name.removeprefix(f"{package}/")] = NODE_MODULES / name
    wheel = runtime.micropip_wheel()
    files[f"micropip {notices.wheel_version(wheel)}"] = {wheel.name: wheel}
    texts = [WEB / "art" / "glyphs.json", *(part.own_file for part in notices.PARTS)]
    files[KEPT_HERE] = {path.relative_to(ROOT).as_posix(): path for path in texts if path}
    return dict(files)


def check() -> None:
    """Stop the build when a file is not the one that was recorded."""
    known: Hashes = json.loads(RECORD.read_text(encoding="utf-8"))
    odd = differences(known, _hashes(shipped()))
    if odd:
        raise Failure("\n".join(["Files of others are not as they were recorded:", *odd, ADVICE]))


def record() -> None:
    """Note the files as they are, and tell what that changes."""
    known: Hashes = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.is_file() else {}
    now = _hashes(shipped())
    text = json.dumps(now, ensure_ascii=False, indent=2, sort_keys=True)
    RECORD.write_text(f"{text}\n", encoding="utf-8", newline="\n")
    changes = differences(known, now)
    say("\n".join(changes or ["Nothing has changed."]))


def differences(known: Hashes, now: Hashes) -> list[str]:
    """What is not as it was, a line each."""
    told = []
    for package in sorted({*known, *now}):
        before, after = known.get(package, {}), now.get(package, {})
        if not before or not after:
            told.append(f"  {package}: {'not recorded' if after else 'recorded, but not used'}")
            continue
        for name in sorted({*before, *after}):
            if name not in after:
                told.append(f"  {package}: {name} is recorded, but not used")
            elif name not in before:
                told.append(f"  {package}: {name} is not recorded")
            elif before[name] != after[name]:
                told.append(f"  {package}: {name} is another file than the recorded one")
    return told


def _hashes(files: Files) -> Hashes:
    return {
        package: {name: _hash(path) for name, path in named.items()}
        for package, named in files.items()
    }


def _hash(path: Path) -> str:
    if not path.is_file():
        return "no file"
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _package(name: str) -> str:
    """The npm package that a file below `node_modules` belongs to."""
    return "/".join(name.split("/")[: 2 if name.startswith("@") else 1])
