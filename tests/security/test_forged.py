"""Frames that were forged, copied, kept for later or sent too early: no seat is played by anybody but its person."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lamster.tables.room.handlers.people import MOST_RELATIONS
from tests.server.playing import begun, play_on, seated
from tests.server.reading import Json
from tests.server.refusing import refused, unchanged
from tests.server.running import Page, Person, Server, running

SEAT_OF_ANOTHER: list[tuple[str, Json]] = [
    ("act", {"decision": "1@0", "code": "draw"}),
    ("undo", {}),
    ("ask-undo", {"place": 0}),
    ("resign", {}),
    ("stand", {}),
    ("look", {}),
    ("why", {"code": "draw"}),
    ("ready", {}),
    ("vote", {}),
    ("draft", {"decision": "1@0", "code": "draw"}),
    ("share-seat", {}),
    ("end-share", {}),
    ("ask-hint", {}),
    ("ask-why-not", {}),
]
"""Every message that speaks for a seat."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("forged")) as found:
        yield found


@pytest.fixture(scope="module")
def game(server: Server) -> list[Page]:
    """Ann begins; Bob plays too, Eve looks on, Pip looks over the shoulder of Ann."""
    pages = begun(server, ["Ann", "Bob"], first_player="seat1")
    key = pages[0].ask("share-seat", seat=0)["key"]
    table = pages[0].table_id
    return [*pages, Person(server, "Eve").page(table).ready(), Person(server, "Pip").pupil(table, key).ready()]


@pytest.mark.parametrize(("kind", "fields"), SEAT_OF_ANOTHER, ids=lambda value: value if isinstance(value, str) else "")
@pytest.mark.parametrize("forger", [1, 2, 3], ids=["player", "onlooker", "pupil"])
def test_nobody_speaks_for_the_seat_of_another(game: list[Page], forger: int, kind: str, fields: Json) -> None:
    with unchanged(game[0]):
        assert refused(game[forger], kind, seat=0, **fields) == "not-your-seat"


def test_a_copied_frame_is_worth_nothing_on_another_line(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"], first_player="seat1")
    assert ann.decision is not None
    frame = {"seat": 0, "decision": ann.decision["id"], "code": ann.decision["options"][0]["code"]}
    assert refused(bob, "act", **frame) == "not-your-seat"
    ann.ask("act", **frame)
    seq = ann.caught().seq
    ann.ask("act", **frame)
    assert ann.caught().seq == seq, "the same frame again changes nothing"
    assert refused(bob, "act", **frame) == "not-your-seat"


def test_an_old_frame_with_another_answer_is_stale(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"], first_player="seat1")
    first: Any = ann.decision
    ann.act()
    while ann.caught().decision is None:
        play_on([ann, bob], Random(1), 1)
    assert ann.decision != first, "another question is open to the same seat"
    other = first["options"][-1]["code"]
    assert refused(ann, "act", seat=0, decision=first["id"], code=other) == "stale"


def test_the_same_number_twice_is_answered_twice(server: Server) -> None:
    page = seated(server, ["Ann", "Bob"])[0]
    frame = json.dumps({"type": "say", "id": 77, "channel": "table", "text": "once"})
    for _ in range(2):
        page.connection.send(frame)
    assert [page.answer(77)["type"], page.answer(77)["type"]] == ["ok", "ok"]
    assert page.caught().said == ["once", "once"], "a number is the page's own: it is no key to anything"


PHASES: list[tuple[str, Callable[[Page], None]]] = [
    ("not-started", lambda _: None),
    ("illegal", lambda page: void(page.ask("resign", seat=page.you["seats"][0]))),
]


@pytest.mark.parametrize(("error", "lead"), PHASES, ids=["before", "after"])
def test_there_is_nothing_to_play_before_the_start_and_after_the_end(
    server: Server, error: str, lead: Callable[[Page], None]
) -> None:
    pages = seated(server, ["Ann", "Bob"]) if error == "not-started" else begun(server, ["Ann", "Bob"])
    lead(pages[0])
    with unchanged(pages[1]):
        assert refused(pages[1], "act", seat=1, decision="2@0", code="draw") == error
        assert refused(pages[1], "ask-why-not", seat=1) == error
        assert refused(pages[1], "share-seat", seat=1) == error


def void(_: object) -> None:
    """What comes of it does not matter."""


def test_the_public_id_of_a_person_is_no_way_to_be_them(server: Server) -> None:
    """It stands in every frame; the secret that it follows from stands in none."""
    ann, bob = begun(server, ["Ann", "Bob"])
    forger = Person(server)
    for secret in (ann.person.id, ann.person.id.ljust(43, "0"), ann.person.id * 2 + "000"):
        forger.cookie = f"lamster={secret}"
        assert forger.get("/api/me")["person"] != ann.person.id
        page = forger.page(ann.table_id).ready()
        assert page.you["seats"] == []
        page.close()
    secret = ann.person.cookie.partition("=")[2]
    frames = [*ann.frames, *bob.frames]
    assert any(ann.person.id in frame for frame in frames)
    assert not any(secret in frame for frame in frames)


def test_nobody_mutes_or_blocks_without_end(server: Server) -> None:
    """Every page of theirs is told all of them, so there is a bound; it is filled past the server, which is quicker."""
    page = seated(server, ["Ann", "Bob"])[0]
    server.kill()
    for number in range(MOST_RELATIONS - 1):
        row = (page.person.id, "mute", f"{number:020d}")
        server.change("INSERT INTO relations (person, kind, other) VALUES (?, ?, ?)", *row)
    server.start(server.port)
    page.reopen()
    page.ask("mute", person="x" * 20, on=True)
    assert refused(page, "mute", person="y" * 20, on=True) == "too-many"
    page.ask("mute", person="x" * 20, on=False)
    page.ask("mute", person="y" * 20, on=True)
