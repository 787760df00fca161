"""Attacking and tricking (EFNY-A), and damage to Heroes (EFNY-D)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    ACTION,
    AROUND,
    AXE,
    BOSS,
    BOSS_DAMAGE,
    BOSS_RANGE,
    BOSSES,
    BUILDING,
    LID,
    LID_GUARD,
    NONE,
    ROMERO,
    SLAG,
    SPACE,
    SPIKED_CLUB,
    cards_in,
)
from lamster.games.escape_from_new_york.knowledge import ITEM, backs, card_left_hand
from lamster.games.escape_from_new_york.rules.city import (
    bosses_at,
    building_at,
    open_between,
    open_neighbours,
)
from lamster.games.escape_from_new_york.rules.enemies import (
    DAMAGE,
    DRIVER,
    FIRST_BOSS,
    LYING,
    add,
    boss_dies,
    damage_on,
    kill,
    life_of,
    range_of_prisoners,
    remove,
)
from lamster.games.escape_from_new_york.rules.noise import GainNoise
from lamster.games.escape_from_new_york.rules.programs import ABILITY, CARD, WORDS, Part
from lamster.games.escape_from_new_york.rules.supply import discard_used
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask, Step

DONE: Final = "done"
CLUB: Final = 4
"""EFNY-A9: what the Spiked Club adds."""
ANY: Final = 99
KINDS: Final = ("prisoner", "driver")
SHELTER: Final = BUILDING.index["shelter"]


def kind_name(enemy: int) -> str:
    """A Prisoner as codes name it: those who differ in anything that matters are told apart."""
    hurt = damage_on(enemy)
    return f"{KINDS[enemy & DRIVER]}{'-down' if enemy & LYING else ''}{f'-hurt{hurt}' if hurt else ''}"


# Attacking.


def in_range(s: NewYork, reach: int) -> list[int]:
    """EFNY-A1: the own space, and with range 1 those next to it without an intact Roadblock in between."""
    here = s.at[s.active]
    return [here, *[other for other in AROUND[here] if open_between(s, here, other)]] if reach else [here]


@final
class Hit(Ask[NewYork]):
    """EFNY-W3, A2 (ruling J36): point by point, as long as an Enemy in range can take it."""

    FIELDS = ("left", "spaces", "sharp", "clubbed")

    def __init__(self, left: int, spaces: tuple[int, ...], sharp: bool, clubbed: bool = False) -> None:
        self.left = left
        self.spaces = spaces
        self.sharp = sharp
        """EFNY-A8, A9: Weapons of the hand count."""
        self.clubbed = clubbed

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if not self.left:
            return ()
        codes = {f"hit-{kind_name(enemy)}:{SPACE.codes[at]}" for at in self.spaces for enemy in s.crowd[at]}
        codes |= {f"hit-{BOSS.codes[boss]}:{SPACE.codes[at]}" for at in self.spaces for boss in bosses_at(s, at)}
        return (Decision(s.active, "hit", "EFNY-A2", tuple(sorted(codes)), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        target, _, place = code[4:].partition(":")
        space = SPACE.index[place]
        club = target in BOSS.index and self.sharp and not self.clubbed and s.weapons[seat] == SPIKED_CLUB
        s.next(Hit(self.left - 1, self.spaces, self.sharp, self.clubbed or club))
        if target in BOSS.index:
            hit_boss(s, BOSS.index[target], 1 + CLUB * club)
        else:
            hit_prisoner(s, space, next(enemy for enemy in s.crowd[space] if kind_name(enemy) == target))


def hit_prisoner(s: NewYork, space: int, enemy: int) -> None:
    """EFNY-A3, A4: damage stays for the turn."""
    s.tell(events.HIT, (s.active, enemy & DRIVER, space, 1))
    if damage_on(enemy) + 1 >= life_of(s, enemy):
        kill(s, space, enemy, s.active)
    else:
        remove(s, space, enemy)
        add(s, space, enemy + DAMAGE)


def hit_boss(s: NewYork, boss: int, damage: int) -> None:
    """EFNY-A5: damage stays from turn to turn."""
    s.tell(events.HIT, (s.active, FIRST_BOSS + boss, s.boss_at[boss], damage))
    s.boss_life[boss] = max(0, s.boss_life[boss] - damage)
    if not s.boss_life[boss]:
        boss_dies(s, boss, s.active)


def do_hit(s: NewYork, part: Part) -> None:
    """EFNY-W3, A8, I14: the Axe adds to range 0 of Action cards and the ability."""
    reach = int("r1" in part.marks)
    sharp = not reach and part.source in (CARD, ABILITY)
    s.next(Hit(part.number + (sharp and s.weapons[s.active] == AXE), tuple(in_range(s, reach)), sharp))


def do_burn(s: NewYork, part: Part) -> None:
    """Molotov Cocktail: all of it in one space of one's choice."""
    s.next(Burn(part.number))


