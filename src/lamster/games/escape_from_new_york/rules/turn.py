"""The turn: Hero Phase, steps 1 to 9, and New York Phase, steps 10 to 12 (EFNY-T, H, N, Q)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    ACTION,
    BOSS_MOVES,
    COST,
    DIRECTIONS,
    DRAW_NY,
    DRAW_TRAP,
    DUKE,
    EFFECT,
    FIRST_SPECIAL,
    KIND,
    NOISE,
    NONE,
    NY_CARDS,
    NY_EFFECT,
    SPACES,
    TRAP_COPIES,
    TRAP_OF,
    Word,
    cards_in,
    program,
)
from lamster.games.escape_from_new_york.rules.city import blocked, enemy_at, open_neighbours
from lamster.games.escape_from_new_york.rules.enemies import stand_up
from lamster.games.escape_from_new_york.rules.fighting import ATTACK, number_to_trick
from lamster.games.escape_from_new_york.rules.helping import DrawEvents, robbable
from lamster.games.escape_from_new_york.rules.hunting import WALK_IN, DukeHunts
from lamster.games.escape_from_new_york.rules.levels import LEVEL_UP, USE_BUILDING
from lamster.games.escape_from_new_york.rules.moving import (
    DRIVING,
    Move,
    can_move,
    car_moves,
    could_crash,
    flags_of,
    manholes_from,
)
from lamster.games.escape_from_new_york.rules.noise import GainNoise, RevealTimer
from lamster.games.escape_from_new_york.rules.programs import ABILITY, CARD, MOMENT, carry_out
from lamster.games.escape_from_new_york.rules.revealing import Reveal, wirable
from lamster.games.escape_from_new_york.rules.window import AFTER_ACTION, WINDOW
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

CHOSEN: Final = 2
ABILITY_NOISE: Final = 2
ABILITY_HIT: Final = program("hit 2 r0")
ABILITY_MOVE: Final = program("move 1; reveal 1")
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
        steps: list[Step[NewYork]] = [At(0), WINDOW]
        for number, step in enumerate(STEPS, 1):
            steps += [At(number), *step, WINDOW]
        s.then(*steps, END_TURN)


def begin_turn(s: NewYork) -> None:
    s.forced = s.hands[s.active].bit_count() <= 1
    s.chosen = ()
    s.played = 0
    s.made_noise = 0
    s.ability = False
    s.guard = 0
    s.bat_used = False
    s.dropped = 0
    s.left_car = NONE
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
    """EFNY-H1, H2: all discarded cards for a Timer tile; a duty with 0 or 1 card in hand."""

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
            s.sure[seat] = 0
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
        return code if viewer == seat else code.partition(":")[0]


# Steps 3 and 4.


@final
class PlayCard(Ask[NewYork]):
    """EFNY-H5, H9 to H11: reveal one of the chosen cards, or use the personal ability instead of it."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"play:{ACTION.codes[card]}" for card in s.chosen]
        if not s.ability:
            codes += [f"{verb}-instead:{ACTION.codes[card]}" for card in s.chosen for verb in ("hit", "move")]
        return (Decision(s.active, "play", "EFNY-H5", tuple(sorted(codes))),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        verb, _, name = code.partition(":")
        card = ACTION.index[name]
        s.chosen = tuple([other for other in s.chosen if other != card])
        s.played |= 1 << card
        s.next(AFTER_ACTION[0])
        if verb == "play":
            reveal_card(s, seat, card)
        else:
            use_ability(s, seat, verb == "hit-instead")

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == seat or code.startswith("play:") else code.partition(":")[0]

    def rule_of(self, s: NewYork, code: str) -> str:
        return "" if code.startswith("play:") else "EFNY-H10"


def reveal_card(s: NewYork, seat: int, card: int) -> None:
    """EFNY-H5, H6, H13."""
    s.tell(events.PLAYED, (seat, card))
    s.shown |= 1 << card
    s.seen_cards[seat] |= 1 << card
    s.made_noise += NOISE[card]
    if feasible(s, EFFECT[card]):
        carry_out(s, EFFECT[card], CARD)
    elif feasible(s, EFFECT[card], True):
        s.next(Dare(card))
    else:
        s.tell(events.SKIPPED, (seat, card))


@final
class Dare(Ask[NewYork]):
    """EFNY-R7, J40: the card works only by giving up the Car: it may be treated as impossible instead."""

    FIELDS = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return (Decision(s.active, "dare", "EFNY-R7", ("dare", "skip"), None, False),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "dare":
            carry_out(s, EFFECT[self.card], CARD)
        else:
            s.tell(events.SKIPPED, (seat, self.card))

    def default(self, s: NewYork, seat: int) -> str:
        return "skip"


def use_ability(s: NewYork, seat: int, hit: bool) -> None:
    """EFNY-H10: 2 Noise; the replaced card stays unrevealed."""
    s.ability = True
    s.made_noise += ABILITY_NOISE
    s.tell(events.ABILITY_HIT if hit else events.ABILITY_MOVE, (seat,))
    carry_out(s, ABILITY_HIT if hit else ABILITY_MOVE, ABILITY)


def feasible(s: NewYork, words: tuple[Word, ...], crashing: bool = False) -> bool:
    """EFNY-H8: every part can be performed as things stand when the card is revealed."""
    return all([part_works(s, word, crashing) for word in words])


def part_works(s: NewYork, part: Word, crashing: bool) -> bool:
    word, number, marks = part
    here = s.at[s.active]
    if word == "move":
        flags = flags_of(marks)
        return can_move(s, flags) or (crashing and could_crash(s, flags))
    if word == "trick":
        return number <= 0 or (number_to_trick(s) >= number and bool(open_neighbours(s, here)))
    if word == "steal":
        return bool(robbable(s, "president" in marks))
    if word == "break":
        return "up-to" in marks or any([blocked(s, here, d) for d in range(DIRECTIONS)])
    if word == "manhole":
        return bool(manholes_from(s, here)) and not s.cars[s.active]
    if word == "poi-jump":
        return KIND[here] == "poi"
    if word == "gain-car":
        return bool(s.cars[s.active] or s.cars_left)
    return word != "wire" or bool(wirable(s, here))


@final
class AfterAction(Step[NewYork]):
    """EFNY-U2, XS6, J29: after the action is completely resolved, first its Traps, then its Events."""

    def happen(self, s: NewYork) -> None:
        entered, s.pending = s.pending, ()
        traps = [SpringTrap(at % SPACES) for at in entered if TRAP_OF[s.tiles[at % SPACES]]]
        loud = [at for at in entered if at < SPACES and s.event_spaces >> at & 1]
        s.then(*traps, *[TriggerEvent() for _ in loud])


@final
class TriggerEvent(Step[NewYork]):
    """EFNY-U1, U3: as many cards as the Event Level says at that moment."""

    def happen(self, s: NewYork) -> None:
        s.next(DrawEvents(s.event_level))


@final
class SpringTrap(Ask[NewYork]):
    """EFNY-XS6: one of the three Trap cards."""

    FIELDS = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return DRAW_TRAP.from_counts(TRAP_COPIES, "trap", "EFNY-XS6")

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        card = DRAW_TRAP.kind_of[code]
        s.tell(events.TRAP, (s.active, card))
        if code == "trap:triggered":
            carry_out(s, TRAP_OF[s.tiles[self.space]])


# Steps 5 and 6.


@final
class Drive(Ask[NewYork]):
    """EFNY-H12, R5: with a Car and no Enemy in the space."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        able = s.cars[s.active] and (can_move(s, DRIVING) or could_crash(s, DRIVING))
        if not able or enemy_at(s, s.at[s.active]):
            return ()
        return (Decision(s.active, "drive", "EFNY-R5", ("decline", "drive"), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "drive":
            s.then(Move(car_moves(s, seat), DRIVING, False), MOMENT[0], Reveal(1), AFTER_ACTION[0])


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


# Steps 10 to 12.


@final
class ThrowAwayTop(Step[NewYork]):
    """EFNY-N1: the top card goes unresolved, and New York gains 1 Noise."""

    def happen(self, s: NewYork) -> None:
        s.tell(events.NY_DISCARDED, (s.ny_top,))
        s.ny_discard[s.ny_top] += 1
        s.then(NEXT_TOP, GainNoise(1))


@final
class NextTop(Ask[NewYork]):
    """EFNY-Q4 to Q6: the next card comes to the top, its back open; the last one is shuffled with all others."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        counts = s.ny_deck if sum(s.ny_deck) > 1 else all_new_york(s)
        return DRAW_NY.from_counts(counts, "new-york", "EFNY-Q6")

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if sum(s.ny_deck) <= 1:
            s.ny_deck = all_new_york(s)
            s.ny_discard = [0] * NY_CARDS
            s.bonuses = 0
            s.tell(events.NY_SHUFFLED, ())
        s.ny_top = DRAW_NY.kind_of[code]
        s.ny_deck[s.ny_top] -= 1
        if s.ny_top >= FIRST_SPECIAL:
            s.ny_seen |= 1 << (s.ny_top - FIRST_SPECIAL)


def all_new_york(s: NewYork) -> list[int]:
    """EFNY-Q4: deck, discard pile and Bonuses in play."""
    return [s.ny_deck[i] + s.ny_discard[i] + (s.bonuses >> i & 1) for i in range(NY_CARDS)]


@final
class Pay(Step[NewYork]):
    """EFNY-N2 to N4: New York pays when it can."""

    def happen(self, s: NewYork) -> None:
        card, cost = s.ny_top, COST[s.ny_top]
        if s.noise >= cost:
            s.noise -= cost
            s.tell(events.NY_PAID, (card, cost))
            s.next(PutAwayTop(True))
            carry_out(s, NY_EFFECT[card])
        else:
            s.tell(events.NY_UNPAID, (card, cost))
            s.next(PutAwayTop(False))


@final
class PutAwayTop(Step[NewYork]):
    """EFNY-N2, N3, Q2, Q3, Q5: to the discard pile, or above the board; unpaid it makes 1 Noise after the shuffle."""

    FIELDS = ("paid",)

    def __init__(self, paid: bool) -> None:
        self.paid = paid

    def happen(self, s: NewYork) -> None:
        if self.paid and s.ny_top >= FIRST_SPECIAL:
            s.bonuses |= 1 << s.ny_top
            s.tell(events.BONUS, (s.ny_top,))
        else:
            s.ny_discard[s.ny_top] += 1
        if not self.paid:
            s.next(GainNoise(1))
        s.next(NEXT_TOP)


AFTER_ACTION.append(AfterAction())
DISCARD_PLAYED: Final = DiscardPlayed()
NEXT_TOP: Final = NextTop()
NEXT_TURN: Final = NextTurn()
NEW_TURN: Final = NewTurn()
END_TURN: Final = EndTurn()
PLAY_CARD: Final = PlayCard()
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
    [ThrowAwayTop()],
    [Pay(), DukeHunts(BOSS_MOVES[DUKE])],
    [WALK_IN],
]
"""Steps 1 to 12."""
