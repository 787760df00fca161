"""The components as tables: moves, cards, paths and monster boards, read once from components.toml."""

import tomllib
from pathlib import Path
from typing import Any, Final

from lamster.kernel.event import Names
from lamster.kernel.pile import Draws

DATA: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))
NONE: Final = -1
BOX: Final = 0
"""The +0 box as a position; the others are numbered from 1 (slowest) to 6."""
POSITIONS: Final = 6

# Moves, and the signs that a row is written in: a letter for each move, a digit for The long way, M and A.

LETTERS: Final = "".join([move["letter"] for move in DATA["moves"]])
MOVE: Final = Names("move", tuple([move["name"] for move in DATA["moves"]]))
PAIR: Final[dict[str, str]] = {move["letter"]: move["pair"] for move in DATA["moves"]}
GAPS: Final = "123"
MAJOR: Final = "M"
ANTIDOTE: Final = "A"

# Characters and monsters.

CHARACTER: Final = Names("character", tuple(DATA["characters"]))
MONSTER: Final = Names("monster", tuple(DATA["monsters"]))
VAMPIRE: Final = MONSTER.index["vampire"]
BEAR: Final = MONSTER.index["bear"]
ZOMBIE: Final = MONSTER.index["zombie"]
DRAGON: Final = MONSTER.index["dragon"]

# Interference cards by face. A set of them is an int with one bit a card: no two alike are ever in force (OUT-I7).

CARD: Final = Names("card", tuple([card["code"] for card in DATA["cards"]]))
CARDS: Final = len(CARD.codes)
BACK_AWAY: Final = CARD.index["back-away"]
EVENS_ODDS: Final = CARD.index["evens-odds"]
ODDS_EVENS: Final = CARD.index["odds-evens"]
SWITCHEROO: Final = CARD.index["switcheroo-lr"]
"""The first of four, one for each pair of moves."""
NOT_THAT_WAY: Final = CARD.index["not-l"]
"""The first of eight, one for each move."""
LONG_WAY: Final = CARD.index["long-1"]
"""The first of three, one for each gap."""
LITTLE_SHORTCUT: Final = CARD.index["little-shortcut"]
BOOST: Final = CARD.index["boost"]
MAJOR_SHORTCUT: Final = CARD.index["major-shortcut"]
FOCUS: Final = CARD.index["focus"]
FAIR_TRADE: Final = CARD.index["fair-trade"]
HAVE_MINE: Final = CARD.index["have-mine"]
SHIELD: Final = CARD.index["shield"]
STEAL: Final = CARD.index["steal"]


def bits(*cards: int) -> int:
    """A set of cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def cards_in(some: int) -> list[int]:
    """The cards of a set, in the order of the table."""
    return [card for card in range(CARDS) if some >> card & 1]


SINGLE_SLOT: Final = bits(BACK_AWAY, EVENS_ODDS, ODDS_EVENS)
"""OUT-K18: at most one of these is in force for a seat."""
ONE_ROUND: Final = bits(BOOST, LITTLE_SHORTCUT, SHIELD)
"""OUT-K17: these leave after the next run."""
ONE_SHOT: Final = bits(FAIR_TRADE, FOCUS, HAVE_MINE, STEAL)
"""OUT-K16: carried out at once, then discarded."""
PLACED: Final = (1 << CARDS) - 1 & ~ONE_SHOT & ~bits(MAJOR_SHORTCUT)
"""OUT-K15: these lie in front of a seat, or in the centre."""
ROW_CARDS: Final = PLACED & ~bits(BOOST, SHIELD)
"""OUT-P9: the cards that change which rows are right."""
NOT_THAT_WAYS: Final = bits(*range(NOT_THAT_WAY, NOT_THAT_WAY + len(LETTERS)))
LONG_WAYS: Final = bits(LONG_WAY, LONG_WAY + 1, LONG_WAY + 2)
ALL_COPIES: Final[list[int]] = [card["copies"] for card in DATA["cards"]]
DECKS: Final[list[list[int]]] = [
    [card["vampire"] for card in DATA["cards"]],
    ALL_COPIES,
    [card["zombie"] for card in DATA["cards"]],
    ALL_COPIES,
]
"""OUT-S10: the interference deck of each monster."""
LENT: Final = sum(DATA["vampire_copies"].values())
"""OUT-S11: copies of each of The long way that lie ready beside the drawn one."""
DRAW: Final = Draws("draw", CARD.codes)

# Path cards.

PATH: Final = Names("path", tuple(DATA["paths"]))
PATHS: Final = len(PATH.codes)
SYMBOLS: Final[list[str]] = [path["symbols"] for path in DATA["paths"].values()]
CELLS: Final[list[str]] = [path["cells"] for path in DATA["paths"].values()]
SHOWS_ANTIDOTE: Final[list[bool]] = [path.get("antidote", False) for path in DATA["paths"].values()]
TURN_UP: Final = Draws("path", PATH.codes)

# Monster boards (5.9).

VALUES: Final[list[list[int]]] = [[0, *board["values"]] for board in DATA["monsters"].values()]
"""Rooms that each position is worth, the +0 box first."""
ACTIVE: Final[dict[int, list[int]]] = {int(seats): places for seats, places in DATA["active"].items()}
"""OUT-S6: the positions in use, by the number of seats."""
ICONS: Final[list[list[tuple[str, ...]]]] = [
    [tuple([icon for icon in ("claw", "fire", "biohazard") if place in board.get(icon, ())]) for place in range(7)]
    for board in DATA["monsters"].values()
]
"""What each position does, the +0 box first."""
ROOMS: Final = 9
"""Of one map board."""

# How fast people and bots run (5.15).

LEVELS: Final[dict[str, dict[str, float]]] = DATA["levels"]
SEAT_NUMBERS: Final = ("1", "2", "3", "4", "5", "6")
