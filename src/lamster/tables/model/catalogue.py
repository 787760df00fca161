"""The games as a client needs to know them: options, seats, and vocabulary."""

from functools import cache
from typing import Any

from lamster.bots.make import LEVELS
from lamster.games import load, metas
from lamster.kernel.event import EventKind, Names
from lamster.kernel.game import Game, Option
from lamster.kernel.lexicon import Lexicon
from lamster.tables.model.lessons import lesson_of
from lamster.tables.protocol import EventSpec, GameCard, Games, LexiconInfo, OptionSpec, WindowCards


@cache
def games() -> Games:
    """All installed games, and the levels of bots from weak to strong."""
    return Games(games=[game_card(load(name)) for name in metas()], levels=list(LEVELS))


def game_card(game: Game[Any]) -> GameCard:
    """Everything that a client shows of a game beside its views."""
    meta, lesson = game.meta, lesson_of(game.meta.name)
    return GameCard(
        name=meta.name,
        title=meta.title,
        folder=meta.folder.name,
        prefix=meta.prefix,
        rules=meta.rules,
        designers=list(meta.designers),
        publisher=meta.publisher,
        seats=list(meta.seats),
        minutes=meta.minutes,
        options=[option_spec(option) for option in meta.options.values()],
        labels={seats: list(game.seat_names(seats)) for seats in meta.seats},
        lexicon=lexicon_info(game.lexicon),
        real_time=meta.real_time,
        levels=meta.levels,
        lesson=0 if lesson is None else lesson.minutes,
        windows=window_cards(game),
    )


def window_cards(game: Game[Any]) -> WindowCards | None:
    windows = game.windows()
    return None if windows is None else WindowCards(windows.names.kind, list(windows.cards))


def option_spec(option: Option) -> OptionSpec:
    return OptionSpec(
        name=option.name,
        rule=option.rule,
        values=list(option.values),
        low=option.low,
        high=option.high,
        default=option.default,
        seats=list(option.seats),
    )


def lexicon_info(lexicon: Lexicon) -> LexiconInfo:
    """The vocabulary of a game. Kinds of names are referred to by their own name, since JSON has no object identity."""
    return LexiconInfo(
        names={names.kind: list(names.codes) for names in lexicon.names},
        kinds={names.kind: list(names.codes) for names in spoken_of(lexicon)},
        verbs={verb: None if names is None else names.kind for verb, names in lexicon.verbs.items()},
        events={name: event_spec(kind) for name, kind in lexicon.events.items()},
    )


def spoken_of(lexicon: Lexicon) -> list[Names]:
    """All kinds of names: those with messages of their own, and those that verbs and fields refer to."""
    of_verbs = [names for names in lexicon.verbs.values() if names is not None]
    of_fields = [names for kind in lexicon.events.values() for _, names in kind.fields]
    return list(dict.fromkeys([*lexicon.names, *of_verbs, *of_fields]))


def event_spec(kind: EventKind) -> EventSpec:
    return EventSpec(
        rule=kind.rule,
        fields=[(field, names.kind) for field, names in kind.fields],
        secret=kind.secret,
    )
