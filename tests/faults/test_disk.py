"""A disk that is full, or must not be written to: what could not be saved has not happened, and people are told so."""

import resource
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.faults.faulty_server import LINUX_ONLY, run_faulty_server, startup_error
from tests.server.playing import begun, play_on
from tests.server.refusing import refused, unchanged
from tests.server.running import Page, Person, Refusal, Server, wait_until

pytestmark = LINUX_ONLY
SMALL = 4 * 1024 * 1024


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of a few megabytes, where the system lets us have one."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(place)]
    if not shutil.which("mount") or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("no file system can be mounted here")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def fill(disk: Path) -> Path:
    """Nothing more fits."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    return ballast


def until_refused(page: Page) -> Refusal:
    """The last page of the log may still have room."""
    for n in range(200):
        try:
            page.ask("say", channel="table", text=f"{n} " + "x" * 400)
        except Refusal as refusal:
            return refusal
    raise AssertionError("everything is saved, although nothing can be")


def check_on_disk(server: Server, pages: list[Page]) -> None:
    """The server is killed, and all that anybody was told is there: so it was saved."""
    told = [(page.caught().seq, page.position, page.chat) for page in pages]
    server.restart()
    for page, (seq, position, chat) in zip(pages, told, strict=True):
        page.reopen()
        assert (page.seq, page.position) == (seq, position)
        assert {n: line["text"] for n, line in page.chat.items()} == {n: line["text"] for n, line in chat.items()}


def test_the_disk_is_full(small_disk: Path) -> None:
    """Moves, chat and new tables are refused; those who only look are served; when there is room all goes on."""
    with run_faulty_server(small_disk / "data") as server:
        pages = begun(server, ["Ann", "Bob"])
        ballast = fill(small_disk)
        refusal = until_refused(pages[0])
        assert refusal.error == "storage"
        assert "disk is full" in str(refusal)
        mover = next(page for page in pages if page.caught().decision is not None)
        with unchanged(mover):
            decision = mover.decision
            assert decision is not None
            act = {"seat": decision["seat"], "decision": decision["id"], "code": decision["options"][0]["code"]}
            assert refused(mover, "act", **act) == "storage"
        person = mover.person
        assert person.get("/api/lobby")["mine"], "looking is possible"
        status, _, told = person.once("GET", "/api/ready")
        assert (status, "disk is full" in told.decode()) == (503, True)
        with pytest.raises(Refusal, match="full"):
            person.create("me", "open")
        ballast.unlink()
        assert mover.ask("act", **act)["type"] == "ok"
        wait_until(lambda: person.once("GET", "/api/ready")[0] == 200)
        assert play_on(pages, Random(1), 10) == 10
        check_on_disk(server, pages)


@pytest.mark.long
def test_files_may_not_grow(tmp_path: Path) -> None:
    """The same with a quota, also for who is not root; a bot's move is tried again until it can be saved."""
    with run_faulty_server(tmp_path / "data") as server:
        person = Person(server, "Ann")
        table = person.create("me", "beginner", options={"round_limit": 2, "first_player": "seat1"})
        page = person.page(table).ready()
        page.send("start")
        page.until(lambda: page.phase == "playing" and page.decision is not None)
        size = max(file.stat().st_size for file in server.data.iterdir())
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        assert until_refused(page).error == "storage"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        play_on([page], Random(2), 3)
        check_on_disk(server, [page])


@pytest.mark.long
def test_a_bot_waits_for_the_disk_and_people_are_told(small_disk: Path) -> None:
    with run_faulty_server(small_disk / "data", "--bot-pause", "0.3") as server:
        person = Person(server, "Ann")
        table = person.create("me", "beginner", options={"round_limit": 2, "first_player": "seat1"})
        page = person.page(table).ready()
        page.send("start")
        page.until(lambda: page.phase == "playing" and page.decision is not None)
        while page.decision is not None:
            page.act()
        ballast = fill(small_disk)
        seen = len(page.frames)
        page.until(lambda: any('"error":"storage"' in frame for frame in page.frames[seen:]))
        ballast.unlink()
        page.until(lambda: page.decision is not None or page.over)
        check_on_disk(server, [page])


# What must not be written to.


@pytest.mark.long
@pytest.mark.parametrize("what", ["folder", "file"])
def test_what_is_read_only_is_told_at_the_start(tmp_path: Path, what: str) -> None:
    """Nothing is served that could not be kept. The tables are there when the folder is as it was."""
    data = tmp_path / "data"
    with run_faulty_server(data) as server:
        pages = begun(server, ["Ann", "Bob"])
        play_on(pages, Random(3), 5)
        server.stop()
        changed = [data, *data.iterdir()] if what == "folder" else [data / "lamster.db"]
        modes = [path.stat().st_mode for path in changed]
        for path in changed:
            path.chmod(0o555 if path.is_dir() else 0o444)
        assert ("read-only" if what == "file" else "cannot be written") in startup_error(data)
        for path, mode in zip(changed, modes, strict=True):
            path.chmod(mode)
        server.start(server.port)
        for page in pages:
            page.reopen()
        assert play_on(pages, Random(4), 5) == 5


def test_a_new_folder_that_cannot_be_made(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    assert "cannot be written to" in startup_error(tmp_path / "data")
    tmp_path.chmod(0o755)
