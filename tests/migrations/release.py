"""The people and tables of a release's fixture while it is made, and how people sit down and play there."""

from collections.abc import Awaitable, Callable
from random import Random

from tests.migrations.local_server import Client, LocalServer, start
from tests.server.reading import Json

MINUTE_MS = 60_000
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
BANNED_BEFORE, BANNED_LAST, FORGOTTEN = "Gus", "Hal", "Finn"
"""Banned before the restart, banned while the server is down at the end, and asked then to be forgotten."""
SPECTATOR = "Eve"
LAM, GETAWAY, NEW_YORK, OUTRUN = "on-the-lam", "getaway-driver", "escape-from-new-york", "outrun"
MID_GAME = {LAM: 10, GETAWAY: 30, NEW_YORK: 60}
"""How often people have answered when a turn-based game is about half over."""
QUICK = {"character_choice": "random", "first_player": "seat1", "round_limit": 8}
"""On the Lam where the first seat begins, nobody picks a character, and the game ends soon."""


class Release:
    """The people and tables of a fixture while it is made."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.people = {name: self.rng.randbytes(10).hex() for name in NAMES}
        self.tables: dict[str, Json] = {}
        self.server: LocalServer

    # Tables.

    async def client(self, name: str, table: str, key: str = "") -> Client:
        return await Client(self.server, self.people[name]).open(table, key)

    async def seat(
        self, kind: str, game: str, names: list[str], bots: int = 0, host: str = "", **wanted: object
    ) -> list[Client]:
        """Everybody sits at a new table, in this order, then bots; an empty name leaves the seat free.

        The clients of those who sit there, the host's first; that is the first one unless said otherwise.
        """
        host = host or names[0]
        seats = ["me" if name == host else "open" for name in names] + ["easy"] * bots
        options = wanted.pop("options", QUICK if game == LAM else {})
        table = await self.server.create(
            self.people[host], {"game": game, "seats": seats, "options": options, **wanted}
        )
        self.note(table, kind)
        clients = []
        for name in sorted(filter(None, names), key=lambda name: name != host):
            clients.append(await self.client(name, table))
            if name != host:
                await clients[-1].ask("sit", seat=names.index(name))
        return clients

    async def begin(
        self, kind: str, game: str, names: list[str], bots: int = 0, host: str = "", **wanted: object
    ) -> list[Client]:
        """The same, and the game has begun."""
        clients = await self.seat(kind, game, names, bots, host, **wanted)
        await start(clients)
        return clients

    def note(self, table: str, kind: str, **more: object) -> None:
        self.tables[table] = {**self.tables.get(table, {}), "kind": kind, **more}

    def table(self, kind: str) -> str:
        """The table of this kind."""
        return next(table for table, noted in self.tables.items() if noted["kind"] == kind)

    # Play.

    async def play(self, clients: list[Client], count: int) -> None:
        """People answer so often, or until the game is over or none of them is asked."""
        for _ in range(count):
            asked = [(client, seat) for client in clients for seat in client.asked_seats()]
            if not asked or clients[0].over:
                return
            client, seat = asked[0]
            if client.you["eyes"] != seat:
                await client.ask("look", seat=seat)
            await client.act(await client.choose(self.rng, "thumb"))
            await self.server.quiet()

    async def play_out(self, clients: list[Client]) -> None:
        await self.play(clients, 2_000)
        assert clients[0].over

    async def ask_to_go_back(self, clients: list[Client]) -> Client:
        """The first one who can asks to take an action back that needs the others' consent."""
        for _ in range(100):
            for client in clients:
                for way in client.position["back"]:
                    if not way["free"]:
                        await client.ask("ask-undo", seat=client.seat, place=way["place"])
                        return client
            await self.play(clients, 1)
        raise AssertionError("no action needs consent to be taken back")


def others(clients: list[Client], client: Client) -> list[Client]:
    return [other for other in clients if other is not client]


def table_of(clients: list[Client]) -> str:
    return str(clients[0].table["id"])


async def answer_undo(client: Client, agree: bool) -> None:
    await client.ask("answer-undo", wish=client.position["wish"]["number"], agree=agree)


Maker = Callable[[Release], Awaitable[None]]
"""Makes the tables of one kind."""
