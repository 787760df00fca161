"""Removing, banning and blocking: who goes, who may come back, and how the host takes it back."""

from random import Random

import pytest

from tests.server.playing import begun, names, onlooker, play_on, seated
from tests.server.reading import Json
from tests.server.refusing import refused, turned_away
from tests.server.running import Page, Person, Server


def sent_away(page: Page) -> list[tuple[str, bool]]:
    found: list[Json] = page.caught().you["sent_away"]
    return [(each["name"], each["banned"]) for each in found]


def test_who_is_removed_may_come_back_by_the_link(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    ann.ask("remove", person=bob.person.id)
    assert turned_away(bob) == "removed"
    assert (names(ann), sent_away(ann)) == (["Ann", ""], [("Bob", False)])
    bob.reopen()
    assert sent_away(ann) == [], "who is back was not sent away"
    bob.ask("sit", seat=1)
    assert names(ann) == ["Ann", "Bob"]


def test_the_host_takes_a_removal_back_and_the_seat_is_theirs_again(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    ann.ask("remove", person=bob.person.id)
    assert refused(ann, "readmit", person=ann.person.id) == "unknown-person"
    ann.ask("readmit", person=bob.person.id)
    assert (names(ann), sent_away(ann)) == (["Ann", "Bob"], [])
    bob.reopen()
    assert bob.you["seats"] == [1]


def test_a_ban_lasts_until_the_host_lifts_it(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    ann.ask("remove", person=bob.person.id, ban=True)
    assert turned_away(bob) == "blocked"
    assert turned_away(bob.person.page(bob.table_id)) == "blocked"
    assert sent_away(ann) == [("Bob", True)]
    ann.ask("set-seat", seat=1, bot="easy")
    ann.ask("readmit", person=bob.person.id)
    assert names(ann) == ["Ann", "easy"], "the seat is another's by now"
    bob.reopen()
    assert bob.you["seats"] == []


def test_who_was_removed_can_be_banned_from_the_list(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    ann.ask("remove", person=bob.person.id)
    ann.ask("remove", person=bob.person.id, ban=True)
    assert sent_away(ann) == [("Bob", True)]
    assert turned_away(bob.person.page(bob.table_id)) == "blocked"
    ann.ask("readmit", person=bob.person.id)
    assert names(ann) == ["Ann", "Bob"]


def test_only_the_host_sends_away_readmits_and_knows_whom(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    eve = onlooker(ann)
    ann.ask("remove", person=eve.person.id)
    assert sent_away(ann) == [("Eve", False)]
    assert sent_away(bob) == []
    assert refused(bob, "readmit", person=eve.person.id) == "not-host"
    assert refused(bob, "remove", person=ann.person.id, ban=True) == "not-host"


def test_a_ban_holds_at_the_table_of_the_rematch(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    eve = onlooker(pages[0])
    pages[0].ask("remove", person=eve.person.id, ban=True)
    pages[1].ask("resign", seat=1)
    made = pages[0].ask("rematch")["table"]
    assert turned_away(eve.person.page(made)) == "blocked"
    page = pages[0].person.page(made).ready()
    assert [(each["name"], each["banned"]) for each in page.you["sent_away"]] == [("Eve", True)]


# Blocks.


def test_a_guest_whom_the_host_blocks_goes_at_once(server: Server) -> None:
    ann, _bob = seated(server, ["Ann", "Bob"])
    eve = onlooker(ann)
    ann.ask("block", person=eve.person.id, on=True)
    assert turned_away(eve) == "blocked"
    ann.until(lambda: eve.person.id not in [person["person"] for person in ann.table["people"]])
    assert turned_away(eve.person.page(eve.table_id)) == "blocked"
    assert [(each["name"], each["blocked"]) for each in ann.caught().you["sent_away"]] == [("Eve", True)]
    ann.ask("block", person=eve.person.id, on=False)
    assert sent_away(ann) == []
    assert eve.person.page(eve.table_id).ready().you["seats"] == []


def test_before_the_game_a_block_frees_the_seat(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    ann.ask("block", person=bob.person.id, on=True)
    assert turned_away(bob) == "blocked"
    ann.until(lambda: ann.table["seats"][1]["holder"] == "open")


def test_a_blocked_onlooker_hears_nothing_more_and_a_player_plays_on(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    eve = onlooker(pages[0])
    for page in (eve, pages[1]):
        pages[0].ask("block", person=page.person.id, on=True)
    assert turned_away(eve) == "blocked"
    assert pages[1].caught().you["seats"] == [1]
    before = len(eve.frames)
    play_on(pages, Random(1), 3)
    assert len(eve.frames) == before


def test_a_block_holds_at_every_table_of_the_host(server: Server) -> None:
    _ann, bob = seated(server, ["Ann", "Bob"])
    host = Person(server, "Cas")
    tables = [host.create("me", "open") for _ in range(2)]
    pages = [host.page(table).ready() for table in tables]
    guests = [bob.person.page(table).ready() for table in tables]
    pages[0].ask("block", person=bob.person.id, on=True)
    assert [turned_away(guest) for guest in guests] == ["blocked", "blocked"]


@pytest.mark.parametrize("ban", [False, True])
def test_players_cannot_be_sent_away_from_a_game(server: Server, ban: bool) -> None:
    pages = begun(server, ["Ann", "Bob"])
    assert refused(pages[0], "remove", person=pages[1].person.id, ban=ban) == "already-started"
