"""Guided first games over the wire: begun, led through, declined, left and gone on with, played on."""

from pathlib import Path

import pytest

from lamster.games import metas
from lamster.kernel.chance import Dice
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.record import read_record
from lamster.tables import protocol as wire
from lamster.tables.hub import lesson_tables
from lamster.tables.model import lessons
from lamster.tables.model.lessons import lesson_of
from lamster.tables.model.table import Table
from tests.server.racing import House, Racer, happens, sent
from tests.server.reading import Json
from tests.server.running import Page, Person, Refusal, Server

LAM = "on-the-lam"
GETAWAY = "getaway-driver"
UNTIMED = [name for name, meta in metas().items() if not meta.real_time]
LONG = 120_000


def learn(person: Person, game: str = LAM, **wanted: object) -> Page:
    table = person.json("POST", "/api/lessons", {"game": game, **wanted})["table"]
    return person.page(table).ready()


def lesson(page: Page) -> Json | None:
    found: Json | None = page.position["lesson"]
    return found


def asked(page: Page) -> Json:
    """Wait until the learner is asked something; the lesson as it stands then."""
    page.until(lambda: page.decision is not None)
    found = lesson(page)
    assert found is not None
    return found


def led(page: Page, steps: int = 10_000) -> int:
    """Do what the lesson says, so often or until it is over; how often it was done."""
    for step in range(steps):
        page.until(lambda: page.decision is not None or page.position["outcome"] is not None)
        now = lesson(page)
        assert now is not None
        if now["over"]:
            return step
        page.act(now["codes"][0])
    return steps


