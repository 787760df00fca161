"""Getaway Driver: nobody is told what a face-down tile is, nor what a Driver holds; and telling it would be found."""

import asyncio
from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lamster import games
from lamster.games.getaway_driver.components import CARD, CARDS_IN, FACING, KINDS, TILE
from lamster.games.getaway_driver.events import SIGNAL
from lamster.games.getaway_driver.state import Getaway
from lamster.games.getaway_driver.view import GetawayView, SignalView
from lamster.kernel.event import EVERYBODY, Event
from lamster.kernel.views import Views
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model import views
from lamster.tables.model.people import Happening
from lamster.tables.room import dispatch, registry
from tests.server import in_process
from tests.server.in_process import Visitor
from tests.server.knowledge_getaway_driver import Hidden
from tests.server.leak_check import Eyes, plain
from tests.server.playing import GETAWAY
from tests.server.reading import Json
from tests.server.test_leaks import Plant, table_in

MOVES = {1: 40, 2: 60, 4: 90}
"""By seats: enough for some rounds, and for the game not to be over."""
NAMES = ("Ann", "Bob", "Cas", "Dee")
Played = tuple[Hidden, list[Visitor], list[Json]]


async def played(folder: Path, seats: int, **options: wire.Value) -> Played:
    """A game that is still under way, with an onlooker; and its replays, asked for by everybody for their own eyes."""
    with in_process.seeded(seats) as rng:
        async with in_process.house(folder) as hub:
            visitors = await in_process.company_at(hub, GETAWAY, *NAMES[:seats], **options)
            onlooker = await (await in_process.newcomer(hub, "Eve")).enter(visitors[0].table["id"])
            await in_process.start(visitors)
            await play(visitors, rng, MOVES[seats])
            for visitor in visitors:
                await visitor.ask("ping")
            return Hidden(views.full_record(table_in(hub))), [*visitors, onlooker], replays(hub, seats)


async def play(visitors: list[Visitor], rng: Random, moves: int) -> None:
    for _ in range(moves):
        mover = rng.choice([visitor for visitor in visitors if visitor.decision is not None])
        assert mover.decision is not None
        await mover.act(rng.choice(sorted(option["code"] for option in mover.decision["options"])))


def replays(hub: Hub, seats: int) -> list[Json]:
    table = table_in(hub)
    eyes: list[Eyes] = [None, *range(seats)]
    return [{"eyes": own, "frames": plain(views.frames(table, {}, own, 0, 1000))} for own in eyes]


def check_all(hidden: Hidden, visitors: list[Visitor], found: list[Json]) -> int:
    """Gives back how much was kept secret."""
    return sum(hidden.check_frames(visitor.frames) for visitor in visitors) + sum(map(hidden.check_replay, found))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (2, {"events": True}), (2, {"learning": True}), (4, {}), (4, {"planning_talk": "free"}), (1, {})],
)
def test_nothing_hidden_is_told(tmp_path: Path, seats: int, options: dict[str, wire.Value]) -> None:
    hidden, visitors, found = asyncio.run(played(tmp_path, seats, **options))
    assert check_all(hidden, visitors, found) > 100
    assert hidden.match.state.round > 1
    assert hidden.match.outcome is None


# A leak that is planted must be found.

FIELDS = tuple([field.name for field in fields(GetawayView)])
fields_of = attrgetter(*FIELDS)

Change = Callable[[GetawayView, Getaway], None]


def changed(change: Change) -> Plant:
    """Every view tells something more."""

    def view(game: Any, s: Getaway, eyes: Eyes) -> GetawayView:
        shown: GetawayView = game.view(s, eyes)
        change(shown, s)
        return shown

    def all_own(game: Any, s: Getaway) -> Views[GetawayView]:
        return Views(view(game, s, None), FIELDS, lambda eyes: fields_of(view(game, s, eyes)))

    return type(games.load("getaway-driver")), "views", all_own


def turned(view: GetawayView, s: Getaway) -> list[str]:
    """The tiles that lie face down."""
    return [TILE.codes[s.tiles[s.ground.index[tile.at]]] for tile in view.tiles if not tile.up]


def a_face(view: GetawayView, s: Getaway) -> None:
    """One tile shows its face."""
    for tile, face in zip([tile for tile in view.tiles if not tile.up], turned(view, s)[:1], strict=False):
        tile.tile = face


def a_tile_elsewhere(view: GetawayView, s: Getaway) -> None:
    """Where no tile should be: in a list of spaces."""
    view.hazards += turned(view, s)


def the_drawn(view: GetawayView, s: Getaway) -> None:
    view.drawn = [TILE.codes[tile] for tile in s.drawn if tile < KINDS]


def a_hand(view: GetawayView, s: Getaway) -> None:
    view.drivers[0].hand = [CARD.codes[card] for card in CARDS_IN[s.hand[0]]]


def a_card_elsewhere(view: GetawayView, s: Getaway) -> None:
    view.spikes += [CARD.codes[card] for card in CARDS_IN[s.hand[0]]]


def a_direction(view: GetawayView, s: Getaway) -> None:
    for driver in view.drivers:
        driver.way = FACING.codes[s.heading[driver.seat]] if driver.chosen else None


def the_signals(view: GetawayView, s: Getaway) -> None:
    view.signals = [SignalView(seat, SIGNAL.codes[signal]) for seat, signal in s.signals]


def news_unmasked() -> Plant:
    """Whatever happens, everybody is told all of it."""

    def data(happening: Happening, _seat: Eyes) -> Any:
        event = happening.event
        return Event(event.kind, event.values, EVERYBODY).data(None) if isinstance(event, Event) else event

    return Happening, "data", data


def replay_of_another() -> Plant:
    """Whoever looks back does so through the eyes of the last seat."""
    true = views.frames
    return views, "frames", lambda table, own, _, first, count: true(table, own, len(table.chairs) - 1, first, count)


def tiles_in_an_answer() -> Plant:
    """A part of a message that has nothing to do with tiles."""

    async def ping(_room: Any, _line: Any, message: Any) -> wire.FromServer:
        return wire.Because(message.id, True, "", " ".join(TILE.codes))

    return dispatch, "HANDLERS", {**registry.HANDLERS, wire.Ping: registry.Registered(ping, False)}


@pytest.mark.parametrize(
    ("seats", "plant", "words"),
    [
        (2, lambda: changed(a_face), "face-down tiles at .* as"),
        (4, lambda: changed(a_face), "face-down tiles at .* as"),
        (2, lambda: changed(a_tile_elsewhere), "tiles at .* as"),
        (2, lambda: changed(the_drawn), "drawn tiles at .* as 0"),
        (4, lambda: changed(the_drawn), "drawn tiles at .* as"),
        (2, lambda: changed(a_hand), "a hand at .* as 1"),
        (4, lambda: changed(a_hand), "a hand at .* as"),
        (2, lambda: changed(a_card_elsewhere), "cards at .* as 1"),
        (4, lambda: changed(a_direction), "a direction at .* as"),
        (4, lambda: changed(the_signals), "signals at .* as"),
        (2, news_unmasked, "news as"),
        (4, news_unmasked, "news as"),
        (2, replay_of_another, "news as|tiles at .* as"),
        (4, replay_of_another, "a hand at|news as|signals at"),
        (2, tiles_in_an_answer, "tiles at .* as 0"),
    ],
)
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, plant: Callable[[], Plant], words: str
) -> None:
    monkeypatch.setattr(*plant())
    hidden, visitors, found = asyncio.run(played(tmp_path, seats))
    with pytest.raises(AssertionError, match=words):
        check_all(hidden, visitors, found)
