"""Pointing at places and emotes: they reach whom a line of chat would reach, at once, and leave no trace."""

import json
from pathlib import Path
from typing import Any

import pytest

from lamster.games import load
from lamster.tables import protocol as wire
from lamster.tables.protocol.pointing import EmoteCode
from tests.server import in_process
from tests.server.playing import LAM, begun, onlooker, seated
from tests.server.racing import House, Racer, happens, sent
from tests.server.refusing import refused
from tests.server.running import Page, Person, Refusal, Server

GETAWAY = "getaway-driver"
FOUR = ("Ann", "Bas", "Cas", "Dee")
"""Driver A, Driver B, City and Police."""


def seen(page: Page) -> list[str]:
    """What was pointed at on this page, and the emotes that it got, as `SEAT what`."""
    return [shown(message) for message in map(json.loads, page.caught().frames) if "seat" in message]


def on(racer: Racer) -> list[str]:
    return [shown(message) for message in [*sent(racer, "pointed"), *sent(racer, "emoted")]]


def shown(message: dict[str, Any]) -> str:
    if message["type"] == "emoted":
        return f"{message['seat']} {message['emote']}"
    return f"{message['seat']} {message['at']}" + (f" to {message['to']}" if message["to"] else "")


async def table_for(house: House, game: str, *names: str, delay: int = 0, **options: wire.Value) -> list[Racer]:
    """Everybody has a seat at a new table of this game, which has begun."""
    people = [Racer(house) for _ in names]
    for racer, name in zip(people, names, strict=True):
        await house.hub.rename(racer.person, name)
    seats = ["me", *["open"] * (len(names) - 1)]
    wanted = wire.NewTable(game=game, seats=seats, options=options, onlooker_delay=delay)
    table = await in_process.make(people[0], wanted)
    for seat, racer in enumerate(people):
        await racer.enter(table)
        if seat:
            await racer.ask("sit", seat=seat)
    await in_process.start([*people])
    await house.quiet()
    return people


# Who is told.


