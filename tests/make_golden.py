"""Makes the golden records anew: python -m tests.make_golden [GAME ...]

A game says in tests/games/<folder>/golden.py which games are recorded (`GAMES`: seats and options by name), how they
are played (`choose`), and perhaps which are `worth_keeping`. Without it there is one record for each number of seats,
with the default settings, and one for each other value of a setting, all played by dice. The first seed is taken that
makes a game worth keeping: one that ends soon enough, and in which the settings matter unless the game decides that.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from lamster.games import load, metas
from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.game import Game, Options
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, record_of, verify

RECORDS = Path(__file__).resolve().parent / "records"
SHORT = 8
"""Rounds of a game that is there to show a setting, if it can be shown in so few."""
TRIES = 25
"""Seeds that are tried before games are allowed to be twice as long."""
LONGEST = 2000
"""Codes of a game; a longer one is no good to read."""

Games = dict[str, tuple[int, Options]]
"""Seats and options by the name of the record."""
Choose = Callable[[Match, Decision, Random], str]


def text_of(path: Path) -> str:
    """A record as it is, line ends and all."""
    return path.read_bytes().decode()


class Plan(NamedTuple):
    """Which games of a game are recorded, and how they are played."""

    games: Games
    choose: Choose
    worth_keeping: Callable[[str, Match], bool] | None
    """By the name of the record; None: a game in which the settings matter."""


def plan_of(game: Game[Any]) -> Plan:
    """The game's own plan where its tests have one."""
    name = f"tests.games.{game.meta.folder.name}.golden"
    if find_spec(name.rpartition(".")[0]) is None or find_spec(name) is None:
        return Plan(usual_games(game), by_chance, None)
    own = import_module(name)
    return Plan(own.GAMES, own.choose, getattr(own, "worth_keeping", None))


def usual_games(game: Game[Any]) -> Games:
    """One for each number of seats, and one for each value of a setting that is not its default."""
    meta = game.meta
    found: Games = {f"{seats}-players": (seats, {}) for seats in meta.seats}
    for i, option in enumerate(meta.options.values()):
        for value in option.values[1:]:
            seats = option.seats[i % len(option.seats)]
            name = f"{option.name}-{str(value).lower()}".replace("_", "-")
            found[name] = (seats, {option.name: value})
    return found


def by_chance(_: Match, decision: Decision, rng: Random) -> str:
    return decision.sample(rng)


def play(game: Game[Any], seats: int, options: Options, seed: bytes, choose: Choose) -> Match:
    """One game, to its end unless it takes too long."""
    rng = Random(int.from_bytes(seed, "big"))
    match = Match(game, seats, options, Dice(seed))
    while match.outcome is None and len(match.log) < LONGEST:
        decision = match.state.open[0]
        match.act(decision.seat, choose(match, decision, rng))
    return match


def setting_matters(game: Game[Any], text: str, name: str) -> bool:
    """Whether the same codes are not the same game with the default of this setting."""
    record = read_record(text)
    changed = {**record.options, name: str(game.meta.options[name].default).lower()}
    record.headers["Options"] = " ".join(f"{option}={value}" for option, value in changed.items())
    try:
        verify(game, record)
    except Refusal:
        return True
    return False


def make(game: Game[Any], name: str) -> str:
    """The record of this name, as a text."""
    plan = plan_of(game)
    seats, setting = plan.games[name]
    limited = setting and "round_limit" in game.meta.options
    for i in count():
        seed = seed_from_text(f"golden {game.meta.name} {name} {i}")
        short: Options = {"round_limit": SHORT << i // TRIES} if limited else {}
        match = play(game, seats, {**short, **setting}, seed, plan.choose)
        if match.outcome is not None and is_worth_keeping(plan, name, match):
            return record_of(match, {}).text()
    raise AssertionError("count() never ends")


def is_worth_keeping(plan: Plan, name: str, match: Match) -> bool:
    if plan.worth_keeping is not None:
        return plan.worth_keeping(name, match)
    text = record_of(match, {}).text()
    return all(setting_matters(match.game, text, option) for option in plan.games[name][1])


def make_all(game: Game[Any]) -> None:
    """Every record of a game, in the place of those that are there."""
    folder = RECORDS / game.meta.folder.name
    folder.mkdir(parents=True, exist_ok=True)
    made = {name: make(game, name) for name in plan_of(game).games}
    for old in folder.glob("*.rec"):
        old.unlink()
    for name, text in made.items():
        (folder / f"{name}.rec").write_text(text, encoding="utf-8", newline="\n")
    print(f"{game.meta.name}: {len(made)} records")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or metas():
        make_all(load(wanted))
