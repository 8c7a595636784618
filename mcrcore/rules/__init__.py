"""The named rule sets."""

from typing import Final

from mcrcore.profile import Profile
from mcrcore.rules.gb import GB
from mcrcore.rules.gmcr import GMCR
from mcrcore.rules.mcr import MCR

DEFAULT: Final = MCR.id

PROFILES: Final[dict[str, Profile]] = {profile.id: profile for profile in (MCR, GB, GMCR)}
"""Every rule set by id."""
