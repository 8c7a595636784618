"""The same hands in the page's own Pyodide, in Chromium: its runtime, its library, its wheel."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import site_files
from measuring import laps
from measuring.figures import Row, Section, a_second, ratios
from measuring.fresh import in_fresh_process
from measuring.plan import Plan, read_hands
from needs import drive_with_own_node, installed_browser
from playwright.sync_api import sync_playwright
from server import Server

import mcrcore

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

FUNCTIONS = ("points", "score")
BLANK = "licences.txt"
"""A page of the site that starts no engine by itself."""
BOOT = """
async ([wheel, source, lines]) => {
  const at = (path) => new URL(path, location.href).href;
  const { loadPyodide } = await import(at("pyodide/pyodide.mjs"));
  const python = await loadPyodide({ indexURL: at("pyodide/"), packageBaseUrl: at("pyodide/") });
  await python.loadPackage("micropip", { messageCallback: () => {} });
  await python.pyimport("micropip").install(at(wheel));
  python.globals.set("lines", lines);
  python.runPython(source);
  window.python = python;
}
"""
READ = """
import json, mcrcore
hands = [{{**json.loads(line), "rules": "{rules}"}} for line in lines.splitlines()]
settle()
"""
RUN = "(code) => window.python.runPython(code)"


def browser(plan: Plan) -> Section:
    """First and later passes there and here, in turn."""
    site = site_files.build()
    with _chromium() as started, _served(site) as address:
        rows = []
        for rules in plan.rules:
            for function in FUNCTIONS:
                page = started.new_page()
                page.set_default_timeout(0)
                page.goto(address + BLANK)
                rows.append({"rules": rules, **_row(page, site, plan, rules, function)})
                page.close()
        title = (
            f"{plan.hands:,} random hands in Pyodide, Chromium {started.version.split('.')[0]}, and"
            f" here; {plan.passes} passes in turn"
        )
    return Section("browser", title, tuple(rows))


def _row(page: Page, site: Path, plan: Plan, rules: str, function: str) -> Row:
    wheel = next(site.glob("wheels/*.whl")).relative_to(site).as_posix()
    source = Path(laps.__file__).read_text("utf-8")
    page.evaluate(BOOT, [wheel, source, plan.random_file.read_text("utf-8")])
    page.evaluate(RUN, READ.format(rules=rules))
    lap = f"seconds(mcrcore.{function}, hands)"
    first_there = page.evaluate(RUN, lap)
    words = {"function": function, "rules": rules, "hands": str(plan.random_file)}
    first_here = sum(in_fresh_process("first_pass", **words)["ours"])
    work, hands = getattr(mcrcore, function), read_hands(plan.random_file, rules)
    laps.seconds(work, hands)
    laps.settle()
    there, here = [], []
    for _ in range(plan.passes):
        there.append(page.evaluate(RUN, lap))
        here.append(laps.seconds(work, hands))
    return {
        "function": function,
        "warm/s": a_second(plan.hands, there),
        "warm/s here": a_second(plan.hands, here),
        "warm ratio": ratios(here, there),
        "cold/s": a_second(plan.hands, [first_there]),
        "cold/s here": a_second(plan.hands, [first_here]),
        "cold ratio": first_here / first_there,
    }


@contextmanager
def _served(site: Path) -> Iterator[str]:
    server = Server(site, port=0)
    server.start()
    yield server.address
    server.stop()


@contextmanager
def _chromium() -> Iterator[Browser]:
    drive_with_own_node()
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as play:
        started = play.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"] if root else []
        )
        yield started
        started.close()
