"""`lamster simulate`: plays many games between bots and prints statistics."""

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from lamster.commands.common import at_least_one, bots_or_usual, options_of, seat_title
from lamster.commands.progress import ProgressBar
from lamster.games import load
from lamster.lab.intervals import percent
from lamster.lab.parallel import Workers
from lamster.lab.simulate import simulate
from lamster.screen import Screen
from lamster.text import ANYTHING, Words

Row = dict[str, Any]
Show = Callable[[Row, Words, Screen], None]


def run(args: argparse.Namespace, screen: Screen) -> int:
    at_least_one("--games", args.games)
    words = Words.of(args.language, load(args.game))
    progress = Progress(words, args.games)
    records = Path(args.records) if args.records else None
    bots, options = bots_or_usual(args.bots, args.game), options_of(args.option)
    result = simulate(args.game, bots, args.games, args.seed, options, workers_of(args), progress, records)
    progress.bar.clear()
    return print_result(result, args, words, screen, show)


def print_result(result: Row, args: argparse.Namespace, words: Words, screen: Screen, show: Show) -> int:
    """Print a result as text or JSON. Returns the exit code: 1 if a game failed."""
    if args.json:
        screen.write(json.dumps(result, indent=2))
    else:
        show(result, words, screen)
    return 1 if result["errors"] else 0


def workers_of(args: argparse.Namespace) -> Workers:
    return Workers(at_least_one("--jobs", args.jobs), args.on)


class Progress:
    """Shows how many games are done."""

    def __init__(self, words: Words, games: int) -> None:
        self.words = words
        self.games = games
        self.bar = ProgressBar()

    def __call__(self, done: int) -> None:
        text = self.words.message("lab-progress", done=done, games=self.games)
        self.bar.show(done, self.games, text)


def show(result: Row, words: Words, screen: Screen) -> None:
    """Print the result as text: wins, lengths, endings and errors."""
    say = words.message
    numbers = {"games": result["games"], "decisions": result["decisions"], "rate": result["decisions_per_second"]}
    screen.paragraph(say("lab-summary", game=say("game-title"), seconds=result["seconds"], **numbers), "bold")
    screen.write("")
    show_wins(result["wins"], words, screen)
    if result["nobody"]:
        screen.write(say("lab-nobody", games=result["nobody"]) + "\n")
    lengths = [[say("lab-rounds"), *length_cells(result["lengths"]["rounds"])]]
    lengths += [[say("lab-decisions"), *length_cells(result["lengths"]["decisions"])]]
    columns([[say("lab-length"), say("lab-mean"), say("lab-median"), "5 %", "95 %", say("lab-most")], *lengths], screen)
    for rule, games in result["endings"].items():
        title = words.rule_title(rule) if words.has(f"rule-{rule}") else rule
        screen.write(say("lab-ending", rule=rule, title=title, games=games))
    show_errors(result["errors"], words, screen)


def show_errors(errors: Sequence[str], words: Words, screen: Screen) -> None:
    if errors:
        screen.paragraph(words.message("lab-errors", errors=len(errors)), "red")
    for error in errors[:5]:
        screen.paragraph(error, indent="  ")


def show_wins(wins: Row, words: Words, screen: Screen) -> None:
    """Print wins by seat; by team if there are partners, and by role if roles differ from seats."""
    say = words.message
    heads = [say("lab-games"), say("lab-wins"), say("lab-share"), say("lab-interval")]
    seats = [[seat_title(words, row["name"]), row["bot"], *share_cells(row)] for row in wins["seat"]]
    columns([[say("lab-seat"), say("lab-bot"), *heads], *seats], screen)
    if len(wins["team"]) < len(wins["seat"]):
        teams = [[team_name(words, row["name"]), *share_cells(row)] for row in wins["team"]]
        columns([[say("lab-team"), *heads], *teams], screen)
    if {row["name"] for row in wins["role"]} != {row["name"] for row in wins["seat"]}:
        roles = [[role_name(words, row["name"]), *share_cells(row)] for row in wins["role"]]
        columns([[say("lab-role"), *heads], *roles], screen)


def share_cells(row: Row) -> list[str]:
    low, high = row["interval"]
    return [str(row["games"]), f"{row['wins']:g}", percent(row["share"]), f"{percent(low)} - {percent(high)}"]


def length_cells(lengths: dict[str, float]) -> list[str]:
    return [f"{lengths[key]:g}" for key in ("mean", "median", "p5", "p95", "max")] if lengths else ["-"] * 5


def role_name(words: Words, role: str) -> str:
    """The name of a role: of a seat, or of what is played there, such as a character."""
    if words.has(f"role-{role}") or words.lexicon.kind_of(ANYTHING, role) is None:
        return seat_title(words, role)
    return words.name(ANYTHING, role)


def team_name(words: Words, team: str) -> str:
    return " + ".join(seat_title(words, label) for label in team.split(" + "))


def columns(rows: Sequence[Sequence[str]], screen: Screen) -> None:
    """Print a table. The first row is the header; text is aligned left, numbers right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    left = [not all(is_number_cell(row[i]) for row in rows[1:]) for i in range(len(rows[0]))]
    left[0] = True
    for number, row in enumerate(rows):
        cells = [
            text.ljust(w) if to_left else text.rjust(w) for text, w, to_left in zip(row, widths, left, strict=True)
        ]
        screen.write(screen.paint("  ".join(cells).rstrip(), "dim" if number == 0 else ""))
    screen.write("")


def is_number_cell(text: str) -> bool:
    """Whether a cell is a number, possibly negative, or a dash."""
    return text == "-" or text.lstrip("-")[:1].isdigit()