def test_everybody_at_the_table_sees_where_somebody_points(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    eve = onlooker(ann)
    ann.ask("point", seat=0, channel="table", at="A2")
    bob.ask("point", seat=1, channel="table", at="A2", to="C3")
    bob.ask("emote", seat=1, channel="table", emote="laugh")
    for page in (ann, bob, eve):
        assert seen(page) == ["0 A2", "1 A2 to C3", "1 laugh"]


def test_nothing_of_it_is_kept(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    before = ann.caught().seq
    bob.ask("point", seat=1, channel="table", at="A2", to="C3")
    bob.ask("emote", seat=1, channel="table", emote="sorry")
    assert ann.caught().seq == before, "not in the log"
    assert server.file("SELECT count(*) FROM log WHERE entry LIKE '%sorry%' OR entry LIKE '%point%'") == [(0,)]
    again = ann.person.page(ann.table_id).ready()
    assert seen(again) == [], "who comes later has missed it"


def test_who_is_muted_or_blocked_is_not_seen_and_does_not_know(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    for relation in ("mute", "block"):
        ann.ask(relation, person=bob.person.id, on=True)
        assert bob.ask("point", seat=1, channel="table", at="A2")["type"] == "ok"
        assert bob.ask("emote", seat=1, channel="table", emote="hurry")["type"] == "ok"
        assert seen(ann) == []
        ann.ask(relation, person=bob.person.id, on=False)
    bob.ask("point", seat=1, channel="table", at="B1")
    assert seen(ann) == ["1 B1"]


def test_what_is_for_the_team_stays_in_the_team(tmp_path: Path) -> None:
    """The two Drivers plan together. City, Police and spectators see nothing of it."""

    async def scenario(house: House) -> None:
        ann, bas, cas, dee = await table_for(house, GETAWAY, *FOUR)
        eva = await Racer(house).at(ann.table["id"])
        await ann.ask("point", seat=0, channel="team", at="3,4", to="4,4")
        await bas.ask("emote", seat=1, channel="team", emote="thumbs-up")
        assert [on(page) for page in (ann, bas)] == [["0 3,4 to 4,4", "1 thumbs-up"]] * 2
        assert [on(page) for page in (cas, dee, eva)] == [[], [], []]

    happens(tmp_path, scenario)


def test_partners_who_may_not_talk_may_not_point(tmp_path: Path) -> None:
    """GD-Q8: City and Police have signals only. What all may see they may show all, as they may say it to all."""

    async def scenario(house: House) -> None:
        _, bas, cas, dee = await table_for(house, GETAWAY, *FOUR)
        for page, seat in ((cas, 2), (dee, 3)):
            assert await page.refused("say", channel="team", text="north") == "no-team-talk"
            assert await page.refused("point", seat=seat, channel="team", at="3,4") == "no-team-talk"
            assert await page.refused("emote", seat=seat, channel="team", emote="hurry") == "no-team-talk"
        assert [on(page) for page in (bas, cas, dee)] == [[], [], []]
        await cas.ask("point", seat=2, channel="table", at="3,4")
        assert [on(page) for page in (bas, cas, dee)] == [["2 3,4"]] * 3

    happens(tmp_path, scenario)


def test_where_the_table_lets_partners_talk_they_may_point(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas, cas, dee = await table_for(house, GETAWAY, *FOUR, planning_talk="free")
        await cas.ask("point", seat=2, channel="team", at="3,4")
        assert [on(page) for page in (ann, bas, cas, dee)] == [[], [], ["2 3,4"], ["2 3,4"]]

    happens(tmp_path, scenario)


def test_partners_in_new_york_point_before_everybody(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await table_for(house, "escape-from-new-york", "Ann", "Bas")
        place = min(load("escape-from-new-york").places(ann.here.table.playing.state))
        await ann.ask("point", seat=0, channel="table", at=place)
        assert on(bas) == [f"0 {place}"]

    happens(tmp_path, scenario)


def test_who_sees_the_game_later_never_sees_it(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await table_for(house, LAM, "Ann", "Bas", delay=60)
        eva = await Racer(house).at(ann.table["id"])
        await ann.ask("point", seat=0, channel="table", at="A2")
        await bas.ask("emote", seat=1, channel="table", emote="surprised")
        await house.later(180_000)
        assert on(bas) == ["0 A2", "1 surprised"]
        assert on(eva) == []

    happens(tmp_path, scenario)


# Who may not.


def test_spectators_and_readers_of_a_shared_view_do_not_point(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    key = ann.ask("share-seat", seat=0)["key"]
    eve = onlooker(ann)
    pupil = Person(server, "Pip").pupil(ann.table_id, key).ready()
    for page in (eve, pupil):
        assert page.ask("say", channel="table", text="hello")["type"] == "ok", "though they may chat"
        for seat in (0, 1):
            assert refused(page, "point", seat=seat, channel="table", at="A2") == "not-your-seat"
            assert refused(page, "emote", seat=seat, channel="team", emote="laugh") == "not-your-seat"
    assert refused(ann, "point", seat=1, channel="table", at="A2") == "not-your-seat"
    assert refused(ann, "point", seat=9, channel="table", at="A2") == "unknown-seat"
    assert seen(bob) == []


def test_before_the_game_there_is_nothing_to_point_at(server: Server) -> None:
    ann, bob = seated(server, ["Ann", "Bob"])
    assert refused(ann, "point", seat=0, channel="table", at="A2") == "not-started"
    assert refused(ann, "emote", seat=0, channel="team", emote="laugh") == "no-team-talk"
    ann.ask("emote", seat=0, channel="table", emote="thumbs-up")
    assert seen(bob) == ["0 thumbs-up"]


# Only places.


def test_a_hand_cannot_be_shown_with_it(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    for code in ("fedora_hat", "boost", "charisma", "Z9", "", "a2", "A2 ", "0", "<b>", "x" * 500):
        assert refused(ann, "point", seat=0, channel="table", at=code) == "unknown-place"
        assert refused(ann, "point", seat=0, channel="table", at="A2", to=code) == "unknown-place"
    assert refused(ann, "emote", seat=0, channel="table", emote="fedora_hat") == "bad-message"
    assert seen(bob) == []


@pytest.mark.parametrize("name", ["escape-from-new-york", GETAWAY, LAM, "outrun"])
def test_no_place_has_the_name_of_a_thing_that_a_hand_may_hold(name: str) -> None:
    """Of all names that a game knows, places share none with cards: all are names of spaces, or of no kind at all."""
    game = load(name)
    places = game.places(game.setup(game.meta.usual_seats()))
    assert len(places) >= 9
    named = {kind.kind for kind in game.lexicon.names if places & set(kind.codes)}
    assert named <= {"tile", "space"}


def test_the_emotes_are_few() -> None:
    assert len(EmoteCode.__args__) == 6  # type: ignore[attr-defined]


# How often.


def test_five_at_once_and_then_one_a_second(server: Server) -> None:
    ann, bob = begun(server, ["Ann", "Bob"])
    numbers = [ann.send("point", seat=0, channel="table", at="A2") for _ in range(4)]
    numbers.append(ann.send("emote", seat=0, channel="table", emote="hurry"))
    for number in numbers:
        assert ann.answer(number)["type"] == "ok"
    late = ann.send("point", seat=0, channel="table", at="C3")
    with pytest.raises(Refusal) as caught:
        ann.answer(late)
    assert caught.value.error == "too-fast"
    assert seen(bob) == ["0 A2"] * 4 + ["0 hurry"]
    bob.ask("point", seat=1, channel="table", at="C3")
    ann.ask("say", channel="table", text="chat has a limit of its own")


# In a race.


def test_pointing_in_a_race_disturbs_nobody(tmp_path: Path) -> None:
    """Between the runs, and while all run: the clock goes on as it did, and the run counts as it was run."""

    async def scenario(house: House) -> None:
        ann, bas = await table_for(house, "outrun", "Ann", "Bas")
        for racer in (ann, bas):
            await racer.act("pick:any")
        await house.later(2000)
        await ann.ask("point", seat=0, channel="table", at="room-1", to="room-3")
        await bas.ask("point", seat=1, channel="table", at="position-6")
        assert await ann.refused("point", seat=0, channel="table", at="room-999") == "unknown-place"
        await house.revealed(ann, bas)
        clock, decision = ann.clock, ann.decision
        assert clock["kind"] == "run"
        await bas.ask("emote", seat=1, channel="table", emote="thinking")
        await bas.ask("point", seat=1, channel="table", at="room-2")
        assert (ann.clock, ann.decision) == (clock, decision)
        assert on(ann) == ["0 room-1 to room-3", "1 position-6", "1 room-2", "1 thinking"]

    happens(tmp_path, scenario)
