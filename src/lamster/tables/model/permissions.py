"""Who may do what at a table: requests become entries of its log, or are refused with a reason."""

import re
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any

from lamster import bots
from lamster.bots.judging import can_judge
from lamster.kernel.game import Game
from lamster.kernel.timing import NOBODY
from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.model import lessons, settings
from lamster.tables.model.chat_limits import most_lines, share_of
from lamster.tables.model.refused import Refused
from lamster.tables.model.table import Table
from lamster.tables.model.table_codes import TableCode
from lamster.tables.model.table_state import STAND_IN, TableState
from lamster.tables.model.undo_requests import free_undo, may_undo

LONGEST_CHAT = 500
LONGEST_NAME = 24
LONGEST_REPORT = 2000
MOST_CODES = 50_000
"""The limit of codes per game; random play of the longest game stays far below."""

JOINING = "\u200d\ufe0e\ufe0f"
"""Characters that join emoji, or letters of some scripts; on their own they are invisible."""
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]")
"""Invisible characters that Unicode classifies as letters, marks or symbols; control characters have their own
category."""

Entries = Sequence[log.AnyEntry]


def clean(text: str, longest: int, error: wire.ErrorCode) -> str:
    """A person's text on one line without invisible characters; refused if nothing is left or it is too long."""
    shown = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C" or sign in "\n\t\u200d")
    cleaned = " ".join(UNSEEN.sub("", shown).split())
    if not cleaned.strip(JOINING + " ") or len(cleaned) > longest:
        raise Refused(error, f"this must be 1 to {longest} characters long, not {len(cleaned)}", longest=str(longest))
    return cleaned


# Shared checks.


def check_name(name: str) -> None:
    if not name:
        raise Refused("bad-name", "choose a name first")


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise Refused("unknown-seat", f"there is no seat {seat}: there are 0 to {len(table.chairs) - 1}")


def check_mine(table: Table, person: str, seat: int) -> None:
    check_seat(table, seat)
    if table.chairs[seat].person != person:
        raise Refused("not-your-seat", f"seat {table.labels[seat]} is not yours", seat=table.labels[seat])


def check_open(table: Table) -> None:
    if table.phase != "open":
        raise Refused("already-started", "the game has begun: this can only be changed before")


def check_not_closed(table: Table) -> None:
    """Refuse all requests at a table that the operator has closed."""
    if table.closed is not None:
        raise closed(table.closed)


def closed(reason: str) -> Refused:
    why = f": {reason}" if reason else ""
    about = {"reason": reason, "why": "given" if reason else "none"}
    return Refused("closed", f"whoever runs this server has closed this table{why}", **about)


def check_playing(table: Table) -> None:
    if table.phase == "open":
        raise Refused("not-started", "the game has not begun yet")
    if table.phase == "over":
        raise Refused("illegal", "the game is over")


def check_own_play(table: Table, seat: int) -> None:
    """Refuse actions on a seat that its person has left to a bot or to nobody."""
    if table.has_given_up(seat):
        raise Refused("not-your-seat", "you have left this seat: take it back first", seat=table.labels[seat])


def check_bot(game: Game[Any], bot: str) -> None:
    levels = (*bots.LEVELS, *game.meta.levels)
    if bot not in levels:
        raise Refused("unknown-bot", f"there is no bot {bot!r}: there are {', '.join(levels)}", bot=bot)


def check_own_beginning(table: Table) -> None:
    """Refuse changes of seats and options at a table that begins with a position of another game."""
    if table.opening:
        raise Refused("from-position", "this table goes on from a position: its seats and settings are that game's")


def check_one_seat(game: Game[Any], seats: int) -> None:
    """In a real-time game a person can play only one seat."""
    if game.meta.real_time and seats > 1:
        raise Refused("one-seat", "in a real-time game everybody plays one seat: leave the others open, or to bots")


# Before the game.


def sit(table: Table, person: str, message: wire.Sit) -> Entries:
    check_seat(table, message.seat)
    chair = table.chairs[message.seat]
    if chair.person == person:
        return take_back(table, message.seat)
    if not chair.free:
        raise Refused("seat-taken", f"seat {table.labels[message.seat]} is taken", seat=table.labels[message.seat])
    check_open(table)
    check_one_seat(table.game, len(table.seats_of(person)) + 1)
    return [log.Seated(message.seat, person)]


