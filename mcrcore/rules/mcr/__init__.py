"""`mcr`: the 81 fans of WMO 2006 as the mahjchina calculator plays them, by theme.

Each fan is one entry in the `FANS` of one of these files; the catalogue checks them at import.
"""

from typing import Final

from mcrcore.conditions import Condition
from mcrcore.fans import Catalogue
from mcrcore.profile import Profile
from mcrcore.rules.mcr import chows, forms, honors, kongs, pungs, tiles, winning

MCR: Final = Profile(
    id="mcr",
    name="MCR",
    text="World Mahjong Organization rules of 2006, as the mahjchina calculator plays them.",
    catalogue=Catalogue(
        (
            *honors.FANS,
            *forms.FANS,
            *tiles.FANS,
            *kongs.FANS,
            *pungs.FANS,
            *chows.FANS,
            *winning.FANS,
        )
    ),
    minimum=8,
)


def same(fan: str) -> tuple[Condition, ...]:
    """The conditions of a fan, for a rule set that has it under another name or value."""
    return MCR.catalogue.by_id[fan].conditions
