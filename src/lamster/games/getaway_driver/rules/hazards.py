"""Road conditions and hazards (GD-C, GD-H, GD-X14)."""

from typing import Final, final

from lamster.games.getaway_driver.components import (
    BEHIND,
    CARD,
    CARDS_IN,
    GREEN,
    HANDBRAKE_TURN,
    NONE,
    RED,
    STUNTING,
    TILE_ICONS,
    TILE_LIGHT,
    VIGILANTE,
    YELLOW,
)
from lamster.games.getaway_driver.events import (
    BACKED,
    DECLINED,
    NO_HAZARD,
    SHARED_STUNT,
    SPUN_ROUND,
    STUNT_DONE,
)
from lamster.games.getaway_driver.rules.board import place_hazard, remove_hazard
from lamster.games.getaway_driver.rules.hand import (
    CARD_OF,
    can_give,
    can_replay,
    copy_card,
    spend,
    stunts_to_copy,
    why_no_replay,
)
from lamster.games.getaway_driver.state import BACKED_OUT, IN, SPUN, STUNTED, Getaway
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

STUNT: Final = [f"stunt:{card}" for card in CARD.codes]
RESTUNT: Final = [f"restunt:{card}" for card in CARD.codes]
SHARE: Final = "share"
DECLINE: Final = "decline"


