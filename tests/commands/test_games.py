"""`lamster games`: the list of games, as text and as JSON."""

import json

import pytest

from lamster.text import languages
from tests.command_runner import CommandRunner


@pytest.mark.parametrize("language", languages())
def test_games_tells_what_there_is(run: CommandRunner, language: str) -> None:
    code, out, _ = run("games", "--language", language)
    assert code == 0
    for text in ("On the Lam!", "on-the-lam", "Holly D'Zmura", "round_limit", "d10 ("):
        assert text in out
    assert ("unofficial" if language == "en" else "niet-officiële") in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_games_as_json(run: CommandRunner) -> None:
    _, out, _ = run("games", "--json")
    game = next(game for game in json.loads(out) if game["name"] == "on-the-lam")
    assert set(game) == {
        "name", "title", "rules", "seats", "minutes", "designers", "publisher", "rulebook", "unofficial", "options",
    }  # fmt: skip
    assert game["unofficial"] is True
    assert game["seats"] == [2, 3, 4]
    assert game["options"]["skill_die"]["values"][0] == game["options"]["skill_die"]["default"] == "d10"
    assert game["options"]["round_limit"]["range"] == [0, 1000]
