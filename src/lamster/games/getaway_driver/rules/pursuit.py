"""Pursuit: reaction turns, following, settling and breaking off (GD-F, GD-U12, U13, U16)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    BEHIND,
    FRONT,
    HELICOPTER,
    LEFT,
    MOTORCYCLE,
    OPERATIVO,
    RIGHT,
    TUNNEL,
    VEHICLE,
    VEHICLE_KIND,
)
from lamster.games.getaway_driver.events import (
    BROKE_OFF,
    BY_HAZARD,
    BY_TUNNEL,
    DODGED_TUNNEL,
    FOLLOWED,
    HALF_TURNED,
    REACTED,
    RETURNED,
    SHAKEN,
)
from lamster.games.getaway_driver.rules.board import is_special, may_enter, vehicles_on
from lamster.games.getaway_driver.rules.crashes import (
    CHECK_HUNT,
    CRASH,
    PAY,
    can_use,
    crash,
    immune,
    police_arrives,
    spend_charge,
    survive,
    use,
)
from lamster.games.getaway_driver.state import (
    AVOID,
    BACKED_OUT,
    EXTRA,
    HALF_TURN,
    IN,
    NORMAL,
    RIDE,
    TUNNEL_ESCAPE,
    Getaway,
)
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

WAY_NAMES: Final = ("north", "east", "south", "west")
FOLLOW: Final = [f"follow:{vehicle}" for vehicle in VEHICLE.codes]
RETURN: Final = [f"return:{vehicle}" for vehicle in VEHICLE.codes]
STAY: Final = [f"stay:{vehicle}" for vehicle in VEHICLE.codes]
HALF: Final = [f"half-turn:{vehicle}" for vehicle in VEHICLE.codes]
SWERVE: Final = [[f"swerve-{way}:{vehicle}" for way in WAY_NAMES] for vehicle in VEHICLE.codes]
HOLD: Final = [[f"hold-{way}:{vehicle}" for way in WAY_NAMES] for vehicle in VEHICLE.codes]
WAY_OF: Final = {f"{verb}-{name}": way for verb in ("swerve", "hold", "jam") for way, name in enumerate(WAY_NAMES)}
REACTIONS: Final = [
    (f"react-left:{vehicle}", f"react-none:{vehicle}", f"react-right:{vehicle}") for vehicle in VEHICLE.codes
]


def directly_behind(s: Getaway, vehicle: int, way: int) -> bool:
    """GD-F5: this way leads to the space at the vehicle's back."""
    return way == s.facing[vehicle] + BEHIND & 3


# Reaction turns.


def react(s: Getaway, driver: int) -> None:
    """GD-F2, F3, O13: vehicles already there turn to follow; those that face the car turn as the Police choose."""
    heading = s.heading[driver]
    asked: list[React] = []
    for vehicle in s.met[driver]:
        if s.at[vehicle] != s.car[driver]:
            continue
        off = heading - s.facing[vehicle] & 3
        if off == BEHIND and s.settings.solo:
            turn_to(s, vehicle, heading + RIGHT & 3)
        elif off == BEHIND:
            asked.append(React(vehicle))
        elif off:
            turn_to(s, vehicle, heading)
    s.then(*asked)


def turn_to(s: Getaway, vehicle: int, facing: int) -> None:
    s.facing[vehicle] = facing
    s.tell(REACTED, (vehicle, facing))


