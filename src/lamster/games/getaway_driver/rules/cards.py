"""The abilities of the driver cards (GD-X8 to X39), each in its time window (GD-R2, R4, R5)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    BEHIND,
    CARD,
    DECOY_CAR,
    HANDBRAKE_TURN,
    HELICOPTER,
    HIT_THE_GAS,
    HUNTER,
    JAM_THE_POLICE_RADAR,
    LAST_DITCH_EFFORT,
    LEAVE_WRECKAGE,
    LEFT,
    NONE,
    OPERATIVO,
    RAMMING_SPEED,
    RIGHT,
    SIDE,
    SLAM_ON_THE_BRAKES,
    STOMPING_GROUNDS,
    SWITCH_CARS,
    TUNNEL,
    VEHICLE,
    VEHICLE_KIND,
)
from lamster.games.getaway_driver.events import (
    BY_WRECKAGE,
    DECOYED,
    JAMMED,
    LAST_DITCH,
    PLAYED,
    REPLAYED,
    SWAPPED,
)
from lamster.games.getaway_driver.rules.board import (
    is_special,
    may_enter,
    place_hazard,
    remove_hazard,
    vehicles_on,
)
from lamster.games.getaway_driver.rules.crashes import immune, police_arrives, wreck
from lamster.games.getaway_driver.rules.entering import FLIP, RESOLVE, look_around, set_out
from lamster.games.getaway_driver.rules.event_cards import to_fill, with_tiles
from lamster.games.getaway_driver.rules.hand import can_give, spend
from lamster.games.getaway_driver.rules.pursuit import WAY_NAMES, WAY_OF
from lamster.games.getaway_driver.rules.tiles import FILL, begin_fill
from lamster.games.getaway_driver.state import BEGINNING, EXTRA, GAS, SWAP, U_TURN, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

PLAY: Final = [f"play:{card}" for card in CARD.codes]
REPLAY: Final = [f"replay:{card}" for card in CARD.codes]
DRIVE: Final = ("drive:front", "drive:left", "drive:right")
DRIVE_SIDE: Final = {f"drive:{side}": i for i, side in enumerate(SIDE.codes)}
JAM: Final = [[f"jam-{way}:{vehicle}" for way in WAY_NAMES] for vehicle in VEHICLE.codes]
LEAVE: Final = [f"leave:{vehicle}" for vehicle in VEHICLE.codes]
SWITCH: Final = [f"switch:{vehicle}" for vehicle in VEHICLE.codes]
SWITCH_OF: Final = {code: vehicle for vehicle, code in enumerate(SWITCH)}
STOMPING_ROUNDS: Final = 2


# Whether an ability can be played now (GD-A12).


def can_play(s: Getaway, driver: int, card: int, again: bool, spent: int = NONE) -> bool:
    """Whether this card's time has come in the Driver's turn, and some part of it can be carried out (GD-A12).

    GD-X12, X16, X18, X20, X22, X24, X26, X27, X35.
    `spent`: the card that goes for it, if that is another one (GD-Q26).
    """
    if card == LAST_DITCH_EFFORT:
        return s.meter[driver] > 0 and s.event != HUNTER
    if card == LEAVE_WRECKAGE:
        return can_wreck(s, driver)
    if card == JAM_THE_POLICE_RADAR:
        return s.stage[driver] == BEGINNING and any(jam_codes(s, v) for v in diagonal_vehicles(s, driver))
    if s.slammed[driver]:
        return False
    if card == HIT_THE_GAS:
        return can_move_on(s, driver, card_left(s, driver, card if spent == NONE else spent, again))
    if card == HANDBRAKE_TURN:
        return can_turn_back(s, driver, card_left(s, driver, card if spent == NONE else spent, again))
    if s.stage[driver] != BEGINNING:
        return False
    if card == SWITCH_CARS:
        return s.car[driver] not in s.hazards and bool(switch_targets(s, driver))
    if card == RAMMING_SPEED:
        return not s.ramming[driver]
    return card == SLAM_ON_THE_BRAKES


def can_wreck(s: Getaway, driver: int) -> bool:
    """GD-X22: a token can be placed, or a vehicle can crash."""
    space = s.car[driver]
    return space not in s.hazards or any(not immune(s, v, BY_WRECKAGE) for v in vehicles_on(s, space))


def passable(s: Getaway, driver: int, space: int, card_left: bool) -> bool:
    """GD-D12, D14, U9: a legal space; a Barricade there must be paid for with a card."""
    return space != NONE and (card_left or space not in s.barricades or s.ramming[driver])


def card_left(s: Getaway, driver: int, card: int, again: bool) -> bool:
    """GD-U9: whether a card could still be given up at a Barricade once this one is played: even itself, for Stash."""
    if s.hand[driver] & ~(1 << card):
        return True
    price = s.settings.price
    if not again:
        return s.loot[driver] >= price
    return s.loot[driver] >= 2 * price and (s.event == OPERATIVO or s.discard[driver] & ~(1 << card) != 0)


def can_move_on(s: Getaway, driver: int, card_left: bool) -> bool:
    """GD-X16: a movement action is possible once the spaces are filled."""
    heading = s.heading[driver]
    car = s.car[driver]
    laid = to_fill(s, driver)
    for way in (heading, heading + LEFT & 3, heading + RIGHT & 3):
        space = s.ground.ahead[way][car]
        if passable(s, driver, space, card_left) and (s.tiles[space] != NONE or space in laid):
            return True
    return False


def can_turn_back(s: Getaway, driver: int, card_left: bool) -> bool:
    """GD-X13: the space behind is legal, has a tile or gets one, and a Barricade there can be paid for."""
    space = s.ground.ahead[s.heading[driver] + BEHIND & 3][s.car[driver]]
    return passable(s, driver, space, card_left) and (s.tiles[space] != NONE or bool(with_tiles(s, [space])))


def diagonal_vehicles(s: Getaway, driver: int) -> list[int]:
    return [v for v in s.in_play if s.ground.diagonal(s.at[v], s.car[driver])]


def jam_codes(s: Getaway, vehicle: int) -> list[str]:
    """GD-X18: the ways a vehicle can be sent: not onto a Hazard token, off the legal area or into a Tunnel."""
    codes: list[str] = []
    for way in range(4):
        space = s.ground.ahead[way][s.at[vehicle]]
        if may_enter(s, vehicle, space) and space not in s.hazards:
            codes.append(JAM[vehicle][way])
    return codes


def switch_targets(s: Getaway, driver: int) -> list[int]:
    """GD-X35: vehicles on a tile other than the Driver's own; no Helicopter onto a face-up Tunnel."""
    car = s.car[driver]
    tunnel = is_special(s, car, TUNNEL)
    return [
        v
        for v in s.in_play
        if s.at[v] != car and s.tiles[s.at[v]] != NONE and not (tunnel and VEHICLE_KIND[v] == HELICOPTER)
    ]


