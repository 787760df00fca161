"""Plays the unfinished games of a fixture on to their ends: all of them at the same time, on the server's clock.

People answer whatever they are asked: votes, requests, and the game. Time passes only when nobody at any table has
anything to answer, so that clocks do not run out while another table plays.
"""

import asyncio
from random import Random

from tests.migrations.local_server import Client, LocalServer, is_replaced, start
from tests.server.reading import Json
from tests.server.running import Refusal

PASSING_MS = 1_000
MOST_ROUNDS = 5_000
"""Far more than any game here needs: one that takes longer does not end."""
ENGINE = "random"
"""People and bots answer at random where that brings a game to its end."""


class Game:
    """A table and the people who have come back to it."""

    def __init__(self, server: LocalServer, table: str, noted: Json) -> None:
        self.server = server
        self.table = table
        self.noted = noted
        self.rng = Random(noted["kind"])
        self.clients: list[Client] = []
        self.resolved: set[str] = set()
        """The kinds of question that people answered here."""

    @property
    def over(self) -> bool:
        return self.clients[0].over

    async def come_back(self, people: list[str]) -> None:
        """These open the table again, the host first. Some take back the seats that bots play for them."""
        for person in sorted(people, key=lambda person: person != self.noted["host"]):
            self.clients.append(await Client(self.server, person).open(self.table))
        for client in self.clients:
            if client.person in self.noted.get("back", []):
                await client.ask("sit", seat=client.seat)

    async def begin(self) -> None:
        """Begin a game whose table was still a waiting room; bots take the free seats."""
        for seat in self.clients[0].table["seats"]:
            if seat["holder"] == "open":
                await self.clients[0].ask("set-seat", seat=seat["seat"], bot="easy")
        await start([client for client in self.clients if client.you["seats"]])

    async def step(self) -> bool:
        """Everybody answers once, open questions first: a move would end them. Whether anybody was asked anything."""
        for answer in (self.answer_question, self.get_ready, self.act):
            if any([await answer(client) for client in self.clients if not self.over]):
                return True
        return False

    async def act(self, client: Client) -> bool:
        if self.over or not (seats := client.asked_seats()):
            return False
        if client.you["eyes"] != seats[0]:
            await client.ask("look", seat=seats[0])
        if client.decision is None or is_waiting_for_a_countdown(client):
            return False
        try:
            await client.act(await client.choose(self.rng, ENGINE))
        except Refusal as refusal:
            if refusal.error != "too-late":
                raise
            return False
        return True

    async def get_ready(self, client: Client) -> bool:
        if not is_gate(client) or client.seat in client.clock["ready"]:
            return False
        if is_replaced(client.table["seats"][client.seat]):
            return False
        await client.ask("ready", seat=client.seat)
        return True

    async def answer_question(self, client: Client) -> bool:
        """A request, a proposal or a vote that waits for this person."""
        found = question_for(client)
        if found is None:
            return False
        kind, fields = found
        try:
            await client.ask(kind, **fields)
        except Refusal as refusal:
            if (kind, refusal.error) != ("replace-absent", "too-early"):
                raise
            return False
        self.resolved.add(kind)
        return True


def is_gate(client: Client) -> bool:
    """All must say that they are ready, at a table of several."""
    return clock_kind(client) == "ready" and not client.clock["open"] and len(client.table["seats"]) > 1


def is_waiting_for_a_countdown(client: Client) -> bool:
    return is_gate(client) or clock_kind(client) == "countdown"


def clock_kind(client: Client) -> str:
    """What the clock of a race does; empty: no clock runs."""
    return str(client.clock["kind"]) if client.position.get("clock") else ""


def question_for(client: Client) -> tuple[str, Json] | None:
    """The message with which this person agrees to what is asked beside the game; None: nothing is."""
    position, person = client.position, client.person
    wish = position.get("wish")
    if wish and person in wish["needed"] and person not in wish["agreed"]:
        return "answer-undo", {"wish": wish["number"], "agree": True}
    proposal = position.get("clock_proposal")
    if proposal and person in proposal["needed"] and person not in proposal["agreed"]:
        return "answer-clock", {"proposal": proposal["number"], "agree": True}
    for vote in (position.get("times") or {}).get("votes", []):
        if person in vote["voters"] and person not in [*vote["wait"], *vote["bot"]]:
            return "decide-time", {"seat": vote["seat"], "wait": True}
    for vote in position.get("bot_votes", []):
        voted = [other["person"] for other in position["bot_votes"] if other["seat"] == vote["seat"]]
        if person not in voted and client.table["seats"][vote["seat"]]["bot_in"] is not None and not client.you["host"]:
            return "replace-absent", {"seat": vote["seat"], "bot": vote["bot"]}
    return None


async def play_to_the_end(server: LocalServer, games: list[Game]) -> None:
    """All games at the same time: what they write goes to the disk together."""
    for _ in range(MOST_ROUNDS):
        left = [game for game in games if not game.over]
        if not left:
            return
        answered = await asyncio.gather(*[game.step() for game in left])
        await server.quiet()
        if not any(answered):
            await server.later(PASSING_MS)
    stuck = [game.noted["kind"] for game in games if not game.over]
    raise AssertionError(f"these games do not end: {stuck}")
