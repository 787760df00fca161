"""What everybody has seen of a table: kept by person, told to nobody else, and the lobby knows what is new."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.playing import begun, caught_up, play_on
from tests.server.refusing import refused
from tests.server.running import Page, Person, Server, running


def seen(page: Page) -> tuple[int, int] | None:
    found = page.you["seen"]
    return None if found is None else (found["n"], found["ply"])


def again(page: Page) -> Page:
    """The same person on another page, as on another device."""
    return page.person.page(page.table_id).ready()


def report_all(page: Page) -> int:
    """All that was told to this page has been in sight."""
    count = max(page.caught().news, default=-1) + 1
    page.ask("seen", n=count)
    return count


def card_of(page: Page) -> dict[str, Any]:
    mine: list[dict[str, Any]] = page.person.get("/api/lobby")["mine"]
    return next(card for card in mine if card["id"] == page.table_id)


def play_both(pages: list[Page], moves: int, seed: int = 1) -> None:
    play_on(pages, Random(seed), moves)
    caught_up(pages)


# What is kept.


def test_nothing_is_known_until_a_page_tells_it(server: Server) -> None:
    ann, bas = begun(server, ["Ann", "Bas"])
    assert seen(again(ann)) is None
    count = report_all(ann)
    play_both([ann, bas], 4)
    there = again(ann)
    first = there.news[count]
    assert seen(there) == (count, first["ply"])
    assert first["ply"] < there.position["ply"]
    assert seen(again(bas)) is None, "one person's eyes are not another's"


def test_who_has_seen_everything_has_seen_the_log_to_its_end(server: Server) -> None:
    ann, bas = begun(server, ["Ann", "Bas"])
    play_both([ann, bas], 4)
    count = report_all(ann)
    assert seen(again(ann)) == (count, ann.position["ply"])


def test_it_says_where_the_reader_acted_last(server: Server) -> None:
    ann, bas = begun(server, ["Ann", "Bas"])
    report_all(ann)
    assert again(ann).you["seen"]["acted"] is None
    acted, rng = None, Random(1)
    for _ in range(6):
        caught_up([ann, bas])
        if ann.decision is not None:
            acted = ann.position["ply"]
        play_on([ann, bas], rng, 1)
    assert acted is not None
    assert again(ann).you["seen"]["acted"] == acted


def test_it_never_becomes_less(server: Server) -> None:
    ann, bas = begun(server, ["Ann", "Bas"])
    play_both([ann, bas], 4)
    count = report_all(ann)
    assert ann.ask("seen", n=0)["type"] == "ok"
    found = seen(again(ann))
    assert found is not None
    assert found[0] == count


def test_other_pages_of_the_person_are_told_and_nobody_else(server: Server) -> None:
    ann, bas = begun(server, ["Ann", "Bas"])
    phone = again(ann)
    told = len(bas.caught().frames)
    count = report_all(ann)
    phone.until(lambda: phone.you["seen"] is not None)
    assert phone.you["seen"]["n"] == count
    assert len(bas.caught().frames) == told + 1, "only the answer to the ping"


def test_it_outlives_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bas = begun(server, ["Ann", "Bas"])
        play_both([ann, bas], 4)
        count = report_all(ann)
        server.restart()
        found = seen(again(ann))
        assert found is not None
        assert found[0] == count


# What is refused.


def test_only_what_was_told_can_have_been_seen(server: Server) -> None:
    ann, _ = begun(server, ["Ann", "Bas"])
    count = report_all(ann)
    for n in (count + 1, -1):
        assert refused(ann, "seen", n=n) == "unknown-place"
    assert refused(ann, "seen", n="all") == "bad-message"


def test_of_onlookers_and_pupils_nothing_is_kept(server: Server) -> None:
    ann, _ = begun(server, ["Ann", "Bas"])
    eva = Person(server, "Eva")
    onlooker = eva.page(ann.table_id).ready()
    assert refused(onlooker, "seen", n=0) == "not-your-seat"
    key = ann.ask("share-seat", seat=0)["key"]
    report_all(ann)
    pupil = eva.pupil(ann.table_id, key).ready()
    assert pupil.you["seen"] is None
    assert refused(pupil, "seen", n=0) == "not-your-seat"
    assert not server.file("SELECT 1 FROM seen WHERE person = ?", eva.id)


def test_before_the_game_there_is_nothing_to_see(server: Server) -> None:
    ann = Person(server, "Ann")
    page = ann.page(ann.create("me", "open")).ready()
    assert page.ask("seen", n=0)["type"] == "ok"
    assert seen(page.person.page(page.table_id).ready()) is None


# The lobby.


def test_the_lobby_tells_what_happened_last_and_how_much_is_new(server: Server) -> None:
    ann, bas = begun(server, ["Ann", "Bas"])
    assert card_of(ann)["unseen"] == 0, "nothing is known of what was seen"
    count = report_all(ann)
    play_both([ann, bas], 6)
    card = card_of(ann)
    assert card["unseen"] == max(ann.news) + 1 - count
    framing = ("turn", "turn-ended", "round")
    weighty = [news for news in ann.news.values() if news["data"]["event"] not in framing]
    assert card["last"] == max(weighty, key=lambda news: news["n"])
    report_all(ann)
    assert card_of(ann)["unseen"] == 0


def test_the_lobby_tells_each_what_they_may_know(server: Server) -> None:
    """What is secret in what happened last is for the one it is for."""
    ann, bas = begun(server, ["Ann", "Bas"], round_limit=9)
    rng = Random(5)
    for _ in range(300):
        assert play_on([ann, bas], rng, 1)
        caught_up([ann, bas])
        last = [page.news[card_of(page)["last"]["n"]] for page in (ann, bas)]
        assert [card_of(page)["last"] for page in (ann, bas)] == last
        if last[0] != last[1]:
            return
    pytest.fail("nothing secret ever happened last")


def test_who_holds_several_seats_is_told_what_all_may_know(server: Server) -> None:
    ann = Person(server, "Ann")
    page = ann.page(ann.create("me", "me", options={"character_choice": "random", "round_limit": 3})).ready()
    page.ask("start")
    rng = Random(3)
    for _ in range(60):
        page.ask("look", seat=page.caught().position["asked"][0])
        decision = page.decision
        assert decision is not None
        page.act(rng.choice(decision["options"])["code"])
        page.ask("look", seat=None)
        if page.over:
            return
        assert card_of(page)["last"] == page.news[card_of(page)["last"]["n"]]


def test_open_tables_tell_nothing_of_what_happened(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.create("me", "open", listed=True)
    card = next(card for card in Person(server, "Eva").get("/api/lobby")["open"] if card["id"] == table)
    assert (card["last"], card["unseen"], card["consulted"]) == (None, 0, False)


def test_who_is_asked_to_let_another_go_back_is_awaited(server: Server) -> None:
    ann, bas = begun(server, ["Ann", "Bas"], first_player="seat1", character_choice="random")
    mover, other = ann, bas
    for _ in range(20):
        play_both([ann, bas], 1)
        ways = [(page, way) for page in (ann, bas) for way in page.caught().position["back"] if not way["free"]]
        if ways:
            mover = ways[0][0]
            other = bas if mover is ann else ann
            mover.ask("ask-undo", seat=mover.you["seats"][0], place=ways[0][1]["place"])
            break
    assert (card_of(other)["consulted"], card_of(mover)["consulted"]) == (True, False)
    wish = other.caught().position["wish"]
    other.ask("answer-undo", wish=wish["number"], agree=False)
    assert not card_of(other)["consulted"]
