"""Cards that give back, take, look and move things about (EFNY-W5, W9, F14 to F16, Y5, U)."""

from typing import Final, final

from lamster.games.escape_from_new_york import events
from lamster.games.escape_from_new_york.components import (
    ACTION,
    AMMO,
    AROUND,
    DIRECTIONS,
    DRAW_EVENT,
    EVENT,
    EVENT_EFFECT,
    MOST_EVENTS,
    NONE,
    PARK_SPACES,
    PRESIDENT,
    ROAD,
    SEAT_NUMBERS,
    SPACE,
    THING,
    cards_in,
)
from lamster.games.escape_from_new_york.knowledge import EVENT_BOTTOM, EVENT_TOP, event_drawn, knows, stolen
from lamster.games.escape_from_new_york.rules.city import break_road
from lamster.games.escape_from_new_york.rules.enemies import DRIVER
from lamster.games.escape_from_new_york.rules.programs import WORDS, carry_out
from lamster.games.escape_from_new_york.rules.revealing import TurnPoi, face_down_pois
from lamster.games.escape_from_new_york.rules.supply import (
    DrawItem,
    Limit,
    gain,
    give_up,
    is_item,
    open_things,
    put_away,
)
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.state import Ask

DONE: Final = "done"
EVENT_PILE: Final = 1
BACK: Final = "steal:back"


# Giving cards back.


