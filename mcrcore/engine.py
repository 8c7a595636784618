"""The Python functions of the package: request in, result out (shapes: `docs/json.md`).

Modules that only one of them needs are imported in it: in a browser each takes a while to load,
and the first score should not wait for what may never be asked.
"""

from typing import Any

from mcrcore.errors import InvalidRequest, Problem, echo, wrong_type
from mcrcore.fan_lines import Json
from mcrcore.profile import Profile
from mcrcore.request import WAIT_TILES, WIN_TILES, normalise, problems
from mcrcore.result import catalogue_entry, score_result
from mcrcore.rules import DEFAULT, PROFILES
from mcrcore.scoring import Scorer
from mcrcore.version import __version__
from mcrcore.waits_result import WaitingHand

ENGINE = f"mcrcore {__version__}"


class Scorers(dict[str, Scorer]):
    """Tables of each rule set, made when first asked for."""

    def __missing__(self, rules: str) -> Scorer:
        """Make the tables of a rule set; `LookupError` when there is none of this name."""
        found = self[rules] = Scorer(PROFILES[rules])
        return found


SCORERS = Scorers()


def _scorer_for(request: Any) -> Scorer:  # noqa: ANN401
    """Scorer of the rules a request names; of the default where it names none that exist."""
    try:
        return SCORERS[request["rules"]]
    except (LookupError, TypeError):
        return SCORERS[DEFAULT]


def points(request: Json) -> tuple[int, dict[str, int]] | None:
    """Qualifying points of the best reading and its fans: {id: count}, flowers left out.

    None when the 14 tiles are no winning shape. The bulk path: no explanation is built.
    Raises `InvalidRequest`.

    >>> from mcrcore import parse
    >>> points(parse("[234m,1]234p234s666m5p5p"))
    (11, {'mixed_triple_chow': 1, 'all_simples': 1, 'self_drawn': 1})
    """
    scorer = _scorer_for(request)
    return scorer.points(scorer.intake.hand(request))


def score(request: Json) -> Json:
    """The full result of 14 tiles; of 13, what `waits` gives. Raises `InvalidRequest`.

    >>> from mcrcore import parse
    >>> result = score(parse("[234m,1]234p234s666m5p5p|EE0000"))
    >>> result["qualifying"], result["payments"]
    (10, [34, -18, -8, -8])
    """
    scorer = _scorer_for(request)
    hand = scorer.intake.plain_hand(request)
    if hand is None:
        if _size(request) == WAIT_TILES:
            return waits(request)
        found = problems(request)
        if found:
            raise InvalidRequest(*found)
        hand = scorer.intake.hand(request)
    return score_result(scorer, hand, _head(scorer.profile))


def waits(request: Json) -> Json:
    """The kinds that complete 13 tiles, and what each is worth in four ways of winning.

    Raises `InvalidRequest`.

    >>> from mcrcore import parse
    >>> [row["tile"] for row in waits(parse("[234m,1]234p234s666m5p"))["waits"]]
    ['2p', '5p']
    """
    found = problems(request, counts=(WAIT_TILES,))
    if found:
        raise InvalidRequest(*found)
    scorer = _scorer_for(request)
    return {**_head(scorer.profile), "waits": WaitingHand(scorer, normalise(request)).rows()}


def distance(request: Json) -> Json:
    """How many tiles a hand of up to 14 is short of a winning shape, and which would help.

    Shapes are those of the rules, whatever they are worth; ``win`` does not matter. Raises
    `InvalidRequest`.

    >>> from mcrcore import parse
    >>> found = distance(parse("[234m,1]234p23s666m5p"))
    >>> found["missing"], [row["tile"] for row in found["useful"]]
    (2, ['2p', '5p', '1s', '4s'])
    """
    from mcrcore.distance_result import DistantHand

    found = problems(request, counts=range(WIN_TILES + 1), is_won=False)
    if found:
        raise InvalidRequest(*found)
    scorer = _scorer_for(request)
    return {**_head(scorer.profile), **DistantHand(scorer, normalise(request)).result()}


