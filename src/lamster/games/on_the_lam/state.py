"""Everything that is true in a game of On the Lam!"""

from typing import Final, final

from lamster.games.on_the_lam.components import ALIBIS, CARD, KINDS_EACH, die_weights
from lamster.kernel.pile import Pile
from lamster.kernel.state import State

GOAL: Final = 5
"""Own cards that make a player ready."""
HAND_LIMIT: Final = 5
NONE: Final = -1


@final
class Settings:
    """The table's settings (OTL-V1 to V11) in the form the rules ask for them."""

    def __init__(self, options: dict[str, str | int | bool]) -> None:
        self.die: Final = str(options["skill_die"])
        weights = die_weights(self.die)
        faces = sorted(weights, key=lambda face: f"roll:{face}")
        self.roll_codes: Final = tuple([f"roll:{face}" for face in faces])
        self.roll_weights: Final = tuple([weights[face] for face in faces]) if self.die == "2d6" else None
        self.faces: Final = {f"roll:{face}": face for face in faces}
        self.copies: Final = int(options["alibi_copies"])
        self.five_different: Final = options["alibi_goal"] == "five_different"
        self.retry: Final = options["search_retry"] == "same_turn"
        self.marks: Final = options["search_marks"] != "none"
        self.marks_reset: Final = options["search_marks"] == "reset_at_twelve"
        self.item_in_limit: Final = bool(options["item_in_limit"])
        self.walk_into_police: Final = options["walk_into_police"] == "investigate"
        self.before_roll: Final = options["bonus_item_timing"] == "before_roll"
        self.round_limit: Final = int(options["round_limit"])
        self.keep_absent: Final = options["absent_characters"] == "keep"
        self.pick_characters: Final = options["character_choice"] == "pick"
        self.random_first: Final = options["first_player"] == "random"


@final
class Lam(State):
    """Seats are numbered from 0; a set of tiles or seats is an int with one bit each."""

    __slots__ = (
        "active",
        "alibi_discard",
        "alibi_pile",
        "aside",
        "characters",
        "die",
        "event",
        "extra",
        "facts",
        "first",
        "hands",
        "items",
        "marks",
        "play_discard",
        "play_pile",
        "police",
        "second",
        "settings",
        "tiles",
        "turned",
        "void",
    )
    FIELDS = (
        "first",
        "active",
        "characters",
        "tiles",
        "police",
        "hands",
        "items",
        "second",
        "marks",
        "alibi_pile",
        "alibi_discard",
        "play_pile",
        "play_discard",
        "die",
        "extra",
        "event",
        "aside",
        "turned",
        "void",
        "facts",
    )

    settings: Settings
    first: int
    """The first player of every round."""
    active: int
    """Whose turn it is; NONE in the police phase."""
    characters: list[int]
    tiles: list[int]
    """Where the players' tokens stand."""
    police: int
    hands: list[tuple[int, ...]]
    """Alibi cards in hand, in the order of the ledger's table 5.3."""
    items: list[int]
    """The item in each hand, as a play card, or NONE."""
    second: int
    """A second item that the active player has just gained and must choose about (OTL-D4)."""
    marks: list[int]
    alibi_pile: Pile
    alibi_discard: list[int]
    """How many cards of each kind lie there, face up."""
    play_pile: Pile
    play_discard: list[int]
    die: int
    """The skill die as it was last rolled; 0 before that."""
    extra: int
    """What an item has added to it."""
    event: int
    """The event being carried out, as a play card (OTL-D2)."""
    aside: tuple[int, ...]
    """Alibi cards paid or given, not yet on the discard pile."""
    turned: tuple[int, ...]
    """Alibi cards turned up at the Private Eye."""
    void: bool
    """The last trade came to nothing (OTL-E4)."""
    facts: list[tuple[int, int, int]]
    """Who knows what of others' hands: see knowledge.py."""

    def prepare(self) -> None:
        self.settings = Settings(self.options)

    def clone(self) -> "Lam":
        copy = Lam()
        self.clone_into(copy)
        copy.settings = self.settings
        copy.first = self.first
        copy.active = self.active
        copy.characters = self.characters.copy()
        copy.tiles = self.tiles.copy()
        copy.police = self.police
        copy.hands = self.hands.copy()
        copy.items = self.items.copy()
        copy.second = self.second
        copy.marks = self.marks.copy()
        copy.alibi_pile = self.alibi_pile.clone()
        copy.alibi_discard = self.alibi_discard.copy()
        copy.play_pile = self.play_pile.clone()
        copy.play_discard = self.play_discard.copy()
        copy.die = self.die
        copy.extra = self.extra
        copy.event = self.event
        copy.aside = self.aside
        copy.turned = self.turned
        copy.void = self.void
        copy.facts = self.facts.copy()
        return copy


def own_cards(s: Lam, seat: int) -> int:
    """How many cards of the player's own character are held."""
    character = s.characters[seat]
    count = 0
    for card in s.hands[seat]:
        if card // KINDS_EACH == character:
            count += 1
    return count


def own_score(s: Lam, seat: int) -> int:
    """Own cards as far as they count for the goal: with `five_different` each kind once."""
    if not s.settings.five_different:
        return own_cards(s, seat)
    character = s.characters[seat]
    return len({card for card in s.hands[seat] if card // KINDS_EACH == character})


def ready(s: Lam, seat: int) -> bool:
    """OTL-T4: five own cards, or one of each own kind (OTL-V3)."""
    return own_score(s, seat) >= GOAL


def held(s: Lam, seat: int) -> int:
    """OTL-H7: cards in hand, alibi cards and item together."""
    return len(s.hands[seat]) + (s.items[seat] != NONE)


def hand_codes(s: Lam, seat: int, verb: str, items: bool = True) -> list[str]:
    """A code for each different card in the hand, sorted by text."""
    cards = set(s.hands[seat])
    if items and s.items[seat] != NONE:
        cards.add(ALIBIS + s.items[seat])
    return sorted([f"{verb}:{CARD.codes[card]}" for card in cards])


def seats_from(s: Lam, first: int) -> list[int]:
    """All seats in turn order, beginning with this one."""
    return [(first + i) % s.seats for i in range(s.seats)]


def gain_alibi(s: Lam, seat: int, card: int) -> None:
    s.hands[seat] = tuple(sorted([*s.hands[seat], card]))


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    i = hand.index(card)
    return hand[:i] + hand[i + 1 :]
