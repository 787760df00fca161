"""Which games of Getaway Driver are recorded, and by whom they are played: dice with a little sense."""

from random import Random

from lamster.games.getaway_driver.components import EVENT, NONE
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.game import Options
from lamster.kernel.match import Match

GAMES: dict[str, tuple[int, Options]] = {
    "2-players": (2, {}),
    "4-players": (4, {}),
    "solo-standard": (1, {}),
    "solo-imposing": (1, {"difficulty": "imposing"}),
    "solo-relentless": (1, {"difficulty": "relentless"}),
    "learning": (2, {"learning": True}),
    "meter-4": (2, {"meter": 4}),
    "dispatch-any": (2, {"dispatch": "any"}),
    "stash-2": (2, {"stash": 2}),
    "stash-8": (4, {"stash": 8}),
    "obstacles": (2, {"obstacles": 3}),
    "obstacles-by-the-host": (1, {"obstacles": 3, "obstacle_placement": "host"}),
    "compact": (1, {"size": "compact"}),
    "large": (4, {"size": "large"}),
    "custom": (2, {"size": "custom", "columns": 9, "rows": 21}),
    "planning-talk-free": (4, {"planning_talk": "free"}),
    **{f"event-{event}": (2, {"events": True}) for event in EVENT.codes},
}
SHORTEST = 8
"""Rounds of a game that is worth reading."""
DULL = ("study", "give-up", "respin", "take-back")


def choose(match: Match, decision: Decision, rng: Random) -> str:
    """Mostly chance; but the meter is not wasted on studying, and nobody gives up who need not."""
    sensible = [code for code in decision.codes if not code.startswith(DULL)]
    return rng.choice(sensible or decision.codes)


def worth_keeping(name: str, match: Match) -> bool:
    """Long enough; and where an event is to be shown, that event for some rounds."""
    s = match.state
    assert isinstance(s, Getaway)
    shows = not name.startswith("event-") or (s.event != NONE and name == f"event-{EVENT.codes[s.event]}")
    return shows and s.round >= SHORTEST
