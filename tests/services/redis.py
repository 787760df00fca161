"""Starts a Redis server for tests."""

import shutil
import socket

from tests.services.process import Service


class Redis(Service):
    """A Redis without persistence: what it holds is short-lived."""

    def __init__(self) -> None:
        super().__init__("redis")
        try:
            self.start()
        except BaseException:
            self.close()
            raise

    def command(self) -> list[str]:
        where = shutil.which("redis-server")
        assert where is not None, "there is no redis-server here: `make test` installs it, or do it yourself"
        options = {"--port": str(self.port), "--bind": "127.0.0.1", "--save": "", "--appendonly": "no"}
        return [where, *[word for pair in options.items() for word in pair], "--dir", str(self.folder)]

    def is_ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"
