"""Nobody is asked what needs no answer, and the time of what is played instead tells nothing about a hand."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from lamster.kernel.state import State
from lamster.tables.protocol import TimeControl
from lamster.tables.room.clocks.unasked_answers import PASSING_MS, QUIET_MS
from lamster.tables.room.notifications import seats_asked
from lamster.tables.room.perform import look_after_locked
from lamster.tables.room.telling import tell_everything
from tests.games.escape_from_new_york.table import table as new_york_table
from tests.games.on_the_lam.table import table
from tests.server.in_process import seeded
from tests.server.racing import House, Racer, happens
from tests.server.timing import of_days, playing

UNTIMED = TimeControl()


class Watcher(Racer):
    """Notes when each frame came."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.heard: list[tuple[int, str]] = []

    def read(self, text: str) -> dict[str, Any]:
        self.heard.append((self.house.clock.at, text))
        return super().read(text)


def searched(item: str, die: int) -> State:
    """The boxer has searched where charisma counts, for 5, and rolled; the item is not used yet."""
    return table(f"boxer A3 {item}", "dame D1", police="E1").play("go:B3", "search", f"*roll:{die}").state


async def put(page: Racer, state: State) -> None:
    """The game goes on from this position."""
    match = page.here.table.playing
    state.ply = len(match.log)
    match.state = state
    match.game.reopen(state, len(match.log))
    match.marks = [(len(match.kept), state.clone())]
    tell_everything(page.here)
    await look_after_locked(page.here)
    await page.house.quiet()


async def company(house: House, names: str = "Ann Bas", time: TimeControl = UNTIMED) -> list[Racer]:
    return await playing(house, time, *names.split())


def is_unasked(page: Racer) -> bool:
    assert page.decision is not None
    return bool(page.decision.get("unasked"))


def codes(page: Racer) -> list[str]:
    return [code for code in page.codes() if code.startswith("1 ")]


# What is told to the others.


def told(folder: Path, state: State, *standing: tuple[str, str]) -> list[tuple[int, str]]:
    """Everything that an onlooker and the other player are told, and when."""
    heard: list[tuple[int, str]] = []

    async def scenario(house: House) -> None:
        ann, bas = await company(house)
        for card, ask in standing:
            await ann.ask("set-standing-answer", seat=0, card=card, ask=ask)
        eve = Watcher(house)
        eve.heard = []
        await eve.at(ann.table["id"])
        await put(ann, state)
        bas.frames.clear()
        eve.heard.clear()
        begun = house.clock.at
        await house.later(5_000)
        heard.extend((at - begun, without_place(text)) for at, text in eve.heard)
        heard.extend((0, without_place(text)) for text in bas.frames)

    folder.mkdir()
    with seeded(7):
        happens(folder, scenario)
    return heard


def without_place(text: str) -> str:
    """A standing answer is an entry of the log, and how long that is depends on how many were set."""
    message = msgspec.json.decode(text)
    message.pop("seq", None)
    return msgspec.json.encode(message).decode()


def test_others_are_told_the_same_at_the_same_time_whether_a_card_is_held_or_not(tmp_path: Path) -> None:
    """Worlds that differ in the item alone: it does not apply, it changes nothing, its holder does not want to know."""
    useless = told(tmp_path / "useless", searched("sunglasses", 1))
    assert useless
    assert {at for at, _ in useless} <= {0, PASSING_MS}
    assert any(at == PASSING_MS for at, _ in useless)
    assert useless == told(tmp_path / "no matter", searched("extra_dough", 1))
    assert useless == told(tmp_path / "never", searched("cigarettes", 1), ("cigarettes", "never"))
    assert useless != told(tmp_path / "asked", searched("cigarettes", 1)), "who is asked may take longer"


# When it is played, and when not.


def happening(tmp_path: Path, state: State, then: Callable[[House, Racer, Racer], Awaitable[None]]) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await company(house)
        await put(ann, state)
        await then(house, ann, bas)

    happens(tmp_path, scenario)


def test_it_is_passed_after_its_time_and_said_to_be_to_its_own_player_alone(tmp_path: Path) -> None:
    async def then(house: House, ann: Racer, bas: Racer) -> None:
        assert ann.decision is not None
        assert (ann.decision["kind"], is_unasked(ann)) == ("item", True)
        assert (bas.decision, bas.position["asked"]) == (None, [0])
        await house.later(PASSING_MS - 1)
        assert codes(ann) == []
        await house.later(1)
        assert codes(ann) == ["1 keep"]

    happening(tmp_path, searched("sunglasses", 1), then)


