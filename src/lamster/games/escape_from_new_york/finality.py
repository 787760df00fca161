"""Which options are final, by what is open to all and what the deciding seat knows.

Only what is cheap to tell is not final: where a tile, an Event or the Noise may answer, the option is.
"""

from typing import Final

from lamster.games.escape_from_new_york.components import NONE, SPACE, THING, THING_NOISE, TRAP_OF, USE
from lamster.games.escape_from_new_york.lexicon import LYING, STANDING
from lamster.games.escape_from_new_york.rules.action import AfterAction
from lamster.games.escape_from_new_york.rules.city import empty_neighbours
from lamster.games.escape_from_new_york.rules.fighting import Hit
from lamster.games.escape_from_new_york.rules.helping import Recover
from lamster.games.escape_from_new_york.rules.moving import Move, crash_steps, free_steps
from lamster.games.escape_from_new_york.rules.programs import Program
from lamster.games.escape_from_new_york.rules.revealing import Reveal
from lamster.games.escape_from_new_york.rules.turn import Recovery
from lamster.games.escape_from_new_york.rules.window import Moment, Window, secrets
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.finality import Finality

CHOOSING: Final = 2
"""EFNY-H4: the step in which cards are chosen; the two in which they are played follow."""


def goes_on(s: NewYork, seat: int) -> bool:
    """EFNY-T1, H1, H4, H5: in steps 0 to 3 this seat is asked again for certain: for its plan, or to play a card."""
    if s.active != seat:
        return False
    if s.step >= CHOOSING:
        return s.step <= CHOOSING + 1 and bool(s.chosen)
    forced = s.step == 0 and s.forced and s.discards[seat]
    return not forced and bool(s.hands[seat] or s.chosen)


def window_opens(s: NewYork, seat: int) -> bool:
    """EFNY-T2, R8, V9: the next window has something for a Hero with a Car, or might have by what lies face down."""
    return s.active == seat and not s.hurrying and (bool(s.cars[seat]) or secrets(s))


def is_over(s: NewYork) -> bool:
    """EFNY-U2: after the step that asks, the action is over, and neither Traps nor Events follow."""
    below = s.steps[-2]
    return isinstance(below, Window) or (isinstance(below, AfterAction) and not s.pending)


def last_is_final(s: NewYork, seat: int, _code: str) -> bool:
    """EFNY-T2: the last part of an action, or something in a window."""
    return not (is_over(s) and (goes_on(s, seat) or window_opens(s, seat)))


def window_is_final(s: NewYork, seat: int, _code: str) -> bool:
    """EFNY-T2, H17: things done in a window, after which the turn goes on."""
    return not (isinstance(s.steps[-1], Window) and goes_on(s, seat))


def ready_is_final(_s: NewYork, _seat: int, code: str) -> bool:
    """EFNY-H4, I9: a plan can be changed until a card is played; a Weapon is shown to all."""
    return code != "ready"


def decline_is_final(s: NewYork, seat: int, _code: str) -> bool:
    """EFNY-H1, H4: who takes nothing back plans next."""
    return not (isinstance(s.steps[-1], Recovery) and s.hands[seat])


def fire_is_final(s: NewYork, seat: int, code: str) -> bool:
    """EFNY-I11, I13: shots without Noise that only hit."""
    thing = THING.index[code.partition(":")[2]]
    quiet = not THING_NOISE[thing] and all(word == "hit" for word, _, _ in USE[thing])
    return not quiet or not isinstance(s.steps[-1], Window) or not (goes_on(s, seat) or window_opens(s, seat))


def ability_is_final(s: NewYork, _seat: int, _code: str) -> bool:
    """EFNY-H10: the attack of the ability, while another card is still to be played."""
    return len(s.chosen) < 2


def move_instead_is_final(s: NewYork, seat: int, _code: str) -> bool:
    """EFNY-H10, M1: the movement of the ability begins with a choice of the way."""
    here = s.at[seat]
    return len(free_steps(s, here, 0)) + len(crash_steps(s, here, 0)) < 2


def hit_is_final(s: NewYork, seat: int, code: str) -> bool:
    """EFNY-A2: points that are left over can be dealt otherwise, if there are Enemies enough."""
    step = s.steps[-1]
    more = isinstance(step, Hit) and step.left > 1 and len(s.open[0].codes) > 2
    return not more and last_is_final(s, seat, code)


def reveals_next(s: NewYork, to: int) -> bool:
    """EFNY-W2, H7: the movement is over, and the Hero has a choice of spaces to reveal there, after a moment."""
    below, after = s.steps[-2], s.steps[-3]
    next_word = isinstance(after, Program) and after.words[0][0] == "reveal"
    return isinstance(below, Moment) and (next_word or isinstance(after, Reveal)) and len(empty_neighbours(s, to)) > 1


def go_is_final(s: NewYork, seat: int, code: str) -> bool:
    """EFNY-M1, M5, XS6, U1: a step that is not the last, to where the way forks; or the last one of an action."""
    to = SPACE.index[code.partition(":")[2]]
    step = s.steps[-1]
    if not isinstance(step, Move) or s.tiles[to] == NONE:
        return True
    if len(free_steps(s, to, step.flags)) > 1 if step.left > 1 else reveals_next(s, to):
        return False
    return bool(TRAP_OF[s.tiles[to]]) or s.event_spaces >> to & 1 == 1 or last_is_final(s, seat, code)


def recover_is_final(s: NewYork, seat: int, code: str) -> bool:
    """EFNY-W5: more cards may be taken back."""
    step = s.steps[-1]
    more = isinstance(step, Recover) and step.left > 1 and s.discards[seat].bit_count() > 1
    return not more and last_is_final(s, seat, code)


FINALITY: Final = Finality[NewYork](
    ("choose", "unchoose"),
    {
        "ready": ready_is_final,
        "decline": decline_is_final,
        **dict.fromkeys(("go-on", "hurry", "abandon", "bar", "bar-weapon"), window_is_final),
        **dict.fromkeys([f"drop-{slot}" for slot in (1, 2, 3, 4)], window_is_final),
        "fire": fire_is_final,
        "hit-instead": ability_is_final,
        "move-instead": move_instead_is_final,
        **dict.fromkeys([f"hit-{who}" for who in (*STANDING, *LYING)], hit_is_final),
        **dict.fromkeys([f"trick-{who}" for who in (*STANDING, *LYING, "romero", "duke")], last_is_final),
        **dict.fromkeys(("done", "copter", "break", "burn", "wire"), last_is_final),
        "go": go_is_final,
        "recover": recover_is_final,
    },
)
"""Cards that are shown, draws, Noise, whatever the New York Phase asks, and the ends of turns are final."""
