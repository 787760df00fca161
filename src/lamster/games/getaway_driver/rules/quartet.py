"""Phases 1 and 2 with two Drivers, who move at the same instant (GD-Q9 to Q14, Q25)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    CITY_MAP,
    GREEN,
    NONE,
    SKID_ROW,
    THOROUGHFARE,
    TILE_LIGHT,
    TILE_SPECIAL,
    VANTAGE_POINT,
)
from lamster.games.getaway_driver.events import DIRECTION_SET, DIRECTION_SHOWN, FOR_POLICE, TURN_ENDED
from lamster.games.getaway_driver.rules.board import is_set, open_spaces
from lamster.games.getaway_driver.rules.cards import DRIVE_SIDE
from lamster.games.getaway_driver.rules.chase import BOTH, note_chases
from lamster.games.getaway_driver.rules.entering import (
    FLIP,
    PAY_BARRICADE,
    RESOLVE,
    Collect,
    Ram,
    ReactionTurns,
    depart,
    look_around,
    set_out,
)
from lamster.games.getaway_driver.rules.hazards import HandleHazard, SharedRoadConditions
from lamster.games.getaway_driver.rules.midtown import Bonus
from lamster.games.getaway_driver.rules.partners import partner_codes
from lamster.games.getaway_driver.rules.pursuit import SETTLE
from lamster.games.getaway_driver.rules.share import play_code
from lamster.games.getaway_driver.rules.tiles import begin_fill
from lamster.games.getaway_driver.rules.turn import (
    ABILITY_RULE,
    TURN_RULE,
    question,
    take,
    way_on,
    why_no_card,
    why_not,
)
from lamster.games.getaway_driver.state import BEGINNING, ENDED, MOVED, NORMAL, ON_THE_ROAD, SET, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

DRIVERS: Final = 1 << 0 | 1 << 1
"""The set of their seats."""
UNSEEN_DRIVE: Final = "drive:?"
FIRST: Final = ("first-a", "first-b")
STASH_TO: Final = ("stash-a", "stash-b")
BONUSES: Final = frozenset({CITY_MAP, SKID_ROW, THOROUGHFARE, VANTAGE_POINT})
"""GD-M: what happens on entering these tiles."""


# Phase 1.


@final
class ExpandForBoth(Step[Getaway]):
    """GD-Q9, Q25: the spaces around both Drivers: first a Driver on home ground lays tiles, then the City the rest."""

    def happen(self, s: Getaway) -> None:
        spaces = open_to_both(s)
        if len(spaces) > s.left_in:
            begin_fill(s, spaces, s.settings.city)
            return
        layers = [layer_for(s, driver) for driver in BOTH]
        s.then(*[FillFor(seat, part) for seat in (*BOTH, s.settings.city) if (part := share_of(s, layers, seat))])
        for driver in BOTH:
            wear_out(s, driver)


def open_to_both(s: Getaway) -> list[int]:
    """GD-Q9: a space next to both Drivers is filled once."""
    own = open_spaces(s, 0)
    return own + [space for space in open_spaces(s, 1) if space not in own]


def layer_for(s: Getaway, driver: int) -> int:
    """GD-Q25: the seat that draws and lays the tiles for this Driver's spaces."""
    if s.stomping[driver]:
        return driver
    return 1 - driver if s.shared >> 1 - driver & 1 else s.settings.city


def share_of(s: Getaway, layers: list[int], seat: int) -> tuple[int, ...]:
    """The spaces this seat fills: those of its Drivers that nobody has filled before it."""
    earlier = [space for driver in BOTH if layers[driver] < seat for space in open_spaces(s, driver)]
    own = [space for driver in BOTH if layers[driver] == seat for space in open_spaces(s, driver)]
    return tuple(dict.fromkeys([space for space in own if space not in earlier]))


def wear_out(s: Getaway, driver: int) -> None:
    """GD-X32: one of the two phases 1 is over."""
    if s.stomping[driver]:
        s.stomping[driver] -= 1
        if not s.stomping[driver]:
            s.shared &= ~(1 << driver)


@final
class FillFor(Step[Getaway]):
    """GD-Q9, Q25: these spaces from one draw."""

    FIELDS = ("seat", "spaces")

    def __init__(self, seat: int, spaces: tuple[int, ...]) -> None:
        self.seat = seat
        self.spaces = spaces

    def happen(self, s: Getaway) -> None:
        begin_fill(s, list(self.spaces), self.seat)


