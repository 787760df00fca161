"""A table of Outrun in any position, played on in codes.

    t = table("7 back-away long-1", "8 / boost steal", "", monster="bear", path="pc14")
    t.race("1 5000", "2 6000 wrong", "3 late")
    assert (t.order, t.positions) == ("1 2 3", "6 0 0")

A seat is its room (1 unless told), `infected` or `immune`, the cards in front of it, and after a slash its hand. Seats
are called by their numbers. `race` lets each run in the order in which they arrive: its time, and a row unless it is
simply right or wrong. What chance shows is written with `*`, such as `*draw:boost`. Cards that are not told are in the
deck. With `path` everybody runs; without it the flipper is about to turn the next card.
"""

from typing import Self

from lamster.games.outrun.components import CARD, CARDS, DECKS, MONSTER, NONE, PATH, cards_in
from lamster.games.outrun.game import GAME
from lamster.games.outrun.rules.checking import CHECK, GET_MOVING, RANKING
from lamster.games.outrun.rules.effects import SPECIAL_EFFECTS
from lamster.games.outrun.rules.interference import INTERFERENCE
from lamster.games.outrun.rules.running import RUN_AWAY, WHICH_WAY, RunForm, form_of
from lamster.games.outrun.rules.setup import NEW_ROUND, lay_the_table
from lamster.games.outrun.state import Outrun
from lamster.games.outrun.view import OutrunView, RunView
from lamster.kernel.game import Value
from lamster.kernel.match import Match
from lamster.kernel.pile import Pile
from lamster.kernel.play import advance
from tests.games.playing import Playing

VERDICTS = ("right", "wrong")


class Table(Playing[Outrun]):
    """A game under way."""

    def __init__(self, state: Outrun) -> None:
        super().__init__(GAME, state)

    # Running.

    def form(self, who: str) -> RunForm:
        """What this seat may lay, and what would be right."""
        return form_of(self.state, self.seat(who))

    def run_code(self, who: str, how: str) -> str:
        """`5000`, `5000 wrong`, `5000 VDL` (`-`: no card) or `late` as a code."""
        if how == "late":
            return how
        ms, _, row = how.partition(" ")
        return f"run:{self.row(who, row or 'right')}@{ms}"

    def row(self, who: str, text: str) -> str:
        rows = self.form(who).rows
        if text == "right":
            return rows[0]
        if text == "wrong":
            return next(row for row in ("", "L", "R") if row not in rows)
        return "" if text == "-" else text

    def race(self, *runs: str) -> Self:
        """Everybody runs, in the order of arrival: `1 5000`, `2 6000 wrong`, `3 7000 VDLCSR`, `4 late`."""
        codes = [(who, self.run_code(who, how)) for who, _, how in (run.partition(" ") for run in runs)]
        return self.play(*[f"{who} {code}" for who, code in codes])

    # What is true now.

    @property
    def rooms(self) -> str:
        return " ".join(map(str, self.state.rooms))

    @property
    def order(self) -> str:
        """The line of the last round."""
        return " ".join(self.name(seat) for seat in self.state.line)

    @property
    def positions(self) -> str:
        """Of every seat; 0 is the +0 box."""
        return " ".join(map(str, self.state.positions))

    @property
    def flipper(self) -> str:
        return self.name(self.state.flipper)

    def front(self, who: str) -> str:
        return named(self.state.front[self.seat(who)])

    def hand(self, who: str) -> str:
        return " ".join(CARD.codes[card] for card in self.state.hands[self.seat(who)])

    @property
    def centre(self) -> str:
        return named(self.state.centre)

    @property
    def discard(self) -> str:
        return listed(self.state.discard)

    @property
    def deck(self) -> str:
        """The interference deck, which nobody may look into."""
        return listed(self.state.deck.counts(CARDS))

    @property
    def infected(self) -> str:
        return self.seats_in(self.state.infected)

    @property
    def immune(self) -> str:
        return self.seats_in(self.state.immune)

    @property
    def right(self) -> str:
        return self.seats_in(self.state.right)

    def seats_in(self, some: int) -> str:
        return " ".join(self.name(seat) for seat in range(self.state.seats) if some >> seat & 1)

    def view(self, viewer: str) -> OutrunView:
        return GAME.view(self.state, self.viewer(viewer))

    def runs(self) -> list[RunView]:
        """What everybody is shown of the last round, along the line."""
        last = self.view("onlooker").last
        assert last is not None
        return last.runs

    def explained(self, who: str) -> RunView:
        """What everybody is shown of this seat's run in the last round."""
        return next(run for run in self.runs() if run.seat == self.seat(who))


