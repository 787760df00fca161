"""`lamster replay` prints a recorded game; `lamster verify` checks records."""

import argparse
import sys
from typing import Any

from lamster.commands.common import players_of, record_in, sentences, shown_names, unmasked_data
from lamster.commands.session import terminal_of
from lamster.games import load
from lamster.kernel.chance import Dice
from lamster.kernel.decision import Refusal
from lamster.kernel.match import Match
from lamster.kernel.record import Line, Record, replay, replay_line, verify
from lamster.screen import Screen
from lamster.text import Words


def run(args: argparse.Namespace, screen: Screen) -> int:
    return verify_all(args, screen) if args.command == "verify" else Replay(args, screen).run()


def verify_all(args: argparse.Namespace, screen: Screen) -> int:
    """Print one line for each record. A failure names the first wrong line."""
    words = Words(args.language)
    failed = False
    for path in args.files:
        try:
            record = record_in(path)
            screen.write(f"{path}: {verify(load(record.header('Game')), record)}")
        except Refusal as refusal:
            failed = True
            screen.write(f"{path}: {words.message('verify-failed')}: {refusal.text()}")
        except OSError as problem:
            failed = True
            screen.write(f"{path}: {words.message('verify-failed')}: {problem.strerror}")
    return 1 if failed else 0


class Replay:
    """Prints a record ply by ply."""

    def __init__(self, args: argparse.Namespace, screen: Screen) -> None:
        self.args = args
        self.screen = screen
        self.record = record_in(args.file)
        self.words = Words(args.language)

    def run(self) -> int:
        """Returns exit code 1 if the record is not valid."""
        try:
            match = self.begin()
        except Refusal as refusal:
            print(f"lamster: {self.args.file}: {refusal.text()}", file=sys.stderr)
            return 1
        return self.print_plies(match)

    def begin(self) -> Match:
        """The match before the first ply. Raises a Refusal if the record cannot be replayed."""
        record = self.record
        if record.partial:
            raise Refusal(
                f"this is the copy of {record.headers['Seen-by']}, made during play: what that seat did not see is "
                "masked, so it cannot be played again; take the whole record, which is open after the game"
            )
        game = load(record.header("Game"))
        match = replay(game, record, 0)
        labels = game.seat_names(match.state.seats)
        self.words = Words.of(self.args.language, game)
        self.words.players = tuple(shown_names(players_of(record, labels), labels, self.words))
        self.check_seat(match)
        return match

    def check_seat(self, match: Match) -> None:
        if self.args.seat is not None and not 1 <= self.args.seat <= match.state.seats:
            raise Refusal(f"--seat must be from 1 to {match.state.seats}, not {self.args.seat}")

    def print_plies(self, match: Match) -> int:
        record = self.record
        dice = Dice(record.bytes("Seed")) if "Seed" in record.headers else None
        last = len(record.lines) - 1 if self.args.end is None else self.args.end
        round_ = match.state.round
        for ply, line in enumerate(record.lines[: last + 1]):
            match.events = []
            try:
                replay_line(match, line, dice)
            except Refusal as refusal:
                print(f"lamster: {self.args.file}: line {line.number}: {line.code}: {refusal.text()}", file=sys.stderr)
                return 1
            if ply >= self.args.start:
                self.print_ply(match, ply, line)
                if self.args.board and (match.state.round != round_ or match.outcome):
                    self.draw(match)
                if self.args.step and not self.wants_next():
                    return 0
            round_ = match.state.round
        self.print_result(match, record)
        return 0

    def print_ply(self, match: Match, ply: int, line: Line) -> None:
        """Print the number of the ply and its events."""
        if line.seat == "table":
            texts = [self.words.message("replay-table", code=line.code)]
        else:
            texts = sentences(self.words, [self.event_data(event) for event in match.events])
        if texts:
            self.screen.paragraph(" ".join(texts), indent="      ", first=f"{ply:>4}  ")

    def event_data(self, event: Any) -> dict[str, Any]:
        data: dict[str, Any] = unmasked_data(event) if self.args.seat is None else event.data(self.args.seat - 1)
        return data

    def draw(self, match: Match) -> None:
        seat = None if self.args.seat is None else self.args.seat - 1
        terminal = terminal_of(match.game)
        view = match.game.view(match.state, seat)
        self.screen.write("\n" + terminal.draw(view, self.words, self.screen.colour, self.screen.width) + "\n")

    def wants_next(self) -> bool:
        """Wait for Enter. False after `q` or at the end of the input."""
        try:
            return input(self.screen.encodable(self.words.message("replay-step") + " ")).strip().lower() != "q"
        except EOFError:
            self.screen.write("")
            return False

    def print_result(self, match: Match, record: Record) -> None:
        outcome, rounds = match.outcome, match.state.round
        if outcome is None:
            told = self.words.message("replay-open")
        elif not outcome.winners:
            told = self.words.message("replay-nobody", rule=outcome.rule, rounds=rounds)
        else:
            winners = self.words.listed([self.words.player(seat) for seat in outcome.winners])
            count = len(outcome.winners)
            told = self.words.message("replay-won", winners=winners, count=count, rule=outcome.rule, rounds=rounds)
        self.screen.paragraph(told, "strong")
