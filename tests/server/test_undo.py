"""Going back with the others' consent: asking, agreeing, declining, and what becomes of a wish that nobody answers."""

import asyncio
from pathlib import Path

import pytest

from lamster.games import load
from lamster.kernel.record import read_record, verify
from lamster.tables import protocol as wire
from lamster.tables.model import views
from lamster.tables.model.table import Table
from lamster.tables.model.undo_requests import LAPSES_MS
from lamster.tables.workers.game_copies import Replica
from tests.server import in_process
from tests.server.playing import begun, caught_up
from tests.server.racing import FakeClock, House, Racer, Scenario, opened
from tests.server.racing import happens as happens_by_chance
from tests.server.reading import Json
from tests.server.running import Refusal, Server

LAM = "on-the-lam"
QUICK: dict[str, wire.Value] = {"character_choice": "random", "first_player": "seat1", "round_limit": 9}


def happens(folder: Path, scenario: Scenario) -> None:
    """With the same cards every time: some of those that are drawn ask others, and would end a turn otherwise."""
    with in_process.seeded(1):
        happens_by_chance(folder, scenario)


async def at_table(house: House, *names: str, bots: int = 0, undo: wire.UndoRule = "consent") -> list[Racer]:
    """Everybody sits at a new table of this kind, then bots, and the game has begun; the first one is asked."""
    found = [Racer(house) for _ in names]
    for visitor, name in zip(found, names, strict=True):
        await house.hub.rename(visitor.person, name)
    seats = ["me", *["open"] * (len(names) - 1), *["medium"] * bots]
    table = await in_process.make(found[0], wire.NewTable(game=LAM, seats=seats, options=QUICK, undo=undo))
    for seat, visitor in enumerate(found):
        await visitor.enter(table)
        if seat:
            await visitor.ask("sit", seat=seat)
    await in_process.start([*found])
    await house.quiet()
    return found


async def act(visitor: Racer, *verbs: str) -> None:
    """The first option with each of these verbs, one after the other."""
    for verb in verbs:
        assert visitor.decision is not None
        codes = [option["code"] for option in visitor.decision["options"]]
        await visitor.act(next(code for code in codes if code.partition(":")[0] == verb))


async def a_turn(visitor: Racer) -> None:
    """Move, draw a card, and whatever it takes to end the turn."""
    await act(visitor, "go", "draw")
    while visitor.decision is not None:
        await visitor.act(visitor.decision["options"][-1]["code"])


async def ask(visitor: Racer, place: int | None = None) -> Json:
    """Ask to go back, by default to the action that is offered first."""
    return await visitor.ask(
        "ask-undo", seat=visitor.seat, place=visitor.position["back"][0]["place"] if place is None else place
    )


async def answer(visitor: Racer, agree: bool) -> Json:
    return await visitor.ask("answer-undo", wish=visitor.position["wish"]["number"], agree=agree)


def told(visitor: Racer) -> list[str]:
    return [line["data"]["event"] for line in visitor.news.values() if line["data"]["event"].startswith("table-")]


def left(visitor: Racer) -> int:
    found: int = visitor.position["wish"]["left"]
    return found


def options_of(visitor: Racer) -> list[str]:
    return [] if visitor.decision is None else [option["code"] for option in visitor.decision["options"]]


# What is offered.


