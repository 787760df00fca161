"""Makes a database with an earlier Lamster by playing on its server.

python -m tests.migrations.make_fixture NAME SOURCE

SOURCE is the folder `src` of a checkout of the commit below. Two people, Ann and Bob, are at tables of every game that
there was then: open ones, one in the middle of a choice, one that is over, with chat, something taken back, relations,
a report and, as far as that version has them, a clock, a lesson, a rematch and a game that goes on from a position.
The database and what the server of then said of it become tests/migrations/fixtures/NAME.db.gz and NAME.json.
"""

import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed

from tests.server.playing import caught_up, started
from tests.server.reading import Json
from tests.server.running import Page, Person, Refusal, Server, hang_up

FIXTURES = Path(__file__).parent / "fixtures"
MADE_BY = {
    "first": "6ff7610, tables and a server for one game",
    "client": "d9a4481, a lobby that knows which tables have a seat left",
    "chase": "63275e9, a second game; answers that the table adds the time to",
    "races": "29ce97d, four games, one of them in real time",
    "clocks": "2509c5d, clocks, consent, positions to go on from, statistics",
    "lessons": "e097ab7, lessons, hints, what was seen meanwhile",
    "lab": "1b31bc2, the last one before migrations had numbers",
}
"""Each stage of the schema and of the log's entries, by the commit that the fixture was made with."""
SHORT: dict[str, Json] = {"on-the-lam": {"round_limit": 3}, "getaway-driver": {"size": "compact"}}
FEW = 12
"""Moves of the game that is still on."""
MOVES = 40
"""Moves after which somebody gives up in the other; twice as many at most."""


class OldServer(Server):
    """The server of another checkout."""

    def __init__(self, data: Path, source: Path) -> None:
        self.source = source
        super().__init__(data)

    def start(self, port: int = 0) -> None:
        options = ["--port", str(port), "--data", str(self.data), "--bot-pause", "0"]
        env = {**os.environ, "LAMSTER_LANGUAGE": "en", "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(self.source)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lamster", "serve", *options],
            stdout=subprocess.PIPE,
            text=True,
            env=env,
            cwd=self.data,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, "the server did not say where it is"
        self.address = found[0]
        self.port = urlsplit(self.address).port or 0


def attempt(what: Callable[[], Any]) -> Any:
    """What an earlier version may not have yet."""
    with suppress(Refusal, ConnectionClosed):
        return what()
    return None


