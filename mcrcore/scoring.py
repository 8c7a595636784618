"""Scoring: from the readings of a hand to its best total, with no knowledge of any one fan.

A `Scorer` holds the tables of one profile. What counts in a reading is put together from what the
fans of each aspect say (`opinions`): `points` adds up their packed values, `accounts` lays out the
matches behind these.
"""

from typing import Final

from mcrcore import aspects
from mcrcore.arrangements import Arrangements
from mcrcore.distance import Distance
from mcrcore.fan_lines import LeftOut, Sheet
from mcrcore.fans import Fan
from mcrcore.hand import Hand, meld_table
from mcrcore.intake import Intake
from mcrcore.memo import ROOM, Memo
from mcrcore.opinions import OTHERS, Opinions
from mcrcore.principles import Exclusions
from mcrcore.profile import Profile
from mcrcore.reading import Reading
from mcrcore.readings import Readings
from mcrcore.splits import Splits
from mcrcore.traits import Layout
from mcrcore.waits import Waits

_CHOWS: Final = aspects.MASKS[aspects.CHOWS]
_PUNGS: Final = aspects.MASKS[aspects.PUNGS]
_HONORS: Final = aspects.MASKS[aspects.HONORS]

Places = list[list[int]]
"""Blocks a fan stands on, each time it counts."""


class Account:
    """What one reading is worth and why."""

    __slots__ = ("lines", "omitted", "reading", "sheet")

    def __init__(
        self,
        reading: Reading,
        sheet: Sheet,
        lines: dict[Fan, Places],
        omitted: dict[LeftOut, Places],
    ) -> None:
        self.reading = reading
        self.sheet = sheet
        """What its fans are worth, and what a result says of them."""
        self.lines = lines
        """Fans that count."""
        self.omitted = omitted
        """Fans that hold but do not count, with the reason."""


