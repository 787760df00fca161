"""`lamster admin`: operator commands on the store of a server, which may be running or not."""

import argparse
import ipaddress
import json
import os
import re
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

from lamster.commands.common import at_least_one
from lamster.commands.stores import with_store
from lamster.kernel.decision import Refusal
from lamster.screen import Screen
from lamster.tables.hub.moderation import ADDRESS, PERSON, network_of
from lamster.tables.hub.personal_data import data_of
from lamster.tables.model import entries as log
from lamster.tables.model import views
from lamster.tables.model.restore import restore_or_refuse
from lamster.tables.model.table import Table
from lamster.tables.store.base import Ban, Card, Closing, ReportRow, Store, Stored
from lamster.text import Words

DAY_MS = 24 * 3600 * 1000
MAX_REASON_LENGTH = 200
PERSON_ID = re.compile(r"[0-9a-f]{20}")
SHOWN_FIELDS = (
    "seat",
    "person",
    "bot",
    "a",
    "b",
    "place",
    "agree",
    "wait",
    "onlookers",
    "milliseconds",
    "name",
    "reason",
)
"""The fields of entries that are always shown. Codes are shown after the game, chat with --chat."""

UNREADABLE = "unreadable"
"""Stands in place of a damaged game or entry."""


class AdminCommand:
    """One subcommand: `find_NAME` reads or changes the store and returns data, `show_NAME` prints that as text."""

    def __init__(self, args: argparse.Namespace, screen: Screen) -> None:
        self.args = args
        self.screen = screen
        self.words = Words(args.language)

    def run(self) -> int:
        work: Callable[[Store], Awaitable[Any]] = getattr(self, f"find_{self.args.act}")
        found = with_store(self.args, work)
        if self.args.json and not getattr(self.args, "out", None):
            self.screen.write(json.dumps(found, indent=2, ensure_ascii=False))
        else:
            getattr(self, f"show_{self.args.act}")(found)
        return 0

    def say(self, name: str, **about: Any) -> None:
        self.screen.write(self.words.message(f"admin-{name}", **about))

    # Tables.

    async def find_list(self, store: Store) -> list[dict[str, Any]]:
        self.check_filters()
        cards = [card for card in await store.all_cards() if self.is_wanted(card)]
        return [table_data(card) for card in cards[: self.args.limit]]

    def check_filters(self) -> None:
        at_least_one("--limit", self.args.limit)
        if self.args.older_than is not None:
            days_of("--older-than", self.args.older_than)
        if self.args.person:
            check_person(self.args.person)

    def is_wanted(self, card: Card) -> bool:
        args = self.args
        if args.phase and card.phase != args.phase:
            return False
        if args.person and args.person not in card.people:
            return False
        if args.older_than is not None and card.updated > now() - int(args.older_than * DAY_MS):
            return False
        return not args.game or table_data(card)["game"] == args.game

    def show_list(self, found: list[dict[str, Any]]) -> None:
        for row in found:
            people = ", ".join(seat["name"] or seat["holder"] for seat in row["seats"])
            self.screen.write(f"{row['table']}  {row['phase']:8} {row['game']:22} {row['updated'][:16]}  {people}")
        self.say("listed", count=len(found))

    async def find_inspect(self, store: Store) -> dict[str, Any]:
        at_least_one("--entries", self.args.entries)
        lines = await log_of(store, self.args.table)
        card = await store.card(self.args.table)
        over = card is not None and card.phase == "over"
        shown = [entry_data(number, line, over, self.args.chat) for number, line in enumerate(lines)][
            -self.args.entries :
        ]
        found = table_data(card) if card else {"table": self.args.table}
        return found | {"people": people_of(lines), "entries": len(lines), "last": shown}

    def show_inspect(self, found: dict[str, Any]) -> None:
        for name in ("table", "game", "phase", "created", "updated", "entries"):
            if name in found:
                self.screen.write(f"{self.words.message(f'admin-{name}')}: {found[name]}")
        shown = self.words.message("admin-yes" if found.get("listed") else "admin-no")
        self.screen.write(f"{self.words.message('admin-listed-openly')}: {shown}")
        for seat in found.get("seats", ()):
            self.screen.write(f"  {seat['seat']}: {seat['name'] or seat['holder']}")
        for person, name in found["people"].items():
            self.screen.write(f"  {person}  {name}")
        for one in found["last"]:
            rest = " ".join(f"{name}={value}" for name, value in one.items() if name not in ("n", "at", "type"))
            self.screen.write(f"{one['n']:>6}  {one['at']}  {one['type']} {rest}".rstrip())

    async def find_close(self, store: Store) -> dict[str, Any]:
        await log_of(store, self.args.table)
        await store.ask_to_close(Closing(self.args.table, reason_of(self.args), now()))
        return {"table": self.args.table, "reason": reason_of(self.args)}

    def show_close(self, found: dict[str, Any]) -> None:
        self.say("closing", table=found["table"])

    async def find_export(self, store: Store) -> dict[str, Any]:
        if bool(self.args.person) == bool(self.args.table):
            raise Refusal("name a table, or a --person")
        if self.args.person:
            return await data_of(store, check_person(self.args.person))
        table = await restore_or_refuse(self.args.table, await log_of(store, self.args.table))
        return {"table": table.id, "phase": table.phase, "whole": self.whole(table), "record": self.record(table)}

    def whole(self, table: Table) -> bool:
        return bool(self.args.whole) or table.phase == "over"

    def record(self, table: Table) -> str:
        if table.match is None:
            raise Refusal("there is no record before the game has begun")
        return views.full_record(table) if self.whole(table) else views.record_text(table, "")

    def show_export(self, found: dict[str, Any]) -> None:
        """Print or write the record of a table, or the data of a person as JSON."""
        text = json.dumps(found, indent=2, ensure_ascii=False) if self.args.person else found["record"].rstrip("\n")
        if not self.args.out:
            self.screen.write(text)
            return
        write_private(self.args.out, text + "\n")
        if self.args.person:
            self.say("exported-person", path=self.args.out)
        else:
            self.say("exported", path=self.args.out, whole=str(found["whole"]).lower())

    # People.

    async def find_ban(self, store: Store) -> dict[str, Any]:
        kind, who = self.banned_subject()
        until = 0 if self.args.days is None else now() + int(days_of("--days", self.args.days) * DAY_MS)
        row = Ban(kind, who, until, reason_of(self.args), now())
        await store.ban(row)
        return ban_data(row)

    def show_ban(self, found: dict[str, Any]) -> None:
        self.say("banned", who=found["who"], until=found["until"] or "", when="until" if found["until"] else "ever")

    async def find_unban(self, store: Store) -> dict[str, Any]:
        kind, who = self.banned_subject()
        if not any((row.kind, row.who) == (kind, who) for row in await store.bans()):
            raise Refusal(f"{who} is not banned: `lamster admin bans` tells who is")
        await store.unban(kind, who)
        return {"kind": kind, "who": who}

    def show_unban(self, found: dict[str, Any]) -> None:
        self.say("unbanned", who=found["who"])

    async def find_bans(self, store: Store) -> list[dict[str, Any]]:
        return [ban_data(row) for row in await store.bans() if self.args.all or not row.until or row.until > now()]

    def show_bans(self, found: list[dict[str, Any]]) -> None:
        for row in found:
            until = row["until"] or self.words.message("admin-for-good")
            self.screen.write(
                f"{row['kind']:8} {row['who']:24} {row['at'][:16]}  {until[:16]:16}  {row['reason']}".rstrip()
            )
        self.say("bans-listed", count=len(found))

    def banned_subject(self) -> tuple[str, str]:
        """The kind and id of what is banned: a person by public id, or a network address."""
        if bool(self.args.person) == bool(self.args.address):
            raise Refusal("name a person, by the id that `lamster admin inspect` shows, or an --address")
        if self.args.person:
            return PERSON, check_person(self.args.person)
        try:
            found = network_of(self.args.address)
        except ValueError:
            raise Refusal(
                f"--address takes an address or a network such as 192.0.2.7 or 192.0.2.0/24, not {self.args.address!r}"
            ) from None
        return ADDRESS, network_text(found)

    # Reports.

    async def find_reports(self, store: Store) -> list[dict[str, Any]]:
        return [report_data(row) for row in await store.reports()]

    def show_reports(self, found: list[dict[str, Any]]) -> None:
        for row in found:
            self.screen.write(f"{row['table']}  {row['entry']:>5}  {row['at'][:16]}  {row['person']}")
            self.screen.paragraph(row["text"], indent="    ")
        self.say("reports-listed", count=len(found))


