"""Hands in the guide: what the text says of one, held against the engine, as a figure.

A hand is a fenced block, `hand`, with the hand as text in its first line and what the reader
relies on below, a key and a value a line:

    [234m,1]234p234s666m5p5p|EE0000
    points: 10
    left out: mixed_double_chow no_honors
    pays: 34 -18 -8 -8

`points` must be there: a number, or `none` for no winning shape. With a tile missing it is `waits`,
the tiles that complete the hand. What the engine says otherwise stops the build. `rules`, `from`
and `public` are those of a link.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode
from xml.sax.saxutils import escape, quoteattr

import languages
from guide_tiles import GuideError, laid, name_of, set_name, tile

import mcrcore

if TYPE_CHECKING:
    from collections.abc import Mapping

Json = dict[str, Any]
KEYS = frozenset({"rules", "from", "public", "points", "waits", "left out", "pays"})


@dataclass(frozen=True, kw_only=True)
class Setting:
    """The page a figure stands on: the way to the site's top, the language, its words."""

    root: str
    language: str
    words: Mapping[str, str]

    @property
    def calculator(self) -> str:
        return self.root or "./"


@dataclass(frozen=True)
class Given:
    """A hand and what the text says of it."""

    text: str
    says: dict[str, str]

    @property
    def rules(self) -> str:
        return self.says.get("rules", "mcr")

    @property
    def request(self) -> Json:
        request: Json = {**mcrcore.parse(self.text), "rules": self.rules}
        if "from" in self.says:
            request["win"] = {**request["win"], "from": int(self.says["from"])}
        if "public" in self.says:
            request["public_tiles"] = mcrcore.parse(self.says["public"])["concealed"]
        return request

    @property
    def link(self) -> str:
        """The fragment that opens the hand in the calculator."""
        asked = {
            "h": self.text,
            "rules": "" if self.rules == "mcr" else self.rules,
            "from": self.says.get("from", ""),
            "public": self.says.get("public", ""),
        }
        return urlencode({key: one for key, one in asked.items() if one}, quote_via=quote)


def read(block: str) -> Given:
    """The hand of a fenced block."""
    first, *rest = block.strip().splitlines()
    says: dict[str, str] = {}
    for line in rest:
        key, colon, value = line.partition(":")
        if key.strip() not in KEYS or not colon:
            raise GuideError(f"{line!r} says nothing of {first}.")
        says[key.strip()] = value.strip()
    if not {"points", "waits"} & says.keys():
        raise GuideError(f"{first}: there are no points to hold it to.")
    return Given(first.strip(), says)


def check(given: Given, result: Json) -> None:
    """Refuse what the engine does not say."""
    found = {
        "points": str("none" if result.get("total") is None else result["total"]),
        "waits": " ".join(row["tile"] for row in result.get("waits", [])),
        "pays": " ".join(map(str, result.get("payments") or [])),
    }
    wrong = [
        f"{key} is {found[key]}, not {given.says[key]}"
        for key in found
        if key in given.says and given.says[key] != found[key]
    ]
    absent = set(given.says.get("left out", "").split())
    absent -= {fan["id"] for fan in result.get("not_counted", [])}
    wrong += [f"{fan} is not left out" for fan in sorted(absent)]
    if wrong:
        raise GuideError(f"{given.text}: {'; '.join(wrong)}.")


def figure(block: str, setting: Setting) -> str:
    """A hand with its tiles, its fans and the way to the calculator."""
    given = read(block)
    request = given.request
    result: Json = mcrcore.score(request)
    check(given, result)
    parts = [_tiles(request, result, setting), _how(request, result, setting)]
    if "waits" in result:
        parts.append(_waits(result, setting))
    else:
        parts += [_fans(given, result, setting), _payments(given, result, setting)]
    leads = setting.words["guide-open"]
    parts.append(
        f'<p class="hand-open"><a href="{setting.calculator}#{escape(given.link)}">{leads}</a></p>'
    )
    return f'<figure class="hand">{"".join(parts)}</figure>\n'


