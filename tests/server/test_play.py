"""Games over the wire: people, bots, undo, leaving and coming back."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.server.playing import GETAWAY, LAM, SHORT, begun, caught_up, play_on, seated
from tests.server.running import Page, Person, Refusal, Server


@pytest.mark.parametrize("game", [LAM, GETAWAY])
def test_two_people_play_a_whole_game(server: Server, tmp_path: Path, game: str) -> None:
    pages = begun(server, ["Ann", "Bob"], game)
    play_on(pages, Random(1))
    assert all(page.over for page in pages)
    for page in pages:
        page.until(lambda page=page: page.phase == "over")  # type: ignore[misc]
    assert pages[0].position["outcome"] == pages[1].position["outcome"]
    status, headers, text = pages[1].person.raw("GET", f"/api/tables/{pages[0].table_id}/record")
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    record = tmp_path / "game.rec"
    record.write_bytes(text)
    told = subprocess.run([sys.executable, "-m", "lamster", "verify", str(record)], capture_output=True, check=True)
    assert b"the seed is mixed from the 3 secrets committed to" in told.stdout


@pytest.mark.parametrize(
    ("game", "seats"),
    [(LAM, ["me", "medium", "easy"]), (GETAWAY, ["me", "medium"]), (GETAWAY, ["easy", "me"]), (GETAWAY, ["me"])],
)
def test_a_person_plays_against_bots(server: Server, game: str, seats: list[str]) -> None:
    ann = Person(server, "Ann")
    page = ann.page(ann.create(*seats, game=game, options=SHORT[game]))
    page.ready()
    page.ask("start")
    while not page.over:
        if page.decision is None:
            page.until(lambda: page.decision is not None or page.over)
        else:
            page.act()
    assert page.position["asked"] == []


def test_news_is_numbered_without_gaps_and_the_same_for_all(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    play_on(pages, Random(2), 12)
    caught_up(pages)
    for page in pages:
        assert sorted(page.news) == list(range(len(page.news)))
    assert [line["data"]["event"] for line in pages[0].news.values()] == [
        line["data"]["event"] for line in pages[1].news.values()
    ]


@pytest.mark.parametrize("game", [LAM, GETAWAY])
def test_coming_again_gives_everything(server: Server, game: str) -> None:
    pages = begun(server, ["Ann", "Bob"], game)
    play_on(pages, Random(3), 8)
    caught_up(pages)
    again = pages[0].person.page(pages[0].table_id)
    again.ready()
    assert again.position == pages[0].position
    assert again.news == pages[0].news


def test_a_repeated_answer_is_harmless_and_an_old_one_is_stale(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"], character_choice="random")
    mover = next(page for page in pages if page.decision is not None)
    decision = mover.decision
    assert decision is not None
    code = decision["options"][0]["code"]
    mover.act(code)
    ply = mover.position["ply"]
    assert mover.ask("act", seat=decision["seat"], decision=decision["id"], code=code)["type"] == "ok"
    assert mover.position["ply"] == ply
    other = decision["options"][-1]["code"]
    with pytest.raises(Refusal) as caught:
        mover.ask("act", seat=decision["seat"], decision=decision["id"], code=other)
    assert caught.value.error in ("stale", "not-asked")
    assert mover.position["ply"] == ply


def refused(page: Page, kind: str, **fields: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        page.ask(kind, **fields)
    return caught.value


def test_nobody_acts_for_another_seat(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    mover = next(page for page in pages if page.decision is not None)
    other = next(page for page in pages if page is not mover)
    decision = mover.decision
    assert decision is not None
    act = {"seat": decision["seat"], "decision": decision["id"], "code": decision["options"][0]["code"]}
    assert refused(other, "act", **act).error == "not-your-seat"
    onlooker = Person(server, "Eve").page(mover.table_id)
    onlooker.ready()
    assert refused(onlooker, "act", **act).error == "not-your-seat"
    assert refused(other, "undo", seat=decision["seat"]).error == "not-your-seat"
    assert refused(other, "resign", seat=decision["seat"]).error == "not-your-seat"
    assert refused(other, "look", seat=decision["seat"]).error == "not-your-seat"
    assert mover.act()["type"] == "ok"


def test_an_illegal_code_names_the_rule_and_changes_nothing(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"], character_choice="random", first_player="seat1")
    decision = pages[0].decision
    assert decision is not None
    problem = refused(pages[0], "act", seat=0, decision=decision["id"], code="go:Z9")
    assert problem.error == "illegal"
    assert problem.body["rule"].startswith("OTL-")
    because = pages[0].ask("why", seat=0, code="go:Z9")
    assert (because["type"], because["allowed"], because["rule"]) == ("because", False, problem.body["rule"])
    assert pages[0].ask("why", seat=0, code=decision["options"][0]["code"])["allowed"]
    assert pages[0].act()["type"] == "ok"


def test_undo_is_free_until_something_was_learned(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"], first_player="seat1")
    first = pages[0]
    before = first.decision
    assert before is not None
    assert not first.position["undo"]
    first.act("pick:boxer")
    assert first.position["undo"]
    first.ask("undo", seat=0)
    again = first.decision
    assert again is not None
    assert [o["code"] for o in again["options"]] == [o["code"] for o in before["options"]]
    assert again["id"] != before["id"]
    first.act("pick:dame")
    caught_up(pages)
    pages[1].act("pick:boxer")
    caught_up(pages)
    assert refused(first, "undo", seat=0).error == "no-undo"


def test_who_leaves_is_stood_in_for_and_can_come_back(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"], round_limit=10)
    pages[1].ask("stand", seat=1)
    pages[1].drain()
    assert pages[1].table["seats"][1]["stand_in"]
    assert pages[1].table["seats"][1]["bot"] == "medium"
    pages[0].drain()
    while pages[0].decision is not None and pages[0].position["ply"] < 30:
        pages[0].act()
        pages[0].drain()
    assert {line["data"]["seat"] for line in pages[0].news.values() if "seat" in line["data"]} >= {0, 1}
    pages[1].ask("sit", seat=1)
    pages[1].drain()
    assert not pages[1].table["seats"][1]["stand_in"]
    assert [line["data"]["event"] for line in pages[1].news.values()].count("table-back") == 1


def test_resigning_ends_a_game_of_two(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    pages[0].ask("resign", seat=0)
    pages[1].until(lambda: pages[1].over)
    assert pages[1].position["outcome"] == {"winners": [1], "rule": "resigned"}


def test_rematch_takes_everybody_along(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    assert refused(pages[0], "rematch").error == "not-over"
    pages[0].ask("resign", seat=0)
    pages[1].until(lambda: pages[1].phase == "over")
    made = pages[1].ask("rematch")
    assert pages[0].ask("rematch")["table"] == made["table"]
    page = pages[0].person.page(made["table"])
    page.ready()
    assert [seat["name"] for seat in page.table["seats"]] == ["Ann", "Bob"]
    assert page.table["previous"] == pages[0].table_id
    assert page.phase == "open"


def test_one_device_for_several_people(server: Server) -> None:
    ann = Person(server, "Ann")
    page = ann.page(ann.create("me", "me", options={"round_limit": 2, "first_player": "seat1"}))
    page.ready()
    page.ask("start")
    assert [seat["name"] for seat in page.table["seats"]] == ["Ann", "Ann 2"]
    assert page.you["eyes"] is None
    assert page.position["decision"] is None
    assert not page.position["view"]["own"]
    while not page.over:
        page.ask("look", seat=page.position["asked"][0])
        shown = page.position["view"]["own"]
        assert shown["seat"] == page.you["eyes"]
        page.act()


def test_the_start_needs_everybody(server: Server) -> None:
    pages = seated(server, ["Ann", "Bob"])
    pages[0].ask("set-table", seats=3)
    assert refused(pages[0], "start").error == "seats-open"
    pages[0].ask("set-seat", seat=2, bot="easy")
    assert refused(pages[1], "start").error == "not-host"
    pages[1].close()
    pages[0].until(lambda: not all(person["online"] for person in pages[0].table["people"]))
    assert refused(pages[0], "start").error == "unready"
