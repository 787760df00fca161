"""What games were played with: other data or code means other games, and what was kept of the old ones is of no use."""

from pathlib import Path
from shutil import copytree

import pytest

from lamster import __version__
from lamster.games import load
from lamster.kernel.chance import seed_from_text
from lamster.kernel.decision import Refusal
from lamster.kernel.event import Names
from lamster.kernel.fingerprint import components_of, fingerprint
from lamster.kernel.lexicon import Lexicon
from lamster.kernel.record import Record, read_record, verify
from lamster.lab.play import record_game
from lamster.lab.report.checkpoint import Checkpoint
from lamster.lab.report.run import run
from lamster.lab.report.spec import ReportSpec
from lamster.lab.report.text import ReportText
from tests.command_runner import CommandRunner

GAME = load("on-the-lam")
SPEC = ReportSpec("on-the-lam", ("random", "random"), 4, "origin", {"round_limit": 2})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of On the Lam!, to be changed."""
    copy = tmp_path / "game" / GAME.meta.folder.name
    copytree(GAME.meta.folder, copy)
    monkeypatch.setattr(GAME.meta, "folder", copy)
    return copy


def change(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8") + "\n# Something else.\n", encoding="utf-8")


# Fingerprints.


def test_a_fingerprint_depends_on_names_and_contents_of_sources_alone(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("one")
    first = fingerprint([tmp_path])
    (tmp_path / "words.ftl").write_text("no source")
    assert fingerprint([tmp_path]) == first
    (tmp_path / "a.toml").write_text("two")
    second = fingerprint([tmp_path])
    (tmp_path / "a.toml").rename(tmp_path / "b.toml")
    assert len({first, second, fingerprint([tmp_path])}) == 3


# Reports.


@pytest.mark.parametrize("name", ["components.toml", "rules/search.py", "bot.py"])
def test_a_report_plays_anew_when_data_or_code_have_changed(name: str, folder: Path, tmp_path: Path) -> None:
    batches = tmp_path / "batches.txt"
    run(SPEC, Checkpoint(batches, SPEC))
    assert Checkpoint(batches, SPEC).done
    change(folder / name)
    checkpoint = Checkpoint(batches, SPEC)
    assert checkpoint.fresh
    assert not checkpoint.done


def test_other_words_do_not_make_a_report_play_anew(folder: Path) -> None:
    before = SPEC.key()
    change(folder / "locale" / "en.ftl")
    assert SPEC.key() == before


def test_a_missing_word_is_found_before_the_first_game(
    monkeypatch: pytest.MonkeyPatch, run: CommandRunner, tmp_path: Path
) -> None:
    monkeypatch.setattr(GAME, "lexicon", Lexicon((Names("alibi", ("boxer_belt",)),), {}, ()))
    monkeypatch.setattr("lamster.commands.report.play", lambda *_: pytest.fail("no game is played"))
    told = run("report", "on-the-lam", "--games", "600", "--out", str(tmp_path / "page.html"))
    assert told.code == 2
    assert "there are no words for alibi-boxer_belt" in told.err


@pytest.mark.parametrize("game", ["on-the-lam", "getaway-driver", "escape-from-new-york", "outrun"])
@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_game_has_the_words_that_its_report_needs(game: str, language: str) -> None:
    ReportText(ReportSpec(game, ("thumb", "thumb"), 1, "1", {}), language).check()


# Records.


def recorded() -> Record:
    _, record = record_game(GAME, ["random", "random"], seed_from_text("origin"), {"round_limit": 2})
    return read_record(record.text())


def test_a_record_says_what_it_was_made_with() -> None:
    record = recorded()
    assert record.headers["Lamster"] == __version__
    assert record.headers["Components"] == components_of(GAME.meta.folder)
    assert "components" not in verify(GAME, record)


def test_verify_tells_when_the_components_are_others_now(folder: Path) -> None:
    record = recorded()
    change(folder / "components.toml")
    told = verify(GAME, record)
    assert told.startswith("verified: ")
    assert f"it was made with other components of on-the-lam: {record.headers['Components']} then" in told
    record.lines[0].code = "pick:nobody"
    with pytest.raises(Refusal, match=r"pick:nobody.*it was made with other components"):
        verify(GAME, record)


def test_a_record_without_it_is_verified_as_ever() -> None:
    record = recorded()
    del record.headers["Components"]
    assert "components" not in verify(GAME, record)