# Playing it.


def play(s: Getaway, driver: int, card: int, again: bool) -> None:
    """GD-X1 to X5: the card is spent, and its ability happens."""
    spend_for_ability(s, driver, card, again)
    carry_out(s, driver, card)


def spend_for_ability(s: Getaway, driver: int, card: int, again: bool) -> None:
    spend(s, driver, card, again)
    s.tell(REPLAYED if again else PLAYED, (driver, card))


def carry_out(s: Getaway, driver: int, card: int) -> None:
    if card == LAST_DITCH_EFFORT:
        last_ditch(s, driver)
    elif card == LEAVE_WRECKAGE:
        leave_wreckage(s, driver)
    elif card == JAM_THE_POLICE_RADAR:
        s.then(*[JamOne(driver, vehicle) for vehicle in diagonal_vehicles(s, driver)])
    elif card == HIT_THE_GAS:
        s.then(FILL[driver], ChooseWay(driver, GAS))
    elif card == HANDBRAKE_TURN:
        handbrake_turn(s, driver)
    elif card == SWITCH_CARS:
        s.next(SwitchCars(driver))
    elif card == RAMMING_SPEED:
        s.ramming[driver] = True
    elif card == SLAM_ON_THE_BRAKES:
        s.slammed[driver] = True
    elif card == STOMPING_GROUNDS:
        s.stomping[driver] = STOMPING_ROUNDS
    elif card == DECOY_CAR:
        decoy(s, driver)


def last_ditch(s: Getaway, driver: int) -> None:
    """GD-X20."""
    s.meter[driver] -= 1
    s.tell(LAST_DITCH, (driver, s.meter[driver], s.settings.red))


def leave_wreckage(s: Getaway, driver: int) -> None:
    """GD-X21 to X23."""
    space = s.car[driver]
    place_hazard(s, space, driver)
    wreck(s, vehicles_on(s, space), BY_WRECKAGE)


def decoy(s: Getaway, driver: int) -> None:
    """GD-X9 to X11: back to the tile and facing before the last movement action; nothing there happens."""
    if s.car[driver] != s.back_at[driver]:
        s.car[driver] = s.back_at[driver]
        remove_hazard(s, s.car[driver])
    s.heading[driver] = s.back_heading[driver]
    s.tell(DECOYED, (driver, s.ground.name[s.car[driver]], s.heading[driver]))


def can_decoy(s: Getaway, driver: int) -> bool:
    """GD-X8, X28, A12: only after a movement action this round, and if it changes tile or facing."""
    if s.back_at[driver] == NONE:
        return False
    return s.car[driver] != s.back_at[driver] or s.heading[driver] != s.back_heading[driver]


