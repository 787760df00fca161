"""Starting a server: where it listens, where it keeps its tables, and what it says about it."""

import gc
import logging
import os
import socket
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import segno
import uvicorn

from lamster.kernel.decision import Refusal
from lamster.server.app import make_app
from lamster.server.limits import MESSAGE_BYTES
from lamster.server.reach.messenger import Messenger
from lamster.server.reach.webpush import Sender, key_in
from lamster.tables.hub import Hub
from lamster.tables.sqlite import SqliteStore
from lamster.tables.thinking import Thinkers

PORT = 8160
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
NO_CONTACT = "mailto:push@lamster.invalid"
"""Push services want to know whom to turn to; a server that has an address of its own gives that."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    data: Path
    host: str = LOOPBACK
    port: int = PORT
    origins: Collection[str] = ()
    behind_proxy: bool = False
    bot_pause: float = 1.0
    bot_workers: int | None = None
    reach: Collection[str] = ()
    """Hosts of the own network that webhooks and push messages may be sent to."""

    @property
    def local(self) -> bool:
        return self.host in (LOOPBACK, "localhost", "::1") and not self.behind_proxy


def listen(settings: Settings) -> socket.socket:
    """Take the port before anything else is done, so that a busy one is told at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as problem:
        listener.close()
        raise Refusal(
            f"cannot listen on {settings.host}:{settings.port}: {problem.strerror}; try another one with --port"
        ) from None
    listener.listen(2048)
    return listener


def lock_data(folder: Path) -> IO[str]:
    """One server for one folder: two would write over each other's tables."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    held = (folder / "lock").open("a")
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows keeps others from the open file by itself.
        return held
    except OSError:
        raise Refusal(f"another server uses {folder}: stop it, or give this one a folder with --data") from None
    return held


def lan_address() -> str:
    """The address of this machine in its network. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        found: str = probe.getsockname()[0]
        return found


def address(settings: Settings, port: int) -> str:
    """What people in the same network type."""
    host = lan_address() if settings.host == EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def qr_code(text: str) -> str:
    """For the terminal: half blocks, so that it is square."""
    from io import StringIO

    drawn = StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def messenger_of(settings: Settings, hub: Hub) -> Messenger:
    contact = next((origin for origin in settings.origins if origin.startswith("https://")), NO_CONTACT)
    return Messenger(hub.store, Sender(key_in(settings.data), contact), settings.reach)


def configure(settings: Settings, hub: Hub) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(hub, settings.origins, messenger=messenger_of(settings, hub)),
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        # Longer messages are refused with a reason by the page; four times that is not even read.
        ws_max_size=4 * MESSAGE_BYTES,
        # Compression pays on a real network only.
        ws_per_message_deflate=not settings.local,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=LOOPBACK,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """Lets the tables say goodbye before the lines of their pages are cut."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.farewell()
        await super().shutdown(sockets)


def spare_the_collector() -> None:
    """Tables, views and messages hold no cycles: looking for them at the usual pace took a seventh of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)


def serve(settings: Settings, listener: socket.socket) -> None:
    """Run until interrupted, which is the usual way to stop it."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s: %(message)s")
    store = SqliteStore(settings.data / "lamster.db")
    hub = Hub(store, Thinkers(settings.bot_workers), settings.bot_pause)
    server = Server(configure(settings, hub), hub)
    spare_the_collector()
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise Refusal(f"the tables in {settings.data} cannot be opened: the lines above say why")
