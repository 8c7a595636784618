"""The sprite of tiles: complete, harmless, small, and what its generator draws."""

import gzip
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

WEB = Path(__file__).parents[2] / "web"
SPRITE = WEB / "assets" / "tiles.svg"
GENERATOR = WEB / "art" / "make_tiles.py"
SVG = "{http://www.w3.org/2000/svg}"

SUITED = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)]
TILES = [*SUITED, *"ESWNCFP", *(f"f{number}" for number in range(1, 9)), "back"]
DRAWING_ATTRIBUTES = {
    "d",
    "fill",
    "fill-rule",
    "stroke",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-width",
}


@pytest.fixture(scope="module")
def sprite() -> ET.Element:
    return ET.fromstring(SPRITE.read_bytes())  # noqa: S314 - our own file


def test_has_a_symbol_for_every_tile_and_the_back(sprite: ET.Element) -> None:
    assert [child.get("id") for child in sprite] == [f"t-{tile}" for tile in TILES]
    assert {child.tag for child in sprite} == {f"{SVG}symbol"}
    assert all(len(child) > 0 for child in sprite)


def test_every_tile_has_the_same_face_slightly_taller_than_three_to_four(
    sprite: ET.Element,
) -> None:
    (view_box,) = {child.get("viewBox") for child in sprite}
    left, top, width, height = map(int, str(view_box).split())
    assert (left, top) == (0, 0)
    assert 0.7 < width / height < 0.75


def test_no_two_tiles_look_alike(sprite: ET.Element) -> None:
    drawings = sorted("".join(path.get("d", "") for path in symbol) for symbol in sprite)
    assert all(one != other for one, other in pairwise(drawings))


def test_holds_paths_only_so_that_a_strict_policy_has_nothing_to_block(
    sprite: ET.Element,
) -> None:
    paths = [path for symbol in sprite for path in symbol]
    assert {path.tag for path in paths} == {f"{SVG}path"}
    assert {name for path in paths for name in path.keys()} <= DRAWING_ATTRIBUTES  # noqa: SIM118
    assert not any(len(path) for path in paths)
    assert "url(" not in SPRITE.read_text(encoding="utf-8")


def test_every_colour_is_a_property_with_a_fallback(sprite: ET.Element) -> None:
    for path in sprite.iter(f"{SVG}path"):
        colours = {path.get("fill", ""), path.get("stroke", "none")} - {"none"}
        assert colours
        for colour in colours:
            assert re.fullmatch(r"var\(--tile-[a-z]+,#[0-9a-f]{6}\)", colour)


def test_is_small_enough_to_load_with_the_page() -> None:
    data = SPRITE.read_bytes()
    assert len(data) < 120_000
    assert len(gzip.compress(data, mtime=0)) < 35_000


def test_is_what_the_generator_draws() -> None:
    command = [sys.executable, str(GENERATOR), "--print"]
    drawn = subprocess.run(command, check=True, capture_output=True).stdout  # noqa: S603
    assert drawn == SPRITE.read_bytes()


def test_the_licence_of_the_lettering_lies_beside_it() -> None:
    text = (WEB / "art" / "OFL-LXGW-WenKai-TC.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "LXGW WenKai TC" in SPRITE.read_text(encoding="utf-8")
