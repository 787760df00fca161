"""Chat, names, reports, several pages, and people one would rather not meet."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamster.games.on_the_lam.game import GAME
from lamster.kernel.record import read_record, replay
from lamster.tables.model.refused import Refused
from lamster.tables.room import limits
from tests.server import in_process
from tests.server.playing import begun, names, onlooker, seated
from tests.server.refusing import turned_away
from tests.server.running import Server, running, wait_until


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be killed."""
    with running(tmp_path_factory.mktemp("talk")) as found:
        yield found


# Who would rather not meet.


def test_who_is_blocked_cannot_come_to_the_tables_of_the_host(own: Server) -> None:
    ann, bob = seated(own, ["Ann", "Bob"])
    eve = onlooker(ann)
    other = ann.person.page(ann.person.create("me", "easy")).ready()
    ann.ask("block", person=eve.person.id, on=True)
    assert ann.you["blocked"] == [eve.person.id]
    assert turned_away(eve.person.page(ann.table_id)) == "blocked"
    assert turned_away(eve.person.page(other.table_id)) == "blocked", "nor to those that were open already"
    new = ann.person.create("me", "open", listed=True)
    assert turned_away(eve.person.page(new)) == "blocked"
    own.restart()
    assert turned_away(eve.person.page(new)) == "blocked", "the server remembers it"
    assert turned_away(eve.person.page(ann.table_id)) == "blocked"
    again = ann.person.page(ann.table_id).ready()
    assert again.you["blocked"] == [eve.person.id]
    assert bob.person.page(ann.table_id).ready().you["blocked"] == []
    again.ask("block", person=eve.person.id, on=False)
    assert eve.person.page(ann.table_id).ready().phase == "open"
    assert eve.person.page(new).ready().phase == "open"


