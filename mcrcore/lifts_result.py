"""The answer of `lifts`: which single changes would make a finished hand worth more.

A change is a circumstance that could have been otherwise, or one concealed tile for another. It is
written as the fields of the request that are new, so that any of them can be scored in full.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from mcrcore.counts import UNITS, count_of
from mcrcore.errors import InvalidRequest
from mcrcore.fan_lines import Json
from mcrcore.request_reader import DISCARD, FLAGS, SELF_DRAW
from mcrcore.result import win_cell
from mcrcore.scoring import Scorer
from mcrcore.tiles import COPIES, KIND_OF, NAMES


class LiftedHand:
    """A valid request of 14 tiles, and what it would be worth with one thing changed."""

    def __init__(self, scorer: Scorer, request: Mapping[str, Any]) -> None:
        """Take a request that has passed `request.problems` and been filled in."""
        self._scorer = scorer
        self._request = request
        self._concealed = sum(UNITS[tile] for tile in request["concealed"])
        self._melds = scorer.intake.melds(request["melds"])
        self._present = self._worth({})

    def result(self) -> Json:
        """What the hand is worth, and every lift, the best first; none for no winning shape."""
        minimum = self._scorer.profile.minimum
        now = self._present
        if now is None:
            nothing: Json = {"complete": False, "qualifying": None, "minimum": minimum}
            return {**nothing, "total": None, "lifts": []}
        lifts = [*self._of_circumstances(), *self._of_tiles()]
        lifts.sort(key=lambda lift: (lift["total"], lift["qualifying"]), reverse=True)
        return {
            "complete": True,
            "qualifying": now["qualifying"],
            "minimum": minimum,
            "total": now["total"],
            "lifts": lifts,
        }

    def _of_circumstances(self) -> Iterator[Json]:
        """Other ways to win that are worth more, whether or not they are worth enough."""
        for change, fields in self._circumstances():
            new = {name: value for name, value in fields.items() if self._request[name] != value}
            yield from self._lift({"change": change, "out": None, "in": None, "set": new})

    def _circumstances(self) -> Iterator[tuple[str, Json]]:
        if self._request["win"]["source"] == "discard":
            yield "self_draw", {"win": dict(SELF_DRAW), "robbing_kong": False}
        else:
            yield "discard", {"win": dict(DISCARD), "kong_replacement": False}
        for flag in FLAGS:
            if not self._request[flag]:
                yield flag, {flag: True}
        hidden = self._hidden_copies()
        if hidden:
            public = [*self._request["public_tiles"], *hidden]
            yield "last_of_kind", {"public_tiles": public}

    def _hidden_copies(self) -> list[str]:
        """The other copies of the winning tile that do not lie open."""
        tile = self._request["concealed"][-1]
        opened = sum(count_of(meld.open_tiles, KIND_OF[tile]) for meld in self._melds)
        shown = opened + self._request["public_tiles"].count(tile)
        return [tile] * (COPIES - 1 - shown)

    def _of_tiles(self) -> Iterator[Json]:
        """Exchanges of one concealed tile after which the hand is worth more, and enough."""
        for place, out in self._places():
            for tile in self._completing(out):
                concealed = list(self._request["concealed"])
                concealed[place] = tile
                change = {"change": "tile", "out": out, "in": tile, "set": {"concealed": concealed}}
                yield from (lift for lift in self._lift(change) if lift["wins"])

    def _places(self) -> list[tuple[int, str]]:
        """The winning tile, and one of each kind among the others."""
        *others, winning = self._request["concealed"]
        first = {tile: place for place, tile in reversed(list(enumerate(others)))}
        return [*sorted((place, tile) for tile, place in first.items()), (len(others), winning)]

    def _completing(self, out: str) -> list[str]:
        """What else would make a winning shape in the place of a tile."""
        held = self._concealed + sum(meld.tiles for meld in self._melds)
        kinds = self._scorer.waits.of(self._concealed - UNITS[out], len(self._melds))
        public = self._request["public_tiles"]
        return [
            NAMES[kind]
            for kind in kinds
            if NAMES[kind] != out and count_of(held, kind) + public.count(NAMES[kind]) < COPIES
        ]

    def _lift(self, change: Json) -> Iterator[Json]:
        """The change with what it makes of the hand, if it can be and makes it worth more."""
        worth = self._worth(change["set"])
        if worth and self._present and worth["total"] > self._present["total"]:
            yield {**change, **worth}

    def _worth(self, fields: Mapping[str, Any]) -> Json | None:
        """What the hand is worth with these fields, if it can be such a hand."""
        try:
            hand = self._scorer.intake.hand({**self._request, **fields})
        except InvalidRequest:
            return None
        return win_cell(self._scorer, hand)
