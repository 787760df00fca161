"""Whom a table calls, and when: those who do not look, once a turn, and nobody else."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from lamster.tables.model import entries as log
from lamster.tables.room import notifications
from lamster.tables.room.notifications import Notifications
from lamster.tables.room.perform import perform
from lamster.tables.room.room_host import Notification
from lamster.tables.room.telling import tell_nobody
from tests.server import in_process, racing
from tests.server.in_process import Visitor
from tests.server.racing import House


class FakeBell:
    """Writes down who is called."""

    def __init__(self, wanted: bool = True) -> None:
        self.calls: list[Notification] = []
        self.told: list[Notification] = []
        self.wanted = wanted

    def wants(self, person: str) -> bool:
        return self.wanted and bool(person)

    def ring(self, call: Notification) -> None:
        self.calls.append(call)

    def tell(self, hook: log.Hooked, call: Notification) -> None:
        assert hook.url == "https://example.org/hook"
        self.told.append(call)

    @property
    def heard(self) -> list[tuple[str, str]]:
        return [(call.event, call.name) for call in self.calls]


def happens(
    folder: Path,
    scenario: Callable[[House, FakeBell, list[Visitor]], Awaitable[None]],
    *names: str,
    wanted: bool = True,
) -> None:
    """Two people, or these, begin a game at a table with a bell."""

    async def whole(house: House) -> None:
        house.hub.notifier = bell = FakeBell(wanted)
        people = await in_process.company(house.hub, *(names or ("Ann", "Bas")), first_player="seat1")
        await in_process.start(people)
        await house.quiet()
        await scenario(house, bell, people)

    racing.happens(folder, whole)


async def play_until_asked(people: list[Visitor], seat: int) -> None:
    """Whoever is asked plays, until it is this seat's turn."""
    rng = Random(3)
    while people[seat].decision is None:
        mover = next(person for person in people if person.decision is not None)
        assert mover.decision is not None
        await mover.act(rng.choice(mover.decision["options"])["code"])


async def play_once(person: Visitor) -> None:
    assert person.decision is not None
    await person.act(person.decision["options"][0]["code"])


# Turns.


