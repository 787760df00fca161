"""Players who vanish from a game without a clock: a nudge, a bot of a chosen level, a clock added by consent."""

import asyncio
from pathlib import Path

import pytest

from lamster.tables import protocol as wire
from lamster.tables.hub.moderation import PERSON
from lamster.tables.model.entries import Hooked
from lamster.tables.model.undo_requests import LAPSES_MS
from lamster.tables.room.handlers.absent_players import NUDGE_EVERY_MS
from lamster.tables.room.room_host import Notification
from lamster.tables.store.base import Ban
from tests.server.racing import FakeClock, House, Racer, happens, opened, sent
from tests.server.timing import GRACE, HOUR, MINUTE, a_move, answer, end_turn, left, playing, running, table_codes

NO_CLOCK = wire.TimeControl()
CLOCK = {"kind": "move", "amount": 60, "more": 0, "on_time": "bot"}


async def vanished(house: House, *others: str) -> list[Racer]:
    """It is the turn of Sam, on the first seat, who has closed the page; the host is on the second."""
    sam, *rest = await playing(house, NO_CLOCK, "Sam", *others)
    sam.here.table.host = rest[0].person
    await sam.gone()
    return [sam, *rest]


def bot_in(visitor: Racer, seat: int = 0) -> int | None:
    found: int | None = visitor.table["seats"][seat]["bot_in"]
    return found


def told(visitor: Racer) -> list[str]:
    """What the table itself told."""
    events: list[str] = [line["data"]["event"] for line in visitor.news.values()]
    return [event for event in events if event.startswith("table-")]