# Phase 2.


@final
class BeginTurnsOfBoth(Step[Getaway]):
    """GD-R4, Q11: the beginning-of-turn window opens for both Drivers."""

    def happen(self, s: Getaway) -> None:
        s.stage = [BEGINNING, BEGINNING]
        s.abreast = s.car[0] == s.car[1]
        s.then(MOVE_WHEN_READY, TURNS_OF_BOTH)


@final
class TurnsOfBoth(Ask[Getaway]):
    """GD-Q11, Q12: what either Driver may do now, handled in the order it comes in; who has set a direction waits."""

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        asked = [turn_question(s, driver) for driver in BOTH if s.stage[driver] < SET or s.stage[driver] == MOVED]
        if len(asked) == 2:
            # Who can only give up waits as long as the partner may still help.
            asked = [decision for decision in asked if not hopeless(decision)] or asked
        return tuple(asked)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        s.then(MOVE_WHEN_READY, self)
        verb = code.partition(":")[0]
        if verb not in ("drive", "end"):
            # The partner is asked anew in any case: whether the cards in hand allow more or less now must not show.
            s.open = ()
        if verb == "drive":
            set_direction(s, seat, DRIVE_SIDE[code])
        elif verb in ("play", "replay", "copy", "recopy"):
            play_code(s, seat, code)
        else:
            take(s, seat, code)

    def mask(self, s: Getaway, seat: int, code: str, viewer: int | None) -> str:
        friend = viewer is not None and viewer in BOTH
        return code if friend or not code.startswith("drive:") else UNSEEN_DRIVE

    def default(self, s: Getaway, seat: int) -> str:
        return way_on(self.decision_of(s, seat).codes)

    def rule_of(self, s: Getaway, code: str) -> str:
        verb, _, argument = code.partition(":")
        if verb in ("copy", "recopy"):
            return "GD-Q26"
        return ABILITY_RULE[argument] if verb in ("play", "replay") else TURN_RULE.get(verb, "")

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        if code.startswith(("copy:", "recopy:")):
            return "GD-Q26"
        return why_no_card(s, seat, code) or why_not(s, seat, code)


def turn_question(s: Getaway, driver: int) -> Decision:
    """GD-Q26, Q27: as with one Driver, and what the card of two adds to it."""
    usual = question(s, driver)
    more = partner_codes(s, driver)
    if not more:
        return usual
    return Decision(driver, usual.kind, usual.rule, tuple(sorted([*usual.codes, *more])))


def hopeless(decision: Decision) -> bool:
    """Everybody can see that only giving up is left."""
    return decision.public and decision.codes == ("give-up",)


def set_direction(s: Getaway, driver: int, side: int) -> None:
    """GD-Q11: seen by the partner, not by the other side."""
    s.stage[driver] += SET
    s.way[driver] = s.heading[driver] + side & 3
    s.tell(DIRECTION_SET, (driver, side), DRIVERS)


@final
class MoveWhenReady(Step[Getaway]):
    """GD-Q11: once both directions are set, or the other Driver does not move this turn, the cars move."""

    def happen(self, s: Getaway) -> None:
        for driver in BOTH:
            if nothing_left(s, driver):
                s.stage[driver] = ENDED
                s.tell(TURN_ENDED, (driver,))
        moving = [driver for driver in BOTH if is_set(s, driver)]
        if moving and all(driver in moving or s.slammed[driver] for driver in BOTH):
            s.next(self)
            move(s, moving)


def nothing_left(s: Getaway, driver: int) -> bool:
    """Everybody can see that this Driver can only end the turn."""
    if s.extra[driver] or not (s.stage[driver] == MOVED or (s.slammed[driver] and s.stage[driver] < MOVED)):
        return False
    usual = turn_question(s, driver)
    return usual.public and len(usual.codes) == 1


def move(s: Getaway, moving: list[int]) -> None:
    """GD-Q11, U9: now the directions are seen by all; Barricades are paid for, then the cars move together."""
    for driver in moving:
        s.stage[driver] = ON_THE_ROAD
        s.manner[driver] = NORMAL
        s.tell(DIRECTION_SHOWN, (driver, s.way[driver] - s.heading[driver] & 3))
    if len(moving) == 1:
        set_out(s, moving[0], s.way[moving[0]], NORMAL)
    else:
        s.then(*[PAY_BARRICADE[driver] for driver in moving if must_pay(s, driver)], MOVE_TOGETHER)


