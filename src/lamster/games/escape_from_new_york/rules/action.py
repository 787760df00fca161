"""The Action cards of a Hero, steps 3 and 4: playing them, what can be performed, and what follows (EFNY-H5 to H11)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    ACTION,
    DIRECTIONS,
    DRAW_TRAP,
    EFFECT,
    KIND,
    NOISE,
    SPACES,
    TRAP_COPIES,
    TRAP_OF,
    Word,
    program,
)
from lamster.games.escape_from_new_york.knowledge import card_left_hand
from lamster.games.escape_from_new_york.rules.city import blocked, open_neighbours
from lamster.games.escape_from_new_york.rules.company import DRIVING
from lamster.games.escape_from_new_york.rules.event_cards import DrawEvents
from lamster.games.escape_from_new_york.rules.fighting import number_to_trick
from lamster.games.escape_from_new_york.rules.moving import (
    can_move,
    could_crash,
    flags_of,
    manholes_from,
)
from lamster.games.escape_from_new_york.rules.programs import ABILITY, CARD, MOMENT, carry_out
from lamster.games.escape_from_new_york.rules.roadblocks import wirable
from lamster.games.escape_from_new_york.rules.stealing import robbable
from lamster.games.escape_from_new_york.rules.versions import AT_ANY_MOMENT
from lamster.games.escape_from_new_york.rules.window import AFTER_ACTION
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

ABILITY_NOISE: Final = 2
ABILITY_HIT: Final = program("hit 2 r0")
ABILITY_MOVE: Final = program("move 1; reveal 1")


@final
class PlayCard(Ask[NewYork]):
    """EFNY-H5, H9 to H11: reveal one of the chosen cards, or use the personal ability instead of it."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"play:{ACTION.codes[card]}" for card in s.chosen]
        codes += [f"{verb}-instead:{ACTION.codes[card]}" for card in s.chosen for verb in abilities(s)]
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
        return code if code.startswith("play:") else f"{code.partition(':')[0]}:?"

    def rule_of(self, s: NewYork, code: str) -> str:
        return "" if code.startswith("play:") else "EFNY-H10"

    def refuse(self, s: NewYork, seat: int, code: str) -> str:
        """The ability was used already; or its movement cannot be made as things stand."""
        if "-instead:" not in code:
            return ""
        return "EFNY-H10" if s.ability else "EFNY-H8"

    def default(self, s: NewYork, seat: int) -> str:
        return f"play:{ACTION.codes[s.chosen[0]]}"


def abilities(s: NewYork) -> list[str]:
    """EFNY-H10: once a turn; the movement only where a step can be made, if need be by giving up the Car."""
    if s.ability:
        return []
    return ["hit", "move"] if feasible(s, ABILITY_MOVE, True) else ["hit"]


def reveal_card(s: NewYork, seat: int, card: int) -> None:
    """EFNY-H5, H6, H13."""
    s.tell(events.PLAYED, (seat, card))
    s.shown |= 1 << card
    s.seen_cards[seat] |= 1 << card
    s.held[seat] &= ~(1 << card)
    s.made_noise += NOISE[card]
    if feasible(s, EFFECT[card]):
        carry_out(s, EFFECT[card], CARD)
    elif feasible(s, EFFECT[card], True):
        s.next(Dare(card))
    else:
        s.tell(events.SKIPPED, (seat, card))


@final
class Dare(Ask[NewYork]):
    """EFNY-R7 (ruling J40): the card works only by giving up the Car: it may be treated as impossible instead."""

    FIELDS = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return (Decision(s.active, "dare", "EFNY-R7", ("dare", "skip")),)

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
    card_left_hand(s, seat)
    s.made_noise += ABILITY_NOISE
    s.tell(events.ABILITY_HIT if hit else events.ABILITY_MOVE, (seat,))
    carry_out(s, ABILITY_HIT if hit else ABILITY_MOVE, ABILITY)


def feasible(s: NewYork, words: tuple[Word, ...], crashing: bool = False) -> bool:
    """EFNY-H8: every part can be performed as things stand when the card is revealed."""
    return all(part_works(s, word, crashing) for word in words)


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
        return "up-to" in marks or any(blocked(s, here, d) for d in range(DIRECTIONS))
    if word == "manhole":
        return bool(manholes_from(s, here)) and not s.cars[s.active]
    if word == "poi-jump":
        return KIND[here] == "poi"
    if word == "gain-car":
        return gain_car_works(s, crashing)
    return word != "wire" or bool(wirable(s, here))


def gain_car_works(s: NewYork, crashing: bool) -> bool:
    """EFNY-W12: a figure in the supply; for who has a Car a first step of DRIVE 1."""
    if s.cars[s.active]:
        return can_move(s, DRIVING) or (crashing and could_crash(s, DRIVING))
    return s.cars_left > 0


@final
class AfterAction(Step[NewYork]):
    """EFNY-U2, XS6 (ruling J29): after the action is completely resolved, first its Traps, then its Events.

    Before each of them is a moment (EFNY-T3, V9, ruling J46).
    """

    def happen(self, s: NewYork) -> None:
        entered, s.pending = s.pending, ()
        traps = [SpringTrap(at % SPACES) for at in entered if TRAP_OF[s.tiles[at % SPACES]]]
        loud = [at for at in entered if at < SPACES and s.event_spaces >> at & 1]
        if traps or loud:
            follow(s, [*traps, *[TriggerEvent() for _ in loud]])


def follow(s: NewYork, steps: list[Step[NewYork]]) -> None:
    """EFNY-T3, V9 (ruling J46): a moment before each; by the first rules only before the first of them."""
    s.then(*steps[1:] if s.rules < AT_ANY_MOMENT else [step for after in steps[1:] for step in (MOMENT[0], after)])
    s.then(MOMENT[0], steps[0])


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


AFTER_ACTION.append(AfterAction())
PLAY_CARD: Final = PlayCard()