@final
class Recover(Ask[NewYork]):
    """EFNY-W5: cards of one's own choice from the own discard pile; fewer are allowed."""

    FIELDS = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        if not self.left or not s.discards[self.seat]:
            return ()
        codes = [f"recover:{ACTION.codes[card]}" for card in cards_in(s.discards[self.seat])]
        return (Decision(self.seat, "recover", "EFNY-W5", tuple(sorted([*codes, DONE]))),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code != DONE:
            take_back(s, seat, ACTION.index[code[8:]])
            s.next(Recover(seat, self.left - 1))

    def default(self, s: NewYork, seat: int) -> str:
        return DONE

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if code == DONE or viewer == seat else "recover"


def take_back(s: NewYork, seat: int, card: int) -> None:
    """Which card it was is the owner's secret, so nothing is sure about the discard pile any more."""
    s.discards[seat] &= ~(1 << card)
    s.hands[seat] |= 1 << card
    s.sure[seat] = 0
    s.tell(events.RECOVERED, (seat, card), 1 << seat)


def do_recover(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(Recover(s.active, number))


@final
class Cover(Ask[NewYork]):
    """MG-1: one other Hero here or next door."""

    FIELDS = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        here = s.at[s.active]
        near = [seat for seat in range(s.seats) if seat != s.active and s.at[seat] in (here, *AROUND[here])]
        codes = [f"cover:{SEAT_NUMBERS[seat]}" for seat in near if s.discards[seat]]
        return (Decision(s.active, "cover", "EFNY-W5", tuple(codes), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        s.next(Recover(int(code[6:]) - 1, self.cards))


def do_cover(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(Cover(number))


def others_from(s: NewYork) -> list[int]:
    return [(s.active + i) % s.seats for i in range(1, s.seats)]


def do_patch(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    """MGX-5: each other Hero here."""
    s.then(*[Recover(seat, number) for seat in others_from(s) if s.at[seat] == where])


def do_adrenaline(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    """TB-09: each other Hero; alone an Item instead."""
    if s.settings.solo:
        s.next(DrawItem(s.active))
    else:
        s.then(*[Recover(seat, 1) for seat in others_from(s)])


# Stealing.


def robbable(s: NewYork, president: bool) -> list[int]:
    """EFNY-W9: other Heroes here with a card that may be taken."""
    here = s.at[s.active]
    seats = [seat for seat in range(s.seats) if seat != s.active and s.at[seat] == here]
    return [seat for seat in seats if any([president or thing != PRESIDENT for thing in s.supplies[seat]])]


@final
class Rob(Ask[NewYork]):
    """EFNY-W9, P6: whom to rob."""

    FIELDS = ("president", "gives")

    def __init__(self, president: bool, gives: bool) -> None:
        self.president = president
        self.gives = gives

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"rob:{SEAT_NUMBERS[seat]}" for seat in robbable(s, self.president)]
        return (Decision(s.active, "rob", "EFNY-W9", tuple(codes), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        victim = int(code[4:]) - 1
        s.tell(events.ROBBED, (seat, victim))
        if self.gives:
            s.next(GiveBack(victim))
        s.next(Steal(victim, self.president))


@final
class Steal(Ask[NewYork]):
    """EFNY-W9: an open card by name, or one of the backs."""

    FIELDS = ("victim", "president")

    def __init__(self, victim: int, president: bool) -> None:
        self.victim = victim
        self.president = president

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        supply = s.supplies[self.victim]
        shown = [thing for thing in set(supply) if thing in open_things(s) and (self.president or thing != PRESIDENT)]
        codes = [f"steal:{THING.codes[thing]}" for thing in shown]
        if any([thing not in open_things(s) for thing in supply]):
            codes.append(BACK)
        return (Decision(s.active, "steal", "EFNY-W9", tuple(sorted(codes)), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code == BACK:
            s.next(StealBack(self.victim))
        else:
            rob(s, self.victim, THING.index[code[6:]])


@final
class StealBack(Ask[NewYork]):
    """EFNY-W9: chosen without seeing it; the two of them know it then."""

    FIELDS = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        backs = [thing for thing in s.supplies[self.victim] if thing not in open_things(s)]
        names = sorted({f"back:{THING.codes[thing]}" for thing in backs})
        weights = tuple([len([t for t in backs if THING.codes[t] == name[5:]]) for name in names])
        return (Decision(CHANCE, "back", "EFNY-W9", tuple(names), weights),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        rob(s, self.victim, THING.index[code[5:]])

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer in (s.active, self.victim) else "back"


def rob(s: NewYork, victim: int, thing: int) -> None:
    only = -1 if thing in open_things(s) else 1 << s.active | 1 << victim
    hand_over(s, victim, s.active, thing)
    s.tell(events.STOLE, (s.active, victim, thing), only)
    s.next(Limit(s.active))


def hand_over(s: NewYork, giver: int, taker: int, thing: int) -> None:
    """A thing changes hands: the two know it, the others do not."""
    give_up(s, giver, thing, False)
    gain(s, taker, thing)
    stolen(s, giver, taker, thing)


@final
class GiveBack(Ask[NewYork]):
    """BRX-5: an Item of one's own choice for the one who was robbed."""

    FIELDS = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        things = sorted({f"give:{THING.codes[thing]}" for thing in s.supplies[s.active] if is_item(thing)})
        return (Decision(s.active, "give", "EFNY-W9", tuple(things)),) if things else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        thing = THING.index[code[5:]]
        hand_over(s, seat, self.victim, thing)
        only = -1 if thing in open_things(s) else 1 << seat | 1 << self.victim
        s.tell(events.GAVE, (seat, self.victim, thing), only)
        s.next(Limit(self.victim))

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        seen = viewer in (seat, self.victim) or THING.index[code[5:]] in open_things(s)
        return code if seen else "give"


def do_steal(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(Rob("president" in marks, "give-back" in marks))


# Events.


@final
class DrawEvents(Ask[NewYork]):
    """EFNY-U3, U4: one by one, each resolved before the next."""

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
        s.event_discard[event] += 1
        s.next(DrawEvents(self.left - 1))
        carry_out(s, EVENT_EFFECT[event])


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
        return code if viewer == s.active else "event"


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


def do_look_event(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(LookAtEvent())


def do_event(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(DrawEvents(s.event_level))


def do_event_level(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
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
        give_up(s, seat, thing, False)
        put_away(s, thing)
        s.tell(events.THREW_AWAY, (seat, thing), 1 << seat)

    def mask(self, s: NewYork, seat: int, code: str, viewer: int | None) -> str:
        return code if viewer == seat else "throw"


def do_pickpocket(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(Pickpocket())


def do_explosion(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    """EV-15: nobody gets credit; Cars of Enemies and abandoned ones go; Roadblocks around are destroyed."""
    for enemy in s.crowd[where]:
        s.prisoners_left += not enemy & DRIVER
        s.cars_left += enemy & DRIVER
    s.crowd[where] = ()
    s.cars_left += s.wrecks[where]
    s.wrecks[where] = 0
    for direction in range(DIRECTIONS):
        road = ROAD[where][direction]
        if road != NONE and s.intact >> road & 1:
            break_road(s, road)


# Timer tiles.


@final
class Lookout(Ask[NewYork]):
    """TB-03, EFNY-Y5: a face-down POI of one's choice may be turned up."""

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = sorted([f"turn:{SPACE.codes[space]}" for space in face_down_pois(s)])
        return (Decision(s.active, "lookout", "EFNY-Y5", tuple(sorted([*codes, DONE])), None, True),) if codes else ()

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code != DONE:
            s.next(TurnPoi(SPACE.index[code[5:]]))

    def default(self, s: NewYork, seat: int) -> str:
        return DONE


@final
class MoveCopter(Ask[NewYork]):
    """TB-04, IT-13, EFNY-X2: the Helicopter counter goes to another park space."""

    FIELDS = ("may_stay",)

    def __init__(self, may_stay: bool) -> None:
        self.may_stay = may_stay

    def ask(self, s: NewYork) -> tuple[Decision, ...]:
        codes = [f"copter:{SPACE.codes[space]}" for space in PARK_SPACES if space != s.copter]
        return (Decision(s.active, "copter", "EFNY-X2", tuple(sorted(codes + [DONE] * self.may_stay)), None, True),)

    def answer(self, s: NewYork, seat: int, code: str) -> None:
        if code != DONE:
            s.copter = SPACE.index[code[7:]]
            s.tell(events.COPTER_MOVED, (s.copter,))

    def default(self, s: NewYork, seat: int) -> str:
        return DONE if self.may_stay else super().default(s, seat)


def do_lookout(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(Lookout())


def do_chopper(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(MoveCopter(True))


def do_radio(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    s.next(MoveCopter(False))


def do_ammo(s: NewYork, number: int, marks: tuple[str, ...], where: int, source: str) -> None:
    """IT-11, EFNY-F16, I11."""
    weapon = s.weapons[s.active]
    s.ammo[s.active] = min(AMMO[weapon], s.ammo[s.active] + number)
    s.tell(events.AMMO_ADDED, (s.active, s.ammo[s.active]))


WORDS["recover"] = do_recover
WORDS["cover"] = do_cover
WORDS["patch"] = do_patch
WORDS["adrenaline"] = do_adrenaline
WORDS["steal"] = do_steal
WORDS["look-event"] = do_look_event
WORDS["event"] = do_event
WORDS["event-level"] = do_event_level
WORDS["pickpocket"] = do_pickpocket
WORDS["explosion"] = do_explosion
WORDS["lookout"] = do_lookout
WORDS["chopper"] = do_chopper
WORDS["radio"] = do_radio
WORDS["ammo"] = do_ammo
