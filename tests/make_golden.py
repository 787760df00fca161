"""Makes the golden records anew: python -m tests.make_golden

For every game there is one record for each number of seats, with the default settings, and one for each other value of
a setting. They are played by dice with a little sense; the first seed is taken that makes a game worth keeping: one
that ends soon enough, and in which the setting matters.
"""

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

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


def golden_games(game: Game[Any]) -> dict[str, tuple[int, Options]]:
    """Seats and options by the name of the record."""
    meta = game.meta
    found: dict[str, tuple[int, Options]] = {f"{seats}-players": (seats, {}) for seats in meta.seats}
    for i, option in enumerate(meta.options.values()):
        for value in option.values[1:]:
            seats = meta.seats[i % len(meta.seats)]
            name = f"{option.name}-{str(value).lower()}".replace("_", "-")
            found[name] = (seats, {option.name: value})
    return found


def sensible(match: Match, decision: Decision, rng: Random) -> str:
    """Mostly chance; but open doors are used, the last action (search, trade) is liked, and little is thrown away."""
    for code in ("go:C2", "taxi:C2"):
        if code in decision.codes:
            return code
    if decision.kind == "end":
        return match.game.default(match.state, decision.seat)
    if decision.kind == "act" and rng.random() < 0.75:
        return decision.codes[-1]
    return decision.sample(rng)


def play(game: Game[Any], seats: int, options: Options, seed: bytes) -> str:
    """The record of one game; empty when it takes too long."""
    rng = Random(int.from_bytes(seed, "big"))
    match = Match(game, seats, options, Dice(seed))
    while match.outcome is None and len(match.log) < LONGEST:
        decision = match.state.open[0]
        match.act(decision.seat, sensible(match, decision, rng))
    return "" if match.outcome is None else record_of(match, {}).text()


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
    seats, setting = golden_games(game)[name]
    limited = setting and "round_limit" in game.meta.options
    for i in count():
        seed = seed_from_text(f"golden {game.meta.name} {name} {i}")
        short: Options = {"round_limit": SHORT << i // TRIES} if limited else {}
        text = play(game, seats, {**short, **setting}, seed)
        if text and all(setting_matters(game, text, option) for option in setting):
            return text
    raise AssertionError("count() never ends")


def main() -> None:
    for meta in metas().values():
        folder = RECORDS / meta.folder.name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.rec"):
            old.unlink()
        game = load(meta.name)
        for name in golden_games(game):
            (folder / f"{name}.rec").write_text(make(game, name), encoding="utf-8", newline="\n")
        print(f"{meta.name}: {len(golden_games(game))} records")


if __name__ == "__main__":
    main()
