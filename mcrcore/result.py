"""Results: what outsiders get, as fresh plain dicts in the shape of the contract."""

from operator import attrgetter
from typing import Final

from mcrcore import payments
from mcrcore.fan_lines import Json, counted_line
from mcrcore.fans import Catalogue, Fan
from mcrcore.hand import Hand
from mcrcore.reading import Reading
from mcrcore.scoring import Account, Scorer

_line: Final = attrgetter("line")
_rank: Final = attrgetter("rank")


def score_result(scorer: Scorer, hand: Hand, head: Json) -> Json:
    """The full result of a hand with a complete number of tiles."""
    accounts = scorer.accounts(hand)
    minimum = scorer.profile.minimum
    if not accounts:
        return {**head, **_incomplete(minimum)}
    flowers = scorer.flowers(hand)
    readings = [_reading_result(account, scorer.catalogue.flowers, flowers) for account in accounts]
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
        "limit": scorer.limit(accounts[0].sheet.value),
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


def _reading_result(account: Account, flower: Fan | None, flowers: int) -> Json:
    reading, sheet = account.reading, account.sheet
    lines, omitted = account.lines, account.omitted
    fans = [*map(dict.copy, sheet.lines)]
    for fan, line in zip(sheet.fans, fans, strict=True):
        line["blocks"] = lines[fan]
    if flowers and flower:
        fans.append({**counted_line(flower, flowers), "blocks": [[] for _ in range(flowers)]})
    not_counted = []
    for left_out in sorted(omitted, key=_rank):
        line, places = left_out.line.copy(), omitted[left_out]
        line["count"] = len(places)
        line["blocks"] = places
        not_counted.append(line)
    return {
        "form": reading.form,
        "blocks": _blocks(reading),
        "fans": fans,
        "not_counted": not_counted,
        "qualifying": sheet.points,
        "total": sheet.payable + flowers,
    }


def _blocks(reading: Reading) -> list[Json]:
    found = [*map(dict.copy, map(_line, reading.blocks))]
    for line in found:
        line["tiles"] = line["tiles"].copy()
    for place in reading.exposed():
        found[place]["concealed"] = False
    found[reading.winning]["winning"] = True
    return found


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
    fans = [counted_line(fan, counted[fan.id]) for fan in catalogue.dearest if fan.id in counted]
    if flowers and catalogue.flowers:
        fans.append(counted_line(catalogue.flowers, flowers))
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
