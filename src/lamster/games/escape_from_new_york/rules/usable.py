"""Which Items can be used now (EFNY-I5, W4 to W10): those whose effect could be carried out."""

from lamster.games.escape_from_new_york.components import AMMO, DIRECTIONS, NONE, USE
from lamster.games.escape_from_new_york.rules.city import blocked, enemy_at, open_neighbours
from lamster.games.escape_from_new_york.rules.fighting import number_to_trick
from lamster.games.escape_from_new_york.rules.president import finger_works
from lamster.games.escape_from_new_york.state import NO_CAR, NewYork


def usable(s: NewYork, thing: int) -> bool:
    """Molotov Cocktail and Radio always; damage that nobody can take is lost (EFNY-H7)."""
    word, _, _marks = USE[thing][0]
    here = s.at[s.active]
    if word == "recover":
        return bool(s.discards[s.active])
    if word == "ammo":
        weapon = s.weapons[s.active]
        return weapon != NONE and s.ammo[s.active] < AMMO[weapon]
    if word == "trick":
        return bool(number_to_trick(s) and open_neighbours(s, here))
    if word == "break":
        return any(blocked(s, here, d) for d in range(DIRECTIONS))
    if word == "manhole":
        return not enemy_at(s, here) and can_use_manhole(s)
    if word == "noise":
        return s.noise > 0
    return word != "finger" or finger_works(s)


def can_use_manhole(s: NewYork) -> bool:
    """EFNY-W10, F13: from a Manhole to another, of which two are printed on the board, and not with a Car."""
    return bool(s.manholes >> s.at[s.active] & 1) and s.cars[s.active] == NO_CAR
