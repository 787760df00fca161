"""How New York moves its Enemies: HUNT, and the Duke (EFNY-E10 to E18, B7, W15)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    BOSS,
    BOSS_MOVES,
    BOSSES,
    DUKE,
    NONE,
    PRESIDENT,
    SPACE,
    SPACES,
)
from lamster.games.escape_from_new_york.rules.city import (
    FAR,
    ahead,
    blocked_between,
    distances,
    hero_at,
)
from lamster.games.escape_from_new_york.rules.enemies import (
    DRIVER,
    LYING,
    MARKED,
    add,
    damage_on,
    moves_of,
    remove,
)
from lamster.games.escape_from_new_york.rules.fighting import KINDS
from lamster.games.escape_from_new_york.rules.programs import WORDS, Part
from lamster.games.escape_from_new_york.rules.stalking import (
    BOSS_KIND,
    NOBODY,
    Stalk,
    by_damage,
    movable,
    with_damage,
)
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

OUTER: Final = 64
"""Moved by a HUNT that waits for another one to end."""

# Who is moved.

REACHES: Final = 100
PER_MOVE: Final = 10
CAR_FIRST: Final = 2
BOSS_SECOND: Final = 1

Hunter = tuple[int, int, int]
"""An Enemy that could be moved: how much it comes first, its kind, its space."""


def hunters(s: NewYork) -> list[Hunter]:
    """EFNY-E11, E13: who can be moved, with how much each comes first."""
    found: list[Hunter] = []
    on_foot = distances(s, s.at[s.active], True)
    for space in range(SPACES):
        if s.crowd[space] and space not in s.at:
            for enemy in set(s.crowd[space]):
                if not enemy & (LYING | MARKED):
                    found += driving(s, enemy, space) if enemy & DRIVER else walking(s, enemy, space, on_foot[space])
    for boss in range(BOSSES):
        space = s.boss_at[boss]
        free = space >= 0 and not hero_at(s, space) and not (s.boss_down | s.boss_moved) >> boss & 1
        if free and on_foot[space] < FAR:
            reach = REACHES * (on_foot[space] <= BOSS_MOVES[boss])
            found.append((reach + PER_MOVE * BOSS_MOVES[boss] + BOSS_SECOND, BOSS_KIND + boss, space))
    return found


def walking(s: NewYork, enemy: int, space: int, far: int) -> list[Hunter]:
    moves = moves_of(s, enemy)
    return [(REACHES * (far <= moves) + PER_MOVE * moves, enemy, space)] if far < FAR else []


def driving(s: NewYork, enemy: int, space: int) -> list[Hunter]:
    """EFNY-E17: by open roads, else through Roadblocks."""
    moves = moves_of(s, enemy)
    goal = s.at[s.active]
    far = distances(s, goal, False)[space]
    reaches = far <= moves
    if far == FAR:
        through = distances(s, goal, False, True)
        if through[space] == FAR:
            return []
        reaches = crashes_into_hero(s, space, moves, through)
    return [(REACHES * reaches + PER_MOVE * moves + CAR_FIRST, enemy, space)]


def crashes_into_hero(s: NewYork, space: int, moves: int, through: tuple[int, ...]) -> bool:
    """EFNY-E17: the first Roadblock of a shortest route is that before the Hero's space, and not too far away."""
    if through[space] > moves:
        return False
    for other in ahead(s, space, through, False, True):
        if blocked_between(s, space, other):
            if not through[other]:
                return True
        elif crashes_into_hero(s, other, moves - 1, through):
            return True
    return False


