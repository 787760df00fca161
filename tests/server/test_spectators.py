"""Onlookers: with the consent of all who play, and if so wished a while later. Then nothing newer may reach them."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.table import Table
from lamster.tables.room.spectators import Spectators
from tests.server import in_process
from tests.server.leak_check import Truth
from tests.server.playing import begun, onlooker, seated, started
from tests.server.racing import House, Racer, happens, opened, sent
from tests.server.refusing import refused, turned_away
from tests.server.running import Refusal, Server

MINUTE = 60_000
LAM = "on-the-lam"
QUICK: dict[str, wire.Value] = {"character_choice": "random", "first_player": "seat1", "round_limit": 3}


async def watched(house: House, delay: int = 60, game: str = LAM, **options: wire.Value) -> list[Racer]:
    """Ann and Bas at a table of this delay, and Eva, who looks on from the start; the game has begun."""
    found = [Racer(house) for _ in range(3)]
    for visitor, name in zip(found, ("Ann", "Bas", "Eva"), strict=True):
        await house.hub.rename(visitor.person, name)
    chosen = {**(QUICK if game == LAM else {}), **options}
    table = await in_process.make(
        found[0], wire.NewTable(game=game, seats=["me", "open"], options=chosen, onlooker_delay=delay)
    )
    for visitor in found:
        await visitor.enter(table)
    await found[1].ask("sit", seat=1)
    await in_process.start([*found[:2]])
    await house.quiet()
    return found


async def step(visitors: list[Racer], rng: Random) -> None:
    """A random move of whoever is asked."""
    mover = next(visitor for visitor in visitors if visitor.decision is not None)
    assert mover.decision is not None
    await mover.act(rng.choice(mover.decision["options"])["code"])


# Later.


def test_who_looks_on_sees_the_game_a_while_later(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, eva = await watched(house)
        assert (eva.you["delayed"], ann.you["delayed"]) == (True, False)
        assert (eva.phase, eva.position, eva.table["onlooker_delay"]) == ("playing", {}, 60)
        begun = ann.position
        await house.later(10_000)
        await step([ann, bas], Random(1))
        moved = ann.position["ply"]
        await house.later(49_999)
        assert eva.position == {}, "not even how the table was laid"
        await house.later(1)
        assert eva.position["ply"] == begun["ply"]
        assert eva.position["asked"] == begun["asked"]
        await house.later(9_999)
        assert eva.position["ply"] == begun["ply"]
        await house.later(1)
        assert eva.position["ply"] == moved

    happens(tmp_path, scenario)


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_wall_clock_that_is_set_changes_nothing_for_who_sees_it_later(tmp_path: Path, hours: int) -> None:
    async def scenario(house: House) -> None:
        ann, bas, eva = await watched(house)
        begun = ann.position["ply"]
        await house.later(MINUTE)
        await step([ann, bas], Random(1))
        moved = ann.position["ply"]
        house.clock.past += hours * 3_600_000
        await house.later(30_000)
        await step([ann, bas], Random(1))
        late = Racer(house)
        await late.enter(ann.table["id"])
        assert [found.position["ply"] for found in (eva, late)] == [begun, begun], "neither more nor less than before"
        await house.later(30_000)
        assert [found.position["ply"] for found in (eva, late)] == [moved, moved]
        await house.later(30_000)
        assert [found.position["ply"] for found in (eva, late)] == [ann.position["ply"]] * 2

    happens(tmp_path, scenario)


def test_all_that_is_told_is_old_enough(tmp_path: Path) -> None:
    """A whole game with chat, an undo, somebody who leaves and comes back: each frame is that of a minute ago."""

    async def scenario(house: House) -> None:
        ann, bas, eva = await watched(house)
        nosy = await Racer(house).at(ann.table["id"])
        rng = Random(3)
        for turn in range(40):
            if ann.over:
                break
            await house.later(rng.choice([700, 4_000, 20_000]))
            await something(turn, ann, bas, rng)
            await house.later(1)
            seq = await old_enough(house, ann.here.table)
            for visitor in (eva, nosy):
                check_age(visitor, ann.here.table, seq)
            await pry(house, nosy, ann.here.table, seq)

    happens(tmp_path, scenario)


async def something(turn: int, ann: Racer, bas: Racer, rng: Random) -> None:
    """What people do at a table."""
    if turn % 7 == 3:
        await ann.ask("say", channel="table", text=f"secret-{turn}")
    elif turn == 12:
        await bas.ask("stand", seat=1)
    elif turn == 13:
        await bas.ask("sit", seat=1)
    elif ann.position["undo"] and turn % 5 == 1:
        await ann.ask("undo", seat=0)
    elif not ann.over:
        await step([ann, bas], rng)


async def old_enough(house: House, table: Table) -> int:
    """How much of the log onlookers may know: what was before the game, and what is a minute old."""
    lines = await house.hub.store.read(table.id)
    entries = [log.decode(line.entry) for line in lines]
    begun = next(place for place, entry in enumerate(entries) if isinstance(entry, log.Started))
    return max(begun, sum(line.at + MINUTE <= house.clock.wall() for line in lines))


def check_age(visitor: Racer, table: Table, seq: int) -> None:
    """No frame tells of anything after this place in the log of the table."""
    if table.phase == "playing":
        assert visitor.seq <= seq
        assert all(message["seq"] <= seq for message in sent(visitor, "state"))
        past = [said for said in table.chat if said.at + MINUTE <= visitor.house.clock.wall()]
        assert len(visitor.said) == len(past)
        assert visitor.seq == seq, "and what is old enough has been told"
    assert not sent(visitor, "clock")


async def pry(house: House, visitor: Racer, table: Table, seq: int) -> None:
    """Ask in every other way. What is answered is as old as the rest."""
    room = visitor.here
    await visitor.ask("look", seat=None)
    await visitor.ask("ping")
    for kind in ("undo", "look", "resign"):
        assert await visitor.refused(kind, seat=0) == "not-your-seat"
    assert await visitor.refused("why", seat=0, code="draw") == "not-your-seat"
    async with room.lock:
        past = await room.part(Spectators).table_for(visitor.person)
    if table.phase == "playing":
        assert past.seq == seq
        lobby = await house.hub.lobby(visitor.person)
        assert table.id not in str(msgspec.json.encode(lobby))


def test_what_is_told_later_is_what_was_true(tmp_path: Path) -> None:
    """Every frame is checked against the game itself, as those of other onlookers are."""

    async def scenario(house: House) -> None:
        ann, bas, eva = await watched(house)
        rng = Random(8)
        while not ann.over:
            await house.later(9_000)
            await step([ann, bas], rng)
        truth = Truth(views.full_record(ann.here.table))
        assert truth.check_frames(eva.frames, []) > 15
        assert truth.check_cards(eva.frames) > 0
        truth.check_secrets(eva.frames)
        assert (eva.position["ply"], eva.phase, eva.you["delayed"]) == (ann.position["ply"], "over", False)
        assert eva.position["outcome"] == ann.position["outcome"]
        assert sorted(eva.news) == sorted(ann.news), "after the game all is open at once"

    happens(tmp_path, scenario)


def test_who_comes_later_sees_no_more(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, eva = await watched(house)
        rng = Random(5)
        for _ in range(6):
            await step([ann, bas], rng)
            await house.later(15_000)
        late = await Racer(house).at(ann.table["id"])
        assert (late.position, late.news) == (eva.position, eva.news)
        assert late.position["ply"] < ann.position["ply"]
        await ann.ask("say", channel="table", text="hush")
        await eva.ask("say", channel="table", text="who wins?")
        assert (late.said, bas.said) == ([], ["hush", "who wins?"]), "onlookers are heard at once"
        await house.later(MINUTE)
        assert late.said == ["hush", "who wins?"]
        assert late.position["ply"] == ann.position["ply"]

    happens(tmp_path, scenario)


def test_entries_do_not_pile_up_when_all_spectators_have_left(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, _, eva = await watched(house)
        eva.leave()
        past = eva.here.part(Spectators).past
        assert past is not None
        for turn in range(6):
            await house.later(MINUTE)
            await ann.ask("say", channel="table", text=f"line {turn}")
        assert len(past.waiting) <= 2

    happens(tmp_path, scenario)


def test_five_minutes_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ann, bas, eva = await watched(house, 300)
            for _ in range(4):
                await step([ann, bas], Random(2))
            clock = house.clock
        async with opened(tmp_path, type(clock)(clock.at + 1000, clock.wall() + 1000)) as house:
            again = await Racer(house, eva.person).at(eva.table["id"])
            assert again.position == {}
            await house.later(299_000)
            assert again.position["ply"] == ann.position["ply"]

    asyncio.run(scenario())


@pytest.mark.usefixtures("dash")
def test_a_race_is_not_timed_for_those_who_see_it_later(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, eva = await watched(house, game="dash")
        place = len(eva.frames)
        await house.revealed(ann, bas)
        assert not any('"beat"' in frame or '"clock":{' in frame for frame in eva.frames[place:])
        await house.later(MINUTE)
        assert eva.position["clock"] is None

    happens(tmp_path, scenario)


def test_the_delay_is_one_of_few_and_chosen_before_the_game(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    for wrong in (1, -60, 10**9):
        assert refused(ann, "set-table", onlooker_delay=wrong) == "bad-options"
    ann.ask("set-table", onlooker_delay=300)
    ann.ask("set-table", listed=False)
    assert bob.caught().table["onlooker_delay"] == 300
    eve = onlooker(ann)
    started([ann, bob])
    assert refused(ann, "set-table", onlooker_delay=0) == "already-started"
    eve.caught()
    assert (eve.phase, eve.position, eve.you["delayed"]) == ("playing", {}, True)
    path = f"/api/tables/{ann.table_id}"
    for asked in ("record", "replay"):
        with pytest.raises(Refusal) as caught:
            eve.person.json("GET", f"{path}/{asked}")
        assert caught.value.error == "not-started"
    ann.ask("resign", seat=0)
    eve.until(lambda: eve.over)
    assert eve.person.get(f"{path}/replay")["total"] > 1
    with pytest.raises(Refusal) as caught:
        ann.person.create("me", "open", onlooker_delay=7)
    assert caught.value.error == "bad-options"


# With consent.


def test_one_who_objects_is_enough_to_keep_onlookers_out(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    eve = onlooker(ann)
    assert ann.caught().table["watchable"]
    assert refused(eve, "welcome", onlookers=False) == "not-your-seat"
    bob.ask("welcome", onlookers=False)
    assert turned_away(eve) == "no-onlookers"
    assert turned_away(eve.person.page(eve.table_id)) == "no-onlookers"
    with pytest.raises(Refusal) as caught:
        eve.person.get(f"/api/tables/{ann.table_id}/replay")
    assert caught.value.error == "no-onlookers"
    assert (ann.caught().table["watchable"], ann.table["onlookers"], ann.you["welcomes"]) == (False, True, True)
    assert not bob.caught().you["welcomes"]
    bob.ask("welcome", onlookers=False)
    ann.ask("welcome", onlookers=True)
    assert turned_away(eve.person.page(eve.table_id)) == "no-onlookers", "Bob still objects"
    bob.ask("welcome", onlookers=True)
    assert eve.person.page(eve.table_id).ready().position["view"]["own"] is None


def test_before_the_game_an_objection_keeps_nobody_from_a_seat(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    bob.ask("welcome", onlookers=False)
    eve = onlooker(ann)
    assert not eve.table["watchable"]
    bob.ask("stand", seat=1)
    assert ann.caught().table["watchable"], "who has no seat has no say"
    eve.ask("sit", seat=1)
    assert eve.caught().table["watchable"]


def test_all_see_who_looks_on(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    eve = onlooker(ann)
    names = [person["name"] for person in ann.caught().table["people"]]
    assert names == ["Ann", "Bob", "Eve"]
    eve.close()
    bob.until(lambda: len(bob.table["people"]) == 2)
