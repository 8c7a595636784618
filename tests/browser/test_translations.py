"""Every language says all that English says: messages, fans, guide, rulings."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import guide_places
import languages
import needs
import pytest
from guide_places import FIRST

import mcrcore
from mcrcore.rules import PROFILES

Json = dict[str, Any]

FOLDER = languages.FOLDER
READER = Path(__file__).parents[1] / "support" / "messages.mjs"
ALL = [language.id for language in languages.known()]
OTHERS = [language for language in ALL if language != FIRST]
CATALOGUES = {rules: mcrcore.catalogue(rules) for rules in PROFILES}
REFERENCE = re.compile(r"\{(?:fan|value|ruling|tiles): [^{}]+\}")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANCHOR = re.compile(r"\{#([\w-]+)\}|<a id=\"([\w-]+)\">")
CODE_HAND = re.compile(r"`[^`\s]+\|[ESWN]{2}[01]{4}[^`]*`")


@cache
def told() -> Json:
    """What every language's file holds."""
    needs.node_packages()
    files = [str(FOLDER / f"{language}.ftl") for language in ALL]
    done = subprocess.run(  # noqa: S603 - our own program
        [shutil.which("node") or "node", READER, *files],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    found: Json = json.loads(done.stdout)
    return found


def page_ids(language: str) -> list[str]:
    """The messages of the page, without the fans a language has besides."""
    page = told()[FIRST]["messages"]
    return [one for one in told()[language]["ids"] if one in page or not one.startswith("fan-")]


def fan_ids(language: str) -> list[str]:
    page = told()[FIRST]["messages"]
    return [one for one in told()[language]["ids"] if one.startswith("fan-") and one not in page]


def test_the_five_languages_are_there() -> None:
    assert ALL == ["en", "zh-Hans", "zh-Hant", "sv", "id"]
    files = {path.stem for path in FOLDER.glob("*.ftl")}
    assert files == set(ALL)
    assert {path.name for path in guide_places.TEXTS.iterdir()} == set(ALL)
    for language in languages.known():
        assert language.second in {None, *ALL} - {language.id}
        assert language.draft is (language.id != FIRST)


@pytest.mark.parametrize("language", ALL)
def test_a_file_is_fluent_and_names_nothing_twice(language: str) -> None:
    assert told()[language]["junk"] == []
    twice = [one for one, count in Counter(told()[language]["ids"]).items() if count > 1]
    assert twice == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_in_their_order(language: str) -> None:
    assert page_ids(language) == told()[FIRST]["ids"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_attributes_and_variables_of_english(language: str) -> None:
    odd = {}
    for message, english in told()[FIRST]["messages"].items():
        own = told()[language]["messages"][message]
        here, there = (
            {name: part["variables"] for name, part in one["parts"].items()}
            for one in (own, english)
        )
        if here != there:
            odd[message] = (here, there)
    assert odd == {}


@pytest.mark.parametrize("language", ALL)
def test_a_report_begins_with_three_lines_that_are_filled_in(language: str) -> None:
    """What the reader writes below them stays when the hand changes."""
    lines = languages.words(language)["report-text"].splitlines()
    assert [re.findall(r"{(\w+)}", line) for line in lines] == [
        *(["link"], ["rules"], ["version"]),
        *([], [], []),
    ]


def kinds_of(part: Json, language: str) -> Json:
    """By variable, the words it chooses by; numbers and plurals left out."""
    plurals = {*told()[language]["plurals"], "other"}
    return {
        name: {key for key in keys if not key.isdigit() and key not in plurals}
        for name, keys in part["choices"].items()
    }


@pytest.mark.parametrize("language", ALL)
def test_variants_are_plurals_of_the_language_or_words_of_english(language: str) -> None:
    odd = []
    for message, own in told()[language]["messages"].items():
        english = told()[FIRST]["messages"].get(message, {"parts": {}})
        for name, part in own["parts"].items():
            known = kinds_of(english["parts"].get(name, {"choices": {}}), FIRST)
            odd += [
                f"{message}.{name}: {keys}"
                for variable, keys in kinds_of(part, language).items()
                if not keys <= known.get(variable, set())
            ]
    assert odd == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_fan_has_a_name_a_text_and_a_reason(language: str) -> None:
    messages = told()[language]["messages"]
    lacking = []
    for rules, fans in CATALOGUES.items():
        for fan in fans:
            entries = [
                messages[one]
                for one in (f"fan-{fan['id']}-{rules}", f"fan-{fan['id']}")
                if one in messages
            ]
            parts = {name for entry in entries for name in entry["parts"]}
            is_named = any(entry["hasValue"] for entry in entries)
            if not (is_named or language in fan["names"]):
                lacking.append(f"{rules} {fan['id']}: name")
            wanted = {"text", "miss"} if fan["near_miss"] else {"text"}
            lacking += [f"{rules} {fan['id']}: {part}" for part in sorted(wanted - parts)]
    assert lacking == []


@pytest.mark.parametrize("language", OTHERS)
def test_official_names_are_not_typed_again_and_no_fan_is_left_over(language: str) -> None:
    ids = {f"fan-{fan['id']}" for fans in CATALOGUES.values() for fan in fans}
    special = {f"fan-{fan['id']}-{rules}" for rules, fans in CATALOGUES.items() for fan in fans}
    assert [one for one in fan_ids(language) if one not in ids | special] == []
    official = {
        f"fan-{fan['id']}"
        for fans in CATALOGUES.values()
        for fan in fans
        if language in fan["names"]
    }
    messages = told()[language]["messages"]
    assert [one for one in official & messages.keys() if messages[one]["hasValue"]] == []


def guide_text(name: str, language: str) -> str:
    return guide_places.texts(language)[name].read_text(encoding="utf-8")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", guide_places.texts(FIRST))
def test_a_text_of_the_guide_holds_what_the_english_one_holds(name: str, language: str) -> None:
    own, english = guide_text(name, language), guide_text(name, FIRST)
    assert BLOCK.findall(own) == BLOCK.findall(english)
    assert Counter(REFERENCE.findall(own)) == Counter(REFERENCE.findall(english))
    assert ANCHOR.findall(own) == ANCHOR.findall(english)


@pytest.mark.parametrize("language", OTHERS)
def test_rulings_in_a_language_are_the_same_rulings(language: str) -> None:
    assert guide_places.has(guide_places.RULINGS, language)
    own, english = (
        guide_places.rulings(one).read_text(encoding="utf-8") for one in (language, FIRST)
    )
    assert ANCHOR.findall(own) == ANCHOR.findall(english)
    assert CODE_HAND.findall(own) == CODE_HAND.findall(english)
