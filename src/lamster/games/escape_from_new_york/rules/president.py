"""The President: taking him, and what follows (EFNY-P, XP)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import AROUND, CAMP, DUKE, NONE, NOTHING_HERE, PRESIDENT, SPACE
from lamster.games.escape_from_new_york.rules.enemies import enter_boss, place_prisoners
from lamster.games.escape_from_new_york.rules.noise import DiscardTimer, land, space_of
from lamster.games.escape_from_new_york.rules.programs import WORDS, Part
from lamster.games.escape_from_new_york.rules.revealing import TurnPoi, face_down_pois
from lamster.games.escape_from_new_york.rules.supply import Limit, gain
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask, Step

ALIVE: Final = "president:alive"
DEAD: Final = "president:dead"


@final
class TakePresident(Ask[NewYork]):
    """EFNY-P1, P7, XP2, XP3: the first time; in the variant the top card of his deck says whether he is alive."""

    FIELDS = ("free",)

    def __init__(self, free: bool) -> None:
        self.free = free

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = ((ALIVE,) if s.alive_left else ()) + ((DEAD,) if s.dead_left else ())
        weights = tuple([n for n in (s.alive_left, s.dead_left) if n])
        return (Decision(CHANCE, "president", "EFNY-XP2", codes, weights, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.taken = True
        s.then(GUARDS, LANDING, NEXT_POI)
        if code == ALIVE:
            gain(s, s.active, PRESIDENT)
            s.tell(events.TOOK_PRESIDENT, (s.active,))
            s.next(Limit(s.active, self.free))
        else:
            s.tell(events.PRESIDENT_DEAD, (s.active,))


@final
class Guards(Step[NewYork]):
    """EFNY-P2 (1): a Prisoner in each revealed space next to the Camp."""

    def happen(self, s: NewYork) -> None:
        place_prisoners(s, [space for space in AROUND[space_of(s, CAMP)] if s.tiles[space] != NONE])


@final
class Landing(Step[NewYork]):
    """EFNY-P2 (2)."""

    def happen(self, s: NewYork) -> None:
        land(s)


@final
class NextPoi(Ask[NewYork]):
    """EFNY-P2 (3), P3: every face-down POI in an order of the current player's choice, each for a Timer tile."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"turn:{SPACE.codes[space]}" for space in face_down_pois(s)]
        codes = sorted(codes) or ["duke"]
        return (Decision(s.active, "poi", "EFNY-P3", tuple(codes), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "duke":
            enter_boss(s, DUKE, space_of(s, NOTHING_HERE))
        else:
            s.then(TurnPoi(SPACE.index[code[5:]]), DiscardTimer(), self)


def finger_works(s: NewYork) -> bool:
    """EFNY-XP7: only before he was taken, and while an Alive card is left."""
    return not s.taken and s.alive_left > 0


def do_finger(s: NewYork, _: Part) -> None:
    """EFNY-XP5, XP6."""
    s.alive_left -= 1
    s.tell(events.ALIVE_TAKEN, (s.active,))


GUARDS: Final = Guards()
LANDING: Final = Landing()
NEXT_POI: Final = NextPoi()
WORDS["finger"] = do_finger
