"""What a table keeps in memory does not grow much with its game, however long it is."""

import gc
import tracemalloc
from random import Random

import pytest

from lamster.games import metas
from lamster.kernel.decision import CHANCE
from lamster.kernel.play import chance_open
from lamster.kernel.state import State
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.people import NEWS_TOLD, SLACK, Happenings
from lamster.tables.model.table import Table
from lamster.tables.workers.game_copies import Replica
from tests.tables.model.test_finished_games import Kept, created

SHORT, LONG = 600, 1400
"""Plies of two games. In the short one all that is bounded is full."""
MAX_BYTES_PER_PLY = 60
TRIES = 20
BACK = 40
"""How many moves are taken back where every way leads to the end of the game."""


def played_on(name: str, plies: int, kept: Kept | None = None) -> Table:
    """A game that goes on for this long: moves that end it are not made."""
    number = max(range(len(metas()[name].battery)), key=lambda number: metas()[name].battery[number]["seats"])
    table = Kept(created(name, number)).start().table if kept is None else kept.table
    rng = Random(1)
    while len(table.playing.log) < plies:
        entry = any_move(table, rng) or move_back(table)
        # As read from the store: no text is that of an option of the game.
        if kept is None:
            table.apply(log.decode(log.encode(entry)), 1000)
        else:
            kept.add(entry)
    return table


def any_move(table: Table, rng: Random) -> log.Played | None:
    for _ in range(TRIES):
        decision = rng.choice(table.playing.state.open)
        code = decision.sample(rng)
        if after(table, decision.seat, code).ended is None:
            return log.Played(decision.seat, code)
    return None


def after(table: Table, seat: int, code: str) -> State:
    """The state after a move and what is drawn then."""
    match = table.playing
    state, place = match.state.clone(), len(match.log)
    state.ply = place
    table.game.apply(state, seat, code)
    while match.dice is not None and chance_open(state):
        state.ply = place = place + 1
        table.game.apply(state, CHANCE, state.open[0].pick(match.dice.word(place)))
    return state


def move_back(table: Table) -> log.Tabled:
    match = table.playing
    return log.Tabled(f"undo:{[place for place in match.kept if match.log[place].seat >= 0][-BACK:][0]}")


def bytes_of_table(name: str, plies: int) -> int:
    """The memory that is free again when nobody has the table any more."""
    table = played_on(name, plies)
    gc.collect()
    before, _ = tracemalloc.get_traced_memory()
    del table
    gc.collect()
    return before - tracemalloc.get_traced_memory()[0]


@pytest.mark.parametrize("name", metas())
def test_a_table_keeps_little_of_each_ply(name: str) -> None:
    tracemalloc.start()
    try:
        short, long = (bytes_of_table(name, plies) for plies in (SHORT, LONG))
    finally:
        tracemalloc.stop()
    assert (long - short) / (LONG - SHORT) < MAX_BYTES_PER_PLY


# What is left out in memory.


def happened(count: int) -> Happenings:
    happenings = Happenings()
    for ply in range(count):
        happenings.drop_old()
        happenings.add(ply, 1, [{"event": str(ply)}])
    return happenings


def test_events_keep_their_numbers_when_old_ones_are_dropped() -> None:
    happenings = happened(2000)
    assert len(happenings) == 2000
    assert NEWS_TOLD <= len(happenings.events) <= NEWS_TOLD + SLACK
    assert [one.event for one in happenings.since(1998)] == [{"event": "1998"}, {"event": "1999"}]
    assert [one.ply for one in happenings.since(happenings.first)] == [*range(happenings.first, 2000)]
    assert [*happenings.plies] == [*range(2000)]
    with pytest.raises(LookupError, match="are not in memory"):
        happenings.since(happenings.first - 1)


def test_events_of_one_entry_are_all_kept_until_the_next() -> None:
    happenings = happened(10)
    happenings.add(10, 1, [{"event": "many"}] * 2000)
    assert len(happenings.since(10)) == 2000
    happenings.drop_old()
    assert len(happenings.events) == NEWS_TOLD


def test_a_replay_tells_the_tables_own_events_that_the_table_has_dropped() -> None:
    """Undo is an event of the table itself. Frames number all events, so none may be missing."""
    kept = Kept(created("getaway-driver")).start()
    table = played_on("getaway-driver", SHORT, kept)
    assert table.happenings.first > 0
    replica = Replica.from_log(table.id, kept.lines)
    told = [one for frame in views.frames(replica.table, replica.own_events, None, 0, 10_000) for one in frame.news]
    assert [one.n for one in told] == [*range(len(table.happenings))]
    latest = views.news(table.happenings.since(table.happenings.first), table.happenings.first, None)
    assert [one.data for one in told[table.happenings.first :]] == [one.data for one in latest]
    undone = [one.n for one in told if one.data["event"] == "table-undo"]
    assert undone[0] < table.happenings.first < undone[-1]
