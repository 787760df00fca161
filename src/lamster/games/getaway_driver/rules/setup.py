"""Setup on the digital table (GD-T, GD-S), for one Driver or two (GD-Q1 to Q5)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    ALL_CARDS,
    BEGINNER,
    CARD,
    CARDS_IN,
    FACE_OF,
    FACES,
    FOUR_PLAYERS_ONLY,
    HAND_SIZE,
    KINDS,
    NONE,
    OBSTACLE,
    OBSTACLE_SHAPE,
    PATROL_CAR,
    SOLO_DECKS,
    START,
    STASH,
    UPGRADES,
    VEHICLES,
    VEHICLES_OF,
)
from lamster.games.getaway_driver.events import (
    AIMED,
    CARD_TAKEN,
    DROPPED,
    FACED,
    OBSTACLE_LAID,
    OBSTACLE_TAKEN,
    STARTED,
)
from lamster.games.getaway_driver.ground import ground_of
from lamster.games.getaway_driver.rules.automa_upgrades import place
from lamster.games.getaway_driver.rules.hand import CARD_OF
from lamster.games.getaway_driver.rules.net import DONE
from lamster.games.getaway_driver.rules.round import NEW_ROUND
from lamster.games.getaway_driver.rules.stash import ADJUST
from lamster.games.getaway_driver.rules.upgrades import PlaceVehicle
from lamster.games.getaway_driver.state import ABILITIES, Getaway
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask, Step

TAKE: Final[list[str]] = [f"take:{card}" for card in CARD.codes]
PARTNER_CARDS: Final = sum([1 << card for card in range(len(FOUR_PLAYERS_ONLY)) if FOUR_PLAYERS_ONLY[card]])
PERILOUS_REDS: Final = 8
SERENE_REDS: Final = 4
PERILOUS_TILES: Final = 15
SERENE_TILES: Final = 28


def lay_the_table(s: Getaway) -> None:
    """GD-S2, S9, S10: an empty table, a full bag, an empty meter; then the steps of GD-S6."""
    drivers = s.settings.drivers
    empty_table(s)
    fresh_police(s)
    fresh_drivers(s, drivers)
    fresh_events(s)
    seats = range(drivers)
    s.then(
        PLACE_OBSTACLES,
        LAY_GROUND,
        CHOOSE_CARDS,
        *[step for driver in seats for step in (Aim(driver),)],
        ADJUST,
        *[PlaceStart(driver) for driver in seats],
        *first_cars(s),
        NEW_ROUND,
    )


def first_cars(s: Getaway) -> list[Step[Getaway]]:
    """GD-S8, Q5: a Patrol Car for each Driver, free of charge."""
    return [FirstCar(driver) for driver in range(s.settings.drivers)]


def empty_table(s: Getaway) -> None:
    s.obstacles = []
    s.tiles = [NONE] * s.ground.size
    s.up = 0
    s.offroad = 0
    s.known = [0] * s.seats
    s.bag = [s.settings.copies] * KINDS
    s.left_in = KINDS * s.settings.copies
    s.piles = [PERILOUS_TILES, SERENE_TILES] if s.settings.solo else [0, 0]
    s.reds = [PERILOUS_REDS, SERENE_REDS] if s.settings.solo else [0, 0]
    s.drawn = []
    s.filling = []
    s.stash = []
    s.settled = 0
    s.spare = (STASH - s.settings.stash) * s.settings.drivers
    s.hazards = []
    s.barricades = []
    s.spikes = []


def fresh_police(s: Getaway) -> None:
    s.at = [NONE] * VEHICLES
    s.facing = [0] * VEHICLES
    s.in_play = []
    s.gone = 0
    s.moved = 0
    s.bonus = 0
    s.acts = [0] * VEHICLES
    s.tokens = 0
    s.bought = [0] * UPGRADES
    s.used = [0] * ABILITIES
    deck = SOLO_DECKS[s.settings.difficulty] if s.settings.solo else []
    s.deck = [int(upgrade in deck) for upgrade in range(UPGRADES)]
    s.badges = []
    s.charged = 0


def fresh_drivers(s: Getaway, drivers: int) -> None:
    nowhere = [NONE] * drivers
    zero = [0] * drivers
    none: list[tuple[int, ...]] = [()] * drivers
    s.car, s.heading, s.back_at, s.back_heading = nowhere.copy(), zero.copy(), nowhere.copy(), zero.copy()
    s.hand, s.shown, s.discard, s.removed = zero.copy(), zero.copy(), zero.copy(), zero.copy()
    s.loot, s.spent, s.meter = zero.copy(), zero.copy(), zero.copy()
    s.stage, s.extra, s.stomping = zero.copy(), zero.copy(), zero.copy()
    s.ramming, s.slammed = [False] * drivers, [False] * drivers
    s.from_at, s.way, s.manner = nowhere.copy(), zero.copy(), zero.copy()
    s.followers, s.behind, s.met, s.prey = none.copy(), none.copy(), none.copy(), none.copy()
    s.clear, s.result = nowhere.copy(), zero.copy()
    s.shared, s.abreast = 0, False


def fresh_events(s: Getaway) -> None:
    s.event = NONE
    s.event_aside = 0
    s.goal = 0
    s.crashes = 0
    s.escapes = 0
    s.fuse = 0
    s.old = 0
    s.busy = False
    s.idle = 0
    s.signals = []


# Obstacles.


def obstacle_places(s: Getaway, obstacle: int) -> dict[str, int]:
    """GD-T4: the codes of all places where this obstacle may lie, and the spaces it would cover."""
    wide, high = OBSTACLE_SHAPE[obstacle]
    places: dict[str, int] = {}
    for turned in (False, True)[: 1 if wide == high else 2]:
        for space in range(s.ground.size):
            spaces = s.ground.shape_at(obstacle, space, turned)
            if spaces and s.ground.far_from(spaces, s.blocked):
                upright = "" if wide == high else ",v" if turned else ",h"
                places[f"obstacle:{OBSTACLE.codes[obstacle]}@{s.ground.name[space]}{upright}"] = spaces
    return places


@final
class PlaceObstacles(Ask[Getaway]):
    """GD-T3, T4: before anything else, one after the other; by chance, or by whoever sits in the first seat."""

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        left = [o for o in range(len(OBSTACLE.codes)) if o not in [placed for placed, _ in s.obstacles]]
        if len(s.obstacles) >= s.settings.obstacles:
            return ()
        if s.settings.host_places:
            codes = [code for obstacle in left for code in obstacle_places(s, obstacle)]
            if s.obstacles:
                codes.append("take-back")
            codes.append(DONE)
            return (Decision(0, "obstacle", "GD-T4", tuple(sorted(codes))),)
        places = obstacle_places(s, left[0])
        codes = sorted(places) if places else ["start-over"]
        return (Decision(CHANCE, "obstacle", "GD-T4", tuple(codes), None, not places),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == DONE:
            return
        s.next(self)
        if code == "start-over":
            take_obstacles(s, len(s.obstacles))
        elif code == "take-back":
            take_obstacles(s, 1)
        else:
            put_obstacle(s, code)

    def default(self, s: Getaway, seat: int) -> str:
        return DONE


def put_obstacle(s: Getaway, code: str) -> None:
    obstacle = OBSTACLE.index[code.partition(":")[2].partition("@")[0]]
    set_obstacles(s, [*s.obstacles, (obstacle, obstacle_places(s, obstacle)[code])])
    s.tell(OBSTACLE_LAID, (obstacle, code.partition("@")[2].removesuffix(",h").removesuffix(",v")))


def take_obstacles(s: Getaway, number: int) -> None:
    """GD-T4: the last ones go back, to be placed otherwise."""
    for obstacle, _ in reversed(s.obstacles[-number:]):
        s.tell(OBSTACLE_TAKEN, (obstacle,))
    set_obstacles(s, s.obstacles[:-number])


def set_obstacles(s: Getaway, obstacles: list[tuple[int, int]]) -> None:
    """GD-T3, T4: covered spaces are not legal for the whole game."""
    s.obstacles = obstacles
    s.blocked = 0
    for _, spaces in obstacles:
        s.blocked |= spaces


@final
class LayGround(Step[Getaway]):
    """GD-T3: now that the obstacles lie, it is known which spaces are legal."""

    def happen(self, s: Getaway) -> None:
        s.ground = ground_of(s.settings.columns, s.settings.rows, s.blocked)


# The Driver's hand.


@final
class ChooseCards(Ask[Getaway]):
    """GD-S3, S4, Q2: every Driver picks five cards, unseen by the other side."""

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return tuple([pick(s, driver) for driver in range(s.settings.drivers) if not full(s, driver)])

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        card = CARD_OF[code]
        s.hand[seat] |= 1 << card
        s.tell(CARD_TAKEN, (seat, card), (1 << s.settings.drivers) - 1)
        if not all(full(s, driver) for driver in range(s.settings.drivers)):
            s.next(self)

    def mask(self, s: Getaway, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer is not None and viewer < s.settings.drivers else "take:?"

    def default(self, s: Getaway, seat: int) -> str:
        """GD-S4: the beginner hand."""
        wanted: list[int] = [card for card in [*BEGINNER, *range(len(TAKE))] if not s.hand[seat] >> card & 1]
        return f"take:{CARD.codes[wanted[0]]}"

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        return "GD-S3"


def full(s: Getaway, driver: int) -> bool:
    return s.hand[driver].bit_count() == HAND_SIZE


def pick(s: Getaway, driver: int) -> Decision:
    left = ALL_CARDS & ~s.hand[driver] & ~(0 if s.settings.four else PARTNER_CARDS)
    rule = "GD-Q2" if s.settings.four else "GD-S3"
    return Decision(driver, "hand", rule, tuple([TAKE[card] for card in CARDS_IN[left]]))


# Stash tokens.


@final
class Aim(Ask[Getaway]):
    """GD-T5, Q3: the Driver names a space to throw the Stash tokens at."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return (Decision(self.driver, "aim", "GD-T5", s.ground.aims),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        s.tell(AIMED, (seat, code[4:]))
        s.next(Scatter(s.ground.index[code[4:]], s.settings.stash))

    def default(self, s: Getaway, seat: int) -> str:
        """The middle of the table, or the legal space nearest to it."""
        ground = s.ground
        return f"aim:{ground.name[min(ground.spaces, key=lambda space: ground.distance(space, ground.middle))]}"


