"""Bots know their level, and fill in forms as a player of that level would."""

from random import Random

import pytest

from lamster.bots import LEVELS, make
from lamster.bots.search import Search
from lamster.bots.thumb import FOOLISH
from lamster.games import load, load_thumb, metas
from lamster.kernel.decision import Decision, Outcome, Refusal
from lamster.kernel.game import Value
from lamster.kernel.state import State
from lamster.kernel.thumb import Reason, Thumb
from lamster.lab.simulate import simulate
from tests.bots.test_search import to_be_won
from tests.games.outrun.table import table
from tests.rules import rule
from tests.toys.heist.rules import RowForm

OUTRUN = load("outrun")
LAM = load("on-the-lam")


@pytest.mark.parametrize(
    ("name", "level"),
    [
        *[(name, name) for name in LEVELS],
        ("random", "medium"),
        ("thumb", "medium"),
        ("thumb:0.2", "medium"),
        ("search", "hard"),
        ("search:0.5s", "hard"),
        ("search:50", "hard"),
        ("pacer", "pacer"),
    ],
)
def test_every_bot_knows_its_level(name: str, level: str) -> None:
    assert make(name, OUTRUN, b"seed").level == level


@rule("OUT-N8")
def test_a_level_of_one_game_is_unknown_to_the_others() -> None:
    assert make("pacer", OUTRUN, b"seed").name == "thumb"
    with pytest.raises(Refusal, match=r"'pacer': there are random.*master$"):
        make("pacer", LAM, b"seed")
    with pytest.raises(Refusal, match=r"and the levels beginner, easy, medium, hard, master, pacer$"):
        make("runner", OUTRUN, b"seed")


class Listening(Thumb[State]):
    """Hears for which level forms are filled in."""

    def __init__(self) -> None:
        self.levels: list[str] = []
        self.game = load_thumb("outrun")

    def rate(self, s: State, decision: Decision) -> list[float]:
        return self.game.rate(s, decision)

    def fill(self, s: State, decision: Decision, level: str, rng: Random) -> str:
        self.levels.append(level)
        return self.game.fill(s, decision, level, rng)

    def why(self, s: State, decision: Decision, code: str) -> Reason:
        return self.game.why(s, decision, code)

    def standing(self, s: State) -> list[float]:
        return self.game.standing(s)


@pytest.mark.parametrize("name", ["beginner", "easy", "medium", "hard", "master", "pacer"])
def test_a_bot_fills_in_forms_as_its_level_does(name: str) -> None:
    t = table("back-away", "", monster="bear", path="pc14")
    bot = make(name, OUTRUN, b"seed")
    listening = Listening()
    setattr(bot, "thumb", listening)  # noqa: B010
    code = bot.choose(t.state, t.state.open[0]).code
    assert OUTRUN.refuse(t.state, 0, code) is None
    assert listening.levels == [name]


def test_a_search_lets_everybody_run_like_the_searcher() -> None:
    """Two rounds of two seats in each of ten worlds: runs drawn at random would be wrong half of the time."""
    t = table("5 / back-away", "5", monster="bear", path="pc14")
    t.race("1 5000", "2 6000").play("*draw:long-1", "*draw:long-2")
    assert t.asked == "1"
    listening = Listening()
    search = Search(OUTRUN, listening, t.state, 0, Random(1), "easy")
    search.run(0.0, 10)
    assert set(listening.levels) == {"easy"}
    assert len(listening.levels) == 10 * 2 * 2


def test_a_game_that_knows_nothing_of_levels_fills_in_anything() -> None:
    decision = Decision(0, "row", "TOY-1", (), None, False, RowForm((0, 1)))
    answers = {Thumb[State]().fill(OUTRUN.setup(2), decision, "hard", Random(seed)) for seed in range(20)}
    assert len(answers) > 1
    assert all(decision.accepts(answer) for answer in answers)


# What a game may say of its levels and its ends.


