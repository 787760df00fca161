"""Bots of Outrun: whole games, no peeking, reasons in words, and a judgement of the position."""

from collections.abc import Iterator
from random import Random

import pytest

from lamster.bots import make
from lamster.bots.search import Search
from lamster.bots.searching import SearchBot
from lamster.bots.thumb import ThumbBot
from lamster.games.outrun.bot import THUMB
from lamster.games.outrun.game import GAME
from lamster.games.outrun.state import Outrun
from lamster.kernel.chance import Dice, derive, seed_from_text
from lamster.kernel.decision import CHANCE, Decision
from lamster.lab.play import Players, play_game, play_on
from lamster.lab.simulate import simulate
from lamster.text import Words
from tests.games.outrun.table import Table, new_game, table
from tests.rules import rule

MONSTERS = ("vampire", "bear", "zombie", "dragon")


def thumb_game(monster: str, seats: int, seed: str) -> Iterator[tuple[Outrun, Decision]]:
    """Every decision of a seat in a game between rules of thumb."""
    s = GAME.setup(seats, {"monster": monster, "maps": 1} if seats > 1 else {"practice_cards": 4})
    players = Players(GAME, ["easy"] * seats, seed_from_text(seed))
    dice = Dice(derive(seed_from_text(seed), "dice"))
    while s.open:
        decision = s.open[0]
        if decision.seat == CHANCE:
            code = decision.pick(dice.word(s.ply))
        else:
            yield s, decision
            code = players.choose(s, decision)
        refusal = GAME.refuse(s, decision.seat, code)
        assert refusal is None, f"{code}: {refusal}"
        GAME.apply(s, decision.seat, code)


@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("name", ["thumb", "pacer", "search:6"])
def test_bots_play_whole_games(monster: str, name: str) -> None:
    played = play_game(GAME, [name, "random", name], seed_from_text("whole"), {"monster": monster, "maps": 1})
    assert sum(played.returns) == 1
    assert 2 <= played.rounds < 40


def test_a_bot_practises_alone() -> None:
    """Against the time of a medium runner a beginner fails, a pacer without anybody to follow has an even chance."""
    wins = dict.fromkeys(("beginner", "pacer"), 0.0)
    for name in wins:
        for seed in range(30):
            wins[name] += play_game(GAME, [name], seed_from_text(f"{seed}"), {"practice_cards": 9}).returns[0]
    assert wins["beginner"] <= 2
    assert 6 <= wins["pacer"] <= 20


# Knowledge.


@rule("OUT-N1", "OUT-H2", "OUT-H4")
@pytest.mark.parametrize("monster", ["bear", "dragon"])
def test_what_a_bot_cannot_see_changes_nothing(monster: str) -> None:
    """Scores, runs and reasons are the same in every world that the seat cannot tell from the true one."""
    rng = Random(4)
    hidden = 0
    for s, decision in thumb_game(monster, 4, "peek"):
        told = seen(s, decision)
        for _ in range(3):
            world = GAME.resample(s, decision.seat, rng)
            hidden += world.hands != s.hands
            again = GAME.decision(world, decision.seat)
            assert again is not None
            assert seen(world, again) == told
    assert hidden > 30


def seen(s: Outrun, decision: Decision) -> object:
    """All that the rules of thumb say to a decision."""
    if decision.form is not None:
        return [THUMB.fill(s, decision, level, Random(2)) for level in ("easy", "hard", "pacer")]
    return THUMB.rate(s, decision), [THUMB.why(s, decision, code) for code in decision.codes]


@rule("OUT-N1")
def test_search_uses_nothing_that_the_seat_does_not_know() -> None:
    rng = Random(5)
    game = thumb_game("bear", 4, "search")
    s, decision = next((s, d) for s, d in game if d.kind == "interfere" and s.round > 2 and len(d.codes) > 3)
    trees = []
    for world in [GAME.resample(s, decision.seat, rng) for _ in range(2)]:
        search = Search(GAME, THUMB, world, decision.seat, Random(3))
        search.run(0.0, 40)
        trees.append({code: arm.visits for code, arm in search.root.arms.items()})
    assert trees[0] == trees[1]


# Reasons.


@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_choice_has_a_reason_in_words(language: str) -> None:
    words = Words.of(language, GAME, ("Ann", "Bob", "Cem", "Dee", "Eva", "Fay"))
    kinds = set()
    for monster, seats in [("vampire", 2), ("bear", 4), ("dragon", 3), ("vampire", 1)]:
        for s, decision in thumb_game(monster, seats, "why"):
            kinds.add(decision.kind)
            codes = decision.codes or (THUMB.fill(s, decision, "easy", Random(1)),)
            assert all(words.reason(code, THUMB.why(s, decision, code)) for code in codes)
    assert kinds == {"pick", "turn", "run", "claw", "interfere", "practice"}


@rule("OUT-H4")
def test_the_reason_for_a_run_tells_nothing_of_the_row() -> None:
    t = table("back-away", "", monster="bear", path="pc14")
    choice = make("thumb", GAME, b"run").choose(t.state, t.state.open[0])
    assert choice.code.startswith("run:")
    assert choice.why == ("why-run", {})


# The position.


@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_chances_add_up_and_rise_with_every_room(monster: str, seats: int) -> None:
    for s, _ in thumb_game(monster, seats, "chances"):
        chances = THUMB.standing(s)
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0
        s.rooms[0] -= 1
        assert THUMB.standing(s)[0] < chances[0]
        s.rooms[0] += 1