class Scorer:
    """The tables of one profile, and the way through them."""

    def __init__(self, profile: Profile, room: int = ROOM) -> None:
        self.profile = profile
        self.catalogue = catalogue = profile.catalogue
        layout = Layout(
            tuple(
                trait for fan in catalogue.fans for when in fan.conditions for trait in when.traits
            )
        )
        self.splits = Splits(room)
        self.arrangements = Arrangements(
            layout, self.splits, room, unique_waits=profile.unique_waits
        )
        self.waits = Waits(self.splits, profile.forms, knitted=profile.knitted)
        self.distance = Distance(profile.forms, knitted=profile.knitted, room=room)
        self.readings = Readings(layout, self.splits, self.arrangements, self.waits, profile)
        self.intake = Intake(meld_table(self.arrangements))
        self._opinions = Opinions(profile, layout, room)
        self._values = self._opinions.values
        self._explained = self._opinions.explained
        self._exclusions = Exclusions(catalogue, room)
        self._excluding = self._exclusions.mask
        self._standing = Memo(self._find_standing, room)
        self._told = Memo(self._tell, room)
        self._sheets = Memo(self._sheet, room)
        """By packed value, as `_holding` gives it."""
        self.fallback_value = catalogue.unit(catalogue.fallback) if catalogue.fallback else 0
        """Packed value of a hand that has no fan at all."""

    def table_sizes(self) -> dict[str, int]:
        """Entries of the largest table of each sort: none outgrows its room."""
        return {
            "splits": self.splits.table_size(),
            "arrangements": self.arrangements.table_size(),
            "opinions": self._opinions.table_size(),
            "needs": self.distance.table_size(),
            "exclusions": len(self._exclusions),
            "standing": len(self._standing),
            "told": len(self._told),
            "sheets": len(self._sheets),
        }

    def points(self, hand: Hand) -> tuple[int, dict[str, int]] | None:
        """Points and counted fans of the best reading; None when the hand is no winning shape."""
        value = self.best(hand)
        if value is None:
            return None
        points, counts = self._told[value]
        return points, counts.copy()

    def best(self, hand: Hand) -> int | None:
        """Packed value of the best reading; None when the hand is no winning shape."""
        sums = self.readings.sums(hand)
        if len(sums) == 1:
            mask, key = sums[0]
            return self._standing[self._holding(mask, key)] or self.fallback_value
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
        return self._told[value][1].copy()

    def value(self, mask: int, key: int) -> int:
        """Packed value of a reading."""
        return self._standing[self._holding(mask, key)]

    def _holding(self, mask: int, key: int) -> int:
        """Packed value of a reading before non-repeat takes away what fans exclude by name."""
        shapes, chows, pungs, honors, others = self._values
        return (
            shapes[mask]
            + chows[key & _CHOWS]
            + pungs[key & _PUNGS]
            + honors[key & _HONORS]
            + others[key & OTHERS]
        )

    def _find_standing(self, holding: int) -> int:
        """What is left of a packed value when non-repeat has taken its own."""
        return holding - self._exclusions[holding & self._excluding].taken

    def _tell(self, value: int) -> tuple[int, dict[str, int]]:
        """Points and counts of a packed value."""
        return self.catalogue.points(value), self.catalogue.counted(value)

    def flowers(self, hand: Hand) -> int:
        """Points for the flowers of a hand, where the rules know them."""
        return hand.flowers if self.catalogue.flowers else 0

    def accounts(self, hand: Hand) -> list[Account]:
        """Account of every reading, best first; the fallback fan in each when none has any."""
        found = [self._account(reading) for reading in self.readings.full(hand)]
        if len(found) > 1:
            values = [account.sheet.value for account in found]
            if len(set(values)) < len(values):
                found.sort(key=lambda account: account.reading.order)
            found.sort(key=lambda account: self.rank(account.sheet.value), reverse=True)
        fallback = self.catalogue.fallback
        if fallback and found and not found[0].sheet.value:
            return [self._with_fallback(account, fallback) for account in found]
        return found

    def _with_fallback(self, account: Account, fallback: Fan) -> Account:
        lines = {fallback: [account.reading.everywhere()]}
        return Account(account.reading, self._sheets[self.fallback_value], lines, account.omitted)

    def _account(self, reading: Reading) -> Account:
        """Lay out what counts and what does not, as the tables of the aspects have it."""
        key, everywhere = reading.key, reading.everywhere()
        shapes, chows, pungs, honors, others = self._explained
        shape, chow, pung = shapes[reading.mask], chows[key & _CHOWS], pungs[key & _PUNGS]
        honor, other = honors[key & _HONORS], others[key & OTHERS]
        sheet = self._sheets[shape.value + chow.value + pung.value + honor.value + other.value]
        lines: dict[Fan, Places] = {}
        for fan in shape.whole:
            lines[fan] = [everywhere.copy()]
        for fan, find, span in (
            shape.counted + chow.counted + pung.counted + honor.counted + other.counted
        ):
            if fan in lines:
                lines[fan].append(find(reading, span))
            else:
                lines[fan] = [find(reading, span)]
        omitted = _take_away(sheet, lines)
        for left_out, find, span in (
            shape.omitted + chow.omitted + pung.omitted + honor.omitted + other.omitted
        ):
            standing = sheet.standing(left_out)
            omitted.setdefault(standing, []).append(find(reading, span))
        return Account(reading, sheet, lines, omitted)

    def _sheet(self, holding: int) -> Sheet:
        gone = self._exclusions[holding & self._excluding]
        return Sheet(self.catalogue, holding, gone, self.payable)


def _take_away(sheet: Sheet, lines: dict[Fan, Places]) -> dict[LeftOut, Places]:
    """Take from the fans that hold what others exclude by name."""
    taken: dict[LeftOut, Places] = {}
    for fan, times, left_out in sheet.lost:
        places = lines[fan]
        if times == len(places):
            taken[left_out] = lines.pop(fan)
        else:
            taken[left_out], lines[fan] = places[:times], places[times:]
    return taken
