"""The search: seats that answer at once, worlds that cannot be told apart, wins that are there to be found, limits."""

from random import Random
from typing import Any

import pytest

from lamster.bots import make
from lamster.bots.search import Node, Search
from lamster.bots.searching import CLOSE_FACTOR, MIN_FACTOR, TURN_FACTOR, SearchBot, TimeBudget, subtree
from lamster.bots.tally import Row, Tally, chosen, summed, tally_of
from lamster.games import load, load_thumb, metas
from lamster.kernel.decision import Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State
from lamster.kernel.thumb import Reason, Thumb
from lamster.lab.play import play_game, record_game
from tests.games.escape_from_new_york.table import table as new_york_table
from tests.games.getaway_driver.table import table as getaway_table
from tests.games.on_the_lam.table import table as lam_table
from tests.games.outrun.table import table as outrun_table
from tests.games.playing import Playing
from tests.toys import tail
from tests.toys.tail.bot import THUMB as TAIL_THUMB


def searched(game: Game[Any], thumb: Thumb[Any], s: State, seat: int, worlds: int, seed: int = 1) -> Search:
    search = Search(game, thumb, game.resample(s, seat, Random(seed)), seat, Random(seed))
    search.run(0.0, worlds)
    return search


# Seats that answer without seeing each other's answers.


@pytest.mark.parametrize(("streets", "value"), [(2, 1 / 2), (3, 2 / 3)])
def test_opponents_do_not_react_to_what_they_cannot_see(streets: int, value: float) -> None:
    """A driver who is guessed at gets away as often as chance has it: seen through, it would never."""
    s = tail.GAME.setup(2, {"streets": streets, "rounds": 1})
    tallies = [tally_of(searched(tail.GAME, TAIL_THUMB, s, 0, 800, seed)) for seed in range(3)]
    tally = summed(tallies)
    won, visits = sum(row.total for row in tally.rows), sum(row.visits for row in tally.rows)
    assert won / visits == pytest.approx(value, abs=0.07)


def test_a_hidden_choice_cannot_be_foreseen() -> None:
    s = tail.GAME.setup(2, {"streets": 2, "rounds": 1})
    tally = tally_of(searched(tail.GAME, TAIL_THUMB, s, 0, 400))
    drawn = [chosen(tally, Random(seed)).code for seed in range(100)]
    assert 25 < drawn.count("drive:left") < 75
    assert chosen(tally) == max(tally.rows, key=lambda row: row.visits)


def test_what_everybody_sees_is_not_drawn() -> None:
    """Who watches alone is seen at once, so there is nothing to hide."""
    s = tail.GAME.setup(2, {"streets": 2, "rounds": 1})
    tail.GAME.apply(s, 0, "drive:left")
    assert not tally_of(searched(tail.GAME, TAIL_THUMB, s, 1, 20)).mixed


class Split(Thumb[State]):
    """A judge to whom the first seat's share alone is the whole of its team's."""

    def rate(self, s: State, decision: Decision) -> list[float]:
        return [0.0] * len(decision.codes)

    def standing(self, s: State) -> list[float]:
        return [0.0] * s.seats

    def worth(self, s: State) -> list[float]:
        return [1.0, 0.0, 0.0, 0.0] if s.ended is not None and 0 in s.ended.winners else [0.0, 0.0, 1.0, 0.0]


def test_partners_choose_for_the_whole_team() -> None:
    """The second driver gains nothing for itself, and yet both drivers get away where they can."""
    s = tail.GAME.setup(4, {"rounds": 1})
    search = searched(tail.GAME, Split(), s, 1, 200)
    assert sum(arm.total for arm in search.root.arms.values()) > 0


# Nothing hidden is read.


OPTIONS: dict[str, dict[str, str | int | bool]] = {"outrun": {"monster": "bear"}}
"""Where the usual table has too few choices: one with cards."""


@pytest.mark.parametrize("name", sorted(metas()))
def test_twin_worlds_get_the_same_search(name: str) -> None:
    """The same seed in worlds that the seat cannot tell apart, at several points of a game: the same tallies."""
    game, rng = load(name), Random(5)
    s = game.setup(max(seats for seats in game.meta.seats if seats <= 2), OPTIONS.get(name, {}))
    bots = [make("thumb", game, bytes([seat])) for seat in range(s.seats)]
    met = 0
    while s.open and met < 12:
        decision = s.open[0]
        if decision.seat < 0 or decision.form is not None:
            code = decision.sample(rng) if decision.seat < 0 else bots[decision.seat].choose(s, decision).code
        else:
            if len(decision.codes) > 1:
                met += 1
                if met % 4 == 0:
                    assert_same_search(game, s, decision.seat)
            code = bots[decision.seat].choose(s, decision).code
        game.apply(s, decision.seat, code)
    assert met == 12