@pytest.mark.parametrize(
    ("worse", "better"), [("5 evens-odds", "5"), ("5", "5 boost"), ("5", "5 / major-shortcut"), ("5", "5 / long-1")]
)
def test_cards_count_in_the_chances(worse: str, better: str) -> None:
    first, second = THUMB.standing(table(worse, better, monster="bear").state)
    assert first < 0.5 < second


def test_an_infection_counts_in_the_chances() -> None:
    first, second = THUMB.standing(table("5 infected", "5", monster="zombie").state)
    assert first < second


def test_a_lead_counts_for_more_near_the_exit() -> None:
    early = THUMB.standing(table("4", "2").state)
    late = THUMB.standing(table("18", "16").state)
    assert 0.5 < early[0] < late[0]


def test_in_practice_the_chance_grows_with_every_path_made() -> None:
    s = GAME.setup(1, {"practice_cards": 10})
    chances = []
    for made in range(6):
        s.made, s.times = made, (5000,) * 6
        chances.append(THUMB.standing(s)[0])
    assert chances == sorted(chances)
    assert chances[0] < 0.1
    assert chances[-1] > 0.8


def test_predicted_chances_come_true() -> None:
    """Of the seats given 40 to 60 % at the start of a round about half win."""
    promised, won = 0.0, 0
    count = 0
    for seed in range(60):
        seats: list[tuple[int, float]] = []
        last: Outrun | None = None
        for s, decision in thumb_game("zombie", 4, f"fit{seed}"):
            last = s
            if decision.kind == "turn":
                seats += [(seat, chance) for seat, chance in enumerate(THUMB.standing(s)) if 0.4 < chance < 0.6]
        assert last is not None
        assert last.ended is not None
        count += len(seats)
        promised += sum(chance for _, chance in seats)
        won += sum(seat in last.ended.winners for seat, _ in seats)
    assert count > 50
    assert won / count == pytest.approx(promised / count, abs=0.15)


# Strength.


def wins_of_first(bots: list[str], games: int, monster: str) -> float:
    result = simulate("outrun", bots, games, "strength", {"monster": monster, "maps": 1})
    assert not result["errors"]
    share: float = result["wins"]["seat"][0]["share"]
    return share


@pytest.mark.parametrize("monster", MONSTERS)
def test_rules_of_thumb_beat_chance(monster: str) -> None:
    assert wins_of_first(["thumb", "random", "random", "random"], 60, monster) > 0.4


@pytest.mark.parametrize(("weaker", "stronger"), [("beginner", "easy"), ("easy", "medium"), ("medium", "hard")])
def test_every_level_outruns_the_one_below(weaker: str, stronger: str) -> None:
    """The runs alone: rules of thumb on both seats, in a game without choices."""
    wins = 0.0
    for game in range(60):
        s = GAME.setup(2, {"maps": 1})
        seed = derive(seed_from_text("levels"), game)
        players = Players(GAME, ["thumb", "thumb"], seed)
        players.bots = [
            ThumbBot(GAME, derive(seed, level), level=level)
            for level in ((weaker, stronger) if game % 2 else (stronger, weaker))
        ]
        play_on(s, players, Dice(derive(seed, "dice")))
        assert s.ended is not None
        wins += s.ended.winners[0] == game % 2
    assert wins / 60 > 0.6


def test_search_finds_a_winning_card() -> None:
    """Whoever is last but one room from the exit has to be stopped; with the same runs on all seats."""
    t = table("10 / back-away", "16", "11", "12", monster="bear", path="pc14")
    t.race("1 5000", "2 8000 wrong", "3 6000 wrong", "4 7000 wrong")
    t.play("*draw:long-1", "*draw:not-l", "*draw:not-r", "*draw:not-j")
    choice = SearchBot(GAME, b"stop", worlds=150, level="medium").choose(t.state, t.decision)
    assert choice.code in ("play:back-away>2", "play:long-1>2")


# Nobody from easy up throws the game away.

SENSIBLE = ("easy", "medium", "hard", "master", "pacer")


def choices_of(level: str, t: Table, seat: int, times: int = 20) -> set[str]:
    """What bots of this level choose, each with dice of its own; searches look at few worlds."""
    name = "search:60" if level in ("hard", "master") else level
    decision = GAME.decision(t.state, seat)
    assert decision is not None
    worlds = [GAME.resample(t.state, seat, Random(number)) for number in range(times)]
    return {make(name, GAME, bytes([number])).choose(worlds[number], decision).code for number in range(times)}


@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("cards", ["back-away", "back-away not-l switcheroo-cs long-1 long-2 long-3"])
def test_who_is_about_to_leave_the_museum_does_not_go_to_the_claw(level: str, cards: str) -> None:
    """To stay wins at once, however many cards the claw would take away."""
    t = table(f"16 {cards}", "16", "1", monster="bear", path="pc14").race("1 5000", "2 6000 wrong", "3 late")
    assert t.kind == "claw"
    assert choices_of(level, t, 0) == {"claw:no"}


@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("made", [0, 1, 2])
def test_practice_that_is_not_won_yet_is_not_given_up(level: str, made: int) -> None:
    """To stop before more than half of the paths are made loses at once."""
    t = new_game(1, practice_cards=4).play("pick:robot")
    for path in range(made):
        t.play("turn", f"*path:pc{path + 10}").race("1 2000")
    assert (t.kind, t.state.made) == ("practice", made)
    assert "stop" not in choices_of(level, t, 0)
