"""Play all games of a report that are not played yet."""

from functools import partial

from lamster.lab.parallel import THIS_PROCESS, Progress, Workers, run_parallel
from lamster.lab.ray import check_on
from lamster.lab.report.checkpoint import Kept, games_in
from lamster.lab.report.counts import Sums, merged, play_batch
from lamster.lab.report.spec import Order, check


def run(order: Order, kept: Kept, workers: Workers = THIS_PROCESS, progress: Progress | None = None) -> list[Sums]:
    """The sums of each setting: the same for the same order, whoever plays the games and however often it stops."""
    check(order)
    check_on(workers.on)
    parts = order.parts()
    left = [part for part in parts if part.start not in kept.done]
    done = sum(games_in(batch) for batch in kept.done.values())
    for part, batch in run_parallel(partial(play_batch, order), left, workers.jobs, workers.on) if left else ():
        kept.add(part.start, batch)
        done += len(part)
        if progress is not None:
            progress(done)
    return [
        merged([kept.done[part.start] for part in parts if part.start // order.games == setting])
        for setting in range(len(order.settings()))
    ]
