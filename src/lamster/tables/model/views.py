"""The views of a table, by reader: all views of a game that leave the server are built here."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

from msgspec import MsgspecError, Raw
from msgspec.json import Decoder

from lamster import __version__
from lamster.kernel.decision import TABLE, Outcome
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.kernel.record import BOT, origin, record_of
from lamster.kernel.state import State
from lamster.tables import protocol as wire
from lamster.tables.model import lessons, permissions, standing_answers, undo_requests
from lamster.tables.model.people import NEWS_TOLD, Chat, Happening
from lamster.tables.model.refused import Refused
from lamster.tables.model.replay_cache import Snapshot
from lamster.tables.model.table import Table
from lamster.tables.store.base import Card

MOST_FRAMES = 100
SNAPSHOT_EVERY = 500
"""The distance of snapshots in plies: the most that a repeated replay of a place must replay."""
FRAMING = (*undo_requests.TURN_EVENTS, "round")
"""Events that only mark where something begins or ends."""

OwnEvents = dict[int, list[Happening]]
"""The events of the table itself, which no entry of the game's log repeats, by their log index."""

read_card = Decoder(wire.TableCard).decode


# The table.


def seat_info(table: Table, seat: int, idle: bool = False, bot_in: int | None = None) -> wire.SeatInfo:
    chair, match = table.chairs[seat], table.match
    return wire.SeatInfo(
        seat=seat,
        label=table.labels[seat],
        holder="person" if chair.person else "bot" if chair.bot else "open",
        person=chair.person or None,
        bot=table.bot_on(seat) or None,
        name=table.name_on(seat),
        stand_in=bool(chair.person and table.bot_on(seat)),
        resigned=match is not None and seat in match.resigned,
        team=table.team(seat),
        empty=table.nobody_on(seat),
        idle=idle,
        shared=table.phase == "playing" and seat in table.shared,
        hints=table.hinted[seat],
        bot_in=bot_in,
    )


def person_infos(table: Table, online: Mapping[str, str], pupils: Mapping[str, int]) -> list[wire.PersonInfo]:
    """Everybody with a seat, and the spectators who are connected, with their names.

    Everybody may know whose shared view a spectator sees.
    """
    people = dict.fromkeys([*table.people(), *online])
    return [
        wire.PersonInfo(person, online.get(person) or table.names.get(person, ""), person in online, pupils.get(person))
        for person in people
    ]


# The game.


def decision_info(game: Game[Any], s: State, seat: int | None, unasked: bool = False) -> wire.DecisionInfo | None:
    asked = None if seat is None else game.decision(s, seat)
    if asked is None:
        return None
    return wire.DecisionInfo(
        id=asked.id,
        seat=asked.seat,
        kind=asked.kind,
        rule=asked.rule,
        options=[
            wire.OptionInfo(
                code,
                game.rule_of(s, asked, code),
                game.warning(s, asked.seat, code),
                game.is_final(s, asked.seat, code),
            )
            for code in asked.in_reading_order()
        ],
        form=None if asked.form is None else asked.form.spec(),
        unasked=unasked,
    )


def outcome_info(outcome: Outcome | None) -> wire.OutcomeInfo | None:
    return None if outcome is None else wire.OutcomeInfo(list(outcome.winners), outcome.rule)


class CommonPart:
    """What the positions of all readers have in common, made once for all of them."""

    def __init__(self, table: Table) -> None:
        match = table.playing
        self.ply = len(match.log)
        self.round = match.state.round
        self.encoder = wire.ViewEncoder(table.game, match.state)
        self.asked = asked_of(match.state)
        self.outcome = outcome_info(match.outcome)
        self.has_hints = permissions.hints_are_allowed(table)
        self.bot_votes = bot_votes(table)
        self.undo = undo_requests.UndoChoices(table)
        self.unasked = standing_answers.unasked(table)

    def view(self, eyes: int | None) -> Raw:
        return self.encoder.encode(eyes)


def asked_of(s: State) -> list[int]:
    return [decision.seat for decision in s.open if decision.seat >= 0]


