"""What a game says of its windows, for tests: which cards they are about, and which of them could matter."""

from typing import Any

from tests.games.playing import Playing


def matters(t: Playing[Any]) -> dict[str, bool]:
    """For each code that uses a card in the window that is open, whether it could matter."""
    (decision,) = t.state.open
    window = t.game.window(decision)
    assert window is not None, f"{decision.kind} is no window"
    assert window.passing in decision.codes
    known = t.game.windows()
    assert known is not None
    assert known.cards
    assert set(window.cards.values()) <= set(known.cards)
    return {code: t.game.could_matter(t.state, decision.seat, code) for code in window.cards}


def is_window(t: Playing[Any]) -> bool:
    return t.game.window(t.state.open[0]) is not None
