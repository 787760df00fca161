"""Why something that comes to mind in a window or a moment is not possible: the rule that stands against it."""

from typing import Final

from lamster.games.escape_from_new_york.components import AMMO, CASES, FOR_THE_BAR, LEVELS, LID, NONE, THING, USE
from lamster.games.escape_from_new_york.rules.city import enemy_at
from lamster.games.escape_from_new_york.rules.supply import is_item
from lamster.games.escape_from_new_york.state import NO_CAR, NewYork

LEVEL_STEP: Final = 8
BY_WORD: Final[dict[str, str]] = {
    "recover": "EFNY-W5",
    "ammo": "EFNY-I11",
    "trick": "EFNY-W4",
    "break": "EFNY-W7",
    "manhole": "EFNY-W10",
    "noise": "EFNY-O7",
    "finger": "EFNY-XP7",
}
"""EFNY-I5: an Item whose effect could not be carried out, by the word of its effect."""
TOKENS: Final = [f"case-{number + 1}" for number in range(CASES)]
BETWEEN_STEPS: Final = ("recovery", "choose", "play", "drive", "building", "learn", "exchange", "objective")
"""Questions of the numbered steps themselves, with windows before and after them."""
OF_WINDOWS: Final = ("use", "ready", "fire", "bar", "abandon", "bracelet", "drop-", "collect", "win")


def refused_in_window(s: NewYork, code: str) -> str:
    """EFNY-T2: by what it would be; empty where the rule that asks says it."""
    verb, _, name = code.partition(":")
    if verb == "win":
        return "EFNY-V5"
    if s.hurrying:
        return ""
    if verb == "collect":
        return refused_collecting(s, name)
    thing = THING.index.get(name, NONE)
    if thing == NONE:
        return ""
    if verb == "use":
        return refused_use(thing)
    if verb == "fire":
        return refused_weapon(thing)
    if verb == "bar-weapon" and not FOR_THE_BAR[thing]:
        return "EFNY-I15"
    return refused_bar(s, thing) if verb in ("bar", "bar-weapon") else ""


def refused_in_moment(s: NewYork, code: str) -> str:
    """EFNY-T4: Items and Weapons have to wait for a window."""
    verb, _, name = code.partition(":")
    if verb == "win":
        return "EFNY-V5"
    return refused_collecting(s, name) if verb == "collect" else "EFNY-T4"


def refused_collecting(s: NewYork, what: str) -> str:
    """EFNY-T3, and what forbids it where no Enemy is."""
    here = s.at[s.active]
    if enemy_at(s, here):
        return "EFNY-T3"
    if what == "president":
        return "EFNY-P1" if s.taken else "EFNY-T3"
    if what == "car":
        if s.cars[s.active] != NO_CAR:
            return "EFNY-R9"
        return "EFNY-R10" if s.left_cars >> here & 1 else "EFNY-T3"
    return "EFNY-C11" if what in TOKENS and s.dropped >> TOKENS.index(what) & 1 else "EFNY-T3"


def refused_use(thing: int) -> str:
    """EFNY-D7: a Lid waits for damage; EFNY-I5: others for what their effect needs."""
    if thing == LID:
        return "EFNY-D7"
    return BY_WORD.get(USE[thing][0][0], "EFNY-I5") if USE[thing] else "EFNY-I5"


def refused_weapon(weapon: int) -> str:
    """EFNY-I11, I13, I14: passive ones are not used, others want Ammo; the Bat is used once a turn."""
    if not USE[weapon]:
        return "EFNY-I14"
    return "EFNY-I11" if AMMO[weapon] else "EFNY-I13"


def refused_bar(s: NewYork, thing: int) -> str:
    """EFNY-L3, L11, L1: no Item, or too late; no bar left, or one that wants no Item."""
    if not is_item(thing) or s.step >= LEVEL_STEP:
        return "EFNY-L3"
    return "EFNY-L11" if s.levels[s.active] >= LEVELS else "EFNY-L1"


def refused_elsewhere(s: NewYork, seat: int, kind: str, code: str) -> str:
    """EFNY-T2 to T5, V9: what belongs to a window, where another question is asked; empty for all else."""
    verb = code.partition(":")[0]
    if code == "ready" or not verb.startswith(OF_WINDOWS):
        return ""
    if seat != s.active:
        return "EFNY-T5"
    if verb in ("collect", "win"):
        return "EFNY-T3" if verb == "collect" else "EFNY-V9"
    return "EFNY-T2" if kind in BETWEEN_STEPS else "EFNY-T4"
