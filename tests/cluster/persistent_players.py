"""Players who reconnect and go on after any fault of the nodes, and note every answer that they got."""

import time
from collections.abc import Mapping
from http.client import HTTPException
from random import Random
from threading import Thread

import msgspec
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection

from lamster.kernel.record import read_record
from lamster.tables.model import entries as log
from tests.cluster.nodes import Group
from tests.server.playing import LAM, read_one, started
from tests.server.running import PATIENCE, Page, Person, Refusal
from tests.server.surviving_tables import BOTS, Guest, check_nothing_lost, codes_by, codes_of

SOON = 1.5
"""Seconds after which a connection that does not answer counts as dead, as in the browser."""
PASSING = ("storage", "closing", "too-fast", "stale", "not-asked", "unready")
"""Errors that pass by themselves, or that the next state of the table explains."""
BROKEN = (OSError, TimeoutError, WebSocketException, InvalidHandshake, HTTPException)
PAUSE = 0.2
"""Seconds between two answers at a table, so that no game is over too soon."""
ALLOWED = 5.0
"""Seconds within which some node must own every table again."""


class RetryingPerson(Person):
    """A browser that repeats requests that fail, for a while."""

    patience = SOON

    def once(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Mapping[str, str], bytes]:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = super().once(method, path, body, headers)
                if answer[0] != 503:
                    return answer
            except BROKEN:
                if method != "GET":
                    raise
            assert time.monotonic() < end, f"{method} {path} has no answer"
            time.sleep(0.1)

    def page(self, table: str, **headers: str) -> Page:
        return ImpatientPage(self, table, headers)


class ImpatientPage(Page):
    """A page that gives a dead connection up soon."""

    patience = SOON

    def open(self) -> ClientConnection:
        line = super().open()
        line.close_timeout = 0.1
        return line


