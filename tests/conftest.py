"""What all tests share: how hard Hypothesis tries, and a place for what was found out."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

EVIDENCE = Path(__file__).parents[1] / ".build" / "evidence"

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


@pytest.fixture(scope="session")
def evidence() -> Callable[..., None]:
    """Keeps facts a test found out, for pages to show: `.build/evidence/<name>.json`."""

    def keep(name: str, **facts: object) -> None:
        EVIDENCE.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"name": name, **facts}, ensure_ascii=False, indent=1)
        (EVIDENCE / f"{name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")

    return keep
