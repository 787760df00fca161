"""Step C of the solo game: the automated Police receive upgrades and place what they bring (GD-O5, O22 to O29)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    ARMORED_CAR,
    BARRICADE,
    BEHIND,
    FRONT,
    HELICOPTER,
    LEFT,
    MOTORCYCLE,
    NONE,
    PATROL_CAR,
    PIECES,
    RIGHT,
    SOLO_DECKS,
    TUNNEL,
    UPGRADE,
    UPGRADES,
    VEHICLE_KIND,
    VEHICLES_OF,
)
from lamster.games.getaway_driver.events import (
    AUTOMA_BARRICADE,
    AUTOMA_NOT_PLACED,
    AUTOMA_PLACED,
    BARRICADE_TAKEN,
    CARD_OUT,
    CHARGE_GONE,
    CHARGED,
    DECK_SHUFFLED,
    EXTRA_ACTION,
    NO_BARRICADE,
    NO_VEHICLE_LEFT,
    OUT_OF_REACH,
    REDEPLOYED,
    SPOT,
    STRAIGHT_AHEAD,
    UPGRADE_TURNED,
    WITHIN_REACH,
)
from lamster.games.getaway_driver.ground import ACROSS, DOWN
from lamster.games.getaway_driver.rules.automa import act, act_again
from lamster.games.getaway_driver.rules.board import front_left_right, is_special
from lamster.games.getaway_driver.rules.tiles import cards_for, in_reach
from lamster.games.getaway_driver.rules.upgrades import free_of_tokens, next_piece, put_in_play
from lamster.games.getaway_driver.settings import REVISED
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.pile import Draws
from lamster.kernel.state import Ask, Step

TURN: Final = Draws("upgrade", UPGRADE.codes)

# GD-O23, O24: the spots where a vehicle may be placed: steps ahead of the Driver and to the right, and which way it
# faces as seen from the Driver: the space in front of the car is in line with it, or farther off sideways than ahead.
AHEAD: Final = [1, 1, 2, 0, 0, -2]
ASIDE: Final = [-1, 1, 0, -2, 2, 0]
LOOKS: Final = [RIGHT, LEFT, BEHIND, RIGHT, LEFT, FRONT]
LEFT_FIRST: Final = [SPOT.index[spot] for spot in SPOT.codes]
RIGHT_FIRST: Final = [
    SPOT.index[spot] for spot in ("front-right", "front-left", "two-ahead", "two-right", "two-left", "two-behind")
]


@final
class AutomaPurchase(Step[Getaway]):
    """GD-O22: cards are turned over for the badges of this round, at least one if no vehicle is in play."""

    def happen(self, s: Getaway) -> None:
        cards = sum([cards_for(badge) for badge in s.badges])
        s.badges = []
        if not cards and not s.in_play:
            s.tell(NO_VEHICLE_LEFT, ())
            cards = 1
        turn_over(s, cards)


AUTOMA_PURCHASE: Final = AutomaPurchase()


def turn_over(s: Getaway, cards: int) -> None:
    """GD-O22: so many cards, one after the other; from an empty deck a new one is made first."""
    if not cards:
        return
    if not any(s.deck):
        shuffle(s)
    s.next(TurnOver(cards))


def shuffle(s: Getaway) -> None:
    """GD-O22, O29: all upgrade cards still in the game; that of a Helicopter in play is not."""
    flying = s.at[VEHICLES_OF[HELICOPTER][0]] != NONE
    left = [upgrade for upgrade in SOLO_DECKS[s.settings.difficulty] if upgrade != HELICOPTER or not flying]
    s.deck = [int(upgrade in left) for upgrade in range(UPGRADES)]
    s.tell(DECK_SHUFFLED, (len(left),))


@final
class TurnOver(Ask[Getaway]):
    """GD-O22: chance tells the top card of the upgrade deck, which is carried out before the next."""

    FIELDS = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return TURN.from_counts(s.deck, "upgrade", "GD-O22")

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        upgrade = TURN.kind_of[code]
        s.deck[upgrade] -= 1
        s.tell(UPGRADE_TURNED, (upgrade, sum(s.deck)))
        receive(s, upgrade)
        turn_over(s, self.cards - 1)


def receive(s: Getaway, upgrade: int) -> None:
    """GD-O25 to O29: a piece is placed; if there is none left, the card does what it says for that."""
    piece = next_piece(s, upgrade)
    if upgrade == BARRICADE:
        barricade(s)
    elif piece != NONE:
        bring_in(s, piece)
    elif upgrade == PATROL_CAR:
        redeploy(s)
    elif upgrade == MOTORCYCLE:
        ride_on(s)
    elif upgrade == ARMORED_CAR:
        charge(s)


# Vehicles.


def bring_in(s: Getaway, vehicle: int) -> None:
    """GD-O23: a vehicle of the supply; GD-O29: the card of a Helicopter that was placed leaves the game."""
    placed = place(s, vehicle)
    if placed and VEHICLE_KIND[vehicle] == HELICOPTER:
        s.tell(CARD_OUT, (HELICOPTER,))


def place(s: Getaway, vehicle: int) -> bool:
    """GD-O23: whether there was a spot for it."""
    spot = spot_for(s, vehicle)
    if spot == NONE:
        s.tell(AUTOMA_NOT_PLACED, (vehicle,))
        return False
    put_down(s, vehicle, spot)
    return True


def spot_for(s: Getaway, vehicle: int) -> int:
    """GD-O23: the first spot that will do, on the side with fewer vehicles if possible; NONE if none will."""
    left, right = beside_driver(s, vehicle)
    for spot in RIGHT_FIRST if right < left else LEFT_FIRST:
        space = seen_from_driver(s, AHEAD[spot], ASIDE[spot])
        if space != NONE and may_be_placed(s, vehicle, space):
            return spot
    return NONE


def put_down(s: Getaway, vehicle: int, spot: int) -> None:
    """GD-O24: it looks at the space in front of the Driver."""
    left, right = beside_driver(s, vehicle)
    space = seen_from_driver(s, AHEAD[spot], ASIDE[spot])
    put_in_play(s, vehicle, space)
    s.facing[vehicle] = s.heading[0] + LOOKS[spot] & 3
    s.tell(AUTOMA_PLACED, (vehicle, s.ground.name[space], s.facing[vehicle], spot, left, right))


def beside_driver(s: Getaway, vehicle: int) -> tuple[int, int]:
    """GD-O23: how many other vehicles are to the left and to the right of the Driver, however far."""
    columns = s.ground.columns
    right = s.heading[0] + RIGHT & 3
    car = s.car[0]
    offsets = [
        (s.at[v] % columns - car % columns) * ACROSS[right] + (s.at[v] // columns - car // columns) * DOWN[right]
        for v in s.in_play
        if v != vehicle
    ]
    return sum([offset < 0 for offset in offsets]), sum([offset > 0 for offset in offsets])


def seen_from_driver(s: Getaway, ahead: int, aside: int) -> int:
    """The legal space so far ahead of the Driver and to the right; NONE where there is none."""
    ground = s.ground
    way = s.heading[0]
    right = way + RIGHT & 3
    column = s.car[0] % ground.columns + ACROSS[way] * ahead + ACROSS[right] * aside
    row = s.car[0] // ground.columns + DOWN[way] * ahead + DOWN[right] * aside
    if not (0 <= column < ground.columns and 0 <= row < ground.rows):
        return NONE
    space = row * ground.columns + column
    return space if ground.legal[space] else NONE


def may_be_placed(s: Getaway, vehicle: int, space: int) -> bool:
    """GD-O23: not on a Hazard token, and no Helicopter on a face-up Tunnel."""
    return space not in s.hazards and not (VEHICLE_KIND[vehicle] == HELICOPTER and is_special(s, space, TUNNEL))


def redeploy(s: Getaway) -> None:
    """GD-O28: the Patrol Car farthest from the Driver is placed as if it were new, or stays if there is no place."""
    cars = [vehicle for vehicle in s.in_play if VEHICLE_KIND[vehicle] == PATROL_CAR]
    # max takes the first of equals: the one longest in play.
    vehicle = max(cars, key=lambda v: s.ground.distance(s.at[v], s.car[0]))
    spot = spot_for(s, vehicle)
    if spot == NONE:
        s.tell(AUTOMA_NOT_PLACED, (vehicle,))
        return
    s.tell(REDEPLOYED, (vehicle, s.ground.name[s.at[vehicle]]))
    s.in_play.remove(vehicle)
    put_down(s, vehicle, spot)


def ride_on(s: Getaway) -> None:
    """GD-O26: a Motorcycle in play takes one action at once, and that of the Thoroughfare if it gets there (RL108)."""
    vehicle = VEHICLES_OF[MOTORCYCLE][0]
    s.bonus &= ~(1 << vehicle)
    s.tell(EXTRA_ACTION, (vehicle,))
    act(s, vehicle)
    if s.rules >= REVISED:
        act_again(s, vehicle)


def charge(s: Getaway) -> None:
    """GD-O27: an Armored Car in play is charged until the end of the next round."""
    s.charged = s.round + 1
    s.tell(CHARGED, (VEHICLES_OF[ARMORED_CAR][0],))


def wear_off(s: Getaway) -> None:
    """GD-O27: at the end of its last round an unused charge is gone."""
    if s.charged and s.charged <= s.round:
        s.charged = 0
        s.tell(CHARGE_GONE, (VEHICLES_OF[ARMORED_CAR][0],))


# Barricades.


def barricade(s: Getaway) -> None:
    """GD-O25: with all of them in play the farthest one is taken up first; without a place it lies where it lay."""
    before = s.barricades
    s.barricades = without_farthest(s)
    space, choice = barricade_place(s)
    if space == NONE:
        s.barricades = before
        s.tell(NO_BARRICADE, ())
        return
    for taken in before:
        if taken not in s.barricades:
            s.tell(BARRICADE_TAKEN, (s.ground.name[taken],))
    s.barricades.append(space)
    s.tell(AUTOMA_BARRICADE, (s.ground.name[space], choice))


def without_farthest(s: Getaway) -> list[int]:
    """GD-O25: the Barricades that stay; of equally far ones the one placed earliest goes."""
    if len(s.barricades) < PIECES[BARRICADE]:
        return s.barricades.copy()
    farthest = max(s.barricades, key=lambda space: s.ground.distance(space, s.car[0]))
    return [space for space in s.barricades if space != farthest]


def barricade_place(s: Getaway) -> tuple[int, int]:
    """GD-O25: beside the Driver where no vehicle can get, else anywhere beside, else ahead; and which choice it was."""
    beside = [space for space in front_left_right(s, 0) if may_be_barred(s, space)]
    for space in beside:
        if not any(in_reach(s, vehicle, space) for vehicle in s.in_play):
            return space, OUT_OF_REACH
    if beside:
        return beside[0], WITHIN_REACH
    return farther_ahead(s), STRAIGHT_AHEAD


def may_be_barred(s: Getaway, space: int) -> bool:
    """GD-O25, U8: no Stash token, Hazard token or other Barricade."""
    return space not in s.barricades and free_of_tokens(s, space)


def farther_ahead(s: Getaway) -> int:
    """GD-O25: the nearest permitted space straight ahead, from the second on, not too far from the tiles (GD-P4)."""
    for ahead in range(2, max(s.ground.columns, s.ground.rows)):
        space = seen_from_driver(s, ahead, 0)
        if space != NONE and s.offroad >> space & 1 and may_be_barred(s, space):
            return space
    return NONE