def test_who_plays_is_not_locked_out_of_the_game(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    pages[0].ask("block", person=pages[1].person.id, on=True)
    pages[1].reopen()
    assert pages[1].you["seats"] == [1]


def test_who_is_blocked_is_not_heard_anywhere(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    pages[0].ask("block", person=pages[1].person.id, on=True)
    pages[1].ask("say", channel="table", text="hello")
    assert pages[0].caught().said == []
    other = seated(server, ["Cas", "Dee"])[0]
    here, there = (page.person.page(other.table_id).ready() for page in pages)
    there.ask("say", channel="table", text="hello there")
    assert here.caught().said == []
    here.ask("block", person=pages[1].person.id, on=False)
    assert here.said == ["hello there"]
    there.ask("say", channel="table", text="heard again")
    pages[1].ask("say", channel="table", text="heard here too")
    assert here.caught().said == ["hello there", "heard again"]
    assert pages[0].caught().chat[1]["text"] == "heard here too", "on all pages of this person"


# Names, chat and reports.


def test_a_new_name_is_seen_at_once(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    bob.ask("say", channel="table", text="I am Bob")
    bob.person.put("/api/me", {"name": "Robert"})
    assert names(ann) == ["Ann", "Robert"]
    assert [person["name"] for person in ann.table["people"]] == ["Ann", "Robert"]
    assert bob.caught().you["name"] == "Robert"
    assert onlooker(ann).chat[0]["name"] == "Robert"


def test_chat_is_cleaned_numbered_and_kept_for_newcomers(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    said = ["hello", "  two\n lines \u0007 ", "x" * 500, "<b>not bold</b>", "🦊 \u202eright to left"]
    for text in said:
        ann.ask("say", channel="table", text=text)
    bob.ask("say", channel="table", text="me too")
    heard = ["hello", "two lines", "x" * 500, "<b>not bold</b>", "🦊 right to left", "me too"]
    for page in (ann.caught(), bob.caught(), onlooker(ann)):
        assert page.said == heard
        assert list(page.chat) == list(range(6))
        assert [page.chat[n]["name"] for n in range(6)] == ["Ann"] * 5 + ["Bob"]
        times = [page.chat[n]["at"] for n in range(6)]
        assert times == sorted(times)


def test_newcomers_hear_the_last_of_a_long_talk(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob = await in_process.company(hub, "Ann", "Bob")
            for n in range(230):
                await ann.ask("say", channel="table", text=f"line {n}")
            assert bob.said == [f"line {n}" for n in range(230)]
            eve = await (await in_process.newcomer(hub, "Eve")).enter(ann.table["id"])
            assert eve.said == [f"line {n}" for n in range(30, 230)]

    asyncio.run(scenario())


def test_a_report_is_kept_with_the_record_and_the_position(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    words = "that was not a legal search, was it?"
    next(page for page in pages if page.decision is not None).act()
    pages[1].caught().ask("report", text=f" {words}\n")
    rows = server.file("SELECT seq, person, text, record, position FROM reports WHERE table_id = ?", pages[0].table_id)
    ((seq, person, text, record, position),) = rows
    assert (seq, person, text) == (pages[1].seq, pages[1].person.id, words)
    match = replay(GAME, read_record(record))
    assert len(match.log) == pages[1].position["ply"]
    assert match.game.save(match.state) == json.loads(position)
    assert not any(words in frame for page in pages for frame in page.frames), "nobody is told"


def test_a_report_before_the_game_has_no_record(server: Server) -> None:
    page = seated(server, ["Ann", "Bob"])[0]
    page.ask("report", text="the settings are wrong")
    rows = server.file("SELECT text, record, position FROM reports WHERE table_id = ?", page.table_id)
    assert rows == [("the settings are wrong", "", b"")]


# Pages.


def test_two_pages_of_one_person(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"], first_player="seat1")
    second = pages[0].person.page(pages[0].table_id).ready()
    assert second.position == pages[0].position
    second.act("pick:boxer")
    assert pages[0].caught().position == second.position
    pages[0].close()
    second.caught()
    assert all(person["online"] for person in second.table["people"])
    second.ask("undo", seat=0)
    second.close()
    pages[1].until(lambda: not all(person["online"] for person in pages[1].table["people"]))


def test_at_most_eight_pages_of_one_person(server: Server) -> None:
    page = seated(server, ["Ann", "Bob"])[0]
    more = [page.person.page(page.table_id).ready() for _ in range(7)]
    assert turned_away(page.person.page(page.table_id)) == "too-many-pages"
    assert onlooker(page).phase == "open", "others are not in the way"
    more[0].close()
    wait_until(lambda: page.person.page(page.table_id).receive()["type"] == "state")


def test_at_most_so_many_pages_of_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SPECTATOR_CONNECTIONS", 1)

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, _ = await in_process.company(hub, "Ann", "Bob")
            eve = await in_process.Visitor(hub).enter(ann.table["id"])
            with pytest.raises(Refused, match="full"):
                await in_process.Visitor(hub).enter(ann.table["id"])
            assert (await in_process.Visitor(hub, ann.person).enter(ann.table["id"])).phase == "open", "who plays may"
            eve.leave()
            await in_process.Visitor(hub).enter(ann.table["id"])

    asyncio.run(scenario())


def test_who_reads_too_slowly_is_cut_off_and_gets_everything_on_return(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob = await in_process.company(hub, "Ann", "Bob")
            slow = await in_process.Socket(hub, ann.table["id"]).open()
            reader = slow.page.connection.person
            slow.reading.clear()
            online = len(ann.table["people"])
            for n in range(300):
                await ann.ask("say", channel="table", text=f"line {n}")
            await in_process.until(lambda: len(ann.table["people"]) == online - 1)
            assert len(slow.texts) < 10
            assert len(slow.page.outbox) == 0, "nothing is kept for it"
            assert bob.said == [f"line {n}" for n in range(300)], "nobody else notices"
            slow.reading.set()
            await slow.done()
            assert slow.closed == 1013
            again = await in_process.Visitor(hub, reader).enter(ann.table["id"])
            assert again.said == ann.said[-200:]

    asyncio.run(scenario())


def test_a_look_that_changes_nothing_is_answered_with_nothing_but_ok(server: Server) -> None:
    """Whoever looks on has one pair of eyes, and has been told everything."""
    eve = onlooker(begun(server, ["Ann", "Bob"])[0])
    place = len(eve.frames)
    for _ in range(5):
        eve.ask("look", seat=None)
    assert [json.loads(frame)["type"] for frame in eve.frames[place:]] == ["ok"] * 5