@final
class Hunt(Ask[NewYork]):
    """EFNY-W15, E13, E14, E18: one at a time; ties are the current player's."""

    FIELDS = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        found = hunters(s) if self.left else []
        if not found:
            return ()
        best = max([rank for rank, _, _ in found])
        codes = sorted({hunt_code(kind, space) for rank, kind, space in found if rank == best})
        return (Decision(s.active, "hunt", "EFNY-E13", tuple(codes), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.next(Hunt(self.left - 1))
        name, _, place = code[5:].partition(":")
        space = SPACE.index[place]
        if name in BOSS.index:
            boss = BOSS.index[name]
            s.boss_moved |= 1 << boss
            s.next(Stalk(BOSS_KIND + boss, space, BOSS_MOVES[boss], NOBODY, space))
        else:
            send(s, KINDS.index(name), space)


def hunt_code(kind: int, space: int) -> str:
    name = BOSS.codes[kind - BOSS_KIND] if kind >= BOSS_KIND else KINDS[kind & DRIVER]
    return f"hunt-{name}:{SPACE.codes[space]}"


def send(s: NewYork, kind: int, space: int) -> None:
    """A Prisoner of this kind goes from there; only where they differ in damage it matters which."""
    enemies = movable(s, space, kind)
    if len({damage_on(enemy) for enemy in enemies}) == 1:
        begin(s, enemies[0], space)
    else:
        s.next(Which(kind, space))


@final
class Which(Ask[NewYork]):
    """EFNY-E13, G2: of Prisoners in one space who differ in damage the current player says which is moved."""

    FIELDS = ("kind", "space")

    def __init__(self, kind: int, space: int) -> None:
        self.kind = kind
        self.space = space

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return (Decision(s.active, "which", "EFNY-E13", by_damage(movable(s, self.space, self.kind))),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        begin(s, with_damage(movable(s, self.space, self.kind), code), self.space)


def begin(s: NewYork, enemy: int, space: int) -> None:
    """EFNY-E14: marked, so that this effect does not move it again."""
    remove(s, space, enemy)
    add(s, space, enemy | MARKED)
    s.next(Stalk(enemy | MARKED, space, moves_of(s, enemy), NOBODY, space))


# The whole effect.


def do_hunt(s: NewYork, part: Part) -> None:
    """EFNY-W15, G4: what an effect that waits has moved is remembered until it goes on.

    Bosses need not be: one moves before a Car, whose crash could bring another HUNT, only if it reaches the Hero.
    """
    if any(isinstance(step, HuntOver) for step in s.steps):
        for space in range(SPACES):
            s.crowd[space] = tuple(sorted([set_aside(enemy) for enemy in s.crowd[space]]))
    s.then(Hunt(part.number), HUNT_OVER)


def set_aside(enemy: int) -> int:
    """With its mark as one of a HUNT that waits."""
    return enemy ^ MARKED | OUTER if enemy & MARKED else enemy


@final
class HuntOver(Step[NewYork]):
    """EFNY-E14: what was moved may be moved again by the next effect."""

    def happen(self, s: NewYork) -> None:
        s.boss_moved = 0
        for space in range(SPACES):
            if s.crowd[space] and s.crowd[space][-1] >= MARKED:
                s.crowd[space] = tuple(sorted([unmarked(enemy) for enemy in s.crowd[space]]))


def unmarked(enemy: int) -> int:
    """Without the mark of the HUNT that is over; with that of one that goes on."""
    return enemy & (MARKED - 1) | (MARKED if enemy & OUTER else 0)


# The Duke.


@final
class DukeHunts(Ask[NewYork]):
    """EFNY-N6, B7, XP4: towards the Hero who holds the President, up to two steps."""

    FIELDS = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"step:{SPACE.codes[space]}" for space in self.next_spaces(s)])
        return (Decision(s.active, "duke", "EFNY-B7", tuple(codes), None, True),) if codes else ()

    def next_spaces(self, s: NewYork) -> list[int]:
        at = s.boss_at[DUKE]
        if not self.left or at < 0 or s.boss_down >> DUKE & 1:
            return []
        holder = next((seat for seat in range(s.seats) if PRESIDENT in s.supplies[seat]), NONE)
        if holder == NONE or s.at[holder] == at or (self.left == BOSS_MOVES[DUKE] and hero_at(s, at)):
            return []
        return ahead(s, at, distances(s, s.at[holder], True), True)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.boss_at[DUKE] = SPACE.index[code[5:]]
        s.tell(events.DUKE_MOVED, (s.boss_at[DUKE],))
        s.next(DukeHunts(self.left - 1))


HUNT_OVER: Final = HuntOver()
WORDS["hunt"] = do_hunt
