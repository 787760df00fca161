"""Nodes as real processes on one database, each with proxies of its own to PostgreSQL and Redis."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path

from tests.cluster.tcp_proxy import TcpProxy
from tests.server.running import Person, Server, wait_until
from tests.services.postgres import Postgres
from tests.services.redis import Redis


class Node(Server):
    """One of them. `name` is what the others call it."""

    def __init__(self, group: "Group", data: Path) -> None:
        self.group = group
        self.name = ""
        self.to_postgres = TcpProxy(group.postgres.port)
        self.to_redis = TcpProxy(group.redis.port)
        database = group.database.replace(f":{group.postgres.port}/", f":{self.to_postgres.port}/")
        redis = f"redis://127.0.0.1:{self.to_redis.port}"
        group.nodes.append(self)
        super().__init__(data, "--database", database, "--redis", redis, *group.extra)

    def start(self, port: int = 0) -> None:
        """Learn the name of the node from the lease of a table that it makes."""
        super().start(port)
        self.name = self.group.owner_name(Person(self, "Operator").create("me", "open"))

    def freeze(self) -> None:
        os.killpg(self.process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.killpg(self.process.pid, signal.SIGCONT)

    def heal(self) -> None:
        """Undo every fault: mend the proxies, and resume or restart the process."""
        self.to_postgres.mend()
        self.to_redis.mend()
        if self.process.poll() is None:
            self.thaw()
        else:
            self.start(self.port)
        wait_until(self.is_ready)

    def is_ready(self) -> bool:
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=5)) as line:
            line.request("GET", "/api/ready")
            return line.getresponse().status == 200

    def end(self) -> None:
        if hasattr(self, "process") and self.process.poll() is None:
            self.thaw()
            self.kill()
        self.to_postgres.close()
        self.to_redis.close()


class Group:
    """All nodes, and the balancer through which people reach them."""

    def __init__(self, postgres: Postgres, redis: Redis, database: str, folder: Path, *extra: str) -> None:
        self.postgres = postgres
        self.redis = redis
        self.database = database
        self.folder = folder
        self.extra = extra
        self.nodes: list[Node] = []
        self.balancer = TcpProxy()

    @property
    def port(self) -> int:
        """The port that people connect to."""
        return self.balancer.port

    def add(self, number: int) -> None:
        node = Node(self, self.folder / str(number))
        self.balancer.ports.append(node.port)

    # What stands in the database.

    def owner(self, table: str) -> Node:
        return next(node for node in self.nodes if node.name == self.owner_name(table))

    def owner_name(self, table: str) -> str:
        rows = self.postgres.run("SELECT node FROM leases WHERE table_id = $1", table, url=self.database)
        return str(rows[0][0]) if rows else ""

    def others(self, node: Node) -> list[Node]:
        return [other for other in self.nodes if other is not node]

    def log(self, table: str) -> list[bytes]:
        """The entries of a table, whose numbers must have no gap."""
        rows = self.postgres.run(
            "SELECT seq, entry FROM log WHERE table_id = $1 ORDER BY seq", table, url=self.database
        )
        assert [seq for seq, _ in rows] == list(range(len(rows)))
        return [entry for _, entry in rows]

    def at_home(self, table: str, node: Node) -> None:
        """Wait until a table is this node's."""
        wait_until(lambda: self.owner_name(table) == node.name)

    def heal(self) -> None:
        for service in (self.postgres, self.redis):
            if not service.is_running:
                service.start()
        for node in self.nodes:
            node.heal()

    def end(self) -> None:
        for node in self.nodes:
            node.end()
        self.balancer.close()


@contextmanager
def group_of(count: int, postgres: Postgres, redis: Redis, database: str, folder: Path, *extra: str) -> Iterator[Group]:
    group = Group(postgres, redis, database, folder, *extra)
    try:
        with ThreadPoolExecutor(count) as pool:
            list(pool.map(group.add, range(count)))
        yield group
    finally:
        group.end()
