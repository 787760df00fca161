"""The ladder: a table in its place, all else as it was, and the same again when it is made again."""

import re
import shlex
from pathlib import Path

import pytest

from lamster import __version__
from lamster.bots import LEVELS
from lamster.kernel.decision import Refusal
from lamster.lab.ladder import Ladder
from lamster.lab.tournament import Tournament, TournamentSpec
from tests.command_runner import CommandRunner

STRENGTH = Path(__file__).parent.parent.parent / "docs" / "strength.md"
PAGE = """# Bots

<!-- ladder:on-the-lam -->
old
<!-- end -->

Between.

<!-- ladder:on-the-lam/3 -->
<!-- end -->
<!-- ladder:getaway-driver -->
<!-- end -->
<!-- ladder:escape-from-new-york -->
<!-- end -->
After.
"""
QUICK = ("--games", "2", "--option", "round_limit=4", "--bots", "random,thumb")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "strength.md"
    path.write_text(PAGE, encoding="utf-8")
    return path


def lam(seats: int = 0) -> Tournament:
    return Tournament(TournamentSpec("on-the-lam", ("random", "thumb"), 2, "1", {}, seats))


def test_a_table_is_put_in_its_place(run: CommandRunner, page: Path) -> None:
    assert run("tournament", "on-the-lam", *QUICK, "--ladder", str(page)).code == 0
    text = page.read_text(encoding="utf-8")
    before, table, after = re.split(r"(?<=on-the-lam -->\n)(.*?)(?=<!-- end -->)", text, maxsplit=1, flags=re.DOTALL)
    assert (before, after) == tuple(PAGE.split("old\n"))
    assert table.startswith("\n| bot | Elo | 95 % interval | games | won |\n| --- | ---: |")
    assert "| `thumb` | 1000 | - | 2 |" in table
    command = "lamster tournament on-the-lam --bots random,thumb --games 2 --seed 1 --option round_limit=4"
    assert f"Made by `{command}` with lamster {__version__} (" in table


def test_made_again_it_is_the_same(run: CommandRunner, page: Path) -> None:
    run("tournament", "on-the-lam", *QUICK, "--ladder", str(page))
    once = page.read_text(encoding="utf-8")
    told = re.search(r"`lamster (tournament [^`]*)`", once)
    assert told is not None
    assert run(*shlex.split(told[1]), "--ladder", str(page)).code == 0
    assert page.read_text(encoding="utf-8") == once


def test_what_is_told_can_be_typed_again(run: CommandRunner, page: Path) -> None:
    odd = ("--seed", "it's", "--seats", "3", "--anchor", "random")
    assert run("tournament", "on-the-lam", *QUICK, *odd, "--ladder", str(page)).code == 0
    text = page.read_text(encoding="utf-8")
    words = shlex.split(re.findall(r"`lamster (tournament [^`]*)`", text)[0])
    assert [words[words.index(flag) + 1] for flag in odd[::2]] == list(odd[1::2])
    assert "old\n<!-- end -->" in text, "tables of other sizes are other tables"


@pytest.mark.parametrize(
    ("game", "heads", "note"),
    [
        ("getaway-driver", "| won | as driver | as police |", "Between equals driver won "),
        ("escape-from-new-york", "| won | 95 % interval | EFNY-V8 |", "The game itself has 1000 points."),
    ],
)
def test_other_forms(run: CommandRunner, page: Path, game: str, heads: str, note: str) -> None:
    assert run("tournament", game, "--bots", "random,thumb:5", "--games", "1", "--ladder", str(page)).code == 0
    text = page.read_text(encoding="utf-8")
    assert heads in text
    assert note in text
    table = [line for line in text.splitlines() if line.startswith("|")]
    assert len({line.count("|") for line in table}) == 1


def test_a_page_without_a_place_is_refused_before_anything_is_played(page: Path) -> None:
    with pytest.raises(Refusal, match=r"it needs the lines <!-- ladder:on-the-lam/4 --> and <!-- end -->"):
        Ladder(page, lam(4))
    page.write_text("<!-- ladder:on-the-lam -->\n<!-- ladder:outrun -->\n<!-- end -->\n", encoding="utf-8")
    with pytest.raises(Refusal, match="has no place"):
        Ladder(page, lam())
    Ladder(STRENGTH, lam())


def test_a_page_that_is_not_there_is_told(run: CommandRunner) -> None:
    assert "nowhere.md: No such file" in run("tournament", "on-the-lam", *QUICK, "--ladder", "nowhere.md").err


def test_levels_is_short_for_the_levels_and_random(run: CommandRunner, page: Path) -> None:
    assert run("tournament", "outrun", "--levels", "--ladder", str(page)).err.startswith("lamster: "), "no such place"
    for game in ("on-the-lam", "outrun", "getaway-driver", "escape-from-new-york"):
        assert Tournament(TournamentSpec(game, ("random", *LEVELS), 1, "1", {})).bots == sorted(["random", *LEVELS])


@pytest.mark.parametrize("name", re.findall(r"<!-- ladder:(\S+) -->", STRENGTH.read_text(encoding="utf-8")))
def test_the_tables_of_the_docs_say_how_they_were_made(name: str) -> None:
    text = STRENGTH.read_text(encoding="utf-8").partition(f"<!-- ladder:{name} -->")[2].partition("<!-- end -->")[0]
    game, _, seats = name.partition("/")
    words = shlex.split(re.findall(r"`lamster (tournament [^`]*)`", text)[0])
    assert words[1] == game
    assert ("--seats" in words) == bool(seats)
    bots = re.findall(r"^\| `([^`]+)` ", text, re.MULTILINE)
    assert sorted(bots) == words[words.index("--bots") + 1].split(",")
