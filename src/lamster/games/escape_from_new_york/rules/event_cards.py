"""Event cards: drawn, looked at, and what is theirs alone (EFNY-U, 5.8)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    DIRECTIONS,
    DRAW_EVENT,
    EVENT,
    EVENT_EFFECT,
    MOST_EVENTS,
    THING,
)
from lamster.games.escape_from_new_york.knowledge import EVENT_BOTTOM, EVENT_TOP, event_drawn, knows, open_things
from lamster.games.escape_from_new_york.rules.city import blocked, smash
from lamster.games.escape_from_new_york.rules.enemies import DRIVER
from lamster.games.escape_from_new_york.rules.programs import MOMENT, WORDS, Part, carry_out
from lamster.games.escape_from_new_york.rules.supply import discard, is_item
from lamster.games.escape_from_new_york.rules.versions import AT_ANY_MOMENT
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.state import Ask, Step

EVENT_PILE: Final = 1


@final
class DrawEvents(Ask[NewYork]):
    """EFNY-U3, U4, T3, V9: one by one, each resolved before the next, with a moment in between (ruling J46)."""

    FIELDS = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if not self.left:
            return ()
        if s.event_pile.empty():
            return DRAW_EVENT.from_counts(s.event_discard, "event", "EFNY-U4")
        return DRAW_EVENT.from_pile(s.event_pile, "event", "EFNY-U3")

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        event = take_event(s, code)
        s.tell(events.EVENT_CARD, (s.active, event))
        s.next(DrawEvents(self.left - 1))
        if self.left > 1 and s.rules >= AT_ANY_MOMENT:
            s.next(MOMENT[0])
        s.next(EventOver(event))
        carry_out(s, EVENT_EFFECT[event])


@final
class EventOver(Step[NewYork]):
    """EFNY-U4: only a card that is completely resolved lies on the discard pile."""

    FIELDS = ("event",)

    def __init__(self, event: int) -> None:
        self.event = event

    def happen(self, s: NewYork) -> None:
        s.event_discard[self.event] += 1


def take_event(s: NewYork, code: str) -> int:
    if s.event_pile.empty():
        s.event_pile.shuffle(s.event_discard)
        s.event_discard = [0] * len(EVENT.codes)
        s.tell(events.RESHUFFLED, (EVENT_PILE,))
    event = DRAW_EVENT.kind_of[code]
    s.event_pile.take(event)
    event_drawn(s)
    return event


@final
class LookAtEvent(Ask[NewYork]):
    """BR-1: the top Event card is told to the one who looks."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if s.event_pile.empty():
            return DRAW_EVENT.from_counts(s.event_discard, "look", "EFNY-W5") if any(s.event_discard) else ()
        return DRAW_EVENT.from_pile(s.event_pile, "look", "EFNY-W5")

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        event = take_event(s, code)
        s.event_pile.put_on_top(event)
        knows(s, s.active, EVENT_TOP, event)
        s.tell(events.SAW_EVENT, (s.active, event), 1 << s.active)
        s.next(Bury())

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == s.active else "event:?"


@final
class Bury(Ask[NewYork]):
    """BR-1: leave it, or put it at the bottom."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        return (Decision(s.active, "bury", "EFNY-W5", ("bury", "leave")),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == "bury":
            event = s.event_pile.known_next()
            s.event_pile.take(event)
            event_drawn(s)
            s.event_pile.put_at_bottom(event)
            knows(s, seat, EVENT_BOTTOM, event)
            s.tell(events.BURIED, (seat,))


def do_look_event(s: NewYork, _: Part) -> None:
    s.next(LookAtEvent())


def do_event(s: NewYork, _: Part) -> None:
    s.next(DrawEvents(s.event_level))


def do_event_level(s: NewYork, _: Part) -> None:
    """EFNY-U5."""
    if s.event_level < MOST_EVENTS:
        s.event_level += 1
        s.tell(events.EVENT_LEVEL, (s.event_level,))


@final
class Pickpocket(Ask[NewYork]):
    """EV-14: an unrevealed Item of one's own choice goes."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        things = [t for t in set(s.supplies[s.active]) if is_item(t) and t not in open_things(s)]
        codes = sorted([f"throw:{THING.codes[thing]}" for thing in things])
        return (Decision(s.active, "pickpocket", "EFNY-U7", tuple(codes)),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        thing = THING.index[code[6:]]
        discard(s, seat, thing)
        s.tell(events.THREW_AWAY, (seat, thing), 1 << seat)

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return "throw:?"


def do_pickpocket(s: NewYork, _: Part) -> None:
    s.next(Pickpocket())


def do_explosion(s: NewYork, part: Part) -> None:
    """EV-15: nobody gets credit; Cars of Enemies and abandoned ones go; Roadblocks around are destroyed."""
    for enemy in s.crowd[part.where]:
        s.prisoners_left += not enemy & DRIVER
        s.cars_left += enemy & DRIVER
    s.crowd[part.where] = ()
    s.cars_left += s.wrecks[part.where]
    s.wrecks[part.where] = 0
    for direction in range(DIRECTIONS):
        if blocked(s, part.where, direction):
            smash(s, part.where, direction)


WORDS["look-event"] = do_look_event
WORDS["event"] = do_event
WORDS["event-level"] = do_event_level
WORDS["pickpocket"] = do_pickpocket
WORDS["explosion"] = do_explosion
