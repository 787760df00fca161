"""The observation of On the Lam!"""

from collections.abc import Mapping

from lamster.envs.fields import Choice, Counts, Fields, Maybe, Number, Rows
from lamster.games.on_the_lam.components import ALIBI, CARD, CHARACTER, PLAY, TILE
from lamster.games.on_the_lam.view import LamView, OwnView, SearchView, SeatView
from lamster.kernel.game import Value

MOST_CARDS = 60
ROUNDS = 1000


def schema(seats: int, _options: Mapping[str, Value]) -> Fields:
    each = range(seats)
    return Fields(
        LamView,
        {
            "board": "never changes",
            "suspects": "never change",
            "goal": "never changes",
            "police_near": "follows from where the police are",
            "patrol": "follows from where the police are",
        },
        {
            "round": Number(ROUNDS),
            "first": Choice(each),
            "active": Choice(each),
            "police": Choice(TILE),
            "seats": Rows(seats, seat()),
            "own": Maybe(own()),
            "alibi_pile": Number(MOST_CARDS),
            "alibi_discard": Counts(ALIBI),
            "play_pile": Number(MOST_CARDS),
            "play_discard": Counts(PLAY),
            "turned": Counts(ALIBI),
            "aside": Counts(ALIBI),
            "event": Choice(PLAY),
            "search": Maybe(search()),
            "winners": Counts(each, 1),
        },
    )


def seat() -> Fields:
    told = {
        "character": Choice(CHARACTER),
        "tile": Choice(TILE),
        "alibi_cards": Number(MOST_CARDS),
        "items": Number(2),
        "marks": Counts(TILE, 1),
        "known": Counts(CARD),
    }
    return Fields(SeatView, {"seat": "is its place", "bonuses": "follow from the character"}, told)


def own() -> Fields:
    told = {"hand": Counts(ALIBI), "items": Counts(PLAY), "own_cards": Number(MOST_CARDS)}
    left = {
        "seat": "is the viewer",
        "arrest": "follows from the hand",
        "targets": "follow from what is asked",
        "notes": "follow from what is asked",
    }
    return Fields(OwnView, left, told)


def search() -> Fields:
    return Fields(SearchView, {}, {"die": Number(12), "bonus": Number(12), "extra": Number(12), "number": Number(20)})