class Rung:
    """A bell that writes down whom it calls."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []
        self.hooks: list[str] = []

    def wants(self, person: str) -> bool:
        return True

    def ring(self, call: Notification) -> None:
        self.calls.append((call.event, call.person))

    def tell(self, hook: Hooked, call: Notification) -> None:
        self.hooks.append(call.event)


# A bot.


def test_after_a_minute_the_host_seats_a_bot_of_any_level_and_it_moves(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        _sam, ann, bas = await vanished(house, "Ann", "Bas")
        assert (bot_in(ann), bot_in(ann, 1)) == (MINUTE, None)
        await house.later(MINUTE - 1)
        assert await ann.refused("replace-absent", seat=0, bot="easy") == "too-early"
        await house.later(1)
        assert await ann.refused("replace-absent", seat=0, bot="genius") == "unknown-bot"
        assert await ann.refused("replace-absent", seat=1, bot="easy") == "not-asked"
        await ann.ask("replace-absent", seat=0, bot="easy")
        assert table_codes(ann) == ["stand-in:1=easy"]
        assert (bas.table["seats"][0]["bot"], bas.table["seats"][0]["stand_in"], bot_in(bas)) == ("easy", True, None)
        before = len(ann.codes())
        await house.later(1_000)
        assert [code for code in ann.codes()[before:] if code.startswith("1 ")], "the bot has played"

    happens(tmp_path, scenario)


def test_who_comes_back_takes_the_seat_back(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        sam, ann = await vanished(house, "Ann")
        await house.later(MINUTE)
        await ann.ask("replace-absent", seat=0, bot="hard")
        sam = await sam.back()
        assert sam.table["seats"][0]["stand_in"]
        await sam.ask("sit", seat=0)
        assert (table_codes(ann), ann.table["seats"][0]["stand_in"]) == (["stand-in:1=hard", "back:1"], False)
        await answer(sam)
        house.bots.thinking.set()

    happens(tmp_path, scenario)


def test_who_is_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        sam, ann = await vanished(house, "Ann")
        await house.later(30_000)
        sam = await sam.back()
        assert bot_in(ann) is None
        assert await ann.refused("replace-absent", seat=0, bot="easy") == "not-asked"
        await sam.gone()
        assert bot_in(ann) == MINUTE, "the minute begins anew"

    happens(tmp_path, scenario)


def test_who_is_away_and_not_asked_is_not_replaced(tmp_path: Path) -> None:
    """Until it is their turn: then all are told that they are waited for."""

    async def scenario(house: House) -> None:
        ann, bas = await playing(house, NO_CLOCK, "Ann", "Bas")
        await bas.gone()
        await house.later(HOUR)
        assert await ann.refused("replace-absent", seat=1, bot="easy") == "not-asked"
        assert bot_in(ann, 1) is None
        await end_turn([ann, bas], 0)
        await house.quiet()
        assert bot_in(ann, 1) == 0

    happens(tmp_path, scenario)


def test_the_others_vote_without_the_host(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        _, ann, bas, eva = await vanished(house, "Ann", "Bas", "Eva")
        await ann.gone()
        await house.later(MINUTE)
        await bas.ask("replace-absent", seat=0, bot="easy")
        assert eva.position["bot_votes"] == [{"seat": 0, "person": bas.person, "bot": "easy"}]
        await bas.ask("replace-absent", seat=0, bot="")
        assert eva.position["bot_votes"] == []
        await bas.ask("replace-absent", seat=0, bot="hard")
        assert table_codes(bas) == [], "one of two is not enough"
        await eva.ask("replace-absent", seat=0, bot="easy")
        assert table_codes(bas) == ["stand-in:1=hard"], "of equal votes the first"
        assert bas.news[max(bas.news)]["data"]["late"]
        house.bots.thinking.set()

    happens(tmp_path, scenario)


def test_a_vote_passes_when_those_against_it_leave(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        _, ann, bas, eva = await vanished(house, "Ann", "Bas", "Eva")
        await ann.gone()
        await house.later(MINUTE)
        await bas.ask("replace-absent", seat=0, bot="easy")
        await eva.gone()
        assert table_codes(bas) == ["stand-in:1=easy"]
        house.bots.thinking.set()

    happens(tmp_path, scenario)


def test_votes_are_over_when_the_player_answers_and_outlive_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            sam, _ann, bas, eva = await vanished(house, "Ann", "Bas", "Eva")
            await house.later(MINUTE)
            await bas.ask("replace-absent", seat=0, bot="easy")
            clock = house.clock
        async with opened(tmp_path, FakeClock(5, clock.wall())) as later:
            again = await Racer(later, sam.person).at(sam.table["id"])
            watching = await Racer(later, eva.person).at(sam.table["id"])
            assert len(watching.position["bot_votes"]) == 1
            await answer(again)
            assert watching.position["bot_votes"] == []

    asyncio.run(scenario())


def test_onlookers_have_no_vote_and_clocks_decide_where_there_is_one(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        _sam, ann = await vanished(house, "Ann")
        eve = await Racer(house).at(ann.table["id"])
        await house.later(MINUTE)
        assert await eve.refused("replace-absent", seat=0, bot="easy") == "not-asked"
        assert await eve.refused("nudge", seat=0) == "not-your-seat"
        timed, other = await playing(house, a_move(600), "Ann", "Bas")
        await timed.gone()
        await house.later(2 * MINUTE)
        assert bot_in(other) is None
        assert await other.refused("replace-absent", seat=0, bot="easy") == "not-asked"

    happens(tmp_path, scenario)


# Who is not wanted.


def test_a_bot_plays_on_for_who_is_banned(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        sam, ann = await playing(house, NO_CLOCK, "Sam", "Ann")
        await house.hub.store.ban(Ban(PERSON, sam.person, 0, "", house.clock.wall()))
        await house.hub.moderation.look()
        await house.quiet()
        assert table_codes(ann) == ["stand-in:1=medium"]
        house.bots.thinking.set()

    happens(tmp_path, scenario)


def test_a_player_whom_the_host_blocks_is_replaced_once_away(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        sam, ann = await playing(house, NO_CLOCK, "Sam", "Ann")
        sam.here.table.host = ann.person
        await ann.ask("block", person=sam.person, on=True)
        await house.later(HOUR)
        assert table_codes(ann) == [], "who plays and is here plays on"
        await sam.gone()
        await house.later(MINUTE - 1)
        assert table_codes(ann) == []
        await house.later(1)
        assert table_codes(ann) == ["stand-in:1=medium"]
        house.bots.thinking.set()

    happens(tmp_path, scenario)


# A nudge.


def test_a_nudge_reaches_pages_and_those_who_do_not_look_but_not_too_often(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        sam, ann, bas = await playing(house, NO_CLOCK, "Sam", "Ann", "Bas")
        house.hub.notifier = bell = Rung()
        sam.here.table.hook = Hooked("https://example.org/", "")
        await ann.ask("nudge", seat=0)
        assert sent(sam, "nudged") == [{"type": "nudged", "seat": 0, "by": ann.person}]
        assert (bell.calls, bell.hooks) == ([], ["nudge"]), "who looks is told on the page"
        assert await bas.refused("nudge", seat=0) == "nudged"
        assert await ann.refused("nudge", seat=2) == "not-asked"
        assert await sam.refused("nudge", seat=0) == "not-asked"
        await sam.gone()
        await house.later(NUDGE_EVERY_MS)
        await bas.ask("nudge", seat=0)
        assert bell.calls == [("nudge", sam.person)]

    happens(tmp_path, scenario)


# A clock by consent.


def test_all_who_are_here_agree_to_a_clock_and_it_runs_at_once(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        sam, ann, bas = await playing(house, NO_CLOCK, "Sam", "Ann", "Bas")
        await ann.ask("propose-clock", time=CLOCK)
        proposal = bas.position["clock_proposal"]
        assert (proposal["time"], proposal["left"]) == (CLOCK, LAPSES_MS)
        assert (proposal["needed"], proposal["agreed"]) == ([sam.person, ann.person, bas.person], [ann.person])
        assert await bas.refused("propose-clock", time=CLOCK) == "stale"
        await sam.ask("answer-clock", proposal=proposal["number"], agree=True)
        await bas.ask("answer-clock", proposal=proposal["number"], agree=True)
        assert (bas.position["clock_proposal"], bas.table["time"]) == (None, CLOCK)
        assert (running(bas), left(bas, 0)) == ([0], MINUTE)
        assert told(bas) == ["table-clock-proposed", "table-clock-added"]
        house.bots.thinking.clear()
        await house.later(MINUTE + GRACE)
        assert table_codes(bas) == ["timeout:1=flag", "stand-in:1=medium"]
        assert await bas.refused("propose-clock", time=CLOCK) == "bad-clock"
        house.bots.thinking.set()

    happens(tmp_path, scenario)


def test_one_who_declines_is_enough_and_nobody_proposes_twice_in_a_round(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        sam, ann = await playing(house, NO_CLOCK, "Sam", "Ann")
        await sam.ask("propose-clock", time=CLOCK)
        number = ann.position["clock_proposal"]["number"]
        assert await ann.refused("answer-clock", proposal=number + 1, agree=False) == "stale"
        await ann.ask("answer-clock", proposal=number, agree=False)
        assert (sam.position["clock_proposal"], told(sam)[-1]) == (None, "table-clock-declined")
        assert await sam.refused("propose-clock", time=CLOCK) == "too-early"
        assert await ann.refused("propose-clock", time={"kind": "none"}) == "bad-clock"
        await ann.ask("propose-clock", time=CLOCK)
        await house.later(LAPSES_MS - 1)
        assert sam.position["clock_proposal"] is not None
        await house.later(1)
        assert (sam.position["clock_proposal"], told(sam)[-1]) == (None, "table-clock-lapsed")

    happens(tmp_path, scenario)


def test_who_has_been_away_for_a_minute_is_not_asked(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        _sam, ann, bas = await vanished(house, "Ann", "Bas")
        await house.later(30_000)
        await ann.ask("propose-clock", time=CLOCK)
        await bas.ask("answer-clock", proposal=bas.position["clock_proposal"]["number"], agree=True)
        assert bas.position["clock_proposal"] is not None, "Sam may be back in a moment"
        await house.later(30_000)
        assert (bas.table["time"], running(bas)) == (CLOCK, [0])

    happens(tmp_path, scenario)


@pytest.mark.usefixtures("dash")
def test_a_race_has_a_clock_of_its_own(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await house.racers("Ann", "Bas")
        assert await ann.refused("propose-clock", time=CLOCK) == "bad-clock"

    happens(tmp_path, scenario)


def test_a_clock_that_was_added_outlives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ann, bas = await playing(house, NO_CLOCK, "Ann", "Bas")
            await ann.ask("propose-clock", time=CLOCK)
            await bas.ask("answer-clock", proposal=bas.position["clock_proposal"]["number"], agree=True)
            await house.later(20_000)
            clock = house.clock
        async with opened(tmp_path, FakeClock(5, clock.wall())) as later:
            again = await Racer(later, bas.person).at(ann.table["id"])
            assert (again.table["time"], left(again, 0)) == (CLOCK, 40_000)
            assert (await later.hub.lobby(ann.person)).mine[0].time.kind == "move"

    asyncio.run(scenario())
