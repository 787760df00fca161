"""The services of the tests listen on loopback, run without privileges, and stop with the tests."""

import signal
import subprocess
import sys
from pathlib import Path

from tests.server.running import HAS_PROC, ROOT, wait_until
from tests.services.postgres import Postgres
from tests.services.process import Service
from tests.services.proxy import proxy_to
from tests.services.redis import Redis

ORPHAN = """
import sys
from tests.services.redis import Redis
redis = Redis()
print(redis.process.pid, redis.folder, flush=True)
sys.stdin.read()
"""


def user_of(service: Service) -> int:
    assert service.process is not None
    status = Path(f"/proc/{service.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("Uid:")).split()[1])


@HAS_PROC
def test_services_run_without_privileges(postgres: Postgres, redis: Redis) -> None:
    assert user_of(postgres) != 0
    assert user_of(redis) != 0


def test_postgres_listens_on_loopback_and_syncs_to_disk(postgres: Postgres) -> None:
    assert postgres.run("SHOW listen_addresses") == [("127.0.0.1",)]
    assert postgres.run("SHOW fsync") == [("on",)]


def test_a_service_restarts_on_the_same_port(redis: Redis) -> None:
    url = redis.url
    redis.kill()
    assert not redis.is_ready()
    redis.start()
    assert redis.is_ready()
    assert redis.url == url


def test_a_connection_is_held_and_cut(redis: Redis) -> None:
    with proxy_to(redis.port) as proxy:
        behind = Redis.__new__(Redis)
        behind.port = proxy.port
        assert behind.is_ready()
        proxy.hold()
        assert not behind.is_ready()
        proxy.cut()
        assert behind.is_ready()
    assert not behind.is_ready()


@HAS_PROC
def test_a_service_does_not_outlive_tests_that_are_killed() -> None:
    command = [sys.executable, "-c", ORPHAN]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        pid, folder = tests.stdout.readline().split()
        assert Path(f"/proc/{pid}").exists()
        tests.send_signal(signal.SIGKILL)
    wait_until(lambda: not Path(f"/proc/{pid}").exists())
    assert "lamster-redis" in folder
    for path in sorted(Path(folder).iterdir()):
        path.unlink()
    Path(folder).rmdir()