def test_who_has_no_page_is_called_once_a_turn(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        ann, bas = people
        bas.leave()
        while ann.decision is not None:
            await play_once(ann)
        await house.later(notifications.OFFLINE_MS - notifications.CHECK_MS)
        assert bell.heard == [], "a reload takes a moment"
        await house.later(notifications.CHECK_MS)
        assert bell.heard == [("turn", "Bas")]
        call = bell.calls[0]
        assert (call.table, call.game, call.title) == (ann.table["id"], "on-the-lam", "On the Lam!")
        assert (call.person, call.seat) == (bas.person, 1)
        await house.later(600_000)
        assert len(bell.calls) == 1, "the same turn, however long it lasts"
        assert ann.room is not None
        ann.room.part(Notifications).note([])
        await house.later(600_000)
        assert len(bell.calls) == 1, "whatever else happens in it"

    happens(tmp_path, scenario)


def test_the_next_turn_is_another_one(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        ann, bas = people
        for _ in range(2):
            await play_until_asked(people, 0)
            bas.leave()
            while ann.decision is not None:
                await play_once(ann)
            await house.later(notifications.OFFLINE_MS)
            await bas.enter(ann.table["id"])
            await house.later(notifications.QUIET_MS)
        assert bell.heard == [("turn", "Bas"), ("turn", "Bas")]

    happens(tmp_path, scenario)


def test_who_looks_is_not_called(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        bas = people[1]
        await play_until_asked(people, 1)
        await house.later(10_000)
        await bas.ask("ping")
        await house.later(600_000)
        bas.leave()
        await house.later(600_000)
        assert bell.calls == [], "whoever has seen it knows it"

    happens(tmp_path, scenario)


def test_a_hidden_page_counts_for_a_while_only(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        _, bas = people
        await bas.ask("shown", on=False)
        await house.later(10)
        await play_until_asked(people, 1)
        await bas.ask("ping")
        await house.later(notifications.HIDDEN_MS - notifications.CHECK_MS)
        assert bell.calls == []
        await house.later(2 * notifications.CHECK_MS)
        assert bell.heard == [("turn", "Bas")]

    happens(tmp_path, scenario)


def test_who_comes_back_to_a_hidden_page_is_not_called(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        _, bas = people
        await bas.ask("shown", on=False)
        await house.later(10)
        await play_until_asked(people, 1)
        await house.later(notifications.HIDDEN_MS // 2)
        await bas.ask("shown", on=True)
        await house.later(600_000)
        assert bell.calls == []

    happens(tmp_path, scenario)


def test_a_page_that_is_heard_of_no_more_is_taken_for_dead(tmp_path: Path) -> None:
    """A telephone without a network says no goodbye."""

    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        await house.later(60_000)
        await play_until_asked([people[0], people[1]], 1)
        people[1].connection.heard = 0
        await house.later(notifications.HIDDEN_MS)
        assert bell.heard == [("turn", "Bas")]

    happens(tmp_path, scenario)


def test_a_reload_is_no_reason_to_call(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        ann, bas = people
        bas.leave()
        while ann.decision is not None:
            await play_once(ann)
        await house.later(notifications.OFFLINE_MS - notifications.CHECK_MS)
        await Visitor(house.hub, bas.person).enter(ann.table["id"])
        await house.later(600_000)
        assert bell.calls == []

    happens(tmp_path, scenario)


def test_turns_that_come_quickly_are_told_with_pauses(tmp_path: Path) -> None:
    """Undone and played again: a new turn each time, but not a new noise."""

    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        ann, bas = people
        bas.leave()
        room = ann.room
        assert room is not None
        while ann.decision is not None:
            await play_once(ann)
        await house.later(notifications.OFFLINE_MS)
        assert len(bell.calls) == 1
        room.part(Notifications).asked = {0}
        room.part(Notifications).note([])
        await house.later(notifications.OFFLINE_MS)
        assert len(bell.calls) == 1
        await house.later(notifications.QUIET_MS)
        assert len(bell.calls) == 2

    happens(tmp_path, scenario)


def test_who_does_not_want_it_is_not_called_and_nobody_waits(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        ann, bas = people
        bas.leave()
        while ann.decision is not None:
            await play_once(ann)
        await house.quiet()
        assert ann.room is not None
        assert ann.room.part(Notifications).watch is None
        await house.later(600_000)
        assert bell.calls == []

    happens(tmp_path, scenario, wanted=False)


def test_after_a_restart_nobody_is_called_again(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        ann, bas = people
        bas.leave()
        while ann.decision is not None:
            await play_once(ann)
        await house.later(notifications.OFFLINE_MS)
        ann.leave()
        await house.quiet()
        house.hub.rooms.clear()
        room = await house.hub.room(ann.table["id"])
        room.part(Notifications).note([])
        await house.later(600_000)
        assert bell.heard == [("turn", "Bas")]

    happens(tmp_path, scenario)


# What else people are called for.


def test_a_game_that_is_over(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        people[1].leave()
        await people[0].ask("resign", seat=0)
        await house.later(notifications.OFFLINE_MS)
        assert ("over", "Bas") in bell.heard
        await people[0].ask("ping")
        await house.later(600_000)
        assert bell.heard.count(("over", "Bas")) == 1
        assert ("over", "Ann") not in bell.heard, "she sees it"

    happens(tmp_path, scenario)


def test_a_seat_that_was_given_to_a_bot(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        room = people[0].room
        assert room is not None
        people[1].leave()
        async with room.lock:
            await perform(room, [log.Tabled("stand-in:2=medium")], tell_nobody)
        await house.later(notifications.OFFLINE_MS)
        assert bell.heard == [("stand-in", "Bas")]

    happens(tmp_path, scenario, "Ann", "Bas", "Cas")


def test_a_rematch_leads_to_the_new_table(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        ann, bas = people
        await ann.ask("resign", seat=0)
        await bas.ask("ping")
        await ann.ask("ping")
        await house.later(notifications.HIDDEN_MS)
        bell.calls.clear()
        bas.leave()
        await house.later(notifications.QUIET_MS)
        made = await ann.ask("rematch")
        ann.leave()
        await Visitor(house.hub, ann.person).enter(made["table"])
        await house.later(notifications.OFFLINE_MS + notifications.HIDDEN_MS)
        assert bell.heard == [("rematch", "Bas")], "Ann is at the new table already"
        assert bell.calls[0].table == made["table"]

    happens(tmp_path, scenario)


def test_a_race_has_no_turns_but_an_end(tmp_path: Path, dash: object) -> None:
    async def scenario(house: House) -> None:
        house.hub.notifier = bell = FakeBell()
        ann, bas = await house.racers("Ann", "Bas")
        await bas.gone()
        await house.later(20_000)
        assert bell.calls == []
        await ann.ask("resign", seat=0)
        await house.later(600_000)
        assert [event for event, _ in bell.heard if event == "turn"] == []
        assert ("over", "Bas") in bell.heard

    racing.happens(tmp_path, scenario)


# The webhook.


def test_a_webhook_is_told_every_turn_of_a_person_once(tmp_path: Path) -> None:
    async def scenario(house: House, bell: FakeBell, people: list[Visitor]) -> None:
        ann, _ = people
        room = ann.room
        assert room is not None
        async with room.lock:
            await perform(room, [log.Hooked("https://example.org/hook", "https://games.example.org")], tell_nobody)
        turns = [0]
        rng = Random(5)
        while not ann.over and len(turns) < 6:
            mover = next(person for person in people if person.decision is not None)
            assert mover.decision is not None
            if people.index(mover) != turns[-1]:
                turns.append(people.index(mover))
            await mover.act(rng.choice(mover.decision["options"])["code"])
        heard = [call.seat for call in bell.told if call.event == "turn"]
        assert heard[: len(turns) - 1] == turns[1:]
        if not ann.over:
            await ann.ask("resign", seat=0)
        over = [call for call in bell.told if call.event == "over"]
        assert [(call.seat, call.name) for call in over] == [(None, "")], "what concerns all is told once"
        assert all(call.event == "turn" for call in bell.told[:-1])

    happens(tmp_path, scenario)


def test_without_a_bell_nothing_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            people = await in_process.company(hub, "Ann", "Bas")
            await in_process.start(people)
            await in_process.play_out(people, Random(1))
            room = people[0].room
            assert room is not None
            assert (
                room.part(Notifications).waiting,
                room.part(Notifications).watch,
                room.part(Notifications).over,
            ) == ({}, None, True)

    asyncio.run(scenario())


@pytest.mark.parametrize("people", [1, 2])
def test_a_hook_is_told_once_of_what_concerns_all(people: int) -> None:
    found = [Notification("over", "t", "g", "G", f"p{n}", n, f"N{n}") for n in range(people)]
    assert notifications.once_for_all(found) == [Notification("over", "t", "g", "G", "", None, "")]
