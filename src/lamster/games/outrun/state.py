"""Everything that is true in a game of Outrun."""

from typing import Final, final

from lamster.games.outrun.components import CARDS, MAJOR_SHORTCUT, NONE, SINGLE_SLOT, VAMPIRE, cards_in
from lamster.games.outrun.settings import Settings
from lamster.kernel.pile import Pile
from lamster.kernel.state import State

START_ROOM: Final = 1
ESCAPED: Final = "OUT-E1"
"""The rule by which a game is won."""


Run = tuple[int, str, int, int, bool, int, int, bool, bool]
"""What one seat did in a round, as everybody may know once the stage is closed: the seat, its row, its official time
(-1 without a Finish), the allowance for its line (-1 for a bot), whether its line was re-established; and what counted
for it: the cards in force, how many Major shortcuts it held, whether it was infected; and whether it was right."""


@final
class Outrun(State):
    """Seats are numbered from 0; a set of cards or seats is an int with one bit each."""

    __slots__ = (
        "centre",
        "characters",
        "deck",
        "discard",
        "facts",
        "flipper",
        "front",
        "hands",
        "immune",
        "infected",
        "line",
        "made",
        "moved",
        "paces",
        "pars",
        "path",
        "paths",
        "paths_used",
        "positions",
        "right",
        "rooms",
        "runs",
        "runs_path",
        "runs_round",
        "settings",
        "times",
        "tray",
    )
    FIELDS = (
        "flipper",
        "characters",
        "rooms",
        "path",
        "paths",
        "paths_used",
        "tray",
        "deck",
        "discard",
        "hands",
        "front",
        "centre",
        "infected",
        "immune",
        "line",
        "right",
        "positions",
        "moved",
        "runs",
        "runs_path",
        "runs_round",
        "paces",
        "facts",
        "made",
        "times",
        "pars",
    )

    settings: Settings
    flipper: int
    """OUT-W1: who turns the path card."""
    characters: list[int]
    rooms: list[int]
    """Where the tokens on the map stand: from 1 to the last room, beyond it once a token has left."""
    path: int
    """The path card of this round; NONE before it is turned."""
    paths: Pile
    paths_used: list[int]
    """How often each path card lies on the path discard."""
    tray: str
    """OUT-O4: the order in which the trays show the moves."""
    deck: Pile
    discard: list[int]
    """How many interference cards of each face lie there."""
    hands: list[tuple[int, ...]]
    front: list[int]
    """The cards in front of each seat."""
    centre: int
    """Vampire: the cards in force for everybody."""
    infected: int
    """OUT-X9: the seats whose placeholder lies red side up."""
    immune: int
    line: tuple[int, ...]
    """OUT-G5, of the last round that was checked; it also parts equal rooms in the standings (OUT-E3)."""
    right: int
    """The seats that were right in it."""
    positions: list[int]
    """Where the tokens on the monster board stand; NONE before the first ranking."""
    moved: list[int]
    """By how many rooms each token moved in the last round; NONE where the game was over before (OUT-M5)."""
    runs: tuple[Run, ...]
    """What was laid in the last round, along the line."""
    runs_path: int
    runs_round: int
    paces: tuple[tuple[int, ...], ...]
    """OUT-N8: for the last three rounds the right runs of people, in thousandths of what a medium runner needs."""
    facts: list[tuple[int, int, int]]
    """Who knows what of others' hands: see knowledge.py."""
    made: int
    """OUT-A4: paths made in practice."""
    times: tuple[int, ...]
    """The times of practice so far; -1 where a row was wrong or late."""
    pars: tuple[int, ...]
    """What a medium runner needs for each of these paths."""

    def prepare(self) -> None:
        self.settings = Settings(self.options, self.seats)

    def clone(self) -> "Outrun":
        copy = Outrun()
        self.clone_into(copy)
        copy.settings = self.settings
        copy.flipper = self.flipper
        copy.characters = self.characters.copy()
        copy.rooms = self.rooms.copy()
        copy.path = self.path
        copy.paths = self.paths.clone()
        copy.paths_used = self.paths_used.copy()
        copy.tray = self.tray
        copy.deck = self.deck.clone()
        copy.discard = self.discard.copy()
        copy.hands = self.hands.copy()
        copy.front = self.front.copy()
        copy.centre = self.centre
        copy.infected = self.infected
        copy.immune = self.immune
        copy.line = self.line
        copy.right = self.right
        copy.positions = self.positions.copy()
        copy.moved = self.moved.copy()
        copy.runs = self.runs
        copy.runs_path = self.runs_path
        copy.runs_round = self.runs_round
        copy.paces = self.paces
        copy.facts = self.facts.copy()
        copy.made = self.made
        copy.times = self.times
        copy.pars = self.pars
        return copy


def to_go(s: Outrun, seat: int) -> int:
    """OUT-M4: rooms to go, out of the last room included."""
    return s.settings.goal + 1 - s.rooms[seat]


def monster_room(s: Outrun) -> int:
    """Where pictures show the monster: in the room behind the last runner. The rules give it no place."""
    return min(s.rooms) - 1


def passed_by(s: Outrun, seat: int) -> list[int]:
    """The seats that were behind this one before the last move and are now ahead of it, still in the museum."""
    goal, mine = s.settings.goal, s.rooms[seat]
    before = mine - max(0, s.moved[seat])
    return [
        other for other, room in enumerate(s.rooms) if mine < room <= goal and room - max(0, s.moved[other]) < before
    ]


def in_force(s: Outrun, seat: int) -> int:
    """OUT-G6, V2, V5, Z2: the centre on the Vampire, else what lies in front of the seat."""
    return s.centre if s.settings.monster == VAMPIRE and not s.settings.practice else s.front[seat]


def majors(s: Outrun, seat: int) -> int:
    """How many Major shortcuts the seat holds."""
    return s.hands[seat].count(MAJOR_SHORTCUT)


def is_right(s: Outrun, seat: int) -> bool:
    return bool(s.right >> seat & 1)


def is_infected(s: Outrun, seat: int) -> bool:
    return bool(s.infected >> seat & 1)


def standings(s: Outrun) -> tuple[int, ...]:
    """OUT-E3: who has left the museum, then the others by room, then by their place in the last line."""
    if s.ended is None or s.ended.rule != ESCAPED:
        return ()
    return tuple(sorted(s.line, key=lambda seat: (-s.rooms[seat], s.line.index(seat))))


def discard(s: Outrun, cards: int) -> None:
    """OUT-I13, X10: a set of cards goes to the discard pile."""
    for card in range(CARDS):
        if cards >> card & 1:
            s.discard[card] += 1


def displaced(cards: int, card: int) -> int:
    """OUT-I8, K18: the order card that makes room for this one, as a set of cards."""
    return cards & SINGLE_SLOT if SINGLE_SLOT >> card & 1 else 0


def put_in_force(s: Outrun, cards: int, card: int) -> tuple[int, int]:
    """OUT-I8: these cards with one more, and the order card that was discarded for it, or NONE."""
    old = displaced(cards, card)
    discard(s, old)
    return cards & ~old | 1 << card, cards_in(old)[0] if old else NONE


def put_in_hand(s: Outrun, seat: int, card: int) -> None:
    """OUT-I12: without limit. Hands are kept in the order of the table of cards."""
    s.hands[seat] = tuple(sorted([*s.hands[seat], card]))


def take_from_hand(s: Outrun, seat: int, card: int) -> None:
    hand = s.hands[seat]
    i = hand.index(card)
    s.hands[seat] = hand[:i] + hand[i + 1 :]
