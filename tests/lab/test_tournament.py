"""Tournaments: everybody meets everybody on every side equally often, and the table says what the games said."""

from collections import Counter
from itertools import combinations
from math import log10
from typing import Any

import pytest

from lamster.games import load
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value
from lamster.lab.parallel import Workers
from lamster.lab.play import GameResult, play_game
from lamster.lab.seating import Schedule, Seating, Table, ways_to_share
from lamster.lab.standings import Results, standings
from lamster.lab.tournament import Tournament, TournamentSpec

LAM = "on-the-lam"
SHORT: dict[str, Value] = {"round_limit": 5}


def order(*bots: str, games: int = 4, **more: Any) -> TournamentSpec:
    return TournamentSpec(LAM, bots, games, more.pop("seed", "cup"), more.pop("options", SHORT), **more)


# Who sits where.


@pytest.mark.parametrize(("sides", "ways"), [(2, 2), (3, 6), (4, 6), (5, 20), (6, 20)])
def test_sides_are_shared_out_in_all_ways_and_evenly(sides: int, ways: int) -> None:
    found = ways_to_share(sides)
    assert len(set(found)) == len(found) == ways
    assert {tuple(side for side in range(sides) if side not in way) for way in found} == set(found), "both ways round"
    assert {sum(side in way for way in found) for side in range(sides)} == {ways // 2}


@pytest.mark.parametrize(
    ("game", "seats", "form"),
    [
        ("on-the-lam", 2, "race"),
        ("on-the-lam", 3, "race"),
        ("on-the-lam", 4, "race"),
        ("outrun", 5, "race"),
        ("getaway-driver", 2, "duel"),
        ("getaway-driver", 4, "duel"),
        ("getaway-driver", 1, "alone"),
        ("outrun", 1, "alone"),
        ("escape-from-new-york", 1, "alone"),
        ("escape-from-new-york", 3, "alone"),
    ],
)
def test_rotation_is_balanced(game: str, seats: int, form: str) -> None:
    """Every bot has every seat equally often, and meets every other equally often."""
    table = Table(game, seats, {})
    assert table.form == form
    seatings = table.seatings(["x", "y", "z"], 7)
    had = Counter((bot, seat) for one in seatings for seat, bot in enumerate(one.bots) for _ in range(one.games))
    assert set(Counter(had.values())) == {had["x", 0]}
    assert set(had) == {(bot, seat) for bot in "xyz" for seat in range(seats)}
    met = Counter("".join(sorted(set(one.bots))) for one in seatings for _ in range(one.games))
    pairs = ["".join(pair) for pair in combinations("xyz", 2)]
    assert len({met[pair] for pair in pairs}) == 1
    assert met["xy"] >= (0 if form == "alone" else 7)
    assert met["x"] == {"race": 0, "duel": met["xy"] / 2, "alone": 7}[form]


def test_partners_are_the_same_bot() -> None:
    found = {one.bots for one in Table("getaway-driver", 4, {}).seatings(["x", "y"], 2)}
    assert found == {tuple(text) for text in ("xxxx", "xxyy", "yyxx", "yyyy")}


def test_a_game_is_the_same_whoever_else_takes_part() -> None:
    few, more = (Tournament(order(*bots)).schedule for bots in (("random", "thumb"), ("thumb", "easy", "random")))
    games = [
        [s.play(number) for number in range(s.games()) if s.seatings[s.seating_of(number)].bots == ("random", "thumb")]
        for s in (few, more)
    ]
    assert [(one.returns, one.decisions) for one in games[0]] == [(one.returns, one.decisions) for one in games[1]]
    assert len(games[0]) == 2


def test_games_are_numbered_through() -> None:
    schedule = Schedule(LAM, "s", {}, [Seating(("a", "b"), 3), Seating(("b", "a"), 2)])
    assert schedule.games() == 5
    assert [schedule.seating_of(number) for number in range(5)] == [0, 0, 0, 1, 1]


# What comes of it.


def test_the_same_seed_gives_the_same_table_in_any_number_of_processes() -> None:
    here = Tournament(order("random", "thumb", games=20)).play()
    assert Tournament(order("thumb", "random", games=20)).play(Workers(2)) == here
    assert Tournament(order("random", "thumb", games=20, seed="other")).play()["bots"] != here["bots"]


def test_a_tournament_ranks_bots() -> None:
    told: list[int] = []
    result = Tournament(order("random", "thumb", games=12, options={"round_limit": 40})).play(progress=told.append)
    assert told == sorted(told)
    assert told[-1] == result["pairs"][0]["games"] == 12
    assert [row["bot"] for row in result["bots"]] == ["thumb", "random"]
    assert result["bots"][0]["elo_interval"] == [1000, 1000], "thumb is the anchor"
    low, high = result["bots"][1]["elo_interval"]
    assert low < result["bots"][1]["elo"] < high < 1000


def test_another_anchor() -> None:
    usual = {row["bot"]: row["elo"] for row in Tournament(order("random", "thumb")).play()["bots"]}
    other = {row["bot"]: row["elo"] for row in Tournament(order("random", "thumb", anchor="random")).play()["bots"]}
    assert (usual["thumb"], other["random"]) == (1000, 1000)
    assert other["thumb"] - 1000 == pytest.approx(1000 - usual["random"], abs=1)
    assert Tournament(order("random", "easy")).anchor == "random"
    assert Tournament(order("thumb", "medium")).anchor == "medium"


def game_won(*returns: float, rule: str = "X-1") -> GameResult:
    """A game that came to this."""
    one = play_game(load(LAM), ["random"] * 2, b"any", {"round_limit": 1})
    one.returns, one.rule, one.roles = list(returns), rule, ["left", "right", "middle"][: len(returns)]
    return one


def test_hand_counted_race() -> None:
    """Three of a, b and a sit at a table: 1.5 of 3 games, and the one that nobody won is a half."""
    results: Results = {("a", "b", "a"): [game_won(1, 0, 0), game_won(0, 0.5, 0.5), game_won(0, 0, 0)]}
    found = standings(Table(LAM, 3, {}), "b", results)
    (pair,) = found["pairs"]
    assert (pair["first"], pair["wins"], pair["games"]) == ("a", 2, 3)
    assert pair["sides"][0]["name"] == "1 + 3"
    assert {row["bot"]: row["wins"] for row in found["bots"]} == {"a": 2, "b": 1}
    assert {(row["bot"], row["role"]): row["wins"] for row in found["roles"]} == {
        ("a", "left"): 1,
        ("a", "middle"): 0.5,
        ("b", "right"): 0.5,
    }


def test_hand_counted_duel() -> None:
    """As a driver a wins 3 of 4 games against the police of both, b 1 of 4; as police they are alike."""
    wins, losses = [game_won(1, 0)], [game_won(0, 1)]
    results: Results = {
        ("a", "a"): 30 * wins + 10 * losses,
        ("a", "b"): 30 * wins + 10 * losses,
        ("b", "a"): 10 * wins + 30 * losses,
        ("b", "b"): 10 * wins + 30 * losses,
    }
    found = standings(Table("getaway-driver", 2, {}), "b", results)
    sides = {(row["bot"], row["side"]): row for row in found["sides"]}
    assert sides["a", "driver"]["elo"] == pytest.approx(1000 + 2 * 400 * log10(30.5 / 10.5), abs=0.5)
    assert sides["a", "driver"]["elo_interval"][0] > 1200
    assert sides["a", "police"]["elo"] == sides["b", "police"]["elo"] == sides["b", "driver"]["elo"] == 1000
    assert [(row["bot"], row["wins"], row["games"]) for row in found["equals"]] == [("a", 30, 40), ("b", 10, 40)]
    assert {row["bot"]: row["wins"] for row in found["bots"]} == {"a": 60, "b": 20}, "not against itself"


def test_hand_counted_against_the_game() -> None:
    """All three win twice, one alone thrice, nobody once: three of six in all, which is as strong as the game."""
    alone, lost = game_won(0, 1, 0, rule="X-2"), game_won(0, 0, 0, rule="X-3")
    games = [game_won(1 / 3, 1 / 3, 1 / 3)] * 2 + [alone] * 3 + [lost]
    found = standings(Table("escape-from-new-york", 3, {}), "", {("a",) * 3: games, ("b",) * 3: [lost] * 6})
    first, second = found["bots"]
    assert (first["bot"], first["wins"], first["elo"]) == ("a", 3, 1000)
    assert [first[key] for key in ("together", "some", "nobody")] == [2, 3, 1]
    assert first["endings"] == {"X-1": 2, "X-2": 3, "X-3": 1}
    assert second["elo"] < first["elo_interval"][0]
    assert [row["wins"] for row in found["roles"] if row["bot"] == "a"] == [2, 2, 5], "a win together is a win"


def test_bots_against_the_game() -> None:
    result = Tournament(TournamentSpec("getaway-driver", ("thumb", "random"), 6, "alone", {}, 1)).play()
    assert [row["games"] for row in result["bots"]] == [6, 6]
    assert result["bots"][0]["bot"] == "thumb"
    assert "pairs" not in result


# What is refused.


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (order("thumb", "thumb"), "at least two different bots"),
        (order("thumb", "random", games=0), "at least 1"),
        (order("thumb", "genius"), "no bot 'genius'"),
        (order("thumb", "random", seats=7), "2, 3 or 4 seats"),
        (order("thumb", "random", anchor="easy"), "the anchor cannot be 'easy': it is one of random, thumb"),
        (order("thumb", "random", options={"dice": "d6"}), "no option 'dice'"),
        (TournamentSpec("getaway-driver", ("thumb",), 2, "1", {}, 1, "thumb"), "against the game itself"),
    ],
)
def test_wrong_orders_are_refused_before_a_game_is_played(wrong: TournamentSpec, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        Tournament(wrong)


def test_a_game_without_end_ends_the_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamster.lab.play.MAX_PLIES", 30)
    with pytest.raises(Refusal, match=r"game 1: Refusal: no end .* round_limit"):
        Tournament(order("random", "thumb")).play()
