"""What a run of the tests was, counted as pytest reports it: tests, cases, laws and examples."""

import functools
import platform
from collections import Counter, defaultdict
from collections.abc import Generator
from pathlib import PurePosixPath
from typing import Any

import findings
import hypothesis
import pytest

import mcrcore


class Counting:
    """Counts what passes, and leaves it for the page of evidence."""

    def __init__(self) -> None:
        self.sources = findings.sources()
        """As they were when the run began."""
        self.passed: Counter[str] = Counter()
        self.told: dict[str, Counter[str]] = defaultdict(Counter)
        """By what a passed test says of itself with `record_property`, and its value."""
        self.laws: Counter[str] = Counter()
        """By law, the examples in which it held."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, Any]:
        test = getattr(item, "obj", None)
        if not hypothesis.is_hypothesis_test(test):
            return (yield)
        handle = test.hypothesis
        law, held = handle.inner_test, Counter[str]()
        name = getattr(item, "originalname", None) or item.name

        @functools.wraps(law)
        def counted(*words: object, **named: object) -> None:
            law(*words, **named)
            held[name] += 1

        handle.inner_test = counted
        try:
            outcome = yield
        finally:
            handle.inner_test = law
        self.laws.update(held)
        return outcome

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" or not report.passed:
            return
        path = PurePosixPath(report.nodeid.partition("::")[0])
        self.passed["/".join(path.parts[: 2 if path.parts[0] == "tests" else 1])] += 1
        for name, value in report.user_properties:
            self.told[name][str(value)] += 1

    def pytest_sessionfinish(self) -> None:
        facts = {"passed": self.passed, "laws": self.laws, "told": self.told}
        ordered = {
            name: {key: value[key] for key in sorted(value)} for name, value in facts.items()
        }
        versions = {
            "mcrcore": mcrcore.__version__,
            "Python": platform.python_version(),
            "Hypothesis": hypothesis.__version__,
        }
        findings.leave("tests", self.sources, {**ordered, "versions": versions})
