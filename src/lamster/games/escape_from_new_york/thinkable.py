"""What could come to a player's mind in each question of Escape from New York, possible or not."""

from lamster.games.escape_from_new_york.components import (
    ACTION,
    CAMP,
    CASES,
    HERO,
    IS_WEAPON,
    LID,
    NEIGHBOUR,
    NONE,
    SPACE,
    THING,
    USE,
    cards_in,
)
from lamster.games.escape_from_new_york.state import NewYork


def thinkable(s: NewYork, seat: int, kind: str) -> list[str]:
    """Nothing but what the seat knows: the map, its own cards, and its own things."""
    if kind == "hero":
        return [f"hero:{hero}" for hero in HERO.codes]
    if kind == "recovery":
        return ["decline", "recover-all"]
    if kind == "choose":
        own = cards_in(s.hands[seat] | s.discards[seat])
        return [*[f"choose:{ACTION.codes[card]}" for card in own], "ready"]
    if kind == "play":
        return [f"{verb}-instead:{ACTION.codes[card]}" for card in s.chosen for verb in ("hit", "move")]
    if kind in ("move", "reveal"):
        verb = "go" if kind == "move" else "reveal"
        around = [space for space in NEIGHBOUR[s.at[seat]] if space != NONE]
        return [f"{verb}:{SPACE.codes[space]}" for space in around]
    return of_window(s, seat) if kind in ("window", "moment") else []


def of_window(s: NewYork, seat: int) -> list[str]:
    """What lies here, what the Hero carries, and the way to win alone."""
    return [*lying_here(s, s.at[seat]), *carried(s, seat), "win"]


def lying_here(s: NewYork, here: int) -> list[str]:
    codes = [f"collect:case-{n + 1}" for n in range(CASES) if s.tokens[n] == here]
    if s.cubes[here]:
        codes.append("collect:item")
    if s.tiles[here] == CAMP:
        codes.append("collect:president")
    if s.wrecks[here]:
        codes.append("collect:car")
    return codes


def carried(s: NewYork, seat: int) -> list[str]:
    codes: list[str] = []
    for thing in sorted(set(s.supplies[seat])):
        if IS_WEAPON[thing] or USE[thing] or thing == LID:
            codes.append(f"{'ready' if IS_WEAPON[thing] else 'use'}:{THING.codes[thing]}")
        codes.append(f"bar:{THING.codes[thing]}")
    if s.weapons[seat] != NONE:
        codes += [f"{verb}:{THING.codes[s.weapons[seat]]}" for verb in ("fire", "bar-weapon")]
    return codes
