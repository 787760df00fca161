"""The command line: help, version, wrong usage, and commands run as a process of their own."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lamster import __version__
from lamster.text import languages
from tests.command_runner import CommandRunner

COMMANDS = ("games", "serve", "play", "simulate", "tournament", "report", "replay", "verify", "check", "rules")


# Help, version, wrong usage.


@pytest.mark.parametrize("language", languages())
def test_help_of_every_command_has_examples_and_fits(run: CommandRunner, language: str) -> None:
    for command in ((), *[(name,) for name in COMMANDS]):
        code, out, err = run(*command, "--help", "--language", language)
        assert (code, err) == (0, "")
        assert ("examples:" if language == "en" else "voorbeelden:") in out
        assert "  lamster " in out
        assert "%(" not in out
        assert all(len(line) <= 120 for line in out.splitlines())


@pytest.mark.parametrize("language", languages())
def test_examples_in_the_help_name_real_commands_and_arguments(run: CommandRunner, language: str) -> None:
    for command in COMMANDS:
        _, out, _ = run(command, "--help", "--language", language)
        examples = re.findall(r"^  lamster (\w+) ?(.*)$", out, re.MULTILINE)
        assert examples
        for name, rest in examples:
            assert name == command
            assert all(flag in out for flag in re.findall(r"--[a-z]+", rest))


def test_version(run: CommandRunner) -> None:
    assert run("--version") == (0, f"lamster {__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "required: COMMAND"),
        (("dance",), "invalid choice: 'dance'"),
        (("games", "--language", "fr"), "invalid choice: 'fr' (choose from"),
        (("serve", "--port", "99999"), "--port must be from 0 to 65535, not 99999"),
        (("serve", "--bot-pause", "-1"), "--bot-pause must be 0 or more seconds, not -1.0"),
        (("serve", "--bot-pause", "nan"), "--bot-pause must be 0 or more seconds, not nan"),
        (("serve", "--bot-workers", "0"), "--bot-workers must be 1 or more, not 0"),
        (("serve", "--origin", "games.example.org"), "--origin takes an address such as https://games.example.org"),
        (("play", "chess"), "there is no game 'chess': there is "),
        (("rules", "chess"), "there is no game 'chess': there is "),
        (("check", "chess"), "there is no game 'chess': there is "),
        (("play", "on-the-lam", "--seats", "7"), "on-the-lam is for 2, 3 or 4 seats, not 7"),
        (("play", "on-the-lam", "--seat", "3"), "--seat must be from 1 to 2, not 3"),
        (("play", "on-the-lam", "--seat", "0"), "--seat must be 1 or more, not 0"),
        (("play", "on-the-lam", "--seats", "two"), "invalid int value: 'two'"),
        (
            ("play", "on-the-lam", "--seats", "2", "--bots", "thumb,thumb"),
            "need 3 seats, but --seats is 2",
        ),
        (("play", "on-the-lam", "--bots", "genius"), "there is no bot 'genius'"),
        (("play", "on-the-lam", "--bots", ","), "--bots takes names with commas between them"),
        (("play", "on-the-lam", "--option", "speed"), "--option takes NAME=VALUE"),
        (("play", "on-the-lam", "--option", "speed=9"), "on-the-lam has no option 'speed': it has absent_characters"),
        (("play", "on-the-lam", "--option", "skill_die=d7"), "it is one of d10, d6, d8, d12, 2d6"),
        (("play", "--resume", "nowhere.rec"), "nowhere.rec: No such file"),
        (("simulate", "on-the-lam", "--games", "0"), "--games must be 1 or more, not 0"),
        (("simulate", "on-the-lam", "--jobs", "0"), "--jobs must be 1 or more, not 0"),
        (("simulate", "on-the-lam", "--bots", "thumb"), "on-the-lam is for 2, 3 or 4 seats, not 1"),
        (("simulate", "on-the-lam", "--bots", "thumb,genius"), "there is no bot 'genius'"),
        (("tournament", "on-the-lam", "--bots", "thumb"), "at least two different bots"),
        (("replay", "nowhere.rec"), "nowhere.rec: No such file"),
        (("verify",), "required: FILE"),
        (("check", "--effort", "0"), "--effort must be more than 0"),
        (("check", "--records", "nowhere"), "nowhere is none"),
    ],
)
def test_wrong_usage_is_one_clear_line_and_exit_code_2(
    run: CommandRunner, arguments: tuple[str, ...], says: str
) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("lamster: ")
    assert err.count("\n") == 1
    assert says in err


# As its own process.


def own_process(*arguments: str, **environ: str) -> subprocess.CompletedProcess[bytes]:
    env = {"PATH": os.environ["PATH"], "COLUMNS": "80", **environ}
    command = [sys.executable, "-m", "lamster", *arguments]
    return subprocess.run(command, capture_output=True, env=env, check=False, input=b"1\n1\n")


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    ran = own_process(
        *("play", "on-the-lam", "--bots", "thumb", "--seed", "1"),
        PYTHONIOENCODING="ascii",
        LANG="nl_NL",
        XDG_DATA_HOME=str(tmp_path),
    )
    assert ran.returncode == 0, ran.stderr
    text = ran.stdout.decode("ascii")
    assert "| A1 #5" in text
    assert "Privedetective" in text
    assert own_process("--help", PYTHONIOENCODING="ascii").returncode == 0


def test_the_language_of_the_environment() -> None:
    assert b"spelers" in own_process("games", LAMSTER_LANGUAGE="nl").stdout
    assert b"players" in own_process("games", LANG="nl_NL.UTF-8", LAMSTER_LANGUAGE="en").stdout
    assert own_process("play", "chess").returncode == 2


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe closed early is told differently there")
def test_a_reader_who_has_enough_is_no_error() -> None:
    command = f"{sys.executable} -m lamster rules on-the-lam | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, check=False, text=True)
    assert ran.stdout == "Setup\n"
    assert ran.stderr == ""
