"""What the table answers for people who do not have to be asked: the only option, and a pass in windows.

A window is passed when the standing answers of its seat allow it for every card that could be used. What is answered
follows from the log alone; when it is played is the business of the room.
"""

from lamster.kernel.decision import Decision
from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import lessons
from lamster.tables.model.permissions import check_mine, check_own_play, check_playing
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table

USUALLY: wire.AskWhen = "matters"


def unasked(table: Table) -> dict[int, str]:
    """The answers that are played without asking, by seat. A lesson asks everything until it is left."""
    if table.phase != "playing":
        return {}
    found: dict[int, str] = {}
    for decision in table.playing.state.open:
        if decision.seat >= 0 and table.player(decision.seat):
            code = answer_to(table, decision)
            if code and not waits(table, decision):
                found[decision.seat] = code
    return found


def answer_to(table: Table, decision: Decision) -> str:
    """What is answered for the person who has this seat; empty: the person is asked."""
    if decision.form is not None:
        return ""
    if len(decision.codes) == 1:
        return decision.codes[0]
    window = table.game.window(decision)
    if window is None or any(wants_to_be_asked(table, decision.seat, *card) for card in window.cards.items()):
        return ""
    return window.passing


def wants_to_be_asked(table: Table, seat: int, code: str, card: str) -> bool:
    """Whether the seat wants to be asked about a card that it could use by this code."""
    when = table.standing.get(seat, {}).get(card, USUALLY)
    if when == USUALLY:
        return table.game.could_matter(table.playing.state, seat, code)
    return when == "always"


def waits(table: Table, decision: Decision) -> bool:
    """Whether people give this answer themselves all the same: all get ready for it, or a lesson leads up to it."""
    timing = table.game.timing(table.playing.state, decision) if table.game.meta.real_time else None
    if timing is not None and (timing.ready or timing.countdown):
        return True
    return table.lesson and lessons.phase(table) in ("on", "over")


def is_window(table: Table, decision: Decision) -> bool:
    """Whether others must not learn from the time of the answer whether there was a choice."""
    return (decision.form is None and len(decision.codes) == 1) or table.game.window(decision) is not None


def set_answer(table: Table, person: str, message: wire.SetStandingAnswer) -> list[log.AnyEntry]:
    """The entries of a standing answer; none if it is the same as before."""
    check_mine(table, person, message.seat)
    check_playing(table)
    check_own_play(table, message.seat)
    windows = table.game.windows()
    if windows is None or message.card not in windows.cards:
        raise Refused("unknown-card", f"no window of this game is about {message.card[:20]!r}", card=message.card[:20])
    if table.standing.get(message.seat, {}).get(message.card, USUALLY) == message.ask:
        return []
    return [log.StandingAnswerSet(message.seat, message.card, message.ask)]
