"""`lamster admin`: what whoever runs a server sees and does, while it runs or not."""

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

DAY = 24 * 3600 * 1000
LONGEST_REASON = 200
PERSON_ID = re.compile(r"[0-9a-f]{20}")
TOLD = ("seat", "person", "bot", "a", "b", "place", "agree", "wait", "onlookers", "milliseconds", "name", "reason")
"""Parts of entries that are no secret. What was played is told when the game is over, what was said if asked for."""

UNREADABLE = "unreadable"
"""What stands in the place of a game or an entry that is damaged."""


class Desk:
    """One command over one store: what it finds is data, which is then printed as JSON or in words."""

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
        self.check_wanted()
        cards = [card for card in await store.all_cards() if self.wanted(card)]
        return [listed(card) for card in cards[: self.args.limit]]

    def check_wanted(self) -> None:
        at_least_one("--limit", self.args.limit)
        if self.args.older_than is not None:
            days_of("--older-than", self.args.older_than)
        if self.args.person:
            check_person(self.args.person)

    def wanted(self, card: Card) -> bool:
        args = self.args
        if args.phase and card.phase != args.phase:
            return False
        if args.person and args.person not in card.people:
            return False
        if args.older_than is not None and card.updated > now() - int(args.older_than * DAY):
            return False
        return not args.game or listed(card)["game"] == args.game

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
        shown = [entry(number, line, over, self.args.chat) for number, line in enumerate(lines)][-self.args.entries :]
        found = listed(card) if card else {"table": self.args.table}
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
        """A record as such; of a person there is nothing but the data."""
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
        kind, who = self.whom()
        until = 0 if self.args.days is None else now() + int(days_of("--days", self.args.days) * DAY)
        row = Ban(kind, who, until, reason_of(self.args), now())
        await store.ban(row)
        return ban_data(row)

    def show_ban(self, found: dict[str, Any]) -> None:
        self.say("banned", who=found["who"], until=found["until"] or "", when="until" if found["until"] else "ever")

    async def find_unban(self, store: Store) -> dict[str, Any]:
        kind, who = self.whom()
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

    def whom(self) -> tuple[str, str]:
        """A person by their public id, or an address or network as it is usually written."""
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
        return ADDRESS, plain(found)

    # Rulings.

    async def find_reports(self, store: Store) -> list[dict[str, Any]]:
        return [report_data(row) for row in await store.reports()]

    def show_reports(self, found: list[dict[str, Any]]) -> None:
        for row in found:
            self.screen.write(f"{row['table']}  {row['entry']:>5}  {row['at'][:16]}  {row['person']}")
            self.screen.paragraph(row["text"], indent="    ")
        self.say("reports-listed", count=len(found))


def run(args: argparse.Namespace, screen: Screen) -> int:
    return Desk(args, screen).run()


def now() -> int:
    return time.time_ns() // 1_000_000


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def check_person(person: str) -> str:
    if not PERSON_ID.fullmatch(person):
        raise Refusal(f"a person is known by an id of 20 signs 0-9 and a-f, not {person!r}")
    return person


def reason_of(args: argparse.Namespace) -> str:
    """The words that people are shown: one line of them."""
    reason = " ".join((args.reason or "").split())
    if len(reason) > LONGEST_REASON:
        raise Refusal(f"--reason has at most {LONGEST_REASON} characters, not {len(reason)}")
    return reason


def days_of(flag: str, days: float) -> float:
    if not 0 < days <= 36_500:
        raise Refusal(f"{flag} must be more than 0 and at most 36500, not {days:g}")
    return days


def write_private(path: str, text: str) -> None:
    """What is kept about people, or may not be known before a game is over, is for whoever asked for it."""
    with open(path, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        file.write(text)


def plain(network: ipaddress.IPv4Network | ipaddress.IPv6Network) -> str:
    """A single address as such."""
    return str(network.network_address) if network.num_addresses == 1 else str(network)


async def log_of(store: Store, table: str) -> list[Stored]:
    lines = await store.read(table)
    if not lines:
        raise Refusal(f"there is no table {table}: `lamster admin list` tells which there are")
    return lines


def listed(card: Card) -> dict[str, Any]:
    """A table by its card. Of one that is damaged there is what stands beside it."""
    shown = views.kept_card(card)
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


def decoded(line: Stored) -> log.AnyEntry | None:
    """An entry of a log; nothing where it is damaged."""
    try:
        found: log.AnyEntry = log.decode(line.entry)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return found


def people_of(lines: list[Stored]) -> dict[str, str]:
    """Everybody who was ever named at a table, by id: whom to ban."""
    found = [decoded(line) for line in lines]
    return {entry.person: entry.name for entry in found if isinstance(entry, log.Named)}


def entry(number: int, line: Stored, over: bool, chat: bool) -> dict[str, Any]:
    """An entry of a log without secrets."""
    found = decoded(line)
    told = [*TOLD, *(["code"] if over or isinstance(found, log.Tabled) else []), *(["text"] if chat else [])]
    data = msgspec.to_builtins(found) if found is not None else {"type": UNREADABLE}
    kept = {name: data[name] for name in told if name in data}
    return {"n": number, "at": moment(line.at), "type": data["type"], **kept}


def ban_data(row: Ban) -> dict[str, Any]:
    until = moment(row.until) if row.until else None
    return {"kind": row.kind, "who": row.who, "until": until, "reason": row.reason, "at": moment(row.at)}


def report_data(row: ReportRow) -> dict[str, Any]:
    head = {"table": row.table, "entry": row.seq, "at": moment(row.at), "person": row.person, "text": row.text}
    return {**head, "record": row.record}
