"""A process full of clients, controlled by the benchmark through standard input and output.

A module of clients is called with KIND PORT TABLES FIRST and arguments of its own. It connects all its clients, prints
`ready`, and then answers every line of JSON on its standard input with one on its standard output.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
import uvloop

from bench.shared.lamster_api import HOST, Address


class ClientArguments(NamedTuple):
    """What a process of clients has to play."""

    kind: str
    """`lamster` or `boardgame`."""
    address: Address
    tables: int
    first: int
    """The number of its first table, of all tables of the benchmark."""
    words: list[str]
    """Arguments of the module itself."""


Answer = Callable[[Any], Awaitable[Any]]
"""Answers a request of the benchmark."""
Connect = Callable[[ClientArguments], Awaitable[Answer]]
"""Connects all clients, and returns what answers the requests."""


def run_clients(connect: Connect) -> None:
    """The main function of a module of clients."""
    kind, port, tables, first, *words = sys.argv[1:]
    arguments = ClientArguments(kind, (HOST, int(port)), int(tables), int(first), words)
    uvloop.run(answer_requests(connect, arguments))


async def answer_requests(connect: Connect, arguments: ClientArguments) -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(exit_with_error)
    answer = await connect(arguments)
    print("ready", flush=True)
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        print(msgspec.json.encode(await answer(msgspec.json.decode(line))).decode(), flush=True)


def exit_with_error(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """End the benchmark at the first unexpected error: the figures of a broken game mean nothing."""
    sys.exit(f"{context.get('message')}: {context.get('exception')}")
