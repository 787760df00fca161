"""What the options of a question lead to, told before one is chosen (ledger 7.4, 7.6).

Everything is made from what is open to all, or from what the deciding seat itself knows.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from lamster.games.escape_from_new_york.components import ACTION, EFFECT, SPACE, THING, USE, Word
from lamster.games.escape_from_new_york.preview_ahead import AheadView, ahead_of
from lamster.games.escape_from_new_york.preview_notes import notes_on
from lamster.games.escape_from_new_york.preview_plan import (
    ForecastView,
    forecasts,
    hindrances,
)
from lamster.games.escape_from_new_york.rules.action import ABILITY_HIT
from lamster.games.escape_from_new_york.rules.fighting import in_range
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.preview import Note


@dataclass(slots=True)
class PreviewView:
    """For the seat that is asked, and for the Hero whose turn it is."""

    notes: list[Note]
    ahead: AheadView | None
    """The questions behind this one, where going on reveals nothing."""
    forecasts: list[ForecastView]
    """Of the plan as it stands, then with each option that changes it; empty once its cards are discarded."""
    hindrances: dict[str, str]
    """Cards in hand and in the plan that would do nothing now, and why."""
    reaches: dict[str, list[str]]
    """For each option that attacks at once: the spaces within its range."""


def preview(s: NewYork, seat: int) -> PreviewView | None:
    """None for a seat that neither is asked nor has the turn, and while chance is asked."""
    decision = next((decision for decision in s.open if decision.seat == seat), None)
    if decision is None and (seat != s.active or not s.open or s.open[0].seat == CHANCE or not s.round):
        return None
    ahead = None if decision is None else ahead_of(s, decision)
    codes = list(codes_of(decision, ahead))
    hindered = hindrances(s, seat) if s.round else {}
    own = seat == s.active and s.round > 0
    return PreviewView(
        notes=[note for code in codes for note in notes_on(s, seat, decision, code, hindered)] if decision else [],
        ahead=ahead,
        forecasts=forecasts(s, seat, codes) if own else [],
        hindrances=hindered,
        reaches=dict(reaches(s, codes)) if own else {},
    )


def codes_of(decision: Decision | None, ahead: AheadView | None) -> Iterator[str]:
    """The options of the open question, and those behind it."""
    if decision is not None:
        yield from decision.codes
        if ahead is not None:
            yield from (option.code for option in ahead.options if option.code not in decision.codes)


# Ranges.


def reaches(s: NewYork, codes: list[str]) -> Iterator[tuple[str, list[str]]]:
    """EFNY-A1: an attack that comes first is carried out from where the Hero stands now."""
    for code in codes:
        words = words_of(code)
        if words and words[0][0] in ("hit", "burn"):
            far = words[0][0] == "burn" or "r1" in words[0][2]
            yield code, [SPACE.codes[space] for space in in_range(s, int(far))]


def words_of(code: str) -> tuple[Word, ...]:
    """What is carried out when this is chosen."""
    verb, _, name = code.partition(":")
    if verb in ("choose", "play"):
        return EFFECT[ACTION.index[name]]
    if verb in ("use", "fire"):
        return USE[THING.index[name]]
    return ABILITY_HIT if verb == "hit-instead" else ()
