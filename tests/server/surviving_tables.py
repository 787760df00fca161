"""Several tables of one server, with people and bots at them, that go on after the server was killed.

Everything that anybody was told must still be there: the place in the game, the news, the chat, the seats. And what was
answered with `ok` has happened once, whatever became of the answers that were under way.
"""

import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from websockets.exceptions import ConnectionClosed

from lamster.kernel.record import Record, read_record
from lamster.tables.model.people import NEWS_TOLD
from lamster.tables.model.table_state import CHAT_KEPT
from tests.server.playing import GETAWAY, LAM, SHORT, read_all, read_one, started
from tests.server.reading import Json
from tests.server.running import PATIENCE, Page, Person, Refusal, Server

Holders = tuple[str, ...]
USUAL: tuple[tuple[str, Holders], ...] = (
    (LAM, ("Ann", "Bob")),
    (LAM, ("Cas", "medium", "easy")),
    (LAM, ("Dee", "Dee", "beginner")),
    (GETAWAY, ("Eve",)),
)
"""What is played at each table, and who sits there: people by name, bots by level."""
BOTS = ("beginner", "easy", "medium")


class Told(NamedTuple):
    """What a page knew when the line broke."""

    seq: int
    seats: list[Json]
    position: Json
    news: dict[int, Json]
    chat: dict[int, Json]


