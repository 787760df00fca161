"""One game is played and watched: who is ahead when, what is used by whom, and what that did to the chances."""

from collections.abc import Mapping, Sequence
from typing import Any

from lamster.games import load_thumb
from lamster.kernel.chance import Dice, derive
from lamster.kernel.decision import Decision
from lamster.kernel.event import Event
from lamster.kernel.game import Game, Value
from lamster.kernel.state import State
from lamster.lab.play import GameResult, Observer, Players, play_on
from lamster.lab.report.calibrate import SIZE, weights_of
from lamster.lab.report.components import NOBODY, Catalogue, catalogue, key_of, owner, user


class Use:
    """One component in one game: who had it, who used it how often, and how far that moved their chances."""

    def __init__(self, seats: int) -> None:
        self.available = [False] * seats
        self.uses = [0] * seats
        self.unowned = 0
        """Uses that are nobody's doing, where seats play against each other."""
        self.rounds = [0] * seats
        """In how many rounds each seat used it."""
        self.moved: dict[int, list[float]] = {}
        """By seat, over those rounds: the weights of the estimates after them, less those before them."""


class Watch(Observer):
    """What is seen of one game. Estimates are the chance of each seat's team, as the rules of thumb judge it."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.game = game
        self.thumb = load_thumb(game.meta.name)
        self.catalogue: Catalogue = catalogue(game.meta.name)
        self.seats = game.seat_names(s.seats)
        self.starts: list[list[float]] = []
        """The estimates at the start of each round."""
        self.round = 0
        self.events: list[Event] = []
        """What has happened since it last looked."""
        self.components: dict[str, Use] = {}
        self.pending: dict[tuple[str, int], None] = {}
        """What was used in this round, and by whom."""

    def use(self, key: str) -> Use:
        found = self.components.get(key)
        if found is None:
            found = self.components[key] = Use(len(self.seats))
        return found

    def before_decision(self, s: State, decision: Decision) -> None:
        """A seat has something to choose: what it could use is noted, and who is ahead where a round begins."""
        if s.round > self.round:
            self.round = s.round
            estimates = self.game.team_shares(s, self.thumb.standing(s))
            self.settle(estimates)
            self.starts.append(estimates)
        for code in decision.codes:
            for key in self.catalogue.offers(code):
                self.use(key).available[decision.seat] = True

    def settle(self, estimates: list[float]) -> None:
        """A round is over, and what was used in it has had its effect. What was chosen before the first has not."""
        for key, seat in self.pending if self.starts else ():
            use = self.use(key)
            use.rounds[seat] += 1
            moved = use.moved.setdefault(seat, [0.0] * SIZE)
            after, before = weights_of(estimates[seat]), weights_of(self.starts[-1][seat])
            for place in range(SIZE):
                moved[place] += after[place] - before[place]
        self.pending.clear()

    def after_play(self) -> None:
        for event in self.events:
            known = self.catalogue.events.get(event.kind.name)
            if known is not None:
                self.note(event, known)
        self.events.clear()

    def note(self, event: Event, known: tuple[list[Any], list[Any]]) -> None:
        used, gained = known
        for group in used:
            if component := group.in_event(event):
                self.used(key_of(group, component), user(event, group, self.seats))
        for group in gained:
            seat = owner(event, group, self.seats)
            if seat != NOBODY and (component := group.in_event(event)):
                self.use(key_of(group, component)).available[seat] = True

    def used(self, key: str, seat: int) -> None:
        """Against the game what is nobody's doing happens to all."""
        use = self.use(key)
        alone = self.game.meta.cooperative or len(self.seats) == 1
        for one in [seat] if seat != NOBODY else range(len(self.seats)) if alone else ():
            use.uses[one] += 1
            self.pending[key, one] = None
        use.unowned += seat == NOBODY


class Seen:
    """A game that was watched to its end."""

    def __init__(self, played: GameResult, results: list[float], watch: Watch) -> None:
        self.played = played
        self.results = results
        """What the end is worth to each seat's team, in the unit of the estimates."""
        self.starts = watch.starts
        self.components = watch.components


def watch_game(game: Game[Any], names: Sequence[str], seed: bytes, options: Mapping[str, Value]) -> Seen:
    """The very game that a simulation plays for this seed."""
    s = game.setup(len(names), options)
    players = Players(game, names, seed)
    watch = Watch(game, s)
    s.log = watch.events
    tally = play_on(s, players, Dice(derive(seed, "dice")), watch)
    played = GameResult(game, s, tally)
    results = game.team_shares(s, watch.thumb.worth(s))
    watch.settle(results)
    return Seen(played, results, watch)
