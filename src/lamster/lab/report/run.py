"""Plays all games of a report that are not in its checkpoint."""

from functools import partial

from lamster.lab.parallel import THIS_PROCESS, Progress, Workers, run_parallel
from lamster.lab.ray import check_on
from lamster.lab.report.checkpoint import Checkpoint, games_in
from lamster.lab.report.counts import Sums, merge_batches, play_batch
from lamster.lab.report.spec import ReportSpec, check


def run(
    spec: ReportSpec, checkpoint: Checkpoint, workers: Workers = THIS_PROCESS, progress: Progress | None = None
) -> list[Sums]:
    """The sums of each setting. They depend on the spec alone, not on the workers or on interruptions."""
    check(spec)
    check_on(workers.on)
    parts = spec.parts()
    left = [part for part in parts if part.start not in checkpoint.done]
    done = sum(games_in(batch) for batch in checkpoint.done.values())
    for part, batch in run_parallel(partial(play_batch, spec), left, workers.jobs, workers.on) if left else ():
        checkpoint.add(part.start, batch)
        done += len(part)
        if progress is not None:
            progress(done)
    return [
        merge_batches([checkpoint.done[part.start] for part in parts if part.start // spec.games == setting])
        for setting in range(len(spec.settings()))
    ]
