"""The round (GD-R), the windows around it (GD-X8, X31, I5), the check (GD-B) and its end (GD-D19, V19)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    DECOY_CAR,
    GARAGE_HIDEOUT,
    HUNTER,
    NONE,
    STOMPING_GROUNDS,
    VIGILANTE,
)
from lamster.games.getaway_driver.events import (
    HIDDEN,
    IDLE_WARNING,
    IDLED,
    IN_THE_CLEAR,
    METER_DOWN,
    METER_UP,
    ROUND,
    WATCHED,
)
from lamster.games.getaway_driver.rules.automa import AUTOMA_CLOSE_THE_NET
from lamster.games.getaway_driver.rules.automa_upgrades import AUTOMA_PURCHASE, wear_off
from lamster.games.getaway_driver.rules.board import is_special, open_spaces, police_win, vehicle_on
from lamster.games.getaway_driver.rules.cards import PLAY, REPLAY, can_decoy
from lamster.games.getaway_driver.rules.event_cards import burn_the_fuse
from lamster.games.getaway_driver.rules.hand import CARD_OF, can_recopy, can_replay, why_no_replay
from lamster.games.getaway_driver.rules.net import CLOSE_THE_NET
from lamster.games.getaway_driver.rules.partners import window_copies
from lamster.games.getaway_driver.rules.planning import PLANNING
from lamster.games.getaway_driver.rules.quartet import BEGIN_TURNS_OF_BOTH, EXPAND_FOR_BOTH
from lamster.games.getaway_driver.rules.share import play_code
from lamster.games.getaway_driver.rules.tiles import begin_fill
from lamster.games.getaway_driver.rules.turn import BEGIN_TURNS, check_red
from lamster.games.getaway_driver.rules.upgrades import PURCHASE
from lamster.games.getaway_driver.state import ABILITIES, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

PASS: Final = "pass"
IDLE_ROUNDS: Final = 10
IDLE_COUNTED: Final = 3
"""From so many idle rounds on the rounds that are left are counted down."""
IDLE_WARNED: Final = 5
"""From so many idle rounds on the log warns."""


@final
class NewRound(Step[Getaway]):
    """GD-R1, A9, D19, V16, Q7: limits of a round start anew; then the three phases, and the next round."""

    def happen(self, s: Getaway) -> None:
        s.round += 1
        s.tell(ROUND, (s.round,))
        s.moved = 0
        s.bonus = 0
        s.used = [0] * ABILITIES
        s.busy = False
        s.old = s.up
        s.signals = []
        for driver in range(s.settings.drivers):
            reset_driver(s, driver)
        s.then(*phases(s))


def phases(s: Getaway) -> tuple[Step[Getaway], ...]:
    """GD-R1, R3, R7: what a round consists of; with two Drivers each has windows and a check (GD-Q18, Q19)."""
    if s.settings.solo:
        return ALONE
    return FOUR_PLAYERS if s.settings.four else TWO_PLAYERS


def reset_driver(s: Getaway, driver: int) -> None:
    s.extra[driver] = 0
    s.ramming[driver] = False
    s.slammed[driver] = False
    s.back_at[driver] = NONE


@final
class StompingWindow(Ask[Getaway]):
    """GD-R2, X31, X34: before phase 1. Open to every Driver with cards, so that nothing leaks (GD-I5)."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        possible = not stomping_for(s, self.driver)
        codes = window_codes(s, self.driver, STOMPING_GROUNDS, possible)
        return window(s, self.driver, "round-start", "GD-R2", codes, possible)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code != PASS:
            play_code(s, seat, code)

    def rule_of(self, s: Getaway, code: str) -> str:
        return "" if code == PASS else "GD-Q26" if "copy" in code else "GD-X31"

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        if CARD_OF.get(code, NONE) != STOMPING_GROUNDS:
            return "GD-R2"
        return "GD-X34" if stomping_for(s, self.driver) else why_no_replay(s, seat, code)


def stomping_for(s: Getaway, driver: int) -> bool:
    """GD-X34, Q25: a Driver lays the tiles for this one's spaces already, for two phases 1."""
    return s.stomping[driver] > 0 or s.shared & ~(1 << driver) != 0


def window_codes(s: Getaway, driver: int, card: int, possible: bool) -> list[str]:
    """GD-X4, X8, X31: pass, or the card from the hand or the discard pile, or copied from the partner (GD-Q26)."""
    codes = [PASS]
    if possible and s.hand[driver] >> card & 1:
        codes.append(PLAY[card])
    if possible and can_replay(s, driver) and s.discard[driver] >> card & 1:
        codes.append(REPLAY[card])
    if possible and s.settings.four:
        codes = sorted([*codes, *window_copies(s, driver, card)])
    return codes


def window(s: Getaway, driver: int, kind: str, rule: str, codes: list[str], possible: bool) -> tuple[Decision, ...]:
    """GD-I5: opened while the Driver has a card in hand, or the card in question can be replayed, or one to copy it."""
    if not s.hand[driver] and len(codes) == 1 and not (possible and can_recopy(s, driver)):
        return ()
    return (Decision(driver, kind, rule, tuple(codes)),)


