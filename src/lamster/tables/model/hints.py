"""Whether a seat may ask for hints."""

from lamster.bots.judging import can_judge
from lamster.tables.model import lessons
from lamster.tables.model.table_state import TableState


def are_allowed(table: TableState) -> bool:
    """Whether this table allows hints: never in a race; with several people only if the host allows hints for all."""
    rule = table.settings.hints
    if table.game.meta.real_time or rule == "none" or not can_judge(table.game.meta.name):
        return False
    return rule == "all" or len(table.people()) <= 1


def may_ask(table: TableState, seat: int) -> bool:
    return are_allowed(table) and may_ask_now(table, seat)


def may_ask_now(table: TableState, seat: int) -> bool:
    """Whether this seat may ask for a hint now, if the table allows it. A lesson says by itself what to do."""
    if not table.player(seat) or lessons.phase(table) == "on":
        return False
    decision = table.game.decision(table.playing.state, seat)
    return decision is not None and decision.form is None