def assert_same_search(game: Game[Any], s: State, seat: int) -> None:
    thumb, found = load_thumb(game.meta.name), []
    for world in (s, game.resample(s, seat, Random(1)), game.resample(s, seat, Random(2))):
        search = Search(game, thumb, world, seat, Random(3))
        search.run(0.0, 8)
        found.append(tally_of(search))
    assert found[0] == found[1] == found[2]


# Wins that are there to be found, by one who has no rules of thumb but knows a good position.


class Blind(Thumb[State]):
    """All codes look alike; the rest is as the game has it."""

    def __init__(self, game: str) -> None:
        self.game = load_thumb(game)

    def rate(self, s: State, decision: Decision) -> list[float]:
        return [0.0] * len(decision.codes)

    def fill(self, s: State, decision: Decision, level: str, rng: Random) -> str:
        return self.game.fill(s, decision, level, rng)

    def why(self, s: State, decision: Decision, code: str) -> Reason:
        return self.game.why(s, decision, code)

    def standing(self, s: State) -> list[float]:
        return self.game.standing(s)


ROAD = "8,5=G06 7,6=G07 9,6=Y04"
BEAR = ("3", "3", "17 evens-odds switcheroo-lr switcheroo-jd long-1")
GAMES = ("on-the-lam", "getaway-driver", "outrun", "escape-from-new-york")


def to_be_won(name: str) -> tuple[Playing[Any], str]:
    """A position, and the only code that wins at once."""
    if name == "on-the-lam":
        return lam_table("boxer B2 mouthguard glove ticket hand_wraps shoelaces", "dame E3 earring"), "go:C2"
    if name == "getaway-driver":
        t = getaway_table("8,6 N hit_the_gas", tiles=ROAD, bag="R01", vehicles="patrol-1@8,6N", meter=3)
        return t.play("drive:front"), "play:hit_the_gas"
    if name == "outrun":
        bear = outrun_table(*BEAR, monster="bear", path="pc14")
        return bear.race("1 5000", "2 6000 wrong", "3 7000"), "claw:no"
    bridge = new_york_table("snake I10 president tape diagram-3", "maggie F5", plan="on-my-own", taken=True, tiles="I8")
    return bridge.play("play:on-my-own", "bridge:3"), "show:diagram-3+tape+president"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("blind", [False, True])
def test_a_win_at_hand_is_taken(name: str, blind: bool) -> None:
    t, win = to_be_won(name)
    game, s = load(name), t.state
    seat = s.open[0].seat
    thumb = Blind(name) if blind else load_thumb(name)
    assert chosen(tally_of(searched(game, thumb, s, seat, 60)), Random(1)).code == win
    game.apply(s, seat, win)
    while s.open and s.open[0].seat < 0:
        game.apply(s, s.open[0].seat, s.open[0].codes[0])
    assert s.ended is not None
    assert seat in s.ended.winners


# What was learned before is kept.


def test_a_subtree_is_what_comes_after_what_was_seen() -> None:
    nodes = [Node(False) for _ in range(6)]
    tree = dict(zip(["", " a", " a b", " a b c", " ab", " c a"], nodes, strict=True))
    assert subtree(tree, " a") == {"": nodes[1], " b": nodes[2], " b c": nodes[3]}
    assert subtree(tree, " a b") == {"": nodes[2], " c": nodes[3]}
    assert subtree(tree, " d") == {}
    assert subtree(tree, "") == {}


def test_what_an_earlier_search_found_out_is_kept_and_what_does_not_fit_is_dropped() -> None:
    """A move, then the act on the tile: the second search begins with the visits that the first one had there."""
    game = load("on-the-lam")
    t = lam_table("boxer B2 mouthguard", "dame E3 earring", police="A1")
    bot = make("search:200", game, b"bot")
    assert isinstance(bot, SearchBot)
    code = bot.choose(game.resample(t.state, 0, Random(1)), t.decision).code
    before = {key: node for key, node in bot.tree.items() if key.startswith(f" {code} ") or key == f" {code}"}
    bot.saw(code)
    game.apply(t.state, 0, code)
    kept = subtree(bot.tree, bot.seen)
    assert len(kept) == len(before) < len(bot.tree)
    known = {arm.code: arm.visits for arm in kept[""].arms.values()}
    assert sum(known.values()) > 20
    search = Search(game, bot.thumb, game.resample(t.state, 0, Random(2)), 0, Random(2))
    search.recall(kept)
    assert {arm.code: arm.visits for arm in search.root.arms.values()} == known
    search.run(0.0, 40)
    assert sum(arm.visits for arm in search.root.arms.values()) == sum(known.values()) + 40


