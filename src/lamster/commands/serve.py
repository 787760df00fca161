"""`lamster serve`: the games in the browser."""

import argparse
from pathlib import Path

from lamster.folders import data_folder
from lamster.kernel.decision import Refusal
from lamster.screen import Screen
from lamster.server.serve import EVERYWHERE, LOOPBACK, Settings, address, listen, lock_data, qr_code, serve
from lamster.text import Words

LAST_PORT = 65535


def run(args: argparse.Namespace, screen: Screen) -> int:
    settings = settings_of(args)
    words = Words(args.language)
    with lock_data(settings.data), listen(settings) as listener:
        where = address(settings, listener.getsockname()[1])
        screen.write(words.message("serve-open", address=where))
        for origin in settings.origins:
            screen.write(words.message("serve-outside", address=origin))
        if args.lan:
            screen.write(qr_code(where))
        screen.write(screen.paint(words.message("serve-data", folder=str(settings.data)), "dim"))
        screen.write(screen.paint(words.message("serve-stop"), "dim"))
        serve(settings, listener)
    return 0


def settings_of(args: argparse.Namespace) -> Settings:
    if not 0 <= args.port <= LAST_PORT:
        raise Refusal(f"--port must be from 0 to {LAST_PORT}, not {args.port}")
    if args.bot_pause < 0:
        raise Refusal(f"--bot-pause must be 0 or more seconds, not {args.bot_pause}")
    for origin in args.origin:
        if not origin.startswith(("http://", "https://")):
            raise Refusal(f"--origin takes an address such as https://games.example.org, not {origin!r}")
    return Settings(
        data=Path(args.data) if args.data else data_folder(),
        host=args.host or (EVERYWHERE if args.lan else LOOPBACK),
        port=args.port,
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        behind_proxy=args.behind_proxy,
        bot_pause=args.bot_pause,
        bot_workers=args.bot_workers,
        reach=tuple(host.lower().strip("[]") for host in args.reach),
    )
