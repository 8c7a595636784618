"""What a first score loads, and what it leaves for later."""

import subprocess
import sys

from mcrcore.rules import LOADERS, PROFILES


def test_rule_sets_are_known_by_their_own_ids() -> None:
    assert {rules: profile.id for rules, profile in PROFILES.items()} == {
        rules: rules for rules in LOADERS
    }
    assert len(PROFILES) == len(LOADERS)
    assert "club" not in PROFILES


def test_a_score_loads_the_rule_sets_it_needs() -> None:
    assert _loaded("mcrcore.score(mcrcore.random_hand())") == "False False"
    assert _loaded("mcrcore.score(mcrcore.random_hand('gb'))") == "True False"
    assert _loaded("mcrcore.compare(mcrcore.random_hand())") == "True True"


def _loaded(work: str) -> str:
    """Whether `gb` and `gmcr` are loaded in a Python that has done this."""
    told = "print(*(f'mcrcore.rules.{rules}' in sys.modules for rules in ('gb', 'gmcr')))"
    program = f"import sys, mcrcore; {work}; {told}"
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
