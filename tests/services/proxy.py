"""A line between a program and a service that can be held up or cut."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65536


class Proxy:
    """Passes on what it gets, in either direction, unless that direction is held up: then it waits, as in a network
    that lost its way.
    """

    def __init__(self, port: int) -> None:
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.requests = threading.Event()
        self.answers = threading.Event()
        self.lines: list[socket.socket] = []
        self.lock = threading.Lock()
        self.release()
        threading.Thread(target=self.listen, daemon=True).start()

    def release(self) -> None:
        """Pass on all that waits, and what comes."""
        self.requests.set()
        self.answers.set()

    def hold_requests(self) -> None:
        self.requests.clear()

    def hold_answers(self) -> None:
        self.answers.clear()

    def hold(self) -> None:
        """In both directions: whoever is behind it is cut off, and nobody is told."""
        self.hold_requests()
        self.hold_answers()

    def cut(self) -> None:
        """Close all lines; what was held up is lost. New ones are passed on."""
        with self.lock:
            lines, self.lines = self.lines, []
        for line in lines:
            hang_up(line)
        self.release()

    def close(self) -> None:
        hang_up(self.listener)
        self.cut()

    def listen(self) -> None:
        with suppress(OSError):
            while True:
                self.connect(self.listener.accept()[0])

    def connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(("127.0.0.1", self.target), 5)
        except OSError:  # Whoever called is told the same.
            hang_up(near)
            return
        far.settimeout(None)
        with self.lock:
            self.lines += [near, far]
        for way in ((near, far, self.requests), (far, near, self.answers)):
            threading.Thread(target=self.pump, args=way, daemon=True).start()

    def pump(self, source: socket.socket, target: socket.socket, free: threading.Event) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                free.wait()
                target.sendall(data)
        hang_up(source)
        hang_up(target)


def hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()


@contextmanager
def proxy_to(port: int) -> Iterator[Proxy]:
    found = Proxy(port)
    try:
        yield found
    finally:
        found.close()
