"""Writes the table of a tournament into a Markdown page, between two marker comments; the rest stays unchanged."""

import re
import shlex
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from lamster import __version__
from lamster.kernel import play
from lamster.kernel.decision import Refusal
from lamster.lab.intervals import percent
from lamster.lab.seating import ALONE, DUEL
from lamster.lab.tournament import Tournament

END = "<!-- end -->"
Row = dict[str, Any]


class Ladder:
    """The place of one tournament's table in a page."""

    def __init__(self, page: Path, tournament: Tournament) -> None:
        """Raises a Refusal if the page has no such place, before the first game is played."""
        self.page = page
        table = tournament.table
        name = tournament.spec.game if table.usual else f"{tournament.spec.game}/{table.seats}"
        self.mark = f"<!-- ladder:{name} -->"
        self.find(self.read())

    def read(self) -> str:
        return self.page.read_text(encoding="utf-8")

    def find(self, text: str) -> re.Match[str]:
        """The text between the markers."""
        found = re.search(rf"(?<={re.escape(self.mark)}\n).*?(?={END})", text, re.DOTALL)
        if found is None or "<!-- ladder:" in found[0]:
            raise Refusal(f"{self.page} has no place for this table: it needs the lines {self.mark} and {END}")
        return found

    def write(self, result: Row) -> None:
        """Replace the text between the markers by the table."""
        text = self.read()
        start, end = self.find(text).span()
        self.page.write_text(f"{text[:start]}\n{markdown_of(result)}\n{text[end:]}", encoding="utf-8")


def markdown_of(result: Row) -> str:
    """The table of a tournament as Markdown, with notes on how it was made."""
    rows = {ALONE: alone_rows, DUEL: duel_rows}.get(result["form"], race_rows)(result)
    lines = [f"| {' | '.join(row)} |" for row in rows]
    lines.insert(1, f"| --- |{' ---: |' * (len(rows[0]) - 1)}")
    return "\n".join([*lines, "", *notes(result), ""])


def race_rows(result: Row) -> list[list[str]]:
    rows = [
        [f"`{row['bot']}`", str(row["elo"]), elo_interval(row), f"{row['games']:,}", percent(row["share"])]
        for row in result["bots"]
    ]
    return [["bot", "Elo", "95 % interval", "games", "won"], *rows]


def duel_rows(result: Row) -> list[list[str]]:
    """The rows of a race, and the Elo on each side."""
    heads, *rows = race_rows(result)
    sides = list(dict.fromkeys(row["side"] for row in result["sides"]))
    found = {(row["bot"], row["side"]): side_elo(row) for row in result["sides"]}
    wider = [
        [*row, *(found[bot["bot"], side] for side in sides)] for row, bot in zip(rows, result["bots"], strict=True)
    ]
    return [[*heads, *(f"as {side}" for side in sides)], *wider]


def alone_rows(result: Row) -> list[list[str]]:
    """The rows of a race, the interval of the wins, and how often games ended by each rule."""
    heads, *rows = race_rows(result)
    rules = ending_rules(result)
    for row, bot in zip(rows, result["bots"], strict=True):
        row.append(" to ".join(percent(share) for share in bot["interval"]))
        row += [percent(bot["endings"].get(rule, 0) / bot["games"]) for rule in rules]
    return [[*heads, "95 % interval", *rules], *rows]


def ending_rules(result: Row) -> list[str]:
    """The rules by which games of any bot ended."""
    return sorted({rule for row in result["bots"] for rule in row["endings"]})


def elo_interval(row: Row) -> str:
    low, high = row["elo_interval"]
    return f"{low} to {high}" if low < high else "-"


def side_elo(row: Row) -> str:
    low, high = row["elo_interval"]
    return f"{row['elo']} ({low} to {high})" if low < high else str(row["elo"])


def notes(result: Row) -> list[str]:
    """What a reader needs to understand the table, and the command that makes it again."""
    form = "compiled" if is_compiled() else "plain Python"
    found = [f"Made by `{command(result)}` with lamster {__version__} ({form})."]
    if result["form"] == ALONE:
        return ["The game itself has 1000 points.", *found]
    sides = " on each side" if result["form"] == DUEL else ""
    return [f"`{result['anchor']}` has 1000 points{sides}.", *mirror_note(result), *found]


def mirror_note(result: Row) -> list[str]:
    """How often the first side wins if the same bot plays both; empty unless the tournament is a duel."""
    found = {row["bot"]: row for row in result.get("equals", [])}
    shares = [mirror_share(found[row["bot"]]) for row in result["bots"] if found]
    return [f"Between equals {result['equals'][0]['side']} won {', '.join(shares)}."] if shares else []


def mirror_share(row: Row) -> str:
    return f"{percent(row['share'])} ({' to '.join(percent(share) for share in row['interval'])}) with `{row['bot']}`"


def command(result: Row) -> str:
    order = result["order"]
    words = ["lamster", "tournament", result["game"], "--bots", ",".join(sorted(row["bot"] for row in result["bots"]))]
    words += ["--games", str(order["games"]), "--seed", order["seed"]]
    words += ["--seats", str(order["seats"])] if order["seats"] else []
    words += ["--anchor", order["anchor"]] if order["anchor"] else []
    for name, value in order["options"].items():
        words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def is_compiled() -> bool:
    """Whether Lamster is compiled with mypyc. Bots with a time limit are stronger then, as they search more worlds."""
    return str(play.__file__).endswith(tuple(EXTENSION_SUFFIXES))
