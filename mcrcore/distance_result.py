"""The answer of `distance`: how many tiles a hand is short of a winning shape, and what helps."""

from collections.abc import Mapping
from typing import Any

from mcrcore.counts import UNITS, count_of, kinds_in, unit
from mcrcore.fan_lines import Json
from mcrcore.needs import OUT_OF_REACH, Need
from mcrcore.request import WIN_TILES
from mcrcore.scoring import Scorer
from mcrcore.tiles import COPIES, NAMES


class DistantHand:
    """A valid request of any number of tiles up to 14, held against every winning shape."""

    def __init__(self, scorer: Scorer, request: Mapping[str, Any]) -> None:
        """Take a request that has passed `request.problems` and been filled in."""
        self._distance = scorer.distance
        self._concealed = sum(UNITS[tile] for tile in request["concealed"])
        melds = scorer.intake.melds(request["melds"])
        self._melds = len(melds)
        self._taken = sum(meld.tiles for meld in melds)
        self._taken += sum(UNITS[tile] for tile in request["public_tiles"])
        self._tiles = len(request["concealed"]) + 3 * len(melds)

    def result(self) -> Json:
        """How far it is, the tiles that bring it closer and, where one has to go, which can."""
        need = self._need(self._concealed)
        is_known = need.missing < OUT_OF_REACH
        has_spare = self._tiles == WIN_TILES and need.missing > 0
        return {
            "tiles": self._tiles,
            "missing": need.missing if is_known else None,
            "shanten": need.missing - 1 if is_known else None,
            "useful": self._useful(need),
            "discards": self._discards(need.missing) if has_spare and is_known else [],
        }

    def _need(self, concealed: int) -> Need:
        return self._distance.need(concealed, self._taken, self._melds)

    def _discards(self, missing: int) -> list[Json]:
        """Tiles that can go without loss, first those after which most copies help."""
        found = []
        for kind in kinds_in(self._concealed):
            need = self._need(self._concealed - unit(kind))
            if need.missing == missing:
                found.append({"tile": NAMES[kind], "useful": self._useful(need)})
        return sorted(found, key=_copies, reverse=True)

    def _useful(self, need: Need) -> list[Json]:
        held = self._concealed + self._taken
        return [
            {"tile": NAMES[kind], "copies": COPIES - count_of(held, kind)}
            for kind in kinds_in(need.helping)
        ]


def _copies(discard: Json) -> int:
    return sum(row["copies"] for row in discard["useful"])
