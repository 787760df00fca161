"""Functions that several commands share."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from lamster.games import load
from lamster.kernel.decision import Refusal
from lamster.kernel.event import EVERYBODY, Event
from lamster.kernel.record import BOT, Record, read_record
from lamster.text import Words

USUAL_BOT = "thumb"
"""The bot that plays if no bots are named."""


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """Parse options given as NAME=VALUE."""
    for pair in pairs:
        if "=" not in pair:
            raise Refusal(f"--option takes NAME=VALUE, for instance round_limit=20, not {pair!r}")
    return {name.strip(): value.strip() for name, _, value in (pair.partition("=") for pair in pairs)}


def bots_or_usual(text: str, game: str) -> list[str]:
    """The bots of a comma-separated list; without one, `USUAL_BOT` on the usual number of seats."""
    return bots_of(text) if text else [USUAL_BOT] * load(game).meta.usual_seats()


def bots_of(text: str) -> list[str]:
    """The bots of a comma-separated list."""
    bots = [name.strip() for name in text.split(",") if name.strip()]
    if not bots:
        raise Refusal("--bots takes names with commas between them, for instance thumb,random")
    return bots


def at_least_one(flag: str, number: int) -> int:
    if number < 1:
        raise Refusal(f"{flag} must be 1 or more, not {number}")
    return number


def record_in(path: str) -> Record:
    return read_record(Path(path).read_text(encoding="utf-8", errors="replace"))


def players_of(record: Record, seats: Sequence[str]) -> list[str]:
    """The players that a record names; empty if it does not name all of them."""
    named = record.named("Seat")
    return [named[seat] for seat in seats] if all(seat in named for seat in seats) else []


def seat_title(words: Words, label: str) -> str:
    """The name of a seat's role, if the game has one; else the seat's label in records."""
    return words.message(f"role-{label}") if words.has(f"role-{label}") else label


def shown_names(players: Sequence[str], labels: Sequence[str], words: Words) -> list[str]:
    """The names to show. Bots, and people with equal names, are named by their role or the number of their seat.

    Empty if the record names no players, unless the seats have roles.
    """
    if not players:
        return [] if is_number(labels[0]) else [seat_title(words, label) for label in labels]
    return [shown_name(players, seat, labels[seat], words) for seat in range(len(players))]


def shown_name(players: Sequence[str], seat: int, label: str, words: Words) -> str:
    name = players[seat]
    if not name.startswith(BOT) and players.count(name) == 1:
        return name
    if is_number(label):
        return f"{name.removeprefix(BOT).capitalize()} {label}"
    return seat_title(words, label) if name.startswith(BOT) else f"{name} ({seat_title(words, label)})"


def is_number(label: str) -> bool:
    """Whether a seat is named by its number, as in games without roles."""
    return label.isdecimal()


def unmasked_data(event: Event) -> dict[str, Any]:
    """The data of an event with nothing hidden: as the first seat that may know it sees it."""
    return event.data(None if event.only == EVERYBODY else (event.only & -event.only).bit_length() - 1)


def sentences(words: Words, told: Iterable[dict[str, Any]]) -> list[str]:
    """Events as sentences. Equal sentences in a row become one, with a count."""
    grouped = [(text, len(list(same))) for text, same in groupby(words.event(data) for data in told)]
    return [text if n == 1 else words.message("cli-times", text=text.rstrip("."), times=n) for text, n in grouped]


def paragraphs(words: Words, told: Iterable[dict[str, Any]]) -> list[str]:
    """Sentences about one seat form a paragraph. Events without a seat join the one before; rounds begin a new one."""
    found: list[list[dict[str, Any]]] = []
    about: object = None
    for data in told:
        if not found or data["event"] == "round" or data.get("seat", about) != about:
            found.append([])
            about = data.get("seat")
        found[-1].append(data)
    return [" ".join(sentences(words, part)) for part in found]
