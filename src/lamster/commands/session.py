"""A game at the terminal: prints the state, reads the player's lines, and lets the bots play."""

import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from lamster import bots
from lamster.commands.common import is_number, paragraphs, seat_title, shown_names
from lamster.commands.forms import Clock, Forms
from lamster.commands.game_end import print_end
from lamster.commands.listing import Pile, list_options, list_piles
from lamster.commands.record_file import RecordFile
from lamster.kernel.chance import derive
from lamster.kernel.decision import Decision, Refusal
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.kernel.record import BOT
from lamster.screen import Screen
from lamster.text import Words

MAX_LOG_PARAGRAPHS = 40


class Leave(Exception):
    """The player leaves; `code` is the exit code."""

    def __init__(self, code: int) -> None:
        self.code = code


def terminal_of(game: Game[Any]) -> ModuleType:
    """The terminal module of this game."""
    return import_module(f"{game.package}.terminal")


def no_piles(_view: object, _words: Words) -> list[Pile]:
    """The default of `discards` for games without open piles."""
    return []


class Session:
    """A game with one person at seat `me` and bots at the others."""

    def __init__(
        self,
        match: Match,
        players: list[str],
        me: int,
        language: str,
        headers: dict[str, str],
        path: Path,
        screen: Screen,
        clock: Clock = time.monotonic,
    ) -> None:
        self.match = match
        self.game = match.game
        self.me = me
        self.screen = screen
        self.words = Words.of(language, match.game, you=me)
        self.labels = match.game.seat_names(match.state.seats)
        self.words.players = tuple(shown_names(players, self.labels, self.words))
        self.terminal = terminal_of(match.game)
        seed = match.dice.seed if match.dice is not None else b""
        self.rng = Random(derive(seed, "worlds"))
        self.bots = {
            seat: bots.make(name.removeprefix(BOT), match.game, derive(seed, "bot", seat))
            for seat, name in enumerate(players)
            if name.startswith(BOT)
        }
        self.forms = Forms(self, clock)
        self.record_file = RecordFile(match, screen, self.words, headers, path)
        self.drawn = ""
        self.log: list[str] = []
        self.commands: dict[str, Callable[[Decision, str], bool]] = {
            "?": self.help,
            "help": self.help,
            "why": self.why,
            "hint": self.hint,
            "rules": self.rules,
            "undo": self.undo,
            "log": self.print_log,
            "board": self.board,
            "discards": self.discards,
            "save": self.save_as,
            "quit": self.quit,
        }

    def say(self, message: str, style: str = "", /, **arguments: object) -> None:
        self.screen.paragraph(self.words.message(message, **arguments), style)

    # The game.

    def play(self) -> int:
        """Play to the end of the game or until the player leaves, and save the record. Returns the exit code."""
        try:
            self.welcome()
            while self.match.outcome is None:
                self.turn()
            self.print_events()
            print_end(self)
        except Leave as leave:
            self.record_file.save()
            return leave.code
        except KeyboardInterrupt:
            self.screen.write("")
            self.record_file.save()
            raise
        return 0

    def welcome(self) -> None:
        self.screen.write(self.screen.paint(self.words.message("game-title"), "strong"))
        self.screen.paragraph(self.words.message("game-tagline"), "dim")
        if promise := self.record_file.headers.get("Commit-table"):
            self.say("play-commitment", "dim", commitment=promise[:16])
        self.say("play-help-hint", "dim")
        if not is_number(self.labels[self.me]):
            self.say("play-role", "strong", role=seat_title(self.words, self.labels[self.me]))

    def turn(self) -> None:
        """Let a bot play, or ask the player. A form that all fill in at once is asked of the player before the bots."""
        mine = self.game.decision(self.match.state, self.me)
        theirs = next((asked for asked in self.match.state.open if asked.seat in self.bots), None)
        if theirs is not None and (mine is None or mine.form is None):
            self.bot_plays(theirs)
        elif mine is not None:
            self.play_mine(mine)
        else:
            raise AssertionError("no seat has a decision, but the game is not over")

    def play_mine(self, decision: Decision) -> None:
        self.print_events()
        if decision.form is not None:
            self.forms.ask(decision)
        else:
            self.draw(decision)
            self.ask(decision)
        while not self.read(decision):
            pass

    def bot_plays(self, decision: Decision) -> None:
        """Let a bot play. It gets a world that is consistent with what its seat knows, not the true state."""
        seat = decision.seat
        player, count = self.words.in_sentence(seat), self.words.number([seat])
        thinking = self.words.with_capital(self.words.message("play-thinking", player=player, count=count))
        if self.screen.colour:
            self.screen.out.write(self.screen.encodable(f"\r{thinking}\x1b[K"))
            self.screen.out.flush()
        code = self.choice(decision)
        if self.screen.colour:
            self.screen.out.write("\r\x1b[K")
        self.match.act(decision.seat, code)

    def choice(self, decision: Decision) -> str:
        return self.bots[decision.seat].choose(self.world(decision.seat), decision).code

    def world(self, seat: int) -> Any:
        return self.game.resample(self.match.state, seat, self.rng)

    def view(self) -> Any:
        return self.game.view(self.match.state, self.me)

    def has_acted_last(self) -> bool:
        """Whether the last action of a seat, not counting chance, was the player's."""
        seats = [entry.seat for entry in self.match.log if entry.seat >= 0]
        return bool(seats) and seats[-1] == self.me

    # Output.

    def print_events(self) -> None:
        """Print the events since the last call."""
        events, self.match.events = self.match.events, []
        news = paragraphs(self.words, [event.data(self.me) for event in events])
        self.log += news
        if news:
            self.screen.write("")
        for text in news:
            self.screen.paragraph(text, indent="  ", first="")

    def draw(self, decision: Decision) -> None:
        """Print the board, unless it looks the same as last time."""
        lit = {code.partition(":")[2] for code in decision.codes}
        drawn = self.terminal.draw(self.view(), self.words, self.screen.colour, self.screen.width, lit)
        if drawn != self.drawn:
            self.screen.write("\n" + drawn)
        self.drawn = drawn

    def ask(self, decision: Decision) -> None:
        """Print the question and its options."""
        self.screen.write("\n" + self.screen.paint(self.words.question(decision.kind), "strong"))
        codes = decision.in_reading_order()
        labels = [self.words.option(code) for code in codes]
        notes = [self.note(code) for code in codes]
        rules = [self.game.rule_of(self.match.state, decision, code) for code in codes]
        list_options(self.screen, labels, notes, rules)

    def note(self, code: str) -> str:
        text: str = self.terminal.note(self.view(), self.words, code, self.match.state.options)
        return text

    # Input.

    def read_line(self, prompt: str) -> str:
        """Read a line from the player. At the end of the input the player leaves."""
        try:
            line = input(self.screen.encodable(prompt)).strip()
        except EOFError:
            self.screen.write("")
            raise Leave(0) from None
        if not sys.stdin.isatty():
            self.screen.write(line)
        return line

    def read(self, decision: Decision) -> bool:
        """Read and execute one line. True if it changed the game."""
        typed = self.read_line("> ")
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        try:
            if word.lower() in self.commands:
                return self.commands[word.lower()](decision, rest.strip())
            if decision.form is not None:
                return self.forms.answer(decision, typed)
            return bool(typed) and self.answer(decision, typed)
        except Refusal as refusal:
            self.screen.paragraph(refusal.text(), "accent")
            return False

    def answer(self, decision: Decision, typed: str) -> bool:
        """Play what was typed: a number, a code, or the beginning of exactly one code or argument."""
        code = self.code_meant(decision, typed)
        if not decision.accepts(code):
            self.print_refusal(decision, code)
            return False
        if not self.is_confirmed(code):
            return False
        self.match.act(self.me, code)
        return True

    def is_confirmed(self, code: str) -> bool:
        """Ask for confirmation if the game warns of this code."""
        warning = self.game.warning(self.match.state, self.me, code)
        told = {"option": self.words.option(code), "warning": self.words.message(warning) if warning else ""}
        return not warning or self.says_yes(self.words.message("play-confirm", **told))

    def says_yes(self, question: str) -> bool:
        return self.read_line(question + " ").lower() in self.words.message("play-yes").split()

    def code_meant(self, decision: Decision, typed: str) -> str:
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(decision.codes):
                raise Refusal(self.words.message("play-no-number", number=typed, last=len(decision.codes)))
            return decision.in_reading_order()[int(typed) - 1]
        if typed in decision.codes:
            return typed
        wanted = typed.lower()
        meant = [
            code
            for code in decision.codes
            if code.lower().startswith(wanted) or code.lower().partition(":")[2].startswith(wanted)
        ]
        # An exact argument goes before a prefix: 1,1 is also the beginning of 1,10.
        exact = [code for code in meant if wanted in (code.lower(), code.lower().partition(":")[2])]
        return exact[0] if len(exact) == 1 else meant[0] if len(meant) == 1 else typed

    def print_refusal(self, decision: Decision, code: str) -> None:
        """Print why a code cannot be played: the rule that forbids it, or that it is unknown."""
        refusal = self.game.refuse(self.match.state, self.me, code)
        verb = code.partition(":")[0]
        if refusal is None or verb not in self.words.lexicon.verbs:
            self.say("play-unknown", "accent", typed=code, last=len(decision.codes))
            return
        self.say("play-refused", "accent", code=code)
        self.print_rule(refusal.rule)

    def print_rule(self, rule: str) -> None:
        if self.words.has(f"rule-{rule}"):
            self.screen.paragraph(
                f"{rule} {self.words.rule_title(rule)}: {self.words.rule(rule)}", indent="  ", first=""
            )

    # Commands. Each returns whether the question must be asked again.

    def help(self, decision: Decision, typed: str) -> bool:
        if typed:
            return self.why(decision, typed)
        for line in self.words.message("play-help").splitlines():
            self.screen.write(line)
        if codes := " ".join(decision.in_reading_order()):
            self.screen.paragraph(self.words.message("play-codes", codes=codes), "dim", indent="  ", first="")
        return False

    def why(self, decision: Decision, typed: str) -> bool:
        """Print the rule of an option, or the rule that forbids it."""
        if not typed:
            self.print_rule(decision.rule)
            return False
        code = self.code_meant(decision, typed)
        if code in decision.codes:
            self.print_rule(self.game.rule_of(self.match.state, decision, code))
        else:
            self.print_refusal(decision, code)
        return False

    def hint(self, decision: Decision, _: str) -> bool:
        """Print what the rules of thumb would do, and why; not for timed forms."""
        if decision.form is not None:
            self.say("play-no-hint", "accent")
            return False
        thumb = bots.make("thumb", self.game, derive(b"hint", len(self.match.log)))
        choice = thumb.choose(self.world(self.me), decision)
        number = decision.in_reading_order().index(choice.code) + 1 if choice.code in decision.codes else 0
        self.say("play-hint", "good", number=number, option=self.words.option(choice.code))
        if choice.why is not None:
            self.screen.paragraph(self.words.reason(choice.code, choice.why), indent="  ")
        return False

    def rules(self, decision: Decision, typed: str) -> bool:
        if typed:
            from lamster.commands.rules import find_rules, show_rule

            hits = find_rules(self.words, self.game.meta, typed.split())
            for rule in hits:
                show_rule(self.words, self.screen, rule)
            if not hits:
                self.say("rules-none", words=typed)
        else:
            self.print_rule(decision.rule)
        return False

    def undo(self, decision: Decision, _: str) -> bool:
        """Undo the player's last action, unless another seat has acted or a card or die was drawn since."""
        kept = self.match.kept
        if self.game.meta.real_time:
            self.say("play-no-undo-timed", "accent")
            return False
        if not kept or self.match.log[kept[-1]].seat != self.me:
            self.say("play-no-undo", "accent")
            return False
        self.match.table(f"undo:{kept[-1]}")
        self.match.events = []
        self.say("play-undone")
        return True

    def print_log(self, decision: Decision, _: str) -> bool:
        for text in self.log[-MAX_LOG_PARAGRAPHS:]:
            self.screen.paragraph(text, indent="  ", first="")
        return False

    def board(self, decision: Decision, _: str) -> bool:
        self.drawn = ""
        return True

    def discards(self, decision: Decision, _: str) -> bool:
        """Print the open piles, as the game's terminal module returns them."""
        piles = getattr(self.terminal, "discards", no_piles)(self.view(), self.words)
        if not piles:
            self.say("play-no-discards")
        list_piles(self.screen, piles, self.words.message("play-empty-pile"))
        return False

    def save_as(self, decision: Decision, typed: str) -> bool:
        if not typed:
            raise Refusal(self.words.message("play-save-where"))
        self.record_file.write(Path(typed))
        return False

    def quit(self, decision: Decision, _: str) -> bool:
        if self.says_yes(self.words.message("play-quit")):
            raise Leave(0)
        return False