@final
class RoadConditions(Step[Getaway]):
    """GD-C1 to C8, V17, D20 (7): red places a Hazard token, yellow if the Driver wants it."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        space = s.car[self.driver]
        light = TILE_LIGHT[s.tiles[space]]
        if light == GREEN or space in s.hazards:
            return
        if s.clear[self.driver] != NONE:
            s.tell(NO_HAZARD, (s.ground.name[space], s.clear[self.driver]))
        elif light == RED and s.event != VIGILANTE:
            place_hazard(s, space, self.driver)
        else:
            s.next(CHOOSE_HAZARD[self.driver])


@final
class ChooseHazard(Ask[Getaway]):
    """GD-C2, V17, H11: the Driver says whether the tile gets a Hazard token."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        red = TILE_LIGHT[s.tiles[s.car[self.driver]]] == RED
        return (Decision(self.driver, "hazard", "GD-V17" if red else "GD-C2", ("hazard", "no-hazard")),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        space = s.car[self.driver]
        if code == "hazard":
            place_hazard(s, space, self.driver)
        else:
            s.tell(NO_HAZARD, (s.ground.name[space], DECLINED))

    def default(self, s: Getaway, seat: int) -> str:
        return "no-hazard"


@final
class HandleHazard(Ask[Getaway]):
    """GD-H1 to H5, H8, X14, D20 (8): a matching stunt, Handbrake Turn as a stunt, or back out; the token stays."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        driver = self.driver
        space = s.car[driver]
        if space not in s.hazards or s.result[driver] != IN:
            # GD-Q14: the partner's stunt may have taken this car through, or back.
            return ()
        fitting = STUNTING[TILE_ICONS[s.tiles[space]]]
        hand = s.hand[driver]
        codes = ["back-out"]
        if s.settings.four:
            codes += stunts_to_copy(s, driver, fitting)
        if can_replay(s, driver):
            if s.discard[driver] >> HANDBRAKE_TURN & 1:
                codes.append("respin")
            codes += [RESTUNT[card] for card in CARDS_IN[s.discard[driver] & fitting]]
        if hand >> HANDBRAKE_TURN & 1:
            codes.append("spin")
        codes += [STUNT[card] for card in CARDS_IN[hand & fitting]]
        return (Decision(driver, "handle", "GD-H1", tuple(codes), None, not can_give(s, driver)),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == "back-out":
            back_out(s, seat)
            return
        card = CARD_OF.get(code, HANDBRAKE_TURN)
        if "copy" in code:
            copy_card(s, seat, card, code.startswith("re"))
        else:
            spend(s, seat, card, code.startswith("re"))
        spun = code not in CARD_OF
        if s.settings.four and stunt_takes_both(s, seat):
            s.next(ShareStunt(1 - seat, spun))
        if spun:
            spin(s, seat)
        else:
            s.result[seat] = STUNTED
            s.tell(STUNT_DONE, (seat, card))

    def rule_of(self, s: Getaway, code: str) -> str:
        if "copy" in code:
            return "GD-Q26"
        rules = {"back-out": "GD-H5", "spin": "GD-X14", "respin": "GD-X14"}
        return rules.get(code, "GD-H4" if code.startswith("re") else "GD-H2")

    def refuse(self, s: Getaway, seat: int, code: str) -> str:
        if not TILE_ICONS[s.tiles[s.car[self.driver]]]:
            return "GD-H3"
        fits = STUNTING[TILE_ICONS[s.tiles[s.car[self.driver]]]] >> CARD_OF.get(code, 0) & 1
        return why_no_replay(s, seat, code) if fits else "GD-H2"


def back_out(s: Getaway, driver: int) -> None:
    """GD-H5, H6, X38: back to where the movement began, looking at the hazard; a token there is removed."""
    s.result[driver] = BACKED_OUT
    s.car[driver] = s.from_at[driver]
    s.tell(BACKED, (driver, s.ground.name[s.car[driver]]))
    remove_hazard(s, s.car[driver])


def spin(s: Getaway, driver: int) -> None:
    """GD-X14: back to where the car came from, facing the other way."""
    s.result[driver] = SPUN
    s.car[driver] = s.from_at[driver]
    s.heading[driver] = s.heading[driver] + BEHIND & 3
    s.tell(SPUN_ROUND, (driver, s.ground.name[s.car[driver]], s.heading[driver]))
    remove_hazard(s, s.car[driver])


# With two Drivers.


def stunt_takes_both(s: Getaway, driver: int) -> bool:
    """GD-Q14: both began the turn on one tile and have just entered this one; the partner has not handled the token."""
    partner = 1 - driver
    if not s.abreast or s.car[driver] != s.car[partner]:
        return False
    return any(type(step) is HandleHazard and step.driver == partner for step in s.steps)


@final
class ShareStunt(Ask[Getaway]):
    """GD-Q14: the partner's stunt takes this car through as well, or back; or the Driver handles the token alone."""

    FIELDS = ("driver", "spun")

    def __init__(self, driver: int, spun: bool) -> None:
        self.driver = driver
        self.spun = spun

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return (Decision(self.driver, "share-stunt", "GD-Q14", (DECLINE, SHARE)),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        if code == DECLINE:
            return
        s.tell(SHARED_STUNT, (seat,))
        if self.spun:
            spin(s, seat)
        else:
            s.result[seat] = STUNTED


@final
class AgreeHazard(Ask[Getaway]):
    """GD-Q13: both Drivers have entered the same yellow tile, which gets a Hazard token if both want it."""

    FIELDS = ("driver", "wanted")

    def __init__(self, driver: int, wanted: bool) -> None:
        self.driver = driver
        self.wanted = wanted
        """The partner has already agreed."""

    def ask(self, s: Getaway) -> tuple[Decision, ...]:
        return (Decision(self.driver, "hazard", "GD-Q13", ("hazard", "no-hazard")),)

    def answer(self, s: Getaway, seat: int, code: str) -> None:
        space = s.car[seat]
        if code == "no-hazard":
            s.tell(NO_HAZARD, (s.ground.name[space], DECLINED))
        elif self.wanted:
            place_hazard(s, space, seat)
        else:
            s.next(AgreeHazard(1 - seat, True))

    def default(self, s: Getaway, seat: int) -> str:
        return "no-hazard"


@final
class SharedRoadConditions(Step[Getaway]):
    """GD-Q13, C1 to C8: the tile that both have entered gets at most one Hazard token, for both."""

    FIELDS = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def happen(self, s: Getaway) -> None:
        yellow = TILE_LIGHT[s.tiles[s.car[self.driver]]] == YELLOW
        if yellow and s.clear[self.driver] == NONE and s.car[self.driver] not in s.hazards:
            s.next(AgreeHazard(self.driver, False))
        else:
            s.next(ROAD_CONDITIONS[self.driver])


ROAD_CONDITIONS: Final = (RoadConditions(0), RoadConditions(1))
CHOOSE_HAZARD: Final = (ChooseHazard(0), ChooseHazard(1))
