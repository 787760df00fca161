"""Bad input of any kind gets a clear typed error, changes nothing, and the next good message works."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from lamster.tables.room.handlers import start as start_of_table
from tests.server import in_process
from tests.server.playing import begun, seated
from tests.server.reading import Json
from tests.server.refusing import again, check_error, refused, unchanged
from tests.server.running import Page, Person, Server


def next_error(page: Page) -> Json:
    message = page.receive()
    while message["type"] != "error":
        message = page.receive()
    check_error(message)
    return message


# Frames that are no messages.

FRAMES: list[tuple[str | bytes, int | None]] = [
    ("", None),
    ("hello", None),
    ("{", None),
    ("[]", None),
    ("null", None),
    ('"ping"', None),
    ("{}", None),
    ('{"type": "ping"}', None),
    ('{"id": 7}', 7),
    ('{"type": "dance", "id": 8}', 8),
    ('{"type": 5, "id": 8}', 8),
    ('{"type": "ping", "id": "8"}', None),
    ('{"type": "ping", "id": 1.5}', None),
    ('{"type": "ping", "id": true}', None),
    ('{"type": "ping", "id": 9, "extra": 1}', 9),
    ('{"type": "sit", "id": 10}', 10),
    ('{"type": "sit", "id": 11, "seat": "1"}', 11),
    ('{"type": "sit", "id": 12, "seat": null}', 12),
    ('{"type": "sit", "id": 13, "seat": 1.0}', 13),
    ('{"type": "say", "id": 14, "channel": "all", "text": "hello"}', 14),
    ('{"type": "say", "id": 15, "channel": "table", "text": ["hello"]}', 15),
    ('{"type": "say", "id": 16, "channel": "table", "text": "\\ud800"}', None),
    ('{"type": "set-table", "id": 17, "options": {"round_limit": 1.5}}', 17),
    ('{"type": "set-table", "id": 18, "options": {"round_limit": [1]}}', 18),
    ('{"type": "set-table", "id": 19, "seats": true}', 19),
    ('{"type": "ping", "id": 20} {"type": "ping", "id": 21}', None),
    ('{"type": "ping", "id": NaN}', None),
    ('{"type": "state", "id": 22, "seq": 1}', 22),
    ('{"a": ' + "[" * 3000, None),
    ('{"type": "ping", "id": 23, "a": ' + "[" * 1900 + "]" * 1900 + "}", None),
    (b"\x00\x01\x02", None),
    (b"\xff\xfe\xfd", None),
    (b'{"type": "say", "id": 24, "channel": "table", "text": "\xff"}', 24),
    (b"", None),
]


def test_frames_that_are_no_messages(server: Server) -> None:
    """One after the other on one page: none of them ends it."""
    page = seated(server, ["Ann", "Bob"])[0]
    for chunk in (FRAMES[start : start + 12] for start in range(0, len(FRAMES), 12)):
        page.reopen()
        with unchanged(page):
            for frame, number in chunk:
                page.connection.send(frame)
                error = next_error(page)
                assert (error["error"], error["id"]) == ("bad-message", number), frame[:60]


def test_a_message_may_come_in_binary_and_have_any_number(server: Server) -> None:
    page = seated(server, ["Ann", "Bob"])[0]
    for number in (0, -5, 2**31, 2**63, 10**30):
        page.connection.send(json.dumps({"type": "ping", "id": number}).encode())
        assert page.answer(number) == {"type": "pong", "id": number}


def test_a_message_that_is_too_long(server: Server) -> None:
    page = seated(server, ["Ann", "Bob"])[0]
    with unchanged(page):
        for length in (4097, 8000, 16_000):
            text = json.dumps({"type": "say", "id": 77, "channel": "table", "text": ""})
            page.connection.send(text[:-2] + "x" * (length - len(text)) + text[-2:])
            error = next_error(page)
            assert (error["error"], error["id"]) == ("too-large", 77)
    with suppress(ConnectionClosed):
        page.connection.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as caught:
        page.until(lambda: False)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009
    page.reopen()
    assert page.ask("ping")["type"] == "pong"


# Messages that are not for now, not for this person, or not for this table.

BY_THE_HOST: list[tuple[str, Json, str]] = [
    ("sit", {"seat": 2}, "unknown-seat"),
    ("sit", {"seat": -1}, "unknown-seat"),
    ("sit", {"seat": 10**30}, "unknown-seat"),
    ("sit", {"seat": 1}, "seat-taken"),
    ("stand", {"seat": 1}, "not-your-seat"),
    ("stand", {"seat": 9}, "unknown-seat"),
    ("set-seat", {"seat": 1, "bot": "easy"}, "seat-taken"),
    ("set-seat", {"seat": 0, "bot": "genius"}, "unknown-bot"),
    ("set-seat", {"seat": 0, "bot": "thumb"}, "unknown-bot"),
    ("set-seat", {"seat": 5, "bot": "easy"}, "unknown-seat"),
    ("swap", {"a": 0, "b": 2}, "unknown-seat"),
    ("swap", {"a": -1, "b": 0}, "unknown-seat"),
    ("remove", {"person": "nobody"}, "unknown-person"),
    ("remove", {"person": ""}, "unknown-person"),
    ("remove", {"person": "0" * 20}, "unknown-person"),
    ("set-table", {"seats": 1}, "seat-taken"),
    ("set-table", {"seats": 5}, "bad-options"),
    ("set-table", {"seats": 10**9}, "bad-options"),
    ("set-table", {"seats": -1}, "seat-taken"),
    ("set-table", {"options": {"colour": "blue"}}, "bad-options"),
    ("set-table", {"options": {"skill_die": "d20"}}, "bad-options"),
    ("set-table", {"options": {"round_limit": 1001}}, "bad-options"),
    ("set-table", {"options": {"round_limit": -1}}, "bad-options"),
    ("set-table", {"options": {"round_limit": 10**30}}, "bad-options"),
    ("set-table", {"options": {"round_limit": True}}, "bad-options"),
    ("promise", {"commitment": "0" * 64}, "not-started"),
    ("reveal", {"secret": "00" * 32}, "not-started"),
    ("act", {"seat": 0, "decision": "1@0", "code": "draw"}, "not-started"),
    ("undo", {"seat": 0}, "not-started"),
    ("ask-undo", {"seat": 0, "place": 0}, "not-started"),
    ("answer-undo", {"wish": 0, "agree": True}, "stale"),
    ("share-seat", {"seat": 0}, "not-started"),
    ("end-share", {"seat": 1}, "not-your-seat"),
    ("set-table", {"onlooker_delay": 59}, "bad-options"),
    ("resign", {"seat": 0}, "not-started"),
    ("why", {"seat": 0, "code": "draw"}, "not-started"),
    ("look", {"seat": 1}, "not-your-seat"),
    ("look", {"seat": 7}, "unknown-seat"),
    ("rematch", {}, "not-over"),
    ("say", {"channel": "team", "text": "hello"}, "not-your-seat"),
    ("say", {"channel": "table", "text": ""}, "bad-text"),
    ("say", {"channel": "table", "text": " \u0007\u202e\n"}, "bad-text"),
    ("say", {"channel": "table", "text": "x" * 501}, "bad-text"),
    ("point", {"seat": 0, "channel": "table", "at": "A2"}, "not-started"),
    ("point", {"seat": 1, "channel": "table", "at": "A2"}, "not-your-seat"),
    ("emote", {"seat": 0, "channel": "team", "emote": "laugh"}, "no-team-talk"),
    ("report", {"text": ""}, "bad-text"),
    ("report", {"text": "x" * 2001}, "bad-text"),
    ("mute", {"person": "nobody", "on": True}, "unknown-person"),
    ("block", {"person": "", "on": True}, "unknown-person"),
]
IN_THE_GAME: list[tuple[str, Json, str]] = [
    ("sit", {"seat": 1}, "seat-taken"),
    ("set-seat", {"seat": 0, "bot": "easy"}, "already-started"),
    ("swap", {"a": 0, "b": 1}, "already-started"),
    ("shuffle", {}, "already-started"),
    ("set-table", {"seats": 3}, "already-started"),
    ("set-table", {"options": {}}, "already-started"),
    ("start", {}, "already-started"),
    ("promise", {"commitment": ""}, "not-started"),
    ("act", {"seat": 0, "decision": "1@999", "code": "pick:boxer"}, "stale"),
    ("act", {"seat": 0, "decision": "", "code": "pick:boxer"}, "stale"),
    ("act", {"seat": 5, "decision": "1@0", "code": "pick:boxer"}, "unknown-seat"),
    ("undo", {"seat": 0}, "no-undo"),
    ("undo", {"seat": 1}, "not-your-seat"),
    ("resign", {"seat": 1}, "not-your-seat"),
    ("rematch", {}, "not-over"),
]
ILLEGAL = [
    "",
    "pick",
    "pick:",
    "pick:nobody",
    ":",
    "go:A1",
    "draw",
    "end",
    "x" * 3000,
    "pick:boxer ",
    "\u0000",
    "roll:6",
]


@pytest.fixture(scope="module")
def waiting(server: Server) -> list[Page]:
    """Ann, the host, and Bob sit at a table; Eve looks on, and has no name yet."""
    pages = seated(server, ["Ann", "Bob"])
    return [*pages, Person(server).page(pages[0].table_id).ready()]


@pytest.mark.parametrize(("kind", "fields", "error"), BY_THE_HOST)
def test_before_the_game(waiting: list[Page], kind: str, fields: Json, error: str) -> None:
    page = again(waiting[0])
    with unchanged(page):
        assert refused(page, kind, **fields) == error


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("set-seat", {"seat": 0, "bot": "easy"}),
        ("swap", {"a": 0, "b": 1}),
        ("shuffle", {}),
        ("remove", {"person": "0" * 20}),
        ("set-table", {"listed": True}),
        ("start", {}),
    ],
)
def test_only_the_host_may(waiting: list[Page], kind: str, fields: Json) -> None:
    for page in waiting[1:]:
        with unchanged(again(page)):
            assert refused(page, kind, **fields) == "not-host"


def test_who_has_no_name_neither_sits_nor_speaks(waiting: list[Page]) -> None:
    host, nameless = again(waiting[0]), again(waiting[2])
    host.ask("set-table", seats=3)
    with unchanged(nameless):
        assert refused(nameless, "sit", seat=2) == "bad-name"
        assert refused(nameless, "say", channel="table", text="hello") == "bad-name"
    assert refused(host, "start") == "seats-open"
    host.ask("set-table", seats=2)


@pytest.mark.parametrize(("kind", "fields", "error"), IN_THE_GAME)
def test_in_the_game(game: list[Page], kind: str, fields: Json, error: str) -> None:
    page = again(game[0])
    with unchanged(page):
        assert refused(page, kind, **fields) == error


@pytest.fixture(scope="module")
def game(server: Server) -> list[Page]:
    return begun(server, ["Ann", "Bob"], first_player="seat1")


def test_codes_that_the_rules_forbid(game: list[Page]) -> None:
    page = again(game[0])
    decision = page.decision
    assert decision is not None
    with unchanged(page):
        for code in ILLEGAL:
            assert refused(page, "act", seat=0, decision=decision["id"], code=code) == "illegal"
            because = page.ask("why", seat=0, code=code)
            assert (because["allowed"], because["message"] != "") == (False, True)
    with unchanged(again(game[1])):
        assert refused(game[1], "act", seat=1, decision="2@0", code="pick:boxer") == "not-asked"
        assert not game[1].ask("why", seat=1, code="pick:boxer")["allowed"]


def test_after_the_game(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    onlooker = Person(server, "Eve").page(pages[0].table_id).ready()
    pages[0].ask("resign", seat=0)
    for page in (pages[0], onlooker):
        page.until(lambda page=page: page.phase == "over")  # type: ignore[misc]
    with unchanged(pages[0]):
        assert refused(pages[0], "act", seat=0, decision="1@0", code="draw") == "illegal"
        assert refused(pages[0], "undo", seat=0) == "illegal"
        assert refused(pages[0], "resign", seat=0) == "illegal"
        assert refused(pages[0], "stand", seat=0) == "illegal"
        assert refused(pages[0], "start") == "already-started"
        assert refused(onlooker, "rematch") == "not-your-seat"


def test_who_left_the_seat_to_a_bot_does_not_play_it(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob", "Cas"], first_player="seat1")
    pages[1].ask("stand", seat=1)
    pages[2].ask("resign", seat=2)
    pages[0].act()
    for seat in (1, 2):
        pages[seat].caught()
        act = {"seat": seat, "decision": f"{seat + 1}@1", "code": "pick:boxer"}
        assert refused(pages[seat], "act", **act) == "not-your-seat"
        assert refused(pages[seat], "undo", seat=seat) == "not-your-seat"
        assert pages[seat].ask("stand", seat=seat)["type"] == "ok", "once more is harmless"
    assert [seat["bot"] for seat in pages[0].caught().table["seats"]] == [None, "medium", "medium"]
    assert pages[2].ask("sit", seat=2)["type"] == "ok"
    assert pages[2].table["seats"][2]["bot"] == "medium", "who resigned does not come back"


def test_shares_of_the_seed_that_do_not_fit(server: Server) -> None:
    pages = seated(server, ["Ann", "Bob"])
    eve = Person(server, "Eve").page(pages[0].table_id).ready()
    pages[1].sharing = False
    pages[0].send("start")
    for page in (*pages, eve):
        page.until(lambda page=page: page.phase == "starting")  # type: ignore[misc]
    seq = pages[1].seq
    assert refused(eve, "promise", commitment="0" * 64) == "not-your-seat"
    assert refused(pages[1], "reveal", secret="00" * 32) == "unready"
    for bad in ("0" * 63, "0" * 65, "G" * 64, "é" * 64, "A" * 64):
        assert refused(pages[1], "promise", commitment=bad) == "bad-message"
    assert refused(pages[0], "start") == "already-started"
    assert refused(pages[1], "stand", seat=1) == "already-started"
    pages[1].ask("promise", commitment="0" * 64)
    pages[1].until(lambda: pages[1].table["reveal"])
    for bad in ("", "00", "zz" * 32, "00" * 65, "00" * 32):
        assert refused(pages[1], "reveal", secret=bad) == "bad-message"
    assert refused(eve, "reveal", secret="00" * 32) == "bad-message"
    assert pages[1].caught().seq == seq
    assert pages[1].phase == "starting"


def test_a_start_that_is_not_answered_can_be_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page of Bob is silent: after a while the host is told, and may start again."""
    monkeypatch.setattr(start_of_table, "START_LIMIT_MS", 50)

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            visitors = await in_process.company(hub, "Ann", "Bob")
            seq = visitors[0].seq
            await visitors[0].ask("start")
            await visitors[0].ask("promise", commitment="")
            await in_process.until(lambda: visitors[0].phase == "open")
            error = json.loads(visitors[0].frames[-1])
            assert (error["id"], error["error"], error["about"]) == (1, "unready", {"people": "Bob"})
            assert visitors[0].seq == seq
            await in_process.start(visitors)
            assert visitors[0].phase == "playing"

    asyncio.run(scenario())
