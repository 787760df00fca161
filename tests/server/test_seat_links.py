"""Links by which a player who is away plays on with another browser: when the server's address has changed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lamster.tables import protocol as wire
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.room.absence import AWAY_MS
from lamster.tables.room.handlers.seat_links import LIFETIME_S, SeatLinks
from lamster.tables.room.perform import change_table
from tests.server.racing import House, Racer, happens
from tests.server.running import Person, Refusal, Server
from tests.server.timing import playing

NO_CLOCK = wire.TimeControl()


async def with_one_away(house: House, *names: str) -> tuple[SeatLinks, list[Racer]]:
    """The last of them has been away for a minute; the first is the host."""
    people = await playing(house, NO_CLOCK, *names)
    await people[-1].gone()
    await house.later(AWAY_MS)
    return people[0].here.part(SeatLinks), people


async def take(links: SeatLinks, token: str, person: str) -> Table:
    async with links.room.lock:
        await change_table(links.room, links.use(token, person))
    return links.room.table


def test_the_host_gives_the_seat_to_another_browser(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        links, (ann, bas) = await with_one_away(house, "Ann", "Bas")
        token = links.make(ann.person, 1)
        assert links.name_of(token) == "Bas"
        newcomer = Racer(house)
        await newcomer.enter(ann.here.table.id)
        table = await take(links, token, newcomer.person)
        assert [chair.person for chair in table.chairs] == [ann.person, newcomer.person]
        assert newcomer.you["seats"] == [1]
        assert "table-other-device" in [line["data"]["event"] for line in ann.news.values()]
        assert_refused("no-link", lambda: links.use(token, newcomer.person))
        assert bas.person not in table.people()

    happens(tmp_path, scenario)


def test_it_is_not_for_somebody_who_is_here_nor_made_by_somebody_who_may_not(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        links, (ann, bas, cas) = await with_one_away(house, "Ann", "Bas", "Cas")
        assert_refused("not-host", lambda: links.make(bas.person, 2))
        assert_refused("not-host", lambda: links.make("stranger", 2))
        assert_refused("too-early", lambda: links.make(ann.person, 1))
        assert_refused("not-asked", lambda: links.make(ann.person, 0))
        assert_refused("unknown-seat", lambda: links.make(ann.person, 3))
        token = links.make(ann.person, 2)
        await cas.back()
        assert_refused("no-link", lambda: links.use(token, "stranger"))

    happens(tmp_path, scenario)


def test_while_the_host_is_away_another_player_makes_it_and_the_table_is_theirs_again(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        links, (ann, bas) = await with_one_away(house, "Ann", "Bas")
        await bas.back()
        await ann.gone()
        await house.later(AWAY_MS)
        table = await take(links, links.make(bas.person, 0), "ann-again")
        assert (table.host, table.chairs[0].person) == ("ann-again", "ann-again")

    happens(tmp_path, scenario)


def test_it_ends_after_some_minutes_and_when_there_is_a_newer_one(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        links, (ann, _) = await with_one_away(house, "Ann", "Bas")
        first, second = links.make(ann.person, 1), links.make(ann.person, 1)
        assert_refused("no-link", lambda: links.use(first, "stranger"))
        await house.later(1000 * LIFETIME_S)
        assert_refused("no-link", lambda: links.use(second, "stranger"))

    happens(tmp_path, scenario)


def assert_refused(error: str, act: Callable[[], object]) -> None:
    with pytest.raises(Refused) as raised:
        act()
    assert raised.value.error == error


def test_over_http_strangers_get_nothing(server: Server) -> None:
    ann, stranger = Person(server, "Ann"), Person(server, "Sam")
    table = ann.create("me", "open")
    for person, error in ((ann, "not-started"), (stranger, "not-started")):
        with pytest.raises(Refusal) as refused:
            person.json("POST", f"/api/tables/{table}/seat-link", {"seat": 0})
        assert refused.value.error == error
    with pytest.raises(Refusal) as refused:
        stranger.json("POST", f"/api/tables/{table}/seat", {"token": "wrong"})
    assert refused.value.error == "no-link"
