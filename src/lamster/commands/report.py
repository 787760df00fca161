"""`lamster report`: a page about the balance of a game."""

import argparse
from pathlib import Path
from time import perf_counter

from lamster.commands.common import at_least_one, bots_or_usual, options_of
from lamster.commands.progress import Bar
from lamster.games import load
from lamster.lab.parallel import Workers
from lamster.lab.ray import check_on
from lamster.lab.report.checkpoint import Kept, games_in
from lamster.lab.report.files import BATCHES, folder_of, write
from lamster.lab.report.findings import findings
from lamster.lab.report.run import run as play
from lamster.lab.report.spec import Order, check, sweeps_of
from lamster.lab.report.summary import summary
from lamster.lab.report.text import Saying
from lamster.screen import Screen

MINUTE = 60


def run(args: argparse.Namespace, screen: Screen) -> int:
    order = order_of(args)
    workers = Workers(at_least_one("--jobs", args.jobs), args.on)
    check(order)
    check_on(workers.on)
    out = Path(args.out or f"{order.game}-report.html")
    folder = folder_of(out)
    say = Saying(order, args.language)
    say.check()
    kept = Kept(folder / BATCHES, order, args.again)
    tell(kept, say, args.again, screen)
    progress = Progress(say, order, sum(games_in(batch) for batch in kept.done.values()))
    found = findings(order, play(order, kept, workers, progress))
    progress.bar.clear()
    write(out, say, found)
    for sentence in summary(say, found):
        screen.paragraph(sentence, indent="  ")
    screen.write("")
    screen.write(say("report-done", path=str(out)))
    screen.write(say("report-folder", path=str(folder)))
    return 1 if any(one.errors for one in found) else 0


def order_of(args: argparse.Namespace) -> Order:
    at_least_one("--games", args.games)
    given = options_of(args.option)
    parsed = load(args.game).meta.parse_options(given)
    options = {name: parsed[name] for name in given}
    sweeps = sweeps_of(args.game, args.sweep, options)
    return Order(
        args.game, tuple(bots_or_usual(args.bots, args.game)), args.games, args.seed, options, sweeps, args.rotate
    )


def tell(kept: Kept, say: Saying, again: bool, screen: Screen) -> None:
    """What became of what an earlier run has left."""
    if kept.fresh and not again:
        screen.paragraph(say("report-fresh", path=str(kept.path)))
    if kept.unread:
        screen.paragraph(say("report-unread", lines=kept.unread, path=str(kept.path)))
    if kept.done:
        screen.paragraph(say("report-resumed", games=sum(games_in(batch) for batch in kept.done.values())))


class Progress:
    """How many games are done, and how long the others will take if they go on as they did."""

    def __init__(self, say: Saying, order: Order, before: int) -> None:
        self.say = say
        self.games = order.games * len(order.settings())
        self.before = before
        self.start = perf_counter()
        self.bar = Bar()

    def __call__(self, done: int) -> None:
        told = self.say("report-progress", done=done, games=self.games, left=self.left(done))
        self.bar.show(done, self.games, told)

    def left(self, done: int) -> str:
        if done <= self.before:
            return self.say("report-left-unknown")
        seconds = round((perf_counter() - self.start) / (done - self.before) * (self.games - done))
        if seconds < 2 * MINUTE:
            return self.say("report-left-seconds", seconds=seconds)
        return self.say("report-left-minutes", minutes=round(seconds / MINUTE))
