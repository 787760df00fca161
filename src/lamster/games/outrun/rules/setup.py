"""Setup (OUT-S), and the round (OUT-G3)."""

from typing import Final, final

from lamster.games.outrun.components import CARDS, CHARACTER, DECKS, LETTERS, NONE, PATHS, SEAT_NUMBERS
from lamster.games.outrun.events import FIRST, PICKED, ROUND
from lamster.games.outrun.rules.checking import CHECK, GET_MOVING, RANKING
from lamster.games.outrun.rules.effects import SPECIAL_EFFECTS
from lamster.games.outrun.rules.interference import INTERFERENCE
from lamster.games.outrun.rules.practice import begin_path
from lamster.games.outrun.rules.running import RUN_AWAY, WHICH_WAY
from lamster.games.outrun.state import START_ROOM, Outrun
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.pile import Pile
from lamster.kernel.state import Ask, Step

ANY: Final = "pick:any"
PICK: Final = [f"pick:{name}" for name in CHARACTER.codes]
ANYBODY: Final = -2
"""The mark of a seat that leaves its character to chance."""
FIRST_CODES: Final = tuple([f"first:{number}" for number in SEAT_NUMBERS])


def lay_the_table(s: Outrun) -> None:
    """OUT-S3 to S12: everybody in room 1, healthy and empty-handed; both decks shuffled."""
    s.flipper = 0
    s.characters = [NONE] * s.seats
    s.rooms = [START_ROOM] * s.seats
    s.path = NONE
    s.paths = Pile([], [[1] * PATHS], [])
    s.paths_used = [0] * PATHS
    s.tray = LETTERS
    s.deck = Pile([], [] if s.settings.practice else [DECKS[s.settings.monster].copy()], [])
    s.discard = [0] * CARDS
    s.hands = [()] * s.seats
    s.front = [0] * s.seats
    s.centre = 0
    s.infected = 0
    s.immune = 0
    s.line = ()
    s.right = 0
    s.positions = [NONE] * s.seats
    s.moved = [0] * s.seats
    s.runs = ()
    s.runs_path = NONE
    s.runs_round = 0
    s.paces = ()
    s.facts = []
    s.made = 0
    s.times = ()
    s.pars = ()
    s.then(PICK_CHARACTERS, DEAL_CHARACTERS, BEGIN_PRACTICE if s.settings.practice else FIRST_FLIPPER)


@final
class PickCharacters(Ask[Outrun]):
    """OUT-S1: everybody at once, first come, first served; or a free one at random."""

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        free = [PICK[i] for i in range(len(PICK)) if i not in s.characters]
        codes = tuple(sorted([ANY, *free]))
        seats = [seat for seat in range(s.seats) if s.characters[seat] == NONE]
        return tuple([Decision(seat, "pick", "OUT-S1", codes) for seat in seats])

    def answer(self, s: Outrun, seat: int, code: str) -> None:
        s.next(self)
        if code == ANY:
            s.characters[seat] = ANYBODY
        else:
            become(s, seat, CHARACTER.index[code[5:]])

    def default(self, s: Outrun, seat: int) -> str:
        return ANY


def become(s: Outrun, seat: int, character: int) -> None:
    s.characters[seat] = character
    s.tell(PICKED, (seat, character))


@final
class DealCharacters(Ask[Outrun]):
    """OUT-S1: who has not chosen gets a free character."""

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        if ANYBODY not in s.characters:
            return ()
        free = [f"deal:{name}" for i, name in enumerate(CHARACTER.codes) if i not in s.characters]
        return (Decision(CHANCE, "deal", "OUT-S1", tuple(sorted(free))),)

    def answer(self, s: Outrun, seat: int, code: str) -> None:
        s.next(self)
        become(s, s.characters.index(ANYBODY), CHARACTER.index[code[5:]])


@final
class FirstFlipper(Ask[Outrun]):
    """OUT-S13: drawn at random."""

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        return (Decision(CHANCE, "first", "OUT-S13", FIRST_CODES[: s.seats]),)

    def answer(self, s: Outrun, seat: int, code: str) -> None:
        s.flipper = FIRST_CODES.index(code)
        s.tell(FIRST, (s.flipper,))
        s.next(NEW_ROUND)


@final
class NewRound(Step[Outrun]):
    """OUT-G3, D4, I14, E2, Z6: seven stages, always in this order, without end; immunity ends with the round."""

    def happen(self, s: Outrun) -> None:
        s.round += 1
        s.immune = 0
        s.tell(ROUND, (s.round,))
        s.then(WHICH_WAY, RUN_AWAY, CHECK, RANKING, GET_MOVING, SPECIAL_EFFECTS, INTERFERENCE, NEW_ROUND)


@final
class BeginPractice(Step[Outrun]):
    """OUT-A1: one seat, no monster, no rooms."""

    def happen(self, s: Outrun) -> None:
        begin_path(s)


PICK_CHARACTERS: Final = PickCharacters()
DEAL_CHARACTERS: Final = DealCharacters()
FIRST_FLIPPER: Final = FirstFlipper()
NEW_ROUND: Final = NewRound()
BEGIN_PRACTICE: Final = BeginPractice()