def must_pay(s: Getaway, driver: int) -> bool:
    return not s.ramming[driver] and s.ground.ahead[s.way[driver]][s.car[driver]] in s.barricades


@final
class MoveTogether(Step[Getaway]):
    """GD-Q11, Q12: both cars move, followers are assigned, both tiles are turned up, A's first; then the rest."""

    def happen(self, s: Getaway) -> None:
        for driver in BOTH:
            depart(s, driver)
        s.then(LOOK_AROUND_TOGETHER, *FLIP, RESOLVE_BOTH)
        note_chases(s)


@final
class LookAroundTogether(Step[Getaway]):
    """GD-K7, K8, Q13: what was on the tiles before; vehicles that leave with the partner were not."""

    def happen(self, s: Getaway) -> None:
        leaving = s.followers[0] + s.followers[1]
        for driver in BOTH:
            look_around(s, driver)
            s.met[driver] = tuple([vehicle for vehicle in s.met[driver] if vehicle not in leaving])
            space = s.car[driver]
            if s.clear[driver] == FOR_POLICE and not (s.met[driver] or space in s.barricades or space in s.spikes):
                s.clear[driver] = NONE


@final
class ResolveBoth(Step[Getaway]):
    """GD-Q12: steps 4 to 10 of GD-D20 for one Driver, then for the other."""

    def happen(self, s: Getaway) -> None:
        if quiet(s, 0) or quiet(s, 1):
            resolve(s, 0)
        else:
            s.next(RESOLVE_FIRST)


def quiet(s: Getaway, driver: int) -> bool:
    """Nothing happens to this Driver on the new tile, so that it cannot matter who is first."""
    if s.met[driver] or s.followers[driver] or s.behind[driver]:
        return False
    space = s.car[driver]
    light = TILE_LIGHT[s.tiles[space]]
    if space in s.hazards or space in s.stash or space in s.barricades:
        return False
    return (light == GREEN or s.clear[driver] != NONE) and TILE_SPECIAL[s.tiles[space]] not in BONUSES


@final
class ResolveFirst(Ask[Getaway]):
    """GD-Q12: the Drivers choose who is first; Driver A says it for both."""

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return (Decision(0, "resolve-first", "GD-Q12", FIRST),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        resolve(s, FIRST.index(code))


def resolve(s: Getaway, first: int) -> None:
    """GD-Q12, Q13: one Driver after the other; on the same tile the token and the road are a matter of both."""
    if s.car[0] == s.car[1]:
        s.steps += ON_ONE_TILE[first]
    else:
        s.steps += RESOLVE[1 - first]
        s.steps += RESOLVE[first]


@final
class CollectForOne(Ask[Getaway]):
    """GD-Q13: both have come to the Stash token: the Drivers name who takes it; Driver A says it for both."""

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        if s.car[0] not in s.stash:
            return ()
        return (Decision(0, "shared-stash", "GD-Q13", STASH_TO),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        s.next(COLLECT[STASH_TO.index(code)])


MOVE_WHEN_READY: Final = MoveWhenReady()
TURNS_OF_BOTH: Final = TurnsOfBoth()
MOVE_TOGETHER: Final = MoveTogether()
LOOK_AROUND_TOGETHER: Final = LookAroundTogether()
RESOLVE_BOTH: Final = ResolveBoth()
RESOLVE_FIRST: Final = ResolveFirst()
COLLECT: Final = (Collect(0), Collect(1))
ON_ONE_TILE: Final[tuple[list[Step[Getaway]], ...]] = tuple(
    [
        *[Bonus(1 - d), SETTLE[1 - d], HandleHazard(1 - d)],
        *[Bonus(d), SETTLE[d], HandleHazard(d)],
        *[SharedRoadConditions(d), CollectForOne()],
        *[ReactionTurns(1 - d), Ram(1 - d), ReactionTurns(d), Ram(d)],
    ]
    for d in BOTH
)
"""GD-Q13: both on the same tile, by who is first; the last step first, as they lie on the stack."""
EXPAND_FOR_BOTH: Final = ExpandForBoth()
BEGIN_TURNS_OF_BOTH: Final = BeginTurnsOfBoth()