def test_a_bot_sees_what_its_seat_sees_also_from_a_log() -> None:
    """What is kept changes what is chosen, so both ways to play a game must tell the bots the same."""
    game = load("on-the-lam")
    names, options = ["search:12", "search:12"], {"round_limit": 2}
    played = play_game(game, names, b"a seed", options)
    again, _ = record_game(game, names, b"a seed", options)
    assert (played.decisions, played.draws, played.returns) == (again.decisions, again.draws, again.returns)
    assert played.decisions > 10


# Several searches of one question.


def test_the_sum_of_searches_is_the_same_whoever_does_them() -> None:
    game = load("getaway-driver")
    t = getaway_table("8,6 N hit_the_gas decoy_car", tiles=ROAD)
    tallies = []
    for _ in range(2):
        shares = []
        for number in range(3):
            bot = make("search:60", game, bytes([number]))
            assert isinstance(bot, SearchBot)
            shares.append(bot.consider(game.resample(t.state, 0, Random(1)), t.decision, 1 / 3))
        tallies.append(summed(shares))
    assert tallies[0] == tallies[1]
    assert tallies[0].worlds == 60
    assert sum(row.visits for row in tallies[0].rows) == 60
    assert len({row.code for row in tallies[0].rows}) == len(tallies[0].rows) > 1


def row(code: str, compared: int, lead: float, deviation: float) -> Row:
    """A code that was so much better than the favourite in so many worlds."""
    squares = compared * (lead * lead + deviation * deviation)
    return Row(code, compared, compared * 0.5, compared, compared * lead, squares)


def test_noise_does_not_outvote_the_rules_of_thumb() -> None:
    favourite = row("a", 50, 0.0, 0.0)
    noise = Tally((favourite, row("b", 50, 0.02, 0.2)), 100, False, 1.0)
    assert chosen(noise).code == "a"
    assert chosen(noise._replace(margin=0.0)).code == "b"
    assert chosen(noise._replace(rows=(favourite, row("b", 50, 0.08, 0.2)))).code == "b"
    assert chosen(noise._replace(rows=(favourite, row("b", 50, 0.08, 0.2), row("c", 50, 0.09, 0.3)))).code == "b"
    assert chosen(noise._replace(rows=(favourite, row("b", 1, 0.9, 0.0)))).code == "a"


# Time.


def test_the_decisions_of_a_turn_share_their_time() -> None:
    budget = TimeBudget(1.0)
    budget.begin((3, 0))
    assert (budget.usual(), budget.most()) == (1.0, CLOSE_FACTOR)
    spent = 0.0
    for _ in range(30):
        budget.begin((3, 0))
        assert MIN_FACTOR <= budget.usual() <= budget.most()
        spent += budget.usual()
        budget.left -= budget.usual()
    assert TURN_FACTOR <= spent < TURN_FACTOR + 30 * MIN_FACTOR
    budget.begin((3, 1))
    assert budget.usual() == 1.0


def test_in_a_hurry_even_a_close_decision_keeps_within_the_time() -> None:
    bot = make("search:5s", load("on-the-lam"), b"bot")
    assert isinstance(bot, SearchBot)
    bot.hurry(0.5)
    bot.budget.begin((1, 0))
    assert bot.budget.most() == 0.5
    bot.hurry(60.0)
    assert bot.budget.seconds == 0.25


def test_a_clear_choice_takes_no_time() -> None:
    """With a minute for it: a win now against a defeat at the end of the turn."""
    t, win = to_be_won("getaway-driver")
    search = Search(load("getaway-driver"), Blind("getaway-driver"), t.state, 0, Random(1))
    search.run(60.0, 1_000_000)
    assert search.worlds < 500
    assert chosen(tally_of(search)).code == win


def test_a_close_choice_is_told_from_a_clear_one() -> None:
    t = getaway_table("8,6 N hit_the_gas decoy_car", tiles=ROAD)
    search = Search(load("getaway-driver"), Blind("getaway-driver"), t.state, 0, Random(1))
    for arm in search.alive:
        arm.visits = arm.compared = 100
        arm.squares = 4.0
    assert search.is_close()
    assert not search.is_clear()
    for arm in search.alive[1:]:
        arm.ahead, arm.squares = -30.0, 100 * (0.09 + 0.04)
    assert search.is_clear()
    assert not search.is_close()


def test_only_one_sensible_code_is_no_question() -> None:
    """The rules of thumb are sure: nothing is searched, and the reason is theirs."""
    t, win = to_be_won("on-the-lam")
    choice = make("search:200", load("on-the-lam"), b"bot").choose(t.state, t.decision)
    assert (choice.code, choice.why) == (win, ("why-go-station", {"arg": "C2"}))
