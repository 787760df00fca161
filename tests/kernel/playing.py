"""How the kernel's tests play: moves as they stand in a record, `"1 plan:door"` or `"* draw:A"`."""

from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.decision import CHANCE
from lamster.kernel.event import Event
from lamster.kernel.match import Match
from tests.toys.heist import GAME
from tests.toys.heist.state import CARD, Heist


def play(s: Heist, *moves: str) -> list[Event]:
    """Play these moves, each of which must be legal, and give back what was told."""
    events: list[Event] = []
    for move in moves:
        who, code = move.split()
        seat = CHANCE if who == "*" else int(who) - 1
        refusal = GAME.refuse(s, seat, code)
        assert refusal is None, f"{move}: {refusal}"
        s.log = events
        GAME.apply(s, seat, code)
        s.log = None
    return events


def dealt(*hands: str, rounds: int = 1) -> Heist:
    """A game of this many seats in which the first hands hold these cards, in the order in which they were drawn."""
    s = GAME.setup(len(hands), {"rounds": rounds})
    play(s, *[f"* draw:{card}" for hand in hands for card in hand])
    assert s.open[0].kind == "plan"
    return s


def hand(s: Heist, seat: int) -> str:
    return "".join([CARD.codes[card] for card in s.hands[seat]])


def told(events: list[Event], viewer: int | None) -> list[dict[str, object]]:
    return [event.data(viewer) for event in events]


def new_match(seats: int = 2, seed: str = "test", rounds: int = 1) -> Match:
    return Match(GAME, seats, {"rounds": rounds}, Dice(seed_from_text(seed)))


def play_on(match: Match, entries: int = 10_000) -> Match:
    """Play defaults until the game is over or the log has so many entries."""
    while match.outcome is None and len(match.log) < entries:
        decision = match.state.open[0]
        match.act(decision.seat, match.game.default(match.state, decision.seat))
    return match
