"""Looking over a shoulder: a pupil sees what that seat sees and no more, may do nothing, and all know of it."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.server import in_process
from tests.server.knowledge_getaway_driver import Hidden
from tests.server.leak_check import Truth
from tests.server.playing import GETAWAY, LAM, begun, play_on
from tests.server.racing import House, Racer, happens
from tests.server.reading import Json
from tests.server.refusing import refused, turned_away
from tests.server.running import Page, Person, Refusal, Server


def share(page: Page, seat: int) -> str:
    """The key of a new link."""
    key: str = page.ask("share-seat", seat=seat)["key"]
    return key


def pupil_of(page: Page, seat: int, name: str = "Eve") -> Page:
    return Person(page.person.server, name).pupil(page.table_id, share(page, seat)).ready()


def events(page: Page) -> list[Json]:
    found = [line["data"] for line in page.caught().news.values()]
    return [data for data in found if data["event"] in ("table-shared", "table-unshared")]


# What a pupil sees.


@pytest.mark.parametrize("game", [LAM, GETAWAY])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_pupil_sees_exactly_what_that_seat_sees(server: Server, game: str, seat: int) -> None:
    """A whole game: every frame is that of this seat's eyes, and none tells more."""
    pages = begun(server, ["Ann", "Bob"], game)
    play_on(pages, Random(4), 5)
    eve = pupil_of(pages[seat], seat)
    if game == LAM:
        pages[1 - seat].ask("say", channel="team", text="plan-of-the-others")
        pages[seat].ask("say", channel="team", text="plan-of-our-team")
    play_on(pages, Random(5))
    eve.until(lambda: eve.phase == "over")
    record = pages[0].person.raw("GET", f"/api/tables/{pages[0].table_id}/record")[2].decode()
    check_only(record, eve, seat, game)
    assert len(views(eve)) > 5
    assert views(eve) <= views(pages[seat].caught())
    assert not any("plan-of" in frame for frame in eve.frames), "what is said to a team is for those who play in it"


def views(page: Page) -> set[str]:
    """Every view and decision that this page was shown."""
    states = [json.loads(frame) for frame in page.frames if '"type":"state"' in frame]
    shown = [state["position"] for state in states if state["position"]]
    return {json.dumps([position["view"], position["decision"]]) for position in shown}


def check_only(record: str, eve: Page, seat: int, game: str) -> None:
    truth = Truth(record)
    quiet = [without_talk(frame) for frame in eve.frames]
    telling = [frame for frame in quiet if '"table-shared"' not in frame]
    assert {json.loads(frame)["you"]["eyes"] for frame in eve.frames if '"you":{' in frame} == {seat}
    for state in [json.loads(frame) for frame in telling if '"type":"state"' in frame]:
        if state["position"]:
            shown = truth.seen(state["position"]["ply"], seat)
            position = {**state["position"], "team_talk": shown["team_talk"]}
            truth.check_position(position, seat)
    truth.check_secrets(eve.frames)
    assert truth.check_cards(eve.frames) > 0
    if game == GETAWAY:
        assert Hidden(record).check_frames(eve.frames) > 0


def without_talk(frame: str) -> str:
    """A pupil does not talk to the team, whatever the seat may do."""
    assert '"team_talk":true' not in frame
    assert '"undo":true' not in frame
    return frame


