"""Two worlds that a pair of eyes cannot tell apart, and everything that a server says to those eyes in each of them.

A world is a table with its room, as the server has them, only without a network and without a disk. Of a game under way
a twin is made in one of two ways. *Resampled*: the state is another one that fits what the eyes have seen, and all that
the log holds and they may not know is replaced by rubbish. *Forked*: both go on from the same position with different
codes of which the eyes see the same, so that each has a true history of its own to look back on. Whatever is told to
these eyes must then be the same, byte by byte and in the same order, as long as no event `reveals` what was hidden.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from lamster.games import load
from lamster.kernel.conform.trial import Setting, Trial
from lamster.kernel.conform.worlds import parted, twin_codes
from lamster.kernel.decision import Decision
from lamster.kernel.event import Event
from lamster.tables.model import entries as log
from lamster.tables.model.table import Table
from tests.security.worlds import AT, Company, Eyes, House, World, forget, forked, new_table, people

WALK, WALKED = 3, 4
"""How many plies twins are played on, and of how many positions one is followed so."""
LONG_WALK, LOOKS = 12, 3
"""The same of those with histories of their own, and at how many plies all that can be asked is asked."""
LOOK_BACK = 16
"""Over plain HTTP, which costs more, only at one position in so many: records, replays, what comes after a game."""


class Differ(AssertionError):
    """What was told in the two worlds is not the same."""


class Twins:
    """Two houses, and what is compared between them."""

    def __init__(self, folder: Path) -> None:
        self.houses = House(folder), House(folder)
        self.compared = 0
        """Messages."""
        self.unlike = 0
        """Pairs of worlds that were really different."""

    async def position(self, trial: Trial, table: Table, company: Company, rng: Random, number: int) -> None:
        """Look at one position through one pair of eyes, each in its turn. Now and then they follow the game on, or
        look back on it.
        """
        viewers = trial.viewers()
        eyes = viewers[number % len(viewers)]
        followed = number // len(viewers) % WALKED == 0
        await self.resampled(trial, table, eyes, company, rng, WALK if followed else 0)
        if number // len(viewers) % LOOK_BACK == 0:
            await self.forked(trial, table, eyes, company, rng)

    async def resampled(
        self, trial: Trial, table: Table, eyes: Eyes, company: Company, rng: Random, plies: int
    ) -> None:
        state = table.playing.state
        world = trial.game.resample(state, eyes, rng)
        tables = forked(table, state.clone()), forked(table, world)
        forget(tables[1], eyes)
        self.unlike += trial.game.pack(world) != trial.game.pack(state)
        pair = self.pair(tables, eyes, company, bool(plies))
        await self.same(pair, rng, False, "in a resampled world")
        await self.walk(trial, pair, rng, plies)

    async def forked(self, trial: Trial, table: Table, eyes: Eyes, company: Company, rng: Random) -> None:
        """Both with a history of their own: only then can be looked back on it."""
        state = table.playing.state
        pair = self.pair((forked(table, state.clone()), forked(table, state.clone())), eyes, company, True)
        await self.walk(trial, pair, rng, LONG_WALK, LOOKS)

    def pair(self, tables: tuple[Table, Table], eyes: Eyes, company: Company, pupil: bool) -> tuple[World, World]:
        whispers = "one", "two"
        sides = zip(self.houses, tables, whispers, strict=True)
        one, other = [World(house, table, eyes, company, whisper) for house, table, whisper in sides]
        for world in (one, other) if pupil else ():
            world.welcome(company)
        return one, other

    async def walk(self, trial: Trial, pair: tuple[World, World], rng: Random, plies: int, looks: int = 0) -> None:
        """Play on in both, with codes of which these eyes see the same, until something reveals which world it is."""
        for ply in range(1, plies + 1):
            states = [world.room.table.playing.state for world in pair]
            if not states[0].open or states[0].ended:
                return
            place = int(rng.random() * len(states[0].open))
            codes = twin_codes(trial, states[0], states[1], place, pair[0].eyes, rng)
            if codes is None:
                return
            asked, before = states[0].open[place], len(pair[0].room.table.happenings)
            told = [world.play(asked.seat, code) for world, code in zip(pair, codes, strict=True)]
            if revealed(trial, pair, before, codes, asked) or any(world.room.table.phase == "over" for world in pair):
                return
            after = f"after {codes[0]} and {codes[1]}"
            self.compare(told[0], told[1], pair[0].eyes, after)
            if not looks or ply * looks % plies < looks:
                await self.same(pair, rng, bool(looks), after)

    async def same(self, pair: tuple[World, World], rng: Random, look_back: bool, when: str) -> None:
        seed = rng.random()
        told = [await world.everything(Random(seed), look_back) for world in pair]
        self.compare(told[0], told[1], pair[0].eyes, when)

    def compare(self, one: list[bytes], other: list[bytes], eyes: Eyes, when: str) -> None:
        self.compared += len(one)
        if one != other:
            who = "the onlooker" if eyes is None else f"seat {eyes}"
            raise Differ(f"{who} is told apart {when}: {difference(one, other)}")


def revealed(trial: Trial, pair: tuple[World, World], before: int, codes: tuple[str, str], asked: Decision) -> bool:
    """Whether an event has told these eyes which world it is. Of a run it tells the time in hundredths of a second, and
    then the view in thousandths: two that sound the same may look different once they are shown.
    """
    news = [[h.event for h in world.room.table.happenings.since(before)] for world in pair]
    events = [[event for event in told if isinstance(event, Event)] for told in news]
    shown = asked.form is not None and any(event.kind.reveals for told in events for event in told)
    return parted(trial, events[0], events[1], pair[0].eyes, codes) or shown


def difference(one: list[bytes], other: list[bytes]) -> str:
    if len(one) != len(other):
        return f"{len(one)} messages and {len(other)}"
    first, second = next((a, b) for a, b in zip(one, other, strict=True) if a != b)
    at = next((i for i in range(min(len(first), len(second))) if first[i] != second[i]), min(len(first), len(second)))
    kind = first[:30].decode(errors="replace")
    return f"{kind}: …{first[max(0, at - 60) : at + 60]!r}… and …{second[max(0, at - 60) : at + 60]!r}…"


# Whole games.


class Run:
    """Random games of one kind, until enough positions have been looked at. The same number begins the same game."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game: Any = load(game)
        self.settings = [Setting(spec) for spec in self.game.meta.battery]
        self.twins = Twins(folder)
        self.positions = 0

    async def play(self, first: int, positions: int) -> None:
        """Games with these numbers and above, as many as it takes."""
        number = first
        while self.positions < positions:
            await self.play_one(number, positions)
            number += 1

    async def play_one(self, number: int, positions: int) -> None:
        setting = self.settings[number % len(self.settings)]
        trial = Trial(self.game, setting, number, 1.0)
        company = people(setting.seats)
        table, rng = new_table(setting, self.game, company), trial.rng("messages")
        chance = PER_GAME / max(1, len(trial.script))
        seen: dict[str, int] = {}
        for place, (seat, code) in enumerate(trial.script):
            kind = type(table.playing.state.steps[-1]).__name__
            if seen.get(kind, 0) < 2 or rng.random() < chance:
                seen[kind] = seen.get(kind, 0) + 1
                await self.look(trial, table, company, rng, f"game {number}, place {place}")
            if self.positions >= positions:
                return
            table.apply(log.Played(seat, code), AT)

    async def look(self, trial: Trial, table: Table, company: Company, rng: Random, where: str) -> None:
        try:
            await self.twins.position(trial, table, company, rng, self.positions)
        except Differ as differ:
            raise Differ(f"{self.game.meta.name}, {where}: {differ}") from None
        self.positions += 1


PER_GAME = 40
"""About how many positions of a game are looked at: many games show more than every place of a few."""


def run(game: str, folder: Path, first: int, positions: int) -> Run:
    found = Run(game, folder)
    asyncio.run(found.play(first, positions))
    return found
