"""Rules of thumb for the cards of Bear and Dragon, the claw and the infection (ledger 7.2).

What a play is worth is counted in rooms: what it brings to oneself, and what it takes from the others, each as far as
that one is a threat. A score of 1 is a first place's worth of them.
"""

from typing import Final, final

from lamster.games.outrun.bot_race import steal_about
from lamster.games.outrun.components import (
    ACTIVE,
    BOOST,
    DRAGON,
    FAIR_TRADE,
    FOCUS,
    HAVE_MINE,
    LITTLE_SHORTCUT,
    MAJOR_SHORTCUT,
    ONE_ROUND,
    POSITIONS,
    SHIELD,
    STEAL,
    VALUES,
)
from lamster.games.outrun.load import BURDEN, LOAD
from lamster.games.outrun.rules.cards import PASS, fronts_after, read_play
from lamster.games.outrun.state import Outrun

UNIT: Final = 3.0
"""Rooms to a score of 1."""
HARM: Final = 0.35
"""Rooms that a load of 1 costs in a round."""
ROOMS_A_ROUND: Final = 2.0
"""By which the leader comes nearer to the exit."""
DRAGON_STAY: Final = 1.3
"""Rounds that a card stays with a seat on the Dragon, where most are cleared in the next."""
FASTEST_STAY: Final = 1.8
"""The same for the fastest, who is not."""
HEAVY: Final = 6.0
"""No more is loaded on a seat that is not about to win: slips do not get more frequent."""
CLEAR_AT: Final = 2.0
"""The load from which it is worth a card, or a position, to be rid of it."""
BOOST_UP_TO: Final = 2.5
SHORTCUT_FROM: Final = 1.0
FIRST_TWO: Final = 2
TWO_CARDS: Final = 2
STEAL_FIRST: Final = 2.0
"""A Steal comes before everything else: what it brings can still be played."""
SHIELD_ROOMS: Final = 1.0
"""What a well-timed Shield saves."""
CARE: Final = 0.6
"""What another's room counts, compared with an own one, if that seat is as far as oneself."""
AHEAD: Final = 0.25
"""How much more a seat is a threat for each room that it is ahead."""
LEAST_THREAT: Final = 0.25
KEEP: Final = -0.1
"""The score of a play that is not worth its card now; passing has 0."""
SPENT: Final = 0.02
"""What a card is worth in the hand."""


def load_of(front: int) -> float:
    """The load to expect of these cards in force."""
    return summed(LOAD, front)


def summed(amounts: list[float], front: int) -> float:
    total = 0.0
    card = 0
    while front:
        if front & 1:
            total += amounts[card]
        front >>= 1
        card += 1
    return total


# The position, as the seat that is asked sees it.


