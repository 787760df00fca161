"""Plays whole games between bots."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from lamster import __version__
from lamster.bots import Bot, make
from lamster.bots.base import RandomBot
from lamster.kernel.chance import Dice, derive
from lamster.kernel.decision import CHANCE, Decision, Refusal
from lamster.kernel.game import Game, Value
from lamster.kernel.log import Entry
from lamster.kernel.match import Match
from lamster.kernel.play import apply
from lamster.kernel.playout import Tally, play_out
from lamster.kernel.record import Record, origin, record_of
from lamster.kernel.state import State

MAX_PLIES = 50_000
"""Games between random players may never end. Other games have less than a tenth of this many plies."""


class Players:
    """The bots of a game. Each has its own seed for its choices and for the worlds it is given."""

    def __init__(self, game: Game[Any], names: Sequence[str], seed: bytes) -> None:
        self.game = game
        self.names = names
        self.bots: list[Bot] = [make(name, game, derive(seed, "bot", i)) for i, name in enumerate(names)]
        self.rngs = [Random(derive(seed, "world", i)) for i in range(len(names))]

    def choose(self, s: State, decision: Decision) -> str:
        """The code that the deciding bot plays. A bot is given a world sampled for its seat, never the true state."""
        seat = decision.seat
        bot = self.bots[seat]
        world = self.game.resample(s, seat, self.rngs[seat]) if bot.needs_world else s
        return bot.choose(world, decision).code

    def inform(self, s: State, seat: int, code: str) -> None:
        """Tell each bot that follows the game which code is about to be played, masked as its seat sees it."""
        for viewer, bot in enumerate(self.bots):
            if bot.follows:
                bot.saw(self.game.mask(s, seat, code, viewer))

    def inform_from_log(self, entries: Sequence[Entry]) -> None:
        """The same for entries of a log."""
        for viewer, bot in enumerate(self.bots):
            if bot.follows:
                for entry in entries:
                    bot.saw(entry.seen_by(viewer))


class GameResult:
    """The result of a game between bots."""

    def __init__(self, game: Game[Any], s: State, tally: Tally) -> None:
        if s.open:
            raise Refusal(f"no end after {MAX_PLIES:,} plies: give the game a limit, such as --option round_limit=60")
        self.returns = game.returns(s)
        self.rule = s.ended.rule if s.ended else ""
        self.roles = [game.role(s, seat) for seat in range(s.seats)]
        self.teams = [game.team(s, seat) for seat in range(s.seats)]
        self.rounds = s.round
        self.decisions = tally.decisions
        """Decisions of seats with at least two options: the unit of all measurements of speed."""
        self.forced = tally.forced
        self.draws = tally.draws


def play_game(game: Game[Any], names: Sequence[str], seed: bytes, options: Mapping[str, Value]) -> GameResult:
    """Play one game as fast as possible, without a log."""
    s = game.setup(len(names), options)
    players = Players(game, names, seed)
    dice = Dice(derive(seed, "dice"))
    if all(isinstance(bot, RandomBot) for bot in players.bots):
        tally = play_out(s, [bot.rng for bot in players.bots], dice, MAX_PLIES)
    else:
        tally = play_on(s, players, dice)
    return GameResult(game, s, tally)


class Observer:
    """Is called while bots play. This base class ignores the calls."""

    def before_decision(self, s: State, decision: Decision) -> None:
        """A seat is about to choose between at least two options."""

    def after_play(self) -> None:
        """A code was played, by a seat or by chance, and its consequences have happened."""


NO_OBSERVER = Observer()


def play_on(s: State, players: Players, dice: Dice, observer: Observer = NO_OBSERVER) -> Tally:
    """Play on from this state to the end. Like `play_out`, but the bots choose."""
    tally = Tally()
    while s.open and s.ply < MAX_PLIES:
        decision = s.open[0]
        if decision.seat == CHANCE:
            tally.draws += 1
            code = decision.pick(dice.word(s.ply))
        elif len(decision.codes) == 1:
            tally.forced += 1
            code = decision.codes[0]
        else:
            tally.decisions += 1
            observer.before_decision(s, decision)
            code = players.choose(s, decision)
        players.inform(s, decision.seat, code)
        apply(s, decision.seat, code)
        observer.after_play()
    return tally


def record_game(
    game: Game[Any], names: Sequence[str], seed: bytes, options: Mapping[str, Value]
) -> tuple[GameResult, Record]:
    """Play the game that `play_game` plays, and make its record."""
    match = Match(game, len(names), options, Dice(derive(seed, "dice")))
    players = Players(game, names, seed)
    tally = Tally()
    informed = 0
    while match.state.open and len(match.log) < MAX_PLIES:
        players.inform_from_log(match.log[informed:])
        informed = len(match.log)
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
    return GameResult(game, match.state, tally), record_of(match, headers)
