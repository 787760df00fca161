"""Phase 3, step C: the Police buy upgrades and move the Tire Spikes (GD-P10 to P18, GD-U)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    BARRICADE,
    COST,
    NONE,
    PATROL_CAR,
    PIECES,
    TIRE_SPIKES,
    UPGRADE,
    UPGRADES,
    VEHICLES_OF,
)
from lamster.games.getaway_driver.events import BARRICADE_PLACED, BOUGHT, SPIKES_PLACED
from lamster.games.getaway_driver.rules.board import pay
from lamster.games.getaway_driver.rules.crashes import use
from lamster.games.getaway_driver.rules.net import DONE, PLACE, FaceVehicle, places_for, why_not_there
from lamster.games.getaway_driver.settings import REVISED
from lamster.games.getaway_driver.state import MOVE_SPIKES, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask

BUY: Final = [f"buy:{upgrade}" for upgrade in UPGRADE.codes]
UPGRADE_OF: Final = {code: upgrade for upgrade, code in enumerate(BUY)}
SPIKES: Final = ("spikes:1", "spikes:2")


@final
class Purchase(Ask[Getaway]):
    """GD-P10, P17: one upgrade a round, and the Tire Spikes before or after it."""

    FIELDS = ("bought",)

    def __init__(self, bought: bool) -> None:
        self.bought = bought

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        codes = [] if self.bought else [BUY[u] for u in range(UPGRADES) if can_buy(s, u)]
        codes.append(DONE)
        codes += [SPIKES[i] for i in range(len(s.spikes)) if can_move_spikes(s, i)]
        return (Decision(s.settings.police, "purchase", "GD-P10", tuple(codes), None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == DONE:
            return
        s.next(PURCHASE[self.bought or code in UPGRADE_OF])
        if code in UPGRADE_OF:
            buy(s, seat, UPGRADE_OF[code])
        else:
            s.next(PlaceSpikes(SPIKES.index(code)))

    def default(self, s: Getaway, seat: int) -> str:
        return DONE

    def rule_of(self, s: Getaway, code: str) -> str:
        return "GD-U17" if code in SPIKES else "GD-U1" if code in UPGRADE_OF else ""

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        if code in UPGRADE_OF:
            return why_not(s, UPGRADE_OF[code], self.bought)
        return "GD-U17" if code in SPIKES else ""


PURCHASE: Final = (Purchase(False), Purchase(True))


def can_buy(s: Getaway, upgrade: int) -> bool:
    """GD-P10 to P15."""
    return s.tokens >= COST[upgrade] and in_supply(s, upgrade) and has_place(s, upgrade)


def why_not(s: Getaway, upgrade: int, bought: bool) -> str:
    """The rule that forbids buying this now."""
    if bought or s.tokens < COST[upgrade]:
        return "GD-P10" if bought else "GD-U1"
    return "GD-P15" if in_supply(s, upgrade) else "GD-P12"


def in_supply(s: Getaway, upgrade: int) -> bool:
    """GD-P12: a piece, or a card without one, can still be bought."""
    return pieces_left(s, upgrade) > 0


def pieces_left(s: Getaway, upgrade: int) -> int:
    """GD-P12, Q21: pieces in the supply; of Dispatch and Traffic Camera the cards not yet bought."""
    copies = s.settings.copies
    if upgrade == BARRICADE:
        return PIECES[BARRICADE] * copies - len(s.barricades)
    if upgrade == TIRE_SPIKES:
        return copies - len(s.spikes)
    if not PIECES[upgrade]:
        return copies - s.bought[upgrade]
    in_box = VEHICLES_OF[upgrade][: PIECES[upgrade] * copies]
    return sum([s.at[vehicle] == NONE and not s.gone >> vehicle & 1 for vehicle in in_box])


def next_piece(s: Getaway, upgrade: int) -> int:
    """The lowest vehicle of this sort in the supply; NONE when there is none."""
    for vehicle in VEHICLES_OF[upgrade][: PIECES[upgrade] * s.settings.copies]:
        if s.at[vehicle] == NONE and not s.gone >> vehicle & 1:
            return vehicle
    return NONE


def has_place(s: Getaway, upgrade: int) -> bool:
    """GD-P15."""
    if upgrade == BARRICADE:
        return bool(barricade_places(s))
    if upgrade == TIRE_SPIKES:
        return bool(spike_places(s))
    return not PIECES[upgrade] or bool(places_for(s, VEHICLES_OF[upgrade][0]))


def barricade_places(s: Getaway) -> list[int]:
    """GD-U8: next to a Driver; no Stash token, Hazard token or Barricade."""
    return [space for space in next_to_drivers(s) if space not in s.barricades and free_of_tokens(s, space)]


def spike_places(s: Getaway) -> list[int]:
    """GD-U17: next to a Driver; no Stash or Hazard token, and no spikes already."""
    return [space for space in next_to_drivers(s) if space not in s.spikes and free_of_tokens(s, space)]


def free_of_tokens(s: Getaway, space: int) -> bool:
    return space not in s.stash and space not in s.hazards


def next_to_drivers(s: Getaway) -> list[int]:
    """GD-A2, Q21, ruling RL107: spaces at distance 1 from a Driver, but none where the other one stands."""
    if not s.settings.four:
        return s.ground.away1[s.car[0]]
    near = sorted({*s.ground.away1[s.car[0]], *s.ground.away1[s.car[1]]})
    return near if s.rules < REVISED else [space for space in near if space not in s.car]


def buy(s: Getaway, seat: int, upgrade: int) -> None:
    """GD-P10, P11, Q21: the price is paid, the card lies open from its first purchase on, the piece is placed."""
    pay(s, COST[upgrade])
    s.bought[upgrade] = min(s.bought[upgrade] + 1, s.settings.copies)
    s.tell(BOUGHT, (seat, upgrade, s.tokens))
    if upgrade == BARRICADE:
        s.next(PlaceBarricade())
    elif upgrade == TIRE_SPIKES:
        s.next(PlaceSpikes(NONE))
    elif PIECES[upgrade]:
        s.next(PlaceVehicle(next_piece(s, upgrade)))


def can_move_spikes(s: Getaway, number: int) -> bool:
    """GD-U17, P17, Q21: once a round for each card bought, for 1, if there is a place."""
    used = s.used[MOVE_SPIKES]
    if not s.tokens or used >> number & 1 or used.bit_count() >= s.bought[TIRE_SPIKES]:
        return False
    return bool(spike_places(s))


@final
class PlaceVehicle(Ask[Getaway]):
    """GD-S8, P13, P16, Q5: two spaces away from a Driver, facing any way; it acts from the next round on."""

    FIELDS = ("vehicle",)

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        places = places_for(s, self.vehicle) if s.round else first_places(s, self.vehicle)
        codes = sorted([PLACE + s.ground.name[space] for space in places])
        rule = "GD-P13" if s.round else "GD-Q5" if s.settings.four else "GD-S8"
        return (Decision(s.settings.police, "place", rule, tuple(codes), None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        put_in_play(s, self.vehicle, s.ground.index[code[len(PLACE) :]])
        s.next(FaceVehicle(self.vehicle, False))

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        if s.round:
            return why_not_there(s, code, 2, "GD-P14")
        return "GD-Q5" if s.ground.index.get(code.removeprefix(PLACE), NONE) in s.car else "GD-A2"


def first_places(s: Getaway, vehicle: int) -> list[int]:
    """GD-S8, Q5: each of the first Patrol Cars is for the Driver of its number, on the bare table (ruling RL105)."""
    car = s.car[VEHICLES_OF[PATROL_CAR].index(vehicle)]
    near = [space for space in places_for(s, vehicle) if s.ground.distance(space, car) == 2]
    return near if s.rules < REVISED else [space for space in near if s.tiles[space] == NONE]


def put_in_play(s: Getaway, vehicle: int, space: int) -> None:
    s.at[vehicle] = space
    s.facing[vehicle] = 0
    s.in_play.append(vehicle)
    s.moved |= 1 << vehicle


@final
class PlaceBarricade(Ask[Getaway]):
    """GD-U8."""

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        codes = sorted([PLACE + s.ground.name[space] for space in barricade_places(s)])
        return (Decision(s.settings.police, "place-barricade", "GD-U8", tuple(codes), None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        s.barricades.append(s.ground.index[code[len(PLACE) :]])
        s.tell(BARRICADE_PLACED, (code[len(PLACE) :],))

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        return why_not_there(s, code, 1, "GD-U8")


@final
class PlaceSpikes(Ask[Getaway]):
    """GD-U17: new ones (number NONE), or those on the table for 1."""

    FIELDS = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        codes = sorted([PLACE + s.ground.name[space] for space in spike_places(s)])
        return (Decision(s.settings.police, "place-spikes", "GD-U17", tuple(codes), None, True),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        space = s.ground.index[code[len(PLACE) :]]
        if self.number == NONE:
            s.spikes.append(space)
        else:
            use(s, MOVE_SPIKES, self.number)
            s.spikes[self.number] = space
        s.tell(SPIKES_PLACED, (code[len(PLACE) :],))

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        return why_not_there(s, code, 1, "GD-U17")
