"""Starts a server: its socket, its data folder, its application."""

import gc
import os
import signal
import socket
from collections.abc import Callable, Collection
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING

import uvicorn

from lamster.kernel.decision import Refusal
from lamster.server.app import Application, make_app
from lamster.server.limits import KEEP_ALIVE_S, MAX_MESSAGE_BYTES, PING_INTERVAL_S
from lamster.server.logs import configure_logs
from lamster.server.notifications.sender import NotificationSender
from lamster.server.notifications.webpush import VapidKey, key_in
from lamster.server.timeouts import HttpProtocol, WebSocketProtocol
from lamster.tables.hub.hub import Hub
from lamster.tables.hub.retention import KEEP_ALL, Keeping
from lamster.tables.store.base import StorageError
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import BotWorkers

if TYPE_CHECKING:
    from lamster.server.cluster.start import ClusterServices

PORT = 8160
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
SHUTDOWN_S = 3
"""How long pending requests may take when the server stops."""
FIRST_INHERITED_FD = 3
"""The file descriptor of the first inherited socket, by the convention of systemd."""
DEFAULT_CONTACT = "mailto:push@lamster.invalid"
"""The contact for push services of a server without a public address."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The options of a server."""

    data: Path
    host: str = LOOPBACK
    port: int = PORT
    origins: Collection[str] = ()
    behind_proxy: str = ""
    """The addresses of trusted proxies, with commas between; empty: there is none."""
    bot_pause: float = 1.0
    bot_workers: int | None = None
    reach: Collection[str] = ()
    """Private hosts to which webhooks and push messages may be sent."""
    log: str = "text"
    log_level: str = "warning"
    access_log: bool = False
    database: str = ""
    """The PostgreSQL database of a cluster; empty: a single server with SQLite."""
    redis: str = ""
    """The Redis of a cluster."""
    keeping: Keeping = KEEP_ALL
    """What is deleted automatically, and when."""
    metrics: tuple[str, int] | None = None
    """Host and port of the metrics; None: they are not served."""

    @property
    def local(self) -> bool:
        return self.host in (LOOPBACK, "localhost", "::1") and not self.behind_proxy


def listen(settings: Settings) -> socket.socket:
    """Bind the port before anything else, so that a busy one is reported at once.

    systemd may have bound it already, and keeps it during a restart: clients then wait in its queue.
    """
    return inherited_socket() or bind_socket(settings)


def inherited_socket() -> socket.socket | None:
    """The socket that systemd passed on (`LISTEN_FDS`); None: there is none for this process."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()):
        return None
    count = os.environ.get("LISTEN_FDS", "")
    if count != "1":
        raise Refusal(f"a server takes one socket, but LISTEN_FDS says {count!r}: give its unit one ListenStream")
    for name in ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"):
        os.environ.pop(name, None)
    os.set_inheritable(FIRST_INHERITED_FD, False)
    return socket.socket(fileno=FIRST_INHERITED_FD)


def bind_socket(settings: Settings) -> socket.socket:
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
    """Lock the data folder: two servers would overwrite each other's tables."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        held = (folder / "lock").open("a")
    except OSError as problem:
        message = f"{folder} cannot be written to ({problem.strerror}): give the server another folder with --data"
        raise Refusal(message) from None
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows locks open files itself.
        return held
    except OSError:
        held.close()
        raise Refusal(f"another server uses {folder}: stop it, or give this one a folder with --data") from None
    return held


