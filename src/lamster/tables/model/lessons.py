"""Guided first games: a game's lesson.toml, and the progress of a table in it.

A lesson is a table like any other, but its seed is fixed, the other seats answer as the file says, and the learner may
give only the answers that the file names. The progress follows from the log of the game alone.
"""

import tomllib
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from lamster.games import load, metas
from lamster.kernel.chance import seed_from_text
from lamster.kernel.decision import Decision
from lamster.kernel.game import Value
from lamster.kernel.match import Match
from lamster.kernel.timing import Measured, Timing
from lamster.tables import protocol as wire
from lamster.tables.model.refused import Refused
from lamster.tables.model.table_state import TableState

FILE = "lesson.toml"
TIME_MARK = "@"
"""Separates a code from its time, if the table has added one."""
STAND_IN_RUN_MS = 8_000
"""The time of a run that a bot makes for a learner who has left."""


class Step(NamedTuple):
    """An answer of one seat, with texts: shown before the learner's own answers, and after those of other seats."""

    seat: int
    code: str
    also: tuple[str, ...]
    """Other answers that the lesson accepts."""
    said: tuple[str, ...]

    @property
    def codes(self) -> tuple[str, ...]:
        """All accepted answers, the best first."""
        return (self.code, *self.also)

    def takes(self, code: str) -> bool:
        """Whether this answer is accepted, with or without the time that the table adds."""
        return any(code == wanted or code.startswith(wanted + TIME_MARK) for wanted in self.codes)

    def fitting(self, decision: Decision) -> list[str]:
        """The accepted answers that are legal now. A form can be checked only with its time, so all are listed."""
        return [code for code in self.codes if decision.form is not None or decision.accepts(code)]


class Lesson(NamedTuple):
    """The guided first game of one game."""

    game: str
    minutes: int
    secret: str
    """Replaces the table's secret share of the seed, in hexadecimal."""
    seats: int
    learner: int
    bot: str
    """The level of the bots that play on after the lesson."""
    options: dict[str, Value]
    before: int
    """The number of steps that are played before the learner's first decision."""
    steps: tuple[Step, ...]
    end: tuple[str, ...]
    """The texts shown at the end."""

    @property
    def own(self) -> list[int]:
        """The indices of the learner's steps."""
        return [place for place in range(self.before, len(self.steps)) if self.steps[place].seat == self.learner]

    @property
    def messages(self) -> list[str]:
        """All texts of the lesson."""
        return [name for step in self.steps for name in step.said] + list(self.end)


class Progress(NamedTuple):
    """The progress of a lesson."""

    left: tuple[int, ...]
    """The indices of the remaining steps, in their order."""
    further: bool
    """The game was played on after the last step."""

    @property
    def over(self) -> bool:
        return not self.left