def refused(page: Page, code: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        page.act(code)
    return caught.value


@pytest.mark.parametrize("game", UNTIMED)
def test_a_lesson_leads_through_to_its_end(server: Server, game: str) -> None:
    written = lesson_of(game)
    assert written is not None
    page = learn(Person(server), game)
    assert led(page) == len(written.own)
    now = lesson(page)
    assert now is not None
    assert now["said"] == written.messages
    assert now["step"] == now["steps"] == len(written.own)
    assert now["codes"] == []


def test_nobody_needs_a_name_to_learn(server: Server) -> None:
    page = learn(Person(server))
    assert page.table["seats"][0]["name"] == ""
    assert asked(page)["said"] == ["lesson-goal", "lesson-pick"]


def test_what_is_new_is_told_apart(server: Server) -> None:
    page = learn(Person(server))
    assert asked(page)["fresh"] == 0
    led(page, 1)
    now = asked(page)
    assert now["said"][now["fresh"] :] == ["lesson-hand", "lesson-board", "lesson-move"]
    assert now["step"] == 1


def test_another_choice_is_declined_and_nothing_happens(server: Server) -> None:
    page = learn(Person(server))
    ply = page.position["ply"]
    found = refused(page, "pick:ceo")
    assert found.error == "not-in-lesson"
    assert found.body["about"] == {"code": "pick:boxer"}
    assert page.position["ply"] == ply
    page.act("pick:boxer")


def test_what_the_rules_refuse_is_refused_by_the_rules(server: Server) -> None:
    page = learn(Person(server))
    led(page, 1)
    asked(page)
    found = refused(page, "go:E3")
    assert (found.error, found.body["rule"]) == ("illegal", "OTL-T2")


def test_the_order_may_differ_where_the_lesson_lets_it(server: Server) -> None:
    page = learn(Person(server), "escape-from-new-york")
    led(page, 1)
    assert asked(page)["codes"] == ["choose:on-my-own", "choose:spray-the-street"]
    page.act("choose:spray-the-street")
    assert asked(page)["codes"] == ["choose:on-my-own"]


def test_the_coach_goes_back_with_the_learner(server: Server) -> None:
    page = learn(Person(server), "escape-from-new-york")
    led(page, 1)
    before = asked(page)
    page.act(before["codes"][0])
    assert asked(page)["step"] == before["step"] + 1
    assert page.position["undo"]
    page.ask("undo", seat=0)
    assert lesson(page) == before


@pytest.mark.parametrize("game", UNTIMED)
def test_going_back_changes_no_later_draw(server: Server, game: str) -> None:
    """Every action that can be undone is undone once, and the lesson ends as it does without that."""
    written = lesson_of(game)
    assert written is not None
    page = learn(Person(server), game)
    assert go_back_often(page)["said"] == written.messages
    if page.position["outcome"] is not None:
        assert draws_follow_from_the_seed(page.person.get(f"/api/tables/{page.table_id}/fairness")) > 0


def go_back_often(page: Page) -> Json:
    """Do what the lesson says until it is over, but undo every action once, where that can be done."""
    undone = 0
    while not (now := asked_or_over(page))["over"]:
        page.act(now["codes"][0])
        if page.position["undo"] and page.decision is not None:
            undone += 1
            page.ask("undo", seat=page.you["eyes"])
            assert asked(page)["step"] == now["step"]
            page.act(now["codes"][0])
    assert undone
    return now


def draws_follow_from_the_seed(told: Json) -> int:
    """Check what a client checks after a game; the number of draws that have an index of their own."""
    record = read_record(told["record"])
    dice = Dice(bytes.fromhex(record.headers["Seed"]))
    for draw in told["draws"]:
        asked = Decision(CHANCE, "draw", "", tuple(draw["codes"]), draw["weights"] and tuple(draw["weights"]))
        assert asked.pick(dice.word(draw.get("index", draw["place"]))) == record.lines[draw["place"]].code
    return len([draw for draw in told["draws"] if "index" in draw])


def asked_or_over(page: Page) -> Json:
    page.until(lambda: page.decision is not None or page.position["outcome"] is not None)
    found = lesson(page)
    assert found is not None
    return found


def test_a_lesson_is_not_gone_back_to_before_its_beginning(server: Server) -> None:
    page = learn(Person(server), GETAWAY)
    asked(page)
    assert not page.position["undo"]
    assert refused_to(page, "undo") == "no-undo"


def test_there_are_no_undo_requests_in_a_lesson_and_no_hint(server: Server) -> None:
    page = learn(Person(server), "escape-from-new-york")
    led(page, 2)
    asked(page)
    assert page.position["back"] == []
    assert not page.position["hint"]
    assert refused_to(page, "ask-undo", place=0) == "no-undo"
    assert refused_to(page, "ask-hint") == "no-hints"


def refused_to(page: Page, kind: str, **fields: object) -> str:
    with pytest.raises(Refusal) as caught:
        page.ask(kind, seat=page.you["eyes"], **fields)
    return caught.value.error


def test_a_lesson_is_gone_on_with_where_it_was_left(server: Server) -> None:
    person = Person(server)
    page = learn(person)
    led(page, 3)
    said = asked(page)["said"]
    page.close()
    again = learn(person)
    assert again.table_id == page.table_id
    assert asked(again)["said"] == said
    assert learn(person, anew=True).table_id != page.table_id


def card_of(person: Person, game: str) -> Json:
    found: Json = next(each for each in person.get("/api/lessons")["lessons"] if each["game"] == game)
    return found


def test_the_page_of_lessons_knows_how_far_one_has_come(server: Server) -> None:
    person = Person(server)
    assert card_of(person, LAM) == {"game": LAM, "minutes": 5, "steps": 17, "step": 0, "table": None, "done": False}
    page = learn(person)
    led(page, 2)
    assert card_of(person, LAM)["step"] == 2
    assert card_of(person, LAM)["table"] == page.table_id
    led(page)
    assert card_of(person, LAM) == {"game": LAM, "minutes": 5, "steps": 17, "step": 0, "table": None, "done": True}
    assert not card_of(Person(server), LAM)["done"]


def test_a_lesson_counts_for_no_statistics(server: Server) -> None:
    person = Person(server)
    led(learn(person))
    assert person.get("/api/me/games")["games"] == []


def test_a_lesson_can_be_played_on_against_bots(server: Server) -> None:
    person = Person(server)
    page = learn(person, GETAWAY)
    led(page)
    assert phase(person, page) == "over"
    ply = page.position["ply"]
    page.act("pass")
    page.until(lambda: page.decision is not None and page.position["ply"] > ply + 3)
    assert lesson(page) is None
    assert phase(person, page) == "further"
    assert card_of(person, GETAWAY)["done"]


def phase(person: Person, page: Page) -> str:
    found: str = next(card for card in person.get("/api/lobby")["mine"] if card["id"] == page.table_id)["lesson"]
    return found


@pytest.mark.parametrize("game", ["", "chess", "ON-THE-LAM"])
def test_there_is_no_lesson_of_another_game(server: Server, game: str) -> None:
    with pytest.raises(Refusal) as caught:
        Person(server).json("POST", "/api/lessons", {"game": game})
    assert caught.value.error == "unknown-game"


def test_a_lesson_that_is_asked_for_wrongly_is_refused(server: Server) -> None:
    with pytest.raises(Refusal) as caught:
        Person(server).json("POST", "/api/lessons", {"lesson": LAM})
    assert caught.value.error == "bad-message"


# With a clock that stands still.


async def begun(house: House, game: str) -> Racer:
    learner = Racer(house)
    return await learner.at(await lesson_tables.learn(house.hub, learner.person, "", wire.Learn(game)))


async def done(house: House, learner: Racer, code: str) -> None:
    """Answer, and let the others answer."""
    await learner.act(code)
    await house.later(10)


def test_a_race_is_taught_without_haste(tmp_path: Path) -> None:
    """Nobody turns the card for who still reads, and only the right row leads on."""

    async def scenario(house: House) -> None:
        learner = await begun(house, "outrun")
        await house.later(LONG)
        await done(house, learner, "pick:astronaut")
        for row, wrong in (("CSVDR", "C"), ("CRSTD", "DTSRC"), ("VLSDT", "TDSLV")):
            await house.later(LONG)
            assert learner.decision is not None
            assert learner.decision["kind"] == "turn"
            await done(house, learner, "turn")
            await house.later(3_000)
            assert await learner.refused("act", **answer(learner, f"run:{wrong}")) == "not-in-lesson"
            await house.later(20_000)
            await learner.finish(row)
            await house.quiet()
        outcome = learner.position["outcome"]
        assert outcome["winners"] == [0]
        assert learner.position["lesson"]["over"]
        assert house.bots.questions == []

    happens(tmp_path, scenario)


def answer(learner: Racer, code: str) -> Json:
    return {"seat": 0, "decision": learner.decision_id, "code": code}


def test_a_lesson_survives_the_server(tmp_path: Path) -> None:
    """It is the sum of its log, like every table."""

    async def first(house: House) -> None:
        learner = await begun(house, LAM)
        for code in ("pick:boxer", "go:A2", "search"):
            await done(house, learner, code)
        kept.append((learner.person, learner.table["id"], learner.position["lesson"]))

    async def second(house: House) -> None:
        person, table, before = kept[0]
        learner = await Racer(house, person).at(table)
        assert learner.position["lesson"] == before
        await done(house, learner, "stop")

    kept: list[tuple[str, str, Json]] = []
    happens(tmp_path, first)
    happens(tmp_path, second)


def test_the_others_wait_for_their_turn_in_the_lesson(tmp_path: Path) -> None:
    """Where all are asked at once, a bot does not take what the learner is to take."""

    async def scenario(house: House) -> None:
        learner = await begun(house, "outrun")
        await house.later(LONG)
        assert learner.codes() == []
        await done(house, learner, "pick:astronaut")
        assert learner.codes()[:2] == ["1 pick:astronaut", "2 pick:robot"]

    happens(tmp_path, scenario)


def test_a_bot_goes_on_for_a_learner_who_leaves_a_race(tmp_path: Path) -> None:
    """The learner's runs are written without a time: the bot's answer carries one, or it would be refused for ever."""

    async def scenario(house: House) -> None:
        learner = await begun(house, "outrun")
        await done(house, learner, "pick:astronaut")
        await learner.ask("stand", seat=0)
        await house.later(LONG)
        assert [message["error"] for message in sent(learner, "error")] == []
        own = [code.partition("@")[0] for code in learner.codes() if code.startswith("1 ")]
        assert own[:5] == ["1 pick:astronaut", "1 turn", "1 run:CSVDR", "1 turn", "1 run:CRSTD"]

    happens(tmp_path, scenario)


def test_a_bot_whose_answer_is_refused_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It tries again after a while, and the table is free until then."""

    async def scenario(house: House) -> None:
        monkeypatch.setattr(lessons, "scripted_answer", lambda *_: "nonsense")
        learner = await begun(house, LAM)
        await learner.ask("stand", seat=0)
        for _ in range(3):
            await house.quiet()
        assert [message["error"] for message in sent(learner, "error")] == ["illegal"]
        assert not learner.here.lock.locked()
        await house.later(1_000)
        assert len(sent(learner, "error")) == 2

    happens(tmp_path, scenario)


def test_a_learner_without_a_name_takes_the_own_seat_back(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.thinking.clear()
        learner = await begun(house, LAM)
        assert learner.you["name"] == ""
        await learner.ask("stand", seat=0)
        assert learner.table["seats"][0]["stand_in"]
        await learner.ask("sit", seat=0)
        assert not learner.table["seats"][0]["stand_in"]
        assert await learner.refused("say", channel="table", text="hello") == "bad-name", "who speaks needs one"
        house.bots.thinking.set()

    happens(tmp_path, scenario)


def test_nobody_but_the_learner_is_taught(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        learner = await begun(house, LAM)
        assert learner.position["lesson"] is not None
        await learner.ask("look", seat=None)
        assert learner.position["lesson"] is None

    happens(tmp_path, scenario)


def test_old_logs_know_nothing_of_lessons_and_hints(tmp_path: Path) -> None:
    """A log of before: its entries lack the new fields."""
    created = (
        b'{"type":"created","game":"on-the-lam","rules":1,"seats":2,"options":{},"host":"a","listed":false,'
        b'"onlookers":true,"secret":"00"}'
    )
    table = Table.from_log("t", [(1, created)])
    assert (table.lesson, table.settings.hints, table.hinted) == (False, "alone", [0, 0])


def test_every_game_has_a_lesson_that_its_card_tells(server: Server) -> None:
    cards = Person(server).get("/api/games")["games"]
    assert {card["name"]: card["lesson"] for card in cards} == {
        name: found.minutes for name in metas() if (found := lesson_of(name)) is not None
    }
    assert all(card["lesson"] for card in cards)