class Evening:
    """Ann and Bob at all tables of a server."""

    def __init__(self, server: Server) -> None:
        self.ann, self.bob = Person(server, "Ann"), Person(server, "Bob")
        self.rng = Random("an evening")
        self.games: list[Json] = self.ann.get("/api/games")["games"]
        self.tables: dict[str, str] = {}
        """What each table is there to show."""

    def sit(self, game: Json, what: str, **more: Any) -> list[Page]:
        """Both at a new table; further seats are bots'."""
        seats = min(number for number in game["seats"] if number > 1)
        others = ["easy"] * (seats - 2)
        options = SHORT.get(game["name"], {})
        table = self.ann.create("me", "open", *others, game=game["name"], options=options, **more)
        self.tables[table] = f"{game['name']} {what}"
        pages = [self.ann.page(table).ready(), self.bob.page(table).ready()]
        pages[1].ask("sit", seat=1)
        return pages

    def play(self, pages: list[Page], moves: int) -> None:
        """Random moves. Bots, and answers that are no codes of a list, are not waited for."""
        for _ in range(moves):
            for page in pages:
                page.caught()
            caught_up(pages)
            asked = [page for page in pages if page.decision is not None and page.decision["options"]]
            if not asked:
                return
            decision = asked[0].decision
            assert decision is not None
            attempt(lambda: asked[0].act(self.rng.choice(decision["options"])["code"]))  # noqa: B023

    def take_back(self, pages: list[Page]) -> None:
        """The first action that may be taken back is."""
        for _ in range(FEW):
            for page in pages:
                page.caught()
            for page in pages:
                if page.position["undo"]:
                    page.ask("undo", seat=page.you["seats"][0])
                    return
            self.play(pages, 1)

    def ask_back(self, pages: list[Page]) -> None:
        """Somebody wants to go back further, and the other agrees."""
        for page, other in (pages, pages[::-1]):
            page.caught()
            for place in page.position.get("back") or []:
                where = place["place"] if isinstance(place, dict) else place
                if attempt(lambda: page.ask("ask-undo", seat=page.you["seats"][0], place=where)):  # noqa: B023
                    other.caught()
                    wish = other.position["wish"]["number"]
                    other.ask("answer-undo", wish=wish, agree=True)
                    return

    def end(self, pages: list[Page]) -> None:
        self.play(pages, MOVES)
        for page in pages:
            page.caught()
            if not page.over:
                attempt(lambda: page.ask("resign", seat=page.you["seats"][0]))  # noqa: B023

    def spend(self) -> None:
        for game in self.games:
            self.ann.create("me", *["open"] * (max(game["seats"]) - 1), game=game["name"], listed=True)
            on = started(self.sit(game, "on"))
            self.play(on, FEW)
            on[1].ask("say", text="Your turn, I think ☺", channel="table")
            if not game.get("real_time"):
                self.take_back(on)
                self.ask_back(on)
            over = started(self.sit(game, "over"))
            over[0].ask("say", text="Good luck!", channel="table")
            self.play(over, MOVES)
            self.end(over)
            attempt(lambda: over[0].ask("rematch"))  # noqa: B023
            self.more(game, over[0])
        on[1].ask("mute", person=self.ann.id, on=True)
        on[0].ask("report", text="Is this really so?")
        for page in on:
            page.caught()

    def more(self, game: Json, over: Page) -> None:
        """What came later."""
        seats = ["me", "open", *["easy"] * (len(over.table["seats"]) - 2)]
        path = f"/api/tables/{over.table_id}/continue"
        attempt(lambda: self.ann.json("POST", path, {"ply": 5, "seats": seats}))
        clock = {"kind": "days", "amount": 7, "more": 0, "on_time": "others"}
        timed = attempt(lambda: self.sit(game, "clock", time=clock))
        if timed:
            self.play(started(timed), 5)
        attempt(lambda: self.bob.json("POST", "/api/lessons", {"game": game["name"]}))
        with suppress(Refusal, KeyError, ConnectionClosed):
            over.ask("welcome", onlookers=False)

    def told(self, server: Server) -> Json:
        """What the server says of all tables."""
        people = {person.name: self.of(person) for person in (self.ann, self.bob)}
        tables = [table for (table,) in server.file("SELECT DISTINCT table_id FROM log ORDER BY table_id")]
        return {"people": people, "tables": {table: self.table(table) for table in tables}, "for": self.tables}

    def of(self, person: Person) -> Json:
        games = attempt(lambda: person.get("/api/me/games"))
        return {"cookie": person.cookie, "id": person.id, "games": games["games"] if games else None}

    def table(self, table: str) -> Json:
        for person in (self.ann, self.bob):
            page = attempt(lambda: person.page(table).ready().caught())  # noqa: B023
            if page:
                record = person.raw("GET", f"/api/tables/{table}/record")
                return {
                    "reader": person.name,
                    "game": page.table["game"],
                    "phase": page.phase,
                    "names": [seat["name"] for seat in page.table["seats"]],
                    "said": page.said,
                    "ply": page.position.get("ply"),
                    "asked": page.position.get("asked"),
                    "codes": codes_in(record[2].decode()) if record[0] == 200 else None,
                }
        raise AssertionError(f"nobody may see table {table}")


def codes_in(record: str) -> list[str]:
    """The lines of a record that are not headers."""
    return [line for line in record.splitlines() if line and not line.startswith("[")]


def make(name: str, source: Path) -> None:
    """The database as the server leaves it behind."""
    with tempfile.TemporaryDirectory() as folder:
        server = OldServer(Path(folder), source)
        evening = Evening(server)
        evening.spend()
        hang_up()
        told = {"made-by": MADE_BY[name], **evening.told(server)}
        hang_up()
        server.stop()
        FIXTURES.mkdir(exist_ok=True)
        made = (Path(folder) / "lamster.db").read_bytes()
        (FIXTURES / f"{name}.db.gz").write_bytes(gzip.compress(made, 9, mtime=0))
        (FIXTURES / f"{name}.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make(sys.argv[1], Path(sys.argv[2]).resolve())
