"""The lab on a real Ray gives the results of a local run, even if a worker is killed.

`python dev.py long` runs these in an environment that has Ray. It takes a while to start.
"""

import os
import signal
import tempfile
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from lamster.kernel.decision import Refusal
from lamster.lab.parallel import Bundle, PartsLost, Workers, run_parallel
from lamster.lab.simulate import simulate
from lamster.lab.tournament import Tournament, TournamentSpec
from tests.command_runner import CommandRunner
from tests.lab.parallel_work import kill_worker, raise_key_error, ray_workers, squares
from tests.lab.ray_setup import GAME, MARKS, ray, without_timing

pytestmark = MARKS
SHORT = {"round_limit": 8}
PARTS = [range(first, first + 3) for first in range(0, 30, 3)]


@pytest.fixture(scope="module")
def here() -> Iterator[Workers]:
    """A Ray that stays connected for several tests, as in a program that already uses Ray: the lab must not stop it."""
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    with tempfile.TemporaryDirectory(prefix="lamster-", ignore_cleanup_errors=True) as folder:
        ray.init("local", num_cpus=2, _temp_dir=folder, **quiet)
        yield Workers(2, "ray")
        ray.shutdown()


def test_a_ray_of_our_own_comes_and_goes(run: CommandRunner, tmp_path: Path) -> None:
    arguments = ("simulate", GAME, "--games", "24", "--option", "round_limit=8", "--seed", "own", "--json")
    code, out, err = run(*arguments, "--on", "ray", "--jobs", "2", "--records", str(tmp_path / "records"))
    assert (code, err) == (0, "")
    assert '"errors": []' in out
    assert len(list((tmp_path / "records").iterdir())) == 24
    assert not ray.is_initialized()
    assert not (Path.home() / ".ray" / "auth_token").exists(), "its secret is kept in no file"


def test_simulations_are_those_of_this_machine(here: Workers) -> None:
    runs = [simulate(GAME, ["thumb", "random"], 60, "ray", SHORT, workers) for workers in (Workers(), here)]
    assert without_timing(runs[0]) == without_timing(runs[1])
    assert ray.is_initialized(), "it was not ours to stop"


def test_tournaments_are_those_of_this_machine(here: Workers) -> None:
    order = TournamentSpec(GAME, ("thumb", "random", "easy"), 20, "ray", SHORT)
    assert Tournament(order).play(here) == Tournament(order).play()


def test_a_killed_worker_costs_nothing_but_time(here: Workers, tmp_path: Path) -> None:
    found = list(run_parallel(partial(kill_worker, tmp_path, 1), PARTS, *here))
    assert len(list(tmp_path.iterdir())) == 1, "somebody was killed"
    assert len(found) == len(PARTS)
    assert dict(found) == {part: squares(part) for part in PARTS}


def test_a_worker_killed_in_the_middle_of_a_simulation(here: Workers, lost: list[Bundle]) -> None:
    """Kills a worker with SIGKILL while it plays; the result equals that of an undisturbed run."""
    killed: list[int] = []

    def kill(done: int) -> None:
        if not killed and (worker := busy_worker()):
            os.kill(worker, signal.SIGKILL)
            killed.append(done)

    result = simulate(GAME, ["thumb", "random"], 300, "killed", SHORT, here, kill)
    assert killed
    assert killed[0] < 300
    assert lost, "it had something in hand"
    assert without_timing(result) == without_timing(simulate(GAME, ["thumb", "random"], 300, "killed", SHORT))


def busy_worker() -> int | None:
    """A process of our local Ray that runs a bundle now."""
    ours = {process.process.pid for process in ray._private.worker._global_node.all_processes["raylet"]}
    return next((pid for pid, parent in ray_workers().items() if parent in ours), None)


def test_work_that_always_kills_is_given_up_and_all_else_is_done(here: Workers, tmp_path: Path) -> None:
    found: dict[range, list[int]] = {}
    with pytest.raises(PartsLost, match="games 7 to 9 were not played") as lost:
        found.update(run_parallel(partial(kill_worker, tmp_path, 99), PARTS, *here))
    assert lost.value.parts == [range(6, 9)]
    assert len(list(tmp_path.iterdir())) == 3, "that many were killed"
    assert found == {part: squares(part) for part in PARTS if part.start != 6}


def test_what_the_work_raises_is_raised_here(here: Workers) -> None:
    with pytest.raises(KeyError):
        list(run_parallel(raise_key_error, PARTS, *here))


def test_a_worker_that_cannot_load_the_program_is_told(
    here: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Like a machine without Lamster: the module of the work is deleted before the workers import it."""
    module = tmp_path / "only_here.py"
    module.write_text("def play(part):\n    return list(part)\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    play = import_module("only_here").play
    module.unlink()
    with pytest.raises(Refusal, match="the same lamster must be installed on every machine"):
        list(run_parallel(play, PARTS, *here))


def test_one_ray_at_a_time(here: Workers) -> None:
    with pytest.raises(Refusal, match="connected with a Ray already"):
        list(run_parallel(squares, PARTS, 1, "ray://127.0.0.1:1"))
