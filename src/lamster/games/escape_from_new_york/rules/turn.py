"""The turn: its steps in their order, and those of the Hero Phase, 1 to 9 (EFNY-T, H)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    ACTION,
    BOSS_MOVES,
    DUKE,
    SPACES,
    cards_in,
)
from lamster.games.escape_from_new_york.knowledge import card_came_back
from lamster.games.escape_from_new_york.rules.action import PLAY_CARD
from lamster.games.escape_from_new_york.rules.city import enemy_at
from lamster.games.escape_from_new_york.rules.company import DRIVING
from lamster.games.escape_from_new_york.rules.enemies import stand_up
from lamster.games.escape_from_new_york.rules.fighting import ATTACK
from lamster.games.escape_from_new_york.rules.hunting import DukeHunts
from lamster.games.escape_from_new_york.rules.levels import LEVEL_UP, USE_BUILDING
from lamster.games.escape_from_new_york.rules.moving import (
    can_move,
    car_moves,
    could_crash,
    drive,
)
from lamster.games.escape_from_new_york.rules.new_york import PAY, THROW_AWAY_TOP, WALK_IN
from lamster.games.escape_from_new_york.rules.noise import GainNoise, RevealTimer
from lamster.games.escape_from_new_york.rules.window import AFTER_ACTION, WINDOW
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

CHOSEN: Final = 2
READY: Final = "ready"


@final
class At(Step[NewYork]):
    """EFNY-T2: the number of the step that comes, and the window after the one before."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def happen(self, s: NewYork) -> None:
        s.step = self.number


@final
class NewTurn(Step[NewYork]):
    """EFNY-T1, H2: the steps of a turn in their order, with a window before the first and after each."""

    def happen(self, s: NewYork) -> None:
        begin_turn(s)
        s.then(*TURN)


def steps_from(first: int) -> list[Step[NewYork]]:
    """EFNY-T1, T2: a turn from this step on; 0 is the window before the first."""
    steps: list[Step[NewYork]] = [] if first else [At(0), WINDOW]
    for number, step in list(enumerate(STEPS, 1))[max(0, first - 1) :]:
        steps += [At(number), *step, WINDOW]
    return [*steps, END_TURN]


def begin_turn(s: NewYork) -> None:
    s.forced = s.hands[s.active].bit_count() <= 1
    s.chosen = ()
    s.played = 0
    s.made_noise = 0
    s.ability = False
    s.guard = 0
    s.bat_used = False
    s.dropped = 0
    s.left_cars = 0
    s.hurrying = False
    s.pending = ()
    s.tell(events.TURN, (s.active, s.round))


@final
class EndTurn(Step[NewYork]):
    """EFNY-T6: tricked Enemies stand up, damage is forgotten, the next seat begins."""

    def happen(self, s: NewYork) -> None:
        risen = s.boss_down.bit_count()
        s.boss_down = 0
        for space in range(SPACES):
            if s.crowd[space]:
                risen += stand_up(s, space)
        if risen:
            s.tell(events.STOOD_UP, (risen,))
        s.next(NEXT_TURN)


@final
class NextTurn(Step[NewYork]):
    """EFNY-S19: the seats take turns, round by round."""

    def happen(self, s: NewYork) -> None:
        s.active = (s.active + 1) % s.seats
        s.round += s.active == s.first
        s.next(NEW_TURN)


# Step 1.


@final
class Recovery(Ask[NewYork]):
    """EFNY-H1 to H3: all discarded cards for a Timer tile; a duty with 0 or 1 card in hand."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if not s.discards[s.active]:
            return ()
        codes = ("recover-all",) if s.forced else ("decline", "recover-all")
        return (Decision(s.active, "recovery", "EFNY-H2" if s.forced else "EFNY-H1", codes, None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "recover-all":
            s.tell(events.FORCED if s.forced else events.RECOVERED_ALL, (seat, s.discards[seat].bit_count()))
            s.hands[seat] |= s.discards[seat]
            s.discards[seat] = 0
            card_came_back(s, seat)
            s.next(RevealTimer())

    def default(self, s: NewYork, seat: int) -> str:
        return "recover-all" if s.forced else "decline"


# Step 2.


@final
class Choose(Ask[NewYork]):
    """EFNY-H4: two cards face down; the plan can be changed until it is ready."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        hand = cards_in(s.hands[s.active])
        wanted = min(CHOSEN, len(hand) + len(s.chosen))
        if not wanted:
            return ()
        codes = [f"unchoose:{ACTION.codes[card]}" for card in s.chosen]
        if len(s.chosen) < wanted:
            codes += [f"choose:{ACTION.codes[card]}" for card in hand]
        else:
            codes.append(READY)
        return (Decision(s.active, "choose", "EFNY-H4", tuple(sorted(codes))),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == READY:
            s.tell(events.CHOSE, (seat, len(s.chosen)))
            return
        s.next(self)
        verb, _, name = code.partition(":")
        card = ACTION.index[name]
        s.hands[seat] ^= 1 << card
        s.chosen = (*s.chosen, card) if verb == "choose" else tuple([other for other in s.chosen if other != card])

    def default(self, s: NewYork, seat: int) -> str:
        wanted = min(CHOSEN, s.hands[seat].bit_count() + len(s.chosen))
        return READY if len(s.chosen) == wanted else f"choose:{ACTION.codes[cards_in(s.hands[seat])[0]]}"

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if code == READY else f"{code.partition(':')[0]}:?"

    def refuse(self, s: NewYork, seat: int, code: str) -> str:
        """What was played or lost lies on the discard pile until it is taken back."""
        card = ACTION.index.get(code.partition(":")[2])
        return "EFNY-H1" if card in cards_in(s.discards[seat]) else ""


# Steps 5 and 6.


@final
class Drive(Ask[NewYork]):
    """EFNY-H12, R5: with a Car and no Enemy in the space."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        able = s.cars[s.active] and (can_move(s, DRIVING) or could_crash(s, DRIVING))
        if not able or enemy_at(s, s.at[s.active]):
            return ()
        return (Decision(s.active, "drive", "EFNY-R5", ("decline", "drive")),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "drive":
            s.next(AFTER_ACTION[0])
            drive(s, car_moves(s, seat))


@final
class MakeNoise(Step[NewYork]):
    """EFNY-H13, H14: the Noise of the cards, then they go to the discard pile."""

    def happen(self, s: NewYork) -> None:
        s.next(DISCARD_PLAYED)
        if s.made_noise:
            s.next(GainNoise(s.made_noise))


@final
class DiscardPlayed(Step[NewYork]):
    """EFNY-H14: face down; those that were revealed are known to lie there."""

    def happen(self, s: NewYork) -> None:
        s.discards[s.active] |= s.played
        s.sure[s.active] |= s.shown
        s.played = s.shown = 0


DISCARD_PLAYED: Final = DiscardPlayed()
NEXT_TURN: Final = NextTurn()
NEW_TURN: Final = NewTurn()
END_TURN: Final = EndTurn()
STEPS: Final[list[list[Step[NewYork]]]] = [
    [Recovery()],
    [Choose()],
    [PLAY_CARD],
    [PLAY_CARD],
    [Drive()],
    [MakeNoise()],
    [ATTACK],
    [LEVEL_UP],
    [USE_BUILDING],
    [THROW_AWAY_TOP],
    [PAY, DukeHunts(BOSS_MOVES[DUKE])],
    [WALK_IN],
]
"""Steps 1 to 12."""
TURN: Final = steps_from(0)
