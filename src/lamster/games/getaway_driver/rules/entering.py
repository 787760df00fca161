"""A car enters a tile (GD-D20), and everything that follows from it (GD-C, GD-H, GD-M)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    CARD,
    CARDS_IN,
    HUNTER,
    NONE,
)
from lamster.games.getaway_driver.events import (
    BY_HUNTER,
    BY_RAMMING,
    DROVE,
    FOR_POLICE,
    FOR_STASH,
    GAVE_UP_CARD,
    TOOK_STASH,
)
from lamster.games.getaway_driver.rules.board import (
    face_down,
    police_piece,
    vehicles_on,
)
from lamster.games.getaway_driver.rules.chase import note_chase
from lamster.games.getaway_driver.rules.crashes import crash_barricade, wreck
from lamster.games.getaway_driver.rules.event_cards import check_courier
from lamster.games.getaway_driver.rules.hand import CARD_OF, can_replay, spend, why_no_replay
from lamster.games.getaway_driver.rules.hazards import HandleHazard, RoadConditions
from lamster.games.getaway_driver.rules.midtown import Bonus
from lamster.games.getaway_driver.rules.pursuit import SETTLE, note_followers, react
from lamster.games.getaway_driver.rules.tiles import TurnUp, pay_badge
from lamster.games.getaway_driver.state import (
    IN,
    MOVED,
    ON_THE_ROAD,
    SWAP,
    Getaway,
)
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

GIVE: Final = [f"give:{card}" for card in CARD.codes]
GIVE_AGAIN: Final = [f"give-again:{card}" for card in CARD.codes]


# Setting out.


def set_out(s: Getaway, driver: int, way: int, manner: int) -> None:
    """GD-D20: the whole order of a movement action, from the Barricade to the bonus."""
    s.way[driver] = way
    s.manner[driver] = manner
    s.steps += ENTRY[driver]
    target = s.ground.ahead[way][s.car[driver]]
    if target in s.barricades and not s.ramming[driver]:
        s.next(PAY_BARRICADE[driver])


@final
class PayBarricade(Ask[Getaway]):
    """GD-U9: a card of any kind is given up before the car passes."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        driver = self.driver
        codes = [GIVE[card] for card in CARDS_IN[s.hand[driver]]]
        if can_replay(s, driver):
            codes = [GIVE_AGAIN[card] for card in CARDS_IN[s.discard[driver]]] + codes
        return (Decision(driver, "barricade", "GD-U9", tuple(codes)),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        spend(s, seat, CARD_OF[code], code.startswith("give-again"))
        target = s.ground.ahead[s.way[seat]][s.car[seat]]
        s.tell(GAVE_UP_CARD, (seat, CARD_OF[code], s.ground.name[target]))

    def default(self, s: Getaway, seat: int) -> str:
        return self.decision_of(s, seat).codes[-1]

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        return why_no_replay(s, seat, code)


@final
class Arrive(Step[Getaway]):
    """GD-D11, X9, D20 (2): the car turns and moves; who follows is noted, and what was on the tile before."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        depart(s, self.driver)
        if s.settings.four:
            note_chase(s, self.driver)
        else:
            note_followers(s, self.driver)
        look_around(s, self.driver)


def depart(s: Getaway, driver: int) -> None:
    """GD-D11, H12, R4, X9: where this movement action began is where the car backs out to."""
    s.from_at[driver] = s.back_at[driver] = s.car[driver]
    s.back_heading[driver] = s.heading[driver]
    side = s.way[driver] - s.heading[driver] & 3
    s.heading[driver] = s.way[driver]
    s.car[driver] = s.ground.ahead[s.way[driver]][s.car[driver]]
    if s.stage[driver] < MOVED:
        s.stage[driver] = ON_THE_ROAD
    s.tell(DROVE, (driver, side, s.ground.name[s.car[driver]], s.way[driver]))


def look_around(s: Getaway, driver: int) -> None:
    """GD-K7, K8, F11, V6, D20: what was on the tile before the car came."""
    space = s.car[driver]
    s.met[driver] = tuple([v for v in vehicles_on(s, space) if v not in s.followers[driver]])
    s.prey[driver] = s.met[driver] if s.event == HUNTER else ()
    s.clear[driver] = FOR_STASH if space in s.stash else FOR_POLICE if police_piece(s, space) else NONE
    s.result[driver] = IN


@final
class Flip(Step[Getaway]):
    """GD-D13, L2, D20 (3): the tile is turned up and its badge pays; in learning mode on every entry."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        space = s.car[self.driver]
        if s.settings.learning:
            pay_badge(s, space, self.driver)
        elif face_down(s, space):
            s.next(TurnUp(self.driver, (space,)))


@final
class Ram(Step[Getaway]):
    """GD-X24, X25, V6, D20 (4): vehicles already there crash, a Barricade too."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        driver = self.driver
        space = s.car[driver]
        if s.prey[driver]:
            wreck(s, list(s.prey[driver]), BY_HUNTER)
        elif s.ramming[driver] and s.manner[driver] != SWAP and s.met[driver]:
            # GD-Q13: the partner may have rammed some of them already.
            wreck(s, [v for v in s.met[driver] if s.at[v] == space], BY_RAMMING)
        if s.ramming[driver] and s.manner[driver] != SWAP and space in s.barricades:
            crash_barricade(s, space)


@final
class ReactionTurns(Step[Getaway]):
    """GD-F2, D20 (5)."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        react(s, self.driver)


@final
class Collect(Step[Getaway]):
    """GD-C5, X7, D20 (6): the Stash token there is the Driver's."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        space = s.car[self.driver]
        if space in s.stash:
            s.stash[s.stash.index(space)] = NONE
            s.loot[self.driver] += 1
            s.tell(TOOK_STASH, (self.driver, s.ground.name[space], s.loot[self.driver]))
            check_courier(s)


PAY_BARRICADE: Final = (PayBarricade(0), PayBarricade(1))
ARRIVE: Final = (Arrive(0), Arrive(1))
FLIP: Final = (Flip(0), Flip(1))
RESOLVE: Final[tuple[list[Step[Getaway]], ...]] = tuple(
    [Bonus(d), SETTLE[d], HandleHazard(d), RoadConditions(d), Collect(d), ReactionTurns(d), Ram(d)] for d in (0, 1)
)
"""GD-D20 (4) to (10), the last one first: as they lie on the stack."""
ENTRY: Final[tuple[list[Step[Getaway]], ...]] = tuple([*RESOLVE[d], FLIP[d], ARRIVE[d]] for d in (0, 1))
