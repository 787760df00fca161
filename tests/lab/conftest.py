"""What the tests of the lab share."""

import pytest

from lamster.lab.parallel import Bundle, Turn


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> list[Bundle]:
    """The work that was lost and had to be done again."""
    found: list[Bundle] = []
    lose = Turn.lose

    def noting(turn: Turn[object], bundle: Bundle) -> None:
        found.append(bundle)
        lose(turn, bundle)

    monkeypatch.setattr(Turn, "lose", noting)
    return found
