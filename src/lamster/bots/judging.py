"""What the search thinks of a decision that was made: how good it was, and what would have been better."""

from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from lamster.bots.search import Arm, Search
from lamster.bots.searching import SEARCHING
from lamster.bots.tally import chosen, tally_of
from lamster.games import load_thumb
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Game
from lamster.kernel.state import State
from lamster.kernel.thumb import Reason


class Judgement(NamedTuple):
    """A team's chances to win, by what its seat knows: after what was chosen, and after what the bot likes best."""

    value: float
    best: str
    best_value: float
    why: Reason
    worlds: int


def can_judge(game: str) -> bool:
    """Whether the search knows this game: it needs its rules of thumb."""
    try:
        load_thumb(game)
    except ModuleNotFoundError:
        return False
    return True


def judge(game: Game[Any], world: State, seat: int, code: str, rng: Random, seconds: float, worlds: int) -> Judgement:
    """Search for the best code; then look at the chosen one as closely, so that the two can be compared.

    A third of the time is kept for that. What was chosen and looks no worse than the best is the best.
    """
    decision = game.decision(world, seat)
    if decision is None or decision.form is not None or code not in decision.codes:
        raise Refusal(f"{code!r} is no answer to what {game.seat_text(world, seat)} is asked")
    thumb = load_thumb(game.meta.name)
    search = Search(game, thumb, world, seat, rng, SEARCHING)
    search.run(seconds * 2 / 3, worlds)
    best = chosen(tally_of(search)).code
    look_closer(search, search.root.arms[best], search.root.arms[code], seconds / 3)
    value, best_value = search.win_chance(code), search.win_chance(best)
    if value >= best_value:
        best, best_value = code, value
    return Judgement(value, best, best_value, thumb.why(world, decision, best), search.worlds)


def look_closer(search: Search, best: Arm, arm: Arm, seconds: float) -> None:
    """Try what was chosen until it was tried as often as the best, or the time is up; both at least once."""
    end = perf_counter() + seconds
    while arm.visits < max(1, best.visits) and (perf_counter() < end or not arm.visits):
        search.try_out(arm)
    if not best.visits:
        search.try_out(best)