def _tiles(request: Json, result: Json, setting: Setting) -> str:
    """The sets of the reading that counts, the called ones as they lie, the winning tile marked."""
    if result.get("reading"):
        blocks = _read_blocks(request, result["reading"]["blocks"], setting)
    else:
        blocks = _loose_blocks(request, setting)
    label = setting.words["list-semicolon"].join(name for name, _ in blocks)
    tiles = "".join(f'<span class="block">{tiles}</span>' for _, tiles in blocks)
    return f'<p class="hand-tiles" role="img" aria-label={quoteattr(label)}>{tiles}</p>'


def _read_blocks(request: Json, blocks: list[Json], setting: Setting) -> list[tuple[str, str]]:
    melds = request["melds"]
    won = request["concealed"][-1]
    found = []
    for place, block in enumerate(blocks):
        if place < len(melds):
            found.append(_called(melds[place], setting))
        elif block["winning"]:
            found.append(_completed(block, won, setting))
        else:
            tiles = block["tiles"]
            name = set_name(block["kind"], tiles, setting.words)
            found.append((name, "".join(tile(one, setting.root) for one in tiles)))
    return found


def _called(meld: Json, setting: Setting) -> tuple[str, str]:
    """A set on the table."""
    tiles = _meld_tiles(meld)
    name = set_name(meld["kind"], tiles, setting.words)
    if meld["kind"] != "concealed_kong":
        name = setting.words["guide-called"].format(set=name)
    return name, laid(meld, tiles, setting.root)


def _completed(block: Json, won: str, setting: Setting) -> tuple[str, str]:
    """The set or pair that the winning tile completes, with that tile marked."""
    tiles, words = block["tiles"], setting.words
    drawn = [tile(one, setting.root) for one in tiles]
    at = len(tiles) - 1 - tiles[::-1].index(won)
    drawn[at] = f'<span class="won">{drawn[at]}</span>'
    name = set_name(block["kind"], tiles, words)
    said = words["guide-completed"].format(set=name, tile=name_of(won, words))
    return (name if block["kind"] == "single" else said), "".join(drawn)


def _loose_blocks(request: Json, setting: Setting) -> list[tuple[str, str]]:
    """Tiles that are no hand yet, as they were written."""
    called = [_called(meld, setting) for meld in request["melds"]]
    loose = request["concealed"]
    names = setting.words["list-comma"].join(name_of(one, setting.words) for one in loose)
    return [*called, (names, "".join(tile(one, setting.root) for one in loose))]


def _meld_tiles(meld: Json) -> list[str]:
    first = meld["tile"]
    if meld["kind"] == "chow":
        return [f"{int(first[0]) + step}{first[1]}" for step in range(3)]
    return [first] * (3 if meld["kind"] == "pung" else 4)


def _how(request: Json, result: Json, setting: Setting) -> str:
    """How it was won, as far as it matters to the reader."""
    words = setting.words
    said = []
    if "waits" not in result:
        said.append(words[f"source-{request['win']['source']}"])
        said += [
            words[f"flag-{flag}"]
            for flag in ("last_wall_tile", "kong_replacement", "robbing_kong")
            if request[flag]
        ]
    winds = {name: words[f"wind-{request[f'{name}_wind']}"] for name in ("seat", "round")}
    said.append(words["guide-winds"].format(**winds))
    if request["flowers"]:
        said.append(words["guide-flowers"].format(count=len(request["flowers"])))
    if request["public_tiles"]:
        names = words["list-comma"].join(name_of(one, words) for one in request["public_tiles"])
        said.append(words["guide-public"].format(tiles=names))
    return f'<p class="hand-how">{escape(" · ".join(said))}</p>'


def _waits(result: Json, setting: Setting) -> str:
    words = setting.words
    lines = []
    for wait in result["waits"]:
        name = name_of(wait["tile"], words)
        said = words["guide-wait"].format(tile=name, **_worth(wait, words))
        lines.append(f"<li>{tile(wait['tile'], setting.root)} <span>{escape(said)}</span></li>")
    heading = f'<p class="hand-says">{words["guide-waits"]}</p>'
    return f'{heading}<ul class="hand-waits">{"".join(lines)}</ul>'


