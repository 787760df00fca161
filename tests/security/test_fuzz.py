"""Whatever pages send, in whatever order: it is answered, changes nothing that they may not change, and breaks nothing.

`LAMSTER_FRAMES` says how many frames the long run takes.
"""

import asyncio
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import APPLY
from lamster.tables.room import registry
from lamster.tables.room.perform import perform
from lamster.tables.room.room import Room
from lamster.tables.room.telling import tell_chat
from tests.security.attacked_table import TABLES, AttackedHub, AttackedTable, open_attacked_hub
from tests.security.frames import KINDS, NUMBERS, Recipe
from tests.server.in_process import seeded

FRAMES = int(os.environ.get("LAMSTER_FRAMES", "1000000"))
SHORT = 40
LONG = 100
TWISTS = 60
"""Beyond those that mean something a frame is as it is."""

numbers = st.integers(0, 4 * NUMBERS).map(lambda number: max(0, number - 3 * NUMBERS))
"""Three fields in four are right."""
recipes = st.builds(
    Recipe,
    st.integers(0, 12),
    st.integers(0, len(KINDS) - 1),
    st.tuples(numbers, numbers, numbers, numbers),
    st.integers(0, TWISTS).map(lambda twist: TWISTS - twist),
)


class AttackRunner:
    """One event loop and one hub for all tables of a test."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.opened = open_attacked_hub(folder)
        self.target: AttackedHub = self.runner.run(self.opened.__aenter__())
        self.tally: Counter[str] = Counter()

    @property
    def frames(self) -> int:
        """How many were answered."""
        return self.tally.total()

    def close(self) -> None:
        self.runner.run(self.opened.__aexit__(None, None, None))
        self.runner.close()

    def attack(self, table: int, begun: bool, frames: list[Recipe]) -> None:
        self.tally += self.runner.run(attack_table(self.target, table, begun, frames))


async def attack_table(found: AttackedHub, table: int, begun: bool, frames: list[Recipe]) -> Counter[str]:
    attacked = AttackedTable(found)
    try:
        with seeded(len(frames)):
            await attacked.prepare(table, begun)
            for recipe in frames:
                await attacked.take(recipe)
            await attacked.check_end()
    finally:
        attacked.clear()
    return attacked.tally


@pytest.fixture
def runner(tmp_path: Path) -> Iterator[AttackRunner]:
    found = AttackRunner(tmp_path)
    yield found
    found.close()


def storm(
    runner: AttackRunner, table: int, examples: int, length: int, start: int, phases: tuple[Phase, ...] = tuple(Phase)
) -> None:
    lenient = settings(deadline=None, database=None, suppress_health_check=list(HealthCheck))

    @seed(start)
    @settings(lenient, max_examples=examples, phases=phases)
    @given(begun=st.integers(0, 7).map(bool), frames=st.lists(recipes, min_size=length // 2, max_size=length))
    def attack(begun: bool, frames: list[Recipe]) -> None:
        runner.attack(table, begun, frames)

    attack()


@pytest.mark.parametrize("table", range(len(TABLES)), ids=[name for name, _ in TABLES])
def test_no_frame_does_harm(runner: AttackRunner, table: int) -> None:
    storm(runner, table, 12, SHORT, 1)
    assert runner.frames >= 200


@pytest.mark.long
@pytest.mark.parametrize("table", range(len(TABLES)), ids=[name for name, _ in TABLES])
def test_hundreds_of_thousands_of_frames_do_no_harm(runner: AttackRunner, table: int) -> None:
    """Three in ten of all frames of the long run, shared among the tables; the others are raw (test_raw.py)."""
    start = 0
    while runner.frames < 3 * FRAMES // 10 // len(TABLES):
        start += 1
        storm(runner, table, 100, LONG, start)


# What is planted must be found.


def storms_until_found(runner: AttackRunner, found: str) -> None:
    with pytest.raises((AssertionError, KeyError, ExceptionGroup)) as caught:
        storm(runner, 0, 60, SHORT, 1, (Phase.generate,))
    told = [caught.value, *getattr(caught.value, "exceptions", [])]
    assert any(re.search(found, str(problem)) for problem in told), told


async def faulty(*_: Any) -> Any:
    raise KeyError("a fault of a handler")


async def silent(*_: Any) -> Any:
    return None


async def talkative(room: Room, *_: Any) -> Any:
    raise Refused("bad-text", f"no: {room.table.secret.hex()}")


async def unruly(room: Room, _: Any, message: wire.Shown) -> Any:
    """Lets anybody say something for another."""
    await perform(room, [log.Chatted("somebody else", "hello")], tell_chat)
    return wire.Ok(message.id)


@pytest.mark.parametrize(
    ("handler", "found"),
    [
        (faulty, "a fault of a handler"),
        (silent, "is answered with"),
        (talkative, "a secret in"),
        (unruly, "brought about"),
    ],
)
def test_a_planted_fault_is_found(
    runner: AttackRunner, monkeypatch: pytest.MonkeyPatch, handler: Any, found: str
) -> None:
    monkeypatch.setitem(registry.HANDLERS, wire.Shown, registry.Registered(handler, False))
    storms_until_found(runner, found)


def test_a_seat_that_anybody_may_play_is_found(runner: AttackRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(permissions, "check_mine", lambda table, _, seat: permissions.check_seat(table, seat))
    storms_until_found(runner, "brought about")


def test_a_table_that_is_not_the_sum_of_its_log_is_found(runner: AttackRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what somebody says another text is kept each time the log is read."""
    times = iter(range(10**9))
    monkeypatch.setitem(APPLY, log.Seated, lambda table, entry, _: table.names.update({"x" * 20: str(next(times))}))
    storms_until_found(runner, "")
