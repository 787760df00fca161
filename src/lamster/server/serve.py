"""Starting a server: where it listens, where it keeps its tables, and what it says about it."""

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
LAST_REQUESTS = 3
"""Seconds that requests under way have to end when the server goes down."""
FIRST_HANDED = 3
"""The number of the first socket that is handed over, by agreement."""
NO_CONTACT = "mailto:push@lamster.invalid"
"""Push services want to know whom to turn to; a server that has an address of its own gives that."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    data: Path
    host: str = LOOPBACK
    port: int = PORT
    origins: Collection[str] = ()
    behind_proxy: str = ""
    """Where the proxy is that tells who asks, several with commas between; empty: there is none."""
    bot_pause: float = 1.0
    bot_workers: int | None = None
    reach: Collection[str] = ()
    """Hosts of the own network that webhooks and push messages may be sent to."""
    log: str = "text"
    log_level: str = "warning"
    access_log: bool = False
    database: str = ""
    """Where several servers have their tables; empty: this one has them to itself, in its folder."""
    redis: str = ""
    """Where they hear each other."""
    keeping: Keeping = KEEP_ALL
    """What is forgotten by itself, and when."""
    metrics: tuple[str, int] | None = None
    """Where the metrics are served; None: nowhere."""

    @property
    def local(self) -> bool:
        return self.host in (LOOPBACK, "localhost", "::1") and not self.behind_proxy


def listen(settings: Settings) -> socket.socket:
    """Take the port before anything else is done, so that a busy one is told at once.

    Who started us may have taken it already, and keep it when we go: then people wait in its queue for the next server.
    """
    return handed_over() or taken(settings)


def handed_over() -> socket.socket | None:
    """The socket that systemd, or whoever does as it does, gave us (`LISTEN_FDS`); None: there is none for us."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()):
        return None
    count = os.environ.get("LISTEN_FDS", "")
    if count != "1":
        raise Refusal(f"a server takes one socket, but LISTEN_FDS says {count!r}: give its unit one ListenStream")
    for name in ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"):
        os.environ.pop(name, None)
    os.set_inheritable(FIRST_HANDED, False)
    return socket.socket(fileno=FIRST_HANDED)


def taken(settings: Settings) -> socket.socket:
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
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        held = (folder / "lock").open("a")
    except OSError as problem:
        message = f"{folder} cannot be written to ({problem.strerror}): give the server another folder with --data"
        raise Refusal(message) from None
    try:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # Windows keeps others from the open file by itself.
        return held
    except OSError:
        held.close()
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

    import segno

    drawn = StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def join(settings: Settings) -> "ClusterServices | None":
    """What this server shares with others; None: there are none. What that needs is loaded only then."""
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
    contact = next((origin for origin in settings.origins if origin.startswith("https://")), NO_CONTACT)
    key = key_in(settings.data) if shared is None else shared.push_key
    return NotificationSender(hub.store, VapidKey(key, contact), settings.reach)


def app_of(settings: Settings, hub: Hub, shared: "ClusterServices | None") -> Application:
    sender = notification_sender(settings, hub, shared)
    hub.metrics.gauge("calls_waiting", "Push messages and webhooks that wait to be sent.", sender.errands.qsize)
    own = {} if shared is None else shared.parts(hub, sender)
    return make_app(hub, settings.origins, sender=sender, log_requests=settings.access_log, **own)


def configure(settings: Settings, hub: Hub, shared: "ClusterServices | None") -> uvicorn.Config:
    return uvicorn.Config(
        app_of(settings, hub, shared),
        # Their lines go the way of ours.
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        # Longer messages are refused with a reason by the page; four times that is not even read.
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        # Compression pays on a real network only.
        ws_per_message_deflate=not settings.local,
        timeout_keep_alive=KEEP_ALIVE_S,
        ws_ping_interval=PING_INTERVAL_S,
        ws_ping_timeout=PING_INTERVAL_S,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        proxy_headers=bool(settings.behind_proxy),
        forwarded_allow_ips=settings.behind_proxy or LOOPBACK,
        timeout_graceful_shutdown=LAST_REQUESTS,
    )


class Server(uvicorn.Server):
    """Lets the tables say goodbye before the lines of their pages are cut."""

    def __init__(self, config: uvicorn.Config, hub: Hub, opened: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self.hub = hub
        self.opened = opened
        """Called once people can come in."""
        self.problem = "the lines above say why"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Tables that cannot be opened are told in words, before anything else is begun."""
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
        self.take_no_more()
        await self.hub.farewell()
        await super().shutdown(sockets)

    def take_no_more(self) -> None:
        """Who comes now waits for the next server, where somebody keeps the socket; else they find nobody."""
        for server in self.servers:
            server.close()


def figures_at(settings: Settings, hub: Hub) -> AbstractContextManager[None]:
    """The metrics are served meanwhile, if anybody wants them; what that needs is loaded only then."""
    if settings.metrics is None:
        return nullcontext()
    from lamster.server.metrics import metrics_at

    return metrics_at(*settings.metrics, hub)


def spare_the_collector() -> None:
    """Views and messages hold no cycles: looking for them at the usual pace took a seventh of the time. Rooms do hold
    some, and grow old before they end: so the oldest are looked through as well, but seldom, because nobody is answered
    meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 100)


def serve(
    settings: Settings,
    listener: socket.socket,
    shared: "ClusterServices | None" = None,
    opened: Callable[[], None] = lambda: None,
) -> None:
    """Run until interrupted, which is the usual way to stop it. `opened` is called once people can come in."""
    configure_logs(settings.log, settings.log_level)
    store = SqliteStore(settings.data / "lamster.db") if shared is None else shared.store
    hub = Hub(store, BotWorkers(settings.bot_workers), settings.bot_pause)
    hub.retention.keeping = settings.keeping
    server = Server(configure(settings, hub, shared), hub, opened)
    spare_the_collector()
    # The server stops by itself at SIGTERM, and then does as the signal would have done: that is to end well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with figures_at(settings, hub):
            server.run(sockets=[listener])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise Refusal(f"the tables in {settings.data} cannot be opened: {server.problem}")
