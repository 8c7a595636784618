"""Hands nobody has played: a walk from a hand of the catalogue, one small change at a time.

A walk only steps onto valid winning shapes, never gives up points it needs to be declared and, if
it was asked for a fan, only onto hands that count it. So it cannot fail: at worst it stays where it
began, at the catalogue's own example of the fan.
"""

from random import Random, SystemRandom
from typing import Final

from mcrcore.errors import InvalidRequest, Problem, echo, wrong_type
from mcrcore.fan_lines import Json
from mcrcore.notation import parse
from mcrcore.request import normalise
from mcrcore.request_reader import PLAYERS
from mcrcore.scoring import Scorer
from mcrcore.tiles import KIND_OF
from mcrcore.variations import VARIATIONS, last_of_its_kind

STEPS: Final = 120
"""Changes that are tried; about one in five is taken."""
RARE: Final = 1 / 120
"""How often the other copies of the winning tile are laid on the table."""


def random_hand(scorer: Scorer, fan: object = None, seed: object = None) -> Json:
    """A complete hand under the rules of the scorer, with the fan among those that count.

    Raises `InvalidRequest` for a fan these rules do not have, or a seed that is none.
    """
    wanted = _known_fan(scorer, fan)
    random = _source_of_chance(seed)
    hand = _beginning(scorer, wanted, random)
    worth = _worth(scorer, hand, wanted)
    for _ in range(STEPS):
        candidate = _step(random, hand)
        value = _worth(scorer, candidate, wanted)
        if value is not None and value >= min(worth or 0, scorer.profile.minimum):
            hand, worth = candidate, value
    return _dressed(random, _plain(scorer, hand, wanted))


def _known_fan(scorer: Scorer, fan: object) -> str | None:
    if fan is None:
        return None
    if not isinstance(fan, str):
        raise InvalidRequest(wrong_type("fan", "a text", fan))
    if fan not in scorer.catalogue.by_id:
        values = {"value": echo(fan), "rules": scorer.profile.id}
        raise InvalidRequest(Problem("unknown_fan", "fan", values))
    return fan


def _source_of_chance(seed: object) -> Random:
    if seed is None:
        return SystemRandom()
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise InvalidRequest(wrong_type("seed", "a whole number or a text", seed))
    # Any text will do, half a character in it too.
    start = seed.encode("utf-8", "surrogatepass") if isinstance(seed, str) else seed
    return Random(start)  # noqa: S311 - a hand to look at, not a secret


def _beginning(scorer: Scorer, fan: str | None, random: Random) -> Json:
    """The example of the fan; if none was asked for, of any, the dear ones rarely."""
    fans = scorer.catalogue.fans
    chosen = (
        scorer.catalogue.by_id[fan]
        if fan
        else random.choices(fans, [1 / one.points for one in fans])[0]
    )
    example = parse(chosen.example)
    melds = [{"kind": meld["kind"], "tile": meld["tile"]} for meld in example["melds"]]
    return normalise({**example, "rules": scorer.profile.id, "melds": melds})


def _step(random: Random, hand: Json) -> Json:
    if random.random() < RARE:
        return last_of_its_kind(random, hand)
    return random.choice(VARIATIONS)(random, hand)


def _worth(scorer: Scorer, request: Json, fan: str | None) -> int | None:
    """Points of a hand that will do; None of one that will not."""
    try:
        value = scorer.best(scorer.intake.hand(request))
    except InvalidRequest:
        return None
    if value is None:
        return None
    flowers = scorer.catalogue.flowers
    if flowers and fan == flowers.id:
        return scorer.catalogue.points(value) if request["flowers"] else None
    if fan and fan not in scorer.counted(value):
        return None
    return scorer.catalogue.points(value)


def _plain(scorer: Scorer, hand: Json, fan: str | None) -> Json:
    """The hand without what these rules, or this hand, make nothing of."""
    plain = {**hand, "public_tiles": []}
    if _worth(scorer, plain, fan) == _worth(scorer, hand, fan):
        hand = plain
    return hand if scorer.catalogue.flowers else {**hand, "flowers": []}


def _dressed(random: Random, hand: Json) -> Json:
    """The hand as it would lie on a table: sorted, and with the calls it took."""
    *tiles, winning = hand["concealed"]
    return {
        **hand,
        "concealed": [*sorted(tiles, key=KIND_OF.__getitem__), winning],
        "melds": [_claimed(random, meld) for meld in hand["melds"]],
    }


def _claimed(random: Random, meld: Json) -> Json:
    """Which tile of a chow was claimed, or from whom a pung or an open kong came."""
    if meld["kind"] == "chow":
        return {**meld, "claimed": random.choice((1, 2, 3))}
    if meld["kind"] == "concealed_kong":
        return meld
    giver = {**meld, "from": random.choice(PLAYERS)}
    is_added = meld["kind"] == "kong" and random.random() < 1 / 3
    return {**giver, "added": True} if is_added else giver