def run(args: argparse.Namespace, screen: Screen) -> int:
    return AdminCommand(args, screen).run()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def moment(at_ms: int) -> str:
    """A time in milliseconds as ISO 8601 in UTC."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def check_person(person: str) -> str:
    if not PERSON_ID.fullmatch(person):
        raise Refusal(f"a person is known by an id of 20 signs 0-9 and a-f, not {person!r}")
    return person


def reason_of(args: argparse.Namespace) -> str:
    """The reason that players are shown, as one line."""
    reason = " ".join((args.reason or "").split())
    if len(reason) > MAX_REASON_LENGTH:
        raise Refusal(f"--reason has at most {MAX_REASON_LENGTH} characters, not {len(reason)}")
    return reason


def days_of(flag: str, days: float) -> float:
    if not 0 < days <= 36_500:
        raise Refusal(f"{flag} must be more than 0 and at most 36500, not {days:g}")
    return days


def write_private(path: str, text: str) -> None:
    """Write a file that only its owner can read: it holds personal data or secrets of a running game."""
    with open(path, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        file.write(text)


def network_text(network: ipaddress.IPv4Network | ipaddress.IPv6Network) -> str:
    """A network as text; a network of one address without its prefix length."""
    return str(network.network_address) if network.num_addresses == 1 else str(network)


async def log_of(store: Store, table: str) -> list[Stored]:
    lines = await store.read(table)
    if not lines:
        raise Refusal(f"there is no table {table}: `lamster admin list` tells which there are")
    return lines


def table_data(card: Card) -> dict[str, Any]:
    """The data of a table from its card. If the card's content is damaged, game and seats are missing."""
    shown = views.read_stored_card(card)
    seats = [] if shown is None else shown.seats
    return {
        "table": card.table,
        "game": UNREADABLE if shown is None else shown.game,
        "phase": card.phase,
        "listed": card.listed,
        "created": moment(card.created),
        "updated": moment(card.updated),
        "seats": [{"seat": seat.label, "holder": seat.holder, "name": seat.name} for seat in seats],
        "people": list(card.people),
    }