def lan_address() -> str:
    """The address of this machine in its network. Nothing is sent: the system only chooses a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        found: str = probe.getsockname()[0]
        return found


def address(settings: Settings, port: int) -> str:
    """The URL for people in the same network."""
    host = lan_address() if settings.host == EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def qr_code(text: str) -> str:
    """A QR code for the terminal, of half blocks, so that it is square."""
    from io import StringIO

    import segno

    drawn = StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def join(settings: Settings) -> "ClusterServices | None":
    """Join the cluster; None: there is none. Its modules are imported only then."""
    if not settings.database:
        return None
    configure_logs(settings.log, settings.log_level)
    try:
        from lamster.server.cluster.start import join as join_others
    except ImportError as problem:
        raise Refusal(
            f"--database and --redis need {problem.name}, which is not installed: pip install 'lamster[cluster]'"
        ) from None
    return join_others(settings.database, settings.redis)


def notification_sender(settings: Settings, hub: Hub, shared: "ClusterServices | None") -> NotificationSender:
    contact = next((origin for origin in settings.origins if origin.startswith("https://")), DEFAULT_CONTACT)
    key = key_in(settings.data) if shared is None else shared.push_key
    return NotificationSender(hub.store, VapidKey(key, contact), settings.reach)


def app_of(settings: Settings, hub: Hub, shared: "ClusterServices | None") -> Application:
    sender = notification_sender(settings, hub, shared)
    hub.metrics.gauge("notifications_waiting", "Push messages and webhooks that wait to be sent.", sender.jobs.qsize)
    own = {} if shared is None else shared.parts(hub, sender)
    return make_app(hub, settings.origins, sender=sender, log_requests=settings.access_log, **own)


def configure(settings: Settings, hub: Hub, shared: "ClusterServices | None") -> uvicorn.Config:
    return uvicorn.Config(
        app_of(settings, hub, shared),
        # Its lines go through our handlers.
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        # The session refuses long messages with a reason; those above this size close the connection.
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        # Compression is useless on the same machine.
        ws_per_message_deflate=not settings.local,
        timeout_keep_alive=KEEP_ALIVE_S,
        ws_ping_interval=PING_INTERVAL_S,
        ws_ping_timeout=PING_INTERVAL_S,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        proxy_headers=bool(settings.behind_proxy),
        forwarded_allow_ips=settings.behind_proxy or LOOPBACK,
        timeout_graceful_shutdown=SHUTDOWN_S,
    )


class Server(uvicorn.Server):
    """Lets rooms say goodbye before their connections are closed."""

    def __init__(self, config: uvicorn.Config, hub: Hub, opened: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self.hub = hub
        self.opened = opened
        """Called once clients can connect."""
        self.problem = "the lines above say why"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store first, so that its error is reported as a sentence."""
        try:
            await self.hub.store.open()
        except StorageError as problem:
            self.problem = str(problem)
            self.should_exit = True
        else:
            await super().startup(sockets)
            if self.started:
                self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.stop_listening()
        await self.hub.farewell()
        await super().shutdown(sockets)

    def stop_listening(self) -> None:
        """New clients wait for the next server if systemd keeps the socket; otherwise they are refused."""
        for server in self.servers:
            server.close()


def metrics_server(settings: Settings, hub: Hub) -> AbstractContextManager[None]:
    """Serve the metrics while the context is open, if wanted. Their modules are imported only then."""
    if settings.metrics is None:
        return nullcontext()
    from lamster.server.metrics import serve_metrics

    return serve_metrics(*settings.metrics, hub)


def configure_gc() -> None:
    """Collect garbage less often. Views and messages hold no cycles, and at the default pace the search for them took a
    seventh of the time. Rooms do hold cycles and live long, so the oldest generation is collected too, but rarely,
    because that blocks the event loop.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 20)


def serve(
    settings: Settings,
    listener: socket.socket,
    shared: "ClusterServices | None" = None,
    opened: Callable[[], None] = lambda: None,
) -> None:
    """Run until interrupted. `opened` is called once clients can connect."""
    configure_logs(settings.log, settings.log_level)
    store = SqliteStore(settings.data / "lamster.db") if shared is None else shared.store
    hub = Hub(store, BotWorkers(settings.bot_workers), settings.bot_pause)
    hub.retention.keeping = settings.keeping
    server = Server(configure(settings, hub, shared), hub, opened)
    configure_gc()
    # uvicorn stops at SIGTERM and then raises the signal again; this makes that a normal end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with metrics_server(settings, hub):
            server.run(sockets=[listener])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise Refusal(f"the tables in {settings.data} cannot be opened: {server.problem}")
