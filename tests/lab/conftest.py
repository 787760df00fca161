"""Fixtures for the tests of the lab."""

import pytest

from lamster.lab.parallel import Attempt, Bundle


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> list[Bundle]:
    """The bundles that were lost and had to run again."""
    found: list[Bundle] = []
    lose = Attempt.lose

    def note(attempt: Attempt[object], bundle: Bundle) -> None:
        found.append(bundle)
        lose(attempt, bundle)

    monkeypatch.setattr(Attempt, "lose", note)
    return found
