"""One game being played: the state, and the log from which it can be replayed."""

from array import array
from collections.abc import Mapping
from typing import Any

from lamster.kernel.chance import Dice
from lamster.kernel.decision import CHANCE, TABLE, Outcome, Refusal, is_code
from lamster.kernel.event import Event
from lamster.kernel.game import Game, Value
from lamster.kernel.log import Entry, Log
from lamster.kernel.play import chance_open
from lamster.kernel.state import State
from lamster.kernel.timing import EMPTY, FLAG, NOBODY

RESIGNED = "resigned"
"""The rule that ends a game when all teams but one have resigned, or all."""
ABANDONED = "abandoned"
"""The rule that ends a game when nobody plays any seat any more."""


KEEP_DRAWS = "keep-draws"
"""The value of an undo that changes no later draw."""
MARK_EVERY = 64
"""Entries that stand between two states that are kept to go back to."""
NEAR_MARKS = 2
"""The number of latest states that are kept, since few undos go back further. Of older ones every `FAR`th is kept."""
FAR = 16


class Match:
    """Codes come in through `act` and `table`; chance is drawn from the dice as soon as it is asked.

    The place of an entry in the log is the index of its draw and is never used twice: undo is an entry too. An undo
    that keeps the draws lets the index go on as if what it took back, and it itself, had never been entered.
    """

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, Value], dice: Dice | None, rules: int = 0
    ) -> None:
        self.game = game
        self.dice = dice
        """None while replaying: chance is then told, not drawn."""
        self.state: State = game.setup(seats, options, rules)
        self.log = Log()
        self.resigned: set[int] = set()
        self.stand_ins: dict[int, str] = {}
        """Who plays on for a seat whose player has left; NOBODY: the seat is empty."""
        self.events: list[Event] = []
        """What has happened since somebody last took the events away."""
        self.kept = array("I")
        """The entries that stand: all but those taken back."""
        self.skipped = 0
        """How many entries the index of draws passes over: see `undo`."""
        self.opening = 0
        """How many entries come from another game, whose position this one began with. They are never taken back."""
        self.marks: list[tuple[int, State]] = []
        """The state after so many entries that stand: going back in a long game does not begin at its beginning."""
        self.draw()

    def clone(self) -> "Match":
        """A copy that goes on by itself."""
        copy = Match(self.game, self.state.seats, self.state.options, None, self.state.rules)
        copy.dice = self.dice
        copy.state = self.state.clone()
        copy.log = self.log.copy()
        copy.resigned = set(self.resigned)
        copy.stand_ins = dict(self.stand_ins)
        copy.events = list(self.events)
        copy.kept = self.kept[:]
        copy.skipped = self.skipped
        copy.opening = self.opening
        copy.marks = list(self.marks)
        return copy

    @property
    def outcome(self) -> Outcome | None:
        return self.state.ended

    @property
    def draw_index(self) -> int:
        """The index that a draw has here: no two draws of a game have the same."""
        return len(self.log) - self.skipped

    def act(self, seat: int, code: str) -> None:
        """Play a code for a seat; a Refusal says why not, and then nothing has changed."""
        refusal = self.game.refuse(self.state, seat, code)
        if refusal is not None:
            raise refusal
        self.enter(seat, code)
        self.draw()

    def go_on(self, dice: Dice) -> None:
        """What was played so far is the opening, taken from another game; from here on chance is drawn."""
        self.opening = len(self.log)
        self.dice = dice
        self.draw()

    def draw(self) -> None:
        """Let chance answer as long as it is asked."""
        while self.dice is not None and chance_open(self.state):
            self.enter(CHANCE, self.state.open[0].pick(self.dice.word(self.draw_index)))

    def enter(self, seat: int, code: str) -> None:
        """Log a legal code and play it, its place in the log being its ply."""
        self.append(seat, code)
        place = len(self.log) - 1
        self.kept.append(place)
        self.state.ply = place
        self.state.log = self.events
        self.game.apply(self.state, seat, code)
        self.state.log = None
        if len(self.kept) % MARK_EVERY == 0:
            self.mark()

    def mark(self) -> None:
        """Keep the state as it is now, and let go of one that is far back."""
        self.marks.append((len(self.kept), self.state.clone()))
        if len(self.marks) > NEAR_MARKS and self.marks[-NEAR_MARKS - 1][0] % (FAR * MARK_EVERY):
            del self.marks[-NEAR_MARKS - 1]

    def append(self, seat: int, code: str) -> None:
        viewers = [*range(self.state.seats), None]
        masks = tuple([self.game.mask(self.state, seat, code, viewer) for viewer in viewers])
        self.log.append(Entry(seat, code, self.state.round, masks))

    # The table is a seat too: its codes are never offered to bots.

    def table(self, code: str) -> None:
        """Play a code of the table.

        timeout:SEAT=WHY, resign:SEAT, stand-in:SEAT=WHO, back:SEAT, undo:PLACE or undo:PLACE=keep-draws.
        """
        default = self.table_again(code)
        if default:
            self.act(self.seat_called(seat_in(code)), default)
        self.draw()

    def table_again(self, code: str) -> str:
        """The same from a record, where what follows from it stands in the next lines.

        Gives back what must follow: what is played for a seat whose time has run out.
        """
        verb, _, argument = code.partition(":")
        if verb not in TABLE_CODES or not is_code(code):
            raise Refusal(f"the table cannot play {code!r}: it plays {', '.join(sorted(TABLE_CODES))}")
        if self.outcome is not None:
            raise Refusal("the game is over", self.outcome.rule)
        if verb == "undo":
            self.undo(argument)
            return ""
        name, _, who = argument.partition("=")
        seat = self.seat_called(name)
        default = self.default(seat, who) if verb == "timeout" else ""
        self.append(TABLE, code)
        if verb == "resign":
            self.resign(seat)
        elif verb == "stand-in":
            self.stand_in(seat, who)
        elif verb == "back":
            self.stand_ins.pop(seat, None)
        return default

    def seat_called(self, text: str) -> int:
        names = self.game.seat_names(self.state.seats)
        if text not in names:
            raise Refusal(f"there is no seat {text!r}: there are {', '.join(names)}")
        return names.index(text)

    def default(self, seat: int, why: str) -> str:
        """What is played for a seat whose time has run out, or where nobody is to answer; empty: nothing is."""
        if self.game.decision(self.state, seat) is None:
            raise Refusal(f"{self.game.seat_text(self.state, seat)} is not asked anything, so no time can run out")
        if why == FLAG:
            return ""
        return self.game.absent(self.state, seat) if why == EMPTY else self.game.default(self.state, seat)

    def stand_in(self, seat: int, who: str) -> None:
        """Somebody else plays on for a seat, or nobody does; when that is so for all, the game is broken off."""
        self.stand_ins[seat] = who
        if {self.stand_ins.get(other) for other in range(self.state.seats)} == {NOBODY}:
            self.state.ended = Outcome((), ABANDONED)
            self.state.open = ()

    def resign(self, seat: int) -> None:
        """A seat gives up. The last team left has won; with none left nobody has; else somebody plays on for it."""
        self.resigned.add(seat)
        team = self.game.team
        left = {team(self.state, other) for other in range(self.state.seats) if other not in self.resigned}
        if len(left) <= 1:
            winners = [other for other in range(self.state.seats) if team(self.state, other) in left]
            self.state.ended = Outcome(tuple(winners), RESIGNED)
            self.state.open = ()

    def undo(self, argument: str) -> None:
        """Back to the position before this place in the log. Its draws are never used again.

        With `=keep-draws` later draws are what they would have been: for a game with prepared chance. It is refused
        where something was drawn since, so that no index of a draw is used twice.
        """
        text, _, how = argument.partition("=")
        place = int(text) if text.isdecimal() else -1
        if place not in self.kept or place < self.opening or self.log[place].seat == CHANCE:
            raise Refusal(f"cannot undo to {argument!r}: it must be the place in the log of a seat's code that stands")
        if how and (how != KEEP_DRAWS or not self.can_keep_draws(place)):
            raise Refusal(f"cannot undo to {argument!r}: draws can be kept only where nothing was drawn since")
        self.append(TABLE, f"undo:{place}={how}" if how else f"undo:{place}")
        self.skipped += len(self.log) - place if how else 0
        self.kept = array("I", [i for i in self.kept if i < place])
        self.marks = [mark for mark in self.marks if mark[0] <= len(self.kept)]
        self.rebuild()

    def can_keep_draws(self, place: int) -> bool:
        """Whether nothing was drawn at this place in the log or after it."""
        return all(entry.seat != CHANCE for entry in self.log[place:])

    def rebuild(self) -> None:
        """The state anew from the entries that stand, beginning with the last that was kept before."""
        count, state = self.marks[-1] if self.marks else (0, None)
        self.state = (
            self.game.setup(self.state.seats, self.state.options, self.state.rules) if state is None else state.clone()
        )
        for i in self.kept[count:]:
            self.state.ply = i
            self.game.apply(self.state, self.log[i].seat, self.log[i].code)
        self.game.reopen(self.state, len(self.log))


def seat_in(code: str) -> str:
    """The seat that a code of the table names."""
    return code.partition(":")[2].partition("=")[0]


TABLE_CODES = {"timeout", "resign", "stand-in", "back", "undo"}