@final
class Expand(Step[Getaway]):
    """GD-R1, E1, X32: in phase 1 the search area grows; on home ground a Driver lays the tiles."""

    FIELDS = ()

    def happen(self, s: Getaway) -> None:
        seat = 0 if s.stomping[0] else s.settings.city
        if s.stomping[0]:
            s.stomping[0] -= 1
        begin_fill(s, open_spaces(s, 0), seat)


@final
class DecoyWindow(Ask[Getaway]):
    """GD-B1, X8: after step A, before the check. Open to every Driver with cards (GD-I5)."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        possible = can_decoy(s, self.driver)
        codes = window_codes(s, self.driver, DECOY_CAR, possible)
        return window(s, self.driver, "decoy", "GD-B1", codes, possible)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code != PASS:
            play_code(s, seat, code)

    def rule_of(self, s: Getaway, code: str) -> str:
        return "" if code == PASS else "GD-Q26" if "copy" in code else "GD-X9"

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        if CARD_OF.get(code, NONE) != DECOY_CAR:
            return "GD-B1"
        return (why_no_replay(s, seat, code) if can_decoy(s, self.driver) else "") or "GD-X8"


@final
class Check(Step[Getaway]):
    """GD-B2 to B6, V8, V16: is the Driver pursued, here and now?"""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        driver = self.driver
        if s.event == HUNTER:
            return
        if pursued(s, driver):
            go_up(s, driver)
        elif s.meter[driver]:
            s.meter[driver] -= 1
            s.tell(METER_DOWN, (driver, s.meter[driver], s.settings.red))
        else:
            s.tell(IN_THE_CLEAR, (driver,))


def pursued(s: Getaway, driver: int) -> bool:
    """GD-B2, B6: where the Driver is now."""
    return pursued_at(s, s.car[driver])


def pursued_at(s: Getaway, space: int) -> bool:
    """GD-B2, V16: a vehicle or Tire Spikes on the tile, or an old road while it is watched."""
    return vehicle_on(s, space) or space in s.spikes or watched(s, space)


def watched(s: Getaway, space: int) -> bool:
    return s.event == VIGILANTE and s.old >> space & 1 == 1


def go_up(s: Getaway, driver: int) -> None:
    """GD-B3, B5, V16: one space to the right, unless the car is in the Garage Hideout."""
    if is_special(s, s.car[driver], GARAGE_HIDEOUT):
        s.tell(HIDDEN, (driver,))
        return
    if watched(s, s.car[driver]):
        s.tell(WATCHED, (driver,))
    s.meter[driver] += 1
    s.tell(METER_UP, (driver, s.meter[driver], s.settings.red))
    check_red(s, driver)


@final
class EndRound(Step[Getaway]):
    """GD-V19, D19, O27: the fuse burns; ten idle rounds in a row are judged last of all."""

    def happen(self, s: Getaway) -> None:
        burn_the_fuse(s)
        wear_off(s)
        s.idle = 0 if s.busy else s.idle + 1
        if s.ended is None:
            judge_idle(s)
        s.next(NEW_ROUND)


def judge_idle(s: Getaway) -> None:
    """GD-D19: the Police win after ten idle rounds, and everybody is warned in time."""
    if s.idle == IDLE_ROUNDS:
        s.tell(IDLED, ())
        police_win(s, "GD-D19")
    elif s.idle >= IDLE_WARNED:
        s.tell(IDLE_WARNING, (s.idle, IDLE_ROUNDS - s.idle))


def idle_left(s: Getaway) -> int | None:
    """GD-D19: the rounds, this one included, in which a tile must be laid or turned up; None while that is far off."""
    if s.idle < IDLE_COUNTED or s.busy or s.ended is not None:
        return None
    return IDLE_ROUNDS - s.idle


NEW_ROUND: Final = NewRound()
EXPAND: Final = Expand()
END_ROUND: Final = EndRound()
STOMPING_WINDOW: Final = (StompingWindow(0), StompingWindow(1))
DECOY_WINDOW: Final = (DecoyWindow(0), DecoyWindow(1))
CHECK: Final = (Check(0), Check(1))
STEP_C: Final = PURCHASE[0]
TWO_PLAYERS: Final[tuple[Step[Getaway], ...]] = (
    STOMPING_WINDOW[0],
    EXPAND,
    BEGIN_TURNS,
    CLOSE_THE_NET,
    DECOY_WINDOW[0],
    CHECK[0],
    STEP_C,
    END_ROUND,
)
ALONE: Final[tuple[Step[Getaway], ...]] = (
    STOMPING_WINDOW[0],
    EXPAND,
    BEGIN_TURNS,
    AUTOMA_CLOSE_THE_NET,
    DECOY_WINDOW[0],
    CHECK[0],
    AUTOMA_PURCHASE,
    END_ROUND,
)
"""GD-O14, O22: nobody is asked for the Police."""
FOUR_PLAYERS: Final[tuple[Step[Getaway], ...]] = (
    *STOMPING_WINDOW,
    PLANNING,
    EXPAND_FOR_BOTH,
    BEGIN_TURNS_OF_BOTH,
    CLOSE_THE_NET,
    *DECOY_WINDOW,
    *CHECK,
    STEP_C,
    END_ROUND,
)
