"""Moving (OTL-T), and winning by it (OTL-W)."""

from typing import Final, final

from lamster.games.on_the_lam.components import (
    GO,
    MOVES,
    MOVES_WHEN_READY,
    NEIGHBOURS,
    STATION,
    king_moves,
)
from lamster.games.on_the_lam.events import MOVED, WON
from lamster.games.on_the_lam.rules.police import investigate
from lamster.games.on_the_lam.state import Lam, ready
from lamster.kernel.decision import Decision, Outcome
from lamster.kernel.event import EventKind
from lamster.kernel.state import Ask


def arrive(s: Lam, seat: int, tile: int, how: EventKind) -> None:
    """OTL-T8, W2, V7: a token comes onto another tile by its own player's doing; police there do nothing, or ask."""
    s.tiles[seat] = tile
    s.tell(how, (seat, tile))
    if tile == STATION:
        win(s, seat)
    elif tile == s.police and s.settings.walk_into_police:
        investigate(s, [seat])


def win(s: Lam, seat: int) -> None:
    """OTL-W1, T5: a ready player who enters the Police Station wins at that instant."""
    s.tell(WON, (seat,))
    s.ended = Outcome((seat,), "OTL-W1")


@final
class Move(Ask[Lam]):
    """OTL-T1, T2, T3, T5, T6: the compulsory step to a neighbouring tile; only the ready may enter the station."""

    def ask(self, s: Lam) -> tuple[Decision, ...]:
        tile = s.tiles[s.active]
        to_station = STATION in NEIGHBOURS[tile] and ready(s, s.active)
        return (Decision(s.active, "move", "OTL-T1", MOVES_WHEN_READY[tile] if to_station else MOVES[tile]),)

    def answer(self, s: Lam, seat: int, code: str) -> None:
        arrive(s, seat, GO.kind_of[code], MOVED)

    def default(self, s: Lam, seat: int) -> str:
        """Into the station when ready, else as far from the police as possible."""
        codes = s.open[0].codes
        tiles = sorted([GO.kind_of[code] for code in codes])
        if STATION in tiles:
            return GO.codes[STATION]
        return GO.codes[max(tiles, key=lambda tile: (king_moves(tile, s.police), -tile))]

    def rule_of(self, s: Lam, code: str) -> str:
        return "OTL-T5" if code == GO.codes[STATION] else "OTL-T2"

    def refuse(self, s: Lam, seat: int, code: str) -> str:
        tile = GO.kind_of.get(code, -1)
        if tile == s.tiles[seat]:
            return "OTL-T1"
        return "OTL-T3" if tile == STATION and STATION in NEIGHBOURS[s.tiles[seat]] else "OTL-T2"


MOVE: Final = Move()
