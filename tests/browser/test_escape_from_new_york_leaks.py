"""Escape from New York: nothing that a browser receives tells what others hold, have chosen or are after."""

import json
from collections.abc import Callable
from random import Random

import pytest

from lamster.games.escape_from_new_york.components import ACTION, BLUE, SPACE, THING, TILE, cards_in
from tests.browser.browsing import DESKTOP, PHONE, Company, Guest
from tests.browser.efny_positions import city, play_as_told
from tests.browser.pages import whose_turn
from tests.browser.stored_positions import asked_for, come_to, table_of, true_record
from tests.browser.test_getaway_driver_leaks import CATALOGUE, look_back
from tests.browser.texts import EFNY
from tests.server.knowledge_escape_from_new_york import HiddenNewYork
from tests.server.leak_check import Truth
from tests.server.reading import Json

ANSWERS = 10
FEW = 6
"""Frames, from the first one on, are enough to hide something in."""


@pytest.mark.long
def test_three_and_a_spectator_are_told_only_what_they_may_know(company: Company) -> None:
    """When there is much to hide; by frames, by replays and by copies of the record."""
    players = [
        company("Ann", DESKTOP, "en", game=EFNY),
        company("Bas", PHONE, "nl", game=EFNY),
        company("Cas", DESKTOP, "en", game=EFNY),
    ]
    spectator = company("Eve", PHONE, "en", game=EFNY)
    guests = [*players, spectator]
    come_to(city([guest.person for guest in players], asked_for(0, "choose", 3)), *guests)
    rng, table = Random(7), table_of(spectator)
    for _ in range(ANSWERS):
        guest = whose_turn(players)
        assert guest is not None
        play_as_told(guest, rng)
    for guest in guests:
        look_back(guest, table)
    text = true_record(company.server, table)
    truth, hidden = Truth(text), HiddenNewYork(text)
    for guest, seats in zip(guests, [[0], [1], [2], []], strict=True):
        check_frames(truth, hidden, guest, seats)
        check_answers(truth, hidden, guest, table)
    for guest, plant, words in [
        (players[1], a_hand, "cards at .* as 1"),
        (spectator, a_hand, "cards at .* as None"),
        (players[1], another_desk, "a desk at .* as 1"),
        (players[2], a_supply, "a supply at .* as 2"),
        (spectator, a_supply, "a supply at .* as None"),
        (players[2], a_case, "Cases at .* as 2"),
        (players[1], a_tile, "a tile at .* as 1"),
        (players[2], an_objective_in_the_news, "news as 2"),
    ]:
        check_found(hidden, guest, plant, words)


def check_frames(truth: Truth, hidden: HiddenNewYork, guest: Guest, seats: list[int]) -> None:
    frames = guest.tap.frames
    truth.check_secrets(frames)
    assert truth.check_frames(frames, seats) > 10
    assert hidden.check_frames(frames) > 100, "nothing was ever hidden from this browser"


def check_answers(truth: Truth, hidden: HiddenNewYork, guest: Guest, table: str) -> None:
    """Answers to requests are read too, whatever they are about."""
    eyes, ply = guest.tap.you["eyes"], guest.tap.position["ply"]
    replays = [json.loads(text) for path, text in guest.tap.answers if path == f"/api/tables/{table}/replay"]
    assert {replay["eyes"] for replay in replays} | {None} == {eyes, None}
    assert sum(map(truth.check_replay, replays)) > 20
    assert sum(map(hidden.check_replay, replays)) > 100
    copies = [text for path, text in guest.tap.answers if path == f"/api/tables/{table}/record"]
    assert sum(truth.check_copy(copy, eyes) for copy in copies) > 20
    for copy in copies:
        hidden.check_copy(copy, eyes)
    for path, text in guest.tap.answers:
        if path != CATALOGUE:
            hidden.check_text(text, eyes, ply)
            truth.check_secrets([text])


# A leak must be found: what a browser really received, with one secret put into it.

Plant = Callable[[HiddenNewYork, Json, Json], bool]
"""Puts a secret into a message with this view; whether there was a place for it."""


def check_found(hidden: HiddenNewYork, guest: Guest, plant: Plant, words: str) -> None:
    frames = [json.loads(frame) for frame in guest.tap.frames[:FEW]]
    states = [frame for frame in frames if frame["type"] == "state" and frame["position"]]
    planted = [plant(hidden, frame, frame["position"]["view"]) for frame in states]
    assert any(planted), f"there was no place for {plant.__name__} on the page of {guest.name}"
    with pytest.raises(AssertionError, match=words):
        hidden.check_frames(map(json.dumps, frames))


def a_hand(hidden: HiddenNewYork, state: Json, view: Json) -> bool:
    """Cards of others that were never turned up, beside their number."""
    ply, own = state["position"]["ply"], view["own"]
    known = hidden.known[ply][own["seat"] if own else None].cards
    for seat in view["seats"]:
        cards = [ACTION.codes[card] for card in cards_in(hidden.states[ply].hands[seat["seat"]])]
        if set(cards) - known:
            seat["cards"] = [card for card in cards if card not in known]
            return True
    return False


def another_desk(_: HiddenNewYork, __: Json, view: Json) -> bool:
    view["own"]["seat"] = 0
    return True


def a_supply(hidden: HiddenNewYork, state: Json, view: Json) -> bool:
    """What lies face down before somebody else has a name."""
    s = hidden.states[state["position"]["ply"]]
    for seat in view["seats"][:2]:
        if None in seat["supply"]:
            seat["supply"] = [THING.codes[thing] for thing in s.supplies[seat["seat"]]]
            return True
    return False


def a_case(_: HiddenNewYork, __: Json, view: Json) -> bool:
    slots = view["city"]["slots"]
    view["city"]["slots"] = ["tape" if slot == "face-down" else slot for slot in slots]
    return "face-down" in slots


def a_tile(hidden: HiddenNewYork, _: Json, view: Json) -> bool:
    """What lies face down, or in the fog, shows a tile."""
    for space in view["spaces"]:
        if space["tile"] is None:
            space["tile"] = TILE.codes[hidden.state.tiles[SPACE.index["F5"]]]
            return True
    return False


def an_objective_in_the_news(hidden: HiddenNewYork, state: Json, _: Json) -> bool:
    blue = BLUE.codes[hidden.state.blues[0]]
    state["news"].append({"n": 0, "data": {"event": "objective", "seat": 0, "blue": blue}})
    return True
