"""Scoring: from the readings of a hand to its best total, with no knowledge of any one fan.

A `Scorer` holds the tables of one profile. What the fans of an aspect say about a reading is worked
out once by `_sort_out` and remembered twice: as a packed value, which is all `points` adds up, and
as sorted matches, which `account` lays out for an explanation. There is no second copy of a rule.
"""

from functools import partial
from typing import Final, NamedTuple

from mcrcore import aspects, principles
from mcrcore.arrangements import Arrangements
from mcrcore.distance import Distance
from mcrcore.fans import Fan, dearest_first
from mcrcore.hand import Hand, meld_table
from mcrcore.intake import Intake
from mcrcore.memo import ROOM, Memo
from mcrcore.principles import NON_REPEAT, Exclusions, Match, Omission, Sorted
from mcrcore.profile import Profile
from mcrcore.reading import Reading
from mcrcore.readings import Readings
from mcrcore.splits import Splits
from mcrcore.traits import Layout
from mcrcore.waits import Waits

_FEW: Final = (aspects.MANNER, aspects.WAIT, aspects.HOGS)
_SUITED_SETS: Final = (aspects.CHOWS, aspects.PUNGS)
_CHOWS: Final = aspects.MASKS[aspects.CHOWS]
_PUNGS: Final = aspects.MASKS[aspects.PUNGS]
_HONORS: Final = aspects.MASKS[aspects.HONORS]
_OTHERS: Final = sum(aspects.MASKS[aspect] for aspect in _FEW)


class Line(NamedTuple):
    """A fan in the account of a reading, with the blocks it stands on each time it counts."""

    fan: Fan
    places: list[list[int]]


class OmittedLine(NamedTuple):
    """A fan that holds but is not counted, the counted fan behind that, and the principle."""

    fan: Fan
    places: list[list[int]]
    because: Fan
    principle: str


class Account(NamedTuple):
    """What one reading is worth and why."""

    reading: Reading
    value: int
    """Packed value of all that counts."""
    lines: list[Line]
    omitted: list[OmittedLine]


