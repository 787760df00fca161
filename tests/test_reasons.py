"""A reason belongs to the question it is given for: the rule against something, and what a hint says."""

from collections import defaultdict
from typing import Any

import pytest

from lamster.games import load, load_thumb, metas
from lamster.kernel.game import Game
from tests.test_explained import asked_in, refused

Reason = tuple[str, str, str]
"""The kind of a question, the verb of a code, and the rule that is named against it."""

AGAIN = {"replay": "play", "restunt": "stunt", "give-again": "give"}
"""The same done with a card from the discard pile."""

FITTING: dict[str, set[Reason]] = {
    "escape-from-new-york": {("choose", "choose", "EFNY-H1"), ("window", "use", "EFNY-W7")},
    "getaway-driver": {
        ("turn", "end", "GD-D10"),
        ("turn", "drive", "GD-R6"),
        ("turn", "study", "GD-R6"),
        ("turn", "drive", "GD-U9"),
    },
}
"""Rules about another action that do stand against this one, each read and found right: what lies on the discard pile
has to be taken back first, a crowbar is for Roadblocks that can be smashed, who must move cannot end, tiles are
filled in before driving, a Barricade wants a card."""

GENERAL: dict[str, set[str]] = {
    "escape-from-new-york": {
        "why-collect",
        "why-explore",
        "why-fight",
        "why-item",
        "why-level",
        "why-new-york",
        "why-pass",
        "why-plan",
        "why-goal",
        "why-way",
        "why-alone",
        "why-flee",
        "why-noise",
        "why-keep",
    },
    "getaway-driver": {
        "why-approach",
        "why-catch",
        "why-align",
        "why-cover",
        "why-drive",
        "why-drive-open",
        "why-drive-shake",
        "why-drive-stash",
        "why-nothing",
        "why-pass",
        "why-play",
        "why-replay",
        "why-study",
        "why-usual",
        "why-vehicle",
    },
    "on-the-lam": {"why-discard", "why-go", "why-go-ready", "why-go-station", "why-keep", "why-trade", "why-use"},
}
"""Sentences of hints that are true whatever the question, each read and found so; any other belongs to one question."""


def verb_of(code: str) -> str:
    verb = code.partition(":")[0]
    return AGAIN.get(verb, verb)


class Seen:
    """What the questions of a game's battery offered, refused and were advised."""

    def __init__(self, game: Game[Any]) -> None:
        self.allowed: dict[str, set[str]] = defaultdict(set)
        """The verbs of the codes that a rule allows."""
        self.offered: dict[tuple[str, str], set[str]] = defaultdict(set)
        """The verbs that a question, by its kind and rule, offers."""
        self.refused: set[Reason] = set()
        self.advised: dict[str, set[str]] = defaultdict(set)
        """The kinds of question that a sentence of a hint was given for."""
        thumb = load_thumb(game.meta.name)
        for number in range(len(game.meta.battery)):
            for match, decision in asked_in(game, number):
                for code in decision.codes:
                    verb = verb_of(code)
                    self.allowed[game.rule_of(match.state, decision, code)].add(verb)
                    self.offered[decision.kind, decision.rule].add(verb)
                    self.advised[thumb.why(match.state, decision, code)[0]].add(decision.kind)
                for code, rule in refused(game, match.state, decision.seat):
                    self.refused.add((decision.kind, verb_of(code), rule))

    def belongs(self, reason: Reason) -> bool:
        """The rule allows such a code elsewhere, only forbids, or asks a question that offers such codes."""
        kind, verb, rule = reason
        allowed = self.allowed.get(rule, set())
        return not allowed or verb in allowed or verb in self.offered[kind, rule]


@pytest.fixture(scope="module", params=metas())
def seen(request: pytest.FixtureRequest) -> tuple[str, Seen]:
    return request.param, Seen(load(request.param))


def test_the_rule_against_something_is_about_it(seen: tuple[str, Seen]) -> None:
    """An attack is not answered with the rule on picking things up."""
    name, found = seen
    assert found.refused
    strange = {reason for reason in found.refused if not found.belongs(reason)}
    assert strange - FITTING.get(name, set()) == set()


def test_a_hint_gives_a_reason_of_the_question_that_was_asked(seen: tuple[str, Seen]) -> None:
    """A purchase is not advised with how far the net is."""
    name, found = seen
    assert found.advised
    several = {message: kinds for message, kinds in found.advised.items() if len(kinds) > 1}
    assert {message: kinds for message, kinds in several.items() if message not in GENERAL.get(name, set())} == {}
