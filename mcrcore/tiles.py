"""The 34 kinds of tile and the 8 flowers: their order, names and the sets rules speak of.

Inside the engine a kind is its place in tile order, 0 to 33: characters 1-9, dots 1-9, bamboo 1-9,
the winds E S W N, the dragons C F P. Outside it is always the text (``"3p"``, ``"E"``).

>>> KIND_OF["3p"], NAMES[11], suit_of(11), rank_of(11)
(11, '3p', 1, 3)
>>> [NAMES[kind] for kind in sorted(GREENS)]
['2s', '3s', '4s', '6s', '8s', 'F']
"""

from typing import Final

SUITS: Final = "mps"
"""Characters, dots, bamboo: suits 0, 1 and 2."""

HONOR_SUIT: Final = 3
"""What `suit_of` says for winds and dragons, which belong to no suit."""

NAMES: Final[tuple[str, ...]] = (
    *(f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)),
    *"ESWNCFP",
)
"""Texts of the kinds in tile order, as requests and results write them."""

KINDS: Final = range(len(NAMES))
FIRST_HONOR: Final = 27
"""The east wind: kinds below it are suited."""

KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES)}
"""Every kind by its text."""

COPIES: Final = 4
"""Copies of each kind in a set of tiles (of each flower there is one)."""


def suit_of(kind: int) -> int:
    """0 characters, 1 dots, 2 bamboo, 3 honors."""
    return min(kind // 9, HONOR_SUIT)


def rank_of(kind: int) -> int:
    """1 to 9 for a suited kind; 0 for an honor, which has no rank."""
    return kind % 9 + 1 if kind < FIRST_HONOR else 0


def kinds_of_suit(suit: int) -> range:
    """Kinds of a suit, or of all honors, in tile order."""
    return range(9 * suit, min(9 * suit + 9, len(NAMES)))


def kinds(text: str) -> frozenset[int]:
    """Set of kinds written as blank-separated tiles or runs of one suit.

    >>> sorted(kinds("19m E"))
    [0, 8, 27]
    """
    found: set[int] = set()
    for word in text.split():
        if word[-1] in SUITS:
            found.update(KIND_OF[rank + word[-1]] for rank in word[:-1])
        else:
            found.update(KIND_OF[letter] for letter in word)
    return frozenset(found)


WINDS: Final = kinds("ESWN")
DRAGONS: Final = kinds("CFP")
HONORS: Final = WINDS | DRAGONS
TERMINALS: Final = kinds("19m 19p 19s")
SIMPLES: Final = frozenset(KINDS) - TERMINALS - HONORS
GREENS: Final = kinds("23468s F")
REVERSIBLES: Final = kinds("1234589p 245689s P")
"""Tiles whose face looks the same upside down."""


def ranked(ranks: str) -> frozenset[int]:
    """Tiles of the three suits with one of these ranks.

    >>> [NAMES[kind] for kind in sorted(ranked("5"))]
    ['5m', '5p', '5s']
    """
    return kinds(" ".join(ranks + suit for suit in SUITS))
