"""The components as tables: tiles, characters, cards and dice, read once from components.toml."""

import tomllib
from pathlib import Path
from typing import Any, Final

from lamster.kernel.event import Names
from lamster.kernel.pile import Draws

DATA: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

# Tiles are numbered row by row from the north-west, as in the ledger's table 5.1.

COLUMNS: Final = 5
ROWS: Final = 3
TILE: Final = Names("tile", tuple(tile["at"] for tile in DATA["tiles"]))
TILES: Final = COLUMNS * ROWS
STATION: Final = TILE.index["C2"]
PRIVATE_EYE: Final = TILE.index["C1"]
MOB_HIDEOUT: Final = TILE.index["C3"]

# OTL-S1: the skill and the number of each location.

SKILL: Final = Names("skill", ("charisma", "guts", "smarts", "cover"))
TILE_SKILL: Final[list[int]] = [SKILL.index[tile["skill"]] if "skill" in tile else -1 for tile in DATA["tiles"]]
TILE_NUMBER: Final[list[int]] = [tile.get("number", 0) for tile in DATA["tiles"]]
LOCATIONS: Final = 12
"""Tiles that can be searched."""


def at(column: int, row: int) -> int:
    """The tile there; -1 off the board."""
    return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


def neighbours(tile: int) -> list[int]:
    """Orthogonal neighbours, in the order of their codes."""
    column, row = tile % COLUMNS, tile // COLUMNS
    around = [at(column, row - 1), at(column, row + 1), at(column + 1, row), at(column - 1, row)]
    return sorted([other for other in around if other >= 0], key=lambda other: TILE.codes[other])


NEIGHBOURS: Final = [neighbours(tile) for tile in range(TILES)]
GO: Final = Draws("go", TILE.codes)
MOVES: Final = [tuple([GO.codes[to] for to in NEIGHBOURS[tile] if to != STATION]) for tile in range(TILES)]
MOVES_WHEN_READY: Final = [tuple([GO.codes[to] for to in NEIGHBOURS[tile]]) for tile in range(TILES)]


def nearer(place: int, goal: int) -> int:
    return (goal > place) - (goal < place)


def one_step_towards(police: int, target: int) -> int:
    """OTL-P5: one row nearer if the rows differ, one column nearer if the columns differ."""
    column = police % COLUMNS + nearer(police % COLUMNS, target % COLUMNS)
    row = police // COLUMNS + nearer(police // COLUMNS, target // COLUMNS)
    return row * COLUMNS + column


PURSUIT: Final = [[one_step_towards(police, target) for target in range(TILES)] for police in range(TILES)]


def king_moves(one: int, other: int) -> int:
    """How many pursuit steps apart two tiles are."""
    return max(abs(one % COLUMNS - other % COLUMNS), abs(one // COLUMNS - other // COLUMNS))


def walk(one: int, other: int) -> int:
    """How many orthogonal steps apart two tiles are, the closed station not minded."""
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


# OTL-P2: the faces of the police die.

DIRECTION: Final = Names("direction", tuple(DATA["police_die"]["faces"]))
STEPS: Final = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}


def police_step(tile: int, direction: str) -> int:
    """OTL-P1 and P3: one tile that way, or the opposite way where the board ends."""
    column, row = tile % COLUMNS, tile // COLUMNS
    right, down = STEPS[direction]
    ahead = at(column + right, row + down)
    return ahead if ahead >= 0 else at(column - right, row - down)


POLICE_STEP: Final = [[police_step(tile, face) for face in DIRECTION.codes] for tile in range(TILES)]
POLICE_CODES: Final = tuple(sorted(f"police:{face}" for face in DIRECTION.codes))
POLICE_FACE: Final = {f"police:{face}": i for i, face in enumerate(DIRECTION.codes)}

# Characters and cards. An alibi card is a number below 20: five kinds a character; play cards follow.

CHARACTER: Final = Names("character", tuple(character["id"] for character in DATA["characters"]))
CHARACTERS: Final = len(CHARACTER.codes)
START: Final[list[int]] = [TILE.index[character["start"]] for character in DATA["characters"]]
BONUS: Final[list[list[int]]] = [
    [character["bonus"].get(skill, 0) for skill in SKILL.codes] for character in DATA["characters"]
]

ALIBI: Final = Names("alibi", tuple(DATA["alibi_kinds"]))
KINDS_EACH: Final = 5
ALIBIS: Final = len(ALIBI.codes)
PLAY: Final = Names("play", tuple(card["id"] for card in DATA["play_cards"]))
PLAYS: Final = len(PLAY.codes)
CARD: Final = Names("card", ALIBI.codes + PLAY.codes)
CARDS: Final = ALIBIS + PLAYS
COPIES: Final[list[int]] = [card["copies"] for card in DATA["play_cards"]]
IS_ITEM: Final[list[bool]] = [card["sort"] == "item" for card in DATA["play_cards"]]
IS_REROLL: Final[list[bool]] = [card.get("reroll", False) for card in DATA["play_cards"]]
ITEM_BONUS: Final[list[list[int]]] = [
    [card.get("bonus", {}).get(skill, 0) for skill in SKILL.codes] for card in DATA["play_cards"]
]
PLAY_RULE: Final[list[str]] = [card["rule"] for card in DATA["play_cards"]]

ALIBI_DRAWS: Final = Draws("alibi", ALIBI.codes)
TURN_DRAWS: Final = Draws("turn", ALIBI.codes)
PLAY_DRAWS: Final = Draws("play", PLAY.codes)
STEAL_DRAWS: Final = Draws("steal", CARD.codes)

DIE_SIDES: Final = {"d6": 6, "d8": 8, "d10": 10, "d12": 12}


def die_weights(die: str) -> dict[int, int]:
    """OTL-V1: in how many ways the skill die shows each number."""
    if die == "2d6":
        return {total: 6 - abs(total - 7) for total in range(2, 13)}
    return dict.fromkeys(range(1, DIE_SIDES[die] + 1), 1)