def test_a_pupil_may_do_nothing(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"], first_player="seat1", character_choice="random")
    eve = pupil_of(pages[0], 0)
    assert (eve.you["seats"], eve.you["eyes"], eve.you["pupil"]) == ([], 0, True)
    decision = eve.decision
    assert decision is not None
    assert decision == pages[0].caught().decision
    act = {"seat": 0, "decision": decision["id"], "code": decision["options"][0]["code"]}
    assert refused(eve, "act", **act) == "not-your-seat"
    for kind in ("undo", "resign", "look", "stand", "share-seat", "end-share"):
        assert refused(eve, kind, seat=0) == "not-your-seat", kind
    assert refused(eve, "look", seat=None) == "not-your-seat"
    assert refused(eve, "ask-undo", seat=0, place=0) == "not-your-seat"
    assert refused(eve, "why", seat=0, code="draw") == "not-your-seat"
    assert refused(eve, "say", channel="team", text="psst") == "not-your-seat"
    eve.ask("say", channel="table", text="hello")
    assert pages[1].caught().said == ["hello"]
    with pytest.raises(Refusal) as caught:
        eve.person.get(f"/api/tables/{eve.table_id}/replay?eyes=0")
    assert caught.value.error == "not-your-seat"
    pages[0].act()
    eve.until(lambda: eve.decision != decision)
    assert eve.position["back"] == []


# Who knows of it.


def test_all_are_told_that_a_seat_is_watched_and_by_whom(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    assert not bob.table["seats"][0]["shared"]
    eve = pupil_of(ann, 0)
    for page in (ann, bob, eve):
        assert events(page) == [{"event": "table-shared", "rule": "", "seat": 0}]
        assert [seat["shared"] for seat in page.table["seats"]] == [True, False]
        assert {person["name"]: person["over"] for person in page.table["people"]} == {
            "Ann": None,
            "Bob": None,
            "Eve": 0,
        }
    eve.close()
    bob.until(lambda: len(bob.table["people"]) == 2)
    assert bob.table["seats"][0]["shared"], "the link is still there"
    ann.ask("end-share", seat=0)
    assert [data["event"] for data in events(bob)] == ["table-shared", "table-unshared"]
    assert not bob.table["seats"][0]["shared"]
    ann.ask("end-share", seat=0)
    assert len(events(bob)) == 2, "what has ended does not end again"


# How it ends.


def test_a_link_can_be_ended_and_made_anew(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    first = share(ann, 0)
    eve = Person(server, "Eve").pupil(ann.table_id, first).ready()
    second = share(ann, 0)
    assert turned_away(eve) == "no-link", "a new link ends the old one"
    assert turned_away(eve.person.pupil(ann.table_id, first)) == "no-link"
    again = eve.person.pupil(ann.table_id, second).ready()
    place = len(again.frames)
    ann.ask("end-share", seat=0)
    assert turned_away(again) == "no-link"
    assert not any('"view"' in frame for frame in again.frames[place:])
    for key in (second, "wrong", "x" * 500):
        assert turned_away(eve.person.pupil(ann.table_id, key)) == "no-link"
    assert [data["event"] for data in events(bob)] == ["table-shared", "table-unshared"]


def test_a_link_ends_with_the_game(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    ann.ask("set-table", onlookers=False)
    key = share(ann, 0)
    eve = Person(server, "Eve").pupil(ann.table_id, key).ready()
    bob.ask("resign", seat=1)
    eve.until(lambda: eve.phase == "over")
    assert not eve.table["seats"][0]["shared"]
    assert turned_away(Person(server, "Dee").pupil(ann.table_id, key)) == "no-onlookers"
    assert refused(ann, "share-seat", seat=0) == "illegal"


def test_who_plays_may_not_look_at_another_seat(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    key = share(ann, 0)
    assert turned_away(bob.person.pupil(ann.table_id, key)) == "no-pupil"
    own = ann.person.pupil(ann.table_id, key).ready()
    assert (own.you["seats"], own.you["pupil"]) == ([0], False), "the own seat is the own seat"
    assert refused(ann, "share-seat", seat=1) == "not-your-seat"
    assert refused(ann, "share-seat", seat=7) == "unknown-seat"


def test_before_the_game_there_is_nothing_to_share(server: Server) -> None:
    ann = Person(server, "Ann")
    page = ann.page(ann.create("me", "open")).ready()
    assert refused(page, "share-seat", seat=0) == "not-started"


def test_the_host_may_still_send_a_pupil_away(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    eve = pupil_of(bob, 1)
    ann.ask("remove", person=eve.person.id, ban=True)
    assert turned_away(eve) == "blocked"


def test_no_key_is_kept_on_disk(server: Server) -> None:
    ann, _ = begun(server, ["Ann", "Bob"])
    key = share(ann, 0)
    lines = [bytes(entry) for (entry,) in server.file("SELECT entry FROM log WHERE table_id = ?", ann.table_id)]
    assert any(b'"shared"' in line for line in lines)
    assert not any(key.encode() in line for line in lines)


# Beside onlookers who see the game later.


def test_a_pupil_sees_the_game_at_once_where_onlookers_see_it_later(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await in_process.company_at(house.hub, LAM, "Ann", "Bas", character_choice="random")
        await ann.ask("set-table", onlooker_delay=60)
        eva = await Racer(house).at(ann.table["id"])
        await in_process.start([ann, bas])
        key = (await bas.ask("share-seat", seat=1))["key"]
        pupil = Racer(house, eva.person)
        pupil.room = await house.hub.open_page(ann.table["id"], pupil.connection, key)
        mover = next(visitor for visitor in (ann, bas) if visitor.decision is not None)
        assert mover.decision is not None
        await mover.act(mover.decision["options"][0]["code"])
        assert pupil.position["ply"] == ann.position["ply"]
        assert pupil.position["view"] == bas.position["view"]
        assert eva.position == {}, "the same person's other page"
        await house.later(60_000)
        assert eva.position["ply"] == ann.position["ply"]
        assert eva.position["view"]["own"] is None

    happens(tmp_path, scenario)
