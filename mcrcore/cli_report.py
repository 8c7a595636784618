"""Results as plain text, for people at a terminal.

Chinese names, twice as wide as they count, stand at the end of lines so that columns stay straight.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from mcrcore.fan_lines import Json
from mcrcore.notation_melds import tiles_text

_REASONS: Final = {
    "non_repeat": "part of {fan}",
    "non_separation": "its sets are joined in {fan}",
    "non_identical": "its sets made one {fan} already",
    "account_once": "its sets are linked through {fan} already",
}
"""Why a fan is not counted, by principle."""

_DIFFERENCES: Final = {
    "no_such_fan": "no such fan",
    "only_here": "a fan of these rules only",
    "other_value": "another value",
    "counts_here": "counts here",
    "holds_here": "holds here",
    "left_out": "not counted here",
    "does_not_hold": "does not hold here",
}
"""Why a fan is worth something else, by the code of the reason."""

_COLUMNS: Final = {
    "self_draw": "self-draw",
    "discard": "discard",
    "self_draw_last": "last, self-draw",
    "discard_last": "last, discard",
}
_CHANGES: Final = {
    "self_draw": "won by self-draw",
    "discard": "won on a discard",
    "last_wall_tile": "won on the last tile of the wall",
    "kong_replacement": "won on the replacement after a kong",
    "robbing_kong": "won by robbing a kong",
    "last_of_kind": "won on the last of its kind",
}
"""Circumstances that could have been otherwise, by the code of the change."""
_PLAYERS: Final = ("winner", "player 1", "player 2", "player 3")


def score_text(result: Json, names: Mapping[str, str]) -> str:
    """Write a result down: reading, fans and their sum, what was left out, who pays.

    `names` are the fans' names by id.
    """
    if not result["complete"]:
        return "Not a winning shape."
    parts = [
        [_reading_line(result["reading"])],
        [*map(_fan_line, result["fans"]), *_sum_lines(result)],
        _left_out_lines(result["not_counted"], names),
        _payment_lines(result["payments"]),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def waits_text(result: Json) -> str:
    """Write the winning tiles of a hand down, with what each is worth."""
    if not result["waits"]:
        return "No tile completes this hand."
    rows = [("tile", "left", *_COLUMNS.values())]
    rows += [
        (wait["tile"], str(wait["copies"]), *(_cell(wait[column]) for column in _COLUMNS))
        for wait in result["waits"]
    ]
    note = "(…): too few points to win. -: cannot be. last: the last of its kind."
    return f"{_table(rows, right=range(1, len(rows[0])))}\n\n{note}"


def distance_text(result: Json) -> str:
    """Write down how far a hand is from a winning shape, and what brings it closer."""
    missing = result["missing"]
    if missing is None:
        return "No winning shape can be reached: too many tiles are gone."
    if not missing:
        return "A winning shape."
    short = f"{missing} {'tile' if missing == 1 else 'tiles'} short of a winning shape"
    parts = [f"{short} (shanten {result['shanten']})."]
    if result["discards"]:
        rows = [("take out", "then these help")]
        rows += [(row["tile"], _tiles_left(row["useful"])) for row in result["discards"]]
        parts.append(_table(rows, right=()))
    else:
        parts.append(f"These help: {_tiles_left(result['useful'])}")
    return "\n\n".join([*parts, "(…): copies left."])


def _tiles_left(rows: Iterable[Json]) -> str:
    return " ".join(f"{row['tile']}({row['copies']})" for row in rows)


def lifts_text(result: Json) -> str:
    """Write down what would make a hand worth more, the best first."""
    if not result["complete"]:
        return "Not a winning shape."
    head = f"{_paid_for(result)} points without flowers, {result['minimum']} needed."
    if not result["lifts"]:
        return f"{head}\n\nNo single change lifts it."
    rows = [("points", "change")]
    rows += [(_paid_cell(lift), _change(lift)) for lift in result["lifts"]]
    return f"{head}\n\n{_table(rows, right=(0,))}\n\n(…): too few points to win."


def _paid_cell(lift: Json) -> str:
    return str(_paid_for(lift)) if lift["wins"] else f"({_paid_for(lift)})"


def _paid_for(worth: Json) -> int:
    """Points without flowers, as far as a limit of the rules lets them be paid."""
    paid: int = min(worth["qualifying"], worth["total"])
    return paid


def _change(lift: Json) -> str:
    if lift["change"] == "tile":
        return f"{lift['in']} in the place of {lift['out']}"
    return _CHANGES[lift["change"]]


def compare_text(compared: Json) -> str:
    """Write a comparison down: a column for each rule set, notes on the lines that differ."""
    rules = list(compared["results"])
    rows = [("", "fan", *rules)]
    notes: list[str] = []
    for line in compared["lines"]:
        cells = [_compared_cell(line["cells"][name]) for name in rules]
        rows.append(("!" if line["differs"] else "", _line_name(line), *cells))
        notes += [f"{_line_name(line)}, {_difference(reason)}" for reason in line["reasons"]]
    results = compared["results"].values()
    rows.append(("", "total", *(_compared_total(result) for result in results)))
    rows.append(("", "wins", *("yes" if result["wins"] else "no" for result in results)))
    parts = [_table(rows, right=range(2, len(rows[0])))]
    if notes:
        parts.append("\n".join(["! differs:", *notes]))
    parts += [_throughout(profile) for profile in compared["profiles"].values()]
    return "\n\n".join(filter(None, parts))


def _line_name(line: Json) -> str:
    return next(str(cell["name"]) for cell in line["cells"].values() if "name" in cell)


def _compared_cell(cell: Json) -> str:
    if cell["status"] != "counted":
        return "-"
    return str(cell["points"] * cell["count"])


def _compared_total(result: Json) -> str:
    return str(result["total"]) if result["complete"] else "-"


def _difference(reason: Json) -> str:
    text = f"{reason['rules']}: {_DIFFERENCES[reason['code']]}."
    if reason["text"]:
        text += f" {reason['text']} (ruling {reason['ruling']})"
    return text


def _throughout(profile: Json) -> str:
    """What a rule set does otherwise in every hand; differences of single fans stand in notes."""
    points = [point["text"] for point in profile["differences"] if point["everywhere"]]
    return "\n".join([f"{profile['name']} differs throughout:", *points]) if points else ""


def fans_text(fans: Iterable[Json]) -> str:
    """Write a catalogue down, in its order."""
    rows = [("no.", "points", "id", "name")]
    rows += [
        (str(fan["number"]), str(fan["points"]), fan["id"], _both_names(fan["names"]))
        for fan in fans
    ]
    return _table(rows, right=(0, 1))


def errors_text(errors: Iterable[Json]) -> str:
    """Write problems down, each with its place."""
    return "\n".join(
        error["message"]
        if error["where"] in error["message"]
        else f"{error['where']}: {error['message']}"
        for error in errors
    )


def caret_text(text: str, start: int, end: int) -> str:
    """Write a text down with carets under a part of it.

    >>> print(caret_text("12m5z", 3, 4))
      12m5z
         ^
    """
    on_one_line = "".join(char if char.isprintable() else " " for char in text)
    return f"  {on_one_line}\n  {' ' * start}{'^' * (end - start)}"


def _reading_line(reading: Json) -> str:
    blocks = "  ".join(map(_block_text, reading["blocks"]))
    return f"{blocks}    ([]: melded, *: won here)"


def _block_text(block: Json) -> str:
    """Write one block: melds and what a discard completed in brackets, a star where it was won."""
    text = tiles_text(block["tiles"])
    if not block["concealed"]:
        text = f"[{text}]"
    return f"{text}*" if block["winning"] else text


def _fan_line(fan: Json) -> str:
    return _counted_line(fan, fan["name"])


def _counted_line(fan: Json, name: str) -> str:
    times = f" ({fan['count']} x {fan['points']})" if fan["count"] > 1 else ""
    return f"{fan['points'] * fan['count']:5}  {name}{times}"


def _sum_lines(result: Json) -> list[str]:
    needed = f"{result['minimum']} needed"
    verdict = f"the hand wins ({needed})" if result["wins"] else f"not enough to win ({needed})"
    lines = ["  ---", f"{result['qualifying']:5}  points without flowers: {verdict}"]
    if result.get("limit"):
        lines.append(f"{result['total']:5}  to be paid, the limit")
    elif result["flowers"]:
        lines.append(f"{result['total']:5}  in all, with flowers")
    return lines


def _left_out_lines(fans: Sequence[Json], names: Mapping[str, str]) -> list[str]:
    if not fans:
        return []
    lines = ["Not counted:"]
    for fan in fans:
        because = names.get(fan["because"], fan["because"])
        reason = _reason(fan).format(fan=because)
        lines.append(f"{_counted_line(fan, names.get(fan['id'], fan['id']))}: {reason}")
    return lines


def _reason(fan: Json) -> str:
    if fan["principle"] == "non_repeat" and not fan["implied"]:
        return "not together with {fan}"
    return _REASONS.get(fan["principle"], "because of {fan}")


def _payment_lines(payments: Sequence[int] | None) -> list[str]:
    if payments is None:
        return []
    paid = zip(_PLAYERS, payments, strict=True)
    return ["Payments:", *(f"{change:+5}  {player}" for player, change in paid)]


def _cell(cell: Json | None) -> str:
    if cell is None:
        return "-"
    return str(cell["qualifying"]) if cell["wins"] else f"({cell['qualifying']})"


def _both_names(names: Json) -> str:
    return "  ".join(filter(None, (names["en"], names.get("zh-Hans"))))


def _table(rows: Sequence[Sequence[str]], right: Iterable[int]) -> str:
    """Set rows in columns; the last column is left ragged."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    adjust = [str.rjust if column in set(right) else str.ljust for column in range(len(widths))]
    return "\n".join(
        "  ".join(
            set_in(text, width) for set_in, text, width in zip(adjust, row, widths, strict=True)
        ).rstrip()
        for row in rows
    )
