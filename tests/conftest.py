"""What all tests share: how hard Hypothesis tries, the built site, a place for what was found."""

import os
from collections.abc import Callable
from pathlib import Path

import findings
import pytest
import site_files
from hypothesis import HealthCheck, settings
from support.counting import Counting

settings.register_profile(
    "usual",
    derandomize=True,
    deadline=None,
    max_examples=600,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", settings.get_profile("usual"), derandomize=False, max_examples=20_000
)
settings.load_profile("usual")


COUNTING = pytest.StashKey[Counting]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Write what is compared with what was kept, after a change that is wanted."""
    parser.addoption(
        "--write-trees", action="store_true", help="keep anew what screen readers are given"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Count along."""
    config.stash[COUNTING] = Counting()
    config.pluginmanager.register(config.stash[COUNTING])


@pytest.fixture(scope="session")
def evidence(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Keeps facts a test found out, for the page of evidence: `.build/evidence/<name>.json`."""
    sources = request.config.stash[COUNTING].sources

    def keep(name: str, **facts: object) -> None:
        findings.leave(name, sources, facts)

    return keep


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site."""
    given = os.environ.get("MCR_DIST")
    return Path(given) if given else site_files.build()
