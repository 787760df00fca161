"""What the current player may do between the steps, and at every moment of a movement (EFNY-T2 to T4, V9)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    AMMO,
    BASEBALL_BAT,
    BRACELET,
    CAMP,
    CASES,
    FOR_THE_BAR,
    IS_WEAPON,
    LID,
    NONE,
    SPACES,
    THING,
    THING_NOISE,
    USE,
)
from lamster.games.escape_from_new_york.knowledge import forget_card, moved, open_things
from lamster.games.escape_from_new_york.rules.city import enemy_at
from lamster.games.escape_from_new_york.rules.enemies import wants_item
from lamster.games.escape_from_new_york.rules.noise import GainNoise
from lamster.games.escape_from_new_york.rules.president import TakePresident, finger_works
from lamster.games.escape_from_new_york.rules.programs import LONE_MOMENT, MOMENT, carry_out
from lamster.games.escape_from_new_york.rules.refusals import LEVEL_STEP, refused_in_moment, refused_in_window
from lamster.games.escape_from_new_york.rules.revealing import Peek, face_down_pois
from lamster.games.escape_from_new_york.rules.supply import (
    USING,
    DrawItem,
    TakeCase,
    discard_used,
    drops,
    is_case,
    is_item,
    lose_one,
    masked_loss,
    put_away,
    take_out,
)
from lamster.games.escape_from_new_york.rules.usable import usable
from lamster.games.escape_from_new_york.rules.versions import AT_ANY_MOMENT
from lamster.games.escape_from_new_york.rules.winning import can_win_alone, declare, might_win_alone
from lamster.games.escape_from_new_york.state import CAR, NO_CAR, TAXI, NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

GO_ON: Final = "go-on"
HURRY: Final = "hurry"
"""No more windows this turn, for a player who wants to get on; but see `lone_window`."""
BRACELET_PEEKS: Final = 3


# Collecting.


def collectable(s: NewYork) -> list[str]:
    """EFNY-T3, I1, C2, P1, R1: what lies in the Hero's space, if no Enemy is there."""
    here = s.at[s.active]
    if enemy_at(s, here):
        return []
    codes = [f"collect:case-{n + 1}" for n in range(CASES) if s.tokens[n] == here and not s.dropped >> n & 1]
    if s.cubes[here]:
        codes.append("collect:item")
    if s.tiles[here] == CAMP and not s.taken:
        codes.append("collect:president")
    if s.wrecks[here] and s.cars[s.active] == NO_CAR and not s.left_cars >> here & 1:
        codes.append("collect:car")
    return codes


def collect(s: NewYork, code: str, free: bool = False) -> None:
    """EFNY-I4: free, in a window, an Item may be used to keep to the limit of three."""
    what = code.partition(":")[2]
    here = s.at[s.active]
    if what == "item":
        s.cubes[here] -= 1
        s.cubes_left += 1
        s.next(DrawItem(s.active, free))
    elif what == "president":
        s.next(TakePresident(free))
    elif what == "car":
        s.wrecks[here] -= 1
        s.cars[s.active] = CAR
        s.tell(events.TOOK_WRECK, (s.active,))
    else:
        s.next(TakeCase(int(what[5:]) - 1, free))


def lone_codes(s: NewYork) -> list[str]:
    """EFNY-V9."""
    return ["win"] if can_win_alone(s) else []


