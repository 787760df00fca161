"""Phase 2: the Driver's turn (GD-R3 to R6, GD-D1 to D19)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    BEHIND,
    CARDS_IN,
    FRONT,
    HANDBRAKE_TURN,
    HIT_THE_GAS,
    HUNTER,
    LEFT,
    NONE,
    RAMMING_SPEED,
    RED,
    RIGHT,
    SIDE,
    STUNTING,
    SWITCH_CARS,
    TILE_ICONS,
    TILE_LIGHT,
    TIME_BOMB,
    VIGILANTE,
)
from lamster.games.getaway_driver.events import CAUGHT, CORNERED, STUDIED, STUDY_PRICE, TURN_ENDED
from lamster.games.getaway_driver.rules.board import face_down, face_up, police_piece, police_win
from lamster.games.getaway_driver.rules.cards import (
    DRIVE_SIDE,
    PLAY,
    REPLAY,
    ChooseWay,
    can_move_on,
    can_play,
    drive_codes,
    play,
    why_no_way,
)
from lamster.games.getaway_driver.rules.entering import set_out
from lamster.games.getaway_driver.rules.event_cards import to_fill
from lamster.games.getaway_driver.rules.hand import CARD_OF, can_copy_stunt, can_give, can_replay, why_no_replay
from lamster.games.getaway_driver.rules.tiles import FILL, TurnUp
from lamster.games.getaway_driver.settings import REVISED
from lamster.games.getaway_driver.state import BEGINNING, ENDED, EXTRA, MOVED, NORMAL, ON_THE_ROAD, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

STUDY: Final = ("study:behind", "study:front", "study:left", "study:right")
STUDY_SIDES: Final = (BEHIND, FRONT, LEFT, RIGHT)
STUDY_SIDE: Final = {f"study:{side}": i for i, side in enumerate(SIDE.codes)}
EXTRA_CODE: Final = "thoroughfare"


@final
class DriversTurn(Ask[Getaway]):
    """GD-R2 to R5, D8, D18: everything a Driver may do now, from the beginning of the turn to its end."""

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return (question(s, 0),) if s.stage[0] < ENDED else ()

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        s.next(self)
        take(s, seat, code)

    def default(self, s: Getaway, seat: int) -> str:
        return way_on(self.decision_of(s, seat).codes)

    def rule_of(self, s: Getaway, code: str) -> str:
        verb, _, argument = code.partition(":")
        if verb in ("play", "replay"):
            return ABILITY_RULE[argument]
        return TURN_RULE.get(verb, "")

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        return why_no_card(s, seat, code) or why_not(s, seat, code)


def way_on(codes: tuple[str, ...]) -> str:
    """No study and no cards: straight ahead if possible, else left, else right; then the end of the turn."""
    for code in ("drive:front", "drive:left", "drive:right", "end", "go-on", "give-up"):
        if code in codes:
            return code
    raise AssertionError("a turn always has a way on")


ABILITY_RULE: Final = {
    "decoy_car": "GD-X8",
    "handbrake_turn": "GD-X12",
    "hit_the_gas": "GD-X16",
    "jam_the_police_radar": "GD-X18",
    "last_ditch_effort": "GD-X20",
    "leave_wreckage": "GD-X21",
    "partners_in_crime": "GD-Q27",
    "ramming_speed": "GD-X24",
    "slam_on_the_brakes": "GD-X26",
    "stomping_grounds": "GD-X31",
    "switch_cars": "GD-X35",
}
TURN_RULE: Final = {
    "drive": "GD-D10",
    "study": "GD-D2",
    "end": "GD-R5",
    "go-on": "GD-R6",
    EXTRA_CODE: "GD-M5",
    "give-up": "GD-D17",
}
NOT_AFTER_SLAM: Final = (HIT_THE_GAS, HANDBRAKE_TURN, RAMMING_SPEED, SWITCH_CARS)
REFUSED: Final = {"end": "GD-D10", EXTRA_CODE: "GD-M5"}


def why_no_card(s: Getaway, driver: int, code: str) -> str:
    """The rule that forbids an ability now; empty for what is none."""
    verb, _, card = code.partition(":")
    if verb not in ("play", "replay") or card not in ABILITY_RULE:
        return ""
    if s.slammed[driver] and CARD_OF[code] in NOT_AFTER_SLAM:
        return "GD-X27"
    return why_no_replay(s, driver, code) or ABILITY_RULE[card]


def why_not(s: Getaway, driver: int, code: str) -> str:
    """The rule that forbids what is not a card."""
    verb = code.partition(":")[0]
    if verb not in ("drive", "study"):
        return REFUSED.get(verb, "")
    if s.slammed[driver]:
        return "GD-X27" if verb == "drive" else "GD-D9"
    if s.stage[driver] >= MOVED:
        return "GD-D10" if verb == "drive" else "GD-D1"
    if to_fill(s, driver):
        return "GD-R6"
    return why_no_way(s, driver, code) if verb == "drive" else "GD-D2"


def question(s: Getaway, driver: int) -> Decision:
    """What this Driver may do. The window stays open to everybody who holds cards, so that nothing leaks (GD-I5)."""
    stage = s.stage[driver]
    if stage == MOVED or s.slammed[driver]:
        return Decision(driver, "free", "GD-R5", tuple(free_codes(s, driver)), None, nothing_to_play(s, driver))
    plays = play_codes(s, driver)
    extras = extra_codes(s, driver)
    if to_fill(s, driver):
        return Decision(driver, "turn", "GD-R6", ("go-on", *plays, *extras), None, nothing_to_play(s, driver))
    drives = drive_codes(s, driver)
    if not drives or boxed_in(s, driver):
        codes = ("give-up", *plays, *study_codes(s, driver), *extras)
        # That no stunt would help is for the Driver alone to know: to others it looks like any turn.
        kind = "turn" if drives else "cornered"
        return Decision(driver, kind, "GD-D17", codes, None, nothing_to_play(s, driver))
    return Decision(driver, "turn", "GD-R3", (*drives, *plays, *study_codes(s, driver), *extras))


def free_codes(s: Getaway, driver: int) -> list[str]:
    """GD-R5: after the move: any-time cards and the Thoroughfare's extra move, until the Driver ends the turn."""
    return ["end", *play_codes(s, driver), *extra_codes(s, driver)]


