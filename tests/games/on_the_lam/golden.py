"""Which games of On the Lam! are recorded, and by whom they are played: dice with a little sense."""

from random import Random

from lamster.games.on_the_lam.game import GAME
from lamster.kernel.decision import Decision
from lamster.kernel.match import Match
from tests.make_golden import usual_games

GAMES = usual_games(GAME)


def choose(match: Match, decision: Decision, rng: Random) -> str:
    """Mostly chance; but open doors are used, the last action (search, trade) is liked, and little is thrown away."""
    for code in ("go:C2", "taxi:C2"):
        if code in decision.codes:
            return code
    if decision.kind in ("end", "hand-limit"):
        return match.game.default(match.state, decision.seat)
    if decision.kind == "act" and rng.random() < 0.75:
        return decision.codes[-1]
    return decision.sample(rng)
