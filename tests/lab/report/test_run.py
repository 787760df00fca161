"""Making a report: the same bytes every time, whoever plays the games and however often it is interrupted."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lamster.lab.parallel import Workers
from lamster.lab.report import run as running
from lamster.lab.report.checkpoint import Kept, packed, unpacked
from lamster.lab.report.counts import Sums, play_batch
from lamster.lab.report.files import folder_of
from lamster.lab.report.run import run
from lamster.lab.report.spec import BATCHES, Order, batch_size
from tests.lab.report.small_report import ORDER, report_files


def batches(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()[1:]


@pytest.fixture(scope="module")
def sums(tmp_path_factory: pytest.TempPathFactory) -> list[Sums]:
    return run(ORDER, Kept(tmp_path_factory.mktemp("whole") / "batches.txt", ORDER))


def test_the_same_order_gives_the_same_bytes_in_any_number_of_processes(tmp_path: Path, sums: list[Sums]) -> None:
    two = run(ORDER, Kept(tmp_path / "batches.txt", ORDER), Workers(2))
    assert report_files(tmp_path / "one" / "page.html", sums) == report_files(tmp_path / "two" / "page.html", two)


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
    assert report_files(tmp_path / "again" / "page.html", again) == report_files(tmp_path / "whole" / "page.html", sums)


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


def test_the_folder_has_the_name_of_the_page() -> None:
    assert folder_of(Path("here", "page.html")) == Path("here", "page")
