"""`lamster report`: writes a page on the balance of a game."""

import argparse
from pathlib import Path
from time import perf_counter

from lamster.commands.common import at_least_one, bots_or_usual, options_of
from lamster.commands.progress import ProgressBar
from lamster.games import load
from lamster.lab.parallel import Workers
from lamster.lab.ray import check_on
from lamster.lab.report.checkpoint import Checkpoint, games_in
from lamster.lab.report.files import BATCHES, folder_of, write
from lamster.lab.report.findings import findings
from lamster.lab.report.run import run as play
from lamster.lab.report.spec import ReportSpec, check, parse_sweeps
from lamster.lab.report.summary import summary
from lamster.lab.report.text import ReportText
from lamster.screen import Screen

MINUTE_S = 60


def run(args: argparse.Namespace, screen: Screen) -> int:
    spec = spec_of(args)
    workers = Workers(at_least_one("--jobs", args.jobs), args.on)
    check(spec)
    check_on(workers.on)
    out = Path(args.out or f"{spec.game}-report.html")
    folder = folder_of(out)
    say = ReportText(spec, args.language)
    say.check()
    checkpoint = Checkpoint(folder / BATCHES, spec, args.again)
    print_checkpoint(checkpoint, say, args.again, screen)
    progress = Progress(say, spec, sum(games_in(batch) for batch in checkpoint.done.values()))
    found = findings(spec, play(spec, checkpoint, workers, progress))
    progress.bar.clear()
    write(out, say, found)
    for sentence in summary(say, found):
        screen.paragraph(sentence, indent="  ")
    screen.write("")
    screen.write(say("report-done", path=str(out)))
    screen.write(say("report-folder", path=str(folder)))
    return 1 if any(one.errors for one in found) else 0


def spec_of(args: argparse.Namespace) -> ReportSpec:
    at_least_one("--games", args.games)
    given = options_of(args.option)
    parsed = load(args.game).meta.parse_options(given)
    options = {name: parsed[name] for name in given}
    sweeps = parse_sweeps(args.game, args.sweep, options)
    return ReportSpec(
        args.game, tuple(bots_or_usual(args.bots, args.game)), args.games, args.seed, options, sweeps, args.rotate
    )


def print_checkpoint(checkpoint: Checkpoint, say: ReportText, again: bool, screen: Screen) -> None:
    """Print whether games of an earlier run are reused."""
    if checkpoint.fresh and not again:
        screen.paragraph(say("report-fresh", path=str(checkpoint.path)))
    if checkpoint.unread:
        screen.paragraph(say("report-unread", lines=checkpoint.unread, path=str(checkpoint.path)))
    if checkpoint.done:
        screen.paragraph(say("report-resumed", games=sum(games_in(batch) for batch in checkpoint.done.values())))


class Progress:
    """Shows how many games are done, and an estimate of the remaining time."""

    def __init__(self, say: ReportText, spec: ReportSpec, before: int) -> None:
        self.say = say
        self.games = spec.games * len(spec.settings())
        self.before = before
        self.start = perf_counter()
        self.bar = ProgressBar()

    def __call__(self, done: int) -> None:
        told = self.say("report-progress", done=done, games=self.games, left=self.left(done))
        self.bar.show(done, self.games, told)

    def left(self, done: int) -> str:
        if done <= self.before:
            return self.say("report-left-unknown")
        seconds = round((perf_counter() - self.start) / (done - self.before) * (self.games - done))
        if seconds < 2 * MINUTE_S:
            return self.say("report-left-seconds", seconds=seconds)
        return self.say("report-left-minutes", minutes=round(seconds / MINUTE_S))
