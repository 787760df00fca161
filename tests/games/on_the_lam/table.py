"""A table of On the Lam! in any position, played on in codes.

    t = table("boxer A3 mouthguard ceo_cufflink", "dame C1 fedora_hat", police="B2")
    t.play("go:B3", "search", "*roll:6", "*alibi:boxer_glove", "*alibi:ceo_cufflink", "end")
    assert t.hand("boxer") == "mouthguard glove ceo_cufflink ceo_cufflink"

A player is a character, a tile and cards; own cards go without the character's name. `*` is what chance shows.
"""

from collections.abc import Iterable

from lamster.games.on_the_lam.components import (
    ALIBI,
    ALIBIS,
    CARD,
    CHARACTER,
    COPIES,
    PLAY,
    PLAYS,
    TILE,
)
from lamster.games.on_the_lam.game import GAME
from lamster.games.on_the_lam.rules.police import POLICE_PHASE
from lamster.games.on_the_lam.rules.turn import NEW_ROUND, Turn, lay_the_table
from lamster.games.on_the_lam.state import NONE, Lam, gain_alibi, seats_from
from lamster.games.on_the_lam.view import LamView
from lamster.kernel.decision import CHANCE
from lamster.kernel.game import Value
from lamster.kernel.pile import Pile
from lamster.kernel.play import advance
from tests.games.playing import Playing

POLICE = "police"


class Table(Playing[Lam]):
    """A game under way. Players are called by their characters, by numbers before they have any."""

    def __init__(self, state: Lam) -> None:
        super().__init__(GAME, state)

    def seat(self, name: str) -> int:
        """The seat of a character, or of a number before characters are chosen."""
        return int(name) - 1 if name.isdecimal() else self.state.characters.index(CHARACTER.index[name])

    def name(self, seat: int) -> str:
        if seat == CHANCE:
            return "*"
        character = self.state.characters[seat]
        return str(seat + 1) if character == NONE else CHARACTER.codes[character]

    # What is true now.

    def hand(self, name: str) -> str:
        """Alibi cards in the order of table 5.3, then the item; own cards without the character's name."""
        seat = self.seat(name)
        cards = [ALIBI.codes[card].removeprefix(f"{name}_") for card in self.state.hands[seat]]
        items = [self.state.items[seat], self.state.second if seat == self.state.active else NONE]
        return " ".join(cards + [PLAY.codes[item] for item in items if item != NONE])

    def tile(self, name: str) -> str:
        return TILE.codes[self.state.tiles[self.seat(name)]]

    @property
    def police(self) -> str:
        return TILE.codes[self.state.police]

    def marks(self, name: str) -> str:
        marks = self.state.marks[self.seat(name)]
        return " ".join(code for tile, code in enumerate(TILE.codes) if marks >> tile & 1)

    @property
    def discard(self) -> str:
        """The alibi discard pile."""
        return listed(ALIBI.codes, self.state.alibi_discard)

    @property
    def pile(self) -> str:
        """The alibi pile, which nobody may look into."""
        return listed(ALIBI.codes, self.state.alibi_pile.counts(ALIBIS))

    @property
    def play_discard(self) -> str:
        return listed(PLAY.codes, self.state.play_discard)

    @property
    def play_pile(self) -> str:
        return listed(PLAY.codes, self.state.play_pile.counts(PLAYS))

    def view(self, viewer: str) -> LamView:
        return GAME.view(self.state, self.viewer(viewer))


def listed(codes: tuple[str, ...], counts: list[int]) -> str:
    return " ".join(code for code, n in zip(codes, counts, strict=True) for _ in range(n))


def counted(codes: tuple[str, ...], words: Iterable[str]) -> list[int]:
    counts = [0] * len(codes)
    for word in words:
        counts[codes.index(word)] += 1
    return counts


def left_over(everything: list[int], *gone: list[int]) -> list[int]:
    left = [n - sum(counts[i] for counts in gone) for i, n in enumerate(everything)]
    assert min(left) >= 0, "more copies of a card than there are"
    return left


def new_game(seats: int, **options: Value) -> Table:
    """A game from its very beginning; seats are called 1, 2, … until they have characters."""
    return Table(GAME.setup(seats, options))


def table(
    *players: str,
    police: str = "C2",
    active: str = "",
    first: str = "",
    marks: str = "",
    pile: str | None = None,
    discard: str = "",
    play_pile: str | None = None,
    play_discard: str = "",
    **options: Value,
) -> Table:
    """A position at the start of the active player's turn (the first player's unless told; or `police`).

    Marks are those of the active player. A pile that is not told holds all cards that lie nowhere else.
    """
    s = GAME.new_state()
    s.begin(GAME.meta.rules, len(players), GAME.meta.parse_options(options))
    s.prepare()
    lay_the_table(s, COPIES)
    s.round = 1
    s.police = TILE.index[police]
    for seat, player in enumerate(players):
        sit_down(s, seat, player.split())
    t = Table(s)
    s.first = t.seat(first) if first else 0
    lay_piles(s, pile, discard.split(), play_pile, play_discard.split())
    turns = seats_from(s, s.first)
    begin = s.seats if active == POLICE else turns.index(t.seat(active)) if active else 0
    s.steps = [NEW_ROUND, POLICE_PHASE, *[Turn(seat) for seat in reversed(turns[begin:])]]
    for tile in marks.split():
        s.marks[turns[begin]] |= 1 << TILE.index[tile]
    advance(s)
    return t


def sit_down(s: Lam, seat: int, words: list[str]) -> None:
    character, tile, *cards = words
    s.characters[seat] = CHARACTER.index[character]
    s.tiles[seat] = TILE.index[tile]
    for word in cards:
        card = CARD.index[word] if word in CARD.index else CARD.index[f"{character}_{word}"]
        if card < ALIBIS:
            gain_alibi(s, seat, card)
        else:
            s.items[seat] = card - ALIBIS


def lay_piles(s: Lam, pile: str | None, discard: list[str], play_pile: str | None, play_discard: list[str]) -> None:
    in_hands = counted(ALIBI.codes, [ALIBI.codes[card] for hand in s.hands for card in hand])
    items = counted(PLAY.codes, [PLAY.codes[item] for item in s.items if item != NONE])
    s.alibi_discard = counted(ALIBI.codes, discard)
    s.play_discard = counted(PLAY.codes, play_discard)
    all_alibis = [s.settings.copies] * ALIBIS
    alibis = left_over(all_alibis, in_hands, s.alibi_discard) if pile is None else counted(ALIBI.codes, pile.split())
    plays = left_over(COPIES, items, s.play_discard) if play_pile is None else counted(PLAY.codes, play_pile.split())
    s.alibi_pile = Pile([], [alibis] if any(alibis) else [], [])
    s.play_pile = Pile([], [plays] if any(plays) else [], [])
