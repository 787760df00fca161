"""The conformance battery: what must hold for every game, checked in random play."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from lamster.kernel.conform.copies import clones_are_independent, steps_are_plain, survives_saving
from lamster.kernel.conform.decisions import (
    asking_changes_nothing,
    decisions_are_sound,
    plays_to_the_end,
    refuses_the_rest,
)
from lamster.kernel.conform.finality import marks_look_the_same, the_rest_is_taken_back
from lamster.kernel.conform.matches import golden_records, perft_counts, records_replay, undo_goes_back
from lamster.kernel.conform.trial import Setting, Trial
from lamster.kernel.conform.worlds import (
    resample_differs_from_the_truth,
    resample_forgets_the_truth,
    twin_actions,
    twin_worlds,
)
from lamster.kernel.game import Game

Check = Callable[[Trial], None]
Progress = Callable[[int, int, str], None]
"""Told how many of how many checks are done, and which one comes next."""

CHECKS: dict[str, Check] = {
    "plays to the end": plays_to_the_end,
    "decisions are sound": decisions_are_sound,
    "refuses the rest": refuses_the_rest,
    "asking changes nothing": asking_changes_nothing,
    "clones are independent": clones_are_independent,
    "survives saving": survives_saving,
    "steps are plain": steps_are_plain,
    "twin worlds": twin_worlds,
    "twin actions": twin_actions,
    "marks of final options look the same": marks_look_the_same,
    "what is not final is taken back": the_rest_is_taken_back,
    "resample forgets the truth": resample_forgets_the_truth,
    "resample differs from the truth": resample_differs_from_the_truth,
    "records replay": records_replay,
    "undo goes back": undo_goes_back,
}
GAMES = 2
"""How many random games are played in each setting with the usual effort."""


class Finding:
    """A check that a game did not pass: in which game, and where."""

    __slots__ = ("check", "game", "what", "where")

    def __init__(self, game: str, check: str, where: str, what: str) -> None:
        self.game = game
        self.check = check
        self.where = where
        """Setting, seed and ply; empty where these do not matter."""
        self.what = what

    def text(self) -> str:
        return ": ".join([part for part in (self.game, self.check, self.where, self.what) if part])


def silent(done: int, total: int, text: str) -> None:
    """Progress that nobody looks at."""


def battery(
    game: Game[Any], records: Path | None = None, progress: Progress = silent, effort: float = 1.0, seed: int = 1
) -> list[Finding]:
    """Run every check on a game, in every setting that its meta.toml names; gives what it found wrong.

    `effort` scales how much is played. Golden records are those below `records`, or in the game's own folder.
    """
    games = max(1, round(GAMES * effort))
    settings = [Setting(spec) for spec in game.meta.battery]
    total = len(settings) * games * len(CHECKS) + 2
    found: list[Finding] = []
    done = 0
    for setting in settings:
        for number in range(games):
            trial = Trial(game, setting, seed + number, min(1.0, effort))
            for name, check in CHECKS.items():
                progress(done, total, f"{setting.text()}: {name}")
                found += run(trial, name, check)
                done += 1
    progress(done, total, "perft counts")
    found += [Finding(game.meta.name, "perft counts", "", what) for what in perft_counts(game)]
    progress(done + 1, total, "golden records")
    folder = game.meta.folder / "records" if records is None else records
    found += [Finding(game.meta.name, "golden records", "", what) for what in golden_records(game, folder)]
    progress(total, total, "")
    return found


def run(trial: Trial, name: str, check: Check) -> list[Finding]:
    """What one check finds in one game: nothing, or the first thing that differs."""
    trial.ply = 0
    try:
        check(trial)
    except Exception as problem:  # a game's rules may raise anything, and that is a finding too
        where = f"{trial.setting.text()}, seed {trial.seed}, ply {trial.ply}"
        what = str(problem) if type(problem).__name__ == "Differs" else f"{type(problem).__name__}: {problem}"
        return [Finding(trial.game.meta.name, name, where, what)]
    return []
