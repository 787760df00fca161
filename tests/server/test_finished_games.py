"""After a game, over the wire: analysis, fairness, going on from a position, and statistics."""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from lamster.bots.names import bot_name
from lamster.kernel.chance import Dice
from lamster.kernel.record import read_record
from tests.server.playing import GETAWAY, LAM, begun, caught_up, play_on, started
from tests.server.reading import Json
from tests.server.running import PATIENCE, Page, Person, Refusal, Server, running, wait_until


def finished(server: Server, game: str = LAM, **options: object) -> list[Page]:
    pages = begun(server, ["Ann", "Bob"], game, **options)
    play_on(pages, Random(1))
    for page in pages:
        page.until(lambda page=page: page.phase == "over")  # type: ignore[misc]
    return pages


def path(page: Page, what: str) -> str:
    return f"/api/tables/{page.table_id}/{what}"


def refused(person: Person, method: str, where: str, body: Json | None = None) -> str:
    with pytest.raises(Refusal) as caught:
        person.json(method, where, body)
    return caught.value.error


# Analysis.


def analysed(person: Person, where: str) -> tuple[Json, list[Json]]:
    """Ask for the analysis and wait until it is done; the last answer, and all before it."""
    seen = [person.json("POST", where)]
    end = time.monotonic() + 3 * PATIENCE
    while seen[-1]["phase"] in ("waiting", "running"):
        assert time.monotonic() < end, f"no analysis in time: {seen[-1]}"
        time.sleep(0.1)
        seen.append(person.get(where))
    return seen[-1], seen


def test_a_finished_game_is_analysed_once_and_kept(server: Server) -> None:
    page = finished(server, round_limit=1)[0]
    where = path(page, "analysis")
    assert page.person.get(where)["phase"] == "none"
    found, seen = analysed(page.person, where)
    assert found["phase"] == "done"
    assert seen[0]["mine"]
    assert [state["done"] for state in seen] == sorted(state["done"] for state in seen)
    judged = found["analysis"]["judged"]
    assert len(judged) == found["total"] == seen[0]["total"] > 3
    log = read_record(page.person.raw("GET", path(page, "record"))[2].decode()).lines
    for one in judged:
        assert (log[one["ply"] - 1].seat, log[one["ply"] - 1].code) == (str(one["seat"] + 1), one["code"])
        assert 0 <= one["value"] <= one["best_value"] <= 1
        assert one["options"] > 1
        assert one["why"][0].startswith("why-")
    assert page.person.json("POST", where)["analysis"] == found["analysis"]
    assert Person(server, "Eve").get(where)["analysis"] == found["analysis"]


def test_only_whoever_asked_stops_an_analysis_and_has_one_at_a_time(server: Server) -> None:
    first, second = finished(server, GETAWAY)[0], finished(server, round_limit=1)[0]
    ann, eve = first.person, Person(server, "Eve")
    assert ann.json("POST", path(first, "analysis"))["phase"] in ("running", "waiting")
    assert refused(ann, "POST", path(second, "analysis")) == "too-many"
    assert refused(eve, "DELETE", path(first, "analysis")) == "not-your-seat"
    waiting = eve.json("POST", path(second, "analysis"))
    assert (waiting["phase"], waiting["ahead"], waiting["mine"]) == ("waiting", 1, True)
    assert ann.get(path(second, "analysis"))["mine"] is False
    assert ann.json("DELETE", path(first, "analysis"))["phase"] == "none"
    wait_until(lambda: eve.get(path(second, "analysis"))["phase"] == "done")
    assert ann.get(path(first, "analysis"))["phase"] == "none"