@final
class Judge:
    """What everybody's progress is worth to one seat; made once a decision."""

    def __init__(self, s: Outrun, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.monster = s.settings.monster
        self.top = VALUES[self.monster][POSITIONS]
        self.to_go = [s.settings.goal + 1 - room for room in s.rooms]
        self.rounds = max(1.0, min(self.to_go) / ROOMS_A_ROUND)
        self.burdens = [summed(BURDEN, front) for front in s.front]
        self.mean = sum(self.burdens) / s.seats
        self.usual = sum([VALUES[self.monster][place] for place in ACTIVE[s.seats]]) / s.seats
        self.weights = [1.0 if other == seat else -CARE * self.threat(other) for other in range(s.seats)]

    def threat(self, other: int) -> float:
        """By how far it is ahead; more if it can leave in the next round, or will move with a Boost."""
        found = max(LEAST_THREAT, 1.0 + AHEAD * (self.to_go[self.seat] - self.to_go[other]))
        if self.may_leave(other):
            found *= 2.0
        return found * 1.5 if self.s.front[other] >> BOOST & 1 else found

    def may_leave(self, other: int) -> bool:
        """With the top value in the next round."""
        return self.to_go[other] <= self.top * (2 if self.s.front[other] >> BOOST & 1 else 1)

    def stay(self, other: int) -> float:
        """For how many rounds a card will lie there before claw or fire takes it away."""
        if self.monster != DRAGON:
            return min(self.rounds, 1.0 + self.s.seats / 2)
        return min(self.rounds, FASTEST_STAY if self.s.positions[other] == POSITIONS else DRAGON_STAY)

    def rooms(self, other: int, front: int) -> float:
        """Rooms that a seat with these cards in force has more than with none."""
        lasting = summed(BURDEN, front & ~ONE_ROUND)
        if other != self.seat and lasting > HEAVY and not self.may_leave(other):
            lasting = HEAVY
        found = -HARM * lasting * self.stay(other)
        if front >> LITTLE_SHORTCUT & 1:
            found -= HARM * BURDEN[LITTLE_SHORTCUT]
        return found + (self.next_move(other, front) if front >> BOOST & 1 else 0.0)

    def next_move(self, other: int, front: int) -> float:
        """Rooms to expect of the next round, as far as the seat that is asked can know."""
        if other == self.seat and MAJOR_SHORTCUT in self.s.hands[other]:
            return float(self.top)
        return max(0.3, self.usual - HARM * (summed(BURDEN, front) - self.mean))

    def change(self, other: int, front: int) -> float:
        """What it is worth that the cards in front of a seat become these."""
        return self.weights[other] * (self.rooms(other, front) - self.rooms(other, self.s.front[other]))

    def nobody_ahead(self) -> bool:
        return min(self.to_go) == self.to_go[self.seat]


# Cards.


def rate_plays(s: Outrun, seat: int, codes: tuple[str, ...]) -> list[float]:
    judge = Judge(s, seat)
    return [0.0 if code == PASS else rate_play(judge, *read_play(seat, code)) for code in codes]


def rate_play(judge: Judge, card: int, target: int) -> float:
    """Ledger 7.2: first whether the time for this card has come, then what it changes."""
    s = judge.s
    if card == STEAL:
        return rate_steal(judge, target)
    if not is_time(judge, card, target):
        return KEEP
    own, other = fronts_after(s, judge.seat, card, target)
    found = judge.change(judge.seat, own) + (judge.change(target, other) if target != judge.seat else 0.0)
    if card == SHIELD:
        found += SHIELD_ROOMS if target == judge.seat else -SHIELD_ROOMS
    return found / UNIT - SPENT


def rate_steal(judge: Judge, target: int) -> float:
    """From the biggest hand, and among equals from the greatest threat."""
    cards = len(judge.s.hands[target])
    return STEAL_FIRST + 0.2 * cards - 0.02 * judge.weights[target] if cards >= TWO_CARDS else KEEP


def is_time(judge: Judge, card: int, target: int) -> bool:
    """Whether this card may be played now; attacks on others are held only while nobody is ahead and none can steal."""
    s, seat = judge.s, judge.seat
    load = load_of(s.front[seat])
    if card == FOCUS or card == HAVE_MINE:
        return load >= CLEAR_AT
    if card == FAIR_TRADE:
        takes_boost = s.front[target] >> BOOST & 1 and not s.front[seat] >> BOOST & 1
        return bool(takes_boost) or load - load_of(s.front[target]) >= CLEAR_AT
    if target == seat:
        return is_time_for_oneself(judge, card, load)
    return card_helps(card) or not judge.nobody_ahead() or steal_about(s, seat)


def is_time_for_oneself(judge: Judge, card: int, load: float) -> bool:
    if card == BOOST:
        return load <= BOOST_UP_TO or MAJOR_SHORTCUT in judge.s.hands[judge.seat]
    if card == SHIELD:
        return among_first_two(judge)
    return card != LITTLE_SHORTCUT or load >= SHORTCUT_FROM


def among_first_two(judge: Judge) -> bool:
    """In the line and on the map: who acts early and leads has most to fear from those who act later."""
    ahead = [rooms for rooms in judge.to_go if rooms < judge.to_go[judge.seat]]
    return judge.seat in judge.s.line[:FIRST_TWO] and len(ahead) < FIRST_TWO


def card_helps(card: int) -> bool:
    return bool(ONE_ROUND >> card & 1)


# Claw and infection.


def rate_claw(s: Outrun, seat: int) -> float:
    """What it is worth to take the claw: the load it takes away for the rest of the game, less the move it costs."""
    judge = Judge(s, seat)
    lost = VALUES[judge.monster][s.positions[seat]] * (2 if s.front[seat] >> BOOST & 1 else 1)
    if lost >= judge.to_go[seat]:
        return -UNIT
    load = load_of(s.front[seat])
    gain = HARM * load * judge.rounds
    return ((gain if load >= CLEAR_AT else gain / 2) - lost) / UNIT


def rate_infections(s: Outrun, codes: tuple[str, ...]) -> list[float]:
    """The seat nearer to the exit; on equal rooms the faster one."""
    return [infection_worth(s, int(code[7:]) - 1) for code in codes]


def infection_worth(s: Outrun, victim: int) -> float:
    return s.rooms[victim] / UNIT - 0.05 * s.line.index(victim)