class ClockFacts(NamedTuple):
    """Data for a position that is not in the log: the clocks, and the time left to open requests."""

    clock: wire.ClockInfo | None = None
    times: wire.TimesInfo | None = None
    undo_left_ms: int = 0
    proposal: wire.ClockProposal | None = None


def position(
    table: Table, eyes: int | None, facts: ClockFacts, shared_view: bool = False, common: CommonPart | None = None
) -> wire.Position | None:
    """The game as a seat sees it, or a spectator (None). A shared view shows what the seat sees, but no actions."""
    if table.match is None:
        return None
    common = common or CommonPart(table)
    actor = None if shared_view else eyes
    undo, back = (False, ()) if actor is None else common.undo.of(actor)
    return wire.Position(
        ply=common.ply,
        round=common.round,
        view=common.view(eyes),
        asked=common.asked,
        decision=decision_info(table.game, table.match.state, eyes, eyes in common.unasked)
        if eyes in common.asked
        else None,
        undo=undo,
        team_talk=actor is not None and table.team_talk(actor),
        outcome=common.outcome,
        clock=facts.clock,
        back=back,
        wish=undo_requests.request_info(table, eyes, facts.undo_left_ms),
        times=facts.times,
        lesson=lessons.info(table, actor) if table.lesson else None,
        hint=actor in common.asked and common.has_hints and permissions.may_ask_hint_now(table, actor),
        bot_votes=common.bot_votes,
        clock_proposal=facts.proposal,
    )


def bot_votes(table: Table) -> tuple[wire.BotVote, ...]:
    found = table.bot_votes.items()
    return tuple([wire.BotVote(seat, person, bot) for seat, votes in found for person, bot in votes.items()])


def news(happenings: Iterable[Happening], first: int, eyes: int | None) -> list[wire.News]:
    return [wire.News(n, h.ply, h.round, h.data(eyes)) for n, h in enumerate(happenings, first)]


def latest_news(table: Table, eyes: int | None) -> list[wire.News]:
    first = max(0, len(table.happenings) - NEWS_TOLD)
    return news(table.happenings.since(first), first, eyes)


def last_news(table: Table, person: str) -> wire.News | None:
    """The last event worth showing. A person with several seats gets the spectator's version."""
    seats = table.seats_of(person)
    eyes = seats[0] if len(seats) == 1 else None
    for n in range(len(table.happenings) - 1, table.happenings.first - 1, -1):
        told = news(table.happenings.since(n)[:1], n, eyes)[0]
        if told.data["event"] not in FRAMING:
            return told
    return None


# Chat.


def hears(table: Table, person: str, muted: Collection[str], line: Chat) -> bool:
    """Whether the person may read this chat message."""
    return line.person not in muted and is_told(table, person, line.team)


def is_told(table: Table, person: str, team: int) -> bool:
    """Whether the person is told what is for this team (-1: for everybody). A team is its players alone."""
    return team < 0 or any(table.team(seat) == team for seat in table.seats_of(person))


def chat_lines(table: Table, person: str, muted: Collection[str], lines: Iterable[Chat]) -> list[wire.ChatLine]:
    return [
        wire.ChatLine(
            line.n,
            line.at,
            line.person,
            table.names.get(line.person, ""),
            "table" if line.team < 0 else "team",
            line.text,
        )
        for line in lines
        if line.text and hears(table, person, muted, line)
    ]


# The lobby.


def changed_options(table: Table) -> dict[str, wire.Value]:
    usual = table.game.meta.parse_options({})
    return {name: value for name, value in table.settings.options.items() if value != usual[name]}


def stored_card(table: Table) -> Card:
    """The lobby card of a table, for the store."""
    return Card(
        table=table.id,
        phase=table.phase,
        listed=table.settings.listed,
        free=any(chair.free for chair in table.chairs),
        people=tuple(table.people()),
        created=table.created,
        updated=table.updated,
        data=wire.encode(table_card(table, "")),
    )


def read_stored_card(card: Card) -> wire.TableCard | None:
    """A stored lobby card; None if it is damaged, which the doctor reports."""
    try:
        return read_card(card.data)
    except (MsgspecError, UnicodeDecodeError):
        return None


