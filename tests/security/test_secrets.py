"""What goes wrong is told without what nobody needs to know: no path of the disk, no seed, no cookie of another."""

import asyncio
from contextlib import suppress
from pathlib import Path

from lamster.server.app import make_app
from lamster.tables.hub.hub import Hub
from lamster.tables.hub.personal_data import data_of
from lamster.tables.model.refused import Refused
from lamster.tables.protocol import encode
from lamster.tables.store.sqlite.store import SqliteStore
from lamster.tables.workers.bot_workers import BotWorkers
from tests.server import in_process
from tests.server.running import Refusal

PATHS = ("/api/me", "/api/lobby", "/api/me/games", "/api/lessons", "/api/ready")


def spoil(folder: Path) -> None:
    """Every file of the database is rubbish from now on."""
    for path in folder.glob("lamster.db*"):
        path.write_bytes(b"rubbish" * 5000)


async def troubles(folder: Path) -> list[str]:
    """Everything that is told by a server whose disk has been spoilt."""
    told: list[str] = []
    async with in_process.house(folder) as hub:
        visitors = await in_process.company(hub, "Ann", "Bob")
        await in_process.start(visitors)
        table = visitors[0].table["id"]
        spoil(folder)
        for _ in range(3):
            with suppress(Refusal):
                await visitors[0].ask("say", channel="table", text="hello")
            with suppress(Refusal):
                await visitors[0].act("draw")
        hub.rooms.clear()
        with suppress(Refused):
            await hub.room(table)
        app = make_app(hub)
        paths = (*PATHS, f"/api/tables/{table}/record", f"/api/tables/{table}/replay")
        told += [(await in_process.get(app, path))[2].decode() for path in paths]
        told += [frame for visitor in visitors for frame in visitor.frames]
    return told


def test_a_spoilt_disk_is_told_without_its_path(tmp_path: Path) -> None:
    told = asyncio.run(troubles(tmp_path))
    assert sum('"storage"' in text for text in told) > 3, "the disk was spoilt and nobody noticed"
    for text in told:
        assert str(tmp_path) not in text
        assert "lamster.db" not in text
        assert "Traceback" not in text


def test_a_server_that_is_not_open_yet_tells_no_path(tmp_path: Path) -> None:
    hub = Hub(SqliteStore(tmp_path / "lamster.db"), BotWorkers(0), 0.0)
    status, _, body = asyncio.run(in_process.get(make_app(hub), "/api/lobby"))
    assert status == 503
    assert str(tmp_path).encode() not in body


async def told_about_me(folder: Path) -> bytes:
    """What Bob is told is kept about him, after Ann has spoken of him to her team."""
    async with in_process.house(folder) as hub:
        ann, bob = await in_process.company(hub, "Ann", "Bob")
        await in_process.start([ann, bob])
        await ann.ask("say", channel="team", text=f"the-plan against {bob.person}")
        await bob.ask("say", channel="table", text="well-met")
        return encode(await data_of(hub.store, bob.person))


def test_what_is_kept_about_one_tells_nothing_of_the_others(tmp_path: Path) -> None:
    told = asyncio.run(told_about_me(tmp_path))
    assert b"well-met" in told
    assert b"the-plan" not in told
    assert b'"secret"' not in told