def test_what_may_be_asked_for_and_what_it_would_undo(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await at_table(house, "Ann", "Bas")
        assert ann.position["back"] == bas.position["back"] == [], "nobody has done anything"
        first = ann.position["ply"]
        await act(ann, "go")
        assert (ann.position["undo"], ann.position["back"]) == (True, []), "the last action is free"
        await act(ann, "draw")
        (last, start) = ann.position["back"]
        assert (last["code"], last["turn"], last["acted"], last["learned"], last["free"]) == (
            "draw",
            False,
            [],
            True,
            False,
        )
        assert (start["place"], start["turn"], start["learned"]) == (first, True, True)
        assert not ann.position["undo"]
        while ann.decision is not None:
            await ann.act(ann.decision["options"][-1]["code"])
        await act(bas, "go")
        assert ann.position["back"][-1]["place"] == first, "it is still the start of her last turn"
        assert ann.position["back"][-1]["acted"] == [1]
        assert bas.position["undo"]

    happens(tmp_path, scenario)


def test_nothing_is_offered_where_the_host_wants_none(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await at_table(house, "Ann", "Bas", undo="free")
        place = ann.position["ply"]
        await act(ann, "go", "draw")
        assert ann.table["undo"] == "free"
        assert ann.position["back"] == []
        assert await ann.refused("ask-undo", seat=0, place=place) == "no-undo"

    happens(tmp_path, scenario)


def test_the_rule_is_chosen_before_the_game(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await in_process.company_at(house.hub, LAM, "Ann", "Bas")
        assert ann.table["undo"] == "consent"
        await ann.ask("set-table", undo="free")
        assert ann.table["undo"] == "free"
        await ann.ask("set-table", listed=True)
        assert ann.table["undo"] == "free", "what is not named stays"
        racer = await Racer(house, ann.person).at(ann.table["id"])
        await in_process.start([ann, bas])
        assert await racer.refused("set-table", undo="consent") == "already-started"

    happens(tmp_path, scenario)


def test_there_is_none_in_a_race(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await house.racers("Ann", "Bas", game="outrun")
        assert ann.position["back"] == []
        assert await ann.refused("ask-undo", seat=0, place=0) == "no-undo"

    happens(tmp_path, scenario)


# Asking and answering.


def test_all_agree_and_the_table_goes_back(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, eva = await at_table(house, "Ann", "Bas", "Eva")
        onlooker = await Racer(house).at(ann.table["id"])
        before, view = options_of(ann), ann.position["view"]
        first = ann.position["ply"]
        await a_turn(ann)
        await act(bas, "go")
        await ask(ann, first)
        wish = bas.position["wish"]
        assert (wish["seat"], wish["place"], wish["acted"], wish["learned"]) == (0, first, [1], True)
        assert wish["needed"] == [bas.person, eva.person]
        assert wish["left"] == LAPSES_MS
        assert onlooker.position["wish"]["agreed"] == []
        await answer(bas, True)
        assert eva.position["wish"]["agreed"] == [bas.person]
        await answer(bas, True)
        assert eva.position["wish"]["agreed"] == [bas.person], "once is enough"
        await answer(eva, True)
        for visitor in (ann, bas, eva, onlooker):
            assert visitor.position["wish"] is None
            assert told(visitor) == ["table-undo-asked", "table-undo"]
        undone = next(line["data"] for line in ann.news.values() if line["data"]["event"] == "table-undo")
        assert undone == {"event": "table-undo", "rule": "", "seat": 0, "place": first, "asked": True}
        assert (options_of(ann), options_of(bas)) == (before, [])
        assert ann.position["view"] == view
        assert f"table undo:{first}" in ann.codes()

    happens(tmp_path, scenario)


def test_what_was_drawn_is_drawn_anew_and_the_record_can_be_verified(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await at_table(house, "Ann", "Bas")
        drawn = set()
        for _ in range(10):
            place = ann.position["ply"]
            await act(ann, "go", "draw")
            drawn.add(ann.codes()[-1])
            await ask(ann, place)
            await answer(bas, True)
        assert len(drawn) > 1, "going back rerolls, but never to a draw that was seen before"
        await ann.ask("resign", seat=0)
        assert ann.codes().count("1 draw") == 10
        text = views.record_text(ann.here.table, ann.person)
        assert "draws follow from the seed" in verify(load(LAM), read_record(text))
        check_replay(ann)

    happens(tmp_path, scenario)


def check_replay(visitor: Racer) -> None:
    """Looking back, everybody sees what they saw, in the order in which it was told; questions are told there too."""
    table = visitor.here.table
    shown = views.frames(table, Replica(table).own_events, visitor.seat, 0, 10_000)
    assert len(shown) == len(table.playing.log) + 1
    news = [line for frame in shown for line in frame.news]
    assert [line.data for line in news] == [visitor.news[n]["data"] for n in sorted(visitor.news)][: len(news)]


def test_one_who_declines_is_enough(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, eva = await at_table(house, "Ann", "Bas", "Eva")
        await act(ann, "go", "draw")
        ply, view = ann.position["ply"], ann.position["view"]
        await ask(ann)
        await answer(bas, True)
        number = eva.position["wish"]["number"]
        await answer(eva, False)
        assert ann.position["wish"] is None
        assert (ann.position["ply"], ann.position["view"]) == (ply, view)
        assert told(ann) == ["table-undo-asked", "table-undo-declined"]
        assert ann.news[max(ann.news)]["data"]["seat"] == 2, "and all know who did"
        assert await bas.refused("answer-undo", wish=number, agree=True) == "stale"

    happens(tmp_path, scenario)


def test_asking_again_is_limited(tmp_path: Path) -> None:
    """Twice a turn; another turn is another matter. Wishes that were met do not count."""

    async def scenario(house: House) -> None:
        ann, bas = await at_table(house, "Ann", "Bas")
        await act(ann, "go", "draw")
        place = ann.position["back"][0]["place"]
        for _ in range(2):
            await ask(ann, place)
            assert await ann.refused("ask-undo", seat=0, place=place) == "undo-asked", "not while one is open"
            assert await bas.refused("ask-undo", seat=1, place=place) == "undo-asked"
            await answer(bas, False)
        assert ann.position["back"] == []
        assert await ann.refused("ask-undo", seat=0, place=place) == "undo-declined"
        while ann.decision is not None:
            await ann.act(ann.decision["options"][-1]["code"])
        await a_turn(bas)
        await act(ann, "go", "draw")
        assert len(ann.position["back"]) == 2

    happens(tmp_path, scenario)


def test_who_may_ask_and_who_may_answer(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await at_table(house, "Ann", "Bas")
        onlooker = await Racer(house).at(ann.table["id"])
        start = ann.position["ply"]
        await act(ann, "go", "draw")
        place = ann.position["back"][0]["place"]
        assert await bas.refused("ask-undo", seat=0, place=place) == "not-your-seat"
        assert await onlooker.refused("ask-undo", seat=0, place=place) == "not-your-seat"
        for wrong in (-1, 0, place + 1, 10**9):
            assert await ann.refused("ask-undo", seat=0, place=wrong) == "no-undo"
        await ask(ann, start)
        number = ann.position["wish"]["number"]
        assert await ann.refused("answer-undo", wish=number, agree=True) == "not-asked"
        assert await onlooker.refused("answer-undo", wish=number, agree=True) == "not-asked"
        assert await bas.refused("answer-undo", wish=number + 1, agree=True) == "stale"
        assert bas.position["wish"] is not None

    happens(tmp_path, scenario)


# How a wish ends by itself.


def test_it_ends_when_somebody_acts(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await at_table(house, "Ann", "Bas")
        await act(ann, "go", "draw")
        await ask(ann)
        await ann.act(options_of(ann)[-1])
        assert (ann.position["wish"], bas.position["wish"]) == (None, None)

    happens(tmp_path, scenario)


def test_it_lapses_after_a_minute(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await at_table(house, "Ann", "Bas")
        await act(ann, "go", "draw")
        await ask(ann)
        await house.later(LAPSES_MS - 1)
        assert bas.position["wish"] is not None
        await house.later(1)
        assert bas.position["wish"] is None
        assert told(bas) == ["table-undo-asked", "table-undo-lapsed"]
        await ask(ann)
        assert left(bas) == LAPSES_MS

    happens(tmp_path, scenario)


@pytest.mark.parametrize("hours", [-3, 3])
def test_a_wall_clock_that_is_set_neither_hastens_nor_delays_the_end(tmp_path: Path, hours: int) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await at_table(house, "Ann", "Bas")
        await act(ann, "go", "draw")
        await ask(ann)
        await house.later(20_000)
        house.clock.past += hours * 3_600_000
        await house.later(LAPSES_MS - 20_001)
        assert bas.position["wish"] is not None
        assert (await bas.back()).position["wish"]["left"] == 1
        await house.later(1)
        assert told(bas) == ["table-undo-asked", "table-undo-lapsed"]

    happens(tmp_path, scenario)


def test_it_outlives_the_server_but_not_its_minute(tmp_path: Path) -> None:
    clock = FakeClock()

    async def before() -> tuple[str, str, str]:
        async with opened(tmp_path, clock) as house:
            ann, bas = await at_table(house, "Ann", "Bas")
            await act(ann, "go", "draw")
            await ask(ann)
            return ann.table["id"], ann.person, bas.person

    async def after(table: str, ann: str, bas: str) -> None:
        async with opened(tmp_path, FakeClock(at=clock.at + 5_000, wall=clock.wall() + 5_000)) as house:
            asker = await Racer(house, ann).at(table)
            other = await Racer(house, bas).at(table)
            assert other.position["wish"]["left"] == LAPSES_MS - 5_000
            await house.later(LAPSES_MS - 5_000)
            assert asker.position["wish"] is None
            assert told(asker) == ["table-undo-asked", "table-undo-lapsed"]

    with in_process.seeded(1):
        asyncio.run(after(*asyncio.run(before())))


# Bots.


def test_against_bots_alone_it_is_done_at_once(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        (ann,) = await at_table(house, "Ann", bots=1)
        place = ann.position["ply"]
        before = options_of(ann)
        await a_turn(ann)
        await house.quiet()
        assert any(code.startswith("2 ") for code in ann.codes()[place:]), "the bot has played"
        await ask(ann, next(way["place"] for way in ann.position["back"] if way["turn"]))
        assert options_of(ann) == before
        assert told(ann)[:2] == ["table-undo-asked", "table-undo"]
        assert f"table undo:{place}" in ann.codes()

    happens(tmp_path, scenario)


def test_bots_wait_while_people_are_asked(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await at_table(house, "Ann", "Bas", bots=1)
        await a_turn(ann)
        house.bots.thinking.clear()
        await a_turn(bas)
        await house.quiet()
        assert bas.position["asked"] == [2]
        ply = bas.position["ply"]
        await ask(bas)
        house.bots.thinking.set()
        await house.quiet()
        assert ann.position["ply"] == ply, "a bot's answer would end the question"
        await answer(ann, False)
        await house.later(1)
        assert ann.position["ply"] > ply, "now it plays"

    happens(tmp_path, scenario)


def test_who_has_left_is_not_asked(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, eva = await at_table(house, "Ann", "Bas", "Eva")
        await act(ann, "go", "draw")
        await eva.ask("stand", seat=2)
        await ask(ann)
        assert ann.position["wish"]["needed"] == [bas.person]
        await answer(bas, True)
        assert told(ann)[-1] == "table-undo"

    happens(tmp_path, scenario)


def test_nothing_is_offered_to_a_person_whose_seat_a_bot_plays(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, _bas = await at_table(house, "Ann", "Bas")
        house.bots.thinking.clear()
        await act(ann, "go")
        assert ann.position["undo"]
        await ann.ask("stand", seat=0)
        assert not ann.position["undo"]
        await ann.ask("sit", seat=0)
        assert ann.position["undo"]
        house.bots.thinking.set()

    happens(tmp_path, scenario)


def test_one_device_for_all_needs_nobodys_consent(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann = Racer(house)
        await house.hub.rename(ann.person, "Ann")
        await ann.enter(await in_process.make(ann, wire.NewTable(game=LAM, seats=["me", "me"], options=QUICK)))
        await in_process.start([ann])
        await ann.ask("look", seat=0)
        place = ann.position["ply"]
        await act(ann, "go", "draw")
        await ann.ask("ask-undo", seat=0, place=place)
        assert told(ann) == ["table-undo-asked", "table-undo"]

    happens(tmp_path, scenario)


# Tables that were made before there was any of this.


def test_an_old_log_is_read_as_ever() -> None:
    created = (
        b'{"type":"created","game":"on-the-lam","rules":1,"seats":2,"options":{},"host":"p1","listed":false,'
        b'"onlookers":true,"secret":"00"}'
    )
    arranged = b'{"type":"arranged","seats":2,"options":{"round_limit":3},"listed":true,"onlookers":true}'
    table = Table.from_log("old", [(1, created), (2, arranged)])
    assert (table.settings.undo, table.settings.onlooker_delay, table.watchable) == ("consent", 0, True)


# Over the wire.


def test_over_the_wire(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"], character_choice="random", first_player="seat1", round_limit=9)
    place = ann.position["ply"]
    for verb in ("go", "draw"):
        assert ann.decision is not None
        ann.act(next(option["code"] for option in ann.decision["options"] if option["code"].startswith(verb)))
    ann.ask("ask-undo", seat=0, place=place)
    bob.until(lambda: bob.position["wish"] is not None)
    bob.ask("answer-undo", wish=bob.position["wish"]["number"], agree=True)
    caught_up([ann, bob])
    news = dict(ann.caught().news)
    again = ann.person.page(ann.table_id).ready()
    assert (again.position, again.news) == (ann.position, news)
    with pytest.raises(Refusal) as caught:
        ann.ask("ask-undo", seat=0, place=place)
    assert caught.value.error == "no-undo"