def test_a_game_has_the_same_rules_of_thumb_for_all_levels_unless_it_says_otherwise() -> None:
    thumb = load_thumb("outrun")
    assert thumb.at_level("pacer") is thumb.at_level("hard") is thumb
    new_york = load_thumb("escape-from-new-york")
    assert new_york.at_level("hard") is new_york
    assert new_york.at_level("rogue") is not new_york


def test_an_end_is_shared_among_its_winners_unless_a_game_says_otherwise() -> None:
    s = LAM.setup(4)
    thumb = load_thumb("on-the-lam")
    assert thumb.worth(s) == [0.0] * 4
    s.ended = Outcome((1, 3), "LAM-W1")
    assert thumb.worth(s) == [0.0, 0.5, 0.0, 0.5]


class Generous(Thumb[State]):
    """Every end is worth 0.25 to all."""

    def rate(self, s: State, decision: Decision) -> list[float]:
        return [0.0 for _ in decision.codes]

    def standing(self, s: State) -> list[float]:
        return self.worth(s)

    def worth(self, s: State) -> list[float]:
        return [0.25] * s.seats


def test_a_search_asks_the_game_what_an_end_is_worth() -> None:
    s = LAM.setup(2, {"round_limit": 1})
    search = Search(LAM, Generous(), s, s.open[0].seat, Random(1))
    search.run(0.0, 8)
    assert {arm.mean() for arm in search.root.arms.values() if arm.visits} == {0.25}


# Levels by strength: a beginner loses to a sensible newcomer, and nobody plays the fool.

NEWCOMER = "thumb:0.1"
"""Knows the rules and takes what looks good right now, without looking ahead; now and then something a little worse."""
DUELS: dict[str, tuple[int, dict[str, Value]]] = {
    "on-the-lam": (30, {"round_limit": 60}),
    "getaway-driver": (16, {}),
    "outrun": (16, {"monster": "bear"}),
}
"""How many games on each side, and at what table."""


@pytest.mark.parametrize("name", DUELS)
def test_a_beginner_loses_to_a_newcomer(name: str) -> None:
    games, options = DUELS[name]
    sides = [["beginner", NEWCOMER], [NEWCOMER, "beginner"]]
    results = [simulate(name, bots, games, "newcomer", options)["wins"]["seat"] for bots in sides]
    assert (results[0][0]["share"] + results[1][1]["share"]) / 2 < 0.42


@pytest.mark.long
def test_in_new_york_the_better_level_escapes_more_often() -> None:
    """All seats play together here, so levels are compared by what they achieve."""
    levels = ("beginner", "easy", "medium")
    lost = [simulate("escape-from-new-york", [level] * 2, 60, "levels", {})["nobody"] for level in levels]
    assert lost[0] > lost[1] > lost[2]


@pytest.mark.parametrize("name", DUELS)
def test_a_newcomer_knows_that_winning_is_good(name: str) -> None:
    """And so does a beginner: whatever the seed, what wins at once is taken."""
    for level in ("beginner", "easy", NEWCOMER):
        for seed in range(25):
            t, win = to_be_won(name)
            assert make(level, load(name), bytes([seed])).choose(t.state, t.state.open[0]).code == win


@pytest.mark.parametrize("name", metas())
def test_a_beginner_never_plays_the_fool(name: str) -> None:
    """Of all that a beginner does in a game nothing is far worse, in its own eyes, than the best it could do."""
    game, thumb, rng = load(name), load_thumb(name), Random(1)
    s = game.setup(2, {})
    beginner = make("beginner", game, b"fool")
    worse: list[float] = []
    while s.open and len(worse) < 60:
        decision = s.open[0]
        code = decision.sample(rng) if decision.seat < 0 else beginner.choose(s, decision).code
        if decision.seat >= 0 and decision.form is None and len(decision.codes) > 1:
            scores = thumb.rate(s, decision)
            worse.append(max(scores) - scores[decision.codes.index(code)])
        game.apply(s, decision.seat, code)
    assert max(worse) < FOOLISH
    assert any(worse) or name == "outrun"
