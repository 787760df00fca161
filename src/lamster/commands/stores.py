"""Opens the store of a server for a command. The server may be running or not."""

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
    """The store of `--database`, or of the folder `--data`, which must exist."""
    url = database_of(args)
    return postgres_store(url) if url else SqliteStore(path_of(args))


def database_of(args: argparse.Namespace) -> str:
    """The URL of a PostgreSQL database; empty if the tables are in a folder.

    It may be in the environment, where other users of the machine cannot see it.
    """
    given: str = args.database or ("" if args.data else os.environ.get("LAMSTER_DATABASE", ""))
    return given


def path_of(args: argparse.Namespace) -> Path:
    """The SQLite file in the data folder of a server, which must exist."""
    path = (Path(args.data) if args.data else data_folder()) / "lamster.db"
    if not path.is_file():
        raise Refusal(f"there are no tables in {path.parent}: name the server's folder with --data")
    return path


def postgres_store(url: str) -> Store:
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
    """Open the store, run `work` with it, and close it. Errors of the store become a Refusal."""
    try:
        return asyncio.run(use_store(store_of(args), work))
    except StorageError as problem:
        raise Refusal(str(problem)) from None
    except Refused as refused:
        raise Refusal(refused.message) from None


async def use_store(store: Store, work: Callable[[Store], Awaitable[T]]) -> T:
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()