class Guest:
    """A person at a table: their page, what was answered with ok, and what was sent without an answer yet."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acted: list[tuple[int, str]] = []
        self.pending: Json | None = None

    def look_up(self) -> None:
        """Read what is there; who plays for several looks through the eyes of the one who is asked."""
        read_all(self.page)
        mine = [seat for seat in self.page.position["asked"] if seat in self.page.you["seats"]]
        if mine and self.page.you["eyes"] not in mine:
            self.page.ask("look", seat=mine[0])

    def move(self, rng: Random) -> bool:
        """Answer whatever is asked; whether there was anything."""
        self.look_up()
        decision = self.page.decision
        if decision is None:
            return False
        code = rng.choice(decision["options"])["code"]
        self.pending = {"seat": decision["seat"], "decision": decision["id"], "code": code}
        try:
            self.send_pending()
        except Refusal as refusal:
            # A partner who is asked at the same time was faster, and the question has changed or gone.
            if refusal.error not in ("stale", "not-asked"):
                raise
            self.pending = None
        return True

    def send_pending(self) -> None:
        """The answer that may not have arrived, word for word: it counts once."""
        if self.pending is not None:
            self.page.ask("act", **self.pending)
            self.acted.append((self.pending["seat"], self.pending["code"]))
            self.pending = None

    def told(self) -> Told:
        page = self.page
        seats = [{**seat, "bot_in": None} for seat in page.table["seats"]]  # Who is away changes from moment to moment.
        return Told(page.seq, seats, page.position, dict(page.news), dict(page.chat))

    def come_back(self) -> None:
        before = self.told()
        eyes = self.page.you["eyes"]
        self.page.close()
        self.page.reopen()
        if self.page.you["eyes"] != eyes:
            self.page.ask("look", seat=eyes)
        check_nothing_lost(before, self.told())
        self.send_pending()


def check_nothing_lost(before: Told, after: Told) -> None:
    """All that was told is still so; the game may have gone on."""
    assert after.seq >= before.seq
    assert after.seats == before.seats
    if before.position:
        assert after.position["ply"] >= before.position["ply"]
        if after.position["ply"] == before.position["ply"]:
            assert after.position == before.position
    check_told_again(before.news, after.news, NEWS_TOLD)
    check_told_again(before.chat, after.chat, CHAT_KEPT)


def check_told_again(before: dict[int, Json], after: dict[int, Json], latest: int) -> None:
    """Whoever comes back is told the latest once more, word for word."""
    first = max(after, default=0) - latest
    assert {n: after.get(n) for n in before if n > first} == {n: told for n, told in before.items() if n > first}


class Party:
    """One table of the evening."""

    def __init__(self, server: Server, holders: Holders, game: str = LAM, **options: object) -> None:
        names = list(dict.fromkeys(name for name in holders if name not in BOTS))
        people = [Person(server, name) for name in names]
        seats = ["me" if name == names[0] else name if name in BOTS else "open" for name in holders]
        self.table = people[0].create(*seats, game=game, options={**SHORT[game], **options})
        self.guests = [Guest(person.page(self.table).ready()) for person in people]
        for seat, name in enumerate(holders):
            if name in names[1:]:
                self.guests[names.index(name)].page.ask("sit", seat=seat)

    @property
    def pages(self) -> list[Page]:
        return [guest.page for guest in self.guests]

    @property
    def over(self) -> bool:
        return all(page.over for page in self.pages)

    def start(self) -> None:
        started(self.pages)

    def step(self, rng: Random) -> int:
        """One answer of each guest who is asked; how many there were."""
        return sum(guest.move(rng) for guest in self.guests)

    def play(self, rng: Random, moves: int) -> None:
        """At least this many moves of people."""
        while moves > 0 and not self.over:
            moves -= self.step(rng)

    def come_back(self) -> None:
        for guest in self.guests:
            guest.come_back()

    def play_out(self, rng: Random, most: int = 10_000) -> None:
        """To the end of the game, or until it is given up after so many moves, and then check the record: what was
        played is what was answered with ok.
        """
        end = time.monotonic() + 2 * PATIENCE
        while not self.over:
            assert time.monotonic() < end, "the game does not end"
            moves = self.step(rng) if most > 0 else self.give_up()
            most -= moves
            if not moves:
                for page in self.pages:
                    if not page.over:
                        read_one(page)
        self.check_acted()

    def give_up(self) -> int:
        """One more guest resigns, unless somebody has heard already that the game is over; how many did."""
        if any(page.over for page in self.pages):
            return 0
        for page in self.pages:
            for seat in page.you["seats"]:
                if not page.table["seats"][seat]["resigned"]:
                    page.ask("resign", seat=seat)
                    while not (page.over or page.table["seats"][seat]["resigned"]):
                        read_one(page)
                    return 1
        return 0

    def check_acted(self) -> None:
        record = read_record(self.record())
        for guest in self.guests:
            for seat in guest.page.you["seats"]:
                assert codes_of(record, guest.page.table["seats"][seat]["label"]) == codes_by(guest, seat)

    def record(self) -> str:
        _, _, text = self.pages[0].person.raw("GET", f"/api/tables/{self.table}/record")
        return text.decode()


def codes_of(record: Record, label: str) -> list[str]:
    return [line.code for line in record.lines if line.seat == label]


def codes_by(guest: Guest, seat: int) -> list[str]:
    return [code for its_seat, code in guest.acted if its_seat == seat]


class Evening:
    """All tables of a server."""

    def __init__(self, server: Server, rng: Random, tables: tuple[tuple[str, Holders], ...] = USUAL) -> None:
        self.server = server
        self.rng = rng
        self.parties = [Party(server, holders, game) for game, holders in tables]
        for party in self.parties:
            party.start()

    def play_until_broken(self) -> None:
        """Everybody plays until the server is gone."""
        try:
            while True:
                if not sum(party.step(self.rng) for party in self.parties):
                    read_one(self.parties[0].pages[0])
        except ConnectionClosed:
            return

    def come_back(self) -> None:
        for party in self.parties:
            party.come_back()

    def play_out(self, folder: Path) -> None:
        for party in self.parties:
            party.play_out(self.rng)
        verify(folder, *self.parties)


def verify(folder: Path, *parties: Party) -> None:
    """`lamster verify` finds nothing wrong in any record."""
    files = [folder / f"{party.table}.rec" for party in parties]
    for file, party in zip(files, parties, strict=True):
        file.write_text(party.record(), encoding="utf-8")
    told = subprocess.run([sys.executable, "-m", "lamster", "verify", *files], capture_output=True, check=False)
    assert told.returncode == 0, told.stderr.decode()
    assert told.stdout.count(b"secrets committed to") == len(parties)