def decode_entry(line: Stored) -> log.AnyEntry | None:
    """A decoded log entry; None if it is damaged."""
    try:
        found: log.AnyEntry = log.decode(line.entry)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return found


def people_of(lines: list[Stored]) -> dict[str, str]:
    """The names of all people who were ever at a table, by id."""
    found = [decode_entry(line) for line in lines]
    return {entry.person: entry.name for entry in found if isinstance(entry, log.Named)}


def entry_data(number: int, line: Stored, over: bool, chat: bool) -> dict[str, Any]:
    """The data of a log entry without secrets."""
    found = decode_entry(line)
    shown = [*SHOWN_FIELDS, *(["code"] if over or isinstance(found, log.Tabled) else []), *(["text"] if chat else [])]
    data = msgspec.to_builtins(found) if found is not None else {"type": UNREADABLE}
    kept = {name: data[name] for name in shown if name in data}
    return {"n": number, "at": moment(line.at), "type": data["type"], **kept}


def ban_data(row: Ban) -> dict[str, Any]:
    until = moment(row.until) if row.until else None
    return {"kind": row.kind, "who": row.who, "until": until, "reason": row.reason, "at": moment(row.at)}


def report_data(row: ReportRow) -> dict[str, Any]:
    head = {"table": row.table, "entry": row.seq, "at": moment(row.at), "person": row.person, "text": row.text}
    return {**head, "record": row.record}
