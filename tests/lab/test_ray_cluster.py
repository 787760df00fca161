"""The lab on a Ray cluster of two nodes. Each node is a process group of this machine.

`python dev.py long` runs these in an environment that has Ray. It takes a while to start.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamster.kernel.decision import Refusal
from lamster.lab.parallel import Bundle, Workers
from lamster.lab.simulate import simulate
from lamster.lab.tournament import Tournament, TournamentSpec
from tests.lab.parallel_work import ray_workers
from tests.lab.ray_setup import GAME, MARKS, ray, without_timing
from tests.services.process import free_port

pytestmark = MARKS
START_TIMEOUT_S = 120
SHORT = {"round_limit": 12}


class Cluster:
    """A head node and a second node, each with one CPU."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.port, self.client = free_port(), free_port()
        self.nodes: list[subprocess.Popen[bytes]] = []
        ports = (f"--port={self.port}", f"--ray-client-server-port={self.client}")
        self.start("--head", *ports, "--include-dashboard=false", f"--temp-dir={folder}")
        wait_for(self.client)
        self.start(f"--address=127.0.0.1:{self.port}")

    def start(self, *arguments: str) -> None:
        program = Path(sys.executable).with_name("ray")
        command = [str(program), "start", "--block", "--num-cpus=1", "--disable-usage-stats", *arguments]
        quiet = subprocess.DEVNULL
        self.nodes.append(subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True))

    def kill(self, place: int) -> None:
        """Kill all processes of a node at once, like a power failure. Ray workers are process groups of their own."""
        players = self.playing(place)
        os.killpg(self.nodes[place].pid, signal.SIGKILL)
        for player in players:
            os.kill(player, signal.SIGKILL)
        self.nodes[place].wait()

    def playing(self, place: int) -> list[int]:
        """The processes of this node that run our bundles now."""
        return [pid for pid, parent in ray_workers().items() if os.getpgid(parent) == self.nodes[place].pid]

    def workers(self, door: str) -> Workers:
        on = {"client": f"ray://127.0.0.1:{self.client}", "node": f"ray:127.0.0.1:{self.port}"}
        return Workers(1, on[door])


def wait_for(port: int) -> None:
    for _ in range(2 * START_TIMEOUT_S):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.5)
        else:
            return
    pytest.fail(f"Ray did not start in {START_TIMEOUT_S} s")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="lamster-", ignore_cleanup_errors=True) as folder:
        found = Cluster(folder)
        yield found
        for place, node in enumerate(found.nodes):
            if node.poll() is None:
                found.kill(place)


def test_from_outside_the_cluster(cluster: Cluster) -> None:
    """Through Ray's client, simulations and tournaments give the results of a local run."""
    workers = cluster.workers("client")
    runs = [simulate(GAME, ["thumb", "random"], 40, "client", SHORT, one) for one in (Workers(), workers)]
    assert without_timing(runs[0]) == without_timing(runs[1])
    order = TournamentSpec(GAME, ("thumb", "random"), 10, "client", SHORT)
    assert Tournament(order).play(workers) == Tournament(order).play()
    assert not ray.is_initialized()


def test_a_machine_that_goes_away_costs_nothing_but_time(cluster: Cluster, lost: list[Bundle]) -> None:
    """Kills the second node as soon as it runs a bundle."""
    wait_for_machines(cluster, 2)
    killed: list[int] = []

    def kill(done: int) -> None:
        if not killed and cluster.playing(1):
            cluster.kill(1)
            killed.append(done)

    result = simulate(GAME, ["thumb", "random"], 900, "machine", SHORT, cluster.workers("node"), kill)
    assert killed
    assert killed[0] < 900
    assert lost, "it had something in hand"
    assert without_timing(result) == without_timing(simulate(GAME, ["thumb", "random"], 900, "machine", SHORT))


def wait_for_machines(cluster: Cluster, number: int) -> None:
    ray.init(f"127.0.0.1:{cluster.port}", log_to_driver=False, logging_level="ERROR")
    try:
        for _ in range(2 * START_TIMEOUT_S):
            if sum(node["Alive"] for node in ray.nodes()) == number:
                return
            time.sleep(0.5)
        pytest.fail(f"there are not {number} machines")
    finally:
        ray.shutdown()


def test_where_nobody_answers() -> None:
    with pytest.raises(Refusal, match="no Ray answers to --on ray://127"):
        simulate(GAME, ["random", "random"], 4, "nobody", SHORT, Workers(1, f"ray://127.0.0.1:{free_port()}"))
