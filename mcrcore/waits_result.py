"""The answer of `waits`: what completes a hand one tile short, and what each win would be worth."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from mcrcore import aspects
from mcrcore.counts import UNITS, count_of
from mcrcore.fan_lines import Json
from mcrcore.request_reader import DISCARD, SELF_DRAW
from mcrcore.result import win_cell
from mcrcore.scoring import Scorer
from mcrcore.tiles import COPIES, NAMES

_PUNG: Final = 3


class WaitingHand:
    """A valid request of 13 tiles, and what it would be worth with one more."""

    def __init__(self, scorer: Scorer, request: Mapping[str, Any]) -> None:
        """Take a request that has passed `request.problems` and been filled in."""
        self._scorer = scorer
        self._request = request
        self._concealed = sum(UNITS[tile] for tile in request["concealed"])
        melds = scorer.intake.melds(request["melds"])
        self._melds = len(melds)
        self._held = self._concealed + sum(meld.tiles for meld in melds)

    def rows(self) -> list[Json]:
        """A row for every kind that completes the hand and is not held four times."""
        kinds = self._scorer.waits.of(self._concealed, self._melds)
        return [self._row(kind) for kind in kinds if count_of(self._held, kind) < COPIES]

    def _row(self, kind: int) -> Json:
        tile = NAMES[kind]
        public = self._request["public_tiles"].count(tile)
        copies = COPIES - count_of(self._held, kind) - public
        in_hand = count_of(self._concealed, kind) > 0
        row: Json = {"tile": tile, "copies": copies}
        for column, win in (("self_draw", SELF_DRAW), ("discard", DISCARD)):
            possible = copies > 0 and self._is_possible(kind, public, win)
            row[column] = self._cell(tile, win, last=False) if possible else None
            possible = possible and not in_hand
            row[f"{column}_last"] = self._cell(tile, win, last=True) if possible else None
        return row

    def _is_possible(self, kind: int, public: int, win: Mapping[str, Any]) -> bool:
        """Whether the hand can be won so; a robbed tile must have been somebody's pung."""
        if win is SELF_DRAW or not self._request["robbing_kong"]:
            return True
        return not count_of(self._held, kind) and public in (0, _PUNG)

    def _cell(self, tile: str, win: Mapping[str, Any], *, last: bool) -> Json | None:
        scorer, request = self._scorer, self._request
        hand = scorer.intake.hand(
            {
                **request,
                "concealed": [*request["concealed"], tile],
                "win": dict(win),
                "kong_replacement": request["kong_replacement"] and win is SELF_DRAW,
                "robbing_kong": request["robbing_kong"] and win is DISCARD,
            }
        )
        if last:
            hand = replace(hand, key=hand.key | aspects.LAST_TILE.one)
        return win_cell(scorer, hand)
