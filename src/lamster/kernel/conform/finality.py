"""Checks of the marks of final options: they give nothing away, and what has none can be taken back.

And a count of the options that are marked without need: an over-cautious mark costs the player a confirmation.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from lamster.kernel.conform.trial import Differs, Setting, Trial, canon, same
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.game import Game

POSITIONS = 60
"""About how many positions of a game are looked at."""
TWINS = 3
"""How many twins a position has."""
MOST_CODES = 12
"""How many options of a decision are played."""


def marks_look_the_same(trial: Trial) -> None:
    """In worlds that the asked seat cannot tell apart the same options are marked as final."""
    rng = trial.rng("final twins")
    for s, _, _ in trial.sampled(POSITIONS, "final twins"):
        for decision in asked_seats(s):
            mine = marks(trial.game, s, decision)
            for _ in range(TWINS):
                twins = marks(trial.game, trial.game.resample(s, decision.seat, rng), decision)
                same(f"what is final for {trial.name(decision.seat)} in twin worlds", canon(mine), canon(twins))


def asked_seats(s: Any) -> list[Decision]:
    """The decisions of seats, with options and not with a form."""
    return [decision for decision in s.open if decision.seat != CHANCE and decision.form is None]


def marks(game: Game[Any], s: Any, decision: Decision) -> dict[str, bool]:
    return {code: game.is_final(s, decision.seat, code) for code in decision.codes}


def the_rest_is_taken_back(trial: Trial) -> None:
    """After an option without the mark nothing has been drawn or revealed, and its seat is asked again, alone."""
    rng = trial.rng("final")
    for s, _, _ in trial.sampled(POSITIONS, "final"):
        for decision, code in some_codes(s, rng):
            if not trial.game.is_final(s, decision.seat, code):
                reason = why_final(trial.game, s, decision.seat, code)
                if reason:
                    raise Differs(f"{code} of {trial.name(decision.seat)} is not marked as final, but {reason}")


def some_codes(s: Any, rng: Random) -> Iterator[tuple[Decision, str]]:
    for decision in asked_seats(s):
        few = len(decision.codes) <= MOST_CODES
        for code in decision.codes if few else rng.sample(decision.codes, MOST_CODES):
            yield decision, code


def why_final(game: Game[Any], s: Any, seat: int, code: str) -> str:
    """Why this code could not be taken back freely once it is played; empty: it could."""
    before = {decision.seat for decision in s.open}
    after = s.clone()
    after.log = []
    game.apply(after, seat, code)
    if after.ended is not None:
        return "ends the game"
    if any(event.kind.reveals for event in after.log):
        return "reveals something"
    return why_others(before, {decision.seat for decision in after.open}, seat)


def why_others(before: set[int], asked: set[int], seat: int) -> str:
    """The same, by who was asked before and who is asked after it."""
    if CHANCE in asked:
        return "something is drawn"
    return "" if seat in asked and asked <= before else "another seat is asked next"


# How cautious the marks are.


class Caution(NamedTuple):
    """How the options of random play are marked."""

    options: int
    final: int
    needless: Counter[str]
    """By verb, the options marked as final that could be taken back, in the true world and in some of its twins."""


def caution(game: Game[Any], effort: float = 1.0, seed: int = 1) -> Caution:
    """Counts how the options of random play are marked, in every setting of the battery."""
    options = final = 0
    needless: Counter[str] = Counter()
    for spec in game.meta.battery:
        trial = Trial(game, Setting(spec), seed, min(1.0, effort))
        rng = trial.rng("caution")
        for s, _, _ in trial.sampled(POSITIONS, "caution"):
            for decision, code in some_codes(s, rng):
                marked = game.is_final(s, decision.seat, code)
                options, final = options + 1, final + marked
                needless[code.partition(":")[0]] += marked and is_needless(game, s, decision.seat, code, rng)
    return Caution(options, final, +needless)


def is_needless(game: Game[Any], s: Any, seat: int, code: str, rng: Random) -> bool:
    """Whether a code could be taken back in the true world and in all twins that are tried."""
    if why_final(game, s, seat, code):
        return False
    return not any(why_final(game, game.resample(s, seat, rng), seat, code) for _ in range(TWINS))
