"""Nobody is told what they may not know: every frame and every answer is compared with the true game afterwards."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model import views
from lamster.tables.model.people import Happening
from lamster.tables.model.table import Table
from lamster.tables.room import dispatch, registry
from tests.server import in_process
from tests.server.knowledge_getaway_driver import Hidden
from tests.server.leak_check import Eyes, Truth
from tests.server.playing import GETAWAY, LAM, begun
from tests.server.reading import Json
from tests.server.running import Page, Person, Refusal, Server
from tests.server.surviving_tables import Guest, Party

Setting = tuple[str, tuple[str, ...], Json]
"""The game, who sits at the table, and its options."""
SETTINGS: list[Setting] = [
    (LAM, ("Ann", "Bob"), {"round_limit": 4, "first_player": "seat1"}),
    (LAM, ("Ann", "Bob", "easy"), {"round_limit": 3, "character_choice": "random", "item_in_limit": False}),
    (LAM, ("Ann", "Ann", "Bob", "medium"), {"round_limit": 2, "walk_into_police": "investigate", "alibi_copies": 3}),
    (LAM, ("Ann", "Bob", "Cas", "Dee"), {"round_limit": 2, "bonus_item_timing": "before_roll", "search_retry": "once"}),
    (LAM, ("easy", "Ann", "Ann"), {"round_limit": 3, "skill_die": "2d6", "absent_characters": "remove"}),
    (GETAWAY, ("Ann", "Bob"), {}),
    (GETAWAY, ("Ann", "medium"), {"events": True, "obstacles": 3}),
    (GETAWAY, ("easy", "Ann"), {"dispatch": "any", "stash": 8}),
    (GETAWAY, ("Ann", "Bob", "Cas", "Dee"), {}),
]
Plant = tuple[object, str, Any]
"""What is replaced: where, its name, and by what."""
MOST_MOVES = 90
"""Of people. Then a game is given up: among four some last for long."""
MESSAGES_OF_A_PAGE = 30
"""Then a page is opened anew, which is quicker than waiting until it may send again, and tells everything anew."""


class Nosy(Guest):
    """Plays, and asks every now and then for more than it should be told. The answers are kept."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.copies: list[str] = []
        self.replays: list[Json] = []
        self.refusals: list[str] = []

    def move(self, rng: Random) -> bool:
        if self.page.number > MESSAGES_OF_A_PAGE:
            self.page.close()
            self.page.number = 0
            self.page.reopen()
        self.look_up()
        if self.page.decision is not None and len(self.acted) % 4 == 2:
            self.pry(rng)
        return super().move(rng)

    def pry(self, rng: Random) -> None:
        """While this seat is asked the game cannot be over, so nothing may be open yet."""
        person, path, mine = self.page.person, f"/api/tables/{self.page.table_id}", self.page.you["seats"]
        self.copies.append(person.raw("GET", f"{path}/record")[2].decode())
        for eyes in ["none", *range(len(self.page.table["seats"]))]:
            answer = f"{path}/replay?eyes={eyes}&start={rng.randrange(4)}&count=40"
            if eyes in ["none", *mine]:
                self.replays.append(person.get(answer))
            else:
                self.refusals.append(refused(person.get, answer))
        self.refusals += [self.ask_for_others(rng, seat) for seat in self.others()]
        self.page.ask("why", seat=mine[0], code=rng.choice(["go:Z9", "draw", "steal:anything", "give:"]))

    def others(self) -> list[int]:
        return [seat["seat"] for seat in self.page.table["seats"] if seat["seat"] not in self.page.you["seats"]]

    def ask_for_others(self, rng: Random, seat: int) -> str:
        """What only the holder of that seat may ask."""
        wanted: list[tuple[str, Json]] = [
            ("look", {}),
            ("why", {"code": "draw"}),
            ("act", {"decision": f"{seat + 1}@0", "code": "draw"}),
            ("undo", {}),
        ]
        kind, fields = rng.choice(wanted)
        return refused(self.page.ask, kind, seat=seat, **fields)


def refused(ask: Callable[..., Json], what: str, **fields: object) -> str:
    with pytest.raises(Refusal) as caught:
        ask(what, **fields)
    return caught.value.error


