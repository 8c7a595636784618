"""Results: what outsiders get, as fresh plain dicts in the shape of the contract."""

from typing import Any

from mcrcore import payments
from mcrcore.fans import Catalogue, Fan
from mcrcore.hand import Hand
from mcrcore.principles import NON_REPEAT, NON_SEPARATION
from mcrcore.reading import Reading
from mcrcore.scoring import Account, Line, OmittedLine, Scorer
from mcrcore.tiles import NAMES

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
    catalogue = scorer.catalogue
    fans = [_line(line) for line in account.lines]
    if flowers and catalogue.flowers:
        fans.append(_line(Line(catalogue.flowers, [[] for _ in range(flowers)])))
    return {
        "form": account.reading.form,
        "blocks": _blocks(account.reading),
        "fans": fans,
        "not_counted": [_omitted(line) for line in account.omitted],
        "qualifying": catalogue.points(account.value),
        "total": scorer.payable(account.value) + flowers,
    }


def _line(line: Line | OmittedLine) -> Json:
    return {**_counted(line.fan, len(line.places)), "blocks": line.places}


def _counted(fan: Fan, count: int) -> Json:
    return {
        "id": fan.id,
        "number": fan.number,
        "name": fan.name,
        "points": fan.points,
        "count": count,
    }


def _omitted(line: OmittedLine) -> Json:
    return {
        **_line(line),
        "because": line.because.id,
        "principle": line.principle,
        "implied": _is_implied(line),
    }


def _is_implied(line: OmittedLine) -> bool:
    """Whether a fan that is left out is there whenever the fan behind that is."""
    if line.principle == NON_REPEAT:
        why = line.because.excludes.get(line.fan.id)
        return why is None or why.implied
    return line.principle == NON_SEPARATION


def _blocks(reading: Reading) -> list[Json]:
    return [
        {
            "kind": block.kind,
            "tiles": [NAMES[kind] for kind in block.tiles],
            "concealed": reading.is_concealed(place),
            "winning": place == reading.winning,
        }
        for place, block in enumerate(reading.blocks)
    ]


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
