"""Rules of thumb for Outrun: how to run, what to play and why, and who is how near to winning."""

from math import exp, sqrt
from random import Random
from typing import Final, final

from lamster.games.outrun.bot_cards import (
    card_helps,
    rate_claw,
    rate_infections,
    rate_plays,
    summed,
)
from lamster.games.outrun.bot_race import run_of
from lamster.games.outrun.components import (
    BOOST,
    CARD,
    FOCUS,
    LITTLE_SHORTCUT,
    MAJOR_SHORTCUT,
    ONE_ROUND,
    ONE_SHOT,
    STEAL,
)
from lamster.games.outrun.load import BURDEN
from lamster.games.outrun.rules.cards import PASS, read_play
from lamster.games.outrun.rules.running import RunForm
from lamster.games.outrun.rules.setup import ANY
from lamster.games.outrun.state import Outrun, in_force, is_infected, majors
from lamster.kernel.decision import Decision
from lamster.kernel.thumb import Reason, Thumb

SURE: Final = 5.0
"""The score of what is done without a second thought."""


@final
class OutrunThumb(Thumb[Outrun]):
    """One small rule for each kind of decision; runs are forms, and filled in."""

    def rate(self, s: Outrun, decision: Decision) -> list[float]:
        kind = decision.kind
        codes = decision.codes
        if kind == "interfere":
            return rate_plays(s, decision.seat, codes)
        if kind == "claw":
            claw = rate_claw(s, decision.seat)
            return [claw if code == "claw:yes" else 0.0 for code in codes]
        if kind == "infect":
            return rate_infections(s, codes)
        return [SURE if code in (ANY, "turn") else 0.0 for code in codes]

    def fill(self, s: Outrun, decision: Decision, level: str, rng: Random) -> str:
        """OUT-N2: the run of a bot of this level."""
        form = decision.form
        if not isinstance(form, RunForm):
            raise AssertionError("the only form of this game is a run")
        return run_of(s, decision.seat, form, level, rng)

    def why(self, s: Outrun, decision: Decision, code: str) -> Reason:
        return reason(s, decision, code)

    def standing(self, s: Outrun) -> list[float]:
        if s.settings.practice:
            return [chance_to_pass(s)]
        lead = s.settings.goal + 1 - max(s.rooms)
        pull = PULL[s.settings.monster] * PULL_SEATS[s.seats] / sqrt(1.0 + lead / 2)
        weights = [exp(pull * progress(s, seat)) for seat in range(s.seats)]
        total = sum(weights)
        return [weight / total for weight in weights]


# Who is how near to winning.

PULL: Final[list[float]] = [0.77, 0.7, 0.83, 0.61]
"""What a room counts in the log-odds of winning, by monster, in the last round; less, the more rounds are to come.

This and the worth of the rest in rooms was fitted, as a multinomial logit, to the positions at the start of each round
of 6,000 games between thumbs (300 for each monster and number of seats, on 1 to 3 maps). In 2,000 others, sorted by the
predicted chance in steps of ten per cent, the share of wins is within 5 points of it everywhere, 7 in one place.
"""
PULL_SEATS: Final[list[float]] = [0.0, 0.0, 0.65, 0.85, 1.0, 1.1, 1.15]
"""By the number of seats: the fewer there are, the more luck is in each round."""
LOAD_ROOMS: Final[list[float]] = [0.0, 0.35, 0.6, 0.33]
"""Rooms that a load of 1 in lasting cards costs, by monster."""
BOOST_ROOMS: Final[list[float]] = [0.0, 1.7, 0.0, 2.2]
MAJOR_ROOMS: Final[list[float]] = [0.0, 2.6, 0.0, 3.0]
CARD_ROOMS: Final = 0.15
"""Any other card in a hand."""
SHORTCUT_ROOMS: Final = 0.4
INFECTED_ROOMS: Final = 0.55


def progress(s: Outrun, seat: int) -> float:
    """How far a seat is on its way: its room, and what it has and carries in rooms."""
    monster = s.settings.monster
    front = in_force(s, seat)
    held = majors(s, seat)
    found = s.rooms[seat] - LOAD_ROOMS[monster] * summed(BURDEN, front & ~ONE_ROUND)
    found += MAJOR_ROOMS[monster] * held + CARD_ROOMS * (len(s.hands[seat]) - held)
    if front >> BOOST & 1:
        found += BOOST_ROOMS[monster]
    if front >> LITTLE_SHORTCUT & 1:
        found += SHORTCUT_ROOMS
    return found - (INFECTED_ROOMS if is_infected(s, seat) else 0.0)


def chance_to_pass(s: Outrun) -> float:
    """OUT-A6: whether more than half of the paths will have been made; about half of them are by a medium runner."""
    total = s.settings.practice_cards
    left = total - len(s.times)
    ahead = s.made + left / 2 - total / 2
    return 1.0 / (1.0 + exp(-2.0 * ahead / sqrt(left + 1.0)))


# Why.


def reason(s: Outrun, decision: Decision, code: str) -> Reason:
    """Why a code looks best, in a message with arguments. Of a run nothing is told: rows are secret (OUT-H4)."""
    kind = decision.kind
    if kind == "interfere":
        return why_pass(s, decision.seat) if code == PASS else why_play(s, decision.seat, code)
    if kind == "claw":
        cards: dict[str, str | int] = {"cards": s.front[decision.seat].bit_count()}
        return ("why-claw", cards) if code == "claw:yes" else ("why-stay", {})
    if kind == "infect":
        return why_infect(s, decision, code)
    return ("why-pick-any" if kind == "pick" else f"why-{kind}", {})


def why_infect(s: Outrun, decision: Decision, code: str) -> Reason:
    """Of two victims in one room the faster one."""
    rooms = {s.rooms[int(other[7:]) - 1] for other in decision.codes}
    faster = len(rooms) == 1 and len(decision.codes) > 1
    return ("why-infect-faster" if faster else "why-infect-ahead", {"arg": code[7:]})


def why_pass(s: Outrun, seat: int) -> Reason:
    """What is kept, a Major shortcut apart: helpful cards for oneself, others for later."""
    kept = [card for card in s.hands[seat] if card != MAJOR_SHORTCUT]
    if not kept:
        return ("why-pass", {})
    helpful = [card for card in kept if card_helps(card)]
    return ("why-help-no" if kept == helpful else "why-hold", {})


def why_play(s: Outrun, seat: int, code: str) -> Reason:
    card, target = read_play(seat, code)
    if card == FOCUS:
        return ("why-focus", {"cards": s.front[seat].bit_count()})
    if card == STEAL:
        return ("why-steal", {"cards": len(s.hands[target])})
    if target == seat or ONE_SHOT >> card & 1:
        return (WHY_CARD.get(CARD.codes[card], "why-shortcut-self"), {})
    if card_helps(card):
        return ("why-help-no", {})
    leads = s.rooms[target] == max(s.rooms)
    return ("why-attack-leader" if leads else "why-attack", {"arg": CARD.codes[card]})


WHY_CARD: Final = {
    "boost": "why-boost-self",
    "shield": "why-shield-self",
    "have-mine": "why-have-mine",
    "fair-trade": "why-trade",
}
"""Cards whose use on oneself, or at once, has a reason of its own; others shorten the own row."""


THUMB: Final = OutrunThumb()