def watched(server: Server, setting: Setting) -> tuple[Party, Page]:
    """A table of nosy people, with an onlooker, whose game has begun."""
    game, holders, options = setting
    party = Party(server, holders, game, **options)
    party.guests = [Nosy(guest.page) for guest in party.guests]
    onlooker = Person(server, "Eve").page(party.table).ready()
    party.start()
    return party, onlooker


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: "-".join(setting[:1] + setting[1]))
def test_whole_games_tell_everybody_what_they_may_know(server: Server, setting: Setting) -> None:
    party, onlooker = watched(server, setting)
    party.play_out(Random(len(setting[1])), MOST_MOVES)
    onlooker.until(lambda: onlooker.phase == "over")
    truth = Truth(party.record())
    assert truth.match.outcome is not None
    cookies = [page.person.cookie.partition("=")[2] for page in [*party.pages, onlooker]]
    shares = [page.secret.hex() for page in party.pages]
    assert all(len(secret) > 40 for secret in cookies)
    for guest in party.guests:
        assert isinstance(guest, Nosy)
        check_page(truth, guest.page, guest.page.you["seats"], [*cookies, *shares])
        check_answers(truth, guest, [*cookies, *shares])
    check_page(truth, onlooker, [], [*cookies, *shares])
    if setting[0] == GETAWAY:
        check_hidden(party, onlooker)


def check_hidden(party: Party, onlooker: Page) -> None:
    """The same once more, by the rules alone: whatever the game's own views show."""
    hidden = Hidden(party.record())
    for guest in party.guests:
        assert isinstance(guest, Nosy)
        assert hidden.check_frames(guest.page.frames) > 0
        for copy in guest.copies:
            hidden.check_copy(copy, guest.page.you["seats"][0])
        assert sum(map(hidden.check_replay, guest.replays)) > 0
    assert hidden.check_frames(onlooker.frames) > 0


def check_page(truth: Truth, page: Page, seats: list[int], others: list[str]) -> None:
    truth.check_secrets(page.frames, *others)
    assert truth.check_frames(page.frames, seats) > 20
    assert truth.check_cards(page.frames) > 0, "nothing was ever hidden from this page"


def check_answers(truth: Truth, guest: Nosy, others: list[str]) -> None:
    """Copies and replays asked for during the game were those of the own eyes; all else was refused."""
    seats: list[int] = guest.page.you["seats"]
    truth.check_secrets(guest.copies, *others)
    truth.check_secrets([json.dumps(answer) for answer in guest.replays], *others)
    assert sum(truth.check_copy(copy, seats[0]) for copy in guest.copies) > 0
    for answer in guest.replays:
        assert answer["eyes"] in (None, *seats)
        assert answer["allowed"] == seats
    assert sum(truth.check_replay(answer) for answer in guest.replays) > 0
    assert set(guest.refusals) == {"not-your-seat"}


