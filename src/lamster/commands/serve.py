"""`lamster serve`: runs the web server."""

import argparse
import os
from contextlib import nullcontext
from functools import partial
from ipaddress import ip_address, ip_network
from math import inf
from pathlib import Path

from lamster.commands.common import at_least_one
from lamster.folders import data_folder
from lamster.kernel.decision import Refusal
from lamster.screen import Screen
from lamster.server.serve import EVERYWHERE, LOOPBACK, Settings, address, join, listen, lock_data, qr_code, serve
from lamster.tables.hub.retention import Keeping
from lamster.text import Words

LAST_PORT = 65535
MIN_KEEP_DAYS, MAX_KEEP_DAYS = 1, 36_500
"""The limits of --keep-*. Less than a day would delete tables during a short break."""


def run(args: argparse.Namespace, screen: Screen) -> int:
    settings = settings_of(args)
    words = Words(args.language)
    shared = join(settings)
    with nullcontext() if shared else lock_data(settings.data), listen(settings) as listener:
        where = address(settings, listener.getsockname()[1])
        folder = shared.store.link.where if shared else str(settings.data)
        serve(settings, listener, shared, partial(welcome, screen, words, settings, args.lan, where, folder))
    return 0


def welcome(screen: Screen, words: Words, settings: Settings, lan: bool, where: str, folder: str) -> None:
    """Print the address. Called when the server accepts connections."""
    screen.write(words.message("serve-open", address=where))
    for origin in settings.origins:
        screen.write(words.message("serve-outside", address=origin))
    if lan:
        screen.write(qr_code(where))
    screen.write(screen.paint(words.message("serve-data", folder=folder), "dim"))
    screen.write(screen.paint(words.message("serve-stop"), "dim"))


def check_shared(database: str, redis: str) -> None:
    """Check --database and --redis. The messages do not quote them, since they may contain a password."""
    if database and not redis:
        raise Refusal("--database is for several servers, which need --redis too, such as redis://localhost:6379")
    if redis and not database:
        raise Refusal(
            "--redis is for several servers, which need --database too, such as postgresql://localhost/lamster"
        )


def host_and_port(text: str) -> tuple[str, int]:
    """Parse `PORT` or `HOST:PORT`; the default host is loopback."""
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or int(port) > LAST_PORT:
        raise Refusal(f"--metrics takes a port or HOST:PORT such as 127.0.0.1:9160, not {text!r}")
    return host.strip("[]") or LOOPBACK, int(port)


def check_proxy(address: str) -> str:
    """Check the proxy's address. Only this proxy may say which client a request is from; others could forge it."""
    try:
        return str(ip_network(address.strip())) if "/" in address else str(ip_address(address.strip()))
    except ValueError:
        raise Refusal(f"--behind-proxy takes the address of the proxy, such as 10.0.0.2, not {address!r}") from None


def keeping_of(args: argparse.Namespace) -> Keeping:
    """The retention periods; without one, data is kept for ever."""
    days = {name: getattr(args, f"keep_{name}") for name in ("open", "over", "chat")}
    for name, number in days.items():
        if number is not None and not MIN_KEEP_DAYS <= number <= MAX_KEEP_DAYS:
            raise Refusal(f"--keep-{name} takes days from {MIN_KEEP_DAYS} to {MAX_KEEP_DAYS}, not {number:g}")
    return Keeping(**days)


def settings_of(args: argparse.Namespace) -> Settings:
    database = args.database or os.environ.get("LAMSTER_DATABASE", "")
    redis = args.redis or os.environ.get("LAMSTER_REDIS", "")
    check_shared(database, redis)
    if not 0 <= args.port <= LAST_PORT:
        raise Refusal(f"--port must be from 0 to {LAST_PORT}, not {args.port}")
    if not 0 <= args.bot_pause < inf:
        raise Refusal(f"--bot-pause must be 0 or more seconds, not {args.bot_pause}")
    if args.bot_workers is not None:  # Without workers, tables would wait for their bots for ever.
        at_least_one("--bot-workers", args.bot_workers)
    for origin in args.origin:
        if not origin.startswith(("http://", "https://")):
            raise Refusal(f"--origin takes an address such as https://games.example.org, not {origin!r}")
    return Settings(
        data=Path(args.data) if args.data else data_folder(),
        host=args.host or (EVERYWHERE if args.lan else LOOPBACK),
        port=args.port,
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        behind_proxy=",".join(map(check_proxy, args.behind_proxy.split(","))) if args.behind_proxy else "",
        bot_pause=args.bot_pause,
        bot_workers=args.bot_workers,
        database=database,
        redis=redis,
        log=args.log,
        log_level=args.log_level,
        access_log=args.access_log,
        metrics=host_and_port(args.metrics) if args.metrics else None,
        keeping=keeping_of(args),
        reach=tuple(host.lower().strip("[]") for host in args.reach),
    )