# The file.


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of this game, if it has one."""
    path = metas()[game].folder / FILE
    return read(game, tomllib.loads(path.read_text(encoding="utf-8"))) if path.is_file() else None


def read(game: str, data: dict[str, Any]) -> Lesson:
    rules = load(game)
    labels = rules.seat_names(data["seats"])
    learner = labels.index(data["learner"])
    before = [step for line in data.get("before", []) for step in line_steps(labels, line)]
    steps = [step for told in data["steps"] for step in told_steps(labels, told, learner)]
    return Lesson(
        game=game,
        minutes=data["minutes"],
        secret=seed_from_text(f"lesson {game} {data['seed']}").hex(),
        seats=data["seats"],
        learner=learner,
        bot=data["bot"],
        options=rules.settle(data["seats"], data.get("options", {})),
        before=len(before),
        steps=(*before, *steps),
        end=messages(data["end"]),
    )


def line_steps(labels: tuple[str, ...], line: str) -> list[Step]:
    """The steps of one line as in records: the seat, and its codes."""
    seat, *codes = line.split()
    return [Step(labels.index(seat), code, (), ()) for code in codes]


def told_steps(labels: tuple[str, ...], told: dict[str, Any], learner: int) -> list[Step]:
    """The steps of one entry of the file. Its texts belong to the learner's first answer, or the others' last one."""
    steps = line_steps(labels, told["play"])
    place = 0 if steps[0].seat == learner else -1
    steps[place] = steps[place]._replace(also=tuple(told.get("also", ())), said=messages(told.get("say", ())))
    return steps


def messages(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"lesson-{name}" for name in names)


# Progress.


def progress_of(lesson: Lesson, match: Match) -> Progress | None:
    """The progress of a game in its lesson; None: the game has left the lesson, or the lesson file has changed."""
    left = list(range(len(lesson.steps)))
    played = [match.log[place] for place in match.kept if match.log[place].seat >= 0]
    for entry in played:
        place = next((place for place in left if lesson.steps[place].seat == entry.seat), None)
        if place is None or not lesson.steps[place].takes(entry.code):
            return None if left else Progress((), True)
        left.remove(place)
    return None if has_strayed(lesson, match, left) else Progress(tuple(left), False)


def has_strayed(lesson: Lesson, match: Match, left: list[int]) -> bool:
    """Whether a seat is asked something that the next step does not answer, or the game is over too soon."""
    if match.outcome is not None:
        return bool(left)
    for decision in match.state.open:
        step = next((lesson.steps[place] for place in left if lesson.steps[place].seat == decision.seat), None)
        if step is not None and not step.fitting(decision):
            return True
    return False


def progress(table: TableState) -> tuple[Lesson, Progress] | None:
    """The lesson of a table and its progress; None: the table has no lesson, or has left it."""
    lesson = lesson_of(table.game.meta.name) if table.lesson and table.match is not None else None
    found = None if lesson is None else progress_of(lesson, table.playing)
    return None if lesson is None or found is None else (lesson, found)


def phase(table: TableState) -> wire.LessonPhase:
    found = progress(table)
    if found is None:
        return "none"
    return "further" if found[1].further else "over" if found[1].over else "on"


def info(table: TableState, eyes: int | None) -> wire.LessonInfo | None:
    """The state of the lesson, for the learner alone."""
    found = progress(table)
    if found is None or found[1].further or eyes != found[0].learner:
        return None
    lesson, now = found
    decision = table.game.decision(table.playing.state, lesson.learner)
    step = None if decision is None else next_step(lesson, now, lesson.learner)
    done = [place for place in range(len(lesson.steps)) if place not in now.left]
    said = [name for place in done for name in lesson.steps[place].said]
    said += lesson.end if now.over else step.said if step else ()
    last = max([place for place in lesson.own if place in done], default=-1)
    return wire.LessonInfo(
        said=said,
        fresh=sum(len(step.said) for step in lesson.steps[: last + 1]),
        codes=step.fitting(decision) if step and decision else [],
        step=len([place for place in lesson.own if place in done]),
        steps=len(lesson.own),
        over=now.over,
    )


def next_step(lesson: Lesson, now: Progress, seat: int) -> Step | None:
    return next((lesson.steps[place] for place in now.left if lesson.steps[place].seat == seat), None)


# Effects on the game.


def check(table: TableState, seat: int, code: str) -> None:
    """Refuse a legal answer of the learner that the lesson does not accept."""
    found = progress(table)
    if found is None or found[0].learner != seat:
        return
    step, decision = next_step(*found, seat), table.game.decision(table.playing.state, seat)
    if step is None or decision is None or step.takes(code):
        return
    if decision.form is not None or decision.accepts(code):
        wanted = step.fitting(decision)[0]
        raise Refused("not-in-lesson", f"for now the lesson goes on with {wanted}", code=wanted)


def may_go_back(table: TableState) -> bool:
    """Whether the last action may be undone: not those that a lesson has played before the learner's first decision."""
    found = progress(table)
    if found is None or found[1].further:
        return True
    lesson, now = found
    return len(lesson.steps) - len(now.left) > lesson.before


def scripted_answer(table: TableState, decision: Decision) -> str:
    """The answer that the lesson gives for this seat; empty if it gives none."""
    found = progress(table)
    step = None if found is None else next_step(*found, decision.seat)
    return "" if step is None else timed(decision, step.fitting(decision)[0])


def timed(decision: Decision, code: str) -> str:
    """The code with a time, if the form needs one: the learner's own steps are written without a time."""
    if decision.form is None or not decision.form.refuse(code):
        return code
    return decision.form.stamp(code, Measured(STAND_IN_RUN_MS, -1, 0, True))


def timing_in_lesson(table: TableState, decision: Decision, timing: Timing | None) -> Timing | None:
    """While a lesson runs: no automatic steps, no vote, and a limit only for forms, to leave time to read."""
    if timing is None or phase(table) != "on":
        return timing
    return timing._replace(limit=timing.limit if decision.form else 0, ready=0, auto=0, vote_after=0)


def waits(table: TableState, seat: int) -> bool:
    """Whether the seat must wait with its answer: if several seats are asked at once, the lesson sets the order."""
    found = progress(table)
    return found is not None and not found[1].over and found[0].steps[found[1].left[0]].seat != seat
