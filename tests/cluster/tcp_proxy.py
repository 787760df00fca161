"""A TCP proxy: a round-robin load balancer, and a connection that a test can interrupt."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress

LONGEST = 65536


def pipe(source: socket.socket, sink: socket.socket, passes: Callable[[], bool]) -> None:
    """Copy bytes until either side closes. While the proxy is cut they are dropped silently."""
    with suppress(OSError):
        while data := source.recv(LONGEST):
            if passes():
                sink.sendall(data)
    for end in (source, sink):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
    source.close()


class TcpProxy:
    """Connects each client to one of its ports, in turn."""

    def __init__(self, *ports: int) -> None:
        self.ports = list(ports)
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=256)
        self.port: int = self.listener.getsockname()[1]
        self.turn = 0
        self.whole = True
        self.lines: list[socket.socket] = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                threading.Thread(target=self.connect, args=[client], daemon=True).start()

    def connect(self, client: socket.socket) -> None:
        """Connect to the next port in turn that accepts."""
        first, self.turn = self.turn, self.turn + 1
        ports = [self.ports[(first + i) % len(self.ports)] for i in range(len(self.ports))]
        for port in ports if self.whole else []:
            with suppress(OSError):
                self.join(client, socket.create_connection(("127.0.0.1", port), 5))
                return
        client.close()

    def join(self, client: socket.socket, server: socket.socket) -> None:
        for end in (client, server):
            end.settimeout(None)
            end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.lines += [client, server]
        for source, sink in ((client, server), (server, client)):
            threading.Thread(target=pipe, args=[source, sink, lambda: self.whole], daemon=True).start()

    # Partitions.

    def cut(self) -> None:
        """Drop all bytes in both directions and close nothing, as when a cable is pulled."""
        self.whole = False

    def mend(self) -> None:
        """Let bytes pass again. Connections from before miss bytes, so they are closed."""
        for line in self.lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        self.lines = []
        self.whole = True

    def close(self) -> None:
        self.listener.close()
        self.mend()
