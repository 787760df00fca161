"""A TCP proxy between a program and a service, to delay or cut connections."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65536


class Proxy:
    """Forwards bytes in both directions. A direction that is held keeps them back, as a broken network does."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.requests = threading.Event()
        self.answers = threading.Event()
        self.sockets: list[socket.socket] = []
        self.lock = threading.Lock()
        self.release()
        threading.Thread(target=self.listen, daemon=True).start()

    def release(self) -> None:
        """Forward everything held back, and what comes."""
        self.requests.set()
        self.answers.set()

    def hold_requests(self) -> None:
        self.requests.clear()

    def hold_answers(self) -> None:
        self.answers.clear()

    def hold(self) -> None:
        """Hold both directions: the program is cut off without an error."""
        self.hold_requests()
        self.hold_answers()

    def cut(self) -> None:
        """Close all connections and drop what was held back. New connections are forwarded."""
        with self.lock:
            sockets, self.sockets = self.sockets, []
        for each in sockets:
            close_socket(each)
        self.release()

    def close(self) -> None:
        close_socket(self.listener)
        self.cut()

    def listen(self) -> None:
        with suppress(OSError):
            while True:
                self.connect(self.listener.accept()[0])

    def connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(("127.0.0.1", self.target), 5)
        except OSError:  # The client's connection is closed too.
            close_socket(near)
            return
        far.settimeout(None)
        with self.lock:
            self.sockets += [near, far]
        for way in ((near, far, self.requests), (far, near, self.answers)):
            threading.Thread(target=self.pump, args=way, daemon=True).start()

    def pump(self, source: socket.socket, target: socket.socket, free: threading.Event) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                free.wait()
                target.sendall(data)
        close_socket(source)
        close_socket(target)


def close_socket(which: socket.socket) -> None:
    with suppress(OSError):
        which.shutdown(socket.SHUT_RDWR)
    which.close()


@contextmanager
def proxy_to(port: int) -> Iterator[Proxy]:
    found = Proxy(port)
    try:
        yield found
    finally:
        found.close()
