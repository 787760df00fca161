"""Every option of a question is in sight at once: as a button of the list, or as a lit object on the board.

Looked at in golden records, at the four sizes that count: the widest question of each kind, in a long run every one.
"""

from collections.abc import Iterable

import pytest

from tests.browser.browsing import DESKTOP, LAPTOP, PHONE, TABLET, Company
from tests.browser.question_walk import Question, Stage, questions_in, records_of, widest_questions
from tests.browser.texts import EFNY, GD, OTL, OUT

GAMES = (OTL, GD, OUT, EFNY)
SCREENS = {"desktop": DESKTOP, "laptop": LAPTOP, "tablet": TABLET, "phone": PHONE}
TOO_MUCH: dict[tuple[str, str], frozenset[str]] = {
    (GD, "desktop"): frozenset({"obstacle"}),
    (GD, "laptop"): frozenset({"obstacle"}),
    (GD, "tablet"): frozenset({"obstacle"}),
    (GD, "phone"): frozenset({"aim", "obstacle", "start", "token", "vehicles"}),
    (OUT, "phone"): frozenset({"practice"}),
    (EFNY, "phone"): frozenset({"window"}),
}
"""By game and size, the kinds of questions that their boards leave to the list, which has no room for so many."""


def out_of_sight(stage: Stage, questions: Iterable[Question], known: frozenset[str]) -> tuple[int, list[str]]:
    """How many questions were shown, and what is wrong with them, each in a line."""
    shown, found = 0, []
    for asked in questions:
        shown += 1
        stage.show(asked)
        hidden = stage.hidden_options(asked)
        if hidden and asked.decision.kind not in known:
            found.append(f"{asked}: {len(hidden)} of {len(asked.shown)} out of sight: {' '.join(hidden[:8])}")
    return shown, found


def check(company: Company, game: str, size: str, questions: Iterable[Question]) -> None:
    stage = Stage(company, game, SCREENS[size])
    shown, found = out_of_sight(stage, questions, TOO_MUCH.get((game, size), frozenset()))
    assert shown > 0
    assert not found, f"at {size} size:\n" + "\n".join(found)


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_the_widest_question_of_each_kind(company: Company, game: str, size: str) -> None:
    check(company, game, size, widest_questions(game))


@pytest.mark.long
@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_every_record(company: Company, game: str, size: str) -> None:
    check(company, game, size, (asked for path in records_of(game) for asked in questions_in(path)))
