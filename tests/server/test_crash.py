"""The server is killed at any place, and everything that anybody was told is there when it comes back."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from tests.server.playing import LAM, started
from tests.server.running import HAS_PROC, PATIENCE, ROOT, Page, Person, Refusal, Server, running, wait_until
from tests.server.surviving_tables import Evening, Party, verify


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is killed again and again, always with the same tables on its disk."""
    with running(tmp_path_factory.mktemp("mortal")) as found:
        yield found


def slay(server: Server) -> None:
    os.killpg(server.process.pid, signal.SIGKILL)


def killed_at_any_moment(server: Server, rng: Random, folder: Path, longest: float) -> None:
    evening = Evening(server, rng)
    timer = Timer(rng.uniform(0.0, longest), slay, [server])
    timer.start()
    evening.play_until_broken()
    timer.join()
    server.restart()
    evening.come_back()
    evening.play_out(folder)


@pytest.mark.parametrize("seed", range(3))
def test_killed_at_any_moment_of_several_games(mortal: Server, tmp_path: Path, seed: int) -> None:
    killed_at_any_moment(mortal, Random(seed), tmp_path, 0.6)


def test_killed_while_a_move_is_in_flight(mortal: Server, tmp_path: Path) -> None:
    """The line breaks before the answer: the same move once more counts once."""
    party = Party(mortal, ("Ann", "Bob"))
    party.start()
    rng = Random(5)
    party.play(rng, 8)
    mover = next(guest for guest in party.guests if guest.page.caught().decision is not None)
    decision = mover.page.decision
    assert decision is not None
    act = {"seat": decision["seat"], "decision": decision["id"], "code": decision["options"][0]["code"]}
    mover.page.send("act", **act)
    mover.pending = act
    mortal.restart()
    party.come_back()
    party.play_out(rng)
    verify(tmp_path, party)


def test_killed_right_after_an_ok(mortal: Server) -> None:
    party = Party(mortal, ("Ann", "Bob"))
    party.start()
    rng = Random(6)
    party.play(rng, 12)
    acted = [len(guest.acted) for guest in party.guests]
    assert sum(acted) >= 12
    mortal.restart()
    party.come_back()
    assert [len(guest.acted) for guest in party.guests] == acted
    party.check_acted()
    party.play_out(rng)


def test_killed_in_mid_choice_the_question_is_the_same(mortal: Server) -> None:
    party = Party(mortal, ("Ann", "Bob"), character_choice="random", first_player="seat1")
    party.start()
    page = party.pages[0]
    decision = page.caught().decision
    assert decision is not None
    old = page.position
    mortal.restart()
    page.reopen()
    assert page.decision == decision
    assert page.position == old
    assert page.ask("act", seat=0, decision=decision["id"], code=decision["options"][0]["code"])["type"] == "ok"


def promised(party: Party) -> None:
    """Everybody has promised a share, and the server may have heard it."""
    party.pages[0].send("start")
    for page in party.pages:
        page.until(lambda page=page: page.phase == "starting")  # type: ignore[misc]


def revealed(party: Party) -> None:
    """Everybody was asked for the share and has sent it: the game may have begun."""
    promised(party)
    for page in party.pages:
        page.until(lambda page=page: page.table["reveal"] or page.phase == "playing")  # type: ignore[misc]


@pytest.mark.parametrize("stage", [promised, revealed])
def test_killed_while_a_game_is_starting(mortal: Server, tmp_path: Path, stage: Callable[[Party], None]) -> None:
    """It has begun or it has not: in the second case it can be started again."""
    party = Party(mortal, ("Ann", "Bob", "easy"))
    stage(party)
    mortal.restart()
    for page in party.pages:
        begun = page.phase == "playing"
        page.reopen()
        assert page.phase == "playing" if begun else page.phase in ("open", "playing")
    if party.pages[0].phase == "open":
        party.start()
    party.play_out(Random(8))
    verify(tmp_path, party)


def test_killed_right_after_anything_that_is_no_move(mortal: Server) -> None:
    """The table, its seats, its settings, names, chat, mutes and an undo are on disk when they are answered."""
    ann, bob = Person(mortal, "Ann"), Person(mortal, "Bob")
    pages = table_with_everything(ann, bob)
    pages[0].caught()
    before = [(page.seq, page.table, page.position, page.news, page.chat, page.you) for page in pages]
    ann.put("/api/me", {"name": "Anna"})
    mortal.restart()
    assert ann.get("/api/me")["name"] == "Anna"
    for page, (seq, table, position, news, chat, you) in zip(pages, before, strict=True):
        page.reopen()
        assert page.seq == seq + 1, "only the name has changed since"
        assert (page.position, page.news, page.you["muted"]) == (position, news, you["muted"])
        assert [line["text"] for line in page.chat.values()] == [line["text"] for line in chat.values()]
        assert page.table["options"] == table["options"]
        assert [seat["holder"] for seat in page.table["seats"]] == [seat["holder"] for seat in table["seats"]]
        assert page.table["seats"][0]["name"] == "Anna"


def table_with_everything(ann: Person, bob: Person) -> list[Page]:
    table = ann.create("me", "open", listed=True, options={"first_player": "seat1"})
    pages = [ann.page(table).ready(), bob.page(table).ready()]
    pages[1].ask("sit", seat=1)
    pages[0].ask("set-table", seats=3)
    pages[0].ask("set-seat", seat=2, bot="easy")
    pages[0].ask("say", channel="table", text="hello")
    started(pages)
    pages[0].act("pick:boxer")
    pages[0].ask("undo", seat=0)
    pages[1].ask("mute", person=ann.id, on=True)
    return pages


@HAS_PROC
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    """Bots think in processes of their own, which notice that the server is gone."""
    with running(tmp_path) as server:
        Evening(server, Random(9), ((LAM, ("Cas", "medium", "easy")),))
        assert len(server.living()) > 1
        os.kill(server.process.pid, signal.SIGKILL)
        server.finish(PATIENCE)
        wait_until(lambda: not server.living())


def test_a_damaged_file_is_told_and_nothing_is_served(tmp_path: Path) -> None:
    (tmp_path / "lamster.db").write_bytes(b"this is no database" * 1000)
    command = [sys.executable, "-m", "lamster", "serve", "--port", "0", "--data", str(tmp_path)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode != 0
    assert "http:" not in told.stdout, "it says that it is open, and never is"
    assert (tmp_path / "lamster.db").read_bytes().startswith(b"this is no database")


def test_what_was_refused_is_not_there_after_a_kill(mortal: Server) -> None:
    party = Party(mortal, ("Ann", "Bob"), first_player="seat1")
    party.start()
    page = party.pages[0].caught()
    decision = page.decision
    assert decision is not None
    with pytest.raises(Refusal):
        page.ask("act", seat=0, decision=decision["id"], code="pick:nobody")
    seq = page.seq
    mortal.restart()
    page.reopen()
    assert (page.seq, page.decision) == (seq, decision)
