"""Making a report: the same bytes every time, whoever plays the games and however often it is interrupted."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lamster.lab.parallel import Workers
from lamster.lab.report import run as running
from lamster.lab.report.checkpoint import Checkpoint, pack, unpack
from lamster.lab.report.counts import Sums, play_batch
from lamster.lab.report.files import folder_of
from lamster.lab.report.run import run
from lamster.lab.report.spec import MAX_BATCHES, ReportSpec, batch_size
from tests.lab.report.small_report import SPEC, report_files


def batches(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()[1:]


@pytest.fixture(scope="module")
def sums(tmp_path_factory: pytest.TempPathFactory) -> list[Sums]:
    return run(SPEC, Checkpoint(tmp_path_factory.mktemp("whole") / "batches.txt", SPEC))


def test_the_same_order_gives_the_same_bytes_in_any_number_of_processes(tmp_path: Path, sums: list[Sums]) -> None:
    two = run(SPEC, Checkpoint(tmp_path / "batches.txt", SPEC), Workers(2))
    assert report_files(tmp_path / "one" / "page.html", sums) == report_files(tmp_path / "two" / "page.html", two)


def test_an_interrupted_run_goes_on_where_it_stopped(
    tmp_path: Path, sums: list[Sums], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "batches.txt"

    def stop(done: int) -> None:
        if done >= 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(SPEC, Checkpoint(path, SPEC), progress=stop)
    assert 0 < len(batches(path)) < len(SPEC.parts())
    checkpoint = Checkpoint(path, SPEC)
    before = set(checkpoint.done)
    played: list[int] = []

    def noted(spec: ReportSpec, numbers: range) -> Sums:
        played.append(numbers.start)
        return play_batch(spec, numbers)

    monkeypatch.setattr(running, "play_batch", noted)
    again = run(SPEC, checkpoint)
    assert before.isdisjoint(played)
    assert before | set(played) == {part.start for part in SPEC.parts()}
    assert report_files(tmp_path / "again" / "page.html", again) == report_files(tmp_path / "whole" / "page.html", sums)


def test_a_finished_run_plays_nothing_again(tmp_path: Path, sums: list[Sums]) -> None:
    path = tmp_path / "batches.txt"
    run(SPEC, Checkpoint(path, SPEC))
    told: list[int] = []
    assert run(SPEC, Checkpoint(path, SPEC), progress=told.append) == sums
    assert told == []


@pytest.mark.parametrize(
    "other",
    [
        SPEC._replace(seed="other"),
        SPEC._replace(games=17),
        SPEC._replace(bots=("random", "random")),
        SPEC._replace(options={"round_limit": 5}),
        SPEC._replace(sweeps=()),
        SPEC._replace(rotate=True),
    ],
)
def test_what_belongs_to_another_order_is_not_used(tmp_path: Path, other: ReportSpec) -> None:
    path = tmp_path / "batches.txt"
    checkpoint = Checkpoint(path, SPEC)
    checkpoint.add(0, {"sums": {"games": 2}, "paths": [], "errors": []})
    assert Checkpoint(path, SPEC).done
    fresh = Checkpoint(path, other)
    assert fresh.fresh
    assert not fresh.done
    assert batches(path) == []


def spoilt(line: str) -> Iterator[str]:
    yield line[: len(line) // 2]
    yield line[:40] + ("A" if line[40] != "A" else "B") + line[41:]
    yield "nonsense"
    yield pack(1, {"sums": {"games": 2}, "paths": [], "errors": []})
    yield pack(0, {"sums": {"games": 99}, "paths": [], "errors": []})


def test_a_spoilt_file_is_told_and_played_again(tmp_path: Path) -> None:
    """A line that broke off, one with another letter, none at all, and batches that are not of this order."""
    line = pack(0, {"sums": {"games": 2}, "paths": [[[0.25]]], "errors": []})
    assert unpack(line) == (0, {"sums": {"games": 2}, "paths": [[[0.25]]], "errors": []})
    for number, bad in enumerate(spoilt(line)):
        path = tmp_path / f"{number}.txt"
        path.write_text(f"{Checkpoint(path, SPEC).head}\n{bad}\n", encoding="utf-8")
        checkpoint = Checkpoint(path, SPEC)
        assert (checkpoint.unread, checkpoint.done, checkpoint.fresh) == (1, {}, False)
        assert batches(path) == []


def test_batches_do_not_depend_on_who_plays_them() -> None:
    parts = SPEC.parts()
    assert [number for part in parts for number in part] == list(range(32))
    odd = SPEC._replace(games=17).parts()
    assert [number for part in odd for number in part] == list(range(34))
    assert all(part[0] // 17 == part[-1] // 17 for part in odd), "no batch has games of two settings"
    many = SPEC._replace(games=1_000_000)
    assert len(many.parts()) <= 2 * MAX_BATCHES
    assert batch_size(("random", "random")) > batch_size(("thumb", "random")) > batch_size(("thumb", "search:9")) == 1


def test_the_folder_has_the_name_of_the_page() -> None:
    assert folder_of(Path("here", "page.html")) == Path("here", "page")
