"""Checks of records, of undo, and of positions and games that are kept in files."""

from pathlib import Path
from typing import Any

from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.conform.trial import Differs, Trial, canon, same
from lamster.kernel.decision import CHANCE, Refusal
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.kernel.perft import wrong_counts
from lamster.kernel.plain import save
from lamster.kernel.record import read_record, record_of, replay, verify

UNDOS = 4


def new_match(trial: Trial) -> Match:
    dice = Dice(seed_from_text(f"battery {trial.seed}"))
    return Match(trial.game, trial.setting.seats, trial.setting.options, dice)


def records_replay(trial: Trial) -> None:
    """The record of a game is read and played again to the same text, follows from its seed, and is seen by all."""
    rng = trial.rng("record")
    match = new_match(trial)
    while match.outcome is None and len(match.log) < trial.setting.plies:
        trial.ply = len(match.log)
        decision = rng.choice(match.state.open)
        if rng.random() < 0.1:
            match.table(f"timeout:{trial.game.seat_text(match.state, decision.seat)}")
        else:
            match.act(decision.seat, decision.sample(rng))
    check_record(trial, match)
    for viewer in trial.viewers():
        copy = record_of(match, {}, viewer, hide=True)
        again = read_record(copy.text())
        same(f"the copy of {trial.name(viewer)}", copy.text(), again.text())
        if "Seed" in copy.headers or len(again.lines) != len(match.log):
            raise Differs(f"the copy of {trial.name(viewer)} shows the seed, or lacks lines")


def check_record(trial: Trial, match: Match) -> None:
    record = record_of(match, {})
    text = record.text()
    same("the record, read and written,", text, read_record(text).text())
    again = replay(trial.game, read_record(text))
    again.dice = match.dice
    same("the record, read and replayed,", text, record_of(again, {}).text())
    verify(trial.game, read_record(text))


def undo_goes_back(trial: Trial) -> None:
    """Undo gives the position as it was, asked under ids that were never used; no draw is used twice."""
    rng = trial.rng("undo")
    match = new_match(trial)
    positions: dict[int, str] = {}
    ids: set[str] = set()
    undos = 0
    while match.outcome is None and len(match.log) < trial.setting.plies:
        trial.ply = len(match.log)
        ids |= {decision.id for decision in match.state.open}
        places = [place for place in match.kept if match.log[place].seat != CHANCE]
        if places and undos < UNDOS and rng.random() < 0.05:
            undos += 1
            undo_to(match, rng.choice(places[-20:]), positions, ids)
        positions[len(match.log)] = timeless(match.state)
        decision = rng.choice(match.state.open)
        match.act(decision.seat, decision.sample(rng))
    check_record(trial, match)


def undo_to(match: Match, place: int, positions: dict[int, str], ids: set[str]) -> None:
    length = len(match.log)
    match.table(f"undo:{place}")
    same(f"the position after undo:{place}", positions[place], timeless(match.state))
    if len(match.log) != length + 1:
        raise Differs("undo is not one further entry of the log")
    again = {decision.id for decision in match.state.open}
    if again & ids:
        raise Differs(f"after an undo the decisions {sorted(again & ids)} have ids that were used before")
    ids |= again


def timeless(s: Any) -> str:
    """A state without its place in the log."""
    data = save(s)
    del data["ply"]
    del data["opened"]
    asked = [[d.seat, d.kind, d.codes] for d in s.open]
    return canon([data, asked])


def golden_records(game: Game[Any], folder: Path) -> list[str]:
    """What is wrong with the records that are kept of this game: each must verify as it did when it was written."""
    wrong: list[str] = []
    for path in sorted(folder.rglob("*.rec")):
        record = read_record(path.read_text(encoding="utf-8"))
        if record.errors or record.headers.get("Game", game.meta.name) == game.meta.name:
            try:
                verify(game, record)
            except Refusal as refusal:
                wrong.append(f"{path.name}: {refusal}")
    return wrong


def perft_counts(game: Game[Any]) -> list[str]:
    """What does not agree with the counts in the game's perft.toml, where there is one."""
    file = game.meta.folder / "perft.toml"
    return wrong_counts(game, file) if file.is_file() else []