@final
class ChooseWay(Ask[Getaway]):
    """GD-A7, X17, M5: the direction of an extra movement action."""

    FIELDS = ("driver", "manner")

    def __init__(self, driver: int, manner: int) -> None:
        self.driver = driver
        self.manner = manner

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        rule = "GD-M5" if self.manner == EXTRA else "GD-X17"
        return (Decision(self.driver, "extra-move", rule, tuple(drive_codes(s, self.driver)), None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        set_out(s, seat, s.heading[seat] + DRIVE_SIDE[code] & 3, self.manner)

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        return why_no_way(s, seat, code)


def why_no_way(s: Getaway, driver: int, code: str) -> str:
    """The rule that keeps the car from driving to this side."""
    side = DRIVE_SIDE.get(code, BEHIND)
    if side == BEHIND:
        return "GD-A7"
    space = s.ground.ahead[s.heading[driver] + side & 3][s.car[driver]]
    if space in s.barricades and not can_give(s, driver):
        return "GD-U9"
    return "GD-D12" if space == NONE or s.tiles[space] == NONE else "GD-D16"


def drive_codes(s: Getaway, driver: int) -> list[str]:
    """GD-A7, D12, D14: front, left and right as far as there is a tile, and a Barricade can be paid for."""
    heading = s.heading[driver]
    car = s.car[driver]
    ahead = s.ground.ahead
    codes: list[str] = []
    for code, side in ((DRIVE[0], 0), (DRIVE[1], LEFT), (DRIVE[2], RIGHT)):
        space = ahead[heading + side & 3][car]
        if space == NONE or s.tiles[space] == NONE:
            continue
        if space not in s.barricades or s.ramming[driver] or can_give(s, driver):
            codes.append(code)
    return codes


def handbrake_turn(s: Getaway, driver: int) -> None:
    """GD-X13: one tile is laid behind if none is there, then the car turns round and drives onto it."""
    way = s.heading[driver] + BEHIND & 3
    space = s.ground.ahead[way][s.car[driver]]
    s.next(TurnBack(driver))
    if s.tiles[space] == NONE:
        begin_fill(s, [space], s.settings.city)


@final
class TurnBack(Step[Getaway]):
    """GD-X13: the U-turn itself, a full entry."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        set_out(s, self.driver, s.heading[self.driver] + BEHIND & 3, U_TURN)


@final
class JamOne(Ask[Getaway]):
    """GD-X18, X19: the Driver sends one vehicle a space away, or leaves it alone."""

    FIELDS = ("driver", "vehicle")

    def __init__(self, driver: int, vehicle: int) -> None:
        self.driver = driver
        self.vehicle = vehicle

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        if s.at[self.vehicle] == NONE:
            return ()
        codes = tuple(sorted([*jam_codes(s, self.vehicle), LEAVE[self.vehicle]]))
        return (Decision(self.driver, "jam", "GD-X18", codes, None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == LEAVE[self.vehicle]:
            return
        way = WAY_OF[code.partition(":")[0]]
        s.facing[self.vehicle] = way
        s.at[self.vehicle] = s.ground.ahead[way][s.at[self.vehicle]]
        s.tell(JAMMED, (self.vehicle, s.ground.name[s.at[self.vehicle]], way))
        police_arrives(s, self.vehicle)

    def default(self, s: Getaway, seat: int) -> str:
        return LEAVE[self.vehicle]


@final
class SwitchCars(Ask[Getaway]):
    """GD-X35: which vehicle the Driver changes places with.

    When the card is shared (GD-Q15) `partner` does so too, but not with the vehicle that is `taken`.
    """

    FIELDS = ("driver", "partner", "taken")

    def __init__(self, driver: int, partner: int = NONE, taken: int = NONE) -> None:
        self.driver = driver
        self.partner = partner
        self.taken = taken

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        targets = sorted(switch_targets(s, self.driver))
        if self.taken != NONE and s.car[self.driver] in s.hazards:
            return ()
        codes = tuple([SWITCH[v] for v in targets if v != self.taken])
        return (Decision(self.driver, "switch", "GD-X35", codes, None, True),) if codes else ()

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if self.partner != NONE:
            s.next(SwitchCars(self.partner, NONE, SWITCH_OF[code]))
        switch(s, seat, SWITCH_OF[code])


def switch(s: Getaway, driver: int, vehicle: int) -> None:
    """GD-X36 to X38: spaces and facings are exchanged; the car enters the new tile, but does not drive."""
    s.from_at[driver] = s.car[driver]
    s.manner[driver] = SWAP
    s.followers[driver] = s.behind[driver] = ()
    s.car[driver], s.at[vehicle] = s.at[vehicle], s.car[driver]
    s.heading[driver], s.facing[vehicle] = s.facing[vehicle], s.heading[driver]
    s.tell(SWAPPED, (driver, vehicle, s.ground.name[s.at[vehicle]], s.facing[vehicle]))
    look_around(s, driver)
    s.steps += RESOLVE[driver]
    s.next(FLIP[driver])