@final
class Burn(Ask[NewYork]):
    """IT-10: the own space or one next to it, not across a Roadblock."""

    FIELDS = ("damage",)

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"burn:{SPACE.codes[space]}" for space in in_range(s, 1)])
        return (Decision(s.active, "burn", "EFNY-I5", tuple(codes), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.next(Hit(self.damage, (SPACE.index[code[5:]],), False))


def reach(s: NewYork) -> list[str]:
    """EFNY-A1: the spaces within range of the attack that is being carried out; none where there is no attack."""
    step = s.steps[-1] if s.steps else None
    spaces = in_range(s, 1) if isinstance(step, Burn) else []
    if isinstance(step, Hit):
        spaces = [space for space in step.spaces if s.tiles[space] != NONE]
    return [SPACE.codes[space] for space in spaces]


# Tricking.


def can_be_tricked(s: NewYork) -> list[str]:
    """EFNY-A12, A13, B6: everybody here but Slag; those who lie there as well, for they are Enemies of the space."""
    here = s.at[s.active]
    found = {kind_name(enemy) for enemy in s.crowd[here]}
    return sorted(found | {BOSS.codes[boss] for boss in bosses_at(s, here) if boss != SLAG})


def number_to_trick(s: NewYork) -> int:
    here = s.at[s.active]
    return len(s.crowd[here]) + len([boss for boss in bosses_at(s, here) if boss != SLAG])


@final
class Trick(Ask[NewYork]):
    """EFNY-W4, A10, A11, A14: each to a space of its own choice, lying down there."""

    FIELDS = ("least", "most")

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        targets = open_neighbours(s, s.at[s.active])
        whom = can_be_tricked(s) if self.most else []
        codes = [f"trick-{name}:{SPACE.codes[space]}" for name in whom for space in targets]
        if not codes:
            return ()
        if self.least <= 0:
            codes.append(DONE)
        return (Decision(s.active, "trick", "EFNY-A10", tuple(sorted(codes)), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == DONE:
            return
        s.next(Trick(self.least - 1, self.most - 1))
        name, _, place = code[6:].partition(":")
        trick(s, name, SPACE.index[place])


def trick(s: NewYork, name: str, space: int) -> None:
    here = s.at[s.active]
    if name in BOSS.index:
        boss = BOSS.index[name]
        s.boss_at[boss] = space
        s.boss_down |= 1 << boss
        s.tell(events.TRICKED, (s.active, FIRST_BOSS + boss, space))
    else:
        enemy = next(enemy for enemy in s.crowd[here] if kind_name(enemy) == name)
        remove(s, here, enemy)
        add(s, space, enemy | LYING)
        s.tell(events.TRICKED, (s.active, enemy & DRIVER, space))


def do_trick(s: NewYork, part: Part) -> None:
    most = ANY if "any" in part.marks else int(part.marks[0]) if part.marks else part.number
    s.next(Trick(part.number, most))


# Damage to Heroes.


def attackers(s: NewYork, seat: int) -> tuple[int, bool]:
    """EFNY-D1, D2, A12: the damage of all in range who stand, and whether Romero is among them."""
    here = s.at[seat]
    near = [other for other in AROUND[here] if open_between(s, here, other)]
    total = standing(s, here) + (sum([standing(s, other) for other in near]) if range_of_prisoners(s) else 0)
    romero = False
    for boss in range(BOSSES):
        at = s.boss_at[boss]
        if not s.boss_down >> boss & 1 and (at == here or (BOSS_RANGE[boss] and at in near)):
            total += BOSS_DAMAGE[boss]
            romero = romero or boss == ROMERO
    return total, romero


def standing(s: NewYork, space: int) -> int:
    return len([enemy for enemy in s.crowd[space] if not enemy & LYING])


@final
class Suffer(Step[NewYork]):
    """EFNY-D5, D7, W13: Shelter first, then GUARD; the rest must be braced for."""

    FIELDS = ("damage", "informer")

    def __init__(self, damage: int, informer: bool = False) -> None:
        self.damage = damage
        self.informer = informer
        """EFNY-B5: Romero is among the attackers."""

    def happen(self, s: NewYork) -> None:
        if building_at(s, s.at[s.active]) == SHELTER:
            s.tell(events.SHELTERED, (s.active, self.damage))
            return
        warded = min(s.guard, self.damage)
        s.guard -= warded
        if warded:
            s.tell(events.WARDED, (s.active, warded))
        if self.damage > warded:
            s.next(Brace(self.damage - warded, self.informer))


@final
class Brace(Ask[NewYork]):
    """EFNY-D7, T4: as many lids as the owner likes; then cards go. Asked of whoever might have one."""

    FIELDS = ("damage", "informer")

    def __init__(self, damage: int, informer: bool) -> None:
        self.damage = damage
        self.informer = informer

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        useful = self.damage and s.hands[s.active]
        hidden = backs(s, s.active, ITEM) if useful else []
        codes = ("suffer", "use:trash-can-lid") if LID in hidden else ("suffer",)
        return (Decision(s.active, "damage", "EFNY-D7", codes, None, not hidden),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "suffer":
            self.strike(s, seat)
        else:
            discard_used(s, seat, LID)
            s.next(Brace(max(0, self.damage - LID_GUARD), self.informer))

    def strike(self, s: NewYork, seat: int) -> None:
        """EFNY-D3, D4, B5: as many cards as there are; the informer makes Noise afterwards."""
        if not self.damage:
            return
        s.tell(events.DAMAGED, (seat, self.damage))
        cards = min(self.damage, s.hands[seat].bit_count())
        if cards and self.informer:
            s.next(GainNoise(1))
        for _ in range(cards):
            s.next(LOSE_CARD)


@final
class LoseCard(Ask[NewYork]):
    """EFNY-D3: a random card of the hand, unseen by the others."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"lose:{ACTION.codes[card]}" for card in cards_in(s.hands[s.active])])
        return (Decision(CHANCE, "lose", "EFNY-D3", tuple(codes)),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        card = ACTION.index[code[5:]]
        s.hands[s.active] &= ~(1 << card)
        s.discards[s.active] |= 1 << card
        card_left_hand(s, s.active)
        s.tell(events.LOST, (s.active, card), 1 << s.active)

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == s.active else "lose:?"


def do_damage(s: NewYork, part: Part) -> None:
    """EFNY-D6."""
    s.next(Suffer(part.number))


def do_guard(s: NewYork, part: Part) -> None:
    """EFNY-W13."""
    s.guard += part.number


@final
class Attack(Step[NewYork]):
    """EFNY-H15: step 7."""

    def happen(self, s: NewYork) -> None:
        total, romero = attackers(s, s.active)
        if total:
            s.next(Suffer(total, romero))


ATTACK: Final = Attack()
LOSE_CARD: Final = LoseCard()
WORDS["hit"] = do_hit
WORDS["burn"] = do_burn
WORDS["trick"] = do_trick
WORDS["damage"] = do_damage
WORDS["guard"] = do_guard
