"""Tables of a game with unlike roles: for one alone, for two, and for two teams of two."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lamster.kernel.decision import Outcome
from lamster.kernel.record import read_record, verify
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model import views
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from tests.server import in_process
from tests.server.in_process import Visitor
from tests.server.running import Refusal
from tests.toys.tail import TailGame

Scenario = Callable[[Hub], Awaitable[None]]


def at_tables(folder: Path, scenario: Scenario) -> None:
    """Let it happen in a house of its own."""

    async def opened() -> None:
        async with in_process.house(folder) as hub:
            await scenario(hub)

    asyncio.run(opened())


async def refused(visitor: Visitor, kind: str, **fields: object) -> Refusal:
    """Why the message was not carried out; nobody was told of any change."""
    before = visitor.seq
    with pytest.raises(Refusal) as found:
        await visitor.ask(kind, **fields)
    assert visitor.seq == before
    return found.value


async def stored(hub: Hub, visitor: Visitor) -> Table:
    """The table as it comes back from its log."""
    table: str = visitor.table["id"]
    return Table.from_log(table, await hub.store.read(table))


# One alone.


def test_somebody_plays_alone_to_the_end_and_once_more(tail: TailGame, tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        (ann,) = await in_process.company_at(hub, "tail", "Ann", watch="keen")
        assert [seat["label"] for seat in ann.table["seats"]] == ["driver"]
        await in_process.start([ann])
        assert ann.phase == "playing"
        while not ann.over:
            await ann.act("drive:left")
        assert ann.position["outcome"] == {"winners": [], "rule": "TAIL-W2"}
        assert [news["data"]["event"] for news in ann.news.values()][-1] == "caught"
        assert ann.room is not None
        text = views.record_text(ann.room.table, ann.person)
        assert verify(tail, read_record(text)).endswith("result TAIL-W2")
        frames = views.frames(ann.room.table, {}, None, 0, 100)
        assert len(frames) == len(ann.room.table.playing.log) + 1
        again = await (await in_process.Visitor(hub, ann.person).enter((await ann.ask("rematch"))["table"])).ask(
            "start"
        )
        assert again == {}

    with in_process.seeded(1):  # chance follows whoever is alone, and now and then lets them go
        at_tables(tmp_path, scenario)


def test_nobody_wins_when_somebody_alone_resigns(tail: TailGame, tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        (ann,) = await in_process.company_at(hub, "tail", "Ann")
        await in_process.start([ann])
        await ann.ask("resign", seat=0)
        assert ann.position["outcome"] == {"winners": [], "rule": "resigned"}
        assert ann.table["phase"] == "over"
        (card,) = (await hub.lobby(ann.person)).mine
        assert (card.phase, [seat.label for seat in card.seats]) == ("over", ["driver"])
        assert (await stored(hub, ann)).playing.outcome == Outcome((), "resigned")

    at_tables(tmp_path, scenario)


# Settings.


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (3, {}, "tail is for 1, 2 or 4 seats, not 3"),
        (2, {"watch": "keen"}, "option watch is for 1 seat, not 2: leave it at calm"),
        (1, {"watch": "keen", "streets": 2, "rounds": 9}, "nine rounds of two streets"),
    ],
)
def test_a_table_is_not_made_with_settings_that_do_not_fit(
    tail: TailGame, tmp_path: Path, seats: int, options: dict[str, wire.Value], said: str
) -> None:
    async def scenario(hub: Hub) -> None:
        ann = await in_process.newcomer(hub, "Ann")
        wanted = wire.NewTable(game="tail", seats=["me", *["open"] * (seats - 1)], options=options)
        with pytest.raises(Refused, match=said) as found:
            await in_process.make(ann, wanted)
        assert found.value.error == "bad-options"
        assert (await hub.lobby(ann.person)).mine == []

    at_tables(tmp_path, scenario)


def test_settings_that_do_not_fit_are_refused_and_nothing_is_lost(tail: TailGame, tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        (ann,) = await in_process.company_at(hub, "tail", "Ann", watch="keen", streets=2)
        options = ann.table["options"]
        error = await refused(ann, "set-table", options={**options, "rounds": 9})
        assert (error.error, error.body["rule"]) == ("bad-options", "TAIL-A2")
        assert "nine rounds of two streets" in str(error)
        error = await refused(ann, "set-table", seats=2, options=options)
        assert "option watch is for 1 seat, not 2" in str(error)
        assert (await refused(ann, "set-table", seats=3)).error == "bad-options"
        assert ann.table["options"] == options

    at_tables(tmp_path, scenario)


def test_another_number_of_seats_takes_back_what_is_not_meant_for_it(tail: TailGame, tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        (ann,) = await in_process.company_at(hub, "tail", "Ann", watch="keen", streets=2)
        await ann.ask("set-table", seats=4)
        assert [seat["label"] for seat in ann.table["seats"]] == ["driver-a", "driver-b", "city", "police"]
        assert ann.table["options"] == {"rounds": 3, "streets": 2, "watch": "calm", "talk": False}
        assert (await stored(hub, ann)).settings.options == ann.table["options"]

    at_tables(tmp_path, scenario)


# Seats that are drawn.


def names(visitor: Visitor) -> list[str]:
    """The players; bots by their levels."""
    return [seat["bot"] or seat["name"] or "" for seat in visitor.table["seats"]]


def test_the_host_has_the_seats_drawn(tail: TailGame, tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        ann = await in_process.newcomer(hub, "Ann")
        await ann.enter(
            await in_process.make(ann, wire.NewTable(game="tail", seats=["me", "easy", "hard", "open"], options={}))
        )
        found = set()
        for _ in range(60):
            await ann.ask("shuffle")
            found.add(tuple(names(ann)))
            assert sorted(names(ann)) == ["", "Ann", "easy", "hard"]
            assert ann.you["seats"] == [names(ann).index("Ann")]
        assert len(found) > 15, "there are 24 orders"
        again = await stored(hub, ann)
        assert [again.bot_on(seat) or again.name_on(seat) for seat in range(4)] == names(ann)

    at_tables(tmp_path, scenario)


def test_every_order_of_seats_is_as_likely(tail: TailGame, tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        ann, bob = await in_process.company_at(hub, "tail", "Ann", "Bob")
        firsts = 0
        for _ in range(200):
            await ann.ask("shuffle")
            firsts += names(bob)[0] == "Ann"
        assert 60 < firsts < 140

    at_tables(tmp_path, scenario)


# Teams.


def test_partners_talk_where_the_game_lets_them(tail: TailGame, tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        four = await in_process.company_at(hub, "tail", "Ann", "Bob", "Cas", "Dee")
        await in_process.start(four)
        assert [visitor.position["team_talk"] for visitor in four] == [True, True, False, False]
        await four[0].ask("say", channel="team", text="left?")
        assert [visitor.said for visitor in four] == [["left?"], ["left?"], [], []]
        error = await refused(four[2], "say", channel="team", text="where are they?")
        assert (error.error, error.body["about"]) == ("no-team-talk", {"seat": "city"})
        assert str(error) == "seat city may not talk to its team in private in this game"
        await four[2].ask("say", channel="table", text="good luck")
        assert [visitor.said[-1] for visitor in four] == ["good luck"] * 4

    at_tables(tmp_path, scenario)


def test_a_setting_may_let_them_talk(tail: TailGame, tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        four = await in_process.company_at(hub, "tail", "Ann", "Bob", "Cas", "Dee", talk=True)
        await in_process.start(four)
        assert all(visitor.position["team_talk"] for visitor in four)
        await four[3].ask("say", channel="team", text="you the left")
        assert [visitor.said for visitor in four] == [[], [], ["you the left"], ["you the left"]]

    at_tables(tmp_path, scenario)


def test_onlookers_have_no_team(tail: TailGame, tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        two = await in_process.company_at(hub, "tail", "Ann", "Bob")
        await in_process.start(two)
        eve = await (await in_process.newcomer(hub, "Eve")).enter(two[0].table["id"])
        assert eve.position["team_talk"] is False
        assert (await refused(eve, "say", channel="team", text="hello")).error == "not-your-seat"

    at_tables(tmp_path, scenario)


def test_partners_are_asked_at_once_and_win_together(tail: TailGame, tmp_path: Path) -> None:
    async def scenario(hub: Hub) -> None:
        four = await in_process.company_at(hub, "tail", "Ann", "Bob", "Cas", "Dee", rounds=1)
        await in_process.start(four)
        assert four[0].position["asked"] == [0, 1]
        await four[1].act("drive:right")
        assert four[0].position["view"]["answers"] == {"1": "drive:right"}
        assert four[2].position["view"]["answers"] == {"1": "drive:?"}
        await four[0].act("drive:right")
        await four[3].act("watch:left")
        await four[2].act("watch:straight")
        assert four[0].position["outcome"] == {"winners": [0, 1], "rule": "TAIL-W1"}
        assert [seat["team"] for seat in four[0].table["seats"]] == [0, 0, 1, 1]

    at_tables(tmp_path, scenario)
