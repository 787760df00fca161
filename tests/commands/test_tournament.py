"""`lamster tournament`: its tables in both languages, its JSON and its errors."""

import json

import pytest

from tests.command_runner import CommandRunner
from tests.commands import QUICK

LAM = "on-the-lam"

LIMIT = ("--option", "round_limit=5")


def test_tournament_prints_the_table(run: CommandRunner) -> None:
    code, out, err = run("tournament", "on-the-lam", "--bots", "random,thumb", "--games", "2", *QUICK)
    assert (code, err) == (0, "")
    assert "Elo" in out
    assert "random against thumb:" in out
    result = json.loads(run("tournament", "on-the-lam", "--bots", "random,thumb", "--games", "2", *QUICK, "--json").out)
    assert {row["bot"] for row in result["bots"]} == {"random", "thumb"}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("95 % interval", "thumb has 1000 points.", "random against thumb: ", " of 4 games, ", "The Boxer")),
        ("nl", ("95 %-interval", "thumb heeft 1000 punten.", "random tegen thumb: ", " van 4 spellen, ", "De Bokser")),
    ],
)
def test_a_race_in_words(run: CommandRunner, language: str, said: tuple[str, ...]) -> None:
    arguments = ("--bots", "random,thumb", "--games", "4", *LIMIT, "--language", language)
    code, out, err = run("tournament", LAM, *arguments)
    assert (code, err) == (0, "")
    assert [text for text in said if text not in out] == []
    assert all(len(line) <= 80 for line in out.splitlines())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("side ", "Driver  95 % interval  Police", "against itself", "Driver won", "  as Police: ")),
        ("nl", ("kant ", "Chauffeur  95 %-interval  Politie", "tegen zichzelf", "Chauffeur wint", "  als Politie: ")),
    ],
)
def test_a_duel_in_words(run: CommandRunner, language: str, said: tuple[str, ...]) -> None:
    code, out, _ = run("tournament", "getaway-driver", "--bots", "random,thumb", "--games", "2", "--language", language)
    assert code == 0
    assert [text for text in said if text not in out] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("The game itself has 1000 points.", "ended by", "EFNY-V8: Collective Loss", "part of a win")),
        ("nl", ("Het spel zelf heeft 1000 punten.", "einde door", "EFNY-V8: Samen verliezen", "overwinning")),
    ],
)
def test_against_the_game_in_words(run: CommandRunner, language: str, said: tuple[str, ...]) -> None:
    arguments = ("--bots", "random", "--games", "1", "--language", language)
    code, out, _ = run("tournament", "escape-from-new-york", *arguments)
    assert code == 0
    assert [text for text in said if text not in " ".join(out.split())] == []


def test_alone_nobody_shares(run: CommandRunner) -> None:
    out = run("tournament", "getaway-driver", "--seats", "1", "--bots", "random", "--games", "2").out
    assert "1000 points" in out
    assert "part of" not in out
    assert "role" not in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "0"), "--seats must be 1 or more, not 0"),
        (("--games", "0"), "--games must be 1 or more, not 0"),
        (("--jobs", "0"), "--jobs must be 1 or more, not 0"),
        (("--levels", "--bots", "thumb,easy"), "not allowed with argument"),
        (("--on", "moon"), "--on cannot be 'moon': it is ray, ray:auto, ray:HOST:PORT or ray://HOST:PORT"),
        (("--anchor", "easy"), "the anchor cannot be 'easy'"),
    ],
)
def test_wrong_usage_is_one_clear_line(run: CommandRunner, arguments: tuple[str, ...], said: str) -> None:
    code, out, err = run("tournament", LAM, *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err
