"""What the games mark as final."""

from collections import defaultdict
from typing import Any

import pytest

from lamster.games import load, metas
from lamster.games.escape_from_new_york.finality import FINALITY as ESCAPE_FROM_NEW_YORK
from lamster.games.getaway_driver.finality import FINALITY as GETAWAY_DRIVER
from lamster.games.on_the_lam.finality import FINALITY as ON_THE_LAM
from lamster.games.outrun.finality import FINALITY as OUTRUN
from lamster.kernel.conform.finality import asked_seats, caution, marks
from lamster.kernel.conform.trial import Setting, Trial
from lamster.kernel.finality import Finality

DECLARED: dict[str, Finality[Any]] = {
    "escape-from-new-york": ESCAPE_FROM_NEW_YORK,
    "getaway-driver": GETAWAY_DRIVER,
    "on-the-lam": ON_THE_LAM,
    "outrun": OUTRUN,
}
ALWAYS = {
    "escape-from-new-york": {"play", "use", "reveal", "recover-all", "suffer", "collect"},
    "getaway-driver": {"end", "study", "aim", "redraw", "stunt", "pass", "ready", "done"},
    "on-the-lam": {"pick", "draw", "discard", "end", "give", "rob"},
    "outrun": {"turn", "play", "pass", "stop"},
}
"""Verbs that draw, roll, reveal, react or end a turn."""
NEVER: dict[str, set[str]] = {
    "escape-from-new-york": {"choose", "unchoose"},
    "getaway-driver": {"start", "dispatch", "signal", "another"},
    "on-the-lam": set(),
    "outrun": {"add", "drop"},
}
AT_TIMES: dict[str, set[str]] = {
    "escape-from-new-york": {"go", "ready", "hit-prisoner", "hit-instead", "decline", "go-on", "learn"},
    "getaway-driver": {"drive", "ahead", "left", "turn-left", "face", "place", "play", "lay"},
    "on-the-lam": {"go", "taxi", "phone"},
    "outrun": set(),
}
MOST_NEEDLESS = {"escape-from-new-york": 0.03, "getaway-driver": 0.35, "on-the-lam": 0.03, "outrun": 0.03}
"""At most this share of the marks may be without need."""


@pytest.mark.parametrize("name", metas())
def test_every_verb_that_is_declared_is_in_the_lexicon(name: str) -> None:
    declared = DECLARED[name]
    assert {*declared.never, *declared.depends} <= set(load(name).lexicon.verbs)
    assert not declared.never & declared.depends.keys()


@pytest.mark.parametrize("name", metas())
def test_draws_reactions_and_ends_of_turns_are_final_and_steps_are_not(name: str) -> None:
    seen = marks_by_verb(name)
    assert {verb: seen[verb] for verb in ALWAYS[name]} == {verb: {True} for verb in ALWAYS[name]}
    assert {verb: seen[verb] for verb in NEVER[name]} == {verb: {False} for verb in NEVER[name]}
    assert {verb: seen[verb] for verb in AT_TIMES[name]} == {verb: {True, False} for verb in AT_TIMES[name]}


def marks_by_verb(name: str) -> dict[str, set[bool]]:
    """The marks that each verb has in some random games."""
    game = load(name)
    seen: defaultdict[str, set[bool]] = defaultdict(set)
    for spec in game.meta.battery:
        for s, _, _ in Trial(game, Setting(spec), 1, 1.0).positions():
            for decision in asked_seats(s):
                for code, mark in marks(game, s, decision).items():
                    seen[code.partition(":")[0]].add(mark)
    return seen


@pytest.mark.parametrize("name", metas())
def test_few_marks_are_without_need(name: str) -> None:
    counted = caution(load(name))
    assert counted.final
    assert counted.needless.total() <= MOST_NEEDLESS[name] * counted.final
