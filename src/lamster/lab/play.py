"""Bots play a whole game."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from lamster import __version__
from lamster.bots import Bot, make
from lamster.bots.base import RandomBot
from lamster.kernel.chance import Dice, derive
from lamster.kernel.decision import CHANCE, Decision, Refusal
from lamster.kernel.game import Game, Value
from lamster.kernel.match import Entry, Match
from lamster.kernel.play import apply
from lamster.kernel.playout import Tally, play_out
from lamster.kernel.record import Record, origin, record_of
from lamster.kernel.state import State

MOST_PLIES = 50_000
"""Random players may never end a game; no sensible game is a tenth as long."""


class Players:
    """The bots at a table, each with a seed and worlds of its own."""

    def __init__(self, game: Game[Any], names: Sequence[str], seed: bytes) -> None:
        self.game = game
        self.names = names
        self.bots: list[Bot] = [make(name, game, derive(seed, "bot", i)) for i, name in enumerate(names)]
        self.rngs = [Random(derive(seed, "world", i)) for i in range(len(names))]

    def choose(self, s: State, decision: Decision) -> str:
        """A code of the bot whose decision it is. It sees the decision and a sampled world, never the true state."""
        seat = decision.seat
        bot = self.bots[seat]
        world = self.game.resample(s, seat, self.rngs[seat]) if bot.needs_world else s
        return bot.choose(world, decision).code

    def see(self, s: State, seat: int, code: str) -> None:
        """Everybody who wants to know sees what is about to be played, as their seats see it."""
        for viewer, bot in enumerate(self.bots):
            if bot.follows:
                bot.saw(self.game.mask(s, seat, code, viewer))

    def read(self, entries: Sequence[Entry]) -> None:
        """The same from a log."""
        for viewer, bot in enumerate(self.bots):
            if bot.follows:
                for entry in entries:
                    bot.saw(entry.seen_by(viewer))


class Played:
    """What a game between bots came to."""

    def __init__(self, game: Game[Any], s: State, tally: Tally) -> None:
        if s.open:
            raise Refusal(f"no end after {MOST_PLIES:,} plies: give the game a limit, such as --option round_limit=60")
        self.returns = game.returns(s)
        self.rule = s.ended.rule if s.ended else ""
        self.roles = [game.role(s, seat) for seat in range(s.seats)]
        self.teams = [game.team(s, seat) for seat in range(s.seats)]
        self.rounds = s.round
        self.decisions = tally.decisions
        """Decisions of seats with two options or more: what every figure of speed counts."""
        self.forced = tally.forced
        self.draws = tally.draws


def play_game(game: Game[Any], names: Sequence[str], seed: bytes, options: Mapping[str, Value]) -> Played:
    """One game, as fast as it goes: no log is kept."""
    s = game.setup(len(names), options)
    players = Players(game, names, seed)
    dice = Dice(derive(seed, "dice"))
    if all(isinstance(bot, RandomBot) for bot in players.bots):
        tally = play_out(s, [bot.rng for bot in players.bots], dice, MOST_PLIES)
    else:
        tally = play_on(s, players, dice)
    return Played(game, s, tally)


class Onlooker:
    """Looks on while bots play; this one has no eyes."""

    def decide(self, s: State, decision: Decision) -> None:
        """A seat has something to choose."""

    def played(self) -> None:
        """Something was played, by whomever, and all that followed from it has happened."""


NO_ONLOOKER = Onlooker()


def play_on(s: State, players: Players, dice: Dice, onlooker: Onlooker = NO_ONLOOKER) -> Tally:
    """The same as random play, but the bots choose."""
    tally = Tally()
    while s.open and s.ply < MOST_PLIES:
        decision = s.open[0]
        if decision.seat == CHANCE:
            tally.draws += 1
            code = decision.pick(dice.word(s.ply))
        elif len(decision.codes) == 1:
            tally.forced += 1
            code = decision.codes[0]
        else:
            tally.decisions += 1
            onlooker.decide(s, decision)
            code = players.choose(s, decision)
        players.see(s, decision.seat, code)
        apply(s, decision.seat, code)
        onlooker.played()
    return tally


def record_game(
    game: Game[Any], names: Sequence[str], seed: bytes, options: Mapping[str, Value]
) -> tuple[Played, Record]:
    """The same game, with its record."""
    match = Match(game, len(names), options, Dice(derive(seed, "dice")))
    players = Players(game, names, seed)
    tally = Tally()
    told = 0
    while match.state.open and len(match.log) < MOST_PLIES:
        players.read(match.log[told:])
        told = len(match.log)
        decision = match.state.open[0]
        if len(decision.codes) == 1:
            tally.forced += 1
            code = decision.codes[0]
        else:
            tally.decisions += 1
            code = players.choose(match.state, decision)
        match.act(decision.seat, code)
    tally.draws = sum(entry.seat == CHANCE for entry in match.log)
    headers = {f"Seat-{game.seat_text(match.state, seat)}": f"bot:{name}" for seat, name in enumerate(names)}
    headers |= origin(game, __version__)
    return Played(game, match.state, tally), record_of(match, headers)