def test_before_the_end_nothing_is_told(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    for method, what, body in (
        ("GET", "analysis", None),
        ("POST", "analysis", None),
        ("DELETE", "analysis", None),
        ("GET", "fairness", None),
        ("POST", "continue", {"ply": 0, "seats": ["me", "easy"]}),
    ):
        assert refused(pages[0].person, method, path(pages[0], what), body) == "not-over"


def test_a_resigned_game_is_analysed_and_an_analysis_outlives_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        pages = begun(server, ["Ann", "Bob"])
        play_on(pages, Random(1), 5)
        pages[0].ask("resign", seat=0)
        pages[1].until(lambda: pages[1].phase == "over")
        found, _ = analysed(pages[0].person, path(pages[0], "analysis"))
        assert len(found["analysis"]["judged"]) >= 3
        # The process that judged is gone: two for bots, one that reads games again, their tracker, the server.
        wait_until(lambda: len(server.living()) <= 5)
        server.kill()
        server.start(server.port)
        assert pages[0].person.get(path(pages[0], "analysis"))["analysis"] == found["analysis"]


# Fairness.


def test_what_a_page_needs_to_check_chance(server: Server) -> None:
    """Every draw of the record is among the told codes, and is the one that the seed gives."""
    page = finished(server)[0]
    told = page.person.get(path(page, "fairness"))
    record = read_record(told["record"])
    assert told["labels"] == ["1"]
    dice = Dice(bytes.fromhex(record.headers["Seed"]))
    places = [place for place, line in enumerate(record.lines) if line.seat == "*"]
    assert [draw["place"] for draw in told["draws"]] == places
    for draw in told["draws"]:
        ways = draw["weights"] or [1] * len(draw["codes"])
        drawn = [code for code, many in zip(draw["codes"], ways, strict=True) for _ in range(many)]
        assert drawn[dice.word(draw["place"]) % len(drawn)] == record.lines[draw["place"]].code
    assert Person(server, "Eve").get(path(page, "fairness"))["labels"] == []


# Going on from a position.


def test_a_position_is_played_on_against_bots(server: Server, tmp_path: Path) -> None:
    """The new table has the old position, what follows is of its own, and its record is verified."""
    old = finished(server, GETAWAY)[0]
    frames = old.person.get(path(old, "replay?eyes=1&start=40&count=1"))
    made = old.person.json("POST", path(old, "continue"), {"ply": 40, "seats": ["easy", "me"]})["table"]
    page = old.person.page(made).ready()
    assert page.table["origin"] == {"table": old.table_id, "ply": 40}
    assert [seat["holder"] for seat in page.table["seats"]] == ["bot", "person"]
    page.ask("start")
    page.until(lambda: page.phase == "playing")
    assert old.person.get(f"/api/tables/{made}/replay?eyes=1&start=40&count=1")["frames"] == frames["frames"]
    while not page.over:
        page.until(lambda: page.decision is not None or page.over)
        if page.decision is not None:
            page.act()
    record = tmp_path / "game.rec"
    record.write_bytes(old.person.raw("GET", f"/api/tables/{made}/record")[2])
    told = subprocess.run([sys.executable, "-m", "lamster", "verify", str(record)], capture_output=True, check=True)
    assert b"the opening of 40 codes is taken from another game" in told.stdout
    assert b"the seed is mixed from the 2 secrets committed to" in told.stdout
    assert [draw["place"] >= 40 for draw in old.person.get(f"/api/tables/{made}/fairness")["draws"]]


def test_a_position_outlives_the_server_without_the_old_table(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        old = finished(server)[0]
        made = old.person.json("POST", path(old, "continue"), {"ply": 20, "seats": ["me", "me"]})["table"]
        page = old.person.page(made).ready()
        page.ask("start")
        page.until(lambda: page.phase == "playing")
        position = page.caught().position
        server.kill()
        server.change("DELETE FROM log WHERE table_id = ?", old.table_id)
        server.change("DELETE FROM cards WHERE table_id = ?", old.table_id)
        server.start(server.port)
        assert refused(old.person, "GET", path(old, "replay")) == "unknown-table"
        assert old.person.page(made).ready().position == position


def test_what_resigned_plays_on_and_what_was_taken_back_is_gone(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"], GETAWAY)
    play_on(pages, Random(1), 6)
    undone = next((page for page in pages if page.caught().position["undo"]), None)
    while undone is None:
        play_on(pages, Random(2), 1)
        undone = next((page for page in pages if page.caught().position["undo"]), None)
    undone.ask("undo", seat=undone.you["seats"][0])
    caught_up(pages)
    before = pages[0].caught().position
    pages[0].ask("resign", seat=0)
    last = pages[0].position["ply"]
    made = pages[0].person.json("POST", path(pages[0], "continue"), {"ply": last, "seats": ["me", "me"]})["table"]
    page = pages[0].person.page(made).ready()
    page.ask("start")
    page.until(lambda: page.phase == "playing")
    page.ask("look", seat=0)
    assert page.position["view"] == before["view"]
    assert page.position["ply"] < last
    assert not page.position["undo"]


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ({"ply": 9999, "seats": ["me", "easy"]}, "unknown-place"),
        ({"ply": -1, "seats": ["me", "easy"]}, "unknown-place"),
        ({"ply": 5, "seats": ["me"]}, "unknown-seat"),
        ({"ply": 5, "seats": ["me", "genius"]}, "unknown-bot"),
        ({"ply": "5", "seats": ["me", "easy"]}, "bad-message"),
        ({"ply": 5}, "bad-message"),
    ],
)
def test_what_cannot_be_gone_on_from(server: Server, wanted: Json, error: str) -> None:
    page = finished(server, round_limit=1)[0]
    assert refused(page.person, "POST", path(page, "continue"), wanted) == error


def test_there_is_nothing_left_at_the_end(server: Server) -> None:
    page = finished(server, round_limit=1)[0]
    end = {"ply": page.position["ply"], "seats": ["me", "easy"]}
    assert refused(page.person, "POST", path(page, "continue"), end) == "nothing-left"


def test_seats_and_settings_of_a_position_are_fixed(server: Server) -> None:
    old = finished(server, round_limit=1)[0]
    made = old.person.json("POST", path(old, "continue"), {"ply": 5, "seats": ["me", "open"]})["table"]
    page = old.person.page(made).ready()
    for wanted in ({"seats": 3}, {"options": {"round_limit": 9}}):
        with pytest.raises(Refusal) as caught:
            page.ask("set-table", **wanted)
        assert caught.value.error == "from-position"
    page.ask("set-table", listed=True)
    page.ask("set-seat", seat=1, bot="hard")
    assert page.caught().table["seats"][1]["bot"] == "hard"


# Statistics.


def test_everybody_counts_their_own_games(server: Server) -> None:
    pages = finished(server, round_limit=1)
    winners = pages[0].position["outcome"]["winners"]
    for seat, page in enumerate(pages):
        wait_until(lambda page=page: page.person.get("/api/me/games")["games"])  # type: ignore[misc]
        (game,) = page.person.get("/api/me/games")["games"]
        assert (game["table"], game["game"], game["seats"], game["seat"]) == (page.table_id, LAM, 2, str(seat + 1))
        assert game["won"] == (seat in winners)
        assert game["role"]
        assert game["others"] == [{"name": ["Bob", "Ann"][seat], "bot": "", "partner": False}]
        assert not game["from_position"]
    assert Person(server, "Eve").get("/api/me/games")["games"] == []
    status, headers, text = pages[0].person.raw("GET", "/api/me/games.csv")
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    assert text.decode().splitlines()[1].startswith(f"{pages[0].table_id},")


def test_who_gave_up_has_not_won(server: Server) -> None:
    ann = Person(server, "Ann")
    page = ann.page(ann.create("me", "easy", game=GETAWAY)).ready()
    page.ask("start")
    page.until(lambda: page.phase == "playing")
    page.ask("resign", seat=0)
    wait_until(lambda: ann.get("/api/me/games")["games"])
    (game,) = ann.get("/api/me/games")["games"]
    assert (game["won"], game["gave_up"], game["rule"]) == (False, True, "resigned")
    assert game["others"] == [{"name": bot_name(page.table_id, 1), "bot": "easy", "partner": False}]


def test_old_tables_are_counted_at_the_start(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        page = finished(server, round_limit=1)[0]
        wait_until(lambda: page.person.get("/api/me/games")["games"])
        games = page.person.get("/api/me/games")
        server.kill()
        for kept in ("results", "counted"):
            server.change(f"DELETE FROM {kept}")
        server.start(server.port)
        wait_until(lambda: page.person.get("/api/me/games") == games)


def first_position(page: Page) -> Json:
    """Before a bot has answered anything."""
    told = [json.loads(frame) for frame in page.caught().frames if '"type":"state"' in frame]
    position: Json = next(state["position"] for state in told if state["position"])
    return position


@pytest.mark.parametrize(("game", "bot"), [("outrun", "easy"), ("escape-from-new-york", "open")])
def test_other_games_go_on_too(server: Server, game: str, bot: str) -> None:
    """A race begins with its own clock again; where nothing was played yet, what was drawn stays."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    page = ann.page(ann.create("me", bot, game=game)).ready()
    others = [bob.page(page.table_id).ready()] if bot == "open" else []
    for other in others:
        other.ask("sit", seat=1)
    started([page, *others])
    before = first_position(page)
    page.ask("resign", seat=0)
    for other in others:
        other.ask("ping")
    page.until(lambda: page.phase == "over")
    seats = {"ply": before["ply"], "seats": ["me", "open" if others else bot]}
    made = ann.json("POST", path(page, "continue"), seats)["table"]
    again = ann.page(made).ready()
    friends = [bob.page(made).ready()] if others else []
    for friend in friends:
        friend.ask("sit", seat=1)
    started([again, *friends])
    now = first_position(again)
    assert (now["view"], now["asked"], now["ply"]) == (before["view"], before["asked"], before["ply"])
    assert (now["clock"] is None) == (before["clock"] is None)
    assert now["decision"]["options"] == before["decision"]["options"]
