"""What rule texts speak of, read off one reading and its request, with nothing of the engine."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from support.shapes import (
    DRAGONS,
    HONORS,
    SUITS,
    WINDS,
    Block,
    Json,
    Shape,
    completing,
    suited,
)

Span = tuple[int, ...]
"""Places of blocks."""


@dataclass(frozen=True)
class View:
    """One reading of a request."""

    request: Json
    shape: Shape
    rules: str

    @property
    def form(self) -> str:
        return self.shape.form

    @property
    def blocks(self) -> tuple[Block, ...]:
        return self.shape.blocks

    @cached_property
    def tiles(self) -> tuple[str, ...]:
        return tuple(tile for block in self.blocks for tile in block.tiles)

    @cached_property
    def everywhere(self) -> Span:
        return tuple(range(len(self.blocks)))

    @cached_property
    def ranks(self) -> set[int]:
        return {int(tile[0]) for tile in self.tiles if suited(tile)}

    @cached_property
    def suits(self) -> int:
        return len({tile[1] for tile in self.tiles if suited(tile)})

    @cached_property
    def winds(self) -> bool:
        return any(tile in WINDS for tile in self.tiles)

    @cached_property
    def dragons(self) -> bool:
        return any(tile in DRAGONS for tile in self.tiles)

    @property
    def honors(self) -> bool:
        return self.winds or self.dragons

    def only(self, tiles: str | set[str]) -> bool:
        return all(tile in tiles for tile in self.tiles)

    def ranked(self, ranks: str) -> bool:
        """No honors, and only these numbers."""
        return not self.honors and self.ranks <= {int(rank) for rank in ranks}

    def each_block_has(self, tiles: set[str]) -> bool:
        return all(tiles.intersection(block.tiles) for block in self.blocks)

    def of_kind(self, *kinds: str) -> Span:
        return tuple(place for place, block in enumerate(self.blocks) if block.kind in kinds)

    @cached_property
    def chows(self) -> Span:
        return self.of_kind("chow")

    @cached_property
    def pungs(self) -> Span:
        """Kongs too."""
        return self.of_kind("pung", "kong")

    @cached_property
    def pair(self) -> str | None:
        """The tile of the pair beside sets."""
        if self.form not in {"regular", "knitted_straight"}:
            return None
        (place,) = self.of_kind("pair")
        return self.blocks[place].tiles[0]

    def concealed(self, places: Span, *, wanted: bool = True) -> Span:
        return tuple(place for place in places if self.blocks[place].concealed is wanted)

    @cached_property
    def kongs(self) -> Span:
        return self.of_kind("kong")

    @cached_property
    def concealed_pungs(self) -> Span:
        return self.concealed(self.pungs)

    def first(self, place: int) -> tuple[str, int]:
        """Suit and lowest number of a suited block."""
        tile = self.blocks[place].tiles[0]
        return tile[1], int(tile[0])

    def groups(self, places: Span, size: int) -> list[tuple[Span, list[str], list[int]]]:
        """Suited blocks by so many: places, their suits, their numbers in rising order."""
        own = [place for place in places if suited(self.blocks[place].tiles[0])]
        found = []
        for span in combinations(own, size):
            firsts = sorted((self.first(place) for place in span), key=lambda one: (one[1], one[0]))
            found.append((span, [suit for suit, _ in firsts], [rank for _, rank in firsts]))
        return found

    def pungs_of(self, tiles: str) -> Span:
        return tuple(place for place in self.pungs if self.blocks[place].tiles[0] in tiles)

    @cached_property
    def called(self) -> int:
        return sum(meld["kind"] != "concealed_kong" for meld in self.request["melds"])

    @property
    def drawn(self) -> bool:
        return bool(self.request["win"]["source"] == "self_draw")

    def flag(self, name: str) -> bool:
        return bool(self.request.get(name))

    @property
    def winning_tile(self) -> str:
        return str(self.request["concealed"][-1])

    @cached_property
    def winning_place(self) -> int:
        return next(place for place, block in enumerate(self.blocks) if block.winning)

    @property
    def last_of_its_kind(self) -> bool:
        """Three copies on the table, or all taken by the pung a robbed tile was added to."""
        tile = self.winning_tile
        open_melds = [
            block
            for block in self.blocks[: len(self.request["melds"])]
            if not block.concealed and not block.winning
        ]
        seen = sum(block.tiles.count(tile) for block in open_melds)
        return (
            self.flag("robbing_kong")
            or seen + self.request.get("public_tiles", []).count(tile) >= 3
        )

    @property
    def before(self) -> list[str]:
        """Tiles in hand before the win."""
        return list(self.request["concealed"][:-1])

    @cached_property
    def alone(self) -> bool:
        """Whether no other kind would have won."""
        return completing(self.before, len(self.request["melds"]), self.rules) == [
            self.winning_tile
        ]

    @cached_property
    def wait(self) -> str:
        """What the winning tile completed in its block."""
        block = self.blocks[self.winning_place]
        if block.kind == "pair":
            return "single"
        if block.kind != "chow":
            return ""
        lowest, place = int(block.tiles[0][0]), block.tiles.index(self.winning_tile)
        if place == 1:
            return "closed"
        return "edge" if (lowest, place) in {(1, 2), (7, 0)} else ""

    @cached_property
    def on_knitted_kind(self) -> bool:
        return any(
            block.kind == "knitted" and self.winning_tile in block.tiles for block in self.blocks
        )

    @property
    def knitted_places(self) -> Span:
        """Places of nine knitted tiles, as thirds or one by one; none where they are not all."""
        if self.form == "knitted_straight":
            return self.of_kind("knitted")
        numbers = {tile for tile in self.tiles if suited(tile)}
        if self.form != "honors_and_knitted" or len(numbers) < 9:
            return ()
        return tuple(place for place in self.everywhere if self.blocks[place].tiles[0] in numbers)

    @property
    def nine_gates(self) -> bool:
        if self.request["melds"] or self.form != "regular":
            return False
        ranks = "".join(sorted(tile[0] for tile in self.before))
        return self.suits == 1 and not self.honors and ranks == "1112345678999"

    @cached_property
    def hogs(self) -> list[str]:
        """Kinds held four times without a kong."""
        counts = Counter(self.tiles)
        kongs = {self.blocks[place].tiles[0] for place in self.kongs}
        return [tile for tile, count in counts.items() if count == 4 and tile not in kongs]

    def holding(self, tile: str) -> Span:
        return tuple(place for place in self.everywhere if tile in self.blocks[place].tiles)


TERMINALS = {f"{rank}{suit}" for rank in (1, 9) for suit in SUITS}
OUTSIDE = TERMINALS | set(HONORS)
GREEN = {*(f"{rank}s" for rank in (2, 3, 4, 6, 8)), "F"}
REVERSIBLE = {*(f"{rank}p" for rank in "1234589"), *(f"{rank}s" for rank in "245689"), "P"}
