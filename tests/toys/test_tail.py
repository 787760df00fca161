"""Games with unlike roles, for one, two or four: bots, simulations, tournaments and the command line."""

import json
from pathlib import Path
from random import Random

import pytest

from lamster.bots.search import Search
from lamster.commands.simulate import role_name
from lamster.kernel.chance import seed_from_text
from lamster.kernel.decision import Refusal
from lamster.kernel.event import Names
from lamster.kernel.lexicon import Lexicon
from lamster.lab.play import play_game
from lamster.lab.seating import DUEL, Table
from lamster.lab.simulate import simulate
from lamster.lab.tournament import Tournament, TournamentSpec
from lamster.text import Words
from tests.command_runner import CommandRunner
from tests.toys.tail import TailGame
from tests.toys.tail.bot import THUMB

ONE_ROUND = {"rounds": 1, "streets": 2}
ALONE = ("--seats", "1", "--option", "rounds=1", "--seed", "1")
"""A seed with which the police are to the left, where the first option leads."""

# Bots.


def test_a_playout_is_judged_for_every_team(tail: TailGame) -> None:
    """The four choose between two streets: in one case of eight no pursuer is where a driver is."""
    s = tail.setup(4, ONE_ROUND)
    search = Search(tail, THUMB, s, 0, Random(1))
    results = [search.playout(s.clone()) for _ in range(800)]
    means = [sum(values) / len(results) for values in zip(*results, strict=True)]
    assert means == pytest.approx([1 / 8, 1 / 8, 7 / 8, 7 / 8], abs=0.04)


def test_a_playout_that_is_cut_off_is_judged_for_every_team(tail: TailGame) -> None:
    s = tail.setup(4, {"rounds": 9})
    s.round = 5
    search = Search(tail, THUMB, tail.setup(4, {"rounds": 9}), 0, Random(1))
    assert search.playout(s) == [0.5] * 4


def test_a_search_counts_the_wins_of_its_team(tail: TailGame) -> None:
    s = tail.setup(4, ONE_ROUND)
    for seat in (0, 1):
        tail.apply(s, seat, "drive:left")
    search = Search(tail, THUMB, s, 3, Random(1))
    search.run(0.0, 400)
    assert search.win_chance(search.front().code) > 0.8


def test_a_search_plays_alone(tail: TailGame) -> None:
    search = Search(tail, THUMB, tail.setup(1, ONE_ROUND), 0, Random(1))
    search.run(0.0, 400)
    assert search.win_chance(search.front().code) == pytest.approx(1 / 2, abs=0.1)


