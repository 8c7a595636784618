"""The named rule sets, each loaded when it is first asked for.

In a browser that takes a while, and a first score needs one of them.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from mcrcore.profile import Profile
from mcrcore.rules.mcr import MCR

DEFAULT: Final = MCR.id


def _mcr() -> Profile:
    return MCR


def _gb() -> Profile:
    from mcrcore.rules.gb import GB

    return GB


def _gmcr() -> Profile:
    from mcrcore.rules.gmcr import GMCR

    return GMCR


LOADERS: Final[dict[str, Callable[[], Profile]]] = {DEFAULT: _mcr, "gb": _gb, "gmcr": _gmcr}
"""What gives a rule set, by its id."""


class _Profiles(Mapping[str, Profile]):
    def __getitem__(self, rules: str) -> Profile:
        return LOADERS[rules]()

    def __contains__(self, rules: object) -> bool:
        return rules in LOADERS

    def __iter__(self) -> Iterator[str]:
        return iter(LOADERS)

    def __len__(self) -> int:
        return len(LOADERS)


PROFILES: Final = _Profiles()
"""Every rule set by id."""
