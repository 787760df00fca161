"""Bots choose legal codes, from sampled worlds only, the same ones for the same seed."""

from random import Random

import pytest

from lamster.bots import ENGINES, LEVELS, Bot, Choice, make
from lamster.bots.search import Search, softmax
from lamster.bots.tally import tally_of
from lamster.games import load, load_thumb
from lamster.games.on_the_lam.state import Lam
from lamster.kernel.chance import seed_from_text
from lamster.kernel.decision import CHANCE, Decision, Refusal
from lamster.kernel.state import State
from lamster.lab.play import Players, play_game
from lamster.lab.simulate import simulate
from tests.games.on_the_lam.table import table

GAME = load("on-the-lam")
NAMES = ("random", "thumb", "search:6")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_whole_games(name: str, seats: int) -> None:
    played = play_game(GAME, [name] * seats, seed_from_text("whole"), {"round_limit": 4})
    assert sum(played.returns) == pytest.approx(1)
    assert played.decisions > 10


@pytest.mark.parametrize("setting", range(len(GAME.meta.battery)))
def test_thumb_rates_and_explains_every_decision(setting: int) -> None:
    entry = GAME.meta.battery[setting]
    thumb = load_thumb("on-the-lam")
    s = GAME.setup(entry["seats"], entry["options"])
    rng = Random(setting)
    while s.open:
        decision = s.open[0]
        if decision.seat != CHANCE:
            assert len(thumb.rate(s, decision)) == len(decision.codes)
            for code in decision.codes:
                assert thumb.why(s, decision, code)[0].startswith("why-")
            assert sum(thumb.standing(s)) == pytest.approx(1)
        GAME.apply(s, decision.seat, decision.sample(rng))


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_same_choices(name: str) -> None:
    games = [play_game(GAME, [name, name], seed_from_text("twice"), {"round_limit": 3}) for _ in range(2)]
    assert games[0].returns == games[1].returns
    assert games[0].decisions == games[1].decisions


class Spy(Bot):
    """Keeps the worlds it was handed."""

    def __init__(self) -> None:
        super().__init__(GAME, b"spy")
        self.worlds: list[State] = []

    def choose(self, world: State, decision: Decision) -> Choice:
        self.worlds.append(world)
        return Choice(decision.codes[0])


def test_bots_are_never_handed_the_true_state() -> None:
    t = table("boxer A3 mouthguard", "dame E3 earring glove hotel_key")
    spy = Spy()
    players = Players(GAME, ["thumb", "thumb"], b"seed")
    players.bots = [spy, spy]
    for _ in range(20):
        players.choose(t.state, t.decision)
    worlds = [world for world in spy.worlds if isinstance(world, Lam)]
    assert all(world is not t.state for world in worlds)
    assert len({world.hands[1] for world in worlds}) > 10


def test_search_depends_on_the_sampled_world_only_through_what_the_seat_knows() -> None:
    """Two worlds the seat cannot tell apart, the same randomness: the same tree, so nothing of the truth is used."""
    s = GAME.setup(2, {})
    rng = Random(8)
    while s.round < 2 or s.open[0].seat == CHANCE or len(s.open[0].codes) < 2:
        GAME.apply(s, s.open[0].seat, s.open[0].sample(rng))
    seat = s.open[0].seat
    results = []
    for world in (GAME.resample(s, seat, Random(1)), GAME.resample(s, seat, Random(2))):
        search = Search(GAME, load_thumb("on-the-lam"), world, seat, Random(3))
        search.run(0.0, 40)
        results.append(tally_of(search))
    assert results[0] == results[1]


def test_search_stops_at_its_limits() -> None:
    s = GAME.setup(2, {})
    search = Search(GAME, load_thumb("on-the-lam"), s, 0, Random(1))
    search.run(0.0, 25)
    assert search.worlds == 25
    assert sum(arm.visits for arm in search.root.arms.values()) == 25
    search = Search(GAME, load_thumb("on-the-lam"), s, 0, Random(1))
    search.run(0.02, 1_000_000)
    assert 1 <= search.worlds < 100_000


@pytest.mark.parametrize("name", ["thumb", "search:200"])
def test_a_ready_player_enters_the_station(name: str) -> None:
    t = table("boxer B2 mouthguard glove ticket hand_wraps shoelaces", "dame E3 earring", police="A1")
    choice = make(name, GAME, b"bot").choose(GAME.resample(t.state, t.decision.seat, Random(1)), t.decision)
    assert choice.code == "go:C2"
    assert choice.why is not None


def test_slack_makes_thumb_weaker_but_not_foolish() -> None:
    """A beginner loses to the rules of thumb, and wins against chance."""
    strong = simulate("on-the-lam", ["beginner", "thumb"], 40, "slack", {"round_limit": 60})
    weak = simulate("on-the-lam", ["beginner", "random"], 40, "slack", {"round_limit": 60})
    assert strong["wins"]["seat"][0]["share"] < 0.45
    assert weak["wins"]["seat"][0]["share"] > 0.6


def test_softmax_prefers_the_best() -> None:
    weights = softmax([0.0, 1.0, -5.0], 0.5)
    assert weights[1] > weights[0] > weights[2]
    assert sum(weights) == pytest.approx(1)


@pytest.mark.parametrize("name", [*ENGINES, *LEVELS, "search:0.5s", "search:100", "thumb:0.2"])
def test_every_name_makes_a_bot(name: str) -> None:
    assert make(name, GAME, b"seed").name in ENGINES


@pytest.mark.parametrize(
    "name", ["", "grandmaster", "search:", "search:0", "search:0s", "search:-3", "thumb:x", "thumb:"]
)
def test_unknown_bots_are_refused_with_what_there_is(name: str) -> None:
    with pytest.raises(Refusal, match=r"random, thumb, search.*beginner"):
        make(name, GAME, b"seed")