def named(cards: int) -> str:
    return " ".join(CARD.codes[card] for card in cards_in(cards))


def listed(counts: list[int]) -> str:
    return " ".join(CARD.codes[card] for card in range(CARDS) for _ in range(counts[card]))


def counted(text: str) -> list[int]:
    return [text.split().count(code) for code in CARD.codes]


def card_set(text: str) -> int:
    return sum(1 << CARD.index[word] for word in text.split())


def new_game(seats: int = 4, **options: Value) -> Table:
    """A game from its very beginning."""
    return Table(GAME.setup(seats, options))


def new_match(seats: int = 4, **options: Value) -> Match:
    """The same with a log and a table that can speak; chance is told, not drawn."""
    return Match(GAME, seats, options, None)


def table(
    *players: str,
    monster: str = "vampire",
    path: str = "",
    centre: str = "",
    flipper: str = "1",
    deck: str | None = None,
    discard: str = "",
    paths: str | None = None,
    **options: Value,
) -> Table:
    """A position in the middle of a game: see above. `deck` and `paths` are what is left of them, if that is told."""
    s = GAME.new_state()
    s.begin(GAME.meta.rules, len(players), GAME.meta.parse_options({"monster": monster, **options}))
    s.prepare()
    lay_the_table(s)
    s.round = 3
    s.flipper = int(flipper) - 1
    s.characters = list(range(s.seats))
    for seat, player in enumerate(players):
        sit_down(s, seat, player)
    s.centre = card_set(centre)
    s.discard = counted(discard)
    lay_decks(s, deck, path, paths)
    stages = [NEW_ROUND, INTERFERENCE, SPECIAL_EFFECTS, GET_MOVING, RANKING, CHECK, RUN_AWAY]
    s.steps = stages if path else [*stages, WHICH_WAY]
    advance(s)
    return Table(s)


def sit_down(s: Outrun, seat: int, player: str) -> None:
    before, _, hand = player.partition("/")
    s.hands[seat] = tuple(sorted(CARD.index[word] for word in hand.split()))
    for word in before.split():
        if word.isdecimal():
            s.rooms[seat] = int(word)
        elif word == "infected":
            s.infected |= 1 << seat
        elif word == "immune":
            s.immune |= 1 << seat
        else:
            s.front[seat] |= 1 << CARD.index[word]


def lay_decks(s: Outrun, deck: str | None, path: str, paths: str | None) -> None:
    left = DECKS[MONSTER.index[str(s.options["monster"])]].copy() if deck is None else counted(deck)
    if deck is None:
        for card in range(CARDS):
            left[card] -= s.discard[card] + (s.centre >> card & 1) + sum(hand.count(card) for hand in s.hands)
            left[card] -= sum(front >> card & 1 for front in s.front)
    assert min(left) >= 0, "more copies of a card than there are"
    s.deck = Pile([], [left] if any(left) else [], [])
    s.path = PATH.index[path] if path else NONE
    cards = [code != path for code in PATH.codes] if paths is None else [code in paths.split() for code in PATH.codes]
    s.paths = Pile([], [[int(there) for there in cards]] if any(cards) else [], [])
    s.paths_used = [int(not there and code != path) for there, code in zip(cards, PATH.codes, strict=True)]
