"""The police token (OTL-P) and investigations (OTL-I)."""

from typing import Final, final

from lamster.games.on_the_lam.components import (
    ALIBIS,
    CARD,
    COLUMNS,
    DIRECTION,
    KINDS_EACH,
    POLICE_CODES,
    POLICE_FACE,
    POLICE_STEP,
    PURSUIT,
    STATION,
    STEPS,
    at,
)
from lamster.games.on_the_lam.events import (
    ARRESTED,
    POLICE_PURSUED,
    POLICE_ROLLED,
    POLICE_SENT,
    POLICE_STAYED,
    POLICE_TURNED,
    SURRENDERED,
    UNTOUCHED,
)
from lamster.games.on_the_lam.rules.hands import End, FinishEvent, lose, refill
from lamster.games.on_the_lam.state import NONE, Lam, own_cards, seats_from
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask, Step


@final
class PolicePhase(Ask[Lam]):
    """OTL-P1, P11: after the last turn of the round, nobody being active, the police token takes one random step."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        return (Decision(CHANCE, "police", "OTL-P1", POLICE_CODES),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        s.active = NONE
        face = POLICE_FACE[code]
        tile = POLICE_STEP[s.police][face]
        s.tell(POLICE_TURNED if turned_round(s.police, face) else POLICE_ROLLED, (face, tile))
        land(s, tile)


def turned_round(tile: int, face: int) -> bool:
    """OTL-P3: there is no tile that way."""
    right, down = STEPS[DIRECTION.codes[face]]
    return at(tile % COLUMNS + right, tile // COLUMNS + down) < 0


def land(s: Lam, tile: int) -> None:
    """OTL-P4, P11: the police token comes onto a tile, and everybody there is investigated."""
    s.police = tile
    first = s.first if s.active == NONE else s.active
    investigate(s, [seat for seat in seats_from(s, first) if s.tiles[seat] == tile])


def investigate(s: Lam, seats: list[int]) -> None:
    """OTL-P11: several players are dealt with one after the other."""
    if s.active in seats:
        s.next(IF_ARRESTED)
    for seat in reversed(seats):
        s.next(Investigation(seat))


def send_police(s: Lam, tile: int, named: list[int]) -> None:
    """OTL-P8, P9: put the token on a tile; where it stands already, only those the effect names are investigated."""
    if tile == s.police:
        investigate(s, named)
    else:
        s.tell(POLICE_SENT, (tile,))
        land(s, tile)


def pursue(s: Lam, searcher: int) -> None:
    """OTL-P5 to P7: after a failed search the police come one tile nearer, or have the searcher already."""
    if s.police == s.tiles[searcher]:
        s.tell(POLICE_STAYED, (s.police,))
        investigate(s, [searcher])
    else:
        tile = PURSUIT[s.police][s.tiles[searcher]]
        s.tell(POLICE_PURSUED, (searcher, tile))
        land(s, tile)


@final
class Investigation(Step[Lam]):
    """OTL-I1, I2, I4, I8: an own card goes to the police; without one, everything does and the player is arrested."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Lam) -> None:
        if s.tiles[self.seat] == STATION:
            s.tell(UNTOUCHED, (self.seat,))
        elif not own_cards(s, self.seat):
            arrest(s, self.seat)
        elif s.settings.five_different:
            s.next(Surrender(self.seat))
        else:
            surrender(s, self.seat, most_held(s, self.seat))


def most_held(s: Lam, seat: int) -> int:
    """OTL-I2: of the own kinds the one held most often, among equals the first of table 5.3."""
    hand = s.hands[seat]
    own = [card for card in hand if card // KINDS_EACH == s.characters[seat]]
    return max(own, key=lambda card: (hand.count(card), -card))


def surrender(s: Lam, seat: int, card: int) -> None:
    """OTL-I3, H5: the card is laid face up on the discard pile."""
    lose(s, seat, card, SURRENDERED)
    refill(s)


def arrest(s: Lam, seat: int) -> None:
    """OTL-I4, I5, H5: the whole hand is discarded and the token put on the Police Station."""
    for card in s.hands[seat]:
        lose(s, seat, card)
    if s.items[seat] != NONE:
        lose(s, seat, ALIBIS + s.items[seat])
    s.tiles[seat] = STATION
    s.tell(ARRESTED, (seat,))
    refill(s)


@final
class Surrender(Ask[Lam]):
    """OTL-I2 with `five_different`: the investigated player chooses, also out of turn."""

    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        own = {card for card in s.hands[self.seat] if card // KINDS_EACH == s.characters[self.seat]}
        codes = sorted([f"surrender:{CARD.codes[card]}" for card in own])
        return (Decision(self.seat, "surrender", "OTL-I2", tuple(codes)),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        surrender(s, seat, CARD.index[code.partition(":")[2]])

    def default(self, s: Lam, seat: int) -> str:
        return f"surrender:{CARD.codes[most_held(s, seat)]}"

    def refuse(self, s: Lam, seat: int, code: str) -> str:
        return "OTL-I9"


@final
class IfArrested(Step[Lam]):
    """OTL-I7: when the active player has been arrested, what is left of the action is dropped."""

    def happen(self, s: Lam) -> None:
        if s.tiles[s.active] == STATION:
            while not isinstance(s.steps[-1], End | FinishEvent):
                s.steps.pop()


IF_ARRESTED: Final = IfArrested()
POLICE_PHASE: Final = PolicePhase()
