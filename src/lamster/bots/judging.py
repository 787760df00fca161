"""Judges a decision with the search: how good the chosen code was, and what would have been better."""

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
    """A team's chances to win, by what its seat knows: after the chosen code, and after the best code."""

    value: float
    best: str
    best_value: float
    why: Reason
    worlds: int


def can_judge(game: str) -> bool:
    """Whether the search can play this game: it needs the game's rules of thumb."""
    try:
        load_thumb(game)
    except ModuleNotFoundError:
        return False
    return True


def judge(game: Game[Any], world: State, seat: int, code: str, rng: Random, seconds: float, worlds: int) -> Judgement:
    """Search for the best code; then try the chosen one as often, so that the two can be compared.

    A third of the time is reserved for that. If the chosen code looks no worse than the best, it is the best.
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
    """Try the chosen code until it has as many visits as the best or time is up; both get at least one visit."""
    end = perf_counter() + seconds
    while arm.visits < max(1, best.visits) and (perf_counter() < end or not arm.visits):
        search.try_out(arm)
    if not best.visits:
        search.try_out(best)
