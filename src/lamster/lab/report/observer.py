"""Plays a game and observes it: the estimates at each round, who uses which component, and how that moves chances."""

from collections.abc import Mapping, Sequence
from typing import Any

from lamster.games import load_thumb
from lamster.kernel.chance import Dice, derive
from lamster.kernel.decision import Decision
from lamster.kernel.event import Event
from lamster.kernel.game import Game, Value
from lamster.kernel.state import State
from lamster.lab.play import GameResult, Observer, Players, play_on
from lamster.lab.report.calibrate import SIZE, knot_weights
from lamster.lab.report.components import NOBODY, Catalogue, catalogue, key_of, owner, user


class ComponentUse:
    """One component in one game: which seats had it, how often each used it, and how that moved their chances."""

    def __init__(self, seats: int) -> None:
        self.available = [False] * seats
        self.uses = [0] * seats
        self.unowned = 0
        """Uses that no seat caused."""
        self.rounds = [0] * seats
        """The number of rounds in which each seat used it."""
        self.moved: dict[int, list[float]] = {}
        """By seat, summed over those rounds: the knot weights of the estimate after the round minus those before."""


class GameObserver(Observer):
    """Collects the data of one game. An estimate is the chance of a seat's team according to the rules of thumb."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.game = game
        self.thumb = load_thumb(game.meta.name)
        self.catalogue: Catalogue = catalogue(game.meta.name)
        self.seats = game.seat_names(s.seats)
        self.starts: list[list[float]] = []
        """The estimates at the start of each round."""
        self.round = 0
        self.events: list[Event] = []
        """The events since the last call of `after_play`."""
        self.components: dict[str, ComponentUse] = {}
        self.pending: dict[tuple[str, int], None] = {}
        """The components used in this round, with the seat that used each."""

    def use(self, key: str) -> ComponentUse:
        found = self.components.get(key)
        if found is None:
            found = self.components[key] = ComponentUse(len(self.seats))
        return found

    def before_decision(self, s: State, decision: Decision) -> None:
        """Note the components that the seat can use, and the estimates if a round begins."""
        if s.round > self.round:
            self.round = s.round
            estimates = self.game.team_shares(s, self.thumb.standing(s))
            self.end_round(estimates)
            self.starts.append(estimates)
        for code in decision.codes:
            for key in self.catalogue.offers(code):
                self.use(key).available[decision.seat] = True

    def end_round(self, estimates: list[float]) -> None:
        """Add the change of the estimates over the round that ends to all components used in it."""
        for key, seat in self.pending if self.starts else ():
            use = self.use(key)
            use.rounds[seat] += 1
            moved = use.moved.setdefault(seat, [0.0] * SIZE)
            after, before = knot_weights(estimates[seat]), knot_weights(self.starts[-1][seat])
            for place in range(SIZE):
                moved[place] += after[place] - before[place]
        self.pending.clear()

    def after_play(self) -> None:
        for event in self.events:
            known = self.catalogue.events.get(event.kind.name)
            if known is not None:
                self.count_event(event, known)
        self.events.clear()

    def count_event(self, event: Event, known: tuple[list[Any], list[Any]]) -> None:
        used, gained = known
        for group in used:
            if component := group.in_event(event):
                self.count_use(key_of(group, component), user(event, group, self.seats))
        for group in gained:
            seat = owner(event, group, self.seats)
            if seat != NOBODY and (component := group.in_event(event)):
                self.use(key_of(group, component)).available[seat] = True

    def count_use(self, key: str, seat: int) -> None:
        """Count a use. Against the game, a use that no seat caused counts for all seats."""
        use = self.use(key)
        alone = self.game.meta.cooperative or len(self.seats) == 1
        for one in [seat] if seat != NOBODY else range(len(self.seats)) if alone else ():
            use.uses[one] += 1
            self.pending[key, one] = None
        use.unowned += seat == NOBODY


class ObservedGame:
    """The data of a finished game."""

    def __init__(self, played: GameResult, results: list[float], observer: GameObserver) -> None:
        self.played = played
        self.results = results
        """The value of the end for each seat's team, in the unit of the estimates."""
        self.starts = observer.starts
        self.components = observer.components


def observe_game(game: Game[Any], names: Sequence[str], seed: bytes, options: Mapping[str, Value]) -> ObservedGame:
    """Play and observe the same game that a simulation plays for this seed."""
    s = game.setup(len(names), options)
    players = Players(game, names, seed)
    observer = GameObserver(game, s)
    s.log = observer.events
    tally = play_on(s, players, Dice(derive(seed, "dice")), observer)
    played = GameResult(game, s, tally)
    results = game.team_shares(s, observer.thumb.worth(s))
    observer.end_round(results)
    return ObservedGame(played, results, observer)
