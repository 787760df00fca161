"""Opening the store of a server from a command, whether that server runs or not."""

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from lamster.folders import data_folder
from lamster.kernel.decision import Refusal
from lamster.tables.model.refused import Refused
from lamster.tables.store.base import StorageError, Store
from lamster.tables.store.sqlite.store import SqliteStore

T = TypeVar("T")


def store_of(args: argparse.Namespace) -> Store:
    """The store of `--database`, or of the folder `--data`, which must be there."""
    url = database_of(args)
    return database(url) if url else SqliteStore(path_of(args))


def database_of(args: argparse.Namespace) -> str:
    """The address of a database; empty: the tables are in a folder.

    It may stand in the environment too, where other people of the machine do not see it.
    """
    given: str = args.database or ("" if args.data else os.environ.get("LAMSTER_DATABASE", ""))
    return given


def path_of(args: argparse.Namespace) -> Path:
    """The file of the tables in the folder of a server, which must be there."""
    path = (Path(args.data) if args.data else data_folder()) / "lamster.db"
    if not path.is_file():
        raise Refusal(f"there are no tables in {path.parent}: name the server's folder with --data")
    return path


def database(url: str) -> Store:
    if not url.startswith(("postgresql://", "postgres://")):
        raise Refusal("--database takes an address such as postgresql://lamster@localhost/lamster")
    try:
        from lamster.tables.store.postgres.store import PostgresStore
    except ImportError:
        raise Refusal(
            "--database needs more than a plain Lamster: install it with pip install 'lamster[cluster]'"
        ) from None
    return PostgresStore(url, alone=True)


def with_store(args: argparse.Namespace, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the store and let it go; what it cannot do is told in a sentence."""
    try:
        return asyncio.run(opened(store_of(args), work))
    except StorageError as problem:
        raise Refusal(str(problem)) from None
    except Refused as refused:
        raise Refusal(refused.message) from None


async def opened(store: Store, work: Callable[[Store], Awaitable[T]]) -> T:
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()
