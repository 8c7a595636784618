"""Scoring: from the readings of a hand to its best total, with no knowledge of any one fan.

A `Scorer` holds the tables of one profile. What the fans of an aspect say about a reading is worked
out once by `_sort_out` and remembered twice: as a packed value, which is all `points` adds up, and
as sorted matches, which `account` lays out for an explanation. There is no second copy of a rule.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from mcrcore import aspects, principles
from mcrcore.arrangements import Arrangements
from mcrcore.conditions import Span
from mcrcore.distance import Distance
from mcrcore.fans import Fan
from mcrcore.hand import Hand, meld_table
from mcrcore.intake import Intake
from mcrcore.memo import ROOM, Memo
from mcrcore.principles import NON_REPEAT, Because, Exclusions, Match, Sorted
from mcrcore.profile import Profile
from mcrcore.reading import FINDERS, Finder, Reading
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


Places = list[list[int]]
"""Blocks a fan stands on, each time it counts."""
Reason = tuple[Fan, Fan, str]
"""A fan that holds but does not count, the counted fan behind that, and the principle."""
Explained = tuple[tuple[tuple[Fan, Finder, Span], ...], tuple[tuple[Reason, Finder, Span], ...]]
"""What counts among the fans of an aspect and what does not, each with where it stands."""


@dataclass(slots=True)
class Account:
    """What one reading is worth and why."""

    reading: Reading
    value: int
    """Packed value of all that counts."""
    lines: dict[Fan, Places]
    """Fans that count."""
    omitted: dict[Reason, Places]
    """Fans that hold but do not count, with the reason."""


def _standing(reason: Reason, because: Because, lines: Mapping[Fan, Places]) -> Reason:
    """The reason for an omission; where that fan is itself taken away, what takes it away."""
    fan, other, principle = reason
    while other in because and other not in lines:
        other, principle = because[other][0], NON_REPEAT
    return fan, other, principle


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
        explained = {aspect: Memo(partial(self._explain, aspect), room) for aspect in aspects.ALL}
        self._explained = explained
        self._explained_shapes = explained[aspects.SHAPE]
        self._explained_chows = explained[aspects.CHOWS]
        self._explained_pungs = explained[aspects.PUNGS]
        self._explained_honors = explained[aspects.HONORS]
        self._explained_others = Memo(self._explain_others, room)
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
            "matches": max(map(len, self._explained.values())),
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
            found = self._holding(mask, key)
            return found - self._taken[found & self._excluding] or self.fallback_value
        if not sums:
            return None
        values = [self.value(mask, key) for mask, key in sums]
        return max(values, key=self.rank if self.profile.limit else None) or self.fallback_value

    def rank(self, value: int) -> tuple[int, int]:
        """Order of readings: by what is paid, then by the sum and the list of fans."""
        return self.payable(value) if self.profile.limit else 0, value

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
        found = self._holding(mask, key)
        return found - self._taken[found & self._excluding]

    def _holding(self, mask: int, key: int) -> int:
        """Packed value of a reading before non-repeat takes away what fans exclude by name."""
        return (
            self._shape_values[mask]
            + self._chow_values[key & _CHOWS]
            + self._pung_values[key & _PUNGS]
            + self._honor_values[key & _HONORS]
            + self._other_values[key & _OTHERS]
        )

    def flowers(self, hand: Hand) -> int:
        """Points for the flowers of a hand, where the rules know them."""
        return hand.flowers if self.catalogue.flowers else 0

    def accounts(self, hand: Hand) -> list[Account]:
        """Account of every reading, best first; the fallback fan in each when none has any."""
        found = [self._account(reading) for reading in self.readings.full(hand)]
        if len(found) > 1:
            values = [account.value for account in found]
            if len(set(values)) < len(values):
                found.sort(key=lambda account: account.reading.order)
            found.sort(key=lambda account: self.rank(account.value), reverse=True)
        fallback = self.catalogue.fallback
        if fallback and found and not found[0].value:
            return [self._with_fallback(account, fallback) for account in found]
        return found

    def _with_fallback(self, account: Account, fallback: Fan) -> Account:
        lines = {fallback: [account.reading.everywhere()]}
        return replace(account, value=self.fallback_value, lines=lines)

    def _account(self, reading: Reading) -> Account:
        """Lay out what counts and what does not, as the tables of the aspects have it."""
        mask, key = reading.mask, reading.key
        value = self._holding(mask, key)
        taken, because = self._exclusions[value & self._excluding]
        explained = (
            self._explained_shapes[mask],
            self._explained_chows[key & _CHOWS],
            self._explained_pungs[key & _PUNGS],
            self._explained_honors[key & _HONORS],
            self._explained_others[key & _OTHERS],
        )
        lines: dict[Fan, Places] = {}
        omitted: dict[Reason, Places] = {}
        gone = {fan: count for fan, (_, count) in because.items()}
        for counted, _ in explained:
            for fan, find, span in counted:
                places = find(reading, span)
                if gone.get(fan):
                    gone[fan] -= 1
                    omitted.setdefault((fan, because[fan][0], NON_REPEAT), []).append(places)
                elif fan in lines:
                    lines[fan].append(places)
                else:
                    lines[fan] = [places]
        for _, omissions in explained:
            for reason, find, span in omissions:
                standing = _standing(reason, because, lines) if because else reason
                omitted.setdefault(standing, []).append(find(reading, span))
        return Account(reading, value - taken, lines, omitted)

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

    def _explain(self, aspect: str, bits: int) -> Explained:
        found = self._sort_out(aspect, bits)
        return (
            tuple([(match.fan, FINDERS[match.where], match.span) for match in found.counted]),
            tuple(
                [
                    ((match.fan, because, principle), FINDERS[match.where], match.span)
                    for match, because, principle in principles.omissions(found)
                ]
            ),
        )

    def _explain_others(self, bits: int) -> Explained:
        """Manner, wait and hogs together."""
        few = [self._explained[aspect][bits & aspects.MASKS[aspect]] for aspect in _FEW]
        return (
            tuple([line for counted, _ in few for line in counted]),
            tuple([line for _, omissions in few for line in omissions]),
        )
