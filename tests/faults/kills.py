"""People at several tables of one server that is killed again and again, who note all that they are told was done.

Each table has a thread of its own, so that at every kill several answers are under way. Whatever was answered with `ok`
must be in the log once, and whatever was not may be there once; the same answer sent again counts once.
"""

import asyncio
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random

from websockets.exceptions import ConnectionClosed

from lamster.tables.model import entries as log
from lamster.tables.model.table import Table
from lamster.tables.store.base import Store, Stored
from tests.server.running import PATIENCE, Server, wait_until
from tests.server.surviving_tables import USUAL, Guest, Holders, Party

CHAT = 0.1
"""How often somebody says something instead of playing."""
LONGEST = 0.6
"""Seconds between a start and the next kill, at most."""


class Company(Party):
    """One table, whose people talk too."""

    def __init__(self, server: Server, number: int, game: str, holders: Holders) -> None:
        super().__init__(server, holders, game)
        self.number = number
        self.said: list[str] = []
        self.unsure: list[str] = []
        """What was said without an answer yet: it may have been heard."""
        self.start()

    def go_on(self, rng: Random) -> None:
        """Until the server is gone or the game over."""
        try:
            while not self.over:
                if rng.random() < CHAT:
                    self.say()
                if not self.step(rng):
                    self.guests[0].page.ask("ping")
        except (ConnectionClosed, OSError):
            return

    def say(self) -> None:
        text = f"{self.number}.{len(self.said) + len(self.unsure)}"
        self.unsure.append(text)
        self.guests[0].page.ask("say", channel="table", text=text)
        self.unsure.remove(text)
        self.said.append(text)

    def check_log(self, lines: list[Stored]) -> None:
        """What was told to have happened is in the log once, in its order; and the log plays."""
        entries = [log.decode(line.entry) for line in lines]
        heard = Counter(entry.text for entry in entries if isinstance(entry, log.Chatted))
        assert [heard[text] for text in self.said] == [1] * len(self.said)
        assert all(heard[text] <= 1 for text in self.unsure)
        assert set(heard) <= {*self.said, *self.unsure}
        for guest in self.guests:
            check_played(guest, entries)
        assert Table.from_log(self.table, lines).seq == len(lines)


def check_played(guest: Guest, entries: list[log.AnyEntry]) -> None:
    """The codes of each seat are those that were answered with ok, and perhaps one more that was under way."""
    for seat in guest.page.you["seats"]:
        played = [entry.code for entry in entries if isinstance(entry, log.Played) and entry.seat == seat]
        acted = [code for its_seat, code in guest.acted if its_seat == seat]
        assert played[: len(acted)] == acted
        assert len(played) - len(acted) <= (guest.pending is not None and guest.pending["seat"] == seat)


class Club:
    """All tables of the server. Where a game is over another begins, so the database fills."""

    def __init__(self, server: Server, store: Store, seed: int) -> None:
        self.server = server
        self.store = store
        self.rng = Random(seed)
        self.made = 0
        self.playing = [self.sit(*table) for table in USUAL]
        self.finished: list[Company] = []
        self.kills = 0
        self.acknowledged = 0

    def sit(self, game: str, holders: Holders) -> Company:
        self.made += 1
        return Company(self.server, self.made, game, holders)

    def survive(self, kills: int) -> None:
        """Play, be killed, come back, so many times."""
        with ThreadPoolExecutor(len(USUAL)) as people:
            for _ in range(kills):
                self.play_and_fall(people)
                self.server.start(self.server.port)
                self.come_back()
                self.kills += 1

    def play_and_fall(self, people: ThreadPoolExecutor) -> None:
        going = [people.submit(company.go_on, Random(self.rng.random())) for company in self.playing]
        time.sleep(self.rng.uniform(0, LONGEST))
        self.server.kill()
        for done in going:
            done.result(2 * PATIENCE)

    def come_back(self) -> None:
        """Everybody finds all that they were told; where a game has ended the next one begins."""
        for place, company in enumerate(self.playing):
            for guest in company.guests:
                wait_until(lambda guest=guest: came_back(guest))  # type: ignore[misc]
            if company.over:
                company.check_acted()
                self.finished.append(company)
                self.playing[place] = self.sit(*USUAL[place])

    def check(self) -> None:
        """Every log, straight from the store; and every table that is not over is played to its end."""
        asyncio.run(self.check_logs())
        for company in self.playing:
            company.play_out(self.rng)
        assert self.finished or self.kills < 100, "so many kills, and no game ended"
        self.acknowledged = sum(
            len(company.said) + sum(len(guest.acted) for guest in company.guests)
            for company in (*self.finished, *self.playing)
        )

    async def check_logs(self) -> None:
        await self.store.open()
        try:
            logs = {table: await self.store.read(table) for table in await self.store.tables()}
        finally:
            await self.store.close()
        for company in (*self.finished, *self.playing):
            company.check_log(logs[company.table])
        for table, lines in logs.items():
            assert Table.from_log(table, lines).seq == len(lines)


def came_back(guest: Guest) -> bool:
    """Whether the page could be opened again: the server says where it is before it can be reached."""
    try:
        guest.come_back()
    except (OSError, ConnectionClosed, EOFError):
        return False
    return True
