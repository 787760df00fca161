"""The observation of Outrun."""

from collections.abc import Mapping

from lamster.envs.fields import Choice, Counts, Fields, Flag, Maybe, Number, Placed, Rows, Signs
from lamster.games.outrun.components import ANTIDOTE, CARD, CHARACTER, GAPS, LETTERS, MAJOR, PATH, POSITIONS
from lamster.games.outrun.settings import OFF, Settings
from lamster.games.outrun.view import (
    STAGES,
    OutrunView,
    OwnView,
    PathView,
    PracticeView,
    RoundView,
    RunView,
    SeatView,
)
from lamster.kernel.game import Value

SIGNS = LETTERS + GAPS + MAJOR + ANTIDOTE
LONGEST = 12
"""The maximum number of cards of a row in an observation."""
ROOMS = 40
MOST_CARDS = 100
SECOND = 1000
BY_OPTIONS = "is set by the options"


def schema(seats: int, options: Mapping[str, Value]) -> Fields:
    each = range(seats)
    paths = Settings(dict(options), seats).practice_cards
    return Fields(
        OutrunView,
        {
            **dict.fromkeys(("monster", "goal", "straight", "limit", "board", "cards", "antidote"), BY_OPTIONS),
            "tray": "is a matter of looks",
            "monster_room": "follows from the rooms of all",
            "standings": "are there only when nobody acts any more",
        },
        {
            "stage": Choice((*STAGES.values(), "chance", "over")),
            "flipper": Choice(each),
            "path": Maybe(path()),
            "centre": Counts(CARD, 1),
            "seats": Rows(seats, seat()),
            "line": Rows(seats, Choice(each)),
            "deck": Number(MOST_CARDS),
            "discard": Counts(CARD),
            "paths_left": Number(len(PATH.codes)),
            "own": Maybe(own()),
            "last": Maybe(last(seats)),
            "practice": Maybe(practice(paths)),
        },
    )


def path() -> Fields:
    told = {"card": Choice(PATH), "symbols": Signs(LETTERS, len(LETTERS)), "antidote": Flag()}
    return Fields(PathView, {"cells": "are a matter of looks"}, told)


def seat() -> Fields:
    told = {
        "character": Choice(CHARACTER),
        "room": Number(ROOMS),
        "front": Counts(CARD, 1),
        "hand": Number(MOST_CARDS),
        "infected": Flag(),
        "immune": Flag(),
        "position": Number(POSITIONS),
        "right": Flag(),
        "finished": Flag(),
    }
    follows = dict.fromkeys(("to_go", "lead", "passed_by"), "follows from the rooms of all")
    return Fields(SeatView, {"seat": "is its place", **follows}, told)


def own() -> Fields:
    told = {"hand": Counts(CARD), "tray": Counts(SIGNS), "row": Signs(SIGNS, LONGEST)}
    explained = dict.fromkeys(("force", "targets", "notes", "against"), "explains the question to people")
    return Fields(OwnView, {"seat": "is the viewer", **explained}, told)


def last(seats: int) -> Fields:
    told = {"path": path(), "runs": Placed(range(seats), lambda run: run.seat, run_of_last())}
    return Fields(RoundView, {"round": "is the one before this"}, told)


def run_of_last() -> Fields:
    told = {
        "row": Signs(SIGNS, LONGEST),
        "ms": Number(OFF, SECOND),
        "right": Flag(),
        "moved": Number(ROOMS),
        "front": Counts(CARD, 1),
        "par": Number(OFF, SECOND),
    }
    explained = dict.fromkeys(("rows", "stages", "nearest", "at", "blame", "like"), "explains the row to people")
    return Fields(RunView, {"seat": "is its place", "capped": "is about the line of a person", **explained}, told)


def practice(paths: int) -> Fields:
    told = {
        "made": Number(paths),
        "times": Rows(paths, Number(OFF, SECOND)),
        "pars": Rows(paths, Number(OFF, SECOND)),
    }
    return Fields(PracticeView, {"total": BY_OPTIONS}, told)
