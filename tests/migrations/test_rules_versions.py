"""A game goes on by the rules it was begun with; what this version cannot play any more, or not yet, says so."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from lamster.kernel.chance import Dice
from lamster.kernel.decision import Refusal
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, record_of, replay, verify
from lamster.server.app import make_app
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model import views
from lamster.tables.model.finished_games import draws_of
from lamster.tables.model.refused import Refused
from lamster.tables.workers.fair_queue import Requester
from tests.command_runner import CommandRunner
from tests.server.in_process import Visitor, company_at, get, house, play_out, sit_together, start
from tests.tables.reading_here import read_here
from tests.toys.toll import TollGame

COINS = {"pay:one", "pay:two"}


async def begun(hub: Hub) -> list[Visitor]:
    """A game that has just begun, by the first version of the rules."""
    visitors = await company_at(hub, "toll", "Ann", "Bob")
    await start(visitors)
    return visitors


def upgraded(toll: TollGame, monkeypatch: pytest.MonkeyPatch, oldest: int = 1, newest: int = 2) -> None:
    monkeypatch.setattr(toll.meta, "rules", newest)
    monkeypatch.setattr(toll.meta, "oldest_rules", oldest)


def offered(visitor: Visitor) -> set[str]:
    assert visitor.decision is not None
    return {option["code"] for option in visitor.decision["options"]}


def test_a_running_game_keeps_its_rules_and_a_new_one_has_the_newest(
    toll: TollGame, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def before() -> tuple[str, list[str]]:
        async with house(tmp_path) as hub:
            visitors = await begun(hub)
            await visitors[0].act("pay:one")
            assert offered(visitors[1]) == COINS
            return visitors[0].table["id"], [visitor.person for visitor in visitors]

    async def after(table: str, people: list[str]) -> None:
        async with house(tmp_path) as hub:
            ann, bob = [await Visitor(hub, person).enter(table) for person in people]
            assert ann.table["rules"] == 1
            assert offered(bob) == COINS
            assert ann.position["view"]["full"] == 5
            await bob.act("pay:one")
            await play_out([ann, bob], Random(1))
            await check_after_the_game(hub, table)
            anew = await sit_together([Visitor(hub, person) for person in people], "toll")
            assert (await hub.room(anew)).table.rules == 2

    async def check_after_the_game(hub: Hub, table: str) -> None:
        found = (await hub.room(table)).table
        record = read_record(views.full_record(found))
        assert record.headers["Rules"] == "1"
        assert verify(toll, record).startswith("verified: toll")
        assert len(views.frames(found, {}, 0, 0, 99)) == len(found.playing.log) + 1
        assert draws_of(found, found.playing)
        wanted = wire.Continue(2, ["me", "open"])
        read_here(hub)
        further = await hub.go_on(found.host, "Ann", found, wanted, Requester())
        assert (await hub.room(further)).table.rules == 1

    table, people = asyncio.run(before())
    upgraded(toll, monkeypatch)
    asyncio.run(after(table, people))


def test_what_is_taken_back_is_built_anew_by_the_same_rules(toll: TollGame, monkeypatch: pytest.MonkeyPatch) -> None:
    upgraded(toll, monkeypatch)
    match = Match(toll, 2, {}, Dice(bytes(32)), 1)
    match.act(0, "pay:one")
    match.act(1, "pay:one")
    match.table(f"undo:{match.kept[-2]}")
    assert match.state.rules == 1
    match.act(1, "pay:one")


def test_records_of_both_versions_replay_and_say_by_which_rules(
    toll: TollGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgraded(toll, monkeypatch)
    texts: dict[int, str] = {}
    for rules in (1, 2):
        match = Match(toll, 2, {}, Dice(bytes(32)), rules)
        while match.outcome is None:
            decision = match.state.open[0]
            match.act(decision.seat, decision.codes[0])
        texts[rules] = record_of(match, {}).text()
        assert verify(toll, read_record(texts[rules])).startswith("verified")
    with pytest.raises(Refusal):
        verify(toll, read_record(texts[1].replace('[Rules "1"]', '[Rules "2"]')))


@pytest.mark.parametrize(
    ("oldest", "newest", "words"),
    [
        (2, 3, "this needs version 1 of the rules of toll, and this Lamster has 2 to 3: an older Lamster can play it"),
        (2, 2, "this needs version 1 of the rules of toll, and this Lamster has 2: an older Lamster can play it"),
    ],
)
def test_a_record_says_which_version_it_needs(
    toll: TollGame,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    run: CommandRunner,
    oldest: int,
    newest: int,
    words: str,
) -> None:
    match = Match(toll, 2, {}, Dice(bytes(32)))
    match.act(0, "pay:two")
    path = tmp_path / "old.rec"
    path.write_text(record_of(match, {}).text())
    upgraded(toll, monkeypatch, oldest, newest)
    with pytest.raises(Refusal, match=words):
        replay(toll, read_record(path.read_text()))
    ran = run("verify", str(path))
    assert (ran.code, words in ran.out) == (1, True)
    ran = run("replay", str(path))
    assert (ran.code, words in ran.err) == (1, True)


@pytest.mark.parametrize(("oldest", "newest"), [(2, 2), (2, 3)])
def test_a_table_of_rules_that_are_gone_says_so_and_hinders_nobody(
    toll: TollGame, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, oldest: int, newest: int
) -> None:
    async def before() -> tuple[str, str]:
        async with house(tmp_path) as hub:
            ann, bob = await begun(hub)
            await sit_together([Visitor(hub, ann.person), Visitor(hub, bob.person)], "on-the-lam")
            return ann.table["id"], ann.person

    async def after(table: str, person: str) -> None:
        async with house(tmp_path) as hub:
            lobby = await hub.lobby(person)
            assert {card.game: card.trouble for card in lobby.mine} == {"toll": "other-rules", "on-the-lam": None}
            (old,) = [card for card in lobby.mine if card.trouble]
            assert [seat.name for seat in old.seats] == ["Ann", "Bob"]
            with pytest.raises(Refused, match="version 1 of the rules") as caught:
                await Visitor(hub, person).enter(table)
            numbers = {"rules": "1", "oldest": str(oldest), "newest": str(newest)}
            assert caught.value.about == {"which": "one" if oldest == newest else "several", **numbers}
            status, _, body = await get(make_app(hub), f"/api/tables/{table}/record")
            assert (status, b"other-rules" in body) == (409, True)
            lines = await hub.store.read(table)
            assert len(lines) >= 4

    table, person = asyncio.run(before())
    upgraded(toll, monkeypatch, oldest, newest)
    asyncio.run(after(table, person))