def extra_codes(s: Getaway, driver: int) -> list[str]:
    """GD-M5, R5, X27: the Thoroughfare's extra move, at any clean point; not after Slam on the Brakes."""
    if not s.extra[driver] or s.slammed[driver] or not can_move_on(s, driver, can_give(s, driver)):
        return []
    return [EXTRA_CODE]


def nothing_to_play(s: Getaway, driver: int) -> bool:
    """Everybody can see that the Driver has no card to play, neither from the hand nor from the discard pile."""
    return not can_give(s, driver)


def play_codes(s: Getaway, driver: int) -> list[str]:
    codes = [PLAY[card] for card in CARDS_IN[s.hand[driver]] if can_play(s, driver, card, False)]
    if can_replay(s, driver):
        codes += [REPLAY[card] for card in CARDS_IN[s.discard[driver]] if can_play(s, driver, card, True)]
    return codes


def study_codes(s: Getaway, driver: int) -> list[str]:
    """GD-D1 to D3: the face-down tiles beside the car, in any of the four directions."""
    codes: list[str] = []
    for i in range(4):
        space = s.ground.ahead[s.heading[driver] + STUDY_SIDES[i] & 3][s.car[driver]]
        if space != NONE and face_down(s, space):
            codes.append(STUDY[i])
    return codes


