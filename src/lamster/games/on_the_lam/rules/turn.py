"""Setup (OTL-A), round and turn (OTL-R), and choosing the action (OTL-N)."""

from typing import Final, final

from lamster.games.on_the_lam.components import (
    ALIBIS,
    CHARACTER,
    CHARACTERS,
    KINDS_EACH,
    MOB_HIDEOUT,
    PRIVATE_EYE,
    START,
    STATION,
    TILES,
    walk,
)
from lamster.games.on_the_lam.events import FIRST, LIMIT_WON, PICKED, ROUND, TURN
from lamster.games.on_the_lam.rules.hands import END, draw_alibis, winners_at_limit
from lamster.games.on_the_lam.rules.meetings import begin_trade, cannot_pay, trade_codes, trade_rule
from lamster.games.on_the_lam.rules.moving import MOVE
from lamster.games.on_the_lam.rules.play_cards import draw_play_card
from lamster.games.on_the_lam.rules.police import POLICE_PHASE
from lamster.games.on_the_lam.rules.search import begin_search
from lamster.games.on_the_lam.state import NONE, Lam, seats_from
from lamster.kernel.decision import CHANCE, Decision, Outcome
from lamster.kernel.pile import Pile
from lamster.kernel.state import Ask, Step

OPENING_HAND: Final = 3
WALK_TO_STATION: Final = [walk(tile, STATION) for tile in range(TILES)]
PICK: Final = {f"pick:{character}": i for i, character in enumerate(CHARACTER.codes)}
DEAL: Final = {f"deal:{character}": i for i, character in enumerate(CHARACTER.codes)}
FIRST_CODES: Final = ("first:1", "first:2", "first:3", "first:4")


def lay_the_table(s: Lam, copies: list[int]) -> None:
    """OTL-A4, A7, A8: police on the station, play cards shuffled, no marks; then everybody chooses a character."""
    s.first = 0
    s.active = NONE
    s.characters = [NONE] * s.seats
    s.tiles = [NONE] * s.seats
    s.police = STATION
    s.hands = [()] * s.seats
    s.items = [NONE] * s.seats
    s.second = NONE
    s.marks = [0] * s.seats
    s.alibi_pile = Pile([], [], [])
    s.alibi_discard = [0] * ALIBIS
    s.play_pile = Pile([], [copies.copy()], [])
    s.play_discard = [0] * len(copies)
    s.die = 0
    s.extra = 0
    s.event = NONE
    s.aside = ()
    s.turned = ()
    s.void = False
    s.facts = []
    choose: type[PickCharacter] | type[DealCharacter] = PickCharacter if s.settings.pick_characters else DealCharacter
    s.then(*[choose(seat) for seat in range(s.seats)], SHUFFLE_ALIBIS, FIRST_PLAYER)


def free_characters(s: Lam) -> list[str]:
    """OTL-A1: every seat plays a different character."""
    return sorted([name for i, name in enumerate(CHARACTER.codes) if i not in s.characters])


def become(s: Lam, seat: int, character: int) -> None:
    """OTL-A2, A3: the token starts on the tile that the character card names."""
    s.characters[seat] = character
    s.tiles[seat] = START[character]
    s.tell(PICKED, (seat, character, START[character]))


@final
class PickCharacter(Ask[Lam]):
    """OTL-A2: in seat order each seat picks one of the characters still free."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        codes = tuple([f"pick:{character}" for character in free_characters(s)])
        return (Decision(self.seat, "pick", "OTL-A2", codes, None, True),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        become(s, seat, PICK[code])

    def default(self, s: Lam, seat: int) -> str:
        return f"pick:{next(name for i, name in enumerate(CHARACTER.codes) if i not in s.characters)}"

    def refuse(self, s: Lam, seat: int, code: str) -> str:
        return "OTL-A1" if code in PICK else ""


@final
class DealCharacter(Ask[Lam]):
    """OTL-V11: characters are dealt instead."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        return (Decision(CHANCE, "deal", "OTL-V11", tuple([f"deal:{name}" for name in free_characters(s)])),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        become(s, self.seat, DEAL[code])


