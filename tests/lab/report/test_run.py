"""Making a report: the same bytes every time, whoever plays the games and however often it is interrupted."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lamster.lab.parallel import Workers
from lamster.lab.report import run as running
from lamster.lab.report.checkpoint import Kept, packed, unpacked
from lamster.lab.report.counts import Sums, play_batch
from lamster.lab.report.files import folder_of, write
from lamster.lab.report.findings import findings
from lamster.lab.report.run import run
from lamster.lab.report.spec import BATCHES, Order, batch_size
from lamster.lab.report.text import Saying
from tests.command_runner import CommandRunner

ORDER = Order("on-the-lam", ("thumb", "random"), 16, "run", {"round_limit": 4}, (("skill_die", ("d6", "d10")),))
COMMAND = (
    *("report", "on-the-lam", "--bots", "thumb,random", "--games", "16", "--seed", "run"),
    *("--option", "round_limit=4", "--sweep", "skill_die=d6,d10"),
)


def written(out: Path, sums: list[Sums], language: str = "en") -> dict[str, bytes]:
    """All files of a report but the batches, by name."""
    paths = write(out, Saying(ORDER, language), findings(ORDER, sums))
    return {path.relative_to(out.parent).as_posix(): path.read_bytes() for path in paths}


def batches(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()[1:]


@pytest.fixture(scope="module")
def sums(tmp_path_factory: pytest.TempPathFactory) -> list[Sums]:
    return run(ORDER, Kept(tmp_path_factory.mktemp("whole") / "batches.txt", ORDER))


def test_the_same_order_gives_the_same_bytes_in_any_number_of_processes(tmp_path: Path, sums: list[Sums]) -> None:
    two = run(ORDER, Kept(tmp_path / "batches.txt", ORDER), Workers(2))
    assert written(tmp_path / "one" / "page.html", sums) == written(tmp_path / "two" / "page.html", two)


def test_an_interrupted_run_goes_on_where_it_stopped(
    tmp_path: Path, sums: list[Sums], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "batches.txt"

    def stop(done: int) -> None:
        if done >= 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(ORDER, Kept(path, ORDER), progress=stop)
    assert 0 < len(batches(path)) < len(ORDER.parts())
    kept = Kept(path, ORDER)
    before = set(kept.done)
    played: list[int] = []

    def noted(order: Order, numbers: range) -> Sums:
        played.append(numbers.start)
        return play_batch(order, numbers)

    monkeypatch.setattr(running, "play_batch", noted)
    again = run(ORDER, kept)
    assert before.isdisjoint(played)
    assert before | set(played) == {part.start for part in ORDER.parts()}
    assert written(tmp_path / "again" / "page.html", again) == written(tmp_path / "whole" / "page.html", sums)


def test_a_finished_run_plays_nothing_again(tmp_path: Path, sums: list[Sums]) -> None:
    path = tmp_path / "batches.txt"
    run(ORDER, Kept(path, ORDER))
    told: list[int] = []
    assert run(ORDER, Kept(path, ORDER), progress=told.append) == sums
    assert told == []


@pytest.mark.parametrize(
    "other",
    [
        ORDER._replace(seed="other"),
        ORDER._replace(games=17),
        ORDER._replace(bots=("random", "random")),
        ORDER._replace(options={"round_limit": 5}),
        ORDER._replace(sweeps=()),
        ORDER._replace(rotate=True),
    ],
)
def test_what_belongs_to_another_order_is_not_used(tmp_path: Path, other: Order) -> None:
    path = tmp_path / "batches.txt"
    kept = Kept(path, ORDER)
    kept.add(0, {"sums": {"games": 2}, "paths": [], "errors": []})
    assert Kept(path, ORDER).done
    fresh = Kept(path, other)
    assert fresh.fresh
    assert not fresh.done
    assert batches(path) == []


def spoilt(line: str) -> Iterator[str]:
    yield line[: len(line) // 2]
    yield line[:40] + ("A" if line[40] != "A" else "B") + line[41:]
    yield "nonsense"
    yield packed(1, {"sums": {"games": 2}, "paths": [], "errors": []})
    yield packed(0, {"sums": {"games": 99}, "paths": [], "errors": []})


def test_a_spoilt_file_is_told_and_played_again(tmp_path: Path) -> None:
    """A line that broke off, one with another letter, none at all, and batches that are not of this order."""
    line = packed(0, {"sums": {"games": 2}, "paths": [[[0.25]]], "errors": []})
    assert unpacked(line) == (0, {"sums": {"games": 2}, "paths": [[[0.25]]], "errors": []})
    for number, bad in enumerate(spoilt(line)):
        path = tmp_path / f"{number}.txt"
        path.write_text(f"{Kept(path, ORDER).head}\n{bad}\n", encoding="utf-8")
        kept = Kept(path, ORDER)
        assert (kept.unread, kept.done, kept.fresh) == (1, {}, False)
        assert batches(path) == []


def test_batches_do_not_depend_on_who_plays_them() -> None:
    parts = ORDER.parts()
    assert [number for part in parts for number in part] == list(range(32))
    odd = ORDER._replace(games=17).parts()
    assert [number for part in odd for number in part] == list(range(34))
    assert all(part[0] // 17 == part[-1] // 17 for part in odd), "no batch has games of two settings"
    many = ORDER._replace(games=1_000_000)
    assert len(many.parts()) <= 2 * BATCHES
    assert batch_size(("random", "random")) > batch_size(("thumb", "random")) > batch_size(("thumb", "search:9")) == 1


# The command.


def test_the_command_writes_page_charts_and_figures(run: CommandRunner, tmp_path: Path, sums: list[Sums]) -> None:
    out = tmp_path / "lam.html"
    code, told, err = run(*COMMAND, "--out", str(out))
    assert (code, err) == (0, "")
    assert "The fairest setting is" in told
    assert f"Report: {out}" in told
    expected = written(tmp_path / "other" / "lam.html", sums)
    assert {name: (tmp_path / name).read_bytes() for name in expected} == expected
    again = run(*COMMAND, "--out", str(out), "--language", "nl")
    assert "Er waren al 32 spellen gespeeld" in again.out
    assert "Balansrapport" in out.read_text(encoding="utf-8")


def test_the_command_says_what_became_of_an_earlier_run(run: CommandRunner, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "lam.html"))
    short = (*COMMAND[:4], "--games", "2", "--option", "round_limit=2", *out)
    assert "other order" not in run(*short).out
    assert "different command" in run(*short, "--seed", "x").out
    with (tmp_path / "lam" / "batches.txt").open("a", encoding="utf-8") as file:
        file.write("nonsense\n")
    told = run(*short, "--seed", "x").out
    assert "could not be read and is played again" in told
    assert "2 games were played before" in told
    assert "played before" not in run(*short, "--seed", "x", "--again").out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--games", "0"), "--games must be 1 or more, not 0"),
        (("--jobs", "0"), "--jobs must be 1 or more, not 0"),
        (("--out", "page.pdf"), "--out must be a page such as report.html, not 'page.pdf'"),
        (("--sweep", "loot=2..8"), "on-the-lam has no option 'loot'"),
        (("--sweep", "round_limit=8..2"), "from a number to a larger one"),
        (("--option", "skill_die=d7"), "it is one of d10, d6, d8, d12, 2d6"),
        (("--bots", "thumb"), "on-the-lam is for 2, 3 or 4 seats, not 1"),
        (("--on", "moon"), "moon"),
    ],
)
def test_wrong_usage_is_refused_and_nothing_is_written(
    run: CommandRunner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run("report", "on-the-lam", *arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert list(tmp_path.iterdir()) == []


def test_games_that_fail_are_told(run: CommandRunner, tmp_path: Path) -> None:
    endless = ("--option", "skill_die=d6", "--option", "search_marks=strict")
    out = tmp_path / "endless.html"
    code, told, _ = run("report", "on-the-lam", "--bots", "random,random", "--games", "1", *endless, "--out", str(out))
    assert code == 1
    assert "1 game could not be played to its end" in told
    assert "round_limit" in out.read_text(encoding="utf-8")


def test_the_folder_has_the_name_of_the_page() -> None:
    assert folder_of(Path("here", "page.html")) == Path("here", "page")
