"""Guided first games: beginning one, and finding those that a person has begun."""

import msgspec

from lamster.games import metas
from lamster.tables import protocol as wire
from lamster.tables.hub.hub import Hub
from lamster.tables.model import entries as log
from lamster.tables.model import lessons
from lamster.tables.model.refused import Refused, storing
from lamster.tables.model.views import read_stored_card

LOOKED_THROUGH = 100
"""The number of a person's latest tables that are searched for lessons."""

Found = list[tuple[str, lessons.Lesson, lessons.Progress]]


async def learn(hub: Hub, person: str, name: str, wanted: wire.Learn) -> str:
    """The table of a lesson: the unfinished one of the person, or a new one. No name is needed to learn."""
    lesson = check(wanted.game)
    if not wanted.anew:
        for table, found, progress in await begun(hub, person):
            if found is lesson and not progress.over:
                return table
    return await begin(hub, person, name, lesson)


def check(game: str) -> lessons.Lesson:
    known = [name for name in metas() if lessons.lesson_of(name)]
    lesson = lessons.lesson_of(game) if game in known else None
    if lesson is None:
        raise Refused("unknown-game", f"there is no lesson of {game!r:.40}: there is one of {', '.join(known)}")
    return lesson


async def begin(hub: Hub, person: str, name: str, lesson: lessons.Lesson) -> str:
    """Create the table of a lesson: all seats are taken, and the game has begun. The seed is that of the lesson."""
    settings = wire.TableSettings(options=lesson.options, listed=False, onlookers=False)
    created = hub.creation(lesson.game, lesson.seats, settings, person)
    created = msgspec.structs.replace(created, secret=lesson.secret, lesson=True)
    seats = [
        log.Seated(seat, person) if seat == lesson.learner else log.Seated(seat, bot=lesson.bot)
        for seat in range(lesson.seats)
    ]
    played = [log.Played(step.seat, step.code) for step in lesson.steps[: lesson.before]]
    named = [log.Named(person, name)] if name else []
    return await hub.begin(created, *named, *seats, log.Started(), *played)


async def begun(hub: Hub, person: str) -> Found:
    """The lessons among a person's latest tables, the newest first, with their progress."""
    with storing():
        cards = await hub.store.cards_of(person, LOOKED_THROUGH)
    found: Found = []
    for card in cards:
        shown = None if card.phase == "closed" else read_stored_card(card)
        if shown is not None and shown.lesson != "none":
            table = await hub.look_at(card.table)
            now = lessons.progress(table)
            found += [] if now is None else [(card.table, *now)]
    return found


async def cards(hub: Hub, person: str) -> wire.Lessons:
    own = await begun(hub, person)
    known = [lesson for game in metas() if (lesson := lessons.lesson_of(game)) is not None]
    return wire.Lessons([card_of(lesson, [one for one in own if one[1] is lesson]) for lesson in known])


def card_of(lesson: lessons.Lesson, own: Found) -> wire.LessonCard:
    unfinished = next(((table, progress) for table, _, progress in own if not progress.over), None)
    left = lesson.own if unfinished is None else [place for place in lesson.own if place in unfinished[1].left]
    return wire.LessonCard(
        game=lesson.game,
        minutes=lesson.minutes,
        steps=len(lesson.own),
        step=len(lesson.own) - len(left),
        table=None if unfinished is None else unfinished[0],
        done=any(progress.over for _, _, progress in own),
    )
