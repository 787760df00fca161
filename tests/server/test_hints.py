"""Hints from a bot, and why something is not possible, over the wire."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from lamster.games import load
from lamster.kernel.record import read_record, verify
from lamster.tables import protocol as wire
from lamster.tables.room.bots import bot_turn
from lamster.tables.room.handlers import hints
from lamster.tables.room.handlers.hints import Hints
from lamster.text import Words
from tests.server import in_process
from tests.server.playing import GETAWAY, LAM, started
from tests.server.racing import House, Racer, happens
from tests.server.reading import Json
from tests.server.running import Page, Person, Refusal, Server

QUICK: dict[str, object] = {"character_choice": "random", "first_player": "seat1", "round_limit": 3}


def against_bots(server: Server, game: str = LAM, **wanted: str) -> Page:
    """Ann plays alone, and is asked something."""
    person = Person(server, "Ann")
    options = QUICK if game == LAM else {}
    page = person.page(person.create("me", "easy", game=game, options=options, **wanted)).ready()
    started([page])
    page.until(lambda: page.decision is not None)
    return page


def with_others(server: Server, **wanted: str) -> list[Page]:
    people = [Person(server, name) for name in ("Ann", "Bas")]
    table = people[0].create("me", "open", options=QUICK, **wanted)
    pages = [person.page(table).ready() for person in people]
    pages[1].ask("sit", seat=1)
    return started(pages)


def refused(page: Page, kind: str, **fields: object) -> str:
    with pytest.raises(Refusal) as caught:
        page.ask(kind, **fields)
    return caught.value.error


# Hints.


@pytest.mark.parametrize("game", [LAM, GETAWAY])
def test_a_hint_is_a_legal_code_with_a_reason_in_words(server: Server, game: str) -> None:
    page = against_bots(server, game)
    assert page.decision is not None
    assert page.position["hint"]
    hint = page.ask("ask-hint", seat=0)
    assert hint["decision"] == page.decision["id"]
    assert hint["code"] in [option["code"] for option in page.decision["options"]]
    words = Words.of("nl", load(game))
    assert hint["why"]
    assert all(words.has(message) for message, _ in hint["why"])


def test_the_same_question_has_one_hint(server: Server) -> None:
    page = against_bots(server)
    first = page.ask("ask-hint", seat=0)
    again = page.ask("ask-hint", seat=0)
    assert {**first, "id": 0} == {**again, "id": 0}
    page.until(lambda: page.table["seats"][0]["hints"] == 1)


def test_hints_stand_in_no_record_and_break_none(server: Server) -> None:
    page = against_bots(server)
    page.ask("ask-hint", seat=0)
    while page.position["outcome"] is None:
        if page.decision is not None:
            page.act(page.decision["options"][0]["code"])
        page.until(lambda: page.decision is not None or page.position["outcome"] is not None)
    text = page.person.raw("GET", f"/api/tables/{page.table_id}/record")[2].decode()
    assert "hint" not in text
    assert verify(load(LAM), read_record(text)).startswith("verified")


def test_with_others_there_are_no_hints_unless_the_host_allows_them(server: Server) -> None:
    pages = with_others(server)
    assert not any(page.position["hint"] for page in pages)
    assert refused(pages[0], "ask-hint", seat=0) == "no-hints"


def test_the_others_see_that_a_hint_was_had_and_not_which(server: Server) -> None:
    ann, bas = with_others(server, hints="all")
    ann.until(lambda: ann.decision is not None)
    hint = ann.ask("ask-hint", seat=0)
    bas.until(lambda: bas.table["seats"][0]["hints"] == 1)
    assert bas.table["seats"][1]["hints"] == 0
    assert hint["type"] == "hinted"
    assert not any('"hinted"' in frame for frame in bas.frames)


def test_who_wants_none_has_none(server: Server) -> None:
    page = against_bots(server, hints="none")
    assert not page.position["hint"]
    assert refused(page, "ask-hint", seat=0) == "no-hints"


def test_the_host_settles_it_before_the_game(server: Server) -> None:
    people = [Person(server, name) for name in ("Ann", "Bas")]
    table = people[0].create("me", "open", options=QUICK)
    pages = [person.page(table).ready() for person in people]
    pages[1].ask("sit", seat=1)
    assert refused(pages[1], "set-table", hints="all") == "not-host"
    pages[0].ask("set-table", hints="all")
    pages[1].until(lambda: pages[1].table["hints"] == "all")
    started(pages)
    assert refused(pages[0], "set-table", hints="none") == "already-started"


def test_one_asks_for_oneself_and_when_one_is_asked(server: Server) -> None:
    ann, bas = with_others(server, hints="all")
    ann.until(lambda: ann.decision is not None)
    assert refused(ann, "ask-hint", seat=1) == "not-your-seat"
    assert refused(bas, "ask-hint", seat=1) == "not-asked"
    assert refused(ann, "ask-hint", seat=9) == "unknown-seat"


# With bots whose thoughts a test holds back.


async def alone(house: House, *seats: str, **options: wire.Value) -> Racer:
    ann = Racer(house)
    await house.hub.rename(ann.person, "Ann")
    wanted = {"character_choice": "random", "first_player": "seat1", **options}
    await ann.enter(
        await in_process.make(ann, wire.NewTable(game=LAM, seats=list(seats or ("me", "easy")), options=wanted))
    )
    await in_process.start([ann])
    await house.quiet()
    return ann


async def answers(ann: Racer, kind: str) -> list[Json]:
    await asyncio.sleep(0)
    await ann.house.quiet()
    return [message for message in map(msgspec.json.decode, ann.frames) if message.get("type") == kind]


def test_who_does_not_wait_for_the_hint_is_not_told_it_later(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann = await alone(house)
        house.bots.thinking.clear()
        await ann.ask("ask-hint", seat=0)
        assert await ann.refused("ask-hint", seat=0) == "too-fast"
        assert ann.decision is not None
        await ann.act(ann.decision["options"][0]["code"])
        house.bots.thinking.set()
        assert await answers(ann, "hinted") == []
        assert [error["error"] for error in await answers(ann, "error")][-1] == "stale"
        assert ann.here.table.hinted == [0, 0]

    happens(tmp_path, scenario)


def test_a_hint_that_does_not_come_in_time_is_refused_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        ann = await alone(house)
        house.bots.thinking.clear()
        monkeypatch.setattr(hints, "LIMIT_S", 0.0)
        await ann.ask("ask-hint", seat=0)
        assert [error["error"] for error in await answers(ann, "error")] == ["hint-late"]
        assert ann.here.part(Hints).under_way == {}
        monkeypatch.undo()
        house.bots.thinking.set()
        await ann.ask("ask-hint", seat=0)
        assert len(await answers(ann, "hinted")) == 1

    happens(tmp_path, scenario)


def test_a_hint_that_is_cancelled_is_neither_given_nor_counted(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann = await alone(house)
        house.bots.thinking.clear()
        await ann.ask("ask-hint", seat=0)
        await ann.ask("cancel-hint", seat=0)
        assert [error["error"] for error in await answers(ann, "error")] == ["stale"]
        house.bots.thinking.set()
        assert await answers(ann, "hinted") == []
        assert ann.here.table.hinted == [0, 0]
        await ann.ask("ask-hint", seat=0)
        assert len(await answers(ann, "hinted")) == 1

    happens(tmp_path, scenario)


def test_a_hint_about_an_earlier_question_does_not_hold_up_the_next(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann = await alone(house)
        house.bots.thinking.clear()
        await ann.ask("ask-hint", seat=0)
        assert ann.decision is not None
        await ann.act(ann.decision["options"][0]["code"])
        await ann.ask("ask-hint", seat=0)
        house.bots.thinking.set()
        [hint] = await answers(ann, "hinted")
        assert hint["decision"] == ann.decision["id"]

    happens(tmp_path, scenario)


def test_a_bot_that_is_not_asked_any_more_when_it_begins_to_think_does_not(tmp_path: Path) -> None:
    """What another page brings about may come between its being woken and its first thought."""

    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        ann = await alone(house, "easy", "me")
        room = ann.here
        [decision] = room.table.playing.state.open
        assert room.thinking == {0: decision.id}
        await ann.ask("resign", seat=1)
        await bot_turn(room, decision, "easy")
        assert room.thinking == {}

    happens(tmp_path, scenario)


def test_there_are_no_hints_in_a_race(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann = Racer(house)
        await house.hub.rename(ann.person, "Ann")
        await ann.enter(
            await in_process.make(ann, wire.NewTable(game="outrun", seats=["me", "easy"], options={}, hints="all"))
        )
        await in_process.start([ann])
        await house.quiet()
        assert not ann.position["hint"]
        assert await ann.refused("ask-hint", seat=0) == "no-hints"

    happens(tmp_path, scenario)


# Why not.


def test_what_is_not_possible_is_told_with_its_rule(server: Server) -> None:
    page = against_bots(server)
    assert page.decision is not None
    assert page.decision["kind"] == "move"
    found = page.ask("ask-why-not", seat=0)
    assert found["decision"] == page.decision["id"]
    possible = {option["code"] for option in page.decision["options"]}
    refusals = {each["code"]: each["rule"] for each in found["refused"]}
    assert not possible & refusals.keys()
    assert len(possible) + len(refusals) == 15
    assert set(refusals.values()) <= {"OTL-T1", "OTL-T2", "OTL-T3"}


def test_one_asks_why_not_for_oneself(server: Server) -> None:
    page = against_bots(server)
    assert refused(page, "ask-why-not", seat=1) == "not-your-seat"


def test_who_is_not_asked_has_nothing_to_wonder_about(server: Server) -> None:
    ann, bas = with_others(server)
    ann.until(lambda: ann.decision is not None)
    assert refused(bas, "ask-why-not", seat=1) == "not-asked"
