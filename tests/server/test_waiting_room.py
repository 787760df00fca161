"""The company at a table: the waiting room, a host who is away, the lobby, and once more."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamster.tables.room import room as rooms
from tests.server import in_process
from tests.server.playing import begun, names, onlooker, seated, started
from tests.server.reading import Json
from tests.server.refusing import refused, turned_away
from tests.server.running import Page, Person, Refusal, Server, running


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody else uses, for lists of everything and for restarts."""
    with running(tmp_path_factory.mktemp("company")) as found:
        yield found


# The waiting room.


def test_people_sit_stand_and_sit_elsewhere(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    ann.ask("set-table", seats=4)
    eve = onlooker(ann)
    assert names(eve) == ["Ann", "Bob", "", ""]
    bob.ask("stand", seat=1)
    eve.ask("sit", seat=1)
    bob.ask("sit", seat=3)
    for page in (ann, bob, eve):
        assert names(page) == ["Ann", "Eve", "", "Bob"]
    assert (eve.you["seats"], bob.you["seats"]) == ([1], [3])
    eve.ask("sit", seat=2)
    assert names(ann) == ["Ann", "Eve", "Eve 2", "Bob"], "somebody may hold several seats"
    assert eve.you["seats"] == [1, 2]


def test_the_host_arranges_the_seats(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    ann.ask("swap", a=0, b=1)
    assert names(bob) == ["Bob", "Ann"]
    ann.ask("set-table", seats=3)
    ann.ask("set-seat", seat=2, bot="hard")
    ann.ask("swap", a=1, b=2)
    assert names(bob) == ["Bob", "hard", "Ann"]
    ann.ask("set-seat", seat=1, bot="")
    ann.ask("swap", a=0, b=1)
    assert names(bob) == ["", "Bob", "Ann"], "moving somebody is a swap with a free seat"
    ann.ask("set-seat", seat=2, bot="easy")
    assert names(bob) == ["", "Bob", "easy"], "the host may give the own seat to a bot"
    assert ann.you["seats"] == []
    assert ann.you["host"]


def test_the_host_changes_the_table(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    ann.ask("set-table", seats=3, options={"round_limit": 7, "skill_die": "d8"}, listed=True, onlookers=False)
    told = bob.caught().table
    assert (len(told["seats"]), told["listed"], told["onlookers"]) == (3, True, False)
    assert (told["options"]["round_limit"], told["options"]["skill_die"]) == (7, "d8")
    ann.ask("set-table", listed=False)
    told = bob.caught().table
    assert (told["listed"], told["onlookers"], told["options"]["round_limit"]) == (False, False, 7)
    ann.ask("set-table", options={})
    assert bob.caught().table["options"]["round_limit"] == 0, "settings are given as a whole"
    bob.ask("stand", seat=1)
    bob.ask("sit", seat=2)
    assert refused(ann, "set-table", seats=2) == "seat-taken"


def test_who_is_banned_is_told_and_cannot_come_back(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    other = bob.person.page(bob.table_id).ready()
    assert refused(ann, "remove", person=ann.person.id) == "unknown-person"
    ann.ask("remove", person=bob.person.id, ban=True)
    assert [turned_away(page) for page in (bob, other)] == ["blocked", "blocked"]
    assert names(ann) == ["Ann", ""]
    assert [person["name"] for person in ann.table["people"]] == ["Ann"]
    assert turned_away(bob.person.page(bob.table_id)) == "blocked"
    with pytest.raises(Refusal) as caught:
        bob.person.get(f"/api/tables/{bob.table_id}/replay")
    assert caught.value.error == "blocked"


def test_onlookers_can_be_removed_in_the_game_but_not_players(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    eve = onlooker(pages[0])
    assert refused(pages[0], "remove", person=pages[1].person.id) == "already-started"
    pages[0].ask("remove", person=eve.person.id, ban=True)
    assert turned_away(eve) == "blocked"


def test_who_was_sent_away_is_not_heard_any_more(tmp_path: Path) -> None:
    """Not even what was under way already."""

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann = (await in_process.company(hub, "Ann", "Bob"))[0]
            eve = await in_process.Socket(hub, ann.table["id"]).open()
            await ann.ask("remove", person=eve.page.connection.person)
            await eve.send(type="report", id=1, text="I am still here")
            await eve.done()
            assert await hub.store.reports() == []
            assert json.loads(eve.texts[-1])["type"] == "bye"

    asyncio.run(scenario())


def test_a_table_without_onlookers(server: Server) -> None:
    """Before the game everybody may come in to take a seat; who has none when it begins must go."""
    ann, bob = seated(server, ["Ann", "Bob"])
    ann.ask("set-table", onlookers=False)
    eve = onlooker(ann)
    started([ann, bob])
    assert turned_away(eve) == "no-onlookers"
    assert turned_away(eve.person.page(eve.table_id)) == "no-onlookers"
    assert not any('"position":{' in frame for frame in eve.frames), "she has not seen the game"
    with pytest.raises(Refusal) as caught:
        eve.person.get(f"/api/tables/{eve.table_id}/replay")
    assert caught.value.error == "no-onlookers"
    ann.ask("set-table", onlookers=True)
    again = eve.person.page(eve.table_id).ready()
    assert again.position["view"]["own"] is None
    ann.ask("set-table", onlookers=False)
    assert turned_away(again) == "no-onlookers"


# A host who is away.


def test_somebody_else_acts_for_a_host_who_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "HOST_AWAY_MS", 50)

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob, cas = await in_process.company(hub, "Ann", "Bob", "Cas")
            eve = await (await in_process.newcomer(hub, "Eve")).enter(ann.table["id"])
            with pytest.raises(Refusal, match="only the host"):
                await bob.ask("set-table", listed=True)
            ann.leave()
            await in_process.until(lambda: bob.you["host"])
            assert (bob.table["host"], cas.you["host"], eve.you["host"]) == (bob.person, False, False)
            await bob.ask("set-table", listed=True)
            for visitor in (cas, eve):
                with pytest.raises(Refusal, match="only the host"):
                    await visitor.ask("set-table", listed=False)
            with pytest.raises(Refusal, match="cannot be sent away"):
                await bob.ask("remove", person=ann.person, ban=True)
            await in_process.Visitor(hub, ann.person).enter(ann.table["id"])
            assert not bob.you["host"], "who comes back is the host again"
            with pytest.raises(Refusal, match="only the host"):
                await bob.ask("start")

    asyncio.run(scenario())


def test_nobody_waits_for_a_seated_host_who_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who acts for the host frees that seat, and the game begins; the table stays the host's."""
    monkeypatch.setattr(rooms, "HOST_AWAY_MS", 50)

    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob, cas = await in_process.company(hub, "Ann", "Bob", "Cas")
            ann.leave()
            await in_process.until(lambda: bob.you["host"])
            with pytest.raises(Refusal, match="the page is not open there"):
                await bob.ask("start")
            await bob.ask("remove", person=ann.person)
            assert [seat["holder"] for seat in bob.table["seats"]] == ["open", "person", "person"]
            again = await in_process.Visitor(hub, ann.person).enter(ann.table["id"])
            assert again.you["host"], "who comes back is the host again"
            await again.ask("sit", seat=0)
            again.leave()
            await in_process.until(lambda: bob.you["host"])
            await bob.ask("remove", person=ann.person)
            await bob.ask("set-table", seats=3)
            await bob.ask("set-seat", seat=0, bot="easy")
            await in_process.start([bob, cas])
            assert bob.phase == cas.phase == "playing"

    asyncio.run(scenario())


def test_a_host_is_not_away_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process.house(tmp_path) as hub:
            ann, bob = await in_process.company(hub, "Ann", "Bob")
            ann.leave()
            await in_process.until(lambda: not all(person["online"] for person in bob.table["people"]))
            assert bob.table["host"] == ann.person
            with pytest.raises(Refusal, match="only the host"):
                await bob.ask("start")

    asyncio.run(scenario())


# The lobby.


def lobby(server: Server) -> dict[str, Json]:
    """The open tables that a stranger is shown, by their ids."""
    return {card["id"]: card for card in Person(server).get("/api/lobby")["open"]}


def test_the_lobby_lists_open_tables_that_want_it(own: Server) -> None:
    ann, bob = Person(own, "Ann"), Person(own, "Bob")
    listed = ann.create("me", "open", listed=True, options={"round_limit": 9})
    private = ann.create("me", "open")
    full = ann.create("me", "easy", listed=True)
    running_one = ann.create("me", "open", listed=True)
    pages = [ann.page(running_one).ready(), bob.page(running_one).ready()]
    pages[1].ask("sit", seat=1)
    started(pages)
    shown = lobby(own)
    assert not shown.keys() & {private, full, running_one}
    card = shown[listed]
    assert (card["host"], card["phase"], card["my_turn"]) == ("Ann", "open", False)
    assert card["options"] == {"round_limit": 9}, "what differs from the usual"
    assert [seat["holder"] for seat in card["seats"]] == ["person", "open"]
    assert private not in str(shown)


def test_a_table_can_be_listed_or_not_at_any_time(own: Server) -> None:
    ann = Person(own, "Ann")
    page = ann.page(ann.create("me", "open")).ready()
    for wish in (True, False, True):
        page.ask("set-table", listed=wish)
        assert (page.table_id in lobby(own)) is wish
    page.ask("set-seat", seat=1, bot="easy")
    assert page.table_id not in lobby(own), "nobody can sit there any more"


def test_the_lobby_knows_ones_own_tables(own: Server) -> None:
    pages = begun(own, ["Ann", "Bob"], first_player="seat1")
    eve = onlooker(pages[0])
    lobbies = [page.person.get("/api/lobby") for page in pages]
    cards = [card for lobby in lobbies for card in lobby["mine"] if card["id"] == pages[0].table_id]
    assert [card["my_turn"] for card in cards] == [True, False]
    assert [[seat["mine"] for seat in card["seats"]] for card in cards] == [[True, False], [False, True]]
    assert eve.person.get("/api/lobby")["mine"] == [], "who looks on has no table"
    pages[0].act()
    assert not mine(pages[0])["my_turn"]
    assert mine(pages[1])["my_turn"]
    pages[1].ask("stand", seat=1)
    assert not mine(pages[1])["my_turn"], "a bot plays"
    pages[0].ask("resign", seat=0)
    assert (mine(pages[0])["phase"], mine(pages[0])["my_turn"]) == ("over", False)


def mine(page: Page) -> Json:
    found: Json = next(card for card in page.person.get("/api/lobby")["mine"] if card["id"] == page.table_id)
    return found


# Once more.


def test_a_rematch_with_bots_and_other_people(server: Server) -> None:
    pages = seated(server, ["Ann", "Bob"])
    pages[0].ask("set-table", seats=3, options={"round_limit": 1}, listed=True, onlookers=False)
    pages[0].ask("set-seat", seat=2, bot="easy")
    started(pages)
    while not pages[0].over:
        pages[0].until(lambda: pages[0].decision is not None or pages[0].over or pages[0].position["asked"] == [1])
        read_turn(pages)
    for page in pages:
        page.until(lambda page=page: page.phase == "over")  # type: ignore[misc]
    made = pages[1].ask("rematch")["table"]
    assert pages[0].ask("rematch")["table"] == made, "there is one rematch"
    pages[0].until(lambda: pages[0].table["next"] == made)
    new = [page.person.page(made).ready() for page in pages]
    assert names(new[0]) == ["Ann", "Bob", "easy"]
    told = new[1].table
    assert (told["phase"], told["previous"], told["host"]) == ("open", pages[0].table_id, pages[0].person.id)
    assert (told["listed"], told["onlookers"], told["options"]) == (True, False, pages[0].table["options"])
    assert told["promises"]["table"] != pages[0].table["promises"]["table"], "with another seed"
    started(new)


def read_turn(pages: list[Page]) -> None:
    """One move of whoever of these is asked."""
    for page in pages:
        page.caught()
        if page.decision is not None:
            page.act()
            return
