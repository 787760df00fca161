"""The windows of a Hero, and when what is offered there could matter (EFNY-T2, D7)."""

from typing import Final

from lamster.games.escape_from_new_york.components import BRACELET, LID, LID_GUARD, PRESIDENT, THING, THING_NOISE, USE
from lamster.games.escape_from_new_york.rules.city import enemy_at
from lamster.games.escape_from_new_york.rules.fighting import Brace, in_range
from lamster.games.escape_from_new_york.rules.window import GO_ON, HURRY
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.window import Windows

SUFFER: Final = "suffer"


def card_of(code: str) -> str:
    """Whatever is collected, declared or abandoned is no card: such a question is always put."""
    verb, _, thing = code.partition(":")
    if verb == "bracelet":
        return THING.codes[BRACELET]
    return thing if verb in ("use", "ready", "fire", "bar", "bar-weapon") or verb.startswith("drop-") else ""


def thing_matters(s: NewYork, seat: int, code: str) -> bool:
    verb, _, name = code.partition(":")
    step = s.steps[-1]
    if isinstance(step, Brace):
        return lid_matters(s, seat, step.damage)
    return verb not in ("use", "fire") or not misses(s, THING.index[name])


def lid_matters(s: NewYork, seat: int, damage: int) -> bool:
    """EFNY-D3, D7: with all lids at once fewer cards are lost."""
    hand, lids = s.hands[seat].bit_count(), s.supplies[seat].count(LID)
    return min(max(0, damage - LID_GUARD * lids), hand) < min(damage, hand)


def misses(s: NewYork, thing: int) -> bool:
    """EFNY-H7, O2: nobody is in range of a shot, and it makes no Noise."""
    words = USE[thing]
    if THING_NOISE[thing] or any(word != "hit" for word, _, _ in words):
        return False
    return not any(enemy_at(s, space) for _, _, marks in words for space in in_range(s, int("r1" in marks)))


WINDOWS: Final = Windows[NewYork](
    THING,
    [thing for i, thing in enumerate(THING.codes) if i != PRESIDENT],
    {"window": GO_ON, "damage": SUFFER},
    card_of,
    thing_matters,
    (HURRY,),
)
