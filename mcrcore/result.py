"""Results: what outsiders get, as fresh plain dicts in the shape of the contract."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from mcrcore import payments
from mcrcore.fans import Catalogue, Fan
from mcrcore.hand import Hand
from mcrcore.principles import NON_REPEAT, NON_SEPARATION, Reason
from mcrcore.reading import Reading
from mcrcore.scoring import Account, Places, Scorer

Json = dict[str, Any]


def score_result(scorer: Scorer, hand: Hand, head: Json) -> Json:
    """The full result of a hand with a complete number of tiles."""
    accounts = scorer.accounts(hand)
    minimum = scorer.profile.minimum
    if not accounts:
        return {**head, **_incomplete(minimum)}
    flowers = scorer.flowers(hand)
    readings = [_reading_result(account, scorer, flowers) for account in accounts]
    best = readings[0]
    wins = best["qualifying"] >= minimum
    return {
        **head,
        "complete": True,
        "wins": wins,
        "qualifying": best["qualifying"],
        "minimum": minimum,
        "flowers": flowers,
        "total": best["total"],
        "limit": scorer.limit(accounts[0].value),
        "fans": best["fans"],
        "not_counted": best["not_counted"],
        "reading": {"form": best["form"], "blocks": best["blocks"]},
        "readings": readings,
        "payments": _payments(scorer, hand, best["total"]) if wins else None,
    }


def _payments(scorer: Scorer, hand: Hand, total: int) -> list[int]:
    """Payments of a win: the winner, then players 1 to 3."""
    return payments.pay(scorer.profile.pay(total), 0, hand.discarder)


def _incomplete(minimum: int) -> Json:
    return {
        "complete": False,
        "wins": False,
        "qualifying": None,
        "minimum": minimum,
        "flowers": None,
        "total": None,
        "limit": None,
        "fans": [],
        "not_counted": [],
        "reading": None,
        "readings": [],
        "payments": None,
    }


def _reading_result(account: Account, scorer: Scorer, flowers: int) -> Json:
    catalogue, reading = scorer.catalogue, account.reading
    order = catalogue.order
    lines, omitted = account.lines, account.omitted
    fans = _filled(_LINES, sorted(lines, key=order.__getitem__), lines)
    if flowers and catalogue.flowers:
        fans += _filled(
            _LINES, [catalogue.flowers], {catalogue.flowers: [[] for _ in range(flowers)]}
        )
    reasons = list(omitted)
    if len(reasons) > 1:
        reasons.sort(key=lambda reason: order[reason[0]])
    return {
        "form": reading.form,
        "blocks": _blocks(reading),
        "fans": fans,
        "not_counted": _filled(_OMITTED, reasons, omitted),
        "qualifying": catalogue.points(account.value),
        "total": scorer.payable(account.value) + flowers,
    }


class _Templates(dict[Any, Json]):
    """Parts of a result, to be copied and filled in: quicker than writing each out again."""

    def __init__(self, make: Callable[[Any], Json]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Any) -> Json:  # noqa: ANN401
        found = self[key] = self._make(key)
        return found


def _filled(templates: _Templates, keys: Iterable[Any], places: Mapping[Any, Places]) -> list[Json]:
    """Lines of fans, or of reasons: each from its template, with where it stands."""
    found = []
    for key in keys:
        line, stands = templates[key].copy(), places[key]
        line["count"] = len(stands)
        line["blocks"] = stands
        found.append(line)
    return found


def _omitted_template(reason: Reason) -> Json:
    fan, because, principle = reason
    return {
        **_LINES[fan],
        "because": because.id,
        "principle": principle,
        "implied": _is_implied(fan, because, principle),
    }


def _counted(fan: Fan, count: int) -> Json:
    return {
        "id": fan.id,
        "number": fan.number,
        "name": fan.name,
        "points": fan.points,
        "count": count,
    }


def _is_implied(fan: Fan, because: Fan, principle: str) -> bool:
    """Whether a fan that is left out is there whenever the fan behind that is."""
    if principle == NON_REPEAT:
        why = because.excludes.get(fan.id)
        return why is None or why.implied
    return principle == NON_SEPARATION


def _blocks(reading: Reading) -> list[Json]:
    found: list[Json] = []
    for block, concealed in zip(reading.blocks, reading.concealed(), strict=True):
        own = {
            "kind": block.kind,
            "tiles": [*block.names],
            "concealed": concealed,
            "winning": False,
        }
        found.append(own)
    found[reading.winning]["winning"] = True
    return found


_LINES: Final = _Templates(lambda fan: {**_counted(fan, 0), "blocks": None})
_OMITTED: Final = _Templates(_omitted_template)


def win_cell(scorer: Scorer, hand: Hand) -> Json | None:
    """What a win is worth, in short; None when the hand is no winning shape."""
    value = scorer.best(hand)
    if value is None:
        return None
    qualifying = scorer.catalogue.points(value)
    flowers = scorer.flowers(hand)
    return {
        "qualifying": qualifying,
        "total": scorer.payable(value) + flowers,
        "wins": qualifying >= scorer.profile.minimum,
        "fans": _cell_fans(scorer.catalogue, value, flowers),
    }


def _cell_fans(catalogue: Catalogue, value: int, flowers: int) -> list[Json]:
    """Fans of a packed value without their blocks, dearest first, flowers last."""
    counted = catalogue.counted(value)
    fans = [_counted(fan, counted[fan.id]) for fan in catalogue.dearest if fan.id in counted]
    if flowers and catalogue.flowers:
        fans.append(_counted(catalogue.flowers, flowers))
    return fans


def catalogue_entry(fan: Fan) -> Json:
    """One fan as the catalogue shows it to outsiders."""
    names: Json = {"en": fan.name}
    if fan.chinese:
        names["zh-Hans"], names["zh-Hant"] = fan.chinese
    names["also"] = list(fan.also)
    return {
        "id": fan.id,
        "number": fan.number,
        "points": fan.points,
        "names": names,
        "text": {"en": fan.text},
        "excludes": [
            {"id": other, "reason": why.source, "copies": why.copies, "implied": why.implied}
            for other, why in fan.excludes.items()
        ],
        "source": fan.source,
        "kin": fan.kin_id,
        "rulings": list(fan.rulings),
        "example": fan.example,
        "near_miss": fan.near_miss,
        "near_miss_why": {"en": fan.near_miss_why},
    }