class Player(Guest):
    """Somebody at a table. What was answered with ok has happened, once; whatever else is asked again."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.answered = time.monotonic()
        """When the last answer came."""
        self.longest = 0.0
        """The longest time without one, while the person was asked."""
        self.returns = 0

    def send_pending(self) -> None:
        if self.pending is not None:
            try:
                super().send_pending()
            except Refusal as refusal:
                self.reconsider(refusal)
        self.note()

    def reconsider(self, refusal: Refusal) -> None:
        """What was refused was not answered with ok; whether it happened nevertheless is seen on the table."""
        if refusal.error not in PASSING:
            raise refusal
        if refusal.error in ("stale", "not-asked"):
            raise AssertionError(f"an answer of ours was taken, and is not known any more: {refusal.body}")
        time.sleep(0.1)

    def note(self) -> None:
        now = time.monotonic()
        self.longest, self.answered = max(self.longest, now - self.answered), now

    def turn(self, rng: Random) -> bool:
        """Whether there was anything to do."""
        try:
            if self.pending is not None:
                self.send_pending()
                return True
            return self.move(rng)
        except BROKEN:
            self.return_soon()
            return True

    def come_back(self) -> None:
        """All that was told is still so; of a long game only the latest news are told again."""
        before, eyes = self.told(), self.page.you["eyes"]
        self.page.close()
        self.page.reopen()
        if self.page.you["eyes"] != eyes:
            self.page.ask("look", seat=eyes)
        first = min(self.page.news, default=0)
        news = {n: line for n, line in before.news.items() if n >= first}
        check_nothing_lost(before._replace(news=news), self.told())
        self.send_pending()

    def return_soon(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.come_back()
            except BROKEN:
                assert time.monotonic() < end, "the table is nowhere"
                time.sleep(0.05)
            else:
                self.returns += 1
                return


class Table:
    """A table of people and bots, whose pages come through the balancer to any node."""

    def __init__(self, group: Group, *holders: str, game: str = LAM, **more: object) -> None:
        self.group = group
        names = list(dict.fromkeys(name for name in holders if name not in BOTS))
        people = [RetryingPerson(group, name) for name in names]  # type: ignore[arg-type]
        seats = ["me" if name == names[0] else name if name in BOTS else "open" for name in holders]
        self.id = people[0].create(*seats, game=game, **more)
        self.players = [Player(person.page(self.id).ready()) for person in people]
        for seat, name in enumerate(holders):
            if name in names[1:]:
                self.players[names.index(name)].page.ask("sit", seat=seat)
        started(self.pages)
        self.rng = Random(self.id)
        self.acted_at: list[float] = []
        self.trouble: BaseException | None = None
        self.playing = True
        self.thread = Thread(target=self.play, daemon=True)

    @property
    def pages(self) -> list[Page]:
        return [player.page for player in self.players]

    @property
    def over(self) -> bool:
        return all(page.over for page in self.pages)

    @property
    def answers(self) -> int:
        return sum(len(player.acted) for player in self.players)

    # Playing.

    def begin(self) -> None:
        """Harmless when they play already."""
        if self.thread.ident is None:
            self.thread.start()

    def play(self) -> None:
        try:
            while self.playing and not self.over:
                self.round()
        except BaseException as problem:
            self.trouble = problem

    def round(self) -> None:
        before = self.answers
        for player in self.players:
            player.turn(self.rng)
        if self.answers > before:
            self.acted_at.append(time.monotonic())
            time.sleep(PAUSE)
        else:
            for player in self.players:
                self.listen(player)

    def listen(self, player: Player) -> None:
        try:
            read_one(player.page)
            player.page.caught()
        except BROKEN:
            player.return_soon()

    def wait_for(self, more: int, patience: float = PATIENCE) -> None:
        """Until so many more answers came, or the game is over."""
        wanted, end = self.answers + more, time.monotonic() + patience
        while self.answers < wanted and self.thread.is_alive():
            assert time.monotonic() < end, f"nobody at table {self.id} is answered"
            time.sleep(0.02)
        self.check()

    def gap_after(self, moment: float) -> float:
        """Seconds from a moment until the first answer after it."""
        return next(at - moment for at in self.acted_at if at > moment)

    def check(self) -> None:
        if self.trouble is not None:
            raise self.trouble

    # Afterwards.

    def end(self) -> None:
        """Stop playing, and compare what everybody was told with the log."""
        self.playing = False
        self.thread.join(2 * PATIENCE)
        self.check()
        self.settle()
        self.check_agreed()
        self.check_answers()

    def settle(self) -> None:
        for player in self.players:
            while player.pending is not None:
                player.turn(self.rng)
            self.listen(player)

    def check_agreed(self) -> None:
        """All pages agree with one that is opened now."""
        for player in self.players:
            player.return_soon()
        plies = {page.position["ply"] for page in self.pages}
        assert len(plies) == 1 or any(seat["bot"] for seat in self.pages[0].table["seats"])

    def check_answers(self) -> None:
        """Every answer with ok stands in the log, once, and nothing else of these people does."""
        played = [entry for entry in map(log.decode, self.group.log(self.id)) if isinstance(entry, log.Played)]
        for player in self.players:
            for seat in player.page.you["seats"]:
                found = [entry.said or entry.code for entry in played if entry.seat == seat]
                assert found == codes_by(player, seat), f"table {self.id}, seat {seat}"

    def record(self) -> str:
        return self.pages[0].person.raw("GET", f"/api/tables/{self.id}/record")[2].decode()

    def check_record(self) -> None:
        record = read_record(self.record())
        for player in self.players:
            for seat in player.page.you["seats"]:
                assert codes_of(record, player.page.table["seats"][seat]["label"]) == codes_by(player, seat)


def entries_of(group: Group, table: str) -> list[str]:
    """The kinds of the entries of a log, in order."""
    return [msgspec.json.decode(entry)["type"] for entry in group.log(table)]
