"""Practice (OUT-A): one seat alone against the clock, with cards in force of its own choice."""

from typing import Final, final

from lamster.games.outrun.components import CARD, NONE, ROW_CARDS, cards_in
from lamster.games.outrun.events import ADDED, DROPPED, MADE, PRACTISED, RIGHT, ROUND, SLOW, WRONG, time_of
from lamster.games.outrun.load import par_ms
from lamster.games.outrun.rules.rows import rows
from lamster.games.outrun.rules.running import RUN_AWAY, turn_up
from lamster.games.outrun.state import Outrun, displaced
from lamster.kernel.decision import Decision, Outcome
from lamster.kernel.state import Ask, Step

ALONE: Final = 0


@final
class Practise(Ask[Outrun]):
    """OUT-A2, A6: lay out or take away cards, turn the next path, or stop."""

    def ask(self, s: Outrun) -> tuple[Decision, ...]:
        front = s.front[ALONE]
        added = [f"add:{CARD.codes[card]}" for card in cards_in(ROW_CARDS & ~front)]
        dropped = [f"drop:{CARD.codes[card]}" for card in cards_in(front)]
        return (Decision(ALONE, "practice", "OUT-A2", tuple(sorted([*added, *dropped, "stop", "turn"]))),)

    def answer(self, s: Outrun, seat: int, code: str) -> None:
        verb, _, card = code.partition(":")
        if verb == "stop":
            finish_practice(s)
        elif verb == "turn":
            s.then(RUN_AWAY, PRACTICE_CHECK)
            turn_up(s)
        else:
            s.next(self)
            change(s, verb == "add", CARD.index[card])

    def default(self, s: Outrun, seat: int) -> str:
        return "turn"

    def rule_of(self, s: Outrun, code: str) -> str:
        return {"stop": "OUT-A6", "turn": "OUT-A3"}.get(code, "")


def change(s: Outrun, add: bool, card: int) -> None:
    """OUT-A2: as at the table, one order card at a time and nothing twice."""
    front = s.front[ALONE]
    if add:
        s.front[ALONE] = front & ~displaced(front, card) | 1 << card
    else:
        s.front[ALONE] = front & ~(1 << card)
    s.tell(ADDED if add else DROPPED, (card,))


@final
class PracticeCheck(Step[Outrun]):
    """OUT-A3 to A5: right or wrong, made or too slow; then the next path, if there is one."""

    def happen(self, s: Outrun) -> None:
        seat, row, ms, *_, right = s.runs[ALONE]
        s.runs_path, s.runs_round = s.path, s.round
        if ms != NONE:
            s.tell(*((RIGHT, (seat, row, *time_of(ms), 1)) if right else (WRONG, (seat, row, *time_of(ms)))))
        # All rows that are right are equally long, so the par is that of the path.
        par = par_ms(s.path, s.front[ALONE], len(rows(s.path, s.front[ALONE])[0]))
        if right:
            s.made += ms <= par
            s.tell(MADE if ms <= par else SLOW, time_of(par))
        s.times += (ms if right else NONE,)
        s.pars += (par,)
        s.paths_used[s.path] += 1
        s.path = NONE
        next_path(s)


def next_path(s: Outrun) -> None:
    if len(s.times) < s.settings.practice_cards:
        begin_path(s)
    else:
        finish_practice(s)


def begin_path(s: Outrun) -> None:
    """OUT-A3: every path of practice is a round of its own."""
    s.round += 1
    s.tell(ROUND, (s.round,))
    s.next(PRACTISE)


def finish_practice(s: Outrun) -> None:
    """OUT-A6: won with more than half of all paths made."""
    total = s.settings.practice_cards
    s.tell(PRACTISED, (s.made, total))
    s.ended = Outcome((ALONE,) if 2 * s.made > total else (), "OUT-A6")


PRACTISE: Final = Practise()
PRACTICE_CHECK: Final = PracticeCheck()
