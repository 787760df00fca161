"""Playing an ability with two Drivers: the partner may have the benefit too (GD-Q15, table 5.4)."""

from typing import final

from lamster.games.getaway_driver.components import (
    DECOY_CAR,
    HANDBRAKE_TURN,
    HIT_THE_GAS,
    JAM_THE_POLICE_RADAR,
    LAST_DITCH_EFFORT,
    LEAVE_WRECKAGE,
    PARTNERS_IN_CRIME,
    RAMMING_SPEED,
    SLAM_ON_THE_BRAKES,
    STOMPING_GROUNDS,
    SWITCH_CARS,
)
from lamster.games.getaway_driver.events import SHARED
from lamster.games.getaway_driver.rules.cards import (
    JamOne,
    SwitchCars,
    can_decoy,
    can_move_on,
    can_turn_back,
    can_wreck,
    carry_out,
    diagonal_vehicles,
    jam_codes,
    spend_for_ability,
    switch_targets,
)
from lamster.games.getaway_driver.rules.hand import CARD_OF, can_give, copy_card
from lamster.games.getaway_driver.rules.hazards import DECLINE, SHARE
from lamster.games.getaway_driver.rules.partners import BAIT, lift
from lamster.games.getaway_driver.state import BEGINNING, ENDED, MOVED, SET, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step


def play_code(s: Getaway, driver: int, code: str) -> None:
    """GD-X1 to X5, Q26: a card's ability, of the Driver's own or copied from the partner."""
    card = CARD_OF[code]
    again = code.startswith("re")
    if "copy" in code:
        copy_card(s, driver, card, again)
    else:
        spend_for_ability(s, driver, card, again)
    if card == PARTNERS_IN_CRIME:
        s.next(BAIT[driver])
    elif s.settings.four and near(s) and can_share(s, 1 - driver, card):
        s.next(Share(driver, card))
    else:
        carry_out(s, driver, card)


def near(s: Getaway) -> bool:
    """GD-Q15: the Drivers are on the same tile or next to each other."""
    return s.ground.distance(s.car[0], s.car[1]) <= 1


# Whether there is something in it for the partner. Everything here is known to all, so being asked tells nothing.


def can_share(s: Getaway, partner: int, card: int) -> bool:
    """Table 5.4: whether the partner could do now what the card allows."""
    if card == DECOY_CAR:
        return can_decoy(s, partner)
    if card == JAM_THE_POLICE_RADAR:
        return any(jam_codes(s, vehicle) for vehicle in jams_of(s, partner))
    if card == LAST_DITCH_EFFORT:
        return s.meter[partner] > 0
    if card == LEAVE_WRECKAGE:
        return s.car[0] != s.car[1] and can_wreck(s, partner)
    if card == STOMPING_GROUNDS:
        return not s.stomping[partner]
    return not s.slammed[partner] and can_share_drive(s, partner, card)


def can_share_drive(s: Getaway, partner: int, card: int) -> bool:
    """The same for cards about driving, of a partner who has not slammed on the brakes."""
    if card == HANDBRAKE_TURN:
        return can_turn_back(s, partner, can_give(s, partner))
    if card == HIT_THE_GAS:
        return can_move_on(s, partner, can_give(s, partner))
    if card == RAMMING_SPEED:
        return not s.ramming[partner]
    if card == SLAM_ON_THE_BRAKES:
        return s.stage[partner] in (BEGINNING, BEGINNING + SET)
    return card == SWITCH_CARS and can_share_switch(s, partner)


def can_share_switch(s: Getaway, partner: int) -> bool:
    """GD-X35: the partner's own tile has no Hazard token, and there is a vehicle for each of the two."""
    if s.car[partner] in s.hazards:
        return False
    own, other = switch_targets(s, 1 - partner), switch_targets(s, partner)
    return bool(own and other) and len({*own, *other}) > 1


def jams_of(s: Getaway, partner: int) -> list[int]:
    """GD-X18, Q15: vehicles diagonally beside the partner that the playing Driver has no say in: each vehicle once."""
    own = diagonal_vehicles(s, 1 - partner)
    return [vehicle for vehicle in diagonal_vehicles(s, partner) if vehicle not in own]


@final
class Share(Ask[Getaway]):
    """GD-Q15: the partner says whether to have the benefit of the card as well; then it is carried out."""

    FIELDS = ("driver", "card")

    def __init__(self, driver: int, card: int) -> None:
        self.driver = driver
        self.card = card

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return (Decision(1 - self.driver, "share", "GD-Q15", (DECLINE, SHARE)),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == DECLINE:
            carry_out(s, self.driver, self.card)
            return
        s.tell(SHARED, (seat, self.card))
        if self.card == SWITCH_CARS:
            lift(s, seat)
            s.next(SwitchCars(self.driver, seat))
            return
        if self.card == JAM_THE_POLICE_RADAR:
            s.then(*[JamOne(seat, vehicle) for vehicle in jams_of(s, seat)])
        else:
            s.next(Benefit(seat, self.card))
        carry_out(s, self.driver, self.card)


@final
class Benefit(Step[Getaway]):
    """GD-Q15: after the Driver who played the card it is the partner's turn to have its benefit."""

    FIELDS = ("driver", "card")

    def __init__(self, driver: int, card: int) -> None:
        self.driver = driver
        self.card = card

    def happen(self, s: Getaway) -> None:
        driver, card = self.driver, self.card
        if card == STOMPING_GROUNDS:
            s.shared |= 1 << 1 - driver
            return
        if card in (HANDBRAKE_TURN, HIT_THE_GAS, SLAM_ON_THE_BRAKES):
            lift(s, driver)
            reopen(s, driver)
        carry_out(s, driver, card)


def reopen(s: Getaway, driver: int) -> None:
    """A Driver who had ended the turn and now moves once more may go on playing."""
    if s.stage[driver] == ENDED:
        s.stage[driver] = MOVED
