"""What one seat may know of On the Lam! (OTL-X1 to X5), built up from nothing."""

from dataclasses import dataclass
from functools import lru_cache

from lamster.games.on_the_lam.components import (
    ALIBI,
    ALIBIS,
    BONUS,
    CARD,
    CHARACTER,
    PLAY,
    SKILL,
    START,
    TILE,
    TILE_NUMBER,
    TILE_SKILL,
    TILES,
)
from lamster.games.on_the_lam.preview import PATROL, POLICE_NEAR, notes_of, targets_of
from lamster.games.on_the_lam.state import GOAL, NONE, Lam, own_score
from lamster.kernel.decision import Decision
from lamster.kernel.preview import Note
from lamster.kernel.views import Views

SEATS_KEPT = 4096
"""The views of seats that are kept, of all tables of a server."""


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile of the board: open to all."""

    at: str
    skill: str | None
    number: int


@dataclass(frozen=True, slots=True)
class SuspectView:
    """A character card, whoever holds it: open to all."""

    character: str
    bonuses: dict[str, int]
    start: str


BONUSES = tuple({SKILL.codes[i]: n for i, n in enumerate(bonus) if n} for bonus in BONUS)
BOARD = tuple(
    TileView(TILE.codes[tile], SKILL.codes[TILE_SKILL[tile]] if TILE_SKILL[tile] >= 0 else None, TILE_NUMBER[tile])
    for tile in range(TILES)
)
SUSPECTS = tuple(
    SuspectView(who, bonuses, TILE.codes[start])
    for who, bonuses, start in zip(CHARACTER.codes, BONUSES, START, strict=True)
)


@dataclass(frozen=True, slots=True)
class SeatView:
    """OTL-X2: what everybody sees of a seat."""

    seat: int
    character: str | None
    bonuses: dict[str, int]
    tile: str | None
    alibi_cards: int
    items: int
    marks: tuple[str, ...]
    known: list[str]
    """Cards the viewer has seen go into this hand, or into this one or another."""


@dataclass(slots=True)
class OwnView:
    """OTL-X1: one's own hand, in full, and what the options of one's question lead to."""

    seat: int
    hand: list[str]
    items: list[str]
    own_cards: int
    arrest: bool
    """Whether an investigation would be an arrest."""
    targets: dict[str, str]
    """What stands for a code that does not name it: a tile, a pile, or cards of the hand, joined by `+`."""
    notes: list[Note]


@dataclass(slots=True)
class SearchView:
    """The search under way, as far as it is open to all."""

    die: int
    bonus: int
    extra: int
    number: int


@dataclass(slots=True)
class LamView:
    """The table from one seat; `own` is None for an onlooker (OTL-X5)."""

    round: int
    first: int
    active: int | None
    police: str
    police_near: dict[str, int]
    """How many steps of a pursuit each tile is away from the police."""
    patrol: dict[str, int]
    """Where the police go at the end of the round, with the chance in per cent."""
    board: tuple[TileView, ...]
    suspects: tuple[SuspectView, ...]
    goal: int
    """Own cards that make an alibi."""
    seats: list[SeatView]
    own: OwnView | None
    alibi_pile: int
    alibi_discard: dict[str, int]
    play_pile: int
    play_discard: dict[str, int]
    turned: list[str]
    aside: list[str]
    event: str | None
    search: SearchView | None
    winners: list[int] | None


def views(s: Lam) -> Views[LamView]:
    """The views of all seats at one moment."""
    shared, informed = onlooker_view(s), 0
    for knowers, _, _ in s.facts:
        informed |= knowers

    def own(seat: int) -> tuple[list[SeatView], OwnView]:
        return seats_known_by(s, seat) if informed >> seat & 1 else shared.seats, own_view(s, seat)

    return Views(shared, ("seats", "own"), own, ("board", "suspects", "goal"))


def onlooker_view(s: Lam) -> LamView:
    return LamView(
        round=s.round,
        first=s.first,
        active=None if s.active == NONE else s.active,
        police=TILE.codes[s.police],
        police_near=POLICE_NEAR[s.police],
        patrol=PATROL[s.police],
        board=BOARD,
        suspects=SUSPECTS,
        goal=GOAL,
        seats=[seat_view(s, seat, ()) for seat in range(s.seats)],
        own=None,
        alibi_pile=s.alibi_pile.size(),
        alibi_discard={code: n for code, n in zip(ALIBI.codes, s.alibi_discard, strict=True) if n},
        play_pile=s.play_pile.size(),
        play_discard={code: n for code, n in zip(PLAY.codes, s.play_discard, strict=True) if n},
        turned=[ALIBI.codes[card] for card in s.turned],
        aside=[ALIBI.codes[card] for card in s.aside],
        event=None if s.event == NONE else PLAY.codes[s.event],
        search=search_view(s),
        winners=None if s.ended is None else list(s.ended.winners),
    )


def seats_known_by(s: Lam, viewer: int) -> list[SeatView]:
    """The seats, with the cards that this one has seen go into their hands."""
    return [seat_view(s, seat, known_cards(s, seat, viewer)) for seat in range(s.seats)]


def seat_view(s: Lam, seat: int, known: tuple[str, ...]) -> SeatView:
    items = (s.items[seat] != NONE) + (seat == s.active and s.second != NONE)
    return seat_shown(seat, s.characters[seat], s.tiles[seat], len(s.hands[seat]), items, s.marks[seat], known)


@lru_cache(SEATS_KEPT)
def seat_shown(
    seat: int, character: int, tile: int, alibi_cards: int, items: int, marks: int, known: tuple[str, ...]
) -> SeatView:
    """A move changes one seat or two, and the views of the others are made again after every move."""
    return SeatView(
        seat=seat,
        character=None if character == NONE else CHARACTER.codes[character],
        bonuses={} if character == NONE else BONUSES[character],
        tile=None if tile == NONE else TILE.codes[tile],
        alibi_cards=alibi_cards,
        items=items,
        marks=tuple([TILE.codes[tile] for tile in range(TILES) if marks >> tile & 1]),
        known=list(known),
    )


def known_cards(s: Lam, seat: int, viewer: int) -> tuple[str, ...]:
    known = [card for knowers, hands, card in s.facts if knowers >> viewer & hands >> seat & 1]
    return tuple([CARD.codes[card] for card in sorted(known)])


def own_view(s: Lam, seat: int) -> OwnView:
    asked = asked_of(s, seat)
    own_cards = own_score(s, seat)
    return OwnView(
        seat=seat,
        hand=[ALIBI.codes[card] for card in s.hands[seat]],
        items=items_of(s, seat),
        own_cards=own_cards,
        arrest=own_cards == 0 and s.characters[seat] != NONE,
        targets={} if asked is None else targets_of(s, asked),
        notes=[] if asked is None else notes_of(s, asked),
    )


def asked_of(s: Lam, seat: int) -> Decision | None:
    for decision in s.open:
        if decision.seat == seat:
            return decision
    return None


def items_of(s: Lam, seat: int) -> list[str]:
    """The item in hand, and the second one while the player chooses between them."""
    held = [s.items[seat], s.second if seat == s.active else NONE]
    return [CARD.codes[ALIBIS + item] for item in held if item != NONE]


def search_view(s: Lam) -> SearchView | None:
    """The die is on the table while something is asked about it."""
    if not any(decision.kind in ("item", "retry") for decision in s.open):
        return None
    tile = s.tiles[s.active]
    return SearchView(s.die, BONUS[s.characters[s.active]][TILE_SKILL[tile]], s.extra, TILE_NUMBER[tile])