def take_back(table: Table, seat: int) -> Entries:
    """A person takes their own seat back from its stand-in; no entries if they play it already."""
    if table.phase != "playing" or seat not in table.playing.stand_ins or seat in table.playing.resigned:
        return []
    return [log.Tabled(TableCode.back(table.labels[seat]).text)]


def stand(table: Table, person: str, message: wire.Stand) -> Entries:
    check_mine(table, person, message.seat)
    if table.phase == "open":
        return [log.Seated(message.seat)]
    check_playing(table)
    return leave(table, message.seat)


def leave(table: Table, seat: int, bot: str = STAND_IN) -> Entries:
    """A person leaves a seat. A bot takes over as soon as the game allows it; until then nobody plays."""
    if table.has_given_up(seat):
        return []
    who = bot if table.game.may_take_over(table.playing.state) else NOBODY
    return [log.Tabled(TableCode.stand_in(table.labels[seat], who).text)]


def set_seat(table: Table, person: str, message: wire.SetSeat) -> Entries:
    check_seat(table, message.seat)
    if table.phase == "playing" and table.game.meta.real_time:
        return succeed(table, message)
    check_open(table)
    if message.bot:
        check_bot(table.game, message.bot)
    if table.chairs[message.seat].person not in ("", person):
        label = table.labels[message.seat]
        raise Refused("seat-taken", f"somebody sits on seat {label}: move or remove them first", seat=label)
    return [log.Seated(message.seat, bot=message.bot)]


def succeed(table: Table, message: wire.SetSeat) -> Entries:
    """The host chooses who plays for a person who has left."""
    label = table.labels[message.seat]
    if not table.has_given_up(message.seat):
        raise Refused("seat-taken", f"whoever has seat {label} has not given it up", seat=label)
    if message.bot != NOBODY:
        check_bot(table.game, message.bot)
    return [log.Succeeded(message.seat, message.bot)]


def swap(table: Table, _: str, message: wire.Swap) -> Entries:
    check_open(table)
    check_seat(table, message.a)
    check_seat(table, message.b)
    return [log.Swapped(message.a, message.b)]


def shuffle(table: Table, _: str, __: wire.Shuffle) -> Entries:
    """A uniform shuffle (Fisher-Yates): each seat, from the last, swaps with a random one that is not drawn yet."""
    check_open(table)
    drawn = [(seat, secrets.randbelow(seat + 1)) for seat in range(len(table.chairs) - 1, 0, -1)]
    return [log.Swapped(seat, other) for seat, other in drawn if seat != other]


def remove(table: Table, person: str, message: wire.Remove) -> Entries:
    """Spectators can be removed at any time, players only before the game.

    The acting host can free the seat of an absent host. It stays the host's table, so a ban is refused.
    """
    if message.person == person or (message.person == table.host and message.ban):
        raise Refused("unknown-person", "the host cannot be sent away: leave the seat instead")
    if table.seats_of(message.person):
        check_open(table)
    return [log.Removed(message.person, message.ban)]


def readmit(table: Table, _: str, message: wire.Readmit) -> Entries:
    """Before the game the person gets back those of their seats that are still free."""
    if message.person not in table.sent_away:
        raise Refused("unknown-person", "nobody of that id was sent away")
    seats = table.sent_away[message.person] if table.phase == "open" else []
    free = [seat for seat in seats if seat < len(table.chairs) and table.chairs[seat].free]
    return [log.Readmitted(message.person), *[log.Seated(seat, message.person) for seat in free]]


def set_table(table: Table, person: str, message: wire.SetTable) -> Entries:
    """Access settings can change at any time, all others only before the game."""
    if any(getattr(message, name) is not None for name in ("seats", *settings.FIXED_BY_START)):
        check_open(table)
    if message.seats is not None or message.options is not None:
        check_own_beginning(table)
    seats = len(table.chairs) if message.seats is None else message.seats
    if any(chair.person not in ("", person) for chair in table.chairs[seats:]):
        raise Refused("seat-taken", "somebody sits on a seat that would go: move or remove them first")
    return [log.Arranged(seats=seats, **wire.as_fields(settings.change(table, seats, message)))]


# The game.


