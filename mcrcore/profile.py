"""Rule sets: a profile is a value, and a new one is derived from another.

Deriving says what is kept, changed and added; whatever it does not mention stays as it was. What
would silently win over an entry already there is refused.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from mcrcore import payments
from mcrcore.fans import Catalogue, CatalogueError, Fan, Why
from mcrcore.forms import (
    HONORS_AND_KNITTED_FORM,
    SEVEN_PAIRS_FORM,
    THIRTEEN_ORPHANS_FORM,
    SpecialForm,
)
from mcrcore.principles import Chooser, choose_once


class Difference(NamedTuple):
    """One point in which a rule set parts from the one it comes from."""

    id: str
    ruling: int
    """Its number in ``docs/rulings.md``."""
    fans: tuple[str, ...]
    """Fans it adds, drops or revalues in a hand; none when it concerns every hand."""
    text: str
    """What is done here, in plain English."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False, match_args=False)
class Profile:
    """One named rule set."""

    id: str
    name: str
    text: str
    """What it is, in a sentence."""
    catalogue: Catalogue
    differences: tuple[Difference, ...] = ()
    """Where it parts from the rule set it comes from."""
    minimum: int
    """Points a hand needs to be declared, flowers left out."""
    forms: tuple[SpecialForm, ...] = (
        SEVEN_PAIRS_FORM,
        THIRTEEN_ORPHANS_FORM,
        HONORS_AND_KNITTED_FORM,
    )
    """Winning forms without melds beside four sets and a pair."""
    knitted: bool = True
    """Whether the knitted straight is a winning form."""
    unique_waits: bool = True
    """Whether a wait counts only when no other kind would have completed the hand."""
    choose: Chooser = choose_once
    """How combinations of sets are chosen."""
    limit: Callable[[int, int], int | None] | None = None
    """What a hand's points are held to, given their sum and the dearest fan's points, if at all."""
    pay: Callable[[int], payments.Terms] = payments.base_and_points
    """What a winner of so many points is paid."""
    pays_all_winners: bool = False
    """Whether several winners on one discard are all paid, or only the nearest in turn."""

    def derive(
        self,
        *,
        keep: Collection[str] | None = None,
        revalue: Mapping[str, int] | None = None,
        change: Mapping[str, Mapping[str, Any]] | None = None,
        exclude: Mapping[str, Mapping[str, Why]] | None = None,
        add: tuple[Fan, ...] = (),
        **terms: Any,  # noqa: ANN401 - fields of a profile, checked by `replace`
    ) -> "Profile":
        """Make another rule set of this one.

        ``keep`` names the fans to keep (all, if left out); ``revalue`` gives points; ``change``
        gives new fields of kept fans; ``exclude`` gives exclusions in addition to theirs, or in the
        place of one to the same fan; ``add`` adds fans; anything else is a field of the profile.

        Raises `CatalogueError` when it names a fan that is not there or adds one that is.
        """
        fans = {fan.id: fan for fan in self.catalogue.fans if keep is None or fan.id in keep}
        fields: dict[str, dict[str, Any]] = {}
        for fan_id, points in (revalue or {}).items():
            fields.setdefault(fan_id, {})["points"] = points
        for fan_id, changes in (change or {}).items():
            fields.setdefault(fan_id, {}).update(changes)
        for fan_id, more in (exclude or {}).items():
            now = fields.setdefault(fan_id, {})
            inherited = fans[fan_id].excludes if fan_id in fans else {}
            now["excludes"] = {**now.get("excludes", inherited), **more}
        unknown = {*(keep or ()), *fields} - fans.keys()
        if unknown:
            raise CatalogueError(f"no such fans to keep or change: {', '.join(sorted(unknown))}")
        clash = fans.keys() & {fan.id for fan in add}
        if clash:
            raise CatalogueError(f"already there, so change them: {', '.join(sorted(clash))}")
        changed = (replace(fan, **fields.get(fan.id, {})) for fan in fans.values())
        return replace(self, catalogue=Catalogue((*changed, *add)), **terms)