@final
class React(Ask[Getaway]):
    """GD-F2: a vehicle facing the Driver turns left, right or not at all."""

    FIELDS = ("vehicle",)

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return (Decision(s.settings.police, "react", "GD-F2", REACTIONS[self.vehicle]),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        side = REACTIONS[self.vehicle].index(code)
        if side != 1:
            turn_to(s, self.vehicle, s.facing[self.vehicle] + (LEFT if side == 0 else RIGHT) & 3)

    def default(self, s: Getaway, seat: int) -> str:
        return REACTIONS[self.vehicle][1]


# Following.


def note_followers(s: Getaway, driver: int) -> None:
    """GD-F4 to F6: who follows a normal or Thoroughfare move, and who cannot."""
    s.followers[driver] = ()
    s.behind[driver] = ()
    if s.manner[driver] not in (NORMAL, EXTRA):
        return
    for vehicle in vehicles_on(s, s.from_at[driver]):
        note(s, driver, vehicle)


def note(s: Getaway, driver: int, vehicle: int) -> None:
    """GD-F4, F5, F8: it follows, or has not moved and may act in step A."""
    if not directly_behind(s, vehicle, s.way[driver]):
        s.followers[driver] += (vehicle,)
    elif VEHICLE_KIND[vehicle] == HELICOPTER and s.bought[HELICOPTER]:
        # Whether it can be paid for shows when followers are settled: a badge may pay in between.
        s.behind[driver] += (vehicle,)
    else:
        s.tell(SHAKEN, (vehicle,))


@final
class Settle(Step[Getaway]):
    """GD-F9: now that the Driver's result is known, every follower goes, stays, returns or crashes."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        driver = self.driver
        if s.followers[driver] or s.behind[driver]:
            s.next(CHECK_HUNT)
            s.then(
                *[SettleOne(driver, vehicle) for vehicle in s.followers[driver]],
                *[TurnAndFollow(driver, vehicle) for vehicle in s.behind[driver]],
            )


SETTLE: Final = (Settle(0), Settle(1))


def destination(s: Getaway, driver: int) -> int:
    """The tile the Driver drove onto, also when the car is back by now."""
    return s.ground.ahead[s.way[driver]][s.from_at[driver]]


def barred(s: Getaway, driver: int, vehicle: int) -> bool:
    """GD-U13: a Helicopter that would have to enter a face-up Tunnel."""
    tunnel = VEHICLE_KIND[vehicle] == HELICOPTER and is_special(s, destination(s, driver), TUNNEL)
    return tunnel and s.result[driver] != BACKED_OUT


def would_crash(s: Getaway, driver: int, vehicle: int) -> bool:
    """GD-H7, X14, U13, V13: a stunt crashes followers, a Tunnel crashes a Helicopter; unless they are immune."""
    if s.event == OPERATIVO:
        return False
    if barred(s, driver, vehicle):
        return True
    return s.result[driver] not in (IN, BACKED_OUT) and not immune(s, vehicle, BY_HAZARD)


@final
class SettleOne(Ask[Getaway]):
    """GD-F9, F10, U5, U13, U16, M6, O27: one follower; the Police may pay to save it, or to let it break off."""

    FIELDS = ("driver", "vehicle")

    def __init__(self, driver: int, vehicle: int) -> None:
        self.driver = driver
        self.vehicle = vehicle

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        codes = self.codes(s)
        return (Decision(s.settings.police, "settle", "GD-F9", codes, None, True),)

    def codes(self, s: Getaway) -> tuple[str, ...]:
        driver, vehicle = self.driver, self.vehicle
        usual = self.usual(s)
        kind = VEHICLE_KIND[vehicle]
        if kind == MOTORCYCLE and can_use(s, RIDE, MOTORCYCLE, vehicle):
            return tuple(sorted([usual, *break_off_codes(s, driver, vehicle)]))
        if kind == HELICOPTER and barred(s, driver, vehicle) and can_use(s, TUNNEL_ESCAPE, HELICOPTER, vehicle):
            return tuple(sorted([usual, *break_off_codes(s, driver, vehicle)]))
        if kind == ARMORED_CAR and usual == CRASH[vehicle] and can_use(s, AVOID, ARMORED_CAR, vehicle):
            return (usual, PAY[vehicle])
        return (usual,)

    def usual(self, s: Getaway) -> str:
        """What happens when nothing is paid."""
        if s.settings.solo and barred(s, self.driver, self.vehicle):
            return dodge(s, self.driver, self.vehicle)
        if would_crash(s, self.driver, self.vehicle):
            return CRASH[self.vehicle]
        if barred(s, self.driver, self.vehicle):
            return STAY[self.vehicle]
        return RETURN[self.vehicle] if s.result[self.driver] == BACKED_OUT else FOLLOW[self.vehicle]

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        driver, vehicle = self.driver, self.vehicle
        verb = code.partition(":")[0]
        if verb == "stay":
            return
        # GD-F7: there, there and back, or another way.
        s.moved |= 1 << vehicle
        if not verb.startswith("hold-"):
            # GD-M6: it followed, or went another way; one that stays keeps the Thoroughfare's extra action.
            s.bonus &= ~(1 << vehicle)
        if verb in WAY_OF:
            if not s.settings.solo:
                use(s, TUNNEL_ESCAPE if VEHICLE_KIND[vehicle] == HELICOPTER else RIDE, vehicle)
            break_off(s, vehicle, WAY_OF[verb], verb.startswith("swerve"))
        elif verb == "follow":
            go_along(s, driver, vehicle)
        elif verb == "return":
            s.facing[vehicle] = s.way[driver]
            s.tell(RETURNED, (vehicle, s.ground.name[s.at[vehicle]], s.facing[vehicle]))
        else:
            self.hit(s, verb == "pay")

    def hit(self, s: Getaway, paid: bool) -> None:
        """GD-H7, U5: on the tile where it happens the follower crashes, or is saved."""
        vehicle = self.vehicle
        tunnel = barred(s, self.driver, vehicle)
        if not tunnel:
            s.at[vehicle] = destination(s, self.driver)
            s.facing[vehicle] = s.way[self.driver]
        if paid:
            use(s, AVOID, vehicle)
            survive(s, vehicle, BY_HAZARD)
            police_arrives(s, vehicle)
        elif VEHICLE_KIND[vehicle] == ARMORED_CAR and s.charged:
            spend_charge(s, vehicle, BY_HAZARD)
            police_arrives(s, vehicle)
        else:
            crash(s, vehicle, BY_TUNNEL if tunnel else BY_HAZARD)

    def default(self, s: Getaway, seat: int) -> str:
        return self.usual(s)

    def rule_of(self, s: Getaway, code: str) -> str:
        verb = code.partition(":")[0]
        if verb in WAY_OF:
            return "GD-U13" if VEHICLE_KIND[self.vehicle] == HELICOPTER else "GD-U16"
        return {"pay": "GD-U5", "crash": "GD-H7"}.get(verb, "")


def go_along(s: Getaway, driver: int, vehicle: int) -> None:
    """GD-F4: onto the Driver's new tile, with the Driver's facing."""
    s.at[vehicle] = destination(s, driver)
    s.facing[vehicle] = s.way[driver]
    s.tell(FOLLOWED, (vehicle, s.ground.name[s.at[vehicle]], s.facing[vehicle]))
    police_arrives(s, vehicle)


def break_off_codes(s: Getaway, driver: int, vehicle: int) -> list[str]:
    """GD-F10: front, left or right of its facing, but not the Driver's way: one space, or only a turn."""
    codes: list[str] = []
    for side in (FRONT, LEFT, RIGHT):
        way = s.facing[vehicle] + side & 3
        if way != s.way[driver]:
            codes.append(HOLD[vehicle][way])
            if may_swerve(s, vehicle, way):
                codes.append(SWERVE[vehicle][way])
    return codes


def may_swerve(s: Getaway, vehicle: int, way: int) -> bool:
    """GD-F10: legal for that vehicle, and no Hazard token unless it is a Helicopter."""
    space = s.ground.ahead[way][s.at[vehicle]]
    if not may_enter(s, vehicle, space):
        return False
    return space not in s.hazards or VEHICLE_KIND[vehicle] == HELICOPTER or s.event == OPERATIVO


def dodge(s: Getaway, driver: int, vehicle: int) -> str:
    """GD-O29: at a Tunnel the automated Helicopter goes to the right of the Driver's way, else left, else it stays.

    It never goes directly behind itself; if it stays it faces one of these ways all the same.
    """
    ways = [s.way[driver] + side & 3 for side in (RIGHT, LEFT)]
    ways = [way for way in ways if not directly_behind(s, vehicle, way)]
    for way in ways:
        if may_swerve(s, vehicle, way):
            return SWERVE[vehicle][way]
    return HOLD[vehicle][ways[0]]


def break_off(s: Getaway, vehicle: int, way: int, goes: bool) -> None:
    s.facing[vehicle] = way
    if goes:
        s.at[vehicle] = s.ground.ahead[way][s.at[vehicle]]
    s.tell(DODGED_TUNNEL if s.settings.solo else BROKE_OFF, (vehicle, s.ground.name[s.at[vehicle]], way))
    if goes:
        police_arrives(s, vehicle)


@final
class TurnAndFollow(Ask[Getaway]):
    """GD-U12: a Helicopter at whose back the Driver slipped away may pay for a half turn and follow after all."""

    FIELDS = ("driver", "vehicle")

    def __init__(self, driver: int, vehicle: int) -> None:
        self.driver = driver
        self.vehicle = vehicle

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        if s.at[self.vehicle] != s.from_at[self.driver]:
            # GD-Q16: it has already turned after the partner.
            return ()
        codes: tuple[str, ...] = (STAY[self.vehicle],)
        if can_use(s, HALF_TURN, HELICOPTER, self.vehicle):
            codes = (HALF[self.vehicle], *codes)
        return (Decision(s.settings.police, "half-turn", "GD-U12", codes, None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == STAY[self.vehicle]:
            s.tell(SHAKEN, (self.vehicle,))
            return
        use(s, HALF_TURN, self.vehicle)
        s.facing[self.vehicle] = s.way[self.driver]
        s.tell(HALF_TURNED, (self.vehicle, s.facing[self.vehicle]))
        s.next(SettleOne(self.driver, self.vehicle))

    def default(self, s: Getaway, seat: int) -> str:
        return STAY[self.vehicle]
