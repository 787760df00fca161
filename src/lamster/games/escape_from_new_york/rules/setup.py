"""Setup (EFNY-S)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    AMMO,
    BASE_SPECIALS,
    BLUE,
    BOSS_LIFE,
    BOSSES,
    BRAIN,
    CABBIE,
    CASES,
    DIAGRAM_3,
    DRAW_BLUE,
    DRAW_PURPLE,
    DRAW_TEXTURE,
    EVENT,
    FIRST_PARK,
    FIRST_POI,
    FIRST_PRINTED,
    HERO,
    ITEMS,
    KIND,
    LIBRARY,
    LIBRARY_SPACE,
    MAGGIES_REVOLVER,
    MISSION_CUBES,
    MOST_CARS,
    MOST_CUBES,
    NONE,
    NY_CARDS,
    NY_SPECIALS,
    OBJECTIVE_COPIES,
    OBJECTIVES_USED,
    PARK_CENTRE,
    PRINTED_MANHOLES,
    PURPLE,
    RED_COPIES,
    RING,
    SEAT_NUMBERS,
    SNAKE,
    SNAKES_GUN,
    SPACES,
    STARTING_HAND,
    STEALS,
    STRETCH_SPECIALS,
    SUBURB_COPIES,
    SUBURB_SPACES,
    TEXTURE,
    TRAP_TILES,
    WTC,
)
from lamster.games.escape_from_new_york.rules.new_york import DRAW_TOP
from lamster.games.escape_from_new_york.rules.turn import NEW_TURN
from lamster.games.escape_from_new_york.state import FACE_DOWN, NO_CAR, NO_TOKEN, TAXI, UNSEEN, NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.pile import Pile
from lamster.kernel.state import Ask

FIRST_CODES: Final = tuple([f"first:{number}" for number in SEAT_NUMBERS])
ALWAYS: Final = "always-show"
EACH_TIME: Final = "choose-each-time"
PRINTED: Final = {"library": LIBRARY, "ring": RING, "wtc": WTC}


def lay_the_table(s: NewYork) -> None:
    """EFNY-S1 to S12: board, decks and supply; then Heroes, bars, objectives and the first player."""
    lay_city(s)
    lay_decks(s)
    lay_heroes(s)
    lay_turn(s)
    seats = range(s.seats)
    s.then(
        *[PickHero(seat) for seat in seats],
        *[PromiseToShow(seat) for seat in seats if s.settings.always_show],
        *[DealBar(seat) for seat in seats],
        *[RemoveObjective(blue) for blue in (True, False) for _ in range(objectives_out(s, blue))],
        *[DealObjective(seat, blue) for seat in seats for blue in (True, False)],
        DRAW_TOP,
        FirstPlayer(),
    )


def lay_city(s: NewYork) -> None:
    """EFNY-S1, S4 to S6, S9."""
    s.tiles = [PRINTED.get(kind, NONE) for kind in KIND]
    city = FIRST_PARK - (0 if s.settings.traps else TRAP_TILES)
    s.city_pile = Pile([], [[int(i < city) for i in range(FIRST_PARK)]], [])
    s.park_pile = Pile([], [[1] * (FIRST_POI - FIRST_PARK)], [])
    s.poi_left = [1] * (FIRST_PRINTED - FIRST_POI)
    s.under = [NONE] * SPACES
    s.suburbs = [FACE_DOWN if space in SUBURB_SPACES else NO_TOKEN for space in range(SPACES)]
    s.suburb_left = SUBURB_COPIES.copy()
    s.manholes = PRINTED_MANHOLES
    s.event_spaces = 0
    s.crowd = [()] * SPACES
    s.boss_at = [NONE] * BOSSES
    s.boss_life = BOSS_LIFE.copy()
    s.boss_down = s.boss_moved = 0
    s.cubes = [0] * SPACES
    s.wrecks = [0] * SPACES
    s.intact = s.broken = 0
    s.gullfire = True
    s.copter = PARK_CENTRE
    s.landed = False


def lay_decks(s: NewYork) -> None:
    """EFNY-S2, S3, S7, S8, S10, S12, XP1."""
    s.tokens = [NONE] * CASES
    s.slots = [UNSEEN] * CASES
    s.case_left = [1] * CASES
    s.bracelet_up = s.taken = False
    s.alive_left, s.dead_left = (2, 1) if s.settings.dead_or_alive else (1, 0)
    s.prisoners_left = s.settings.prisoners
    s.cars_left = MOST_CARS
    s.cubes_left = MOST_CUBES
    s.noise = s.noise_aside = s.missions_aside = 0
    s.missions = MISSION_CUBES
    s.resetting = False
    s.event_level = 1
    s.event_pile = Pile([], [s.settings.events.copy()], [])
    s.event_discard = [0] * len(EVENT.codes)
    s.black_left = s.settings.black.copy()
    s.blacks = s.settings.kept
    s.red_left = RED_COPIES.copy()
    s.reds = sum(RED_COPIES)
    s.hurried = False
    s.item_pile = Pile([], [s.settings.items.copy()], [])
    s.item_discard = [0] * ITEMS
    s.shop = s.gone = ()
    s.ny_top = NONE
    s.ny_deck = s.settings.deck.copy()
    s.ny_discard = [0] * NY_CARDS
    s.bonuses = s.ny_seen = 0
    s.ny_beside = (1 << NY_SPECIALS) - 1


def lay_heroes(s: NewYork) -> None:
    """EFNY-S13, S18."""
    seats = s.seats
    s.heroes = [NONE] * seats
    s.at = [LIBRARY_SPACE] * seats
    s.hands = [0] * seats
    s.discards = [0] * seats
    s.beside = [0] * seats
    s.supplies = [()] * seats
    s.weapons = [NONE] * seats
    s.ammo = [0] * seats
    s.cars = [NO_CAR] * seats
    s.levels = [0] * seats
    s.textures = [NONE] * seats
    s.bar_prisoners = [0] * seats
    s.bar_items = [0] * seats
    s.blues = [NONE] * seats
    s.purples = [NONE] * seats
    s.wanted = [0] * seats
    s.showing = [False] * seats
    s.blue_left = [OBJECTIVE_COPIES] * (len(BLUE.codes) - (not s.settings.wanted)) + [0] * (not s.settings.wanted)
    s.purple_left = [OBJECTIVE_COPIES] * len(PURPLE.codes)
    s.blue_out = [0] * len(BLUE.codes)
    s.purple_out = [0] * len(PURPLE.codes)
    s.facts = []
    s.seen_cards = [0] * seats
    s.sure = [0] * seats
    s.held = [0] * seats


def lay_turn(s: NewYork) -> None:
    s.first = s.active = 0
    s.step = 0
    s.forced = s.ability = s.bat_used = s.hurrying = False
    s.chosen = s.pending = ()
    s.played = s.shown = s.made_noise = s.guard = s.dropped = 0
    s.left_cars = 0


@final
class PickHero(Ask[NewYork]):
    """EFNY-S13 to S15: a different Hero for every seat."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"hero:{name}" for i, name in enumerate(HERO.codes) if i not in s.heroes])
        return (Decision(self.seat, "hero", "EFNY-S13", tuple(codes), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        hero = HERO.index[code[5:]]
        s.heroes[seat] = hero
        s.hands[seat] = s.held[seat] = STARTING_HAND[hero]
        s.beside[seat] = BASE_SPECIALS[hero] | (STRETCH_SPECIALS[hero] if s.settings.more_specials else 0)
        if s.settings.solo:
            s.beside[seat] &= ~STEALS
        s.tell(events.PICKED, (seat, hero))
        starting_cards(s, seat, hero)


@final
class PromiseToShow(Ask[NewYork]):
    """EFNY-V11: openly, and for the whole game."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return (Decision(self.seat, "promise", "EFNY-V11", (ALWAYS, EACH_TIME), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.showing[seat] = code == ALWAYS
        if s.showing[seat]:
            s.tell(events.PROMISED, (seat,))

    def default(self, s: NewYork, seat: int) -> str:
        return EACH_TIME


def starting_cards(s: NewYork, seat: int, hero: int) -> None:
    """EFNY-S14."""
    if hero == CABBIE:
        s.cars[seat] = TAXI
    elif hero == BRAIN:
        s.supplies[seat] = (DIAGRAM_3,)
    else:
        s.weapons[seat] = SNAKES_GUN if hero == SNAKE else MAGGIES_REVOLVER
        s.ammo[seat] = AMMO[s.weapons[seat]]


@final
class DealBar(Ask[NewYork]):
    """EFNY-S16: a set of Level Bars at random."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        free = [int(texture not in s.textures) for texture in range(len(TEXTURE.codes))]
        return DRAW_TEXTURE.from_counts(free, "texture", "EFNY-S16")

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.textures[self.seat] = DRAW_TEXTURE.kind_of[code]
        s.tell(events.BAR, (self.seat, s.textures[self.seat]))


def objectives_out(s: NewYork, blue: bool) -> int:
    """EFNY-S17: how many of a colour leave the game unseen."""
    return max(0, sum(s.blue_left if blue else s.purple_left) - OBJECTIVES_USED[s.seats])


@final
class RemoveObjective(Ask[NewYork]):
    """EFNY-S17: unseen by everybody."""

    FIELDS = ("blue",)

    def __init__(self, blue: bool) -> None:
        self.blue = blue

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return draw_objective(s, self.blue)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if self.blue:
            s.blue_left[DRAW_BLUE.kind_of[code]] -= 1
            s.blue_out[DRAW_BLUE.kind_of[code]] += 1
        else:
            s.purple_left[DRAW_PURPLE.kind_of[code]] -= 1
            s.purple_out[DRAW_PURPLE.kind_of[code]] += 1

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return f"{code.partition(':')[0]}:?"


def draw_objective(s: NewYork, blue: bool) -> tuple[Decision, ...]:
    if blue:
        return DRAW_BLUE.from_counts(s.blue_left, "objective", "EFNY-S17")
    return DRAW_PURPLE.from_counts(s.purple_left, "objective", "EFNY-S17")


@final
class DealObjective(Ask[NewYork]):
    """EFNY-S17: one of each colour, for the owner's eyes."""

    FIELDS = ("seat", "blue")

    def __init__(self, seat: int, blue: bool) -> None:
        self.seat = seat
        self.blue = blue

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return draw_objective(s, self.blue)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if self.blue:
            s.blues[self.seat] = DRAW_BLUE.kind_of[code]
            s.blue_left[s.blues[self.seat]] -= 1
            s.tell(events.OBJECTIVE, (self.seat, s.blues[self.seat]), 1 << self.seat)
        else:
            s.purples[self.seat] = DRAW_PURPLE.kind_of[code]
            s.purple_left[s.purples[self.seat]] -= 1
            s.tell(events.TRANSPORT, (self.seat, s.purples[self.seat]), 1 << self.seat)

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == self.seat else f"{code.partition(':')[0]}:?"


@final
class FirstPlayer(Ask[NewYork]):
    """EFNY-S19: a random seat starts."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return (Decision(CHANCE, "first", "EFNY-S19", FIRST_CODES[: s.seats], None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.first = s.active = FIRST_CODES.index(code)
        s.round = 1
        s.tell(events.FIRST, (s.first,))
        s.next(NEW_TURN)