@final
class Moment(Ask[NewYork]):
    """EFNY-T3, T4, V9: between two parts: a Lone Victory. Collecting as well in an action of the Hero, and between the
    Traps and Event cards that follow it. Nothing else.
    """

    FIELDS = ("collecting",)

    def __init__(self, collecting: bool) -> None:
        self.collecting = collecting

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = collectable(s) if self.collecting else []
        if not codes and not might_win_alone(s):
            return ()
        rule = "EFNY-T3" if self.collecting else "EFNY-V9"
        return (Decision(s.active, "moment", rule, tuple(sorted([*codes, *lone_codes(s), GO_ON]))),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == GO_ON:
            return
        s.next(self)
        if code == "win":
            declare(s)
        else:
            collect(s, code)

    def default(self, s: NewYork, seat: int) -> str:
        return GO_ON

    def rule_of(self, s: NewYork, code: str) -> str:
        return "EFNY-V9" if code == "win" else ""

    def refuse(self, s: NewYork, seat: int, code: str) -> str:
        return refused_in_moment(s, code)


# The windows.


@final
class Window(Ask[NewYork]):
    """EFNY-T2: any number of things in any order, then on."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if s.hurrying:
            return lone_window(s)
        codes = window_codes(s)
        if not codes and not secrets(s):
            return ()
        return (Decision(s.active, "window", "EFNY-T2", tuple(sorted([*codes, GO_ON, HURRY]))),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == HURRY:
            s.hurrying = True
        elif code != GO_ON:
            s.next(self)
            act(s, seat, code)

    def default(self, s: NewYork, seat: int) -> str:
        return GO_ON

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        """EFNY-C6, L3: what goes face down is seen as a back."""
        return masked_loss(s, code) if code.startswith(("bar:", "drop-")) else code

    def rule_of(self, s: NewYork, code: str) -> str:
        return "EFNY-C6" if code.startswith("drop-") else RULES.get(code.partition(":")[0], "")

    def refuse(self, s: NewYork, seat: int, code: str) -> str:
        return refused_in_window(s, code)


def lone_window(s: NewYork) -> tuple[Decision, ...]:
    """EFNY-V9 (ruling J47): who wants no more windows is still asked where a Lone Victory may be possible."""
    if s.rules < AT_ANY_MOMENT or not might_win_alone(s):
        return ()
    return (Decision(s.active, "window", "EFNY-V9", tuple(sorted([*lone_codes(s), GO_ON]))),)


RULES: Final = {
    "use": "EFNY-I5",
    "ready": "EFNY-I9",
    "fire": "EFNY-I13",
    "bar": "EFNY-L3",
    "bar-weapon": "EFNY-I15",
    "collect": "EFNY-T3",
    "abandon": "EFNY-R8",
    "bracelet": "EFNY-C9",
    "win": "EFNY-V5",
}


def secrets(s: NewYork) -> bool:
    """Whether others cannot know that there is nothing to do: the Hero holds something face down."""
    return any(thing not in open_things(s) for thing in s.supplies[s.active]) or might_win_alone(s)


def window_codes(s: NewYork) -> list[str]:
    """EFNY-T2: everything that is possible now."""
    return [*collectable(s), *lone_codes(s), *with_things(s), *with_weapon(s), *with_car(s)]


def with_things(s: NewYork) -> list[str]:
    """EFNY-I5, I8, I9, L3, C6: Items used, Weapons revealed, Items put on the bar, Cases dropped, the Bracelet."""
    codes: list[str] = []
    bar = s.step < LEVEL_STEP and wants_item(s, s.active)
    for thing in set(s.supplies[s.active]):
        name = THING.codes[thing]
        if IS_WEAPON[thing]:
            codes.append(f"ready:{name}")
        elif USE[thing] and thing != LID and usable(s, thing):
            codes.append(f"use:{name}")
        if bar and is_item(thing):
            codes.append(f"bar:{name}")
        if is_case(thing):
            codes += drops(s, thing)
    if BRACELET in s.supplies[s.active] and not s.bracelet_up and bracelet_works(s):
        codes.append("bracelet")
    return codes


def bracelet_works(s: NewYork) -> bool:
    """CS-2; EFNY-XP5: in the variant it works on the President deck."""
    return finger_works(s) if s.settings.dead_or_alive else bool(face_down_pois(s))


def with_weapon(s: NewYork) -> list[str]:
    """EFNY-I11, I13, I15: the revealed Weapon."""
    weapon = s.weapons[s.active]
    if weapon == NONE:
        return []
    codes = []
    loaded = s.ammo[s.active] > 0 if AMMO[weapon] else weapon == BASEBALL_BAT and not s.bat_used
    if USE[weapon] and loaded:
        codes.append(f"fire:{THING.codes[weapon]}")
    if FOR_THE_BAR[weapon] and s.step < LEVEL_STEP and wants_item(s, s.active):
        codes.append(f"bar-weapon:{THING.codes[weapon]}")
    return codes


def with_car(s: NewYork) -> list[str]:
    """EFNY-R8."""
    return ["abandon"] if s.cars[s.active] else []


def act(s: NewYork, seat: int, code: str) -> None:
    """Carry out what was chosen in a window."""
    verb, _, name = code.partition(":")
    if verb == "collect":
        collect(s, code, True)
    elif verb == "win":
        declare(s)
    elif verb == "abandon":
        abandon(s, seat)
    elif verb == "bracelet":
        turn_bracelet(s, seat)
    elif verb == "bar" or verb.startswith("drop-"):
        lose_one(s, seat, code)
    else:
        ACTS[verb](s, seat, THING.index[name])


def use(s: NewYork, seat: int, thing: int) -> None:
    """EFNY-I5, O2, U2: discarded at once after use; its Noise at once; Events of a movement afterwards."""
    discard_used(s, seat, thing)
    s.next(AFTER_ACTION[0])
    if THING_NOISE[thing]:
        s.next(GainNoise(THING_NOISE[thing]))
    carry_out(s, USE[thing])


def ready(s: NewYork, seat: int, thing: int) -> None:
    """EFNY-I9, I10, I11: with full Ammo; an older one is discarded."""
    take_out(s, seat, thing)
    moved(s, thing, seat, NONE)
    if s.weapons[seat] != NONE:
        put_away(s, s.weapons[seat])
    s.weapons[seat] = thing
    s.ammo[seat] = AMMO[thing]
    s.tell(events.READY_WEAPON, (seat, thing))


def fire(s: NewYork, seat: int, thing: int) -> None:
    """EFNY-I11 to I13."""
    if AMMO[thing]:
        s.ammo[seat] -= 1
    else:
        s.bat_used = True
    s.tell(events.FIRED, (seat, thing, s.ammo[seat]))
    if THING_NOISE[thing]:
        s.next(GainNoise(THING_NOISE[thing]))
    carry_out(s, USE[thing])


def bar_weapon(s: NewYork, seat: int, thing: int) -> None:
    """EFNY-I15."""
    s.weapons[seat] = NONE
    s.ammo[seat] = 0
    s.bar_items[seat] += 1
    put_away(s, thing)
    s.tell(events.ITEM_ON_BAR, (seat, thing))


ACTS: Final = {"use": use, "ready": ready, "fire": fire, "bar-weapon": bar_weapon}
AFTER_ACTION: Final[list[Step[NewYork]]] = []
"""EFNY-U2: Traps and Events; entered by the module of the turn."""


def abandon(s: NewYork, seat: int) -> None:
    """EFNY-R8, R10: a Car stays with a white base, the Taxi leaves the game."""
    if s.cars[seat] != TAXI:
        s.wrecks[s.at[seat]] += 1
        s.left_cars |= 1 << s.at[seat]
    s.cars[seat] = NO_CAR
    s.tell(events.LEFT_CAR, (seat,))


def turn_bracelet(s: NewYork, seat: int) -> None:
    """CS-2, EFNY-C9, XP5: once in the game; it stays face up."""
    s.bracelet_up = True
    forget_card(s, BRACELET)
    s.tell(events.USED, (seat, BRACELET))
    if s.settings.dead_or_alive:
        s.alive_left -= 1
        s.tell(events.ALIVE_TAKEN, (seat,))
    else:
        s.next(Peek(BRACELET_PEEKS, SPACES, True))


def using_codes(s: NewYork) -> list[str]:
    """EFNY-I4: what could be used or revealed at once."""
    return [code for code in with_things(s) if code.startswith(("use:", "ready:"))]


MOMENT.append(Moment(True))
USING.append((using_codes, act))
LONE_MOMENT.append(Moment(False))
WINDOW: Final = Window()
