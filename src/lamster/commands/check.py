"""`lamster check`: runs the conformance battery on one game or on all games."""

import argparse
from pathlib import Path
from typing import Any

from lamster.commands.progress import ProgressBar
from lamster.games import load, metas
from lamster.kernel.conform import CHECKS, Finding, battery
from lamster.kernel.conform.finality import caution
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Game
from lamster.screen import Screen
from lamster.text import Words

CHECKS_ONCE = ("perft counts", "golden records")
"""The checks that the battery runs once a game instead of once a setting."""
MOST_VERBS = 12
"""How many verbs with needless marks are listed."""


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.effort <= 0:
        raise Refusal(f"--effort must be more than 0, not {args.effort:g}")
    records = None if args.records is None else Path(args.records)
    if records is not None and not records.is_dir():
        raise Refusal(f"--records must be a folder of records, and {args.records} is none")
    games = [load(args.game)] if args.game else [load(name) for name in metas()]
    words = Words(args.language)
    findings = [finding for game in games for finding in check_game(game, args, records, words, screen)]
    return 1 if findings else 0


def check_game(
    game: Game[Any], args: argparse.Namespace, records: Path | None, words: Words, screen: Screen
) -> list[Finding]:
    """Run the battery and print one line for each check, with its findings."""
    bar = ProgressBar()
    findings = battery(game, records, bar.show, args.effort, args.seed)
    bar.clear()
    for name in (*CHECKS, *CHECKS_ONCE):
        wrong = [finding for finding in findings if finding.check == name]
        verdict = words.message("check-failed") if wrong else words.message("check-ok")
        screen.write(f"{game.meta.name}: {name}: {screen.paint(verdict, 'red' if wrong else 'good')}")
        for finding in wrong:
            screen.paragraph(": ".join(part for part in (finding.where, finding.what) if part), indent="    ")
    show_caution(game, args, words, screen)
    return findings


def show_caution(game: Game[Any], args: argparse.Namespace, words: Words, screen: Screen) -> None:
    """Print how many options are marked as final, how many of them without need, and their most frequent verbs."""
    counted = caution(game, args.effort, args.seed)
    needless = counted.needless.total()
    percent = str(round(100 * needless / max(1, counted.final)))
    figures = {"options": str(counted.options), "final": str(counted.final), "needless": str(needless)}
    screen.write(f"{game.meta.name}: {words.message('check-final', percent=percent, **figures)}")
    if needless:
        often = counted.needless.most_common(MOST_VERBS)
        screen.paragraph(", ".join(f"{verb} {number}" for verb, number in often), indent="    ")