def take(s: Getaway, driver: int, code: str) -> None:
    verb, _, _ = code.partition(":")
    if verb == "drive":
        set_out(s, driver, s.heading[driver] + DRIVE_SIDE[code] & 3, NORMAL)
    elif verb == "study":
        study(s, driver, s.ground.ahead[s.heading[driver] + STUDY_SIDE[code] & 3][s.car[driver]])
    elif verb == "end":
        s.stage[driver] = ENDED
        s.tell(TURN_ENDED, (driver,))
    elif verb == "go-on":
        s.stage[driver] = ON_THE_ROAD
        s.next(FILL[driver])
    elif verb == EXTRA_CODE:
        s.extra[driver] -= 1
        s.then(FILL[driver], ChooseWay(driver, EXTRA))
    elif verb == "give-up":
        cornered(s, driver)
    else:
        play(s, driver, CARD_OF[code], verb == "replay")


def study(s: Getaway, driver: int, space: int) -> None:
    """GD-D3 to D7, R4: the tile is turned up for good, its badge pays, and the meter goes up one space."""
    s.stage[driver] = ON_THE_ROAD
    s.tell(STUDIED, (driver, s.ground.name[space]))
    s.then(TurnUp(driver, (space,)), StudyPrice(driver))


@final
class StudyPrice(Step[Getaway]):
    """GD-D4, V8: one space to the right for each tile studied."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        if s.event == HUNTER:
            return
        s.meter[self.driver] += 1
        s.tell(STUDY_PRICE, (self.driver, s.meter[self.driver], s.settings.red))
        check_red(s, self.driver)


def check_red(s: Getaway, driver: int) -> None:
    """GD-W2: the Pursuit token has reached red."""
    if s.meter[driver] >= s.settings.red:
        s.tell(CAUGHT, (driver,))
        police_win(s, "GD-W2")


# Cornered.


def boxed_in(s: Getaway, driver: int) -> bool:
    """GD-D16: all four spaces around the car are closed; RL109: not while a fuse burns, which ends the game anyway."""
    if s.event == TIME_BOMB and s.rules >= REVISED:
        return False
    return all(closed(s, driver, s.ground.ahead[way][s.car[driver]]) for way in range(4))


def closed(s: Getaway, driver: int, space: int) -> bool:
    """GD-D16: not legal, an unpayable Barricade, or a hazard for which the Driver can use no stunt."""
    if space == NONE:
        return True
    if space in s.barricades and not s.ramming[driver] and not can_give(s, driver):
        return True
    return hazardous(s, space) and not can_stunt(s, driver, TILE_ICONS[s.tiles[space]])


def hazardous(s: Getaway, space: int) -> bool:
    """A Hazard token, or a face-up red tile that would get one."""
    if space in s.hazards:
        return True
    if not face_up(s, space) or TILE_LIGHT[s.tiles[space]] != RED or s.event == VIGILANTE:
        return False
    return space not in s.stash and not police_piece(s, space)


def can_stunt(s: Getaway, driver: int, icons: int) -> bool:
    """GD-H2, H4, X14, Q26: a matching stunt or Handbrake Turn, from the hand or the discard pile, or of the partner."""
    fitting = STUNTING[icons] | 1 << HANDBRAKE_TURN
    if s.hand[driver] & fitting or (can_replay(s, driver) and s.discard[driver] & fitting):
        return True
    return s.settings.four and can_copy_stunt(s, driver, fitting)


def cornered(s: Getaway, driver: int) -> None:
    """GD-D15 to D17, W3: the Driver cannot move, and plays no card that would help."""
    s.tell(CORNERED, (driver,))
    police_win(s, "GD-D16" if drive_codes(s, driver) else "GD-D15")


DRIVERS_TURN: Final = DriversTurn()


@final
class BeginTurns(Step[Getaway]):
    """GD-R4: the beginning-of-turn window opens for the only Driver; with two see GD-Q11."""

    def happen(self, s: Getaway) -> None:
        s.stage[0] = BEGINNING
        s.next(DRIVERS_TURN)


BEGIN_TURNS: Final = BeginTurns()
