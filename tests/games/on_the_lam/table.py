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
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.event import SEAT, Event
from lamster.kernel.game import Value
from lamster.kernel.pile import Pile
from lamster.kernel.play import advance

ONLOOKER = "onlooker"
POLICE = "police"


class Table:
    """A game under way. Whatever a test writes must be legal, else the test fails there."""

    def __init__(self, state: Lam) -> None:
        self.state = state
        self.events: list[Event] = []
        """What has happened since the last `play` began."""

    # Playing.

    def play(self, *codes: str) -> "Table":
        """Play `code` for whoever is asked, `*code` for chance, `dame code` for the Dame."""
        self.events = []
        self.state.log = self.events
        for text in codes:
            seat, code = self.meant(text)
            refusal = GAME.refuse(self.state, seat, code)
            assert refusal is None, f"{text}: {refusal}"
            GAME.apply(self.state, seat, code)
        return self

    def meant(self, text: str) -> tuple[int, str]:
        """The seat and the code of a line such as `*roll:6`, `dame go:B1` or `go:B1`."""
        if text.startswith("*"):
            return CHANCE, text[1:]
        who, _, code = text.rpartition(" ")
        if who:
            return self.seat(who), code
        seats = [decision.seat for decision in self.state.open if decision.seat != CHANCE]
        assert len(seats) == 1, f"{text}: asked now: {self.asked}"
        return seats[0], code

    def seat(self, name: str) -> int:
        """The seat of a character, or of a number before characters are chosen."""
        return int(name) - 1 if name.isdecimal() else self.state.characters.index(CHARACTER.index[name])

    def viewer(self, name: str) -> int | None:
        return None if name == ONLOOKER else self.seat(name)

    def name(self, seat: int) -> str:
        if seat == CHANCE:
            return "*"
        character = self.state.characters[seat]
        return str(seat + 1) if character == NONE else CHARACTER.codes[character]

    # What is asked.

    @property
    def asked(self) -> str:
        """Who is asked: a character, or `*` for chance; empty when the game is over."""
        return " ".join(self.name(decision.seat) for decision in self.state.open)

    @property
    def decision(self) -> Decision:
        assert len(self.state.open) == 1, f"asked now: {self.asked}"
        return self.state.open[0]

    def options(self) -> str:
        return " ".join(self.decision.codes)

    def refused(self, text: str) -> str:
        """The rule that forbids this code."""
        seat, code = self.meant(text)
        refusal = GAME.refuse(self.state, seat, code)
        assert refusal is not None, f"{text} is legal"
        return refusal.rule

    def rule_of(self, code: str) -> str:
        """The rule that allows this code."""
        assert code in self.decision.codes
        return GAME.rule_of(self.state, self.decision, code)

    def default(self) -> str:
        """What is played when the time runs out; it must be legal."""
        code = GAME.default(self.state, self.decision.seat)
        assert code in self.decision.codes
        return code

    def mask(self, text: str, viewer: str) -> str:
        """The code as somebody else sees it."""
        seat, code = self.meant(text)
        return GAME.mask(self.state, seat, code, self.viewer(viewer))

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

    @property
    def result(self) -> str:
        """The winners and the rule that ended the game; empty while it goes on."""
        ended = self.state.ended
        return "" if ended is None else " ".join([*map(self.name, ended.winners), ended.rule])

    def view(self, viewer: str) -> LamView:
        return GAME.view(self.state, self.viewer(viewer))

    def told(self, viewer: str = ONLOOKER) -> list[str]:
        """The events of the last `play` as this viewer is told them, such as `moved boxer A2`; `?` is hidden."""
        return [self.line(event, self.viewer(viewer)) for event in self.events]

    def line(self, event: Event, viewer: int | None) -> str:
        data = event.data(viewer)
        words = [event.kind.name]
        for name, names in event.kind.fields:
            value = data[name]
            words.append("?" if value is None else self.name(int(str(value))) if names is SEAT else str(value))
        return " ".join(words)


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