def act(table: Table, person: str, message: wire.Act) -> Entries:
    """Answer the open decision. A repeated answer is harmless."""
    check_mine(table, person, message.seat)
    if table.answered.get(message.decision) == message.code:
        return []
    check_playing(table)
    check_own_play(table, message.seat)
    check_asked(table, message.seat, message.decision)
    lessons.check(table, message.seat, message.code)
    if len(table.playing.log) > MOST_CODES:
        raise Refused("too-many", f"a game may last {MOST_CODES} codes, and this one has: resign or leave it")
    return [log.Played(message.seat, message.code)]


def check_asked(table: Table, seat: int, decision: str) -> None:
    asked = table.game.decision(table.playing.state, seat)
    if asked is None:
        raise Refused("not-asked", f"seat {table.labels[seat]} is not asked anything now", seat=table.labels[seat])
    if asked.id != decision:
        raise Refused("stale", f"decision {decision} is answered already: now it is {asked.id}", decision=asked.id)


def undo(table: Table, person: str, message: wire.Undo) -> Entries:
    check_mine(table, person, message.seat)
    check_playing(table)
    check_own_play(table, message.seat)
    if not may_undo(table, message.seat):
        raise Refused("no-undo", "since your last action somebody acted, or something was drawn or shown")
    return [log.Tabled(free_undo(table).text)]


def resign(table: Table, person: str, message: wire.Resign) -> Entries:
    check_mine(table, person, message.seat)
    check_playing(table)
    if message.seat in table.playing.resigned:
        return []
    return [log.Tabled(TableCode.resign(table.labels[message.seat]).text)]


# Hints.


def hints_are_allowed(table: TableState) -> bool:
    """Whether this table allows hints: never in a race; with several people only if the host allows hints for all."""
    rule = table.settings.hints
    if table.game.meta.real_time or rule == "none" or not can_judge(table.game.meta.name):
        return False
    return rule == "all" or len(table.people()) <= 1


def may_ask_hint(table: TableState, seat: int) -> bool:
    return hints_are_allowed(table) and may_ask_hint_now(table, seat)


def may_ask_hint_now(table: TableState, seat: int) -> bool:
    """Whether this seat may ask for a hint now, if the table allows it. A lesson says by itself what to do."""
    if not table.player(seat) or lessons.phase(table) == "on":
        return False
    decision = table.game.decision(table.playing.state, seat)
    return decision is not None and decision.form is None


# Chat and pointing.


def check_chat(table: Table, person: str) -> None:
    share = share_of(table, person)
    most = most_lines(table, share)
    if table.said[share] >= most:
        whose = "you" if share == person else "those who do not play here"
        raise Refused("too-many", f"a table takes {most} lines of chat from {whose}, and this one has them")


def say(table: Table, person: str, message: wire.Say) -> Entries:
    text = clean(message.text, LONGEST_CHAT, "bad-text")
    check_chat(table, person)
    if message.channel == "table":
        return [log.Chatted(person, text)]
    seats = table.seats_of(person)
    if not seats or table.phase == "open":
        raise Refused("not-your-seat", "only those who play have a team to talk to")
    return [log.Chatted(person, text, table.team(check_team_talk(table, seats)))]


def check_team_talk(table: Table, seats: Sequence[int]) -> int:
    """The first of these seats that may talk to its team in private now; refused if there is none."""
    talking = [seat for seat in seats if table.team_talk(seat)]
    if not talking:
        label = table.labels[seats[0]]
        raise Refused("no-team-talk", f"seat {label} may not talk to its team in private in this game", seat=label)
    return talking[0]


def check_pointing(table: Table, person: str, message: wire.Point | wire.Emote) -> None:
    """Points and emotes are for people with a seat, and go where the chat of that seat may go."""
    check_mine(table, person, message.seat)
    if message.channel == "team":
        check_team_talk(table, [message.seat])


def check_places(table: Table, message: wire.Point) -> None:
    """Refuse what is not a public place of the board: cards, and anything else that a hand may hold."""
    if table.match is None:
        raise Refused("not-started", "there is no board to point at before the game")
    known = table.game.places(table.match.state)
    for place in (message.at, message.to):
        if place is not None and place not in known:
            raise Refused("unknown-place", f"{place[:20]!r} is not a place of this board", place=place[:20])