def _worth(wait: Json, words: Mapping[str, str]) -> Json:
    """What a wait is worth, either way."""
    cells = {"drawn": wait["self_draw"], "discard": wait["discard"]}
    few = words["guide-too-few"]
    return {
        name: cell["total"] if cell["wins"] else few.format(points=cell["total"])
        for name, cell in cells.items()
    }


def fan_name(fan: str, rules: str, setting: Setting) -> str:
    """The name of a fan in the page's language, else in English."""
    english = str(_catalogue(rules, fan)["names"]["en"])
    return languages.fan_name(setting.words, rules, fan) or english


def _catalogue(rules: str, fan: str) -> Json:
    for entry in mcrcore.catalogue(rules):
        if entry["id"] == fan:
            return entry
    raise GuideError(f"{rules} has no fan {fan}.")


def fan_value(fan: str, rules: str) -> int:
    """What a fan is worth."""
    return int(_catalogue(rules, fan)["points"])


def fan_link(fan: str, rules: str, setting: Setting) -> str:
    """A fan's name, leading to its place among the patterns."""
    name = escape(fan_name(fan, rules, setting))
    return f'<a class="fan" href="{setting.root}patterns.html?rules={rules}#{fan}">{name}</a>'


def _fans(given: Given, result: Json, setting: Setting) -> str:
    if not result["complete"]:
        return f'<p class="hand-says">{setting.words["guide-no-shape"]}</p>'
    rows = [_fan_row(fan, given.rules, setting) for fan in result["fans"]]
    wanted = given.says.get("left out", "").split()
    rows += [
        _left_out_row(fan, given.rules, setting)
        for fan in result["not_counted"]
        if fan["id"] in wanted
    ]
    return f'<table class="hand-fans"><tbody>{"".join(rows)}</tbody>{_sum(result, setting)}</table>'


def _fan_row(fan: Json, rules: str, setting: Setting) -> str:
    times = f" \u00d7 {fan['count']}" if fan["count"] > 1 else ""
    worth = fan["points"] * fan["count"]
    name = f"{fan_link(fan['id'], rules, setting)}{times}"
    return f'<tr><td class="number">{worth}</td><td>{name}</td></tr>'


def _left_out_row(fan: Json, rules: str, setting: Setting) -> str:
    because = escape(fan_name(fan["because"], rules, setting))
    reason = setting.words[f"left-out-{fan['principle']}"].format(fan=because)
    points = f"<s>{fan['points'] * fan['count']}</s>"
    return (
        f'<tr class="left-out"><td class="number">{points}</td>'
        f"<td>{fan_link(fan['id'], rules, setting)} · {reason}</td></tr>"
    )


def _sum(result: Json, setting: Setting) -> str:
    words = setting.words
    plain, flowered = (
        ("guide-wins", "guide-wins-flowers")
        if result["wins"]
        else ("guide-short", "guide-short-flowers")
    )
    name = flowered if result["flowers"] else plain
    if result["total"] < result["qualifying"]:
        name = "guide-held"
    said = words[name].format(
        points=result["qualifying"],
        minimum=result["minimum"],
        missing=result["minimum"] - result["qualifying"],
    )
    total = result["total"]
    return f'<tfoot><tr><td class="number">{total}</td><td>{escape(said)}</td></tr></tfoot>'


def _payments(given: Given, result: Json, setting: Setting) -> str:
    if "pays" not in given.says:
        return ""
    words = setting.words
    amounts = [f"+{one}" if one > 0 else f"\u2212{-one}" for one in result["payments"]]
    names = [words[f"guide-payment-{place}"] for place in range(4)]
    cells = "".join(
        f"<div><dt>{name}</dt><dd>{amount}</dd></div>"
        for name, amount in zip(names, amounts, strict=True)
    )
    return f'<dl class="hand-pays">{cells}</dl>'
