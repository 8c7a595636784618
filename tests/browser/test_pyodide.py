"""The engine inside Pyodide, on the slimmed library, through the page's own worker."""

from __future__ import annotations

import json
import pkgutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import mcrcore
from mcrcore.rules import PROFILES

if TYPE_CHECKING:
    from playwright.sync_api import Page

Json = dict[str, Any]
CASES = Path(__file__).parent.parent / "cases"
ASK = """
async (requests) => {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  const engine = await new Promise((resolve, reject) => {
    const made = createEngine({
      onState: ({ state, code }) => {
        if (state === "ready") resolve(made);
        if (state === "error") reject(new Error(code));
      },
    });
  });
  const answers = [];
  for (const request of requests) answers.push(JSON.stringify(await engine.score(request)));
  return answers;
}
"""
RUN = """
async ([wheel, code]) => {
  const at = (path) => new URL(path, location.href).href;
  const { loadPyodide } = await import(at("pyodide/pyodide.mjs"));
  const python = await loadPyodide({ indexURL: at("pyodide/"), packageBaseUrl: at("pyodide/") });
  await python.loadPackage("micropip", { messageCallback: () => {} });
  await python.pyimport("micropip").install(at(wheel));
  return python.runPython(code);
}
"""
BATCH = """
import io, sys
from mcrcore.cli import main
sys.stdin = io.TextIOWrapper(io.BytesIO(b"E\\nE\\n"))
sys.stdout = io.TextIOWrapper(io.BytesIO(), write_through=True)
main(["batch", "--jobs", "2"])
sys.stdout.buffer.getvalue().decode()
"""


def load(name: str) -> list[Json]:
    lines = (CASES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def hands() -> list[tuple[Json, Json]]:
    """Every case hand with what it is worth, under each rule set that says so."""
    names = ("worked_hands", "disputed_hands", "engine_agreed", "gmcr_hands")
    return [
        ({**case["request"], "rules": rules}, expected)
        for name in names
        for case in load(name)
        for rules, expected in case["expected"].items()
        if rules in PROFILES
    ]


def test_the_browser_scores_every_case_as_python_does(modules: Page) -> None:
    cases = hands()
    assert len(cases) >= 300
    requests = [request for request, _ in cases]
    for (request, expected), answer in zip(cases, modules.evaluate(ASK, requests), strict=True):
        result = json.loads(answer)
        assert result == json.loads(mcrcore.api.call("score", json.dumps(request)))
        assert result["complete"] is (expected is not None)
        if expected:
            assert result["total"] == expected["total"]


def test_the_browser_refuses_every_invalid_input(modules: Page) -> None:
    cases = load("invalid_inputs")
    answers = modules.evaluate(ASK, [case["request"] for case in cases])
    for case, answer in zip(cases, answers, strict=True):
        codes = [error["code"] for error in json.loads(answer)["errors"]]
        assert sorted(codes) == sorted(case["errors"])


@pytest.fixture
def wheel(dist: Path) -> str:
    """The engine of the built site."""
    return next(dist.glob("wheels/*.whl")).relative_to(dist).as_posix()


def test_every_module_of_the_engine_can_be_imported(modules: Page, wheel: str) -> None:
    names = [module.name for module in pkgutil.walk_packages(mcrcore.__path__, "mcrcore.")]
    names = [name for name in names if not name.endswith("__main__")]
    assert len(names) > 10
    code = f"import sys, {', '.join(names)}\n'.'.join(map(str, sys.version_info[:2]))"
    assert modules.evaluate(RUN, [wheel, code]) == "3.14"


def test_where_no_process_can_be_started_one_answers_alone(modules: Page, wheel: str) -> None:
    answers = modules.evaluate(RUN, [wheel, BATCH]).splitlines()
    assert [json.loads(answer)["errors"][0]["code"] for answer in answers] == ["tile_count"] * 2
