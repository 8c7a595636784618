"""Traits: what can be said of a whole hand by looking at each block in turn.

An `Atom` is a yes-or-no question to one block; a hand has it when every block has it. A `Trait` is
built from atoms ("one suit", "some honor") and is what whole-hand conditions are written in. Each
rule set gives the atoms it uses one bit each; the mask of a hand is the AND of its blocks' masks.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from mcrcore.blocks import CHOW, KNITTED, KONG, PAIR, PUNG, Block
from mcrcore.tiles import DRAGONS, HONORS, NAMES, SUITS, WINDS, kinds, ranked

REGULAR: Final = "regular"
KNITTED_STRAIGHT: Final = "knitted_straight"
SEVEN_PAIRS: Final = "seven_pairs"
THIRTEEN_ORPHANS: Final = "thirteen_orphans"
HONORS_AND_KNITTED: Final = "honors_and_knitted"
FORMS: Final = (REGULAR, KNITTED_STRAIGHT, SEVEN_PAIRS, THIRTEEN_ORPHANS, HONORS_AND_KNITTED)
"""The forms a winning hand can have."""

SHIFTED_PAIRS: Final = "seven pairs one step apart"
SEVEN_HONORS: Final = "all seven honors"
NINE_KNITTED: Final = "all nine knitted tiles"
NINE_GATES: Final = "1112345678999 before the win"
PAIR_COMPLETED: Final = "the winning tile made the pair"
"""Told of special forms only; elsewhere the wait says it."""
FEATURES: Final = (
    *FORMS,
    SHIFTED_PAIRS,
    SEVEN_HONORS,
    NINE_KNITTED,
    NINE_GATES,
    PAIR_COMPLETED,
)
"""What is known of the hand as a whole and cannot be asked block by block."""


class Atom(NamedTuple):
    """A question to one block. Atoms of one name ask the same."""

    name: str
    test: Callable[[Block], bool]


class Trait(NamedTuple):
    """Something true or false of a whole hand, told from its atoms and features."""

    names: tuple[str, ...]
    """Atoms and features it looks at, in the order `test` takes them."""
    test: Callable[..., bool]
    atoms: tuple[Atom, ...] = ()


def _from(test: Callable[..., bool], *atoms: Atom) -> Trait:
    return Trait(tuple(atom.name for atom in atoms), test, atoms)


def _atom(name: str, test: Callable[[Block], bool]) -> Trait:
    return _from(lambda holds: holds, Atom(name, test))


def _label(tiles: frozenset[int]) -> str:
    return "".join(NAMES[kind] for kind in sorted(tiles))


def only(tiles: frozenset[int]) -> Trait:
    """All tiles of the hand are among these."""
    return _atom(f"only {_label(tiles)}", lambda block: tiles.issuperset(block.tiles))


def _avoids(tiles: frozenset[int]) -> Atom:
    return Atom(f"no {_label(tiles)}", lambda block: tiles.isdisjoint(block.tiles))


def no(tiles: frozenset[int]) -> Trait:
    """No tile of the hand is among these."""
    return _from(lambda avoids: avoids, _avoids(tiles))


def some(tiles: frozenset[int]) -> Trait:
    """At least one tile of the hand is among these."""
    return _from(lambda avoids: not avoids, _avoids(tiles))


def each_block_has(tiles: frozenset[int]) -> Trait:
    """Every set and the pair hold at least one of these tiles."""
    return _atom(f"each {_label(tiles)}", lambda block: not tiles.isdisjoint(block.tiles))


_SUITS: Final = tuple(_avoids(kinds("123456789" + suit)) for suit in SUITS)


def suits(count: int) -> Trait:
    """Exactly this many of the three suits occur."""
    return _from(lambda *absent: absent.count(False) == count, *_SUITS)


def pair_of(tiles: frozenset[int]) -> Trait:
    """Every pair of the hand is of these tiles."""
    return _atom(
        f"pair {_label(tiles)}",
        lambda block: block.kind != PAIR or tiles.issuperset(block.tiles),
    )


_LINKS: Final = tuple(atom for rank in "123456789" for atom in each_block_has(ranked(rank)).atoms)


def one_rank_in_each_block() -> Trait:
    """Some number stands in every set and in the pair."""
    return _from(lambda *linked: any(linked), *_LINKS)


_VALUES: Final = (
    *(_avoids(ranked(rank)) for rank in "123456789"),
    _avoids(WINDS),
    _avoids(DRAGONS),
)


def values(count: int) -> Trait:
    """Exactly this many values: the nine numbers, winds as one, dragons as one."""
    return _from(lambda *absent: absent.count(False) == count, *_VALUES)


def form(*forms: str) -> Trait:
    """The hand has one of these forms."""
    return Trait(forms, lambda *holds: any(holds))


def feature(name: str, *, wanted: bool = True) -> Trait:
    """The hand has this feature (one of `FEATURES`), or lacks it."""
    return Trait((name,), lambda holds: holds is wanted)


NO_HONORS: Final = no(HONORS)
NO_CHOWS: Final = _atom("no chow", lambda block: block.kind not in (CHOW, KNITTED))
NO_PUNGS: Final = _atom("no pung", lambda block: block.kind not in (PUNG, KONG))


class Layout:
    """The bit of each atom and feature in the masks of one rule set."""

    def __init__(self, traits: tuple[Trait, ...]) -> None:
        atoms = {atom.name: atom for trait in traits for atom in trait.atoms}
        self._atoms = tuple(atoms.values())
        self._places = {name: place for place, name in enumerate((*FEATURES, *atoms))}
        self._features = (1 << len(FEATURES)) - 1
        self.full = (1 << len(self._places)) - 1
        self._starts: dict[tuple[str, ...], int] = {}
        self._bits: dict[Trait, list[int]] = {}

    def block(self, block: Block) -> int:
        """Mask of one block."""
        found = self._features
        for atom in self._atoms:
            if atom.test(block):
                found |= 1 << self._places[atom.name]
        return found

    def start(self, *features: str) -> int:
        """Mask of a hand with these features and no blocks yet."""
        found = self._starts.get(features)
        if found is None:
            found = self.full & ~self._features
            for name in features:
                found |= 1 << self._places[name]
            self._starts[features] = found
        return found

    def without(self, feature: str) -> int:
        """Mask of everything but one feature."""
        return self.full & ~(1 << self._places[feature])

    def holds(self, trait: Trait, *, mask: int) -> bool:
        """Whether a hand with this mask has the trait."""
        bits = self._bits.get(trait)
        if bits is None:
            bits = self._bits[trait] = [1 << self._places[name] for name in trait.names]
        return trait.test(*[mask & bit != 0 for bit in bits])