def lifts(request: Json) -> Json:
    """The single changes that would make 14 tiles worth more, the best first.

    Of circumstances all that would, of exchanges of one tile those that reach the minimum. Raises
    `InvalidRequest`.

    >>> from mcrcore import parse
    >>> found = lifts(parse("[234m]567p456s888s3m3m|EE0000"))
    >>> found["qualifying"], [(lift["change"], lift["qualifying"]) for lift in found["lifts"]][0]
    (3, ('last_wall_tile', 11))
    """
    from mcrcore.lifts_result import LiftedHand

    found = problems(request, counts=(WIN_TILES,))
    if found:
        raise InvalidRequest(*found)
    scorer = _scorer_for(request)
    return {**_head(scorer.profile), **LiftedHand(scorer, normalise(request)).result()}


def compare(request: Json) -> Json:
    """The same 14 tiles under every rule set, side by side; its own ``rules`` do not matter.

    Every fan that counts somewhere has a line with a cell for each rule set, and a reason for each
    cell that differs from the first. Raises `InvalidRequest`.

    >>> from mcrcore import parse
    >>> compared = compare(parse("111222m333p444s5m5m"))
    >>> [compared["results"][rules]["total"] for rules in ("mcr", "gb", "gmcr")]
    [79, 76, 24]
    """
    from mcrcore.comparing import compare_results

    found = problems(request, counts=(WIN_TILES,))
    if found:
        raise InvalidRequest(*found)
    results = {rules: score({**request, "rules": rules}) for rules in PROFILES}
    return {"engine": ENGINE, **compare_results(PROFILES, results)}


def settle(rules: str, winners: list[Json], source: str, discarder: int | None) -> list[int]:
    """Change of the four seats' scores, in turn order, for the winners of one hand.

    Winners are ``{"seat": 0-3, "points": total}``. Under `mcr` and `gb` only the winner nearest
    after the discarder is paid. Raises `InvalidRequest`.

    >>> settle("mcr", [{"seat": 2, "points": 10}], "discard", 1)
    [-8, -18, 34, -8]
    """
    from mcrcore.settlement import settle as settle_hand

    return settle_hand(_profile(rules), winners, source, discarder)


def catalogue(rules: str = DEFAULT) -> list[Json]:
    """Every fan of a rule set in official order. Raises `InvalidRequest`.

    >>> [fan["id"] for fan in catalogue()][:2]
    ['big_four_winds', 'big_three_dragons']
    """
    return [catalogue_entry(fan) for fan in _profile(rules).catalogue.fans]


def random_hand(
    rules: str = DEFAULT, fan: str | None = None, seed: str | int | None = None
) -> Json:
    """A complete hand at random, as a request; with `fan`, one that counts this fan.

    The same seed gives the same hand. Raises `InvalidRequest`.

    >>> "pure_straight" in points(random_hand(fan="pure_straight", seed=7))[1]
    True
    """
    from mcrcore.walk import random_hand as walk

    return walk(SCORERS[_profile(rules).id], fan, seed)


def _profile(rules: object) -> Profile:
    if not isinstance(rules, str):
        raise InvalidRequest(wrong_type("rules", "a text", rules))
    if rules not in PROFILES:
        values = {"value": echo(rules), "known": list(PROFILES)}
        raise InvalidRequest(Problem("unknown_rules", "rules", values))
    return PROFILES[rules]


def _head(profile: Profile) -> Json:
    return {"engine": ENGINE, "rules": profile.id}


def _size(request: Any) -> int:  # noqa: ANN401
    """Tiles of a request, a meld counting as three; 0 when that cannot be told."""
    if not isinstance(request, dict):
        return 0
    concealed, melds = request.get("concealed"), request.get("melds", [])
    if not isinstance(concealed, list | tuple) or not isinstance(melds, list | tuple):
        return 0
    return len(concealed) + 3 * len(melds)
