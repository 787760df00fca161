"""A push service and a webhook of the tests' own on loopback: it keeps what it is sent, and can read it."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from lamster.server.notifications.webpush import CURVE, derive, encoded, point_of
from tests.server.reading import Json
from tests.server.running import wait_until


class Letter(NamedTuple):
    """What was sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


class PostBox:
    """Takes every request, and answers with the status that the test wants."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.status = 201
        self.delay = 0.0
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                box.letters.append(Letter(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                time.sleep(box.delay)
                self.send_response(box.status)
                self.send_header("Location", f"{box.address}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"

    def wait_for(self, letters: int) -> list[Letter]:
        wait_until(lambda: len(self.letters) >= letters)
        return self.letters


@contextmanager
def post_box() -> Iterator[PostBox]:
    box = PostBox()
    thread = Thread(target=box.server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield box
    finally:
        box.server.shutdown()
        thread.join()
        box.server.server_close()


class Subscriber:
    """A browser's half of a subscription: only with it can a message be read."""

    def __init__(self, endpoint: str, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"0123456789abcdef"):
        self.endpoint = endpoint
        self.key = key or ec.generate_private_key(CURVE)
        self.auth = auth

    @property
    def wish(self) -> Json:
        """What the browser tells the server."""
        keys = {"p256dh": encoded(point_of(self.key)), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "language": "nl"}

    def read(self, body: bytes) -> bytes:
        """RFC 8188 and 8291, from the reader's side."""
        salt, length = body[:16], body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point))
        secret = derive(shared, self.auth, b"WebPush: info\0" + point_of(self.key) + point, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert opened[-1:] == b"\2", "the last record of a message ends in a 2"
        return opened[:-1]

    def told(self, letter: Letter) -> Json:
        found: Json = json.loads(self.read(letter.body))
        return found