@final
class ShuffleAlibis(Step[Lam]):
    """OTL-A5, V2, V10: the alibi cards of all characters, or only of those in play; then OTL-A6, opening hands."""

    def happen(self, s: Lam) -> None:
        in_play = [s.settings.keep_absent or character in s.characters for character in range(CHARACTERS)]
        s.alibi_pile.shuffle([s.settings.copies * in_play[card // KINDS_EACH] for card in range(ALIBIS)])
        for seat in reversed(range(s.seats)):
            draw_alibis(s, seat, OPENING_HAND)


@final
class FirstPlayer(Ask[Lam]):
    """OTL-A9: the first player is drawn at random, or is seat 1 (OTL-V11)."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        codes = FIRST_CODES[: s.seats] if s.settings.random_first else FIRST_CODES[:1]
        return (Decision(CHANCE, "first", "OTL-A9", codes, None, True),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        s.first = FIRST_CODES.index(code)
        s.tell(FIRST, (s.first,))
        s.next(NEW_ROUND)


@final
class NewRound(Step[Lam]):
    """OTL-R1, V9: one turn for each player, then the police phase; then the next round."""

    def happen(self, s: Lam) -> None:
        if s.round and s.round == s.settings.round_limit:
            stop_at_limit(s)
            return
        s.round += 1
        s.tell(ROUND, (s.round,))
        s.next(NEW_ROUND)
        s.next(POLICE_PHASE)
        for seat in reversed(seats_from(s, s.first)):
            s.next(Turn(seat))


def stop_at_limit(s: Lam) -> None:
    """OTL-V9: the round limit is reached."""
    winners = winners_at_limit(s, WALK_TO_STATION)
    for seat in winners:
        s.tell(LIMIT_WON, (seat,))
    s.ended = Outcome(winners, "OTL-V9")


@final
class Turn(Step[Lam]):
    """OTL-R2: move, act, end, in this order."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Lam) -> None:
        s.active = self.seat
        s.tell(TURN, (self.seat,))
        s.next(END)
        s.next(ACT)
        s.next(MOVE)


@final
class Act(Ask[Lam]):
    """OTL-R3, N1 to N5: one action, chosen where the token now stands."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        seat = s.active
        tile = s.tiles[seat]
        if tile == PRIVATE_EYE or tile == MOB_HIDEOUT:
            codes = ("draw", *trade_codes(s, seat))
            return (
                Decision(seat, "act", "OTL-N3" if tile == PRIVATE_EYE else "OTL-N4", codes, None, cannot_pay(s, seat)),
            )
        if s.marks[seat] >> tile & 1:
            return (Decision(seat, "act", "OTL-N2", ("draw",), None, True),)
        return (Decision(seat, "act", "OTL-N1", ("draw", "search")),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        if code == "search":
            begin_search(s, seat)
        elif code == "draw":
            draw_play_card(s)
        else:
            s.next(DRAW_IF_VOID)
            begin_trade(s, seat, code)

    def rule_of(self, s: Lam, code: str) -> str:
        return {"search": "OTL-S2", "draw": "OTL-D1"}.get(code) or trade_rule(s)

    def refuse(self, s: Lam, seat: int, code: str) -> str:
        return trade_rule(s) if code.startswith("trade:") and s.tiles[seat] in (PRIVATE_EYE, MOB_HIDEOUT) else ""


@final
class DrawIfVoid(Step[Lam]):
    """OTL-E4, G3: who came on foot and got nothing for the trade draws a play card."""

    def happen(self, s: Lam) -> None:
        if s.void:
            draw_play_card(s)


SHUFFLE_ALIBIS: Final = ShuffleAlibis()
FIRST_PLAYER: Final = FirstPlayer()
NEW_ROUND: Final = NewRound()
ACT: Final = Act()
DRAW_IF_VOID: Final = DrawIfVoid()