def test_what_could_matter_is_asked_however_long_it_takes(tmp_path: Path) -> None:
    async def then(house: House, ann: Racer, bas: Racer) -> None:
        assert ann.decision is not None
        assert not is_unasked(ann)
        await house.later(60_000)
        assert codes(ann) == []
        await ann.act("use:extra_dough")
        assert codes(ann)[0] == "1 use:extra_dough"

    happening(tmp_path, searched("extra_dough", 2), then)


def test_who_always_wants_to_be_asked_is_asked(tmp_path: Path) -> None:
    async def then(house: House, ann: Racer, bas: Racer) -> None:
        await ann.ask("set-standing-answer", seat=0, card="extra_dough", ask="always")
        assert ann.decision is not None
        assert not is_unasked(ann)
        await house.later(60_000)
        assert codes(ann) == []

    happening(tmp_path, searched("extra_dough", 1), then)


def test_at_a_table_of_one_person_nothing_waits(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        (ann,) = await playing(house, UNTIMED, "Ann", bots=1)
        await put(ann, searched("sunglasses", 8))
        assert codes(ann)[:1] == ["1 keep"]

    happens(tmp_path, scenario)


def test_but_where_somebody_looks_on_it_does(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        (ann,) = await playing(house, UNTIMED, "Ann", bots=1)
        await Racer(house).at(ann.table["id"])
        await put(ann, searched("sunglasses", 8))
        assert codes(ann) == []
        await house.later(PASSING_MS)
        assert codes(ann)[:1] == ["1 keep"]

    happens(tmp_path, scenario)


def test_where_nothing_was_to_be_seen_it_takes_less(tmp_path: Path) -> None:
    """A window of a Hero follows another, and only the Hero knows that the cigarettes are of no use."""

    async def scenario(house: House) -> None:
        ann, _ = await playing(house, UNTIMED, "Ann", "Bas", game="escape-from-new-york")
        await put(ann, new_york_table("snake D5 cigarettes", "maggie F5", step=0, windows=True).state)
        while not codes(ann):
            await house.later(QUIET_MS)
        assert (codes(ann), ann.position["asked"]) == (["1 go-on"], [0])
        await house.later(QUIET_MS - 1)
        assert codes(ann) == ["1 go-on"]
        await house.later(1)
        assert codes(ann) == ["1 go-on"] * 2
        assert ann.decision is not None
        assert (ann.decision["kind"], is_unasked(ann)) == ("choose", False)

    happens(tmp_path, scenario)


def test_an_undo_goes_back_beyond_what_nobody_was_asked(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await playing(house, UNTIMED, "Ann", "Bas", game="escape-from-new-york")
        await put(ann, new_york_table("snake D5 cigarettes", "maggie F5", step=2, windows=True).state)
        for code in ("choose:dead-run", "choose:ghost-step", "ready"):
            await ann.act(code)
        assert ann.decision is not None
        assert (ann.decision["kind"], is_unasked(ann)) == ("window", True)
        await house.later(PASSING_MS)
        assert (codes(ann)[-1], ann.decision["kind"], ann.position["undo"]) == ("1 go-on", "play", True)
        await ann.ask("undo", seat=0)
        assert ann.decision["kind"] == "choose"
        assert "ready" in [option["code"] for option in ann.decision["options"]]

    happens(tmp_path, scenario)


# Standing answers.


def test_a_standing_answer_is_told_to_nobody_else_and_survives_a_reload(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bas = await company(house)
        before = len(bas.frames)
        await ann.ask("set-standing-answer", seat=0, card="cigarettes", ask="never")
        await ann.ask("set-standing-answer", seat=0, card="cigarettes", ask="never")
        assert ann.you["standing"] == {"cigarettes": "never"}
        await house.quiet()
        assert bas.frames[before:] == []
        assert (bas.you["standing"], (await bas.back()).you["standing"]) == ({}, {})
        assert (await ann.back()).you["standing"] == {"cigarettes": "never"}
        assert sum(b"standing-answer-set" in line.entry for line in await house.hub.store.read(ann.table["id"])) == 1

    happens(tmp_path, scenario)


def test_what_is_no_card_of_a_window_or_not_the_own_seat_is_refused(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await company(house)
        assert await ann.refused("set-standing-answer", seat=0, card="boxer_glove", ask="never") == "unknown-card"
        assert await ann.refused("set-standing-answer", seat=1, card="cigarettes", ask="never") == "not-your-seat"

    happens(tmp_path, scenario)


def test_by_days_nobody_is_notified_of_what_a_standing_answer_settles(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, _ = await company(house, time=of_days(2))
        await ann.ask("set-standing-answer", seat=0, card="cigarettes", ask="never")
        await put(ann, searched("cigarettes", 1))
        assert seats_asked(ann.here.table) == set()
        await ann.ask("set-standing-answer", seat=0, card="cigarettes", ask="always")
        assert seats_asked(ann.here.table) == {0}

    happens(tmp_path, scenario)