@final
class Scatter(Ask[Getaway]):
    """GD-T5, S5: each token lands near the aim, on a legal space without another one."""

    FIELDS = ("aim", "left")

    def __init__(self, aim: int, left: int) -> None:
        self.aim = aim
        self.left = left

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        spaces, codes, ways = s.ground.landings(self.aim)
        for i in sorted([spaces.index(space) for space in s.stash if space in spaces], reverse=True):
            codes = codes[:i] + codes[i + 1 :]
            ways = ways[:i] + ways[i + 1 :]
        if not codes:
            # Too crowded around the aim: any other space.
            codes = tuple([f"drop:{s.ground.name[space]}" for space in s.ground.by_name if space not in s.stash])
            ways = (1,) * len(codes)
        return (Decision(CHANCE, "drop", "GD-T5", codes, ways),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        s.stash.append(s.ground.index[code[5:]])
        s.tell(DROPPED, (len(s.stash), code[5:]))
        if self.left > 1:
            s.next(Scatter(self.aim, self.left - 1))


# Start.


@final
class PlaceStart(Ask[Getaway]):
    """GD-S7, S11, Q4: the Start tile on any legal space without a Stash token or another Start tile."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        taken = {*s.stash, *s.car}
        codes = tuple([s.ground.start[space] for space in s.ground.by_name if space not in taken])
        return (Decision(self.driver, "start", "GD-S7", codes),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        space = s.ground.index[code[6:]]
        s.tiles[space] = START
        s.up |= 1 << space
        s.offroad |= s.ground.near[space]
        s.car[seat] = space
        s.tell(STARTED, (seat, code[6:]))
        s.next(FaceCar(seat))

    def default(self, s: Getaway, seat: int) -> str:
        """As far in the middle as possible."""
        free = [code[6:] for code in self.decision_of(s, seat).codes]
        ground = s.ground
        return f"start:{min(free, key=lambda name: ground.distance(ground.index[name], ground.middle))}"

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        return "GD-S7"


@final
class FaceCar(Ask[Getaway]):
    """GD-S7: the Driver car may face any way."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return (Decision(self.driver, "face", "GD-S7", FACES),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        s.heading[seat] = FACE_OF[code]
        s.tell(FACED, (seat, s.heading[seat]))


@final
class FirstCar(Step[Getaway]):
    """GD-S8, Q5: the Police put a Patrol Car two spaces away from this Driver; GD-O5: automated, by their own rules."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        vehicle = VEHICLES_OF[PATROL_CAR][self.driver]
        if s.settings.solo:
            place(s, vehicle)
        else:
            s.next(PlaceVehicle(vehicle))


PLACE_OBSTACLES: Final = PlaceObstacles()
LAY_GROUND: Final = LayGround()
CHOOSE_CARDS: Final = ChooseCards()
