"""People with intent: what somebody at a table might do next, and how likely that is."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from tests.simulation.client import Client
from tests.simulation.page import Json, Page, PositionRead
from tests.simulation.system import REFUSALS

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

BOTS = ("easy", "medium", "hard")
NOBODY = "nobody"


class Person:
    """Somebody at the evening. Each has a pace and habits of their own."""

    def __init__(self, evening: "Evening", number: int, role: str) -> None:
        self.evening = evening
        self.system = evening.system
        self.role = role
        self.rng = Random(f"person {evening.seed} {number}")
        self.id = f"{number + 16:02x}" * 10
        self.name = f"{role.title()} {number}"
        self.pause_s = self.rng.choice((0.8, 2.0, 4.0))
        self.restless = self.rng.choice((0.0, 0.3, 1.0))
        """How often somebody gets up, or loses the network."""
        self.fussy = self.rng.choice((0.1, 1.0))
        """How often somebody does anything else than to play."""
        self.is_silent = self.rng.random() < 0.25
        """Never answers what the others ask."""
        self.dreamy = self.rng.choice((0.0, 0.0, 0.04))
        """How often somebody is lost in thought, with the page open."""
        self.clients: list[Client] = []
        self.old: list[Json] = []
        """Questions that were asked some time ago."""
        self.table = ""
        self.lines = 0

    def client(self) -> Client | None:
        """A page that shows something."""
        shown = [client for client in self.clients if client.page is not None]
        return self.rng.choice(shown) if shown else None

    # The evening.

    async def live(self) -> None:
        await asyncio.sleep(self.rng.random() * 3)
        await self.try_to(self.take_name())
        if self.role == "host":
            await self.try_to(self.make_table())
        while self.evening.is_on:
            await asyncio.sleep(self.rng.expovariate(1 / self.pause_s))
            if self.system.loop.now > self.evening.bed_at_s:
                self.leave_all()
                return
            if self.rng.random() < self.dreamy:
                await asyncio.sleep(self.rng.uniform(10, 80))
            await self.try_to(self.step())

    async def try_to(self, work: Any) -> None:
        """The server may refuse, or be gone."""
        try:
            await work
        except REFUSALS as refused:
            self.evening.trace("refused", self.id[:2], str(refused))

    async def take_name(self) -> None:
        node = self.system.some_node(self.rng)
        while node is None:
            await asyncio.sleep(1)
            node = self.system.some_node(self.rng)
        if self.rng.random() < 0.5:
            self.system.notified.setdefault(self.id, [])
        await self.system.rename(node, self.id, self.name)

    async def make_table(self) -> None:
        node = self.system.some_node(self.rng)
        if node is not None:
            self.table = await self.system.make_table(node, self.id, self.evening.wanted_table(self.rng))
            self.evening.tables.append(self.table)
            self.open_page()

    def open_page(self, table: str = "", key: str = "") -> None:
        client = Client(self.system, self.rng, self.id, table or self.table, key)
        client.acknowledged = lambda request: self.evening.acknowledge(self, client, request)
        client.unsaved = lambda request: self.evening.checker.agreement.note_unsaved(client.table, request)
        client.shared = lambda key: self.evening.keys.append((client.table, key))
        client.invited = self.follow
        self.clients.append(client)

    def follow(self, table: str) -> None:
        """There is a rematch: most go there."""
        if self.rng.random() < 0.9 and table != self.table:
            self.leave_all()
            self.table = table
            self.evening.note_table(table)
            self.open_page()

    def leave_all(self) -> None:
        for client in self.clients:
            client.close()
        self.clients = []

    # One thing at a time.

    async def step(self) -> None:
        self.clients = [client for client in self.clients if not (client.closed or client.refused)]
        if not self.table:
            self.choose_table()
        elif not self.clients:
            if self.rng.random() < 0.2:
                self.open_page()
        elif self.rng.random() < 0.02 * self.restless:
            await self.be_restless()
        elif (client := self.client()) is not None and client.page is not None:
            await self.use(client, client.page)

    def choose_table(self) -> None:
        if self.role == "pupil" and self.evening.keys:
            table, key = self.rng.choice(self.evening.keys)
            self.table = table
            self.open_page(table, key)
        elif self.evening.tables and (self.role != "pupil" or self.rng.random() < 0.1):
            self.table = self.rng.choice(self.evening.tables)
            self.open_page()

    async def be_restless(self) -> None:
        what = self.rng.choice(("reload", "cut", "cut", "walk", "second", "pages", "away"))
        self.evening.trace("restless", self.id[:2], what)
        if what == "second" and len(self.clients) < 3:
            self.open_page(self.rng.choice(("", *self.evening.tables)))
        elif what == "walk":
            self.leave_all()
            await asyncio.sleep(self.rng.expovariate(1 / 90))
        elif what == "away":
            self.leave_all()
            self.table = "" if self.role in ("spectator", "stranger", "pupil") else self.table
            await asyncio.sleep(self.rng.choice((70, 200)))
        elif what == "pages":
            self.clients.pop().close()
        else:
            client = self.rng.choice(self.clients)
            client.reload() if what == "reload" else client.lose_network()

    async def use(self, client: Client, page: Page) -> None:
        if page.phase == "open":
            self.wait_for_start(client, page)
        elif page.phase == "playing" and page.position is not None:
            self.play(client, page, page.position)
        elif page.phase == "over":
            await self.look_back(client, page)
        if self.rng.random() < 0.05 * self.fussy:
            self.talk(client, page)
        if self.role == "stranger" and self.rng.random() < 0.2:
            self.meddle(client, page)

    # Before the game.

    def wait_for_start(self, client: Client, page: Page) -> None:
        free = [seat["seat"] for seat in page.table["seats"] if seat["holder"] == "open"]
        wants = self.role in ("host", "player") or self.rng.random() < 0.05
        if page.you["host"] and self.rng.random() < 0.7:
            self.arrange(client, page, free)
        elif free and wants and (not page.seats or self.rng.random() < 0.1):
            client.ask("sit", seat=self.rng.choice(free))
        elif page.seats and self.rng.random() < 0.03 * self.fussy:
            client.ask("stand", seat=self.rng.choice(page.seats))

    def arrange(self, client: Client, page: Page, free: list[int]) -> None:
        rng, seats = self.rng, len(page.table["seats"])
        online = [person["person"] for person in page.table["people"] if person["online"]]
        away = [seat["person"] for seat in page.table["seats"] if seat["person"] and seat["person"] not in online]
        if rng.random() < 0.15 * self.fussy:
            kind, fields = rng.choice(self.evening.host_wishes(rng, seats, self.others(page)))
            client.ask(kind, **fields)
        elif away and rng.random() < 0.5:
            client.ask("remove", person=rng.choice(away))
        elif free:
            # People come in their own time; bots take the seats that nobody wants.
            if self.system.loop.now > self.evening.bots_from_s:
                client.ask("set-seat", seat=rng.choice(free), bot=rng.choice(BOTS))
        else:
            client.ask("start")

    def others(self, page: Page) -> list[str]:
        return [other["person"] for other in page.table["people"] if other["person"] != self.id]

    # The game.

    def play(self, client: Client, page: Page, position: PositionRead) -> None:
        rng = self.rng
        mine = [seat for seat in position.asked if seat in page.seats]
        decision = page.decision
        if rng.random() < 0.15 * self.fussy and self.do_something_else(client, page, position):
            return
        if self.answer_others(client, page, position):
            return
        if decision is not None:
            self.answer(client, page, position, decision)
        elif mine and page.eyes not in mine and len(page.seats) > 1:
            client.ask("look", seat=rng.choice(mine))
        elif page.seats and position.clock is not None:
            self.race(client, page, position.clock)
        elif page.seats and rng.random() < 0.2:
            self.care_for_absent(client, page)

    def answer(self, client: Client, page: Page, position: PositionRead, decision: Json) -> None:
        rng, seat = self.rng, decision["seat"]
        if self.act_on_clock(client, page, position, decision):
            return
        if any(request.kind == "act" for request in client.pending.values()) and rng.random() < 0.8:
            return
        code, ms = self.chosen(page, decision), None
        if decision["form"] is not None:
            tray = decision["form"]["tray"]
            code = "run:" + "".join(rng.sample(tray, rng.randrange(len(tray))))
            ms = rng.randrange(500, 20_000)
        fields = {"seat": seat, "decision": decision["id"], "code": code, "ms": ms}
        client.ask("act", **fields)
        self.old = [*self.old[-3:], fields]
        if rng.random() < 0.05:
            client.ask("act", **fields)
        if rng.random() < 0.02:
            client.ask("act", **rng.choice(self.old))

    def act_on_clock(self, client: Client, page: Page, position: PositionRead, decision: Json) -> bool:
        """Where all must be ready first, most say that they are; in a run they take their time."""
        clock = position.clock
        if clock is None:
            return False
        if clock["kind"] == "ready" and decision["seat"] not in clock["ready"] and self.rng.random() < 0.7:
            client.ask("ready", seat=decision["seat"])
            return True
        if decision["form"] is not None and self.rng.random() < 0.5:
            client.ask("draft", seat=decision["seat"], decision=decision["id"], code="run:L")
            return True
        return False

    def chosen(self, page: Page, decision: Json) -> str:
        options = [option["code"] for option in decision["options"]]
        lesson = page.position.lesson if page.position is not None else None
        if lesson is not None and lesson["codes"]:
            options = lesson["codes"]
        if not options:
            return "pass"
        code: str = options[0] if self.rng.random() < 0.2 else self.rng.choice(options)
        return "nonsense" if self.rng.random() < 0.01 * self.fussy else code

    def race(self, client: Client, page: Page, clock: Json) -> None:
        seat, vote = page.seats[0], clock["vote"]
        if clock["kind"] == "ready" and seat not in clock["ready"]:
            client.ask("ready", seat=seat)
        elif vote is not None and self.may_call(vote, seat):
            client.ask("vote", seat=seat)

    def may_call(self, vote: Json, seat: int) -> bool:
        """Whether to vote now that the others' time be up; not everybody does at once."""
        asked: bool = vote["open"] and seat in vote["needed"] and seat not in vote["votes"]
        return asked and self.rng.random() < 0.6

    # The others.

    def answer_others(self, client: Client, page: Page, position: PositionRead) -> bool:
        """Somebody wants to go back, somebody's time is up, somebody proposes a clock: most answer, some do not."""
        rng, wish, proposal = self.rng, position.wish, position.clock_proposal
        if self.is_silent or rng.random() < 0.3:
            return False
        if wish is not None and self.id in wish["needed"] and self.id not in wish["agreed"]:
            client.ask("answer-undo", wish=wish["number"], agree=rng.random() < 0.7)
            return True
        if proposal is not None and self.id in proposal["needed"] and self.id not in proposal["agreed"]:
            client.ask("answer-clock", proposal=proposal["number"], agree=rng.random() < 0.7)
            return True
        for vote in (position.times or {}).get("votes", []):
            if self.id in vote["voters"] and self.id not in (*vote["wait"], *vote["bot"]):
                client.ask("decide-time", seat=vote["seat"], wait=rng.random() < 0.5)
                return True
        return False

    def care_for_absent(self, client: Client, page: Page) -> None:
        gone_ms = 1000 * (self.system.loop.now - page.told_at)
        away = [s for s in page.table["seats"] if s["bot_in"] is not None and s["bot_in"] <= gone_ms]
        idle = [s for s in page.table["seats"] if s["idle"]]
        if away:
            client.ask("replace-absent", seat=self.rng.choice(away)["seat"], bot=self.rng.choice(BOTS))
        elif idle and page.you["host"]:
            client.ask("give-up", seat=self.rng.choice(idle)["seat"])
        elif page.position is not None and page.position.asked:
            client.ask("nudge", seat=self.rng.choice(page.position.asked))

    def do_something_else(self, client: Client, page: Page, position: PositionRead) -> bool:
        """Whether there was anything."""
        wishes = self.evening.player_wishes(self.rng, page, position) if page.seats else []
        wishes += [("welcome", {"onlookers": self.rng.random() < 0.7})] if page.seats else []
        if page.you["host"]:
            wishes += self.evening.host_wishes(self.rng, len(page.table["seats"]), self.others(page))
        if not wishes:
            return False
        kind, fields = self.rng.choice(wishes)
        client.ask(kind, **fields)
        return True

    def talk(self, client: Client, page: Page) -> None:
        rng, others = self.rng, self.others(page)
        self.lines += 1
        if rng.random() < 0.7 or not others:
            channel = "team" if rng.random() < 0.2 else "table"
            client.ask("say", channel=channel, text=f"line {self.lines} of {self.name} at {client.table}")
        elif rng.random() < 0.3:
            client.ask("seen", n=rng.randrange(max(page.news, default=0) + 1))
        else:
            kind = rng.choice(("mute", "mute", "block"))
            client.ask(kind, person=rng.choice(others), on=rng.random() < 0.6)

    def meddle(self, client: Client, page: Page) -> None:
        """What a stranger may not do."""
        seat = self.rng.randrange(-1, 5)
        kind, fields = self.rng.choice(self.evening.forbidden(self.rng, seat, page))
        client.ask(kind, **fields)

    # After the game.

    async def look_back(self, client: Client, page: Page) -> None:
        rng = self.rng
        if page.table["next"] and rng.random() < 0.5:
            self.follow(page.table["next"])
        elif page.seats and rng.random() < 0.2:
            client.ask("rematch", rotate=rng.random() < 0.5)
        elif self.role == "host" and rng.random() < 0.05:
            await self.play_on(client, page)

    async def play_on(self, client: Client, page: Page) -> None:
        node, position = self.system.some_node(self.rng), page.position
        if node is None or position is None:
            return
        seats = ["me", *[self.rng.choice(("open", "easy")) for _ in page.table["seats"][1:]]]
        ply = self.rng.randrange(position.ply + 1)
        self.follow(await self.system.play_on(node, self.id, client.table, ply, seats))