def test_after_the_game_all_eyes_are_open(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    onlooker = Person(server, "Eve").page(pages[0].table_id).ready()
    path = f"/api/tables/{pages[0].table_id}"
    assert onlooker.person.get(f"{path}/replay?eyes=none")["allowed"] == []
    assert refused(onlooker.person.get, f"{path}/replay?eyes=0") == "not-your-seat"
    pages[0].ask("resign", seat=0)
    records = [page.person.raw("GET", f"{path}/record")[2].decode() for page in [*pages, onlooker]]
    assert len(set(records)) == 1, "everybody gets the same whole record"
    truth = Truth(records[0])
    assert truth.secrets()
    for eyes in ("none", "0", "1"):
        answer = onlooker.person.get(f"{path}/replay?eyes={eyes}")
        assert answer["allowed"] == [0, 1]
        assert answer["total"] == truth.check_replay(answer) == len(truth.match.log) + 1
        assert answer["outcome"] == {"winners": [1], "rule": "resigned"}


# Chat.


def test_what_is_said_to_a_team_stays_in_the_team(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob"])
    onlooker = Person(server, "Eve").page(pages[0].table_id).ready()
    second = pages[0].person.page(pages[0].table_id).ready()
    pages[0].ask("say", channel="team", text="the-plan-of-my-team")
    pages[0].ask("say", channel="table", text="hello-to-all")
    for page in (pages[1], onlooker, second, pages[0]):
        page.caught()
    again = [page.person.page(page.table_id).ready() for page in (pages[1], onlooker)]
    for page in (pages[1], onlooker, *again):
        assert page.said == ["hello-to-all"]
        assert not any("the-plan-of-my-team" in frame for frame in page.frames)
    for page in (pages[0], second):
        assert page.said == ["the-plan-of-my-team", "hello-to-all"]


def test_who_is_muted_is_not_heard_and_does_not_know(server: Server) -> None:
    pages = begun(server, ["Ann", "Bob", "Cas"])
    pages[0].ask("say", channel="table", text="said-before")
    pages[1].ask("mute", person=pages[0].person.id, on=True)
    assert pages[1].said == []
    place = [len(page.frames) for page in pages]
    pages[0].ask("say", channel="table", text="said-while-muted")
    for page in pages:
        page.caught()
    again = pages[1].person.page(pages[1].table_id).ready()
    assert not any("said-" in frame for frame in [*pages[1].frames[place[1] :], *again.frames])
    for page in (pages[0], pages[2]):
        assert page.said == ["said-before", "said-while-muted"]
        assert all(pages[0].person.id not in str(json.loads(frame).get("you")) for frame in pages[2].frames)
    pages[1].ask("mute", person=pages[0].person.id, on=False)
    assert pages[1].said == ["said-before", "said-while-muted"]


# A leak that is planted must be found.


async def played(folder: Path, chat: str = "") -> tuple[Truth, list[in_process.Visitor]]:
    """A whole game in this process, with an onlooker; the last of the visitors."""
    async with in_process.house(folder) as hub:
        visitors = await in_process.company(hub, "Ann", "Bob", first_player="seat1")
        onlooker = await (await in_process.newcomer(hub, "Eve")).enter(visitors[0].table["id"])
        await in_process.start(visitors)
        if chat:
            await visitors[0].ask("say", channel="team", text=chat)
        await visitors[1].ask("why", seat=1, code="draw")
        await in_process.play_out(visitors, Random(4))
        await visitors[1].ask("ping")
        return Truth(views.full_record(table_in(hub))), [*visitors, onlooker]


def table_in(hub: Hub) -> Table:
    (room,) = hub.rooms.values()
    return room.table


def check_all(truth: Truth, visitors: list[in_process.Visitor]) -> None:
    hidden = 0
    for visitor, seats in zip(visitors, [[0], [1], []], strict=True):
        truth.check_frames(visitor.frames, seats)
        hidden += truth.check_cards(visitor.frames)
        truth.check_secrets(visitor.frames)
    assert hidden > 0


def test_nothing_leaks_without_a_plant(tmp_path: Path) -> None:
    check_all(*asyncio.run(played(tmp_path)))


def onlooker_as_a_seat() -> Plant:
    """Who only looks on sees the table as seat 0 does, with what that seat is asked."""
    true = views.position
    return views, "position", lambda table, eyes, *rest: true(table, 0 if eyes is None else eyes, *rest)


def view_of_the_asked() -> Plant:
    """The right decision, but the view of whoever is asked."""
    true = views.CommonPart.view
    return views.CommonPart, "view", lambda common, eyes: true(common, common.asked[0] if common.asked else eyes)


def news_unmasked() -> Plant:
    """Whoever drew a card, everybody is told which."""

    def data(happening: Happening, _seat: Eyes) -> Any:
        event = happening.event
        return event if isinstance(event, dict) else event.data(int(str(event.data(None).get("seat", 0))))

    return Happening, "data", data


def hand_in_an_answer() -> Plant:
    """A part of a message that has nothing to do with cards names one that nobody has seen."""

    async def ping(room: Any, _line: Any, message: Any) -> wire.FromServer:
        return wire.Because(message.id, True, "", str(room.table.game.lexicon.names[3].codes))

    return dispatch, "HANDLERS", {**registry.HANDLERS, wire.Ping: registry.Registered(ping, False)}


def secret_as_a_name() -> Plant:
    """The server's share of the seed, where a name should be."""
    return Table, "name_on", lambda table, _seat: table.secret.hex()


@pytest.mark.parametrize(
    ("plant", "words"),
    [
        (onlooker_as_a_seat, "position at .* as None"),
        (view_of_the_asked, "position at"),
        (news_unmasked, "news .* as"),
        (hand_in_an_answer, "cards at .* as 1"),
        (secret_as_a_name, "a secret in"),
    ],
)
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[], Plant], words: str
) -> None:
    monkeypatch.setattr(*plant())
    truth, visitors = asyncio.run(played(tmp_path))
    with pytest.raises(AssertionError, match=words):
        check_all(truth, visitors)


def test_a_team_that_is_overheard_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "hears", lambda *_: True)
    _, visitors = asyncio.run(played(tmp_path, chat="the-plan-of-my-team"))
    assert any("the-plan-of-my-team" in frame for frame in visitors[1].frames)
    monkeypatch.undo()
    (tmp_path / "lamster.db").unlink()
    _, visitors = asyncio.run(played(tmp_path, chat="the-plan-of-my-team"))
    assert not any("the-plan-of-my-team" in frame for frame in [*visitors[1].frames, *visitors[2].frames])


def test_a_copy_that_tells_too_much_is_found(tmp_path: Path) -> None:
    truth, _ = asyncio.run(played(tmp_path))
    with pytest.raises((AssertionError, KeyError)):
        truth.check_copy(truth.record.text(), 0)