@pytest.mark.parametrize("name", ["random", "thumb", "search:8"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_bots_play_whole_games(tail: TailGame, name: str, seats: int) -> None:
    played = play_game(tail, [name] * seats, seed_from_text("whole"), {})
    assert played.returns in ([0.0] * seats, [1.0] * max(1, seats // 2) + [0.0] * (seats // 2), ends_with_ones(seats))
    assert played.roles == list(tail.seat_names(seats))


def ends_with_ones(seats: int) -> list[float]:
    return [0.0] * (seats // 2) + [1.0] * (seats // 2)


# The lab.


def test_partners_win_together(tail: TailGame) -> None:
    result = simulate("tail", ["thumb"] * 4, 40, "four", {"rounds": 1})
    wins = {row["name"]: row["wins"] for row in result["wins"]["seat"]}
    assert wins["driver-a"] == wins["driver-b"]
    assert wins["city"] == wins["police"] == 40 - wins["driver-a"]
    assert 0 < wins["driver-a"] < 20
    assert [row["name"] for row in result["wins"]["team"]] == ["driver-a + driver-b", "city + police"]
    assert [row["wins"] for row in result["wins"]["team"]] == [wins["driver-a"], wins["police"]]
    assert {row["name"]: row["wins"] for row in result["wins"]["role"]} == wins
    assert all(low < row["share"] < high for row in result["wins"]["role"] for low, high in [row["interval"]])
    assert result["nobody"] == 0


def test_who_plays_alone_may_lose_to_nobody(tail: TailGame, tmp_path: Path) -> None:
    result = simulate("tail", ["thumb"], 30, "one", {"rounds": 2, "watch": "keen"}, records=tmp_path)
    assert result["errors"] == []
    assert result["wins"]["seat"][0]["wins"] + result["nobody"] == 30
    assert 15 < result["nobody"] < 30
    assert result["endings"] == {"TAIL-W1": 30 - result["nobody"], "TAIL-W2": result["nobody"]}


@pytest.mark.parametrize(
    ("bots", "options", "said"),
    [
        (["thumb"] * 3, {}, "tail is for 1, 2 or 4 seats, not 3"),
        (["thumb"] * 2, {"watch": "keen"}, "option watch is for 1 seat, not 2"),
        (["thumb"], {"watch": "keen", "streets": 2, "rounds": 9}, "nine rounds of two streets"),
    ],
)
def test_wrong_orders_are_refused(tail: TailGame, bots: list[str], options: dict[str, str | int], said: str) -> None:
    with pytest.raises(Refusal, match=said):
        simulate("tail", bots, 3, "wrong", options)


def test_bots_of_a_tournament_change_sides_with_their_whole_team(tail: TailGame) -> None:
    """Every bot on one side meets every bot on the other, itself too, equally often."""
    table = Table("tail", 4, {})
    assert table.form == DUEL
    seatings = table.seatings(["x", "y"], 5)
    assert [seating.bots for seating in seatings] == [tuple(text) for text in ("xxxx", "xxyy", "yyxx", "yyyy")]
    assert {seating.games for seating in seatings} == {3}
    assert [seating.bots for seating in Table("tail", 0, {}).seatings(["x", "y"], 2)][1:3] == [("x", "y"), ("y", "x")]


def test_alone_a_bot_plays_against_the_game(tail: TailGame) -> None:
    assert Table("tail", 1, {}).form == "alone"
    result = Tournament(TournamentSpec("tail", ("thumb",), 30, "one", {"rounds": 2, "watch": "keen"}, 1)).play()
    (row,) = result["bots"]
    assert row["together"] + row["nobody"] == row["games"] == 30
    assert row["endings"] == {"TAIL-W1": row["together"], "TAIL-W2": row["nobody"]}
    assert row["elo"] < row["elo_interval"][1] < 1000, "it loses more often than not"


def test_a_tournament_tells_how_bots_fared_in_each_role(tail: TailGame) -> None:
    told: list[int] = []
    result = Tournament(TournamentSpec("tail", ("random", "thumb"), 21, "cup", {"rounds": 1}, 4)).play(
        progress=told.append
    )
    (pair,) = result["pairs"]
    sides = ["driver-a + driver-b", "city + police"]
    assert [(side["name"], side["games"]) for side in pair["sides"]] == [(side, 11) for side in sides]
    assert pair["wins"] == sum(side["wins"] for side in pair["sides"])
    assert pair["games"] == 22
    assert told[-1] == 44, "each plays against itself, too"
    assert told == sorted(told)
    assert pair["sides"][0]["wins"] < pair["sides"][1]["wins"], "it is hard to get past two"
    assert [(row["bot"], row["side"]) for row in result["sides"]] == [
        (bot, side) for side in sides for bot in ("random", "thumb")
    ]
    assert all(row["side"] == sides[0] and row["share"] < 0.5 for row in result["equals"])


# The command line.


def test_simulations_are_told_by_role_and_team(tail: TailGame, run: CommandRunner) -> None:
    code, out, err = run("simulate", "tail", "--bots", "thumb,thumb,random,random", "--games", "8")
    assert (code, err) == (0, "")
    assert "Driver A" in out
    assert "Driver A + Driver B" in out
    assert "role" not in out, "seats and roles are the same here"
    assert "Nobody won" not in out
    out = run("simulate", "tail", "--bots", "thumb", "--games", "12", "--option", "watch=keen").out
    assert "Nobody won 12 games." in out
    assert "team" not in out
    out = run("simulate", "tail", "--bots", "thumb", "--games", "12", "--option", "watch=keen", "--language", "nl").out
    assert "12 partijen werden door niemand gewonnen." in out


def test_a_role_is_not_taken_for_something_else_of_that_name(tail: TailGame) -> None:
    words = Words("en", tail.meta, Lexicon((Names("street", ("police", "left")),), {}, ()))
    assert [role_name(words, role) for role in ("police", "left", "hearse")] == ["Police", "left", "hearse"]


def test_tournaments_are_told_by_side(tail: TailGame, run: CommandRunner) -> None:
    code, out, _ = run("tournament", "tail", "--bots", "random,thumb", "--games", "4")
    assert code == 0
    assert "  as Driver: " in out
    assert "against itself" in out
    out = run("tournament", "tail", "--bots", "random,thumb", "--games", "4", "--seats", "4", "--json").out
    assert [side["name"] for side in json.loads(out)["pairs"][0]["sides"]] == ["driver-a + driver-b", "city + police"]


def test_games_tell_for_how_many_they_and_their_settings_are(tail: TailGame, run: CommandRunner) -> None:
    out = run("games").out
    assert "1, 2 or 4 players" in out
    assert "watch: Police. How the police watch who plays alone. Only for 1 player." in " ".join(out.split())
    assert "Whether city and police may talk. Only for 4 players." in " ".join(out.split())
    assert out.count("Only for") >= 2
    assert "1, 2 of 4 spelers" in run("games", "--language", "nl").out
    listed = next(game for game in json.loads(run("games", "--json").out) if game["name"] == "tail")
    assert listed["seats"] == [1, 2, 4]
    assert {name: option["seats"] for name, option in listed["options"].items()} == {
        "rounds": [1, 2, 4],
        "streets": [1, 2, 4],
        "watch": [1],
        "talk": [4],
    }


def play(run: CommandRunner, path: Path, *arguments: str) -> str:
    """A game typed in, always the first option; what was said."""
    given = ("play", "tail", "--seed", "3", "--name", "Ann", "--record", str(path), *arguments)
    code, out, err = run(*given, typed="1\n" * 30)
    assert (code, err) == (0, "")
    return out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Your role: Driver", "You were caught.", "Nobody won: the game ended in round 1.", "TAIL-W2 Caught")),
        ("nl", ("Jouw rol: Chauffeur", "You were caught.", "Niemand wint: het spel was afgelopen in ronde 1.")),
    ],
)
def test_a_game_alone_that_nobody_wins(
    tail: TailGame, run: CommandRunner, tmp_path: Path, language: str, said: tuple[str, ...]
) -> None:
    out = play(run, tmp_path / "one.rec", *ALONE, "--language", language)
    assert [text for text in said if text not in out] == []
    told = run("replay", str(tmp_path / "one.rec"), "--language", language).out
    nobody = {"en": "Nobody won: the game ended in round 1", "nl": "Niemand heeft gewonnen: het spel was afgelopen"}
    assert nobody[language] in told
    assert "result TAIL-W2" in run("verify", str(tmp_path / "one.rec")).out


def test_a_game_alone_that_is_won(tail: TailGame, run: CommandRunner, tmp_path: Path) -> None:
    assert "You won" in play(run, tmp_path / "one.rec", *ALONE, "--option", "watch=keen"), "they are all elsewhere"


def test_without_more_words_there_is_one_opponent(tail: TailGame, run: CommandRunner, tmp_path: Path) -> None:
    out = play(run, tmp_path / "two.rec", "--seat", "2", "--option", "rounds=1", "--option", "streets=2")
    assert "Your role: Police" in out
    assert "Driver drove on." in out, "bots go by their roles"
    said = " ".join(out.split())
    assert "You won, in the first round!" in said or "Driver won, in round 1." in said


def test_partners_are_told_that_they_won_together(tail: TailGame, run: CommandRunner, tmp_path: Path) -> None:
    outs = [
        play(run, tmp_path / "four.rec", "--seats", "4", "--seat", str(seat), "--option", "rounds=1", "--seed", "2")
        for seat in (1, 4)
    ]
    said = [" ".join(out.split()) for out in outs]
    assert "You won together with Driver B, in round 1!" in said[0] or "City and Police won, in round 1." in said[0]
    assert "You won together with City, in round 1!" in said[1] or "Driver A and Driver B won, in round 1." in said[1]
    assert any("won together" in text for text in said)
    told = run("replay", str(tmp_path / "four.rec")).out
    assert "Winners: City and Ann" in told or "Winners: Driver A and Driver B" in told


def test_alone_there_is_no_room_for_bots(tail: TailGame, run: CommandRunner) -> None:
    assert "need 2 seats, but --seats is 1" in run("play", "tail", "--seats", "1", "--bots", "easy").err
