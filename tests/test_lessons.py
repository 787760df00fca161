"""Guided first games: every lesson is played by the real rules, and everything it says is there in every language.

A change of the rules, of a seed's draws or of a message that a lesson needs must be noticed here.
"""

import copy
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from lamster.games import load, metas
from lamster.kernel.chance import Dice, mix
from lamster.kernel.decision import Decision
from lamster.kernel.match import Match
from lamster.tables.model import lessons
from lamster.tables.model.lessons import FILE, Lesson, Step, lesson_of, progress_of, read
from lamster.tables.model.table_state import SERVER
from lamster.text import Words, languages
from tests.catalogue import entries

RUN_TIME = "@20000"
"""What the table adds to a learner's run."""
LONGEST_TEXT = 420
"""Signs that fit in the panel of the coach, even on a phone, without much scrolling."""


def lesson_named(game: str) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None, f"{game} has no lesson"
    return lesson


@pytest.fixture(params=list(metas()))
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return lesson_named(request.param)


def begun(lesson: Lesson) -> Match:
    """As a table of the lesson begins."""
    return Match(load(lesson.game), lesson.seats, lesson.options, Dice(mix({SERVER: bytes.fromhex(lesson.secret)})))


def asked(match: Match, step: Step) -> Decision:
    decision = match.game.decision(match.state, step.seat)
    assert decision is not None, f"{step.code}: seat {step.seat} is not asked anything"
    return decision


def play(match: Match, step: Step, code: str) -> None:
    """As the table would: a form gets its time."""
    timed = asked(match, step).form is not None and lessons.TIME_MARK not in code
    match.act(step.seat, code + RUN_TIME if timed else code)


def followed(lesson: Lesson) -> Iterator[tuple[Match, Step]]:
    """Play it as it is written; at each step what comes next."""
    match = begun(lesson)
    for place, step in enumerate(lesson.steps):
        progress = progress_of(lesson, match)
        assert progress is not None, f"step {place}, {step.code}, does not fit the rules"
        assert progress.left[0] == place
        yield match, step
        play(match, step, step.fitting(asked(match, step))[0])
    progress = progress_of(lesson, match)
    assert progress is not None
    assert progress.over
    assert not progress.further


def test_every_lesson_can_be_played_by_the_rules(lesson: Lesson) -> None:
    for match, step in followed(lesson):
        decision = asked(match, step)
        assert step.fitting(decision) == list(step.codes) or step.also
        if decision.form is not None:
            assert match.game.refuse(match.state, step.seat, step.code.partition("@")[0] + RUN_TIME) is None


def test_a_lesson_is_neither_too_short_nor_too_long(lesson: Lesson) -> None:
    assert 7 <= len(lesson.own) <= 30
    assert 15 <= len(lesson.messages) <= 45
    assert 3 <= lesson.minutes <= 6


def test_other_answers_that_a_lesson_takes_lead_on_as_well(lesson: Lesson) -> None:
    for place, step in enumerate(lesson.steps):
        for other in step.also:
            match = begun(lesson)
            for now, each in enumerate(lesson.steps):
                progress = progress_of(lesson, match)
                assert progress is not None, f"{other} instead of {step.code} does not lead on to {each.code}"
                fitting = each.fitting(asked(match, each))
                play(match, each, other if now == place and other in fitting else fitting[0])
            assert progress_of(lesson, match) is not None


def test_what_is_pointed_at_is_an_option_with_a_label(lesson: Lesson) -> None:
    for match, step in followed(lesson):
        if step.seat == lesson.learner:
            for language in languages():
                words = Words.of(language, match.game, you=lesson.learner)
                assert all(words.option(code) for code in step.fitting(asked(match, step)))


def test_every_message_of_a_lesson_is_there_in_every_language_and_no_other(lesson: Lesson) -> None:
    folder = metas()[lesson.game].folder / "locale"
    for language in languages():
        found = {name for name, _ in entries(folder / f"lesson.{language}.ftl")}
        assert found == set(lesson.messages)
        words = Words(language, metas()[lesson.game])
        for name in lesson.messages:
            assert 10 < len(words.message(name)) <= LONGEST_TEXT, f"{language}: {name}"


def test_nothing_is_said_twice(lesson: Lesson) -> None:
    assert len(lesson.messages) == len(set(lesson.messages))


def test_the_learner_wins_or_the_game_goes_on(lesson: Lesson) -> None:
    match, step = list(followed(lesson))[-1]
    del step
    assert match.outcome is None or lesson.learner in match.outcome.winners


# What becomes of a table whose game has gone another way.


def written(game: str) -> dict[str, Any]:
    return tomllib.loads((metas()[game].folder / FILE).read_text(encoding="utf-8"))


def test_a_step_that_the_rules_refuse_ends_the_lesson() -> None:
    changed = copy.deepcopy(written("on-the-lam"))
    changed["steps"][2]["play"] = "1 go:E3"
    lesson = read("on-the-lam", changed)
    match = begun(lesson)
    for step in lesson.steps[:2]:
        match.act(step.seat, step.code)
    assert progress_of(lesson, match) is None


def test_a_table_whose_lesson_was_written_anew_plays_on_without_it() -> None:
    old = lesson_named("on-the-lam")
    match = begun(old)
    for step in old.steps[:5]:
        match.act(step.seat, step.code)
    changed = copy.deepcopy(written("on-the-lam"))
    changed["steps"][0]["play"] = "1 pick:ceo"
    assert progress_of(read("on-the-lam", changed), match) is None
    assert progress_of(old, match) is not None


def test_who_plays_on_is_not_taught_any_more() -> None:
    lesson = lesson_named("getaway-driver")
    match = begun(lesson)
    for step in lesson.steps:
        match.act(step.seat, step.code)
    decision = match.state.open[0]
    match.act(decision.seat, decision.codes[0])
    progress = progress_of(lesson, match)
    assert progress is not None
    assert progress.over
    assert progress.further


def test_what_is_taken_back_was_not_played() -> None:
    lesson = lesson_named("on-the-lam")
    match = begun(lesson)
    for step in lesson.steps[:3]:
        match.act(step.seat, step.code)
    match.table(f"undo:{match.kept[-1]}")
    progress = progress_of(lesson, match)
    assert progress is not None
    assert progress.left[0] == 2