class Scorer:
    """The tables of one profile, and the way through them."""

    def __init__(self, profile: Profile, room: int = ROOM) -> None:
        self.profile = profile
        self.catalogue = profile.catalogue
        fans = self.catalogue.fans
        self._layout = Layout(
            tuple(trait for fan in fans for when in fan.conditions for trait in when.traits)
        )
        self.splits = Splits(room)
        self.arrangements = Arrangements(
            self._layout, self.splits, room, unique_waits=profile.unique_waits
        )
        self.waits = Waits(self.splits, profile.forms, knitted=profile.knitted)
        self.distance = Distance(profile.forms, knitted=profile.knitted, room=room)
        self.readings = Readings(self._layout, self.splits, self.arrangements, self.waits, profile)
        self.intake = Intake(meld_table(self.arrangements))
        self._fans_of = {aspect: self.catalogue.of_aspect(aspect) for aspect in aspects.ALL}
        self._sorted = {
            aspect: Memo(partial(self._sort_out, aspect), room) for aspect in aspects.ALL
        }
        self._omissions = {
            aspect: Memo(partial(self._find_omissions, aspect), room) for aspect in aspects.ALL
        }
        self._values = {
            aspect: Memo(partial(self._value_of, aspect), room) for aspect in aspects.ALL
        }
        self._shape_values = self._values[aspects.SHAPE]
        self._chow_values = self._values[aspects.CHOWS]
        self._pung_values = self._values[aspects.PUNGS]
        self._honor_values = self._values[aspects.HONORS]
        self._other_values = Memo(self._value_of_others, room)
        self._combinations = {
            aspect: principles.Combinations(self._fans_of[aspect])
            for aspect in (aspects.CHOWS, aspects.PUNGS)
        }
        self._exclusions = Exclusions(self.catalogue, room)
        self._excluding = self._exclusions.mask
        self._taken = Memo(lambda present: self._exclusions[present].taken, room)
        self._points_shift = self.catalogue.points_shift
        fallback = self.catalogue.fallback
        self.fallback_value = self.catalogue.unit(fallback) if fallback else 0
        """Packed value of a hand that has no fan at all."""
        self._counts = Memo(self.catalogue.counted, room)

    def table_sizes(self) -> dict[str, int]:
        """Entries of the largest table of each sort: none outgrows its room."""
        return {
            "splits": self.splits.table_size(),
            "arrangements": self.arrangements.table_size(),
            "matches": max(map(len, self._sorted.values())),
            "values": max(map(len, self._values.values())),
            "needs": self.distance.table_size(),
            "exclusions": len(self._exclusions),
            "counts": len(self._counts),
        }

    def points(self, hand: Hand) -> tuple[int, dict[str, int]] | None:
        """Points and counted fans of the best reading; None when the hand is no winning shape."""
        value = self.best(hand)
        if value is None:
            return None
        return value >> self._points_shift, self._counts[value].copy()

    def best(self, hand: Hand) -> int | None:
        """Packed value of the best reading; None when the hand is no winning shape."""
        sums = self.readings.sums(hand)
        if len(sums) == 1:
            mask, key = sums[0]
            return self.value(mask, key) or self.fallback_value
        if not sums:
            return None
        values = [self.value(mask, key) for mask, key in sums]
        found = max(values, key=self.rank) if self.profile.limit else max(values)
        return found or self.fallback_value

    def rank(self, value: int) -> tuple[int, int]:
        """Order of readings: by what is paid, then by the sum and the list of fans."""
        return self.payable(value), value

    def limit(self, value: int) -> int | None:
        """What the points of a value are held to; None when they stand as they are."""
        if not self.profile.limit:
            return None
        counted = self.counted(value)
        dearest = max((self.catalogue.by_id[fan].points for fan in counted), default=0)
        return self.profile.limit(self.catalogue.points(value), dearest)

    def payable(self, value: int) -> int:
        """Points of a value that are paid for, flowers left out."""
        limit = self.limit(value)
        return self.catalogue.points(value) if limit is None else limit

    def counted(self, value: int) -> dict[str, int]:
        """Counts of a packed value by fan id, fresh for the caller."""
        return self._counts[value].copy()

    def value(self, mask: int, key: int) -> int:
        """Packed value of a reading, exclusions taken off."""
        found = (
            self._shape_values[mask]
            + self._chow_values[key & _CHOWS]
            + self._pung_values[key & _PUNGS]
            + self._honor_values[key & _HONORS]
            + self._other_values[key & _OTHERS]
        )
        return found - self._taken[found & self._excluding]

    def flowers(self, hand: Hand) -> int:
        """Points for the flowers of a hand, where the rules know them."""
        return hand.flowers if self.catalogue.flowers else 0

    def accounts(self, hand: Hand) -> list[Account]:
        """Account of every reading, best first; the fallback fan in each when none has any."""
        found = [self._account(reading) for reading in self.readings.full(hand)]
        found.sort(key=lambda account: account.reading.identity)
        found.sort(key=lambda account: self.rank(account.value), reverse=True)
        fallback = self.catalogue.fallback
        if fallback and found and not found[0].value:
            return [self._with_fallback(account, fallback) for account in found]
        return found

    def _with_fallback(self, account: Account, fallback: Fan) -> Account:
        everywhere = list(range(len(account.reading.blocks)))
        return account._replace(value=self.fallback_value, lines=[Line(fallback, [everywhere])])

    def _account(self, reading: Reading) -> Account:
        value = sum(self._values[aspect][reading.bits(aspect)] for aspect in aspects.ALL)
        exclusion = self._exclusions[value & self._exclusions.mask]
        lines: dict[Fan, Line] = {}
        omitted: dict[tuple[Fan, Fan, str], OmittedLine] = {}

        def omit(match: Match, because: Fan, principle: str) -> None:
            line = OmittedLine(match.fan, [], because, principle)
            line = omitted.setdefault((match.fan, because, principle), line)
            line.places.append(reading.places(match.where, match.span))

        gone = {fan: count for fan, (_, count) in exclusion.because.items()}
        for aspect in aspects.ALL:
            bits = reading.bits(aspect)
            for match in self._sorted[aspect][bits].counted:
                if gone.get(match.fan):
                    gone[match.fan] -= 1
                    omit(match, exclusion.because[match.fan][0], NON_REPEAT)
                else:
                    line = lines.setdefault(match.fan, Line(match.fan, []))
                    line.places.append(reading.places(match.where, match.span))
            for match, because, principle in self._omissions[aspect][bits]:
                while because in exclusion.because and because not in lines:
                    because, principle = exclusion.because[because][0], NON_REPEAT  # noqa: PLW2901
                omit(match, because, principle)
        return Account(
            reading,
            value - exclusion.taken,
            sorted(lines.values(), key=lambda line: dearest_first(line.fan)),
            sorted(omitted.values(), key=lambda line: dearest_first(line.fan)),
        )

    def _value_of(self, aspect: str, bits: int) -> int:
        if aspect in _SUITED_SETS:
            same = aspects.in_suit_order(aspect, bits)
            if same != bits:
                return self._values[aspect][same]
        return sum(
            [self.catalogue.unit(match.fan) for match in self._sort_out(aspect, bits).counted]
        )

    def _value_of_others(self, bits: int) -> int:
        """Manner, wait and hogs, which make few combinations, in one look."""
        return sum(self._values[aspect][bits & aspects.MASKS[aspect]] for aspect in _FEW)

    def _sort_out(self, aspect: str, bits: int) -> Sorted:
        """What counts and what does not among the fans of one aspect."""
        if aspect == aspects.SHAPE:
            return Sorted(self._matches(aspect, partial(self._layout.holds, mask=bits)), ())
        facts = aspects.FACTS[aspect](bits)
        if isinstance(facts, aspects.SetFacts):
            return self._sort_sets(aspect, facts)
        matches = self._matches(aspect, facts)
        return principles.within_sets(matches) if aspect in aspects.SETS else Sorted(matches, ())

    def _matches(self, aspect: str, facts: object) -> tuple[Match, ...]:
        return tuple(
            [
                Match(fan, condition.where, span)
                for fan, condition in self._fans_of[aspect]
                for span in condition.find(facts)
            ]
        )

    def _sort_sets(self, aspect: str, facts: aspects.SetFacts) -> Sorted:
        matches = self._combinations[aspect].find(facts)
        size = len(facts.lowest)
        return principles.combine(matches, size, self.catalogue.unit, self.profile.choose)

    def _find_omissions(self, aspect: str, bits: int) -> tuple[Omission, ...]:
        return principles.omissions(self._sorted[aspect][bits])
