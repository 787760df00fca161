"""Nothing that a server says depends on what its reader may not know: twin worlds over every message (twins.py).

`LAMSTER_POSITIONS` says how many positions of each game the long run looks at, in parts of games with numbers of their
own; `LAMSTER_FIRST_PART` with which part it begins, so that a run that was stopped can go on.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lamster.games import metas
from lamster.kernel.record import record_of
from lamster.tables import protocol as wire
from lamster.tables.model import views
from lamster.tables.model.people import Happening
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room import dispatch, registry
from lamster.tables.room import views as room_views
from lamster.tables.room.clocks.realtime_clock_state import RealtimeClockState
from lamster.tables.room.handlers import hints
from lamster.tables.room.notifications import Notifications
from lamster.tables.room.room import Room
from lamster.tables.room.room_host import Notification
from lamster.tables.workers import game_copies
from tests.security.twins import Differ, run

GAMES = sorted(metas())
POSITIONS = int(os.environ.get("LAMSTER_POSITIONS", "100000"))
PART = 1000
FIRST_PART = int(os.environ.get("LAMSTER_FIRST_PART", "0"))
APART = 1_000_000
"""The first games of two parts are so far from each other that they have none in common."""


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_what_world_it_is(tmp_path: Path, game: str) -> None:
    found = run(game, tmp_path, 1, 60)
    assert found.twins.compared > 1000
    assert found.twins.unlike >= 10, "hardly any two worlds were different"


@pytest.mark.long
@pytest.mark.parametrize("part", range(FIRST_PART, max(FIRST_PART + 1, POSITIONS // PART)))
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_what_world_it_is_at_length(tmp_path: Path, game: str, part: int) -> None:
    found = run(game, tmp_path, part * APART, min(PART, POSITIONS))
    assert found.positions == min(PART, POSITIONS)


# A leak that is planted in a message must be found.

Plant = tuple[object, str, Any]


def truth(table: Table) -> str:
    """All that is true of the game, as text."""
    return str(hash(table.game.pack(table.playing.state)))


def in_the_view() -> Plant:
    true = views.CommonPart.view
    return views.CommonPart, "view", lambda common, eyes: true(common, 0)


def in_the_state() -> Plant:
    """Somewhere in what a page is told of the table: a name that follows from the truth."""
    true = room_views.table_info
    return (
        room_views,
        "table_info",
        lambda room, *seen: msgspec.structs.replace(true(room, *seen), previous=truth(room.table)),
    )


def in_the_size() -> Plant:
    """Not even the length of a message may tell."""
    true = room_views.table_info
    return (
        room_views,
        "table_info",
        lambda room, *seen: msgspec.structs.replace(true(room, *seen), previous="x" * (int(truth(room.table)) % 7)),
    )


def in_the_news() -> Plant:
    return Happening, "data", lambda happening, _: {"event": str(getattr(happening.event, "values", ""))}


def in_the_decision() -> Plant:
    true = views.decision_info

    def decision_info(game: Any, s: Any, *rest: Any) -> wire.DecisionInfo | None:
        found = true(game, s, *rest)
        return None if found is None else msgspec.structs.replace(found, rule=str(hash(game.pack(s))))

    return views, "decision_info", decision_info


def in_the_chat() -> Plant:
    return views, "hears", lambda *_: True


def in_the_clock() -> Plant:
    """Every page gets whatever somebody has drafted."""
    true = RealtimeClockState.info

    def info(stage: RealtimeClockState, eyes: int | None, *rest: Any) -> wire.ClockInfo | None:
        found: wire.ClockInfo | None = true(stage, eyes, *rest)
        return None if found is None else msgspec.structs.replace(found, draft=str(stage.drafts.codes))

    return RealtimeClockState, "info", info


def in_an_answer(kind: type, told: Callable[[Room, Any], Any]) -> Callable[[], Plant]:
    async def answer(room: Room, _: Any, message: Any) -> Any:
        return told(room, message)

    return lambda: (dispatch, "HANDLERS", {**registry.HANDLERS, kind: registry.Registered(answer, False)})


def why_not(room: Room, message: wire.AskWhyNot) -> wire.WhyNots:
    return wire.WhyNots(message.id, truth(room.table), [])


def refusal(room: Room, _: wire.Seen) -> None:
    raise Refused("unknown-place", f"no: {truth(room.table)}")


def in_a_hint() -> Plant:
    """The bot is asked about the true world."""

    async def hint_about(room: Room, decision: Any) -> hints.Hint:
        return hints.Hint(decision.id, truth(room.table), [])

    return hints, "hint_about", hint_about


def in_the_lobby() -> Plant:
    true = views.table_card
    return views, "table_card", lambda table, who: msgspec.structs.replace(true(table, who), host=truth(table))


def in_the_last_news() -> Plant:
    return views, "last_news", lambda table, _: wire.News(0, 0, 0, {"event": truth(table)})


def in_the_record() -> Plant:
    return views, "record_text", lambda table, _: record_of(table.playing, {}, None, hide=False).text()


def in_the_replay() -> Plant:
    true = views.frames
    return views, "frames", lambda table, own, _, *rest: true(table, own, len(table.chairs) - 1, *rest)


def in_the_fairness() -> Plant:
    return game_copies, "fairness", lambda table, _: wire.Fairness(truth(table), [], [])


def in_a_call() -> Plant:
    true = Notifications.call

    def call(caller: Notifications, event: Any, seat: int) -> Notification:
        return true(caller, event, seat)._replace(name=truth(caller.table))

    return Notifications, "call", call


PLANTS: list[tuple[str, Callable[[], Plant]]] = [
    ("getaway-driver", in_the_view),
    ("on-the-lam", in_the_state),
    ("on-the-lam", in_the_size),
    ("on-the-lam", in_the_news),
    ("escape-from-new-york", in_the_decision),
    ("getaway-driver", in_the_chat),
    ("outrun", in_the_clock),
    ("on-the-lam", in_an_answer(wire.AskWhyNot, why_not)),
    ("on-the-lam", in_an_answer(wire.Seen, refusal)),
    ("on-the-lam", in_a_hint),
    ("on-the-lam", in_the_lobby),
    ("on-the-lam", in_the_last_news),
    ("on-the-lam", in_the_record),
    ("on-the-lam", in_the_replay),
    ("on-the-lam", in_the_fairness),
    ("on-the-lam", in_a_call),
]


@pytest.mark.parametrize(("game", "plant"), PLANTS, ids=lambda value: getattr(value, "__name__", value))
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, plant: Callable[[], Plant]
) -> None:
    monkeypatch.setattr(*plant())
    with pytest.raises(Differ, match=game):
        run(game, tmp_path, 1, 200)
