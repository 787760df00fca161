"""The view encoder makes the same bytes as encoding every view whole."""

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from lamster.games import load, metas
from lamster.kernel.chance import Dice
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.kernel.state import State
from lamster.kernel.views import Views
from lamster.tables import protocol as wire
from lamster.tables.protocol.view_encoder import encode_constant


@pytest.mark.parametrize("name", metas())
def test_views_of_a_game_are_encoded_as_if_each_were_alone(name: str) -> None:
    game, rng = load(name), Random(3)
    seats = max(game.meta.seats)
    match = Match(game, seats, game.meta.parse_options({}), Dice(b"views"))
    readers: list[int | None] = [None, *range(seats)]
    compared = 0
    for _ in range(60):
        if match.outcome is not None:
            break
        encoder = wire.ViewEncoder(game, match.state)
        for eyes in rng.sample(readers, len(readers)):
            assert bytes(encoder.encode(eyes)) == wire.encode(game.view(match.state, eyes))
            compared += 1
        decision = rng.choice(match.state.open)
        code = decision.form.sample(rng) if decision.form is not None else rng.choice(decision.codes)
        match.act(decision.seat, code)
    assert compared > 20


@dataclass(slots=True)
class View:
    round: int
    cards: list[str]
    name: str
    own: str | None


class Toy(Game[State]):
    """A game of which only the views matter."""

    def __init__(self, shared: View, own: list[tuple[list[str], str | None]]) -> None:
        self.shared = shared
        self.own = own

    def views(self, s: State) -> Views[View]:
        return Views(self.shared, ("cards", "own"), lambda seat: self.own[seat])

    def view(self, s: State, seat: int | None) -> View:
        return self.views(s).of(seat)


@dataclass(slots=True)
class Board:
    round: int
    board: tuple[str, ...]
    own: str | None


class Constant(Game[State]):
    """A game with a board that never changes."""

    def __init__(self, shared: Board) -> None:
        self.shared = shared

    def views(self, s: State) -> Views[Board]:
        return Views(self.shared, ("own",), lambda seat: (None,), ("board",))


class Plain(Game[State]):
    """A game that makes each view alone."""

    def __init__(self) -> None:
        """It has no metadata."""

    def view(self, s: State, seat: int | None) -> Any:
        return {"seat": seat}


def test_each_seat_gets_its_own_fields_in_their_places() -> None:
    shared = View(3, ["ace"], "50 %b \0 %", None)
    toy = Toy(shared, [(shared.cards, "hidden"), (["ace", "%d \0"], None)])
    encoder = wire.ViewEncoder(toy, State())
    assert bytes(encoder.encode(0)) == wire.encode(View(3, ["ace"], "50 %b \0 %", "hidden"))
    assert bytes(encoder.encode(1)) == wire.encode(View(3, ["ace", "%d \0"], "50 %b \0 %", None))
    assert bytes(encoder.encode(None)) == wire.encode(shared)


def test_a_constant_is_encoded_once() -> None:
    board = ("a1", "b1")
    first, second = Board(1, board, None), Board(2, board, None)
    made = [wire.ViewEncoder(Constant(shared), State()) for shared in (first, second)]
    assert [bytes(encoder.encode(None)) for encoder in made] == [wire.encode(first), wire.encode(second)]
    assert encode_constant(board) is encode_constant(board)
    assert encode_constant(("b1",)) == Raw(b'["b1"]')


def test_views_of_other_games_are_encoded_whole() -> None:
    encoder = wire.ViewEncoder(Plain(), State())
    assert bytes(encoder.encode(1)) == b'{"seat":1}'
    assert bytes(encoder.encode(None)) == b'{"seat":null}'