def table_card(table: Table, person: str) -> wire.TableCard:
    """The lobby card of a table. Stored cards are the same for everybody: `person` is empty."""
    mine = table.seats_of(person) if person else []
    asked = asked_of(table.match.state) if table.match is not None else []
    return wire.TableCard(
        id=table.id,
        game=table.game.meta.name,
        phase=table.phase,
        host=table.names.get(table.host, ""),
        seats=[
            wire.SeatCard(info.label, info.holder, info.name, info.seat in mine, info.bot)
            for info in (seat_info(table, seat) for seat in range(len(table.chairs)))
        ],
        options=changed_options(table),
        onlookers=table.watchable,
        created=table.created,
        updated=table.updated,
        my_turn=any(seat in asked and not table.has_given_up(seat) for seat in mine),
        time=table.settings.time,
        lesson=lessons.phase(table),
    )


# Records and replays.


def record_headers(table: Table) -> dict[str, str]:
    """The players, the promises, and the secrets, which `record_of` leaves out of a seat's own copy."""
    players = [
        f"{BOT}{chair.bot}" if chair.bot else table.name_on(seat) or "?" for seat, chair in enumerate(table.chairs)
    ]
    return {
        **origin(table.game, __version__),
        **{f"Seat-{label}": player for label, player in zip(table.labels, players, strict=True)},
        **{f"Commit-{who}": promise for who, promise in table.promises.items()},
        **{f"Secret-{who}": secret.hex() for who, secret in table.secrets.items()},
    }


def record_text(table: Table, person: str) -> str:
    """The whole record once the game is over; before that the copy of the reader's first seat, or the spectator's."""
    if table.match is None:
        raise Refused("not-started", "there is no record before the game has begun")
    seats = table.seats_of(person)
    eyes = seats[0] if seats else None
    return record_of(table.match, record_headers(table), eyes, hide=table.phase != "over").text()


def full_record(table: Table) -> str:
    """The complete record, for the server's own files."""
    return record_of(table.playing, record_headers(table)).text()


def allowed_eyes(table: Table, person: str) -> list[int]:
    """The seats whose view the reader may choose in the replay."""
    return list(range(len(table.chairs))) if table.phase == "over" else table.seats_of(person)


def frames(table: Table, own: OwnEvents, eyes: int | None, start: int, count: int) -> list[wire.Frame]:
    """Frames of the game so far: number 0 is the initial position, number n the position after entry n of the log."""
    lines = table.playing.log
    found: list[wire.Frame] = []
    first, match, told = snapshot_before(table, start)
    for ply in range(first, min(start + count, len(lines) + 1)):
        happened = [*own.get(ply - 1, []), *replay_entry(table, match, ply - 1)] if ply else []
        if ply >= start:
            line = lines[ply - 1] if ply else None
            found.append(
                wire.Frame(
                    ply=ply,
                    round=match.state.round,
                    seat=line.seat if line else TABLE,
                    code=line.seen_by(eyes) if line else "",
                    news=news(happened, told, eyes),
                    view=Raw(wire.encode(table.game.view(match.state, eyes))),
                    asked=asked_of(match.state),
                )
            )
        told += len(happened)
        if ply % SNAPSHOT_EVERY == 0 and ply not in table.replays.snapshots:
            table.replays.snapshots[ply] = Snapshot(match.clone(), told)
    return found


def snapshot_before(table: Table, ply: int) -> tuple[int, Match, int]:
    """The first ply to replay for this one, the game before it, and the number of events until then."""
    kept = max((place for place in table.replays.snapshots if place < ply), default=None)
    if kept is None:
        return 0, table.new_match(), 0
    return kept + 1, table.replays.snapshots[kept].match.clone(), table.replays.snapshots[kept].told


def replay_entry(table: Table, match: Match, place: int) -> list[Happening]:
    """Replay one entry of the log, and return its events."""
    line = table.playing.log[place]
    table.replays.plies += 1
    if line.seat == TABLE:
        match.table_again(line.code)
    else:
        match.act(line.seat, line.code)
    events, match.events = match.events, []
    return [Happening(place, match.state.round, event) for event in events]


def add_own_events(own: OwnEvents, happened: Iterable[Happening]) -> None:
    for happening in happened:
        if isinstance(happening.event, dict):
            own.setdefault(happening.ply, []).append(happening)
